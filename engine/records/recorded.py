"""Plays a record: a patience whose rules and table are all taken from a `Record`."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.core import cards
from engine.core.cards import RANKS, Pile
from engine.core.game import Kind, Move, Position, Spot
from engine.core.patience import RuleSet
from engine.core.piles import FOUNDATION_SUITS, with_last_up
from engine.core.relations import ALWAYS, ANY_CARD, KINGS, NO_CARD, Faces, Relation, of_rank, of_suit
from engine.core.saying import Saying, say
from engine.records.fitting import relation
from engine.records.pairs import ON_KINGS, PAIRS, PairedCards
from engine.records.record import Build, Fill, Foundations, Heap, Pairs, Peaks, Ranks, Record, Suits, Take
from engine.records.tables import arranged

_FILLS = {Fill.ANY: ANY_CARD, Fill.KING: KINGS, Fill.NONE: NO_CARD, Fill.RESERVE: ANY_CARD}


@dataclass(frozen=True)
class RecordedRuleSet(RuleSet):
    """One rule set of a game that has several records."""

    record: Record


class Recorded(PairedCards):
    """A patience that is played by a record. A derived class says how it looks and what its piles are called."""

    def __init__(self, record: Record, counters: Iterable[Spot] = ()) -> None:
        """Play by this record; `counters` are spots that the game has besides those of the record."""
        super().__init__(record, counters)
        laid = record.columns
        self._reserve_fills = laid.fill is Fill.RESERVE
        self.foundations_return = isinstance(record.aim, Foundations) and record.aim.may_return
        self.runs_move_singly = laid.take is Take.ONE_BY_ONE
        self.packing = self._packing()
        runs = {Take.ONE: {}, Take.ANY: {Kind.TABLEAU: ALWAYS}}
        self.runs = runs.get(laid.take, {Kind.TABLEAU: relation(laid.run or laid.build, record.suits)})
        self.empty_accepts = {Kind.TABLEAU: _FILLS[laid.fill], Kind.CELL: ANY_CARD}
        if self.takes_pairs:
            self.empty_accepts[Kind.FOUNDATION] = KINGS
        if isinstance(record.tableau, Peaks):
            self.interchangeable -= {Kind.TABLEAU}
        self.space_sources = frozenset(self._space_sources())
        self.layouts = arranged(self.spots)
        self.prepare()
        self.reserve = self.names.get("r", -1)

    def _packing(self) -> dict[Kind, Relation]:
        """Return which card may be laid on which, by kind of pile."""
        columns, aim = self.record.columns, self.record.aim
        if self.takes_pairs:
            return {Kind.TABLEAU: PAIRS, Kind.WASTE: PAIRS, Kind.FOUNDATION: ON_KINGS}
        suits = self.record.suits
        found = {Kind.TABLEAU: relation(columns.build, suits)} if columns.build else {}
        if isinstance(aim, Heap):
            found[Kind.WASTE if self.record.stock else Kind.FOUNDATION] = relation(aim.build, suits)
        elif isinstance(aim, Foundations):
            found[Kind.FOUNDATION] = relation(Build(Ranks.HIGHER, Suits.SAME, is_ring=self.base_is_dealt))
        return found

    def _space_sources(self) -> Iterator[Kind]:
        record = self.record
        if record.columns.fill is Fill.NONE:
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

    # Foundations that begin with the rank of a card that was dealt there

    def accepted_cards(self, position: Position, target: int) -> Faces:
        """Return the cards that `target` accepts.

        If the rank with which the foundations begin is dealt, an empty foundation accepts the card of its suit
        that has this rank, and a foundation of thirteen cards accepts no card.
        """
        if not self.base_is_dealt or target not in self.foundations:
            return super().accepted_cards(position, target)
        if position[target]:
            return NO_CARD if len(position[target]) == len(RANKS) else super().accepted_cards(position, target)
        first = self._starting_rank(position)
        suit = FOUNDATION_SUITS[self.foundations.index(target) % len(FOUNDATION_SUITS)]
        return of_rank(first) & of_suit(suit) if first else NO_CARD

    def _starting_rank(self, position: Position) -> int:
        """Return the rank with which every foundation begins; 0 if all foundations are empty."""
        begun = b"".join(position[i][:1] for i in self.foundations)
        return cards.rank(begun[0]) if begun else 0

    def caption(self, position: Position, spot: int) -> Saying | None:
        """Return the words on an empty foundation, which name its first rank if it is dealt; otherwise None."""
        if not self.base_is_dealt or spot not in self.foundations:
            return None
        first = self._starting_rank(position)
        return say("begins-with", rank=first) if first else None

    # A heap, or pairs

    def finished(self, position: Position) -> bool:
        """Return whether the game is won: all cards have gone home; with a heap or pairs, the tableau is empty."""
        if isinstance(self.record.aim, (Heap, Pairs)):
            return not any(position[i] for i in self.tableau)
        return super().finished(position)

    # When a game is lost

    def tableau_may_help(self, position: Position) -> bool:
        """Return whether other places for the cards of tableau and cells might make a move with progress legal.

        They always might if they can uncover a face-down card, or a space that the reserve fills.
        """
        uncovers = any(self.record.columns.face_down) or self._reserve_fills
        return uncovers or super().tableau_may_help(position)

    # A reserve

    def pile_note(self, position: Position, spot: int) -> Saying | None:
        """Return the words above the reserve, which count its cards; None for other piles and an empty reserve."""
        left = len(position[spot]) if spot == self.reserve else 0
        return say("in-reserve", count=left) if left else None

    # What the parts of a record forbid and cause

    def move_refusal(self, position: Position, source: int, target: int) -> Saying | None:
        """Return why no card may go from `source` to `target`; None if some card may go.

        If spaces are filled from the reserve, no other card fills one as long as the reserve has cards.
        """
        if self.runs_leave and self.kinds[target] is Kind.FOUNDATION:
            return say("run-leaves-by-itself")
        if self.deals_rounds and source == self.stock:
            return self.round_refusal(position, target)
        if self.takes_pairs:
            refused = self.pair_refusal(position, source, target)
            return refused or super().move_refusal(position, source, target)
        is_space = self._reserve_fills and self.kinds[target] is Kind.TABLEAU and not position[target]
        if is_space and position[self.reserve]:
            return say("space-from-reserve")
        return super().move_refusal(position, source, target)

    def consequences(self, piles: list[Pile], move: Move) -> None:
        """Apply the effects of a move: it may uncover cards, complete runs, and make spaces for the reserve."""
        super().consequences(piles, move)
        if self.runs_leave:
            self.take_runs(piles)
        if self.turns_up:
            self.turn_up_free(piles)
        if self.reserve >= 0:
            self._fill_spaces(piles, move)

    def _fill_spaces(self, piles: list[Pile], move: Move) -> None:
        """Fill each space if the reserve fills them, and turn up the last card of the reserve."""
        if self._reserve_fills and (self.deals_rounds or not self.is_stock_turn(move.source, move.target)):
            for space in self.tableau:
                if not piles[space] and piles[self.reserve]:
                    piles[space] = cards.turned_up(piles[self.reserve][-1:])
                    piles[self.reserve] = piles[self.reserve][:-1]
        piles[self.reserve] = with_last_up(piles[self.reserve])
