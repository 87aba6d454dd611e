"""The feature `record`; see `feature.py`."""
