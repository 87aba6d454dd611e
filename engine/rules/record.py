"""A patience as a value: which piles there are, how cards are dealt to them, and which card goes where.

A record consists only of numbers, members of enumerations, and tuples of them. No field is a function. So records
can be compared, hashed and checked. `checks.check` says which records make no sense; `recorded.Recorded` plays the
others.

The cards are dealt to the reserve first, then to the foundations, the tableau, the cells and the heap. The cards
that are left become the stock.
"""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from engine.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES
from engine.core.game import Kind

NO_LIMIT = None  # for `Stock.redeals`
EACH_SUIT = (CLUBS, DIAMONDS, HEARTS, SPADES)  # for `Record.suits`: every suit counts as itself


class Suits(Enum):
    """How the suits of two cards have to agree, so that one card goes on the other."""

    ANY = "any"
    SAME = "same"
    ALTERNATE = "alternate"  # one red, one black


class Ranks(Enum):
    """How the rank of a card has to differ from the rank of the card under it."""

    LOWER = "lower"  # one lower
    HIGHER = "higher"  # one higher
    NEXT = "next"  # one lower or one higher


class Take(Enum):
    """Which cards may be taken from the end of a column at once."""

    ONE = "one"  # only the last card
    ONE_BY_ONE = "singly"  # a run, if its cards could also be moved singly, by way of the cells and spaces
    RUN = "run"  # a run, or any part of it that ends the column
    ANY = "any"  # any card that lies face up, with all cards on it


class Fill(Enum):
    """Which card may fill a space, an empty column."""

    ANY = "any"
    KING = "king"
    NONE = "none"
    RESERVE = "reserve"  # the reserve fills it at once; any card may fill it when the reserve is used up


class To(Enum):
    """Where the cards of the stock go."""

    WASTE = "waste"
    COLUMNS = "columns"  # in rounds, each of one card for every column as long as there are cards
    FULL_COLUMNS = "full columns"  # in rounds, but only if no column is empty


class Base(Enum):
    """With which rank the foundations begin."""

    ACE = "ace"
    DEALT = "dealt"  # the rank of a card that is dealt to its foundation


class Aces(Enum):
    """When an ace goes to a foundation by itself."""

    NEVER = "never"
    LAID_OUT = "laid out"  # before the deal; the others are shuffled and dealt without the aces
    DEALT = "dealt"  # when it comes up in the deal; the next card takes its place
    TURNED = "turned"  # also when it is turned up from the stock


class Lock(Enum):
    """Which card lies across the ends of all piles of the reserve, which are closed until it is played."""

    NONE = "none"
    ANY = "any"
    NOT_KING = "not king"  # a king goes to the bottom of the stock, and the next card takes its place


class Deals(Enum):
    """How a deal number determines the order of the cards."""

    SPLIT_MIX = "split mix"  # see `shuffle.SplitMix64`
    PACKS_APART = "packs apart"  # the same, but each pack is shuffled by itself, the second dealt after the first
    MICROSOFT = "microsoft"  # as in Microsoft FreeCell, see `shuffle.microsoft`


@dataclass(frozen=True)
class Build:
    """Which card goes on which."""

    ranks: Ranks
    suits: Suits
    is_ring: bool = False  # whether king and ace are neighbours
    closed: int = 0  # a rank on which nothing goes; 0 if there is none


RUN = Build(Ranks.LOWER, Suits.SAME)  # how the cards of a complete run lie on each other, see `Runs`


@dataclass(frozen=True)
class Foundations:
    """The foundations, one for each suit of each pack; each is built up in suit, up to thirteen cards."""

    base: Base = Base.ACE
    may_return: bool = False  # whether the top card may go back to a column
    aces: Aces = Aces.NEVER


@dataclass(frozen=True)
class Heap:
    """One pile on which all cards are to be played: the waste if there is a stock, otherwise a foundation."""

    build: Build
    first: int = 0  # the card that begins it and is not dealt (see `engine.core.cards`); 0 if one is dealt to it


@dataclass(frozen=True)
class Runs:
    """Places for complete runs: thirteen cards of a suit, king to ace, which leave the columns by themselves."""


@dataclass(frozen=True)
class Pairs:
    """A pile to which free cards go in pairs that add up to thirteen; a king goes alone.

    Both cards are the last of columns, or free cards of a peak, or one of them is the top card of the waste.
    """

    with_cover: bool = False  # whether two cards also go as a pair if one of them is all that covers the other


@dataclass(frozen=True)
class Columns:
    """The columns of the tableau."""

    cards: tuple[int, ...]  # how many cards are dealt to each column
    build: Build | None = None  # None if no card goes on a column
    take: Take = Take.ONE
    fill: Fill = Fill.NONE
    run: Build | None = None  # which cards move as one; None if all that go on each other do
    face_down: tuple[int, ...] = ()  # how many cards of each column lie face down; () if none do
    by_column: bool = False  # whether the cards are dealt column by column, and not in rows from the left
    fill_from: tuple[Kind, ...] = ()  # the piles from which spaces may be filled; (): all but the stock
    at_once: bool = False  # whether a space has to be filled before any other move
    kings_below: bool = False  # whether the kings of each column go to its bottom, in their order


@dataclass(frozen=True)
class Peaks:
    """Single cards in rows that overlap: a pyramid, or several of them side by side that share their last row.

    Each card is covered by two cards of the next row, and only cards that nothing covers are free.
    """

    rows: int
    count: int = 1
    face_down: bool = False  # whether all cards but those of the last row lie face down until they are free

    def lengths(self) -> tuple[int, ...]:
        """Return the number of cards in each row, from the top."""
        last = (self.rows - 1) * self.count + 1
        return (*(row * self.count for row in range(1, self.rows)), last)


@dataclass(frozen=True)
class Cells:
    """Places for one card each."""

    cards: tuple[int, ...]  # how many cards are dealt to each cell, 0 or 1


@dataclass(frozen=True)
class Reserve:
    """Piles from which cards are played, but to which no card goes."""

    cards: tuple[int, ...]  # how many cards are dealt to each pile, in rows
    face_up: bool = False  # whether all cards lie face up, and not only the last one of each pile
    lock: Lock = Lock.NONE


@dataclass(frozen=True)
class Stock:
    """The cards that are left after the deal, face down."""

    turn: int = 1  # how many cards are turned up to the waste at a time
    redeals: int | None = 0  # how often the waste may become the stock again
    to: To = To.WASTE


Aim: TypeAlias = Foundations | Heap | Runs | Pairs
"""Where all cards are to go."""


@dataclass(frozen=True)
class Record:
    """The rules of one patience. None stands for piles that it does not have."""

    tableau: Columns | Peaks
    aim: Aim = Foundations()
    cells: Cells | None = None
    reserve: Reserve | None = None
    stock: Stock | None = None
    deals: Deals = Deals.SPLIT_MIX
    packs: int = 1
    suits: tuple[int, int, int, int] = EACH_SUIT  # as which suit clubs, diamonds, hearts and spades count and look

    @property
    def columns(self) -> Columns:
        """Return the columns; the cards of peaks count as columns of one card, on which nothing is laid."""
        tableau = self.tableau
        return tableau if isinstance(tableau, Columns) else Columns((1,) * sum(tableau.lengths()))
