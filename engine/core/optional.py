"""What only some games have, as small classes to inherit from, each with a function that asks any game for it.

A game names what it has among its base classes: `class Spider(Patience, HasMoveWords, HasDisplayedCards)`. Callers
ask through the functions, `optional.facts(game, position)`, which answer for games that have no such thing; so no
caller needs to know which games have what. Automatic moves are in `engine.core.automatic_moves`.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from engine.core.cards import Card, Pile
from engine.core.game import Game, Move, Position

# Words


class GameWords(NamedTuple):
    """The nouns a game is talked about with; the defaults suit most patiences. Pairs are singular and plural."""

    game_noun: tuple[str, str] = ("game", "games")  # what is won or lost
    deal_noun: str = "deal"  # what a deal number stands for
    pass_noun: tuple[str, str] = ("pass", "passes")  # what begins when the stock comes again
    counted: str = "cards"  # what the score counts
    scored: str = "home"  # which of them it counts: cards "home", "left" or "shown"; points "ahead"


class HasWords(ABC):
    """A game with nouns of its own."""

    words: GameWords


def words(game: Game) -> GameWords:
    """Return the nouns for a game."""
    return game.words if isinstance(game, HasWords) else GameWords()


class HasMoveWords(ABC):
    """A game that describes some moves in words of its own."""

    @abstractmethod
    def move_words(self, before: Position, move: Move, after: Position | None) -> str:
        """Return what a move did; empty where the common words will do.

        With `after` None it is a move that could be made, and the words give away nothing that is still covered.
        """


def move_words(game: Game, before: Position, move: Move, after: Position | None) -> str:
    """Return the game's own words for a move; empty where the common words will do."""
    return game.move_words(before, move, after) if isinstance(game, HasMoveWords) else ""


class HasCaptions(ABC):
    """A game that writes words on empty spots."""

    @abstractmethod
    def caption(self, position: Position, spot: int) -> str:
        """Return a word or two for an empty spot; empty for none."""


def caption(game: Game, position: Position, spot: int) -> str:
    """Return the words on an empty spot; empty for none."""
    return game.caption(position, spot) if isinstance(game, HasCaptions) else ""


# Chance and progress


class HasNoChoices(ABC):
    """A game in which there is never anything to choose: any press makes the one move there is."""

    odds: str  # how often it is won, in a sentence


def has_choices(game: Game) -> bool:
    """Return whether there is ever anything to choose."""
    return not isinstance(game, HasNoChoices)


def odds(game: Game) -> str:
    """Return how often a game without choices is won, in a sentence; empty for any other game."""
    return game.odds if isinstance(game, HasNoChoices) else ""


class HasSeveralDeals(ABC):
    """A game that may go over several deals."""

    @abstractmethod
    def progress_label(self, position: Position) -> str:
        """Return which deal this is, as "3 of 9"; empty if there is only one."""


def progress_label(game: Game, position: Position) -> str:
    """Return which of several deals this is, as "3 of 9"; empty if there is only one."""
    return game.progress_label(position) if isinstance(game, HasSeveralDeals) else ""


class HasRedeals(ABC):
    """A game with a stock that may come again."""

    @abstractmethod
    def redeals_left(self, position: Position) -> float:
        """Return how often the waste may still become the stock; infinite where there is no limit."""


def redeals_left(game: Game, position: Position) -> float:
    """Return how often the waste may still become the stock; infinite where there is no limit."""
    return game.redeals_left(position) if isinstance(game, HasRedeals) else 0


class HasObligations(ABC):
    """A game in which something may have to be done before anything else."""

    @abstractmethod
    def obligation(self, position: Position) -> str:
        """Return what has to be done first, in a sentence; empty if nothing has."""


def obligation(game: Game, position: Position) -> str:
    """Return what has to be done before anything else, in a sentence; empty if nothing has."""
    return game.obligation(position) if isinstance(game, HasObligations) else ""


# Cards and piles


class HasDisplayedCards(ABC):
    """A game in which some cards look like others, as in Spider with fewer than four suits."""

    @abstractmethod
    def displayed_card(self, card: Card) -> Card:
        """Return the card as it looks to the player."""


def displayed_card(game: Game, card: Card) -> Card:
    """Return the card as it looks to the player."""
    return game.displayed_card(card) if isinstance(game, HasDisplayedCards) else card


class HasOverlappingPiles(ABC):
    """A game in which piles overlap, as the cards of a pyramid do."""

    @abstractmethod
    def covering_spots(self, position: Position, spot: int) -> Sequence[int]:
        """Return the spots whose cards lie on the card of this one."""


def covering_spots(game: Game, position: Position, spot: int) -> Sequence[int]:
    """Return the spots whose cards lie on the card of this one; none where piles lie apart."""
    return game.covering_spots(position, spot) if isinstance(game, HasOverlappingPiles) else ()


class HasHands(ABC):
    """A game with a hand of cards, some of which may stand out from it."""

    @abstractmethod
    def raised_cards(self, position: Position, spot: int) -> Pile:
        """Return the cards of a hand that stand out from it."""


