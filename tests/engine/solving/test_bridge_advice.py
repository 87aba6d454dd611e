"""Test advice for Bridge Solitaire: the simple player, the figures, and hints that make progress."""

import random
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import cast

import pytest

from engine.core import cards
from engine.core.automatic_moves import play_through
from engine.core.game import Move, Position
from engine.core.hands import is_joker
from engine.core.saying import Saying
from engine.games.bridge import rubber, tricks
from engine.games.bridge.game import Bridge
from engine.games.bridge.refusals import call_refusal
from engine.games.bridge.rubber import HOUSE, PLAYER, Contract, ScoredDeal
from engine.games.bridge.state import BridgeSpot, BridgeState, read_state
from engine.games.catalogue import CATALOGUE
from engine.play.known_position import known_position
from engine.play.session import Session
from engine.solving import fair_hint
from engine.solving.bridge import keeping
from engine.solving.bridge.advice import BridgeAdvising
from engine.solving.bridge.calling import Points, allowed_calls, is_good
from engine.solving.bridge.card_sets import card_set, cards_of, trick_rules
from engine.solving.bridge.most_tricks import MostTricks
from engine.solving.bridge.simple_player import card_to_play, tricks_taken
from engine.solving.bridge.trials import Option, Result, Trials
from engine.solving.chance import Chance
from support.english import english
from support.extent import amount

GAME = cast(Bridge, CATALOGUE["bridge"])
CALLING = "v1/bridge/47/hkQh.hkJh.hk9h.hk4h.hk2h.hkAc.hdKd"


def advice(session: Session, samples: int = 200) -> tuple[Chance, ...]:
    """Return the chances of all moves."""
    moves = fair_hint.moves_to_judge(session)
    advising = BridgeAdvising(GAME, known_position(session), moves, samples)
    while not advising.step(1000):
        pass
    return advising.chances


def at_first_card(number: int, chance: random.Random) -> Position:
    """Return a rubber before the player's first card, after a random choice of six cards and a random call."""
    position = GAME.start(number)
    while not (now := read_state(position)).contract:
        moves = list(GAME.moves(position))
        if now.choosing and len(now.kept) < 6:
            moves = [move for move in moves if move.n not in now.kept]
        position = play_through(GAME, position, chance.choice(moves))
    return position


# The simple player


def whole_stock(now: BridgeState) -> bytes:
    """Return the stock face up, with the card that the house has led on top."""
    return cards.turned_up(now.stock + now.house_card)


def simple_card(now: BridgeState) -> Move:
    """Return the move of the simple player."""
    return Move(BridgeSpot.HAND, BridgeSpot.PLAYER_CARD, card_to_play(now))


def test_the_tricks_of_the_simple_player_are_those_that_the_rules_give() -> None:
    chance = random.Random(1)
    for number in range(1, amount(20, 100, 1000) + 1):
        position = at_first_card(number, chance)
        while not (now := read_state(position)).played_out:
            move = chance.choice(list(GAME.moves(position)))
            held, rules = card_set(now.hand), trick_rules(now.trump)
            told = tricks_taken(rules, held, whole_stock(now), now.leader, move.n)
            after = play_through(GAME, position, move)
            while not (then := read_state(after)).played_out:
                assert GAME.refuse(after, simple_card(then)) is None
                after = play_through(GAME, after, simple_card(then))
            assert told == then.player_tricks - now.player_tricks
            position = play_through(GAME, position, move)


def test_no_player_takes_more_than_the_most_tricks() -> None:
    chance = random.Random(2)
    for number in range(1, amount(5, 20, 200) + 1):
        now = read_state(at_first_card(number, chance))
        search = MostTricks(now.hand, whole_stock(now), now.trump)
        most = search.from_lead(search.mask(now.hand), len(whole_stock(now)), now.leader)
        assert tricks_taken(trick_rules(now.trump), card_set(now.hand), whole_stock(now), now.leader) <= most


def test_sets_hold_the_cards_that_were_put_in() -> None:
    pack = sorted(tricks.pack())
    assert list(cards_of(card_set(pack))) == pack
    assert list(cards_of(0)) == []


