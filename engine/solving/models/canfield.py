"""A model of Canfield: the talon in its order, the columns, and the next card of each foundation.

A card is a number: bit 0 is its colour, bit 1 tells the two suits of a colour apart, and the bits from 2 on are
its rank, counted from the base rank as 0. Stock and waste together are called the *talon*, a row of cards in the
order in which they are turned up. *Twins* are the two cards of one rank and colour: they fit on the same cards.

The search takes *macro-moves*: several steps at once of which none is useful alone. Each rests on a dominance
argument:

- A card that no other card needs goes home at once (`_needed`).
- Part of a column moves only so that the card it lay on can go home next. Otherwise the cards that were to be
  built on that card could as well be built where the part went, since the part lay on one twin and now lies on
  the other.
- Of two columns that end in twins only the first is built on, since a part could be moved to the other later.
- If cards are turned one at a time, every card of the talon can be had at any time. A card of the talon is played
  only if the reserve's card or part of a column is built on it at once, or if one of these can then go home;
  until then nothing is lost by waiting.

Bound, if cards are turned three at a time: a position is lost if it could not be won even with every card of
the talon within reach at any time (`_OpenTalonTest`).

Every macro-move takes cards from the reserve or the talon, brings cards home, or lays a whole column on another
one. None of this can be undone, so no line comes back to an earlier position, and a position whose successors
have all been searched without a win is certainly lost. The search is depth first and exact. Now and then it
starts again with the macro-moves in another order, but it remembers which positions are lost.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import RANKS
from engine.core.game import Move, Position
from engine.core.shuffle import SplitMix64, shuffle
from engine.games.canfield import Canfield
from engine.solving.models.stock import stock_place
from engine.solving.search import GaveUpError, Model, Search, depth_first, limited

# Columns, sorted; talon; number of cards in the waste; number of cards in the reserve; next card of each suit.
State: TypeAlias = tuple[tuple[bytes, ...], bytes, int, int, bytes]
# A card; the card it goes onto, `_HOME` or `_SPACE`; the number of cards in the waste, only if turns change it.
Step: TypeAlias = tuple[int, ...]
MacroMove: TypeAlias = tuple[list[Step], State]
# How promising a macro-move is (the lower the number, the more), and what makes it: there may be thousands of
# macro-moves, and often only the first of them are needed.
Plan: TypeAlias = tuple[int, Callable[[], MacroMove]]

_HOME, _SPACE = -1, -2
_RANKS = len(RANKS)
_PACK = 4 * _RANKS
_SUITS = {cards.CLUBS: 0, cards.DIAMONDS: 1, cards.SPADES: 2, cards.HEARTS: 3}
_ONE = [bytes([card]) for card in range(256)]
_HOSTS = [bytes(((card + 4) % _PACK ^ 1, (card + 4) % _PACK ^ 3)) for card in range(_PACK)]
_GUESTS = [bytes(((card - 4) % _PACK ^ 1, (card - 4) % _PACK ^ 3)) for card in range(_PACK)]
_NO_BASE = _RANKS + 2  # the next rank of each foundation before the first card is there: no card has it
# The search starts again after `_FIRST` positions, then after `_EACH` more; that grows by `_GROWTH` each time.
_FIRST, _EACH, _GROWTH = 1000, 500, 1.05
# How many positions one test with the talon open may look at, and the first such test.
_TEST, _FIRST_TEST = 101, 10_001


class CanfieldModel(Model[Step]):
    """One deal of Canfield from one position on.

    A step is a card, which moves with all cards that lie on it, and its target: another card, the foundation or
    an empty column. The turns of the stock before the move belong to the step.
    """

    varies = True

    def __init__(self, game: Canfield, position: Position) -> None:
        self.game = game
        begun = b"".join(position[i][:1] for i in game.foundations)
        self.base = cards.rank(begun[0]) if begun else 0
        self.codes = bytes((cards.rank(c) - self.base) % _RANKS << 2 | _SUITS[cards.suit(c)] for c in range(256))
        marks = (game.spots[i].mark or 0 for i in game.foundations)
        self.homes = {_SUITS[cards.suit(mark)]: i for i, mark in zip(game.foundations, marks, strict=True)}
        self.reserve = position[game.reserve].translate(self.codes)
        self.start = self.pack(position)

    def pack(self, position: Position) -> State:
        """Return the state of a position, with the columns sorted.

        The number of cards in the waste is set to 0 if the same cards can still be turned up as with all cards
        of the talon in the stock.
        """
        game = self.game
        columns = tuple(sorted(position[i].translate(self.codes) for i in game.tableau))
        waste = position[game.waste]
        talon = (waste + position[game.stock][::-1]).translate(self.codes)
        due = bytes((len(position[self.homes[s]]) if self.base else _NO_BASE) << 2 | s for s in range(4))
        return columns, talon, stock_place(len(waste), len(talon), game.turn), len(position[game.reserve]), due

    def key(self, state: State) -> State:
        """Return the state itself."""
        return state

    def won(self, state: State) -> bool:
        """Return whether every foundation is complete."""
        return all(card >> 2 == _RANKS for card in state[4])

    def pruned_successors(self, state: State) -> list[tuple[Step, State]]:
        """Return every legal step with the state it leads to; nothing is pruned here.

        The cards that move are every card that can be turned up, the top card of the reserve, and every part of
        a column.
        """
        columns, talon, turned, left, _ = state
        found: list[tuple[Step, State]] = []
        for at in _in_reach(talon, turned, self.game.turn):
            rest = talon[: at - 1] + talon[at:]
            now = stock_place(at - 1, len(rest), self.game.turn)
            found += self._laid(state, talon[at - 1 : at], columns, (rest, now, left))
        for now in self._turnings(talon, turned):
            found += self._of_the_table(state, now)
        return found

    def _turnings(self, talon: bytes, turned: int) -> set[int]:
        """Return the possible numbers of cards in the waste when a card of reserve or columns moves."""
        return {turned, 0, *range(turned, len(talon), self.game.turn)} if turned else {0}

    def _of_the_table(self, state: State, now: int) -> Iterator[tuple[Step, State]]:
        """Yield the steps of reserve and columns with their states; `now` is the number of cards in the waste."""
        columns, talon, turned, left, _ = state
        found: list[tuple[Step, State]] = []
        if left:
            found += self._laid(state, self.reserve[left - 1 : left], columns, (talon, now, left - 1))
        for i, column in enumerate(columns):
            for at in range(len(column)):
                others = (*columns[:i], column[:at], *columns[i + 1 :])
                found += self._laid(state, column[at:], others, (talon, now, left), i)
        for step, child in found:
            yield (step if now == turned else (*step, now)), child

    def _laid(
        self, state: State, run: bytes, columns: tuple[bytes, ...], rest: tuple[bytes, int, int], source: int = -1
    ) -> Iterator[tuple[Step, State]]:
        """Yield the steps that lay down the cards `run`, with their states.

        `source` is the column that the cards come from, -1 if they come from reserve or talon.
        """
        card, due = run[0], state[4]
        if len(run) == 1 and card in due:
            yield (card, _HOME), self._settled(columns, rest, due.replace(run, _ONE[card + 4]))
        for i, column in enumerate(columns):
            fits = column[-1] in _HOSTS[card] if column else not state[3]
            if i != source and fits:
                laid = (*columns[:i], column + run, *columns[i + 1 :])
                yield (card, column[-1] if column else _SPACE), self._settled(laid, rest, due)

    def _settled(self, columns: Iterable[bytes], rest: tuple[bytes, int, int], due: bytes) -> State:
        """Return the state after empty columns are filled from the reserve."""
        talon, turned, left = rest
        filled = []
        for column in columns:
            fill = not column and left > 0
            left -= fill
            filled.append(self.reserve[left : left + 1] if fill else column)
        return tuple(sorted(filled)), talon, turned, left, due

    def moves(self, position: Position, step: Step) -> Sequence[Move]:
        """Return the moves of a step: any turns of the stock that belong to it, then the move of its card."""
        card, host, *wanted = step
        game = self.game
        turns: list[Move] = []
        where = next((i for i in (game.reserve, *game.tableau) if self._place(position, i, card) >= 0), game.waste)
        while not self._ready(position, card if where == game.waste else -1, wanted):
            turns.append(game.next_turn(position))
            position = game.play(position, turns[-1])
        count = len(position[where]) - self._place(position, where, card)
        return [*turns, Move(where, self._target(position, card, host, where), count)]

    def _place(self, position: Position, spot: int, card: int) -> int:
        """Return how many cards lie under the card in this pile; -1 if the card is not there."""
        return position[spot].translate(self.codes).rfind(card)

    def _ready(self, position: Position, card: int, wanted: Sequence[int]) -> bool:
        """Return whether the waste shows the card, if one is given, and has as many cards as wanted."""
        waste, stock = position[self.game.waste], position[self.game.stock]
        if card >= 0:
            return waste[-1:].translate(self.codes) == _ONE[card]
        return all(stock_place(len(waste), len(waste) + len(stock), self.game.turn) == turned for turned in wanted)

    def _target(self, position: Position, card: int, host: int, source: int) -> int:
        """Return the spot that a card goes to: the column that ends in the card `host`, or the foundation."""
        if host == _HOME:
            return self.homes[card & 3]
        ends = {
            i: self.codes[position[i][-1]] if position[i] else _SPACE for i in self.game.tableau if i != source
        }
        return next(i for i, end in ends.items() if end == host)

    def search(self, max_nodes: int, variant: int = 0) -> Search[Step]:
        """Search by macro-moves; if the first position cannot occur in a game, search step by step."""
        if not self._orderly():
            return depth_first(self)
        test = None if self.game.turn == 1 else _OpenTalonTest(_OpenTalon(self.reserve))
        return _RestartingSearch(self.macro_moves(), self.start, test, variant).run()

    def macro_moves(self, most: int = _PACK) -> "MacroMoves":
        """Return the macro-moves of this deal, for the way in which its stock is turned.

        Those that would take more than `most` cards of an open talon to build on are left out.
        """
        turn = self.game.turn
        return _OpenTalon(self.reserve, most) if turn == 1 else _TurnedTalon(self.reserve, turn)

    def _orderly(self) -> bool:
        """Return whether the position can occur in a game.

        Then columns are runs, no column is empty while the reserve has cards, and no card is missing.
        """
        columns, talon, _, left, due = self.start
        runs = all(card in _GUESTS[on] for column in columns for card, on in zip(column[1:], column, strict=False))
        count = len(talon) + left + sum(map(len, columns)) + sum(card >> 2 for card in due)
        return runs and not (left and b"" in columns) and count == _PACK


def _in_reach(talon: bytes, turned: int, turn: int) -> list[int]:
    """Return how many cards, except 0, the waste can have after turns of the stock, if no card is played."""
    count = len(talon)
    shown = {*range(turn, count, turn), count} if count else set()
    return sorted(shown.union(range(turned, count, turn)) if turned else shown)


class MacroMoves(ABC):
    """The macro-moves for one way of turning the stock."""

    def __init__(self, reserve: bytes) -> None:
        self.reserve = reserve
        self._free: dict[bytes, bytes] = {}  # by the next cards of the suits, what `_free_to_go` returns

    @abstractmethod
    def frees(self, talon: bytes, turned: int, card: int) -> bool:
        """Return whether the other cards of the talon stay within reach as before if this card is taken."""

    @abstractmethod
    def plans(self, state: State) -> Iterator[Plan]:
        """Yield the plans of all macro-moves, in any order."""

    @abstractmethod
    def done(self, state: State) -> bool:
        """Return whether all cards left can go home without any choice."""

    def ranked(self, state: State) -> list[Plan]:
        """Return the plans of all macro-moves, the most promising first."""
        return sorted(self.plans(state), key=lambda plan: plan[0])

    def successors(self, state: State) -> Iterator[MacroMove]:
        """Yield all macro-moves with the states they lead to, the most promising first."""
        return (make() for _, make in self.ranked(state))

    def closed(
        self, steps: list[Step], columns: list[bytes], talon: bytes, turned: int, left: int, due: bytes
    ) -> MacroMove:
        """Return the macro-move of these steps; after them every card that no other card needs goes home."""
        again = True
        while again:
            again = False
            for card in self._free_to_go(due):
                if card in talon:
                    if not self.frees(talon, turned, card):
                        continue
                    talon = talon.replace(_ONE[card], b"")
                elif left and self.reserve[left - 1] == card:
                    left -= 1
                else:
                    x = next((x for x, column in enumerate(columns) if column and column[-1] == card), -1)
                    if x < 0:
                        continue
                    columns, left = self.shortened(columns, x, -1, left)
                due = due.replace(_ONE[card], _ONE[card + 4])
                steps.append((card, _HOME))
                again = True
        return steps, (tuple(sorted(columns)), talon, turned, left, due)

    def _free_to_go(self, due: bytes) -> bytes:
        """Return the cards that can go home next and that no other card needs."""
        if due not in self._free:
            self._free[due] = bytes(card for card in due if card < _PACK and not _needed(card, due))
        return self._free[due]

    def shortened(self, columns: Sequence[bytes], x: int, at: int, left: int) -> tuple[list[bytes], int]:
        """Return the columns with column `x` cut before index `at`, and the number of cards then in the reserve.

        If no card stays in the column, it is filled from the reserve.
        """
        after = list(columns)
        after[x] = after[x][:at]
        if left and not after[x]:
            left -= 1
            after[x] = self.reserve[left : left + 1]
        return after, left

    def key(self, state: State) -> bytes:
        """Return the state in few bytes. The foundations are left out: the other cards determine them."""
        return b"\xff".join(state[0]) + b"\xfe" + state[1] + bytes((state[2], state[3]))


def _needed(card: int, due: bytes) -> bool:
    """Return whether a card that can go home might still be useful to build on.

    It is not needed if the cards that could lie on it are home. It is not needed either if they could go home
    themselves whenever they are free. In this case the card of the same colour and the other suit, two ranks
    lower, must be home or be the next of its suit, since it could lie on those cards. No base card may be among
    these cards, since the last cards of the suits might lie on it.
    """
    guests = _GUESTS[card]
    if all(due[guest & 3] > guest for guest in guests):
        return False
    rank = card >> 2
    twins = due[card & 3 ^ 2] >> 2
    return rank < 2 or any(due[guest & 3] < guest for guest in guests) or twins < max(1, rank - 2)


def _host_of(card: int, ends: Sequence[int], source: int) -> int:
    """Return the index of the column that takes the card, the first if two do; -1 if none does."""
    hosts = _HOSTS[card]
    return next((y for y, end in enumerate(ends) if end in hosts and y != source), -1)


def _ends(columns: Sequence[bytes]) -> list[int]:
    """Return the last card of each column; 255 for an empty one."""
    return [column[-1] if column else 255 for column in columns]


class _OpenTalon(MacroMoves):
    """Macro-moves if every card of the talon can be had at any time, as if cards were turned one at a time."""

    def __init__(self, reserve: bytes, most: int = _PACK) -> None:
        """Prepare macro-moves that build on at most so many cards of the talon."""
        super().__init__(reserve)
        self._most = most

    def frees(self, talon: bytes, turned: int, card: int) -> bool:
        """Return True, since every card can be had at any time."""
        return True

    def done(self, state: State) -> bool:
        """Return whether only the talon is left and no card of the pack is missing."""
        columns, talon, _, left, due = state
        return not left and not any(columns) and len(talon) == _PACK - sum(card >> 2 for card in due)

    def plans(self, state: State) -> Iterator[Plan]:
        """Yield the plans of moving cards of reserve and columns, those with few cards of the talon first."""
        columns, talon, _, left, due = state
        reach = self._reach(talon, due)
        heads: dict[int, tuple[int, int]] = {}  # of what can move: column and place in it; -1 for the reserve
        for x, column in enumerate(columns):
            for at, card in enumerate(column):
                if not at or column[at - 1] in reach:
                    heads[card] = (x, at)
            if column and column[-1] in reach:
                yield 0, partial(self._sent, state, column[-1], x)
        if left:
            top = self.reserve[left - 1]
            heads[top] = (-1, 0)
            if top in reach:
                yield -1, partial(self._sent, state, top, -1)
        for y, chain, head in self._chains(columns, talon, heads):
            x, at = heads[head]
            if not at or not _needs_any(columns[x][at - 1], due, chain):
                yield len(chain) + (1 if x < 0 else 2), partial(self._moved, state, y, chain, x, at)
        if b"" in columns and not left:
            for x, at in heads.values():
                if at:
                    yield 2, partial(self._moved, state, columns.index(b""), b"", x, at)

    def _reach(self, talon: bytes, due: bytes) -> set[int]:
        """Return the cards that could go home now, if cards of the talon go home before them."""
        reach = set()
        for card in due:
            reach.add(card)
            after = card
            while after in talon:
                after += 4
                reach.add(after)
        return reach

    def _chains(
        self, columns: Sequence[bytes], talon: bytes, heads: dict[int, tuple[int, int]]
    ) -> Iterator[tuple[int, bytes, int]]:
        """Yield (index of a column, chain of talon cards that fits on it, card that fits on the chain).

        The shortest chains come first.
        """
        ends = _ends(columns)
        chains = [(y, b"", _GUESTS[end]) for y, end in enumerate(ends) if end != 255]
        twins = [ends.index(end ^ 2) if end ^ 2 in ends[:y] else -1 for y, end in enumerate(ends)]
        for y, chain, guests in chains:  # these grow longer in the loop
            for guest in guests:
                if guest in heads:
                    x = heads[guest][0]
                    if x != y and twins[y] in {-1, x}:
                        yield y, chain, guest
                elif guest in talon and guest not in chain and len(chain) < self._most:
                    chains.append((y, chain + _ONE[guest], _GUESTS[guest]))

    def _sent(self, state: State, card: int, x: int) -> MacroMove:
        """Return the macro-move that brings a card home, from the reserve (`x` is -1) or from column `x`."""
        columns, talon, _, left, due = state
        steps: list[Step] = []
        talon, due = _homeward(card, talon, due, steps)
        after, left = (list(columns), left - 1) if x < 0 else self.shortened(columns, x, -1, left)
        return self.closed(steps, after, talon, 0, left, due)

    def _moved(self, state: State, y: int, chain: bytes, x: int, at: int) -> MacroMove:
        """Return the macro-move of a chain onto column `y`, and of column `x` or the reserve's card onto that.

        Of column `x` (-1 for the reserve) the cards from index `at` on move. The card under them, if there is one,
        then goes home.
        """
        columns, talon, _, left, due = state
        steps: list[Step] = []
        host = columns[y][-1] if columns[y] else _SPACE
        for card in chain:
            steps.append((card, host))
            talon = talon.replace(_ONE[card], b"")
            host = card
        run = columns[x][at:] if x >= 0 else self.reserve[left - 1 : left]
        steps.append((run[0], host))
        if at:
            talon, due = _homeward(columns[x][at - 1], talon, due, steps)
        after, left = (list(columns), left - 1) if x < 0 else self.shortened(columns, x, max(0, at - 1), left)
        after[y] += chain + run
        return self.closed(steps, after, talon, 0, left, due)


def _needs_any(card: int, due: bytes, chain: bytes) -> bool:
    """Return whether any card of the chain has to go home before this card can."""
    return any(below in chain for below in range(due[card & 3], card, 4))


def _homeward(card: int, talon: bytes, due: bytes, steps: list[Step]) -> tuple[bytes, bytes]:
    """Return talon and foundations after a card goes home, and before it the talon cards that have to go first."""
    first = due[card & 3]
    for below in range(first, card, 4):
        steps.append((below, _HOME))
        talon = talon.replace(_ONE[below], b"")
    steps.append((card, _HOME))
    return talon, due.replace(_ONE[first], _ONE[card + 4])


class _TurnedTalon(MacroMoves):
    """Macro-moves if several cards are turned at a time: taking a card brings others within reach."""

    def __init__(self, reserve: bytes, turn: int) -> None:
        super().__init__(reserve)
        self.turn = turn

    def frees(self, talon: bytes, turned: int, card: int) -> bool:
        """Return whether the card is the talon's last and `turned` is 0: then the others stay within reach."""
        return not turned and talon[-1] == card

    def done(self, state: State) -> bool:
        """Return whether every foundation is complete."""
        return all(card >> 2 == _RANKS for card in state[4])

    def plans(self, state: State) -> Iterator[Plan]:
        """Yield the plans of moving single cards of reserve and talon, and columns."""
        columns, talon, turned, left, _ = state
        ends = _ends(columns)
        space = columns.index(b"") if b"" in columns and not left else -1
        if left:
            yield from self._placed(state, self.reserve[left - 1], ends, -1, (0, 2), (talon, turned, left - 1))
        for at in _in_reach(talon, turned, self.turn):
            rest = talon[: at - 1] + talon[at:]
            now = stock_place(at - 1, len(rest), self.turn)
            yield from self._placed(state, talon[at - 1], ends, space, (1, 4), (rest, now, left))
        for x, column in enumerate(columns):
            if column:
                yield from self._of_column(state, x, ends, space)

    def _placed(
        self,
        state: State,
        card: int,
        ends: Sequence[int],
        space: int,
        order: tuple[int, int],
        rest: tuple[bytes, int, int],
    ) -> Iterator[Plan]:
        """Yield the plans for a single card of reserve or talon: home, onto a column, or to an empty column.

        `order` holds the numbers of the plans for going home and for the columns; `rest` is the talon, the cards
        in the waste and the reserve after the card is taken.
        """
        columns, due = state[0], state[4]
        if card in due:
            homes = due.replace(_ONE[card], _ONE[card + 4])
            yield order[0], partial(self.closed, [(card, _HOME)], list(columns), *rest, homes)
        for y in (_host_of(card, ends, -1), space):
            if y >= 0:
                after = list(columns)
                after[y] += _ONE[card]
                yield order[1], partial(self.closed, [(card, _host(ends[y]))], after, *rest, due)

    def _of_column(self, state: State, x: int, ends: Sequence[int], space: int) -> Iterator[Plan]:
        """Yield the plans for column `x`.

        Its last card goes home, or the whole column moves, or a part of it moves so that the card before it
        goes home.
        """
        columns, talon, turned, left, due = state
        column = columns[x]
        for at in range(len(column) + 1):
            above = column[at - 1] if at else -1
            if at and above not in due:
                continue
            homes = due.replace(_ONE[above], _ONE[above + 4]) if at else due
            sent: list[Step] = [(above, _HOME)] if at else []
            after, now = self.shortened(columns, x, max(0, at - 1), left)
            if at == len(column):
                yield 1, partial(self.closed, sent, after, talon, turned, now, homes)
                continue
            for y in {_host_of(column[at], ends, x), space if at else -1} - {-1}:
                laid = list(after)
                laid[y] += column[at:]
                steps: list[Step] = [(column[at], _host(ends[y])), *sent]
                yield 2 if at else 3, partial(self.closed, steps, laid, talon, turned, now, homes)


