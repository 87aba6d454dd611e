"""Replaces `unicodedata` by functions of the browser."""

import js  # type: ignore[import-not-found]


def normalize(form: str, letters: str) -> str:
    """Do what `unicodedata.normalize` does."""
    return str(js.String.new(letters).normalize(form))


def combining(letter: str) -> bool:
    """Return whether a character is a combining mark, such as an accent on the character before it."""
    return bool(js.RegExp.new("^\\p{M}$", "u").test(letter))
