"""Test plans in Spider: what they turn up, their order, and that they do not depend on hidden cards."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from engine.core import cards
from engine.core.bit_by_bit import at_once
from engine.core.cards import DOWN
from engine.games.catalogue import CATALOGUE
from engine.games.spider import Spider
from engine.play import notation
from engine.solving.models import spider
from engine.solving.models.spider import SpiderModel, State
from engine.solving.models.spider_beam import Columns, worth
from engine.solving.simple_players.spider_plans import TURNING, WEIGHTS, Effort, Plan, plans, seen
from support.extent import amount

GAMES = [game for game in CATALOGUE.values() if isinstance(game, Spider)]
FOUR = next(game for game in GAMES if game.id == "spider")
QUICK = Effort(width=16, compared=0, draws=0, width_after=0)
CAREFUL = Effort(width=64, compared=5, draws=6, width_after=8)
MOST = 2000  # the most positions that the complete search of a test visits


def found(state: State, effort: Effort) -> list[Plan]:
    """Return the plans of a state."""
    return at_once(plans(seen(state[:-1], state[-1]), effort, Columns(WEIGHTS)))


def followed(state: State, plan: Plan) -> Iterator[State]:
    """Yield the states after each step of a plan; a deal at its end is left out."""
    for step in plan.steps:
        state = spider.moved(state, *step)
        yield state


def face_down(state: State) -> list[int]:
    """Return the number of face-down cards in each column."""
    return [sum(map(cards.is_down, pile)) for pile in state[:-1]]


def turned(before: State, after: State) -> tuple[int, ...]:
    """Return the columns in which cards were turned up between two states."""
    return tuple(
        i for i, (old, new) in enumerate(zip(face_down(before), face_down(after), strict=True)) if new < old
    )


def midway(game: Spider, chance: random.Random) -> State:
    """Return the state of a deal after some plans, most of them the best one."""
    state = SpiderModel(game, game.start(chance.randint(1, 10**6))).start
    for _ in range(chance.randrange(12)):
        ahead = found(state, QUICK)
        if not ahead:
            break
        plan = chance.choice([*ahead[:1] * 3, *ahead])
        *_, state = (state, *followed(state, plan))
        if plan.deals:
            state = spider.dealt(state)
    return state


def turned_by_any_moves(model: SpiderModel, start: State) -> set[tuple[int, ...]] | None:
    """Return which columns can turn up the first card, by visiting all states; None after more than `MOST`."""
    reached, waiting, ends = {start[:-1]}, [start], set()
    while waiting:
        state = waiting.pop()
        for move, after in model.successors(state):
            if move.source == model.spots[-1] or after[:-1] in reached:
                continue
            reached.add(after[:-1])
            if end := turned(start, after):
                ends.add(end)
            else:
                waiting.append(after)
        if len(reached) > MOST:
            return None
    return ends


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_plans_turn_up_nearly_all_cards_that_any_moves_could_turn_up(game: Spider) -> None:
    chance = random.Random(game.id)
    model = SpiderModel(game, game.start(1))
    planned: list[bool] = []
    while len(planned) < amount(40, 100, 1000):
        state = midway(game, chance)
        possible = turned_by_any_moves(model, state)
        if possible is not None:
            ends = {
                turned(state, [*followed(state, plan)][-1]) for plan in found(state, CAREFUL) if not plan.deals
            }
            assert ends <= possible
            planned += [end in ends for end in possible]
    assert planned.count(False) <= len(planned) // 10


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_steps_are_legal_and_the_last_alone_turns_up_a_card_or_leaves_no_column_empty(game: Spider) -> None:
    chance, model = random.Random(game.id), SpiderModel(game, game.start(1))
    for _ in range(amount(10, 40, 400)):
        state = midway(game, chance)
        for plan in found(state, CAREFUL):
            states = [state, *followed(state, plan)]
            for before, after in pairwise(states):
                assert after in (each for _, each in model.successors(before))
            if plan.deals:
                assert all(states[-1][:-1]) and state[-1]
                states.append(states[-1])
            else:
                assert sum(face_down(states[-1])) < sum(face_down(state))
            assert all(face_down(each) == face_down(state) for each in states[:-1])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_plans_do_not_depend_on_the_order_of_the_hidden_cards(game: Spider) -> None:
    chance = random.Random(game.id)
    for _ in range(amount(4, 10, 100)):
        *columns, stock = midway(game, chance)
        hidden = [cards.identity(card) for pile in columns for card in pile if cards.is_down(card)] + list(stock)
        anyhow = iter(chance.sample(hidden, len(hidden)))
        other = [bytes(next(anyhow) | DOWN if cards.is_down(card) else card for card in pile) for pile in columns]
        assert found((*other, bytes(anyhow)), CAREFUL) == found((*columns, stock), CAREFUL)


def laid(*columns: str) -> State:
    """Return the state with these columns from the left; a single king lies in each of the others."""
    piles = [*columns, *["Kc", "Kd", "Kh", "Ks", "KC", "KD", "KH"][: 10 - len(columns)]]
    text = "." * 8 + ".".join(piles) + "."
    return SpiderModel(FOUR, notation.read_position(FOUR, text)).start


def test_what_may_follow_decides_which_of_two_cards_is_turned_up_first() -> None:
    one, other = [(0, 1, 1)], [(2, 1, 1)]
    state = laid("~2c~2h~2s9h", "Ts", "~2d9d", "3h", "3s")
    # The column with three hidden cards comes second.
    assert [plan.steps for plan in found(state, QUICK)] == [one, other]
    # It comes first, because afterwards a column can be emptied.
    assert [plan.steps for plan in found(state, CAREFUL)] == [other, one]


def test_a_plan_may_have_many_steps_and_a_complete_run_may_turn_up_a_card() -> None:
    state = laid("~2cKSQsJsTs9s8s7s6s5s", "4s", "3s", "2s", "As")
    (plan,) = found(state, CAREFUL)
    *_, after = followed(state, plan)
    assert len(plan.steps) == 4
    assert turned(state, after) == (0,)
    assert notation.card_text(*after[0]) == "2c"


def small(chance: random.Random) -> State:
    """Return a state with one or two hidden cards in each column under its last card; the stock is empty."""
    deck = chance.sample([cards.make(rank, suit) for rank in range(1, 14) for suit in cards.SUITS], 30)
    hidden = [[deck.pop() for _ in range(chance.randint(1, 2))] for _ in range(10)]
    return (*(cards.turned_down(bytes(under)) + bytes([deck.pop()]) for under in hidden), b"")


def best_ahead(model: SpiderModel, start: State) -> int:
    """Return the highest worth of a state reachable before or just after the first card is turned up."""
    reached, waiting, best = {start}, [start], -(10**9)
    while waiting:
        state = waiting.pop()
        is_end = face_down(state) != face_down(start)
        # The card itself, just turned up, counts as worth nothing.
        piles = [
            pile[:-1] + bytes(1) if new < old else pile
            for pile, new, old in zip(state[:-1], face_down(state), face_down(start), strict=True)
        ]
        best = max(best, sum(worth(pile, WEIGHTS) for pile in piles) + is_end * TURNING)
        if not is_end:
            fresh = {after for _, after in model.successors(state)} - reached
            reached |= fresh
            waiting += fresh
    return best


def test_plans_are_compared_by_the_best_that_may_follow_for_each_card_that_may_be_turned_up() -> None:
    chance, compared = random.Random(1), 0
    model = SpiderModel(FOUR, FOUR.start(1))
    while compared < amount(10, 30, 300):
        state = small(chance)
        unseen = [cards.identity(card) for pile in state for card in pile if cards.is_down(card)]
        ahead = found(state, Effort(width=100, compared=9, draws=len(unseen), width_after=100))
        means: list[int] = []
        for plan in ahead:
            *_, after = followed(state, plan)
            (column,) = turned(state, after)
            drawn = (
                (*after[:column], after[column][:-1] + bytes([card]), *after[column + 1 :]) for card in unseen
            )
            means.append(sum(best_ahead(model, each) for each in drawn))
        assert means == sorted(means, reverse=True)
        compared += len(set(means)) > 1
