"""The feature `data`; see `feature.py`."""
