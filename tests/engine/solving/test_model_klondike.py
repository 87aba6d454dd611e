"""Test the search of Klondike against other programs, and against visiting all positions in small positions."""

import random
from collections import Counter
from functools import cache
from itertools import islice

import pytest

from engine.core import cards
from engine.core.game import Position, counter_pile
from engine.games.catalogue import CATALOGUE
from engine.games.klondike import Klondike
from engine.solving.models import klondike, klondike_search
from engine.solving.models.klondike import KlondikeModel
from engine.solving.solve import Answer, solve
from support.extent import amount
from support.solving import everywhere, expect_proof, known
from support.strategies import random_lines

RULE_SETS = ("klondike", "klondike-3", "klondike-1x3", "klondike-3x3")


def game_of(name: str) -> Klondike:
    game = CATALOGUE[name]
    assert isinstance(game, Klondike)
    return game


@pytest.mark.parametrize(("file", "decided"), [("klondike", 25), ("klondike_one_pass", 20)])
@pytest.mark.slow
def test_other_programs_found_the_same(file: str, decided: int) -> None:
    count = 0
    for deal in known(file):
        verdict = solve(deal.game, deal.position, max_nodes=20_000)
        assert verdict.answer in {deal.answer, Answer.UNKNOWN}
        expect_proof(deal.game, deal.position, verdict)
        count += verdict.answer is not Answer.UNKNOWN
    assert count >= decided


def test_the_one_way_is_found() -> None:
    for deal in known("klondike_tight"):
        verdict = solve(deal.game, deal.position, max_nodes=20_000)
        assert verdict.answer is Answer.WINNABLE
        expect_proof(deal.game, deal.position, verdict)


@cache
def answer(name: str, number: int) -> Answer:
    game = game_of(name)
    return solve(game, game.start(number), max_nodes=4_000).answer


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ("klondike-1x3", "klondike"),
        ("klondike-3x3", "klondike-3"),
        ("klondike-3", "klondike"),
        ("klondike-3x3", "klondike-1x3"),
    ],
)
@pytest.mark.slow
def test_what_is_winnable_with_less_allowed_is_winnable_with_more(less: str, more: str) -> None:
    decided = 0
    for number in range(1, amount(41, 41, 121)):
        pair = answer(less, number), answer(more, number)
        assert pair != (Answer.WINNABLE, Answer.IMPOSSIBLE), number
        decided += Answer.UNKNOWN not in pair
    assert decided > 5


def small(game: Klondike, chance: random.Random) -> Position:
    """Return a position with 18 to 22 cards left.

    Only the last card of each column is face up; low cards tend to lie below high ones.
    """
    heights = Counter[int]()
    left = chance.randint(18, 22)
    while heights.total() < 52 - left:
        suit = chance.choice(cards.SUITS)
        heights[suit] += heights[suit] < cards.KING
    order = (cards.SPADES, cards.HEARTS, cards.DIAMONDS, cards.CLUBS)
    homes = [bytes(cards.make(rank, suit) for rank in range(1, heights[suit] + 1)) for suit in order]
    pack = [card for card in cards.full_pack() if cards.rank(card) > heights[cards.suit(card)]]
    stock = chance.sample(pack, chance.randint(0, 5))
    even = chance.choice([0, 2, 4])
    pack = sorted(set(pack) - set(stock), key=lambda card: cards.rank(card) + even * chance.random())
    wide = chance.randint(4, 7)
    columns: list[list[int]] = [[] for _ in range(7)]
    for card in pack:
        chance.choice(columns[:wide]).append(card)
    laid = (cards.turned_down(bytes(pile[:-1])) + bytes(pile[-1:]) for pile in columns)
    turned = game.turn * chance.randint(0, len(stock) // game.turn)
    waste, rest = bytes(stock[:turned]), cards.turned_down(bytes(stock[turned:]))
    made = [counter_pile(chance.randint(0, game.redeals))] if game.redeals is not None else []
    return (*homes, *laid, rest, waste, *made)


def played_badly(game: Klondike, chance: random.Random) -> Position:
    """Return a random position of a game that was played at random."""
    line = chance.choice(random_lines(game))
    return line[-chance.randint(1, len(line))]


def truth(model: KlondikeModel, position: Position, max_states: int) -> bool | None:
    """Return whether any reachable position is won; None if there are more than `max_states` states."""
    states = everywhere(model, position)
    if any(model.won(state) for state in islice(states, max_states)):
        return True
    return None if next(states, None) else False


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("hasty", [False, True], ids=["as it is", "starting again at once"])
@pytest.mark.parametrize("name", RULE_SETS)
@pytest.mark.slow
def test_the_search_finds_what_going_everywhere_finds(
    name: str, hasty: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if hasty:
        monkeypatch.setattr(klondike_search, "_FIRST", 3)
        monkeypatch.setattr(klondike_search, "_EACH", 2)
        monkeypatch.setattr(klondike, "_ALONE", 2)
    game, chance = game_of(name), random.Random(f"small {name}")
    found = Counter[bool | None]()
    tries = amount(80, 150, 1000)
    for number in range(tries):
        position = (small if number % 3 == 0 else played_badly)(game, chance)
        model = KlondikeModel(game, position)
        right = truth(model, position, 2000)
        found[right] += 1
        if right is not None:
            assert solve(game, position).answer is (Answer.WINNABLE if right else Answer.IMPOSSIBLE)
    assert min(found[True], found[False]) > tries // 8


@pytest.mark.parametrize(
    ("name", "number", "expected"),
    [
        ("klondike", 158, Answer.WINNABLE),  # the search finds it only after a restart
        ("klondike-1x3", 162, Answer.WINNABLE),
        # Impossible even if every card of the stock could be played at any time.
        ("klondike-3", 123, Answer.IMPOSSIBLE),
    ],
)
@pytest.mark.slow
def test_deals_that_were_left_open_for_millions_of_positions(name: str, number: int, expected: Answer) -> None:
    game = game_of(name)
    verdict = solve(game, game.start(number), max_nodes=300_000)
    assert verdict.answer is expected
    expect_proof(game, game.start(number), verdict)
