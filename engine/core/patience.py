"""The base class of patiences: stock and waste, foundations, tableau and cells.

The module `moving_rules` decides which moves are legal. To add a patience, derive from `Patience` and set the
attributes that `Patience` and `MovingRules` declare. `MovingRules` has four methods for the rules of moving;
override those whose rules differ.
"""

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.core import cards
from engine.core.bit_by_bit import at_once
from engine.core.cards import Pile
from engine.core.game import Kind, Move, Position, Status, counter_pile, counter_value
from engine.core.moving_rules import MovingRules
from engine.core.piles import with_last_up
from engine.core.relations import NEVER
from engine.core.saying import Saying, say

# Kinds of piles between which a card can move back and forth without progress.
_LOOSE = {Kind.TABLEAU, Kind.CELL}


@dataclass(frozen=True)
class RuleSet:
    """The id and the texts of one rule set, for a game that has several.

    Such a game derives a class from this one, with a field for each rule that is not the same in all rule sets.
    """

    id: str
    source: Saying
    note: Saying  # the paragraph of the rules page that is about this rule set only


class Patience(MovingRules):
    """One rule set of a patience. Derived classes set the attributes and override methods whose rules differ."""

    unordered_move: bool = False  # whether cards move as one that are not in order; see `engine.play.safe_moves`
    max_lost_nodes: int = 3000  # how many positions the proof that a game is lost may visit; see `is_stuck`
    # Kinds whose piles can be exchanged for each other without changing the game.
    interchangeable: frozenset[Kind] = frozenset({Kind.TABLEAU, Kind.FOUNDATION, Kind.CELL})
    endings: Mapping[Status, Saying] = {
        Status.WON: say("all-home"),
        Status.LOST: say("no-more-home"),
    }

    def prepare(self) -> None:
        """Compute, from the attributes, the values that the rules use.

        Each game calls this once, after setting its attributes.
        """
        super().prepare()
        self.loose = _LOOSE | {Kind.FOUNDATION} if self.foundations_return else _LOOSE
        self.interchangeable_spots = self._interchangeable_spots()

    def _interchangeable_spots(self) -> tuple[tuple[int, ...], ...]:
        """Return the groups of two or more spots that no rule tells apart, such as all columns of the tableau."""
        groups: dict[tuple[Kind, int | None], list[int]] = {}
        for i, spot in enumerate(self.spots):
            if spot.kind in self.interchangeable:
                groups.setdefault((spot.kind, spot.mark), []).append(i)
        return tuple(tuple(group) for group in groups.values() if len(group) > 1)

    def use_rule_set(self, rule_set: RuleSet, rules: str) -> None:
        """Set the game's id, source and note from `rule_set`; `rules` are those of all its rule sets."""
        self.id, self.source, self.note = rule_set.id, rule_set.source, rule_set.note
        self.rules = rules

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
        """Apply the further effects of a move to `piles`, in place.

        If the move has uncovered a face-down card of the tableau, this card turns face up. `play` calls this
        method after it has moved the cards, but not after a redeal. Derived classes may add or change effects.
        """
        pile = piles[move.source]
        if pile and self.kinds[move.source] is Kind.TABLEAU and cards.is_down(pile[-1]):
            piles[move.source] = with_last_up(pile)

    def landing_spot(self, position: Position, move: Move) -> int:
        """Return the spot where the moved card ends up: the target, unless a derived class has another rule."""
        return move.target

    def _redealt(self, piles: list[Pile]) -> Position:
        """Return the position after a redeal: the whole waste is turned over and becomes the stock."""
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
        """Compute what `status` returns in small steps: yield after each move of the search, return the status."""
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
        # if cards may return from foundations or redeals have no limit, `tableau_may_help` alone proves nothing
        if self.redeals is not None and not self.foundations_return and not self.tableau_may_help(position):
            return True
        return (yield from self._only_shuttles_follow(position, moves))

    def _only_shuttles_follow(
        self, position: Position, moves: Sequence[Move] | None
    ) -> Generator[None, None, bool]:
        """Return whether no move with progress can ever follow, however many moves without progress are made.

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
        """Return whether other places for the cards of tableau and cells might make a move with progress legal.

        The test treats each of these cards as if nothing lay on it. If the result is False, `is_stuck` need not
        search.
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