def raised_cards(game: Game, position: Position, spot: int) -> Pile:
    """Return the cards of a hand that stand out from it."""
    return game.raised_cards(position, spot) if isinstance(game, HasHands) else b""


class HasTrickPiles(ABC):
    """A game with piles of tricks."""

    @abstractmethod
    def trick_sizes(self, position: Position, spot: int) -> tuple[int, ...]:
        """Return how many cards lie in each trick of a pile, the first taken first; none for other piles."""


def trick_sizes(game: Game, position: Position, spot: int) -> tuple[int, ...]:
    """Return how many cards lie in each trick of a pile, the first taken first."""
    return game.trick_sizes(position, spot) if isinstance(game, HasTrickPiles) else ()


# Calls and reports


class Call(NamedTuple):
    """A move made by naming it: as written, and as said."""

    move: Move
    sign: str
    words: str


class CallOptions(NamedTuple):
    """The calls to choose from: a grid, with None for what is not allowed, and others beside it."""

    title: str  # what is asked
    grid: tuple[Call | None, ...] = ()
    columns: int = 1
    calls: tuple[Call, ...] = ()
    notes: tuple[str, ...] = ()  # why there are no other calls, in sentences
    report: str = ""  # the name of the report that tells more


class HasCalls(ABC):
    """A game in which some moves are made by naming them. Their source is a counter; its `n` numbers the call."""

    call_texts: tuple[str, ...]  # the calls in notation, by number: a figure or none, then capital letters

    @abstractmethod
    def call_options(self, position: Position) -> CallOptions | None:
        """Return what can be called now; None while cards are moved."""


def call_options(game: Game, position: Position) -> CallOptions | None:
    """Return what can be called now; None where cards are moved."""
    return game.call_options(position) if isinstance(game, HasCalls) else None


def call_texts(game: Game) -> tuple[str, ...]:
    """Return the calls of a game in notation, by number."""
    return game.call_texts if isinstance(game, HasCalls) else ()


class Row(NamedTuple):
    """A row of a grid; `mark` is "heading" for one cell over all columns, "rule" for a line below, or "total"."""

    cells: tuple[str, ...]
    mark: str = ""


class Grid(NamedTuple):
    """A table of texts: the titles of its columns, and its rows; `kind` only chooses how it is drawn."""

    kind: str
    head: tuple[str, ...]
    rows: tuple[Row, ...]


class Report(NamedTuple):
    """A sheet to read besides the cards: paragraphs and grids. `button` is what the button to it says."""

    name: str
    title: str
    button: str
    parts: tuple[str | Grid, ...]


class HasReports(ABC):
    """A game with sheets to read, such as a score sheet."""

    @abstractmethod
    def reports(self, position: Position) -> tuple[Report, ...]:
        """Return the sheets that can be read now, the score first."""


def reports(game: Game, position: Position) -> tuple[Report, ...]:
    """Return the sheets that can be read now, the score first."""
    return game.reports(position) if isinstance(game, HasReports) else ()


class HasFacts(ABC):
    """A game whose player needs more in sight than the cards, such as the contract."""

    @abstractmethod
    def facts(self, position: Position) -> tuple[str, ...]:
        """Return what has to be in sight besides the cards, in a few words each."""

    def spoken_facts(self, position: Position) -> tuple[str, ...]:
        """Return the facts as they are spoken, for a game that writes some of them with signs."""
        return self.facts(position)


def facts(game: Game, position: Position) -> tuple[str, ...]:
    """Return what has to be in sight besides the cards, in a few words each."""
    return game.facts(position) if isinstance(game, HasFacts) else ()


def spoken_facts(game: Game, position: Position) -> tuple[str, ...]:
    """Return the facts as they are spoken, without signs."""
    return game.spoken_facts(position) if isinstance(game, HasFacts) else ()


# Results and positions


class HasResultNotes(ABC):
    """A game whose results say more than the score, and whether undo was used to look ahead."""

    @abstractmethod
    def result_notes(self, position: Position) -> str:
        """Return what statistics keep of a game besides its score, in words without blanks."""


def result_notes(game: Game, position: Position) -> str:
    """Return what statistics keep of a game besides its score, in words without blanks."""
    return game.result_notes(position) if isinstance(game, HasResultNotes) else ""


def peeks_count(game: Game) -> bool:
    """Return whether a result says that undo went back past a card that had been turned up."""
    return isinstance(game, HasResultNotes)


class HasPositionErrors(ABC):
    """A game that cannot go on from just any position that can be written down."""

    @abstractmethod
    def position_error(self, position: Position) -> str:
        """Return why a position cannot occur, in a sentence; empty if it can."""


def position_error(game: Game, position: Position) -> str:
    """Return why a position cannot occur, in a sentence; empty if it can or if the game does not check."""
    return game.position_error(position) if isinstance(game, HasPositionErrors) else ""
