"""Cards that overlap in rows, as in a pyramid: which card covers which, and which cards are free."""

from collections.abc import Iterable, Sequence

from engine.core import cards
from engine.core.cards import Pile
from engine.core.game import Kind, Position, Spot
from engine.core.piles import with_last_up
from engine.core.saying import Saying, say
from engine.rules.complete_runs import CompleteRuns
from engine.rules.record import Columns, Peaks, Record


class Overlapping(CompleteRuns):
    """A patience whose tableau may consist of cards that cover each other."""

    def __init__(self, record: Record, counters: Iterable[Spot] = ()) -> None:
        super().__init__(record, counters)
        first = next(i for i, spot in enumerate(self.spots) if spot.kind is Kind.TABLEAU)
        tableau = record.tableau
        self.over = {} if isinstance(tableau, Columns) else covering(tableau, first)
        self.turns_up = isinstance(tableau, Peaks) and tableau.face_down

    def covering_spots(self, position: Position, spot: int) -> Sequence[int]:
        """Return the spots of the next row whose cards lie on the card at `spot`: two, one or none."""
        return [i for i in self.over.get(spot, ()) if position[i]]

    def leaves_with_cover(self, position: Position, spot: int) -> bool:
        """Return whether the card at `spot` may leave together with the card that covers it."""
        return False

    def source_refusal(self, position: Position, source: int) -> Saying | None:
        """Return why no card may be taken from `source` (such as that it is covered); None if one may be taken."""
        over = self.covering_spots(position, source) if source in self.over else None
        if not over or self.leaves_with_cover(position, source):
            return super().source_refusal(position, source)
        card = cards.name(self.displayed_card(position[source][-1]))
        if any(cards.is_down(position[i][-1]) for i in over):
            return say("card-is-covered", card=card)
        names = [cards.name(self.displayed_card(position[i][-1])) for i in over]
        return say("covered-by", card=card, cards=names, count=len(over))

    def turn_up_free(self, piles: list[Pile]) -> None:
        """Turn up each card that nothing covers."""
        for i in self.tableau:
            if piles[i] and not self.covering_spots(tuple(piles), i):
                piles[i] = with_last_up(piles[i])

    def tableau_may_help(self, position: Position) -> bool:
        """Return whether other places for the cards of tableau and cells might make a move with progress legal.

        They always might if they can turn up a card.
        """
        return self.turns_up or super().tableau_may_help(position)


def covering(peaks: Peaks, first: int) -> dict[int, tuple[int, int]]:
    """Return the two spots that cover each spot of the rows above the last; `first` is the spot of the first card.

    In a row, the cards of the first peak come first, then those of the next one.
    """
    found = {}
    for row, length in enumerate(peaks.lengths()[:-1], start=1):
        is_shared = row + 1 == peaks.rows  # in the last row, the last card of a peak is the first one of the next
        for i in range(length):
            peak = i // row
            under = first + length + i + (0 if is_shared else peak)
            found[first + i] = (under, under + 1)
        first += length
    return found
