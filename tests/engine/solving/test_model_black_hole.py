"""Test the search of Black Hole: what it leaves out costs no win, and it agrees with other programs."""

import random

import pytest

from engine.core import cards
from engine.core.game import Position
from engine.games.black_hole import GAMES
from engine.play import notation
from engine.solving.models.black_hole import BlackHoleModel, Successors, crossings
from engine.solving.solve import Answer, solve
from support import reference
from support.extent import amount
from support.solving import Known, can_be_won, expect_proof, known

(GAME,) = GAMES


def walked(chance: random.Random, steps: int) -> Position:
    """Return random fans of cards that could all go into the hole if each were free."""
    pack = list(cards.full_pack())
    chance.shuffle(pack)
    hole = pack.pop()
    rank, laid = cards.rank(hole), bytearray()
    while len(laid) < steps:
        near = [card for card in pack if (cards.rank(card) - rank) % 13 in {1, 12}]
        if not near:
            break
        card = chance.choice(near)
        pack.remove(card)
        laid.append(card)
        rank = cards.rank(card)
    chance.shuffle(laid)
    return dealt(laid, bytes(pack) + bytes([hole]))


def any_at_all(chance: random.Random, count: int) -> Position:
    """Return a position with `count` random cards in the fans."""
    pack = bytearray(cards.full_pack())
    chance.shuffle(pack)
    return dealt(pack[:count], bytes(pack[count:]))


def dealt(laid: bytearray, hole: bytes) -> Position:
    """Return a position with these cards in fans of three; the last fan may have fewer."""
    return (hole, *(bytes(laid[i * 3 : i * 3 + 3]) for i in range(17)))


@pytest.mark.slow
def test_what_is_left_out_costs_no_win() -> None:
    chance = random.Random("what is left out")
    answers = []
    tries = amount(3000, 3000, 10000)
    for round_ in range(tries):
        count = chance.randint(4, 18)
        position = any_at_all(chance, count) if round_ % 8 == 0 else walked(chance, count)
        model = BlackHoleModel(GAME, position)
        verdict = solve(GAME, position)
        assert (verdict.answer is Answer.WINNABLE) == can_be_won(model, position)
        answers.append(verdict.answer)
    assert answers.count(Answer.WINNABLE) > tries // 8
    assert answers.count(Answer.IMPOSSIBLE) > tries // 8


def test_a_single_card_waits_for_a_fan_that_shows_its_rank() -> None:
    position = notation.read_position(GAME, f"{but_for('2c', '3c', '2d')}As.2c.3c2d" + "." * 15)
    model = BlackHoleModel(GAME, position)
    pruned = Successors(model)
    steps = [step for *_, step in pruned.of(model.start, pruned.showing, pruned.ring.start)]
    assert [model.moves(position, step)[0].source for step in steps] == [GAME.names["t2"]]
    assert len(list(reference.successors(model, model.start))) == 2


def but_for(*named: str) -> str:
    """Return all cards except the named ones and the ace of spades, in notation."""
    away = {notation.read_card(text) for text in (*named, "As")}
    return "".join(notation.card_text(card) for card in cards.full_pack() if card not in away)


def test_the_gaps_are_crossed_as_often_as_the_cards_say() -> None:
    chance = random.Random("gaps")
    for _ in range(300):
        path = [chance.randrange(13)]
        crossed = [0] * 13
        for _ in range(chance.randint(1, 50)):
            up = chance.random() < 0.5
            crossed[path[-1] if up else (path[-1] - 1) % 13] += 1
            path.append((path[-1] + (1 if up else -1)) % 13)
        left = [path[1:].count(rank) for rank in range(13)]
        assert crossings(left, path[0], path[-1]) == crossed


def test_a_part_of_the_pack_is_never_won() -> None:
    position = (cards.full_pack()[:10], *(b"" for _ in range(17)))
    assert solve(GAME, position).answer is Answer.IMPOSSIBLE


@pytest.mark.parametrize("deal", known("black_hole"))
def test_other_programs_agree(deal: Known) -> None:
    verdict = solve(deal.game, deal.position)
    assert verdict.answer is deal.answer
    expect_proof(deal.game, deal.position, verdict)
