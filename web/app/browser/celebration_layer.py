"""Shows the celebration of a win in a layer over the page.

The layer contains the finished figure. Animations only show the way of the cards to it, and the browser runs them.
So a celebration can be ended at any moment: its animations are cancelled.
"""

from collections.abc import Callable
from typing import Any

from app.browser.dom import Dom, box_of
from app.view import winning_svg
from app.view.markup import NOTHING, Markup
from app.view.pixel_layout import Rect
from app.view.winning_figure import CardFlight, Scene
from engine.core.game import WinningFigure

_FADE_MS = 80
_CLOTH_MS = 260
_SPARK_MS = 900
_EASE_OUT = "cubic-bezier(.2,.8,.2,1)"


class CelebrationLayer:
    """Shows a celebration in the element `celebration`; a press on it ends the motion."""

    gather_ms = 420.0
    """How long the cards of the figure take to come together at one place."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._layer = layer = dom.element("celebration")
        self._scene: Scene | None = None
        self._moving: list[Any] = []  # animations that run
        self._timer = dom.timer()
        self._over: Callable[[bool], None] | None = None  # to be called when the celebration is over
        self._folds = False
        dom.listen(layer, "pointerdown", self._pressed)
        # the touch must not become a click, which would hit a button of the sheet that opens under the finger
        dom.listen(layer, "touchstart", lambda event: event.preventDefault(), passive=False)

    def uncovered(self) -> Rect:
        """Make the layer visible, and return its rectangle in the window, in pixels."""
        self._layer.hidden = False
        return box_of(self._layer)

    @property
    def is_shown(self) -> bool:
        """Whether a figure is shown, in motion or at rest."""
        return self._scene is not None

    @property
    def is_running(self) -> bool:
        """Whether a celebration is in motion."""
        return self._over is not None

    def show(self, scene: Scene, figure: WinningFigure, words: Markup) -> None:
        """Show the complete figure, without motion, in place of what the layer shows."""
        self._stop()
        self._scene = scene
        self._dom.fill(self._layer, winning_svg.draw_celebration(scene, figure, words))
        self._cloth, self._sparks, cards, self._words = self._layer.children
        self._cards = list(cards.children)
        for card, flight in zip(self._cards, scene.flights, strict=True):
            card.style.transform = winning_svg.card_transform(flight.poses[-1], scene.card)
        self._words.style.transform = winning_svg.words_transform(scene)

    def start(self, over: Callable[[bool], None]) -> None:
        """Let the cards fly to their places in the figure; then call `over` with whether a press has ended it."""
        scene = self._scene
        assert scene is not None
        self._over = over
        self._layer.classList.add("running")
        self._animate(self._cloth, {"opacity": [0, 1]}, duration=_CLOTH_MS)
        self._animate(self._words, {"opacity": [0, 0, 1]}, duration=min(900.0, scene.ms))
        for card, flight in zip(self._cards, scene.flights, strict=True):
            self._fly(card, flight, scene)
        for number, spark in enumerate(self._sparks.children):
            poses = winning_svg.spark_poses(number, scene)
            frames = {"transform": list(poses), "opacity": [1, 0]}
            wait = scene.ms - _SPARK_MS - 20.0 * number
            self._animate(spark, frames, duration=_SPARK_MS, delay=max(0.0, wait), easing="ease-out")
        self._timer.set(scene.ms, self._end)

    def _fly(self, card: Any, flight: CardFlight, scene: Scene) -> None:
        frames = {"transform": [winning_svg.card_transform(pose, scene.card) for pose in flight.poses]}
        easing = _EASE_OUT if flight.eases else "linear"
        self._animate(card, frames, duration=flight.ms, delay=flight.delay, easing=easing)

    def fade_in(self) -> None:
        """Fade in the figure, without moving its cards."""
        self._animate(self._layer, {"opacity": [0, 1]}, duration=_FADE_MS)

    def _animate(self, element: Any, frames: dict[str, Any], *, easing: str = "linear", **times: float) -> None:
        options = {"easing": easing, "fill": "backwards", **times}
        self._moving.append(self._dom.animate(element, frames, options))

    def _pressed(self, event: Any) -> None:
        self.finish()

    def finish(self) -> bool:
        """End all motion and show the complete figure; return whether a celebration was in motion.

        A figure that is folding is removed instead.
        """
        was_running = self.is_running
        if self._folds:
            self.clear()
        self._end(pressed=True)
        return was_running

    def _end(self, *, pressed: bool = False) -> None:
        over, self._over = self._over, None
        self._stop()
        if over:
            over(pressed)

    def _stop(self) -> None:
        self._timer.stop()
        for animation in self._moving:
            animation.cancel()
        self._moving = []
        self._layer.classList.remove("running")

    def fold(self, x: float, y: float) -> None:
        """Let the cards of the figure come together at a point of the window, in pixels, and then remove it."""
        scene, ms = self._scene, self.gather_ms
        self.finish()
        if scene is None:
            return
        self._folds = True
        room = self.uncovered()
        self._layer.classList.add("folding")
        for card, flight in zip(self._cards, scene.flights, strict=True):
            end = flight.poses[-1]
            poses = (end, end._replace(x=x - room.x, y=y - room.y, angle=0.0, size=1.0))
            frames = {"transform": [winning_svg.card_transform(pose, scene.card) for pose in poses]}
            self._animate(card, frames, duration=ms, easing="cubic-bezier(.5,0,.7,.6)")
        self._animate(self._cloth, {"opacity": [1, 0]}, duration=ms)
        self._timer.set(ms, self.clear)

    @property
    def folds(self) -> bool:
        """Whether the cards of the figure are coming together."""
        return self._folds

    def raise_sheet(self, ms: float) -> None:
        """Let the sheet that was just opened rise from below within `ms` milliseconds."""
        frames: dict[str, list[Any]] = {"transform": ["translateY(48px)", "none"], "opacity": [0, 1]}
        self._dom.animate(self._dom.element("panel"), frames, {"duration": ms, "easing": _EASE_OUT})

    def clear(self) -> None:
        """Remove the celebration; the function given to `start` is not called any more."""
        self._stop()
        self._over = None
        self._folds = False
        if self._scene is not None:
            self._scene = None
            self._layer.classList.remove("folding")
            self._dom.fill(self._layer, NOTHING)
            self._layer.hidden = True
