"""Drive Chromium with Playwright, to compare the other browsers with it."""

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import copy
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Playwright

from other_browsers.driver import Driver, Launch, Size, kill_processes
from support.hands import Point
from support.patience import PATIENCE_MS

FLAGS = ("--disable-background-networking", "--disable-component-update", "--no-first-run")


class ChromiumDriver:
    """A Chromium that Playwright has started."""

    def __init__(self, context: BrowserContext, profile: Path, size: Size) -> None:
        self._troubles: list[str] = []
        self._context = context
        self._profile = profile
        self._size = size
        self._drive(context.pages[0])

    def _drive(self, page: Page) -> None:
        self._page = page
        self._page.on("console", self._note)
        self._page.on("pageerror", lambda error: self._troubles.append(str(error)))

    def _note(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self._troubles.append(said.text)

    def troubles(self) -> list[str]:
        found, self._troubles = self._troubles, []
        return found

    def open(self, address: str) -> None:
        self._page.goto(address)

    def evaluate(self, script: str, argument: Any = None) -> Any:
        return self._page.evaluate(script, argument)

    def tap_at(self, point: Point) -> None:
        if self._size.is_phone:
            self._page.touchscreen.tap(*point)
        else:
            self._page.mouse.click(*point)

    def carry(self, points: Sequence[Point]) -> None:
        self._page.mouse.move(*points[0])
        self._page.mouse.down()
        for point in points[1:]:
            self._page.mouse.move(*point)
        self._page.mouse.up()

    def key(self, name: str) -> None:
        self._page.keyboard.press(name)

    def download(self, press: Callable[[], None]) -> Path:
        with self._page.expect_download() as waiting:
            press()
        file = self._profile / waiting.value.suggested_filename
        waiting.value.save_as(file)
        return file

    def choose_file(self, press: Callable[[], None], file: Path) -> None:
        with self._page.expect_file_chooser() as waiting:
            press()
        waiting.value.set_files(file)

    def picture(self, file: Path) -> None:
        self._page.screenshot(path=file)

    def new_tab(self) -> Driver:
        other = copy(self)
        other._drive(self._context.new_page())
        return other

    def show_tab(self) -> None:
        self._page.bring_to_front()

    def close_tab(self) -> None:
        self._page.close()

    def close(self) -> None:
        self._context.close()

    def kill(self) -> None:
        kill_processes(self._profile)
        with suppress(Error):
            self._context.close()


def chromium(playwright: Playwright, program: str, **settings: Any) -> Launch:
    """Return a function that starts Chromium from the path `program`, with more settings for Playwright."""
    return partial(_chromium, playwright, program, settings)


def _chromium(
    playwright: Playwright, program: str, settings: dict[str, Any], profile: Path, size: Size, script: str = ""
) -> Driver:
    flags = list(FLAGS)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        flags.append("--no-sandbox")  # Chromium has no sandbox when it runs as root
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=program, args=flags, reduced_motion="reduce", **_window(size), **settings
    )
    return _driver(context, profile, size, script)


def _window(size: Size) -> dict[str, Any]:
    return {
        "viewport": {"width": size.width, "height": size.height},
        "has_touch": size.is_phone,
        "device_scale_factor": 2 if size.is_phone else 1,
    }


def _driver(context: BrowserContext, profile: Path, size: Size, script: str) -> Driver:
    context.set_default_timeout(PATIENCE_MS)
    if script:
        context.add_init_script(script)
    return ChromiumDriver(context, profile, size)
