"""What the program has to say, as a value: the name of a message and its arguments, not yet in any language.

The engine and the page make such values; `engine.words.language` puts them into the words of a language. So two
sayings are equal exactly if they say the same about the same things, and nothing is glued into a sentence.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias, Union

Argument: TypeAlias = Union[int, str, "Saying", tuple["Saying", ...]]


class Saying(NamedTuple):
    """A message with its arguments, such as "goes-on" with the wanted card and the one that lies there."""

    name: str  # of a message
    arguments: tuple[tuple[str, Argument], ...] = ()  # by name, in the order of the names

    def __bool__(self) -> bool:
        return True  # a saying without arguments says something, too

    def __str__(self) -> str:
        """Raise TypeError: only a language makes a text of it, so it may not slip into one by itself."""
        raise TypeError(f"{self.name} has to be put into words by a language")


class ReasonError(Exception):
    """Something cannot be done, and why; `reason` is what the player is told."""

    def __init__(self, reason: Saying) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return self.reason.name


def say(name: str, /, **arguments: int | str | Saying | Sequence[Saying]) -> Saying:
    """Return the saying with this message and these arguments; a sequence is a list, such as of cards."""
    return Saying(name, tuple(sorted((key, _fixed(value)) for key, value in arguments.items())))


def _fixed(value: int | str | Saying | Sequence[Saying]) -> Argument:
    return value if isinstance(value, (int, str, Saying)) else tuple(value)


def joined(parts: Sequence[Saying]) -> Saying | None:
    """Return parts of a sentence one after the other, such as what a move did; None if there are none."""
    if len(parts) > 1:
        return say("clauses", parts=parts)
    return parts[0] if parts else None
