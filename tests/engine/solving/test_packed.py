"""Test the packed search of games that are only a record: its steps, what it leaves out, and its wins."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.core.game import Position, Status
from engine.games.plain_game import PlainGame
from engine.games.plain_games import YUKON
from engine.rules.record import (
    Build,
    Cells,
    Columns,
    Fill,
    Foundations,
    Ranks,
    Record,
    Stock,
    Suits,
    Take,
    To,
)
from engine.rules.recorded import Recorded
from engine.solving import dominance
from engine.solving.models import model_of
from engine.solving.models.packed import PackedModel
from engine.solving.models.packed_space import PackedSpace
from engine.solving.models.packed_state import can_pack
from engine.solving.solve import Answer, Solving
from support.book import suit
from support.endings import narrow, random_ending
from support.extent import amount
from support.invented import Invented, position_of
from support.plain_games import GAMES, OTHERS
from support.random_records import records as random_records

PACKED = [game for game in GAMES + OTHERS if can_pack(game)]
WITH_FOUNDATIONS = [game for game in PACKED if isinstance(game.record.aim, Foundations)]
PRUNED = [game for game in PACKED if dominance.safe_cards_go_home(game.record)]
_LEFT = 11  # cards that are not home in an ending
_LARGE = 20_000  # states; an ending that can reach more is not tried

packed_games = pytest.mark.parametrize("game", PACKED, ids=lambda game: game.id)


def wandering(game: Recorded, chance: random.Random, most: int) -> Iterator[Position]:
    """Yield the positions of a random game."""
    position = game.start(chance.randint(1, 10**6))
    for _ in range(most):
        yield position
        moves = list(game.moves(position))
        if not moves:
            return
        position = game.play(position, chance.choice(moves))


def expect_the_moves_of_the_rules(game: Recorded, position: Position) -> None:
    """Check that the steps lead to the positions to which the legal moves lead, and that a win is known."""
    space = PackedSpace(game, position, prunes=False)
    wanted = {space.packed(game.play(position, move)) for move in game.moves(position)}
    # A move to an equal place changes nothing, and the search may leave it out.
    assert set(space.successors(space.start)) - {space.start} == wanted - {space.start}
    assert space.won(space.start) == game.finished(position)


@packed_games
def test_the_steps_are_the_moves_of_the_rules(game: PlainGame) -> None:
    chance = random.Random(game.id)
    for _ in range(amount(1, 2, 100)):
        for position in wandering(game, chance, 60):
            expect_the_moves_of_the_rules(game, position)


@given(record=random_records(), seed=st.integers(0, 2**32))
def test_the_steps_are_the_moves_of_the_rules_for_any_record_that_can_be_packed(record: Record, seed: int) -> None:
    game = Invented(record)
    assume(can_pack(game))
    for position in wandering(game, random.Random(seed), 25):
        expect_the_moves_of_the_rules(game, position)


def test_equal_places_and_equal_cards_make_one_state() -> None:
    game = next(game for game in PACKED if game.id == "gypsy")
    one = position_of(game, t1="KsQh", t2="KS~9dQD", f1="As")
    other = position_of(game, t7="KSQH", t4="Ks~9DQd", f5="AS")
    space = PackedSpace(game, one)
    assert space.packed(one) == space.packed(other)
    dealt = {"s": "~2c~3c"}  # a round is still to be dealt, so that the places of the columns matter
    one = position_of(game, t1="KsQh", t2="KS", **dealt)
    for piles in ({"t1": "KS", "t2": "KsQh", **dealt}, {"t1": "KsQh", "t2": "KS", "s": "~3c~2c"}):
        assert space.packed(position_of(game, **piles)) != space.packed(one)


def can_be_won(space: PackedSpace) -> bool | None:
    """Return whether a search that looks at all states finds a win; None if there are too many states."""
    visited, waiting = {space.start}, [space.start]
    while waiting:
        state = waiting.pop()
        if space.won(state):
            return True
        new = set(space.successors(state)) - visited
        visited |= new
        waiting += sorted(new)
        if len(visited) > _LARGE:
            return None
    return False


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("game", PRUNED, ids=lambda game: game.id)
def test_what_is_left_out_loses_no_win(game: PlainGame) -> None:
    chance = random.Random(game.id)
    found = {True: 0, False: 0}
    tables = [Invented(narrow(game.record, columns)) for columns in (2, 3, 4)]
    while min(found.values()) < amount(3, 12, 5000) and sum(found.values()) < amount(60, 300, 10_000):
        table = chance.choice(tables)
        ending = random_ending(table, chance, chance.randint(5, _LEFT))
        everything = can_be_won(PackedSpace(table, ending, prunes=False))
        if everything is not None:
            assert can_be_won(PackedSpace(table, ending)) == everything, ending
            found[everything] += 1
    assert found[True] and found[False]


def building_down(chance: random.Random) -> Record:
    """Return a random record of a small table for which safe cards go home."""
    columns = chance.randint(2, 4)
    laid = Columns(
        tuple(52 // columns + (i < 52 % columns) for i in range(columns)),
        Build(Ranks.LOWER, chance.choice(list(Suits))),
        chance.choice([Take.ONE, Take.RUN, Take.ONE_BY_ONE, Take.ANY]),
        chance.choice([Fill.ANY, Fill.KING, Fill.NONE]),
    )
    cells = Cells((0,)) if laid.take is Take.ONE_BY_ONE or chance.random() < 0.3 else None
    return Record(laid, Foundations(may_return=chance.random() < 0.5), cells)


@given(seed=st.integers(0, 2**32))
def test_what_is_left_out_loses_no_win_whatever_the_record(seed: int) -> None:
    chance = random.Random(seed)
    game = Invented(building_down(chance))
    assert can_pack(game) and dominance.safe_cards_go_home(game.record)
    ending = random_ending(game, chance, chance.randint(5, 9))
    everything = can_be_won(PackedSpace(game, ending, prunes=False))
    if everything is not None:
        assert can_be_won(PackedSpace(game, ending)) == everything


def test_where_columns_are_built_up_a_card_that_goes_home_may_bury_one_that_is_needed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The king of spades fits on no column, but the queen under it has to come back from her foundation first."""
    game = Invented(
        Record(Columns((18, 17, 17), Build(Ranks.HIGHER, Suits.ALTERNATE)), Foundations(may_return=True))
    )
    homes = {"f1": suit("s", "Q"), "f2": suit("h", "T"), "f3": suit("d", "T"), "f4": suit("c")}
    ending = position_of(game, **homes, t1="QdKdJd", t2="Jh", t3="KhQhKs")
    assert not dominance.safe_cards_go_home(game.record)
    assert can_be_won(PackedSpace(game, ending))
    monkeypatch.setattr(dominance, "safe_cards_go_home", lambda record: True)
    assert can_be_won(PackedSpace(game, ending)) is False


