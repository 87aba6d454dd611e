"""Simple players: each finishes a possible deal of one game by rules of thumb.

In some games nearly every deal can be won by somebody who knows all cards, whatever the next move is. There, how
often a simple player wins after a move says more about the move than in how many deals it can still be won. This
is known as a *playout*; R. Bjarnason, A. Fern and P. Tadepalli used them in Klondike ("Lower Bounding Klondike
Solitaire with Monte-Carlo Planning", ICAPS 2009).

Most simple players know the order of the stock, but none knows any other face-down card: it never chooses by what
lies under a card.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.bit_by_bit import at_once
from engine.core.game import Game, Move, Position
from engine.games.backbone import Backbone
from engine.games.canfield import Canfield
from engine.games.klondike import Klondike
from engine.games.spider import Spider
from engine.solving.models import backbone, canfield, klondike, spider, spider_beam, spider_plans
from engine.solving.models.spider_plans import Effort, Plan, Seen
from engine.solving.search import GaveUpError, Model, limited

S = TypeVar("S", bound=Hashable)  # a state: a position as the model packs it
T = TypeVar("T")  # a step of the model

Choice = tuple[Sequence[T], S]  # steps that belong together, and the state after them


class SimplePlayer(ABC, Generic[S, T]):
    """Plays one possible deal of a game from any of its positions to the end."""

    plans_ahead: ClassVar[bool] = False  # whether it makes plans of several moves, which another move would spoil
    keeps_to_plans: ClassVar[bool] = False  # whether it considers nothing but plans, and follows them to the end
    knows_stock: ClassVar[bool] = True  # whether it knows the order of the stock
    model: Model[T]

    @abstractmethod
    def __init__(self, game: Any, position: Position) -> None:
        """Prepare to play the deal of this position, by the rules of a game of the player's family."""

    @abstractmethod
    def begin(self, position: Position) -> Choice[T, S]:
        """Return the steps that cost nothing from a position of the deal, and the state after them."""

    @abstractmethod
    def choices(self, state: S) -> Iterable[Choice[T, S]]:
        """Return what the player may do next, the best first by the rules of thumb."""

    @abstractmethod
    def won(self, state: S) -> bool:
        """Return whether the game is won, or can be won from here without any choice."""

    def think(self, state: S) -> Generator[None, None, Iterable[Choice[T, S]]]:
        """Return the choices of a state; yield now and then while they are looked for."""
        yield
        return self.choices(state)

    def play_on(self, position: Position) -> Generator[None, None, bool]:
        """Play from a position of the deal to the end; return whether the game is won.

        It yields at least once for each choice. The player never goes back to a state in which it was.
        """
        _, state = self.begin(position)
        been = {state}
        while not self.won(state):
            choices = yield from self.think(state)
            ahead = next((after for _, after in choices if after not in been), None)
            if ahead is None:
                return False
            state = ahead
            been.add(state)
        return True

    def plans(self, position: Position) -> Iterable[Sequence[Move]]:
        """Yield what the player would do from a position of the deal, the best first: each time one move or more.

        Here these are the moves of the first step. A player that keeps to its plans returns all moves of each.
        """
        free, state = self.begin(position)
        for steps in (free,) if free else (steps for steps, _ in self.choices(state)):
            yield self.model.moves(position, steps[0])


class KlondikePlayer(SimplePlayer[klondike.State, klondike.Step]):
    """Uncovers cards first, then brings cards home, then takes cards of the stock.

    If the number of redeals is limited, it takes the cards of the stock in the order in which they are turned up.
    """

    def __init__(self, game: Klondike, position: Position) -> None:
        self.model: klondike.KlondikeModel = klondike.KlondikeModel(game, position)
        self._limited = game.redeals is not None

    def begin(self, position: Position) -> Choice[klondike.Step, klondike.State]:
        """Return no steps and the state of a position."""
        return (), self.model.pack(position)

    def choices(self, state: klondike.State) -> Iterator[Choice[klondike.Step, klondike.State]]:
        """Yield the steps in the order of the model or, if redeals are limited, by `_turns_needed`."""
        found = self.model.pruned_successors(state)
        if self._limited:
            found.sort(key=_turns_needed)
        return (((step,), after) for step, after in found)

    def won(self, state: klondike.State) -> bool:
        """Return whether all cards are home."""
        return self.model.won(state)


