"""Names the settings and their values, and builds the buttons that choose a value.

The name of a message follows from the name of the setting: "setting-card-size", and "pace-slow" for a value.
"""

from collections.abc import Iterable
from typing import Any

from app.panels.number_text import decimal
from app.panels.panel import button
from app.state.settings import SUITS, UNSPOKEN, Settings, allowed, written
from app.view.markup import Markup, joined
from app.view.words import text
from app.words.known import LANGUAGES
from engine.core.cards import ACE, JACK, KING, QUEEN
from engine.core.saying import Saying, say


def name_of(setting: str) -> Saying:
    """Return the name of a setting: the thing that is on or off, or the question that its values answer."""
    if setting == "national_index":
        ranks = {"ace": ACE, "king": KING, "queen": QUEEN, "jack": JACK}
        signs = {name: say("rank-sign-national", rank=rank) for name, rank in ranks.items()}
        return say("setting-national-index", **signs)
    return say(f"setting-{_hyphened(setting)}")


def note_on(setting: str) -> Saying:
    """Return what a setting does; only a setting whose name does not say this has such a message."""
    return say(f"note-{_hyphened(setting)}")


def offered(setting: str) -> tuple[Any, ...]:
    """Return the values of a setting that a player may choose, in their order."""
    return tuple(value for value in allowed(setting) if value not in UNSPOKEN or value in LANGUAGES)


def value_name(setting: str, value: Any) -> Saying:
    """Return the name of a value of a setting."""
    if setting == "card_size":
        return say("card-size-times", size=decimal(float(value)))
    if setting == "language" and value in LANGUAGES:
        return say("language-name", name=LANGUAGES[value])
    return say(f"{'ink' if setting in SUITS else _hyphened(setting)}-{written(value)}")


def _hyphened(setting: str) -> str:
    return setting.replace("_", "-")


def choice(settings: Settings, name: str, among: Iterable[Any] = ()) -> Markup:
    """Return a button for each value of a setting; the button of the current value is marked as pressed.

    `among` are the values to offer; if it is empty, all allowed values are offered.
    """
    chosen = getattr(settings, name)
    return joined(
        *(
            button(f"choose {name} {value}", text(value_name(name, value)), aria_pressed=chosen == value)
            for value in among or offered(name)
        )
    )
