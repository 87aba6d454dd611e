"""The feature `find`; see `feature.py`."""
