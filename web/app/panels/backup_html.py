"""The part of the statistics sheets by which everything is saved to a file or added from one."""

from app.panels.panel import button, button_row
from app.view.markup import Markup, element, joined


def backup_section() -> Markup:
    """Return the heading, the explanation and the two buttons."""
    words = (
        "All games in progress, results, favourites and settings in one file, to keep or to take to another "
        "device. Adding a backup brings in what is missing here and removes nothing."
    )
    buttons = button_row(button("export", "Save a backup"), button("import", "Add a backup"))
    return joined(element("h3", "Backup"), element("p", words), buttons)
