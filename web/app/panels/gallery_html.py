"""Builds the gallery as HTML: a tile for every game, with its picture, its state in words, and its rule sets."""

from collections.abc import Iterable, Mapping

from app.panels.panel import button
from app.state.gallery import Tile
from app.view.markup import NOTHING, Markup, element, joined
from app.view.pixel_layout import PixelLayout, lay_out
from app.view.thumbnail_svg import thumbnail
from engine.core.game import Game, Position, View
from engine.view import speech
from engine.view.board import fitted

_ROOM = (672.0, 448.0)  # width and height of a picture, in units of its SVG view box
_VIEWS: tuple[View, ...] = ("wide", "tall")
_DAY = 24 * 60 * 60  # seconds
_UNITS = ((30, "month"), (7, "week"), (1, "day"))  # in days
_STAR = "m12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z"


def gallery(tiles: Iterable[Tile], pictures: Mapping[str, Markup], midnight: float) -> Markup:
    """Return the tiles as the items of a list.

    Args:
        tiles: the tiles in the order in which they are shown.
        pictures: the pictures drawn so far, by `Tile.name`; a tile without a picture has an empty space there.
        midnight: when today began, in seconds since 1970.
    """
    return joined(*(_tile(tile, pictures.get(tile.name, NOTHING), midnight) for tile in tiles))


def _tile(tile: Tile, picture: Markup, midnight: float) -> Markup:
    kinds = ("tile", "waits" if tile.in_progress else "", "here" if tile.on_table else "")
    play = button(
        tile.order,
        element("span", picture, class_="picture", id=f"picture-{tile.name}"),
        element("b", tile.title),
        element("span", status_line(tile, midnight)),
        class_="play",
    )
    star = button(
        f"favourite {tile.name}",
        element("svg", element("path", d=_STAR), viewBox="0 0 24 24", aria_hidden=True),
        class_="star",
        aria_label=f"Favourite: {tile.title}",
        aria_pressed=tile.favourite,
    )
    front = element("div", play, star, class_="front")
    return element("li", front, _rule_sets(tile), class_=" ".join(filter(None, kinds)))


def _rule_sets(tile: Tile) -> Markup:
    """Return the list of buttons for the rule sets of a game; empty if it has only one."""
    if len(tile.rule_sets) == 1:
        return NOTHING
    items = (element("li", _rule_set(game, tile)) for game in tile.rule_sets)
    return element("ul", *items, class_="sets", aria_label=f"Rule sets of {tile.title}")


def _rule_set(game: Game, tile: Tile) -> Markup:
    waits = element("i", element("span", ", in progress", class_="unseen"), class_="dot")
    here = game is tile.shown
    return button(
        tile.order if here else f"game {game.id}",
        short_title(game),
        waits if game.id in tile.in_progress else NOTHING,
        aria_current=here or None,
    )


# Pictures


def layout(game: Game, position: Position) -> PixelLayout:
    """Return the layout of a tile's picture: the wide or the tall view, whichever has the larger cards."""
    view = max(_VIEWS, key=lambda view: fitted(game.layouts[view], *_ROOM)[0])
    return lay_out(game, position, _ROOM, view)


def draw_picture(tile: Tile) -> Markup:
    """Return the picture of a tile as SVG."""
    return thumbnail(layout(tile.shown, tile.position))


# Words


def status_line(tile: Tile, midnight: float) -> str:
    """Return the state of a tile's game in words, such as "in progress · 12 moves" or "played yesterday".

    The result is empty if the game was never played and is not on the table. `midnight` is when today began, in
    seconds since 1970.
    """
    if tile.entry and (tile.on_table or tile.shown.id in tile.in_progress):
        where = "on the table" if tile.on_table else "in progress"
        moves = speech.moves(tile.entry.session.moves_made)
        return f"{where} · {moves}" if tile.entry.has_moves else where
    return f"played {time_ago(tile.played, midnight)}" if tile.played else ""


def time_ago(when: float, midnight: float) -> str:
    """Return how many days, weeks or months ago a time was, in words: "today", "yesterday", "3 days ago".

    `when` and `midnight` (when today began) are in seconds since 1970.
    """
    days = max(0, -int((when - midnight) // _DAY))
    if days <= 1:
        return ("today", "yesterday")[days]
    # the largest unit of which at least two have passed
    length, unit = next((length, unit) for length, unit in _UNITS if days >= 2 * length)
    return f"{days // length} {unit}s ago"


def short_title(game: Game) -> str:
    """Return the title of a rule set without the name of its game: "Turn three" for "Klondike, turn three".

    A title that does not begin with the name of the game and a comma is returned whole.
    """
    name = game.title.removeprefix(f"{game.family}, ")
    return name[:1].upper() + name[1:]
