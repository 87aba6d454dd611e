"""The feature `settings`; see `feature.py`."""
