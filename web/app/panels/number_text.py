"""Numbers in words and figures, as the statistics write them."""


def percentage(part: int, whole: int) -> str:
    """Return a part in whole per cent, never rounded to nothing or to all: "33%", "under 1%", "over 99%"."""
    per_cent = round(100 * part / whole)
    if part and per_cent == 0:
        return "under 1%"
    if part < whole and per_cent == 100:
        return "over 99%"
    return f"{per_cent}%"


def number(value: float) -> str:
    """Return a number with at most one decimal: "118", "118.5", "−40"."""
    return f"{value:.1f}".removesuffix(".0").replace("-", "\u2212")


def ordinal(count: int) -> str:
    """Return a place in a row: "1st", "12th", "23rd"."""
    ending = "th" if count % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(count % 10, "th")
    return f"{count}{ending}"
