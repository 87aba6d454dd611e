"""A model of FreeCell: a state says what each card lies on, and nothing else.

**Equivalence.** A *single* card lies on no other card and has none on it: it is in a cell or alone in a column.
The cells, and the columns that are empty or hold a single card, are called *places*. As long as one place is
free, single cards can change places freely, so it makes no difference which of them are in cells. When all
places are taken, this is no longer possible. The model decides which card was where only when it matters: when
a card is to be built on a single card, which then must be in a column. So it stores a column only for those
single cards that became single when no place was free; these are *fixed* in their columns.

**Dominance.** A card that no other card can need goes home at once (`_not_needed`): every card that could lie
on it is home, or can go home whenever it is free and is itself not needed.

**State.** A card lies on the card it was dealt on, on one of the two cards it can be built on, or on nothing. This
takes two bits for each card. Everything else follows from it, except which cards are home and which are fixed. A
state is a tuple of five fields (`State`), and the first one is its key.

**Heuristic.** The search is best first. Several weighted sums (`_WEIGHTS`) take turns in saying which state is the
best: nearly every deal is won quickly with one of them, but hardly any of them is good for every deal. They only
set the order: in the end every successor is looked at. So a search that ends without a win proves that there is
none.
"""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import Card, Pile
from engine.solving.models.cells import CELL, HOME, SPACE, CellsModel, Step, StepWriter, one_more
from engine.solving.search import Search

_PLACE = CELL  # as a target: any free place for a card, a column for a run
_ALL = len(cards.RANKS) * len(cards.SUITS)
_FIRST = min(cards.full_pack())
_BITS = 2  # bits for what a card lies on: the same as at the start, nothing, or one of two cards
_HOMES = _BITS * _ALL  # where the numbers of cards on the foundations begin, four bits each
_FIXED = _HOMES + 4 * len(cards.SUITS)  # where the bits of fixed cards begin, one for each card
_STEP = 6  # bits for a card in a packed step

# The five fields of a state: the key; the key without the bits of the fixed cards; how many cards are on each
# foundation; the single cards that are not fixed; and the columns that hold two or more cards, or a fixed card.
State: TypeAlias = tuple[int, int, bytes, bytes, list[bytes]]
# A card, its target, the index of the column it comes from (-1 for a single card), and how many cards move.
Lift: TypeAlias = tuple[Card, int, int, int]

# Each row is one weighted sum. Its weights say how much is added to an estimate by each card that is not home,
# each card that lies above a lower card of its column, each card that is not built on the card below it, and each
# single card. Found by experiment.
_WEIGHTS = ((5, 4, 1, 5), (4, 4, 0, 2), (2, 1, 0, 3), (1, 0, 0, 4))
_BUILT = 16  # bits of the first of the two numbers in `_ColumnCosts`


class FreeCellModel(CellsModel):
    """FreeCell from one position on: the search, and its steps translated into steps on the table."""

    def search(self, max_nodes: int, variant: int = 0) -> Search[Step]:
        """Search best first by all weighted sums in turn; return the steps on the table that lead to a win."""
        steps = yield from _search(FreeCellSpace(self))
        return None if steps is None else self.written(steps)

    def written(self, steps: Sequence[Step]) -> list[Step]:
        """Return the steps on the table that carry out these steps of the abstract search."""
        writer = StepWriter(self)
        _send_home(writer)
        for at, (card, target) in enumerate(steps):
            if target == _PLACE:
                _put_aside(writer, card, steps[at + 1 :])
            else:
                if target in writer.in_cells():
                    _make_column(writer, target)
                writer.make(card, target)
            _send_home(writer)
        return writer.steps


def _send_home(writer: StepWriter) -> None:
    """Move home every card that goes home at once."""
    while True:
        home = bytes(len(writer.position[i]) for i in writer.model.homes)
        free = writer.ends() + writer.in_cells()
        safe = [card for card in _not_needed(home) if card in free]
        if not safe:
            return
        writer.make(safe[0], HOME)


