"""Finds every successor of a state by the rules alone: the standard to test `engine.solving.models`.

A model packs a position into a small state, and its search leaves out and reorders steps. Here nothing is left
out. So two questions can be asked of each model. Are its successors those of the rules
(`solving.expect_the_rules_successors`)? Does its search find a win exactly if an exhaustive search finds one
(`solving.can_be_won`)?

The class of the model chooses the implementation of each function. A step may include turns of the stock before
its move.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import singledispatch
from typing import Any, TypeAlias

from engine.core import cards
from engine.core.game import Move, Position
from engine.solving.models.backbone import BackboneModel
from engine.solving.models.backbone_state import PLACE, TOP, laid, shortened
from engine.solving.models.backbone_state import State as BackboneState
from engine.solving.models.backbone_state import Step as BackboneStep
from engine.solving.models.black_hole import _SINGLE, BlackHoleModel
from engine.solving.models.black_hole import _TOP as _HOLE_TOP
from engine.solving.models.canfield import CanfieldModel
from engine.solving.models.cells import CELL, HOME, SPACE, CellsModel, one_more
from engine.solving.models.cells import Step as CellsStep
from engine.solving.models.golf import _CARDS, _RANK, GolfModel
from engine.solving.models.klondike import KlondikeModel
from engine.solving.models.klondike_cards import BACK, OFF, PACK, TAKEN, TAKEN_HOME, opened_and_fitting
from engine.solving.models.klondike_cards import HOME as _KLONDIKE_HOME
from engine.solving.models.klondike_cards import State as KlondikeState
from engine.solving.models.klondike_cards import Step as KlondikeStep
from engine.solving.models.pyramid import _COUNTS, PyramidModel, _card, _one, _others
from engine.solving.models.pyramid import Step as PyramidStep
from engine.solving.models.spider import SpiderModel
from engine.solving.search import Model, Rules

TURN = -2  # for Backbone: a step that only turns the stock, or makes the waste the stock again


@singledispatch
def successors(model: Model[Any], state: Any) -> Iterable[tuple[Any, Any]]:
    """Return every step from a state, with the state that the step leads to."""
    raise NotImplementedError(type(model).__name__)


@singledispatch
def pruned_successors(model: Model[Any], state: Any) -> Iterable[tuple[Any, Any]]:
    """Return the steps that the model's own search takes from a state; none if its states are others."""
    return ()


@singledispatch
def pack(model: Any, position: Position) -> Any:
    """Return the state of a position that can be reached from the model's first position."""
    return model.pack(position)


@singledispatch
def won(model: Any, state: Any) -> bool:
    """Return whether a state is a win."""
    done: bool = model.won(state)
    return done


@singledispatch
def moves(model: Model[Any], position: Position, step: Any) -> Sequence[Move]:
    """Return the moves that a step consists of."""
    return model.moves(position, step)


@singledispatch
def is_preparatory(model: Model[Any], position: Position, move: Move) -> bool:
    """Return whether a move is not a step of the model by itself, but only the beginning of one."""
    return False


# The Clock, Spider and Canfield: their models already give all successors


@successors.register
def _(model: Rules, state: Position) -> Iterable[tuple[Move, Position]]:
    return model.pruned_successors(state)


@pack.register
def _(model: Rules, position: Position) -> Position:
    return position


@successors.register
def _(model: SpiderModel, state: Any) -> Iterable[tuple[Any, Any]]:
    return model.successors(state)


@pruned_successors.register
def _(model: SpiderModel, state: Any) -> Iterable[tuple[Any, Any]]:
    return model.pruned_successors(state)


@successors.register
def _(model: CanfieldModel, state: Any) -> Iterable[tuple[Any, Any]]:
    return model.pruned_successors(state)


@is_preparatory.register
def _(model: CanfieldModel, position: Position, move: Move) -> bool:
    return model.game.is_stock_turn(move.source, move.target)


# Backbone


@successors.register
def _(model: BackboneModel, state: BackboneState) -> Iterator[tuple[BackboneStep, BackboneState]]:
    ribs, spine, left, place, homes = state
    if model.at_once and left and not ribs[0]:
        yield from model._fillings(state)
        return
    yield from model._from_spine(state)
    yield from _from_ribs(model, state)
    if place & PLACE:
        yield from model._from_waste(state)
    if model.stock_fills and not ribs[0]:
        yield from model._from_stock(state)
    places, ace = model._turned(left, place)
    if len(places) > 1:
        yield (places[1], TURN, TURN), (ribs, spine, left, places[1], homes)
    elif ace is not None:
        yield model._ace_home(state, ace)


