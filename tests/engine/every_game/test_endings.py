"""Test that what a game says at its end is true, in random games and in cases where it was once wrong."""

import random
from collections.abc import Callable, Iterator

import pytest

from engine.core import cards
from engine.core.cards import KING
from engine.core.game import Kind, Position, Status
from engine.core.patience import Patience
from engine.games.catalogue import CATALOGUE
from support.book import Book
from support.english import english, message
from support.rule_sets import patiences
from support.strategies import lines


def reached(game: Patience, position: Position) -> Iterator[Position]:
    """Yield the position and the positions of three random games that start there."""
    chance = random.Random(7)
    for _ in range(3):
        here = position
        yield here
        for _ in range(30):
            moves = list(game.moves(here))
            if not moves:
                break
            here = game.play(here, chance.choice(moves))
            yield here


def piles(game: Patience, position: Position, *kinds: Kind) -> list[bytes]:
    return [pile for spot, pile in zip(game.spots, position, strict=True) if spot.kind in kinds]


def covered(game: Patience, position: Position) -> int:
    """Count the cards that lie face down in the tableau."""
    return sum(cards.is_down(card) for pile in piles(game, position, Kind.TABLEAU) for card in pile)


def to_turn(game: Patience, position: Position) -> int:
    return sum(map(len, piles(game, position, Kind.STOCK, Kind.WASTE)))


def always(fact: Callable[[Patience, Position], object]) -> Callable[[Patience, Position], bool]:
    """Return a claim: the fact has the same value in all positions that `reached` finds."""

    def claim(game: Patience, position: Position) -> bool:
        return len({fact(game, after) for after in reached(game, position)}) == 1

    return claim


def no_foundation_accepts(game: Patience, position: Position) -> bool:
    """Return whether no position that `reached` finds has a legal move to a foundation."""
    return all(
        game.spots[move.target].kind is not Kind.FOUNDATION
        for here in reached(game, position)
        for move in game.moves(here)
    )


def home(game: Patience, position: Position) -> int:
    return sum(map(len, piles(game, position, Kind.FOUNDATION)))


def left(game: Patience, position: Position) -> int:
    return sum(map(len, piles(game, position, Kind.TABLEAU)))


def too_few_for_the_stock(game: Patience, position: Position) -> bool:
    columns = piles(game, position, Kind.TABLEAU)
    return bool(piles(game, position, Kind.STOCK)[0]) and sum(map(len, columns)) < len(columns)


def four_kings_shown(game: Patience, position: Position) -> bool:
    shown = [cards.rank(card) for card in position[12] if not cards.is_down(card)]
    return shown == [KING] * 4


def last_deal_over(game: Patience, position: Position) -> bool:
    """Return whether the ninth and last deal is cleared or allows no move."""
    return game.redeals_left(position) == 0 and (not left(game, position) or not list(game.moves(position)))


# What each sentence of an ending claims. A new sentence must be entered here with a check that it is true.
CLAIMS: dict[str, Callable[[Patience, Position], bool]] = {
    "All cards are home.": lambda game, position: home(game, position) == 52 * game.packs,
    message("no-more-home"): no_foundation_accepts,
    message("lost-by-search", answer="impossible", noun="deal"): lambda game, position: (
        not any(game.finished(here) for here in reached(game, position))
    ),
    message("klondike-stuck"): lambda game, position: (
        always(covered)(game, position) and always(to_turn)(game, position)
    ),
    "All runs are complete.": lambda game, position: not left(game, position),
    message("stock-used-up"): lambda game, position: not any(piles(game, position, Kind.STOCK)),
    message("too-few-to-deal"): too_few_for_the_stock,
    "No face-down card can be turned up, and no run can be completed.": lambda game, position: (
        always(covered)(game, position) and always(home)(game, position)
    ),
    message("no-run-left"): always(home),
    message("all-in-hole"): lambda game, position: not left(game, position),
    "No free card can be played.": lambda game, position: not list(game.moves(position)),
    message("clock-won"): lambda game, position: not covered(game, position) and four_kings_shown(game, position),
    "The fourth king stopped the clock.": four_kings_shown,
    message("peaks-gone"): lambda game, position: not left(game, position),
    message("pyramid-gone"): lambda game, position: not left(game, position),
    message("nothing-to-take-away"): always(home),
    message("columns-cleared"): lambda game, position: not left(game, position),
    message("golf-stuck"): lambda game, position: (
        not piles(game, position, Kind.STOCK)[0] and not list(game.moves(position))
    ),
    message("round-won"): lambda game, position: last_deal_over(game, position) and game.score(position) <= 45,
    message("round-lost"): lambda game, position: last_deal_over(game, position) and game.score(position) > 45,
}


def assert_true(game: Patience, position: Position, ending: str) -> None:
    """Split an ending into the sentences in `CLAIMS`, and assert that each is true."""
    rest = ending
    while rest:
        claim = next((claim for claim in CLAIMS if rest.startswith(claim)), None)
        assert claim is not None, f"nothing is known of {rest!r}"
        assert CLAIMS[claim](game, position), claim
        rest = rest.removeprefix(claim).lstrip()


@pytest.mark.in_turn(3)
@patiences
def test_what_an_ending_says_is_true(game: Patience) -> None:
    seen = set()
    for line in lines(CATALOGUE[game.id]):
        status = game.status(line[-1])
        if status is not Status.PLAYING:
            assert_true(game, line[-1], english(game.ending(line[-1], status)))
            seen.add(status)
    assert seen == {Status.WON, Status.LOST}


# Columns whose last cards accept no four.
NINES = {"t4": "~2c9s", "t5": "~2d9h", "t6": "~2h9d", "t7": "~2s9c", "t8": "~3c9S", "t9": "~3d9H", "t10": "~3h9D"}
KLONDIKE, SPIDER, PYRAMID = Book("klondike"), Book("spider"), Book("pyramid")
LOST = [
    # the two of spades can only go home and come back
    pytest.param(KLONDIKE, KLONDIKE.at(f1="As", t1="~9c4h", t2="~9d3h2s"), id="klondike, a card that can go home"),
    # the four can join the five in suit, but their run still has no king
    pytest.param(SPIDER, SPIDER.at(t1="~Kc5s", t2="~Kh5h4s", t3="~Kd7c", **NINES), id="spider, a join in suit"),
    pytest.param(
        SPIDER, SPIDER.at(t1="9s", t2="9h", s="~2c~3c~4c~5c~6c~7c~8c~9c~Tc~Jc"), id="spider, a stock left"
    ),
    pytest.param(PYRAMID, PYRAMID.at(t1="9s"), id="pyramid, no stock left"),
]


@pytest.mark.parametrize(("book", "position"), LOST)
def test_what_the_ending_of_a_lost_position_says_is_true(book: Book, position: Position) -> None:
    game = book.game
    assert isinstance(game, Patience)
    assert game.status(position) is Status.LOST
    assert_true(game, position, english(game.ending(position, Status.LOST)))