def _put_aside(writer: StepWriter, card: Card, later: Sequence[Step]) -> None:
    """Move a card to a free place, or a run to a column.

    If this takes the last free place, the single cards that the `later` steps build on are first moved to columns.
    """
    game, position = writer.model.game, writer.position
    low = [position[i] for i in game.tableau if len(position[i]) <= 1]
    free_cells = len(game.cells) - len(writer.in_cells())
    ready: list[Card] = []
    if free_cells + low.count(b"") == 1:
        ready = _built_on(later, [card, *writer.in_cells(), *b"".join(low)])[: len(low)]
    for one in ready:
        if one in writer.in_cells():
            _make_column(writer, one, ready)
    if card in ready or len(writer.run_from(card)) > 1:
        _make_column(writer, card, ready)
    else:
        writer.make(card, CELL if len(writer.in_cells()) < len(game.cells) else SPACE)


def _built_on(steps: Sequence[Step], single: list[Card]) -> list[Card]:
    """Return the single cards that the steps build on before they move them, in the order of the steps."""
    found: list[Card] = []
    left = set(single)
    for card, target in steps:
        left.discard(card)
        if target in left:
            left.discard(target)
            found.append(target)
    return found


def _make_column(writer: StepWriter, card: Card, ready: Sequence[Card] = ()) -> None:
    """Move a card with all cards that lie on it to an empty column.

    If no column is empty, a single card of a column is first moved to a cell; the cards in `ready` stay in
    their columns.
    """
    position = writer.position
    low = [position[i] for i in writer.model.game.tableau if len(position[i]) <= 1]
    if b"" not in low:
        writer.make(next(pile[0] for pile in low if pile[0] not in ready), CELL)
    writer.make(card, SPACE)


def _not_needed(home: bytes) -> list[Card]:
    """Return the cards that are next in their suits and that no other card can need.

    `home` holds the number of cards on each foundation. The cards that can lie on a card are the two of the
    other colour that are one rank lower. On these in turn lie cards of its own colour; of these only the other
    suit's card can still be away from home.
    """
    found = []
    for suit, count in enumerate(home):
        others = min(home[other] for other in cards.SUITS if _is_red(other) != _is_red(suit))
        twin = home[3 - suit]
        if count < cards.KING and (others >= count or (others >= count - 1 and twin >= count - 2)):
            found.append(cards.make(count + 1, suit))
    return found


def _is_red(suit: int) -> bool:
    """Return whether a suit is red."""
    return suit in {cards.DIAMONDS, cards.HEARTS}


