"""The feature `pause`; see `feature.py`."""