def _turns_needed(found: tuple[klondike.Step, klondike.State]) -> tuple[bool, int]:
    """Return a key to sort steps by: first those without a card of the stock, last those from a foundation."""
    (how, _, place, _), _ = found
    from_stock = how in {klondike.TAKEN, klondike.TAKEN_HOME}
    return how is klondike.BACK, 1 + place if from_stock else 0


class CanfieldPlayer(SimplePlayer[canfield.State, canfield.Step]):
    """Makes the macro-move that looks most promising by its kind and by how few cards of the stock it takes.

    Those with more than `_MOST_TAKEN` cards of the stock are hardly ever the best, and there may be thousands.
    """

    plans_ahead = True
    _MOST_TAKEN = 6

    def __init__(self, game: Canfield, position: Position) -> None:
        self.model: canfield.CanfieldModel = canfield.CanfieldModel(game, position)
        self._macro_moves = self.model.macro_moves(self._MOST_TAKEN)

    def begin(self, position: Position) -> Choice[canfield.Step, canfield.State]:
        """Return the steps that bring home the cards that no other card needs, and the state after them."""
        columns, talon, turned, left, due = self.model.pack(position)
        return self._macro_moves.closed([], list(columns), talon, turned, left, due)

    def choices(self, state: canfield.State) -> Iterable[Choice[canfield.Step, canfield.State]]:
        """Return the macro-moves, the most promising first."""
        return self._macro_moves.successors(state)

    def won(self, state: canfield.State) -> bool:
        """Return whether all cards left can go home without any choice."""
        return self._macro_moves.done(state)


class BackbonePlayer(SimplePlayer[backbone.State, backbone.Step]):
    """Takes the step after which the position seems nearest to a win."""

    def __init__(self, game: Backbone, position: Position) -> None:
        self.model: backbone.BackboneModel = backbone.BackboneModel(game, position)

    def begin(self, position: Position) -> Choice[backbone.Step, backbone.State]:
        """Return the steps that bring home the cards that no other card can need, and the state after them."""
        state, path = self.model.settled(self.model.pack(position), None)
        return backbone.steps_of(path), state

    def choices(self, state: backbone.State) -> Iterator[Choice[backbone.Step, backbone.State]]:
        """Yield the steps, that of the least estimate first."""
        model = self.model
        found = [model.settled(after, (None, step)) for step, after in model.pruned_successors(state)]
        found.sort(key=lambda one: model.estimate(one[0]))
        return ((backbone.steps_of(path), after) for after, path in found)

    def won(self, state: backbone.State) -> bool:
        """Return whether all cards are home."""
        return self.model.won(state)


