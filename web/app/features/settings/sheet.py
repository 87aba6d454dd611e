"""Builds the settings sheet, and the buttons that choose a value of a setting.

The look of the cards and of the table is chosen on another sheet, see the feature `appearance`.
"""

from typing import NamedTuple

from app.panels.panel import Panel, button
from app.panels.setting_choices import choice, name_of, note_on
from app.state import scores
from app.state.settings import Settings, is_switch
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import has_national_letters, text, words
from app.words.known import LANGUAGES
from engine.core.saying import Saying, say

NOTED = frozenset(("lists", "safe_home", "letters", "scanning", "dwell", "card_size", "advice"))
"""The settings with a note below that says what they do, because their names do not say it clearly."""


class Group(NamedTuple):
    """The names of settings that stand together on the sheet, and the heading above them, if there is one."""

    title: Saying | None
    settings: tuple[str, ...]


GROUPS = (
    Group(None, ("language", "national_index")),
    Group(None, ("tap", "lists", "stock", "left_handed", "card_size")),
    Group(say("settings-sound"), ("sound", "volume", "vibration")),
    Group(say("settings-help"), ("safe_home", "verdict", "advice")),
    Group(say("settings-above-table"), ("show_time", "show_score", "klondike_score", "spider_score")),
    Group(say("settings-motion"), ("calm", "motion", "pace")),
    Group(say("settings-keyboard-and-start"), ("letters", "gallery_first")),
    Group(say("settings-other-presses"), ("scanning", "dwell")),
)
"""The settings sheet from top to bottom: what most players look for comes first."""


def settings_sheet(settings: Settings) -> Panel:
    """Return the settings sheet, in which the current settings are marked."""
    appearance = button("appearance", words("settings-appearance"), class_="onward")
    groups = (_group(settings, group) for group in GROUPS if any(map(_is_offered, group.settings)))
    return Panel("settings", words("settings-title"), joined(appearance, *groups))


def _is_offered(name: str) -> bool:
    """Return whether the sheet shows a setting.

    It shows the language only if there are several, and "national_index" only if the player's language has its own
    letters for the cards. It shows all other settings always.
    """
    if name == "language":
        return len(LANGUAGES) > 1
    return name != "national_index" or has_national_letters()


def _group(settings: Settings, group: Group) -> Markup:
    heading = element("h3", text(group.title)) if group.title else NOTHING
    offered = filter(_is_offered, group.settings)
    fields = (_switch(settings, name) if is_switch(name) else _choices(settings, name) for name in offered)
    return element("section", heading, *fields, class_="settings")


def _switch(settings: Settings, name: str) -> Markup:
    note = element("small", text(note_on(name))) if name in NOTED else NOTHING
    label = element("span", text(name_of(name)), note)
    return button(f"switch {name}", label, role="switch", aria_checked=getattr(settings, name))


def _choices(settings: Settings, name: str) -> Markup:
    """Return the question that a setting answers, and a button for each answer."""
    question = element("p", text(name_of(name)), id=f"about-{name}")
    answers = element("div", choice(settings, name), class_="segments")
    rule = note_on(name) if name in NOTED else scores.rule(name, settings)
    note = element("small", text(rule)) if rule else NOTHING
    return element(
        "div", question, answers, note, role="group", aria_labelledby=f"about-{name}", class_="question"
    )
