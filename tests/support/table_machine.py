"""A Hypothesis machine that plays at a `Table` without a page, and leaves it and comes back after each command.

Three ways of leaving are tried: to another game, by reading the page again, and by a backup that is saved and
imported. After each of them, the game on the table, all games and the statistics must be the same.
"""

from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from app.state import backup, games_as_json, journal
from app.state.all_results import AllResults
from app.state.dates import read
from app.state.deleted_game import DeletedGame, delete_game
from app.state.settings import Settings
from app.state.table import Table
from app.state.world import World
from engine.core.game import Game
from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.session import Session
from engine.solving import deal_index
from support.strategies import recorded

# Rule sets of several kinds: with and without hidden cards, two of one game, and one without choices.
_GAMES = [CATALOGUE[name] for name in ("klondike", "klondike-3", "golf", "freecell", "clock", "backbone")]
_DAYS = ("2026-11-21", "2026-11-22")
_NUMBERS = st.integers(0, 999)  # an index into a list, modulo its length
_OF_GAMES = st.sampled_from(_GAMES)


def saved(table: Table) -> tuple[list[dict[str, object]], int, list[journal.Event]]:
    """Return what is stored of a table as JSON values: games, index of the one on the table, results."""
    games = [games_as_json.entry_to_json(entry, entry.session.text(), 0.0) for entry in table.history.entries]
    return games, table.history.at, [list(result) for result in table.results]


def read_again(table: Table, world: World) -> Table:
    """Return the table as another page would read it from the store."""
    games, at, events = saved(table)
    entries = [games_as_json.unread_entry(game, CATALOGUE) for game in games]
    history = History(HistoryEntry(Session(_GAMES[0], 1), ""))
    history.entries, history.at = [entry for entry in entries if entry], at
    return Table(CATALOGUE, history, AllResults(events=events), world)


