"""Decides which game is on the table of one player, without a browser.

Methods that change a game return a `Change`, which says what the page has to show.
"""

from collections.abc import Generator

from app.state.chance import easiest
from app.state.change import Change
from app.state.deal_choice import is_short_of_deals, wanted_deals
from app.state.linked_game import deal_of_link, reading_link
from app.state.table_moves import TableMoves
from app.state.world import fresh_token
from engine.core.bit_by_bit import at_once
from engine.core.game import Game, Status
from engine.core.saying import say
from engine.core.shuffle import FIRST_NUMBER
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.history import HistoryEntry
from engine.play.notation import CannotPlayError, CannotReadError
from engine.play.session import Session
from engine.view import phrases, speech

_LAST_FRESH = 999_999


class Table(TableMoves):
    """The games of one player: the game on the table (the current one), earlier games, and all results."""

    deal_filter = "any"  # which deals are chosen at random; see `Settings.deals`

    # Games

    def new_deal(self, number: int | None = None, game: Game | None = None) -> Change:
        """Begin a deal of a rule set.

        Without `number` the deal is random; without `game` the rule set stays the same, or is the one before a
        lesson. No other game is given up before the player makes a move in the new one.
        """
        game = game or self._rule_set_to_deal()
        return self._begin(Session(game, number or self.fresh_number(game)))

    def _rule_set_to_deal(self) -> Game:
        """Return the rule set on the table; after a lesson, the last one that the player has chosen of this game.

        A lesson has a rule set of its own, which the player has not chosen. If there is no chosen one, the result
        is the easiest.
        """
        if not self.history.entry.lesson:
            return self.game
        own = [entry.session.game for entry in self.history.entries if not entry.lesson]
        chosen = [game for game in own if game.family == self.game.family]
        return chosen[-1] if chosen else easiest(CATALOGUE.rule_sets(self.game.family))

    def restart(self) -> Change:
        """Begin the same deal again from its start; refuse if no move has been made in it.

        A lesson begins again as a lesson. The old game of this deal is given up when the player makes a move.
        """
        if not self.history.entry.has_moves:
            return Change(say("at-its-start"), refused=True)
        if self.history.entry.lesson == "on":
            return self.begin_lesson(Session(self.game, self.session.number))
        before = self.session
        change = self._begin(Session(self.game, self.session.number))
        if self.history.leads_back_to(before):
            said = phrases.one_after_another(change.said, say("undo-brings-back"))
            change = change._replace(said=said, aloud=True)
        return change

    def begin_lesson(self, session: Session) -> Change:
        """Put the deal of a lesson on the table.

        No other game is given up. Undo at the start of the lesson returns to the last deal of this game.
        """
        self._clear_away()
        self.history.end_lessons()
        self.history.append(HistoryEntry(session, fresh_token(self._world.random_words), lesson="on"))
        return Change(speech.deal_title(session.game, session.number), dealt=True)

    def end_lesson(self) -> Change:
        """Show no more steps of a lesson; its deal stays on the table, and its result is not counted."""
        self.history.end_lessons()
        return Change(say("lesson-over"))

    def open(self, text: str) -> Change:
        """Open the game of a link, given in notation.

        If the text is not a game that can be played, nothing changes, and `Change.said` gives the reason.
        A link to a deal that the player has begun leads to that game. No other game is given up for a link before
        the player makes a move in it.
        """
        return at_once(self.opening(text))

    def opening(self, text: str) -> Generator[float, None, Change]:
        """Do the work of `open` in small steps; yield the progress, from 0 to 1, after each step.

        The table does not change before the last step.
        """
        try:
            session = yield from reading_link(text, self._catalogue)
        except (CannotReadError, CannotPlayError) as error:
            return Change(error.reason, refused=True)
        return self._put_on_table(session)

    def deal_of_link(self, text: str) -> Session | None:
        """Return the deal of a refused link; see `linked_game.deal_of_link`."""
        return deal_of_link(text, self._catalogue)

    def _put_on_table(self, session: Session) -> Change:
        if session.text() == self.session.text():
            return Change(say("on-the-table-already"))
        entry = HistoryEntry(session, fresh_token(self._world.random_words))
        if entry.has_moves:
            entry = entry._replace(from_link=True)
        else:
            at = self.history.unfinished_deal(session)
            if at is not None:
                return self.return_to(at)
        self._clear_away()
        self.history.append_linked(entry)
        if session.status_so_far() is not Status.PLAYING:
            return Change(session.ending(), dealt=True)
        return Change(speech.deal_title(session.game, session.number), dealt=True)

    def deal_numbered(self, text: str) -> Change:
        """Play the deal whose number the player has typed (`play_deal`); refuse a text that is no deal number."""
        try:
            return self.play_deal(self.game, notation.read_number(text))
        except CannotReadError as error:
            return Change(error.reason, refused=True)

    def play_deal(self, game: Game, number: int) -> Change:
        """Go on with this deal if the player has begun it and its result counts; else begin it.

        No other game is given up for it before the player makes a move.
        """
        session = Session(game, number)
        at = self.history.unfinished_deal(session)
        return self._begin(session) if at is None else self.return_to(at)

    def begun_deal(self, game: Game, number: int) -> HistoryEntry | None:
        """Return the game of this deal that the player has begun and can go on with; None if there is none."""
        at = self.history.unfinished_deal(Session(game, number))
        return None if at is None else self.history.entries[at]

    def choose_game(self, name: str, number: int | None = None) -> Change:
        """Resume the unfinished game of a rule set; if there is none, begin a deal of it.

        `name` is the id of the rule set. `number` is the deal to begin, None for a random one; it is ignored if a
        game is resumed.

        Raises:
            KeyError: there is no rule set of this name.
        """
        at = self.history.unfinished(self._catalogue[name])
        return self.new_deal(number, self._catalogue[name]) if at is None else self.return_to(at)

    def return_to(self, at: int) -> Change:
        """Put the game at an index of the history on the table, and continue it.

        At the start of its deal, undo returns to the last deal of the same game before it.
        """
        elsewhere = at != self.history.at
        if elsewhere:
            self._clear_away()
            self.history.resume(at)
        made, title = self.session.moves_made, speech.deal_title(self.game, self.session.number)
        return Change(say("deal-so-far", deal=title, count=made) if made else title, dealt=elsewhere)

    def _begin(self, session: Session) -> Change:
        """Put a new game of this deal on the table."""
        self._clear_away()
        self.history.append(HistoryEntry(session, fresh_token(self._world.random_words)))
        return Change(speech.deal_title(session.game, session.number), dealt=True)

    def _clear_away(self) -> None:
        """Stop playing the game on the table, before another takes its place.

        It can be resumed later, unless it is lost; then its result is recorded.
        """
        self.chosen = None
        self._stop_watch()
        if self.session.status_so_far() is Status.LOST:  # a link may have opened it in a lost position
            self._entering.enter_left(self.history.entry)

    def rebuild(self) -> None:
        """Replay the game on the table from its own text, so that no change is left half-done after an error."""
        self.session.status_so_far()  # plays the moves of an unread session, whose text may be damaged
        session = Session.read(self.session.text(), self._catalogue)
        self.history.entries[self.history.at] = self.history.entry._replace(session=session)
        self.chosen = self._finish = None

    # Deals at random

    def fresh_number(self, game: Game) -> int:
        """Return the number of a random deal, from 1 to 999999; all are equally likely.

        A number of at most six digits can be read out to a friend; longer ones, up to 2^31 - 1, can be typed or
        linked. If the player wants only certain deals (see `deal_filter`), the number is chosen from those deals
        in the deal index, without the ones that the player has already played, as long as others are left.
        """
        found = wanted_deals(game, self.deal_filter, lambda: self.book.numbers(game.id))
        count = len(found) or _LAST_FRESH
        place = self._random_below(count)
        return self._world.drawn(found[place] if found else FIRST_NUMBER + place)

    @property
    def is_short_of_deals(self) -> bool:
        """Whether few unplayed deals of the rule set on the table are left to choose from.

        It is False until the results have been read, and after the first move. Going through thousands of results
        would make the start and each move slow, and the answer is not needed before the next deal.
        """
        if not self.book.is_read or self.session.can_undo():
            return False
        return is_short_of_deals(self.game, self.deal_filter, self.book.numbers(self.game.id))

    def _random_below(self, count: int) -> int:
        """Return a random whole number from 0 to `count` - 1; all are equally likely."""
        while (word := self._world.random_words(1)[0]) >= 2**32 // count * count:
            pass
        return word % count
