"""Shows the table in the document: draws and moves cards, reads pointer gestures, keeps the focus, shows calls."""
