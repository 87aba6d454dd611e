"""A text for the player, as a value: the name of a message and its arguments, not yet in any language.

The engine and the page make such values; `engine.words.language` puts them into the words of a language. So two
sayings are equal exactly if message and arguments are equal, and no code joins pieces of text to a sentence.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias, Union

Argument: TypeAlias = Union[int, str, "Saying", tuple["Saying", ...]]


class Saying(NamedTuple):
    """A message with its arguments, such as "only-on-card" with the cards wanted and the card that lies there."""

    name: str  # the name of the message
    arguments: tuple[tuple[str, Argument], ...] = ()  # (name, value) of each argument, sorted by name

    def __bool__(self) -> bool:
        return True  # even without arguments, so that `if saying` only tests for None

    def __str__(self) -> str:
        """Raise TypeError: only a language may turn a saying into text, so no f-string can do it by mistake."""
        raise TypeError(f"{self.name} has to be put into words by a language")


class ReasonError(Exception):
    """Raised when something cannot be done; `reason` tells the player why."""

    def __init__(self, reason: Saying) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return self.reason.name


def say(name: str, /, **arguments: int | str | Saying | Sequence[Saying]) -> Saying:
    """Return the saying with this message and these arguments; an argument may be a sequence, such as of cards."""
    return Saying(name, tuple(sorted((key, _fixed(value)) for key, value in arguments.items())))


def _fixed(value: int | str | Saying | Sequence[Saying]) -> Argument:
    return value if isinstance(value, (int, str, Saying)) else tuple(value)


def joined(parts: Sequence[Saying]) -> Saying | None:
    """Return one saying that lists parts of a sentence, such as all that a move did; None without parts."""
    if len(parts) > 1:
        return say("clauses", parts=parts)
    return parts[0] if parts else None
