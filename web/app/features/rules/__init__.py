"""The feature `rules`; see `feature.py`."""
