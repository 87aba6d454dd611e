"""Builds the sheets on which a player changes the rules of a game, one rule at a time.

The rules chosen so far are the id of a game, which is a part of each command. So nothing has to be remembered.
"""

from app.features.rules.sheet import picture_of_table, with_strong
from app.panels.panel import Panel, button, button_row, text_form
from app.state.limits import OWN_NAME_LETTERS
from app.view.markup import NOTHING, Markup, element
from app.view.words import text, words
from engine.core.game import Game
from engine.core.layouts import View
from engine.games.catalogue import CATALOGUE
from engine.games.own_game import OwnGame
from engine.rules.changeable_rules import Choice, Rule


def change_rules(game: Game, view: View, changed: str = "") -> Panel:
    """Return the sheet with the table and all rules of a game that can be changed.

    `changed` is the name of the rule that was changed last; its row gets the focus.
    """
    rows = (
        button(f"change-rule {rule.name} {game.id}", _in_words(rule.now), class_="onward")
        for rule in CATALOGUE.changes(game)
    )
    body = element(
        "div",
        picture_of_table(game, view),
        button_row(button(f"game {game.id}", words("play-by-rules"), main=True)),
        _name_form(game) if isinstance(game, OwnGame) else NOTHING,
        element("p", words("change-rules-note")),
        element("div", *rows, class_="choices"),
        class_="prose changing",
    )
    focus = f"change-rule {changed} {game.id}" if changed else ""
    return Panel("change-rules", text(game.title), body, is_base=True, focus=focus)


def _name_form(game: Game) -> Markup:
    """Return the form in which the player names a game by own rules."""
    return text_form(
        f"name-rules {game.id}",
        words("name-of-rules"),
        words("save-name"),
        value=CATALOGUE.names.get(game.id, ""),
        maxlength=OWN_NAME_LETTERS,
        size=OWN_NAME_LETTERS - 8,
    )


def choose_rule(rule: Rule) -> Panel:
    """Return the sheet with all choices for a rule."""
    choices = (
        button(
            f"change-rules {CATALOGUE.id_of(choice.record)} {rule.name}",
            _in_words(choice),
            aria_current="true" if choice is rule.now else None,
        )
        for choice in rule.choices
    )
    return Panel(
        "change-rule",
        words("choose-rule"),
        element(
            "div",
            element("div", *choices, class_="choices"),
            element("p", element("small", words("rules-left-out"))),
        ),
    )


def _in_words(choice: Choice) -> Markup:
    return element("span", with_strong(text(choice.words)))
