"""Hands texts and pictures over to other programs, by the browser's own menu for sharing."""

from collections.abc import Callable
from typing import Any

from app.browser.dom import Dom

_PNG, _SVG = "image/png", "image/svg+xml"
_ENDINGS = {_PNG: "png", _SVG: "svg"}  # of the names of files
_TRIAL = ((12, 200, 90), (220, 30, 160), (120, 120, 10), (250, 250, 250))  # colours of a few points
_NOISE = 8  # so little nobody sees
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
        self._send({"text": text}, failed)

    def send_picture(self, name: str, picture: Any, failed: Callable[[], None]) -> None:
        """Offer a picture to other programs as a file of this name; call `failed` as `send_text` does."""
        navigator = self._dom.window.navigator
        file = self._dom.window.File.new(self._dom.js([picture]), name, self._dom.js({"type": str(picture.type)}))
        shared = {"files": [file]}
        if self.can_send and getattr(navigator, "canShare", None) and navigator.canShare(self._dom.js(shared)):
            self._send(shared, failed)
        else:
            failed()

    def _send(self, what: dict[str, Any], failed: Callable[[], None]) -> None:
        def broken(reason: Any) -> None:
            if getattr(reason, "name", "") != "AbortError":
                failed()

        self._dom.when(self._dom.window.navigator.share(self._dom.js(what)), lambda _: None, broken)

    def picture(self, drawing: Any, done: Callable[[str, Any], None]) -> None:
        """Make a file of an SVG element; call `done` with the ending of its name and the browser's object.

        It is a PNG, or where the browser makes none that could be used, the drawing itself as SVG. The element
        must have a width and a height and everything in it that it needs.
        """

        def made(picture: Any) -> None:
            done(_ENDINGS[str(picture.type)], picture)

        window = self._dom.window
        text = window.XMLSerializer.new().serializeToString(drawing)
        drawn = window.Blob.new(self._dom.js([text]), self._dom.js({"type": _SVG}))
        image = window.Image.new()
        image.src = f"data:{_SVG};charset=utf-8," + str(window.encodeURIComponent(text))
        self._dom.when(
            image.decode(), lambda _: self._painted(image, lambda png: made(png or drawn)), lambda _: made(drawn)
        )

    def _painted(self, image: Any, done: Callable[[Any], None]) -> None:
        """Paint an image, and call `done` with a PNG of it; with None if the browser makes none."""
        canvas = self._dom.document.createElement("canvas")
        canvas.width, canvas.height = image.width * _SCALE, image.height * _SCALE
        pen = canvas.getContext("2d")
        if pen and _can_be_read(pen):
            pen.drawImage(image, 0, 0, canvas.width, canvas.height)
            canvas.toBlob(self._dom.handler_once(done), _PNG)
        else:
            done(None)


def _can_be_read(pen: Any) -> bool:
    """Return whether the browser gives back what was painted; against recognition some give back noise instead."""
    for number, colour in enumerate(_TRIAL):
        pen.fillStyle = f"rgb({colour[0]} {colour[1]} {colour[2]})"
        pen.fillRect(number, 0, 1, 1)
    for number, colour in enumerate(_TRIAL):
        found = pen.getImageData(number, 0, 1, 1).data
        if any(abs(int(found[i]) - colour[i]) > _NOISE for i in range(3)):
            return False
    return True
