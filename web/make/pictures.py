"""Takes the screenshots of the page that the manifest and the README show: `python web/make/pictures.py`.

Run it when the look has changed. The build does not, because it needs no browser.
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path[:0] = [str(Path(__file__).resolve().parents[2]), str(Path(__file__).resolve().parents[1])]

from make import browsers, serve  # noqa: E402  (the path is set above)
from make.site import DIST  # noqa: E402
from make.tools import WEB  # noqa: E402

# A game of Backbone after many moves: deal 1, which the page opens first.
GAME = (
    "v1/backbone/1/t5t7.ct5.t1t2.rt1.t4t1.rt4.t5t4.rt7.t1t5.t1t7.t5t7.lt1.t2t5.t2t1.t5t1.sw.sw.st2.sw.sw.rt5.t3t5."
    "st3.sw.sw.sw.t2t4.sw.sw.st2.t3t2.rt3.rt4.sw.sw.sw"
)
# A game of Klondike with some cards on the foundations.
KLONDIKE = (
    "v1/klondike/10/t1f4.sw.sw.wf1.sw.sw.sw.sw.sw.sw.sw.sw.sw.sw.wf4.wf1.t6t3.t3t1x2.sw.sw.sw.sw.sw.sw.sw"
    ".sw.sw.sw.sw.wf4.sw.ws.sw.sw.sw.sw.sw.sw.sw.sw.wf1.sw.wf4.sw.sw.sw.sw.wf4.sw.sw.sw.sw.sw.sw.sw.ws.sw"
    ".wt4.t5t4.t5f2"
)
# Name of the file -> width and height in CSS pixels, device pixels per CSS pixel, and the address after the "#".
# Other programs show the preview beside a link.
PICTURES = {
    "klondike": (390, 844, 2, KLONDIKE),
    "narrow": (390, 844, 2, GAME),
    "games-narrow": (390, 844, 2, "games"),
    "wide": (1280, 800, 1, GAME),
    "games": (1280, 800, 1, "games"),
    "preview": (1200, 630, 1, KLONDIKE),
}


def take(browser: Browser, address: str, name: str) -> None:
    """Take the screenshot with this name in PICTURES, of the page served at `address`, and save it."""
    width, height, scale, shown = PICTURES[name]
    context = browser.new_context(viewport={"width": width, "height": height}, device_scale_factor=scale)
    context.set_default_timeout(120_000)  # a loaded machine starts Python slowly
    # Start with Pyodide: it would not take over from MicroPython while a sheet such as the gallery is open.
    context.add_init_script("sessionStorage.setItem('backbone.whole', '1')")
    page = context.new_page()
    page.goto(f"{address}#{shown}")
    page.locator("html[data-python=pyodide] #table").wait_for(state="attached")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(1500)  # the pictures of the gallery are drawn one by one
    page.screenshot(path=WEB / "screenshots" / f"{name}.jpg", type="jpeg", quality=88)
    context.close()


def main() -> None:
    """Take all screenshots of the built page."""
    server, address = serve.in_background(DIST)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.chromium(), args=["--no-sandbox"])
        for name in PICTURES:
            take(browser, address, name)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
