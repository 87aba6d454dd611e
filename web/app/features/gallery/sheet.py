"""Builds the gallery as HTML: a tile for every game, with its picture, its state in words, and its rule sets."""

from collections.abc import Iterable, Mapping

from app.panels.how_long_ago import played
from app.panels.panel import button
from app.panels.resume_command import resume_command
from app.state.chance import chance
from app.state.gallery import FILTERS, Tile
from app.state.usual_time import usual_time
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import text, words
from engine.core.game import Game
from engine.core.saying import Saying, say
from engine.play.history import HistoryEntry
from engine.view import speech

_CLOCK = "M12 8v5l3 2M9 2.5h6M12 5.5a7.7 7.7 0 1 0 0 15.4 7.7 7.7 0 1 0 0-15.4"
_FLAG = "M6 21V4.5c4-2.5 8 2.5 12.5 0v9c-4.5 2.5-8.5-2.5-12.5 0"
_STAR = "m12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z"


def gallery(tiles: Iterable[Tile], contents: Mapping[str, Markup]) -> Markup:
    """Return the tiles as the items of a list.

    `tiles` are in the order in which they are shown, `contents` what `content` has returned for some of them, by
    `Tile.name`; the others are empty.
    """
    return joined(*(_tile(tile, contents.get(tile.name, NOTHING)) for tile in tiles))


def _tile(tile: Tile, inner: Markup) -> Markup:
    kinds = ("tile", "waits" if tile.goes_on else "", "here" if tile.on_table else "")
    return element("li", inner, class_=" ".join(filter(None, kinds)), id=f"tile-{tile.name}")


def content(tile: Tile, picture: Markup, midnight: float) -> Markup:
    """Return the content of a tile.

    `picture` is its picture, empty if it is not drawn yet; `midnight` is when today began, in seconds since 1970.
    """
    play = button(
        tile.order,
        element("span", picture, class_="picture", id=f"picture-{tile.name}"),
        _about(tile, midnight),
        class_="play",
    )
    star = button(
        f"favourite {tile.name}",
        element("svg", element("path", d=_STAR), viewBox="0 0 24 24", aria_hidden=True),
        class_="star",
        aria_label=words("favourite-game", game=tile.title),
        aria_pressed=tile.favourite,
    )
    return joined(element("div", play, star, class_="front"), _rule_sets(tile), _also_begun(tile))


def _about(tile: Tile, midnight: float) -> Markup:
    """Return the words of a tile: name, the kind of thinking it needs or "Go on", a sentence, and figures."""
    time, share = usual_time(tile.shown), chance(tile.shown)
    facts = (
        (_CLOCK, text(time) if time else ""),
        (_FLAG, words("share-winnable", share=share) if share else ""),
    )
    kind = words("tile-of-week") if tile.is_of_week else text(tile.title, "kind")
    sign = _go_on(tile) if tile.goes_on else element("span", kind, class_="kind")
    return element(
        "span",
        element("span", element("b", text(tile.title)), " ", sign, class_="name-line"),
        " ",
        element("span", text(tile.title, "sentence").replace("**", ""), class_="sentence"),
        " ",
        element("span", *(_fact(*fact) for fact in facts if fact[1]), class_="tile-facts"),
        element("span", status_line(tile, midnight), class_="unseen"),
        class_="about",
    )


def _fact(icon: str, fact: str) -> Markup:
    drawn = element("svg", element("path", d=icon), viewBox="0 0 24 24", aria_hidden=True)
    return element("span", drawn, fact, " ")


def _go_on(tile: Tile) -> Markup:
    """Return the sign of a game in progress: the words "Go on", and a ring that shows the progress."""
    return element("span", progress_ring(tile.progress), words("tile-go-on"), class_="go-on")


def progress_ring(part: float | None) -> Markup:
    """Return a ring of which a part, from 0 to 1, is filled; empty if the part is None."""
    if part is None:
        return NOTHING
    circle = {"cx": 12, "cy": 12, "r": 9, "pathLength": 100}
    return element(
        "svg",
        element("circle", class_="whole", **circle),
        element("circle", class_="part", stroke_dasharray=f"{100 * part:.0f} 100", **circle),
        class_="ring",
        viewBox="0 0 24 24",
        aria_hidden=True,
    )


