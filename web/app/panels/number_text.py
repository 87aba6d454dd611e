"""Formats numbers for the statistics."""

from app.view.words import words
from engine.core.saying import Saying, say


def percentage(part: int, whole: int) -> str:
    """Return `part` as a percentage of `whole`, rounded to a whole number, such as "33%". `whole` must not be 0.

    "0%" and "100%" mean exactly none and all; values close to them give "under 1%" and "over 99%".
    """
    per_cent = round(100 * part / whole)
    if part and per_cent == 0:
        return words("per-cent-under-one")
    if part < whole and per_cent == 100:
        return words("per-cent-over-99")
    return words("per-cent", number=per_cent)


def number(value: float) -> str:
    """Return a number with at most one decimal place: "118", "118.5", "−40" (with a minus sign, not a hyphen)."""
    whole, _, tenths = f"{value:.1f}".replace("-", "\u2212").partition(".")
    return whole if tenths == "0" else words("number-with-tenths", whole=whole, tenths=tenths)


def decimal(value: float) -> Saying | int:
    """Return a number such as 1 or 1.5 for use in a message, with the decimal sign of the language."""
    whole, _, rest = f"{value:g}".partition(".")
    return say("number-with-tenths", whole=whole, tenths=rest) if rest else int(whole)


def ordinal(count: int, noun: str) -> Saying:
    """Return an ordinal number, such as "1st", "12th" or "23rd"; `noun` is what is counted, such as "day"."""
    like = 4 if count % 100 in (11, 12, 13) else count % 10
    return say("ordinal", number=count, like=like, noun=noun)


def size(count: float) -> str:
    """Return a number of bytes in words that are easy to compare: "under 1 kB", "12 kB", "3.4 MB", "120 GB"."""
    if count < 1000:
        return words("size-under-1-kb")
    value, units = count / 1000, ["size-kb", "size-mb", "size-gb"]
    while value >= 999.5 and len(units) > 1:
        value /= 1000
        del units[0]
    shown = number(value) if value < 9.95 and units[0] != "size-kb" else str(round(value))
    return words(units[0], number=shown)
