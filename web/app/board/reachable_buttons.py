"""Finds the buttons that a pointer could press now: those of the open sheet, or else all around the table."""

from typing import Any

from app.platform.dom import Dom

_SHEETS = ("panel", "gallery")  # the first lies over the second
_PARTS = ("main", "nav", "header")  # of the page, in the order in which they are of use


def reachable_buttons(dom: Dom) -> list[list[Any]]:
    """Return the buttons that can be seen and do something now; those that stand side by side come together."""
    sheet = next((name for name in _SHEETS if dom.element(name).open), None)
    parts = [dom.element(sheet)] if sheet else [dom.document.querySelector(name) for name in _PARTS]
    groups: list[list[Any]] = []
    for part in parts:
        for button in filter(_can_be_pressed, part.querySelectorAll("button")):
            if groups and groups[-1][0].parentNode.isSameNode(button.parentNode):
                groups[-1].append(button)
            else:
                groups.append([button])
    return groups


def _can_be_pressed(button: Any) -> bool:
    is_drawn = button.getClientRects().length > 0
    return bool(is_drawn and not button.disabled and button.getAttribute("aria-disabled") != "true")
