"""The feature `link`; see `feature.py`."""
