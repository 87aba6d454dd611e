"""Test the search of Backbone: no shortcut misses a win, and deals with known answers are decided correctly."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from engine.core import cards
from engine.core.cards import KING, SUITS, Pile
from engine.core.game import Kind, Position, counter_pile
from engine.games.backbone import COCCYX, GAMES, LEFT, RIGHT, RULE_SETS, Backbone
from engine.games.catalogue import CATALOGUE
from engine.rules.record import Columns
from engine.rules.recorded import RecordedRuleSet
from engine.solving.models.backbone import BackboneModel
from engine.solving.solve import Answer, Verdict, solve
from support.extent import amount
from support.solving import can_be_won, expect_proof, known


def narrow(rule_set: RecordedRuleSet) -> Backbone:
    """Return Backbone with two ribs: games get stuck so early that all positions can be visited."""
    record = rule_set.record
    assert isinstance(record.tableau, Columns)
    ribs = replace(record.tableau, cards=(1, 1))
    return Backbone(replace(rule_set, record=replace(record, tableau=ribs)))


NARROW = [narrow(rule_set) for rule_set in RULE_SETS]
every = pytest.mark.parametrize("game", NARROW, ids=lambda game: game.id)


def late(game: Backbone, seed: int) -> Position:
    """Return a random position with few cards left; the ribs are runs, as in a real game."""
    chance = random.Random(f"{game.id} {seed}")
    piles: list[Pile] = [b""] * len(game.spots)
    left = []
    for i, height in zip(game.foundations, _heights(chance), strict=True):
        suit, pack = cards.suit(game.spots[i].mark or 0), int(i >= len(SUITS))
        piles[i] = bytes(cards.make(rank, suit, pack) for rank in range(1, height + 1))
        left += [cards.make(rank, suit, pack) for rank in range(height + 1, KING + 1)]
    # A position is harder if more low cards lie under high ones.
    disorder = chance.choice([1, 3, 6])
    left.sort(key=lambda card: cards.rank(card) + chance.uniform(-disorder, disorder))
    if chance.random() < 0.7:
        chance.shuffle(left)
    for i in game.tableau:
        piles[i] = bytes([left.pop()])
    left.sort(key=lambda card: cards.rank(card) + chance.uniform(-disorder, disorder))
    if chance.random() < 0.5:
        _build(game, piles, left, chance)
    if chance.random() < 0.2:
        chance.shuffle(left)
    for spot in (LEFT, RIGHT) * chance.randint(1, 5) + (COCCYX,) * chance.randint(0, 1):
        if left:
            piles[spot] += bytes([left.pop(0)])
    waste = chance.randint(0, len(left))
    piles[game.waste], piles[game.stock] = bytes(left[:waste]), cards.turned_down(bytes(left[waste:]))
    piles[game.redeal_counter] = counter_pile(chance.choice([0, 1, 1]))
    return tuple(piles)


def _heights(chance: random.Random) -> list[int]:
    """Return the heights of the foundations, which leave 12 to 20 cards; in some games a suit is not begun."""
    if chance.random() < 0.2:
        return chance.sample([0, 11, 12, 12, 13, 13, 13, 13], 8)
    while True:
        low = [chance.choice([8, 9, 10, 11, 12, 13]) for _ in range(8)]
        if 12 <= 13 * 8 - sum(low) <= 20:
            return low


def _build(game: Backbone, piles: list[Pile], left: list[int], chance: random.Random) -> None:
    """Lay some of the remaining cards on ribs where they fit, and remove them from `left`."""
    for card in sorted(left, reverse=True):
        fitting = [i for i in game.tableau if piles[i] and game.packing[Kind.TABLEAU].allows(card, piles[i][-1])]
        if fitting and chance.random() < 0.4:
            piles[chance.choice(fitting)] += bytes([card])
            left.remove(card)


@pytest.mark.in_turn(3)
@every
@pytest.mark.slow
def test_the_search_and_going_everywhere_agree(game: Backbone) -> None:
    found: Counter[Answer] = Counter()
    tries = amount(300, 300, 1000)
    for seed in range(tries):
        position = late(game, seed)
        model = BackboneModel(game, position)
        verdict = solve(game, position)
        expect_proof(game, position, verdict)
        assert verdict.answer is (Answer.WINNABLE if can_be_won(model, position) else Answer.IMPOSSIBLE), seed
        found[verdict.answer] += 1
    assert min(found[Answer.WINNABLE], found[Answer.IMPOSSIBLE]) >= tries // 12, found


@pytest.mark.parametrize("stricter", NARROW[1:], ids=lambda game: game.id)
@pytest.mark.slow
def test_what_is_winnable_by_stricter_rules_is_winnable_where_any_free_card_fills_a_space(
    stricter: Backbone,
) -> None:
    winnable = 0
    tries = amount(150, 150, 600)
    for seed in range(tries):
        position = late(stricter, seed)
        if solve(stricter, position).answer is Answer.WINNABLE:
            winnable += 1
            assert solve(NARROW[0], position).answer is Answer.WINNABLE, seed
    assert winnable >= tries // 3


def test_an_ace_that_goes_home_as_it_is_turned_opens_the_way() -> None:
    game = NARROW[1]
    heights = [{cards.HEARTS: 0, cards.CLUBS: 10}.get(cards.suit(spot.mark or 0), KING) for spot in game.spots[:4]]
    piles: list[Pile] = [b""] * len(game.spots)
    for i, height in enumerate((*heights, *[KING] * 4)):
        suit = cards.suit(game.spots[i].mark or 0)
        piles[i] = bytes(cards.make(rank, suit, i // 4) for rank in range(1, height + 1))
    left, right = game.tableau
    piles[left] = bytes(cards.make(rank, cards.HEARTS) for rank in range(KING, 1, -1))
    piles[right] = bytes(cards.make(rank, cards.CLUBS) for rank in (KING, cards.QUEEN))
    stock = bytes([cards.make(cards.JACK, cards.CLUBS), cards.make(cards.ACE, cards.HEARTS)])
    piles[game.stock], piles[game.redeal_counter] = cards.turned_down(stock), counter_pile(1)
    verdict = solve(game, tuple(piles))
    assert verdict.answer is Answer.WINNABLE
    expect_proof(game, tuple(piles), verdict)


def test_a_card_goes_from_a_rib_into_a_space_to_free_the_one_under_it() -> None:
    game = NARROW[2]
    piles: list[Pile] = [b""] * len(game.spots)
    for i in game.foundations:
        suit, pack = cards.suit(game.spots[i].mark or 0), i // 4
        height = (7, 5)[pack] if suit == cards.HEARTS else KING
        piles[i] = bytes(cards.make(rank, suit, pack) for rank in range(1, height + 1))
    piles[game.tableau[0]] = bytes([cards.make(8, cards.HEARTS), cards.make(7, cards.HEARTS, 1)])
    high = [cards.make(rank, cards.HEARTS, pack) for rank in range(KING, 9, -1) for pack in (0, 1)]
    low = [cards.make(rank, cards.HEARTS, pack) for rank, pack in ((9, 0), (8, 1), (6, 1), (9, 1))]
    piles[LEFT], piles[game.redeal_counter] = bytes(high + low), counter_pile(1)
    verdict = solve(game, tuple(piles))
    assert verdict.answer is Answer.WINNABLE
    expect_proof(game, tuple(piles), verdict)


@pytest.mark.in_turn(3)
@pytest.mark.slow
def test_deals_that_others_won() -> None:
    for game, answer, position in known("backbone"):
        verdict = solve(game, position, max_nodes=200_000)
        assert verdict.answer is answer
        expect_proof(game, position, verdict)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_search_cut_short_says_nothing(game: Backbone) -> None:
    assert solve(game, game.start(2), max_nodes=500).answer is Answer.UNKNOWN


def test_a_spine_that_cannot_be_taken_apart_is_proved_at_once() -> None:
    game = CATALOGUE["backbone-aisleriot"]
    verdict = solve(game, game.start(28))
    assert verdict == Verdict(Answer.IMPOSSIBLE, (), 0)


@every
def test_a_game_that_is_won_is_winnable(game: Backbone) -> None:
    full = [
        bytes(cards.make(rank, cards.suit(spot.mark or 0), i // 4) for rank in cards.RANKS)
        for i, spot in enumerate(game.spots[:8])
    ]
    won = (*full, *[b""] * (len(game.spots) - 9), counter_pile(0))
    assert solve(game, won) == Verdict(Answer.WINNABLE, (), 0)
