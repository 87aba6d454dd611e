"""Check the start of Python: from the snapshot or without it, under any path, under the page's security policy."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from chromium.conftest import PHONE, PhoneWith, Profiles
from chromium.player import Player
from chromium.starting_page import as_player, lateness, missing
from make import serve, site
from make.site import DIST

pytestmark = pytest.mark.in_turn(2)


def cut_off(route: Route) -> None:
    route.abort()


def corrupt(route: Route) -> None:
    body = file_for(route)
    body[len(body) // 2] ^= 255
    route.fulfill(body=bytes(body), content_type="application/wasm")


def shorten(route: Route) -> None:
    route.fulfill(body=bytes(file_for(route)[:-4]), content_type="application/wasm")


def lengthen(route: Route) -> None:
    route.fulfill(body=bytes(file_for(route)) + b"more", content_type="application/wasm")


def file_for(route: Route) -> bytearray:
    """Return the content of the file that a page asks for.

    Fetching it would block a page that is closed meanwhile.
    """
    return bytearray(next(DIST.rglob(route.request.url.rpartition("/")[2])).read_bytes())


def test_python_starts_from_the_snapshot(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    page = context.new_page()
    warnings: list[str] = []
    asked: list[str] = []
    page.on("console", lambda said: warnings.append(said.text) if said.type == "warning" else None)
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    as_player(page, address)
    assert [text for text in warnings if text.startswith("Starting plainly")] == []
    assert asked
    assert [url for url in asked if "python_stdlib" in url] == []


COUNT_SMALL_STACKS = """
let real = WebAssembly.promising;
self.smallStacks = 0;
WebAssembly.promising = (of) => {
  const call = real(of);
  return (...args) => {
    self.smallStacks += 1;
    return call(...args);
  };
};
"""


def test_python_runs_on_no_stack_of_its_own(phone_with: PhoneWith) -> None:
    """Check that Python never runs on a stack of its own: on one, Chromium's memory checks crashed some starts."""
    player = phone_with(COUNT_SMALL_STACKS)
    with player.page.expect_worker() as started:  # the move may start the worker before the hint does
        player.play("t1t2")
        player.page.keyboard.press("h")
    expect(player.page.locator("#hint")).to_have_attribute("aria-busy", "false")
    assert player.page.evaluate("smallStacks") == 0
    worker = started.value
    assert not worker.evaluate("'Suspending' in WebAssembly || 'Suspender' in WebAssembly")


COUNT_MODULES = """
window.modulesMade = 0;
WebAssembly.Module = new Proxy(WebAssembly.Module, {
  construct(...args) {
    window.modulesMade += 1;
    return Reflect.construct(...args);
  },
});
"""


def test_pyodide_makes_no_module_for_each_of_its_functions(phone_with: PhoneWith) -> None:
    """Check the number of modules: earlier there were 261, which took a tenth of the time to start."""
    player = phone_with(COUNT_MODULES)
    player.play("t1t2")
    assert 1 <= player.page.evaluate("modulesMade") <= 10


@pytest.mark.parametrize("trouble", [cut_off, missing, corrupt, shorten, lengthen])
def test_without_its_snapshot_the_game_starts_plainly(
    contexts: Profiles, address: str, trouble: Callable[[Route], None]
) -> None:
    context = contexts(**PHONE)
    context.route("**/snapshot-*.wasm", trouble)
    player = Player(context.new_page(), address)
    player.play("t1t2")
    player.play("sw")
    player.expect_position()
    contexts.troubles[:] = [words for words in contexts.troubles if "Failed to load resource" not in words]


def test_without_the_script_that_tells_the_progress_it_plays(contexts: Profiles, address: str) -> None:
    """Check that Python can do without the script: earlier Python's first call to it failed."""
    context = contexts(**PHONE)
    context.route("**/boot-*.js", missing)
    player = Player(context.new_page(), address)
    player.play("sw")
    player.expect_position()
    expect(lateness(player.page)).to_be_hidden()
    expect(player.page.locator("#boot-status")).to_be_hidden()
    contexts.troubles.clear()


# Where the page is served


def test_the_page_works_under_a_path(contexts: Profiles) -> None:
    server, address = serve.in_background(DIST, under="/some/path/")
    contexts.homes.append(address)
    context = contexts(**PHONE)
    player = Player(context.new_page(), address)
    player.play("sw")
    player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    player.page.reload()
    player.wait_for_python()
    player.expect_moves(1)
    player.expect_position()
    assert all(worker.url.startswith(address) for worker in context.service_workers)
    server.shutdown()
    server.server_close()


def test_the_policy_forbids_foreign_and_inline_script(desk: Player) -> None:
    policies = [site.headers("/")["Content-Security-Policy"]]
    policies.append(desk.page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or "")
    for policy in policies:
        rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
        assert rules["default-src"] == "'self'"
        assert set(rules["script-src"].split()) == {"'self'", "'wasm-unsafe-eval'"}
        assert "unsafe-inline" not in policy
        assert "'unsafe-eval'" not in policy
    inline: list[Any] = desk.page.locator("script").evaluate_all("all => all.filter(s => s.text.trim())")
    assert not inline
