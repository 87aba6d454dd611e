"""The words every game is told in, and what a game must be able to answer.

A *position* is a tuple of piles, one for each *spot* of the table, in every game. A *move* takes cards from
one spot to another. A game says which moves there are and what each does; undo, saving, links, drawing and
speech are written once, over those answers.
"""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Literal, NamedTuple, Protocol, TypeAlias

from engine.core.cards import Card, Pile

Position: TypeAlias = tuple[Pile, ...]
View: TypeAlias = Literal["tall", "wide", "low"]
VIEWS: tuple[View, ...] = ("tall", "wide", "low")


class Kind(Enum):
    """What a spot is for; its value is the word a player uses."""

    FOUNDATION = "foundation"
    TABLEAU = "tableau"
    RESERVE = "reserve"
    BLIND = "blind"  # cards that nobody has seen yet and that will join a hand
    CELL = "cell"
    STOCK = "stock"
    WASTE = "waste"
    HAND = "hand"  # every card of it can be taken by itself
    DISCARD = "discard"
    ASIDE = "aside"  # cards that were seen and came to nothing
    TRICK = "trick"  # a card of the trick that is being played
    TAKEN = "tricks taken"
    COUNTER = "tally"  # not cards but a number that belongs to the position, such as redeals made; see `tally`


class Spot(NamedTuple):
    """A place for a pile: its name in notation ("t3"), its kind, and what a player calls it."""

    name: str
    kind: Kind
    title: str
    mark: Card | None = None  # the one card that begins the pile, drawn faintly on the empty spot


class Place(NamedTuple):
    """Where a pile lies: x in card widths, y in card heights, from the table's top left corner.

    Every card after the first lies (dx, dy) further on; with `last` set only that many at the end are
    fanned out. `room` is how far the fan may reach before it has to tighten (0: to the table's edge); with
    `slivers` the cards in the middle of a long fan are known from their neighbours, and it is they that give way.
    `size` is 1 for a full card; a `turned` pile lies across, its long side level. A card that lies face down
    shows only `backs` of a step.

    A fan that is to be `read` begins at the left also where the table changes sides.

    A hand with a dy lies in two rows so far apart, two suits in each.
    """

    x: float
    y: float
    dx: float = 0
    dy: float = 0
    size: float = 1
    turned: bool = False
    last: int = 0
    room: float = 0
    slivers: bool = False
    read: bool = False
    backs: float = 0.3


class Stroke(NamedTuple):
    """A faint line on the cloth: the points of one cubic curve, in card widths and heights."""

    points: tuple[tuple[float, float], ...]


class Bed(NamedTuple):
    """A darker field on the cloth, in card widths and heights."""

    x: float
    y: float
    width: float
    height: float


class Layout(NamedTuple):
    """One way to lay the game out: a place for each spot, in the order of the spots.

    Width is in card widths and height in card heights. The height may be stretched, from `least` to `most`
    times, to fit the room there is: places move apart, cards keep their shape.
    """

    width: float
    height: float
    places: tuple[Place, ...]
    strokes: tuple[Stroke, ...] = ()
    beds: tuple[Bed, ...] = ()
    least: float = 1
    most: float = 1.2
    handed: bool = True  # whether it changes sides for the left hand
    calls_field: Bed | None = None  # where calls stand while there are any


def counter_pile(number: int) -> Pile:
    """The pile of a TALLY spot that stands for this number, 0 or more."""
    return number.to_bytes(max(1, (number.bit_length() + 7) // 8), "big")


def counter_value(pile: Pile) -> int:
    """The number that the pile of a TALLY spot stands for."""
    return int.from_bytes(pile, "big")


class Move(NamedTuple):
    """`n` cards from one spot to another, by their numbers in the game's order of spots.

    From a hand it is not so many cards that go but this one: `n` is the card. From a tally, where no card is,
    it is the number of a call.
    """

    source: int
    target: int
    n: int = 1


class Status(Enum):
    """How a position stands. LOST is said only when it is certain."""

    PLAYING = "playing"
    WON = "won"
    LOST = "lost"


class Game(Protocol):
    """One rule set of one game. Everything it answers is pure: the same question has the same answer."""

    @property
    def id(self) -> str:
        """The name in links and statistics; never used again for other rules."""

    @property
    def title(self) -> str:
        """The name a player reads."""

    @property
    def family(self) -> str:
        """The game this is a rule set of, as "Backbone"."""

    @property
    def source(self) -> str:
        """Where the rules come from."""

    @property
    def rules(self) -> str:
        """The rules page: paragraphs, lines that start with "# " (headings) and "- " (points)."""

    @property
    def packs(self) -> int:
        """How many packs of 52 are in play."""

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The places of the table, in the order of a position's piles."""

    @property
    def layouts(self) -> Mapping[View, Layout]:
        """How the spots lie on an upright phone, a wide screen and a phone on its side."""

    def ending(self, position: Position, status: Status) -> str:
        """A sentence for a game that is over: what was reached, or why nothing more can be."""

    def start(self, number: int) -> Position:
        """The deal of this number, 1 … 2^31 - 1."""

    def moves(self, position: Position) -> Iterator[Move]:
        """Exactly the legal moves."""

    def play(self, position: Position, move: Move) -> Position:
        """The position after a legal move, its consequences included."""

    def status(self, position: Position) -> Status:
        """Whether the game is won, certainly lost, or goes on."""

    def points_dealt(self, position: Position) -> int:
        """The score of a deal before the first move, as for aces that went home while dealing."""

    def points(self, before: Position, move: Move, after: Position) -> int:
        """What the move adds to the score."""

    def source_refusal(self, position: Position, source: int) -> str:
        """Why no card of a pile may be taken now, in a sentence for the player; empty if one may."""

    def refuse(self, position: Position, move: Move) -> str | None:
        """Why the move is not legal, in a sentence for the player; None if it is."""

    def key(self, position: Position) -> Position:
        """The same for positions that differ only in like cards and like piles."""
