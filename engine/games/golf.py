"""Play seven columns onto one pile, up and down in rank, and leave as few cards as you can.

# The table
One pack. Seven columns of five cards, face up. One card starts the waste. The other sixteen are the stock.

[table golf/88: columns t1-t7, stock s, waste w]

# The aim
Play all 35 cards of the columns to the waste. Each card left at the end counts as one.

# Play
- The top card of a column goes on the waste if it’s one rank above or below the top card there. Suits don’t
matter.
- Nothing goes on a king, and only a two goes on an ace.
- Whenever you like, turn the next card of the stock to the waste. You can go through the stock only once.

[move golf/88 t5w: The eight of spades goes on the seven of clubs.]
"""

from dataclasses import dataclass
from itertools import pairwise

from engine.core import cards
from engine.core.cards import KING, Pile
from engine.core.game import Kind, Move, Position, Spot, Status, counter_pile, counter_value
from engine.core.game_words import GameWords
from engine.core.patience import RuleSet
from engine.core.saying import Saying, say
from engine.core.shuffle import SplitMix64, shuffled
from engine.rules.record import Build, Columns, Heap, Ranks, Record, Stock, Suits
from engine.rules.recorded import Recorded

GOLF = Record(
    Columns(cards=(5,) * 7),
    Heap(Build(Ranks.NEXT, Suits.ANY, closed=KING)),
    stock=Stock(),
)
_PAR = 5  # a round is won with at most this many cards left per deal, on average

# A round is a game of several deals. Its position has three more counters: the number of the deal within the
# round, the cards left in the earlier deals, and the number of the round.
ROUND = (
    Spot("n", Kind.COUNTER, say("deal-of-round")),
    Spot("b", Kind.COUNTER, say("cards-left-before")),
    Spot("d", Kind.COUNTER, say("round-number")),
)
_DEAL, _BEFORE, _NUMBER = range(-len(ROUND), 0)


@dataclass(frozen=True)
class GolfVariant(RuleSet):
    """One rule set of Golf, with the rules in which the rule sets differ."""

    deals: int  # the number of deals in a game; a game of several deals is called a round


