"""The terms that every game shares (spot, position, move, layout, status), and the Game protocol.

In every game a *position* is a tuple of piles, one for each *spot* of the table, and a *move* takes cards from one
spot to another. A game says which moves are legal and what each of them does. Undo, saving, links, drawing and
speech are written once and use these answers.
"""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Literal, NamedTuple, Protocol, TypeAlias

from engine.core.cards import Card, Pile

Position: TypeAlias = tuple[Pile, ...]
View: TypeAlias = Literal["tall", "wide", "low"]
VIEWS: tuple[View, ...] = ("tall", "wide", "low")


class Kind(Enum):
    """The purpose of a spot; the value is the word that players use for it."""

    FOUNDATION = "foundation"
    TABLEAU = "tableau"
    RESERVE = "reserve"
    BLIND = "blind"  # face-down cards that will join a hand later
    CELL = "cell"
    STOCK = "stock"
    WASTE = "waste"
    HAND = "hand"  # a hand of cards: each of them can be taken by itself
    DISCARD = "discard"
    ASIDE = "aside"  # cards that were turned up and are out of play
    TRICK = "trick"  # a card of the current trick
    TAKEN = "tricks taken"
    COUNTER = "tally"  # holds a number instead of cards, such as redeals made; see `counter_pile`


class Spot(NamedTuple):
    """A place on the table that holds one pile."""

    name: str  # in notation, as "t3"
    kind: Kind
    title: str  # what a player calls it, as "third column"
    mark: Card | None = None  # the only card that may begin the pile; drawn faintly on the empty spot


class Place(NamedTuple):
    """Where a pile lies on the table, and how its cards are fanned.

    Horizontal lengths are in card widths, vertical ones in card heights. A hand with a `dy` lies in two rows that
    are `dy` apart, with two suits in each.
    """

    x: float  # of the first card's left edge, from the left edge of the table
    y: float  # of the first card's top edge, from the top edge of the table
    dx: float = 0  # how far each card lies to the right of the one before
    dy: float = 0  # how far each card lies below the one before
    size: float = 1  # of a card, as a multiple of the full size
    turned: bool = False  # whether the cards lie on their side
    last: int = 0  # how many cards at the end are fanned out; 0: all
    room: float = 0  # the longest distance from the first to the last card; 0: up to the edge of the table
    slivers: bool = False  # whether the middle cards of a fan that is too long shrink to narrow strips first
    read: bool = False  # whether the fan still runs from left to right on a mirrored table
    backs: float = 0.3  # how much of `dx` or `dy` a face-down card takes up


class Stroke(NamedTuple):
    """A faint line on the cloth: one cubic Bézier curve, its points in card widths and heights."""

    points: tuple[tuple[float, float], ...]


class Bed(NamedTuple):
    """A darker rectangle on the cloth, in card widths and heights."""

    x: float
    y: float
    width: float
    height: float


class Layout(NamedTuple):
    """One arrangement of the table: a place for each spot, in the order of the spots.

    The height may be stretched to fit the screen: the places move apart, the cards keep their shape.
    """

    width: float  # in card widths
    height: float  # in card heights
    places: tuple[Place, ...]
    strokes: tuple[Stroke, ...] = ()
    beds: tuple[Bed, ...] = ()
    least: float = 1  # the smallest factor by which the height may be stretched
    most: float = 1.2  # the largest
    handed: bool = True  # whether left-handed players get the mirrored table
    calls_field: Bed | None = None  # where the buttons for calls are shown


def counter_pile(number: int) -> Pile:
    """Return the pile of a COUNTER spot that holds this number, 0 or more."""
    return number.to_bytes(max(1, (number.bit_length() + 7) // 8), "big")


def counter_value(pile: Pile) -> int:
    """Return the number that the pile of a COUNTER spot holds."""
    return int.from_bytes(pile, "big")


class Move(NamedTuple):
    """A move of cards from one spot to another; the spots are numbered in the game's order."""

    source: int
    target: int
    n: int = 1  # how many cards; from a hand: the card itself; from a COUNTER spot: the number of a call


class Status(Enum):
    """Whether a game goes on. LOST is used only when it is certain."""

    PLAYING = "playing"
    WON = "won"
    LOST = "lost"


class Game(Protocol):
    """One rule set of one game: what every game must answer.

    All answers are pure: the same question always has the same answer. What only some games have is in
    `engine.core.optional` and `engine.core.automatic_moves`.
    """

    @property
    def id(self) -> str:
        """The name in links, saves and statistics. It is never used again for other rules."""

    @property
    def title(self) -> str:
        """The name of the rule set that a player reads."""

    @property
    def family(self) -> str:
        """The name of the game that this is a rule set of, as "Backbone"."""

    @property
    def source(self) -> str:
        """Where the rules come from."""

    @property
    def rules(self) -> str:
        """The rules page: paragraphs, lines that start with "# " (headings) and with "- " (list items)."""

    @property
    def packs(self) -> int:
        """How many packs of 52 cards are used."""

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The spots of the table, in the order of a position's piles."""

    @property
    def layouts(self) -> Mapping[View, Layout]:
        """The layout for an upright phone ("tall"), a wide screen ("wide") and a phone on its side ("low")."""

    def ending(self, position: Position, status: Status) -> str:
        """Return a sentence for a game that is over: what was reached, or why nothing more can be done."""

    def start(self, number: int) -> Position:
        """Return the deal of this number, 1 to 2^31 - 1."""

    def moves(self, position: Position) -> Iterator[Move]:
        """Yield exactly the legal moves."""

    def play(self, position: Position, move: Move) -> Position:
        """Return the position after a legal move with its consequences, such as a card that turns face up."""

    def status(self, position: Position) -> Status:
        """Return whether the game is won, certainly lost, or goes on."""

    def points_dealt(self, position: Position) -> int:
        """Return the score of a deal before the first move, for example for aces dealt to the foundations."""

    def points(self, before: Position, move: Move, after: Position) -> int:
        """Return what the move adds to the score."""

    def source_refusal(self, position: Position, source: int) -> str:
        """Return why no card of a pile may be taken now, as a sentence for the player; empty if one may."""

    def refuse(self, position: Position, move: Move) -> str | None:
        """Return why the move is not legal, as a sentence for the player; None if it is legal."""

    def key(self, position: Position) -> Position:
        """Return the same value for positions that differ only in equal cards or interchangeable piles."""
