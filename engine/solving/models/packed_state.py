"""A packed position of a game that is only a record, and its cards, runs and foundations in tables.

**State.** A state is one `bytes`: seven fields with `FIELD` between them. They hold the columns with `PILE`
between them, the cells, the foundations, the piles of the reserve with `PILE` between them, the stock, the waste,
and the number of redeals made, as one byte. A card is its face and whether it lies face down, so that two equal
cards of two packs are one. A foundation is the number of its cards; in a game of complete runs, there is only one
number, that of the runs.

**Equivalence.** Piles whose place does not matter are sorted: cells, reserve, the two foundations of a suit, and
the columns, unless cards of the stock are still to be dealt to them. Any two positions with the same state can be
turned into one another by exchanging equal cards and equal places.
"""

from itertools import pairwise
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import KING, Card, Pile
from engine.core.game import Kind, Position, counter_value, spots_of
from engine.rules.record import EACH_SUIT, Base, Columns, Fill, Foundations, Lock, Runs, Take, To
from engine.rules.recorded import Recorded

FIELD, PILE = b"\xfe", b"\xff"  # no card and no number is so high
RUN_LENGTH = len(cards.RANKS)

State: TypeAlias = bytes
# The seven fields of a state, taken apart: columns, cells, foundations, reserve, stock, waste, and the redeals
# made. The lists are never changed. (With a named tuple, the search takes a third longer.)
Parts: TypeAlias = tuple[list[Pile], Pile, bytes, list[Pile], Pile, Pile, bytes]


def can_pack(game: Recorded) -> bool:
    """Return whether the positions of a game can be packed.

    It has columns, and foundations that begin with the ace or runs. Nothing but a complete run, a card turned up
    or a round of the stock changes the table by itself. Cells take cards from columns only. If any face-up card
    moves, a column could end in two runs, one on the other; so there is only one run of each suit.
    """
    record = game.record
    columns, aim, reserve, stock = record.tableau, record.aim, record.reserve, record.stock
    is_plain = record.packs == 1 and record.suits == EACH_SUIT
    return (
        isinstance(columns, Columns)
        and isinstance(aim, (Foundations, Runs))
        and not (isinstance(aim, Foundations) and aim.base is not Base.ACE)
        and not (columns.fill is Fill.RESERVE or columns.fill_from or columns.at_once or game.aces_go_home)
        and not (reserve and reserve.lock is not Lock.NONE)
        and not (record.cells and (reserve or stock))
        and not (isinstance(aim, Runs) and columns.take is Take.ANY and not is_plain)
        and all(record.suits[suit] == suit for suit in record.suits)
        and not (stock and stock.redeals and stock.redeals >= FIELD[0])
    )


