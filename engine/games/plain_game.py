"""A game that is nothing but a record: its rules, its table and its words follow from the record.

A game that needs more, such as a layout of its own or rules written by hand, has a class of its own.
"""

from typing import NamedTuple

from engine.core.game import Kind, Status
from engine.core.game_words import GameWords
from engine.core.saying import Saying, say
from engine.rules.record import Columns, Foundations, Pairs, Record, Runs
from engine.rules.recorded import Recorded


class PlainGame(Recorded):
    """A game with only one rule set. Its name and its sentence are the message "family-" and the id."""

    has_daily_deal = False  # most of these games have no judged deals, so that many could not be won
    heap_title = say("black-hole")
    rules = ""  # they are put together from the record, see `engine.games.rules_page`
    max_lost_nodes = 300  # with a higher limit, the proof that a game is lost would take seconds on a phone

    def __init__(self, name: str, minutes: tuple[int, int], source: str, record: Record) -> None:
        """Make the game with the id `name`.

        `minutes` is how long a game takes, as in `Game.minutes`. `source` is the name of a message.
        """
        self.id = self.family = name
        self.minutes, self.source = minutes, say(source)
        self.words = _words(record)
        self.column = "column" if isinstance(record.tableau, Columns) else "place"
        self.resting_kinds = frozenset({Kind.TABLEAU}) if self.column == "place" else frozenset()
        self.endings = _endings(record)
        if record.reserve and len(record.reserve.cards) > 1:
            numbers = range(1, len(record.reserve.cards) + 1)
            self.reserve_names = tuple((f"r{number}", say("reserve-number", number=number)) for number in numbers)
        super().__init__(record)

    @property
    def title(self) -> Saying:
        """Return the name of the game, since it has only one rule set."""
        return say("game-alone", name=self.family_title)


class PlainEntry(NamedTuple):
    """A line in the list of plain games: the arguments of `PlainGame`. Making the game takes far longer."""

    id: str
    minutes: tuple[int, int]
    source: str
    record: Record

    @property
    def family(self) -> str:
        """The `Game.family` of the game, which is its only rule set."""
        return self.id

    def game(self) -> PlainGame:
        """Return the game, made anew."""
        return PlainGame(self.id, self.minutes, self.source, self.record)


def _words(record: Record) -> GameWords:
    """Return what the score of a game counts."""
    if isinstance(record.aim, Foundations):
        return GameWords()
    return GameWords(scored="runs" if isinstance(record.aim, Runs) else "left")


def _endings(record: Record) -> dict[Status, Saying]:
    """Return the sentences at the end of a game that is won, and of one that is lost."""
    return {Status.WON: say(_won(record)), Status.LOST: _lost(record)}


def _won(record: Record) -> str:
    if isinstance(record.aim, Foundations):
        return "all-home"
    if isinstance(record.aim, Runs):
        return "all-runs-complete"
    if isinstance(record.tableau, Columns):
        return "columns-cleared"
    return "peaks-gone" if record.tableau.count > 1 else "pyramid-gone"


def _lost(record: Record) -> Saying:
    if isinstance(record.aim, Foundations):
        # Where cards come back, one can always go home again, so that only a search shows that no win is left.
        comes_back = record.aim.may_return
        return say("lost-by-search", answer="impossible", noun="deal") if comes_back else say("no-more-home")
    if isinstance(record.aim, Runs):
        return say("no-run-possible" if any(record.columns.face_down) else "no-run-left")
    if isinstance(record.aim, Pairs):
        return say("nothing-to-take-away")
    return say("golf-stuck" if record.stock else "no-free-card-fits")
