"""A tiny game to test code that serves every game: a heap of cards goes into a box or a bag.

Up to two cards may go at once. An open ace goes into the box by itself. The game is won when the heap is empty.
The languages have no words for heap, box and bag, so the game calls them reserve, coccyx and black hole. Its name
is the same in every language.
"""

from collections.abc import Iterator

from engine.core import cards
from engine.core.cards import ACE
from engine.core.game import Game, Kind, Move, Position, Spot, Status
from engine.core.game_words import GameWords
from engine.core.layouts import VIEWS, Layout, Place, View
from engine.core.saying import Saying, say
from engine.play.history import HistoryEntry
from engine.play.session import Session


class Toy(Game):
    """The rules of the game.

    Deal 1 has an ace on top, so an automatic move comes before any other move. Deal 2 has two aces in a row, lower
    down.
    """

    id, family, rules, packs = "toy", "toy", "Take cards.", 1
    title, family_title = say("fact", what="Toy"), say("fact", what="Toys")
    source = say("source-clock")
    note: Saying | None = None
    words = GameWords(scored="shown")
    spots = (
        Spot("t1", Kind.TABLEAU, say("reserve")),
        Spot("f1", Kind.FOUNDATION, say("coccyx")),
        Spot("f2", Kind.FOUNDATION, say("black-hole")),
    )

    def tables(self) -> dict[View, Layout]:
        return dict.fromkeys(VIEWS, Layout(3, 2, (Place(0, 0, dy=0.2), Place(1, 0), Place(2, 0))))

    def start(self, number: int) -> Position:
        ranks = (2, 3, 4, 5, 6, 7, 8, ACE) if number == 1 else (2, 3, ACE, ACE, 5, 6)
        return bytes(cards.make(rank, i % 4) for i, rank in enumerate(ranks)), b"", b""

    def moves(self, position: Position) -> Iterator[Move]:
        most = min(2, len(position[0]))
        return (Move(0, target, n) for target in (1, 2) for n in range(1, most + 1))

    def play(self, position: Position, move: Move) -> Position:
        piles = list(position)
        piles[move.target] += piles[0][-move.n :]
        piles[0] = piles[0][: -move.n]
        return tuple(piles)

    def status(self, position: Position) -> Status:
        return Status.PLAYING if position[0] else Status.WON

    def ending(self, position: Position, status: Status) -> Saying:
        return say("columns-cleared")

    def automatic_move(self, position: Position) -> Move | None:
        return Move(0, 1) if position[0] and cards.rank(position[0][-1]) == ACE else None

    def score(self, position: Position) -> int:
        return 10

    def points(self, before: Position, move: Move, after: Position) -> int:
        return move.n

    def source_refusal(self, position: Position, source: int) -> Saying | None:
        return None if source == 0 else say("stays-home")

    def refuse(self, position: Position, move: Move) -> Saying | None:
        if move in set(self.moves(position)):
            return None
        return self.source_refusal(position, move.source) or say("no-such-move")

    def key(self, position: Position) -> Position:
        return position


CATALOGUE: dict[str, Game] = {"toy": Toy()}


BAG, BOX = Move(0, 2), Move(0, 1)


def new_entry(token: str, *moves: Move) -> HistoryEntry:
    """Return an entry of the history with these moves of deal 2."""
    session = Session(Toy(), 2)
    for move in moves:
        session.play(move)
    return HistoryEntry(session, token)
