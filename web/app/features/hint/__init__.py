"""The feature `hint`; see `feature.py`."""
