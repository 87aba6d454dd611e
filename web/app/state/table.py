"""The games of one player and what each action does to them, without a browser.

Methods that change a game return a `Change`, which says what the page has to show.
"""

from collections.abc import Callable, Generator, Iterator, Mapping
from math import inf
from typing import NamedTuple

from app.state import dates, limits
from app.state.deal_choice import is_short_of_deals, wanted_deals
from app.state.result_book import ResultBook
from app.state.table_sounds import Heard, of_move
from engine.core.automatic_moves import PlayedMove
from engine.core.bit_by_bit import at_once
from engine.core.game import Game, Kind, Move, Position, Status
from engine.core.saying import Saying, joined, say
from engine.core.shuffle import FIRST_NUMBER
from engine.core.turn import Turn
from engine.play import intents, link_text, notation, safe_moves
from engine.play.history import History, HistoryEntry
from engine.play.intents import Choose, Intent, Play, Refuse
from engine.play.kept_session import is_damaged, is_unread
from engine.play.notation import CannotPlayError, CannotReadError
from engine.play.session import Node, Session
from engine.play.statistics import PEEKED, Result
from engine.solving import deal_index
from engine.view import speech

_LAST_FRESH = 999_999
_FEW = 3  # up to so many piles are named; more are only counted


class World(NamedTuple):
    """The clocks and the source of random numbers, given by the browser or by a test."""

    now: Callable[[], float]  # seconds, only going forward
    date: Callable[[], float]  # seconds since 1970
    random_words: Callable[[int], list[int]]  # returns so many random numbers of 32 bits
    day_of: Callable[[float], str] = lambda seconds: (
        ""
    )  # the player's date, such as "2026-11-21", of a time since 1970
    # is given each number of a deal that was drawn at random, and returns the one to deal: another one only where
    # a recording is played
    drawn: Callable[[int], int] = lambda number: number


class Change(NamedTuple):
    """What an action of the player has changed, for the page to show."""

    said: Saying | None = None  # what screen readers read out
    aloud: bool = False  # show the words on the page, too
    refused: bool = False  # the words are the reason why nothing was done
    dealt: bool = False  # another game is on the table now
    steps: tuple[PlayedMove, ...] = ()  # the move and the automatic moves after it; empty without automatic moves
    chosen_move: Move | None = None  # the move, if the player did not name the pile to which the cards went
    ended: Status | None = None  # won or lost, if the game has just ended
    heard: Heard | None = None  # what can be heard of it, unless it is refused or another game is dealt

    @property
    def sound(self) -> Heard | None:
        """The sound of this change; None if it is silent."""
        if self.refused:
            return Heard("refuse")
        return Heard("deal") if self.dealt else self.heard


def fresh_token(random_words: Callable[[int], list[int]]) -> str:
    """Return a new token, such as the one that identifies a game in the statistics.

    It has 16 random hexadecimal digits, so that no two tokens are the same. `random_words` is
    `World.random_words`.
    """
    return "".join(f"{word:08x}" for word in random_words(2))


