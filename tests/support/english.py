"""Turns messages into English, for tests that compare what a player reads or hears."""

from app.words.english import LANGUAGE
from engine.core.saying import Argument, Saying, say


def english(saying: Saying | None, form: str = "") -> str:
    """Return a saying (a message with its arguments) in English, in one of its forms; "" for None."""
    return LANGUAGE.text(saying, form) if saying else ""


def message(name: str, **arguments: Argument) -> str:
    """Return the message `name` with these arguments in English."""
    return english(say(name, **arguments))
