"""Rewrites the sources so that they do the same in MicroPython as in CPython; see `transpile.py`."""
