"""Abilities that only some games have: for each ability a small class and a function that works for every game.

A game lists its abilities among its base classes: `class Spider(Patience, HasMoveWords, HasDisplayedCards)`.
Callers use only the functions, such as `optional.facts(game, position)`. For a game without the ability they
return an empty value or a default, so no caller needs to know which games have it. Automatic moves are in
`engine.core.automatic_moves`.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from math import inf
from typing import Literal, NamedTuple, TypeAlias

from engine.core.cards import Card, Pile
from engine.core.game import Game, Kind, Move, Position, Status
from engine.core.saying import Saying, say

# Words


class GameWords(NamedTuple):
    """What some things are called in one game; the defaults suit most patiences."""

    game_noun: Literal["game", "rubber"] = "game"  # the thing that is won or lost
    deal_noun: Literal["deal", "rubber"] = "deal"  # the word before a deal number, as in "deal 4711"
    pass_noun: Literal["pass", "deal"] = "pass"  # through the stock, as in "one more pass after this"
    counted: Literal["cards", "points"] = "cards"  # the things that the score counts
    scored: Literal["home", "runs", "left", "shown", "ahead"] = "home"  # the word after the score, as in "12 home"

    @property
    def brings_home(self) -> bool:
        """Whether cards that count are brought home: alone, or as whole runs from king to ace."""
        return self.scored in {"home", "runs"}

    @property
    def fewer_is_better(self) -> bool:
        """Whether the score counts what is still to be cleared."""
        return self.scored == "left"


class HasWords(ABC):
    """Mark a game with words of its own for the page."""

    words: GameWords


def words(game: Game) -> GameWords:
    """Return the words used on the page for a game: its own, or the defaults."""
    return game.words if isinstance(game, HasWords) else GameWords()


class HasPileNouns:
    """Mark a game with words of its own for its piles."""

    column: Literal["column", "rib", "fan", "place"] = "column"  # what players call a pile of the tableau
    cell: Literal["cell", "tower"] = "cell"  # what players call a place that holds one card


def pile_noun(game: Game, kind: Kind) -> str:
    """Return what a game calls its piles of a kind, as messages have it: "column", "tower", "foundation"."""
    own = {Kind.TABLEAU: game.column, Kind.CELL: game.cell} if isinstance(game, HasPileNouns) else {}
    return own.get(kind, kind.value)


class HasMoveWords(ABC):
    """Mark a game that describes some of its moves in its own words."""

    @abstractmethod
    def move_words(self, before: Position, move: Move, after: Position | None) -> Saying | None:
        """Return the game's own words for a move; None if the general description of moves fits.

        `after` is the position after the move. If it is None, short words are wanted, such as for a move in a list
        of legal moves: they say what the move does, but not which cards it turns up.
        """


def move_words(game: Game, before: Position, move: Move, after: Position | None) -> Saying | None:
    """Return the game's own words for a move; None if the general description of moves fits.

    `after` is the position after the move, or None for short words, see `HasMoveWords.move_words`.
    """
    return game.move_words(before, move, after) if isinstance(game, HasMoveWords) else None


class HasCaptions(ABC):
    """Mark a game that writes words on empty spots."""

    @abstractmethod
    def caption(self, position: Position, spot: int) -> Saying | None:
        """Return one or two words to write on the spot when it is empty; None to write nothing."""


def caption(game: Game, position: Position, spot: int) -> Saying | None:
    """Return the words to write on a spot when it is empty; None to write nothing."""
    return game.caption(position, spot) if isinstance(game, HasCaptions) else None


class HasCountTexts(ABC):
    """Mark a game that writes counts of its own on piles, such as "2 deals" on the stock of Spider."""

    @abstractmethod
    def count_text(self, position: Position, spot: int) -> Saying | None:
        """Return the count to show on a pile; None for the usual one, see the function `count_text`."""


def count_text(game: Game, position: Position, spot: int) -> Saying | None:
    """Return the count to show on a pile, as "12" or "2 deals"; None for none.

    The usual count is the number of cards in the stock, with an arrow if a limited number of redeals is left.
    """
    own = game.count_text(position, spot) if isinstance(game, HasCountTexts) else None
    if own or game.spots[spot].kind is not Kind.STOCK or not position[spot]:
        return own
    name = "stock-and-redeals" if 0 < redeals_left(game, position) < inf else "stock-count"
    return say(name, count=len(position[spot]))


class HasPileNotes(ABC):
    """Mark a game that writes words above some piles, such as which cards fit."""

    @abstractmethod
    def pile_note(self, position: Position, spot: int) -> Saying | None:
        """Return a few words to show above a pile; None for none."""


def pile_note(game: Game, position: Position, spot: int) -> Saying | None:
    """Return a few words to show above a pile; None for none."""
    return game.pile_note(position, spot) if isinstance(game, HasPileNotes) else None


# Chance, progress and time


class HasNoChoices(ABC):
    """Mark a game in which the player never has a choice: every press makes the only legal move."""

    odds: Saying  # how often the game is won, in a sentence


def has_choices(game: Game) -> bool:
    """Return whether the player of this game ever has a choice of moves."""
    return not isinstance(game, HasNoChoices)


def odds(game: Game) -> Saying | None:
    """Return how often a game without choices is won, in a sentence; None for any other game."""
    return game.odds if isinstance(game, HasNoChoices) else None


class HasSeveralDeals(ABC):
    """Mark a game that may consist of several deals, one after the other."""

    @abstractmethod
    def progress_label(self, position: Position) -> Saying | None:
        """Return which deal of the game this is, as "3 of 9"; None if the game has only one deal."""


def progress_label(game: Game, position: Position) -> Saying | None:
    """Return which deal of the game this is, as "3 of 9"; None if the game has only one deal."""
    return game.progress_label(position) if isinstance(game, HasSeveralDeals) else None


class HasLaterDeals(ABC):
    """Mark a game whose position hides its later deals: it holds the number that determines them."""

    @abstractmethod
    def deal_number(self, position: Position) -> int:
        """Return which deal of the game this is, counted from 1."""

    @abstractmethod
    def with_later_deals(self, position: Position, number: int) -> Position:
        """Return the position with those later deals that the game with this number has; 1 to 2^31 - 1."""


def deal_number(game: Game, position: Position) -> int:
    """Return which deal of the game this is, counted from 1; 1 for a game that has only one."""
    return game.deal_number(position) if isinstance(game, HasLaterDeals) else 1


def with_later_deals(game: Game, position: Position, number: int) -> Position:
    """Return the position with those later deals that the game with this number has; 1 to 2^31 - 1."""
    return game.with_later_deals(position, number) if isinstance(game, HasLaterDeals) else position


class HasPacksApart(ABC):
    """Mark a game whose two packs may be shuffled separately, the second dealt after the first."""

    @property
    @abstractmethod
    def packs_apart(self) -> bool:
        """Whether the packs are dealt one after the other."""


def deals_packs_apart(game: Game) -> bool:
    """Return whether each of the two packs is shuffled by itself, and the second dealt after the first."""
    return isinstance(game, HasPacksApart) and game.packs_apart


class HasUsualTime(ABC):
    """Mark a game of which is known how long it takes."""

    minutes: tuple[int, int]  # that most games take: at least and at most


def minutes(game: Game) -> tuple[int, int]:
    """Return how many minutes most games take, at least and at most; (0, 0) if that is not known."""
    return game.minutes if isinstance(game, HasUsualTime) else (0, 0)


class HasRedeals(ABC):
    """Mark a game in which the empty stock may be filled again: by a redeal, or by the next of several deals."""

    @abstractmethod
    def redeals_left(self, position: Position) -> float:
        """Return how often the empty stock may still be filled again; `math.inf` if there is no limit."""


def redeals_left(game: Game, position: Position) -> float:
    """Return how often the empty stock may still be filled again; `math.inf` if there is no limit.

    It is 0 for a game without redeals.
    """
    return game.redeals_left(position) if isinstance(game, HasRedeals) else 0


class HasProofs(ABC):
    """Mark a game in which it may take a while to find out whether it is lost."""

    @abstractmethod
    def finding_status(self, position: Position) -> Generator[None, None, Status]:
        """Find out what `Game.status` returns bit by bit: yield often, and return it at the end."""


def finding_status(game: Game, position: Position) -> Generator[None, None, Status]:
    """Find out what `game.status(position)` returns bit by bit: yield often, and return it at the end."""
    if isinstance(game, HasProofs):
        return (yield from game.finding_status(position))
    return game.status(position)


class HasStockTurns(ABC):
    """Mark a game in which cards are turned up from the stock one or several at a time."""

    turn: int  # how many cards at a time


def cards_turned(game: Game) -> int:
    """Return how many cards are turned up from the stock at a time; 1 if the game does not say."""
    return game.turn if isinstance(game, HasStockTurns) else 1


class HasObligations(ABC):
    """Mark a game in which the player sometimes has to do one thing before all others."""

    @abstractmethod
    def obligation(self, position: Position) -> Saying | None:
        """Return what the player has to do before any other move, in a sentence; None if there is nothing."""


def obligation(game: Game, position: Position) -> Saying | None:
    """Return what the player has to do before any other move, in a sentence; None if there is nothing."""
    return game.obligation(position) if isinstance(game, HasObligations) else None


# Cards and piles


class HasDisplayedCards(ABC):
    """Mark a game that shows some cards as others, such as Spider with two suits, which shows clubs as spades."""

    @abstractmethod
    def displayed_card(self, card: Card) -> Card:
        """Return the card that the player sees in place of this one; in most games it is the same card."""


def displayed_card(game: Game, card: Card) -> Card:
    """Return the card that the player sees in place of this one; in most games it is the same card."""
    return game.displayed_card(card) if isinstance(game, HasDisplayedCards) else card


class HasOverlappingPiles(ABC):
    """Mark a game in which a pile may lie partly on another, as the cards of a pyramid do."""

    @abstractmethod
    def covering_spots(self, position: Position, spot: int) -> Sequence[int]:
        """Return the spots whose cards lie partly on the card at `spot`; empty if there are none."""


def covering_spots(game: Game, position: Position, spot: int) -> Sequence[int]:
    """Return the spots whose cards lie partly on the card at `spot`; empty if there are none."""
    return game.covering_spots(position, spot) if isinstance(game, HasOverlappingPiles) else ()


class HasRestingCards(ABC):
    """Mark a game in which some piles are only taken from: their covered cards wait until they are uncovered."""

    resting_kinds: frozenset[Kind]  # the kinds of these piles; their covered cards are shown toned down


def resting_kinds(game: Game) -> frozenset[Kind]:
    """Return the kinds of piles whose covered cards are shown toned down; empty if there are none."""
    return game.resting_kinds if isinstance(game, HasRestingCards) else frozenset()


class HasHands(ABC):
    """Mark a game with a hand of cards in which some cards may be shown raised above the others."""

    @abstractmethod
    def raised_cards(self, position: Position, spot: int) -> Pile:
        """Return the cards of the hand at `spot` that are shown raised; empty if there are none."""


def raised_cards(game: Game, position: Position, spot: int) -> Pile:
    """Return the cards of the hand at `spot` that are shown raised; empty if there are none."""
    return game.raised_cards(position, spot) if isinstance(game, HasHands) else b""


class Trick(NamedTuple):
    """The trick that was completed last."""

    words: Saying  # who won it and why, as "8♥ wins for you: a trump." in the form "sign"
    winner: int | None  # the spot of the card that wins it, while it still lies on the table; None afterwards


class TrickGoal(NamedTuple):
    """How many tricks one side has promised to win, and how far it has come."""

    trump: str  # the sign of the trump suit, or "NT" for no trump
    won: int
    needed: int
    by_player: bool  # whether it is the player who has promised them


class HasTrickPiles(ABC):
    """Mark a game with piles that consist of tricks."""

    @abstractmethod
    def trick_goal(self, position: Position) -> TrickGoal | None:
        """Return how many tricks one side has promised and won; None if none has promised any yet."""

    @abstractmethod
    def last_trick(self, position: Position) -> Trick | None:
        """Return the trick completed last: the one on the table, or the one taken last; None before the first."""

    @abstractmethod
    def trick_sizes(self, position: Position, spot: int) -> tuple[int, ...]:
        """Return the number of cards in each trick of a pile, the first trick first; empty for other piles."""


def trick_sizes(game: Game, position: Position, spot: int) -> tuple[int, ...]:
    """Return the number of cards in each trick of a pile, the first trick first; empty for other piles."""
    return game.trick_sizes(position, spot) if isinstance(game, HasTrickPiles) else ()


def trick_goal(game: Game, position: Position) -> TrickGoal | None:
    """Return how many tricks one side has promised and won; None if none has promised any yet."""
    return game.trick_goal(position) if isinstance(game, HasTrickPiles) else None


def last_trick(game: Game, position: Position) -> Trick | None:
    """Return the trick completed last, on the table or taken already; None before the first and without tricks."""
    return game.last_trick(position) if isinstance(game, HasTrickPiles) else None


# Calls and reports


class Stakes(NamedTuple):
    """What a call gains and what it may lose, to be read before it is made."""

    points: int  # what it is worth, shown under its sign
    stands_out: bool  # whether it is marked among the other calls, as a bid that makes game
    label: Saying  # both in words, as "two hearts doubled: 120 below the line, makes game"
    title: Saying  # what the call promises, in the form "sign" as "2♥ doubled: 8 of 13 tricks"
    lines: tuple[Saying, ...]  # sentences about what is gained and lost


class Call(NamedTuple):
    """A move that has a button with the name of the move, such as a bid.

    A call with stakes is chosen first, which shows them, and made by a second press.
    """

    move: Move
    button: Saying  # the text on its button, in the form "sign", as "3NT"
    words: Saying  # how it is spoken, as "bid three no trump"
    stakes: Stakes | None = None


class CallOptions(NamedTuple):
    """What is shown where the player calls: a title, a grid of buttons, single buttons beside it, and notes."""

    title: Saying  # the line above the buttons, in the form "sign"
    grid: tuple[Call | None, ...] = ()  # row by row; None: an empty cell, for a call that is not allowed
    columns: int = 1  # how many columns the grid has
    calls: tuple[Call, ...] = ()  # the single buttons
    notes: tuple[Saying, ...] = ()  # sentences beside the buttons, such as why there are no other calls
    report: str = ""  # the name of the report that explains the calls; empty: none
    badge: Saying | None = None  # what holds for every call, as "One joker: doubled"; None: nothing
    legend: tuple[Saying, ...] = ()  # what the mark and the points of the calls in the grid mean; or nothing


class HasCalls(ABC):
    """Mark a game with numbered calls, such as a bid or a pass.

    A numbered call is a move whose source is a COUNTER spot and whose `n` is the number of the call, 0 or more.
    The buttons in `CallOptions` may also make other moves, such as the one that begins the next deal.
    """

    call_texts: tuple[str, ...]  # the notation of each call, by its number: at most one digit, then capitals

    @abstractmethod
    def call_options(self, position: Position) -> CallOptions | None:
        """Return the buttons for calls and the notes to show now; None if there is nothing to show."""


def call_options(game: Game, position: Position) -> CallOptions | None:
    """Return the buttons for calls and the notes to show now; None if there is nothing to show."""
    return game.call_options(position) if isinstance(game, HasCalls) else None


def call_texts(game: Game) -> tuple[str, ...]:
    """Return the notation of every numbered call, such as "1C"; element `i` is that of the call with number `i`.

    The result is empty for a game without such calls.
    """
    return game.call_texts if isinstance(game, HasCalls) else ()


class Row(NamedTuple):
    """A row of a `Grid`, the table in a report."""

    cells: tuple[Saying | None, ...]  # in the form "sign"; None: an empty cell
    mark: str = ""  # "heading": one cell over all columns; "rule": with a line below; "total": sums; empty: plain


class Grid(NamedTuple):
    """A table of texts in a report."""

    # the style in which it is shown: "score" has points with their reasons, "count" only words, and the columns of
    # "deals" after the second are points
    kind: str
    head: tuple[Saying, ...]  # the titles of the columns
    rows: tuple[Row, ...]


class Report(NamedTuple):
    """A sheet of texts and tables that the player can open beside the cards, such as a score sheet."""

    name: str  # its short name in the code of the page, as "score"
    title: Saying  # its heading
    button: Saying  # the text on the button that opens it, in the form "sign"
    parts: tuple[Saying | Grid, ...]  # paragraphs and tables, from top to bottom


class HasReports(ABC):
    """Mark a game with reports, such as a score sheet."""

    @abstractmethod
    def reports(self, position: Position) -> tuple[Report, ...]:
        """Return the reports that the player can open now, the score sheet first; empty if there are none."""


def reports(game: Game, position: Position) -> tuple[Report, ...]:
    """Return the reports that the player can open now, the score sheet first; empty if there are none."""
    return game.reports(position) if isinstance(game, HasReports) else ()


class HasFacts(ABC):
    """Mark a game that shows facts beside the cards, such as the contract."""

    @abstractmethod
    def facts(self, position: Position) -> tuple[Saying, ...]:
        """Return the facts to show beside the cards, in a few words each; empty if there are none.

        They are shown in the form "sign", with signs such as "3NT", and read aloud without it.
        """


def facts(game: Game, position: Position) -> tuple[Saying, ...]:
    """Return the facts to show beside the cards, see `HasFacts.facts`; empty if there are none."""
    return game.facts(position) if isinstance(game, HasFacts) else ()


class HasRuns(ABC):
    """Mark a game in which several cards at the end of a pile may move together."""

    @abstractmethod
    def unit_length(self, position: Position, source: int) -> int:
        """Return how many cards at the end of a pile may move as one: 0 if it is empty, otherwise at least 1."""

    @abstractmethod
    def run_length(self, position: Position, source: int) -> int:
        """Return how many of the cards that may move as one are a run: each is packed on the one before it."""

    @abstractmethod
    def too_many(self, position: Position, move: Move) -> Saying | None:
        """Return why fewer cards have to move at once, if nothing else speaks against the move; otherwise None."""


def unit_length(game: Game, position: Position, source: int) -> int:
    """Return how many cards at the end of a pile may move as one: 0 if it is empty, otherwise at least 1."""
    return game.unit_length(position, source) if isinstance(game, HasRuns) else min(1, len(position[source]))


def run_length(game: Game, position: Position, source: int) -> int:
    """Return how many of the cards that may move as one are a run: each is packed on the one before it."""
    return game.run_length(position, source) if isinstance(game, HasRuns) else min(1, len(position[source]))


def too_many(game: Game, position: Position, move: Move) -> Saying | None:
    """Return why fewer cards have to move at once, if nothing else speaks against the move; otherwise None."""
    return game.too_many(position, move) if isinstance(game, HasRuns) else None


# Results and positions


class HasResultNotes(ABC):
    """Mark a game whose results record more than the score: notes, and whether the player looked ahead by undo."""

    @abstractmethod
    def result_notes(self, position: Position) -> str:
        """Return the notes that statistics store with the score: text without spaces; empty if there are none."""


def result_notes(game: Game, position: Position) -> str:
    """Return the notes that statistics store with the score: text without spaces; empty if there are none."""
    return game.result_notes(position) if isinstance(game, HasResultNotes) else ""


def counts_peeks(game: Game) -> bool:
    """Return whether results of this game record that the player undid a move that had turned up a card."""
    return isinstance(game, HasResultNotes)


class HasPositionErrors(ABC):
    """Mark a game that checks whether a position, for example one read from a text, can occur in play."""

    @abstractmethod
    def position_error(self, position: Position) -> Saying | None:
        """Return why a position cannot occur, in a sentence; None if it can."""


def position_error(game: Game, position: Position) -> Saying | None:
    """Return why a position cannot occur, in a sentence; None if it can or if the game does not check."""
    return game.position_error(position) if isinstance(game, HasPositionErrors) else None


# Winning


WinningFigure: TypeAlias = Literal["ring", "spiral", "arc", "dial", "spokes", "fountain", "wave"]


class HasWinningFigure(ABC):
    """Mark a game whose cards form a figure of its own when the game is won; in other games they form a ring."""

    winning_figure: WinningFigure


def winning_figure(game: Game) -> WinningFigure:
    """Return the figure that the cards form when the game is won."""
    return game.winning_figure if isinstance(game, HasWinningFigure) else "ring"