@pytest.mark.parametrize("trump", tricks.STRAINS)
def test_sets_say_what_the_rules_say(trump: int) -> None:
    rules = trick_rules(trump)
    for led in tricks.pack():
        for card in tricks.pack():
            assert rules.answers[led] >> card & 1 == tricks.house_may_answer(card, led, trump)
            assert rules.losing[led] >> card & 1 == tricks.house_wins(led, card, house_led=False, trump=trump)
            assert rules.winning[led] >> card & 1 != tricks.house_wins(card, led, house_led=True, trump=trump)
    chance = random.Random(trump)
    for _ in range(100):
        hand = bytes(chance.sample(tricks.pack(), 6))
        led = chance.choice([card for card in tricks.pack() if card not in hand])
        assert set(cards_of(rules.playable(card_set(hand), led))) == set(tricks.playable(hand, led))


# Calls


def to_call(number: int) -> Session:
    """Return a rubber before the player's first call, with the six highest cards kept."""
    session = Session(GAME, number)
    while (now := read_state(session.position)).choosing:
        session.play(keeping.move_towards(now, keeping.promising(now.hand)[0]))
    return session


def test_all_calls_that_the_rules_allow_are_tried() -> None:
    for number in range(1, amount(5, 10, 300) + 1):
        session = to_call(number)
        now = read_state(session.position)
        allowed = [call for call in range(36) if not call_refusal(now, call)]
        assert sorted(one.move.n for one in advice(session, 1)) == allowed
        suits = [call for call in allowed if call == 0 or tricks.bid_numbered(call).strain != tricks.NO_TRUMP]
        assert sorted(allowed_calls(now.hand, now.house_bid, cards.SUITS).contracts) == suits


def test_points_are_those_of_the_score_sheet() -> None:
    won = ScoredDeal(Contract(tricks.Bid(4, cards.SPADES), PLAYER), 10)
    points = Points([won])
    assert points.gained(Contract(tricks.Bid(1, cards.HEARTS), PLAYER), 8) == 60
    assert points.gained(Contract(tricks.Bid(1, cards.HEARTS), PLAYER), 5) == -200, "vulnerable"
    assert points.gained(Contract(tricks.Bid(2, cards.CLUBS), HOUSE, 1), 6) == 100
    assert points.gained(Contract(tricks.Bid(4, cards.HEARTS), PLAYER), 10) == 120 + 700


def test_a_contract_ends_well_if_it_is_made_by_the_player_or_not_by_the_house() -> None:
    mine, theirs = (Contract(tricks.Bid(1, cards.CLUBS), side) for side in (PLAYER, HOUSE))
    assert [is_good(mine, taken) for taken in (6, 7)] == [False, True]
    assert [is_good(theirs, taken) for taken in (6, 7)] == [False, True]


def test_of_the_calls_the_one_is_best_that_gains_most() -> None:
    found = advice(Session.read(CALLING, CATALOGUE))
    gains = [one.gain.mean for one in found if one.gain and one.samples == found[0].samples]
    assert gains == sorted(gains, reverse=True)
    assert len(found) == len(list(GAME.moves(Session.read(CALLING, CATALOGUE).position)))
    assert found[0].won > found[0].samples / 2


# Cards


def test_the_gain_of_a_card_is_the_mean_of_all_orders_of_the_stock() -> None:
    chance = random.Random(7)
    tried = 0
    while tried < amount(1, 3, 20):
        session = near_the_end(chance)
        now = read_state(session.position)
        unseen = known_position(session).unseen
        if len(now.stock) != 5 or not unseen or len(unseen[0]) != 5 or len(list(GAME.moves(session.position))) < 2:
            continue
        tried += 1
        found = {one.move: one for one in advice(session, 400)}
        for move in GAME.moves(session.position):
            values = list(all_gains(now, move))
            gain = found[move].gain
            assert gain and abs(gain.mean - sum(values) / len(values)) <= 2 * gain.margin + 1