def _rule_sets(tile: Tile) -> Markup:
    """Return the list of buttons for the rule sets of a game; empty if it has only one."""
    if len(tile.rule_sets) == 1:
        return NOTHING
    items = (element("li", _rule_set(game, tile)) for game in tile.rule_sets)
    return element("ul", *items, class_="sets", aria_label=words("rule-sets-of", game=tile.title))


def _rule_set(game: Game, tile: Tile) -> Markup:
    waits = element("i", element("span", words("rule-set-in-progress"), class_="unseen"), class_="dot")
    here, name, whole = game is tile.shown, text(game.title, "short"), text(game.title)
    told = name.casefold() in whole.casefold()
    in_full = NOTHING if told else element("span", words("rule-set-in-full", game=whole), class_="unseen")
    return button(
        tile.order if here else f"game {game.id}",
        name,
        in_full,
        waits if game.id in tile.in_progress else NOTHING,
        title=None if told else whole,
        aria_current=here or None,
    )


def _also_begun(tile: Tile) -> Markup:
    """Return the list of buttons that go on with further games of the tile; empty if there are none."""
    buttons = (
        button(resume_command(at, entry), element("i", class_="dot"), _resume_words(entry))
        for at, entry in tile.also_begun
    )
    items = [element("li", each) for each in buttons]
    return element("ul", *items, class_="also-begun") if items else NOTHING


def _resume_words(entry: HistoryEntry) -> str:
    """Return what a press on the button does, such as "Continue: Klondike, deal 5, lesson · 12 moves"."""
    lesson = [say("kept-lesson")] if entry.lesson else []
    line = say("facts-in-line", facts=[*lesson, speech.moves(entry.session.moves_made)])
    title = speech.deal_title(entry.session.game, entry.session.number)
    return words("resume-game", game=title, line=line)


# Filters

_FILTER_NAMES = {
    "all": say("filter-all"),
    "begun": say("filter-begun"),
    "favourites": say("filter-favourites"),
    "of-week": say("tile-of-week"),
    "short": say("filter-short"),
    "sure": say("filter-sure"),
    "open": say("filter-open"),
    "two-packs": say("filter-two-packs"),
    "own": say("filter-own"),
}


def filters(tiles: Iterable[Tile], chosen: str, here: Saying) -> Markup:
    """Return a button for each filter, with the number of tiles it shows; a filter without tiles is left out.

    `chosen` is the name of the filter in use, `here` the name of the game on the table.
    """
    tiles = list(tiles)
    counts = {name: sum(map(shows, tiles)) for name, shows in FILTERS.items()}
    names = {**_FILTER_NAMES, "alike": say("filter-alike", game=here)}
    return joined(
        *(
            button(
                f"filter {name}",
                text(called),
                " ",
                element("small", str(counts[name])),
                aria_pressed=name == chosen,
            )
            for name, called in ((name, names[name]) for name in FILTERS)
            if counts[name]
        )
    )


def found_words(count: int) -> str:
    """Return in words how many games a search has found."""
    return words("games-found", count=count)


# Words


def status_line(tile: Tile, midnight: float) -> str:
    """Return the state of a tile's game in words, such as "in progress · 12 moves" or "played yesterday".

    The result is empty if the game was never played and is not on the table. `midnight` is when today began, in
    seconds since 1970.
    """
    noun = tile.shown.words.deal_noun
    if tile.entry and (tile.on_table or tile.shown.id in tile.in_progress):
        where = say("tile-on-table" if tile.on_table else "tile-in-progress", noun=noun)
        moves = [speech.moves(tile.entry.session.moves_made)] if tile.entry.has_moves else []
        return text(say("facts-in-line", facts=[where, *moves]))
    return text(played(tile.played, midnight, noun)) if tile.played else ""
