"""The feature `last_announcements`; see `feature.py`."""
