"""The feature `help`; see `feature.py`."""
