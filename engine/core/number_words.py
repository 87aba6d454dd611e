"""Numbers and pile titles as words for sentences."""

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
    """Return a number as a word up to twelve and as digits from 13 on; 0 is "no"."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def counted(count: int, thing: str) -> str:
    """Return a number of things in words, such as "no cards", "one free cell" or "13 clubs".

    `thing` is the singular; its plural must end in -s.
    """
    return f"{spelled(count)} {thing}" if count == 1 else f"{spelled(count)} {thing}s"


def the(title: str) -> str:
    """Return a pile's title with "the" in front, unless the title has a number: "the waste", but "column 2"."""
    return title if any(map(str.isdigit, title)) else f"the {title}"
