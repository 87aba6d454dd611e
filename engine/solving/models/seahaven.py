"""A model of Seahaven Towers: how much of each column is left, and which kings were given an empty column.

**Equivalence and dominance.** Columns are built in suit, so a card can lie on one other card only, and nearly
everything follows from which cards have left the places where they were dealt:

- A card goes home as soon as it can: the only card that could ever lie on it is home already.
- A card in a tower (a cell) goes onto the next higher card of its suit as soon as that card is free. There it
  takes no tower; and if the higher card has to move later, the two need as many towers as they would have needed
  apart.
- Cards of a column that follow one another in suit move together as one *block*, since moving only some of
  them is of no use.

So a card that has been *dug out* (has left its place in the deal) and is not home lies on the next higher card
of its suit if that is possible, and in a tower if it is not. What is left to decide is which column to dig
next, and whether a king goes to an empty column, or leaves it so that another king can have it. A king at the
bottom of a column already has a column. A step is possible if there are enough empty towers for the cards that
need one on the way.

The search is depth first and exact; a deal has some tens of thousands of states.

In the code, a set of cards is a number, and a bit is set if its card belongs to the set. Each suit has fifteen
bits. The lowest is the *seat* of the king: it is set if a column belongs to the king, because he was given an
empty one, or because only he and his run are left in it. The next thirteen bits are the cards from the king to the
ace. The highest bit is always 0.

So cards that follow one another in suit are bits side by side. The highest card has the lowest of these bits. If
this bit is added to the set once more, the addition carries through all of them and clears them (`_in_towers`).
The carry stops at the first bit that is not set, so it clears no other card. The 0 above the ace keeps the carry
out of the next suit.
"""

from typing import NamedTuple, TypeAlias

from engine.core import cards
from engine.core.cards import KING, Card, Pile
from engine.core.game import Position
from engine.games.seahaven import Seahaven
from engine.solving.models.cells import CELL, HOME, SPACE, CellsModel, Step, StepWriter
from engine.solving.search import Search, depth_first

_FIELD = 15  # bits for a suit
_SEATS = sum(1 << suit * _FIELD for suit in cards.SUITS)
_KINGS = _SEATS << 1
_KING_OF = {1 << suit * _FIELD: cards.make(KING, suit) for suit in cards.SUITS}  # by its seat
_TOO_LONG = [(1 << room + 1) - 1 for room in range(_FIELD)]  # by number, the bits of a run one card longer
_AWAY = CELL  # a run goes onto the card it fits on if this is free, otherwise card by card to the towers

# The five fields of a state:
# - how many blocks each column still has, and in the lower bits the seats;
# - the bits of the cards that are dug out and not home;
# - the bit of the last dealt card that each column still has;
# - for each suit, the bit of the card that goes home next;
# - how many columns have no dealt card left, or only a king and its run.
State: TypeAlias = tuple[int, int, int, int, int]


class Block(NamedTuple):
    """Cards at the end of a column that follow one another in suit, and what changes when they are dug out."""

    leader: Card = 0  # the first card of the block, the highest
    above: int = 0  # the bit of the one card that the leader could lie on; for a king, the bit of his seat
    size: int = 0
    last: int = 0  # the bit of the last card
    after: int = 0  # the number of the bit of the next lower card of the suit
    end: int = 0  # the bit of the last dealt card that is left in the column; 0 if none is left
    freed: int = 0  # the bits of the cards dug out: the block, and the run of a king if only this run is left
    seat: int = 0  # the bit of that king's seat; 0 if there is none
    deeper: int = 0  # what is subtracted from the first field of a state when the block is dug out


