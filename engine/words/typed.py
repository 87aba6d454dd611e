"""Prepares text that a player types, so that it can be compared with words of the language."""

import unicodedata

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ł": "l", "ø": "o"})  # NFKD does not split these


def plain(text: str) -> str:
    """Return a text as people type it: in lower case, without accents and without the points of Hebrew."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in parts if not unicodedata.combining(each)).translate(_LIGATURES)