class Packing:
    """Packs positions of one game, and knows which card goes where in it."""

    def __init__(self, game: Recorded) -> None:
        self.game = game
        record, look, pack = game.record, game.displayed_card, cards.full_pack()
        self.deals_to_columns = record.stock is not None and record.stock.to is not To.WASTE
        self.fills_first = record.stock is not None and record.stock.to is To.FULL_COLUMNS
        self.has_runs = isinstance(record.aim, Runs)
        self._faces = bytes(look(card) & cards.FACE | card & cards.DOWN for card in range(256))
        packing = game.packing.get(Kind.TABLEAU)
        fits = {card: [under for under in pack if packing and packing.allows(card, under)] for card in pack}
        self.unders = {card: bytes(unders) for card, unders in fits.items()}  # the cards it may lie on
        self.overs = {card: bytes(over for over in pack if card in fits[over]) for card in pack}
        runs = game.runs.get(Kind.TABLEAU)
        self.moves_as_one = {(under, card) for under in pack for card in pack if runs and runs.allows(card, under)}
        accepted = game.empty_accepts[Kind.TABLEAU]
        self.fillers = frozenset(card for card in pack if card in accepted)
        self.cells = len(game.cells)
        self.counters = spots_of(game, Kind.COUNTER)
        self.home_suits = [cards.suit(game.spots[i].mark or 0) for i in game.foundations]
        self.reserve = spots_of(game, Kind.RESERVE)

    def packed(self, position: Position) -> State:
        """Return the state of a position."""
        pile = [p.translate(self._faces) for p in position]
        game = self.game
        if self.has_runs:
            homes = bytes([sum(bool(position[i]) for i in game.foundations)])
        else:
            homes = self.sorted_homes([len(position[i]) for i in game.foundations])
        return self.joined(
            (
                [pile[i] for i in game.tableau],
                b"".join(pile[i] for i in game.cells),
                homes,
                [cards.turned_up(pile[i]) for i in self.reserve],
                cards.turned_up(pile[game.stock]) if game.stock >= 0 else b"",
                pile[game.waste] if game.waste >= 0 else b"",
                bytes([sum(counter_value(position[i]) for i in self.counters)]),
            )
        )

    def joined(self, parts: Parts) -> State:
        """Return the state with these fields; piles whose place does not matter may be in any order."""
        columns, cells, homes, reserve, stock, waste, redeals = parts
        return FIELD.join(
            (
                PILE.join(sorted(columns) if self.are_columns_equal(stock) else columns),
                bytes(sorted(cells)) if len(cells) > 1 else cells,
                homes,
                PILE.join(sorted(reserve)),
                stock,
                waste,
                redeals,
            )
        )

    def parts(self, state: State) -> Parts:
        """Take a state apart."""
        columns, cells, homes, reserve, stock, waste, redeals = state.split(FIELD)
        return columns.split(PILE), cells, homes, reserve.split(PILE), stock, waste, redeals

    def are_columns_equal(self, stock: Pile) -> bool:
        """Return whether columns can be exchanged: no card of the stock is still to be dealt to one of them."""
        return not (stock and self.deals_to_columns)

    def still_to_deal(self, state: State) -> Pile:
        """Return the cards of the stock that are to be dealt to the columns; none if they go to a waste."""
        return state.split(FIELD)[4] if self.deals_to_columns else b""

    # Foundations

    def sorted_homes(self, counts: list[int]) -> bytes:
        """Return the numbers of cards on the foundations; of two of one suit, the fuller one comes first."""
        for i in range(len(cards.SUITS), len(counts)):
            j = i - len(cards.SUITS)
            counts[j], counts[i] = max(counts[j], counts[i]), min(counts[j], counts[i])
        return bytes(counts)

    def accepted(self, homes: bytes) -> dict[int, bytes]:
        """Return for each card that a foundation accepts now the foundations after it."""
        found: dict[int, bytes] = {}
        for i, count in enumerate(homes):
            if count < KING and not self.has_runs:
                found.setdefault(cards.make(count + 1, self.home_suits[i]), self._changed(homes, i, 1))
        return found

    def returning(self, homes: bytes) -> list[tuple[int, bytes]]:
        """Return the top card of each foundation, with the foundations without it."""
        if not self.game.foundations_return:
            return []
        tops = [(cards.make(count, self.home_suits[i]), i) for i, count in enumerate(homes) if count]
        return [(card, self._changed(homes, i, -1)) for card, i in tops]

    def _changed(self, homes: bytes, i: int, by: int) -> bytes:
        counts = list(homes)
        counts[i] += by
        return self.sorted_homes(counts)

    # Columns

    def without(self, column: Pile, count: int) -> Pile:
        """Return a column without its last cards; the card under them is turned up."""
        rest = column[:-count]
        return rest[:-1] + cards.turned_up(rest[-1:]) if rest and rest[-1] & cards.DOWN else rest

    def groups(self, column: Pile) -> list[tuple[int, Card]]:
        """Return the groups that may move as one from a column: how many cards, and the first of them."""
        found = [(1, column[-1])]
        for count in range(2, len(column) + 1):
            if (column[-count], column[1 - count]) not in self.moves_as_one:
                break
            found.append((count, column[-count]))
        return found

    def ends_in_complete_run(self, column: Pile) -> bool:
        """Return whether the last thirteen cards of a column are a complete run, which leaves it."""
        run = column[-RUN_LENGTH:]
        steps = all(under - over == 1 << 2 for under, over in pairwise(run))
        return len(run) == RUN_LENGTH and cards.rank(run[-1]) == cards.ACE and steps
