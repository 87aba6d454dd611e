"""Leads through a lesson: a guided first game on the live table.

The player makes the moves; a panel below the table says which move to make. The step to show is found from the
moves of the game (see `engine.play.lesson_progress`). So undo goes back in the lesson, and the lesson continues
after a reload. The panel is hidden when another game comes on the table. While the game is being reviewed, the
lesson waits: no step is shown, and none is over, until the review is closed.

A step is *open* if it may be shown after the moves made so far, see `lesson_progress.steps_open`.
"""

from collections.abc import Sequence

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.features.lesson import sheet
from app.features.lesson.sheet import LessonPanel
from app.panels.menu_entry import MenuEntry, MenuGroup
from app.view.spotlight_svg import Spotlight
from engine.core.game import Game, Kind, Move
from engine.core.lesson import Lesson
from engine.core.saying import Saying, say
from engine.games.catalogue import CATALOGUE
from engine.games.lessons import lesson_for
from engine.play import lesson_progress, notation
from engine.play.session import Session

SIGN = "M2.5 9.5 12 5l9.5 4.5L12 14ZM6.5 11.6V16c3 2.5 8 2.5 11 0v-4.4"


class LessonFeature(Feature):
    """Shows the steps of a lesson below the table, and points at the cards to press."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._number = 0  # the index of the step shown, which is an open one
        self._shown: LessonPanel | None = None

    def menu_entries(self) -> Sequence[MenuEntry]:
        """Return the button that begins the lesson of the game on the table; empty if it has none."""
        game = self.core.session.game
        if not lesson_for(game):
            return ()
        return (MenuEntry("learn", say("menu-learn", game=game.family_title), MenuGroup.LEARN, SIGN),)

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "learn": self._begin,
            "lesson-next": lambda _: self._go(1),
            "lesson-back": lambda _: self._go(-1),
            "lesson-show": lambda _: self._play_move(),
            "lesson-skip": lambda _: self._skip(),
        }

    @property
    def is_open(self) -> bool:
        """Return whether a step of a lesson is shown."""
        return self._shown is not None

    @property
    def _session(self) -> Session:
        return self.core.session

    def _current(self) -> Lesson | None:
        """Return the lesson whose deal is on the table; None if there is none, or if it is over or waits."""
        if self.core.is_reviewed or self.core.table.history.entry.lesson != "on":
            return None
        lesson = lesson_for(self._session.game)
        deal = self._session.game.id, self._session.number
        return lesson if lesson and deal == (lesson.game, lesson.number) else None

    # Begin and end

    def _begin(self, name: str) -> None:
        """Begin the lesson of a game; `name` is the id of a rule set, or empty for the game on the table."""
        lesson = lesson_for(CATALOGUE[name] if name else self._session.game)
        if lesson:
            self._number = 0
            session = Session(CATALOGUE[lesson.game], lesson.number)
            self.core.after(self.core.table.begin_lesson(session))
            self.core.say(self._told(session.game))

    def _skip(self) -> None:
        """End the lesson; its deal stays on the table. Do nothing if none is shown."""
        if self.is_open:
            self.core.after(self.core.table.end_lesson())

    def release(self) -> bool:
        """End the lesson, if one is shown."""
        is_open = self.is_open
        self._skip()
        return is_open

    def dealing(self) -> None:
        """Show or hide the panel before the cards of a game are dealt.

        The panel makes the table less high. If it were shown or hidden later, it would interrupt the motion of the
        cards.
        """
        lesson = self._current()
        made = lesson_progress.moves_made(self._session) if lesson else []
        steps = self._open_steps(lesson, made) if lesson else range(0)
        if lesson and steps:
            self._write_step(lesson, steps)
        else:
            self.core.page.show_part("lesson", shown=False)

    # Steps

    def game_changed(self) -> None:
        """Show the step that fits the position, or how to undo a wrong move; without a lesson, hide the panel."""
        lesson = self._current()
        made = lesson_progress.moves_made(self._session) if lesson else []
        if lesson and self._open_steps(lesson, made):
            self._show_step(lesson, made)
        elif (
            lesson
            and not lesson_progress.is_finished(self._session.game, lesson, made[:-1])
            and self._is_near(lesson, made)
        ):
            self.core.marks.shine(None)
            self._write(sheet.astray_panel(lesson, self._number))
        else:
            if lesson:  # the player does not follow the lesson any more
                self.core.table.end_lesson()
            self._close()

    def _open_steps(self, lesson: Lesson, made: Sequence[Move]) -> range:
        return lesson_progress.steps_open(self._session.game, lesson, made)

    def _is_near(self, lesson: Lesson, made: Sequence[Move]) -> bool:
        """Return whether undoing the last move leads back into the lesson, which was not finished before it."""
        before = made[:-1]
        finished = lesson_progress.is_finished(self._session.game, lesson, before)
        return bool(self._open_steps(lesson, before)) and not finished

    def _show_step(self, lesson: Lesson, made: Sequence[Move]) -> None:
        self._write_step(lesson, self._open_steps(lesson, made))
        self.core.marks.shine(self._spotlight(lesson, made))
        if self.core.board.by_key:
            self._lead_keys(lesson, made)

    def _write_step(self, lesson: Lesson, steps: range) -> None:
        """Show the panel of the step shown so far; if it is not among the open `steps`, of the nearest of them."""
        self._number = min(max(self._number, steps.start), steps.stop - 1)
        self._write(sheet.step_panel(lesson, self._number))

    def _waiting(self, lesson: Lesson, made: Sequence[Move]) -> list[Move]:
        """Return the moves of the step shown that are still to be made and are legal now."""
        if not lesson.steps[self._number].moves:
            return []
        game, position = self._session.game, self._session.position
        left = lesson_progress.moves_left(game, lesson, self._number, made)
        return lesson_progress.possible_now(game, position, left)

    def _spotlight(self, lesson: Lesson, made: Sequence[Move]) -> Spotlight | None:
        names = [spot.name for spot in self._session.game.spots]
        moves = self._waiting(lesson, made)
        calls = [move for move in moves if self._session.turn.call_of(move)]  # made with a button, such as a bid
        piles = tuple(names.index(name) for name in lesson.steps[self._number].look)
        self._mark_calls(calls)
        if calls or not (moves or piles):
            return None
        return Spotlight(self._session.position, tuple(moves), piles)

    def _mark_calls(self, calls: Sequence[Move]) -> None:
        """Mark the buttons of these calls, and no others."""
        self.core.calls.mark(notation.move_text(self._session.game, move) for move in calls)

    def _go(self, by: int) -> None:
        """Go to the next step (`by` is 1) or the one before (-1); undo a move if one lies on the way back."""
        lesson = self._current()
        if lesson is None or not 0 <= self._number + by < len(lesson.steps):
            return
        self._number += by
        if self._number in self._open_steps(lesson, lesson_progress.moves_made(self._session)):
            self.game_changed()
        elif by < 0:
            self.core.after(self.core.table.undo())

    def _play_move(self) -> None:
        """Make the next move of the step for the player."""
        lesson = self._current()
        moves = self._waiting(lesson, lesson_progress.moves_made(self._session)) if lesson else []
        if moves:
            self.core.table.release()
            text = notation.move_text(self._session.game, moves[0])
            self.core.after(self.core.table.play_text(text))

    # The panel

    def _told(self, game: Game) -> Saying | None:
        """Return a saying with the title of the game and the words of the panel; None if no panel is shown."""
        shown = self._shown
        if shown is None:
            return None
        step = {"progress": shown.progress, "title": shown.title, "text": shown.text}
        return say("lesson-begins", game=game.title, **step)

    def _write(self, panel: LessonPanel) -> None:
        """Show a panel. A new text in it is read out by screen readers."""
        self.core.page.show_part("lesson", shown=True)
        if panel == self._shown:
            return
        self._shown = panel
        self.core.page.set_text("lesson-count", panel.progress)
        self.core.page.set_text("lesson-title", panel.title)
        self.core.page.set_text("lesson-text", panel.text)
        self.core.page.fill("lesson-dots", panel.dots)
        self.core.page.allow("lesson-back", possible=panel.can_go_back)
        self.core.page.show("lesson-skip", shown=panel.command != "lesson-skip")  # unless the main button does it
        self.core.page.set_attribute("lesson-main", "data-do", panel.command)
        self.core.page.set_text("lesson-main", panel.words)

    def _close(self) -> None:
        if self._shown is None:
            return
        self._shown = None
        self.core.marks.shine(None)
        self._mark_calls([])
        had_focus = self.core.page.has_focus("lesson")
        self.core.page.show_part("lesson", shown=False)
        if had_focus:
            self.core.focus.take()

    # Keys

    def _lead_keys(self, lesson: Lesson, made: Sequence[Move]) -> None:
        """Put the keyboard focus on what to press next: a button, the pile to take cards from, or their target."""
        moves = self._waiting(lesson, made)
        if not moves:
            self.core.page.focus("lesson-main")
            return
        move, chosen = moves[0], self.core.table.chosen
        if self._session.turn.call_of(move):
            text = notation.move_text(self._session.game, move)
            self.core.page.focus(f"call-{text}")
            self.core.page.focus(f"bid-{text}")
        elif chosen and chosen.spot == move.source:
            self.core.focus.go_to(move.target)
        else:
            in_hand = self._session.game.spots[move.source].kind is Kind.HAND
            self.core.focus.go_to(move.source, move.n if in_hand else 0)
