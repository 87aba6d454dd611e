"""Thousands of attacks on what the player has saved; run them with `python3 build.py torture`."""
