"""What stands around the table: the line of facts, the spoken words, the sheets, the colours."""

from collections.abc import Callable
from typing import Any

from app.panels.panel import Panel
from app.platform.dom import Dom
from app.state.settings import Settings
from app.state.table import Table
from engine.core.game import Status
from engine.play.stopwatch import clock_text
from engine.solving.solve import Answer
from engine.view import speech

_NOTICE_MS = 6000
_OUTCOMES = {Status.WON: "won", Status.LOST: "lost"}


class PageChrome:
    """Everything in the page but the cards. `closed` is called when the player shuts a sheet."""

    def __init__(self, dom: Dom, closed: Callable[[], None]) -> None:
        self._dom = dom
        self._said_twice = False
        self._notice = dom.timer()
        for name in ("panel", "gallery"):
            dom.listen(dom.element(name), "close", lambda event: closed())

    # The line of facts

    def show_facts(self, table: Table, settings: Settings) -> None:
        """Title, deal, time, moves and score, and which buttons can do something."""
        dom, session = self._dom, table.session
        dom.set_text("title", session.game.title)
        standing = session.game.progress_label(session.position)
        unit = session.game.deal_noun
        dom.set_text("deal", f"{speech.sentence(unit)} {session.number}" + (f", {standing}" if standing else ""))
        dom.set_text("new-words", f"New {unit}")
        dom.set_text("moves", speech.moves(session.moves_made))
        dom.set_text("score", speech.score(session.game, session.points))
        outcome = _OUTCOMES.get(session.status(), "")
        dom.set_text("outcome", outcome)
        dom.element("outcome").hidden = not outcome
        clock = clock_text(table.seconds())
        dom.set_text("clock", f"{clock} paused" if table.paused else clock)
        dom.element("clock").hidden = not settings.show_time
        # a game with facts of its own keeps its score beside them
        dom.element("score").hidden = not settings.show_score or bool(session.game.facts(session.position))
        dom.element("undo").disabled = not table.history.can_undo()
        dom.element("redo").disabled = not table.history.can_redo()
        dom.root.dataset.moves = str(session.moves_made)
        dom.root.classList.toggle("paused", table.paused)

    def show_verdict(self, answer: Answer | None, words: str) -> None:
        """Whether the game can be won, beside the title: as a sign and, where there is room, in words."""
        mark = self._dom.element("verdict")
        mark.hidden = answer is None
        mark.dataset.answer = answer.value if answer else ""
        self._dom.set_text("verdict-words", words)

    def show_search(self, *, goes_on: bool) -> None:
        """On the button for hints, that one is being looked for."""
        self._dom.element("hint").setAttribute("aria-busy", "true" if goes_on else "false")

    def show_run(self, table: Table, *, runs: bool) -> None:
        """The button of a game that can be left to itself, for as long as it can."""
        button = self._dom.element("run")
        button.hidden = not (runs or table.can_run())
        words = "Finish" if table.game.has_choices else "Stop" if runs else "Run"
        self._dom.set_text("run-words", words)

    # Words

    def say(self, words: str, *, aloud: bool = False) -> None:
        """Words for the live region; `aloud` also for the eye, for a while.

        While a sheet is open everything outside it is neither seen nor heard, so the sheet has a line of its own.
        """
        if not words:
            return
        line = self._dom.element(self._line())
        # a live region only speaks when its text differs from what it said before
        self._said_twice = not self._said_twice
        line.textContent = speech.sentence(words) + ("\u00a0" if self._said_twice else "")
        line.classList.toggle("aloud", aloud)
        if aloud:
            self._hush_later()

    def _line(self) -> str:
        lines = {"panel": "panel-said", "gallery": "gallery-said"}
        return next((line for name, line in lines.items() if self._dom.element(name).open), "said")

    def notice(self, words: str) -> None:
        """Words for eye and ear."""
        self.say(words, aloud=True)

    def hush(self) -> None:
        """Take the words away from the eye."""
        self._notice.stop()
        self._dom.element("said").classList.remove("aloud")

    def _hush_later(self) -> None:
        self._notice.set(_NOTICE_MS, self.hush)

    # Sheets

    @property
    def sheet_is_open(self) -> bool:
        """Whether a sheet, or the gallery, lies over the table."""
        return any(bool(self._dom.element(name).open) for name in ("panel", "gallery"))

    def open_sheet(self, panel: Panel) -> None:
        """Open a sheet, or change what stands in the one that is open."""
        dialog, title, body = map(self._dom.element, ("panel", "panel-title", "panel-body"))
        again = dialog.open and title.textContent == panel.title
        active = self._dom.document.activeElement
        inside = dialog.open and body.contains(active)
        pressed = active.getAttribute("data-do") if again and inside else None
        title.textContent = panel.title
        body.innerHTML = panel.body
        self._dom.set_text("panel-said", "")
        if not again:
            body.scrollTop = 0
        if inside:
            # the button that was pressed is a new one now, or gone; the focus stays in what took its place
            former = body.querySelector(f'[data-do="{pressed}"]') if pressed else None
            (former or body).focus()
        if not dialog.open:
            dialog.showModal()

    def close_sheet(self) -> None:
        """Shut whatever lies over the table."""
        for name in ("panel", "gallery"):
            self._dom.element(name).close()  # does nothing to one that is shut

    def copy(self, name: str) -> None:
        """Copy the text of a field."""
        field = self._dom.element(name)
        field.select()
        words = {
            True: "Link copied.",
            False: "The browser did not let us copy. The link is marked for you to copy.",
        }
        self._dom.copy(str(field.value), lambda done: self.notice(words[done]))

    def offer_update(self, *, shown: bool) -> None:
        """Show or hide the word that a new version is ready."""
        self._dom.element("update").hidden = not shown
        if shown:
            self.say("A new version is ready.")

    # Colours

    def calm(self, settings: Settings) -> bool:
        """Whether nothing should move: the player's wish or the device's."""
        return settings.calm or self._dom.media("(prefers-reduced-motion: reduce)")

    def look(self, settings: Settings) -> dict[str, str]:
        """The look as the style sheet reads it from the page's root."""
        theme = settings.theme
        if theme == "auto":
            theme = "night" if self._dom.media("(prefers-color-scheme: dark)") else "felt"
        return {
            "theme": theme,
            "colours": "4" if settings.four_colours else "2",
            "hand": "left" if settings.left_handed else "right",
        }

    def apply_look(self, settings: Settings) -> None:
        """Give the page the look of the settings."""
        for name, value in self.look(settings).items():
            setattr(self._dom.root.dataset, name, value)

    # Endings

    def when_settled(self, settings: Settings, status: Status, show: Callable[[], Any]) -> None:
        """Wait until the last card has arrived, and a little longer for the joy of a win."""
        pause = 1500 if status is Status.WON else 450
        self._dom.after(0 if self.calm(settings) else pause, show)
