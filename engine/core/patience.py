"""What games of piles share: a stock that turns, foundations that grow, spaces, and a reason for every no.

A game is told by four questions, each answered in one place and asked by play and refusals alike:

- `held`: why nothing may be taken from a pile now;
- `barred`: why a card of one pile may not go to another, whatever the card;
- `takes`: the cards a pile accepts;
- `limit`: how many cards may go at once.
"""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.core import cards
from engine.core.cards import Pile
from engine.core.game import Kind, Layout, Move, Position, Spot, Status, View, counter_pile, counter_value
from engine.core.game_base import GameBase
from engine.core.number_words import counted
from engine.core.relations import ANY_CARD, NEVER, NO_CARD, Faces, Relation, words

# The piles among which a card may wander without anything being gained.
_LOOSE = {Kind.TABLEAU, Kind.CELL}

_ONE_AT_A_TIME = "One card moves at a time."
_HOME_ONE_BY_ONE = "Cards go home one at a time."
_TURN_FIRST = "Turn the card to the waste first."


@dataclass(frozen=True)
class RuleSet:
    """What every rule set says of itself; a game adds what its rule sets differ in."""

    id: str
    title: str
    source: str
    note: str  # what the rules page says of this rule set alone


class Patience(GameBase):
    """The common part of one rule set. Games give the attributes and override the questions."""

    id: str
    title: str
    family: str
    source: str
    rules: str
    packs: int
    spots: tuple[Spot, ...]
    layouts: Mapping[View, Layout]

    turn: int = 1  # how many cards the stock turns at a time
    # How many positions are looked at to prove a game lost; beyond that nothing is claimed and it simply goes on.
    patient: int = 3000
    redeals: int | None = 0  # how often the waste may become the stock again; None: without end
    returns: bool = False  # whether the top card of a foundation may go back to the tableau
    runs: Mapping[Kind, Relation] = {}  # how cards hang together that move as one; elsewhere they move singly
    alike: frozenset[Kind] = frozenset({Kind.TABLEAU, Kind.FOUNDATION, Kind.CELL})  # piles no rule tells apart
    scored: str = "home"  # what the points count
    endings: Mapping[Status, str] = {
        Status.WON: "All cards are home.",
        Status.LOST: "No further card can come home.",
    }
    column: str = "column"  # what a player calls a pile of the tableau
    cell: str = "cell"  # and a place for one card
    first: Mapping[Kind, Faces]  # what an empty pile of each kind takes
    packing: Mapping[Kind, Relation]  # what lies on a card there
    fills: frozenset[Kind]  # from where a space may be filled

    def prepare(self) -> None:
        """Work out, once, what every question needs; a game calls it when its attributes are set."""
        kinds = self.kinds = tuple(spot.kind for spot in self.spots)
        self.names = {spot.name: number for number, spot in enumerate(self.spots)}
        self.stock = self._only(Kind.STOCK)
        self.waste = self._only(Kind.WASTE)
        self.counter_pile = self.names.get("p", -1)  # of the redeals made
        self.foundations = self.all_of(Kind.FOUNDATION)
        self.tableau = self.all_of(Kind.TABLEAU)
        self.cells = self.all_of(Kind.CELL)
        never_give = {Kind.COUNTER} if self.returns else {Kind.COUNTER, Kind.FOUNDATION}
        self.loose = _LOOSE | {Kind.FOUNDATION} if self.returns else _LOOSE
        self.sources = tuple(i for i, kind in enumerate(kinds) if kind not in never_give)
        self.targets = tuple(i for i, kind in enumerate(kinds) if kind not in {Kind.COUNTER, Kind.RESERVE})
        self.any_fills = self.first.get(Kind.TABLEAU, NO_CARD) == ANY_CARD
        self.like_piles = self._like_piles()

    def follow(self, rule_set: RuleSet, rules: str | None) -> None:
        """Take name, source and rules page from a rule set; `rules` is what all rule sets of the game share."""
        self.id, self.title, self.source = rule_set.id, rule_set.title, rule_set.source
        self.rules = rules_page(rules, rule_set.source, rule_set.title, rule_set.note)

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
            if spot.kind in self.alike:
                groups.setdefault((spot.kind, spot.mark), []).append(i)
        return tuple(tuple(group) for group in groups.values() if len(group) > 1)

    # The four questions

    def source_refusal(self, position: Position, source: int) -> str:
        """Why no card may be taken from `source` now; empty if one may."""
        if self.kinds[source] is Kind.FOUNDATION and not self.returns:
            return "A card that is home stays home."
        return ""

    def move_refusal(self, position: Position, source: int, target: int) -> str:
        """Why nothing may go from `source` to `target` now, whatever the card; empty if something may."""
        giver, taker = self.kinds[source], self.kinds[target]
        if taker is Kind.STOCK:
            return self._no_redeal(position, giver)
        if taker is Kind.TABLEAU and not position[target]:
            return self._no_filling(giver)
        if taker is Kind.CELL and position[target]:
            return self._one_in_a_cell()
        return self._no_way(giver, taker, target)

    def _no_filling(self, giver: Kind) -> str:
        """Why a space is not filled from this kind of pile; empty if it is."""
        if giver in self.fills:
            return ""
        if not self.fills:
            return f"An empty {self.column} stays empty."
        return _TURN_FIRST if giver is Kind.STOCK else f"A space is not filled from the {giver.value} here."

    def _one_in_a_cell(self) -> str:
        return f"A {self.cell} holds one card."

    def _no_way(self, giver: Kind, taker: Kind, target: int) -> str:
        """Why cards never go from one kind of pile to a pile that is no space; empty if they do."""
        if taker is Kind.WASTE and giver is not Kind.STOCK and Kind.WASTE not in self.packing:
            return "Only cards turned from the stock go to the waste."
        if taker is Kind.RESERVE:
            return f"No card is ever laid on the {self.spots[target].title}."
        if giver is Kind.FOUNDATION and taker is not Kind.TABLEAU:
            return f"A card comes back from its foundation only to a {self.column}."
        if giver is Kind.STOCK and taker is not Kind.WASTE:
            return _TURN_FIRST
        return ""

    def accepted_cards(self, position: Position, target: int) -> Faces:
        """The cards that `target` accepts, as far as packing goes."""
        pile = position[target]
        if pile:
            return self.packing.get(self.kinds[target], NEVER).on(pile[-1])
        return self.first_card(target)

    def turns(self, source: int, target: int) -> bool:
        """Whether a move between these is the stock turning, or the waste becoming the stock again."""
        return {source, target} == {self.stock, self.waste}

    def first_card(self, target: int) -> Faces:
        """The cards that the empty pile accepts: the one it is marked with, or what its kind takes."""
        mark = self.spots[target].mark
        return self.first.get(self.kinds[target], NO_CARD) if mark is None else Faces(1 << mark)

    def limit(self, position: Position, source: int, target: int) -> tuple[int, str]:
        """How many cards may go from `source` to `target` at once, and the words for why not more."""
        if self.kinds[target] is not Kind.TABLEAU:
            return 1, self._one_in_a_cell() if self.kinds[target] is Kind.CELL else _HOME_ONE_BY_ONE
        if self.cells:
            return self._limit_by_cells(position, target)
        return len(position[source]), ""

    def _limit_by_cells(self, position: Position, target: int) -> tuple[int, str]:
        """A run moves as one where its cards could go singly, by way of free cells and other spaces.

        Spaces help only where any card may fill them, and each of them doubles what can be done without it.
        """
        free = sum(not position[i] for i in self.cells)
        spaces = sum(not position[i] for i in self.tableau if i != target) if self.any_fills else 0
        most = (free + 1) << spaces
        why = f"{counted(most, 'card')} at most: {counted(free, f'free {self.cell}')}"
        if spaces:
            why += f" and {counted(spaces, 'space' if position[target] else 'other space')}"
        return most, f"{why[0].upper()}{why[1:]}."

    def hanging(self, position: Position, source: int) -> int:
        """How many cards at the end of a pile hang together, so that they can move as one."""
        pile, runs = position[source], self.runs.get(self.kinds[source])
        count = min(1, len(pile))
        if runs is not None:
            while (
                count < len(pile)
                and not cards.is_down(pile[-count - 1])
                and runs.allows(pile[-count], pile[-count - 1])
            ):
                count += 1
        return count

    def _no_redeal(self, position: Position, giver: Kind) -> str:
        """Why the waste may not become the stock again now; empty if it may."""
        if giver is not Kind.WASTE:
            return "No card goes back to the stock."
        if self.redeals == 0:
            return "The stock is gone through only once."
        if position[self.stock]:
            return "The stock is not used up yet."
        return "" if self.redeals_left(position) > 0 else "No redeal is left."

    def redeals_left(self, position: Position) -> float:
        """How often the waste may still become the stock again; infinite where there is no limit."""
        if self.redeals is None:
            return math.inf
        return self.redeals - (counter_value(position[self.counter_pile]) if self.counter_pile >= 0 else 0)

    # What follows from them

    def moves(self, position: Position) -> Iterator[Move]:
        """Exactly the legal moves: sources in table order, then targets in table order."""
        taken = [(target, self.accepted_cards(position, target).mask) for target in self.targets]
        for source in self.sources:
            if not position[source] or self.source_refusal(position, source):
                continue
            hanging = position[source][-self.hanging(position, source) :]
            for target, mask in taken:
                if target == source:
                    continue
                if self.turns(source, target):
                    if not self.move_refusal(position, source, target):
                        yield Move(source, target)
                    continue
                # what fits is known at once and is little; only then are the slower questions asked
                fitting = [n for n, card in enumerate(reversed(hanging), 1) if mask >> (card & cards.FACE) & 1]
                if fitting and not self.move_refusal(position, source, target):
                    most = self.limit(position, source, target)[0]
                    yield from (Move(source, target, n) for n in fitting if n <= most)

    def refuse(self, position: Position, move: Move) -> str | None:
        """Why the move is not legal, in a sentence for the player; None if it is."""
        source, target, _ = move
        if target not in range(len(self.spots)) or source not in range(len(self.spots)):
            return "There is no such place on this table."
        if source == target:
            return "The card is there already."
        if Kind.COUNTER in {self.kinds[source], self.kinds[target]} or not position[source]:
            return "There is no card to take."
        reason = self.source_refusal(position, source) or self.move_refusal(position, source, target)
        return reason or self._too_many(position, move) or self._misfit(position, move)

    def _too_many(self, position: Position, move: Move) -> str:
        """Why these cards cannot go as one; empty if they can."""
        source, target, n = move
        if n <= 0 or n > len(position[source]):
            return "There are not so many cards."
        if n > self.hanging(position, source):
            return self._no_run(position, move)
        most, why = self.limit(position, source, target)
        return why or _ONE_AT_A_TIME if n > most else ""

    def _no_run(self, position: Position, move: Move) -> str:
        """Why these cards, which do not hang together, cannot be lifted as one."""
        source, _, n = move
        if self.kinds[source] not in self.runs:
            return _ONE_AT_A_TIME
        covered = cards.is_down(position[source][-n])
        return "A card that lies face down does not move." if covered else "These cards are not a run."

    def _misfit(self, position: Position, move: Move) -> str | None:
        """Why the card itself does not fit on the pile; None if it does."""
        source, target, n = move
        wanted = self.accepted_cards(position, target)
        if self.turns(source, target) or position[source][-n] in wanted:
            return None
        pile = position[target]
        if wanted == NO_CARD:
            return self._nothing_fits(target, pile)
        if pile:
            return f"Only {words(wanted)} goes on the {cards.name(self.seen(pile[-1]))}."
        if self.kinds[target] is Kind.TABLEAU:
            return f"Only {words(wanted)} may start a space."
        return f"Only {words(wanted)} starts this {self.kinds[target].value}."

    def _nothing_fits(self, target: int, pile: Pile) -> str:
        """The words for a pile that takes no card at all."""
        if not pile:
            return "Nothing goes there."
        if self.kinds[target] is Kind.FOUNDATION:
            return "This foundation is complete."
        return f"Nothing goes on the {cards.name(self.seen(pile[-1]))}."

    def play(self, position: Position, move: Move) -> Position:
        """The position after a legal move; cards that leave the stock or reach the table lie face up."""
        source, target, n = move
        piles = list(position)
        if target == self.stock:
            return self._redealt(piles)
        target = self.lands(position, move)
        if source == self.stock:
            piles[target] += cards.turned_up(piles[source][: -self.turn - 1 : -1])
            piles[source] = piles[source][: -self.turn]
        else:
            piles[target] += piles[source][-n:]
            piles[source] = piles[source][:-n]
        self.consequences(piles, move)
        return tuple(piles)

    def consequences(self, piles: list[Pile], move: Move) -> None:
        """What follows from a move at once and is undone with it: a covered card that lies open now turns over."""
        pile = piles[move.source]
        if pile and self.kinds[move.source] is Kind.TABLEAU and cards.is_down(pile[-1]):
            piles[move.source] = with_last_up(pile)

    def lands(self, position: Position, move: Move) -> int:
        """The spot where the card comes to lie: the target, unless the rules send it on at once."""
        return move.target

    def _redealt(self, piles: list[Pile]) -> Position:
        """The waste turned over to be the stock: the card turned first will be turned first again."""
        piles[self.stock] = cards.turned_down(piles[self.waste][::-1])
        piles[self.waste] = b""
        if self.counter_pile >= 0:
            piles[self.counter_pile] = counter_pile(counter_value(piles[self.counter_pile]) + 1)
        return tuple(piles)

    def home(self, position: Position) -> int:
        """How many cards lie on the foundations."""
        return sum(len(position[i]) for i in self.foundations)

    def points_dealt(self, position: Position) -> int:
        """One point for each card that the deal sent home."""
        return self.home(position)

    def points(self, before: Position, move: Move, after: Position) -> int:
        """One point for each card that came home."""
        return self.home(after) - self.home(before)

    def ending(self, position: Position, status: Status) -> str:
        """The same for every game that ends so."""
        return self.endings[status]

    def finished(self, position: Position) -> bool:
        """Every card is home."""
        return self.home(position) == 52 * self.packs

    def status(self, position: Position) -> Status:
        """Won with every card home; lost when nothing that can still be done leads anywhere."""
        if self.finished(position):
            return Status.WON
        return Status.LOST if self.stuck(position) else Status.PLAYING

    def shuttles(self, position: Position, move: Move) -> bool:
        """Whether the move only carries cards about, so that it could go on for ever."""
        if self.turns(move.source, move.target):
            return self.redeals is None
        uncovered = position[move.source][: -move.n][-1:]
        if self.kinds[move.source] is Kind.TABLEAU and uncovered and cards.is_down(uncovered[0]):
            return False
        return {self.kinds[move.source], self.kinds[move.target]} <= self.loose

    def stuck(self, position: Position) -> bool:
        """Whether nothing but carrying cards about the tableau can ever be done from here.

        Looks at every position that such moves reach, so that True is a proof; False if there are too many.
        """
        if any(not self.shuttles(position, move) for move in self.moves(position)):
            return False
        # where any card of stock or foundation may come again, the tableau alone tells nothing beforehand
        if self.redeals is not None and not self.returns and not self.tableau_may_help(position):
            return True
        return self._goes_round(position)

    def _goes_round(self, position: Position) -> bool:
        """Return True if every position that shuttling reaches was looked at and allows nothing else.

        Positions that differ only in the redeals made count as one: cards wander in the tableau whatever the stock
        shows, so the pass after the first redeal already meets all that any later pass could.
        """
        seen = {self._without_redeals(position)}
        waiting = [position]
        while waiting:
            here = waiting.pop()
            for move in self.moves(here):
                if not self.shuttles(here, move):
                    return False
                there = self.play(here, move)
                if self.finished(there):
                    return False
                key = self._without_redeals(there)
                if key not in seen:
                    seen.add(key)
                    waiting.append(there)
            if len(seen) > self.patient:
                return False
        return True

    def _without_redeals(self, position: Position) -> Position:
        """Return the key of the position with the counter of redeals left out."""
        key = self.key(position)
        return key if self.counter_pile < 0 else (*key[: self.counter_pile], *key[self.counter_pile + 1 :])

    def tableau_may_help(self, position: Position) -> bool:
        """Whether any other move could ever follow if all cards of the tableau lay open, and spaces among them.

        If not even then, no order of them helps, and however many there are need not be looked at.
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
            self.kinds[i] in self.fills or any(packing.allows(position[i][-1], under) for under in laid)
            for i in others
        )

    def alike_in(self, position: Position) -> tuple[tuple[int, ...], ...]:
        """The groups of piles that might change places here without any difference to the game."""
        return self.like_piles

    def key(self, position: Position) -> Position:
        """The position with like cards made equal and like piles in order."""
        piles = [
            pile if kind is Kind.COUNTER else cards.of_one_pack(pile)
            for kind, pile in zip(self.kinds, position, strict=True)
        ]
        for group in self.alike_in(position):
            for i, pile in zip(group, sorted(piles[i] for i in group), strict=True):
                piles[i] = pile
        return tuple(piles)


def rules_page(common: str | None, source: str, title: str = "", note: str = "") -> str:
    """The page of a rule set: what its game's file says at its head, what this rule set adds, and the source."""
    assert common
    own = f"# {title}\n{note}\n\n" if note else ""
    return f"{common}\n{own}# Source\n{source}"


def foundations() -> tuple[Spot, ...]:
    """A foundation for each suit, to be begun by its ace."""
    suits = (cards.SPADES, cards.HEARTS, cards.DIAMONDS, cards.CLUBS)
    return tuple(
        Spot(f"f{number}", Kind.FOUNDATION, f"foundation of {cards.SUIT_NAMES[suit]}", cards.make(cards.ACE, suit))
        for number, suit in enumerate(suits, start=1)
    )


def columns(count: int) -> tuple[Spot, ...]:
    """So many piles of the tableau, called columns."""
    return tuple(Spot(f"t{number}", Kind.TABLEAU, f"column {number}") for number in range(1, count + 1))


def piles_from(spots: Iterable[Spot], named: Mapping[str, Pile]) -> Position:
    """A position from the piles that have cards, by the names of their spots."""
    return tuple(named.get(spot.name, counter_pile(0) if spot.kind is Kind.COUNTER else b"") for spot in spots)


def with_last_up(pile: Pile) -> Pile:
    """The same pile with its open card face up."""
    return pile[:-1] + cards.turned_up(pile[-1:])
