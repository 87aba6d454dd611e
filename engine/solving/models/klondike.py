"""A model of Klondike: which cards lie face up, are home, or are in stock and waste, but not which lies on which.

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
  that could lie on it can go home themselves, and so can the cards that could lie on those (`safe_cards`). The
  same is done for safe cards of the stock if every card of the stock can be reached at any time.
- A root or a card of the waste that can go home need not go to another column: it can come back from its
  foundation.
- A card comes back from its foundation only if it is not safe.

**Stock.** A *place* in the stock is a number that says how far the player has gone through the stock.
`TurnRules` knows which cards can be turned to the top of the waste, and which places are no better than another.
A state is pruned if a state with the same cards and a place that is as good or better was already reached.

**Bound.** In the *easier game* (`KlondikeModel.easier`), every card of the stock can be reached at any time. A
position that is lost in the easier game is lost. The easier game has far fewer different positions.

The search is depth first, with restarts in another order. It is exact for positions that can be
reached from a deal.
"""

from collections.abc import Sequence
from copy import copy

from engine.core import cards
from engine.core.game import Move, Position, counter_value
from engine.games.klondike import Klondike
from engine.solving.models.klondike_cards import (
    BACK,
    FULL,
    HEIGHTS,
    HIGHER,
    HOME,
    KING_BIT,
    KINGS,
    OFF,
    SUIT_PLACE,
    TAKEN,
    TAKEN_HOME,
    State,
    Step,
    bit,
    first_bit,
    opened_and_fitting,
    safe_cards,
)
from engine.solving.models.klondike_search import RestartingSearch
from engine.solving.models.klondike_stock import TurnRules
from engine.solving.search import Model, Search, refutable

_ALONE = 100_000  # the number of positions after which the easier game is searched


class KlondikeModel(Model[Step]):
    """One deal of Klondike from one position on; play must be able to reach this position from a deal.

    A state is a tuple of seven numbers: a name (see `HEIGHTS`); as bits, the face-up cards of the columns, the
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
        unit = HEIGHTS + 1
        for spot in game.tableau:
            dealt = [bit(card) for card in self._dealt(position[spot])]
            self._lock(dealt, unit)
            self._unit[spot] = unit
            unit *= len(dealt) + 1
        dealt_kings = sum(card for card, under in self.under.items() if card & KINGS and not under)
        self.roots = ~dealt_kings  # a king at the bottom counts as moved to an empty column, so he is no root
        self.turning = TurnRules([bit(card) for card in self._deck(position)], game.turn, game.redeals)
        self.lifted |= {card: unit << number for number, card in enumerate(self.turning.deck)}
        self.varies = not self.turning.any_time
        self.start = self.pack(position)

    def _lock(self, dealt: Sequence[int], unit: int) -> None:
        """Store what each dealt card of a column lies on, and what is subtracted from the name when it leaves.

        `unit` is what each card of the column adds to the name.
        """
        for under, card in zip((0, *dealt), dealt, strict=False):
            on_king = under in dealt[:1] and under & KINGS
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
            name |= len(position[spot]) << 4 * SUIT_PLACE[cards.suit(mark)]
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
        spaces += (not under) - (card >= KING_BIT)
        roots ^= card | under & self.roots
        return name - self.lifted[card], face_up | under, stock, roots, wanted, spaces, place

    def _home(self, state: State, card: int) -> State:
        """Return the state after an open card of the tableau goes home."""
        name, face_up, stock, roots, wanted, spaces, place = state
        if card & roots:
            name, face_up, stock, roots, wanted, spaces, place = self._off(state, card)
        spaces += card >= KING_BIT
        return name + HIGHER[card], face_up ^ card, stock, roots, wanted ^ card ^ card << 4, spaces, place

    def _taken_home(self, state: State, card: int, place: int) -> State:
        """Return the state after a card of the waste goes home."""
        name, face_up, stock, roots, wanted, spaces, _ = state
        name += HIGHER[card] - self.lifted[card]
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
            spaces - (card >= KING_BIT),
            place,
        )

    def _back(self, state: State, card: int) -> State:
        """Return the state after a card comes back from its foundation to a column."""
        name, face_up, stock, roots, wanted, spaces, place = state
        spaces -= card >= KING_BIT
        return name - HIGHER[card], face_up | card, stock, roots, wanted ^ card ^ card << 4, spaces, place

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
        opened, fitting = opened_and_fitting(state)
        safe, wanted_back = safe_cards(name & HEIGHTS)
        ready = opened & wanted
        lifted = self.lifted
        if ready & safe:
            card = first_bit(ready & safe)
            left = lifted[card] if card & roots else 0
            return [(HOME, card, place, name + HIGHER[card] - left)]
        if self.turning.any_time and stock & wanted & safe:
            card = first_bit(stock & wanted & safe)
            return [(TAKEN_HOME, card, 0, name + HIGHER[card] - lifted[card])]
        within_reach, after = self.turning.reach(stock, place)
        found: list[Step] = []
        several = ready_roots = ready & roots
        while several:
            card = several & -several
            several ^= card
            found.append((HOME, card, place, name + HIGHER[card] - lifted[card]))
        several = (roots ^ ready_roots) & fitting
        while several:
            card = several & -several
            several ^= card
            found.append((OFF, card, place, name - lifted[card]))
        several = going = within_reach & wanted
        while several:
            card = several & -several
            several ^= card
            found.append((TAKEN_HOME, card, after[card][0], name + HIGHER[card] - lifted[card]))
        several = ready ^ ready_roots
        while several:
            card = several & -several
            several ^= card
            found.append((HOME, card, place, name + HIGHER[card]))
        several = (within_reach ^ going) & fitting
        while several:
            card = several & -several
            several ^= card
            found.append((TAKEN, card, after[card][0], name - lifted[card]))
        several = wanted_back & fitting
        while several:
            card = several & -several
            several ^= card
            found.append((BACK, card, place, name - HIGHER[card]))
        return found

    def won(self, state: State) -> bool:
        """Return whether all cards are home."""
        return state[0] & HEIGHTS == FULL

    def search(self, max_nodes: int, variant: int = 0) -> Search[Step]:
        """Search for the steps to a win, and in between for a proof that not even an easier game can be won.

        Variants with an odd number skip this proof. Variants with an even number above 0 begin with it.
        """
        search = RestartingSearch(self, variant).run()
        if self.turning.any_time or variant % 2:
            return search
        return refutable(search, RestartingSearch(self.easier(), variant).run(), 0 if variant else _ALONE)

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
        """Return whether the stock will be in this place after the card `taken` is taken from the waste.

        The result is False if this card is not on top of the waste. `taken` is 0 if no card is taken.
        """
        waste, number = position[self.game.waste], int(taken > 0)
        if taken and (not waste or bit(waste[-1]) != taken):
            return False
        left = len(position[self.game.stock]) + len(waste) - number
        return self.turning.place(left, len(waste) - number, self._redealt(position)) == place

    def _redealt(self, position: Position) -> int:
        """Return how many redeals were made."""
        return counter_value(position[self.game.redeal_counter]) if self.game.redeal_counter >= 0 else 0
