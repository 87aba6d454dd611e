"""The feature `speech`; see `feature.py`."""
