"""Receives every press of the player: by pointer, keyboard or screen reader, or before Python was loaded.

Each press becomes a tap on the table or a command with a name. Every press first ends the moves that the page
plays or shows by itself. If a press on the table has ended such moves, it does nothing else.
"""

from collections.abc import Sequence
from typing import Any

from app.board.gestures import GestureCallbacks, Gestures, Hold, Point
from app.core.core import Core
from app.core.feature import Feature
from app.core.move_controller import MoveController
from app.core.playback import SequenceKind
from app.core.repeated_tap import RepeatedTap, Tap
from app.core.run_controller import RunController
from app.view import board_svg, keys
from engine.core.game import Spot
from engine.view.board import CardView

_AT_TABLE = {"take", "best", "release"}  # commands of keys that do no more if the press has ended moves
_AT_FOCUS = {"take", "best", "list", "magnify"}  # commands that act where the keyboard is
_NONE = "-"  # for no spot, and for no card, in a recording
_MODIFIERS = {"Shift", "Control", "Alt", "Meta"}


class InputController(Feature):
    """Listens to the player, and gives the commands of buttons and keys."""

    def __init__(self, core: Core, moves: MoveController, run: RunController) -> None:
        super().__init__(core)
        self._moves = moves
        self._run = run
        self._moved = RepeatedTap()
        self._ended: SequenceKind | None = None  # the kind of the moves that the last press has ended
        self._celebrated = False  # whether the last press has ended the celebration of a win
        dom, host = core.dom, core.host
        self._gestures = Gestures(dom, host, self._callbacks())
        dom.listen(dom.document, "click", self._click)
        dom.listen(dom.document, "submit", self._submit, passive=False)
        dom.listen(dom.document, "keydown", self._key, passive=False)
        dom.listen(host, "focusin", self._focused)
        for dialog in ("panel", "gallery"):
            dom.listen(dom.element(dialog), "cancel", lambda event: core.recording.note("leave"))
        dom.listen(host, "focusout", lambda event: core.board.mark())

    def reset(self) -> None:
        """Forget a gesture that is going on, and whether the last press ended moves; used after an exception."""
        self._ended = None
        self._gestures.reset()

    @property
    def may_pinch(self) -> bool:
        """Whether two fingers on the table may begin to pinch: no cards are dragged, and no hold goes on."""
        return not self._gestures.is_at_work

    # What all presses have in common

    def _begin(self, *, by_key: bool) -> None:
        """Begin a press: end the moves that go on by themselves, and all animations."""
        self.core.board.by_key = by_key
        self.core.chrome.ring_focus(shown=by_key)
        self.core.board.dim()
        self.core.board.magnify(None)
        self._ended = self.core.playback.press()
        self._celebrated = self.core.celebration.finish()
        self.core.board.renderer.finish()

    def _tap(self, spot: int | None, card: CardView | None) -> bool:
        """Answer a tap on the table; return whether it has moved cards, see `MoveController.tap`.

        `spot` is the tapped pile, None for a tap beside all piles; `card` is the tapped card, None for no card.
        """
        ends_only = self._ended or self._celebrated  # which is noted already
        if spot is None or not ends_only:
            self._note("tap", spot, card)
        if spot is None and self.core.table.game.has_choices:
            self._moves.release()
        elif ends_only:
            pass
        elif spot is None:
            self._moves.tap_nothing()
        else:
            return self._moves.tap(spot, card)
        return False

    def _do(self, command: str) -> None:
        """Carry out a command, such as "undo" or "step 3"; do nothing if there is no command of this name."""
        self._moved.forget()
        self._note(f"do {command}")
        name = command.partition(" ")[0]
        if self._ended and name in _AT_TABLE:
            return
        if self._ended in {SequenceKind.FINISH, SequenceKind.RUN} and name == "run":
            return  # the button that lets a game run also stops it
        self.core.do(command)

    def give(self, command: str) -> None:
        """Carry out a command as a press of a key does; an empty one only ends what goes on by itself."""
        self._begin(by_key=True)
        self._do(command)

    def press_pile(self, spot_name: str, card_name: str) -> None:
        """Answer a press on a pile by a pointer; spot and card are given by name, without a card as empty text."""
        self._pointer_down()
        self._tap_named(spot_name, card_name)

    def _find(self, spot_name: str, card_name: str) -> tuple[int | None, CardView | None]:
        """Return a spot and a card on it by their names in the document; None for one that is not there.

        The document names a spot as the game does, and a card as `board_svg.card_name` does.
        """
        names = [spot.name for spot in self.core.table.game.spots]
        spot = names.index(spot_name) if spot_name in names else None
        cards = (card for card in self.core.board.layout.board.cards if card.spot == spot)
        return spot, next((card for card in cards if board_svg.card_name(card) == card_name), None)

    # What is remembered of a press, and done again

    def _note(self, name: str, spot: int | None = None, card: CardView | None = None, *more: str) -> None:
        """Remember a press; with `name` alone it is the whole text, see `recording`."""
        table = self.core.table.game.spots
        where = () if name.startswith(("do ", "let-go")) else (_name_of(table, spot), _card_name(card))
        is_early = self._ended or self._celebrated or self.core.chrome.is_searching
        early = self.core.session.moves_made if is_early else None
        self.core.recording.note(" ".join((name, *where, *more)), early=early)

    def _note_end(self) -> None:
        """Remember that a press on the table has ended moves; most do nothing else then."""
        if self._ended or self._celebrated:
            self._note("do ")

    def _note_focus(self) -> None:
        """Remember where the keyboard is, before a command that acts there."""
        self._note("focus", self.core.board.here(), self.core.board.card_here())

    def answer(self, press: str) -> None:
        """Answer a press that was remembered as a text; do nothing if it names what is not there now."""
        name, _, about = press.partition(" ")
        if name == "do":
            self.give(about)
        elif name == "stop":
            self.core.stop_moves()
        elif name == "leave":
            self.core.go_back()
        elif name == "let-go":
            self._let_go()
        elif name in {"focus", "tap", "home", "drag", "stuck", "hold"}:
            spot_name, card_name, *target = about.split(" ")
            spot, card = self._find(spot_name, card_name)
            if spot is not None or spot_name == _NONE:
                self._answer_at(name, spot, card, target)

    def _answer_at(self, name: str, spot: int | None, card: CardView | None, target: list[str]) -> None:
        if name == "focus":
            self.core.board.at(spot, _card_name(card))
            return
        self._pointer_down()
        if name == "tap":
            self._tap(spot, card)
        elif name == "home":
            self._right_click(spot)
        elif name == "hold":
            self._hold(card)
        elif card and name == "stuck":
            self._stuck(card)
        elif card:
            self._moves.lift(self.core.board.layout.lifted(card))
            self._drop(card, self._find("".join(target), "")[0])

    # Pointer

    def _callbacks(self) -> GestureCallbacks:
        return GestureCallbacks(
            layout=lambda: self.core.board.layout,
            game=lambda: self.core.session,
            pressed=self._pointer_down,
            tap=self._pointer_tap,
            right_click=self._right_click,
            lift=self._moves.lift,
            stuck=self._stuck,
            move=self.core.board.renderer.carry,
            drop=self._drop,
            put_back=self.core.board.put_back,
            hold=self._hold,
            let_go=self._let_go,
            pan=self.core.board.field.pan,
            pull=self.core.board.field.pull,
            pinches=lambda: any(part.takes_fingers for part in self.core.features),
        )

    def _pointer_down(self) -> None:
        self._begin(by_key=False)
        self._note_end()
        self.core.board.field.stop()
        self.core.chrome.hush()

    def _pointer_tap(self, spot: int | None, card: CardView | None) -> None:
        """Answer a tap by a pointer, unless it is the second or third part of a double or triple click."""
        gestures, layout = self._gestures, self.core.board.layout
        tap = Tap(gestures.point, gestures.began, gestures.ended, gestures.clicks)
        place = gestures.place

        def hits(point: Point) -> bool:
            """Return whether a tap at a point of the window would have hit the same, before this tap."""
            x, y = (place[i] + (point[i] - tap.point[i]) / layout.size for i in (0, 1))
            hit = layout.card_at(x, y)
            return layout.spot_at(x, y) == spot and (hit and hit.id) == (card and card.id)

        if not self._moved.is_repeat(tap) and self._tap(spot, card):
            self._moved.moved(tap, hits)

    def _drop(self, card: CardView, target: int | None) -> None:
        self._moved.forget()
        self._note("drag", card.spot, card, _name_of(self.core.table.game.spots, target))
        # during the drag a key may have started moves that go on by themselves
        if self._ended or self.core.playback.kind:
            target = None
        self._moves.drop(card, target)

    def _right_click(self, spot: int | None) -> None:
        if spot is not None and not self._ended:
            self._note("home", spot)
            self._moves.send_home(spot)

    def _stuck(self, card: CardView) -> None:
        self._moved.forget()
        if not self._ended:
            self._note("stuck", card.spot, card)
            self._moves.explain_stuck(card)

    def _hold(self, card: CardView | None) -> Hold:
        """Answer a long press on a card, or beside all cards (None): show it large, or run a game without choices.

        Returns what the long press does.
        """
        self._note("hold", card and card.spot, card)
        if not self.core.table.game.has_choices:
            self._run.start()
            return Hold.RUNS if card or self.core.playback.is_running else Hold.NOTHING
        if card:
            self.core.board.magnify(card)
        return Hold.SHOWS if card else Hold.NOTHING

    def _let_go(self) -> None:
        self._note("let-go")
        self._run.stop()
        self.core.board.magnify(None)

    # Buttons, forms, and the clicks of a screen reader, which come without a pointer

    def _click(self, event: Any) -> None:
        without_pointer = event.detail == 0
        button = event.target.closest("button[data-do]")
        if button and not button.disabled:
            self._begin(by_key=without_pointer)
            self._do(str(button.getAttribute("data-do")))
        elif without_pointer and self.core.host.contains(event.target):
            element = event.target.closest("[data-spot]")
            if element:
                self._begin(by_key=True)
                self._note_end()
                self._tap_named(str(element.getAttribute("data-spot")), str(element.getAttribute("data-card")))

    def _tap_named(self, spot_name: str, card_name: str) -> None:
        """Answer a tap on a pile or card, given by name; do nothing if no pile has this name any more."""
        spot, card = self._find(spot_name, card_name)
        if spot is not None:
            self._tap(spot, card)

    def _submit(self, event: Any) -> None:
        event.preventDefault()
        self._begin(by_key=self.core.board.by_key)
        self._do(f"{event.target.getAttribute('data-do')} {event.target.querySelector('input').value}")

    # Keys

    def _key(self, event: Any) -> None:
        key, target = keys.pressed(event), event.target
        self.core.chrome.ring_focus(shown=True)
        if self.core.celebration.is_running and not event.altKey and self._has_no_command(event):
            if key not in _MODIFIERS:
                self._note("do ")
                self.core.celebration.finish()
            if key in {"Enter", " "}:
                event.preventDefault()  # the focus may be on a button that the celebration covers
            return
        if event.altKey or self.core.chrome.panel_is_open or target.matches("input"):
            return
        if target.matches("button") and key in {"Enter", " "}:
            return  # the browser presses the button
        if self.core.calls.walk(target, key) or self._press_key(key, control=bool(event.ctrlKey or event.metaKey)):
            event.preventDefault()

    def _has_no_command(self, event: Any) -> bool:
        """Return whether a key is for the cards, which a celebration covers, or for nothing at all."""
        if event.ctrlKey or event.metaKey:
            return False
        command = keys.command(keys.pressed(event), control=False, letters=self.core.settings.letters)
        return not command or command in _AT_TABLE

    def _press_key(self, key: str, *, control: bool) -> bool:
        """Do what a key is for; return False if it has no use. `control`: whether Control or Command is held."""
        direction = None if control else keys.direction(key)
        command = keys.command(key, control=control, letters=self.core.settings.letters)
        if not direction and not command:
            return False
        self._begin(by_key=True)
        if direction:
            self._note("do ")
            self.core.board.walk(direction)
        elif command:
            if command in _AT_FOCUS:
                self._note_focus()
            self._do(command)
        return True

    def _focused(self, event: Any) -> None:
        """Note that the browser's focus has come to a pile or card of the table."""
        spot, _ = self._find(str(event.target.getAttribute("data-spot")), "")
        self.core.board.at(spot, str(event.target.getAttribute("data-card")))

    # Presses made before Python was loaded

    def answer_early_presses(self) -> None:
        """Answer the presses made while the page was starting, in order, until one of them opens a panel."""
        for press in self.core.dom.window.backbonePresses:
            if self.core.chrome.panel_is_open:
                return
            self.core.playback.press()  # ends moves that nobody has seen: they must not change this press
            if press.button:
                button = self.core.dom.element(str(press.button))
                self._begin(by_key=self.core.board.by_key)
                self._do(str(button.getAttribute("data-do")))
            elif press.key and keys.pressed(press) in {"Enter", " "} and self.core.calls.press():
                continue
            elif press.key:
                self._press_key(keys.pressed(press), control=bool(press.ctrlKey))
            elif press.spot:
                self._begin(by_key=False)
                self._tap_named(str(press.spot), str(press.card))


def _name_of(spots: Sequence[Spot], spot: int | None) -> str:
    """Return the name of a spot in a recording."""
    return _NONE if spot is None else spots[spot].name


def _card_name(card: CardView | None) -> str:
    """Return the name of a card in a recording."""
    return board_svg.card_name(card) if card else _NONE
