"""Puts the moves of a known win into the order in which a player would make them.

A search does not care when a card goes home, or when the stock is turned. So its line may turn up the stock while
an ace can go home, and a hint that follows the line looks foolish.
"""

from collections.abc import Sequence

from engine.core import cards
from engine.core.automatic_moves import play_through
from engine.core.cards import Card
from engine.core.game import Game, Move, Position, Status
from engine.core.patience import Patience
from engine.play.safe_moves import builds_up_in_suit, safe_move


def home_first(game: Game, position: Position, line: Sequence[Move]) -> tuple[Move, ...]:
    """Return a line to a win in which each card goes home as soon as that can do no harm.

    `line` are the moves of a known win from this position. All other moves stay in their order, but the stock is
    turned only when its next card is needed. Moves of cards that are home already are left out. If a move is then
    not legal, the result is `line` unchanged.
    """
    if not isinstance(game, Patience) or not builds_up_in_suit(game):
        return tuple(line)
    found = _Line(game, position)
    for move in line:
        if not found.follow(position, move):
            return tuple(line)
        position = play_through(game, position, move)
    found.bring_home()
    return tuple(found.moves) if game.status(found.position) is Status.WON else tuple(line)


class _Line:
    """The new line, as far as it is known."""

    def __init__(self, game: Patience, position: Position) -> None:
        self._game = game
        self._gone: set[Card] = set()  # the identities of the cards that this line has brought home as safe cards
        self._may_turn = game.waste >= 0  # else a turn of the stock deals cards to columns, so it cannot wait
        self.position = position
        self.moves: list[Move] = []

    def bring_home(self) -> None:
        """Bring all safe cards home."""
        while safe := safe_move(self._game, self.position):
            self._gone.add(cards.identity(self.position[safe.source][-1]))
            self._play(safe)

    def follow(self, there: Position, move: Move) -> bool:
        """Make a move of the old line, which was legal in the position `there`; return False if it is not here.

        A move of cards that are home already, and a turn of the stock, need not be made.
        """
        self.bring_home()
        if self._game.is_stock_turn(move.source, move.target):
            return self._may_turn or self._make(move)
        moved = there[move.source][-move.n :]
        if move.source in {self._game.stock, self._game.waste} and not self._turn_to(move.source, moved[-1]):
            return False
        count = sum(cards.identity(card) not in self._gone for card in moved)
        return not count or self._make(move._replace(n=count))

    def _turn_to(self, source: int, card: Card) -> bool:
        """Turn the stock until this card is the next one in the stock or the waste; return False if it never is.

        It is enough if the card goes home meanwhile.
        """
        most = 2 * (len(self.position[self._game.stock]) + len(self.position[self._game.waste]) + 1)
        for _ in range(most):
            pile = self.position[source]
            if cards.identity(card) in self._gone or cards.identity(card) in map(cards.identity, pile[-1:]):
                return True
            if not self._make(self._game.next_turn(self.position)):
                return False
            self.bring_home()
        return False

    def _make(self, move: Move) -> bool:
        if self._game.refuse(self.position, move):
            return False
        self._play(move)
        return True

    def _play(self, move: Move) -> None:
        self.moves.append(move)
        self.position = play_through(self._game, self.position, move)
