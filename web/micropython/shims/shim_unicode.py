"""Unicode by the browser's own."""

import js  # type: ignore[import-not-found]


def normalize(form: str, letters: str) -> str:
    """Do what `unicodedata.normalize` does."""
    return str(js.String.new(letters).normalize(form))


def combining(letter: str) -> bool:
    """Return whether a letter is a mark on the one before."""
    return bool(js.RegExp.new("^\\p{M}$", "u").test(letter))
