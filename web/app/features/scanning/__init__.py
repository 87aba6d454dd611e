"""The feature `scanning`; see `feature.py`."""
