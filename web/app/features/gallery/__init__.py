"""The feature `gallery`; see `feature.py`."""
