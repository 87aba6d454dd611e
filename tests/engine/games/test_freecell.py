"""Test FreeCell: each sentence of the rules as a position and its legal moves."""

import pytest

from engine.core.game import Position, Status
from support.book import Book
from support.english import message

BOOK = Book("freecell")
GAME, at, moves, after, refused = BOOK.game, BOOK.at, BOOK.moves, BOOK.after, BOOK.refused


def test_eight_columns_lie_open_and_the_cells_are_empty() -> None:
    deal = BOOK.dealt(1)
    assert {name: len(text) // 2 for name, text in deal.items()} == dict(
        zip((f"t{i}" for i in range(1, 9)), (7, 7, 7, 7, 6, 6, 6, 6), strict=True)
    )
    assert "~" not in "".join(deal.values())


# Columns


@pytest.mark.parametrize("card", ["9d", "9h"])
def test_a_column_is_built_down_in_alternating_colours(card: str) -> None:
    assert refused(at(t1="Ts", t2=card), "t2t1") is None


@pytest.mark.parametrize("card", ["9c", "9s", "8d", "Jd", "Td"])
def test_no_other_card_goes_on_a_black_ten(card: str) -> None:
    assert refused(at(t1="Ts", t2=card), "t2t1") == "Only a red nine goes on the ten of spades."


def test_nothing_goes_on_an_ace_and_no_ace_on_a_king() -> None:
    start = at(t1="Ah", t2="Ks", t3="2c")
    assert refused(start, "t3t1") == "Nothing goes on the ace of hearts."
    assert refused(start, "t1t2") == "Only a red queen goes on the king of spades."


@pytest.mark.parametrize("card", ["As", "9d", "Kh"])
@pytest.mark.parametrize("source", ["a1", "t1"])
def test_a_space_takes_any_card(card: str, source: str) -> None:
    piles = {"t1": "2c"} | {source: card}
    start = at(**piles)
    assert refused(start, f"{source}t2") is None
    assert BOOK.piles(after(start, f"{source}t2"))["t2"] == card


# Cells


def test_a_cell_holds_one_card() -> None:
    start = at(a1="9c", t1="8d", t2="5h4s")
    assert refused(start, "t1a2") is None
    assert refused(start, "t1a1") == "A cell holds one card."
    assert refused(start, "t2a2x2") == "A cell holds one card."


def test_a_card_goes_back_from_its_cell_to_a_column_a_foundation_or_another_cell() -> None:
    start = at(a1="9c", a2="Ah", t1="Td", t5="2c")
    assert {"a1t1", "a2f2", "a1a3"} <= moves(start)
    assert refused(start, "a1t5") == "Only a red ace goes on the two of clubs."


# Runs

RUN = "QdJsTd9s8d7s6d5s4d3s2d"


def run_of(n: int, taken: int, spaces: int, under: str) -> Position:
    """Return a position with the first `n` cards of a run in t2, which can move to t1.

    `taken` cells are full, and `spaces` other columns are empty; `under` is the pile in t1.
    """
    cells = {f"a{i}": card for i, card in enumerate(["Ac", "Ad", "Ah", "2s"][:taken], start=1)}
    columns = {f"t{i}": card for i, card in enumerate(["Kd", "Ks", "Kh", "Qs", "Qc", "Qh"][spaces:], start=3)}
    return at(**cells, **columns, t1=under, t2="As" + RUN[: 2 * n])


def check_most(most: int, why: str, taken: int, spaces: int, under: str) -> None:
    """Assert that up to `most` cards can move together, and that one more is refused with the reason `why`."""
    for n in range(2, most + 1):
        assert f"t2t1x{n}" in moves(run_of(n, taken, spaces, under))
    start = run_of(most + 1, taken, spaces, under)
    assert refused(start, f"t2t1x{most + 1}") == why
    assert f"t2t1x{most + 1}" not in moves(start)


@pytest.mark.parametrize(
    ("taken", "spaces", "most", "why"),
    [
        (4, 0, 1, "One card at most: no free cells."),
        (3, 0, 2, "Two cards at most: one free cell."),
        (2, 0, 3, "Three cards at most: two free cells."),
        (0, 0, 5, "Five cards at most: four free cells."),
        (4, 1, 2, "Two cards at most: no free cells and one empty column."),
        (3, 1, 4, "Four cards at most: one free cell and one empty column."),
        (3, 2, 8, "Eight cards at most: one free cell and two empty columns."),
        (2, 1, 6, "Six cards at most: two free cells and one empty column."),
        (1, 1, 8, "Eight cards at most: three free cells and one empty column."),
        (0, 1, 10, "Ten cards at most: four free cells and one empty column."),
    ],
)
def test_a_run_moves_where_its_cards_could_go_singly(taken: int, spaces: int, most: int, why: str) -> None:
    """The limit is free cells + 1, doubled for each empty column."""
    check_most(most, why, taken, spaces, under="Kc")


@pytest.mark.parametrize(
    ("taken", "spaces", "most", "why"),
    [
        (3, 0, 2, "Two cards at most: one free cell."),
        (3, 1, 4, "Four cards at most: one free cell and one other empty column."),
        (3, 2, 8, "Eight cards at most: one free cell and two other empty columns."),
    ],
)
def test_the_space_a_run_goes_to_does_not_help_it(taken: int, spaces: int, most: int, why: str) -> None:
    check_most(most, why, taken, spaces, under="")


def test_a_run_lies_as_it_lay() -> None:
    start = at(t1="Kc", t2="5hQdJsTd")
    assert BOOK.piles(after(start, "t2t1x3")) == {"t1": "KcQdJsTd", "t2": "5h"}


def test_cards_that_are_no_run_stay() -> None:
    start = at(t1="Ts", t2="9d8d", t3="9h7s")
    assert refused(start, "t2t1x2") == message("no-run")
    assert refused(start, "t3t1x2") == message("no-run")
    assert refused(start, "t3t1x3") == message("not-so-many-cards")


# The end


def black_columns(**others: str) -> Position:
    """Return a position with all cells full, in which no last card of a column fits on another."""
    columns = {"t1": "Ks", "t2": "Kc", "t3": "Qs", "t4": "Qc", "t5": "Js", "t6": "Jc", "t7": "9s", "t8": "9c"}
    return at(**{"a1": "7s", "a2": "7c", "a3": "5s", "a4": "5c"} | columns | others)


def test_lost_when_no_card_can_be_moved() -> None:
    assert moves(black_columns()) == set()
    assert GAME.status(black_columns()) is Status.LOST
    assert GAME.status(black_columns(t8="AcAd")) is Status.PLAYING
