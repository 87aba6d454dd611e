"""The feature `review`; see `feature.py`."""