def near_the_end(chance: random.Random) -> Session:
    """Return a rubber after random moves, in its first deal, with at most five cards in the stock."""
    session = Session(GAME, chance.randint(1, 10**6))
    while True:
        now = read_state(session.position)
        if now.contract and (now.played_out or len(now.stock) <= 5):
            return session
        moves = list(GAME.moves(session.position))
        if now.choosing and len(now.kept) < 6:
            moves = [move for move in moves if move.n not in now.kept]
        session.play(chance.choice(moves))


def all_gains(now: BridgeState, move: Move) -> Iterator[int]:
    """Yield, for each order of the stock, the points that the simple player gains after a card."""
    assert now.contract
    points = Points(now.deals)
    for order in permutations(cards.turned_up(now.stock)):
        stock = bytes(order) + now.house_card
        more = tricks_taken(trick_rules(now.trump), card_set(now.hand), stock, now.leader, move.n)
        yield points.gained(now.contract, now.player_tricks + more)


# The choice of six cards


def test_sets_that_may_be_kept_have_six_cards_and_all_jokers() -> None:
    for number in range(1, 40):
        hand = read_state(GAME.start(number)).hand
        for kept in keeping.promising(hand):
            assert len(set(kept)) == 6 and set(kept) <= set(hand)
            assert set(filter(is_joker, hand)) <= set(kept)


def test_hints_for_the_choice_lead_to_six_cards_and_never_in_circles() -> None:
    for number in range(1, amount(2, 4, 60) + 1):
        session = Session(GAME, number)
        jokers = len(read_state(session.position).kept)
        moves = 0
        while read_state(session.position).choosing:
            session.play(advice(session)[0].move)
            moves += 1
        assert moves == 6 - jokers + 1


def test_marked_cards_do_not_change_which_six_are_advised() -> None:
    chance = random.Random(5)
    for number in range(1, amount(2, 3, 60) + 1):
        session = Session(GAME, number)
        now = read_state(session.position)
        best = {one.move.n for one in advised_moves(session)}
        others = [card for card in now.hand if card not in best and card not in now.kept]
        session = Session(GAME, number)
        for card in chance.sample(others, 2):
            session.play(Move(BridgeSpot.HAND, BridgeSpot.KEPT, card))
        moves = advised_moves(session)
        assert len(moves) <= 2 + 6 + 1
        assert len({move.move.n for move in moves}) == len(moves), "no card is pressed twice"


def advised_moves(session: Session, steps: int = 100_000) -> list[Chance]:
    """Follow the advice until the choice of six cards ends, and return it.

    Each piece of advice may use only `steps` steps of trials.
    """
    followed = []
    while read_state(session.position).choosing:
        advising = BridgeAdvising(GAME, known_position(session), fair_hint.moves_to_judge(session))
        advising.step(steps)
        followed.append(advising.chances[0])
        session.play(followed[-1].move)
    return followed


@pytest.mark.parametrize("steps", [200 * 16, 330 * 16])
def test_hints_that_come_before_the_trials_have_ended_do_not_go_in_circles_either(steps: int) -> None:
    for number in range(101, 101 + amount(1, 2, 40)):
        session = Session(GAME, number)
        jokers = len(read_state(session.position).kept)
        assert len(advised_moves(session, steps)) <= 6 - jokers + 1 + 2


def test_a_guess_for_the_choice_leads_to_six_cards() -> None:
    session = Session(GAME, 47)
    for _ in range(7):
        move = fair_hint.hint(session, ()).move
        assert move
        session.play(move)
    assert not read_state(session.position).choosing


def test_other_sets_are_named_only_by_cards_that_the_best_one_has_not() -> None:
    for number in range(1, amount(3, 6, 60) + 1):
        session = Session(GAME, number)
        first, *others = advice(session, 12)
        best = {one.move.n for one in advised_moves(session)}
        assert first.move.n in best
        assert not best & {one.move.n for one in others}


# The trials


