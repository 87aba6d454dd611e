"""Builds the menu: everything the player can do besides making moves."""

from app.panels.panel import Panel, button, button_row
from app.panels.settings_html import choice
from app.state.settings import Settings
from app.view.markup import NOTHING, Markup, element, joined
from engine.core import optional
from engine.core.game import Game
from engine.play.session import Session
from engine.solving import deal_index
from engine.view import speech


def menu(session: Session, settings: Settings) -> Panel:
    """Return the menu for the game on the table."""
    game = session.game
    reports = (button(f"report {found.name}", found.title) for found in optional.reports(game, session.position))
    daily = button("daily", "Daily deals") if deal_index.has_daily(game.id) else NOTHING
    body = joined(
        _number_form(session),
        _deal_filter(game, settings),
        button_row(*reports),
        button_row(
            button("new", f"New {optional.words(game).deal_noun}"),
            button("restart", "Restart"),
            button("share", "Share"),
        ),
        button_row(daily),
        button_row(button("games", "All games"), button("statistics", "Statistics"), button("review", "Review")),
        button_row(button("rules", "Rules"), button("settings", "Settings"), button("data", "Your data")),
        button_row(button("words", "The table in words"), button("help", "Keys")),
    )
    return Panel("Menu", body)


def _number_form(session: Session) -> Markup:
    """Return the form in which the player types the number of a deal."""
    field = element(
        "input", id="number", name="number", inputmode="numeric", autocomplete="off", value=session.number
    )
    return element(
        "form",
        element("label", f"{speech.sentence(optional.words(session.game).deal_noun)} number", for_="number"),
        element("div", field, element("button", "Deal", type="submit", class_="main"), class_="row"),
        data_do="number",
    )


def _deal_filter(game: Game, settings: Settings) -> Markup:
    """Return the buttons that limit the deals chosen at random, for example to winnable or to easy deals.

    The result is empty for a rule set whose deals have not been judged in advance.
    """
    if not deal_index.deals_judged(game.id):
        return NOTHING
    has_levels = all(deal_index.winnable(game.id, level) for level in deal_index.LEVELS)
    among = ("any", "winnable", *(deal_index.LEVELS if has_levels else ()))
    return joined(
        element("h3", f"New {optional.words(game).deal_noun}s"),
        element("div", choice(settings, "deals", among), class_="row choice"),
    )
