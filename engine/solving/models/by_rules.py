"""The model of a game that is only a record and cannot be packed, such as TriPeaks: it searches with the rules.

First a *beam search* looks for a win: after every move it goes on from the best positions only, and the beam gets
wider as long as it finds none. The wins that it finds are real, but if it finds none, nothing is proved. So then a
search that leaves nothing out follows. That one ends only if few positions can be reached.

The *worth* of a position says how good it is; more is better. It is a weighted sum of whole numbers. The weights
were found by trying; they change only the order of the search, never a verdict.
"""

from collections.abc import Hashable
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import Pile
from engine.core.game import Kind, Move, Position
from engine.records.recorded import Recorded
from engine.solving.search import Rules, Search, depth_first

_WIDTHS = (8, 64, 512)  # how many positions each beam goes on from

# The worth of
_HOME = 40  # a card on a foundation
_GONE = 60  # a card that has left the tableau, if all are to leave it
_DOWN = -45  # a card that lies face down
_BURIES = -8  # a card above one of lower rank in its column
_JOINED = 12  # a card on the next higher one of its suit
_LAID = 5  # a card on another one, by the rules
_SPACE = 35  # an empty column
_CELL = -12  # a card in a cell

_Path: TypeAlias = "tuple[_Path, Move] | None"  # the path before the last move, and the last move


class ByRules(Rules):
    """A game that is played by a record, from one position on."""

    game: Recorded

    def won(self, state: Position) -> bool:
        """Return whether this position is won; unlike the status, it is not asked whether the game is lost."""
        return self.game.finished(state)

    def search(self, max_nodes: int, variant: int = 0) -> Search[Move]:
        """Search with beams, each wider than the one before; if none finds a win, search everything."""
        if self.won(self.start):
            return []
        for width in _WIDTHS:
            found = yield from self._beam(width)
            if found is not None:
                return found
        return (yield from depth_first(self))

    def _beam(self, width: int) -> Search[Move]:
        """Search from the best `width` positions of each level; return the moves to a win, or None."""
        visited: set[Hashable] = {self.key(self.start)}
        level: list[tuple[int, _Path, Position]] = [(0, None, self.start)]
        while level:
            reached: list[tuple[int, _Path, Position]] = []
            for _, path, position in level:
                for move, after in self.pruned_successors(position):
                    key = self.key(after)
                    if key in visited:
                        continue
                    visited.add(key)
                    yield
                    if self.game.finished(after):
                        return _moves((path, move))
                    reached.append((self._worth(after), (path, move), after))
            reached.sort(key=_worth_of, reverse=True)  # keeps the order of those that are worth the same
            level = reached[:width]
        return None

    def _worth(self, position: Position) -> int:
        """Return the worth of a position."""
        game, worth = self.game, 0
        for pile, kind in zip(position, game.kinds, strict=True):
            if kind is Kind.TABLEAU:
                worth += self._worth_of_column(pile)
            elif kind is Kind.CELL:
                worth += _CELL * len(pile)
            elif kind is Kind.FOUNDATION:
                worth += _HOME * len(pile)
        return worth - _GONE * game.cards_left(position) if game.clears else worth

    def _worth_of_column(self, pile: Pile) -> int:
        if not pile:
            return _SPACE
        worth, least = 0, 99
        packing, look = self.game.packing.get(Kind.TABLEAU), self.game.displayed_card
        for i, card in enumerate(pile):
            if cards.is_down(card):
                worth += _DOWN
            rank = cards.rank(card)
            worth += _BURIES * (rank > least)
            least = min(least, rank)
            if i and packing and packing.allows(card, pile[i - 1]):
                in_suit = cards.suit(look(card)) == cards.suit(look(pile[i - 1]))
                worth += _JOINED if in_suit else _LAID
        return worth


def _worth_of(reached: tuple[int, _Path, Position]) -> int:
    return reached[0]


def _moves(path: _Path) -> list[Move]:
    """Return the moves of a path, the first one first."""
    found = []
    while path:
        path, move = path
        found.append(move)
    return found[::-1]