class SpiderPlayer(SimplePlayer[spider.State, Move]):
    """Makes the plan that looks best (`spider_plans`), and deals when no plan turns up a card.

    It does not know the order of the stock either. When all cards lie face up and the stock is empty, it searches
    for a win.
    """

    plans_ahead = True
    keeps_to_plans = True
    knows_stock = False
    # To finish a sample. With four suits it wins 8 % of deals, in a fifteenth of the time of `_CAREFUL`.
    _QUICK = Effort(width=32, compared=0, draws=0, width_after=0)
    _MOST_SEARCHED = 2000  # positions

    def __init__(self, game: Spider, position: Position) -> None:
        self.model: spider.SpiderModel = spider.SpiderModel(game, position)
        self._spots = self.model.spots
        self._cache = spider_beam.Columns(spider_plans.WEIGHTS)

    def begin(self, position: Position) -> Choice[Move, spider.State]:
        """Return no steps and the state of a position."""
        return (), self.model.pack(position)

    def choices(self, state: spider.State) -> Iterable[Choice[Move, spider.State]]:
        """Return the plans of a state, the best first."""
        return at_once(self.think(state))

    def think(self, state: spider.State) -> Generator[None, None, Iterable[Choice[Move, spider.State]]]:
        """Return the plans of a state, the best first; yield for each position that is looked at."""
        table = spider_plans.seen(state[:-1], state[-1])
        if table.is_all:
            found = yield from self._wins(table)
        else:
            found = yield from spider_plans.plans(table, self._QUICK, self._cache)
        return [self._choice(state, plan) for plan in found]

    def _wins(self, table: Seen) -> Generator[None, None, list[Plan]]:
        """Return the way to a win, or nothing if none is found; the player must see all cards."""
        try:
            steps = yield from limited(spider_beam.beam_search(table.columns, b""), self._MOST_SEARCHED)
        except GaveUpError:
            steps = None
        return [Plan(steps, deals=False)] if steps else []

    def _choice(self, state: spider.State, plan: Plan) -> Choice[Move, spider.State]:
        """Return the moves of a plan, and the state after them."""
        for step in plan.steps:
            state = spider.moved(state, *step)
        return self._moves(plan), spider.dealt(state) if plan.deals else state

    def _moves(self, plan: Plan) -> list[Move]:
        moves = [Move(self._spots[source], self._spots[target], n) for source, target, n in plan.steps]
        return [*moves, Move(self._spots[-1], self._spots[0])] if plan.deals else moves

    def plans(self, position: Position) -> Iterable[Sequence[Move]]:
        """Return all moves of each plan from a position of the deal, the best first, found with more effort."""
        *columns, stock = self.model.pack(position)
        return map(self._moves, _careful_plans(spider_plans.seen(columns, stock)))

    def won(self, state: spider.State) -> bool:
        """Return whether no card is left."""
        return self.model.won(state)


# What advice in Spider rests on. With four suits, a player who follows these plans wins 22 % of deals.
_CAREFUL = Effort(width=256, compared=5, draws=12, width_after=8)


@lru_cache(maxsize=8)  # while a plan is followed, it is asked for again before each move
def _careful_plans(table: Seen) -> tuple[Plan, ...]:
    """Return the plans of what the player sees; there are none if the player sees all cards."""
    return tuple(at_once(spider_plans.plans(table, _CAREFUL, spider_beam.Columns(spider_plans.WEIGHTS))))


# For each family of rule sets that has one, the simple player.
_PLAYERS: Mapping[str, type[SimplePlayer[Any, Any]]] = {
    "klondike": KlondikePlayer,
    "canfield": CanfieldPlayer,
    "backbone": BackbonePlayer,
    "spider": SpiderPlayer,
}


def has_simple_player(game: Game) -> bool:
    """Return whether there is a simple player for this game."""
    return game.family in _PLAYERS


def plans_ahead(game: Game) -> bool:
    """Return whether there is a simple player for this game that makes plans of several moves."""
    return has_simple_player(game) and _PLAYERS[game.family].plans_ahead


def keeps_to_plans(game: Game) -> bool:
    """Return whether there is a simple player for this game that considers nothing but plans, and follows them."""
    return has_simple_player(game) and _PLAYERS[game.family].keeps_to_plans


def knows_stock(game: Game) -> bool:
    """Return whether there is a simple player for this game that knows the order of the stock."""
    return has_simple_player(game) and _PLAYERS[game.family].knows_stock


def simple_player(game: Game, position: Position) -> SimplePlayer[Any, Any]:
    """Return the simple player for the deal of this position; `has_simple_player` must accept the game.

    Raises:
        KeyError: the game has no simple player.
    """
    return _PLAYERS[game.family](game, position)
