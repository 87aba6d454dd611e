"""Test the search of Spider: its proofs that a position cannot be won, and the wins that it finds."""

import random

import pytest

from engine.core import cards
from engine.core.cards import Card
from engine.core.game import Position
from engine.games.catalogue import CATALOGUE
from engine.games.spider import Spider
from engine.play import notation
from engine.solving.models.spider import SpiderModel, State, may_be_emptied
from engine.solving.search import CountedSearch, GaveUpError, depth_first
from engine.solving.solve import Answer, solve
from support.extent import amount
from support.solving import expect_proof, known

GAMES = [game for game in CATALOGUE.values() if isinstance(game, Spider)]
FOUR = next(game for game in GAMES if game.id == "spider")
every = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
KNOWN = known("spider")
RUNS = [[cards.make(rank, suit, pack) for rank in range(13, 0, -1)] for pack in (0, 1) for suit in cards.SUITS]


def dealt(home: list[list[Card]], columns: list[list[Card]], stock: list[Card], chance: random.Random) -> Position:
    """Return a position with these complete runs and columns; some cards of the columns lie face down."""
    piles = [bytes(run) for run in home] + [b""] * (8 - len(home))
    for column in columns:
        down = chance.choice([0, 0, chance.randrange(max(1, len(column)))])
        piles.append(cards.turned_down(bytes(column[:down])) + bytes(column[down:]))
    return (*piles, cards.turned_down(bytes(stock)))


def scattered(chance: random.Random) -> Position:
    """Return a position with some complete runs; the other cards lie at random, or ten of them in the stock."""
    runs = chance.sample(RUNS, 8)
    home = chance.choice([0, 0, 1, 2, 4])
    deck = [card for run in runs[home:] for card in run]
    chance.shuffle(deck)
    stock = [deck.pop() for _ in range(chance.choice([0, 0, 0, 10]))]
    columns: list[list[Card]] = [[deck.pop()] for _ in range(10)]
    for card in deck:
        chance.choice(columns).append(card)
    return dealt(runs[:home], columns, stock, chance)


def nearly_whole(chance: random.Random) -> Position:
    """Return a position in which only the last cards of each run lie at random on the columns."""
    runs = chance.sample(RUNS, 8)
    home = chance.choice([0, 0, 1, 2])
    ends = [chance.randint(9, 12) for _ in runs]
    columns = [run[:end] for run, end in zip(runs[home:], ends, strict=False)]
    loose = [card for run, end in zip(runs[home:], ends, strict=False) for card in run[end:]]
    chance.shuffle(loose)
    while len(columns) < 10 and loose:
        columns.append([loose.pop()])
    stock = [loose.pop() for _ in range(min(len(loose), chance.choice([0, 10])))]
    columns += [[] for _ in range(10 - len(columns))]
    chance.shuffle(columns)
    for card in loose:
        chance.choice(columns).append(card)
    return dealt(runs[:home], columns, stock, chance)


def nowhere(model: SpiderModel, most: int) -> bool:
    """Return whether all reachable states were visited and none is won.

    Equivalent states count separately. After more than `most` states the search stops and the result is False.
    """
    seen: set[State] = {model.start}
    waiting = [model.start]
    while waiting and len(seen) <= most:
        here = waiting.pop()
        if model.won(here):
            return False
        after = {child for _, child in model.successors(here)} - seen
        seen |= after
        waiting += after
    return not waiting


def searched(model: SpiderModel, max_nodes: int) -> bool | None:
    """Return whether the exhaustive search finds a win; None if it gives up."""
    run = CountedSearch(depth_first(model), max_nodes)
    try:
        run.advance(max_nodes)
    except GaveUpError:
        return None
    return run.result is not None


@every
def test_an_exhaustive_search_goes_as_far_as_the_rules(game: Spider) -> None:
    chance, hopeless = random.Random(1), 0
    for _ in range(amount(300, 600, 4000)):
        position = scattered(chance)
        model = SpiderModel(game, position)
        if nowhere(model, 60):
            hopeless += 1
            assert searched(model, 61) is False
            assert solve(game, position, max_nodes=600).answer is Answer.IMPOSSIBLE
    assert hopeless >= 9


