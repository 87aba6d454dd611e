"""Numbers and pile titles as words for sentences."""

from collections.abc import Sequence

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


def listed(titles: Sequence[str]) -> str:
    """Return the titles of piles as a list.

    Three or more with numbers in a row are put together, as in "columns 1 to 4, waste".
    """
    rows: list[list[str]] = []
    for title in titles:
        if rows and _follows(rows[-1][-1], title):
            rows[-1].append(title)
        else:
            rows.append([title])
    return ", ".join(_row(row) if len(row) > 2 else ", ".join(row) for row in rows)


def _follows(title: str, other: str) -> bool:
    """Return whether the second title has the number after that of the first, as "column 3" after "column 2"."""
    (thing, _, number), (other_thing, _, other_number) = title.rpartition(" "), other.rpartition(" ")
    has_numbers = number.isdigit() and other_number.isdigit() and not any(map(str.isdigit, thing))
    return has_numbers and thing == other_thing and int(other_number) == int(number) + 1


def _row(titles: Sequence[str]) -> str:
    thing, _, first = titles[0].rpartition(" ")
    return f"{thing}s {first} to {titles[-1].rpartition(' ')[2]}"
