"""Makes two pseudo languages from English. They show what a translation would break.

"en-XA" has longer words with accents. A word without accents on the page is not in a message; a text that is cut
off will also be cut off in German. "ar-XB" is written from right to left: an element that stays at the left side
is wrong. Android uses the same two codes. The page knows both languages, but does not offer them to players.
"""

import copy
import re
from collections.abc import Callable
from math import ceil

from fluent.syntax import ast

from make.messages import Source, parts

LONG, MIRRORED = "en-XA", "ar-XB"
_ACCENTS = str.maketrans(
    "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz",
    "ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀɱÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž",
)
_WORD = re.compile(r"[^\W\d_]+")
_LONGER = 0.4  # the letters to add, as a share of a word: a short text is that much longer in German
_RIGHT_TO_LEFT, _AS_BEFORE = "\u202e", "\u202c"


def accented(source: Source) -> Source:
    """Return the messages with accents, each word longer by two fifths."""
    return _changed(source, _accented)


def mirrored(source: Source) -> Source:
    """Return the messages with their pieces of text written from right to left."""
    return _changed(source, _mirrored)


def _accented(text: str) -> str:
    return _WORD.sub(lambda found: found[0].translate(_ACCENTS) + "~" * ceil(len(found[0]) * _LONGER), text)


def _mirrored(text: str) -> str:
    return f"{_RIGHT_TO_LEFT}{text}{_AS_BEFORE}" if any(map(str.isalpha, text)) else text


def _changed(source: Source, change: Callable[[str], str]) -> Source:
    patterns = copy.deepcopy(source.patterns)
    for pattern in patterns.values():
        for node in parts(pattern):
            if isinstance(node, ast.TextElement):
                node.value = change(node.value)
    return source._replace(patterns=patterns)
