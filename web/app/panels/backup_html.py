"""Builds a section of the statistics sheets: its buttons save a backup file, or add the contents of one."""

from app.panels.panel import button, button_row
from app.view.markup import Markup, element, joined


def backup_section() -> Markup:
    """Return the section: a heading, an explanation, and the buttons to save and to add a backup."""
    words = (
        "All games in progress, results, favourites and settings in one file, to keep or to take to another "
        "device. Adding a backup brings in what is missing here and removes nothing."
    )
    buttons = button_row(button("export", "Save a backup"), button("import", "Add a backup"))
    return joined(element("h3", "Backup"), element("p", words), buttons)
