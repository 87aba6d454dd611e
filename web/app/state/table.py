"""The games of one player and what a press does to them, without a browser.

Every method that changes something returns a `Change`, which says what the page has to show.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.core import optional
from engine.core.automatic_moves import PlayedMove
from engine.core.game import Game, Kind, Move, Position, Status
from engine.core.shuffle import FIRST_NUMBER
from engine.play import intents, notation, safe_moves, statistics
from engine.play.history import History, HistoryEntry
from engine.play.intents import Choose, Intent, Play, Refuse
from engine.play.notation import CannotPlayError, CannotReadError
from engine.play.session import Node, Session
from engine.play.statistics import PEEKED, Result
from engine.solving import deal_index
from engine.view import speech

# Far longer than any game anyone sends, so that a hostile link cannot keep a phone busy.
_LONGEST_LINK = 100_000


_LAST_FRESH = 999_999
_FEW = 3  # so many places are named; more are only counted


class World(NamedTuple):
    """The clocks and the source of chance, given by the browser or by a test."""

    now: Callable[[], float]  # seconds, only going forward
    date: Callable[[], float]  # seconds since 1970
    random_words: Callable[[int], list[int]]  # numbers of 32 bits


class Change(NamedTuple):
    """What a press has changed, for the page to show."""

    said: str = ""  # words for screen readers
    aloud: bool = False  # the words are to be seen, too
    refused: bool = False  # the words are a reason why nothing happened
    dealt: bool = False  # another game lies on the table
    steps: tuple[PlayedMove, ...] = ()  # the move and the automatic moves that followed, if any did
    target: int | None = None  # the pile a card went to without the player naming it
    ended: Status | None = None  # the game has just been won or lost


def fresh_token(random_words: Callable[[int], list[int]]) -> str:
    """Return a name for one dealt game that no other will have: 16 hexadecimal digits."""
    return "".join(f"{word:08x}" for word in random_words(2))


class Table:
    """The game on the table, the games before it, what is chosen, and the results so far."""

    def __init__(
        self, catalogue: Mapping[str, Game], history: History, results: tuple[Result, ...], world: World
    ) -> None:
        self._catalogue = catalogue
        self.history = history
        self.results = results
        self._world = world
        self.chosen: Choose | None = None
        self.paused = False
        self.deal_filter = "any"  # which deals come by chance; see `Settings.deals`
        self.sends_safe_cards = False  # whether safe cards go home along with a move; see `safe_moves.safe_move`
        # the moves that finish the game, as last worked out, and of which game and position that is true
        self._finish: tuple[Game, Position, tuple[Move, ...]] | None = None

    @property
    def session(self) -> Session:
        """The game on the table."""
        return self.history.session

    @property
    def game(self) -> Game:
        """The rule set of the game on the table."""
        return self.session.game

    # Moves

    def tap(self, spot: int, *, n: int = 1, take_only: bool = False) -> Change:
        """Answer a tap on a pile, at the card with which `n` cards would be taken.

        With `take_only` cards are taken or laid down, but no move is chosen for the player.
        """
        answer = intents.tap(self.game, self.session.position, spot, self.chosen, n=n, take_only=take_only)
        return self._answer(answer, named=bool(self.chosen))

    def pick(self, spot: int, n: int) -> Change:
        """Choose exactly so many cards of a pile, as picked from the list of them."""
        return self._answer(intents.pick(self.game, self.session.position, spot, n), named=True)

    def carry(self, source: int, n: int, target: int) -> Change:
        """Play the drag of `n` cards from one pile to another."""
        return self._answer(intents.drag(self.game, self.session.position, Move(source, target, n)), named=True)

    def call(self, text: str) -> Change:
        """Play a move given in notation: a bid, or the next deal."""
        try:
            move = notation.read_move(self.game, text)
        except CannotReadError as error:
            return Change(str(error), refused=True)
        return self._answer(intents.drag(self.game, self.session.position, move), named=True)

    def release(self) -> Change:
        """Deselect what was chosen."""
        words = "deselected" if self.chosen else ""
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
            return Change("deselected")
        # a card of a hand goes where it is sent at once; where it does not, that has to be told
        in_hand = self.game.spots[self.chosen.spot].kind is Kind.HAND
        return Change(self._chosen_words(), aloud=in_hand)

    def _chosen_words(self) -> str:
        """Return in words what is chosen, and where it may go or what may come there."""
        assert self.chosen is not None
        places = [self.game.spots[i].title for i in self.chosen.targets]
        title = self.game.spots[self.chosen.spot].title
        if self.chosen.fills_space:
            whence = ", ".join(places) if len(places) <= _FEW else f"{len(places)} piles"
            return f"{title} chosen; may be filled from {whence}"
        pile, n = self.session.position[self.chosen.spot], self.chosen.n
        in_hand = self.game.spots[self.chosen.spot].kind is Kind.HAND
        card = speech.name(self.game, n if in_hand else pile[-max(1, n)])
        return f"{card} chosen; may go to: {', '.join(places)}"

    def _play(self, move: Move, *, named: bool) -> Change:
        """Play a move of the player, and send safe cards home along with it if the player wishes so."""
        return self._play_move(move, named=named, with_previous=False, send_home=self.sends_safe_cards)

    def _play_move(self, move: Move, *, named: bool, with_previous: bool, send_home: bool) -> Change:
        before = self.session.position
        was = self.session.status()
        self.session.play(move, with_previous=with_previous)
        self.history.record_move(self._world.date())
        gone_home = list(self._send_home()) if send_home else []
        self.paused = False
        self.history.set_stopwatch(self.history.entry.stopwatch.started(self._world.now()))
        after = self.session.position
        words = speech.describe_move(self.game, before, move, after)
        home = f"Also home: {', '.join(gone_home)}" if gone_home else ""
        said = ". ".join(filter(None, (words, home, optional.obligation(self.game, after))))
        # where a turned card or one from the hand goes is never in doubt
        plain = self.game.spots[move.source].kind in {Kind.STOCK, Kind.HAND}
        target = None if named or plain else move.target
        return self._with_ending(Change(said, target=target, steps=self._steps()), was)

    def _steps(self) -> tuple[PlayedMove, ...]:
        """Return the last move with the automatic moves that followed it; nothing if none followed."""
        made: list[PlayedMove] = []
        for node in reversed(self.session.line()):
            assert node.move is not None
            made.append(PlayedMove(node.move, node.position))
            if not node.is_automatic:
                break
        return tuple(reversed(made)) if len(made) > 1 else ()

    def _send_home(self) -> Iterator[str]:
        """Send safe cards home as part of the move just played; yield the names of the cards."""
        while move := safe_moves.safe_move(self.game, self.session.position):
            yield speech.name(self.game, self.session.position[move.source][-1])
            self.session.play(move, with_previous=True)

    # Moves that need no player

    def finishing(self) -> tuple[Move, ...]:
        """Return the moves that win this game without any decision; none if there is something to decide."""
        game, position = self.game, self.session.position
        if self._finish is None or self._finish[:2] != (game, position):
            self._finish = game, position, safe_moves.finish(game, position)
        return self._finish[2]

    def can_run(self) -> bool:
        """Return whether the game can go on by itself from here: be finished, or be run if it has no choices."""
        if optional.has_choices(self.game):
            return bool(self.finishing())
        return self.session.status() is Status.PLAYING

    def step(self, *, first: bool) -> Change:
        """Play the next move of a game that goes on by itself; `first` says that it is the first of them.

        The moves that finish a game are undone as one; those of a game without choices are not.
        """
        if not optional.has_choices(self.game):
            return self.tap(0)
        move, *rest = self.finishing()
        # no other card goes home along with it: the line brings them all home, and counts on where they lie
        change = self._play_move(move, named=True, with_previous=not first, send_home=False)
        self._finish = self.game, self.session.position, tuple(rest)
        return change

    def _with_ending(self, change: Change, was: Status) -> Change:
        """Return the change with the end of the game, if that has just come, and enter the result."""
        status = self.session.status()
        if status is Status.PLAYING or status is was:
            return change
        self._stop_watch()
        self._enter(self.history.entry, won=status is Status.WON)
        return change._replace(said=f"{change.said}. {self.session.ending()}", ended=status)

    # Back and forth

    def undo(self) -> Change:
        """Take back the last move, or at the deal the change of games that led here."""
        if not self.history.can_undo():
            return Change("There is nothing to undo.", refused=True)
        return self._travel(self.history.undo, "undone")

    def redo(self) -> Change:
        """Play again what was undone."""
        if not self.history.can_redo():
            return Change("There is nothing to redo.", refused=True)
        return self._travel(self.history.redo, "redone")

    def go_to(self, node: Node) -> Change:
        """Go to another position of this game's tree; what was played since can be redone."""
        return self._travel(lambda: self.session.go_to(node), "back")

    def _travel(self, go: Callable[[], None], words: str) -> Change:
        self.chosen = None
        at, runs = self.history.at, self.history.entry.stopwatch.since is not None
        self._stop_watch()
        go()
        if runs and self.history.at == at:
            self.resume()
        if self.history.at != at:
            return Change(
                f"back to {speech.deal_title(self.game, self.session.number)}",
                dealt=True,
            )
        return Change(f"{words}; move {self.session.moves_made}")

    # Games

    def new_deal(self, number: int | None = None, game: Game | None = None) -> Change:
        """Begin a deal of this or another rule set; without a number, a random one."""
        game = game or self.game
        return self._begin(Session(game, number or self.fresh_number(game)))

    def restart(self) -> Change:
        """Begin the same deal again from its start."""
        if not self.history.entry.has_moves:
            return Change("This deal stands at its start.", refused=True)
        return self._begin(Session(self.game, self.session.number))

    def open(self, text: str) -> Change:
        """Open the game of a link; a bad link changes nothing, and the change says in one sentence why."""
        if len(text) > _LONGEST_LINK:
            return Change("This link is too long to be a game.", refused=True)
        try:
            session = Session.read(text, self._catalogue)
        except (CannotReadError, CannotPlayError) as error:
            return Change(str(error), refused=True)
        if session.text() == self.session.text():
            return Change("This game is on the table already.")
        return self._begin(session, from_link=bool(session.root.children))

    def deal_numbered(self, text: str) -> Change:
        """Begin the deal of a number that the player has typed."""
        try:
            return self.new_deal(notation.read_number(text))
        except CannotReadError as error:
            return Change(str(error), refused=True)

    def choose_game(self, name: str, number: int | None = None) -> Change:
        """Go on with the unfinished game of a rule set; without one, begin this deal of it, or a random one.

        Raises:
            KeyError: there is no rule set of this name.
        """
        at = self.history.unfinished(self._catalogue[name])
        return self.new_deal(number, self._catalogue[name]) if at is None else self._return_to(at)

    def _return_to(self, at: int) -> Change:
        """Go on with an earlier game; the one on the table takes its place in the history."""
        elsewhere = at != self.history.at
        if elsewhere:
            self._clear_away()
            self.history.resume(at)
        made = self.session.moves_made
        so_far = f", {speech.moves(made)}" if made else ""
        return Change(
            f"{speech.deal_title(self.game, self.session.number)}{so_far}",
            dealt=elsewhere,
        )

    def fresh_number(self, game: Game) -> int:
        """Return a random deal number, each as likely as any other.

        It has six digits at most, so that it can be read out to a friend, though any number up to 2^31 - 1 can be
        typed or linked. A player who wants only deals that can be won gets one of the deal index, and as long as
        there are such one not played before.
        """
        found = self._wanted_deals(game)
        return found[self._random_below(len(found))] if found else FIRST_NUMBER + self._random_below(_LAST_FRESH)

    def _wanted_deals(self, game: Game) -> Sequence[int]:
        """Return the deals to draw from; none if any deal will do, or nothing is known of this game."""
        if self.deal_filter == "any":
            return ()
        found = deal_index.winnable(game.id, self.deal_filter if self.deal_filter in deal_index.LEVELS else "")
        played = {result.number for result in self.results if result.game == game.id}
        return [number for number in found if number not in played] or found

    def _random_below(self, count: int) -> int:
        """Return a random number below `count`, each as likely as any other."""
        while (word := self._world.random_words(1)[0]) >= 2**32 // count * count:
            pass
        return word % count

    def _begin(self, session: Session, *, from_link: bool = False) -> Change:
        self._clear_away()
        replaced = self.history.latest(session.game)
        if replaced is not None and not self.history.entries[replaced].is_over:
            self._enter_left(self.history.entries[replaced])
            self.history.abandon(replaced)
        self.history.append(HistoryEntry(session, fresh_token(self._world.random_words), from_link=from_link))
        return Change(speech.deal_title(session.game, session.number), dealt=True)

    def _clear_away(self) -> None:
        """Take the game off the table. It stays in progress, unless no move is left in it."""
        self.chosen = None
        self.paused = False
        self._stop_watch()
        if self.session.status() is Status.LOST:  # a link may have brought it so
            self._enter_left(self.history.entry)

    def _enter_left(self, entry: HistoryEntry) -> None:
        """Enter a game that will not be played on as lost, if a move was made in it."""
        if entry.has_moves:
            self._enter(entry, won=False)

    def rebuild(self) -> None:
        """Play the game on the table anew from its own text, so that nothing in it is left half-done."""
        session = Session.read(self.session.text(), self._catalogue)
        self.history.entries[self.history.at] = self.history.entry._replace(session=session)
        self.chosen = self._finish = None

    # Time and results

    def seconds(self) -> float:
        """Return the playing time of the game on the table."""
        return self.history.entry.stopwatch.seconds(self._world.now())

    def _stop_watch(self) -> None:
        self.history.set_stopwatch(self.history.entry.stopwatch.stopped(self._world.now()))

    def rest(self) -> None:
        """Stop the time: the page is out of sight, a panel is open, or the player pauses."""
        self._stop_watch()

    def pause(self) -> bool:
        """Stop the time, or let it go on; return whether it now stands still."""
        self.paused = not self.paused
        if self.paused:
            self.rest()
        else:
            self.resume()
        return self.paused

    def resume(self) -> None:
        """Let the time go on, if the game was begun, is not over, and the player does not pause."""
        if self.session.can_undo() and not self.paused and self.session.status() is Status.PLAYING:
            self.history.set_stopwatch(self.history.entry.stopwatch.started(self._world.now()))

    def _enter(self, entry: HistoryEntry, *, won: bool) -> None:
        """Enter the result of a game, unless it came by a link with moves in it, which are not this player's."""
        if entry.from_link:
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
        )
        self.results = statistics.with_result(self.results, result)


def _notes(session: Session) -> str:
    """Return what is to be kept of the game besides its score, as words with spaces between them."""
    ahead = optional.peeks_count(session.game) and session.has_peeked()
    return " ".join(filter(None, (optional.result_notes(session.game, session.position), PEEKED if ahead else "")))
