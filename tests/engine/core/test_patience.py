"""Test what the base class of patiences does for every game, in positions at the limits of its rules."""

import math

import pytest

from engine.core import cards
from engine.core.game import Move, Position, Status
from engine.core.patience import Patience
from engine.core.piles import foundations, with_last_up
from support.book import Book, suit
from support.english import english, message

KLONDIKE, LIMITED = Book("klondike"), Book("klondike-1x3")
FREECELL, SEAHAVEN = Book("freecell"), Book("seahaven")
BACKBONE, AISLERIOT = Book("backbone"), Book("backbone-aisleriot")
BLACK_HOLE, SPIDER, GOLF = Book("black-hole"), Book("spider"), Book("golf")


def patience(book: Book) -> Patience:
    assert isinstance(book.game, Patience)
    return book.game


def spot(book: Book, name: str) -> int:
    return patience(book).names[name]


# The values that a game's attributes give


def test_only_like_piles_can_be_exchanged() -> None:
    freecell = patience(FREECELL)
    names = [[freecell.spots[i].name for i in group] for group in freecell.interchangeable_spots]
    assert names == [["a1", "a2", "a3", "a4"], [f"t{i}" for i in range(1, 9)]]
    backbone = patience(BACKBONE)  # two foundations of each suit
    groups = [[backbone.spots[i].name for i in group] for group in backbone.interchangeable_spots]
    assert groups[:4] == [["f1", "f5"], ["f2", "f6"], ["f3", "f7"], ["f4", "f8"]]


def test_the_key_sorts_like_piles_and_forgets_the_pack() -> None:
    book = BACKBONE
    one = book.at(t1="9h", t2="2C", w="3s", f1="As", f5="")
    other = book.at(t1="2c", t2="9H", w="3S", f1="", f5="As")
    assert patience(book).key(one) == patience(book).key(other)
    assert patience(book).key(one) != patience(book).key(book.at(t1="9h", t2="2C", w="3s", f1="As", p="1"))
    assert patience(book).key(one) != patience(book).key(book.at(t1="9h", l="2C", w="3s", f1="As"))


def test_a_pile_of_a_game_without_stock_is_not_there() -> None:
    assert patience(FREECELL).stock == patience(FREECELL).waste == patience(FREECELL).redeal_counter == -1
    assert patience(KLONDIKE).redeal_counter == -1 and patience(LIMITED).redeal_counter == spot(LIMITED, "p")


@pytest.mark.parametrize(
    ("book", "piles", "left"),
    [
        (KLONDIKE, {}, math.inf),
        (LIMITED, {}, 2),
        (LIMITED, {"p": "1"}, 1),
        (LIMITED, {"p": "2"}, 0),
        (BACKBONE, {"p": "1"}, 0),
        (GOLF, {}, 0),
    ],
)
def test_redeals_left(book: Book, piles: dict[str, str], left: float) -> None:
    assert book.game.redeals_left(book.at(**piles)) == left


# Refusals


@pytest.mark.parametrize(
    ("source", "target"),
    [("t1", 99), (99, "t1"), ("t1", -1), (-1, "t1")],
    ids=["to", "from", "below", "from below"],
)
def test_a_spot_that_does_not_exist_is_refused(source: str | int, target: str | int) -> None:
    numbers = [spot(KLONDIKE, end) if isinstance(end, str) else end for end in (source, target)]
    assert english(KLONDIKE.game.refuse(KLONDIKE.at(t1="9h"), Move(*numbers))) == message("no-such-place")


def test_the_last_spot_of_the_table_exists() -> None:
    last = len(KLONDIKE.game.spots) - 1
    assert english(KLONDIKE.game.refuse(KLONDIKE.at(w="9h"), Move(last, 0))) == (
        "Only the ace of spades can start this foundation."
    )


def test_a_counter_gives_and_takes_no_card() -> None:
    position = LIMITED.at(t1="9h", p="1")
    counter, column = spot(LIMITED, "p"), spot(LIMITED, "t1")
    assert english(LIMITED.game.refuse(position, Move(counter, column))) == message("no-card-to-take")
    assert english(LIMITED.game.refuse(position, Move(column, counter))) == message("no-card-to-take")


@pytest.mark.parametrize("n", [0, -1, 4])
def test_only_as_many_cards_as_there_are(n: int) -> None:
    position = KLONDIKE.at(t1="9h8s7d", t2="Ts")
    move = Move(spot(KLONDIKE, "t1"), spot(KLONDIKE, "t2"), n)
    assert english(KLONDIKE.game.refuse(position, move)) == message("not-so-many-cards")
    assert KLONDIKE.game.refuse(position, move._replace(n=3)) is None


def test_an_empty_pile_of_a_game_that_fills_none_stays_empty() -> None:
    assert BLACK_HOLE.refused(BLACK_HOLE.at(f="As", t1="5h"), "t1t2") == "An empty fan stays empty."


# Runs


@pytest.mark.parametrize(
    ("pile", "length"),
    [("", 0), ("9h", 1), ("9h8s", 2), ("Ts9h8s", 3), ("Td9h8s", 2), ("~Ts9h8s", 2), ("9h8s8h", 1), ("9h8h7s", 2)],
)
def test_a_run_ends_at_a_card_face_down_or_of_the_wrong_colour(pile: str, length: int) -> None:
    game = patience(KLONDIKE)
    assert game.run_length(KLONDIKE.at(t1=pile), spot(KLONDIKE, "t1")) == length


