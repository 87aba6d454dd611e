"""Start Chromium, serve the built page, and fail a test whose pages log errors or request foreign addresses."""

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
    """Makes fresh browser profiles.

    Tests that provoke errors can read and clear `troubles`, the errors noticed.
    """

    make: Callable[..., BrowserContext]
    troubles: list[str]
    homes: list[str]

    def __call__(self, **options: Any) -> BrowserContext:
        return self.make(**options)


PhoneWith = Callable[[str], Player]


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Return the address at which the built page is served."""
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
        flags.append("--no-sandbox")  # Chromium has no sandbox when it runs as root
    if "PYTEST_XDIST_WORKER" in os.environ:
        # Many pages start side by side. This flag makes compiling WebAssembly faster, and running it slower.
        flags.append("--js-flags=--liftoff-only")
    launched = playwright.chromium.launch(executable_path=path, args=flags)
    yield launched
    launched.close()


WHOLE = "try { sessionStorage.setItem('backbone.whole', '1'); } catch { /* a page without storage */ }"


@pytest.fixture
def contexts(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Profiles]:
    """Make fresh profiles, and fail the test if a page logs an error or requests a foreign address.

    In tests marked `fast_clock` the pages have a clock that `Player.pass_time` can put forward. MicroPython plays
    before Pyodide only if the option `whole` is False. It is True by default, since most tests are about what both
    Pythons do in the same way.
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
        # without a network the page can do without charts that it has not fetched before
        is_absent_chart = "/charts/" in said.location["url"] and "net::ERR_" in said.text
        return said.type == "error" and not is_absent_chart

    homes = [address]  # tests that start servers add their addresses

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
    """Return a player with a phone, at the first board."""
    return Player(contexts(**PHONE).new_page(), address)


@pytest.fixture
def newcomer(contexts: Profiles, address: str) -> Newcomer:
    """Return a player on a first visit, with a phone that asks for reduced motion."""
    return Newcomer(contexts(whole=False, **PHONE, reduced_motion="reduce").new_page(), address)


@pytest.fixture
def phone_with(contexts: Profiles, address: str) -> PhoneWith:
    """Return a function that opens a phone on whose pages `script` runs before all other scripts."""

    def open_phone(script: str) -> Player:
        context = contexts(**PHONE)
        context.add_init_script(script)
        return Player(context.new_page(), address)

    return open_phone


@pytest.fixture
def desk(contexts: Profiles, address: str) -> Player:
    """Return a player at a wide screen with mouse and keyboard."""
    return Player(contexts(viewport={"width": 1280, "height": 800}).new_page(), address)


@pytest.fixture
def still_phone(contexts: Profiles, address: str) -> Player:
    """Return a player with a phone that asks for reduced motion."""
    return Player(contexts(**PHONE, reduced_motion="reduce").new_page(), address)


@pytest.fixture
def still_desk(contexts: Profiles, address: str) -> Player:
    """Return a player with mouse and keyboard whose screen asks for reduced motion."""
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
