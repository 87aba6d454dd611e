"""Builds the buttons that choose a value of a setting."""

from collections.abc import Iterable, Mapping
from typing import Any, get_args

from app.panels.number_text import decimal
from app.panels.panel import button
from app.state.settings import CardSize, Settings
from app.view.markup import Markup, joined
from app.view.words import text
from engine.core.saying import Saying, say
from engine.words.known import LANGUAGES

CHOICES: dict[str, dict[Any, Saying]] = {
    "card_size": {size: say("card-size-times", size=decimal(float(size))) for size in get_args(CardSize)},
    "pace": {"slow": say("pace-slow"), "steady": say("pace-steady"), "fast": say("pace-fast")},
    "stock": {
        "thumb": say("stock-thumb"),
        "left": say("stock-left"),
        "right": say("stock-right"),
        "top": say("stock-top"),
    },
    "motion": {"slow": say("motion-slow"), "normal": say("motion-normal"), "quick": say("motion-quick")},
    "volume": {"quiet": say("volume-quiet"), "medium": say("volume-medium"), "loud": say("volume-loud")},
    "verdict": {"always": say("verdict-always"), "lost": say("verdict-lost"), "never": say("verdict-never")},
    "advice": {"all": say("advice-all"), "seen": say("advice-seen")},
    "tap": {"moves": say("tap-moves"), "chooses": say("tap-chooses")},
    "scanning": {
        "off": say("scanning-off"),
        "slow": say("scanning-slow"),
        "steady": say("scanning-steady"),
        "quick": say("scanning-quick"),
        "fast": say("scanning-fast"),
    },
    "dwell": {
        "off": say("dwell-off"),
        "long": say("dwell-long"),
        "medium": say("dwell-medium"),
        "short": say("dwell-short"),
    },
    "klondike_score": {
        "home": say("klondike-score-home"),
        "standard": say("klondike-score-standard"),
        "vegas": say("klondike-score-vegas"),
    },
    "spider_score": {"home": say("spider-score-home"), "500": say("spider-score-500")},
    "deals": {
        "any": say("deals-any"),
        "winnable": say("deals-winnable"),
        "easy": say("deals-easy"),
        "middling": say("deals-middling"),
        "hard": say("deals-hard"),
    },
}
"""What the values of every other setting are called, apart from the language and those on the appearance sheet."""


def values(name: str) -> Mapping[Any, Saying]:
    """Return what each value of a setting is called, in the order in which they are offered."""
    if name != "language":
        return CHOICES[name]
    names = {code: say("language-name", name=called) for code, called in LANGUAGES.items()}
    return {"auto": say("language-auto"), **names}


def choice(settings: Settings, name: str, among: Iterable[Any] = ()) -> Markup:
    """Return a button for each value of a setting; the button of the current value is marked as pressed.

    `among` are the values to offer; if it is empty, all allowed values are offered.
    """
    chosen = getattr(settings, name)
    called = values(name)
    return joined(
        *(
            button(f"choose {name} {value}", text(called[value]), aria_pressed=chosen == value)
            for value in among or called
        )
    )
