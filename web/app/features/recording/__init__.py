"""The feature `recording`; see `feature.py`."""
