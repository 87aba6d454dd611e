"""What may fill a space (an empty column), from which piles, and whether it has to be filled at once."""

from collections.abc import Iterator, Sequence

from engine.core import cards
from engine.core.cards import Pile
from engine.core.game import Kind, Move, Position
from engine.core.piles import with_last_up
from engine.core.relations import ANY_CARD, KINGS, NO_CARD
from engine.core.saying import Saying, say
from engine.rules.pairs_to_thirteen import PairedCards
from engine.rules.record import Fill, Lock, Record

_FILLS = {Fill.ANY: ANY_CARD, Fill.KING: KINGS, Fill.NONE: NO_CARD, Fill.RESERVE: ANY_CARD}


class FillingSpaces(PairedCards):
    """A patience whose record says how spaces are filled, by the player or by themselves from the reserve."""

    record: Record
    hidden_reserve: tuple[int, ...]  # the piles of a reserve of which only the last card is seen

    def set_spaces(self) -> None:
        """Set the attributes about spaces, as the record says."""
        columns = self.record.columns
        self._reserve_fills = columns.fill is Fill.RESERVE
        self.fills_at_once = columns.at_once
        self.empty_accepts = {Kind.TABLEAU: _FILLS[columns.fill], Kind.CELL: ANY_CARD}
        if self.takes_pairs:
            self.empty_accepts[Kind.FOUNDATION] = KINGS
        self.space_sources = frozenset(self._space_sources())

    def _space_sources(self) -> Iterator[Kind]:
        """Yield the kinds of the piles whose cards may fill a space."""
        record = self.record
        if record.columns.fill is Fill.NONE:
            return
        if record.columns.fill_from:
            yield from record.columns.fill_from
            return
        yield Kind.TABLEAU
        if record.cells:
            yield Kind.CELL
        if record.stock and not self.deals_rounds:
            yield Kind.WASTE
        if record.reserve and not self._reserve_fills:
            yield Kind.RESERVE
        if self.foundations_return:
            yield Kind.FOUNDATION

    def prepare(self) -> None:
        """Compute, from the attributes, the values that the rules use; they need the spots of the reserve."""
        super().prepare()
        reserve, piles = self.record.reserve, self.all_of(Kind.RESERVE)
        is_locked = reserve is not None and reserve.lock is not Lock.NONE
        self.lock, self.locked = (piles[-1], piles[:-1]) if is_locked else (-1, ())
        self.hidden_reserve = piles if reserve and not reserve.face_up else ()

    def tableau_may_help(self, position: Position) -> bool:
        """Return whether other places for the cards of tableau and cells might make a move with progress legal.

        They always might if they can uncover a face-down card, or a space that the reserve fills.
        """
        uncovers = any(self.record.columns.face_down) or self._reserve_fills
        return uncovers or super().tableau_may_help(position)

    def obligation(self, position: Position) -> Saying | None:
        """Return a sentence that tells the player to fill the spaces first; None if that is not required.

        If the record requires it, it is required as long as a pile has cards that may fill a space.
        """
        if not self.fills_at_once:
            return None
        givers = [i for i in (self.waste, self.stock) if self.kinds[i] in self.space_sources and position[i]]
        spaces = sum(not position[i] for i in self.tableau)
        return self.fill_first(spaces, [self.spots[i].title for i in givers]) if spaces and givers else None

    def fill_first(self, spaces: int, givers: Sequence[Saying]) -> Saying:
        """Return the sentence that asks the player to fill these many spaces from these piles."""
        raise NotImplementedError

    def space_refusal(self, position: Position, target: int) -> Saying | None:
        """Return why the rules of spaces forbid any move to `target` by the player; None if they do not.

        If spaces are filled from the reserve, no other card fills one as long as the reserve has cards. If they
        have to be filled at once, nothing else may be done before.
        """
        if self.kinds[target] is not Kind.TABLEAU or position[target]:
            return self.obligation(position)
        filled = self._reserve_fills and position[self.hidden_reserve[0]]
        return say("space-from-reserve") if filled else None

    def fill_from_reserve(self, piles: list[Pile], move: Move) -> None:
        """Fill the spaces that a move has made, if the record says so, and turn up the next cards."""
        for reserve in self.hidden_reserve:
            if self._reserve_fills and (self.deals_rounds or not self.is_stock_turn(move.source, move.target)):
                self._fill(piles, reserve)
            piles[reserve] = with_last_up(piles[reserve])

    def _fill(self, piles: list[Pile], reserve: int) -> None:
        """Fill each space with a card of the reserve, as long as it has cards."""
        for space in self.tableau:
            if not piles[space] and piles[reserve]:
                piles[space] = cards.turned_up(piles[reserve][-1:])
                piles[reserve] = piles[reserve][:-1]
