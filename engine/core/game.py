"""The terms that every game shares (spot, position, move, layout, status), and the Game protocol.

In every game a *position* is a tuple of piles, one for each *spot* of the table, and a *move* takes cards from one
spot to another. A game says which moves are legal and what each of them does. The code for undo, saving, links,
drawing and speech is written once and works for every game, because it calls only the methods of `Game`.
"""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Literal, NamedTuple, Protocol, TypeAlias

from engine.core.cards import Card, Pile
from engine.core.saying import Saying

Position: TypeAlias = tuple[Pile, ...]
View: TypeAlias = Literal["tall", "tall-top", "wide", "low"]
VIEWS: tuple[View, ...] = ("tall", "tall-top", "wide", "low")
Side: TypeAlias = Literal["left", "right"]


class Kind(Enum):
    """What a spot is used for; the value of each member is what players call such a spot or its pile."""

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
    # Holds a number instead of cards, such as the number of redeals made (see `counter_pile`). Only the output
    # of the command line shows the word.
    COUNTER = "tally"


class Spot(NamedTuple):
    """A place on the table that holds one pile."""

    name: str  # in notation, as "t3"
    kind: Kind
    title: Saying  # what a player calls it, such as "column 3"
    mark: Card | None = None  # the only card that may begin the pile, shown faintly on the spot; or None


class Place(NamedTuple):
    """Where a pile lies on the table, and how its cards are fanned.

    Horizontal lengths are in card widths, vertical ones in card heights. The pile of a HAND spot is different: if
    its `dy` is not 0, the pile lies in two rows with two suits in each, and `dy` is the distance between the rows.
    """

    x: float  # of the first card's left edge, from the left edge of the table
    y: float  # of the first card's top edge, from the top edge of the table
    dx: float = 0  # how far the next card lies to the right of a card; negative: to the left
    dy: float = 0  # how far the next card lies below a card
    size: float = 1  # of a card, as a multiple of the full size
    turned: bool = False  # whether the cards lie across, turned by a right angle
    last: int = 0  # how many cards at the end of the pile are fanned; 0: all of them
    room: float = 0  # the longest distance from the first to the last card; 0: up to the edge of the table
    slivers: bool = False  # whether the middle cards of a fan that is too long shrink to narrow strips first
    read: bool = False  # whether the fan still runs from left to right on a mirrored table
    backs: float = 0.3  # the distance from a face-down card to the next card, as a fraction of `dx` or `dy`
    below: float = 0  # how much height a fan running down leaves free at the bottom of the table
    low: bool = False  # whether the pile keeps its distance from the bottom of a table that fills its room
    swaps: bool = False  # whether the pile goes to the other side if the player wants the stock there
    lapped: bool = False  # whether a card of another pile may lie on the lower part of its last card
    noted: bool = False  # whether there is room above the pile for a few words about it, see `HasPileNotes`


class Stroke(NamedTuple):
    """A faint line on the cloth, made of one or more cubic Bézier curves.

    The first point (x, y), in card widths and heights, is the start. Then each curve has three points: two control
    points and its end.
    """

    points: tuple[tuple[float, float], ...]


class Bed(NamedTuple):
    """A rectangle on the cloth: its left and top edge and its size, in card widths and card heights."""

    x: float
    y: float
    width: float
    height: float


class Layout(NamedTuple):
    """One arrangement of the table: a place for each spot, in the order of the spots.

    There are two ways to fit the height to the screen. A table that does not fill its room is stretched: the
    places move apart vertically, the cards keep their shape. A table that fills its room (`fills`) keeps its
    places, but fans get the whole height, and piles whose place is `low` stand at its lower edge. The cards of
    such a table may be smaller while there are columns that are too long for it.
    """

    width: float  # in card widths
    height: float  # in card heights
    places: tuple[Place, ...]
    strokes: tuple[Stroke, ...] = ()
    beds: tuple[Bed, ...] = ()  # rectangles shown darker than the cloth
    least: float = 1  # the smallest factor by which the height may be stretched
    most: float = 1.2  # the largest such factor
    fills: bool = False  # whether the table takes the whole height of its room; then `height` is the least height
    smallest: float = 1  # how small the cards may become for long columns, as a part of their full size
    handed: bool = True  # whether left-handed players get the mirrored table
    shift: float = 0  # how far the other piles move to the right when those that swap have changed sides
    free: Side = "right"  # the lower corner where a low table leaves room for the title
    calls_field: Bed | None = None  # where the buttons for calls are shown; None: there are no calls


