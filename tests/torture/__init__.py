"""Attacks on what the player has kept, by the thousand; run with `python3 build.py torture`."""
