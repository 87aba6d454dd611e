"""Bridge Solitaire studied with all cards known: the most tricks of a hand, and the best contract."""
