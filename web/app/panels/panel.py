"""Defines what every sheet (a dialog over the page) is made of: a name, a title, a body, and buttons in rows."""

from typing import NamedTuple

from app.view.markup import NOTHING, Attribute, Markup, element


class Panel(NamedTuple):
    """A sheet: its name, its title, and its contents as HTML.

    The page identifies a sheet by its name, which no player sees. The title is not suitable: it is in the player's
    language, and a browser that translates pages changes it. Two sheets with the same name are the same sheet,
    drawn anew.
    """

    name: str
    title: str
    body: Markup
    comes_again: bool = False  # it opens again when it is closed, because the page has nothing else to show
    is_base: bool = False  # closing a sheet that was opened from it leads back to it
    focus: str = ""  # the command of the button that gets the focus when it takes the place of another sheet


def button(command: str, *words: str, main: bool = False, **attributes: Attribute) -> Markup:
    """Return a button that gives a command, such as "new" or "day 325".

    `words` are the texts or HTML inside the button. `main` marks the button that most players will want next. All
    other keywords become attributes of the HTML element, as in `markup.element`.
    """
    kind = "main" if main else None
    return element("button", *words, **{"type": "button", "data_do": command, "class_": kind, **attributes})


def button_row(*buttons: Markup) -> Markup:
    """Return buttons side by side; empty if all of them are empty."""
    return element("div", *buttons, class_="row") if any(buttons) else NOTHING


def text_form(command: str, label: str, submit: str, **attributes: Attribute) -> Markup:
    """Return a form with one field and a button; what is typed becomes the last argument of the command.

    The first word of the command is the name of the field in the document.
    `label` stands before the field and `submit` on the button. All other keywords become attributes of the field.
    """
    field = command.partition(" ")[0]
    return element(
        "form",
        element("label", label, for_=field),
        element("input", id=field, name=field, autocomplete="off", **attributes),
        element("button", submit, type="submit"),
        class_="text-form",
        data_do=command,
    )
