"""Shows the table: draws and moves cards, reads pointer gestures, keeps the focus, shows calls such as bids."""
