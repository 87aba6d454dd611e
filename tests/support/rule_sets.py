"""The rule sets for which a law (a rule that every game must obey) is tested, and functions that count cards."""

from collections.abc import Iterable, Iterator

import pytest

from engine.core import cards
from engine.core.cards import Pile
from engine.core.game import Game, Kind, Move, Position, counter_value
from engine.core.patience import Patience
from engine.core.saying import say
from engine.games.bridge import tricks
from engine.games.catalogue import CATALOGUE
from support import plain_games
from support.english import english
from support.extent import amount
from support.strategies import GAMES

games = pytest.mark.parametrize("game", GAMES, ids=list(CATALOGUE))
# Every rule set except Bridge Solitaire.
PATIENCES = [game for game in GAMES if isinstance(game, Patience)]
patiences = pytest.mark.parametrize("game", PATIENCES, ids=[game.id for game in PATIENCES])
# Those in which the player chooses the moves.
CHOICES = [game for game in PATIENCES if game.has_choices]
choices = pytest.mark.parametrize("game", CHOICES, ids=[game.id for game in CHOICES])
# Those with a stock.
WITH_STOCK = [game for game in PATIENCES if game.stock >= 0]
with_stock = pytest.mark.parametrize("game", WITH_STOCK, ids=[game.id for game in WITH_STOCK])
# Those in which several cards can move as one run.
WITH_RUNS = [game for game in CHOICES if Kind.TABLEAU in game.runs]
with_runs = pytest.mark.parametrize("game", WITH_RUNS, ids=[game.id for game in WITH_RUNS])
# The ids, which are also the families, of the games that are only records. Tests that state a fact about single
# games leave them out; what is true of them follows from their records.
PLAIN = {game.id for game in plain_games.GAMES}
PLAIN_TITLES = {english(game.family_title) for game in plain_games.GAMES}
FEW = amount(2, 8, 60)  # examples for a law that asks about thousands of moves
SOME = amount(3, 12, 100)  # examples for a law that plays a whole session


def all_cards(game: Game, position: Position) -> list[int]:
    return [
        card
        for spot, pile in zip(game.spots, position, strict=True)
        if spot.kind is not Kind.COUNTER
        for card in pile
    ]


def every_triple(game: Game, position: Position) -> list[Move]:
    """Return moves from every pile to every other, legal or not.

    The number of cards goes up to one more than the pile has. From a hand, there is a move for every card of the
    pack. From a counter, there is every call, and one with a number that is too high.
    """
    spots = range(len(game.spots))
    some: dict[Kind, Iterable[int]] = {Kind.HAND: tricks.pack(), Kind.COUNTER: range(37)}
    numbers = [
        some.get(game.spots[spot].kind) or range(1, max(3, min(len(position[spot]), 13) + 1) + 1) for spot in spots
    ]
    return [Move(source, target, n) for source in spots for target in spots for n in numbers[source]]


def whole_pack(game: Game) -> Pile:
    """Return all cards of a game, with jokers for Bridge Solitaire."""
    if any(spot.kind is Kind.HAND for spot in game.spots):
        return tricks.pack()
    return b"".join(map(cards.full_pack, range(game.packs)))


def cards_on(position: Position, spots: Iterable[int]) -> int:
    return sum(len(position[i]) for i in spots)


def spots_of(game: Game, *kinds: Kind) -> list[int]:
    return [i for i, spot in enumerate(game.spots) if spot.kind in kinds]


def counted(game: Game, position: Position) -> int:
    """Return the points of a position, counted from the cards on the table."""
    if game.words.scored == "shown":
        return sum(not cards.is_down(card) for card in all_cards(game, position))
    kind = Kind.TABLEAU if game.words.scored == "left" else Kind.FOUNDATION
    before = [position[i] for i, spot in enumerate(game.spots) if spot.title == say("cards-left-before")]
    return cards_on(position, spots_of(game, kind)) + sum(map(counter_value, before))


def is_turn(game: Game, move: Move) -> bool:
    """Return whether the move turns up cards of the stock, or makes the waste the stock again."""
    return {game.spots[move.source].kind, game.spots[move.target].kind} == {Kind.STOCK, Kind.WASTE}


def with_pile(position: Position, spot: int, pile: Pile) -> Position:
    return (*position[:spot], pile, *position[spot + 1 :])


def every_press(game: Game, position: Position) -> Iterator[tuple[int, int]]:
    """Yield each pile with each of its cards that can be pressed.

    The card is given by its place from the end of the pile; in a hand it is the card itself.
    """
    for spot, what in enumerate(game.spots):
        if what.kind is Kind.HAND:
            yield from ((spot, card) for card in position[spot])
        elif what.kind is not Kind.COUNTER:
            yield from ((spot, n) for n in range(1, max(1, len(position[spot])) + 1))
