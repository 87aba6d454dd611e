"""Plays a record: a patience whose rules and table are all taken from a `Record`."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.core import cards
from engine.core.cards import ACE, RANKS, Pile
from engine.core.game import Kind, Move, Position, Spot
from engine.core.layouts import Layout, View
from engine.core.patience import RuleSet
from engine.core.piles import FOUNDATION_SUITS, with_last_up
from engine.core.relations import ALWAYS, ANY_CARD, KINGS, NO_CARD, Faces, Relation, of_rank, of_suit
from engine.core.saying import Saying, say
from engine.records.fitting import relation
from engine.records.pairs import ON_KINGS, PAIRS, PairedCards
from engine.records.record import (
    Aces,
    Build,
    Fill,
    Foundations,
    Heap,
    Lock,
    Pairs,
    Peaks,
    Ranks,
    Record,
    Suits,
    Take,
)
from engine.records.tables import arranged, arranged_peaks

_FILLS = {Fill.ANY: ANY_CARD, Fill.KING: KINGS, Fill.NONE: NO_CARD, Fill.RESERVE: ANY_CARD}


@dataclass(frozen=True)
class RecordedRuleSet(RuleSet):
    """One rule set of a game that has several records."""

    record: Record


class Recorded(PairedCards):
    """A patience that is played by a record. A derived class says how it looks and what its piles are called."""

    lock_words: Saying  # why a locked reserve is closed

    def __init__(self, record: Record, counters: Sequence[Spot] = ()) -> None:
        """Play by this record; `counters` are spots that the game has besides those of the record."""
        super().__init__(record, counters)
        self.is_all_record = not counters  # whether the record says all rules
        laid = record.columns
        self._reserve_fills = laid.fill is Fill.RESERVE
        self.fills_at_once = laid.at_once
        self.aces_go_home = isinstance(record.aim, Foundations) and record.aim.aces is Aces.TURNED
        self.clears = isinstance(record.aim, (Heap, Pairs))  # whether the tableau is to be cleared
        self.foundations_return = isinstance(record.aim, Foundations) and record.aim.may_return
        self.unordered_move = laid.take is Take.ANY and max(laid.cards) > 1
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
        self.prepare()

    def tables(self) -> dict[View, Layout]:
        """Return where the piles lie in each view; a derived class may arrange them by hand."""
        tableau = self.record.tableau
        kinds = [spot.kind for spot in self.spots]
        is_bare = not {Kind.CELL, Kind.RESERVE} & set(kinds) and kinds.count(Kind.FOUNDATION) < 2
        if isinstance(tableau, Peaks) and is_bare:
            return arranged_peaks(tableau, self.spots)
        return arranged(self.spots)

    def prepare(self) -> None:
        """Compute, from the attributes, the values that the rules use; they need the spots of the reserve."""
        super().prepare()
        reserve, piles = self.record.reserve, self.all_of(Kind.RESERVE)
        is_locked = reserve is not None and reserve.lock is not Lock.NONE
        self.lock, self.locked = (piles[-1], piles[:-1]) if is_locked else (-1, ())
        self.hidden_reserve = piles if reserve and not reserve.face_up else ()

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
        return not self.cards_left(position) if self.clears else super().finished(position)

    def cards_left(self, position: Position) -> int:
        """Return the number of cards in the tableau."""
        return sum(len(position[i]) for i in self.tableau)

    def score(self, position: Position) -> int:
        """Return the score: one point for each card home, or for each card left if `words` counts these."""
        return self.cards_left(position) if self.words.fewer_is_better else super().score(position)

    def points(self, before: Position, move: Move, after: Position) -> int:
        """Return by how much a move changes the score."""
        return self.score(after) - self.score(before)

    # When a game is lost

    def tableau_may_help(self, position: Position) -> bool:
        """Return whether other places for the cards of tableau and cells might make a move with progress legal.

        They always might if they can uncover a face-down card, or a space that the reserve fills.
        """
        uncovers = any(self.record.columns.face_down) or self._reserve_fills
        return uncovers or super().tableau_may_help(position)

    # A reserve

    def pile_note(self, position: Position, spot: int) -> Saying | None:
        """Return the words above a reserve whose cards are not all seen: their number; None for other piles."""
        left = len(position[spot]) if spot in self.hidden_reserve else 0
        return say("in-reserve", count=left) if left else None

    def source_refusal(self, position: Position, source: int) -> Saying | None:
        """Return why no card may be taken from `source` (such as that it is locked); None if one may be taken."""
        if source in self.locked and position[self.lock]:
            return self.lock_words
        return super().source_refusal(position, source)

    # Spaces that have to be filled

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
        if self._reserve_fills or self.fills_at_once:
            is_space = self.kinds[target] is Kind.TABLEAU and not position[target]
            refused = self._from_reserve(position) if is_space else self.obligation(position)
            return refused or super().move_refusal(position, source, target)
        return super().move_refusal(position, source, target)

    def _from_reserve(self, position: Position) -> Saying | None:
        """Return why a space takes no card from another pile than the reserve; None if it takes one."""
        filled = self._reserve_fills and position[self.hidden_reserve[0]]
        return say("space-from-reserve") if filled else None

    def landing_spot(self, position: Position, move: Move) -> int:
        """Return the spot where the moved card ends up: the target, or a foundation if aces go there at once."""
        if not self.aces_go_home or move.source != self.stock or cards.rank(position[move.source][-1]) != ACE:
            return move.target
        homes = [position[i] for i in self.foundations]
        return self.foundations[self.home_of_ace(homes, position[move.source][-1])]

    def consequences(self, piles: list[Pile], move: Move) -> None:
        """Apply the effects of a move: it may uncover cards, complete runs, and make spaces for the reserve."""
        super().consequences(piles, move)
        if self.runs_leave:
            self.take_runs(piles)
        if self.turns_up:
            self.turn_up_free(piles)
        for reserve in self.hidden_reserve:
            if self._reserve_fills and (self.deals_rounds or not self.is_stock_turn(move.source, move.target)):
                self._fill_spaces(piles, reserve)
            piles[reserve] = with_last_up(piles[reserve])

    def _fill_spaces(self, piles: list[Pile], reserve: int) -> None:
        """Fill each space with a card of the reserve, as long as it has cards."""
        for space in self.tableau:
            if not piles[space] and piles[reserve]:
                piles[space] = cards.turned_up(piles[reserve][-1:])
                piles[reserve] = piles[reserve][:-1]
