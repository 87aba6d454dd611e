"""Renders the icons of the app from `web/icons/icon.svg`, and those of its shortcuts from the signs of the menu.

Run `python web/make/icons.py` when the drawing or a sign has changed.

The drawing shows a backbone of cards with gold ribs. At its foot is the card that blocks two columns in the game.
The drawing has few colours, so the files have a palette, with which they have only a third of the bytes. This
program needs Playwright and a Chromium: the one on the path, or else Playwright's own.
"""

import base64
import shutil
import struct
import sys
import zlib
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

sys.path[:0] = [str(Path(__file__).resolve().parents[2]), str(Path(__file__).resolve().parents[1])]

from app.core import move_controller  # noqa: E402  (the path is set above)
from app.features.daily import feature as daily  # noqa: E402
from app.features.gallery import feature as gallery  # noqa: E402
from app.features.review import feature as review  # noqa: E402

ICONS = Path(__file__).parents[1] / "icons"
GROUND = "#17503F"
_COLOURS = 64
_PIXELS = """async (png) => {
    const image = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return Array.from(canvas.getImageData(0, 0, image.width, image.height).data);
}"""

Colour = tuple[int, int, int, int]  # red, green, blue, opacity; 0 to 255


class Icon(NamedTuple):
    """An icon to render."""

    name: str
    size: int  # width and height in pixels
    bleed: bool  # the background reaches the edge, because the system rounds the corners
    scale: float = 1  # the factor by which the drawing is enlarged


PICTURES = (
    Icon("icon-192", 192, bleed=False),
    Icon("icon-512", 512, bleed=False),
    Icon("apple-180", 180, bleed=True),
    # The system may show only a circle with a diameter of 0.8 of the width, so the drawing has to fit into it.
    Icon("maskable-512", 512, bleed=True, scale=0.92),
)
# Name of a shortcut in the manifest -> its sign, see `MenuEntry.sign`.
SHORTCUTS = {"continue": review.SIGN, "new": move_controller.NEW_SIGN, "daily": daily.SIGN, "games": gallery.SIGN}
_SHORTCUT_SIZE = 96
_SIGN_STYLE = "fill:none;stroke:#F3EFE4;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round"


def main() -> None:
    """Render all icons."""
    drawing = (ICONS / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        for icon in PICTURES:
            _render(browser, drawing, icon)
        for name, sign in SHORTCUTS.items():
            _render(browser, _shortcut(sign), Icon(f"{name}-{_SHORTCUT_SIZE}", _SHORTCUT_SIZE, bleed=False))
        browser.close()


def _shortcut(sign: str) -> str:
    """Return the SVG drawing of a shortcut: a sign on a round background."""
    size = f'width="{_SHORTCUT_SIZE}" height="{_SHORTCUT_SIZE}"'
    inner = f'<svg x="6" y="6" width="24" height="24" viewBox="0 0 24 24"><path d="{sign}"/></svg>'
    ground = f'<circle cx="18" cy="18" r="18" fill="{GROUND}"/>'
    drawn = f'{ground}<g style="{_SIGN_STYLE}">{inner}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" {size}>{drawn}</svg>'


def _render(browser: Browser, drawing: str, icon: Icon) -> None:
    """Render the drawing on a page of the size of the icon, and save it as PNG."""
    page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
    page.set_content(f"<style>{_style(icon)}</style>{drawing}")
    shot = page.screenshot(omit_background=not icon.bleed)
    numbers = page.evaluate(_PIXELS, base64.b64encode(shot).decode())
    page.close()
    pixels: list[Colour] = list(zip(*[iter(numbers)] * 4, strict=True))
    (ICONS / f"{icon.name}.png").write_bytes(png_with_palette(icon.size, pixels))


def png_with_palette(size: int, pixels: list[Colour]) -> bytes:
    """Return a square picture as PNG with a palette; `size` is its width, `pixels` are its rows from the top."""
    common = [colour for colour, _ in Counter(pixels).most_common(_COLOURS)]
    palette = sorted(common, key=lambda colour: colour[3])  # opaque colours last: they need no entry in tRNS
    index = {colour: _nearest(colour, palette) for colour in set(pixels)}
    rows = (pixels[i : i + size] for i in range(0, len(pixels), size))
    data = b"".join(b"\0" + bytes(index[pixel] for pixel in row) for row in rows)  # 0: the row has no filter
    opacities = bytes(colour[3] for colour in palette).rstrip(b"\xff")
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", b"".join(bytes(colour[:3]) for colour in palette)),
            _chunk(b"tRNS", opacities) if opacities else b"",
            _chunk(b"IDAT", zlib.compress(data, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _nearest(colour: Colour, palette: list[Colour]) -> int:
    """Return the index of the colour of the palette that differs least."""
    differences = [sum((a - b) ** 2 for a, b in zip(colour, other, strict=True)) for other in palette]
    return differences.index(min(differences))


def _chunk(kind: bytes, content: bytes) -> bytes:
    """Return one part of a PNG file: its length, kind, content and checksum."""
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def _style(icon: Icon) -> str:
    """Return the style sheet for an icon."""
    ground = f"html{{background:{GROUND}}}" if icon.bleed else ""
    return (
        f"{ground}body{{margin:0}}svg{{display:block}}"
        f"#mark{{transform:scale({icon.scale});transform-origin:256px 256px}}"
    )


if __name__ == "__main__":
    main()