def _host(end: int) -> int:
    """Return the card that a column ends in, `_SPACE` for an empty column."""
    return end if end < _PACK else _SPACE


class _OpenTalonTest:
    """A test whether a position could be won if every card of the talon were within reach at any time.

    If it could not be won even then, it is lost.
    """

    def __init__(self, macros: _OpenTalon) -> None:
        self.macros = macros
        self._lost: set[bytes] = set()
        self._not_lost: set[bytes] = set()  # can be won with the talon open, or no answer was found in time

    def fails(self, state: State, max_nodes: int) -> Generator[None, None, bool]:
        """Return whether it is certain that there is no win even with every card of the talon within reach.

        The test looks at `max_nodes` positions at most; if it has not ended by then, it returns False. It yields
        for each position, so its positions count like those of the search itself.
        """
        path: list[bytes] = []
        try:
            lost = yield from limited(self._explored(state, path), max_nodes)
        except GaveUpError:
            lost = False
        if not lost:
            self._not_lost.update(path)
        return lost

    def _explored(self, state: State, path: list[bytes]) -> Generator[None, None, bool]:
        """Search depth first for a win; return whether there is none.

        If there is one, `path` then holds the path to it.
        """
        columns, talon, _, left, due = state
        stack: list[Iterator[MacroMove]] = [iter([([], (columns, talon, 0, left, due))])]
        while stack:
            for _, here in stack[-1]:
                name = self.macros.key(here)
                if name in self._lost:
                    continue
                path.append(name)
                if name in self._not_lost or self.macros.done(here):
                    return False
                yield
                stack.append(make() for _, make in self.macros.plans(here))
                break
            else:
                stack.pop()
                self._lost.update(path[-1:])
                del path[-1:]
        return True


