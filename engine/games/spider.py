"""Sort two packs into eight runs, from king to ace, in ten columns.

# The table
Two packs, 104 cards. Ten columns: six cards in the first four, five in the others, with only the last card of
each face up. The other 50 cards are the stock: five more rows.

[table spider/3: complete runs f1-f8, columns t1-t10, stock s]

# The aim
Complete eight runs, each from king down to ace in one suit. A complete run is removed at once.

# Play
- The last card of a column is free. It goes on any card one rank higher, in any suit.
- A run in one suit moves as one.
- Any card or run can fill an empty column.
- A face-down card at the end of a column is turned up.
- The stock deals one card to every column, but only when no column is empty.

[move spider/3/t9t3 t3t1x2: The ten and nine of diamonds are of one suit, so they move together, here to the jack
of clubs.]
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from engine.core import cards
from engine.core.cards import CLUBS, DIAMONDS, HEARTS, RANKS, SPADES, Card, Pile
from engine.core.game import Kind, Move, Position, Spot, Status
from engine.core.game_words import GameWords
from engine.core.layouts import Layout, Place, View, column, dock, fanned, in_line, row, sized, swapping
from engine.core.patience import Patience, RuleSet
from engine.core.piles import columns, with_last_up
from engine.core.relations import ANY_CARD, ONE_LOWER, by_suit
from engine.core.saying import Saying, joined, say
from engine.core.shuffle import SplitMix64, shuffled

_COLUMNS, _RUNS = 10, 8
_ON_TABLE = 54


@dataclass(frozen=True)
class SpiderVariant(RuleSet):
    """One rule set of Spider. The rule sets differ in the number of suits."""

    looks: tuple[int, int, int, int]  # the suit that the player sees for each suit, in the order of `cards.SUITS`


class Spider(Patience):
    """Spider, played by one of its rule sets: the common form, or with one or two suits as in Microsoft's Spider.

    With one or two suits, the game still deals two full packs, so that all 104 cards differ. `displayed_card`
    gives the suit that the player sees. The rules compare the suits that the player sees.
    """

    family = "spider"
    minutes = (15, 30)
    packs = 2
    words = GameWords(scored="runs")
    winning_figure = "spokes"
    spots = (
        *(Spot(f"f{i}", Kind.FOUNDATION, say("run-number", number=i)) for i in range(1, _RUNS + 1)),
        *columns(_COLUMNS),
        Spot("s", Kind.STOCK, say("stock")),
    )
    packing = {Kind.TABLEAU: ONE_LOWER}
    empty_accepts = {Kind.TABLEAU: ANY_CARD}
    space_sources = frozenset({Kind.TABLEAU})
    max_lost_nodes = 300  # with a higher limit, the proof that a game is lost would take seconds on a phone
    endings = {
        Status.WON: say("all-runs-complete"),
        Status.LOST: say("no-run-possible"),
    }

    def __init__(self, rule_set: SpiderVariant) -> None:
        self.use_rule_set(rule_set, __doc__)
        looks = rule_set.looks
        self.look = bytes(card & ~3 | looks[card & 3] for card in range(256))
        in_suit = by_suit(lambda card, under: looks[card] == looks[under])
        self.runs = {Kind.TABLEAU: ONE_LOWER & in_suit}
        self.layouts = _tables()
        self.prepare()

    def displayed_card(self, card: Card) -> Card:
        """Return the card with the suit that the player sees and the rules compare."""
        return self.look[card]

    def start(self, number: int) -> Position:
        """Return the deal: 54 cards in ten columns, only the last of each face up; the others are the stock."""
        dealt = cards.turned_down(shuffled(cards.full_pack(0) + cards.full_pack(1), SplitMix64(number)))
        columns = (with_last_up(dealt[i:_ON_TABLE:_COLUMNS]) for i in range(_COLUMNS))
        return (*[b""] * _RUNS, *columns, dealt[: _ON_TABLE - 1 : -1])

    def interchangeable_in(self, position: Position) -> tuple[tuple[int, ...], ...]:
        """Return the groups of interchangeable piles.

        While the stock can be dealt, the columns are not interchangeable: which card of the next round a column
        gets depends on its place.
        """
        groups = super().interchangeable_in(position)
        will_deal = position[self.stock] and not self._is_stock_dead(position)
        return tuple(group for group in groups if not (will_deal and group == self.tableau))

    def key(self, position: Position) -> Position:
        """Return the key of the position with every card in its displayed suit, see `Game.key`."""
        return super().key(tuple(pile.translate(self.look) for pile in position))

    def count_text(self, position: Position, spot: int) -> Saying | None:
        """Return the count shown on the stock: how many more rounds it deals; None for other piles."""
        rounds = len(position[spot]) // _COLUMNS if spot == self.stock else 0
        return say("deals-left", count=rounds) if rounds else super().count_text(position, spot)

    # A round deals ten cards from the stock, one to each column. It is a move from the stock to the first column.

    def move_refusal(self, position: Position, source: int, target: int) -> Saying | None:
        """Return why no card may go from `source` to `target`; None if some card may go.

        A round from the stock may be dealt only if no column is empty.
        """
        if self.kinds[target] is Kind.FOUNDATION:
            return say("run-leaves-by-itself")
        if source != self.stock:
            return super().move_refusal(position, source, target)
        empty = sum(not position[i] for i in self.tableau)
        if self._is_stock_dead(position):
            return say("too-few-to-deal")
        if empty:
            return say("fill-columns-first", count=empty)
        return None if target == self.tableau[0] else say("stock-deals-to-all")

    def _is_stock_dead(self, position: Position) -> bool:
        """Return whether the stock can never be dealt again, because the columns have fewer than ten cards in all.

        A round needs ten columns that are not empty. No move brings new cards to the columns; complete runs leave
        them.
        """
        return bool(position[self.stock]) and sum(len(position[i]) for i in self.tableau) < len(self.tableau)

    def is_stock_turn(self, source: int, target: int) -> bool:
        """Return whether a move between these spots deals a round from the stock."""
        return source == self.stock and target == self.tableau[0]

    def is_shuttle(self, position: Position, move: Move) -> bool:
        """Return whether the move makes no progress: it deals no card, turns up no card and completes no run."""
        if move.source == self.stock or not super().is_shuttle(position, move):
            return False
        return self.cards_home(self.play(position, move)) == self.cards_home(position)

    def ending(self, position: Position, status: Status) -> Saying:
        """Return how a game ended; if it is lost, also why the stock cannot help."""
        if status is not Status.LOST:
            return super().ending(position, status)
        # If a lost game has cards in the stock, the columns have fewer than ten cards: with ten cards, the player
        # could fill all columns and deal.
        stock = say("too-few-to-deal") if position[self.stock] else say("stock-used-up")
        if any(cards.is_down(card) for i in self.tableau for card in position[i]) and position[self.stock]:
            return stock  # the other sentence might be false: it says that no face-down card can be turned up
        return say("sentences", parts=[stock, super().ending(position, status)])

    def finding_status(
        self, position: Position, moves: Sequence[Move] | None = None
    ) -> Generator[None, None, Status]:
        """Find the status as `Patience` does: yield during the search and return the status at the end.

        Return LOST at once if the stock has cards that can never be dealt.
        """
        if self._is_stock_dead(position):
            return Status.LOST
        return (yield from super().finding_status(position, moves))

    def tableau_may_help(self, position: Position) -> bool:
        """Return True: moves within the tableau can complete a run, so `is_stuck` always has to search."""
        return True

    def play(self, position: Position, move: Move) -> Position:
        """Return the position after a legal move; a move from the stock deals a face-up card to every column."""
        if move.source != self.stock:
            return super().play(position, move)
        piles = list(position)
        for i, card in zip(self.tableau, cards.turned_up(piles[self.stock][::-1]), strict=False):
            piles[i] += bytes([card])
        piles[self.stock] = piles[self.stock][:-_COLUMNS]
        self.consequences(piles, move)
        return tuple(piles)

    def consequences(self, piles: list[Pile], move: Move) -> None:
        """Turn up the card that the move uncovered, and move each complete run to an empty foundation."""
        super().consequences(piles, move)
        for i in self.tableau:
            if self.unit_length(tuple(piles), i) == len(RANKS):  # that can only be a run from king to ace
                home = next(place for place in self.foundations if not piles[place])
                piles[home], piles[i] = piles[i][-len(RANKS) :], with_last_up(piles[i][: -len(RANKS)])

    def move_words(self, before: Position, move: Move, after: Position | None) -> Saying | None:
        """Return the words for a round from the stock and for runs that the move completed; otherwise None."""
        if after is None:
            return say("card-to-every-column") if move.source == self.stock else None
        whole = [self.displayed_card(after[i][-1]) for i in self.foundations if after[i] and not before[i]]
        runs = [say("run-complete", suit=cards.SUIT_NAMES[cards.suit(card)]) for card in whole]
        return joined([self._dealt(before)] * (move.source == self.stock) + runs)

    def _dealt(self, before: Position) -> Saying:
        """Return a sentence with the cards that the next round deals, from the first column to the last."""
        round_ = cards.turned_up(before[self.stock][: -_COLUMNS - 1 : -1])
        return say("dealt-to-columns", cards=[cards.name(self.displayed_card(card)) for card in round_])


def _tables() -> dict[View, Layout]:
    return {"tall": _tall(), "tall-top": _tall_top(), "wide": _wide(), "low": _low()}


def _tall() -> Layout:
    columns = fanned(row(0.03, 0, _COLUMNS, step=1.049), dy=0.76, backs=0.32, below=1.12)
    homes, stock = dock(*in_line(columns, 6, *range(_RUNS))), dock(*in_line(columns, 6, _COLUMNS - 1))
    return Layout(10.5, 7, (*homes, *columns, *stock), fills=True)


def _tall_top() -> Layout:
    columns = fanned(row(0.03, 1.12, _COLUMNS, step=1.049), dy=0.76, backs=0.32)
    homes, stock = in_line(columns, 0, *range(_RUNS)), in_line(columns, 0, _COLUMNS - 1)
    return Layout(10.5, 6, (*homes, *columns, *stock), fills=True)


# On wide and low screens the columns need the whole height. So the complete runs lie beside them. They are small,
# because the player never moves them.


def _wide() -> Layout:
    columns = fanned(row(1.42, 0, _COLUMNS, step=1.07), dy=0.43, backs=0.35)
    homes = swapping(*sized([*column(0.1, 1.2, 4, step=0.56), *column(0.62, 1.2, 4, step=0.56)], 0.48))
    return Layout(12.15, 4, (*homes, *columns, *swapping(Place(0.1, 0))), fills=True, smallest=0.77, shift=-1.32)


def _low() -> Layout:
    columns = fanned(row(0.05, 0, _COLUMNS, step=1.13), dy=0.4, backs=0.35)
    rows = [place for x in (11.6, 12.17, 12.74) for place in column(x, 1.14, 3, step=0.545)]
    homes = swapping(*sized(rows[:_RUNS], 0.52))  # three columns, so that the title has room below
    return Layout(13.3, 4.3, (*homes, *columns, *swapping(Place(11.87, 0))), fills=True, shift=2.03)


_SOURCE = say("source-spider")

RULE_SETS = (
    SpiderVariant("spider", _SOURCE, say("note-spider"), looks=(CLUBS, DIAMONDS, HEARTS, SPADES)),
    SpiderVariant("spider-2", _SOURCE, say("note-spider-2"), looks=(SPADES, HEARTS, HEARTS, SPADES)),
    SpiderVariant("spider-1", _SOURCE, say("note-spider-1"), looks=(SPADES, SPADES, SPADES, SPADES)),
)

GAMES = tuple(Spider(rule_set) for rule_set in RULE_SETS)