class TableMachine(RuleBasedStateMachine):
    """One player at one table."""

    def __init__(self) -> None:
        super().__init__()
        self._time, self._random = 0.0, 0
        self._day = 0
        self._deleted: list[DeletedGame] = []
        self._backup = ""  # the text of a backup
        self._world = World(self._now, self._date, self._words, lambda seconds: _DAYS[self._day])
        self.table = Table(
            CATALOGUE, History(HistoryEntry(Session(_GAMES[0], 1), "first")), AllResults(), self._world
        )

    def _now(self) -> float:
        self._time += 1
        return self._time

    def _date(self) -> float:
        return 1e9 + self._now()

    def _words(self, count: int) -> list[int]:
        self._random += 1
        return [self._random] * count

    # Commands

    @initialize(game=_OF_GAMES, number=st.integers(1, 60))
    def begin(self, game: Game, number: int) -> None:
        self.table.choose_game(game.id, number)

    @rule(numbers=st.lists(_NUMBERS, min_size=1, max_size=4))
    def make_moves(self, numbers: list[int]) -> None:
        for number in numbers:
            session = self.table.session
            moves = list(session.game.moves(session.position))
            if moves:
                move = moves[number % len(moves)]
                self.table.drag(move.source, move.n, move.target)

    @rule(count=st.integers(1, 6), back=st.booleans())
    def go_back_and_forth(self, count: int, back: bool) -> None:
        for _ in range(count):
            (self.table.undo if back else self.table.redo)()

    @rule(again=st.booleans())
    def begin_another(self, again: bool) -> None:
        (self.table.restart if again else self.table.new_deal)()

    @rule(game=_OF_GAMES)
    def choose(self, game: Game) -> None:
        self.table.choose_game(game.id)

    @rule(number=st.integers(1, 3))
    def deal_a_number(self, number: int) -> None:
        self.table.deal_numbered(str(number))

    @rule(game=_OF_GAMES)
    def play_the_daily_deal(self, game: Game) -> None:
        _, day = read(_DAYS[self._day])
        self.table.play_deal(game, deal_index.daily(game.id, day))

    @rule(game=_OF_GAMES, number=st.integers(1, 3))
    def open_a_deal(self, game: Game, number: int) -> None:
        self.table.open(f"v1/{game.id}/{number}")

    @rule(game=st.sampled_from(["freecell", "backbone", "golf"]), left=st.integers(1, 30))
    def play_near_to_the_end(self, game: str, left: int) -> None:
        """Play a recorded game up to `left` moves before its end, as a game whose result counts."""
        _, link = recorded(CATALOGUE[game])[0]
        session = Session.read(link, CATALOGUE)
        self.table.play_deal(session.game, session.number)
        if not self.table.session.moves_made:
            for node in session.line()[:-left]:
                if node.move and not node.is_automatic:
                    self.table.drag(node.move.source, node.move.n, node.move.target)

    @rule(game=_OF_GAMES)
    def learn(self, game: Game) -> None:
        self.table.begin_lesson(Session(game, 5))

    @rule()
    def let_midnight_pass(self) -> None:
        self._day = 1

    # Deleting

    @rule(number=_NUMBERS)
    def delete_a_game(self, number: int) -> None:
        history = self.table.history
        others = [at for at, entry in enumerate(history.entries) if at != history.at and entry.has_moves]
        if others:
            self._deleted.append(delete_game(history, others[number % len(others)]))

    @precondition(lambda self: self._deleted)
    @rule()
    def take_a_deletion_back(self) -> None:
        """Bring back what was deleted last. It must be as it was, once, and all else must stay as it is."""
        deleted, history = self._deleted.pop(), self.table.history
        on_table, before = history.entry, list(history.entries)
        was_gone = deleted.is_gone(history)
        deleted.put_back(history)
        assert history.entry is on_table
        assert not deleted.is_gone(history)
        new = [entry for entry in history.entries if entry not in before]
        assert new == [deleted.entry] * was_gone
        earlier = [entry for entry in before if entry not in history.entries]
        assert all(deleted.entry.session.contains(entry.session) for entry in earlier)
        deleted.put_back(history)
        assert history.entries.count(deleted.entry) == int(was_gone)

    @rule()
    def save_a_backup(self) -> None:
        self._backup = backup.to_text(self.table, Settings(), {}, now=0.0, day=_DAYS[0])

    @precondition(lambda self: self._backup)
    @rule()
    def take_a_backup_in(self) -> None:
        backup.add(self.table, backup.read(self._backup, CATALOGUE))

    # Laws

    @invariant()
    def another_game_looked_at_changes_nothing(self) -> None:
        self._settle()
        for leave in (self._by_the_gallery, self._by_a_link):
            entry = self.table.history.entry
            if entry.is_over:
                return  # a new deal takes the place of a game that is over
            there = read_again(self.table, self._world)
            text, before = self.table.session.text(), self._of(self.table)
            leave(there)
            after = self._of(there)
            note(f"{before}\n{after}")
            assert after == before
            there.choose_game(entry.session.game.id)
            assert there.session.text() == text
            assert not there.history.entry.is_abandoned

    def _by_the_gallery(self, there: Table) -> None:
        name = next(game.id for game in _GAMES if game.id != there.game.id)
        there.choose_game(name)

    def _by_a_link(self, there: Table) -> None:
        if there.history.entry.has_moves:  # a link replaces a deal without moves
            there.open("v1/seahaven/77")

    @invariant()
    def every_game_in_progress_can_be_found_again(self) -> None:
        """Check that the gallery resumes or offers each game with moves, also a lesson and a restarted game."""
        history = self.table.history
        resumed = {history.unfinished(game) for game in _GAMES}
        offered = {at for game in _GAMES for at in history.also_begun([game])}
        begun = {
            at
            for at, entry in enumerate(history.entries)
            if entry.has_moves and entry.can_go_on and not history.is_older_lesson(at)
        }
        assert begun <= resumed | offered
        assert not resumed & offered

    @invariant()
    def read_anew_all_is_the_same(self) -> None:
        assert saved(read_again(self.table, self._world)) == saved(self.table)

    @invariant()
    def a_backup_taken_in_again_adds_nothing(self) -> None:
        there = read_again(self.table, self._world)
        text = backup.to_text(there, Settings(), {}, now=0.0, day=_DAYS[0])
        backup.add(there, backup.read(text, CATALOGUE))
        assert saved(there) == saved(self.table)

    @invariant()
    def no_game_in_progress_has_lost(self) -> None:
        """Check that no game in progress counts as lost.

        A loss counts if the game has ended or was given up. The game on the table is never given up.
        """
        assert not self.table.history.entry.is_abandoned
        lost = {result.token for result in self.table.results if not result.won}
        for entry in self.table.history.entries:
            if entry.token in lost and not entry.is_over and not entry.is_abandoned:
                assert self._was_lost(entry), entry

    def _was_lost(self, entry: HistoryEntry) -> bool:
        """Return whether any position of the game is lost, also one that the player has taken back."""
        waiting = [entry.session.root]
        while waiting:
            node = waiting.pop()
            waiting += node.children
            if node.status is not None and node.status.value == "lost":
                return True
        return False

    def _settle(self) -> None:
        """Make all pending proofs that games are lost. The page does so when it has time."""
        for _ in self.table.seeking_endings():
            pass

    def _of(self, table: Table) -> object:
        """Return the games with moves, sorted, and the results."""
        games = sorted(
            (entry.token, entry.session.text(), entry.is_abandoned)
            for entry in table.history.entries
            if entry.has_moves and not entry.lesson
        )
        return games, table.results
