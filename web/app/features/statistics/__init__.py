"""The feature `statistics`; see `feature.py`."""
