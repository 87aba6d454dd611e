"""The steps of Backbone on packed states, as the rules allow them."""

from collections.abc import Iterator, Sequence

from engine.core import cards
from engine.core.cards import ACE, FACE, SUITS
from engine.core.game import Kind, Move, Position
from engine.games.backbone import COCCYX, LEFT, RIGHT, Backbone
from engine.solving.models.backbone_state import (
    COMPLETE,
    HOME,
    NEXT_RANK,
    PLACE,
    REDEALT,
    TOP,
    Run,
    State,
    Step,
    bits,
    laid,
    raised_home,
    run_of,
    single,
)
from engine.solving.search import Model


class BackboneSteps(Model[Step]):
    """One deal of a rule set of Backbone: its positions as states, and the steps between them."""

    def __init__(self, game: Backbone, position: Position) -> None:
        self.game = game
        self.spine_fills = Kind.RESERVE in game.space_sources
        self.ribs_fill = Kind.TABLEAU in game.space_sources
        self.stock_fills = Kind.STOCK in game.space_sources
        self.at_once = game.fills_at_once
        order = position[game.waste] + position[game.stock][::-1]
        self.order = [card & FACE for card in order]
        self._numbers = {cards.identity(card): i for i, card in enumerate(order)}
        self._at = [0] * 64  # for each face, the bits of its cards in stock and waste
        for i, face in enumerate(self.order):
            self._at[face] |= 1 << i
        aces = [cards.make(ACE, suit) for suit in SUITS] if game.aces_go_home else []
        self._aces = sum(self._at[ace] for ace in aces)  # bits of the aces that go home when turned up
        self._columns = tuple([card & FACE for card in position[spot]] for spot in (LEFT, RIGHT, COCCYX))
        self._open: dict[int, tuple[tuple[int, int, int], ...]] = {}  # by spine, what `_opened` returns
        self.start = self.pack(position)

    def pack(self, position: Position) -> State:
        """Return the state of a position (see `State`); it must be reachable from the first position."""
        game = self.game
        ribs = sorted(run_of(position[i]) for i in game.tableau)
        left, right, coccyx = (len(position[spot]) for spot in (LEFT, RIGHT, COCCYX))
        homes = 0
        for i in game.foundations:
            pile, mark = position[i], game.spots[i].mark
            assert mark is not None
            homes |= 1 << ((pile[-1] & FACE) + NEXT_RANK if pile else mark)
        waste, stock = (
            [self._numbers[cards.identity(card)] for card in position[i]] for i in (game.waste, game.stock)
        )
        place = waste[-1] + 1 if waste else 0
        if game.redeals_left(position) == 0 and (waste or stock):
            place |= REDEALT
        return tuple(ribs), left | right << 4 | coccyx << 8, sum(1 << i for i in waste + stock), place, homes

    def won(self, state: State) -> bool:
        """Return whether every foundation is complete."""
        return state[4] == COMPLETE

    def _opened(self, spine: int) -> tuple[tuple[int, int, int], ...]:
        """Return the free cards of the spine, each as its spot, its face and the spine without it."""
        if spine not in self._open:
            counts = (LEFT, spine & 15, 1), (RIGHT, spine >> 4 & 15, 16), (COCCYX, spine >> 8, 256)
            free = counts[2:] if spine >> 8 else counts[:2]
            self._open[spine] = tuple(
                (spot, self._columns[spot - LEFT][count - 1], spine - one) for spot, count, one in free if count
            )
        return self._open[spine]

    def _turned(self, left: int, place: int) -> tuple[list[int], int | None]:
        """Return the places that turning leads to, the present place first, and the ace that ends the turning.

        Some rules bring an ace home as soon as it is turned up, and this ends the turning. The ace is given by its
        number in the order of turning; it is None if there is no such ace. `left` holds the cards left in stock
        and waste as bits.
        """
        places, start, again = [place], place & PLACE, place & REDEALT
        while True:
            for i in bits(left >> start << start):
                if self._aces >> i & 1:
                    return places, i
                places.append(i + 1 | again)
            if again or not left:
                return places, None
            start, again = 0, REDEALT
            places.append(REDEALT)

    def _taken(self, left: int, place: int, i: int) -> tuple[int, int]:
        """Return the cards left and the place after card number `i` leaves the waste or the stock."""
        left ^= 1 << i
        below = left & (1 << (place & PLACE)) - 1
        return left, below.bit_length() | place & REDEALT if left else 0

    def _ace_home(self, state: State, ace: int) -> tuple[Step, State]:
        """Return the step of an ace that goes home as soon as it is turned up, and the state after it."""
        ribs, spine, left, place, homes = state
        taken = self._taken(left, place, ace)
        return (place, self.game.stock, HOME), (ribs, spine, *taken, raised_home(homes, self.order[ace]))

    def _targets(
        self, ribs: tuple[Run, ...], homes: int, face: int, fills: bool
    ) -> Iterator[tuple[int, tuple[Run, ...], int]]:
        """Yield where a card may go, each time as (target, ribs after the move, foundations after the move).

        `fills` says whether the card may go to an empty rib.
        """
        if homes >> face & 1:
            yield HOME, ribs, raised_home(homes, face)
        for run in set(ribs):
            if run & TOP == face + NEXT_RANK:
                yield run, laid(ribs, run, run - NEXT_RANK), homes
        if fills and not ribs[0]:
            yield 0, laid(ribs, 0, single(face)), homes

    def _from_spine(self, state: State) -> Iterator[tuple[Step, State]]:
        """Yield the steps of the free cards of the spine, with the states after them."""
        ribs, spine, left, place, homes = state
        for spot, face, shorter in self._opened(spine):
            for target, after, raised in self._targets(ribs, homes, face, self.spine_fills):
                yield (place, spot, target), (after, shorter, left, place, raised)

    def _from_waste(self, state: State) -> Iterator[tuple[Step, State]]:
        """Yield the steps of the top card of the waste, with the states after them."""
        ribs, spine, left, place, homes = state
        i = (place & PLACE) - 1
        taken = self._taken(left, place, i)
        for target, after, raised in self._targets(ribs, homes, self.order[i], True):
            yield (place, self.game.waste, target), (after, spine, *taken, raised)

    def _fillings(self, state: State) -> Iterator[tuple[Step, State]]:
        """Yield the steps that fill an empty rib from waste or stock, with the states after them."""
        ribs, spine, left, place, homes = state
        if place & PLACE:
            i = (place & PLACE) - 1
            after = laid(ribs, 0, single(self.order[i]))
            yield (place, self.game.waste, 0), (after, spine, *self._taken(left, place, i), homes)
        yield from self._from_stock(state)

    def _from_stock(self, state: State) -> Iterator[tuple[Step, State]]:
        """Yield the step that moves the next card of the stock to an empty rib, with the state after it.

        If the card is an ace that goes home as soon as it is turned up, it goes home instead. Nothing is yielded
        if the stock is empty.
        """
        ribs, spine, left, place, homes = state
        i = left >> (place & PLACE) << (place & PLACE) & -1
        if not i:
            return
        i = (i & -i).bit_length() - 1
        if self._aces >> i & 1:
            yield self._ace_home(state, i)
        else:
            after = laid(ribs, 0, single(self.order[i]))
            yield (place, self.game.stock, 0), (after, spine, *self._taken(left, place, i), homes)

    def column(self, number: int, spine: int) -> list[int]:
        """Return the faces of the cards left in one part of the spine, bottom first.

        `number` is 0 for the left column, 1 for the right column and 2 for the coccyx. `spine` is the second
        field of a `State`.
        """
        return self._columns[number][: spine >> 4 * number & 15]

    def moves(self, position: Position, step: Step) -> Sequence[Move]:
        """Return the moves that carry out a step: any turns and redeal of the stock, then the step's own move."""
        place, source, target = step
        game, found = self.game, []
        state = self.pack(position)
        turns = self._turned(state[2], state[3])[0].index(place)
        for _ in range(turns):
            found.append(game.next_turn(position))
            position = game.play(position, found[-1])
        runs = {run_of(position[i]): i for i in game.tableau}
        spot = runs[source] if source > TOP else source
        if target != HOME:
            return (*found, Move(spot, runs[target]))
        if spot == game.stock:
            return (*found, Move(spot, runs.get(0, game.waste)))
        card = position[spot][-1]
        home = next(i for i in game.foundations if card in game.accepted_cards(position, i))
        return (*found, Move(spot, home))