def test_safe_cards_go_home_at_once_only_where_that_is_proved() -> None:
    one_pack = Record(YUKON.columns)
    assert dominance.safe_cards_go_home(one_pack)
    assert not dominance.safe_cards_go_home(Record(YUKON.columns, packs=2))
    assert not dominance.safe_cards_go_home(Record(YUKON.columns, stock=Stock(to=To.COLUMNS)))
    assert not dominance.safe_cards_may_carry(YUKON) and YUKON.columns.take is Take.ANY


def test_where_any_card_moves_with_those_on_it_a_card_that_could_carry_them_is_needed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The position was found among random endings: it is lost if a card goes home on which others should rest."""
    game = Invented(narrow(YUKON, 2))
    homes = {"f1": suit("s", "T"), "f2": suit("h", "J"), "f3": suit("d", "Q"), "f4": suit("c", "Q")}
    ending = position_of(game, **homes, t1="~Kh~Kc~Qs~QhKd", t2="JsKs")
    assert can_be_won(PackedSpace(game, ending))
    monkeypatch.setattr(dominance, "safe_cards_may_carry", lambda record: True)
    assert can_be_won(PackedSpace(game, ending)) is False


@pytest.mark.parametrize("game", WITH_FOUNDATIONS, ids=lambda game: game.id)
def test_a_win_is_played_by_the_rules(game: PlainGame) -> None:
    """Endings are searched, so that wins are found at once; `Solving` plays each through the rules."""
    chance, won = random.Random(game.id), 0
    while won < 3:
        ending = random_ending(game, chance, _LEFT)
        assert isinstance(model_of(game, ending), PackedModel)
        verdict = None
        solving = Solving(game, ending, 20_000)
        while verdict is None:
            verdict = solving.step(1000)
        if verdict.answer is Answer.WINNABLE and verdict.line:
            position = ending
            for move in verdict.line:
                position = game.play(position, move)
            assert game.status(position) is Status.WON
            won += 1
