"""Builds the menu: buttons in groups for all that is not a move, with the rarely used ones at the end."""

from collections.abc import Sequence

from app.panels.menu_entry import MenuEntry, MenuGroup
from app.panels.panel import Panel, button, text_form
from app.panels.setting_choices import choice
from app.state.deal_choice import offers_winnable
from app.state.settings import Settings
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import text, words
from engine.core.game import Game
from engine.play.session import Session
from engine.solving import deal_index


def menu(session: Session, settings: Settings, entries: Sequence[MenuEntry]) -> Panel:
    """Return the menu for the game on the table; `entries` are the buttons of all parts of the page."""
    groups = (
        _group("menu-play", _tiles(entries, MenuGroup.PLAY), wide=True),
        _deal_filter(session.game, settings),
        _group("menu-look-back", _tiles(entries, MenuGroup.LOOK_BACK)),
        joined(
            _group("menu-help", _tiles(entries, MenuGroup.LEARN), wide=True),
            element("div", *_tiles(entries, MenuGroup.READ), class_="menu-tiles"),
        ),
    )
    grouped = (element("div", group, class_="menu-group") for group in groups if group)
    rare = element("div", *_tiles(entries, MenuGroup.PAGE), class_="menu-rare")
    foot = element("div", rare, _number_form(session), class_="menu-foot")
    return Panel("menu", words("menu-title"), joined(element("div", *grouped, class_="menu-groups"), foot))


def _tiles(entries: Sequence[MenuEntry], group: MenuGroup) -> list[Markup]:
    """Return the buttons of a group, in order."""
    return [_tile(entry) for entry in entries if entry.group is group]


def _group(heading: str, tiles: Sequence[Markup], *, wide: bool = False) -> Markup:
    """Return a heading, given by the name of its message, and tiles below: two in a row if `wide`, else three."""
    kind = "menu-tiles wide" if wide else "menu-tiles"
    return joined(element("h3", words(heading), class_="menu-title"), element("div", *tiles, class_=kind))


def _tile(entry: MenuEntry) -> Markup:
    """Return a tile: a large button with words and an icon, which is hidden from screen readers."""
    sign = element("svg", element("path", d=entry.sign), viewBox="0 0 24 24", aria_hidden=True)
    label = element("span", text(entry.label))
    spoken = text(entry.spoken) if entry.spoken else None
    return button(entry.command, sign, label, main=entry.is_main, aria_label=spoken)


def _number_form(session: Session) -> Markup:
    """Return the form in which the player types the number of a deal."""
    label = words("menu-number", noun=session.game.words.deal_noun)
    return text_form("number", label, words("menu-deal"), inputmode="numeric", value=session.number)


def _deal_filter(game: Game, settings: Settings) -> Markup:
    """Return the buttons that limit the deals chosen at random, for example to winnable or to easy deals.

    The result is empty if `offers_winnable` says that there is no choice.
    """
    if not offers_winnable(game):
        return NOTHING
    has_levels = all(deal_index.winnable(game.id, level) for level in deal_index.LEVELS)
    among = ("any", "winnable", *(deal_index.LEVELS if has_levels else ()))
    title = words("menu-new-deals", noun=game.words.deal_noun)
    choices = element("div", choice(settings, "deals", among), class_="segments", role="group", aria_label=title)
    return joined(element("h3", title, class_="menu-title"), choices)
