"""The feature `report`; see `feature.py`."""
