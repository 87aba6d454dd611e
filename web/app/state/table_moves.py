"""What presses do to the game on the table: moves of the player and of the program, undo and redo."""

from collections.abc import Callable, Generator, Iterator, Mapping
from math import inf

from app.state import words_of_moves
from app.state.all_results import AllResults
from app.state.change import Change
from app.state.played_games import PlayedGames
from app.state.table_sounds import Heard, of_move
from app.state.world import World
from engine.core.automatic_moves import PlayedMove
from engine.core.bit_by_bit import at_once
from engine.core.game import Game, Kind, Move, Position, Status
from engine.core.saying import Saying, joined, say
from engine.core.turn import Turn
from engine.play import intents, notation, safe_moves
from engine.play.history import History
from engine.play.intents import Choose, Intent, Play, Refuse
from engine.play.kept_session import is_unread
from engine.play.notation import CannotReadError
from engine.play.session import Node, Session
from engine.view import phrases, speech


class TableMoves(PlayedGames):
    """Plays the game on the table. The subclass `table.Table` decides which game is there.

    Methods that change a game return a `Change`.
    """

    def __init__(self, catalogue: Mapping[str, Game], history: History, book: AllResults, world: World) -> None:
        super().__init__(catalogue, history, book, world)
        self.chosen: Choose | None = None
        self.sends_safe_cards = False  # whether safe cards go to the foundations after each move; see `safe_moves`
        # the node of the last move on this visit, and when the move was played, by the clock `World.now`
        self._last_played: tuple[Node, float] | None = None
        # the last game and position for which `finishing` was computed, and the moves that it returned
        self._finish: tuple[Game, Position, tuple[Move, ...]] | None = None

    # Moves

    @property
    def turn(self) -> Turn:
        """What the player may do at the position on the table."""
        return self.session.turn

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
        return Change(words_of_moves.chosen(self.turn, self.chosen), aloud=in_hand, heard=Heard("lift"))

    def _play(self, move: Move, *, named: bool) -> Change:
        """Play a move of the player; then, if the setting says so, move safe cards to the foundations."""
        in_lesson = self.history.entry.lesson == "on"  # its next step needs all cards where they are
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
        played = self.session.here
        if send_home:
            self._send_home()
        self.history.set_stopwatch(self.history.entry.stopwatch.started(self._world.now()))
        self._last_played = self.session.here, self._world.now()
        after = self.session.position
        steps = self._steps()
        heard = of_move(self.game, before, move, steps[0].position if steps else after)
        said = phrases.one_after_another(
            speech.describe_move(self.game, before, move, after),
            *words_of_moves.also_home(self.session, played, move.source),
            self.turn.obligation,
        )
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

    def _send_home(self) -> None:
        """Move safe cards to the foundations as part of the move just played."""
        held = safe_moves.taken_back(self.session)
        while move := safe_moves.safe_move(self.game, self.session.position, held):
            self.session.play(move, with_previous=True)

    # Moves that need no player

    def finishing(self) -> tuple[Move, ...]:
        """Return the moves that win this game if the player has nothing left to decide; empty otherwise.

        See `safe_moves.finish`.
        """
        return at_once(self.seeking_finish())

    def seeking_finish(self) -> Generator[None, None, tuple[Move, ...]]:
        """Find what `finishing` returns, in small steps; a second search at the same position returns at once."""
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
        # no safe cards are moved in addition: the other moves bring them home later, and need them where they are
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
        self._entering.enter(self.history.entry, won=status is Status.WON)
        return change._replace(said=phrases.one_after_another(change.said, self.session.ending()), ended=status)

    # Endings that take a while to prove

    def seeking_endings(self) -> Iterator[Change | None]:
        """Find out which games are lost, where this is not known yet: first the one on the table, then all others.

        Yield None every few milliseconds. When a game turns out to be lost, record its result and yield a change.
        Games that are still unread (see `KeptSession`) are left out. After each action of the player, the caller
        must begin anew.
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
            if entry.session.here.status is Status.LOST and self._entering.enter_if_new(entry):
                yield Change()

    def seconds_since_end(self) -> float:
        """Return how many seconds ago the game on the table ended; infinity if it has not ended on this visit."""
        node, when = self._last_played or (None, 0.0)
        is_new = node is self.session.here and self.session.status_so_far() is not Status.PLAYING
        return self._world.now() - when if is_new else inf

    def _lost_on_table(self) -> Change:
        """Record that the game on the table is lost, and return what the player is told.

        If the last move has led to this position, the change says that the game has ended, and the time since that
        move does not count. Otherwise the page was opened at a lost position, or a link or undo has led to it.
        """
        node, when = self._last_played or (None, 0.0)
        if node is not self.session.here:
            self._stop_watch()
            self._entering.enter_if_new(self.history.entry)
            return Change(self.session.ending())
        self.history.set_stopwatch(self.history.entry.stopwatch.stopped(when))
        self._entering.enter(self.history.entry, won=False)
        return Change(self.session.ending(), ended=Status.LOST)

    # Back and forth

    def undo(self) -> Change:
        """Take back the last move; at the start of a deal, return to the deal of this game before it."""
        if not self.history.can_undo():
            return Change(say("nothing-to-undo"), refused=True)
        return self._travel(self.history.undo, words_of_moves.travelled(self.session, "undone"))

    def redo(self) -> Change:
        """Repeat what was undone last."""
        if not self.history.can_redo():
            return Change(say("nothing-to-redo"), refused=True)
        change = self._travel(self.history.redo, say("back"))
        if change.dealt:
            return change
        return change._replace(
            said=joined([words_of_moves.travelled(self.session, "redone"), _move_number(self.session)])
        )

    def go_to(self, node: Node) -> Change:
        """Go to another node of the current session; the moves last played from there can be redone."""
        return self._travel(lambda: self.session.go_to(node), say("back"))

    def look_at(self, node: Node) -> Change:
        """Do the same as `go_to`, but only to look: no other game is given up for this one."""
        return self._travel(lambda: self.session.go_to(node), say("back"), plays=False)

    def _travel(self, go: Callable[[], None], words: Saying, *, plays: bool = True) -> Change:
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
        if plays and begins and self.session.can_undo():
            self._give_up_others()
        return Change(joined([words, _move_number(self.session)]), heard=Heard("undo"))


def _move_number(session: Session) -> Saying:
    return say("move-number", number=session.moves_made)


def _is_target(spot: int, answer: Intent) -> bool:
    """Return False if the answer is a move to another pile than `spot`, which the player has named; else True."""
    return not isinstance(answer, Play) or answer.move.target == spot


def _seeking_status(session: Session) -> Iterator[None]:
    """Find the status of the current position; yield every few milliseconds."""
    here = session.here
    while session.here is here and here.status is None:
        session.seek_status()
        yield None
