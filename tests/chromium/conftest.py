"""A real Chromium, the built page, and a watch over what must never happen on it."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

from chromium.changing_site import Fallback, Site
from chromium.newcomer import Newcomer
from chromium.player import Player, wait_for_way_back
from make import browsers, serve
from make.site import DIST
from support.patience import PATIENCE_MS

expect.set_options(timeout=PATIENCE_MS)

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
FLAGS = ["--disable-background-networking", "--disable-component-update", "--no-first-run"]


class Profiles(NamedTuple):
    """Makes fresh profiles; for the tests that provoke errors, what was noticed can be looked at and cleared."""

    make: Callable[..., BrowserContext]
    troubles: list[str]
    homes: list[str]

    def __call__(self, **options: Any) -> BrowserContext:
        return self.make(**options)


PhoneWith = Callable[[str], Player]


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where the built page is served."""
    assert DIST.exists(), "build the page first: python3 build.py"
    server, address = serve.in_background(DIST)
    yield address
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or browsers.chromium()
    flags = list(FLAGS)
    if os.geteuid() == 0:
        flags.append("--no-sandbox")  # as root Chromium has no sandbox to offer
    if "PYTEST_XDIST_WORKER" in os.environ:
        # Many pages start side by side. This compiles WebAssembly faster; what is compiled runs more slowly.
        flags.append("--js-flags=--liftoff-only")
    launched = playwright.chromium.launch(executable_path=path, args=flags)
    yield launched
    launched.close()


WHOLE = "try { sessionStorage.setItem('backbone.whole', '1'); } catch { /* a page without storage */ }"


@pytest.fixture
def contexts(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Profiles]:
    """Fresh profiles. None may meet an error, or ask anyone but us for anything.

    In tests marked `fast_clock` the pages have a clock that `Player.pass_time` can put forward. MicroPython plays
    before Pyodide only if the option `whole` is False: most tests are about what both do alike.
    """
    opened: list[BrowserContext] = []
    troubles: list[str] = []

    def watch(page: Page) -> None:
        reload = page.reload

        def reload_when_back(**options: Any) -> Any:
            wait_for_way_back(page)
            return reload(**options)

        setattr(page, "reload", reload_when_back)  # noqa: B010  (mypy forbids the other way to write it)
        page.on("console", lambda said: troubles.append(said.text) if is_trouble(said) else None)
        page.on("pageerror", lambda error: troubles.append(str(error)))

    def is_trouble(said: ConsoleMessage) -> bool:
        # without a network the page does without the charts that it has never fetched
        is_absent_chart = "/charts/" in said.location["url"] and "net::ERR_" in said.text
        return said.type == "error" and not is_absent_chart

    homes = [address]  # tests with servers of their own add them

    def foreign(url: str) -> None:
        if not url.startswith((*homes, "data:", "blob:")):
            troubles.append(f"foreign request: {url}")

    def make(**options: Any) -> BrowserContext:
        whole = options.pop("whole", True)
        context = browser.new_context(**options)
        if whole:
            context.add_init_script(WHOLE)
        context.set_default_timeout(PATIENCE_MS)
        if request.node.get_closest_marker("fast_clock"):
            context.clock.install()
        context.on("page", watch)
        context.on("request", lambda request: foreign(request.url))
        opened.append(context)
        return context

    yield Profiles(make, troubles, homes)
    for context in opened:
        context.close()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def phone(contexts: Profiles, address: str) -> Player:
    """A player with a phone, at the first board."""
    return Player(contexts(**PHONE).new_page(), address)


@pytest.fixture
def newcomer(contexts: Profiles, address: str) -> Newcomer:
    """A player with a phone that shows no motion, on a first visit."""
    return Newcomer(contexts(whole=False, **PHONE, reduced_motion="reduce").new_page(), address)


@pytest.fixture
def phone_with(contexts: Profiles, address: str) -> PhoneWith:
    """Give a player a phone on whose pages a script runs before all others."""

    def open_phone(script: str) -> Player:
        context = contexts(**PHONE)
        context.add_init_script(script)
        return Player(context.new_page(), address)

    return open_phone


@pytest.fixture
def desk(contexts: Profiles, address: str) -> Player:
    """A player at a wide screen with mouse and keys."""
    return Player(contexts(viewport={"width": 1280, "height": 800}).new_page(), address)


@pytest.fixture
def still_phone(contexts: Profiles, address: str) -> Player:
    """A player with a phone that is set to show no motion."""
    return Player(contexts(**PHONE, reduced_motion="reduce").new_page(), address)


@pytest.fixture
def still_desk(contexts: Profiles, address: str) -> Player:
    """A player with mouse and keys whose screen is set to show no motion."""
    return Player(contexts(viewport={"width": 1280, "height": 800}, reduced_motion="reduce").new_page(), address)


@pytest.fixture
def site(tmp_path: Path, contexts: Profiles) -> Iterator[Site]:
    made = Site(tmp_path / "site")
    contexts.homes.append(made.address)
    yield made
    made.close()


@pytest.fixture
def fallback_site(tmp_path: Path, contexts: Profiles) -> Iterator[Site]:
    made = Site(tmp_path / "fallback", Fallback)
    contexts.homes.append(made.address)
    yield made
    made.close()