class FreeCellSpace:
    """The states of one deal and the lifts between them; a *lift* is one move of a card or a run."""

    def __init__(self, model: FreeCellModel) -> None:
        game, position = model.game, model.position
        self.places = len(game.cells) + len(game.tableau)
        self.columns = len(game.tableau)
        # All four are indexed by card. `onto` holds the cards it can be built on, two at most; `others` the mask
        # that clears its bits in a key; `says` its bits by what it lies on; `goes` what is added to a key when it
        # goes home.
        self.onto = {card: tuple(model.onto[card]) for card in cards.full_pack()}
        self.others = {card: ~(3 << _bit(card)) for card in self.onto}
        self.says = {
            card: {under: number << _bit(card) for number, under in enumerate((_PLACE, *unders), 1)}
            for card, unders in self.onto.items()
        }
        self.goes = {card: 1 << _HOMES + 4 * cards.suit(card) for card in self.onto}
        self.at_once: dict[bytes, list[Card]] = {}
        self.column_costs = _ColumnCosts(self.onto)
        home, columns = model.home(position), [position[i] for i in game.tableau]
        base = sum(count << _HOMES + 4 * suit for suit, count in enumerate(home))
        single = b"".join(position[i] for i in game.cells)
        base += sum(self.says[card][_PLACE] for card in single)
        for column in columns:
            for card, under in zip(column, (_PLACE, *column), strict=False):
                base += self.says[card].get(under, 0)
        self.start = self._settled(base, home, single, columns)

    def lifts(self, state: State) -> Iterator[Lift]:
        """Yield every legal lift in this state (see `Lift`)."""
        _, _, home, single, columns = state
        room = self.places - len(single) - len(columns)
        ends = bytes(column[-1] for column in columns)
        open_cards = ends + single if len(columns) < self.columns else ends
        for i, column in enumerate(columns):
            card, n = column[-1], 1
            if home[card & 3] == (card >> 2) - 1:
                yield card, HOME, i, 1
            if room and len(column) > 1:
                yield card, _PLACE, i, 1
            while True:
                under = column[-n - 1] if n < len(column) else 0
                for target in self.onto[card]:
                    if target in open_cards:
                        yield card, target, i, n
                if n > room or under not in self.onto[card]:
                    break
                card, n = under, n + 1
                if n <= room and n < len(column) and len(columns) < self.columns:
                    yield card, _PLACE, i, n
        for card in single:
            if home[card & 3] == (card >> 2) - 1:
                yield card, HOME, -1, 1
            for target in self.onto[card]:
                if target in open_cards:
                    yield card, target, -1, 1

    def named(self, base: int, card: Card, target: int) -> int:
        """Return the key of the state in which this card has gone to this target and nothing else has changed.

        `target` is the card that it goes onto, `HOME` for its foundation, or `_PLACE` for a free place. `base` is
        the key before that. Both keys lack the bits for the fixed cards.
        """
        if target == HOME:
            return (base & self.others[card]) + self.goes[card]
        return base & self.others[card] | self.says[card][target]

    def after(self, state: State, lift: Lift, base: int) -> State:
        """Return the state after a lift, and after every card that no other card needs has then gone home.

        `base` is what `named` returns for the lift.
        """
        card, target, i, n = lift
        _, _, home, single, columns = state
        columns = columns.copy()
        run = columns[i][-n:] if i >= 0 else bytes([card])
        if i >= 0:
            columns[i] = columns[i][:-n]
        else:
            single = single.replace(run, b"")
        if target == HOME:
            home = one_more(home, card)
        elif target == _PLACE and n == 1:
            single += run
        elif target == _PLACE:
            columns.append(run)
        elif target in single:
            single = single.replace(bytes([target]), b"")
            columns.append(bytes([target]) + run)
        else:
            at = next(at for at, column in enumerate(columns) if column and column[-1] == target)
            columns[at] += run
        return self._settled(base, home, single, columns)

    def _settled(self, base: int, home: bytes, single: Pile, columns: list[Pile]) -> State:
        """Return the state of these columns and single cards after all cards that go home at once are home."""
        columns = [column for column in columns if column]
        ends = bytes([column[-1] for column in columns])
        for card in self._next(home):
            if card in single or card in ends:
                if card in ends:
                    columns[ends.index(card)] = columns[ends.index(card)][:-1]
                single = single.replace(bytes([card]), b"")
                return self._settled(self.named(base, card, HOME), one_more(home, card), single, columns)
        short = [column for column in columns if len(column) == 1]
        if len(single) + len(columns) == self.places:
            return base + sum(1 << _FIXED + column[0] for column in short), base, home, single, columns
        if short:
            return base, base, home, single + b"".join(short), [column for column in columns if len(column) > 1]
        return base, base, home, single, columns

    def _next(self, home: bytes) -> list[Card]:
        """Return what `_not_needed` returns; the results are cached."""
        if home not in self.at_once:
            self.at_once[home] = _not_needed(home)
        return self.at_once[home]

    def estimates(self, state: State) -> list[int]:
        """Return one estimate for each weighted sum: how far the state seems to be from a win; lower is nearer."""
        _, _, home, single, columns = state
        column_costs = sum(map(self.column_costs.__getitem__, columns))
        away, above, apart = _ALL - sum(home), column_costs & (1 << _BUILT) - 1, column_costs >> _BUILT
        return [a * away + b * above + c * apart + d * len(single) for a, b, c, d in _WEIGHTS]