class Golf(Recorded):
    """The game Golf: one deal, or a round of several deals whose points are added up.

    These are the strict rules: no card goes on a king. Par for a round is an average of five cards left per deal,
    which is the usual figure. If more cards are left, the round is lost.
    """

    family = "golf"
    resting_kinds = frozenset({Kind.TABLEAU, Kind.WASTE})
    words = GameWords(scored="left", pass_noun="deal")
    winning_figure = "arc"

    def __init__(self, rule_set: GolfVariant) -> None:
        self.is_round = rule_set.deals > 1
        counters = ROUND if self.is_round else ()
        super().__init__(GOLF, counters)
        self.use_rule_set(rule_set, __doc__)
        self.minutes = (20, 30) if rule_set.deals > 1 else (2, 4)
        self.sample_nodes = 20_000 if self.is_round else 10_000
        self.deals, self.par = rule_set.deals, _PAR * rule_set.deals
        self.endings = _ROUND_ENDINGS if self.is_round else _DEAL_ENDINGS

    def start(self, number: int) -> Position:
        """Return the deal with this number, or the first deal of the round with this number."""
        dealt = self._deal(number, 1)
        return (*dealt, counter_pile(1), counter_pile(0), counter_pile(number)) if self.is_round else dealt

    def _deal(self, number: int, at: int) -> Position:
        """Return deal `at` (counted from 1) of the round with this number: columns, stock and waste.

        One random generator shuffles a new pack for each deal, so the number determines the whole round.
        """
        stream = SplitMix64(number)
        for _ in range(at):
            order = shuffled(self.pack(), stream)
        return self.dealt(order)

    def move_refusal(self, position: Position, source: int, target: int) -> Saying | None:
        """Return why no card may go from `source` to `target`; None if some card may go.

        Cards go only to the waste. When a deal of a round is over and another deal follows, the only legal move is
        from the waste to the stock. This move begins the next deal.
        """
        if self.kinds[target] is Kind.TABLEAU and source == self.waste:
            return say("stays-on-waste")
        if self.kinds[target] is Kind.TABLEAU and position[target]:
            return say("only-to-waste")
        next_deal = self.is_round and source == self.waste and target == self.stock
        if self._next_is_due(position):
            return None if next_deal else self.obligation(position)
        return self._not_yet(position) if next_deal else super().move_refusal(position, source, target)

    # A round

    def _not_yet(self, position: Position) -> Saying:
        return say("next-deal-later") if self.redeals_left(position) else say("last-deal-of-round")

    def progress_label(self, position: Position) -> Saying | None:
        """Return which deal of the round this is, as "3 of 9"; None if the game has only one deal."""
        return self._deal_of_round(position) if self.is_round else None

    def deal_number(self, position: Position) -> int:
        """Return which deal of the round this is, counted from 1; 1 if the game has only one deal."""
        return counter_value(position[_DEAL]) if self.is_round else 1

    def with_later_deals(self, position: Position, number: int) -> Position:
        """Return the position with `number` as the number of the round, which determines all later deals."""
        return (*position[:_NUMBER], counter_pile(number)) if self.is_round else position

    def _deal_of_round(self, position: Position) -> Saying:
        return say("standing-of-round", number=counter_value(position[_DEAL]), count=self.deals)

    def redeals_left(self, position: Position) -> float:
        """Return how many deals of the round come after this one; 0 if the game has only one deal.

        Each later deal counts as a redeal, because it fills the stock again.
        """
        return self.deals - counter_value(position[_DEAL]) if self.is_round else 0

    def _over(self, position: Position) -> bool:
        """Return whether this deal is over: the columns are empty, or no card can be turned up or played."""
        fits = self.accepted_cards(position, self.waste)
        can_play = position[self.stock] or any(position[i][-1] in fits for i in self.tableau if position[i])
        return not self.cards_left(position) or not can_play

    def _next_is_due(self, position: Position) -> bool:
        return self.redeals_left(position) > 0 and self._over(position)

    def obligation(self, position: Position) -> Saying | None:
        """Return a sentence that asks the player to begin the next deal of a round.

        The result is None unless this deal is over and another one follows.
        """
        return say("press-for-next-deal") if self._next_is_due(position) else None

    def play(self, position: Position, move: Move) -> Position:
        """Return the position after a legal move; a move to the stock begins the next deal of the round."""
        if move.target != self.stock:
            return super().play(position, move)
        at, number = counter_value(position[_DEAL]) + 1, counter_value(position[_NUMBER])
        return (
            *self._deal(number, at),
            counter_pile(at),
            counter_pile(self.score(position)),
            position[_NUMBER],
        )

    def move_words(self, before: Position, move: Move, after: Position | None) -> Saying | None:
        """Return the words for a move that begins the next deal of a round; None for other moves."""
        if move.target != self.stock:
            return None
        if after is None:
            return say("next-deal-of-round")
        return say("deal-begins", deal=self._deal_of_round(after), left=counter_value(after[_BEFORE]))

    def pile_note(self, position: Position, spot: int) -> Saying | None:
        """Return the words above the waste: the length of the run at its end, and the ranks that fit on it.

        In a run, each card is one rank above or below the card before it. The result is None for other piles, and
        when the columns are empty.
        """
        if spot != self.waste or not self.cards_left(position):
            return None
        length, fitting = _run(position[spot]), self._fitting(position)
        return say("run-and-next", length=length, ranks=fitting) if fitting else say("run-ends", length=length)

    def _fitting(self, position: Position) -> list[Saying]:
        """Return the ranks that fit on the waste, the lowest first."""
        fits = self.accepted_cards(position, self.waste)
        ranks = {cards.rank(card) for card in cards.full_pack() if card in fits}
        return [say("rank", rank=rank) for rank in sorted(ranks)]

    # The score

    def finished(self, position: Position) -> bool:
        """Return whether the game is won.

        A single deal is won when no card is left in the columns; a round, when its last deal is over and at most
        `par` cards were left in all its deals together.
        """
        if not self.is_round:
            return not self.cards_left(position)
        last = not self.redeals_left(position)
        return last and self._over(position) and self.score(position) <= self.par

    def score(self, position: Position) -> int:
        """Return the score: the cards left in the columns; in a round, plus those left in its earlier deals."""
        before = counter_value(position[_BEFORE]) if self.is_round else 0
        return before + self.cards_left(position)


def _run(waste: Pile) -> int:
    ranks = [cards.rank(card) for card in reversed(waste)]
    return next((at for at, (top, under) in enumerate(pairwise(ranks), 1) if abs(top - under) != 1), len(ranks))


_DEAL_ENDINGS = {
    Status.WON: say("columns-cleared"),
    Status.LOST: say("golf-stuck"),
}
_ROUND_ENDINGS = {
    Status.WON: say("round-won"),
    Status.LOST: say("round-lost"),
}


_RUN_SHOWN = 7  # how many of the last cards of the waste lie side by side, so that the player sees them


RULE_SETS = (
    GolfVariant(
        id="golf",
        note=say("note-golf"),
        source=say("source-golf"),
        deals=1,
    ),
    GolfVariant(
        id="golf-9",
        note=say("note-golf-9"),
        source=say("source-golf-9"),
        deals=9,
    ),
)

GAMES = tuple(Golf(rule_set) for rule_set in RULE_SETS)
