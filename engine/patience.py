"""What games of piles share: a stock that turns, foundations that grow, spaces, and a reason for every no.

A game is told by three questions, each answered in one place and asked by play and refusals alike:

- `held`: why nothing may be taken from a pile now;
- `barred`: why a card of one pile may not go to another, whatever the card;
- `takes`: the cards a pile accepts.
"""

import math
from collections.abc import Iterable, Iterator, Mapping

from engine import cards
from engine.cards import Pile
from engine.game import Kind, Move, Position, Spot, Status, Table, View
from engine.relations import ANY_CARD, NEVER, NO_CARD, Faces, Relation, words

# Enough for any position met in play. Beyond it nothing is claimed: the game simply goes on.
_SHUTTLES_LOOKED_AT = 3000


class Patience:
    """The common part of one rule set. Games give the attributes and override the questions."""

    id: str
    title: str
    family: str
    source: str
    rules: str
    packs: int
    spots: tuple[Spot, ...]
    tables: Mapping[View, Table]

    redeals: int | None = 0  # how often the waste may become the stock again; None: without end
    first: Mapping[Kind, Faces]  # what an empty pile of each kind takes
    packing: Mapping[Kind, Relation]  # what lies on a card there
    fills: frozenset[Kind]  # from where a space may be filled

    def prepare(self) -> None:
        """Work out, once, what every question needs; a game calls it when its attributes are set."""
        kinds = self.kinds = tuple(spot.kind for spot in self.spots)
        self.names = {spot.name: number for number, spot in enumerate(self.spots)}
        self.stock = self._only(Kind.STOCK)
        self.waste = self._only(Kind.WASTE)
        self.tally = self._only(Kind.TALLY)
        self.foundations = self.all_of(Kind.FOUNDATION)
        self.tableau = self.all_of(Kind.TABLEAU)
        not_cards = {Kind.TALLY}
        self.sources = tuple(i for i, kind in enumerate(kinds) if kind not in not_cards | {Kind.FOUNDATION})
        self.targets = tuple(i for i, kind in enumerate(kinds) if kind not in not_cards | {Kind.RESERVE})
        self.like_piles = self._like_piles()

    def all_of(self, kind: Kind) -> tuple[int, ...]:
        """The numbers of the spots of a kind."""
        return tuple(i for i, spot in enumerate(self.spots) if spot.kind is kind)

    def _only(self, kind: Kind) -> int:
        """The number of the one spot of this kind, or -1."""
        return next(iter(self.all_of(kind)), -1)

    def _like_piles(self) -> tuple[tuple[int, ...], ...]:
        """The groups of spots between which no rule tells: the tableau, and foundations of one mark."""
        groups: dict[tuple[Kind, int | None], list[int]] = {}
        for i, spot in enumerate(self.spots):
            if spot.kind in {Kind.TABLEAU, Kind.FOUNDATION}:
                groups.setdefault((spot.kind, spot.mark), []).append(i)
        return tuple(tuple(group) for group in groups.values() if len(group) > 1)

    # The three questions

    def held(self, position: Position, source: int) -> str:
        """Why no card may be taken from `source` now; empty if one may."""
        if self.kinds[source] is Kind.FOUNDATION:
            return "A card that is home stays home."
        return ""

    def forced(self, position: Position) -> str:
        """Nothing has to be done before anything else."""
        return ""

    def barred(self, position: Position, source: int, target: int) -> str:
        """Why nothing may go from `source` to `target` now, whatever the card; empty if something may."""
        giver, taker = self.kinds[source], self.kinds[target]
        if taker is Kind.STOCK:
            return self._no_redeal(position, giver)
        if taker is Kind.WASTE:
            return "" if giver is Kind.STOCK else "Only cards turned from the stock go to the waste."
        if taker is Kind.RESERVE:
            return f"No card is ever laid on the {self.spots[target].title}."
        if taker is Kind.TABLEAU and not position[target] and giver not in self.fills:
            return f"A space is not filled from the {giver.value} in this rule set."
        if giver is Kind.STOCK and (taker is not Kind.TABLEAU or position[target]):
            return "Turn the card to the waste first."
        return ""

    def takes(self, position: Position, target: int) -> Faces:
        """The cards that `target` accepts, as far as packing goes."""
        kind = self.kinds[target]
        if kind in {Kind.STOCK, Kind.WASTE}:
            return ANY_CARD
        pile = position[target]
        if pile:
            return self.packing.get(kind, NEVER).on(pile[-1])
        return self.first_card(target)

    def first_card(self, target: int) -> Faces:
        """The cards that the empty pile accepts."""
        return self.first.get(self.kinds[target], NO_CARD)

    def _no_redeal(self, position: Position, giver: Kind) -> str:
        """Why the waste may not become the stock again now; empty if it may."""
        if giver is not Kind.WASTE:
            return "No card goes back to the stock."
        if position[self.stock]:
            return "The stock is not used up yet."
        return "" if self.redeals_left(position) > 0 else "No redeal is left."

    def redeals_left(self, position: Position) -> float:
        """How often the waste may still become the stock again; infinite where there is no limit."""
        if self.redeals is None:
            return math.inf
        return self.redeals - (position[self.tally][0] if self.tally >= 0 else 0)

    # What follows from them

    def moves(self, position: Position) -> Iterator[Move]:
        """Exactly the legal moves: sources in table order, then targets in table order."""
        taken = [(target, self.takes(position, target).mask) for target in self.targets]
        for source in self.sources:
            if not position[source] or self.held(position, source):
                continue
            face = position[source][-1] & cards.FACE
            for target, mask in taken:
                if mask >> face & 1 and target != source and not self.barred(position, source, target):
                    yield Move(source, target)

    def refuse(self, position: Position, move: Move) -> str | None:
        """Why the move is not legal, in a sentence for the player; None if it is."""
        source, target, n = move
        if target not in range(len(self.spots)) or source not in range(len(self.spots)):
            return "There is no such place on this table."
        if source == target:
            return "The card is there already."
        if Kind.TALLY in {self.kinds[source], self.kinds[target]} or not position[source]:
            return "There is no card to take."
        if n != 1:
            return "One card moves at a time."
        reason = self.held(position, source) or self.barred(position, source, target)
        return reason or self._misfit(position, source, target)

    def _misfit(self, position: Position, source: int, target: int) -> str | None:
        """Why the card itself does not fit on the pile; None if it does."""
        wanted = self.takes(position, target)
        if position[source][-1] in wanted:
            return None
        pile = position[target]
        if not pile:
            return f"Only {words(wanted)} starts this {self.kinds[target].value}."
        under = cards.name(pile[-1])
        if wanted == NO_CARD:
            return f"Nothing goes on the {under}."
        return f"Only {words(wanted)} goes on the {under}."

    def play(self, position: Position, move: Move) -> Position:
        """The position after a legal move; cards that leave the stock or reach the table lie face up."""
        source, target, n = move
        piles = list(position)
        if target == self.stock:
            return self._redealt(piles)
        target = self.lands(position, move)
        piles[target] += cards.turned_up(piles[source][-n:])
        piles[source] = piles[source][:-n]
        return tuple(piles)

    def lands(self, position: Position, move: Move) -> int:
        """The spot where the card comes to lie: the target, unless the rules send it on at once."""
        return move.target

    def _redealt(self, piles: list[Pile]) -> Position:
        """The waste turned over to be the stock: the card turned first will be turned first again."""
        piles[self.stock] = cards.turned_down(piles[self.waste][::-1])
        piles[self.waste] = b""
        if self.tally >= 0:
            piles[self.tally] = bytes([piles[self.tally][0] + 1])
        return tuple(piles)

    def reply(self, position: Position) -> Move | None:
        """No move follows of itself."""
        return None

    def home(self, position: Position) -> int:
        """How many cards lie on the foundations."""
        return sum(len(position[i]) for i in self.foundations)

    def points_dealt(self, position: Position) -> int:
        """One point for each card that the deal sent home."""
        return self.home(position)

    def points(self, before: Position, move: Move, after: Position) -> int:
        """One point for each card that came home."""
        return self.home(after) - self.home(before)

    def status(self, position: Position) -> Status:
        """Won with every card home; lost when nothing that can still be done leads anywhere."""
        if self.home(position) == 52 * self.packs:
            return Status.WON
        return Status.LOST if self.stuck(position) else Status.PLAYING

    def shuttles(self, position: Position, move: Move) -> bool:
        """Whether the move only carries a card about the tableau, so that it could go on for ever."""
        return self.kinds[move.source] is Kind.TABLEAU and self.kinds[move.target] is Kind.TABLEAU

    def stuck(self, position: Position) -> bool:
        """Whether nothing but carrying cards about the tableau can ever be done from here.

        Looks at every position that such moves reach, so that True is a proof; False if there are too many.
        """
        if any(not self.shuttles(position, move) for move in self.moves(position)):
            return False
        if not self._tableau_may_help(position):
            return True
        seen = {self.key(position)}
        waiting = [position]
        while waiting:
            here = waiting.pop()
            for move in self.moves(here):
                if not self.shuttles(here, move):
                    return False
                there = self.play(here, move)
                if self.key(there) not in seen:
                    seen.add(self.key(there))
                    waiting.append(there)
            if len(seen) > _SHUTTLES_LOOKED_AT:
                return False
        return True

    def _tableau_may_help(self, position: Position) -> bool:
        """Whether any other move could ever follow if all cards of the tableau lay open, and spaces among them.

        If not even then, no order of them helps, and however many there are need not be looked at.
        """
        laid = [card for i in self.tableau for card in position[i]]
        homes = [self.takes(position, i) for i in self.foundations]
        if any(card in home for card in laid for home in homes):
            return True
        packing = self.packing.get(Kind.TABLEAU, NEVER)
        others = [i for i in self.sources if i not in self.tableau and position[i] and not self.held(position, i)]
        return any(
            self.kinds[i] in self.fills or any(packing.allows(position[i][-1], under) for under in laid)
            for i in others
        )

    def key(self, position: Position) -> Position:
        """The position with like cards made equal and like piles in order."""
        piles = [pile if i == self.tally else cards.faces(pile) for i, pile in enumerate(position)]
        for group in self.like_piles:
            for i, pile in zip(group, sorted(piles[i] for i in group), strict=True):
                piles[i] = pile
        return tuple(piles)


def piles_from(spots: Iterable[Spot], named: Mapping[str, Pile]) -> Position:
    """A position from the piles that have cards, by the names of their spots."""
    return tuple(named.get(spot.name, b"\0" if spot.kind is Kind.TALLY else b"") for spot in spots)
