"""The one way in for everything the player presses: pointer, keyboard, screen reader, and presses made early.

All of them come to the same two things, a tap at the table or a command by name. Every press first ends whatever
is moving by itself; a press at the table that has ended something means nothing else.
"""

from collections.abc import Callable, Mapping
from typing import Any

from app.board.board_controller import BoardController
from app.board.calls_view import CallsView
from app.board.gestures import Gestures, Hands
from app.control.move_controller import MoveController
from app.control.page_chrome import PageChrome
from app.control.page_context import PageContext
from app.control.playback import Playback, SequenceKind
from app.control.run_controller import RunController
from app.control.stopwatch_controller import StopwatchController
from app.platform.dom import Dom
from app.view import keys
from engine.core import optional
from engine.play.notation import card_text
from engine.view.board import CardView

_AT_TABLE = {"take", "best"}  # the commands by which a key taps at the table


class InputController:
    """Listens to the player. `commands` has a function for each command; it takes what stands after the name."""

    def __init__(
        self,
        dom: Dom,
        host: Any,
        board: BoardController,
        calls: CallsView,
        chrome: PageChrome,
        clock: StopwatchController,
        playback: Playback,
        moves: MoveController,
        run: RunController,
        context: PageContext,
        commands: Mapping[str, Callable[[str], None]],
    ) -> None:
        self._dom = dom
        self._host = host
        self._board = board
        self._calls = calls
        self._chrome = chrome
        self._clock = clock
        self._playback = playback
        self._moves = moves
        self._run = run
        self._context = context
        self._commands = commands
        self._ended: SequenceKind | None = None  # what the last press has put an end to
        self._gestures = Gestures(dom, host, self._hands())
        dom.listen(dom.document, "click", self._click)
        dom.listen(dom.document, "submit", self._submit, passive=False)
        dom.listen(dom.document, "keydown", self._key, passive=False)
        dom.listen(host, "focusin", self._focused)
        dom.listen(host, "focusout", lambda event: board.mark())

    def reset(self) -> None:
        """Forget a pointer that is down and what it was doing."""
        self._ended = None
        self._gestures.reset()

    # What all presses have in common

    def _begin(self, *, by_key: bool) -> None:
        """Begin a press: whatever moves comes to its end."""
        self._board.by_key = by_key
        self._ended = self._playback.press()
        self._board.renderer.finish()

    def _tap(self, spot: int | None, card: CardView | None) -> None:
        """Tap at the table: at a pile, at one of its cards, or beside all of them."""
        if spot is None and optional.has_choices(self._context.table().game):
            self._moves.release()
        elif self._ended:
            return
        elif spot is None:
            self._moves.tap_nothing()
        else:
            self._moves.tap(spot, card)

    def _do(self, command: str) -> None:
        """Carry out a command: its name, and what stands after it."""
        name, _, about = command.partition(" ")
        if self._ended and name in _AT_TABLE:
            return
        if self._ended in {SequenceKind.FINISH, SequenceKind.RUN} and name == "run":
            return  # the button that lets a game run also stops it
        if name in self._commands:
            self._commands[name](about)

    def _find(self, spot_name: str, card_name: str) -> tuple[int | None, CardView | None]:
        """Return the spot of this name and the card that lies there, by the names they have in the document."""
        names = [spot.name for spot in self._context.table().game.spots]
        spot = names.index(spot_name) if spot_name in names else None
        cards = (card for card in self._board.layout.board.cards if card.spot == spot)
        return spot, next((card for card in cards if card_text(card.id) == card_name), None)

    # Pointer

    def _hands(self) -> Hands:
        return Hands(
            layout=lambda: self._board.layout,
            pressed=self._pointer_down,
            tap=self._tap,
            lift=self._moves.lift,
            move=self._board.renderer.carry,
            drop=self._drop,
            put_back=self._board.put_back,
            hold=self._hold,
            let_go=self._let_go,
        )

    def _pointer_down(self) -> None:
        self._begin(by_key=False)
        self._chrome.hush()
        self._clock.end_pause()

    def _drop(self, card: CardView, target: int | None) -> None:
        # a key may have started something meanwhile
        if self._ended or self._playback.kind:
            target = None
        self._moves.drop(card, target)

    def _hold(self, card: CardView | None) -> bool:
        """Show a card large, or let a game without choices run; return whether the long press does either."""
        if not optional.has_choices(self._context.table().game):
            self._run.start()
        elif card:
            self._board.magnify(card)
        return bool(card) or self._playback.is_running

    def _let_go(self) -> None:
        self._run.stop()
        self._board.magnify(None)

    # Buttons, forms, and the clicks of a screen reader, which come without a pointer

    def _click(self, event: Any) -> None:
        without_pointer = event.detail == 0
        button = event.target.closest("button[data-do]")
        if button and not button.disabled:
            self._begin(by_key=without_pointer)
            self._do(str(button.getAttribute("data-do")))
        elif without_pointer and self._host.contains(event.target):
            element = event.target.closest("[data-spot]")
            if element:
                self._begin(by_key=True)
                self._clock.end_pause()
                self._tap_named(str(element.getAttribute("data-spot")), str(element.getAttribute("data-card")))

    def _tap_named(self, spot_name: str, card_name: str) -> None:
        """Tap at a pile or card by their names in the document; they may have left it meanwhile."""
        spot, card = self._find(spot_name, card_name)
        if spot is not None:
            self._tap(spot, card)

    def _submit(self, event: Any) -> None:
        event.preventDefault()
        self._begin(by_key=self._board.by_key)
        self._do(f"{event.target.getAttribute('data-do')} {event.target.querySelector('input').value}")

    # Keys

    def _key(self, event: Any) -> None:
        key, target = str(event.key), event.target
        if event.altKey or self._chrome.panel_is_open or target.matches("input"):
            return
        if target.matches("button") and key in {"Enter", " "}:
            return  # the button's own
        if self._calls.walk(target, key) or self._press_key(key, control=bool(event.ctrlKey or event.metaKey)):
            event.preventDefault()

    def _press_key(self, key: str, *, control: bool) -> bool:
        """Do what a key says; return whether it means anything."""
        direction = None if control else keys.direction(key)
        command = keys.command(key, control=control, letters=self._context.settings().letters)
        if not direction and not command:
            return False
        self._begin(by_key=True)
        if direction:
            self._board.walk(direction)
        elif command:
            self._do(command)
        return True

    def _focused(self, event: Any) -> None:
        """The focus came to the table, or went to another place of it."""
        spot, _ = self._find(str(event.target.getAttribute("data-spot")), "")
        self._board.at(spot, str(event.target.getAttribute("data-card")))

    # Presses made before Python arrived

    def answer_early_presses(self) -> None:
        """Answer in order what was pressed while the page was starting; a panel that opens ends it."""
        for press in self._dom.window.backbonePresses:
            if self._chrome.panel_is_open:
                return
            self._playback.press()  # nothing of it was seen: the next press means what it would mean alone
            if press.button:
                button = self._dom.element(str(press.button))
                self._begin(by_key=self._board.by_key)
                self._do(str(button.getAttribute("data-do")))
            elif press.key in {"Enter", " "} and self._calls.press():
                continue
            elif press.key:
                self._press_key(str(press.key), control=bool(press.ctrl))
            elif press.spot:
                self._begin(by_key=False)
                self._tap_named(str(press.spot), str(press.card))
