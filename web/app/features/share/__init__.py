"""The feature `share`; see `feature.py`."""
