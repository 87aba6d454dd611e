"""Canfield's macro-moves: a *macro-move* is several steps made as one, of which none is useful alone.

Other steps can be left out for these reasons (dominance). *Twins* are the two cards of one rank and colour.

- A card that no other card needs goes home at once (`_needed`).
- Part of a column moves only so that the card it lay on can go home next. Otherwise the cards that were to be
  built on that card could as well be built where the part went, since the part lay on one twin and now lies on
  the other.
- Of two columns that end in twins only the first is built on, since a part could be moved to the other later.
- If cards are turned one at a time, every card of the talon can be reached at any time. A card of the talon is
  played only if the reserve's card or part of a column is built on it at once, or if one of these can then go
  home. Until then, nothing is lost by waiting.

Every macro-move takes cards from the reserve or the talon, brings cards home, or lays a whole column on another
one. None of this can be undone, so no line comes back to an earlier position.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import partial

from engine.solving.models.canfield_state import (
    GUESTS,
    HOME,
    HOSTS,
    ONE,
    PACK_SIZE,
    RANK_COUNT,
    SPACE,
    MacroMove,
    Plan,
    State,
    Step,
    in_reach,
)
from engine.solving.models.stock import stock_place


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
        """Return the macro-move of these steps; after them every card that no other card needs goes home.

        The other arguments are the fields of the state after the steps.
        """
        again = True
        while again:
            again = False
            for card in self._free_to_go(due):
                if card in talon:
                    if not self.frees(talon, turned, card):
                        continue
                    talon = talon.replace(ONE[card], b"")
                elif left and self.reserve[left - 1] == card:
                    left -= 1
                else:
                    x = next((x for x, column in enumerate(columns) if column and column[-1] == card), -1)
                    if x < 0:
                        continue
                    columns, left = self.shortened(columns, x, -1, left)
                due = due.replace(ONE[card], ONE[card + 4])
                steps.append((card, HOME))
                again = True
        return steps, (tuple(sorted(columns)), talon, turned, left, due)

    def _free_to_go(self, due: bytes) -> bytes:
        """Return the cards that can go home next and that no other card needs."""
        if due not in self._free:
            self._free[due] = bytes(card for card in due if card < PACK_SIZE and not _needed(card, due))
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
    guests = GUESTS[card]
    if all(due[guest & 3] > guest for guest in guests):
        return False
    rank = card >> 2
    twins = due[card & 3 ^ 2] >> 2
    return rank < 2 or any(due[guest & 3] < guest for guest in guests) or twins < max(1, rank - 2)


def _host_of(card: int, ends: Sequence[int], source: int) -> int:
    """Return the index of the column that takes the card, the first if two do; -1 if none does."""
    hosts = HOSTS[card]
    return next((y for y, end in enumerate(ends) if end in hosts and y != source), -1)


def _ends(columns: Sequence[bytes]) -> list[int]:
    """Return the last card of each column; 255 for an empty one."""
    return [column[-1] if column else 255 for column in columns]


class OpenTalon(MacroMoves):
    """Macro-moves if every card of the talon can be reached at any time, as if cards were turned one at a time."""

    def __init__(self, reserve: bytes, most: int = PACK_SIZE) -> None:
        """Prepare macro-moves; one of them builds on at most `most` cards of the talon."""
        super().__init__(reserve)
        self._most = most

    def frees(self, talon: bytes, turned: int, card: int) -> bool:
        """Return True, since every card can be reached at any time."""
        return True

    def done(self, state: State) -> bool:
        """Return whether only the talon is left and no card of the pack is missing."""
        columns, talon, _, left, due = state
        return not left and not any(columns) and len(talon) == PACK_SIZE - sum(card >> 2 for card in due)

    def plans(self, state: State) -> Iterator[Plan]:
        """Yield the plans that move cards of reserve and columns, also onto cards taken from the talon before."""
        columns, talon, _, left, due = state
        reach = self._reach(talon, due)
        heads: dict[int, tuple[int, int]] = {}  # by card that can move: column (-1 for the reserve), index in it
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
        chains = [(y, b"", GUESTS[end]) for y, end in enumerate(ends) if end != 255]
        twins = [ends.index(end ^ 2) if end ^ 2 in ends[:y] else -1 for y, end in enumerate(ends)]
        for y, chain, guests in chains:  # the loop appends longer chains
            for guest in guests:
                if guest in heads:
                    x = heads[guest][0]
                    if x != y and twins[y] in {-1, x}:
                        yield y, chain, guest
                elif guest in talon and guest not in chain and len(chain) < self._most:
                    chains.append((y, chain + ONE[guest], GUESTS[guest]))

    def _sent(self, state: State, card: int, x: int) -> MacroMove:
        """Return the macro-move that brings a card home, from the reserve (`x` is -1) or from column `x`."""
        columns, talon, _, left, due = state
        steps: list[Step] = []
        talon, due = _homeward(card, talon, due, steps)
        after, left = (list(columns), left - 1) if x < 0 else self.shortened(columns, x, -1, left)
        return self.closed(steps, after, talon, 0, left, due)

    def _moved(self, state: State, y: int, chain: bytes, x: int, at: int) -> MacroMove:
        """Return the macro-move that lays a chain of talon cards onto column `y`, and other cards onto the chain.

        The other cards are those of column `x` from index `at` on, or the top card of the reserve if `x` is -1.
        The card that lay under them in column `x`, if there is one, then goes home.
        """
        columns, talon, _, left, due = state
        steps: list[Step] = []
        host = columns[y][-1] if columns[y] else SPACE
        for card in chain:
            steps.append((card, host))
            talon = talon.replace(ONE[card], b"")
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
    """Return talon and foundations after a card goes home, and before it the talon cards that have to go first.

    Appends the steps of all these cards to `steps`.
    """
    first = due[card & 3]
    for below in range(first, card, 4):
        steps.append((below, HOME))
        talon = talon.replace(ONE[below], b"")
    steps.append((card, HOME))
    return talon, due.replace(ONE[first], ONE[card + 4])


class TurnedTalon(MacroMoves):
    """Macro-moves if several cards are turned at a time: then taking a card changes which others are in reach."""

    def __init__(self, reserve: bytes, turn: int) -> None:
        super().__init__(reserve)
        self.turn = turn

    def frees(self, talon: bytes, turned: int, card: int) -> bool:
        """Return whether the card is the last of the talon and `turned` is 0: then the others stay in reach."""
        return not turned and talon[-1] == card

    def done(self, state: State) -> bool:
        """Return whether every foundation is complete."""
        return all(card >> 2 == RANK_COUNT for card in state[4])

    def plans(self, state: State) -> Iterator[Plan]:
        """Yield the plans that move single cards of reserve and talon, whole columns, or parts of columns."""
        columns, talon, turned, left, _ = state
        ends = _ends(columns)
        space = columns.index(b"") if b"" in columns and not left else -1
        if left:
            yield from self._placed(state, self.reserve[left - 1], ends, -1, (0, 2), (talon, turned, left - 1))
        for at in in_reach(talon, turned, self.turn):
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
            homes = due.replace(ONE[card], ONE[card + 4])
            yield order[0], partial(self.closed, [(card, HOME)], list(columns), *rest, homes)
        for y in (_host_of(card, ends, -1), space):
            if y >= 0:
                after = list(columns)
                after[y] += ONE[card]
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
            homes = due.replace(ONE[above], ONE[above + 4]) if at else due
            sent: list[Step] = [(above, HOME)] if at else []
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
    """Return the card that a column ends in, `SPACE` for an empty column."""
    return end if end < PACK_SIZE else SPACE
