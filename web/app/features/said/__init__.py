"""The feature `said`; see `feature.py`."""
