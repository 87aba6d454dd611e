"""A model of Klondike: which cards lie face up, are home, or are in stock and waste, but not what lies on what.

**Equivalence.** The two cards of one rank and colour are a *pair*; a card is *open* if no card lies on it. A
face-up card that was moved and is no king lies on a card of the pair of the next higher rank and other colour. If
both cards of this pair are there and a card lies on only one of them, it can be moved to the other and back at
any time. If cards lie on both, either card of the pair can be made open as soon as one of the two cards on them
leaves. So all arrangements of the same face-up cards can be changed into one another whenever it matters, and it
is enough to know which cards there are: how much of each column still lies as it was dealt, how high the
foundations are, and which cards are in stock and waste. A column's *root* is its lowest face-up card, which still
lies where it was dealt. A card can be made open if the number of cards that lie on its pair is lower than the
number of cards of the pair that lie face up in the columns.

**Dominance** (`pruned_successors`):

- A *safe* card that is open goes home, and nothing else is tried. Safe means that both cards of the other colour
  that could lie on it can go home themselves, and so can the cards that could lie on those (`_safe`). The same is
  done for safe cards of the stock if every card of the stock can be reached at any time.
- A root or a card of the waste that can go home need not go to another column: it can come back from its
  foundation.
- A card comes back from its foundation only if it is not safe.

**Stock.** A *place* in the stock is a number that says how far the player has gone through the stock.
`TurnRules` knows which cards can be turned to the top of the waste, and which places are no better than another.
A state is pruned if a state with the same cards and a place that is as good or better was already reached.

**Bound.** If not every card of the stock can be reached at any time, a position is lost if it could not be won
even if that were so. There are far fewer different positions in this easier game (`KlondikeModel.easier`).

The search is depth first, and now and then starts again in another order. It is exact for positions that can be
reached from a deal.

A card is a single bit: each rank has four bits, the red cards below the black ones, so that operations on bits
count all pairs at once.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from functools import cache
from typing import TypeAlias

from engine.core import cards
from engine.core.cards import Card
from engine.core.game import Move, Position, counter_value
from engine.core.shuffle import SplitMix64
from engine.games.klondike import Klondike
from engine.solving.models.stock import stock_place
from engine.solving.search import Model, Search, refutable

# Name; cards face up in the columns; cards in stock and waste; roots; next cards home; number of empty columns;
# place in the stock.
State: TypeAlias = tuple[int, int, int, int, int, int, int]
# What is done; the bit of the card; the place in the stock after the step; the name of the state after the step.
Step: TypeAlias = tuple[str, int, int, int]

HOME, OFF, TAKEN_HOME, TAKEN, BACK = "home", "off", "taken home", "taken", "back"

_PLACE = {cards.DIAMONDS: 0, cards.HEARTS: 1, cards.CLUBS: 2, cards.SPADES: 3}
_RED_PAIRS = sum(1 << 4 * rank for rank in cards.RANKS)
_BLACK_PAIRS = _RED_PAIRS << 2
_PAIRS = _RED_PAIRS | _BLACK_PAIRS
_RED_CARDS, _BLACK_CARDS = 3 * _RED_PAIRS, 3 * _BLACK_PAIRS
_PACK = _RED_CARDS | _BLACK_CARDS
_KING = 1 << 4 * cards.KING  # the lowest bit of the kings
_KINGS = 15 * _KING

# A state's name is one number of less than 60 bits, so that millions of them fit in memory. Its lowest 16 bits are
# the heights of the foundations, four bits each. Then come the numbers of cards that still lie in the columns as
# dealt, each in units that are just large enough for the columns before it. The highest bits are the cards of
# stock and waste.
_HEIGHTS = (1 << 16) - 1
_FULL = 0xDDDD
_PASS = 32  # places in the stock are numbered on from pass to pass
# The search starts again after `_FIRST` positions, then after `_EACH` more; that grows by `_GROWTH` each time.
_FIRST, _EACH, _GROWTH = 100_000, 500, 1.05
_ALONE = 100_000  # after so many positions, the easier game is searched


def bit(card: Card) -> int:
    """Return the bit of a card; it is the same whether the card is face up or face down."""
    return 1 << 4 * cards.rank(card) + _PLACE[cards.suit(card)]


_HIGHER = {bit(card): 1 << 4 * _PLACE[cards.suit(card)] for card in cards.full_pack()}


@cache
def _safe(heights: int) -> tuple[int, int]:
    """Return the next cards home that are safe, and the last cards home that may be needed back, as bits.

    `heights` has four bits for each foundation. A card is kept in a column only so that two cards of the other
    colour can be built on it. If these two can go home at once, and so can the cards that could lie on them,
    the card need not wait for them.
    """
    height = [heights >> 4 * place & 15 for place in range(4)]
    going = wanted_back = 0
    for place, high in enumerate(height):
        other = place // 2 * 2 ^ 2
        most = min(height[other] + 2, height[other + 1] + 2, height[place ^ 1] + 3)
        going |= (high < most) << 4 * (high + 1) + place
        wanted_back |= (high > most) << 4 * high + place
    return going, wanted_back


class TurnRules:
    """The rules of turning up the stock: which of its cards can be reached, and in what order.

    A *place* is a number that says how far the player has gone through the stock: the number of cards in the
    waste, plus `_PASS` for each redeal made.

    Without a limit on redeals, the redeals made are not counted. The place is then 0 whenever the same cards can
    still be turned up as with all cards in the stock: if every card is in the waste, or if the number of cards in
    the waste is a multiple of `turn`, the number of cards turned up at a time.
    """

    def __init__(self, deck: Sequence[int], turn: int, redeals: int | None) -> None:
        self.deck = deck  # the bits of the cards in stock and waste, in the order in which they are turned
        self.turn = turn
        self.redeals = redeals
        self.any_time = turn == 1 and redeals is None
        self._at_any_time = {card: [0] for card in deck}  # what `reach` returns if that is so
        self._reached: dict[tuple[int, int], tuple[int, dict[int, list[int]]]] = {}
        self._turned: dict[tuple[int, int], list[tuple[int, list[int]]]] = {}
        self._no_better: dict[tuple[int, int], int] = {}

    def place(self, left: int, waste: int, made: int) -> int:
        """Return the place in the stock: a number that says how far the player has gone through the stock.

        `left` is the number of cards in stock and waste together, `waste` the number of cards in the waste, and
        `made` the number of redeals made. As long as the cards in stock and waste are the same, an equal place
        means that the same cards can still be turned up. If `left` is 0, so is the place.
        """
        if left == 0:
            return 0
        if self.redeals is None:
            return stock_place(waste, left, self.turn)
        return made * _PASS + waste

    def stops(self, left: int, place: int) -> Iterator[tuple[int, int]]:
        """Yield how many cards the waste has at a place and after each further turn or redeal, in order.

        Each is yielded as (number of cards in the waste, number of redeals made). `left` is the number of cards
        in stock and waste together. Without a limit on redeals, only redeals from now on are counted, and one of
        them is enough.
        """
        first, waste = divmod(place, _PASS)
        # Without a limit a second pass shows every card that can be shown.
        last = 1 if self.redeals is None else self.redeals
        for made in range(first, last + 1):
            yield from ((cards_turned, made) for cards_turned in (*range(waste, left, self.turn), left))
            waste = 0

    def reach(self, stock: int, place: int) -> tuple[int, dict[int, list[int]]]:
        """Return the cards that are on top of the waste or can be turned there, as bits and as a dictionary.

        `stock` holds the bits of the cards in stock and waste. The keys of the dictionary are the bits of the
        cards that can be reached; each value lists the places that are possible once the card is taken from the
        waste, in the order in which turning leads to them.
        """
        if self.any_time:
            return stock, self._at_any_time
        found = self._reached.get((stock, place))
        if found is None:
            if len(self._reached) > 10_000:
                self._reached.clear()
            found = self._reached[stock, place] = self._reach(stock, place)
        return found

    def _reach(self, stock: int, place: int) -> tuple[int, dict[int, list[int]]]:
        """Compute what `reach` returns, without the cache."""
        left = [card for card in self.deck if card & stock]
        turned = self._turned.get((len(left), place))
        if turned is None:
            turned = self._turned[len(left), place] = self._tops(len(left), place)
        after = {left[waste - 1]: places for waste, places in turned}
        return sum(after), after

    def _tops(self, left: int, place: int) -> list[tuple[int, list[int]]]:
        """Return how many cards the waste can have from a place on, in the order of turning; 0 is left out.

        `left` is the number of cards in stock and waste. With each number come the places that are possible once
        the top card is taken from that waste.
        """
        after: dict[int, list[int]] = {}
        for waste, made in self.stops(left, place):
            if waste:
                places = after.setdefault(waste, [])
                then = self.place(left - 1, waste - 1, made)
                if then not in places:
                    places.append(then)
        return list(after.items())

    def no_better(self, stock: int, place: int) -> int:
        """Return the places in the stock that are no better than this one, as bits (bit n for place n).

        `stock` holds the bits of the cards in stock and waste. No better are this place itself, the places that
        turning leads to from it, and the same places with fewer redeals left.
        """
        left = stock.bit_count()
        found = self._no_better.get((left, place))
        if found is None:
            found = self._no_better[left, place] = self._worse(left, place)
        return found

    def _worse(self, left: int, place: int) -> int:
        """Return the places that turning leads to, also those with fewer redeals left, as bits."""
        last = self.redeals or 0
        return sum(
            {
                1 << self.place(left, waste, later)
                for waste, made in self.stops(left, place)
                for later in range(made, max(last, made) + 1)
            }
        )


class KlondikeModel(Model[Step]):
    """One deal of Klondike from one position on; play must be able to reach this position from a deal.

    A state is a tuple of seven numbers: a name (see `_HEIGHTS`); as bits, the face-up cards of the columns, the
    cards of stock and waste, the roots, and the cards that the foundations take next; the number of empty columns;
    the place in the stock (see `TurnRules`). The name and the place determine all the other fields.

    A step says what is done with which card, and the place in the stock after that. The step includes the turns
    of the stock before it and the moves of the cards that lie on the card.
    """

    def __init__(self, game: Klondike, position: Position) -> None:
        self.game = game
        self.under: dict[int, int] = {}  # by dealt card, the card it lies on, or 0
        self.lifted: dict[int, int] = {}  # by card, what is subtracted from the name when it leaves where it was
        self._unit: dict[int, int] = {}  # by column, what each of its cards adds to the name
        unit = _HEIGHTS + 1
        for spot in game.tableau:
            dealt = [bit(card) for card in self._dealt(position[spot])]
            self._lock(dealt, unit)
            self._unit[spot] = unit
            unit *= len(dealt) + 1
        dealt_kings = sum(card for card, under in self.under.items() if card & _KINGS and not under)
        self.roots = ~dealt_kings  # a king at the bottom counts as moved to an empty column
        self.turning = TurnRules([bit(card) for card in self._deck(position)], game.turn, game.redeals)
        self.lifted |= {card: unit << number for number, card in enumerate(self.turning.deck)}
        self.varies = not self.turning.any_time
        self.start = self.pack(position)

    def _lock(self, dealt: Sequence[int], unit: int) -> None:
        """Store what each dealt card of a column lies on, and what is subtracted from the name when it leaves.

        `unit` is what each card of the column adds to the name.
        """
        for under, card in zip((0, *dealt), dealt, strict=False):
            on_king = under in dealt[:1] and under & _KINGS
            self.under[card] = under
            self.lifted[card] = 2 * unit if on_king else unit

    def _dealt(self, pile: bytes) -> bytes:
        """Return the cards of a column that still lie as dealt: the face-down cards and the root.

        A face-up king at the bottom of its column is not a root: it counts as moved to an empty column.
        """
        face_down = sum(map(cards.is_down, pile))
        moved = not face_down and pile[:1] and cards.rank(pile[0]) == cards.KING
        return b"" if moved else pile[: face_down + 1]

    def _deck(self, position: Position) -> bytes:
        """Return the cards of waste and stock in the order in which they are turned."""
        return position[self.game.waste] + position[self.game.stock][::-1]

    def pack(self, position: Position) -> State:
        """Return the state of a position; it must be one that can be reached from the first position."""
        game = self.game
        name = face_up = roots = wanted = spaces = 0
        for spot in game.foundations:
            mark = game.spots[spot].mark
            assert mark is not None
            name |= len(position[spot]) << 4 * _PLACE[cards.suit(mark)]
            wanted |= bit(mark) << 4 * len(position[spot])
        for spot in game.tableau:
            pile = position[spot]
            dealt = self._dealt(pile)
            name += len(dealt) * self._unit[spot]
            roots |= bit(dealt[-1]) if dealt else 0
            face_up |= sum(bit(card) for card in pile if not cards.is_down(card))
            spaces += not pile
        deck = self._deck(position)
        stock = sum(map(bit, deck))
        name += sum(self.lifted[bit(card)] for card in deck)
        place = self.turning.place(len(deck), len(position[game.waste]), self._redealt(position))
        return name, face_up, stock, roots, wanted, spaces, place

    # What can be done with a card

    def _off(self, state: State, card: int) -> State:
        """Return the state after a root goes to another column with all cards that lie on it."""
        name, face_up, stock, roots, wanted, spaces, place = state
        under = self.under[card]
        spaces += (not under) - (card >= _KING)
        roots ^= card | under & self.roots
        return name - self.lifted[card], face_up | under, stock, roots, wanted, spaces, place

    def _home(self, state: State, card: int) -> State:
        """Return the state after an open card of the tableau goes home."""
        name, face_up, stock, roots, wanted, spaces, place = state
        if card & roots:
            name, face_up, stock, roots, wanted, spaces, place = self._off(state, card)
        spaces += card >= _KING
        return name + _HIGHER[card], face_up ^ card, stock, roots, wanted ^ card ^ card << 4, spaces, place

    def _taken_home(self, state: State, card: int, place: int) -> State:
        """Return the state after a card of the waste goes home."""
        name, face_up, stock, roots, wanted, spaces, _ = state
        name += _HIGHER[card] - self.lifted[card]
        return name, face_up, stock ^ card, roots, wanted ^ card ^ card << 4, spaces, place

    def _taken(self, state: State, card: int, place: int) -> State:
        """Return the state after a card of the waste goes to a column."""
        name, face_up, stock, roots, wanted, spaces, _ = state
        return (
            name - self.lifted[card],
            face_up | card,
            stock ^ card,
            roots,
            wanted,
            spaces - (card >= _KING),
            place,
        )

    def _back(self, state: State, card: int) -> State:
        """Return the state after a card comes back from its foundation to a column."""
        name, face_up, stock, roots, wanted, spaces, place = state
        spaces -= card >= _KING
        return name - _HIGHER[card], face_up | card, stock, roots, wanted ^ card ^ card << 4, spaces, place

    def after(self, state: State, step: Step) -> State:
        """Return the state after a step, which must be one of those that `pruned_steps` returns."""
        how, card, place, _ = step
        if how is TAKEN:
            return self._taken(state, card, place)
        if how is TAKEN_HOME:
            return self._taken_home(state, card, place)
        if how is HOME:
            return self._home(state, card)
        return self._off(state, card) if how is OFF else self._back(state, card)

    def pruned_successors(self, state: State) -> list[tuple[Step, State]]:
        """Return the steps that dominance does not rule out, each with the state after it."""
        return [(step, self.after(state, step)) for step in self.pruned_steps(state)]

    def pruned_steps(self, state: State) -> list[Step]:
        """Return the steps that dominance does not rule out, in the order in which they are tried.

        Most of the states that they lead to were reached before. A step therefore has only the name of its state;
        `after` returns the whole state. The bits of a set are taken one by one in loops here: with generators the
        whole search would take an eighth longer.

        If a safe card can go home, that is the only step. Otherwise steps that uncover a card come first, then
        cards home, then cards to columns, then cards back from the foundations.
        """
        name, _, stock, roots, wanted, _, place = state
        opened, fitting = _opened_and_fitting(state)
        safe, wanted_back = _safe(name & _HEIGHTS)
        ready = opened & wanted
        lifted = self.lifted
        if ready & safe:
            card = _first(ready & safe)
            left = lifted[card] if card & roots else 0
            return [(HOME, card, place, name + _HIGHER[card] - left)]
        if self.turning.any_time and stock & wanted & safe:
            card = _first(stock & wanted & safe)
            return [(TAKEN_HOME, card, 0, name + _HIGHER[card] - lifted[card])]
        within_reach, after = self.turning.reach(stock, place)
        found: list[Step] = []
        several = ready_roots = ready & roots
        while several:
            card = several & -several
            several ^= card
            found.append((HOME, card, place, name + _HIGHER[card] - lifted[card]))
        several = (roots ^ ready_roots) & fitting
        while several:
            card = several & -several
            several ^= card
            found.append((OFF, card, place, name - lifted[card]))
        several = going = within_reach & wanted
        while several:
            card = several & -several
            several ^= card
            found.append((TAKEN_HOME, card, after[card][0], name + _HIGHER[card] - lifted[card]))
        several = ready ^ ready_roots
        while several:
            card = several & -several
            several ^= card
            found.append((HOME, card, place, name + _HIGHER[card]))
        several = (within_reach ^ going) & fitting
        while several:
            card = several & -several
            several ^= card
            found.append((TAKEN, card, after[card][0], name - lifted[card]))
        several = wanted_back & fitting
        while several:
            card = several & -several
            several ^= card
            found.append((BACK, card, place, name - _HIGHER[card]))
        return found

    def won(self, state: State) -> bool:
        """Return whether all cards are home."""
        return state[0] & _HEIGHTS == _FULL

    def search(self, max_nodes: int, variant: int = 0) -> Search[Step]:
        """Search for the steps to a win, and meanwhile for a proof that not even an easier game can be won.

        Variants with an odd number do without that proof, those with an even number above 0 begin with it.
        """
        search = _RestartingSearch(self, variant).run()
        if self.turning.any_time or variant % 2:
            return search
        return refutable(search, _RestartingSearch(self.easier(), variant).run(), 0 if variant else _ALONE)

    def easier(self) -> "KlondikeModel":
        """Return a model of this deal in which every card of the stock can be reached at any time."""
        model = copy(self)
        model.turning = TurnRules(self.turning.deck, turn=1, redeals=None)
        model.start = (*self.start[:-1], 0)
        return model

    # The moves of the rules that make a step

    def moves(self, position: Position, step: Step) -> Sequence[Move]:
        """Return the moves of a step: turns of the stock, a move that uncovers the card, and the move of the card.

        The first two are left out if they are not needed.
        """
        how, card, place, _ = step
        taken = card if how in {TAKEN_HOME, TAKEN} else 0
        turns, position = self._turned(position, taken, place)
        if taken:
            return [*turns, Move(self.game.waste, self._target(position, card, how is TAKEN_HOME))]
        if how is BACK:
            return [
                *turns,
                Move(self._target(position, card, home=True), self._target(position, card, home=False)),
            ]
        source, n = self._find(position, card)
        if how is OFF:
            return [*turns, Move(source, self._target(position, card, home=False), n)]
        if n > 1:
            above = bit(position[source][1 - n])
            turns.append(Move(source, self._target(position, above, home=False), n - 1))
        return [*turns, Move(source, self._target(position, card, home=True))]

    def _find(self, position: Position, card: int) -> tuple[int, int]:
        """Return the column where a card lies face up, and how many cards lie from it to the end."""
        return next(
            (spot, len(position[spot]) - depth)
            for spot in self.game.tableau
            for depth, other in enumerate(position[spot])
            if bit(other) == card and not cards.is_down(other)
        )

    def _target(self, position: Position, card: int, home: bool) -> int:
        """Return the foundation of a card, or a column that accepts it."""
        spots = self.game.foundations if home else self.game.tableau
        face = next(face for face in cards.full_pack() if bit(face) == card)
        if home:
            return next(spot for spot in spots if cards.suit(self.game.spots[spot].mark or 0) == cards.suit(face))
        return next(spot for spot in spots if face in self.game.accepted_cards(position, spot))

    def _turned(self, position: Position, taken: int, place: int) -> tuple[list[Move], Position]:
        """Return the turns that bring the stock to this place, and the position after them.

        `taken` is the bit of the card that is taken from the waste after the turns, 0 if none is; `place` is
        the place after that.
        """
        game, turns = self.game, list[Move]()
        while not self._stands(position, taken, place):
            turns.append(game.next_turn(position))
            position = game.play(position, turns[-1])
        return turns, position

    def _stands(self, position: Position, taken: int, place: int) -> bool:
        """Return whether the stock is in this place once `taken` is taken from the waste.

        The card `taken` has to be on top of the waste; 0 means that no card is taken.
        """
        waste, number = position[self.game.waste], int(taken > 0)
        if taken and (not waste or bit(waste[-1]) != taken):
            return False
        left = len(position[self.game.stock]) + len(waste) - number
        return self.turning.place(left, len(waste) - number, self._redealt(position)) == place

    def _redealt(self, position: Position) -> int:
        """Return how many redeals were made."""
        return counter_value(position[self.game.redeal_counter]) if self.game.redeal_counter >= 0 else 0


class _RestartingSearch:
    """A depth-first search that now and then starts again in another order, and keeps what was found to be lost.

    For each name of a state (all but its place in the stock) it keeps the set of places from which nothing new can
    be reached. At a restart, the states on the path to the current one are taken out of these sets. Every state
    that one of the others leads to was searched itself or was on the path, and the path is searched again from its
    beginning. So once nothing is left to search, there is no win.
    """

    def __init__(self, model: KlondikeModel, variant: int) -> None:
        self._model = model
        self._worse_places: dict[int, int] = {}
        self._path: list[Step] = []
        self._before: list[tuple[int, int]] = []  # for each step: the name of its state, and its set until then
        self._chance = SplitMix64(1 + variant)
        self._varies = variant > 0

    def run(self) -> Search[Step]:
        """Search for a win; return the steps to it, or None if there is none."""
        model, path, before, worse_places = self._model, self._path, self._before, self._worse_places
        if model.won(model.start):
            return []
        no_better = model.turning.no_better
        sets: dict[int, int] = {}  # each set of places: a few hundred objects serve a million states
        worse_places[model.start[0]] = no_better(model.start[2], model.start[-1])
        stack = [(model.start, self._ordered(model.start))]
        left, pause = _EACH if self._varies else _FIRST, float(_EACH)
        while stack:
            here, steps = stack[-1]
            for step in steps:
                _, _, place, name = step
                places = worse_places.get(name, 0)
                if places >> place & 1:
                    continue
                state = model.after(here, step)
                worse = places | no_better(state[2], place)
                worse_places[name] = sets.setdefault(worse, worse) if places else worse
                yield
                left -= 1
                path.append(step)
                before.append((name, places))
                if name & _HEIGHTS == _FULL:
                    return path
                stack.append((state, self._ordered(state)))
                break
            else:
                stack.pop()
                if path:
                    path.pop()
                    before.pop()
            if left <= 0 and path:
                self._begin_anew()
                stack = [(model.start, self._ordered(model.start))]
                left, pause = int(pause), pause * _GROWTH
        return None

    def _begin_anew(self) -> None:
        """Go back to the start, and treat the states on the path as not reached; from now on, vary the order."""
        for name, places in reversed(self._before):
            self._worse_places[name] = places
        self._path.clear()
        self._before.clear()
        self._varies = True

    def _ordered(self, state: State) -> Iterator[Step]:
        """Return the steps of a state, in other variants and after a restart with any one of them first."""
        found = self._model.pruned_steps(state)
        if self._varies and len(found) > 1:
            found.insert(0, found.pop(self._chance.below(len(found))))
        return iter(found)


def _first(several: int) -> int:
    """Return the lowest card of a set of bits that is not empty."""
    return several & -several


def _opened_and_fitting(state: State) -> tuple[int, int]:
    """Return the face-up cards that can be made open, and all cards that some column can take."""
    _, face_up, _, roots, _, spaces, _ = state
    lying = face_up & ~(roots | _KINGS)
    over = (lying & _RED_CARDS) << 6 | (lying & _BLACK_CARDS) << 2  # moved to the pairs that they lie on
    up, higher = face_up >> 1, over >> 1
    # A pair has room for more if fewer cards lie on it than it has face up.
    free = ((face_up | up) & ~(over | higher) | face_up & up & ~(over & higher)) & _PAIRS
    free |= free << 1
    fitting = (free & _BLACK_CARDS) >> 6 | (free & _RED_CARDS) >> 2
    return face_up & free, fitting | _KINGS if spaces else fitting
