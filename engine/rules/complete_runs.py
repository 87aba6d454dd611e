"""Complete runs, king to ace in one suit, which leave the columns by themselves."""

from collections.abc import Iterable

from engine.core import cards
from engine.core.cards import ACE, RANKS, Pile
from engine.core.game import Move, Position, Spot
from engine.core.moving_runs import linked
from engine.core.piles import with_last_up
from engine.core.saying import Saying, joined, say
from engine.rules.dealing_rows import Rounds
from engine.rules.record import RUN, Record, Runs
from engine.rules.relation_of_build import relation


class CompleteRuns(Rounds):
    """A patience whose aim may be to complete runs. A complete run goes to an empty foundation."""

    def __init__(self, record: Record, counters: Iterable[Spot] = ()) -> None:
        super().__init__(record, counters)
        self.runs_leave = isinstance(record.aim, Runs)
        self._in_suit = relation(RUN, record.suits)

    def take_runs(self, piles: list[Pile]) -> None:
        """Move each complete run to an empty foundation, and turn up the card under it."""
        for i in self.tableau:
            if len(piles[i]) >= len(RANKS) and self._is_complete(piles[i]):
                home = next(place for place in self.foundations if not piles[place])
                piles[home], piles[i] = piles[i][-len(RANKS) :], with_last_up(piles[i][: -len(RANKS)])

    def _is_complete(self, pile: Pile) -> bool:
        """Return whether a complete run lies at the end of a pile."""
        return cards.rank(pile[-1]) == ACE and linked(pile, self._in_suit) == len(RANKS)

    def is_shuttle(self, position: Position, move: Move) -> bool:
        """Return whether the move makes no progress (see `Patience.is_shuttle`): it also completes no run."""
        if not super().is_shuttle(position, move):
            return False
        return not self.runs_leave or self.cards_home(self.play(position, move)) == self.cards_home(position)

    def tableau_may_help(self, position: Position) -> bool:
        """Return whether other places for the cards of tableau and cells might make a move with progress legal.

        They always might if they can complete a run.
        """
        return self.runs_leave or super().tableau_may_help(position)

    def move_words(self, before: Position, move: Move, after: Position | None) -> Saying | None:
        """Return the words for a round from the stock and for the runs that the move completed; otherwise None."""
        words = super().move_words(before, move, after)
        if not self.runs_leave or after is None:
            return words
        whole = [self.displayed_card(after[i][-1]) for i in self.foundations if after[i] and not before[i]]
        runs = [say("run-complete", suit=cards.SUIT_NAMES[cards.suit(card)]) for card in whole]
        return joined([words, *runs] if words else runs)
