"""Builds the settings sheet, and the buttons that choose a value of a setting."""

from collections.abc import Iterable
from typing import Any

from app.panels.panel import Panel, button
from app.state.settings import Settings, allowed
from app.view.markup import Markup, element, joined

SWITCHES = {
    "four_colours": "Four colours",
    "show_time": "Show the time",
    "show_score": "Show the score",
    "left_handed": "Left-handed",
    "sound": "Sound",
    "calm": "Reduce motion",
    "safe_home": "Move safe cards home automatically",
    "letters": "Letter keys",
    "gallery_first": "Start with all games",
}
"""The words for the settings that are on or off, in the order of the sheet."""

CHOICES: dict[str, dict[Any, str]] = {
    "theme": {"auto": "Same as device", "felt": "Felt", "night": "Night", "day": "Day"},
    "pace": {"slow": "Slow", "steady": "Steady", "fast": "Fast"},
    "stock": {"thumb": "At the thumb", "left": "Left", "right": "Right", "top": "Top"},
    "verdict": {"always": "Always", "lost": "Only when it cannot", "never": "Never"},
    "deals": {"any": "Any", "winnable": "Winnable", "easy": "Easy", "middling": "Medium", "hard": "Hard"},
}
"""The words for the values of every other setting."""


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
    switches = (
        button(f"switch {name}", words, role="switch", aria_checked=getattr(settings, name))
        for name, words in SWITCHES.items()
    )
    body = joined(
        element("h3", "Theme"),
        element("div", choice(settings, "theme"), class_="row themes"),
        element("h3", "Table"),
        element("div", *switches, class_="switches"),
        element("h3", "Stock"),
        element("div", choice(settings, "stock"), class_="row"),
        element("h3", "Speed of automatic moves"),
        element("div", choice(settings, "pace"), class_="row"),
        element("h3", "Say whether the game can still be won"),
        element("div", choice(settings, "verdict"), class_="row"),
    )
    return Panel("Settings", body)
