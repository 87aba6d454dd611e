"""The base class of patiences: stock and waste, foundations, tableau, cells, and a reason for every refusal.

Four methods hold the rules of moving. Both `moves` and `refuse` call them, so that the two always agree:

- `source_refusal`: why no card may be taken from a pile now;
- `move_refusal`: why no card may go from one pile to another now, whatever the card;
- `accepted_cards`: the cards that a pile accepts;
- `limit`: how many cards may move at once.

To add a patience, derive from `Patience`, set the attributes that the class declares, and override those of the
four methods whose rules differ.
"""

import math
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.core import cards
from engine.core.bit_by_bit import at_once
from engine.core.cards import Pile
from engine.core.game import Game, Kind, Move, Position, Spot, Status, counter_pile, counter_value
from engine.core.relations import ANY_CARD, NEVER, NO_CARD, Faces, Relation, described
from engine.core.saying import Saying, say

# Kinds of piles between which a card can move back and forth without progress.
_LOOSE = {Kind.TABLEAU, Kind.CELL}

_ONE_AT_A_TIME = say("one-at-a-time")
_HOME_ONE_BY_ONE = say("home-one-by-one")
_TURN_FIRST = say("turn-to-waste-first")
_STAYS_HOME = say("stays-home")


@dataclass(frozen=True)
class RuleSet:
    """The id and the texts of one rule set, for a game that has several.

    Such a game derives a class from this one, with a field for each rule that is not the same in all rule sets.
    """

    id: str
    source: Saying
    note: Saying  # the paragraph of the rules page that is about this rule set only


