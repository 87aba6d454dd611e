"""Seahaven Towers for searching: how deep each column has been dug, and which kings have been given a space.

Where building is in suit a card can lie on one other card only, and so nearly everything follows from which cards
have been dug out of the columns they lay in:

- A card goes home as soon as it can: the only card that could ever want to lie on it is home already.
- A card in a tower goes on the card it fits on as soon as that one is free: it lies there as in a tower, and costs
  nothing. When that one has to go on, the two need as many towers as they would have needed apart.
- Cards of a column that follow one another in suit go on as one, as none of them is of any use alone.

So a card that has been dug out and is not home lies below the next higher one if that can be built on, and in a
tower if it cannot. All there is to decide is which column to dig next, and that a king goes to a space or, for
the sake of another king, gives it up; a king at the bottom of a column has a space already. A step is taken if
the towers have room for the cards on the way.

The cards of a suit are thirteen bits in a row, the king lowest, below them a bit for its *seat*: the space it has.
A bit always empty above the ace keeps the suits apart, so that a sum of bits carries through one run of cards.
"""

from typing import NamedTuple, TypeAlias

from engine.core import cards
from engine.core.cards import KING, Card, Pile
from engine.core.game import Position
from engine.games.seahaven import Seahaven
from engine.solving.models.cells import CELL, HOME, SPACE, CellsModel, Step, Telling
from engine.solving.search import Search, depth_first

_FIELD = 15  # bits for a suit
_SEATS = sum(1 << suit * _FIELD for suit in cards.SUITS)
_KINGS = _SEATS << 1
_KING_OF = {1 << suit * _FIELD: cards.make(KING, suit) for suit in cards.SUITS}  # by its seat
_AWAY = CELL  # for a run: on the card it fits on if that is free, else card by card to the towers

# The depths of the columns with the seats below them; the cards that are dug out and not home; the last cards of
# the columns, as far as they are dug; of each suit the card that goes home next; how many columns are dug out.
Dug: TypeAlias = tuple[int, int, int, int, int]


class Block(NamedTuple):
    """Cards at the end of a column that follow one another in suit, and what changes when they are dug out."""

    leader: Card = 0
    above: int = 0  # the bit of the one card that the leader could lie on, or of the seat of a king
    size: int = 0
    last: int = 0  # the bit of the last card
    after: int = 0  # and the number of the next lower card's bit
    end: int = 0  # the bit of the card that is the last of the column then; 0 if the column is dug out
    freed: int = 0  # the bits of the cards dug out: the block, and the king's run that may be all that is left
    seat: int = 0  # the bit of that king's seat; 0 if there is none
    deeper: int = 0  # what it takes from the depths


class SeahavenModel(CellsModel):
    """The rules, and the search of what was dug."""

    def search(self, max_nodes: int) -> Search[Step]:
        """Each line to its end; some ten thousands of states are all that a deal has."""
        game = self.game
        assert isinstance(game, Seahaven)
        steps = yield from depth_first(Digging(game, self.position, self.home(self.position)))
        return None if steps is None else self.told(steps)

    def told(self, steps: list[Step]) -> list[Step]:
        """The steps of the rules that make these."""
        telling = Telling(self)
        _settle(telling)
        for card, target in steps:
            above = [end for end in telling.ends() if end in self.onto[card]]
            if target == SPACE or above:
                telling.make(card, above[0] if above else SPACE)
            else:
                for one in reversed(telling.run_from(card)):
                    telling.make(one, CELL)
            _settle(telling)
        return telling.steps


def _settle(telling: Telling) -> None:
    """Bring home what can go home, and out of the towers what can be built on a column."""
    onto = telling.model.onto
    while True:
        ends, cells = telling.ends(), telling.in_cells()
        home = [(card, HOME) for card in cells + ends if telling.fits_home(card)]
        built = [(card, under) for card in cells for under in onto[card] if under in ends]
        if not home and not built:
            return
        telling.make(*(home + built)[0])


