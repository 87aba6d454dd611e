"""Change a text a little, as a bad disk, a bad copy or an attacker would."""

from collections.abc import Callable
from random import Random

_STRANGE = ("\0", "\ud800", "\u202e", "é", "字", "🂡", "\u0661", "²", "\n", "\\", '"', "'", "<", "&", "%")
_WORDS = (
    *("null", "true", "[]", "{}", "-1", "1e999", "NaN", "1e12", "0.5", '""', "9" * 30, "9" * 5000, "-0", "[" * 9),
    *(
        "[" * 20_000,
        '{"a":' * 9,
        '"]]]]]]]]"',
        "token" * 40,
        "@999999",
        "(((",
        ")",
        "....",
        "x99",
        "+",
        "v2/",
        "2147483648",
    ),
)


def _flipped(text: str, chance: Random) -> str:
    at = chance.randrange(len(text))
    return text[:at] + chr((ord(text[at]) ^ (1 << chance.randrange(8))) or 1) + text[at + 1 :]


def _cut(text: str, chance: Random) -> str:
    return text[: chance.randrange(len(text))]


def _without_a_part(text: str, chance: Random) -> str:
    start, end = _part(text, chance)
    return text[:start] + text[end:]


def _doubled(text: str, chance: Random) -> str:
    start, end = _part(text, chance)
    return text[:end] + text[start:]


def _exchanged(text: str, chance: Random) -> str:
    start, end = _part(text, chance)
    other, last = _part(text, chance)
    return text[:start] + text[other:last] + text[end:]


def _with_a_word(text: str, chance: Random) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(_WORDS) + text[at:]


def _with_a_strange_letter(text: str, chance: Random) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(_STRANGE) + text[at:]


def _with_another_value(text: str, chance: Random) -> str:
    """Replace a number, a name or a word of the text by one of `_WORDS`."""
    start = chance.randrange(len(text))
    end = start
    while end < len(text) and text[end].isalnum():
        end += 1
    return text[:start] + chance.choice(_WORDS) + text[max(end, start + 1) :]


def _with_other_digits(text: str, chance: Random) -> str:
    places = [at for at, letter in enumerate(text) if letter.isdigit()]
    if not places:
        return text
    at = chance.choice(places)
    return text[:at] + chance.choice("0123456789") + text[at + 1 :]


def _part(text: str, chance: Random) -> tuple[int, int]:
    """Return start and end of a random part of the text, mostly a short one."""
    start = chance.randrange(len(text))
    longest = chance.choice((2, 6, 40, len(text)))
    return start, min(len(text), start + chance.randint(1, longest))


_CHANGES: tuple[Callable[[str, Random], str], ...] = (
    *(_flipped, _cut, _without_a_part, _doubled, _exchanged, _with_a_word, _with_a_strange_letter),
    *(_with_another_value, _with_other_digits),
)


def mutated(text: str, chance: Random) -> str:
    """Return the text after one to four changes; never the same text."""
    before = text
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        text = chance.choice(_CHANGES)(text or " ", chance)
    return text if text != before else before + "."