class _RestartingSearch:
    """A depth-first search that now and then starts again in another order, and keeps what was found to be lost.

    No line comes back to an earlier position, so a position that was left without a win is certainly lost. Only
    the positions on the path to the current one are searched again after a restart; they are not counted again.
    """

    def __init__(self, macros: MacroMoves, start: State, test: _OpenTalonTest | None, variant: int) -> None:
        self._macros = macros
        self._test = test
        steps, self._start = macros.closed([], list(start[0]), *start[1:])
        self._path: list[list[Step]] = [steps]
        self._path_keys: list[bytes] = []
        self._visited = {macros.key(self._start)}
        self._reopened: set[bytes] = set()  # looked at before the search began anew, and not reached again since
        self._chance = SplitMix64(1 + variant)
        self._varies = variant > 0
        self._until, self._pause = _EACH if variant else _FIRST, float(_EACH)
        self._stack = [self._ordered(self._start)]

    def run(self) -> Search[Step]:
        """Search for a win; return the steps to it, or None if there is none."""
        macros, test, visited = self._macros, self._test, self._visited
        if macros.done(self._start):
            return _flat(self._path, self._start)
        if test and (yield from test.fails(self._start, _FIRST_TEST)):
            return None
        while self._stack:
            for steps, state in self._stack[-1]:
                name = macros.key(state)
                if name in visited:
                    continue
                visited.add(name)
                if name in self._reopened:
                    self._reopened.remove(name)
                else:
                    yield
                if test and (yield from test.fails(state, _TEST)):
                    continue
                self._path.append(steps)
                if macros.done(state):
                    return _flat(self._path, state)
                self._path_keys.append(name)
                self._stack.append(self._ordered(state))
                break
            else:
                self._stack.pop()
                self._path.pop()
                del self._path_keys[-1:]
            if len(visited) > self._until and self._stack:
                self._begin_anew()
        return None

    def _begin_anew(self) -> None:
        """Go back to the start, and treat the positions on the path as not visited."""
        self._varies = True
        self._pause *= _GROWTH
        self._until = len(self._visited) + int(self._pause)
        self._visited.difference_update(self._path_keys)
        self._reopened.update(self._path_keys)
        del self._path[1:], self._path_keys[:]
        self._stack = [self._ordered(self._start)]

    def _ordered(self, state: State) -> Iterator[MacroMove]:
        """Return the macro-moves of a state: the most promising first; in any order after a restart."""
        plans = self._macros.ranked(state)
        if self._varies:
            shuffle(plans, self._chance)
        return (make() for _, make in plans)


def _flat(path: list[list[Step]], state: State) -> list[Step]:
    """Return the steps of all macro-moves in one list, then the steps that bring the rest of the talon home."""
    return [step for steps in path for step in steps] + [
        (card, _HOME) for due in state[4] for card in range(due, _PACK, 4)
    ]
