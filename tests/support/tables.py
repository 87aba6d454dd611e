"""A table without a page, with clocks that are set by hand and random words that are a counter."""

from app.state.all_results import AllResults
from app.state.change import Change
from app.state.table import Table
from app.state.world import World
from chromium.player import moves_of
from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.session import Session


class Outside:
    """The world around a table: its clocks and its random words."""

    def __init__(self) -> None:
        self.time = 0.0
        self.day = ""
        self._word = 100

    def _words(self, count: int) -> list[int]:
        self._word += 1
        return [self._word] * count

    def world(self) -> World:
        return World(lambda: self.time, lambda: 1e9 + self.time, self._words, lambda seconds: self.day)


def table(link: str, outside: Outside | None = None) -> Table:
    """Return a table whose only game is the game of a link."""
    history = History(HistoryEntry(Session.read(link, CATALOGUE), "first"))
    return Table(CATALOGUE, history, AllResults(), (outside or Outside()).world())


def before_the_end(link: str) -> str:
    """Return the link without its last move."""
    return link.rsplit(".", 1)[0]


def end(at: Table, link: str) -> Change:
    """Make the last move of a link; return the change that the page shows last."""
    move = moves_of(link)[-1]
    return shown(at, at.drag(move.source, move.n, move.target))


def turn(at: Table) -> Change:
    """Tap the stock."""
    return at.tap(next(number for number, spot in enumerate(at.game.spots) if spot.name == "s"))


def shown(at: Table, change: Change) -> Change:
    """Let the page's proof of a loss run. Return the change that the page shows last."""
    return next(filter(None, at.seeking_endings()), change)
