"""The steps between the packed positions of a game that is only a record.

A step is one move of the rules, after which complete runs leave, and cards go home that are *safe* (see
`engine.solving.dominance`). If the search may leave nothing out, no card goes home by itself.
"""

from collections.abc import Iterator

from engine.core import cards
from engine.core.cards import Card, Pile
from engine.core.game import Position
from engine.rules.record import Fill
from engine.rules.recorded import Recorded
from engine.solving import dominance
from engine.solving.models.cache import Cache
from engine.solving.models.packed_state import RUN_LENGTH, Packing, Parts, State

_UNLIMITED = 2 * len(cards.full_pack())


class PackedSpace:
    """The states that can be reached from one position, and the steps between them."""

    def __init__(self, game: Recorded, position: Position, *, prunes: bool = True) -> None:
        self.game, self.packing = game, Packing(game)
        record = game.record
        self._sends_home = prunes and dominance.safe_cards_go_home(record)
        self._may_carry = dominance.safe_cards_may_carry(record)
        self._fills_all = record.columns.fill is Fill.ANY
        self._turn, self._redeals = (record.stock.turn, record.stock.redeals) if record.stock else (1, 0)
        packing = self.packing
        self._groups = Cache(packing.groups)
        self._accepted = Cache(packing.accepted)
        self._returning = Cache(packing.returning)
        self._safe = Cache(self._safe_cards)
        self._won = bytes([4 * record.packs]) if packing.has_runs else bytes([cards.KING] * len(game.foundations))
        self.start = self.packed(position)

    def packed(self, position: Position) -> State:
        """Return the state of a position, after all safe cards have gone home."""
        packing = self.packing
        return self._settled(packing.parts(packing.packed(position)))

    def won(self, state: State) -> bool:
        """Return whether all cards are home, or all runs are complete."""
        return self.packing.parts(state)[2] == self._won

    # Cards that go home by themselves

    def safe(self, homes: bytes) -> dict[Card, bytes]:
        """Return the safe cards, each with the foundations after it."""
        return self._safe[homes]

    def _safe_cards(self, homes: bytes) -> dict[Card, bytes]:
        if not self._sends_home:
            return {}
        known: dict[Card, bool] = {}
        return {
            card: after for card, after in self._accepted[homes].items() if self._is_unneeded(card, homes, known)
        }

    def _is_unneeded(self, card: Card, homes: bytes, known: dict[Card, bool]) -> bool:
        """Return whether a card is home or can go home when it is free, and no card has to be laid on it."""
        if card not in known:
            known[card] = False  # as long as it is not found out, so that cards in a ring are needed
            homes_by_suit = dict(zip(self.packing.home_suits, homes, strict=True))
            laid = self.packing.overs[card]
            if not self.game.foundations_return:
                laid = bytes(over for over in laid if homes_by_suit[cards.suit(over)] < cards.rank(over))
            is_ready = homes_by_suit[cards.suit(card)] + 1 >= cards.rank(card)
            known[card] = is_ready and (
                all(self._is_unneeded(over, homes, known) for over in laid) if self._may_carry else not laid
            )
        return known[card]

    def _settled(self, parts: Parts) -> State:
        """Return the state after complete runs have left the columns and safe cards have gone home."""
        if self.packing.has_runs:
            parts = self._without_complete_runs(parts)
        elif self._safe[parts[2]]:
            parts = self._with_safe_cards_home(parts)
        return self.packing.joined(parts)

    def _without_complete_runs(self, parts: Parts) -> Parts:
        columns, cells, homes = parts[:3]
        for i, column in enumerate(columns):
            if self.packing.ends_in_complete_run(column):
                columns = [*columns[:i], self.packing.without(column, RUN_LENGTH), *columns[i + 1 :]]
                homes = bytes([homes[0] + 1])
        return columns, cells, homes, *parts[3:]

    def _with_safe_cards_home(self, parts: Parts) -> Parts:
        columns, cells, homes, reserve = parts[:4]
        columns, reserve = columns.copy(), reserve.copy()
        while safe := self._safe[homes]:
            card = next((card for card in safe if self._taken(card, columns, reserve)), None)
            if card is None:
                card = next((card for card in safe if card in cells), None)
                if card is None:
                    break
                cells = cells.replace(bytes([card]), b"", 1)
            homes = safe[card]
        return columns, cells, homes, reserve, *parts[4:]

    def _taken(self, card: Card, columns: list[Pile], reserve: list[Pile]) -> bool:
        """Take a card from the end of a column or pile of the reserve; return False if it lies at none."""
        for piles in (columns, reserve):
            for i, pile in enumerate(piles):
                if pile and pile[-1] == card:
                    piles[i] = self.packing.without(pile, 1)
                    return True
        return False

    # Steps

    def successors(self, state: State) -> Iterator[State]:
        """Yield the states after each step, some of them more than once."""
        parts = self.packing.parts(state)
        columns, cells, homes, reserve, stock, waste, redeals = parts
        ends: dict[Card, list[int]] = {}
        spaces = []
        for i, column in enumerate(columns):
            if column:
                ends.setdefault(column[-1], []).append(i)
            else:
                spaces.append(i)
        different = spaces[:1] if self.packing.are_columns_equal(stock) else spaces
        yield from self._from_columns(parts, ends, different, len(spaces))
        for card, rest in self._elsewhere(parts):
            after = self._accepted[homes].get(card)
            if after is not None:
                yield self._settled((*rest[:2], after, *rest[3:]))
            yield from self._onto_columns(card, rest, ends, different)
        for card, before in self._returning[homes]:
            rest = (columns, cells, before, reserve, stock, waste, redeals)
            yield from self._onto_columns(card, rest, ends, different)
        yield from self._turned(parts, bool(spaces))

    def _elsewhere(self, parts: Parts) -> Iterator[tuple[Card, Parts]]:
        """Yield each free card of the cells, the reserve and the waste, with the state without it."""
        columns, cells, homes, reserve, stock, waste, redeals = parts
        for card in sorted(set(cells)):
            yield card, (columns, cells.replace(bytes([card]), b"", 1), homes, reserve, stock, waste, redeals)
        for i, pile in enumerate(reserve):
            if pile:
                others = [*reserve[:i], pile[:-1], *reserve[i + 1 :]]
                yield pile[-1], (columns, cells, homes, others, stock, waste, redeals)
        if waste:
            yield waste[-1], (columns, cells, homes, reserve, stock, waste[:-1], redeals)

    def _from_columns(
        self, parts: Parts, ends: dict[Card, list[int]], spaces: list[int], space_count: int
    ) -> Iterator[State]:
        """Yield the states after a group has moved from a column: home, to another column, or to a cell."""
        columns, cells, homes, reserve, stock, waste, redeals = parts
        unders, fillers, without = self.packing.unders, self.packing.fillers, self.packing.without
        accepted, settled = self._accepted[homes], self._settled
        free = self.packing.cells - len(cells)
        most, most_to_space = self._limits(free, space_count)
        are_equal = self.packing.are_columns_equal(stock)
        for i, column in enumerate(columns):
            if not column:
                continue
            card = column[-1]
            if card in accepted:
                new = columns.copy()
                new[i] = without(column, 1)
                yield settled((new, cells, accepted[card], reserve, stock, waste, redeals))
            for count, head in self._groups[column]:
                if count > most:
                    break
                targets = [j for under in unders[head] if under in ends for j in ends[under] if j != i]
                stays = are_equal and count == len(column)  # a whole column in a space is no change
                if spaces and head in fillers and count <= most_to_space and not stays:
                    targets += spaces
                for j in targets:
                    new = columns.copy()
                    new[i] = without(column, count)
                    new[j] = columns[j] + column[-count:]
                    yield settled((new, cells, homes, reserve, stock, waste, redeals))
            if free:
                new = columns.copy()
                new[i] = without(column, 1)
                yield settled((new, cells + column[-1:], homes, reserve, stock, waste, redeals))

    def _limits(self, free: int, spaces: int) -> tuple[int, int]:
        """Return how many cards may move as one to a card and to a space."""
        if not self.game.runs_move_singly:
            return _UNLIMITED, _UNLIMITED
        spare = spaces if self._fills_all else 0
        return (free + 1) << spare, (free + 1) << max(0, spare - 1)

    def _onto_columns(
        self, card: Card, rest: Parts, ends: dict[Card, list[int]], spaces: list[int]
    ) -> Iterator[State]:
        """Yield the states after a card that lies in no column has gone to each column that accepts it."""
        columns, others = rest[0], rest[1:]
        targets = [j for under in self.packing.unders[card] if under in ends for j in ends[under]]
        if card in self.packing.fillers:
            targets += spaces
        for j in targets:
            new = columns.copy()
            new[j] += bytes([card])
            yield self._settled((new, *others))

    def _turned(self, parts: Parts, has_space: bool) -> Iterator[State]:
        """Yield the state after a turn of the stock, a redeal, or a round of cards to the columns."""
        columns, cells, homes, reserve, stock, waste, redeals = parts
        if stock and self.packing.deals_to_columns:
            if not (has_space and self.packing.fills_first):
                dealt = stock[: -len(columns) - 1 : -1]
                new = [column + dealt[i : i + 1] for i, column in enumerate(columns)]
                yield self._settled((new, cells, homes, reserve, stock[: -len(columns)], waste, redeals))
        elif stock:
            turned = waste + stock[: -self._turn - 1 : -1]
            yield self._settled((columns, cells, homes, reserve, stock[: -self._turn], turned, redeals))
        elif waste and (self._redeals is None or redeals[0] < self._redeals):
            made = redeals if self._redeals is None else bytes([redeals[0] + 1])
            yield self._settled((columns, cells, homes, reserve, waste[::-1], b"", made))
