"""Shows the state of the table on the page: cards, calls (such as bids), words, header, and the end of a game."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import inf

from app.core.announcements import Announcements
from app.core.autosave import Autosave
from app.core.board import Board
from app.core.calls import Calls
from app.core.celebrating import Celebrating
from app.core.header import Header
from app.core.look import Look
from app.core.marks import Marks
from app.core.open_panel import OpenPanel
from app.core.outside import Outside
from app.core.page_state import PageState
from app.core.playback import PACES, Playback, SequenceKind
from app.state.change import Change
from app.state.table_sounds import Heard, of_move
from app.view import sounds
from engine.core.automatic_moves import PlayedMove
from engine.core.game import Game, Kind, Move, Position, Status
from engine.core.saying import Saying
from engine.view import phrases

_TRICK_PAUSE = 2.2  # for how long a complete trick is shown, as a multiple of the usual pause
_STEADY_MOVES, _QUICKER = 3, 0.85  # after the first 3 moves, each pause is the one before times 0.85
_LAST_CARDS_PAUSE = 0.4  # the pause between the remaining cards of a hand, as a multiple of the usual pause
_LAST_LOOK_MS = 450  # the pause after a loss, until the sheet about the end opens


class TablePresenter:
    """Shows what a press has changed on the table, also the automatic moves and the end of the game.

    `dealing` is called before the cards of another game are drawn; it may change the height of the table.
    `changed` is called after every action that was not refused, even if the position is still the same. `ended` is
    called when a game is won or lost and all its moves have been shown.
    """

    def __init__(
        self,
        outside: Outside,
        state: PageState,
        board: Board,
        marks: Marks,
        calls: Calls,
        header: Header,
        spoken: Announcements,
        look: Look,
        panels: OpenPanel,
        autosave: Autosave,
        *,
        dealing: Callable[[], None],
        changed: Callable[[], None],
        ended: Callable[[Status], None],
    ) -> None:
        self._time = outside.time
        self._device = outside.device
        self._state = state
        self._board = board
        self._marks = marks
        self._calls = calls
        self._header = header
        self._spoken = spoken
        self._look = look
        self._panels = panels
        self._autosave = autosave
        self.celebration = Celebrating(outside.time, outside.device, outside.figure, state, board, look, panels)
        self._dealing = dealing
        self.changed = changed
        self._ended = ended
        self._end: Status | None = None  # how the game has ended, while its last moves are still being shown
        self.playback = Playback(outside.time, outside.device, self._sequence_ended)

    # The table as it is

    def draw(self) -> None:
        """Draw the whole table anew, without motion, and stop showing moves one by one."""
        cut_short = self.playback.kind is SequenceKind.REPLAY
        if cut_short:
            self.playback.drop()
        self.draw_table()
        self.show_header()
        if cut_short:
            self._tell_end()

    def draw_table(self) -> None:
        """Draw the table anew, but not the header."""
        for _ in self.drawing_table():
            pass

    def drawing_table(self) -> Iterator[None]:
        """Do the same as `draw_table`, in steps between which the browser may do something else."""
        if self._board.is_laid_out:
            self._show_calls()
        else:  # the field may be lower because of the facts
            table = self._state.table
            self._calls.show_facts(table.game, table.session.position)
        yield from self._board.drawing()
        self._marks.draw()
        self._header.put_title(self._board.layout.board.free)
        self._show_calls()  # again, since the new layout may have another place for them

    def resized(self) -> None:
        """Draw the table anew if the size of its field has changed since it was drawn."""
        if not self._board.fits():
            self.draw()
            self.celebration.fit()

    def reset(self) -> None:
        """Stop moves that are being shown or made.

        If these are the last moves of a game that has ended, `ended` is not called for it.
        """
        self._forget_end()
        self.celebration.clear()

    def _forget_end(self) -> None:
        self.playback.drop()
        self._end = None

    def say(self, what: Saying | None, *, aloud: bool = False, more: Saying | None = None) -> None:
        """Let screen readers say `what` and then `more`; with `aloud` also show `what` for a while.

        In a mirrored layout, the words "left" and "right" are exchanged.
        """
        if self._state.settings.left_handed:
            what, more = what and phrases.mirrored(what), more and phrases.mirrored(more)
        self._spoken.say(what, aloud=aloud, more=more)

    def save_soon(self) -> None:
        """Save the games now, and the drawn board after a pause without further moves."""
        self._autosave.save(self._state.table)
        self._autosave.save_paint_soon(self._saving_paint())

    def draw_and_save(self) -> None:
        """Draw and save everything; called after games that are not on the table, or results, have changed."""
        self.draw()
        self.save_soon()

    def save_paint(self) -> None:
        """Save the drawn board now; the next visit shows it until Python is loaded."""
        for _ in self._saving_paint():
            pass

    def _saving_paint(self) -> Iterator[None]:
        settings = self._state.settings
        look = self._look.values(settings)
        if settings.theme == "auto":
            del look["theme"]  # the next visit chooses it, since the device may prefer other colours then
        look["title"] = self._board.layout.board.free
        if self._board.layout.size > 1:
            look["size"] = f"{self._board.layout.size:g}"
        yield from self._autosave.saving_paint(self._state.table, self._board.layout, look, self._header.heading())

    def _show_calls(self) -> None:
        """Show the facts and calls of the current position."""
        table = self._state.table
        place = self._calls.show(table.turn, self._board.layout)
        if place:
            self._board.bring_in_sight([place])

    def show_header(self) -> None:
        """Update the header: the title, the number of moves and the other facts about the game."""
        for _ in self.showing_header():
            pass

    def showing_header(self) -> Iterator[None]:
        """Do the same as `show_header`, in steps between which the browser may do something else."""
        self._header.show_facts(self._state.table, self._state.settings)
        yield
        if self._state.table.game.has_choices:
            yield from self._state.table.seeking_finish()
        self._header.show_run(self._state.table, runs=self.playback.is_running)

    # Changes

    def after(self, change: Change, *, at_most: float = inf) -> None:
        """Show and save a change of the table; a card moves for at most `at_most` milliseconds.

        If the player's action was refused, no card moves, and the player is told the reason. Otherwise an open
        sheet is closed, too.
        """
        if not change.refused:
            self._panels.close()
            self._show_cards(change, at_most)
            if change.dealt or self._state.table.session.status_so_far() is not Status.WON:
                self.celebration.clear()
            else:
                self.celebration.remove()
        if self.playback.kind is not SequenceKind.REPLAY:
            self._show_calls()
        self._marks.draw()
        if change.chosen_move:
            self._marks.glow(change.chosen_move)
        self.say(change.said, aloud=change.refused or change.aloud)
        self.hear(change.sound if change.said else None)
        self.show_header()
        if not change.refused:
            self.changed()
        self.save_soon()
        self._take_end(change)

    def tell_loss(self, change: Change) -> None:
        """Show and save that a game was found to be lost; no card moves, and an open sheet stays open."""
        self.say(change.said, aloud=change.aloud)
        self.show_header()
        self.changed()
        self.save_soon()
        self._take_end(change)

    def _take_end(self, change: Change) -> None:
        """If a change ends the game, report the end now, or later if moves are still being shown."""
        if change.ended:
            self._end = change.ended
            if self.playback.kind is None:
                self._tell_end()

    def _show_cards(self, change: Change, at_most: float) -> None:
        if change.dealt:
            self._forget_end()
            self._dealing()
            self._show_calls()
            self._board.deal(after_ms=self.celebration.folding_ms)
            self._header.put_title(self._board.layout.board.free)
            self.celebration.fold()
        elif change.steps:
            self.show_moves(change.steps)
        else:
            if self.playback.kind is SequenceKind.REPLAY:
                self.playback.drop()
            self._board.show(at_most=at_most)

    # Moves shown one by one

    def show_moves(self, steps: Sequence[PlayedMove]) -> None:
        """Show moves one after another, and then the current position of the game.

        The moves need not have been made in the game, as in a demonstration.
        """
        pace = PACES[self._state.settings.pace]
        self.playback.start(SequenceKind.REPLAY, self._shown(self._state.table.game, steps, pace))

    def _shown(self, game: Game, steps: Sequence[PlayedMove], pace: float) -> Iterator[float]:
        """Show the position after each move except the last; yield the pause after each, in milliseconds.

        `pace` is the usual pause in milliseconds.
        """
        for number, (step, following) in enumerate(pairwise(steps)):
            if number:
                self._hear_step(game, steps[number - 1].position, step)
            self._show_position(step.position)
            hurry = _QUICKER ** max(0, number - _STEADY_MOVES)
            yield pace * _pause_before(game, following.move) * hurry
        if len(steps) > 1:
            self._hear_step(game, steps[-2].position, steps[-1])

    def _hear_step(self, game: Game, before: Position, step: PlayedMove) -> None:
        if before != step.position:
            self.hear(of_move(game, before, step.move, step.position))

    def _show_position(self, position: Position) -> None:
        self._board.show(position=position)
        self._calls.show_facts(self._state.table.game, position)
        self._calls.hide_offer()
        self._marks.draw()

    def _sequence_ended(self, kind: SequenceKind) -> None:
        if kind is SequenceKind.REPLAY:
            self._board.show()
            self._show_calls()
            self._marks.draw()
            self._autosave.save_paint_soon(self._saving_paint())
        self.show_header()
        self._tell_end()

    # Sound and vibration

    def hear(self, heard: Heard | None) -> None:
        """Play the sound and the vibration of an event, if the settings allow them; do nothing for None."""
        settings = self._state.settings
        if heard is None:
            return
        if settings.sound:
            self._device.play(sounds.tones(heard), sounds.VOLUMES[settings.volume])
        if settings.vibration and heard.name in sounds.VIBRATIONS:
            self._device.vibrate(sounds.VIBRATIONS[heard.name])

    # The end of a game

    def _tell_end(self) -> None:
        """Report the end of the game, if it has ended and this was not reported yet."""
        status, self._end = self._end, None
        if status is None:
            return
        calm = self._look.calm(self._state.settings)
        if status is Status.WON:
            self.hear(Heard("win"))
            self.celebration.begin(lambda: self._open_end(status, calm=calm))
        else:
            self._time.after(0 if calm else _LAST_LOOK_MS, lambda: self._open_end(status, calm=calm))

    def _open_end(self, status: Status, *, calm: bool) -> None:
        """Open the sheet about the end of the game.

        If it opens without a delay, say the last sentence again inside it: a screen reader would not have read it
        out to the end behind the sheet.
        """
        heard = self._panels.is_open  # the last sentence was said on a sheet already
        self._ended(status)
        if calm and not heard:
            self._spoken.repeat()


def _pause_before(game: Game, move: Move) -> float:
    """Return how long to wait before a move is shown, as a multiple of the usual pause."""
    source, target = game.spots[move.source].kind, game.spots[move.target].kind
    if target is Kind.TAKEN:
        return _LAST_CARDS_PAUSE if source is Kind.HAND else _TRICK_PAUSE
    return 1.0
