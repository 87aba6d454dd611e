"""Test the status of positions: which are won, which are lost, and which are equivalent."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import cards
from engine.core.game import Game, Kind, Move, Position, Status
from engine.core.patience import Patience
from engine.games.golf import Golf
from support.extent import amount
from support.rule_sets import counted, games, patiences, spots_of
from support.strategies import legal_moves, lines, positions

pytestmark = pytest.mark.in_turn(3)
# In whole games one position in this many is tested, and the last one of each game.
APART = amount(101, 71, 13)


def some_of_every_line(game: Game) -> list[Position]:
    """Return positions spread over every game, with the last position of each."""
    return [position for line in lines(game) for position in [*line[:-1:APART], line[-1]]]


def is_won(game: Game, position: Position) -> bool:
    """Return whether the aim is reached: no cards left, or all cards counted and none in the hand."""
    if isinstance(game, Golf) and game.is_round:
        over = not any(position[i] for i in game.tableau) or not list(game.moves(position))
        return over and game.redeals_left(position) == 0 and counted(game, position) <= 45
    if game.words.scored == "left":
        return counted(game, position) == 0
    in_hand = game.words.scored == "shown" and any(position[i] for i in spots_of(game, Kind.WASTE))
    return counted(game, position) == 52 * game.packs and not in_hand


@patiences
def test_a_game_is_won_when_its_aim_is_reached_and_then_nothing_is_to_be_gained(game: Game) -> None:
    seen: Counter[Status] = Counter()
    for position in some_of_every_line(game):
        status = game.status(position)
        assert (status is Status.WON) == is_won(game, position)
        seen[status] += 1
        if status is Status.WON:
            assert all(
                game.points(position, move, game.play(position, move)) <= 0 for move in game.moves(position)
            )
    assert seen[Status.WON] >= 3


def wandering(game: Game) -> tuple[set[Kind], set[Kind]]:
    """Return the kinds of piles between which cards can move for ever, and those that can be turned for ever.

    Neither makes any progress.
    """
    assert isinstance(game, Patience)
    about = {Kind.TABLEAU, Kind.CELL} | ({Kind.FOUNDATION} if game.foundations_return else set())
    # in Klondike turning alone makes no progress, however many passes are left
    turns_for_nothing = game.redeals is None or game.family == "klondike"
    return about, {Kind.STOCK, Kind.WASTE} if turns_for_nothing else set()


def settled(game: Game, position: Position) -> list[object]:
    """Return all that moves of `wandering` cannot change: other piles, face-down cards, cards to be turned."""
    about, turning = wandering(game)
    # The reserve is left out, because it may fill a space automatically.
    counters = {Kind.COUNTER} if turning else set()  # the number of redeals made
    elsewhere = spots_of(game, *(set(Kind) - about - turning - counters - {Kind.RESERVE}))
    covered = {card for i in spots_of(game, Kind.TABLEAU) for card in position[i] if cards.is_down(card)}
    turned = {cards.identity(card) for i in spots_of(game, *turning) for card in position[i]}
    return [covered, turned, *(position[i] for i in elsewhere)]


@patiences
def test_a_lost_game_allows_nothing_ever_but_carrying_about_and_turning(game: Game) -> None:
    """Tested by random moves from every lost position; a proof would only repeat the engine's own search."""
    chance = random.Random(3)
    lost = [line[-1] for line in lines(game) if game.status(line[-1]) is Status.LOST]
    assert len(lost) >= 3
    about, turning = wandering(game)
    for start in lost:
        position, remains = start, settled(game, start)
        for _ in range(20):
            moves = list(game.moves(position))
            for move in moves:
                ends = {game.spots[move.source].kind, game.spots[move.target].kind}
                assert ends <= about or ends == turning
                assert settled(game, game.play(position, move)) == remains
            if not moves:
                break
            position = game.play(position, chance.choice(moves))
        assert game.status(position) is Status.LOST


@patiences
def test_no_step_of_a_proof_does_more_than_try_the_moves_of_one_position(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press has to wait until the current step ends, so a step has to be short."""
    played: list[Move] = []
    real = type(game).play

    def play(game: Game, position: Position, move: Move) -> Position:
        played.append(move)
        return real(game, position, move)

    ends = [line[-1] for line in lines(game)][:20]
    most = max(len(list(game.moves(position))) for line in lines(game) for position in line)
    monkeypatch.setattr(type(game), "play", play)
    for position in ends:
        search = game.finding_status(position)
        status = None
        while status is None:
            played.clear()
            try:
                next(search)
            except StopIteration as end:
                status = end.value
            assert len(played) <= 2 * most
        assert status is game.status(position)


@games
@given(data=st.data())
def test_a_game_without_moves_is_over(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    if not list(game.moves(position)):
        assert game.status(position) in {Status.WON, Status.LOST}


def mixed(game: Game, position: Position, chance: random.Random) -> Position:
    """Return an equivalent position: like piles change places, and like cards of two packs do, too."""
    assert isinstance(game, Patience)
    piles = list(position)
    for group in game.interchangeable_in(position):
        chance.shuffle(shuffled := list(group))
        for i, j in zip(group, shuffled, strict=True):
            piles[i] = position[j]
    swapped = {face for face in range(64) if chance.random() < 0.5}
    return tuple(
        pile
        if spot.kind is Kind.COUNTER
        else bytes(card ^ cards.SECOND_PACK if card & cards.FACE in swapped else card for card in pile)
        for spot, pile in zip(game.spots, piles, strict=True)
    )


@patiences
@given(data=st.data(), seed=st.integers(0, 2**16))
def test_equal_keys_have_equal_children(game: Game, data: st.DataObject, seed: int) -> None:
    position = data.draw(positions(game))
    alike = mixed(game, position, random.Random(seed))
    assert game.key(position) == game.key(alike)
    assert game.status(position) is game.status(alike)

    def children(parent: Position) -> set[tuple[Position, int]]:
        after = [(move, game.play(parent, move)) for move in game.moves(parent)]
        return {(game.key(child), game.points(parent, move, child)) for move, child in after}

    assert children(position) == children(alike)


@patiences
@given(data=st.data())
def test_a_move_that_goes_ahead_changes_the_key(game: Game, data: st.DataObject) -> None:
    position, move = data.draw(legal_moves(game))
    if not {game.spots[move.source].kind, game.spots[move.target].kind} <= {Kind.TABLEAU, Kind.CELL}:
        assert game.key(game.play(position, move)) != game.key(position)
