"""The settings a player can choose, and the values each of them may have."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, NamedTuple, get_args, get_type_hints

from app.words.known import LANGUAGES

# The types list the allowed values: mypy checks the code against them, and `allowed` reads them at run time. The
# page offers the values in this order.
Theme = Literal["felt", "night", "day", "claret", "ocean", "walnut", "auto"]
Back = Literal["lattice", "spine", "fans", "rose", "pips", "night"]
Face = Literal["emblems", "courts", "large", "jumbo"]
Ink = Literal["usual", "black", "red", "blue", "green", "purple", "brown"]  # "usual": as `four_colours` says
Pace = Literal["slow", "steady", "fast"]
Motion = Literal["slow", "normal", "quick"]
Volume = Literal["quiet", "medium", "loud"]
DealFilter = Literal["any", "winnable", "easy", "middling", "hard"]
StockPlace = Literal["thumb", "left", "right", "top"]
KlondikeScore = Literal["home", "standard", "vegas"]
SpiderScore = Literal["home", "500"]
VerdictWish = Literal["always", "lost", "never"]
Advice = Literal["all", "seen"]
Tap = Literal["moves", "chooses"]
Scanning = Literal["off", "slow", "steady", "quick", "fast"]
Dwell = Literal["off", "long", "medium", "short"]
CardSize = Literal["1", "1.5", "2", "3"]  # a factor; at 1 the whole table is visible

UNSPOKEN = ("en-XA", "ar-XB")  # for tests: longer texts, and texts from right to left; not offered on the page

SUITS = ("spades", "hearts", "diamonds", "clubs")  # the settings for the colour of one suit
CARD_SIZES = tuple(map(float, get_args(CardSize)))


class Settings(NamedTuple):
    """The player's settings. The defaults apply at the first visit.

    The names of the messages for a setting and its values follow from its name: see `app.panels.setting_choices`.
    """

    language: str = "auto"  # a code of `LANGUAGES`; "auto" follows the browser
    national_index: bool = False  # the cards have the letters of the language, if it has its own
    theme: Theme = "auto"  # the colours of the table and the page; "auto" follows the device
    back: Back = "lattice"
    # "courts": pictures and rows of pips, as on a classic pack; "jumbo": only a very large rank and suit
    face: Face = "emblems"
    four_colours: bool = False  # clubs and diamonds in colours of their own
    patterned: bool = False  # the suits differ by a pattern as well
    clubs: Ink = "usual"
    diamonds: Ink = "usual"
    hearts: Ink = "usual"
    spades: Ink = "usual"
    card_size: CardSize = "1"
    tap: Tap = "moves"  # what a tap on a card does: play its best move, or choose it
    lists: bool = False  # a press on a fan opens a list of its cards
    show_time: bool = True
    show_score: bool = True
    left_handed: bool = False  # mirror the layout
    # where the stock is; "thumb": at the bottom on an upright phone, otherwise where the layout has it
    stock: StockPlace = "thumb"
    letters: bool = True  # single letters work as keys
    scanning: Scanning = "off"  # how fast a frame moves from place to place, for playing with one switch
    dwell: Dwell = "off"  # how long the pointer must rest on a place to press it
    calm: bool = False  # no animations, whatever the device prefers
    motion: Motion = "normal"  # how fast the cards move
    sound: bool = False
    volume: Volume = "medium"  # of the sounds
    vibration: bool = False  # vibrate briefly for each card that is placed and for each refusal
    safe_home: bool = False  # move cards to the foundations automatically if no other card needs them
    pace: Pace = "steady"  # how fast moves that are played automatically follow each other
    gallery_first: bool = False  # start with the gallery instead of the last game
    deals: DealFilter = (
        "winnable"  # which deals are picked at random; the last three are the levels of the deal index
    )
    klondike_score: KlondikeScore = "home"  # the score that is shown; "home" counts the cards home
    spider_score: SpiderScore = "home"
    verdict: VerdictWish = "always"  # when to say whether the game can be won; "lost": only when it cannot
    advice: Advice = "all"  # which cards hints and verdicts know: all, or only those that the player has seen


_NAMES = frozenset(Settings._fields)


def allowed(name: str) -> tuple[bool | str, ...]:
    """Return every value that the setting of this name may have.

    Raises:
        KeyError: there is no such setting.
    """
    if name == "language":
        return ("auto", *dict.fromkeys((*LANGUAGES, *UNSPOKEN)))
    return _allowed_by_type(name)


@cache
def _allowed_by_type(name: str) -> tuple[bool | str, ...]:
    kind = get_type_hints(Settings)[name]
    return (False, True) if kind is bool else get_args(kind)


def is_switch(name: str) -> bool:
    """Return whether the setting of this name is on or off."""
    return allowed(name) == (False, True)


def is_allowed(name: str, value: Any) -> bool:
    """Return whether there is a setting of this name that may have this value."""
    # the types are compared, too, because 1 == True in Python, but they are different values in JSON
    return name in Settings._fields and any(type(value) is type(each) and value == each for each in allowed(name))


def written(value: bool | str) -> str:
    """Return a value of a setting as commands write it: "on" or "off" for a bool, otherwise the value itself."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else value


def value_of(name: str, text: str) -> bool | str:
    """Return the value that a command writes as `text`; the text itself if the setting has no such value."""
    return next((value for value in allowed(name) if written(value) == text), text) if name in _NAMES else text


def changed(settings: Settings, name: str, value: Any) -> Settings:
    """Return the settings with a new value for the one of this name; unchanged if the value is not allowed."""
    return settings._replace(**{name: value}) if is_allowed(name, value) else settings


def read_settings(found: Mapping[str, Any]) -> Settings:
    """Return the settings from saved values, given by name.

    Each setting whose value is missing or not allowed gets its default.
    """
    return Settings(**{name: value for name, value in found.items() if is_allowed(name, value)})
