"""The games, a file each; `catalogue` lists them."""
