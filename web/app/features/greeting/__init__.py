"""The feature `greeting`; see `feature.py`."""
