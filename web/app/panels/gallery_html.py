"""The gallery: every game on one screen, as data and then as HTML text.

A tile stands for one game with all its rule sets. Its picture shows the table as the player left it, or a deal
where none waits; a press on it leads to exactly that rule set.
"""

from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import NamedTuple

from app.view.pixel_layout import PixelLayout, lay_out
from app.view.thumbnail_svg import thumbnail
from engine.core.game import Game, Position, View
from engine.play.history import History, HistoryEntry
from engine.play.statistics import Result
from engine.view import speech
from engine.view.board import fitted

_ROOM = (672.0, 448.0)  # of a picture, in units of its own
_DAY = 24 * 60 * 60
_WEEK, _MONTH = 7, 30  # days
_STAR = "m12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z"


class Tile(NamedTuple):
    """One game of the gallery. `name` is that of its first rule set: the favourites are kept by it."""

    name: str
    title: str
    rule_sets: tuple[Game, ...]
    shown: Game  # the rule set of the picture
    entry: HistoryEntry | None  # the game of it that waits to be played on
    on_table: bool  # that game is the one the gallery covers
    waiting: frozenset[str]  # the rule sets with a game in progress
    played: float  # when a move was last made, in seconds since 1970; 0 for never
    favourite: bool
    number: int  # of the deal that a press begins where no game waits

    @property
    def position(self) -> Position:
        """What the picture shows, and where a press leads."""
        return self.entry.session.position if self.entry else self.shown.start(self.number)

    @property
    def order(self) -> str:
        """What a press on the picture orders."""
        return f"game {self.shown.id}" if self.entry else f"game {self.shown.id} {self.number}"


def tiles(
    catalogue: Mapping[str, Game],
    history: History,
    results: Iterable[Result],
    favourites: frozenset[str],
    deal: Callable[[Game], int],
) -> list[Tile]:
    """Favourites first, then what was played last, then the order of the catalogue.

    `deal` gives the number of the deal that a rule set would begin with.
    """
    played = _last_played(history, results)
    families: dict[str, list[Game]] = {}
    for game in catalogue.values():
        families.setdefault(game.family, []).append(game)
    found = [_tile(tuple(games), history, played, favourites, deal) for games in families.values()]
    return sorted(found, key=lambda tile: (not tile.favourite, -tile.played, not tile.waiting))


def _last_played(history: History, results: Iterable[Result]) -> dict[str, float]:
    """When each rule set was last played; the games still in the row know it better than their results."""
    played: dict[str, float] = {}
    dates = [(entry.session.game.id, entry.played) for entry in history.entries]
    for name, when in [*dates, *((result.game, result.ended) for result in results)]:
        played[name] = max(when, played.get(name, 0.0))
    return played


def _tile(
    rule_sets: tuple[Game, ...],
    history: History,
    played: Mapping[str, float],
    favourites: frozenset[str],
    deal: Callable[[Game], int],
) -> Tile:
    unfinished = {game.id: history.unfinished(game) for game in rule_sets}
    entries = {name: history.entries[at] for name, at in unfinished.items() if at is not None}
    waiting = frozenset(name for name, entry in entries.items() if entry.touched)
    here = history.session.game
    shown = max(rule_sets, key=lambda game: (game is here, played.get(game.id, 0.0), game.id in waiting))
    entry = entries.get(shown.id)
    return Tile(
        name=rule_sets[0].id,
        title=shown.family,
        rule_sets=rule_sets,
        shown=shown,
        entry=entry,
        on_table=entry is history.entry,
        waiting=waiting,
        played=max(played.get(game.id, 0.0) for game in rule_sets),
        favourite=rule_sets[0].id in favourites,
        number=deal(shown),
    )


# Pictures


def layout(game: Game, position: Position) -> PixelLayout:
    """The table as the picture shows it: of the wide and the tall one that with the larger cards."""
    views: tuple[View, ...] = ("wide", "tall")
    return lay_out(game, position, _ROOM, max(views, key=lambda view: fitted(game.layouts[view], *_ROOM)[0]))


def drawn(tile: Tile) -> str:
    """The picture of a tile."""
    return thumbnail(layout(tile.shown, tile.position))


# Words


def line(tile: Tile, midnight: float) -> str:
    """How things stand with a game; `midnight` is when today began."""
    if tile.entry and (tile.on_table or tile.shown.id in tile.waiting):
        made = tile.entry.session.moves_made
        where = "on the table" if tile.on_table else "in progress"
        return f"{where} · {speech.moves(made)}" if tile.entry.touched else where
    return f"played {ago(tile.played, midnight)}" if tile.played else ""


def ago(when: float, midnight: float) -> str:
    """How long ago a moment is, as one says it: "today", "yesterday", "3 days ago"."""
    days = max(0, -int((when - midnight) // _DAY))
    if days <= 1:
        return ("today", "yesterday")[days]
    for length, word in ((_MONTH, "month"), (_WEEK, "week"), (1, "day")):
        count = days // length
        if count > 1:
            return f"{count} {word}s ago"
    raise AssertionError("two days and more are some days ago")


def short(game: Game) -> str:
    """The name of a rule set beside that of its game: "Turn three" of "Klondike, turn three"."""
    name = game.title.removeprefix(f"{game.family}, ")
    return name[:1].upper() + name[1:]


# HTML


def html(shown: Iterable[Tile], pictures: Mapping[str, str], midnight: float) -> str:
    """The tiles as a list; those whose picture is not at hand leave its place free."""
    return "".join(_tile_html(tile, pictures.get(tile.name, ""), midnight) for tile in shown)


def _tile_html(tile: Tile, drawing: str, midnight: float) -> str:
    kinds = "tile" + (" waits" if tile.waiting else "") + (" here" if tile.on_table else "")
    title = escape(tile.title)
    return (
        f'<li class="{kinds}"><div class="front">'
        f'<button type="button" class="play" data-do="{tile.order}">'
        f'<span class="picture" id="picture-{tile.name}">{drawing}</span>'
        f"<b>{title}</b><span>{escape(line(tile, midnight))}</span></button>"
        f'<button type="button" class="star" data-do="favourite {tile.name}" aria-label="Favourite: {title}" '
        f'aria-pressed="{str(tile.favourite).lower()}">'
        f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{_STAR}"/></svg></button></div>'
        f"{_rule_sets(tile)}</li>"
    )


def _rule_sets(tile: Tile) -> str:
    """The rule sets to choose from, where there is a choice."""
    if len(tile.rule_sets) == 1:
        return ""
    return "".join(
        (
            f'<ul class="sets" aria-label="Rule sets of {escape(tile.title)}">',
            *(f"<li>{_rule_set(game, tile)}</li>" for game in tile.rule_sets),
            "</ul>",
        )
    )


def _rule_set(game: Game, tile: Tile) -> str:
    current = ' aria-current="true"' if game is tile.shown else ""
    waits = '<i class="dot"><span class="unseen">, in progress</span></i>' if game.id in tile.waiting else ""
    words = escape(short(game))
    order = tile.order if game is tile.shown else f"game {game.id}"
    return f'<button type="button" data-do="{order}"{current}>{words}{waits}</button>'
