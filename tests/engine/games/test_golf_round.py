"""Test a round of nine deals of Golf: what ends a deal, what follows it, and how the round is scored."""

import pytest
from hypothesis import given

from engine.core import cards
from engine.core.game import Kind, Move, Position, Status, counter_value
from engine.core.saying import say
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.games.golf import Golf
from engine.play import intents, notation
from engine.play.intents import Play
from engine.play.session import Session
from engine.view import speech
from support.english import english, message
from support.strategies import numbers

DEAL, ROUND = CATALOGUE["golf"], CATALOGUE["golf-9"]
assert isinstance(ROUND, Golf)
SPOT = {spot.name: number for number, spot in enumerate(ROUND.spots)}
NEXT = Move(SPOT["w"], SPOT["s"])
TURN = Move(SPOT["s"], SPOT["w"])


def at(deal: int = 1, before: int = 0, /, **piles: str) -> Position:
    named = {"n": str(deal), "b": str(before), "d": "5"} | piles
    return notation.read_position(ROUND, ".".join(named.get(name, "") for name in SPOT))


@given(number=numbers)
def test_the_round_of_a_number_begins_with_the_deal_of_that_number(number: int) -> None:
    assert ROUND.start(number)[: len(DEAL.spots)] == DEAL.start(number)


def test_a_deal_is_over_when_nothing_fits_and_the_stock_is_used_up() -> None:
    assert set(ROUND.moves(at(t1="5h", w="9c", s="~2d"))) == {TURN}
    assert set(ROUND.moves(at(t1="5h", w="9c"))) == {NEXT}
    why = message("next-deal-later")
    assert english(ROUND.refuse(at(t1="5h", w="9c", s="~2d"), NEXT)) == why
    assert english(ROUND.refuse(at(t1="8h", w="9c"), NEXT)) == why


def test_a_deal_is_over_when_its_columns_are_cleared() -> None:
    cleared = at(w="9c", s="~2d~3d")
    assert set(ROUND.moves(cleared)) == {NEXT}
    assert ROUND.refuse(cleared, TURN) == say("press-for-next-deal")


def test_the_next_deal_keeps_the_total_and_comes_from_the_same_number() -> None:
    over = at(3, 20, t1="5h", t2="KdKc", w="9c")
    assert ROUND.score(over) == 23
    after = ROUND.play(over, NEXT)
    assert [counter_value(after[SPOT[name]]) for name in "nbd"] == [4, 23, 5]
    assert ROUND.score(after) == 23 + 35
    assert sorted(map(len, after[:9])) == [1, 5, 5, 5, 5, 5, 5, 5, 16]
    assert english(speech.describe_move(ROUND, over, NEXT, after)) == "deal 4 of 9; 23 cards left so far"


def test_the_deals_of_a_round_differ_and_are_whole_packs() -> None:
    position, seen = ROUND.start(5), set()
    for _ in range(9):
        pack = b"".join(position[i] for i, spot in enumerate(ROUND.spots) if spot.kind is not Kind.COUNTER)
        assert sorted(cards.turned_up(pack)) == sorted(cards.full_pack())
        seen.add(position[: len(DEAL.spots)])
        position = ROUND.play(position, NEXT)
    assert len(seen) == 9


def test_a_press_on_the_stock_is_the_next_deal_when_it_is_due() -> None:
    over = at(t1="5h", w="9c")
    assert intents.tap(Turn(ROUND, over), SPOT["s"], None) == Play(NEXT)
    assert english(ROUND.obligation(over)) == "Press the stock for the next deal."
    assert ROUND.obligation(at(t1="5h", w="9c", s="~2d")) is None


def test_between_two_deals_every_card_waits_for_the_next() -> None:
    over = at(t1="5h", t2="", w="9c")
    for target in ("t2", "w"):
        assert ROUND.refuse(over, Move(SPOT["t1"], SPOT[target])) == say("press-for-next-deal")


@pytest.mark.parametrize(("before", "ends"), [(44, Status.WON), (45, Status.LOST)])
def test_the_last_deal_ends_the_round_won_at_par_or_better(before: int, ends: Status) -> None:
    assert ROUND.status(at(9, before, t1="5h", w="9c")) is ends
    assert ROUND.status(at(9, before, t1="8h", w="9c")) is Status.PLAYING
    assert ROUND.status(at(8, before, t1="5h", w="9c")) is Status.PLAYING


def test_the_stock_says_how_many_deals_are_to_come() -> None:
    assert english(speech.pile(ROUND, ROUND.start(1), SPOT["s"])) == "Stock, 16 cards, eight more deals after this"
    assert english(speech.pile(ROUND, at(8, s="~2d"), SPOT["s"])) == "Stock, 1 card, one more deal after this"
    assert english(speech.pile(ROUND, at(9, s="~2d"), SPOT["s"])) == "Stock, 1 card"


def test_undo_leads_back_into_the_deal_before() -> None:
    session = Session(ROUND, 5)
    while session.game.refuse(session.position, NEXT):
        session.play(TURN)
    before, left = session.position, session.points
    session.play(NEXT)
    assert session.points == left + 35
    assert Session.read(session.text(), CATALOGUE).position == session.position
    session.undo()
    assert (session.position, session.points) == (before, left)
