"""The feature `ending`; see `feature.py`."""