def _from_ribs(model: BackboneModel, state: BackboneState) -> Iterator[tuple[BackboneStep, BackboneState]]:
    ribs, spine, left, place, homes = state
    for run in set(ribs) - {0}:
        for target, after, raised in model._targets(ribs, homes, run & TOP, model.ribs_fill):
            yield (place, run, target), (laid(after, run, shortened(run)), spine, left, place, raised)


@moves.register
def _(model: BackboneModel, position: Position, step: BackboneStep) -> Sequence[Move]:
    if step[1] != TURN:
        return model.moves(position, step)
    stock, waste = model.game.stock, model.game.waste
    return (Move(stock, waste) if position[stock] else Move(waste, stock),)


# Black Hole


@successors.register
def _(model: BlackHoleModel, state: int) -> list[tuple[int, int]]:
    top = state & _HOLE_TOP
    near = {(top + 1) % 13, (top - 1) % 13}
    found = [
        (model.singles + rank, state - top + rank - (1 << model.single_at[rank]))
        for rank in near
        if state >> model.single_at[rank] & _SINGLE
    ]
    for fan, ranks in enumerate(model.ranks):
        above = state >> model.fan_at[fan] & model.fan_mask
        if above and ranks[above] in near:
            found.append((fan, state - top + ranks[above] + model.without(fan, above)))
    return found


# FreeCell and Seahaven Towers

# The number of cards of each suit on the foundations, the sorted cards in cells, and the sorted columns.
CellsState: TypeAlias = tuple[bytes, ...]


@pack.register
def _(model: CellsModel, position: Position) -> CellsState:
    cells = b"".join(position[i] for i in model.game.cells)
    return _cells_state(model.home(position), cells, [position[i] for i in model.game.tableau])


@won.register
def _(model: CellsModel, state: CellsState) -> bool:
    return sum(state[0]) == 52


@successors.register
def _(model: CellsModel, state: CellsState) -> Iterator[tuple[CellsStep, CellsState]]:
    home, cells, *columns = state
    free = len(model.game.cells) - len(cells)
    spaces = columns.count(b"") if model.game.any_fills else 0
    most = (free + 1 << spaces, free + 1 << max(0, spaces - 1))
    for i, card in enumerate(cells):
        left = cells[:i] + cells[i + 1 :]
        if free:
            yield (card, CELL), state
        yield from _laid_in_cells(model, (home, left, *columns), bytes([card]), most)
    for i, column in enumerate(columns):
        others = columns[:i] + columns[i + 1 :]
        for n in range(1, _run_length(model, column) + 1):
            rest, run = column[:-n], column[-n:]
            if free and n == 1:
                yield (run[0], CELL), _cells_state(home, cells + run, [*others, rest])
            for step, child in _laid_in_cells(model, (home, cells, *others), run, most):
                yield step, _cells_state(child[0], child[1], [*child[2:], rest])


def _run_length(model: CellsModel, column: bytes) -> int:
    n = min(1, len(column))
    while n < len(column) and column[-n - 1] in model.onto[column[-n]]:
        n += 1
    return n


def _laid_in_cells(
    model: CellsModel, left: CellsState, run: bytes, most: tuple[int, int]
) -> Iterator[tuple[CellsStep, CellsState]]:
    """Yield the steps that lay a run on a foundation, on a column or into a space, each with the next state.

    `left` is the state without the run and without its column. `most` is the longest run that can move to a
    column, and to a space.
    """
    home, cells, *columns = left
    card = run[0]
    if len(run) == 1 and home[cards.suit(card)] == cards.rank(card) - 1:
        yield (card, HOME), _cells_state(one_more(home, card), cells, columns)
    for i, column in enumerate(columns):
        if column and column[-1] in model.onto[card] and len(run) <= most[0]:
            yield (
                (card, column[-1]),
                _cells_state(home, cells, [*columns[:i], column + run, *columns[i + 1 :]]),
            )
    if b"" in columns and card in model.fillers and len(run) <= most[1]:
        i = columns.index(b"")
        yield (card, SPACE), _cells_state(home, cells, [*columns[:i], run, *columns[i + 1 :]])


def _cells_state(home: bytes, cells: bytes, columns: Sequence[bytes]) -> CellsState:
    return (home, bytes(sorted(cells)), *sorted(columns))


