"""Test the layouts of all tables: piles keep apart and on the table, and enough of each covered card shows.

A view is one arrangement of a table. A room is the size of the area that the page leaves for the table, in CSS
pixels. A strip is the part of a covered card that still shows.
"""

import random
from itertools import combinations, pairwise

import pytest

from app.view.pixel_layout import PixelLayout, lay_out
from engine.core import cards
from engine.core.game import Game, Kind, Position, spots_of
from engine.core.layouts import VIEWS, View
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.games.plain_game import PlainGame
from engine.rules.record import Peaks
from engine.rules.recorded import Recorded
from engine.view.board import CardView, SpotView
from support.book import Book
from support.plain_games import GAMES as PLAIN_GAMES
from support.rule_sets import PLAIN

# The area left for the table on a phone held upright, on a phone on its side, and on a small laptop.
ROOMS: dict[View, tuple[float, float]] = {
    "tall": (390, 679),
    "tall-top": (390, 679),
    "low": (772, 390),
    "wide": (1280, 736),
}
_UPRIGHT = [ROOMS["tall"], (360, 475), (320, 403), (412, 750), (820, 1015)]
# The areas of more screens: small and large phones, tablets, desktop screens.
ALL_ROOMS: dict[View, list[tuple[float, float]]] = {
    "tall": _UPRIGHT,
    "tall-top": _UPRIGHT,
    "low": [ROOMS["low"], (640, 360), (595, 320)],
    "wide": [ROOMS["wide"], (900, 549), (1920, 1016)],
}
_IN_A_ROW = 10  # columns, on an upright screen
FINGER = 24  # CSS pixels; a pile with narrower strips from which runs may be lifted opens as a list
# A downward fan must show this fraction of a card's width, or it cuts off the card's index (rank and suit).
INDEX = 0.385

games = pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
views = pytest.mark.parametrize("view", VIEWS)


def down(text: str) -> str:
    """Return the same cards face down."""
    return "".join(f"~{text[i : i + 2]}" for i in range(0, len(text), 2))


def turn_about(first: str, second: str, ranks: str = "KQJT98765432A") -> str:
    """Return a run of these ranks in which the two suits alternate."""
    return "".join(f"{rank}{(first, second)[i % 2]}" for i, rank in enumerate(ranks))


# Late positions with the longest columns that a game allows: the last card dealt has a run down to the ace on it.
# (In Canfield a run may go round without end; fifteen cards are long.)
LATE: dict[str, dict[str, str]] = {
    "black-hole": {"f": "As2c3dKs", "t1": "4c5c6c"},
    "freecell": {
        "t1": f"2c3c4c5c6c7c{turn_about('s', 'd')}",
        "t8": f"8c9cTcJcQc{turn_about('d', 's')}",
        "a1": "Kh",
        "a4": "Kc",
        "t2": "Qh",
        "t4": "Th",
        "f2": "Ah2h3h",
    },
    "klondike": {
        "t7": f"{down('2c3c4c5c6c7c')}{turn_about('s', 'd')}",
        "t6": f"{down('8c9cTcJcQc')}{turn_about('d', 's')}",
        "t1": "Kh",
        "t2": "~KcQh",
        "s": "~Jh~Th",
        "w": "9h8h7h6h",
        "f2": "Ah2h3h",
    },
    "clock": {"t1": "AhAsAcAd", "t12": "QhQs~2c~2d", "t13": "Kh~Ks~Kc", "h": "Kd"},
    "spider": {
        "t1": f"{down('2c3c4c5c6c')}KdQsJsTs9s8s7s6s5s4s3s2sAs",
        "t10": f"{down('7c8c9cTc')}KhQhJhTh9h8h7h6h5h4h3h2h",
        "t2": "KD",
        "t3": "KS",
        "t4": "KC",
        "s": "~AC~2C~3C~4C~5C~6C~7C~8C~9C~TC",
        "f1": "KdQdJdTd9d8d7d6d5d4d3d2dAd"[2:],
    },
    "seahaven": {
        "t1": "2c3cKcKdKsQsJsTs9s8s7s6s5s4s3s2sAs",
        "t10": "4c5c6c7cKhQhJhTh9h8h7h6h5h4h3h2hAh",
        "a1": "9c",
        "a2": "Jc",
        "a3": "Tc",
        "a4": "Qc",
        "f3": "Ad2d3d",
    },
    "pyramid": {"t1": "9c", "t2": "2c", "t3": "3c", "t4": "5c", "f": "KcKd", "s": "~4c~6c", "w": "7c8c9dTd"},
    "bridge": {
        "h": "AsKsQsJsTs9s8s7s6s5s4s",
        "t": "2c",
        "x": "~4c~5c3d4d5d6d7d8d9dTdJdQd",
        "v": "~2h~3h",
        "d": "~4h~5h~6h~7h~8h~9hTh",
        "s": "~Jh~Qh",
        "c": "1",
        "n": "1",
    },
    "golf": {"t1": "2c3c4c5c6c", "w": "9hTh", "s": "~2d~3d"},
    "canfield": {
        "t1": f"{turn_about('s', 'd')}KcQh",
        "t4": f"{turn_about('d', 's')}",
        "r": f"{down('2c3c4c5c6c7c8c9cTcAcQcKh')}Th",
        "f2": "4h5h",
        "t2": "7h",
        "t3": "8h",
        "s": "~9h",
        "w": "Ah2h3hJh",
    },
    "backbone": {
        "t1": "KsQsJsTs9s8s7s6s5s4s3s2sAs",
        "t8": "KhQhJhTh9h8h7h6h5h4h3h2hAh",
        "l": "2c3c4c5c6c7c8c9cTc",
        "r": "2d3d4d5d6d7d8d9dTd",
        "c": "Kc",
        "w": "KC2C3C4C",
        "s": "~5C~6C",
    },
}


