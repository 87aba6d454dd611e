"""Bridge Solitaire; the game class and the rules page are in `game.py`."""
