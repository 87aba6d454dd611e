"""The feature `daily`; see `feature.py`."""