def _bit(card: Card) -> int:
    """Return the number of the lower of the two bits of a key that say what the card lies on."""
    return _BITS * (card - _FIRST)


class _ColumnCosts(dict[Pile, int]):
    """A cache of two numbers for each column, packed into one.

    The lower `_BUILT` bits hold how many cards lie above a lower card. The higher bits hold how many cards are not
    built on the card below them.
    """

    def __init__(self, onto: Mapping[Card, Sequence[Card]]) -> None:
        super().__init__()
        self.onto = onto

    def __missing__(self, column: Pile) -> int:
        above = sum(min(column[:i]) >> 2 < card >> 2 for i, card in enumerate(column) if i)
        apart = sum(under not in self.onto[card] for card, under in zip(column[1:], column, strict=False))
        self[column] = above + (apart << _BUILT)
        return self[column]


class _Queue:
    """A first-in, first-out queue of numbers, four bytes each."""

    __slots__ = ("head", "numbers")

    def __init__(self) -> None:
        self.numbers = array("I")
        self.head = 0  # index of the first number that was not taken yet


class _Frontier:
    """The states that were reached and whose successors are not known yet, in one order for each weighted sum."""

    def __init__(self) -> None:
        self.states: list[State | None] = []  # by number; None if it was taken
        self.orders: list[dict[int, _Queue]] = [{} for _ in _WEIGHTS]  # by estimate, the numbers of its states
        self.turn = cycle(range(len(_WEIGHTS)))

    def add(self, state: State, estimates: Sequence[int]) -> None:
        """Add a state with its estimates; states are numbered from 0 in the order in which they are added."""
        for order, estimate in zip(self.orders, estimates, strict=True):
            if estimate not in order:
                order[estimate] = _Queue()
            order[estimate].numbers.append(len(self.states))
        self.states.append(state)

    def take(self) -> tuple[int, State] | None:
        """Remove the state nearest to a win and return it with its number; None if no state is left.

        The weighted sums take turns in deciding which state is nearest. Of states that are equally near, the
        one added first comes first, so that no line is followed too far.
        """
        order = self.orders[next(self.turn)]
        while order:
            nearest = min(order)
            queue = order[nearest]
            while queue.head < len(queue.numbers):
                number = queue.numbers[queue.head]
                queue.head += 1
                state = self.states[number]
                if state is not None:
                    self.states[number] = None
                    return number, state
            del order[nearest]
        return None


def _search(states: FreeCellSpace) -> Search[Step]:
    """Search best first; a step is a card and its target: another card, `HOME` or `_PLACE`.

    The search returns the steps to a win, or None if there is no win.
    """
    if _is_won(states.start):
        return []
    visited = {states.start[0]}
    parents, steps_to = array("I", [0]), array("H", [0])  # by number: the state before it, and the step from there
    frontier = _Frontier()
    frontier.add(states.start, states.estimates(states.start))
    while taken := frontier.take():
        number, state = taken
        for lift in states.lifts(state):
            base = states.named(state[1], lift[0], lift[1])
            if base in visited:  # the same state without fixed cards was reached, and it allows at least as much
                continue
            child = states.after(state, lift, base)
            if child[0] in visited:
                continue
            visited.add(child[0])
            yield
            parents.append(number)
            steps_to.append(lift[0] << _STEP | lift[1])
            if _is_won(child):
                return _path(parents, steps_to)
            frontier.add(child, states.estimates(child))
    return None


def _is_won(state: State) -> bool:
    """Return whether all cards are home."""
    return sum(state[2]) == _ALL


def _path(parents: Sequence[int], steps_to: Sequence[int]) -> list[Step]:
    """Return the steps from the start to the state that was reached last."""
    steps: list[Step] = []
    number = len(parents) - 1
    while number:
        steps.append((steps_to[number] >> _STEP, steps_to[number] & (1 << _STEP) - 1))
        number = parents[number]
    return steps[::-1]
