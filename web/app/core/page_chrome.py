"""Shows what surrounds the table on the page: the header and its buttons, messages, panels, colours."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from app.board.deck import Deck
from app.panels.panel import Panel
from app.platform.dom import Dom
from app.state.scores import score_words
from app.state.settings import Settings
from app.state.table import Table
from app.view.markup import element
from app.view.words import text, words, write_ranks
from engine.core.cards import SUIT_NAMES
from engine.core.game import Game, Status
from engine.core.layouts import Side
from engine.core.saying import Saying, say
from engine.play.session import Session
from engine.play.stopwatch import clock_text
from engine.view import speech

_NOTICE_MS = 6000
_REMEMBERED = 200  # so many of the last sentences can be read again
_OUTCOMES = {Status.WON: "header-won", Status.LOST: "header-lost"}


class PageChrome:
    """Shows the header, messages and panels.

    `opened` is called after a panel was opened, `returned` after the player left a panel for the one below it,
    and `closed` after a panel or the gallery was closed.
    """

    def __init__(
        self, dom: Dom, *, opened: Callable[[], None], returned: Callable[[], None], closed: Callable[[], None]
    ) -> None:
        self._dom = dom
        self._opened = opened
        self._returned = returned
        self._panel: Panel | None = None  # the one that was opened last
        self._base: Panel | None = None  # the one to which closing that leads back
        self._left_by = ""  # the command of the button with which the player left the base
        self._is_odd = False  # see `_protect`
        self._said_twice = False
        self._said: deque[Saying] = deque(maxlen=_REMEMBERED)
        self._notice = dom.timer(unseen=True)  # whoever goes on with the page hides what was said
        self.deck = Deck(dom)
        for name in ("panel", "gallery"):
            dom.listen(dom.element(name), "close", lambda event: closed())
        dom.listen(dom.element("panel"), "cancel", self._cancelled, passive=False)

    # The header

    def show_facts(self, table: Table, settings: Settings) -> None:
        """Show title, deal number, time, number of moves, score and outcome; enable undo and redo if possible."""
        dom, session = self._dom, table.session
        self._show_title(session.game)
        dom.set_text("deal", text(_deal_on_table(session)))
        noun = session.game.words.deal_noun
        dom.set_text("new-words", words("new-button", noun=noun))
        dom.set_text("moves", text(speech.moves(session.moves_made)))
        dom.set_text("score", text(score_words(session, settings)))
        outcome = _OUTCOMES.get(session.status_so_far())
        dom.set_text("outcome", words(outcome, noun=noun) if outcome else "")
        dom.element("outcome").hidden = not outcome
        self.show_clock(table)
        dom.element("clock").hidden = not settings.show_time
        # a game with facts above its table shows its score among them
        dom.element("score").hidden = not settings.show_score or bool(session.game.facts(session.position))
        dom.allow("undo", possible=table.history.can_undo())
        dom.allow("redo", possible=table.history.can_redo())
        dom.allow("hint", possible=session.status_so_far() is not Status.WON)
        dom.root.dataset.moves = str(session.moves_made)

    def _show_title(self, game: Game) -> None:
        """Show the name of the game and the variant that is played; without one, the name of the rule set."""
        dom, variant = self._dom, text(game.title, "variant")
        dom.document.title = words("page-title", game=game.title)
        dom.set_text("title-name", text(game.family_title if variant else game.title))
        dom.set_text("title-comma", words("header-before-variant") if variant else "")
        dom.set_text("title-variant", variant)

    def hide_cards(self, *, hidden: bool) -> None:
        """Show all cards of the table as if they were face down, or as they are."""
        self._dom.root.classList.toggle("paused", hidden)

    def show_clock(self, table: Table) -> None:
        """Show the playing time."""
        self._dom.set_text("clock", clock_text(table.seconds()))

    def show_verdict(self, sign: str, what: Saying | None) -> None:
        """Show beside the title whether the game can be won: as a sign and, where there is room, in words.

        `sign` is what messages call the answer (see `answer` in `hints.ftl`); an empty one hides the sign.
        """
        mark = self._dom.element("verdict")
        mark.hidden = not sign
        mark.dataset.answer = sign
        self._dom.set_text("verdict-words", text(what) if what else "")

    def show_search(self, *, goes_on: bool) -> None:
        """Mark the hint button as busy while a search goes on, or remove that mark."""
        self._dom.element("hint").setAttribute("aria-busy", "true" if goes_on else "false")

    @property
    def is_searching(self) -> bool:
        """Whether the hint button is marked as busy."""
        return bool(self._dom.element("hint").getAttribute("aria-busy") == "true")

    def offer_why(self, *, shown: bool) -> None:
        """Let the hint button ask why the hint that is shown is good, or again for a hint."""
        button = self._dom.element("hint")
        self._dom.set_text("hint-words", words("why-button" if shown else "hint-button"))
        button.classList.toggle("why", shown)
        if shown:
            button.setAttribute("aria-label", words("why-button-label"))
        else:
            button.removeAttribute("aria-label")

    def show_run(self, table: Table, *, runs: bool) -> None:
        """Show the button "Finish", "Run" or "Stop", or hide it if there is nothing to finish, run or stop.

        It takes the place of "Restart", so that no other button moves when it comes or goes, and whoever presses
        one of them by habit presses no other. `runs` says whether the game is playing on by itself now.
        """
        button, restart = self._dom.element("run"), self._dom.element("restart")
        button.hidden = not (runs or table.can_run())
        restart.hidden = not button.hidden
        other = "stop-button" if runs else "run-button"
        self._dom.set_text("run-words", words("finish-button" if table.game.has_choices else other))

    # Words

    def say(
        self, what: Saying | None, *, aloud: bool = False, unseen: bool = False, more: Saying | None = None
    ) -> None:
        """Let screen readers say something; with `aloud` also show it for a while. None does nothing.

        `more` is read out after it, and never shown.

        While a panel is open, nothing outside it can be seen or heard; the words are put into the panel then, and
        can be read there unless they are to be `unseen`.
        """
        if what is None:
            return
        self._said.append(say("sentences", parts=[what, more]) if more else what)
        line = self._dom.element(self._line())
        self._dom.element("panel-undo").hidden = True
        # a live region only speaks when its text differs from what it said before
        self._said_twice = not self._said_twice
        line.textContent = words("capital", what=what) + ("\u00a0" if self._said_twice else "")
        if more:
            self._dom.append(line, element("span", words("said-after", what=more), class_="unseen"))
        line.classList.toggle("aloud", aloud)
        line.classList.toggle("unseen", unseen)
        if aloud:
            self._hush_later()

    def say_again(self) -> None:
        """Say once more what was said last, and show it for a while."""
        if self._said:
            self.say(self._said.pop(), aloud=True)

    def repeat(self) -> None:
        """Let screen readers say inside the open panel what was said last outside it, if there is one."""
        if self._said and self.panel_is_open:
            self.say(self._said.pop(), unseen=True)

    def said(self) -> tuple[Saying, ...]:
        """Return what was said on this visit, the newest first; the oldest of very many are left out."""
        return tuple(reversed(self._said))

    def remember(self, said: Sequence[Saying]) -> None:
        """Take over what another Python has said in this page, the newest first."""
        self._said = deque([*reversed(said), *self._said], maxlen=_REMEMBERED)
        line = self._dom.element("said")
        self._said_twice = str(line.textContent).endswith("\u00a0")
        if line.classList.contains("aloud"):
            self._hush_later()

    def _line(self) -> str:
        lines = {"panel": "panel-said", "gallery": "gallery-said"}
        return next((line for name, line in lines.items() if self._dom.element(name).open), "said")

    def offer_undo(self, what: Saying) -> None:
        """Say on the open panel what was done, with a button beside the words that takes it back."""
        self.say(what)
        button = self._dom.element("panel-undo")
        button.hidden = False
        button.focus()  # the button that was pressed is gone

    def notice(self, what: Saying | None) -> None:
        """Show something on the page for a while, and let screen readers say it; None does nothing."""
        self.say(what, aloud=True)

    def hush(self) -> None:
        """Hide the words that are shown; a screen reader can still find them."""
        self._notice.stop()
        self._dom.element("said").classList.remove("aloud")

    def _hush_later(self) -> None:
        self._notice.set(_NOTICE_MS, self.hush)

    # Panels

    @property
    def panel_is_open(self) -> bool:
        """Return whether a panel or the gallery is open over the table."""
        return any(bool(self._dom.element(name).open) for name in ("panel", "gallery"))

    @property
    def panel_name(self) -> str:
        """The name of the panel that is open; empty if none is, or if the gallery is open."""
        is_open = bool(self._dom.element("panel").open)
        return self._panel.name if is_open and self._panel else ""

    def shows_panel(self, name: str) -> bool:
        """Return whether the panel with this name is open."""
        return self.panel_name == name

    @property
    def ways_back(self) -> int:
        """How many times the player can go back until neither a panel nor the gallery is open."""
        panel = bool(self._dom.element("panel").open) and self._panel is not None and not self._panel.comes_again
        return int(bool(self._dom.element("gallery").open)) + int(panel) + int(panel and self._base is not None)

    def open_panel(self, panel: Panel) -> None:
        """Open a panel, or replace the content of the one that is open."""
        dialog, body = map(self._dom.element, ("panel", "panel-body"))
        again = self.shows_panel(panel.name)
        active = self._dom.document.activeElement
        inside = dialog.open and body.contains(active)
        command = active.getAttribute("data-do") if inside else None
        pressed = command if again else None
        if not dialog.open or panel.is_base:
            self._base = None
        elif self._panel and self._panel.is_base:
            self._base, self._left_by = self._panel, str(command or "")
        self._show_panel(panel, pressed)
        if not again:
            body.scrollTop = 0  # not before: what is closed cannot be scrolled
            self._protect(dialog)
        self._opened()

    def _show_panel(self, panel: Panel, pressed: str | None) -> None:
        """Show a panel; the focus goes to the button with the command `pressed`, if the focus was in the panel."""
        dialog, body = map(self._dom.element, ("panel", "panel-body"))
        inside = dialog.open and body.contains(self._dom.document.activeElement)
        self._panel = panel
        dialog.dataset.name = panel.name
        self._dom.element("panel-title").textContent = panel.title
        self._dom.fill(body, panel.body)
        self._dom.set_text("panel-said", "")
        self._dom.element("panel-undo").hidden = True
        if inside:
            # the pressed button was replaced or removed: the focus goes to the new one, or else to the content
            former = body.querySelector(f'[data-do="{pressed}"]') if pressed else None
            (former or body).focus()
        if not dialog.open:
            dialog.showModal()

    def _protect(self, dialog: Any) -> None:
        """Let a press that was meant for what a panel or the gallery now covers fall on nothing.

        The style sheet does that for a moment, and only if the last press was no key; it begins when the value
        of "fresh" changes.
        """
        self._is_odd = not self._is_odd
        dialog.dataset.fresh = "odd" if self._is_odd else "even"

    def open_gallery(self) -> None:
        """Open the gallery, whose content is there already."""
        gallery = self._dom.element("gallery")
        gallery.showModal()
        self._protect(gallery)
        self._opened()

    def leave_panel(self) -> None:
        """Close the panel or the gallery for the player; a panel that was opened from a base leads back to it."""
        base, self._base = self._base, None
        if base and self._dom.element("panel").open:
            body = self._dom.element("panel-body")
            body.focus()
            self._show_panel(base, self._left_by)
            body.scrollTop = 0
            self._protect(self._dom.element("panel"))
            self._returned()
        else:
            self.close_panel()

    def close_panel(self) -> None:
        """Close the panel or the gallery, if one is open."""
        self._base = None
        for name in ("panel", "gallery"):
            self._dom.element(name).close()  # does nothing to one that is closed

    def _cancelled(self, event: Any) -> None:
        """Answer the key with which the browser closes dialogs."""
        if self._base and str(event.target.id) == "panel":
            event.preventDefault()
            self.leave_panel()

    def copy(self, name: str) -> None:
        """Copy a field's text to the clipboard and tell the player; `name` is the id of the field's element."""
        field = self._dom.element(name)
        field.select()
        told = {True: say("link-copied"), False: say("link-not-copied")}
        self._dom.copy(str(field.value), lambda done: self.notice(told[done]))

    def offer_update(self, *, shown: bool) -> None:
        """Show or hide the message that a new version is ready."""
        self._dom.element("update").hidden = not shown
        if shown:
            self.say(say("new-version"))

    def offer_backup(self, *, shown: bool) -> None:
        """Show or hide the message that it is time for a backup."""
        self._dom.element("reminder").hidden = not shown
        if shown:
            self.say(say("time-for-backup"))

    def offer_greeting(self, *, shown: bool) -> None:
        """Show the greeting of a newcomer in place of the facts, or hide it."""
        self._dom.root.classList.toggle("with-greeting", shown)

    def ring_focus(self, *, shown: bool) -> None:
        """Let a button that gets the focus show a ring, or none, as after a press by finger or mouse."""
        self._dom.root.dataset.ring = "shown" if shown else "none"

    # Colours

    def calm(self, settings: Settings) -> bool:
        """Return whether there must be no animations, by the player's settings or those of the device."""
        return settings.calm or self._dom.media("(prefers-reduced-motion: reduce)")

    def look(self, settings: Settings) -> dict[str, str]:
        """Return the values, by name, from which the style sheet takes colours and sides, and the deck its cards.

        They become data attributes of the page's root element. "colours" is the number of suit colours, "2" or
        "4"; "hand" is "left" or "right", the hand with which the player plays; "suits" is "plain" or "patterned";
        "index" is "usual", or "national" if the letters of the cards are those of the language.
        The theme "auto" is replaced by "night" if the device prefers dark colours, else by "felt". The others are
        named as in `Settings`.
        """
        theme = settings.theme
        if theme == "auto":
            theme = "night" if self._dom.media("(prefers-color-scheme: dark)") else "felt"
        return {
            "theme": theme,
            "colours": "4" if settings.four_colours else "2",
            "hand": "left" if settings.left_handed else "right",
            "suits": "patterned" if settings.patterned else "plain",
            "index": "national" if settings.national_index else "usual",
            **{name: getattr(settings, name) for name in ("back", "face", *SUIT_NAMES)},
        }

    def put_title(self, side: Side) -> None:
        """Put the title of a low screen into the lower corner on this side."""
        self._dom.root.dataset.title = side

    def apply_look(self, settings: Settings) -> None:
        """Write the values of `look` to the root element of the page, so that the style sheet uses them.

        The face is written when its drawings are there.
        """
        for name, value in self.look(settings).items():
            if name != "face":
                setattr(self._dom.root.dataset, name, value)
        write_ranks(nationally=settings.national_index)
        self._dom.window.backboneWords.drawIndex()
        self._dom.window.backboneLook.tint()
        self.deck.wear(settings)


def _deal_on_table(session: Session) -> Saying:
    """Return which deal is on the table, and which of several deals of a game it is."""
    noun, number = session.game.words.deal_noun, session.number
    standing = session.game.progress_label(session.position)
    if standing is None:
        return say("header-deal", noun=noun, number=number)
    return say("header-deal-of-several", noun=noun, number=number, standing=standing)
