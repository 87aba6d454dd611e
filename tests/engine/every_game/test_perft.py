"""Compare the number of move sequences from each deal (perft) with those counted by the oracle."""

from pathlib import Path

import pytest

from engine.__main__ import main, perft
from engine.core.game import Status
from engine.games.catalogue import CATALOGUE
from support.book import Book, suit
from support.extent import sample

FILES = Path(__file__).parents[2] / "data/perft"
LONG = 2000  # move sequences; they are counted one by one, so more take long


def rows(game: str) -> list[tuple[int, int, int]]:
    """Return the deal number, the depth in moves and the count of each line of a game's file."""
    lines = (FILES / f"{game}.perft").read_text(encoding="utf-8").splitlines()
    return [(int(n), int(depth), int(count)) for n, depth, count in (x.split() for x in lines if x[0] != "#")]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", CATALOGUE)
def test_counts_agree(game: str) -> None:
    """All rows with few sequences are counted, and a sample of the long ones."""
    assert len(rows(game)) >= 30
    short = [row for row in rows(game) if row[2] <= LONG]
    long = [row for row in rows(game) if row[2] > LONG]
    for number, depth, count in [*sample(short, 10, len(short)), *sample(long, 0, 2)]:
        assert perft(CATALOGUE[game], CATALOGUE[game].start(number), depth) == count, (number, depth)


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_command_prints_the_count(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    number, depth, count = rows(game)[2]
    assert main(["perft", game, str(number), str(depth)]) == 0
    assert capsys.readouterr().out == f"{count}\n"


def test_moves_that_are_legal_after_a_win_count() -> None:
    """Each of the four kings on the foundations may return to any of the seven empty columns."""
    book = Book("klondike")
    won = book.at(f1=suit("s"), f2=suit("h"), f3=suit("d"), f4=suit("c"))
    assert book.game.status(won) is Status.WON
    assert perft(book.game, won, 1) == len(book.moves(won)) == 28