def scenes(game: Game, view: View) -> tuple[PixelLayout, PixelLayout]:
    """Return the layouts of the first deal and of a late position."""
    return in_room(game, view, ROOMS[view])


def in_room(game: Game, view: View, room: tuple[float, float]) -> tuple[PixelLayout, PixelLayout]:
    """Return the same two layouts for an area of the given size."""
    late = longest(game) if isinstance(game, PlainGame) else Book(game.id).at(**LATE[game.family])
    dealt, ending = (lay_out(Turn(game, position), room, view) for position in (game.start(1), late))
    return dealt, ending


def longest(game: PlainGame) -> Position:
    """Return a position with the longest column that a game allows: twelve more cards on the last one dealt."""
    dealt = game.start(1)
    column = max(game.tableau, key=lambda spot: len(dealt[spot]))
    rest = [cards.identity(card) for pile in dealt for card in pile if pile is not dealt[column]]
    position = [b""] * len(dealt)
    position[column] = dealt[column] + bytes(rest[:12])
    for spot in (*spots_of(game, Kind.CELL), *spots_of(game, Kind.RESERVE), game.waste):
        if spot >= 0:
            position[spot] = bytes([rest.pop()])
    last = game.stock if game.stock >= 0 else game.foundations[0]
    position[last] = cards.turned_down(bytes(rest[12:])) if last == game.stock else bytes(rest[12:])
    return tuple(position)


def in_all_rooms(game: Game, view: View) -> list[PixelLayout]:
    """Return these layouts for every area that uses this view."""
    return [scene for room in ALL_ROOMS[view] for scene in in_room(game, view, room)]


def drawn(scene: PixelLayout) -> list[CardView | SpotView]:
    """Return every pile and every card of a layout."""
    return [*scene.board.spots, *scene.board.cards]


def belong_together(game: Game, one: int, other: int) -> bool:
    """Return whether cards of these two piles may overlap on purpose."""
    names = {game.spots[one].name, game.spots[other].name}
    if isinstance(game, Recorded) and isinstance(game.record.tableau, Peaks):
        return game.spots[one].kind is game.spots[other].kind is Kind.TABLEAU
    if game.family == "bridge":  # other piles use the place of the blind cards when these are gone
        return "b" in names
    return game.family == "backbone" and names <= {"l", "r", "c"}


