"""Answers every press of the player: by pointer, keyboard or screen reader, or before Python was loaded.

Each press becomes a tap on the table or a command with a name. Every press first ends the moves that the page
plays or shows by itself. If a press on the table has ended such moves, it does nothing else.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Literal

from app.core.core import Core
from app.core.feature import Feature
from app.core.finishing import Finishing
from app.core.move_controller import MoveController
from app.core.playback import STARTED_BY, SequenceKind
from app.core.repeated_tap import Hit, RepeatedTap, Tap
from app.core.shown import Point
from app.view import arrow_keys, board_svg
from engine.core.game import Spot
from engine.core.saying import say
from engine.view.board import CardView

_AT_TABLE = {"take", "best", "release"}  # commands of keys that are skipped if the key has ended moves
_AT_FOCUS = {"take", "best", "list", "magnify"}  # commands that act on the stop with the focus
_NONE = "-"  # stands for no spot or no card in a recording
_MODIFIERS = {"Shift", "Control", "Alt", "Meta"}

Hitting = tuple[int | None, CardView | None]
"""What a tap hits: a pile and a card on it, None for a point beside all piles, or beside all cards."""
At = Callable[[Point], Hitting]
"""Returns what a tap at a point of the window would hit."""
KeyPlace = Literal["", "button", "call", "field"]
"""What has the focus when a key is pressed: a button, the button of a call, a text field, or "" for the rest."""


class Hold(Enum):
    """What a long press does."""

    NOTHING = "nothing"
    SHOWS = "shows"  # it shows something until the pointer moves; then the pointer drags
    RUNS = "runs"  # it lets moves run until the pointer is up, wherever the pointer moves


class Presses(Feature):
    """Answers presses on the table, and carries out the commands of buttons and keys."""

    def __init__(self, core: Core, moves: MoveController, run: Finishing) -> None:
        super().__init__(core)
        self._moves = moves
        self._run = run
        self._moved = RepeatedTap()
        self._ended: SequenceKind | None = None  # the kind of the moves that the last press has ended
        self._celebrated = False  # whether the last press has ended the celebration of a win

    def reset(self) -> None:
        """Forget whether the last press ended moves; used after an exception."""
        self._ended = None

    # Steps that all presses share

    def _begin(self, *, by_key: bool) -> None:
        """Begin a press: end the moves that the page is playing, the celebration of a win, and all animations."""
        self.core.board.by_key = by_key
        self.core.ring_focus(shown=by_key)
        self.core.marks.dim()
        self.core.marks.magnify(None)
        self._ended = self.core.playback.press()
        self._celebrated = self.core.celebration.finish()
        self.core.board.cards.finish()

    def _tap(self, spot: int | None, card: CardView | None) -> bool:
        """Answer a tap on the table; return whether it has moved cards, see `MoveController.tap`.

        `spot` is the tapped pile, None for a tap beside all piles; `card` is the tapped card, None for no card.
        """
        ends_only = self._ended or self._celebrated  # such a press does no more, and `_note_end` has recorded it
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
        if self._ended and name == STARTED_BY[self._ended]:
            if self._ended is SequenceKind.REPLAY:
                self.core.say(say("demo-stopped"), aloud=True)
            return  # the button starts and stops the moves, and they are stopped already
        self.core.do(command)

    def give(self, command: str) -> None:
        """Carry out a command as if a key had been pressed; an empty command only ends running moves."""
        self._begin(by_key=True)
        self._do(command)

    def press_button(self, command: str, *, by_key: bool) -> None:
        """Carry out the command of a button; `by_key` says that a key or screen reader pressed it, no pointer."""
        self._begin(by_key=by_key)
        self._do(command)

    def submit(self, command: str) -> None:
        """Carry out the command of a form."""
        self.press_button(command, by_key=self.core.board.by_key)

    def press_pile(self, spot_name: str, card_name: str) -> None:
        """Answer a press on a pile by a pointer; `card_name` is empty if no card was pressed, see `_find`."""
        self.pointer_down()
        self._tap_named(spot_name, card_name)

    def click_pile(self, spot_name: str, card_name: str) -> None:
        """Answer a click on a pile by a screen reader, without a pointer; the names are as in `press_pile`."""
        self._begin(by_key=True)
        self._note_end()
        self._tap_named(spot_name, card_name)

    def _tap_named(self, spot_name: str, card_name: str) -> None:
        """Answer a tap on a pile or card, given by name; do nothing if no pile has this name any more."""
        spot, card = self._find(spot_name, card_name)
        if spot is not None:
            self._tap(spot, card)

    def _find(self, spot_name: str, card_name: str) -> tuple[int | None, CardView | None]:
        """Return a spot and a card on it by their names in the document; None for one that is not there.

        The document names a spot as the game does, and a card as `board_svg.card_name` does.
        """
        names = [spot.name for spot in self.core.table.game.spots]
        spot = names.index(spot_name) if spot_name in names else None
        cards = (card for card in self.core.board.layout.board.cards if card.spot == spot)
        return spot, next((card for card in cards if board_svg.card_name(card) == card_name), None)

    # Recording presses, and answering recorded ones

    def _note(self, name: str, spot: int | None = None, card: CardView | None = None, *more: str) -> None:
        """Record a press as a text, see `recording`: `name`, then spot and card, and the words `more`.

        For "do COMMAND" and "let-go", `name` is the whole text.
        """
        table = self.core.table.game.spots
        where = () if name.startswith(("do ", "let-go")) else (_name_of(table, spot), _card_name(card))
        is_early = self._ended or self._celebrated or self.core.header.is_searching
        early = self.core.session.moves_made if is_early else None
        self.core.recording.note(" ".join((name, *where, *more)), early=early)

    def _note_end(self) -> None:
        """Record that a press on the table has ended moves or a celebration; most such presses do no more."""
        if self._ended or self._celebrated:
            self._note("do ")

    def _note_focus(self) -> None:
        """Record which stop has the focus, before a command that acts on it."""
        self._note("focus", self.core.board.focused.spot, self.core.board.focused.card)

    def answer(self, press: str) -> None:
        """Answer a press that was recorded as a text; do nothing if its pile does not exist in this game."""
        name, _, about = press.partition(" ")
        if name == "do":
            self.give(about)
        elif name == "stop":
            self.core.stop_moves()
        elif name == "leave":
            self.core.go_back()
        elif name == "let-go":
            self.let_go()
        elif name in {"focus", "tap", "home", "drag", "stuck", "hold"}:
            spot_name, card_name, *target = about.split(" ")
            spot, card = self._find(spot_name, card_name)
            if spot is not None or spot_name == _NONE:
                self._answer_at(name, spot, card, target)

    def _answer_at(self, name: str, spot: int | None, card: CardView | None, target: list[str]) -> None:
        if name == "focus":
            self.core.focus.at(spot, _card_name(card))
            return
        self.pointer_down()
        if name == "tap":
            self._tap(spot, card)
        elif name == "home":
            self.right_click(spot)
        elif name == "hold":
            self.hold(card)
        elif card and name == "stuck":
            self.stuck(card)
        elif card:
            self.lift(self.core.board.layout.lifted(card))
            self.drop(card, self._find("".join(target), "")[0])

    # Pointer

    def pointer_down(self) -> None:
        """Begin a press by a pointer on the table."""
        self._begin(by_key=False)
        self._note_end()
        self.core.board.field.stop()
        self.core.spoken.hush()

    def pointer_tap(self, spot: int | None, card: CardView | None, tap: Tap, at: At) -> None:
        """Answer a tap by a pointer, unless it was meant for a card that an earlier tap has moved away.

        `at` returns what a tap at a point of the window would have hit before this tap: the pile and the card.
        """
        if not self._moved.is_repeat(tap) and self._tap(spot, card):
            self._moved.moved(tap, self._hits(at, (spot, card)))

    def _hits(self, at: At, tapped: Hitting) -> Callable[[Point], Hit]:
        """Return a function which says what a tap at a point would have hit before the tap that was just answered.

        That one was on the pile and card `tapped`; `at` is as in `pointer_tap`.
        """
        session = self.core.session
        now = {view.id: view.spot for view in self.core.board.layout.board.cards}

        def hit(point: Point) -> Hit:
            if self.core.session is not session:
                return Hit.OTHER  # a link or another tab has changed the table, and nothing was meant for it
            return _relation(at(point), tapped, now)

        return hit

    def lift(self, views: list[CardView]) -> None:
        """Begin to drag these cards, the lowest first."""
        self._moves.lift(views)

    def drop(self, card: CardView, target: int | None) -> None:
        """End the drag of a card, with the cards on it, on the pile `target`; None means beside all piles."""
        self._moved.forget()
        self._note("drag", card.spot, card, _name_of(self.core.table.game.spots, target))
        # a key may have started moves during the drag
        if self._ended or self.core.playback.kind:
            target = None
        self._moves.drop(card, target)

    def put_back(self) -> None:
        """End a drag that was interrupted: move the dragged cards back to their places."""
        self._moves.put_back()

    def right_click(self, spot: int | None) -> None:
        """Answer a right click: move the last card of the pile to a foundation."""
        if spot is not None and not self._ended:
            self._note("home", spot)
            self._moves.send_home(spot)

    def stuck(self, card: CardView) -> None:
        """Answer an attempt to drag a card that cannot be picked up."""
        self._moved.forget()
        if not self._ended:
            self._note("stuck", card.spot, card)
            self._moves.explain_stuck(card)

    def hold(self, card: CardView | None) -> Hold:
        """Answer a long press on a card, or beside all cards (None); return what the long press does.

        It shows the card enlarged. In a game without choices, it plays moves instead.
        """
        self._note("hold", card and card.spot, card)
        if not self.core.table.game.has_choices:
            self._run.start()
            return Hold.RUNS if card or self.core.playback.is_running else Hold.NOTHING
        if card:
            self.core.marks.magnify(card)
        return Hold.SHOWS if card else Hold.NOTHING

    def let_go(self) -> None:
        """Answer the end of a long press: show no card enlarged any more, and stop moves that run (see `hold`)."""
        self._note("let-go")
        self._run.stop()
        self.core.marks.magnify(None)

    # Keys

    def key(self, key: str, *, control: bool, alt: bool, place: KeyPlace) -> bool:
        """Answer a key, named as `keys.pressed` names it; return True if the browser must not handle it, too.

        `control` says whether Control or Command is held, `alt` whether Alt is; `place` is what has the focus.
        """
        self.core.ring_focus(shown=True)
        if self.core.celebration.is_running and not alt and self._has_no_command(key, control=control):
            if key not in _MODIFIERS:
                self._note("do ")
                self.core.celebration.finish()
            return key in {"Enter", " "}  # the focus may be on a button that the celebration covers
        if alt or self.core.panels.is_open or place == "field":
            return False
        if place in {"button", "call"} and key in {"Enter", " "}:
            return False  # the browser presses the button
        pointing = arrow_keys.direction(key)
        if place == "call" and pointing:
            self.core.page.walk("offer", pointing)
            return True
        return self.press_key(key, control=control)

    def _has_no_command(self, key: str, *, control: bool) -> bool:
        """Return whether a key has no command, or one that acts on the cards, which a celebration covers."""
        if control:
            return False
        command = self.core.keyboard.command(key, control=False, letters=self.core.settings.letters)
        return not command or command in _AT_TABLE

    def press_key(self, key: str, *, control: bool) -> bool:
        """Carry out what a key does; return False if it does nothing. `control` is as in `key`."""
        direction = None if control else arrow_keys.direction(key)
        command = self.core.keyboard.command(key, control=control, letters=self.core.settings.letters)
        if not direction and not command:
            return False
        self._begin(by_key=True)
        if direction:
            self._note("do ")
            self.core.focus.walk(direction)
        elif command:
            if command in _AT_FOCUS:
                self._note_focus()
            self._do(command)
        return True

    def focused(self, spot_name: str, card_name: str) -> None:
        """Note that a pile or card of the table, given by name, has got the focus."""
        spot, _ = self._find(spot_name, "")
        self.core.focus.at(spot, card_name)

    # Presses made before Python was loaded

    def early_button(self, command: str) -> None:
        """Carry out the command of a button that was pressed while the page was starting."""
        self.core.playback.press()  # ends moves that nobody has seen, so that `_begin` finds none to end
        self.press_button(command, by_key=self.core.board.by_key)

    def early_key(self, key: str, *, control: bool) -> None:
        """Answer a key that was pressed while the page was starting."""
        self.core.playback.press()
        call = self.core.calls.command_in_focus if key in {"Enter", " "} else ""
        if call:
            self.press_button(call, by_key=True)
        else:
            self.press_key(key, control=control)

    def early_tap(self, spot_name: str, card_name: str) -> None:
        """Answer a tap that was made while the page was starting."""
        self.core.playback.press()
        self._begin(by_key=False)
        self._tap_named(spot_name, card_name)

    def early_drag(self, spot_name: str, card_name: str, targets: list[str]) -> None:
        """Answer a drag made while the page was starting: drop the card on the first of `targets` that is legal.

        `targets` are the names of the spots that the dragged card covered. If no target is legal, say why the card
        cannot go to the first, unless its own pile is among them, since the card has then not quite left it. Do
        nothing if the card is not on the pile `spot_name` any more.
        """
        own, card = self._find(spot_name, card_name)
        places = [spot for spot, _ in (self._find(name, "") for name in targets) if spot is not None]
        if not card or not places:
            return
        self.core.playback.press()
        self._begin(by_key=False)
        if not card.liftable:
            self.stuck(card)
            return
        target = None if own in places else places[0]
        self.lift(self.core.board.layout.lifted(card))
        self.drop(card, next((place for place in places if place in card.targets), target))


def _relation(found: Hitting, tapped: Hitting, now: Mapping[int, int]) -> Hit:
    """Return how the pile and card that a tap would have hit are related to the pile and card that were tapped.

    `now` maps the cards to their piles, as the tap on `tapped` has left them.
    """
    if found[0] == tapped[0] and (found[1] and found[1].id) == (tapped[1] and tapped[1].id):
        return Hit.SAME
    if not (found[1] and tapped[1]):
        return Hit.OTHER
    there = now.get(tapped[1].id)
    if found[0] == tapped[0] != there and tapped[1].single:
        return Hit.OF_HAND
    # The cards of a run leave one pile together; they are no pair.
    is_pair = found[0] != tapped[0] and there == now.get(found[1].id) and there not in {None, found[0], tapped[0]}
    return Hit.OF_PAIR if is_pair else Hit.OTHER


def _name_of(spots: Sequence[Spot], spot: int | None) -> str:
    """Return the name of a spot in a recording."""
    return _NONE if spot is None else spots[spot].name


def _card_name(card: CardView | None) -> str:
    """Return the name of a card in a recording."""
    return board_svg.card_name(card) if card else _NONE