def test_cards_of_a_pile_without_runs_move_singly() -> None:
    assert patience(KLONDIKE).run_length(KLONDIKE.at(w="9h8s"), spot(KLONDIKE, "w")) == 1
    assert patience(KLONDIKE).run_length(KLONDIKE.at(w=""), spot(KLONDIKE, "w")) == 0


FULL = {
    f"t{i}": card for i, card in zip(range(1, 9), ("9h", "Th", "Jh", "Qh", "9d", "Td", "Jd", "Qd"), strict=True)
}


@pytest.mark.parametrize(
    ("book", "cells", "spaces", "most", "why"),
    [
        (FREECELL, 4, 0, 5, "Five cards at most: four free cells."),
        (FREECELL, 0, 0, 1, "One card at most: no free cells."),
        (FREECELL, 1, 1, 4, "Four cards at most: one free cell and one empty column."),
        (FREECELL, 2, 2, 12, "Twelve cards at most: two free cells and two empty columns."),
        (SEAHAVEN, 2, 2, 3, "Three cards at most: two free towers."),
    ],
)
def test_the_limit_of_a_run(book: Book, cells: int, spaces: int, most: int, why: str) -> None:
    piles = {f"a{i}": card for i, card in zip(range(cells + 1, 5), ("2s", "3s", "4s", "5s"), strict=False)}
    fillers = {"t9": "Ks", "t10": "Kc"} if book is SEAHAVEN else {}
    position = book.at(**piles | FULL | fillers | {f"t{i}": "" for i in range(8, 8 - spaces, -1)})
    limit, reason = patience(book).limit(position, spot(book, "t1"), spot(book, "t2"))
    assert (limit, english(reason)) == (most, why)


def test_the_space_that_is_filled_does_not_help() -> None:
    position = FREECELL.at(**FULL | {"t7": "", "t8": ""})
    limit, reason = patience(FREECELL).limit(position, spot(FREECELL, "t1"), spot(FREECELL, "t8"))
    assert (limit, english(reason)) == (10, "Ten cards at most: four free cells and one other empty column.")


# The end


def closure(book: Book, position: Position) -> int:
    """Return the number of different positions that moves reach from this one; equivalent ones count once."""
    game = patience(book)
    seen, waiting = {game.key(position)}, [position]
    while waiting:
        here = waiting.pop()
        for move in game.moves(here):
            after = game.play(here, move)
            if game.key(after) not in seen:
                seen.add(game.key(after))
                waiting.append(after)
    return len(seen)


def test_lost_is_said_only_after_every_position_was_visited(monkeypatch: pytest.MonkeyPatch) -> None:
    """The red two can only move between its foundation and two black threes. No stock card fits anywhere."""
    start = KLONDIKE.at(f2="Ah2h", t1="~Js3s", t2="~Jc3c", s="~9c~9d~9h")
    nodes = closure(KLONDIKE, start)
    assert nodes == 12
    monkeypatch.setattr(patience(KLONDIKE), "max_lost_nodes", nodes)
    assert KLONDIKE.game.status(start) is Status.LOST
    monkeypatch.setattr(patience(KLONDIKE), "max_lost_nodes", nodes - 1)
    assert KLONDIKE.game.status(start) is Status.PLAYING


def test_a_win_that_only_shuttling_reaches_is_no_loss() -> None:
    """All cards lie face up, so no move home uncovers a card."""
    start = KLONDIKE.at(f1=suit("s"), f2=suit("h"), f3=suit("d"), f4=suit("c", "J"), t1="Kc", t2="Qc")
    assert KLONDIKE.game.status(start) is Status.PLAYING
    assert KLONDIKE.game.status(KLONDIKE.after(start, "t2f4", "t1f4")) is Status.WON


def test_a_loss_is_seen_without_a_search_where_no_order_of_the_ribs_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A useful card below the end of a rib prevents "lost", because another order of the ribs may free it."""
    monkeypatch.setattr(patience(AISLERIOT), "max_lost_nodes", 0)
    ends = ["9s", "8s3d", "7h", "6h", "5d", "4d", "3c", "2c"]
    ribs = {f"t{i}": pile for i, pile in enumerate(ends, start=1)}
    for no_help in ({}, {"c": "Ks"}, {"l": "Kh"}, {"l": "7s", "c": "Ks"}):
        assert AISLERIOT.game.status(AISLERIOT.at(p="1", **ribs | no_help)) is Status.LOST
    for help_below in ({"t8": "Ac2c"}, {"l": "7s"}, {"c": "7s"}, {"w": "Kh"}):
        assert AISLERIOT.game.status(AISLERIOT.at(p="1", **ribs | help_below)) is Status.PLAYING


# Parts of a game


def test_each_suit_has_a_foundation() -> None:
    assert [(spot.name, english(spot.title), english(cards.name(spot.mark or 0))) for spot in foundations()] == [
        ("f1", "spade foundation", "ace of spades"),
        ("f2", "heart foundation", "ace of hearts"),
        ("f3", "diamond foundation", "ace of diamonds"),
        ("f4", "club foundation", "ace of clubs"),
    ]


def test_two_packs_have_a_first_and_a_second_foundation_of_each_suit() -> None:
    two = foundations(2)
    assert [spot.name for spot in two] == [f"f{number}" for number in range(1, 9)]
    assert [english(spot.title) for spot in two[3:5]] == ["first club foundation", "second spade foundation"]


def test_only_the_last_card_turns_up() -> None:
    down = cards.turned_down(cards.full_pack()[:3])
    assert with_last_up(down) == down[:2] + cards.full_pack()[2:3]
    assert with_last_up(b"") == b""
