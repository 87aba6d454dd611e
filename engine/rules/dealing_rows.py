"""A stock that is dealt in rounds, one card to each column."""

from collections.abc import Generator, Iterable, Sequence

from engine.core import cards
from engine.core.game import Kind, Move, Position, Spot, Status
from engine.core.saying import Saying, say
from engine.rules.first_deal import Dealing
from engine.rules.record import Record, To


class Rounds(Dealing):
    """A patience whose stock may be dealt in rounds. A round is a move from the stock to the first column."""

    def __init__(self, record: Record, counters: Iterable[Spot] = ()) -> None:
        super().__init__(record, counters)
        self.deals_rounds = record.stock is not None and record.stock.to is not To.WASTE
        self._fills_first = record.stock is not None and record.stock.to is To.FULL_COLUMNS

    def stock_is_dead(self, position: Position) -> bool:
        """Return whether the stock can never be dealt again, because the columns have too few cards in all.

        If every column needs a card before a round, the columns need as many cards as there are columns. These may
        also come from cells and the reserve, and from the foundations if cards come back from there.
        """
        if not self._fills_first or not position[self.stock]:
            return False
        givers = [*self.tableau, *self.cells, *self.all_of(Kind.RESERVE)]
        givers += self.foundations if self.foundations_return else ()
        return sum(len(position[i]) for i in givers) < len(self.tableau)

    def prepare(self) -> None:
        """Compute, from the attributes, the values that the rules use; a round is a turn of the stock."""
        super().prepare()
        if self.deals_rounds:
            self.stock_turns = {self.stock: self.tableau[0]}

    def round_refusal(self, position: Position, target: int) -> Saying | None:
        """Return why no round may be dealt by a move to `target`; None if one may be dealt.

        `Stock.to` says whether a round may be dealt while columns are empty.
        """
        empty = sum(not position[i] for i in self.tableau)
        if self.stock_is_dead(position):
            return say("too-few-to-deal")
        if empty and self._fills_first:
            return say("fill-columns-first", count=empty)
        return None if target == self.tableau[0] else say("stock-deals-to-all")

    def play(self, position: Position, move: Move) -> Position:
        """Return the position after a legal move; a round deals a face-up card to every column.

        If the stock has fewer cards than there are columns, the first columns get them.
        """
        if move.source != self.stock or not self.deals_rounds:
            return super().play(position, move)
        piles, count = list(position), len(self.tableau)
        for i, card in zip(self.tableau, cards.turned_up(piles[self.stock][::-1]), strict=False):
            piles[i] += bytes([card])
        piles[self.stock] = piles[self.stock][:-count]
        self.consequences(piles, move)
        return tuple(piles)

    def finding_status(
        self, position: Position, moves: Sequence[Move] | None = None
    ) -> Generator[None, None, Status]:
        """Find the status as `Patience` does: yield during the search and return the status at the end.

        Return LOST at once if the stock has cards that can never be dealt.
        """
        if self.stock_is_dead(position):
            return Status.LOST
        return (yield from super().finding_status(position, moves))

    def tableau_may_help(self, position: Position) -> bool:
        """Return whether other places for the cards of tableau and cells might make a move with progress legal.

        They always might if a round is left, since cards can move to the empty columns that stop it.
        """
        return (self.deals_rounds and bool(position[self.stock])) or super().tableau_may_help(position)

    def interchangeable_in(self, position: Position) -> tuple[tuple[int, ...], ...]:
        """Return the groups of interchangeable piles.

        While a round can be dealt, the columns are not interchangeable: which card of the next round a column
        gets depends on its place.
        """
        groups = super().interchangeable_in(position)
        if not self.deals_rounds or not position[self.stock] or self.stock_is_dead(position):
            return groups
        return tuple(group for group in groups if group != self.tableau)

    # Words

    def count_text(self, position: Position, spot: int) -> Saying | None:
        """Return the count shown on a pile; for a stock that is dealt in rounds, how many rounds are left."""
        if spot != self.stock or not self.deals_rounds or not position[spot]:
            return super().count_text(position, spot)
        return say("deals-left", count=-(-len(position[spot]) // len(self.tableau)))

    def move_words(self, before: Position, move: Move, after: Position | None) -> Saying | None:
        """Return the words for a round, with its cards if it has been dealt; None for other moves."""
        if move.source != self.stock or not self.deals_rounds:
            return super().move_words(before, move, after)
        if after is None:
            return say("card-to-every-column")
        dealt = cards.turned_up(before[self.stock][: -len(self.tableau) - 1 : -1])
        return say("dealt-to-columns", cards=[cards.name(self.displayed_card(card)) for card in dealt])