@every
def test_where_no_column_can_be_emptied_none_ever_is(game: Spider) -> None:
    chance, hopeless, moved = random.Random(3), 0, 0
    while hopeless < 60:
        model = SpiderModel(game, scattered(chance))
        here = model.start
        if may_be_emptied(here):
            continue
        hopeless += 1
        for _ in range(20):
            after = [child for _, child in model.successors(here)]
            if not after:
                break
            assert all(all(child[:-1]) for child in after)
            assert not any(map(may_be_emptied, after))
            here, moved = chance.choice(after), moved + 1
    assert moved > 100


# No card fits on another.
QUIET = dict(enumerate(["Kc", "Kd", "Kh", "KC", "KD", "KH", "KS", "Ah", "AH", "AD"], 1))


def laid(columns: dict[int, str], stock: str = "") -> State:
    """Return the state with these columns; the others are those of `QUIET`."""
    piles = QUIET | columns
    text = "." * 8 + ".".join(piles[i] for i in range(1, 11)) + "." + stock
    return SpiderModel(FOUR, notation.read_position(FOUR, text)).start


def test_a_column_can_be_emptied_by_moves_or_with_the_stock() -> None:
    assert not may_be_emptied(laid({}))
    assert may_be_emptied(laid({1: "9h", 2: "Ts"}))
    assert not may_be_emptied(laid({1: "~Ks9h", 2: "Ts"}))
    assert may_be_emptied(laid({1: "~8h9h", 2: "~9sTs", 3: "Js"}))
    # A card dealt from the stock accepts the nine.
    assert not may_be_emptied(laid({1: "9h"}, stock="~8h"))
    assert may_be_emptied(laid({1: "9h"}, stock="~8h~Th"))


@every
def test_columns_change_places_only_when_nothing_more_is_dealt(game: Spider) -> None:
    model = SpiderModel(game, game.start(1))
    *columns, stock = model.start
    assert model.key((*columns, b"")) == model.key((*columns[::-1], b""))
    assert model.key((*columns, stock)) != model.key((*columns[::-1], stock))


def test_cards_that_are_no_full_packs_cannot_be_won() -> None:
    whole = "KsQsJsTs9s8s7s6s5s4s3s2s"
    for text in ("." * 8 + f"{whole}.As" + "." * 9, "." * 18):
        assert solve(FOUR, notation.read_position(FOUR, text)).answer is Answer.IMPOSSIBLE


def test_a_run_that_was_whole_from_the_first_leaves_with_the_first_move() -> None:
    home = ".".join(notation.position_text(FOUR, tuple(map(bytes, RUNS[:6] + [[]] * 13))).split(".")[:8])
    clubs, spades = ("".join(map(notation.card_text, RUNS[i])) for i in (6, 7))
    text = f"{home}.{clubs}.{spades[:-2]}.{spades[-2:]}" + "." * 8
    position = notation.read_position(FOUR, text)
    verdict = solve(FOUR, position)
    assert verdict.answer is Answer.WINNABLE
    expect_proof(FOUR, position, verdict)


@pytest.mark.in_turn(3)
@every
@pytest.mark.slow
def test_nothing_is_proved_of_what_can_be_won(game: Spider) -> None:
    chance, won = random.Random(2), 0
    tries = amount(12, 15, 100)
    for _ in range(tries):
        position = nearly_whole(chance)
        verdict = solve(game, position, max_nodes=3_000)
        expect_proof(game, position, verdict)
        won += verdict.answer is Answer.WINNABLE
        for move in verdict.line:
            model = SpiderModel(game, position)
            assert may_be_emptied(model.start)
            position = game.play(position, move)
        if verdict.line:
            assert searched(SpiderModel(game, position), 50) is not False
    assert won >= tries * 2 // 5


@every
def test_on_the_way_to_a_win_a_column_can_always_be_emptied(game: Spider) -> None:
    won = 0
    for number in range(1, 4):
        position = game.start(number)
        verdict = solve(game, position, max_nodes=20_000)
        expect_proof(game, position, verdict)
        won += verdict.answer is Answer.WINNABLE
        for move in verdict.line:
            assert may_be_emptied(SpiderModel(game, position).start)
            position = game.play(position, move)
    assert won >= 1


@pytest.mark.in_turn(3)
@pytest.mark.slow
def test_deals_with_known_answers() -> None:
    verdicts = [(deal.answer, solve(deal.game, deal.position, max_nodes=40_000).answer) for deal in KNOWN]
    assert all(found in {answer, Answer.UNKNOWN} for answer, found in verdicts)
    assert sum(found is not Answer.UNKNOWN for _, found in verdicts) >= 6
