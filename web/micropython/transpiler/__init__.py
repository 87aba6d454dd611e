"""Writes the sources anew, so that they do the same in MicroPython; see `transpile.py`."""
