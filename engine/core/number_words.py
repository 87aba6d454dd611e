"""Numbers as players say them."""

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
    """A number in words; thirteen and more as figures."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def counted(count: int, thing: str) -> str:
    """A number of things in words: "no cards", "one free cell", "13 clubs"."""
    return f"{spelled(count)} {thing}" if count == 1 else f"{spelled(count)} {thing}s"


def the(title: str) -> str:
    """A pile's title in a sentence: "the waste", but "column 2" and "3 o'clock"."""
    return title if any(map(str.isdigit, title)) else f"the {title}"
