"""The laws that the page keeps after every step: rules that must hold in every state."""

import re
from typing import ClassVar

from hypothesis.stateful import invariant

from app.view.pixel_layout import view_for
from app.view.words import text, words
from engine.core.game import Kind, Status
from engine.core.layouts import View
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from engine.view.board import board
from support.card_names import betrayed, card_names
from support.fake_browser import Browser
from support.kept_texts import kept_game
from support.page_machine.player import Player

_LONG_MS = 600_000  # calls that are planned for later, such as at midnight, do not count as motion
_UNMARKED = dict.fromkeys(map(ord, "\u202e\u202c"))


class Laws(Player):
    """A player who checks the laws after every step."""

    steps: ClassVar[int] = 0  # the number of steps of all machines in this process

    @invariant()
    def the_page_keeps_its_laws(self) -> None:
        Laws.steps += 1
        self._take_note()
        self._sound = False
        self.nothing_is_logged_as_an_error()
        self.the_session_replays_from_its_text()
        self.what_is_on_the_table_is_what_is_saved()
        self.no_result_is_lost_or_entered_twice()
        self.no_card_is_drawn_twice()
        self.one_thing_at_a_time_has_the_table()
        self.the_way_back_fits_what_is_open()
        self.at_rest_the_page_is_true()
        self._sound = True

    def nothing_is_logged_as_an_error(self) -> None:
        for browser in (self.browser, *self._others):
            browser.check()

    def the_session_replays_from_its_text(self) -> None:
        text = self.session.text()
        if text != self._known:
            again = Session.read(text, CATALOGUE)
            assert again.position == self.session.position
            assert again.text() == text
            self._known = text

    def what_is_on_the_table_is_what_is_saved(self) -> None:
        if self._saves and not self.asleep:
            assert kept_game(self.browser.storage.kept)["game"] == self.session.text()

    def no_result_is_lost_or_entered_twice(self) -> None:
        results = self.table.results
        deleted = self.browser.find("#panel-undo").visible
        assert deleted or len(results) >= len(self._results)
        tokens = [result.token for result in results]
        assert len(set(tokens)) == len(tokens)
        self._results = results

    def no_card_is_drawn_twice(self) -> None:
        drawn = [(card.dataset.spot, card.dataset.card) for card in self.browser.cards()]
        assert len(set(drawn)) == len(drawn)

    def one_thing_at_a_time_has_the_table(self) -> None:
        """Check that a lesson and the review are never shown at once, nor a lesson's light without the lesson."""
        is_lesson, is_review = (not self.browser.find(f"#{name}").hidden for name in ("lesson", "review"))
        assert not (is_lesson and is_review)
        assert is_lesson or not self.browser.find_all("#table .shadow")

    def the_way_back_fits_what_is_open(self) -> None:
        """Check the browser's history.

        It has one entry for each thing that lies over the table, and may have one more for the end of a game below
        a sheet.
        """
        panel = self.browser.is_open("panel") and self.browser.find("#panel").dataset.name != "other-tab"
        lies = panel + self.browser.is_open("gallery") + (not self.browser.find("#review").hidden)
        state = self.browser.window.history.state
        entries = int(state.split()[1]) if isinstance(state, str) else 0
        assert lies <= entries <= lies + panel, (state, lies)

    def at_rest_the_page_is_true(self) -> None:
        in_motion = self.browser.window.loop.waiting(_LONG_MS) or self.browser.in_motion
        if self.open and self._down is None and not in_motion:
            self.check_the_table_at_rest()

    def check_the_table_at_rest(self) -> None:
        """Check that the board, the words and the buttons agree with the position."""
        browser, session, history = self.browser, self.session, self.table.history
        drawn, seen = drawn_piles(browser), seen_piles(session, view_for(*self.browser_size()))
        wrong = [(name, drawn.get(name), seen.get(name)) for name in {*drawn, *seen}]
        wrong = [pile for pile in wrong if pile[1] != pile[2]]
        assert not wrong, f"(pile, drawn, in the game): {wrong}"
        assert not list(betrayed(browser.find("#board").innerHTML, session.game, session.position))
        assert browser.allows("#undo") is history.can_undo()
        assert browser.allows("#redo") is history.can_redo()
        assert browser.find("#run").visible is self.table.can_run()
        shown, wanted = browser.text("#title"), text(session.game.title)
        # The title is put together from parts. In a made-up test language, each part has its own direction marks.
        assert shown.translate(_UNMARKED) == wanted.translate(_UNMARKED)
        assert str(session.number) in re.findall(r"\d+", browser.text("#deal"))
        name = {Status.WON: "header-won", Status.LOST: "header-lost"}.get(session.status())
        outcome = words(name, noun=session.game.words.deal_noun) if name else ""
        assert browser.text("#outcome") == outcome
        assert browser.find("#outcome").hidden is not bool(outcome)


def drawn_piles(browser: Browser) -> dict[str, list[str]]:
    """Return the names of the drawn cards of each pile, the lowest first."""
    found: dict[str, list[str]] = {}
    for card in browser.cards():
        found.setdefault(str(card.getAttribute("data-spot")), []).append(str(card.getAttribute("data-card")))
    return found


def seen_piles(session: Session, view: View) -> dict[str, list[str]]:
    """Return the names of the cards of each pile that can be seen in the session's position, the lowest first."""
    game, position = session.game, session.position
    hidden = {
        (view.spot, view.depth) for view in board(Turn(game, position), game.layouts[view]).cards if view.hidden
    }
    piles = [
        (spot.name, [name for depth, name in enumerate(card_names(pile)) if (number, depth) not in hidden])
        for number, (spot, pile) in enumerate(zip(game.spots, position, strict=True))
        if spot.kind is not Kind.COUNTER
    ]
    return {name: names for name, names in piles if names}