class SeahavenModel(CellsModel):
    """Seahaven Towers from one position on: the search, and its steps translated into steps on the table."""

    def search(self, max_nodes: int, variant: int = 0) -> Search[Step]:
        """Search depth first for a win; return the steps on the table that lead to it."""
        game = self.game
        assert isinstance(game, Seahaven)
        steps = yield from depth_first(SeahavenSpace(game, self.position, self.home(self.position)))
        return None if steps is None else self.written(steps)

    def written(self, steps: list[Step]) -> list[Step]:
        """Return the steps on the table that carry out these steps of the abstract search."""
        writer = StepWriter(self)
        _settle(writer)
        for card, target in steps:
            above = [end for end in writer.ends() if end in self.onto[card]]
            if target == SPACE or above:
                writer.make(card, above[0] if above else SPACE)
            else:
                for one in reversed(writer.run_from(card)):
                    writer.make(one, CELL)
            _settle(writer)
        return writer.steps


def _settle(writer: StepWriter) -> None:
    """Move home every card that can go home, and from the towers to the columns every card that fits there."""
    onto = writer.model.onto
    while True:
        ends, cells = writer.ends(), writer.in_cells()
        home = [(card, HOME) for card in cells + ends if writer.fits_home(card)]
        built = [(card, under) for card in cells for under in onto[card] if under in ends]
        if not home and not built:
            return
        writer.make(*(home + built)[0])


class SeahavenSpace:
    """All states of one deal and the steps between them; `State` explains the fields of a state.

    A step is a pair: the highest card of the block or run that moves, and its target. The target `SPACE` is an
    empty column. The target `_AWAY` is the card that the highest card fits on; if that card is not free, every
    card that moves goes to a tower.
    """

    def __init__(self, game: Seahaven, position: Position, home: bytes) -> None:
        self.towers = len(game.cells)
        piles = [position[i] for i in game.tableau]
        bits = max(map(len, piles)).bit_length() + 1
        self.one = (1 << bits) - 1  # mask for the number of blocks of a column
        shifts = [len(cards.SUITS) * _FIELD + i * bits for i in range(len(piles))]
        # for each column: the shift of its number of blocks, and its blocks; this number is the index of the block
        # that is dug next
        self.columns = [(shift, _blocks(pile, 1 << shift)) for shift, pile in zip(shifts, piles, strict=True)]
        self.column_of = {block.last: column for column in self.columns for block in column[1]}
        self.start = self._first(b"".join(position[i] for i in game.cells), home)

    def _first(self, in_towers: Pile, home: bytes) -> State:
        """Return the state of the first position after all cards have gone home that can.

        An empty block lies on each column at first; it is removed here.
        """
        wanted = sum(1 << suit * _FIELD + KING - count for suit, count in enumerate(home))
        state = (0, _bits(in_towers), 0, wanted, 0)
        for shift, blocks in self.columns:
            state = _without(state, blocks[-1], len(blocks) - 2 << shift)
        return self._settled(state)

    def pruned_successors(self, state: State) -> list[tuple[Step, State]]:
        """Return the steps, each with the state after it.

        A step digs out the next block of a column. If a column is empty, a step can also move a king to it from a
        tower; if none is, a step can move a king and his run from their column to the towers.
        """
        where, loose, ends, _, empty = state
        in_towers = _in_towers(state)
        free = self.towers - in_towers.bit_count()
        spaces = empty - (where & _SEATS).bit_count()
        open_cards = ends | loose ^ in_towers | (_SEATS if spaces else 0)
        found = []
        for shift, blocks in self.columns:
            block = blocks[where >> shift & self.one]
            if block.size:
                fits = block.above & open_cards
                # the run that was built on the block moves with it, and may have at most `room` cards
                room = free + (fits > 0) - block.size
                if room >= 0 and loose >> block.after & _TOO_LONG[room] != _TOO_LONG[room]:
                    dug = self._settled(_without(state, block, (fits & _SEATS) - block.deeper))
                    found.append(((block.leader, SPACE if fits & _SEATS else _AWAY), dug))
        if spaces:
            found += self._seated(state, in_towers & _KINGS)
        elif where & _SEATS:
            found += self._unseated(state, free)
        return found

    def _seated(self, state: State, kings: int) -> list[tuple[Step, State]]:
        """Return the steps that move a king from a tower to an empty column, with the states after them."""
        return [((_KING_OF[seat], SPACE), (state[0] + seat, *state[1:])) for seat in _KING_OF if kings & seat << 1]

    def _unseated(self, state: State, free: int) -> list[tuple[Step, State]]:
        """Return the steps that move a king and his run from a column to towers, with the states after them."""
        where, loose = state[:2]
        return [
            ((king, _AWAY), (where - seat, *state[1:]))
            for seat, king in _KING_OF.items()
            if where & seat and _run_length(loose >> seat.bit_length()) <= free
        ]

    def _settled(self, state: State) -> State:
        """Return the state after all cards go home that can."""
        where, loose, ends, wanted, empty = state
        while going := wanted & (loose | ends):
            if going & loose:
                going &= loose
                loose -= going
                wanted += (going >> 1) - going
                where &= ~(going >> 1 & _SEATS)
            else:
                shift, blocks = self.column_of[going & -going]
                block = blocks[where >> shift & self.one]
                state = (where, loose, ends, wanted, empty)
                where, loose, ends, wanted, empty = _without(state, block, -block.deeper)
        return where, loose, ends, wanted, empty

    def won(self, state: State) -> bool:
        """Return whether every foundation is complete."""
        return state[3] == _SEATS

    def key(self, state: State) -> int:
        """Return the first field of the state (blocks left and seats), which determines all other fields."""
        return state[0]


