"""Hands texts and pictures over to other programs, by the browser's own menu for sharing."""

from collections.abc import Callable
from typing import Any

from app.platform.dom import Dom

_SCALE = 2  # pixels of the picture for each unit of its drawing


class Sharing:
    """The browser's menu for sharing, which not all browsers have."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom

    @property
    def can_send(self) -> bool:
        """Whether the browser can hand something over to other programs."""
        return bool(getattr(self._dom.window.navigator, "share", None))

    def send_text(self, text: str, failed: Callable[[], None]) -> None:
        """Offer a text to other programs; call `failed` if that cannot be done, but not if the player gives up."""

        def broken(reason: Any) -> None:
            if getattr(reason, "name", "") != "AbortError":
                failed()

        self._dom.when(self._dom.window.navigator.share(self._dom.js({"text": text})), lambda _: None, broken)

    def send_picture(self, name: str, picture: Any) -> bool:
        """Offer a picture to other programs as a file of this name; return False if the browser cannot do that."""
        navigator = self._dom.window.navigator
        if not self.can_send or not getattr(navigator, "canShare", None):
            return False
        file = self._dom.window.File.new(self._dom.js([picture]), name, self._dom.js({"type": "image/png"}))
        shared = self._dom.js({"files": [file]})
        if not navigator.canShare(shared):
            return False
        self._dom.when(navigator.share(shared), lambda _: None)
        return True

    def picture(self, drawing: Any, done: Callable[[Any], None]) -> None:
        """Draw an SVG element as a PNG, and call `done` with the browser's object for it; with None if that fails.

        The element must have a width and a height and everything in it that it needs.
        """
        window = self._dom.window
        text = window.XMLSerializer.new().serializeToString(drawing)
        image = window.Image.new()

        def drawn() -> None:
            canvas = self._dom.document.createElement("canvas")
            canvas.width, canvas.height = image.width * _SCALE, image.height * _SCALE
            canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height)
            canvas.toBlob(self._dom.handler(done), "image/png")

        self._dom.listen(image, "load", lambda event: drawn())
        self._dom.listen(image, "error", lambda event: done(None))
        image.src = "data:image/svg+xml;charset=utf-8," + str(window.encodeURIComponent(text))
