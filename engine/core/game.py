"""The terms that every game shares (spot, position, move, call, status), and `Game`, the base class of all games.

In every game a *position* is a tuple of piles, one for each *spot* of the table, and a *move* takes cards from one
spot to another. A game says which moves are legal and what each of them does. The code for undo, saving, links,
drawing and speech is written once and works for every game, because it calls only the methods of `Game`.

Texts are of the type `Saying`. In its form "sign", a text has short signs such as "3NT" or "2♥" instead of words.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator, Mapping, Sequence
from enum import Enum
from math import inf
from typing import Literal, NamedTuple, TypeAlias

from engine.core.cards import Card, Pile
from engine.core.game_words import GameWords
from engine.core.layouts import Layout, View
from engine.core.reports import Report
from engine.core.saying import Saying, say
from engine.core.tricks import Trick, TrickGoal

Position: TypeAlias = tuple[Pile, ...]
WinningFigure: TypeAlias = Literal["ring", "spiral", "arc", "dial", "spokes", "fountain", "wave"]


class Kind(Enum):
    """What a spot is used for; the value of each member is what players call such a spot or its pile."""

    FOUNDATION = "foundation"
    TABLEAU = "tableau"
    RESERVE = "reserve"
    BLIND = "blind"  # face-down cards that will join a hand later
    CELL = "cell"
    STOCK = "stock"
    WASTE = "waste"
    HAND = "hand"  # a hand of cards: each card can be taken alone
    DISCARD = "discard"
    ASIDE = "aside"  # cards that were turned up and are out of play
    TRICK = "trick"  # a card of the current trick
    TAKEN = "tricks taken"
    # a number instead of cards, such as that of the redeals made, see `counter_pile`; the page shows no such spot
    COUNTER = "tally"


class Spot(NamedTuple):
    """A place on the table that holds one pile."""

    name: str  # its name in the notation, such as "t3"
    kind: Kind
    title: Saying  # what a player calls it, such as "column 3"
    mark: Card | None = None  # the only card that may begin the pile, drawn faintly on the empty spot; or None


def counter_pile(number: int) -> Pile:
    """Return a number (0 or more) as the pile of a COUNTER spot: its bytes, the most significant byte first."""
    return number.to_bytes(max(1, (number.bit_length() + 7) // 8), "big")


def counter_value(pile: Pile) -> int:
    """Return the number that the pile of a COUNTER spot holds."""
    return int.from_bytes(pile, "big")


class Move(NamedTuple):
    """A move of cards from one spot to another; both spots are indices in `Game.spots`."""

    source: int
    target: int
    # The number of cards. If the source is a HAND spot, `n` is the card itself instead; if the source is a COUNTER
    # spot, `n` is the number of a call, see `Game.call_texts`.
    n: int = 1


class Status(Enum):
    """Whether the game goes on, is won or is lost.

    LOST is used only if it is proved that the game cannot be won any more.
    """

    PLAYING = "playing"
    WON = "won"
    LOST = "lost"


class Stakes(NamedTuple):
    """What a call gains and may lose. The player reads it before making the call."""

    points: int  # the points that the call gains if it succeeds, shown on its button below the sign
    stands_out: bool  # whether its button is highlighted, such as that of a bid that makes game
    label: Saying  # the call and its gain in words, such as "two hearts doubled: 120 below the line, makes game"
    title: Saying  # what the call promises, in the form "sign", such as "2♥ doubled: 8 of 13 tricks"
    lines: tuple[Saying, ...]  # sentences about what is gained and lost


class Call(NamedTuple):
    """A move that the player makes by pressing a button, such as a bid.

    If the call has stakes, its button only selects it and shows the stakes. A second press makes the call.
    """

    move: Move
    button: Saying  # the text on its button, in the form "sign", such as "3NT"
    words: Saying  # the call as it is read aloud, such as "bid three no trump"
    stakes: Stakes | None = None


class CallOptions(NamedTuple):
    """What the page shows when the player can call: a title, a grid of buttons, single buttons, and notes."""

    title: Saying  # the line above the buttons, in the form "sign"
    grid: tuple[Call | None, ...] = ()  # row by row; None: an empty cell, for a call that is not allowed
    columns: int = 1  # how many columns the grid has
    calls: tuple[Call, ...] = ()  # the single buttons
    notes: tuple[Saying, ...] = ()  # sentences beside the buttons, such as why there are no other calls
    report: str = ""  # the name of the report that explains the calls; empty: none
    badge: Saying | None = None  # a short text that is true for every call, such as "One joker: doubled"
    legend: tuple[Saying, ...] = ()  # explains the highlighted buttons and the points in the grid; may be empty


class Game(ABC):
    """One rule set of a game.

    A derived class must set every attribute that is declared here without a value; the others have defaults. All
    methods are pure: the same arguments always give the same result.
    """

    id: str  # the name in links, saves and statistics, such as "klondike-3"; never reused for other rules
    family: str  # the game to which this rule set belongs: the id of the game's first rule set, such as "klondike"
    source: Saying  # where the rules come from, such as a book, a program or an inventor; one or more sentences
    note: Saying | None = None  # what is special about this rule set, a paragraph; None if it is the only one
    # The rules that all rule sets of the game share, in English: the docstring of its module. They have
    # paragraphs, headings (lines that start with "# "), list items ("- ") and pictures; `engine.games.rules_page`.
    rules: str
    packs: int  # how many packs of 52 cards are used
    spots: tuple[Spot, ...]  # the places for one pile each; spot `i` holds pile `i` of a position

    words: GameWords = GameWords()  # the words of this game for some things, such as its score
    column: Literal["column", "rib", "fan", "place"] = "column"  # what players call a pile of the tableau
    cell: Literal["cell", "tower"] = "cell"  # what players call a place that holds one card
    minutes: tuple[int, int] = (0, 0)  # most games take between these two numbers of minutes; (0, 0): unknown
    has_choices: bool = True  # whether the player ever has a choice; if not, every press makes the only legal move
    odds: Saying | None = None  # how often a game without choices is won, in a sentence
    exact_share: tuple[int, int] | None = None  # (1, 13) if it is proved that one deal in 13 can be won
    # How many positions are searched in each sample of the unseen cards: enough to decide most whole deals.
    sample_nodes: int = 1000
    packs_apart: bool = False  # whether the packs are shuffled separately, the second dealt after the first
    turn: int = 1  # how many cards are turned up from the stock at a time
    # Kinds of piles whose covered cards are drawn paler, because nothing can be done with them yet.
    resting_kinds: frozenset[Kind] = frozenset()
    # The notation of each call, by its number: at most one digit, then capitals, as "1C". A call is a move whose
    # source is a COUNTER spot and whose `n` is the number of the call, 0 or more.
    call_texts: tuple[str, ...] = ()
    has_daily_deal: bool = True  # whether there is a deal of the day, the same for everybody
    counts_peeks: bool = False  # whether results say that the player undid a move that had turned up a card
    winning_figure: WinningFigure = "ring"  # the figure that the cards form when the game is won
    _layouts: Mapping[View, Layout] | None = None  # what `tables` returned

    @property
    def layouts(self) -> Mapping[View, Layout]:
        """Return what `tables` returns. It is computed when a game is first shown, not when the page starts."""
        if self._layouts is None:
            self._layouts = self.tables()
        return self._layouts

    @property
    def title(self) -> Saying:
        """Return the name of the rule set, such as "Klondike, turn three".

        Its message has the forms "variant", for the header, where it stands beside the name of the game, and
        "short", for a small button; see `engine/words/en/games.ftl`.
        """
        return say(f"game-{self.id}")

    @property
    def family_title(self) -> Saying:
        """Return the name of the game to which the rule set belongs, such as "Klondike".

        Its message has two more forms: "kind" says what a player does most, "sentence" what the game is like.
        """
        return say(f"family-{self.family}")

    @property
    def link_id(self) -> str:
        """Return the name of the rule set in links: its id, or a shorter one."""
        return self.id

    # Methods that every game has to define

    @abstractmethod
    def tables(self) -> Mapping[View, Layout]:
        """Return the layout for each kind of screen.

        "tall" is for an upright phone, with the stock at the bottom, "tall-top" for the same with the stock at the
        top, "wide" for a wide screen and "low" for a phone on its side.
        """

    @abstractmethod
    def ending(self, position: Position, status: Status) -> Saying:
        """Return the text for the player when the game is over; `status` is WON or LOST."""

    @abstractmethod
    def start(self, number: int) -> Position:
        """Return the first position of the deal with this number, 1 to 2^31 - 1."""

    @abstractmethod
    def moves(self, position: Position) -> Iterator[Move]:
        """Yield all legal moves; if an automatic move is due (see `automatic_move`), it is the only one."""

    @abstractmethod
    def play(self, position: Position, move: Move) -> Position:
        """Return the position after one legal move.

        The position includes what the move causes at once, such as a card that turns face up, but no automatic
        move.
        """

    @abstractmethod
    def status(self, position: Position) -> Status:
        """Return WON if the game is won, LOST if it is proved to be lost, otherwise PLAYING."""

    @abstractmethod
    def score(self, position: Position) -> int:
        """Return the score of a position.

        It need not be 0 in the first position, for example if aces are dealt straight to the foundations.
        """

    @abstractmethod
    def points(self, before: Position, move: Move, after: Position) -> int:
        """Return the points that a move adds to the score; negative if the score falls."""

    @abstractmethod
    def source_refusal(self, position: Position, source: int) -> Saying | None:
        """Return why no card may be taken from the spot `source` now; None if one may be taken."""

    @abstractmethod
    def refuse(self, position: Position, move: Move) -> Saying | None:
        """Return why the move is not legal, as a sentence for the player; None if it is legal."""

    @abstractmethod
    def key(self, position: Position) -> Position:
        """Return a value that is the same for all equivalent positions; searches compare positions by it.

        Equivalent positions differ only in which of two equal cards lies where, in the order of piles whose order
        does not matter, or in the order of cards that are out of play.
        """

    # Moves

    def automatic_move(self, position: Position) -> Move | None:
        """Return the move that the rules make next; None when it is the player's turn or the game is over."""
        return None

    def obligation(self, position: Position) -> Saying | None:
        """Return what the player has to do before any other move, in a sentence; None if there is nothing."""
        return None

    def finding_status(
        self, position: Position, moves: Sequence[Move] | None = None
    ) -> Generator[None, None, Status]:
        """Compute what `status` returns in small steps: yield often if it takes long, and return the status.

        `moves` are the legal moves, if the caller knows them already; otherwise None.
        """
        yield from ()
        return self.status(position)

    def redeals_left(self, position: Position) -> float:
        """Return how often the empty stock may still be filled again; `math.inf` if there is no limit.

        A redeal fills it with the cards of the waste. In a game of several deals, the next deal fills it.
        """
        return 0

    def unit_length(self, position: Position, source: int) -> int:
        """Return how many cards at the end of a pile may move as one: 0 if it is empty, otherwise at least 1."""
        return min(1, len(position[source]))

    def run_length(self, position: Position, source: int) -> int:
        """Return the length of the run at the end of a pile: cards that move as one and fit on each other."""
        return min(1, len(position[source]))

    def too_many(self, position: Position, move: Move) -> Saying | None:
        """Return why the move takes too many cards, if that is the only reason against it; otherwise None."""
        return None

    def places_for(self, position: Position, source: int) -> list[int]:
        """Return the spots that no rule excludes for `source` now, before its cards are looked at; empty here."""
        return []

    def stuck_words(self, position: Position, source: int) -> Saying | None:
        """Return what the last card of `source` would need to move, if it cannot; None if that is long to say."""
        return None

    def call_options(self, position: Position) -> CallOptions | None:
        """Return the buttons for calls (or the next deal) and the notes to show now; None if there are none."""
        return None

    # Several deals, results, and positions that were typed or linked

    def deal_number(self, position: Position) -> int:
        """Return which deal of the game this is, counted from 1."""
        return 1

    def progress_label(self, position: Position) -> Saying | None:
        """Return which deal of the game this is, such as "3 of 9"; None if the game has only one deal."""
        return None

    def with_later_deals(self, position: Position, number: int) -> Position:
        """Return the position with the later deals of the game with this number, 1 to 2^31 - 1.

        A position contains only the number of later deals. A game of one deal returns the position unchanged.
        """
        return position

    def result_notes(self, position: Position) -> str:
        """Return the notes that statistics store with the score: text without spaces; empty if there are none."""
        return ""

    def position_error(self, position: Position) -> Saying | None:
        """Return why a position cannot occur in play, in a sentence; None if it can, or if there is no check."""
        return None

    # How the cards are shown

    def displayed_card(self, card: Card) -> Card:
        """Return the card that the player sees for this one: by default the same.

        Spider with one suit is played with two full packs, but shows every card as a spade.
        """
        return card

    def covering_spots(self, position: Position, spot: int) -> Sequence[int]:
        """Return the spots whose cards lie partly on the card at `spot`; empty if there are none."""
        return ()

    def raised_cards(self, position: Position, spot: int) -> Pile:
        """Return the cards of the hand at `spot` that are shown raised; empty if there are none."""
        return b""

    def trick_sizes(self, position: Position, spot: int) -> tuple[int, ...]:
        """Return the number of cards in each trick of a pile, the first trick first; empty for other piles."""
        return ()

    def trick_goal(self, position: Position) -> TrickGoal | None:
        """Return how many tricks one side has promised and won; None while no side has promised any."""
        return None

    def last_trick(self, position: Position) -> Trick | None:
        """Return the trick completed last: the one on the table, or the one taken last; None before the first."""
        return None

    # How the cards and moves are described in words

    def pile_noun(self, kind: Kind) -> str:
        """Return the game's word for piles of a kind, as messages use it: "column", "tower", "foundation"."""
        return {Kind.TABLEAU: self.column, Kind.CELL: self.cell}.get(kind, kind.value)

    def move_words(self, before: Position, move: Move, after: Position | None) -> Saying | None:
        """Return the game's own words for a move; None if the general description of moves fits.

        `after` is the position after the move. If it is None, the result is short, such as for a move in a list of
        legal moves: it says what the move does, but not which cards it turns up.
        """
        return None

    def caption(self, position: Position, spot: int) -> Saying | None:
        """Return one or two words to write on the spot when it is empty; None to write nothing."""
        return None

    def count_text(self, position: Position, spot: int) -> Saying | None:
        """Return the count to show on a pile, such as "12" or "2 deals"; None to show nothing.

        By default, it is the number of cards in the stock, with an arrow if a limited number of redeals is left.
        """
        if self.spots[spot].kind is not Kind.STOCK or not position[spot]:
            return None
        name = "stock-and-redeals" if 0 < self.redeals_left(position) < inf else "stock-count"
        return say(name, count=len(position[spot]))

    def pile_note(self, position: Position, spot: int) -> Saying | None:
        """Return a few words to show above a pile, such as which cards fit; None to show nothing."""
        return None

    def facts(self, position: Position) -> tuple[Saying, ...]:
        """Return the facts to show beside the cards, such as the contract, in a few words each; may be empty.

        The page shows them in the form "sign". A screen reader reads their plain form.
        """
        return ()

    def reports(self, position: Position) -> tuple[Report, ...]:
        """Return the reports that the player can open now, the score sheet first; empty if there are none."""
        return ()


def spots_of(game: Game, kind: Kind) -> list[int]:
    """Return the indices of the spots of a kind among the spots of the game."""
    return [number for number, spot in enumerate(game.spots) if spot.kind is kind]