class Table:
    """The games of one player: the game on the table (the current one), earlier games, and all results."""

    def __init__(self, catalogue: Mapping[str, Game], history: History, book: ResultBook, world: World) -> None:
        self._catalogue = catalogue
        self.history = history
        self.book = book
        self._world = world
        self.chosen: Choose | None = None
        self._turn: Turn | None = None  # of the position for which it was last asked
        self.deal_filter = "any"  # which deals are chosen at random; see `Settings.deals`
        self.sends_safe_cards = False  # to the foundations, after each move; see `safe_moves.safe_move`
        # the last move whose ending may still have to be proved, and when it was played
        self._last_played: tuple[Node, float] | None = None
        # the moves that finish the game, as last computed, and the game and position for which they were computed
        self._finish: tuple[Game, Position, tuple[Move, ...]] | None = None
        self._take_up()  # where the game on the table is damaged, one that was given up takes its place

    @property
    def results(self) -> tuple[Result, ...]:
        """All results, each game once."""
        return self.book.results

    @property
    def session(self) -> Session:
        """The session of the game on the table."""
        return self.history.session

    @property
    def game(self) -> Game:
        """The rule set of the game on the table."""
        return self.session.game

    @property
    def turn(self) -> Turn:
        """What the player may do at the position on the table."""
        game, position = self.game, self.session.position
        if self._turn is None or self._turn.game is not game or self._turn.position is not position:
            self._turn = Turn(game, position)
        return self._turn

    # Moves

    def tap(self, spot: int, *, n: int = 1, take_only: bool = False) -> Change:
        """Handle a tap on a card or on an empty spot.

        `spot` is the index of the pile in `game.spots`. `n` is the number of cards from the tapped card to the end
        of the pile; in a hand it is the card itself. With `take_only` cards are chosen even where one move is
        clearly the best.
        """
        answer = intents.tap(self.turn, spot, self.chosen, n=n, take_only=take_only)
        chosen = self.chosen
        named = chosen and _is_target(chosen.spot if chosen.fills_space else spot, answer)
        return self._answer(answer, named=bool(named))

    def pick(self, spot: int, n: int) -> Change:
        """Choose the last `n` cards of a pile, which the player has picked from the list of its cards."""
        return self._answer(intents.pick(self.turn, spot, n), named=True)

    def drag(self, source: int, n: int, target: int) -> Change:
        """Handle a drag of `n` cards from one pile to another; in a hand, `n` is the card itself."""
        answer = intents.drag(self.turn, Move(source, target, n))
        return self._answer(answer, named=_is_target(target, answer))

    def play_text(self, text: str) -> Change:
        """Play a move given in notation, as the buttons for bids and for the next deal of a rubber do."""
        try:
            move = notation.read_move(self.game, text)
        except CannotReadError as error:
            return Change(error.reason, refused=True)
        return self._answer(intents.drag(self.turn, move), named=True)

    def release(self) -> Change:
        """Deselect what was chosen."""
        words = say("deselected") if self.chosen else None
        self.chosen = None
        return Change(words)

    def _answer(self, answer: Intent, *, named: bool) -> Change:
        self.chosen = answer if isinstance(answer, Choose) else None
        if isinstance(answer, Play):
            return self._play(answer.move, named=named)
        if isinstance(answer, Refuse):
            self.chosen = answer.instead
            return Change(answer.reason, refused=True)
        if not self.chosen:
            return Change(say("deselected"))
        # a tap on a card of a hand usually plays it at once; if it only chooses it, the player has to be told
        in_hand = self.game.spots[self.chosen.spot].kind is Kind.HAND
        return Change(self._what_is_chosen(self.chosen), aloud=in_hand, heard=Heard("lift"))

    def _what_is_chosen(self, chosen: Choose) -> Saying:
        """Return what is chosen, and the piles it may go to or may be filled from."""
        places = [self.game.spots[i].title for i in chosen.targets]
        if chosen.fills_space:
            title = self.game.spots[chosen.spot].title
            if len(places) <= _FEW:
                return say("space-chosen", place=title, places=places)
            return say("space-chosen-many", place=title, count=len(places))
        least, most = self._chosen_cards(chosen)
        if least == most:
            return say("cards-chosen", cards=most, places=speech.listed(places))
        return say("cards-chosen-between", least=least, most=most, places=speech.listed(places))

    def _chosen_cards(self, chosen: Choose) -> tuple[Saying, Saying]:
        """Return which cards are chosen, the fewest and the most: they differ if the target decides that."""
        pile, n = self.session.position[chosen.spot], chosen.n
        if self.game.spots[chosen.spot].kind is Kind.HAND:
            return (speech.name(self.game, n),) * 2
        moves = self.turn.moves_from(chosen.spot)
        numbers = {n} if n else {move.n for move in moves if move.target in chosen.targets} or {1}
        least, most = (speech.cards_taken(self.game, pile, number) for number in (min(numbers), max(numbers)))
        return least, most

    def _play(self, move: Move, *, named: bool) -> Change:
        """Play a move of the player; then, if the setting says so, move safe cards to the foundations."""
        in_lesson = self.history.entry.lesson == "on"  # whose next step counts on the cards that lie there
        return self._play_move(
            move, named=named, with_previous=False, send_home=self.sends_safe_cards and not in_lesson
        )

    def _play_move(self, move: Move, *, named: bool, with_previous: bool, send_home: bool) -> Change:
        before = self.session.position
        was = self.session.status_so_far()
        begins = not self.session.can_undo()
        self._note_the_day()
        self.session.play(move, with_previous=with_previous)
        self.history.record_move(self._world.date())
        if begins:
            self._give_up_others()
        gone_home = list(self._send_home()) if send_home else []
        self.history.set_stopwatch(self.history.entry.stopwatch.started(self._world.now()))
        self._last_played = self.session.here, self._world.now()
        after = self.session.position
        steps = self._steps()
        heard = of_move(self.game, before, move, steps[0].position if steps else after)
        words = speech.describe_move(self.game, before, move, after)
        home = say("also-home", cards=gone_home) if gone_home else None
        said = speech.told(words, home, self.game.obligation(after))
        # it is always clear where a card from the stock or a hand goes
        plain = self.game.spots[move.source].kind in {Kind.STOCK, Kind.HAND}
        chosen = None if named or plain else move
        return self._with_ending(Change(said, chosen_move=chosen, steps=steps, heard=heard), was)

    def _steps(self) -> tuple[PlayedMove, ...]:
        """Return the last move with the automatic moves that followed it; empty if none followed."""
        made: list[PlayedMove] = []
        for node in reversed(self.session.line()):
            assert node.move is not None
            made.append(PlayedMove(node.move, node.position))
            if not node.is_automatic:
                break
        return tuple(reversed(made)) if len(made) > 1 else ()

    def _send_home(self) -> Iterator[Saying]:
        """Move safe cards to the foundations as part of the move just played; yield the names of the cards."""
        held = safe_moves.taken_back(self.session)
        while move := safe_moves.safe_move(self.game, self.session.position, held):
            yield speech.name(self.game, self.session.position[move.source][-1])
            self.session.play(move, with_previous=True)

    # Moves that need no player

    def finishing(self) -> tuple[Move, ...]:
        """Return the moves that win this game if the player has nothing left to decide; empty otherwise.

        See `safe_moves.finish`.
        """
        return at_once(self.seeking_finish())

    def seeking_finish(self) -> Generator[None, None, tuple[Move, ...]]:
        """Find what `finishing` returns, bit by bit; later it is there at once."""
        game, position = self.game, self.session.position
        if self._finish is None or self._finish[:2] != (game, position):
            line = yield from safe_moves.finishing(game, position)
            self._finish = game, position, line
        return self._finish[2]

    def can_run(self) -> bool:
        """Return whether the program can play on without the player.

        In a game with choices it can if `finishing` returns moves; in a game without choices it can until the game
        is over.
        """
        if self.game.has_choices:
            return bool(self.finishing())
        return self.session.status_so_far() is Status.PLAYING

    def step(self, *, first: bool) -> Change:
        """Play the next move of a game that the program is playing without the player.

        `first` says whether it is the first of these moves. In a game with choices, one undo takes back all of
        them; in a game without choices, it takes back one.
        """
        if not self.game.has_choices:
            return self.tap(0)
        move, *rest = self.finishing()
        # no safe card is moved as well: the line moves every card, and relies on where they are
        change = self._play_move(move, named=True, with_previous=not first, send_home=False)
        self._finish = self.game, self.session.position, tuple(rest)
        return change

    def _with_ending(self, change: Change, was: Status) -> Change:
        """Return the change; if the last move ended the game, add the ending to it and record the result.

        `was` is the status before the move. A loss that takes a while to prove is found by `seeking_endings`.
        """
        status = self.session.status_so_far()
        if status is Status.PLAYING or status is was:
            return change
        self._stop_watch()
        self._enter(self.history.entry, won=status is Status.WON)
        return change._replace(said=speech.told(change.said, self.session.ending()), ended=status)

    # Endings that take a while to prove

    def seeking_endings(self) -> Iterator[Change | None]:
        """Find out which games are lost, as far as that is not known yet: the one on the table, then all others.

        Yield None every few milliseconds, and a change when a game turns out to be lost: its result is recorded
        then. Games that are still unread are left out. After each action of the player, this has to begin anew.
        """
        here = self.session.here
        if here.status is None:
            yield from _seeking_status(self.session)
            if here.status is Status.LOST:
                yield self._lost_on_table()
        for entry in reversed(list(self.history.entries)):
            if entry is self.history.entry or is_unread(entry.session) or entry.session.here.status is not None:
                continue
            yield from _seeking_status(entry.session)
            if entry.session.here.status is Status.LOST and self._enter_if_new(entry):
                yield Change()

    def seconds_since_end(self) -> float:
        """Return how many seconds ago the game on the table ended; infinity if not on this visit."""
        node, when = self._last_played or (None, 0.0)
        is_new = node is self.session.here and self.session.status_so_far() is not Status.PLAYING
        return self._world.now() - when if is_new else inf

    def _lost_on_table(self) -> Change:
        """Record that the game on the table is lost, and return what the player is told.

        If its last move was made just now, the change is the ending of the game, and the time since that move does
        not count. Otherwise the page came back to a lost position, or a link has opened it.
        """
        node, when = self._last_played or (None, 0.0)
        if node is not self.session.here:
            self._stop_watch()
            self._enter_if_new(self.history.entry)
            return Change(self.session.ending())
        self.history.set_stopwatch(self.history.entry.stopwatch.stopped(when))
        self._enter(self.history.entry, won=False)
        return Change(self.session.ending(), ended=Status.LOST)

    def _enter_if_new(self, entry: HistoryEntry) -> bool:
        """Record the loss of a game that has no result yet; return whether there is a result to record.

        The page may have been closed before the loss was proved, or the player went on to another game.
        """
        is_new = not entry.is_abandoned and entry.counts and self.book.result_of(entry.token) is None
        if is_new:
            self._enter_left(entry)
        return is_new

    # Back and forth

    def undo(self) -> Change:
        """Take back the last move; at the start of a deal, return to the game that was on the table before."""
        if not self.history.can_undo():
            return Change(say("nothing-to-undo"), refused=True)
        return self._travel(self.history.undo, self._with_last_move("undone"))

    def redo(self) -> Change:
        """Repeat what was undone last."""
        if not self.history.can_redo():
            return Change(say("nothing-to-redo"), refused=True)
        change = self._travel(self.history.redo, say("back"))
        if change.dealt:
            return change
        return change._replace(said=joined([self._with_last_move("redone"), self._move_number()]))

    def go_to(self, node: Node) -> Change:
        """Go to another node of the current session; the moves last played from there can be redone."""
        return self._travel(lambda: self.session.go_to(node), say("back"))

    def _travel(self, go: Callable[[], None], words: Saying) -> Change:
        self.chosen = None
        at, runs = self.history.at, self.time_runs
        begins = not self.session.can_undo()
        self._stop_watch()
        go()
        if runs and self.history.at == at:
            self.resume()
        if self.history.at != at:
            self._take_up()
            title = speech.deal_title(self.game, self.session.number)
            return Change(say("back-to-deal", deal=title), dealt=True, aloud=True)
        if begins and self.session.can_undo():
            self._give_up_others()
        return Change(joined([words, self._move_number()]), heard=Heard("undo"))

    def _move_number(self) -> Saying:
        return say("move-number", number=self.session.moves_made)

    def _with_last_move(self, done: str) -> Saying:
        """Return that the last move of the player is "undone" or "redone", with its words if there is one."""
        node = next((node for node in reversed(self.session.line()) if not node.is_follow_up), None)
        if not (node and node.move and node.parent):
            return say(done)
        words = speech.describe_move(self.game, node.parent.position, node.move, node.position, short=True)
        return say(f"{done}-move", move=words)

    # Games

    def new_deal(self, number: int | None = None, game: Game | None = None) -> Change:
        """Begin a deal of a rule set.

        Without `number` the deal is random; without `game` the rule set stays the same. No other game is given up
        before the player makes a move in the new one.
        """
        game = game or self.game
        return self._begin(Session(game, number or self.fresh_number(game)))

    def restart(self) -> Change:
        """Begin the same deal again from its start; refuse if no move has been made in it.

        A lesson begins again as a lesson. The game that is begun again is given up when the player makes a move.
        """
        if not self.history.entry.has_moves:
            return Change(say("at-its-start"), refused=True)
        if self.history.entry.lesson == "on":
            return self.begin_lesson(Session(self.game, self.session.number))
        return self._begin(Session(self.game, self.session.number))

    def begin_lesson(self, session: Session) -> Change:
        """Put the deal of a lesson on the table.

        No other game is given up for it: undo, at its start, leads back to the game that was on the table.
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
        """Do what `open` does bit by bit: yield how far it is, from 0 to 1, and return the change.

        Nothing changes before the end.
        """
        moves = text.count(".") + 1
        if len(text) > limits.LINK_LETTERS or moves > limits.LINK_MOVES:
            return Change(say("link-too-long"), refused=True)
        try:
            game_text = notation.read_game(link_text.tidied(text), self._catalogue)
            session = Session(self._catalogue[game_text.game], game_text.number)
            for number, _ in enumerate(session.replaying(game_text)):
                yield number / moves
        except (CannotReadError, CannotPlayError) as error:
            return Change(error.reason, refused=True)
        return self._put_on_table(session)

    def deal_of_link(self, text: str) -> Session | None:
        """Return the deal that a refused link names, at its start; None if it does not say for certain which."""
        try:
            return Session.read(link_text.deal_of(link_text.tidied(text)), self._catalogue)
        except CannotReadError:
            return None

    def _put_on_table(self, session: Session) -> Change:
        if session.text() == self.session.text():
            return Change(say("on-the-table-already"))
        entry = HistoryEntry(session, fresh_token(self._world.random_words))
        if entry.has_moves:
            entry = entry._replace(from_link=True)
        else:
            at = self.history.unfinished_deal(session)
            if at is not None:
                return self._return_to(at)
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
        return self._begin(session) if at is None else self._return_to(at)

    def begun_deal(self, game: Game, number: int) -> HistoryEntry | None:
        """Return the game of this deal that the player has begun and can go on with; None without one."""
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
        return self.new_deal(number, self._catalogue[name]) if at is None else self._return_to(at)

    def _return_to(self, at: int) -> Change:
        """Put the game at an index of the history on the table and continue it.

        At the start of its deal, undo returns to the game that was on the table before.
        """
        elsewhere = at != self.history.at
        if elsewhere:
            self._clear_away()
            self.history.resume(at)
        made, title = self.session.moves_made, speech.deal_title(self.game, self.session.number)
        return Change(say("deal-so-far", deal=title, count=made) if made else title, dealt=elsewhere)

    def fresh_number(self, game: Game) -> int:
        """Return the number of a random deal, from 1 to 999999; all are equally likely.

        A number of at most six digits can be read out to a friend; longer ones, up to 2^31 - 1, can be typed or
        linked. If the player wants only certain deals (see `deal_filter`), the number is chosen from those deals
        in the deal index, without the ones that the player has already played, as long as others are left.
        """
        found = wanted_deals(game, self.deal_filter, lambda: self._played(game))
        count = len(found) or _LAST_FRESH
        place = self._random_below(count)
        return self._world.drawn(found[place] if found else FIRST_NUMBER + place)

    @property
    def is_short_of_deals(self) -> bool:
        """Whether hardly any deals of the rule set on the table are left to choose from that were never played.

        It is False before the results were read, and after the first move: going through thousands of results
        would make the start and each move slow, and the next deal is not chosen before.
        """
        if not self.book.is_read or self.session.can_undo():
            return False
        return is_short_of_deals(self.game, self.deal_filter, self._played(self.game))

    def _played(self, game: Game) -> frozenset[int]:
        """Return the numbers of the deals of a rule set that have a result."""
        return frozenset(result.number for result in self.results if result.game == game.id)

    def _random_below(self, count: int) -> int:
        """Return a random whole number from 0 to `count` - 1; all are equally likely."""
        while (word := self._world.random_words(1)[0]) >= 2**32 // count * count:
            pass
        return word % count

    def _begin(self, session: Session) -> Change:
        """Put a new game of this deal on the table."""
        self._clear_away()
        self.history.append(HistoryEntry(session, fresh_token(self._world.random_words)))
        return Change(speech.deal_title(session.game, session.number), dealt=True)

    def _give_up_others(self) -> None:
        """Give up the other games of this rule set that the player has begun, because this one is played now.

        Today's daily deal and one other game, the one
        played last, wait for each other; but of one deal only one game waits.
        """
        if not self.history.entry.counts:
            return
        entries, number = self.history.entries, self.session.number
        others = self.history.other_games_begun()
        same = [at for at in others if entries[at].session.number == number]
        waiting = [at for at in others if at not in same]
        if waiting and self._is_todays_deal(self.session):
            del waiting[-1]
        for at in (*same, *(at for at in waiting if not self._is_todays_deal(entries[at].session))):
            self._give_up(at)

    def _give_up(self, at: int) -> None:
        """Mark the game at an index of the history as given up, and record its result.

        It is lost, but won if the player had nothing left to decide (`finishing`).
        """
        entry = self.history.entries[at]
        finish = safe_moves.finish(entry.session.game, entry.session.position) if entry.session.can_undo() else ()
        if finish and not is_damaged(entry.session):
            won = Session.read(entry.session.text(), self._catalogue)
            for move in finish:
                won.play(move, with_previous=True)
            self._enter(entry._replace(session=won), won=True)
        else:
            self._enter_left(entry)
        self.history.abandon(at)

    def _take_up(self) -> None:
        """Go on with the game on the table if it was given up: its loss does not count any more."""
        entry = self.history.entry
        if not entry.is_abandoned:
            return
        self.history.reclaim()
        result = self.book.result_of(entry.token)
        if result and not result.won:
            self.book.remove(entry.token)

    def _note_the_day(self) -> None:
        """Before the first move of the daily deal, note the day: a win counts for it, also after midnight."""
        entry = self.history.entry
        if not entry.has_moves and self._is_todays_deal(entry.session):
            self.history.set_day(self._world.day_of(self._world.date()))

    def _is_todays_deal(self, session: Session) -> bool:
        """Return whether a game is the daily deal of its rule set today, by the player's clock."""
        try:
            _, today = dates.read(self._world.day_of(self._world.date()))
        except ValueError:
            return False  # the clock does not say which day it is
        return session.number == deal_index.daily(session.game.id, today)

    def _clear_away(self) -> None:
        """Stop playing the game on the table, before another takes its place.

        It can be resumed later, unless it is lost; then its result is recorded.
        """
        self.chosen = None
        self._stop_watch()
        if self.session.status_so_far() is Status.LOST:  # a link may have opened it in a lost position
            self._enter_left(self.history.entry)

    def _enter_left(self, entry: HistoryEntry) -> None:
        """Record a loss for a game that will not be continued, if a move was made in it and not taken back.

        Of a damaged game it is not known how it ended.
        """
        if entry.session.can_undo() and not is_damaged(entry.session):
            self._enter(entry, won=False)

    def rebuild(self) -> None:
        """Replay the game on the table from its own text, so that no change is left half-done after an error."""
        self.session.status_so_far()  # if it is unread, its text may have a damage
        session = Session.read(self.session.text(), self._catalogue)
        self.history.entries[self.history.at] = self.history.entry._replace(session=session)
        self.chosen = self._finish = None

    # Time and results

    def add_result(self, result: Result) -> None:
        """Add a result from elsewhere; if it has no day, it gets that of this device's time zone."""
        self.book.add(result if result.day else result._replace(day=self._world.day_of(result.ended)))

    def result(self) -> Result | None:
        """Return the result of the game on the table as it counts; None if it does not count.

        A game that was won, taken back and ended again counts as it was won first; then this returns None, too,
        because the result is not that of the moves on the table.
        """
        entry, session = self.history.entry, self.session
        found = self.book.result_of(entry.token)
        won = session.status_so_far() is Status.WON
        same = found is not None and (found.won, found.moves) == (won, session.moves_made)
        return found if same and session.status_so_far() is not Status.PLAYING else None

    def seconds(self) -> float:
        """Return the playing time of the game on the table, in seconds."""
        return self.history.entry.stopwatch.seconds(self._world.now())

    def _stop_watch(self) -> None:
        self.history.set_stopwatch(self.history.entry.stopwatch.stopped(self._world.now()))

    @property
    def time_runs(self) -> bool:
        """Whether the playing time is being counted."""
        return self.history.entry.stopwatch.since is not None

    def rest(self) -> None:
        """Stop counting the playing time, because the page is hidden, or a panel is open."""
        self._stop_watch()

    def leave_out_since(self, when: float) -> None:
        """Do not count the time since then, on the clock `World.now`; go on counting if the time runs."""
        if self.time_runs:
            stopwatch = self.history.entry.stopwatch.stopped(when)
            self.history.set_stopwatch(stopwatch.started(self._world.now()))

    def resume(self) -> None:
        """Go on counting the playing time, if a move has been made and the game is not over."""
        if self.session.can_undo() and self.session.status_so_far() is Status.PLAYING:
            self.history.set_stopwatch(self.history.entry.stopwatch.started(self._world.now()))

    def _enter(self, entry: HistoryEntry, *, won: bool) -> None:
        """Record the result of a game, unless it was a lesson, or a link with moves has opened it."""
        if not entry.counts:
            return
        session = entry.session
        result = Result(
            token=entry.token,
            game=session.game.id,
            number=session.number,
            won=won,
            moves=session.moves_made,
            seconds=round(entry.stopwatch.seconds(self._world.now()), 1),
            points=session.points,
            ended=round(self._world.date()),
            notes=_notes(session),
            day=entry.day or self._world.day_of(self._world.date()),
        )
        self.book.add(result)


def _is_target(spot: int, answer: Intent) -> bool:
    """Return whether the cards go to this pile, which the player has named, if the answer is to play a move."""
    return not isinstance(answer, Play) or answer.move.target == spot


def _seeking_status(session: Session) -> Iterator[None]:
    """Find the status of the current position; yield every few milliseconds."""
    here = session.here
    while session.here is here and here.status is None:
        session.seek_status()
        yield None


def _notes(session: Session) -> str:
    """Return the notes of a result, separated by spaces: those of the game, and `PEEKED` if it applies."""
    ahead = session.game.counts_peeks and session.has_peeked()
    return " ".join(filter(None, (session.game.result_notes(session.position), PEEKED if ahead else "")))
