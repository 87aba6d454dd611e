"""The feature `news`; see `feature.py`."""
