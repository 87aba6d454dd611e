"""Test Seahaven Towers: each sentence of the rules as a position and its legal moves."""

import pytest

from engine.core.game import Position, Status
from support.book import Book
from support.english import message

BOOK = Book("seahaven")
GAME, at, moves, after, refused = BOOK.game, BOOK.at, BOOK.moves, BOOK.after, BOOK.refused


def test_ten_columns_of_five_lie_open_and_the_middle_towers_are_filled() -> None:
    deal = BOOK.dealt(1)
    assert {name: len(text) // 2 for name, text in deal.items()} == {
        "a2": 1,
        "a3": 1,
        **{f"t{i}": 5 for i in range(1, 11)},
    }
    assert "~" not in "".join(deal.values())


# Columns


def test_a_column_is_built_down_in_suit() -> None:
    start = at(t1="Ts", t2="9s", t3="9c", t4="9d", t5="8s")
    assert refused(start, "t2t1") is None
    for source in ("t3", "t4", "t5"):
        assert refused(start, f"{source}t1") == "Only the nine of spades goes on the ten of spades."


def test_nothing_goes_on_an_ace_and_no_ace_on_a_king() -> None:
    start = at(t1="Ah", t2="Kh", t3="2h")
    assert refused(start, "t3t1") == "Nothing goes on the ace of hearts."
    assert refused(start, "t1t2") == "Only the queen of hearts goes on the king of hearts."


@pytest.mark.parametrize("source", ["a1", "t1"])
def test_only_a_king_may_start_a_space(source: str) -> None:
    piles = {"t1": "2c", "a1": "3c"}
    assert refused(at(**piles | {source: "Kd"}), f"{source}t2") is None
    for card in ("Qd", "Ah", "9s"):
        assert refused(at(**piles | {source: card}), f"{source}t2") == "Only a king can fill an empty column."


# Towers


def test_a_tower_holds_one_card() -> None:
    start = at(a1="9c", t1="8d", t2="5h4h")
    assert refused(start, "t1a2") is None
    assert refused(start, "t1a1") == "A tower holds one card."
    assert refused(start, "t2a2x2") == "A tower holds one card."


def test_a_card_goes_back_from_its_tower_to_a_column_a_foundation_or_another_tower() -> None:
    start = at(a1="9c", a2="Ah", t1="Tc", t2="Td")
    assert {"a1t1", "a2f2", "a1a3"} <= moves(start)
    assert refused(start, "a1t2") == "Only the nine of diamonds goes on the ten of diamonds."


# Runs

RUN = "QdJdTd9d8d7d6d5d"


def run_of(n: int, taken: int) -> Position:
    """Return a position with the first `n` cards of a run in t2, which can move to t1; `taken` towers are full."""
    towers = {f"a{i}": card for i, card in enumerate(["Ac", "Ad", "Ah", "2s"][:taken], start=1)}
    return at(**towers, t1="Kd", t2="As" + RUN[: 2 * n])


@pytest.mark.parametrize(
    ("taken", "most", "why"),
    [
        (4, 1, "One card at most: no free towers."),
        (3, 2, "Two cards at most: one free tower."),
        (2, 3, "Three cards at most: two free towers."),
        (1, 4, "Four cards at most: three free towers."),
        (0, 5, "Five cards at most: four free towers."),
    ],
)
def test_a_run_moves_by_way_of_the_free_towers_alone(taken: int, most: int, why: str) -> None:
    """The limit is free towers + 1. The empty columns t3 to t10 do not help."""
    for n in range(2, most + 1):
        assert f"t2t1x{n}" in moves(run_of(n, taken))
    start = run_of(most + 1, taken)
    assert refused(start, f"t2t1x{most + 1}") == why
    assert f"t2t1x{most + 1}" not in moves(start)


def test_a_run_from_a_king_may_fill_a_space() -> None:
    start = at(t2="5cKdQdJd", t3="4c")
    assert refused(start, "t2t1x3") is None
    assert refused(start, "t2t1x2") == "Only a king can fill an empty column."
    assert BOOK.piles(after(start, "t2t1x3")) == {"t1": "KdQdJd", "t2": "5c", "t3": "4c"}


def test_cards_that_are_no_run_stay() -> None:
    start = at(t1="Td", t2="9d8h", t3="9c7c")
    assert refused(start, "t2t1x2") == message("no-run")
    assert refused(start, "t3t1x2") == message("no-run")


# The end


def test_lost_when_no_card_can_be_moved() -> None:
    """All towers are full, nothing can be built, and the only king that could fill a space is covered."""
    towers = {"a1": "7s", "a2": "7c", "a3": "5s", "a4": "5c"}
    start = at(**towers, t1="Kh2h", t2="4d", t3="9d")
    assert moves(start) == set()
    assert GAME.status(start) is Status.LOST
    assert GAME.status(at(**towers, t1="AhKh", t2="4d", t3="9d")) is Status.PLAYING
    assert GAME.status(at(**towers | {"a4": ""}, t1="KhAh2h", t2="4d", t3="9d")) is Status.PLAYING


def test_kings_that_go_from_space_to_space_are_no_hope() -> None:
    start = at(a1="7s", a2="7c", a3="5s", a4="5c", t1="2hKh", t2="4d")
    assert moves(start) == {f"t1t{i}" for i in range(3, 11)}
    assert GAME.status(start) is Status.LOST