def _bits(pile: Pile) -> int:
    """Return the bits of these cards."""
    return sum(1 << cards.suit(card) * _FIELD + KING + 1 - cards.rank(card) for card in pile)


def _runs(pile: Pile) -> list[Pile]:
    """Return the cards of a column as runs in suit, the run at the bottom of the column first."""
    runs: list[Pile] = []
    for card in pile:
        if runs and _bits(bytes([card])) == _bits(runs[-1][-1:]) << 1:
            runs[-1] += bytes([card])
        else:
            runs.append(bytes([card]))
    return runs


def _blocks(pile: Pile, deeper: int) -> list[Block]:
    """Return the blocks of a column; the index in the list is the number of blocks that the column still has.

    Block 0 is for a column without blocks, and the last block is an empty one on top.
    """
    runs = _runs(pile)
    king_run = runs.pop(0) if runs and cards.rank(runs[0][0]) == KING else b""
    blocks = [Block(), *(_block(run, deeper) for run in runs), Block(deeper=deeper)]
    lowest = blocks[1]
    blocks[1] = lowest._replace(freed=lowest.freed | _bits(king_run), seat=_bits(king_run[:1]) >> 1)
    for depth, run in enumerate(runs, 2):
        blocks[depth] = blocks[depth]._replace(end=_bits(run[-1:]))
    return blocks


def _block(run: Pile, deeper: int) -> Block:
    """Return a run as a block, as if no card lay under it; `deeper` is as in `Block`."""
    last = _bits(run[-1:])
    return Block(
        leader=run[0],
        above=_bits(run[:1]) >> 1,
        size=len(run),
        last=last,
        after=last.bit_length(),
        freed=_bits(run),
        deeper=deeper,
    )


def _without(state: State, block: Block, change: int) -> State:
    """Return the state after a block is dug out and `change` is added to the first field of the state."""
    where, loose, ends, wanted, empty = state
    return (
        where + change + block.seat,
        loose | block.freed,
        ends ^ block.last ^ block.end,
        wanted,
        empty + (not block.end),
    )


def _run_length(lower: int) -> int:
    """Return how many bits are set without a gap, counted from the lowest bit."""
    return (lower + 1 & ~lower).bit_length() - 1


def _in_towers(state: State) -> int:
    """Return the bits of the cards that have been dug out and lie in towers."""
    where, loose, ends, _, _ = state
    # `built` is the highest card of each run that lies on a card or on its seat. The addition clears the bits of
    # its run, and only the cards in towers are left (see the end of the docstring of this module).
    built = (ends | where & _SEATS) << 1 & loose
    return loose & loose + built
