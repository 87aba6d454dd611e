"""Which moves are legal in a patience, and a reason for every refusal.

Four methods hold the rules of moving. Both `moves` and `refuse` call them, so that the two always agree:

- `source_refusal`: why no card may be taken from a pile now;
- `move_refusal`: why no card may go from one pile to another now, whatever the card;
- `accepted_cards`: the cards that a pile accepts;
- `limit`: how many cards may move at once (in `moving_runs`).
"""

import math
from collections.abc import Iterator, Mapping

from engine.core import cards
from engine.core.cards import Pile
from engine.core.game import Kind, Move, Position, counter_value
from engine.core.moving_runs import MovingRuns
from engine.core.relations import ANY_CARD, NO_CARD, Faces, described
from engine.core.saying import Saying, say

_ONE_AT_A_TIME = say("one-at-a-time")
_TURN_FIRST = say("turn-to-waste-first")


class MovingRules(MovingRuns):
    """The rules of moving cards in a patience. Derived classes set the attributes and override what differs."""

    redeals: int | None = 0  # how often the waste may become the stock again; None: no limit
    foundations_return: bool = False  # whether a foundation's top card may go back to the tableau
    stays_home: Saying = say("stays-home")  # why no card is taken from a foundation
    empty_accepts: Mapping[Kind, Faces]  # the cards that an empty pile accepts, by kind of pile
    space_sources: frozenset[Kind]  # the kinds of piles whose cards may fill a space, an empty pile of the tableau

    def prepare(self) -> None:
        """Compute, from the attributes, the values that the rules of moving use."""
        kinds = self.kinds = tuple(spot.kind for spot in self.spots)
        self.names = {spot.name: number for number, spot in enumerate(self.spots)}
        self.stock = self._only(Kind.STOCK)
        self.waste = self._only(Kind.WASTE)
        self.redeal_counter = self.names.get("p", -1)  # the spot that counts the redeals made, or -1
        self.foundations = self.all_of(Kind.FOUNDATION)
        self.tableau = self.all_of(Kind.TABLEAU)
        self.cells = self.all_of(Kind.CELL)
        never_give = {Kind.COUNTER} if self.foundations_return else {Kind.COUNTER, Kind.FOUNDATION}
        self.sources = tuple(i for i, kind in enumerate(kinds) if kind not in never_give)
        self.targets = tuple(i for i, kind in enumerate(kinds) if kind not in {Kind.COUNTER, Kind.RESERVE})
        self.stock_turns = {
            self.stock: self.waste,
            self.waste: self.stock,
        }  # the target of each turn, by its source
        any_fills = self.empty_accepts.get(Kind.TABLEAU, NO_CARD) == ANY_CARD
        self.any_fills = any_fills and Kind.TABLEAU in self.space_sources
        self.prepare_runs()

    def all_of(self, kind: Kind) -> tuple[int, ...]:
        """Return the numbers (indices in `spots`) of all spots of a kind, in ascending order."""
        return tuple(i for i, spot in enumerate(self.spots) if spot.kind is kind)

    def _only(self, kind: Kind) -> int:
        """Return the number of the first spot of a kind, or -1 if there is none."""
        return next(iter(self.all_of(kind)), -1)

    # The four rules of moving

    def source_refusal(self, position: Position, source: int) -> Saying | None:
        """Return why no card may be taken from `source` now, or None if a card may be taken."""
        return self.stays_home if self.kinds[source] is Kind.FOUNDATION and not self.foundations_return else None

    def move_refusal(self, position: Position, source: int, target: int) -> Saying | None:
        """Return why no card may go from `source` to `target` now, or None if some card may go."""
        giver, taker = self.kinds[source], self.kinds[target]
        if taker is Kind.STOCK:
            return self._no_redeal(position, giver)
        if taker is Kind.TABLEAU and not position[target]:
            return self._no_filling(giver)
        if taker is Kind.CELL and position[target]:
            return self.one_in_a_cell()
        return self._no_way(giver, taker, target)

    def _no_filling(self, giver: Kind) -> Saying | None:
        """Return why no card from this kind of pile may fill an empty column, or None if one may."""
        if giver in self.space_sources:
            return None
        if not self.space_sources:
            return say("space-stays-empty", pile=self.column)
        return _TURN_FIRST if giver is Kind.STOCK else say("space-not-from", kind=giver.value)

    def _no_way(self, giver: Kind, taker: Kind, target: int) -> Saying | None:
        """Return why no card ever goes from the kind `giver` to the kind `taker`; None if cards may do so."""
        if taker is Kind.WASTE and giver is not Kind.STOCK and Kind.WASTE not in self.packing:
            return say("waste-only-from-stock")
        if taker is Kind.RESERVE:
            return say("nothing-on-place", place=self.spots[target].title)
        if giver is Kind.FOUNDATION and taker is not Kind.TABLEAU:
            return say("back-only-to-column", pile=self.column)
        if giver is Kind.STOCK and taker is not Kind.WASTE:
            return _TURN_FIRST
        return None

    def accepted_cards(self, position: Position, target: int) -> Faces:
        """Return the cards whose rank and suit `target` accepts now, wherever they come from."""
        pile = position[target]
        if pile:
            return self.laid_on[target].on(pile[-1])
        return self.accepted_when_empty(target)

    def is_stock_turn(self, source: int, target: int) -> bool:
        """Return whether a move between these spots turns up stock cards or makes the waste the stock again."""
        return self.stock_turns.get(source) == target

    def next_turn(self, position: Position) -> Move:
        """Return the move that turns up cards of the stock, or the redeal if it is empty; it need not be legal."""
        return Move(self.stock, self.waste) if position[self.stock] else Move(self.waste, self.stock)

    def accepted_when_empty(self, target: int) -> Faces:
        """Return the cards that `target` accepts when it is empty.

        If the spot has a card as its mark (`Spot.mark`), it accepts only that card, otherwise the cards in
        `empty_accepts` for its kind.
        """
        mark = self.spots[target].mark
        return self.empty_accepts.get(self.kinds[target], NO_CARD) if mark is None else Faces(1 << mark)

    def _no_redeal(self, position: Position, giver: Kind) -> Saying | None:
        """Return why the waste may not become the stock again now, or None if it may."""
        if giver is not Kind.WASTE:
            return say("nothing-to-stock")
        if self.redeals == 0:
            return say("one-pass")
        if position[self.stock]:
            return say("stock-not-used-up")
        return None if self.redeals_left(position) > 0 else say("no-redeal-left")

    def redeals_left(self, position: Position) -> float:
        """Return how many redeals are left; `math.inf` if there is no limit."""
        if self.redeals is None:
            return math.inf
        return self.redeals - (counter_value(position[self.redeal_counter]) if self.redeal_counter >= 0 else 0)

    # Moves and refusals

    def moves(self, position: Position) -> Iterator[Move]:
        """Yield all legal moves, ordered by source, then by target, then by the number of cards moved."""
        taken = [(target, self.accepted_cards(position, target).mask) for target in self.targets]
        for source in self.sources:
            if not position[source] or self.source_refusal(position, source):
                continue
            hanging = position[source][-self.unit_length(position, source) :]
            turned_to = self.stock_turns.get(source)
            for target, mask in taken:
                if target == source:
                    continue
                if target == turned_to:
                    if not self.move_refusal(position, source, target):
                        yield Move(source, target)
                    continue
                # few cards fit, so the slower methods are asked last
                fitting = [n for n, card in enumerate(reversed(hanging), 1) if mask >> (card & cards.FACE) & 1]
                if fitting and not self.move_refusal(position, source, target):
                    most = self.limit(position, source, target)[0]
                    yield from (Move(source, target, n) for n in fitting if n <= most)

    def refuse(self, position: Position, move: Move) -> Saying | None:
        """Return a sentence that tells the player why the move is not legal, or None if it is legal."""
        source, target, _ = move
        if target not in range(len(self.spots)) or source not in range(len(self.spots)):
            return say("no-such-place")
        if source == target:
            return say("already-there")
        if Kind.COUNTER in {self.kinds[source], self.kinds[target]} or not position[source]:
            return say("no-card-to-take")
        return (
            self.source_refusal(position, source)
            or self.move_refusal(position, source, target)
            or self._no_unit(position, move)
            or self._no_room(position, move)
        )

    def _no_unit(self, position: Position, move: Move) -> Saying | None:
        """Return why these cards cannot move as one, wherever they go; None if they can."""
        source, _, n = move
        if n <= 0 or n > len(position[source]):
            return say("not-so-many-cards")
        if n <= self.unit_length(position, source):
            return None
        if self.kinds[source] not in self.runs:
            return _ONE_AT_A_TIME
        return say("face-down-stays") if cards.is_down(position[source][-n]) else say("no-run")

    def _no_room(self, position: Position, move: Move) -> Saying | None:
        """Return why the target does not take these cards now, or None if it does.

        If the cards do not fit and are also too many, a column gives the first reason, since a higher limit would
        not help. Other piles take one card at a time. They give the second reason, since the last card alone may
        fit.
        """
        if self.kinds[move.target] is Kind.TABLEAU:
            return self._misfit(position, move) or self._over_limit(position, move)
        return self._over_limit(position, move) or self._misfit(position, move)

    def _over_limit(self, position: Position, move: Move) -> Saying | None:
        """Return why the target cannot take this many cards at once; None if it can."""
        most, why = self.limit(position, move.source, move.target)
        return why or _ONE_AT_A_TIME if move.n > most else None

    def places_for(self, position: Position, source: int) -> list[int]:
        """Return the spots that `move_refusal` does not exclude for `source` now, whatever its cards are."""
        return [to for to in self.targets if to != source and not self.move_refusal(position, source, to)]

    def too_many(self, position: Position, move: Move) -> Saying | None:
        """Return why the move takes too many cards, if that is the only reason against it; otherwise None."""
        reason = self.refuse(position, move)
        speaks = reason and reason == self._over_limit(position, move) and not self._misfit(position, move)
        return reason if speaks else None

    def _misfit(self, position: Position, move: Move) -> Saying | None:
        """Return why the lowest card of the move does not fit on the target, or None if it does."""
        source, target, n = move
        wanted = self.accepted_cards(position, target)
        if self.is_stock_turn(source, target) or position[source][-n] in wanted:
            return None
        pile = position[target]
        if wanted == NO_CARD:
            return self._nothing_fits(target, pile)
        if pile:
            return say("only-on-card", wanted=described(wanted), card=cards.name(self.displayed_card(pile[-1])))
        if self.kinds[target] is Kind.TABLEAU:
            return say("only-fills-space", wanted=described(wanted), pile=self.column)
        return say("only-starts", wanted=described(wanted), kind=self.kinds[target].value)

    def _nothing_fits(self, target: int, pile: Pile) -> Saying:
        """Return the sentence for a pile that accepts no card at all."""
        if not pile:
            return say("nothing-there")
        if self.kinds[target] is Kind.FOUNDATION:
            return say("foundation-complete")
        return say("nothing-on-card", card=cards.name(self.displayed_card(pile[-1])))
