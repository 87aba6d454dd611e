"""Builds the menu: everything the player can do besides making moves, in three groups, with rare things below."""

from app.features.menu.icons import icon
from app.panels.panel import Panel, button, text_form
from app.panels.setting_choices import choice
from app.state.deal_choice import offers_winnable
from app.state.settings import Settings
from app.view.markup import NOTHING, Attribute, Markup, element, joined
from app.view.words import text, words
from engine.core.game import Game
from engine.games.lessons import lesson_for
from engine.play.session import Session
from engine.solving import deal_index

_RARE = ("appearance", "settings", "data", "news")  # commands; each sheet has its title in a message


def menu(session: Session, settings: Settings) -> Panel:
    """Return the menu for the game on the table."""
    game = session.game
    reports = (_tile(f"report {found.name}", text(found.title)) for found in game.reports(session.position))
    daily = _tile("daily", words("menu-daily"))
    learn = _tile("learn", words("menu-learn", game=game.family_title)) if lesson_for(game) else NOTHING
    new = _tile("new", words("menu-new", noun=game.words.deal_noun), main=True)
    restart, everything = _tile("restart", words("menu-restart")), _tile("games", words("menu-games"))
    review, figures = _tile("review", words("menu-review")), _tile("statistics", words("menu-statistics"))
    share, possible = _tile("share", words("menu-share")), _tile("moves", words("menu-moves"))
    in_words = _tile("words", words("menu-words"), aria_label=words("table-in-words"))
    rules, keys = _tile("rules", words("menu-rules")), _tile("help", words("menu-keys"))
    more_help = element("div", rules, in_words, keys, class_="menu-tiles")
    groups = (
        _group("menu-play", new, restart, daily, everything, wide=True),
        _deal_filter(game, settings),
        _group("menu-look-back", review, figures, *reports, share),
        joined(_group("menu-help", learn, possible, wide=True), more_help),
    )
    grouped = (element("div", group, class_="menu-group") for group in groups if group)
    body = joined(element("div", *grouped, class_="menu-groups"), _rare(session))
    return Panel("menu", words("menu-title"), body)


def _group(heading: str, *tiles: Markup, wide: bool = False) -> Markup:
    """Return a heading, given by its message, with tiles below it: two in a row if `wide`, else three."""
    kind = "menu-tiles wide" if wide else "menu-tiles"
    return joined(element("h3", words(heading), class_="menu-title"), element("div", *tiles, class_=kind))


def _tile(command: str, label: str, *, main: bool = False, **attributes: Attribute) -> Markup:
    """Return a large button with a sign and words."""
    return button(command, icon(command), element("span", label), main=main, **attributes)


def _rare(session: Session) -> Markup:
    """Return what is needed less often: sheets about the page itself, and the form for the number of a deal."""
    tiles = (_tile(command, words(f"{command}-title")) for command in _RARE)
    buttons = element("div", *tiles, class_="menu-rare")
    return element("div", buttons, _number_form(session), class_="menu-foot")


def _number_form(session: Session) -> Markup:
    """Return the form in which the player types the number of a deal."""
    label = words("menu-number", noun=session.game.words.deal_noun)
    return text_form("number", label, words("menu-deal"), inputmode="numeric", value=session.number)


def _deal_filter(game: Game, settings: Settings) -> Markup:
    """Return the buttons that limit the deals chosen at random, for example to winnable or to easy deals.

    The result is empty where `offers_winnable` says that there is no choice.
    """
    if not offers_winnable(game):
        return NOTHING
    has_levels = all(deal_index.winnable(game.id, level) for level in deal_index.LEVELS)
    among = ("any", "winnable", *(deal_index.LEVELS if has_levels else ()))
    title = words("menu-new-deals", noun=game.words.deal_noun)
    choices = element("div", choice(settings, "deals", among), class_="segments", role="group", aria_label=title)
    return joined(element("h3", title, class_="menu-title"), choices)
