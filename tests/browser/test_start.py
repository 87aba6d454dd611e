"""How the page starts, and what it does when it can't: from the snapshot, plainly, not at all; offline; anew."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from make import serve, site

TYPE_OF_START = """import(document.querySelector("link[rel=modulepreload]").href)
  .then(({ startedPlainly }) => startedPlainly ? "plain" : "snapshot")"""
CONTROLLED = "navigator.serviceWorker.ready.then(() => new Promise((done) => setTimeout(done, 1500, true)))"
CACHED = """caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys())
  .then((requests) => requests.map(({ url }) => url).join())"""
UPDATE = "navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true, () => true)"
VERSION = """document.querySelector("meta[name=version]").content"""
Contexts = Callable[..., BrowserContext]


@contextmanager
def serving(folder: Path, under: str = "/") -> Iterator[str]:
    server, address = serve.in_background(folder, under)
    yield address
    server.shutdown()
    server.server_close()


def ready(page: Page) -> None:
    page.locator("html[data-moves]").wait_for(state="attached", timeout=30_000)


def damaged(route: Route) -> None:
    response = route.fetch()
    body = bytearray(response.body())
    body[len(body) // 2] ^= 1
    route.fulfill(response=response, body=bytes(body))


def cut_off(route: Route) -> None:
    response = route.fetch()
    route.fulfill(response=response, body=response.body()[:-1000])


# Pyodide leaves two of its helpers out on iPhones; the snapshot, taken where they are or are not, must suit both.
@pytest.mark.parametrize("device", ["X11; Linux x86_64", "iPhone; CPU iPhone OS 18_0 like Mac OS X"])
def test_it_starts_from_the_snapshot(contexts: Contexts, address: str, device: str) -> None:
    page = contexts(user_agent=f"Mozilla/5.0 ({device}) AppleWebKit/605 Chrome/150 Safari/605").new_page()
    page.goto(address)
    ready(page)
    assert page.evaluate(TYPE_OF_START) == "snapshot"


@pytest.mark.parametrize(
    "harm", [damaged, cut_off, lambda route: route.abort()], ids=["damaged", "cut off", "missing"]
)
def test_without_the_snapshot_it_starts_plainly(contexts: Contexts, address: str, harm: Any) -> None:
    context = contexts()
    context.route("**/snapshot-*.wasm", harm)
    page = context.new_page()
    page.goto(address)
    ready(page)
    assert page.evaluate(TYPE_OF_START) == "plain"
    contexts.troubles.clear()  # type: ignore[attr-defined]  # the missing file


def test_a_plain_start_works_offline_too(contexts: Contexts, address: str) -> None:
    context = contexts()
    context.route("**/snapshot-*.wasm", damaged)
    page = context.new_page()
    page.goto(address)
    ready(page)
    page.evaluate(CONTROLLED)
    kept = page.evaluate(CACHED)
    assert "/app-" in kept
    assert "/python_stdlib-" in kept


@pytest.mark.parametrize("file", ["**/pyodide.asm.wasm", "**/core-*.js", "**/start-*.mjs"])
def test_a_failed_download_says_so_and_offers_to_retry(contexts: Contexts, address: str, file: str) -> None:
    context = contexts()
    context.route(file, lambda route: route.abort())
    page = context.new_page()
    page.goto(address)
    page.locator("#boot-retry").wait_for(timeout=20_000)
    assert "could not be loaded" in page.locator("#boot-status").inner_text()
    context.unroute(file)
    page.locator("#boot-retry").click()
    ready(page)
    assert page.locator("#boot-status").is_hidden()
    contexts.troubles.clear()  # type: ignore[attr-defined]


def test_it_works_below_any_path_and_offline(contexts: Contexts) -> None:
    with serving(site.DIST, "/some/path/") as address:
        context = contexts()
        page = context.new_page()
        page.goto(address)
        ready(page)
        page.evaluate(CONTROLLED)
    for visit in (address, address + "?do=new", address + "index.html"):
        response = page.goto(visit)
        assert response and response.from_service_worker
        ready(page)
    contexts.troubles.clear()  # type: ignore[attr-defined]  # the address is not the one the watch knows


def test_a_new_version_is_offered_and_never_forced(contexts: Contexts, tmp_path: Path) -> None:
    folder = tmp_path / "dist"
    shutil.copytree(site.DIST, folder)
    with serving(folder) as address:
        page = contexts().new_page()
        page.goto(address)
        ready(page)
        page.evaluate(CONTROLLED)
        page.goto(address)
        ready(page)
        before = page.evaluate(VERSION)
        publish(folder, before)
        page.evaluate(UPDATE)
        page.locator("#update").wait_for(state="visible")
        page.goto(address)
        ready(page)
        assert page.evaluate(VERSION) == before
        page.locator("#update").wait_for(state="visible")
        with page.expect_navigation():
            page.locator('#update [data-do="update"]').click()
        ready(page)
        assert page.evaluate(VERSION) == "another"
    contexts.troubles.clear()  # type: ignore[attr-defined]  # the address is not the one the watch knows


def test_an_update_that_fails_leaves_the_old_version_working(contexts: Contexts, tmp_path: Path) -> None:
    folder = tmp_path / "dist"
    shutil.copytree(site.DIST, folder)
    with serving(folder) as address:
        page = contexts().new_page()
        page.goto(address)
        ready(page)
        page.evaluate(CONTROLLED)
        before = page.evaluate("caches.keys().then(String)")
        worker = folder / "sw.js"
        worker.write_text(
            worker.read_text().replace('["./"', '["./", "not there"').replace('version = "', 'version = "x')
        )
        page.evaluate(
            "navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => 1, () => 0)"
        )
        page.wait_for_timeout(1500)
        assert page.evaluate("caches.keys().then(String)") == before
    response = page.goto(address)
    assert response and response.from_service_worker
    ready(page)
    contexts.troubles.clear()  # type: ignore[attr-defined]


def publish(folder: Path, old: str) -> None:
    page, worker = folder / "index.html", folder / "sw.js"
    page.write_text(page.read_text().replace(f'content="{old}"', 'content="another"'))
    worker.write_text(worker.read_text().replace('version = "', 'version = "x'))
