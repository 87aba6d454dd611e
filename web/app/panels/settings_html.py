"""Builds the settings sheet, and the buttons that choose a value of a setting.

How the cards and the cloth look is chosen on a sheet of its own, see `appearance_html`.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple, get_args

from app.panels.panel import Panel, button
from app.state import scores
from app.state.settings import CardSize, Settings, allowed
from app.view.markup import NOTHING, Markup, element, joined

SWITCHES = {
    "lists": "Open fans as lists",
    "left_handed": "Left-handed",
    "sound": "Sound",
    "vibration": "Vibration, on devices that can",
    "safe_home": "Move safe cards home automatically",
    "show_time": "Show the time",
    "show_score": "Show the score",
    "calm": "Reduce motion",
    "letters": "Letter keys",
    "gallery_first": "Start with all games",
}
"""The words for the settings that are on or off."""

NOTES = {
    "lists": "A press on cards in a fan lists them as large buttons.",
    "safe_home": "A card is safe when no other card needs it any more.",
    "letters": "H for a hint, U for undo, and more. The menu lists them under Keys.",
    "scanning": "A frame goes from place to place by itself. A press anywhere, or any key, takes what it frames.",
    "dwell": "Where the pointer of a mouse rests, a line grows. When it is full, that place is pressed.",
    "card_size": "A table larger than its place moves with a finger on the cloth, or with the arrows beside it.",
}
"""What a setting does, where its words leave that open."""

CHOICES: dict[str, dict[Any, str]] = {
    "card_size": {size: f"\N{MULTIPLICATION SIGN}{size}" for size in get_args(CardSize)},
    "pace": {"slow": "Slow", "steady": "Steady", "fast": "Fast"},
    "stock": {"thumb": "At the thumb", "left": "Left", "right": "Right", "top": "Top"},
    "motion": {"slow": "Slow", "normal": "Normal", "quick": "Quick"},
    "volume": {"quiet": "Quiet", "medium": "Medium", "loud": "Loud"},
    "verdict": {"always": "Always", "lost": "Only if not", "never": "Never"},
    "tap": {"moves": "Moves it", "chooses": "Chooses it"},
    "scanning": {"off": "Off", "slow": "Slow", "steady": "Steady", "quick": "Quick", "fast": "Fast"},
    "dwell": {"off": "Off", "long": "Long", "medium": "Medium", "short": "Short"},
    "klondike_score": {"home": "Cards home", "standard": "Standard", "vegas": "Vegas"},
    "spider_score": {"home": "Cards home", "500": "500"},
    "deals": {"any": "Any", "winnable": "Winnable", "easy": "Easy", "middling": "Medium", "hard": "Hard"},
}
"""The words for the values of every other setting, apart from those of `appearance_html.CHOICES`."""

QUESTIONS = {
    "tap": "A tap on a card",
    "card_size": "Size of the cards",
    "stock": "Stock",
    "klondike_score": "Score of Klondike",
    "spider_score": "Score of Spider",
    "volume": "Volume of the sounds",
    "motion": "Speed of the cards",
    "pace": "Speed of automatic moves",
    "verdict": "Say whether the game can still be won",
    "scanning": "Play with one switch",
    "dwell": "Press by resting the pointer",
}
"""The words above the values of a setting on the sheet; the menu has the setting that is missing here."""


class Group(NamedTuple):
    """Settings that stand together on the sheet, by name; an empty title means no heading."""

    title: str
    settings: tuple[str, ...]


GROUPS = (
    Group("", ("tap", "lists", "stock", "left_handed", "card_size")),
    Group("Sound", ("sound", "volume", "vibration")),
    Group("Help while you play", ("safe_home", "verdict")),
    Group("Above the table", ("show_time", "show_score", "klondike_score", "spider_score")),
    Group("Motion", ("calm", "motion", "pace")),
    Group("Keyboard and start", ("letters", "gallery_first")),
    Group("Other ways to press", ("scanning", "dwell")),
)
"""The settings sheet from top to bottom: what most players look for comes first."""


def choice(settings: Settings, name: str, among: Iterable[Any] = ()) -> Markup:
    """Return a button for each value of a setting; the button of the current value is marked as pressed.

    `among` are the values to offer; if it is empty, all allowed values are offered.
    """
    chosen = getattr(settings, name)
    values = among or allowed(name)
    return joined(
        *(button(f"choose {name} {value}", CHOICES[name][value], aria_pressed=chosen == value) for value in values)
    )


def settings_sheet(settings: Settings) -> Panel:
    """Return the settings sheet, in which the current settings are marked."""
    appearance = button("appearance", "Cards, cloth and colours", class_="onward")
    return Panel("Settings", joined(appearance, *(_group(settings, group) for group in GROUPS)))


def _group(settings: Settings, group: Group) -> Markup:
    heading = element("h3", group.title) if group.title else ""
    fields = (_switch(settings, name) if name in SWITCHES else _choices(settings, name) for name in group.settings)
    return element("section", heading, *fields, class_="settings")


def _switch(settings: Settings, name: str) -> Markup:
    words = element("span", SWITCHES[name], *([element("small", NOTES[name])] if name in NOTES else ()))
    return button(f"switch {name}", words, role="switch", aria_checked=getattr(settings, name))


def _choices(settings: Settings, name: str) -> Markup:
    """Return the question that a setting answers, and a button for each answer."""
    question = element("p", QUESTIONS[name], id=f"about-{name}")
    answers = element("div", choice(settings, name), class_="segments")
    rule = NOTES.get(name) or scores.rule(name, settings)
    note = element("small", rule) if rule else NOTHING
    return element(
        "div", question, answers, note, role="group", aria_labelledby=f"about-{name}", class_="question"
    )
