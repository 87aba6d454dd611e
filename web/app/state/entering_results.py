"""Records the results of games: what a result consists of, and when one is entered."""

from app.state.all_results import AllResults
from app.state.world import World
from engine.play.history import HistoryEntry
from engine.play.kept_session import is_damaged
from engine.play.results import PEEKED, Result
from engine.play.session import Session


class EnteringResults:
    """Enters results into a book of results."""

    def __init__(self, book: AllResults, world: World) -> None:
        self._book = book
        self._world = world

    def enter(self, entry: HistoryEntry, *, won: bool) -> None:
        """Record the result of a game, unless it was a lesson, or a link with moves has opened it."""
        if not entry.counts:
            return
        session, now = entry.session, self._world.date()
        result = Result(
            token=entry.token,
            game=session.game.id,
            number=session.number,
            won=won,
            moves=session.moves_made,
            seconds=round(entry.stopwatch.seconds(self._world.now()), 1),
            points=session.points,
            ended=round(now),
            notes=_notes(session),
            day=entry.day or self._world.day_of(now),
        )
        self._book.add(result)

    def enter_left(self, entry: HistoryEntry) -> None:
        """Record a loss for a game that will not be continued, if a move was made in it and not taken back.

        For a damaged game nothing is recorded, because it is not known how the game ended.
        """
        if entry.session.can_undo() and not is_damaged(entry.session):
            self.enter(entry, won=False)

    def enter_if_new(self, entry: HistoryEntry) -> bool:
        """Record the loss of a game if its result counts and is still missing; return whether it was missing.

        It is missing if the page was closed before the loss was proved, or the player went on to another game.
        """
        is_new = not entry.is_abandoned and entry.counts and self._book.result_of(entry.token) is None
        if is_new:
            self.enter_left(entry)
        return is_new


def _notes(session: Session) -> str:
    """Return the notes of a result, separated by spaces: those of the game, and `PEEKED` if the player peeked."""
    ahead = session.game.counts_peeks and session.has_peeked()
    return " ".join(filter(None, (session.game.result_notes(session.position), PEEKED if ahead else "")))
