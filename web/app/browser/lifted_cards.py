"""Draws the cards that are being dragged under the pointer, a little enlarged."""

from app.browser.card_motion import Flight
from app.browser.dom import Dom
from app.browser.drawn_card import DrawnCard
from app.view.pixel_layout import numbers_of

_PICK_UP_MS = 90  # the time in which the dragged cards grow


class LiftedCards:
    """Holds the cards that are being dragged; between two drags there are none."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._ways_back: dict[int, Flight] = {}  # by card id: the flight from where the card is now
        self._began = 0.0

    def begin(self, cards: list[DrawnCard]) -> None:
        """Begin a drag of these cards: draw them in the style of lifted cards."""
        self._began = self._dom.now()
        for drawn in cards:
            drawn.element.classList.add("lifted")
            self._ways_back[drawn.view.id] = Flight(drawn, drawn.transform)

    def carry(self, dx: float, dy: float) -> None:
        """Draw the cards `dx` pixels to the right of their places before the drag, and `dy` below them."""
        grown = 0.04 * min(1.0, (self._dom.now() - self._began) * 1000 / _PICK_UP_MS)
        for key, way in self._ways_back.items():
            x, y, size = numbers_of(way.drawn.transform)
            # enlarged around its middle; a card of size 1 is about 100 units wide and 142 high
            x, y, size = x + dx - 50 * grown * size, y + dy - 71 * grown * size, size * (1 + grown)
            self._ways_back[key] = way._replace(start=f"translate({x:.1f},{y:.1f}) scale({size:.4f})")
            way.drawn.element.style.transform = f"translate({x:.1f}px,{y:.1f}px) scale({size:.4f})"

    def place_of(self, drawn: DrawnCard) -> str:
        """Return the place where a card is drawn now, dragged or not, in the form of `PixelLayout.transform`."""
        way = self._ways_back.get(drawn.view.id)
        return way.start if way else drawn.transform

    def end(self) -> list[Flight]:
        """End the drag, if there is one; return the flights of its cards back to their places."""
        ways, self._ways_back = list(self._ways_back.values()), {}
        for way in ways:
            way.drawn.element.classList.remove("lifted")
            way.drawn.element.style.transform = ""
        return ways