def strips(game: Game, scene: PixelLayout) -> list[tuple[CardView, float]]:
    """Return every face-up covered card of the tableau, with the width in pixels of the strip that shows."""
    found = []
    for spot in range(len(game.spots)):
        pile = [view for view in scene.board.cards if view.spot == spot]
        for view, upon in pairwise(pile if game.spots[spot].kind is Kind.TABLEAU else []):
            here, there = scene.rect(view), scene.rect(upon)
            if not cards.is_down(view.card):
                found.append((view, max(abs(there.x - here.x), abs(there.y - here.y))))
    return found


@games
@views
def test_every_card_and_pile_lies_on_the_table(game: Game, view: View) -> None:
    for scene in in_all_rooms(game, view):
        for what in drawn(scene):
            place = scene.rect(what)
            assert place.x >= 0 and place.x + place.width <= scene.width, what
            assert place.y >= 0 and place.y + place.height <= scene.height, what


@games
@views
def test_no_two_piles_have_one_place(game: Game, view: View) -> None:
    for scene in in_all_rooms(game, view):
        for one, other in combinations(scene.board.spots, 2):
            if not belong_together(game, one.spot, other.spot):
                assert scene.rect(one).overlap(scene.rect(other)) == 0, (one.label, other.label)


@pytest.mark.in_turn(3)
@games
@views
def test_no_fan_reaches_another_pile(game: Game, view: View) -> None:
    for scene in in_all_rooms(game, view):
        for card in scene.board.cards:
            for other in drawn(scene):
                if card.spot != other.spot and not belong_together(game, card.spot, other.spot):
                    assert scene.rect(card).overlap(scene.rect(other)) == 0, (card, other.label)


@games
@views
def test_at_the_deal_every_open_card_shows_its_index(game: Game, view: View) -> None:
    dealt, _ = scenes(game, view)
    for card, strip in strips(game, dealt):
        if card.corner == "h":
            assert strip >= INDEX * dealt.card * card.size, card


def is_table_of_columns(game: Game, view: View) -> bool:
    """Return whether all cards lie in one row of columns; in Black Hole and Pyramid they lie in several rows."""
    heads = [game.layouts[view].places[spot] for spot in spots_of(game, Kind.TABLEAU)]
    return len({place.y for place in heads}) == 1 and all(place.dy and not place.dx for place in heads)


def in_hand(game: Game) -> set[int]:
    """Return the piles that some random games move cards from or to."""
    found: set[int] = set()
    for deal in range(1, 6):
        position, chance = game.start(deal), random.Random(deal)
        for _ in range(120):
            moves = list(game.moves(position))
            found |= {spot for move in moves for spot in (move.source, move.target)}
            if not moves:
                break
            position = game.play(position, chance.choice(moves))
    return found


tables_of_columns = pytest.mark.parametrize(
    ("game", "view"),
    [(game, view) for game in CATALOGUE.values() for view in VIEWS if is_table_of_columns(game, view)],
    ids=lambda part: part if isinstance(part, str) else part.id,
)


def test_most_games_are_played_on_a_table_of_columns() -> None:
    found = {game.family for game in CATALOGUE.values() if is_table_of_columns(game, "tall")}
    in_one_row = (game for game in PLAIN_GAMES if game.column == "column" and len(game.tableau) <= _IN_A_ROW)
    assert found & PLAIN == {game.family for game in in_one_row}
    assert found - PLAIN == {"freecell", "klondike", "spider", "seahaven", "golf", "canfield"}


@pytest.mark.in_turn(3)
@tables_of_columns
def test_on_a_table_of_columns_all_cards_that_are_played_with_have_one_size(game: Game, view: View) -> None:
    """Only piles that take part in no move may be smaller: the complete runs of Spider where height is short."""
    in_play = in_hand(game)
    for scene in in_all_rooms(game, view):
        sizes = {spot.spot: spot.size for spot in scene.board.spots}
        assert {size for spot, size in sizes.items() if spot in in_play} == {1}
        smaller = {game.spots[spot].kind for spot, size in sizes.items() if size < 1}
        assert smaller <= ({Kind.FOUNDATION} if game.family == "spider" and view in {"wide", "low"} else set())


