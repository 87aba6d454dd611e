"""The feature `dwell`; see `feature.py`."""
