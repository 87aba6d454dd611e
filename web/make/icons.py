"""Renders the icons of the app from `web/icons/icon.svg`: run `python web/make/icons.py` when it has changed.

The drawing is a backbone of cards with gold ribs, and the card at its foot that blocks two columns in the game.
Needs Playwright and a Chromium: the one on the path, else Playwright's own.
"""

import shutil
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

ICONS = Path(__file__).parents[1] / "icons"
GROUND = "#17503F"


class Icon(NamedTuple):
    """An icon to render."""

    name: str
    size: int
    bleed: bool  # the ground reaches the edge, and the system rounds the corners
    scale: float = 1  # size of the drawing on the ground, as a multiple of its own size


PICTURES = (
    Icon("icon-192", 192, bleed=False),
    Icon("icon-512", 512, bleed=False),
    Icon("apple-180", 180, bleed=True),
    # A mask may leave only a circle of 0.8 of the width, and the drawing has to fit into it.
    Icon("maskable-512", 512, bleed=True, scale=0.92),
)


def main() -> None:
    """Render all icons."""
    drawing = (ICONS / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        for icon in PICTURES:
            _render(browser, drawing, icon)
        browser.close()


def _render(browser: Browser, drawing: str, icon: Icon) -> None:
    """Render the drawing on a page of the size of the icon, and save it as PNG."""
    page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
    page.set_content(f"<style>{_style(icon)}</style>{drawing}")
    page.screenshot(path=ICONS / f"{icon.name}.png", omit_background=not icon.bleed)
    page.close()


def _style(icon: Icon) -> str:
    """Return the style sheet for an icon."""
    ground = f"html{{background:{GROUND}}}" if icon.bleed else ""
    return (
        f"{ground}body{{margin:0}}svg{{display:block}}"
        f"#mark{{transform:scale({icon.scale});transform-origin:256px 256px}}"
    )


if __name__ == "__main__":
    main()