class Patience(Game):
    """One rule set of a patience. Derived classes set the attributes and override methods whose rules differ."""

    max_lost_nodes: int = 3000  # how many positions the proof that a game is lost may visit; see `is_stuck`
    redeals: int | None = 0  # how often the waste may become the stock again; None: no limit
    foundations_return: bool = False  # whether a foundation's top card may go back to the tableau
    runs: Mapping[Kind, Relation] = {}  # which cards move as one, by kind of pile; no entry: single cards
    # Kinds whose piles can be exchanged for each other without changing the game.
    interchangeable: frozenset[Kind] = frozenset({Kind.TABLEAU, Kind.FOUNDATION, Kind.CELL})
    endings: Mapping[Status, Saying] = {
        Status.WON: say("all-home"),
        Status.LOST: say("no-more-home"),
    }
    empty_accepts: Mapping[Kind, Faces]  # the cards that an empty pile accepts, by kind of pile
    packing: Mapping[Kind, Relation]  # which card may be laid on which, by kind of pile
    space_sources: frozenset[Kind]  # the kinds of piles from which an empty pile of the tableau may be filled

    def prepare(self) -> None:
        """Compute, from the attributes, the values that the rules use.

        Each game calls this once, after setting its attributes.
        """
        kinds = self.kinds = tuple(spot.kind for spot in self.spots)
        self.names = {spot.name: number for number, spot in enumerate(self.spots)}
        self.stock = self._only(Kind.STOCK)
        self.waste = self._only(Kind.WASTE)
        self.redeal_counter = self.names.get("p", -1)  # the spot that counts the redeals made, or -1
        self.foundations = self.all_of(Kind.FOUNDATION)
        self.tableau = self.all_of(Kind.TABLEAU)
        self.cells = self.all_of(Kind.CELL)
        never_give = {Kind.COUNTER} if self.foundations_return else {Kind.COUNTER, Kind.FOUNDATION}
        self.loose = _LOOSE | {Kind.FOUNDATION} if self.foundations_return else _LOOSE
        self.sources = tuple(i for i, kind in enumerate(kinds) if kind not in never_give)
        self.targets = tuple(i for i, kind in enumerate(kinds) if kind not in {Kind.COUNTER, Kind.RESERVE})
        self.any_fills = self.empty_accepts.get(Kind.TABLEAU, NO_CARD) == ANY_CARD
        self.interchangeable_spots = self._interchangeable_spots()

    def use_rule_set(self, rule_set: RuleSet, rules: str) -> None:
        """Set the game's id, source and note from `rule_set`; `rules` are those of all its rule sets."""
        self.id, self.source, self.note = rule_set.id, rule_set.source, rule_set.note
        self.rules = rules

    def all_of(self, kind: Kind) -> tuple[int, ...]:
        """Return the numbers (indices in `spots`) of all spots of a kind, in ascending order."""
        return tuple(i for i, spot in enumerate(self.spots) if spot.kind is kind)

    def _only(self, kind: Kind) -> int:
        """Return the number of the first spot of a kind, or -1 if there is none."""
        return next(iter(self.all_of(kind)), -1)

    def _interchangeable_spots(self) -> tuple[tuple[int, ...], ...]:
        """Return the groups of two or more spots that no rule tells apart, such as all columns of the tableau."""
        groups: dict[tuple[Kind, int | None], list[int]] = {}
        for i, spot in enumerate(self.spots):
            if spot.kind in self.interchangeable:
                groups.setdefault((spot.kind, spot.mark), []).append(i)
        return tuple(tuple(group) for group in groups.values() if len(group) > 1)

    # The four rules of moving

    def source_refusal(self, position: Position, source: int) -> Saying | None:
        """Return why no card may be taken from `source` now, or None if a card may be taken."""
        return _STAYS_HOME if self.kinds[source] is Kind.FOUNDATION and not self.foundations_return else None

    def move_refusal(self, position: Position, source: int, target: int) -> Saying | None:
        """Return why no card may go from `source` to `target` now, or None if some card may go."""
        giver, taker = self.kinds[source], self.kinds[target]
        if taker is Kind.STOCK:
            return self._no_redeal(position, giver)
        if taker is Kind.TABLEAU and not position[target]:
            return self._no_filling(giver)
        if taker is Kind.CELL and position[target]:
            return self._one_in_a_cell()
        return self._no_way(giver, taker, target)

    def _no_filling(self, giver: Kind) -> Saying | None:
        """Return why no card from this kind of pile may fill an empty column, or None if one may."""
        if giver in self.space_sources:
            return None
        if not self.space_sources:
            return say("space-stays-empty", pile=self.column)
        return _TURN_FIRST if giver is Kind.STOCK else say("space-not-from", kind=giver.value)

    def _one_in_a_cell(self) -> Saying:
        return say("cell-holds-one", cell=self.cell)

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
            return self.packing.get(self.kinds[target], NEVER).on(pile[-1])
        return self.accepted_when_empty(target)

    def is_stock_turn(self, source: int, target: int) -> bool:
        """Return whether a move between these spots turns up stock cards or makes the waste the stock again."""
        return {source, target} == {self.stock, self.waste}

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

    def limit(self, position: Position, source: int, target: int) -> tuple[int, Saying | None]:
        """Return how many cards at most may go from `source` to `target` at once, and why not more.

        The reason is None if it is nothing special.
        """
        if self.kinds[target] is not Kind.TABLEAU:
            return 1, self._one_in_a_cell() if self.kinds[target] is Kind.CELL else _HOME_ONE_BY_ONE
        if self.cells:
            return self._limit_by_cells(position, target)
        return len(position[source]), None

    def _limit_by_cells(self, position: Position, target: int) -> tuple[int, Saying]:
        """Return the limit for a run that is only allowed if its cards could also be moved one by one.

        With free cells as resting places, the limit is (free cells + 1) cards. If any card may fill an empty
        column, the limit is doubled for each empty column other than the target.
        """
        free = sum(not position[i] for i in self.cells)
        spaces = sum(not position[i] for i in self.tableau if i != target) if self.any_fills else 0
        most = (free + 1) << spaces
        to = "card" if position[target] else "space"
        return most, say("as-many-at-most", count=most, free=free, spaces=spaces, cell=self.cell, to=to)

    def unit_length(self, position: Position, source: int) -> int:
        """Return how many cards at the end of a pile may move as one: 0 if it is empty, otherwise at least 1."""
        return _linked(position[source], self.runs.get(self.kinds[source], NEVER))

    def run_length(self, position: Position, source: int) -> int:
        """Return how many of the cards that may move as one are a run: each is packed on the one before it."""
        kind = self.kinds[source]
        return _linked(position[source], self.runs.get(kind, NEVER) & self.packing.get(kind, NEVER))

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
            for target, mask in taken:
                if target == source:
                    continue
                if self.is_stock_turn(source, target):
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

    def places_for(self, position: Position, source: int) -> list[int]:
        """Return the spots to which some card may go from `source` now."""
        return [to for to in self.targets if to != source and not self.move_refusal(position, source, to)]

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

        Of a column it is said first that the cards do not fit, since more room would not help. Of other piles,
        which take one card at a time, that comes first, since the last of the cards may fit.
        """
        if self.kinds[move.target] is Kind.TABLEAU:
            return self._misfit(position, move) or self._over_limit(position, move)
        return self._over_limit(position, move) or self._misfit(position, move)

    def _over_limit(self, position: Position, move: Move) -> Saying | None:
        """Return why so many cards cannot go to this target at once; None if they can."""
        most, why = self.limit(position, move.source, move.target)
        return why or _ONE_AT_A_TIME if move.n > most else None

    def too_many(self, position: Position, move: Move) -> Saying | None:
        """Return why fewer cards have to move at once, if nothing else speaks against the move; otherwise None."""
        reason = self.refuse(position, move)
        speaks = reason and reason == self._over_limit(position, move) and not self._misfit(position, move)
        return reason if speaks else None

    def _misfit(self, position: Position, move: Move) -> Saying | None:
        """Return why the card does not fit on the pile, or None if it does."""
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

    def play(self, position: Position, move: Move) -> Position:
        """Return the position after a legal move and its consequences; cards taken from the stock turn face up."""
        source, target, n = move
        piles = list(position)
        if target == self.stock:
            return self._redealt(piles)
        target = self.landing_spot(position, move)
        if source == self.stock:
            piles[target] += cards.turned_up(piles[source][: -self.turn - 1 : -1])
            piles[source] = piles[source][: -self.turn]
        else:
            piles[target] += piles[source][-n:]
            piles[source] = piles[source][:-n]
        self.consequences(piles, move)
        return tuple(piles)

    def consequences(self, piles: list[Pile], move: Move) -> None:
        """Do in `piles`, in place, what else the move causes: a face-down tableau card it uncovers turns face up.

        `play` calls this after it has moved the cards, but not after a redeal. Derived classes may add
        or change consequences.
        """
        pile = piles[move.source]
        if pile and self.kinds[move.source] is Kind.TABLEAU and cards.is_down(pile[-1]):
            piles[move.source] = with_last_up(pile)

    def landing_spot(self, position: Position, move: Move) -> int:
        """Return the spot where the moved card ends up: the target, unless a derived class has another rule."""
        return move.target

    def _redealt(self, piles: list[Pile]) -> Position:
        """Return the position after a redeal: the waste is turned over as a whole to be the stock."""
        piles[self.stock] = cards.turned_down(piles[self.waste][::-1])
        piles[self.waste] = b""
        if self.redeal_counter >= 0:
            piles[self.redeal_counter] = counter_pile(counter_value(piles[self.redeal_counter]) + 1)
        return tuple(piles)

    def cards_home(self, position: Position) -> int:
        """Return the number of cards on the foundations."""
        return sum(len(position[i]) for i in self.foundations)

    def score(self, position: Position) -> int:
        """Return the score of a position: one point for each card on a foundation."""
        return self.cards_home(position)

    def points(self, before: Position, move: Move, after: Position) -> int:
        """Return the points of a move: 1 for each card it adds to the foundations, -1 for each it takes away."""
        return self.cards_home(after) - self.cards_home(before)

    def ending(self, position: Position, status: Status) -> Saying:
        """Return the sentence in `endings` for `status`, WON or LOST."""
        return self.endings[status]

    def finished(self, position: Position) -> bool:
        """Return whether the game is won: every card lies on a foundation."""
        return self.cards_home(position) == 52 * self.packs

    def status(self, position: Position) -> Status:
        """Return WON if the game is won, LOST if it is proved to be lost (see `is_stuck`), otherwise PLAYING."""
        return at_once(self.finding_status(position))

    def finding_status(
        self, position: Position, moves: Sequence[Move] | None = None
    ) -> Generator[None, None, Status]:
        """Find the status bit by bit: yield after each move of the search for a proof; return it at the end."""
        if self.finished(position):
            return Status.WON
        return Status.LOST if (yield from self._proving_stuck(position, moves)) else Status.PLAYING

    def is_shuttle(self, position: Position, move: Move) -> bool:
        """Return whether a legal move makes no progress: such moves could go on for ever.

        A move from a column or cell to another one makes no progress, unless it uncovers a face-down card. If
        cards may come back from foundations, the same is true of a move from a column or cell to a foundation or
        back. Turning up stock cards and redeals make no progress if there is no limit to the redeals.
        """
        if self.is_stock_turn(move.source, move.target):
            return self.redeals is None
        uncovered = position[move.source][: -move.n][-1:]
        if self.kinds[move.source] is Kind.TABLEAU and uncovered and cards.is_down(uncovered[0]):
            return False
        return {self.kinds[move.source], self.kinds[move.target]} <= self.loose

    def is_stuck(self, position: Position) -> bool:
        """Return True if it is proved that no further move can ever make progress (see `is_shuttle`).

        Unless a simpler proof is found, a search visits all positions that can be reached by moves without
        progress. If there are more than `max_lost_nodes` of these positions, nothing is proved and the result is
        False.
        """
        return at_once(self._proving_stuck(position, None))

    def _proving_stuck(self, position: Position, moves: Sequence[Move] | None) -> Generator[None, None, bool]:
        legal = self.moves(position) if moves is None else moves
        if any(not self.is_shuttle(position, move) for move in legal):
            return False
        # if cards may come back or redeals have no limit, the cards of the tableau alone prove nothing
        if self.redeals is not None and not self.foundations_return and not self.tableau_may_help(position):
            return True
        return (yield from self._only_shuttles_follow(position, moves))

    def _only_shuttles_follow(
        self, position: Position, moves: Sequence[Move] | None
    ) -> Generator[None, None, bool]:
        """Return True if moves without progress lead only to positions that have no other legal moves.

        Yields after each move. The result is False if there are too many positions to visit them all. Positions
        that differ only in the number of redeals made count as one: while no card of the waste is played, every
        pass through the stock shows the same cards.
        """
        seen = {self._without_redeals(position)}
        waiting: list[tuple[Position, Iterable[Move]]] = [
            (position, self.moves(position) if moves is None else moves)
        ]
        while waiting:
            here, legal = waiting.pop()
            for move in legal:
                if not self.is_shuttle(here, move):
                    return False
                there = self.play(here, move)
                if self.finished(there):
                    return False
                key = self._without_redeals(there)
                if key not in seen:
                    seen.add(key)
                    waiting.append((there, self.moves(there)))
                yield
            if len(seen) > self.max_lost_nodes:
                return False
        return True

    def _without_redeals(self, position: Position) -> Position:
        """Return the key of the position (see `key`) without the counter of redeals."""
        key = self.key(position)
        return key if self.redeal_counter < 0 else (*key[: self.redeal_counter], *key[self.redeal_counter + 1 :])

    def tableau_may_help(self, position: Position) -> bool:
        """Return whether moving the cards of tableau and cells about might make a move with progress legal.

        For this, each of these cards is treated as if nothing lay on it. If the result is False, `is_stuck` need
        not search.
        """
        loose = (*self.tableau, *self.cells)
        laid = [card for i in loose for card in position[i]]
        homes = [self.accepted_cards(position, i) for i in self.foundations]
        if any(card in home for card in laid for home in homes):
            return True
        packing = self.packing.get(Kind.TABLEAU, NEVER)
        others = [
            i for i in self.sources if i not in loose and position[i] and not self.source_refusal(position, i)
        ]
        return any(
            self.kinds[i] in self.space_sources or any(packing.allows(position[i][-1], under) for under in laid)
            for i in others
        )

    def interchangeable_in(self, position: Position) -> tuple[tuple[int, ...], ...]:
        """Return the groups of spots whose piles can be exchanged in this position without changing the game."""
        return self.interchangeable_spots

    def key(self, position: Position) -> Position:
        """Return one position that represents all positions equivalent to this one.

        Cards of the second pack are replaced by those of the first, and the piles of each group of interchangeable
        spots are sorted.
        """
        piles = [
            pile if kind is Kind.COUNTER else cards.of_one_pack(pile)
            for kind, pile in zip(self.kinds, position, strict=True)
        ]
        for group in self.interchangeable_in(position):
            for i, pile in zip(group, sorted(piles[i] for i in group), strict=True):
                piles[i] = pile
        return tuple(piles)


def foundations() -> tuple[Spot, ...]:
    """Return the spots of four foundations, "f1" to "f4", each of which begins with the ace of its suit."""
    suits = (cards.SPADES, cards.HEARTS, cards.DIAMONDS, cards.CLUBS)
    return tuple(
        Spot(f"f{number}", Kind.FOUNDATION, foundation_name(suit), cards.make(cards.ACE, suit))
        for number, suit in enumerate(suits, start=1)
    )


def foundation_name(suit: int) -> Saying:
    """Return the name of the foundation of a suit."""
    return say("foundation-of", suit=cards.SUIT_NAMES[suit])


def columns(count: int) -> tuple[Spot, ...]:
    """Return the spots of `count` columns: "t1" with the title "column 1", "t2" with "column 2" and so on."""
    numbers = range(1, count + 1)
    return tuple(Spot(f"t{number}", Kind.TABLEAU, say("column-number", number=number)) for number in numbers)


def piles_from(spots: Iterable[Spot], named: Mapping[str, Pile]) -> Position:
    """Return the position that has the piles in `named`, which is indexed by spot names.

    All other piles are empty, and all other counters are 0.
    """
    return tuple(named.get(spot.name, counter_pile(0) if spot.kind is Kind.COUNTER else b"") for spot in spots)


def _linked(pile: Pile, links: Relation) -> int:
    """Return how many face-up cards at the end of a pile are linked, each to the one before; at least the last."""
    count = min(1, len(pile))
    while (
        0 < count < len(pile)
        and not cards.is_down(pile[-count - 1])
        and links.allows(pile[-count], pile[-count - 1])
    ):
        count += 1
    return count


def with_last_up(pile: Pile) -> Pile:
    """Return the pile with its last card turned face up; an empty pile stays empty."""
    return pile[:-1] + cards.turned_up(pile[-1:])
