"""A bound for Backbone: a position is lost if its spine cannot be taken apart even under easier rules."""

from engine.core import cards
from engine.core.cards import KING
from engine.solving.models.backbone_state import NEXT_RANK, heights


class SpineBound:
    """Takes a spine apart under easier rules.

    Here every card outside the spine is within reach, and can be at home and on a rib at the same time. This
    allows more than the real rules. So a spine that cannot be taken apart here can never be taken apart.
    """

    def __init__(self, columns: list[list[int]], homes: int) -> None:
        """Prepare for these cards in left column, right column and coccyx, and for these foundations."""
        self.columns = columns
        on_spine = [face for column in self.columns for face in column]
        self.out = [2 - on_spine.count(face) for face in range(64)]  # by face, how many cards are not on the spine
        self.on_ribs = [False] * 64  # by face, whether a card that is not home may lie on a rib
        self.loose = [False] * 64  # by face, whether a card of it has left the spine since the start
        at_home = set()
        for face in cards.full_pack():
            first, second = heights(homes, face & 3)
            gone = (first >= cards.rank(face)) + (second >= cards.rank(face))
            self.on_ribs[face] = self.out[face] > gone
            if gone:
                at_home.add(face)
        # by column, the faces whose other card is home already or has to go home before the card in this column
        self.second = [at_home.copy() for _ in self.columns]

    def falls_apart(self) -> bool:
        """Return whether every card of the spine can leave it."""
        while any(self.columns):
            free = (2,) if self.columns[2] else (0, 1)
            leaving = [number for number in free if self.columns[number] and self._leaves(number)]
            if not leaving:
                return False
            for number in leaving:
                self._leave(number)
        return True

    def _leaves(self, number: int) -> bool:
        """Return whether the free card of a column can go onto the next higher card of its suit, or else home."""
        face = self.columns[number][-1]
        if cards.rank(face) < KING and self.on_ribs[face + NEXT_RANK]:
            return True
        needed = 2 if face in self.second[number] else 1
        return all(self.out[lower] >= needed for lower in range(NEXT_RANK | face & 3, face, NEXT_RANK))

    def _leave(self, number: int) -> None:
        """Remove the free card of a column, and store which other cards can then lie on a rib."""
        face = self.columns[number].pop()
        self.out[face] += 1
        self.loose[face] = True
        for column in (number,) if number < 2 else (0, 1):
            self.second[column].add(face)
        for higher in range(KING * NEXT_RANK | face & 3, NEXT_RANK, -NEXT_RANK):
            if self.on_ribs[higher] and self.loose[higher - NEXT_RANK]:
                self.on_ribs[higher - NEXT_RANK] = True
