"""The feature `backup`; see `feature.py`."""
