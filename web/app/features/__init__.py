"""The features of the page, a folder each; see README.md."""
