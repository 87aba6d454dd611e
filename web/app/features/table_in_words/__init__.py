"""The feature `table_in_words`; see `feature.py`."""