# Golf

# The state of the deal, the number of the deal in the round, and the number of cards left in earlier deals.
GolfState: TypeAlias = tuple[int, int, int]


@pack.register
def _(model: GolfModel, position: Position) -> GolfState:
    number, before = model.round_so_far(position)
    return model.deals[number].pack(*model.piles(position)), number, before


@won.register
def _(model: GolfModel, state: GolfState) -> bool:
    of_deal, number, before = state
    deal = model.deals[number]
    left = deal.left(of_deal)
    if not model.game.is_round:
        return not left
    return number == model.game.deals and deal.over(of_deal) and before + left <= model.game.par


@successors.register
def _(model: GolfModel, state: GolfState) -> list[tuple[int, GolfState]]:
    of_deal, number, before = state
    deal = model.deals[number]
    if number < model.game.deals and deal.over(of_deal):
        return [(model.next, (model.deals[number + 1].start, number + 1, before + deal.left(of_deal)))]
    found = deal.plays(of_deal)
    if of_deal >> _RANK & _CARDS:
        found.append((deal.turn, deal.turned(of_deal)))
    return [(step, (child, number, before)) for step, child in found]


# Klondike


@successors.register
def _(model: KlondikeModel, state: KlondikeState) -> Iterator[tuple[KlondikeStep, KlondikeState]]:
    _, _, stock, roots, wanted, _, place = state
    opened, fitting = opened_and_fitting(state)
    for then in _places(model, stock.bit_count(), place):
        here = (*state[:-1], then)
        for card in _each(opened & wanted):
            yield _named(_KLONDIKE_HOME, card, model._home(here, card))
        for card in _each(roots & fitting):
            yield _named(OFF, card, model._off(here, card))
        for card in _each(wanted >> 4 & fitting & PACK):
            yield _named(BACK, card, model._back(here, card))
    within_reach, after = model.turning.reach(stock, place)
    for card in _each(within_reach):
        for then in after[card]:
            if card & wanted:
                yield _named(TAKEN_HOME, card, model._taken_home(state, card, then))
            if card & fitting:
                yield _named(TAKEN, card, model._taken(state, card, then))


def _each(several: int) -> Iterator[int]:
    """Yield the cards of a bit set as single bits, the lowest first."""
    while several:
        card = several & -several
        several ^= card
        yield card


def _named(how: str, card: int, after: KlondikeState) -> tuple[KlondikeStep, KlondikeState]:
    """Return the step that leads to the state `after`, and this state."""
    return (how, card, after[-1], after[0]), after


def _places(model: KlondikeModel, left: int, place: int) -> set[int]:
    """Return the places that turning the stock can reach from `place`; stock and waste have `left` cards."""
    turning = model.turning
    return {turning.place(left, waste, made) for waste, made in turning.stops(left, place)}


@pruned_successors.register
def _(model: KlondikeModel, state: KlondikeState) -> Iterable[tuple[KlondikeStep, KlondikeState]]:
    return model.pruned_successors(state)


@is_preparatory.register
def _(model: KlondikeModel, position: Position, move: Move) -> bool:
    """Return whether the move turns the stock, or moves part of a run so that the card below it can go home."""
    game = model.game
    if game.is_stock_turn(move.source, move.target):
        return True
    if not {move.source, move.target} <= set(game.tableau):
        return False
    opened = position[move.source][: -move.n][-1:]
    if not opened or cards.is_down(opened[0]):
        return False
    return any(opened[0] in game.accepted_cards(position, spot) for spot in game.foundations)


# Pyramid


@successors.register
def _(model: PyramidModel, state: int) -> list[tuple[PyramidStep, int]]:
    shape = model.shape(state >> _COUNTS)
    found = [((king, model.game.gone), state - _card(king)) for king in shape.kings]
    found += [((i, j), state - _card(i) - _card(j)) for i, j in shape.pairs]
    found += [
        model._with_other(state, spot) for spot in shape.free if _others(state, cards.KING - model.ranks[spot])
    ]
    if _others(state, cards.KING):
        found.append(((model.game.waste, model.game.gone), state - _one(cards.KING)))
    return found


@pruned_successors.register
def _(model: PyramidModel, state: int) -> list[tuple[PyramidStep, int]]:
    return model.pruned_successors(state)


@is_preparatory.register
def _(model: PyramidModel, position: Position, move: Move) -> bool:
    return model.game.is_stock_turn(move.source, move.target)
