"""Prepares text that a player types, so that it can be compared with words of the language."""

import unicodedata

# Letters that NFKD does not split, and apostrophes that keyboards do not have
_TYPED = str.maketrans({"œ": "oe", "æ": "ae", "ł": "l", "ø": "o", "’": "'", "‘": "'", "ʼ": "'"})


def plain(text: str) -> str:
    """Return a text as people type it: lower case, plain apostrophes, no accents and no Hebrew points."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in parts if not unicodedata.combining(each)).translate(_TYPED)
