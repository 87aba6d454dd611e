"""A model of Canfield: the talon in its order, the columns, and the next card of each foundation.

Cards and states are defined in `canfield_state`. `canfield_macro_moves` says what the search may leave out. The
search is in `canfield_search`.
"""

from collections.abc import Iterable, Iterator, Sequence

from engine.core import cards
from engine.core.game import Move, Position
from engine.games.canfield import Canfield
from engine.solving.models.canfield_macro_moves import MacroMoves, OpenTalon, TurnedTalon
from engine.solving.models.canfield_search import OpenTalonTest, RestartingSearch
from engine.solving.models.canfield_state import (
    GUESTS,
    HOME,
    HOSTS,
    ONE,
    PACK_SIZE,
    RANK_COUNT,
    SPACE,
    State,
    Step,
    in_reach,
)
from engine.solving.models.stock import stock_place
from engine.solving.search import Model, Search, depth_first

_SUITS = {cards.CLUBS: 0, cards.DIAMONDS: 1, cards.SPADES: 2, cards.HEARTS: 3}
_NO_BASE = RANK_COUNT + 2  # the next rank of a foundation while all foundations are empty; no card has this rank


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
        self.codes = bytes(
            (cards.rank(c) - self.base) % RANK_COUNT << 2 | _SUITS[cards.suit(c)] for c in range(256)
        )
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
        return all(card >> 2 == RANK_COUNT for card in state[4])

    def pruned_successors(self, state: State) -> list[tuple[Step, State]]:
        """Return every legal step with the state it leads to; nothing is pruned here.

        The cards that move are every card that can be turned up, the top card of the reserve, and every part of
        a column.
        """
        columns, talon, turned, left, _ = state
        found: list[tuple[Step, State]] = []
        for at in in_reach(talon, turned, self.game.turn):
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
        """Yield the steps of cards from reserve and columns, with the states after them.

        `now` is the number of cards in the waste at that time.
        """
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
        """Yield the steps that lay down the cards `run`, with the states after them.

        `columns` and `rest` (talon, number of cards in the waste, number of cards in the reserve) are without
        these cards. `source` is the column that they come from, -1 if they come from reserve or talon.
        """
        card, due = run[0], state[4]
        if len(run) == 1 and card in due:
            yield (card, HOME), self._settled(columns, rest, due.replace(run, ONE[card + 4]))
        for i, column in enumerate(columns):
            fits = column[-1] in HOSTS[card] if column else not state[3]
            if i != source and fits:
                laid = (*columns[:i], column + run, *columns[i + 1 :])
                yield (card, column[-1] if column else SPACE), self._settled(laid, rest, due)

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
            return waste[-1:].translate(self.codes) == ONE[card]
        return all(stock_place(len(waste), len(waste) + len(stock), self.game.turn) == turned for turned in wanted)

    def _target(self, position: Position, card: int, host: int, source: int) -> int:
        """Return the spot that a card goes to: the column that ends in the card `host`, or the foundation."""
        if host == HOME:
            return self.homes[card & 3]
        ends = {i: self.codes[position[i][-1]] if position[i] else SPACE for i in self.game.tableau if i != source}
        return next(i for i, end in ends.items() if end == host)

    def search(self, max_nodes: int, variant: int = 0) -> Search[Step]:
        """Search by macro-moves; if the first position cannot occur in a game, search step by step."""
        if not self._orderly():
            return depth_first(self)
        test = None if self.game.turn == 1 else OpenTalonTest(OpenTalon(self.reserve))
        return RestartingSearch(self.macro_moves(), self.start, test, variant).run()

    def macro_moves(self, most: int = PACK_SIZE) -> "MacroMoves":
        """Return the macro-moves of this deal, by how many cards are turned at a time.

        If cards are turned one at a time, macro-moves that build on more than `most` cards of the talon are left
        out.
        """
        turn = self.game.turn
        return OpenTalon(self.reserve, most) if turn == 1 else TurnedTalon(self.reserve, turn)

    def _orderly(self) -> bool:
        """Return whether the position can occur in a game.

        Then columns are runs, no column is empty while the reserve has cards, and no card is missing.
        """
        columns, talon, _, left, due = self.start
        runs = all(card in GUESTS[on] for column in columns for card, on in zip(column[1:], column, strict=False))
        count = len(talon) + left + sum(map(len, columns)) + sum(card >> 2 for card in due)
        return runs and not (left and b"" in columns) and count == PACK_SIZE