@tables_of_columns
def test_what_is_above_or_below_the_columns_stands_in_line_with_them(game: Game, view: View) -> None:
    """A pile whose fan runs sideways may also start in the middle between two columns."""
    for scene in in_all_rooms(game, view):
        columns = sorted(spot.x for spot in scene.board.spots if spot.kind is Kind.TABLEAU)
        step = columns[1] - columns[0]
        for spot in scene.board.spots:
            if columns[0] - 0.5 < spot.x < columns[-1] + 0.5:
                fan = game.layouts[view].places[spot.spot].dx
                halves = (spot.x - columns[0]) / step * 2
                assert halves == pytest.approx(round(halves)), spot.label
                assert fan or round(halves) % 2 == 0, spot.label


@tables_of_columns
def test_on_an_upright_screen_the_rows_above_and_below_reach_both_edges(game: Game, view: View) -> None:
    """No gap remains at either end of a row above or below the columns, but for a fan or a pile that is alone."""
    if view != "tall":
        return
    dealt, _ = scenes(game, view)
    columns = sorted(spot.x for spot in dealt.board.spots if spot.kind is Kind.TABLEAU)
    rows: dict[float, list[SpotView]] = {}
    for spot in dealt.board.spots:
        if spot.kind is not Kind.TABLEAU:
            rows.setdefault(spot.y, []).append(spot)
    for row in rows.values():
        assert max(spot.x for spot in row) == pytest.approx(columns[-1])
        is_fanned = any(game.layouts[view].places[spot.spot].dx for spot in row)
        assert is_fanned or len(row) == 1 or min(spot.x for spot in row) == pytest.approx(columns[0])


# The narrowest strip of a face-up card, in whole pixels, in the longest possible columns. Only games in which
# runs may be lifted are listed, and the games that are only records have the same bar. A pile with strips under
# 24 pixels has to open as a list.
NARROWEST: dict[tuple[str, View], int] = {
    ("freecell", "tall"): 24,
    ("freecell", "tall-top"): 28,
    ("freecell", "wide"): 24,
    ("freecell", "low"): 15,
    ("klondike", "tall"): 27,
    ("klondike", "tall-top"): 35,
    ("klondike", "wide"): 40,
    ("klondike", "low"): 20,
    ("spider", "tall"): 38,
    ("spider", "tall-top"): 40,
    ("spider", "wide"): 41,
    ("spider", "low"): 21,
    ("seahaven", "tall"): 28,
    ("seahaven", "tall-top"): 33,
    ("seahaven", "wide"): 28,
    ("seahaven", "low"): 18,
    ("canfield", "tall"): 28,
    ("canfield", "tall-top"): 32,
    ("canfield", "wide"): 41,
    ("canfield", "low"): 20,
}
LISTED = {pile for pile, strip in NARROWEST.items() if strip < FINGER}
NARROWEST_OF_RECORDS: dict[View, int] = {"tall": 24, "tall-top": 28, "wide": 23, "low": 15}


@pytest.mark.parametrize(("family", "view"), NARROWEST)
def test_strips_of_the_longest_columns(family: str, view: View) -> None:
    game = next(game for game in CATALOGUE.values() if game.family == family)
    _, late = scenes(game, view)
    narrowest = min(strip for _, strip in strips(game, late))
    assert narrowest >= NARROWEST[family, view]
    assert (narrowest < FINGER) == ((family, view) in LISTED)


@pytest.mark.parametrize(
    ("game", "view"),
    [(game, view) for game in PLAIN_GAMES if game.runs for view in VIEWS if is_table_of_columns(game, view)],
    ids=lambda part: part if isinstance(part, str) else part.id,
)
def test_strips_of_the_longest_columns_of_games_that_are_only_records(game: PlainGame, view: View) -> None:
    """Columns in two rows are left out: they have less height, and a long run opens as a list."""
    _, late = scenes(game, view)
    assert min(strip for _, strip in strips(game, late)) >= NARROWEST_OF_RECORDS[view]


@games
@views
def test_where_one_card_goes_at_a_time_strips_are_only_read(game: Game, view: View) -> None:
    """A covered card cannot be lifted there, so its strip need not be wide enough to press."""
    if (game.family, view) not in NARROWEST and not (isinstance(game, PlainGame) and game.runs):
        for scene in scenes(game, view):
            assert all(card.lifts == 0 for card, _ in strips(game, scene))
