"""Puts what the page says into the player's language. No other module of the page makes text from sayings.

`words` is for a message that the page names itself. `text` is for a saying from the engine or the table. `marked`
is for a message with parts that are markup, such as a button inside a sentence.
"""

import re

from app.view.markup import Markup, joined
from app.words import english
from engine.core.cards import RANKS
from engine.core.game import Game
from engine.core.saying import Argument, Saying, say
from engine.games.rules_page import rules_page
from engine.words.language import Language, Messages, MissingMessageError

# Stands in a message for a part that is markup: the name of the part between two characters that no language uses.
_PLACE = re.compile("\ue000([a-z_]+)\ue001")
_USUAL, _NATIONAL = "rank-sign", "rank-sign-national"  # the messages with the signs of all ranks


class _Spoken:
    """The language of the page. There is only one page, so there is only one language."""

    language: Language = english.LANGUAGE


def speak(language: Language) -> None:
    """Set the language of everything that the page says from now on."""
    _Spoken.language = language


def speaks_english() -> bool:
    """Return whether the page speaks English."""
    return _Spoken.language.code == english.LANGUAGE.code


def has_national_letters() -> bool:
    """Return whether cards in the player's language have letters other than A, K, Q and J."""
    language = _Spoken.language
    unchanged = language._replace(messages=Messages(*language.messages.parts))
    signs = ([unchanged.text(say(name, rank=rank)) for rank in RANKS] for name in (_USUAL, _NATIONAL))
    return next(signs) != next(signs)


def write_ranks(*, nationally: bool) -> None:
    """Write all signs of cards, such as "Q♥", with the letters of the language, or with the usual ones."""
    messages = _Spoken.language.messages
    messages.pop(_USUAL, None)  # removes an earlier replacement; `Messages` reads the original again when needed
    if nationally and has_national_letters():
        messages[_USUAL] = messages[_NATIONAL]


def text(saying: Saying, form: str = "") -> str:
    """Return a saying in the player's language; `form` names a form of its message, such as "sign"."""
    return _Spoken.language.text(saying, form)


def form_or_nothing(saying: Saying, form: str) -> str:
    """Return a saying in a form that only some messages have; empty if its message does not have it."""
    try:
        return text(saying, form)
    except MissingMessageError:
        return ""


def forms(saying: Saying) -> list[str]:
    """Return a saying in the player's language in all forms that its message has there."""
    return _Spoken.language.forms(saying)


def words(name: str, /, **arguments: Argument) -> str:
    """Return a message of the page in the player's language. `name` is that of a message in `../words/en`."""
    return text(say(name, **arguments))


def first_weekday() -> int:
    """Return the weekday on which weeks begin in calendars: 0 for Monday to 6 for Sunday."""
    return int(words("first-weekday"))


def rules_text(game: Game) -> str:
    """Return the rules of a game, with their simple markup, in the player's language."""
    return rules_page(game, _Spoken.language)


def marked(name: str, /, **parts: Argument | Markup) -> Markup:
    """Return a message of which some arguments are markup; everything else in it is escaped."""
    markups = {key: part for key, part in parts.items() if isinstance(part, Markup)}
    places = {key: f"\ue000{key}\ue001" for key in markups}
    pieces = _PLACE.split(words(name, **(parts | places)))
    return joined(*(markups[piece] if number % 2 else piece for number, piece in enumerate(pieces)))
