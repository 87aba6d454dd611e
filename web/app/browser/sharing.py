"""Shares texts and pictures with other programs, through the browser's own menu for sharing."""

from collections.abc import Callable
from typing import Any

from app.browser.dom import Dom

_PNG, _SVG = "image/png", "image/svg+xml"
_ENDINGS = {_PNG: "png", _SVG: "svg"}  # the endings of file names
_TRIAL = ((12, 200, 90), (220, 30, 160), (120, 120, 10), (250, 250, 250))  # colours painted by `_can_be_read`
_NOISE = 8  # the largest difference of a colour value that nobody sees
_ALIGNED = {"start": "left", "middle": "center", "end": "right"}  # SVG's name of an alignment -> that of a canvas
_SCALE = 2  # pixels of the picture for each unit of its drawing


class Sharing:
    """The browser's menu for sharing, which not all browsers have."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom

    @property
    def can_send(self) -> bool:
        """Whether the browser can share texts or files with other programs."""
        return bool(getattr(self._dom.window.navigator, "share", None))

    def send_text(self, text: str, failed: Callable[[], None]) -> None:
        """Share a text with other programs; call `failed` if this is impossible, but not if the player cancels."""
        self._send({"text": text}, failed)

    def send_picture(self, name: str, picture: Any, failed: Callable[[], None]) -> None:
        """Share a picture with other programs as a file of this name; call `failed` as `send_text` does."""
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
        """Make a picture of an SVG element; call `done` with the file ending and the picture, a blob.

        The picture is a PNG. If the browser cannot make a usable PNG, it is the drawing itself as SVG. The element
        must have a width and a height, and must not refer to anything outside itself. Its texts are on top.
        """

        def made(picture: Any) -> None:
            done(_ENDINGS[str(picture.type)], picture)

        window = self._dom.window
        text = window.XMLSerializer.new().serializeToString(drawing)
        drawn = window.Blob.new(self._dom.js([text]), self._dom.js({"type": _SVG}))
        image = self._image_without_texts(drawing)

        def paint(_: Any) -> None:
            self._painted(image, drawing, lambda png: made(png or drawn))

        def paint_when_its_font_is_there(_: Any) -> None:
            titles = drawing.querySelectorAll('text[font-weight="700"]')  # all others are in a font of the system
            letters = "".join(str(title.textContent) for title in titles)
            self._dom.when(self._dom.document.fonts.load(_font(titles[0]), letters), paint, paint)

        self._dom.when(image.decode(), paint_when_its_font_is_there, lambda _: made(drawn))

    def _image_without_texts(self, drawing: Any) -> Any:
        """Return an image of an SVG element without its texts, because an image does not have the page's fonts."""
        window, rest = self._dom.window, drawing.cloneNode(True)
        for line in rest.querySelectorAll("text"):
            line.remove()
        image = window.Image.new()
        text = window.XMLSerializer.new().serializeToString(rest)
        image.src = f"data:{_SVG};charset=utf-8," + str(window.encodeURIComponent(text))
        return image

    def _painted(self, image: Any, drawing: Any, done: Callable[[Any], None]) -> None:
        """Paint an image and the texts of its drawing in the page's fonts.

        `done` is called with a PNG, or with None if the browser cannot make one.
        """
        canvas = self._dom.document.createElement("canvas")
        canvas.width, canvas.height = image.width * _SCALE, image.height * _SCALE
        pen = canvas.getContext("2d")
        if pen and _can_be_read(pen):
            pen.drawImage(image, 0, 0, canvas.width, canvas.height)
            for line in drawing.querySelectorAll("text"):
                _write(pen, line)
            canvas.toBlob(self._dom.handler_once(done), _PNG)
        else:
            done(None)


def _write(pen: Any, line: Any) -> None:
    """Write an SVG text on a canvas."""
    x, y = (_SCALE * float(line.getAttribute(name)) for name in ("x", "y"))
    pen.font = _font(line)
    pen.fillStyle = line.getAttribute("fill")
    pen.textAlign = _ALIGNED[str(line.getAttribute("text-anchor"))]
    pen.fillText(line.textContent, x, y)


def _font(line: Any) -> str:
    """Return the font of an SVG text for a canvas, whose pixels are smaller than the units of the text."""
    size = _SCALE * float(line.getAttribute("font-size"))
    return f"{line.getAttribute('font-weight')} {size}px {line.getAttribute('font-family')}"


def _can_be_read(pen: Any) -> bool:
    """Return whether the pixels that are read from a canvas are those that were painted.

    Some browsers return noise instead, so that sites cannot use a canvas to recognize a device.
    """
    for number, colour in enumerate(_TRIAL):
        pen.fillStyle = f"rgb({colour[0]} {colour[1]} {colour[2]})"
        pen.fillRect(number, 0, 1, 1)
    for number, colour in enumerate(_TRIAL):
        found = pen.getImageData(number, 0, 1, 1).data
        if any(abs(int(found[i]) - colour[i]) > _NOISE for i in range(3)):
            return False
    return True
