"""Fills the header and the buttons below the table with facts about the game."""

from app.core.shown import Page
from app.state.scores import score_words
from app.state.settings import Settings
from app.state.table import Table
from app.view.words import text, words
from engine.core.game import Game, Status
from engine.core.layouts import Side
from engine.core.saying import Saying, say
from engine.play.session import Session
from engine.play.stopwatch import clock_text
from engine.view import speech

_OUTCOMES = {Status.WON: "header-won", Status.LOST: "header-lost"}


class Header:
    """Shows facts about the game on the table, and which buttons can do something now."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._shown: dict[str, str | None] = {}  # by id of an element: its text, None if it is hidden
        self.is_searching = False  # whether the hint button is marked as busy

    def show_facts(self, table: Table, settings: Settings) -> None:
        """Show title, deal number, time, number of moves, score and outcome; enable undo and redo if possible."""
        page, session = self._page, table.session
        self._show_title(session.game)
        self._write("deal", text(_deal_on_table(session)))
        noun = session.game.words.deal_noun
        page.set_text("new-words", words("new-button", noun=noun))
        self._write("moves", text(speech.moves(session.moves_made)))
        # a game that shows facts above its table includes the score in them
        shows_score = settings.show_score and not session.game.facts(session.position)
        self._write("score", text(score_words(session, settings)) if shows_score else None)
        outcome = _OUTCOMES.get(session.status_so_far())
        self._write("outcome", words(outcome, noun=noun) if outcome else None)
        self._write("clock", clock_text(table.seconds()) if settings.show_time else None)
        page.allow("undo", possible=table.history.can_undo())
        page.allow("redo", possible=table.history.can_redo())
        page.allow("hint", possible=session.status_so_far() is not Status.WON)
        page.note("moves", str(session.moves_made))

    def _show_title(self, game: Game) -> None:
        """Show the name of the game and the variant that is played; without one, the name of the rule set."""
        variant = text(game.title, "variant")
        self._page.set_title(words("page-title", game=game.title))
        self._write("title-name", text(game.family_title if variant else game.title))
        self._write("title-comma", words("header-before-variant") if variant else "")
        self._write("title-variant", variant)

    def _write(self, name: str, what: str | None) -> None:
        """Set the text of an element; None hides the element."""
        self._shown[name] = what
        self._page.show(name, shown=what is not None)
        self._page.set_text(name, what or "")

    def heading(self) -> dict[str, str | None]:
        """Return the texts of the header by the ids of its elements; None stands for a hidden element."""
        return dict(self._shown)

    def put_title(self, side: Side) -> None:
        """Set the side of the lower corner into which the style sheet puts the title on a low screen."""
        self._page.note("title", side)

    def hide_cards(self, *, hidden: bool) -> None:
        """Show all cards of the table as if they were face down, or as they are."""
        self._page.flag("", "paused", on=hidden)

    def show_clock(self, table: Table) -> None:
        """Update the playing time in the header, unless it is hidden."""
        if self._shown.get("clock") is not None:
            self._write("clock", clock_text(table.seconds()))

    def show_verdict(self, sign: str, what: Saying | None) -> None:
        """Show beside the title whether the game can be won: as a sign and, where there is room, in words.

        `sign` is the word that messages use for the answer (see `answer` in `hints.ftl`); "" hides the verdict.
        """
        self._page.show("verdict", shown=bool(sign))
        self._page.set_attribute("verdict", "data-answer", sign)
        self._page.set_text("verdict-words", text(what) if what else "")

    def show_search(self, *, goes_on: bool) -> None:
        """Mark the hint button as busy while a search goes on, or remove that mark."""
        self.is_searching = goes_on
        self._page.set_attribute("hint", "aria-busy", "true" if goes_on else "false")

    def offer_why(self, *, shown: bool) -> None:
        """Make the hint button ask why the shown hint is good, or, without `shown`, ask for a hint again."""
        self._page.set_text("hint-words", words("why-button" if shown else "hint-button"))
        self._page.flag("hint", "why", on=shown)
        self._page.set_attribute("hint", "aria-label", words("why-button-label") if shown else None)

    def show_run(self, table: Table, *, runs: bool) -> None:
        """Show the button "Finish", "Run" or "Stop", or hide it if there is nothing to finish, run or stop.

        It replaces the button "Restart", so that no other button moves, and nobody presses a wrong one by habit.
        `runs` says whether the page is playing moves by itself now.
        """
        is_offered = runs or table.can_run()
        self._page.show("run", shown=is_offered)
        self._page.show("restart", shown=not is_offered)
        other = "stop-button" if runs else "run-button"
        self._page.set_text("run-words", words("finish-button" if table.game.has_choices else other))


def _deal_on_table(session: Session) -> Saying:
    """Return words that name the deal on the table; in a game of several deals they say which one it is."""
    noun, number = session.game.words.deal_noun, session.number
    standing = session.game.progress_label(session.position)
    if standing is None:
        return say("header-deal", noun=noun, number=number)
    return say("header-deal-of-several", noun=noun, number=number, standing=standing)