class Coins:
    """Options whose gains are given: option n gains the n-th sequence of numbers, one number per trial."""

    def __init__(self, gains: Sequence[Sequence[int]], left: dict[int, int] | None = None) -> None:
        self.options = [Option(Move(0, 0, n)) for n in range(len(gains))]
        self._gains, self._left, self._at = gains, left or {}, 0

    def left_after(self, samples: int) -> int | None:
        return self._left.get(samples)

    def tried(self, state: BridgeState, options: Sequence[Option]) -> Iterator[Result]:
        for option in options:
            assert option.move
            values = self._gains[option.move.n]
            yield Result(option, values[self._at % len(values)], good=values[0] > 0)
        self._at += 1


def trials_of(coins: Coins, samples: int) -> tuple[Trials, list[int]]:
    """Return the finished trials, and the numbers of the options, the best first."""
    now = read_state(GAME.start(1))
    trials = Trials(coins, lambda: now, samples)
    while not trials.step(7):
        pass
    return trials, [option.move.n for option in trials.ranked() if option.move]


def test_an_option_is_dropped_once_another_is_clearly_better() -> None:
    coins = Coins([[0, 10], [100, 90], [101, 89, 95, 100]])
    trials, ranked = trials_of(coins, 40)
    assert ranked == [2, 1, 0]
    samples = [trials.chance(option, Move(0, 0)).samples for option in trials.ranked()]
    assert samples == [40, 40, 8]


def test_of_many_options_only_the_best_are_tried_for_long() -> None:
    coins = Coins([[n, n + 40] for n in range(10)], left={2: 3})
    trials, ranked = trials_of(coins, 7)
    assert ranked[:3] == [9, 8, 7]
    assert [trials.chance(option, Move(0, 0)).samples for option in trials.ranked()] == [7] * 3 + [2] * 7


def test_in_the_middle_of_a_sample_the_better_option_comes_first() -> None:
    now = read_state(GAME.start(1))
    trials = Trials(Coins([[0], [50]]), lambda: now, 8)
    trials.step(3)  # option 0 has had two trials, option 1 one
    assert [option.move.n for option in trials.ranked() if option.move] == [1, 0]


def test_the_margin_becomes_smaller_with_more_samples() -> None:
    margins = []
    for samples in (4, 64):
        trials, _ = trials_of(Coins([[0, 40], [1, 0]]), samples)
        best = trials.ranked()[0]
        gain = trials.chance(best, Move(0, 0)).gain
        assert gain
        margins.append(gain.margin)
    assert margins[0] > margins[1] > 0


# Words


def test_a_hint_says_how_often_a_contract_is_made_or_how_many_points_a_card_brings() -> None:
    session = Session(GAME, 47)
    assert english(hinted(session)).startswith("Keep the ")
    assert " points on average." in english(hinted(session))
    session = Session.read(CALLING, CATALOGUE)
    assert english(hinted(session)).startswith("Bid one heart: made in ")
    session.play(advice(session)[0].move)
    assert " made in " in english(hinted(session))
    session = Session.read(CALLING, CATALOGUE)
    session.play(max(GAME.moves(session.position)))
    assert read_state(session.position).contract == Contract(tricks.Bid(7, cards.SPADES), PLAYER)
    first = fair_hint.hint(session, ()).words
    assert english(first).startswith("Best guess")


def hinted(session: Session) -> Saying:
    """Return the words of the hint for the current position."""
    return fair_hint.hint(session, advice(session, 12)).words


def test_where_there_is_one_thing_to_do_nothing_is_judged() -> None:
    chance = random.Random(11)
    position = at_first_card(47, chance)
    session = Session.read(CALLING, CATALOGUE)
    while not read_state(session.position).played_out:
        session.play(next(iter(GAME.moves(session.position))))
    moves = fair_hint.moves_to_judge(session)
    assert fair_hint.has_one_move(GAME, moves)
    assert not fair_hint.has_one_move(GAME, tuple(GAME.moves(position)))
    assert english(fair_hint.hint(session, ()).words) == "Next deal."
    assert rubber.score_sheet(read_state(session.position).deals).totals != (0, 0)
