"""Builds the menu: everything the player can do besides making moves, in three groups, with rare things below."""

from app.panels.icons import icon
from app.panels.panel import Panel, button
from app.panels.settings_html import choice
from app.state.settings import Settings
from app.view.markup import NOTHING, Attribute, Markup, element, joined
from engine.core import optional
from engine.core.game import Game
from engine.games.lessons import lesson_for
from engine.play.session import Session
from engine.solving import deal_index
from engine.view import speech


def menu(session: Session, settings: Settings) -> Panel:
    """Return the menu for the game on the table."""
    game = session.game
    reports = (_tile(f"report {found.name}", found.title) for found in optional.reports(game, session.position))
    daily = _tile("daily", "Daily deals")
    learn = _tile("learn", f"Learn {game.family}") if lesson_for(game) else NOTHING
    new = _tile("new", f"New {optional.words(game).deal_noun}", main=True)
    share, words = _tile("share", "Share"), _tile("words", "In words", aria_label="The table in words")
    body = joined(
        _group("Play", new, _tile("restart", "Restart"), daily, _tile("games", "All games"), wide=True),
        _deal_filter(game, settings),
        _group("Look back", _tile("review", "Review"), _tile("statistics", "Statistics"), *reports, share),
        _group("Help", learn, _tile("moves", "What can I do?"), wide=True),
        element("div", _tile("rules", "Rules"), words, _tile("help", "Keys"), class_="menu-tiles"),
        _rare(session),
    )
    return Panel("Menu", body)


def _group(title: str, *tiles: Markup, wide: bool = False) -> Markup:
    """Return a heading with tiles below it: two in a row if `wide`, else three."""
    kind = "menu-tiles wide" if wide else "menu-tiles"
    return joined(element("h3", title, class_="menu-title"), element("div", *tiles, class_=kind))


def _tile(command: str, words: str, *, main: bool = False, **attributes: Attribute) -> Markup:
    """Return a large button with a sign and words."""
    return button(command, icon(command), element("span", words), main=main, **attributes)


def _rare(session: Session) -> Markup:
    """Return what is needed less often: sheets about the page itself, and the form for the number of a deal."""
    sheets = (("appearance", "Appearance"), ("settings", "Settings"), ("data", "Your data"))
    buttons = element("div", *(_tile(*sheet) for sheet in sheets), class_="menu-rare")
    return element("div", buttons, _number_form(session), class_="menu-foot")


def _number_form(session: Session) -> Markup:
    """Return the form in which the player types the number of a deal."""
    field = element(
        "input", id="number", name="number", inputmode="numeric", autocomplete="off", value=session.number
    )
    label = f"{speech.sentence(optional.words(session.game).deal_noun)} number"
    return element(
        "form",
        element("label", label, for_="number"),
        field,
        element("button", "Deal", type="submit"),
        class_="menu-number",
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
    title = f"New {optional.words(game).deal_noun}s"
    choices = element("div", choice(settings, "deals", among), class_="segments", role="group", aria_label=title)
    return joined(element("h3", title, class_="menu-title"), choices)
