"""Builds the sheet "Your data": where games are kept and how safely, and backups."""

from collections.abc import Mapping

from app.panels.backup_html import backup_section
from app.panels.number_text import size
from app.panels.panel import Panel
from app.view.markup import Markup, element, joined

TITLE = "Your data"
# The ids of sentences that the browser needs a moment to find out.
ROOM, PROMISE, OFFLINE = "kept-room", "kept-promise", "kept-offline"
_PLACES = {
    "disk": "Your games, results and settings are kept on this device, in this browser. Nobody else gets them.",
    "small": (
        "This browser lets the page use only its small store, which has room for some megabytes. Your games, "
        "results and settings are kept there, on this device."
    ),
    "none": "This browser keeps nothing: what you play is lost when the page is closed.",
}


def data_sheet(place: str, answers: Mapping[str, str]) -> Panel:
    """Return the sheet.

    Args:
        place: where games are kept, as `RecordStore.place` says.
        answers: the sentences for `ROOM`, `PROMISE` and `OFFLINE`, as far as they are known.
    """
    return Panel(TITLE, joined(_keeping(place, answers), backup_section()))


def _keeping(place: str, answers: Mapping[str, str]) -> Markup:
    told = (element("p", answers.get(name, ""), id=name) for name in (ROOM, PROMISE, OFFLINE))
    return element("div", element("p", _PLACES[place]), *told, class_="keeping")


def room_words(used: float, room: float) -> str:
    """Return the sentence for `ROOM`; `used` and `room` are numbers of bytes."""
    return f"Room used, the program included: {size(used)} of {size(room)}."


def promise_words(*, given: bool) -> str:
    """Return the sentence for `PROMISE`; `given` says whether the browser has promised not to delete anything."""
    if given:
        return "The browser has promised to keep all this until you delete it."
    return "The browser has not promised to keep this: it may delete it when the device is short of room."
