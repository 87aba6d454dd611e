"""The feature `lesson`; see `feature.py`."""
