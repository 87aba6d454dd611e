"""Formats numbers for the statistics."""


def percentage(part: int, whole: int) -> str:
    """Return `part` as a percentage of `whole`, rounded to a whole number, such as "33%". `whole` must not be 0.

    "0%" and "100%" mean exactly none and all; values close to them give "under 1%" and "over 99%".
    """
    per_cent = round(100 * part / whole)
    if part and per_cent == 0:
        return "under 1%"
    if part < whole and per_cent == 100:
        return "over 99%"
    return f"{per_cent}%"


def number(value: float) -> str:
    """Return a number with at most one decimal place: "118", "118.5", "−40" (with a minus sign, not a hyphen)."""
    return f"{value:.1f}".removesuffix(".0").replace("-", "\u2212")


def ordinal(count: int) -> str:
    """Return an ordinal number, such as "1st", "12th" or "23rd"."""
    ending = "th" if count % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(count % 10, "th")
    return f"{count}{ending}"


def size(count: float) -> str:
    """Return a number of bytes in words that are easy to compare: "under 1 kB", "12 kB", "3.4 MB", "120 GB"."""
    if count < 1000:
        return "under 1 kB"
    value, units = count / 1000, ["kB", "MB", "GB"]
    while value >= 999.5 and len(units) > 1:
        value /= 1000
        del units[0]
    return f"{number(value) if value < 9.95 and units[0] != 'kB' else round(value)} {units[0]}"
