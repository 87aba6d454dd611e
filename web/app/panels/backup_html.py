"""Builds a section of the statistics sheets: its buttons save a backup file, or add the contents of one."""

from app.panels.panel import button, button_row
from app.view.markup import Markup, element, joined
from app.view.words import words


def backup_section() -> Markup:
    """Return the section: a heading, an explanation, and the buttons to save and to add a backup."""
    buttons = button_row(button("export", words("backup-save")), button("import", words("backup-add")))
    return joined(element("h3", words("backup-title")), element("p", words("backup-explained")), buttons)
