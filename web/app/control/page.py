"""The page: joins the table to the screen, the hands, the keys and the store."""

from collections.abc import Callable, Sequence
from typing import Any

from app.board.board_controller import BoardController
from app.board.calls_view import CallsView
from app.board.gestures import Gestures, Hands
from app.control.auto_run import PACES, AutoRun, finishing
from app.control.autosave import Autosave
from app.control.backup_files import BackupFiles
from app.control.gallery_controller import GalleryController
from app.control.hint_controller import HintController
from app.control.move_playback import MovePlayback
from app.control.page_chrome import PageChrome
from app.control.page_context import PageContext
from app.control.panel_controller import PanelController
from app.panels import statistics_html
from app.panels.ending_html import ended
from app.panels.other_tab_html import open_in_other_tab
from app.panels.panel import Panel
from app.platform.dom import Dom
from app.platform.sound import Sound
from app.platform.storage import Storage
from app.state.settings import Settings
from app.state.table import Change, Table, World, fresh_token
from app.view import keys
from app.view.prerender import FIRST_DEAL, FIRST_GAME
from engine.core import cards
from engine.core.automatic import PlayedMove
from engine.core.game import Kind, Position, Status
from engine.games import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.notation import card_text
from engine.play.session import Session
from engine.view import speech
from engine.view.board import CardView

_TICK_MS = 250


def start(window: Any) -> "Page":
    """Take over from the painted board; called once, when Python has arrived."""
    return Page(Dom(window))