class Digging:
    """What is searched; of its steps only the leader of the run is told, and whether it goes to a space."""

    def __init__(self, game: Seahaven, position: Position, home: bytes) -> None:
        self.towers = len(game.cells)
        piles = [position[i] for i in game.tableau]
        bits = max(map(len, piles)).bit_length() + 1
        self.one = (1 << bits) - 1
        shifts = [len(cards.SUITS) * _FIELD + i * bits for i in range(len(piles))]
        # of each column where its depth stands, and for each depth the block that is dug next
        self.columns = [(shift, _blocks(pile, 1 << shift)) for shift, pile in zip(shifts, piles, strict=True)]
        self.column_of = {block.last: column for column in self.columns for block in column[1]}
        self.start = self._first(b"".join(position[i] for i in game.cells), home)

    def _first(self, in_towers: Pile, home: bytes) -> Dug:
        """The position, and what follows of itself; on each column lies a block of nothing, which is dug now."""
        wanted = sum(1 << suit * _FIELD + KING - count for suit, count in enumerate(home))
        state = (0, _bits(in_towers), 0, wanted, 0)
        for shift, blocks in self.columns:
            state = _without(state, blocks[-1], len(blocks) - 2 << shift)
        return self._settled(state)

    def pruned_successors(self, state: Dug) -> list[tuple[Step, Dug]]:
        """Each column dug by a block, and kings that take a space or give it up."""
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
                # with the block goes the run that has been built on it
                if block.size + _run_length(loose >> block.after) - (fits > 0) <= free:
                    dug = self._settled(_without(state, block, (fits & _SEATS) - block.deeper))
                    found.append(((block.leader, SPACE if fits & _SEATS else _AWAY), dug))
        if spaces:
            found += self._seated(state, in_towers & _KINGS)
        else:
            found += self._unseated(state, free)
        return found

    def _seated(self, state: Dug, kings: int) -> list[tuple[Step, Dug]]:
        """Kings that go from a tower to a space."""
        return [((_KING_OF[seat], SPACE), (state[0] + seat, *state[1:])) for seat in _KING_OF if kings & seat << 1]

    def _unseated(self, state: Dug, free: int) -> list[tuple[Step, Dug]]:
        """Kings that go from their space to the towers with all that is built on them."""
        where, loose = state[:2]
        return [
            ((king, _AWAY), (where - seat, *state[1:]))
            for seat, king in _KING_OF.items()
            if where & seat and _run_length(loose >> seat.bit_length()) <= free
        ]

    def _settled(self, state: Dug) -> Dug:
        """Everything home that can go home."""
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

    def won(self, state: Dug) -> bool:
        """After the king of each suit nothing is wanted."""
        return state[3] == _SEATS

    def key(self, state: Dug) -> int:
        """All else follows from it."""
        return state[0]


def _bits(pile: Pile) -> int:
    """The bits of cards."""
    return sum(1 << cards.suit(card) * _FIELD + KING + 1 - cards.rank(card) for card in pile)


def _runs(pile: Pile) -> list[Pile]:
    """The cards of a column in runs that go on as one, the first at its base."""
    runs: list[Pile] = []
    for card in pile:
        if runs and _bits(bytes([card])) == _bits(runs[-1][-1:]) << 1:
            runs[-1] += bytes([card])
        else:
            runs.append(bytes([card]))
    return runs


def _blocks(pile: Pile, deeper: int) -> list[Block]:
    """A column's blocks by its depth: nothing for a column that is dug out, and a block of nothing on top."""
    runs = _runs(pile)
    throne = runs.pop(0) if runs and cards.rank(runs[0][0]) == KING else b""
    blocks = [Block(), *(_block(run, deeper) for run in runs), Block(deeper=deeper)]
    lowest = blocks[1]
    blocks[1] = lowest._replace(freed=lowest.freed | _bits(throne), seat=_bits(throne[:1]) >> 1)
    for depth, run in enumerate(runs, 2):
        blocks[depth] = blocks[depth]._replace(end=_bits(run[-1:]))
    return blocks


def _block(run: Pile, deeper: int) -> Block:
    """A run as a block, with nothing under it."""
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


def _without(state: Dug, block: Block, change: int) -> Dug:
    """With a block dug out and the depths changed."""
    where, loose, ends, wanted, empty = state
    return (
        where + change + block.seat,
        loose | block.freed,
        ends ^ block.last ^ block.end,
        wanted,
        empty + (not block.end),
    )


def _run_length(lower: int) -> int:
    """How many bits are set from the lowest on."""
    return (lower + 1 & ~lower).bit_length() - 1


def _in_towers(state: Dug) -> int:
    """The loose cards that are not built on a column."""
    where, loose, ends, _, _ = state
    # the highest card of each run that is built on something; the sum sweeps its run away and leaves the others
    built = (ends | where & _SEATS) << 1 & loose
    return loose & loose + built
