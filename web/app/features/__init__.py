"""The features of the page, such as the hints; each has a folder of its own. See README.md."""