class Page:
    """Everything a player sees and presses."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._troubles: list[str] = []  # sentences from before there is a line to say them on
        self._storage = Storage(dom, self._trouble)
        self._settings = self._storage.load_settings()
        self._table = self._load_table()
        self._chrome = PageChrome(dom, self._sheet_closed)
        self._gallery = GalleryController(dom, self._storage, lambda: self._table)
        self._autosave = Autosave(dom, self._storage, self._fall_asleep)
        self._files = BackupFiles(dom, self._storage, self._autosave, self._chrome.notice, self._taken_in)
        self._host = dom.element("board")
        self._board = BoardController(
            dom,
            self._host,
            table=lambda: self._table,
            left_handed=lambda: self._settings.left_handed,
            calm=lambda: self._chrome.calm(self._settings),
        )
        self._calls = CallsView(dom, self._host)
        self._sound = Sound(dom)
        self._run = AutoRun(dom, self._step, self._show_run)
        self._playback = MovePlayback(dom, self._show_step, self._show_last)
        context = self._context()
        self._panels = PanelController(dom, context)
        self._hints = HintController(dom, self._chrome, self._board, context)
        self._after_replies: Callable[[], None] | None = None  # the end of the game waits for them
        self._only_stops = False  # the press that is down ended a run, and means nothing else
        self._commands = self._all_commands()
        self._take_over()

    def _trouble(self, words: str) -> None:
        self._troubles.append(words)

    def _load_table(self) -> Table:
        world = World(self._dom.now, self._dom.date, self._dom.random_words)
        history = self._storage.load_games(CATALOGUE)
        if history is None:
            first = Session(CATALOGUE[FIRST_GAME], FIRST_DEAL)
            history = History(HistoryEntry(first, fresh_token(self._dom.random_words)))
        table = Table(CATALOGUE, history, self._storage.load_results(), world)
        table.sends_safe_cards, table.deal_filter = self._settings.safe_home, self._settings.deals
        return table

    def _context(self) -> PageContext:
        """The page for its parts."""
        return PageContext(
            table=lambda: self._table,
            settings=lambda: self._settings,
            change_settings=self._wish,
            say=self._say,
            after=self._after,
            open=self._open,
            demonstrate=self._show_steps,
        )

    # Taking over from the first paint

    def _take_over(self) -> None:
        self._chrome.apply_look(self._settings)
        self._listen()
        self._autosave.claim()
        opened = self._open_address()
        self._draw()
        Gestures(self._dom, self._host, self._hands())
        if opened.said:
            self._after(opened)
        if self._table.session.can_undo() and self._table.session.status() is not Status.PLAYING:
            session = self._table.session
            self._chrome.notice(session.ending())
        if self._settings.gallery_first and opened == Change() and not self._dom.window.backbonePresses.length:
            self._show_gallery()
        self._answer_early_presses()
        self._hints.advise()
        self._save()
        self._seen_or_not()
        self._dom.every(_TICK_MS, self._tick)
        self._dom.window.backboneReady()

    def _listen(self) -> None:
        dom = self._dom
        dom.listen(dom.document, "click", self._click)
        dom.listen(dom.document, "submit", self._submit, passive=False)
        dom.listen(dom.document, "keydown", self._key, passive=False)
        dom.listen(self._host, "focusin", self._focused)
        dom.listen(self._host, "focusout", lambda event: self._board.mark())
        dom.watch_size(self._host, self._resized)
        dom.listen(dom.window, "hashchange", lambda event: self._readdressed())
        dom.listen(dom.window, "pagehide", lambda event: self._leave())
        dom.listen(dom.window, "pageshow", lambda event: self._seen_or_not())
        dom.listen(dom.document, "visibilitychange", lambda event: self._seen_or_not())
        dom.listen(dom.window, "update-ready", lambda event: self._chrome.offer_update(shown=True))
        dom.media("(prefers-color-scheme: dark)", lambda event: self._chrome.apply_look(self._settings))

    def _answer_early_presses(self) -> None:
        """What was pressed while Python was on its way happens now, in order; a sheet that opens ends it."""
        for press in self._dom.window.backbonePresses:
            if self._chrome.sheet_is_open:
                return
            spot = self._spot_named(str(press.spot)) if press.spot else None
            if press.button:
                self._do(str(self._dom.element(str(press.button)).getAttribute("data-do")))
            elif press.key in {"Enter", " "} and self._calls.press():
                continue
            elif press.key:
                self._press_key(str(press.key), control=bool(press.ctrl))
            elif spot is not None:
                name = str(press.card)
                cards_there = (card for card in self._board.layout.board.cards if card.spot == spot)
                self._tap(spot, next((card for card in cards_there if card_text(card.id) == name), None))

    def _spot_named(self, name: str) -> int | None:
        """The number of the spot of this name, if the game has one."""
        names = [spot.name for spot in self._table.game.spots]
        return names.index(name) if name in names else None

    def _tick(self) -> None:
        self._chrome.show_facts(self._table, self._settings)
        if self._troubles:
            self._chrome.notice(" ".join(self._troubles))
            self._troubles.clear()

    # Drawing

    def _draw(self) -> None:
        """The whole table anew, without motion."""
        cut_short = self._playback.goes_on
        self._playback.drop()
        self._show_talk()
        self._board.draw()
        self._show_talk()  # the calls lie where the table now has room for them
        self._chrome.show_facts(self._table, self._settings)
        self._show_run()
        if cut_short:
            self._settle()

    def _resized(self) -> None:
        """The room has another size: the window, the text or the bars have changed."""
        if not self._board.fits():
            self._draw()

    def _after(self, change: Change) -> None:
        """Show what a press has done, and keep it."""
        if not change.refused:
            self._chrome.close_sheet()
        if change.dealt:
            self._run.stop()
            self._playback.drop()
            self._after_replies = None
            self._show_talk()
            self._board.deal()
        elif change.steps:
            self._show_steps(change.steps)
        elif not change.refused:
            self._playback.drop()
            self._board.show(at_most=self._run.pause_ms)
        if not self._playback.goes_on:
            self._show_talk()
        self._board.mark()
        if change.target is not None:
            self._board.glow(change.target)
        self._say(change.said, aloud=change.refused or change.aloud)
        self._sound.play("refuse" if change.refused else "place", on=self._settings.sound and bool(change.said))
        self._chrome.show_facts(self._table, self._settings)
        self._show_run()
        if not change.refused:
            self._hints.advise()
        self._save()
        if change.ended:
            status = change.ended
            self._after_replies = lambda: self._end(status)
            if not self._playback.goes_on:
                self._settle()

    def _end(self, status: Status) -> None:
        """The game is won or lost, and all has been seen."""
        if status is Status.WON and not self._chrome.calm(self._settings):
            self._dom.after(300, self._board.cheer)
        self._chrome.when_settled(self._settings, status, lambda: self._show_end(status))

    # What follows of itself

    def _show_steps(self, steps: Sequence[PlayedMove]) -> None:
        self._playback.start(self._table.game, steps, PACES.get(self._settings.pace, PACES["steady"]))

    def _show_step(self, position: Position) -> None:
        """One of the moves that followed."""
        self._board.show(position=position)
        self._calls.show_facts(self._table.game, position)
        self._calls.hide_offer()
        self._board.mark()

    def _show_last(self) -> None:
        """The last of them: the table as it now stands."""
        self._board.show()
        self._show_talk()
        self._board.mark()
        self._autosave.save_paint_soon(self._save_paint)
        self._settle()

    def _settle(self) -> None:
        """What waited for the last step to be seen comes now."""
        waiting, self._after_replies = self._after_replies, None
        if waiting:
            waiting()

    def _show_talk(self) -> None:
        """What the game says besides its cards."""
        self._calls.show(self._table.game, self._table.session.position, self._board.layout.calls_rect())

    def _say(self, words: str, *, aloud: bool = False) -> None:
        """Words about the table, with left and right as they are seen there."""
        game, mirrored = self._table.game, self._settings.left_handed
        self._chrome.say(speech.mirrored(game, words) if mirrored else words, aloud=aloud)

    def _show_end(self, status: Status) -> None:
        # by now the player may have taken the last move back
        table = self._table
        if table.session.status() is status and not self._autosave.asleep and not self._gallery.is_open:
            self._dom.persist()
            self._open(ended(status, table.session, table.seconds(), self._settings))

    # Hands

    def _hands(self) -> Hands:
        return Hands(
            layout=lambda: self._board.layout,
            pressed=self._pressed,
            tap=self._tap,
            tap_nothing=self._tap_nothing,
            lift=self._lift,
            move=self._board.renderer.carry,
            drop=self._drop,
            put_back=self._board.put_back,
            hold=self._hold,
            let_go=self._let_go,
        )

    def _pressed(self) -> None:
        """Any press ends what is moving, and shows itself to be no key."""
        self._board.by_key = False
        self._chrome.hush()
        self._only_stops = self._interrupt() or self._playback.goes_on
        self._playback.finish()
        self._board.renderer.finish()
        if self._table.paused:
            self._pause()

    def _tap(self, spot: int, card: CardView | None) -> None:
        if self._only_stops:
            return
        covered = card if card and card.covered and not (self._table.chosen or card.single) else None
        reserve = self._table.game.spots[spot].kind is Kind.RESERVE
        if covered and self._board.layout.has_thin_strips(spot):
            self._panels.list_pile(spot)
        elif covered and reserve and not covered.lifts:
            self._after(Change(f"The {cards.name(covered.card)} is covered.", refused=True))
        else:
            self._after(self._table.tap(spot, n=card.n if card else 1))

    def _tap_nothing(self) -> None:
        if self._table.game.has_choices:
            self._release()
        elif not self._only_stops:
            self._after(self._table.tap(0))

    def _release(self) -> None:
        if self._table.chosen:
            self._after(self._table.release())

    def _lift(self, views: list[CardView]) -> None:
        self._table.release()
        self._board.lift(views)

    def _drop(self, card: CardView, target: int | None) -> None:
        # a key may have changed the table meanwhile
        if target is None or self._only_stops or card not in self._board.layout.board.cards:
            self._board.put_back()
            return
        change = self._table.carry(card.spot, card.n if card.lifts or card.single else 1, target)
        if change.refused:
            self._board.put_back()
        self._after(change)

    def _hold(self, card: CardView | None) -> bool:
        """A press lasts: a card is shown large, and a game without choices runs; whether it meant anything."""
        if not self._table.game.has_choices:
            self._start_run()
        elif card:
            self._board.magnify(card)
        return bool(card) or self._run.goes_on

    def _let_go(self) -> None:
        self._run.stop()
        self._board.magnify(None)

    # A game left to itself

    def _start_run(self) -> None:
        """Let the game go on by itself; pressed again, it is interrupted."""
        if not self._interrupt() and self._table.can_run():
            self._table.release()
            pace = PACES.get(self._settings.pace, PACES["steady"])
            self._run.start(finishing if self._table.game.has_choices else lambda _: pace)
            if self._table.game.has_choices and self._chrome.calm(self._settings):
                self._run.hurry()

    def _step(self, first: bool) -> bool:
        """One move of a game left to itself; whether there is another."""
        if not self._table.can_run():
            return False
        self._after(self._table.step(first=first))
        return self._table.can_run()

    def _interrupt(self) -> bool:
        """A press or an order while the game runs brings a won one to its end at once, and stops any other.

        Whether it ran.
        """
        runs = self._run.goes_on
        if runs and self._table.game.has_choices:
            self._run.hurry()
        self._run.stop()
        return runs

    def _show_run(self) -> None:
        self._chrome.show_run(self._table, runs=self._run.goes_on)

    # Keys

    def _key(self, event: Any) -> None:
        if event.altKey or self._chrome.sheet_is_open or event.target.matches("input"):
            return
        if event.target.matches("button") and event.key in {"Enter", " "}:
            return  # the button's own
        if self._calls.walk(event.target, str(event.key)):
            event.preventDefault()
            return
        if self._press_key(str(event.key), control=bool(event.ctrlKey or event.metaKey)):
            event.preventDefault()

    def _press_key(self, key: str, *, control: bool) -> bool:
        """Do what a key says; whether it meant anything."""
        pointing = None if control else keys.direction(key)
        command = keys.command(key, control=control, letters=self._settings.letters)
        if not pointing and not command:
            return False
        self._board.by_key = True
        self._only_stops = False
        seen_out = self._playback.goes_on and command in {"take", "best"}
        self._playback.finish()
        self._board.renderer.finish()
        if seen_out:
            return True  # whoever is still watching the house does not mean the next card
        if pointing:
            self._board.walk(pointing)
        elif command:
            self._do(command)
        return True

    def _focused(self, event: Any) -> None:
        element = event.target
        self._board.at(
            self._spot_named(str(element.getAttribute("data-spot"))), str(element.getAttribute("data-card"))
        )

    # Commands

    def _all_commands(self) -> dict[str, Callable[[str], None]]:
        """What buttons and keys can order; the argument is what the order is about."""
        table = self._table
        return (
            self._hints.commands()
            | self._panels.commands()
            | {
                "undo": lambda _: self._after(table.undo()),
                "redo": lambda _: self._after(table.redo()),
                "restart": lambda _: self._after(table.restart()),
                "new": lambda _: self._after(table.new_deal()),
                "games": lambda _: self._show_gallery(),
                "game": self._choose_game,
                "favourite": self._gallery.favour,
                "number": lambda text: self._after(table.deal_numbered(text)),
                "stock": lambda _: self._turn_stock(),
                "take": lambda _: self._after(
                    table.tap(self._board.here(), n=self._board.n_here(), take_only=True)
                ),
                "best": lambda _: self._after(table.tap(self._board.here(), n=self._board.n_here())),
                "call": self._call,
                "calls": lambda _: self._go_to_calls(),
                "release": lambda _: self._release(),
                "run": lambda _: self._start_run(),
                "list": lambda _: self._panels.list_pile(self._board.here()),
                "pick": self._pick,
                "moves": lambda _: self._say(speech.possible(table.game, table.session.position)),
                "overview": lambda _: self._say(speech.overview(table.game, table.session.position)),
                "contents": lambda _: self._tell(speech.contents),
                "where": lambda _: self._tell(speech.pile),
                "copy": self._chrome.copy,
                "export": lambda _: self._files.save(self._table, self._settings),
                "import": lambda _: self._files.choose(lambda: self._table, lambda: self._settings),
                "pause": lambda _: self._pause(),
                "close": lambda _: self._chrome.close_sheet(),
                "here": lambda _: self._wake(),
                "update": lambda _: self._update(),
                "later": lambda _: self._chrome.offer_update(shown=False),
            }
        )

    def _do(self, order: str) -> None:
        """Carry out an order: a command, and what it is about."""
        name, _, about = order.partition(" ")
        if name != "run":
            self._interrupt()
        self._playback.finish()
        if name in self._commands:
            self._commands[name](about)

    def _click(self, event: Any) -> None:
        button = event.target.closest("button[data-do]")
        if button and not button.disabled:
            self._board.by_key = event.detail == 0
            self._do(str(button.getAttribute("data-do")))
        elif event.detail == 0 and self._host.contains(event.target):
            # pressed without a pointer: a screen reader's own way to activate what it reads
            element = event.target.closest("[data-spot]")
            spot = self._spot_named(str(element.getAttribute("data-spot"))) if element else None
            if element and spot is not None:
                name = str(element.getAttribute("data-card"))
                there = (
                    card for card in self._board.layout.board.cards if card.single and card_text(card.id) == name
                )
                self._after(self._table.tap(spot, n=next((card.n for card in there), 1)))

    def _submit(self, event: Any) -> None:
        event.preventDefault()
        form = event.target
        self._do(f"{form.getAttribute('data-do')} {form.querySelector('input').value}")

    def _call(self, text: str) -> None:
        """A call was chosen; a keyboard that was there goes on at the table."""
        if not (self._calls.is_meant() or self._board.by_key):
            return
        was_there = self._calls.has_focus() and self._board.by_key
        self._after(self._table.call(text))
        if was_there:
            self._board.take_focus()

    def _go_to_calls(self) -> None:
        if not self._calls.take_focus():
            self._say("There is nothing to be called now.")

    def _pick(self, about: str) -> None:
        """Cards were picked from the list of a pile: its spot and how many."""
        spot, n = map(int, about.split())
        self._after(self._table.pick(spot, n))

    def _turn_stock(self) -> None:
        stock = self._board.stock()
        if stock is None and not self._table.game.has_choices:
            self._tap_nothing()
        elif stock is not None:
            self._table.release()
            self._after(self._table.tap(stock))

    def _tell(self, words: Callable[..., str]) -> None:
        """Say something about the pile the keyboard is at."""
        self._say(words(self._table.game, self._table.session.position, self._board.here()))

    def _pause(self) -> None:
        self._chrome.say("time stopped" if self._table.pause() else "time goes on")
        self._chrome.show_facts(self._table, self._settings)

    def _wish(self, settings: Settings) -> None:
        """These are the player's settings from now on."""
        self._settings = settings
        self._table.sends_safe_cards, self._table.deal_filter = settings.safe_home, settings.deals
        self._storage.save_settings(settings)
        self._chrome.apply_look(settings)
        self._draw()
        self._hints.advise()

    # Sheets

    def _open(self, panel: Panel) -> None:
        self._run.stop()
        self._table.rest()
        self._chrome.open_sheet(panel)

    def _sheet_closed(self) -> None:
        if self._autosave.asleep:
            self._open(open_in_other_tab())
        elif not self._chrome.sheet_is_open:
            self._table.resume()

    def _show_gallery(self) -> None:
        self._run.stop()
        self._table.rest()
        self._chrome.close_sheet()
        self._gallery.open()

    def _choose_game(self, about: str) -> None:
        """From the gallery to a table where the next key or press plays: a rule set, and perhaps a deal of it."""
        name, _, number = about.partition(" ")
        self._gallery.begun(name)
        self._after(self._table.choose_game(name, int(number) if number else None))
        self._board.take_focus()

    def _taken_in(self, settings: Settings) -> None:
        """A file was added to what is here."""
        self._wish(settings)
        self._save()
        self._panels.show_statistics(statistics_html.EVERY)

    def _open_address(self) -> Change:
        """Open the game in the address, then clean the address, so that a reload resumes instead."""
        location = self._dom.window.location
        address, wish = str(location.hash), "do=new" in str(location.search)
        if not address and not wish:
            return Change()
        if self._autosave.asleep:
            self._wake()
        self._dom.window.history.replaceState(None, "", str(location.pathname))
        if address == "#games":
            self._show_gallery()
            return Change()
        return self._table.new_deal() if wish else self._table.open(self._dom.decoded(address))

    def _readdressed(self) -> None:
        """Another address was given to the open page."""
        change = self._open_address()
        if change != Change():
            self._after(change)

    # Keeping

    def _save(self) -> None:
        self._autosave.save(self._table)
        self._autosave.save_paint_soon(self._save_paint)

    def _save_paint(self) -> None:
        look = self._chrome.look(self._settings)
        if self._settings.theme == "auto":
            del look["theme"]  # the device may have another by the next visit
        self._autosave.save_paint(self._table, self._board.layout, look)

    def _leave(self) -> None:
        """The page goes out of sight and may never come back."""
        self._playback.finish()
        self._run.stop()
        self._hints.stop()
        self._table.rest()
        self._autosave.save(self._table)
        self._save_paint()

    def _seen_or_not(self) -> None:
        if self._dom.document.visibilityState == "hidden":
            self._leave()
        elif self._autosave.was_taken_over():
            self._fall_asleep()
        else:
            self._hints.advise()  # what was being looked into when the page went out of sight
            if not self._chrome.sheet_is_open:
                self._table.resume()

    def _fall_asleep(self) -> None:
        self._open(open_in_other_tab())

    def _wake(self) -> None:
        """Go on here with what the other tab has played."""
        self._settings = self._storage.load_settings()
        self._chrome.apply_look(self._settings)
        self._table = self._load_table()
        self._commands = self._all_commands()
        self._autosave.claim()
        self._chrome.close_sheet()
        self._draw()
        self._hints.advise()

    def _update(self) -> None:
        """Take the new version; the game in hand is kept first."""
        self._leave()
        self._dom.window.backboneUpdate()
