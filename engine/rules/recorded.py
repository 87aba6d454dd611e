"""Plays a record: a patience whose rules and table are all taken from a `Record`."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core import cards
from engine.core.cards import ACE, RANKS, Pile
from engine.core.game import Kind, Move, Position, Spot
from engine.core.layouts import Layout, View
from engine.core.patience import RuleSet
from engine.core.piles import FOUNDATION_SUITS
from engine.core.relations import ALWAYS, NO_CARD, Faces, Relation, of_rank, of_suit
from engine.core.saying import Saying, say
from engine.rules.filling_spaces import FillingSpaces
from engine.rules.pairs_to_thirteen import ON_KINGS, PAIRS
from engine.rules.record import (
    Aces,
    Build,
    Foundations,
    Heap,
    Pairs,
    Peaks,
    Ranks,
    Record,
    Suits,
    Take,
)
from engine.rules.relation_of_build import relation
from engine.rules.tables import arranged, arranged_peaks


@dataclass(frozen=True)
class RecordedRuleSet(RuleSet):
    """One rule set of a game that has several records."""

    record: Record


class Recorded(FillingSpaces):
    """A patience that is played by a record. A derived class says how it looks and what its piles are called."""

    lock_words: Saying  # why a locked reserve is closed

    def __init__(self, record: Record, counters: Sequence[Spot] = ()) -> None:
        """Play by this record; `counters` are spots that the game has besides those of the record."""
        super().__init__(record, counters)
        self.is_all_record = not counters  # whether the record says all rules
        laid = record.columns
        self.aces_go_home = isinstance(record.aim, Foundations) and record.aim.aces is Aces.TURNED
        self.clears = isinstance(record.aim, (Heap, Pairs))  # whether the tableau is to be cleared
        self.foundations_return = isinstance(record.aim, Foundations) and record.aim.may_return
        self.unordered_move = laid.take is Take.ANY and max(laid.cards) > 1
        self.runs_move_singly = laid.take is Take.ONE_BY_ONE
        self.packing = self._packing()
        runs = {Take.ONE: {}, Take.ANY: {Kind.TABLEAU: ALWAYS}}
        self.runs = runs.get(laid.take, {Kind.TABLEAU: relation(laid.run or laid.build, record.suits)})
        if isinstance(record.tableau, Peaks):
            self.interchangeable -= {Kind.TABLEAU}
        self.set_spaces()
        self.prepare()

    def tables(self) -> dict[View, Layout]:
        """Return where the piles lie in each view; a derived class may arrange them by hand."""
        tableau = self.record.tableau
        kinds = [spot.kind for spot in self.spots]
        is_bare = not {Kind.CELL, Kind.RESERVE} & set(kinds) and kinds.count(Kind.FOUNDATION) < 2
        if isinstance(tableau, Peaks) and is_bare:
            return arranged_peaks(tableau, self.spots)
        return arranged(self.spots)

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

    # What the parts of a record forbid and cause

    def move_refusal(self, position: Position, source: int, target: int) -> Saying | None:
        """Return why no card may go from `source` to `target`; None if some card may go."""
        if self.runs_leave and self.kinds[target] is Kind.FOUNDATION:
            return say("run-leaves-by-itself")
        if self.deals_rounds and source == self.stock:
            return self.round_refusal(position, target)
        if self.takes_pairs:
            refused = self.pair_refusal(position, source, target)
            return refused or super().move_refusal(position, source, target)
        return self.space_refusal(position, target) or super().move_refusal(position, source, target)

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
        self.fill_from_reserve(piles, move)
