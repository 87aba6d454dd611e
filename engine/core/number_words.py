"""Numbers and pile titles in words."""

_NUMBERS = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


def spelled(count: int) -> str:
    """Return a number in words up to twelve, in figures from 13 on; 0 is "no"."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def counted(count: int, thing: str) -> str:
    """Return a number of things in words, such as "no cards", "one free cell" or "13 clubs"."""
    return f"{spelled(count)} {thing}" if count == 1 else f"{spelled(count)} {thing}s"


def the(title: str) -> str:
    """Return a pile's title as it stands in a sentence: "the waste", but "column 2" and "3 o'clock"."""
    return title if any(map(str.isdigit, title)) else f"the {title}"
