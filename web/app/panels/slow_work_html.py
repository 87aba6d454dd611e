"""Builds the sheet that is shown while the page does something that takes long."""

from app.panels.panel import Panel, button, button_row
from app.view.markup import element, joined
from app.view.words import words

NAME = "slow-work"


def slow_work(title: str, fraction: float) -> Panel:
    """Return the sheet with a title such as "Opening the game"; `fraction` is the progress, from 0 to 1."""
    percent = words("slow-work-done", percent=min(99, int(fraction * 100)))
    bar = element("progress", value=f"{fraction:.2f}", aria_label=title)
    stop = button_row(button("close", words("slow-work-stop")))
    return Panel(NAME, title, joined(element("p", bar, " ", percent), stop))
