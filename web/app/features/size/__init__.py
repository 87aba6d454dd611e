"""The feature `size`; see `feature.py`."""