def counter_pile(number: int) -> Pile:
    """Return the pile of a COUNTER spot for a number, 0 or more: its bytes, the most significant byte first."""
    return number.to_bytes(max(1, (number.bit_length() + 7) // 8), "big")


def counter_value(pile: Pile) -> int:
    """Return the number that the pile of a COUNTER spot holds."""
    return int.from_bytes(pile, "big")


class Move(NamedTuple):
    """A move of cards from one spot to another; both spots are indices in `Game.spots`."""

    source: int
    target: int
    n: int = 1  # how many cards; from a HAND spot: the card itself; from a COUNTER spot: the number of a call


class Status(Enum):
    """Whether the game being played goes on, is won or is lost.

    LOST is used only if the game certainly cannot be won any more.
    """

    PLAYING = "playing"
    WON = "won"
    LOST = "lost"


class Game(Protocol):
    """One rule set of a game: the attributes and methods that every rule set must have.

    All methods are pure: the same arguments always give the same result. The attributes and methods that only some
    games have are in `engine.core.optional` and `engine.core.automatic_moves`.
    """

    @property
    def id(self) -> str:
        """The name in links, saves and statistics, as "klondike-3". It is never reused for other rules."""

    @property
    def title(self) -> Saying:
        """The name of the rule set, as "Klondike, turn three".

        Its message has the forms "variant", for what the header shows beside the name of the game, and "short",
        for a small button; see `engine/words/en/games.ftl`.
        """

    @property
    def family(self) -> str:
        """The game to which this rule set belongs, by the id of its first rule set, as "klondike"."""

    @property
    def family_title(self) -> Saying:
        """The name of this game, as "Klondike".

        Its message has the forms "kind", for what a player does most, and "sentence", for what the game is like.
        """

    @property
    def source(self) -> Saying:
        """Where the rules come from, such as a book, a program or an inventor; one or more sentences."""

    @property
    def note(self) -> Saying | None:
        """What is special about this rule set, a paragraph; None if the game has no other."""

    @property
    def rules(self) -> str:
        """The rules that all rule sets of the game share, in English: the docstring of its module.

        They have paragraphs, headings (lines that start with "# "), list items ("- ") and pictures.
        `engine.games.rules` makes a page of them.
        """

    @property
    def packs(self) -> int:
        """How many packs of 52 cards are used."""

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The spots of the table (places for one pile each); spot `i` holds pile `i` of a position."""

    @property
    def layouts(self) -> Mapping[View, Layout]:
        """The layout for each kind of screen.

        They are "tall" for an upright phone, with the stock at the bottom, "tall-top" for the same with the stock
        at the top, "wide" for a wide screen and "low" for a phone on its side.
        """

    def ending(self, position: Position, status: Status) -> Saying:
        """Return what the player reads when the game is over; `status` is WON or LOST."""

    def start(self, number: int) -> Position:
        """Return the first position of the deal with this number, 1 to 2^31 - 1."""

    def moves(self, position: Position) -> Iterator[Move]:
        """Yield all legal moves; if an automatic move is due, it is the only legal move."""

    def play(self, position: Position, move: Move) -> Position:
        """Return the position after one legal move.

        The position includes what the move causes at once, such as a card that turns face up, but no automatic
        move.
        """

    def status(self, position: Position) -> Status:
        """Return WON if the game is won, LOST if it is proved to be lost, otherwise PLAYING."""

    def score(self, position: Position) -> int:
        """Return the score of a position.

        It need not be 0 in the first position, for example if aces are dealt straight to the foundations.
        """

    def points(self, before: Position, move: Move, after: Position) -> int:
        """Return the points that a move adds to the score; negative if the score falls."""

    def source_refusal(self, position: Position, source: int) -> Saying | None:
        """Return why no card may be taken from the spot `source` now; None if one may be taken."""

    def refuse(self, position: Position, move: Move) -> Saying | None:
        """Return why the move is not legal, as a sentence for the player; None if it is legal."""

    def key(self, position: Position) -> Position:
        """Return a value that is the same for all equivalent positions; searches compare positions by it.

        Equivalent positions differ only in which of two equal cards lies where, in the order of piles whose order
        does not matter, or in the order of cards that are out of play.
        """


def spots_of(game: Game, kind: Kind) -> list[int]:
    """Return the indices of the spots of a kind among the spots of the game."""
    return [number for number, spot in enumerate(game.spots) if spot.kind is kind]
