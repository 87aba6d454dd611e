"""Test the searches of FreeCell and Seahaven Towers against trying all moves, and in deals with known answers."""

import random
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import pytest

from engine.core import cards
from engine.core.game import Position
from engine.games.freecell import FreeCell
from engine.games.seahaven import Seahaven
from engine.play import notation
from engine.solving.models.cells import CellsModel
from engine.solving.models.freecell import FreeCellModel
from engine.solving.models.seahaven import SeahavenModel
from engine.solving.solve import Answer, moves_to_win, solve
from support.extent import amount
from support.small_tables import narrowed
from support.solving import Known, can_be_won, expect_proof, known, result_of
from support.strategies import random_line

Small: TypeAlias = FreeCell | Seahaven
RANKS = "A23456789TJQK"


class Narrow(NamedTuple):
    """Describes a small table and its endings.

    `cells` and `columns` are their numbers. `home` are the fewest and most cards of each suit on its foundation.
    `filled` is the probability that a cell is full.
    """

    cells: int
    columns: int
    home: tuple[int, int]
    filled: float

    def table(self, game: type[Small]) -> Small:
        return game(narrowed(game().record, columns=self.columns, cells=self.cells))

    def ending(self, game: Small, chance: random.Random) -> Position:
        piles: dict[str, list[int]] = {spot.name: [] for spot in game.spots}
        left = []
        for number, suit in enumerate((3, 2, 1, 0), start=1):
            home = chance.randint(*self.home)
            piles[f"f{number}"] = [cards.make(rank, suit) for rank in range(1, home + 1)]
            left += [cards.make(rank, suit) for rank in range(home + 1, 14)]
        chance.shuffle(left)
        for i in range(1, self.cells + 1):
            if left and chance.random() < self.filled:
                piles[f"a{i}"] = [left.pop()]
        for card in left:
            piles[f"t{chance.randint(1, self.columns)}"].append(card)
        position = tuple(bytes(piles[spot.name]) for spot in game.spots)
        return wandered(game, position, chance) if chance.random() < 0.5 else position


def wandered(game: Small, position: Position, chance: random.Random) -> Position:
    """Return a position some random moves later, so that runs are built and kings have moved to empty columns."""
    line = [here for here, _ in random_line(game, position, chance)][:8]
    return line[-1] if line else position


FREECELLS = [
    Narrow(1, 2, (9, 12), 0.3),
    Narrow(2, 2, (8, 11), 0.5),
    Narrow(1, 3, (8, 11), 0.3),
    Narrow(2, 3, (7, 11), 0.7),
    Narrow(0, 4, (7, 11), 0),
    Narrow(3, 2, (8, 11), 0.7),
    Narrow(1, 4, (7, 11), 1),
]
TOWERS = [
    Narrow(1, 2, (9, 12), 0.3),
    Narrow(1, 3, (8, 11), 0.3),
    Narrow(0, 3, (9, 12), 0),
    Narrow(2, 3, (7, 11), 0.5),
    Narrow(3, 2, (7, 11), 0.6),
    Narrow(3, 3, (6, 10), 0.6),
    Narrow(4, 2, (7, 10), 0.8),
]
TABLES = [(narrow, FreeCell, FreeCellModel) for narrow in FREECELLS] + [
    (narrow, Seahaven, SeahavenModel) for narrow in TOWERS
]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("narrow", "rules", "packed"), TABLES)
def test_the_search_finds_what_trying_everything_finds(
    narrow: Narrow, rules: type[Small], packed: Callable[[Small, Position], CellsModel]
) -> None:
    game = narrow.table(rules)
    chance = random.Random(3)
    wins = 0
    tries = amount(150, 250, 1500)
    for _ in range(tries):
        position = narrow.ending(game, chance)
        model = packed(game, position)
        steps = result_of(model.search(100_000))
        expected = can_be_won(model, position)
        assert (steps is not None) == expected, notation.position_text(game, position)
        if steps is not None:
            moves_to_win(game, model, position, steps)
        wins += expected
    assert tries // 4 < wins < tries * 0.95


@pytest.mark.parametrize(
    ("columns", "left"),
    [
        (2, "s7 h11 d10 c11 KcKdJsQdQc.KhKsQs9s8sTsQhJd"),
        (3, "s7 h9 d9 c10 8s9sQdTh.KsQcKdKc.TsKhTdQhJdJhJsQsJc"),
        (4, "s11 h10 d11 c7 8cKdTcQcQh.9cJcKs.KhJhQd.KcQs"),
    ],
)
def test_a_card_waits_for_what_its_like_of_the_other_suit_needs(columns: int, left: str) -> None:
    """These deals are lost if a card goes home as soon as those of the other colour two ranks lower are home."""
    game = Narrow(0, columns, (0, 0), 0).table(FreeCell)
    *home, piles = left.split()
    heights = "".join(f"{''.join(f'{rank}{pile[0]}' for rank in RANKS[: int(pile[1:])])}." for pile in home)
    position = notation.read_position(game, heights + piles)
    model = FreeCellModel(game, position)
    assert can_be_won(model, position)
    steps = result_of(model.search(100_000))
    assert steps and moves_to_win(game, model, position, steps)


@pytest.mark.parametrize("packed", [FreeCellModel, SeahavenModel])
def test_a_search_that_may_not_go_on_knows_nothing(packed: type[CellsModel]) -> None:
    game: Small = FreeCell() if packed is FreeCellModel else Seahaven()
    assert solve(game, game.start(1), max_nodes=5).answer is Answer.UNKNOWN


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", ["freecell", "seahaven"])
@pytest.mark.slow
def test_known_deals_are_decided_as_other_programs_decided_them(name: str) -> None:
    deals: list[Known] = known(name)
    assert {deal.answer for deal in deals} == {Answer.WINNABLE, Answer.IMPOSSIBLE}
    for deal in deals:
        verdict = solve(deal.game, deal.position)
        assert verdict.answer is deal.answer, notation.position_text(deal.game, deal.position)
        expect_proof(deal.game, deal.position, verdict)
