"""The page itself: joins the table to the screen, the hands, the keys and the store."""

import json
from collections.abc import Callable
from typing import Any

from app import keys, panels, svg
from app.dom import Dom
from app.gestures import Gestures, Hands
from app.paint import FIRST_DEAL, FIRST_GAME
from app.panels import Panel
from app.render import Renderer
from app.scene import Scene, lay_out, view_for
from app.sound import Sound
from app.store import GAMES, Store
from app.table import Change, Table, World
from engine import cards, speech
from engine.board import CardView
from engine.game import Kind, Status, View
from engine.games import CATALOGUE
from engine.session import Session
from engine.sitting import Seat, Sitting
from engine.stopwatch import clock_text

_TICK_MS = 250
_NOTICE_MS = 6000
_PAINT_MS = 1200


def start(window: Any) -> "Page":
    """Take over from the painted board; called once, when Python has arrived."""
    return Page(Dom(window))


class Page:
    """Everything a player sees and presses."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._notices: list[str] = []
        self._store = Store(dom, self._notices.append)
        self._settings = self._store.load_settings()
        self._table = self._load_table()
        self._host = dom.element("board")
        self._renderer = Renderer(dom, self._host)
        self._sound = Sound(dom)
        self._focus: int | None = None  # the pile the keyboard is at, by its number among those drawn
        self._by_key = False
        self._magnified = ""
        self._said_twice = False
        self._notice_timer: int | None = None
        self._paint_timer: int | None = None
        self._asleep = False
        self._tab = json.dumps(dom.random_words(2))
        self._commands = self._all_commands()
        self._scene = self._lay_out()
        self._take_over()

    def _load_table(self) -> Table:
        world = World(self._dom.now, self._dom.date, self._dom.random_words)
        sitting = self._store.load_games(CATALOGUE)
        if sitting is None:
            token = "".join(f"{word:08x}" for word in self._dom.random_words(2))
            sitting = Sitting(Seat(Session(CATALOGUE[FIRST_GAME], FIRST_DEAL), token))
        return Table(CATALOGUE, sitting, self._store.load_results(), world)

    # Taking over from the first paint

    def _take_over(self) -> None:
        self._apply_settings()
        self._listen()
        self._open_address(quiet=True)
        self._draw()
        Gestures(self._dom, self._host, self._hands())
        self._dom.every(_TICK_MS, self._show_info)
        self._claim()
        self._answer_early_presses()
        for notice in self._notices:
            self._notice(notice)
        self._store = Store(self._dom, self._notice)
        self._table.resume()
        self._dom.window.backboneReady()

    def _listen(self) -> None:
        dom = self._dom
        dom.listen(dom.document, "click", self._click)
        dom.listen(dom.document, "submit", self._submit, passive=False)
        dom.listen(dom.document, "keydown", self._key, passive=False)
        dom.listen(self._host, "focusin", self._focused)
        dom.listen(self._host, "focusout", lambda event: self._show_marks())
        dom.listen(dom.window, "resize", lambda event: self._resized())
        dom.listen(dom.window, "hashchange", lambda event: self._open_address(quiet=False))
        dom.listen(dom.window, "storage", self._stored_elsewhere)
        dom.listen(dom.window, "pagehide", lambda event: self._leave())
        dom.listen(dom.document, "visibilitychange", lambda event: self._seen_or_not())
        dom.listen(dom.window, "update-ready", lambda event: self._offer_update())
        dom.listen(dom.element("panel"), "close", lambda event: self._panel_closed())
        dom.media("(prefers-color-scheme: dark)", lambda event: self._apply_settings())

    def _answer_early_presses(self) -> None:
        """What was pressed while Python was on its way happens now, in order."""
        for press in self._dom.window.backbonePresses:
            if press.button:
                self._do(str(self._dom.element(str(press.button)).getAttribute("data-do")))
            elif press.key:
                self._press_key(str(press.key), control=bool(press.ctrl))
            elif press.spot:
                names = [spot.name for spot in self._table.game.spots]
                if str(press.spot) in names:
                    self._after(self._table.tap(names.index(str(press.spot))))

    # Drawing

    def _view(self) -> View:
        return view_for(float(self._dom.window.innerWidth), float(self._dom.window.innerHeight))

    def _lay_out(self) -> Scene:
        room = float(self._host.clientWidth), float(self._host.clientHeight)
        session = self._table.session
        return lay_out(session.game, session.position, room, self._view(), left_handed=self._settings.left_handed)

    def _draw(self) -> None:
        """The whole table anew, without motion."""
        session = self._table.session
        self._scene = self._lay_out()
        self._renderer.draw(self._scene, session.game, f"{session.game.title}, deal {session.number}")
        self._show_marks()
        self._show_info()

    def _calm(self) -> bool:
        return self._settings.calm or self._dom.media("(prefers-reduced-motion: reduce)")

    def _after(self, change: Change) -> None:
        """Show what a press has done."""
        self._close_panel()
        if change.dealt:
            self._draw()
            stock = [i for i, spot in enumerate(self._table.game.spots) if spot.kind is Kind.STOCK]
            if stock and not self._table.session.moves_made:
                self._renderer.deal(self._scene, stock[0], calm=self._calm())
        elif not change.refused:
            self._scene = self._lay_out()
            self._renderer.show(self._scene, self._table.game, calm=self._calm())
        self._show_marks()
        if change.target is not None:
            self._renderer.glow(svg.outline(self._scene, self._scene.end_of(change.target), "glow"))
        self._say(change.said, aloud=change.refused)
        self._sound.play("refuse" if change.refused else "place" if change.said else "", on=self._settings.sound)
        self._show_info()
        self._save()
        if change.ended:
            self._show_end(change.ended)

    def _show_marks(self) -> None:
        """Outlines for what is chosen, where it may go, and where the keyboard is."""
        scene, chosen = self._scene, self._table.chosen
        marks = ""
        if chosen:
            marks += "".join(svg.outline(scene, scene.end_of(spot), "target") for spot in chosen.targets)
            marks += svg.outline(scene, scene.end_of(chosen.spot), "chosen")
        if self._focus is not None and self._by_key and self._host.matches(":focus-within"):
            marks += svg.outline(scene, scene.end_of(scene.board.spots[self._focus].spot), "focus")
        self._renderer.mark(marks + self._magnified)

    def _show_info(self) -> None:
        session, settings = self._table.session, self._settings
        dom = self._dom
        dom.set_text("title", session.game.title)
        dom.set_text("deal", f"Deal {session.number}")
        moves = session.moves_made
        dom.set_text("moves", "1 move" if moves == 1 else f"{moves} moves")
        dom.set_text("score", f"{session.points} home")
        clock = clock_text(self._table.seconds())
        dom.set_text("clock", f"{clock} paused" if self._table.paused else clock)
        dom.element("clock").hidden = not settings.show_time
        dom.element("score").hidden = not settings.show_score
        dom.element("undo").disabled = not self._table.sitting.can_undo()
        dom.element("redo").disabled = not self._table.sitting.can_redo()
        dom.root.dataset.moves = str(moves)

    def _say(self, words: str, *, aloud: bool = False) -> None:
        """Words for the live region; aloud, also for the eye."""
        if not words:
            return
        line = self._dom.element("said")
        # the same words twice are only spoken twice if they differ
        self._said_twice = not self._said_twice
        line.textContent = speech.sentence(words) + ("\u00a0" if self._said_twice else "")
        line.classList.toggle("aloud", aloud)
        if aloud:
            self._notice_later()

    def _notice(self, words: str) -> None:
        self._say(words, aloud=True)

    def _notice_later(self) -> None:
        if self._notice_timer is not None:
            self._dom.cancel(self._notice_timer)
        self._notice_timer = self._dom.after(_NOTICE_MS, self._hush)

    def _hush(self) -> None:
        self._notice_timer = None
        self._dom.element("said").classList.remove("aloud")

    def _resized(self) -> None:
        self._draw()

    # Hands

    def _hands(self) -> Hands:
        return Hands(
            scene=lambda: self._scene,
            pressed=self._pressed,
            tap=self._tap,
            tap_nothing=lambda: self._after(self._table.release()) if self._table.chosen else None,
            lift=self._lift,
            move=self._renderer.carry,
            drop=self._drop,
            put_back=lambda: self._let_go(None),
            look=self._look,
        )

    def _pressed(self) -> None:
        self._by_key = False
        self._hush()
        self._renderer.finish()
        if self._table.paused:
            self._pause()

    def _tap(self, spot: int, card: CardView | None) -> None:
        reserve = self._table.game.spots[spot].kind is Kind.RESERVE
        if card and reserve and card.covered and not card.lifts and not self._table.chosen:
            self._after(Change(f"The {cards.name(card.card)} is covered.", refused=True))
        else:
            self._after(self._table.tap(spot))

    def _lift(self, views: list[CardView]) -> None:
        self._table.release()
        card = views[0]
        self._renderer.lift(views)
        self._renderer.mark(
            "".join(svg.outline(self._scene, self._scene.end_of(spot), "target") for spot in card.targets)
        )

    def _drop(self, card: CardView, target: int | None) -> None:
        if target is None:
            self._let_go(None)
            return
        change = self._table.carry(card.spot, max(1, card.lifts), target)
        if change.refused:
            self._let_go(change)
        else:
            self._renderer.drop()
            self._after(change)

    def _let_go(self, change: Change | None) -> None:
        self._renderer.drop()
        self._renderer.put_back(calm=self._calm())
        self._show_marks()
        if change:
            self._after(change)

    def _look(self, card: CardView | None) -> None:
        self._magnified = svg.magnified(card, self._scene) if card else ""
        self._show_marks()

    # Keys

    def _key(self, event: Any) -> None:
        if event.altKey or event.target.matches("input, textarea, select"):
            return
        in_panel = bool(self._dom.element("panel").open)
        on_button = bool(event.target.matches("button, a"))
        if in_panel or (on_button and event.key in {"Enter", " "}):
            return
        if self._press_key(str(event.key), control=bool(event.ctrlKey or event.metaKey)):
            event.preventDefault()

    def _press_key(self, key: str, *, control: bool) -> bool:
        """Do what a key says; whether it meant anything."""
        pointing = None if control else keys.direction(key)
        if pointing:
            self._walk(pointing)
            return True
        command = keys.command(key, control=control, letters=self._settings.letters)
        if not command:
            return False
        self._by_key = True
        self._renderer.finish()
        self._do(command)
        return True

    def _walk(self, pointing: tuple[int, int]) -> None:
        self._by_key = True
        at = self._focus
        self._focus = keys.first_spot(self._scene) if at is None else keys.neighbour(self._scene, at, pointing)
        self._renderer.focus(self._focus)
        self._show_marks()

    def _focused(self, event: Any) -> None:
        """The focus came by other means than our arrows, as from a screen reader."""
        name = event.target.getAttribute("data-spot")
        for number, view in enumerate(self._scene.board.spots):
            if self._table.game.spots[view.spot].name == name:
                self._focus = number
        self._show_marks()

    def _here(self) -> int:
        """The spot the keyboard is at."""
        number = keys.first_spot(self._scene) if self._focus is None else self._focus
        return self._scene.board.spots[number].spot

    # Commands

    def _all_commands(self) -> dict[str, Callable[[str], None]]:
        table = self._table
        return {
            "undo": lambda _: self._after(table.undo()),
            "redo": lambda _: self._after(table.redo()),
            "restart": lambda _: self._after(table.restart()),
            "new": lambda _: self._after(table.new_deal()),
            "game": lambda name: self._after(table.choose_game(name)),
            "number": lambda text: self._after(table.deal_numbered(text)),
            "stock": lambda _: self._turn_stock(),
            "take": lambda _: self._after(table.tap(self._here(), take_only=True)),
            "best": lambda _: self._after(table.tap(self._here())),
            "release": lambda _: self._after(table.release()),
            "moves": lambda _: self._say(speech.possible(table.game, table.session.position)),
            "overview": lambda _: self._say(speech.overview(table.game, table.session.position)),
            "contents": lambda _: self._say(speech.contents(table.game, table.session.position, self._here())),
            "where": lambda _: self._say(speech.pile(table.game, table.session.position, self._here())),
            "menu": lambda _: self._open_panel(panels.menu(table.session, CATALOGUE)),
            "rules": lambda _: self._open_panel(panels.rules(table.game)),
            "settings": lambda _: self._open_panel(panels.settings(self._settings)),
            "help": lambda _: self._open_panel(panels.keys(letters=self._settings.letters)),
            "share": lambda _: self._share(),
            "copy": self._copy,
            "theme": lambda name: self._set(theme=name),
            "switch": lambda name: self._set(**{name: not getattr(self._settings, name)}),
            "pause": lambda _: self._pause(),
            "close": lambda _: self._close_panel(),
            "here": lambda _: self._wake(),
            "update": lambda _: self._update(),
            "later": lambda _: self._dismiss_update(),
        }

    def _do(self, words: str) -> None:
        """Give a command, as buttons and keys write it: its name, and what it is about."""
        name, _, about = words.partition(" ")
        if name in self._commands:
            self._commands[name](about)

    def _click(self, event: Any) -> None:
        button = event.target.closest("[data-do]")
        if button and button.tagName != "FORM" and not button.disabled:
            self._do(str(button.getAttribute("data-do")))
        elif event.detail == 0 and self._host.contains(event.target):
            # a press without a pointer: a screen reader's own way to activate what it reads
            spot = event.target.closest("[data-spot]")
            names = [what.name for what in self._table.game.spots]
            if spot:
                self._after(self._table.tap(names.index(str(spot.getAttribute("data-spot")))))

    def _submit(self, event: Any) -> None:
        event.preventDefault()
        form = event.target
        self._do(f"{form.getAttribute('data-do')} {form.querySelector('input').value}")

    def _turn_stock(self) -> None:
        stock = next((i for i, spot in enumerate(self._table.game.spots) if spot.kind is Kind.STOCK), None)
        if stock is not None:
            self._table.release()
            self._after(self._table.tap(stock))

    def _pause(self) -> None:
        table = self._table
        table.paused = not table.paused
        if table.paused:
            table.rest()
        else:
            table.resume()
        self._dom.root.classList.toggle("paused", table.paused)
        self._say("time stopped" if table.paused else "time goes on")
        self._show_info()

    # Panels

    def _open_panel(self, panel: Panel) -> None:
        dialog = self._dom.element("panel")
        self._dom.set_text("panel-title", panel.title)
        self._dom.element("panel-body").innerHTML = panel.body
        if not dialog.open:
            dialog.showModal()
        self._dom.element("panel-body").scrollTop = 0

    def _close_panel(self) -> None:
        dialog = self._dom.element("panel")
        if dialog.open and not self._asleep:
            dialog.close()

    def _panel_closed(self) -> None:
        if self._asleep:
            self._open_panel(panels.elsewhere())

    def _show_end(self, status: Status) -> None:
        self._dom.after(0 if self._calm() else 500, lambda: self._open_end(status))

    def _open_end(self, status: Status) -> None:
        # by now the player may have taken the last move back
        if self._table.session.status() is status:
            self._open_panel(panels.ended(status, self._table.session, self._table.seconds(), self._settings))

    # Settings

    def _set(self, **values: Any) -> None:
        self._settings = self._settings._replace(**values)
        self._store.save_settings(self._settings)
        self._apply_settings()
        self._draw()
        self._open_panel(panels.settings(self._settings))

    def _look_of(self) -> dict[str, str]:
        theme = self._settings.theme
        if theme == "auto":
            theme = "night" if self._dom.media("(prefers-color-scheme: dark)") else "felt"
        return {
            "theme": theme,
            "colours": "4" if self._settings.four_colours else "2",
            "hand": "left" if self._settings.left_handed else "right",
            "motion": "calm" if self._settings.calm else "full",
        }

    def _apply_settings(self) -> None:
        for name, value in self._look_of().items():
            setattr(self._dom.root.dataset, name, value)

    # Links

    def _open_address(self, *, quiet: bool) -> None:
        """Open the game in the address, then clean the address, so that a reload resumes instead."""
        location = self._dom.window.location
        address, wish = str(location.hash), "do=new" in str(location.search)
        if not address and not wish:
            return
        self._dom.window.history.replaceState(None, "", str(location.pathname))
        if wish:
            self._table.new_deal()
            return
        change = self._table.open(str(self._dom.window.decodeURIComponent(address)))
        if quiet:
            self._notices += [change.said] if change.refused else []
            self._save()
        else:
            self._after(change)

    def _share(self) -> None:
        location = self._dom.window.location
        base = f"{location.origin}{location.pathname}#"
        session = self._table.session
        deal = Session(session.game, session.number).link()
        self._open_panel(panels.share(base + deal, base + session.link()))

    def _copy(self, name: str) -> None:
        field = self._dom.element(name)
        field.select()
        self._dom.window.navigator.clipboard.writeText(field.value)
        self._notice("Link copied.")

    # Keeping

    def _save(self) -> None:
        if self._asleep:
            return
        self._store.save_games(self._table.sitting, self._dom.now())
        self._store.save_results(self._table.results)
        if self._paint_timer is not None:
            self._dom.cancel(self._paint_timer)
        self._paint_timer = self._dom.after(_PAINT_MS, self._save_paint)

    def _save_paint(self) -> None:
        """Keep the table as drawn, so that the next visit begins with it before any Python runs."""
        self._paint_timer = None
        session = self._table.session
        caption = f"{session.game.title}, deal {session.number}"
        self._store.save_paint(svg.table(self._scene, session.game, caption=caption), self._look_of())

    def _leave(self) -> None:
        self._table.rest()
        self._save()
        if not self._asleep:
            self._save_paint()

    def _seen_or_not(self) -> None:
        if self._dom.document.visibilityState == "hidden":
            self._leave()
        else:
            self._table.resume()

    # Two tabs: the one opened last plays, the others wait

    def _claim(self) -> None:
        self._asleep = False
        self._save()
        self._store_tab()

    def _store_tab(self) -> None:
        try:
            self._dom.store("backbone.tab", self._tab)
        except Exception:
            return

    def _stored_elsewhere(self, event: Any) -> None:
        if event.key == "backbone.tab" and str(event.newValue) != self._tab:
            self._table.rest()
            self._asleep = True
            self._open_panel(panels.elsewhere())
        elif event.key == GAMES and event.newValue is None:
            self._save()  # the player emptied the browser's storage while the game lies here

    def _wake(self) -> None:
        """Go on here with what the other tab has played."""
        self._table = self._load_table()
        self._commands = self._all_commands()
        self._asleep = False
        self._close_panel()
        self._claim()
        self._draw()

    # A new version

    def _offer_update(self) -> None:
        self._dom.element("update").hidden = False

    def _dismiss_update(self) -> None:
        self._dom.element("update").hidden = True

    def _update(self) -> None:
        self._leave()
        self._dom.window.backboneUpdate()
