"""Presses a button, pile or card on which the pointer of a mouse has rested for a while.

During the rest, a line grows on the place. If the pointer leaves the place, the rest ends without a press. A place
that was pressed is not pressed again before the pointer has left it, even if something else lies there now.
"""

from typing import Any, NamedTuple

from app.browser.dom import Dom, box_of
from app.browser.field import Field
from app.browser.resting_line import RestingLine
from app.core.core import Core
from app.core.feature import Feature
from app.view import board_svg, scan_stops
from app.view.pixel_layout import Rect

_REST_MS = {"long": 2000.0, "medium": 1300.0, "short": 800.0}


class _Place(NamedTuple):
    """What the pointer rests on: a button, or else a spot and the card there, by their names in the document."""

    box: Rect  # in pixels of the window
    button: Any = None
    spot: str = ""
    card: str = ""

    def is_same(self, other: "_Place | None") -> bool:
        """Return whether another place is the same as this one."""
        if other is None or (self.spot, self.card) != (other.spot, other.card):
            return False
        return bool(self.button.isSameNode(other.button)) if self.button and other.button else not other.button


class Dwell(Feature):
    """Watches the pointer while the setting `dwell` is on and the setting `scanning` is off."""

    def __init__(self, dom: Dom, field: Field, core: Core) -> None:
        super().__init__(core)
        self._dom = dom
        self._field = field
        self._line = RestingLine(dom)
        self._timer = dom.timer(unseen=True)
        self._place: _Place | None = None  # where the pointer rests
        self._done: Rect | None = None  # nothing is pressed here until the pointer has left it
        self._listens = False

    @property
    def _is_on(self) -> bool:
        settings = self.core.settings
        return settings.dwell != "off" and settings.scanning == "off"

    def game_changed(self) -> None:
        """Begin to watch the pointer if the setting is on; end a rest if it is off."""
        if not self._is_on:
            self._leave()
        elif not self._listens:
            self._listens = True
            document = self._dom.document
            self._dom.listen(document, "pointermove", self._moved)
            self._dom.listen(document.documentElement, "pointerleave", lambda event: self._leave())
            self._dom.listen(document, "visibilitychange", lambda event: self._leave())
            for kind in ("pointerdown", "keydown"):
                self._dom.listen(document, kind, lambda event: self._interrupt(), capture=True)

    def _leave(self) -> None:
        """Forget the place where the pointer was."""
        self._timer.stop()
        self._line.hide()
        self._place = None

    def _interrupt(self) -> None:
        """End a rest, because the player presses or types; the next rest must be at another place."""
        if self._place:
            self._done = self._place.box
        self._leave()

    def _moved(self, event: Any) -> None:
        """Handle a move of the mouse pointer: begin a rest at a new place, or end one."""
        if event.pointerType == "touch" or not self._is_on:
            return
        x, y = float(event.clientX), float(event.clientY)
        if event.buttons or (self._done and self._done.holds(x, y)):
            self._leave()
            return
        self._done = None
        place = self._place_at(event.target, x, y)
        if place is None:
            self._leave()
        elif not place.is_same(self._place):
            self._enter(place)

    def _place_at(self, target: Any, x: float, y: float) -> _Place | None:
        """Return the place at a point of the window, which is over the element `target`; None for no place."""
        button = target.closest("button")
        if button:
            works = not button.disabled and button.getAttribute("aria-disabled") != "true"
            return _Place(box_of(button), button) if works else None
        return self._place_on_table(x, y) if self._dom.element("board").contains(target) else None

    def _place_on_table(self, x: float, y: float) -> _Place | None:
        """Return the card or empty pile at a point of the window; None if a press there would be refused."""
        layout, table, field = self.core.board.layout, self.core.table, self._field
        point, box = field.point(x, y), field.table_box
        spot, card = layout.spot_at(*point), layout.card_at(*point)
        if spot is None:
            return None
        view = card or layout.end_of(spot)
        rect = layout.rect(view).scaled(field.size).moved(box.x, box.y)
        name, card_name = table.game.spots[spot].name, board_svg.card_name(card) if card else ""
        before = self._place
        if before and (before.spot, before.card) == (name, card_name):
            return before  # saves a search for legal moves at every event of the pointer
        groups = scan_stops.stops_to_press(table.turn, table.chosen, layout.stops)
        found = {(stop.spot, scan_stops.number_of(stop)) for group in groups for stop in group}
        takes = table.chosen or not card or card.single or not card.covered or card.lifts
        wanted = (spot, card.n if card and card.single else 0)
        return _Place(rect, spot=name, card=card_name) if takes and wanted in found else None

    def _enter(self, place: _Place) -> None:
        self._place = place
        ms = _REST_MS[self.core.settings.dwell]
        self._line.show(place.box, ms, calm=self.core.calm)
        self._timer.set(ms, self._press)

    def _press(self) -> None:
        """Press the place on which the pointer has rested."""
        place = self._place
        self._leave()
        if place is None or not self._is_on:
            return
        self._done = place.box
        if not place.button:
            self.core.presses.press_pile(place.spot, place.card)
        elif place.button.isConnected:
            place.button.click()
