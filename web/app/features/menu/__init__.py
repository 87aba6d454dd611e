"""The feature `menu`; see `feature.py`."""
