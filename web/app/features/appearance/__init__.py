"""The feature `appearance`; see `feature.py`."""
