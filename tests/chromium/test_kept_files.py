"""Check that stored files are compared with their hashes, and repaired when there is a network."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from chromium.changing_site import Site, expect_a_hint, listed, look_for_update, version_of, visited
from chromium.conftest import PHONE, Profiles
from chromium.player import Player
from make import serve

pytestmark = pytest.mark.in_turn(2)

# Replaces the content of a file in the service worker's cache.
DAMAGE = """async path => {
    const [name] = await caches.keys();
    const cache = await caches.open(name);
    const url = new URL(path, location).href;
    const { headers } = await cache.match(url);
    await cache.put(url, new Response("damaged(", { headers }));
}"""
# Returns the SHA-256 of a file in the cache, in Base64, or null if it is not there.
HASH = """async path => {
    const kept = await caches.match(new URL(path, location).href);
    if (!kept) return null;
    const hash = await crypto.subtle.digest("SHA-256", await kept.arrayBuffer());
    return btoa(String.fromCharCode(...new Uint8Array(hash)));
}"""
LOSE_ALL = "caches.keys().then(names => Promise.all(names.map(name => caches.delete(name))))"
FORGET_CHECK = """caches.keys().then(([name]) => caches.open(name))
    .then(cache => cache.put(new URL("./?checked", location).href, new Response("0")))"""


def hashes(site: Site) -> dict[str, str]:
    return listed((site.folder / "sw.js").read_text(), "files")


def path_of(site: Site, name: str) -> str:
    return site.file(name).relative_to(site.folder).as_posix()


def controlled(contexts: Profiles, site: Site) -> Player:
    """Return a player on a second visit, which the service worker answers; at a desk, where a key gives a hint."""
    player = visited(contexts(viewport={"width": 1280, "height": 800}), site)
    player.page.reload()
    player.wait_for_python()
    return player


def forget_answers(page: Page) -> None:
    """Empty the browser's HTTP cache. The service worker's cache stays."""
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


def start_anew(player: Player) -> None:
    """Open the page in another tab: a tab that reloads may still have the scripts in memory."""
    context, before = player.page.context, player.page
    player.page = context.new_page()
    before.close()
    player.page.goto(player.address)


def is_ready(page: Page) -> bool:
    """Return whether the page says that it can be played offline."""
    ready: bool = page.evaluate("backbone.playsOffline()")
    return ready


class WrongAtFirst(serve.Handler):
    """A host that once answers some files with a page of its own; the browser may cache that answer for ever."""

    wrong: list[str] = []

    def do_GET(self) -> None:  # noqa: N802
        if urlsplit(self.path).path.rpartition("/")[2] not in self.wrong:
            super().do_GET()
            return
        self.wrong.remove(self.path.rpartition("/")[2])
        body = b"<!doctype html><title>Sign in to this network</title>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@pytest.fixture
def hasty_site(tmp_path: Path, contexts: Profiles) -> Iterator[Site]:
    made = Site(tmp_path / "hasty", WrongAtFirst)
    contexts.homes.append(made.address)
    yield made
    made.close()


def test_a_wrong_answer_of_the_host_is_asked_for_again(contexts: Profiles, hasty_site: Site) -> None:
    path = path_of(hasty_site, "solver")
    WrongAtFirst.wrong = [Path(path).name]
    page = visited(contexts(**PHONE), hasty_site).page
    assert WrongAtFirst.wrong == []
    assert page.evaluate(HASH, path) == hashes(hasty_site)[path]


def test_a_lost_cache_is_filled_again(contexts: Profiles, site: Site) -> None:
    player = controlled(contexts, site)
    player.page.evaluate(LOSE_ALL)
    player.page.reload()
    player.wait_for_python()
    player.eventually(lambda: is_ready(player.page), True)
    site.go_away(player.page.context)
    player.page.reload()
    player.wait_for_python()
    expect_a_hint(player)


def test_with_its_cache_lost_a_page_of_the_next_version_starts_whole(contexts: Profiles, site: Site) -> None:
    player = controlled(contexts, site)
    player.page.evaluate(LOSE_ALL)
    site.publish("second")
    player.page.reload()
    player.wait_for_python()
    assert version_of(player.page) == "second"
    expect_a_hint(player)
    contexts.troubles[:] = [words for words in contexts.troubles if "404" not in words]


def test_a_damaged_file_is_not_taken_over_by_the_next_version(contexts: Profiles, site: Site) -> None:
    """Check the copying of files that both versions have: only a file with the right hash is copied."""
    player = controlled(contexts, site)
    player.eventually(lambda: is_ready(player.page), True)
    path = "icons/icon.svg"
    player.page.evaluate(DAMAGE, path)
    site.publish("second")
    look_for_update(player.page)
    player.page.locator('#update [data-do="update"]').click()
    expect(player.page.locator("meta[name=version][content=second]")).to_be_attached()
    player.wait_for_python()
    player.eventually(lambda: player.page.evaluate(HASH, path), hashes(site)[path])
    expect_a_hint(player)


def test_damaged_files_are_mended_once_a_day(contexts: Profiles, site: Site) -> None:
    player = controlled(contexts, site)
    player.eventually(lambda: is_ready(player.page), True)
    for path in ("icons/icon.svg", path_of(site, "solver")):
        player.page.evaluate(DAMAGE, path)
    player.page.evaluate(FORGET_CHECK)
    player.page.reload()
    player.wait_for_python()
    for path in ("icons/icon.svg", path_of(site, "solver")):
        player.eventually(lambda path=path: player.page.evaluate(HASH, path), hashes(site)[path])  # type: ignore[misc]


def test_after_a_failed_start_the_files_are_mended(contexts: Profiles, site: Site) -> None:
    player = controlled(contexts, site)
    player.page.evaluate(DAMAGE, path_of(site, "start"))
    start_anew(player)
    player.wait_for_python()
    player.press(next(player.game.moves(player.position)))
    contexts.troubles.clear()  # the console reports the failures before the repair


def test_a_damaged_page_is_mended_when_it_is_opened_again(contexts: Profiles, site: Site) -> None:
    player = controlled(contexts, site)
    player.eventually(lambda: is_ready(player.page), True)
    player.page.evaluate(DAMAGE, "./")
    player.page.reload()
    expect(player.page.locator("body")).to_have_text("damaged(")
    player.page.reload()
    player.eventually(lambda: player.page.evaluate(HASH, "./"), hashes(site)["./"])
    player.page.reload()
    player.wait_for_python()
    contexts.troubles[:] = [words for words in contexts.troubles if "404" not in words]  # damaged page: no icon


def test_a_file_that_cannot_be_had_is_not_replaced_by_another(contexts: Profiles, site: Site) -> None:
    player = controlled(contexts, site)
    path = path_of(site, "solver")
    player.page.evaluate("path => caches.keys().then(([n]) => caches.open(n)).then(c => c.delete(path))", path)
    (site.folder / path).write_text("postMessage('not ours')")
    forget_answers(player.page)
    assert (
        player.page.evaluate("path => fetch(path).then(() => 'an answer', () => 'a failure')", path) == "a failure"
    )
    contexts.troubles.clear()


def test_ready_for_offline_is_said_when_it_is_true(contexts: Profiles, site: Site) -> None:
    context = contexts(**PHONE)
    context.add_init_script("addEventListener('offline-ready', () => { window.isKept = true; });")
    player = visited(context, site)
    page = player.page
    player.eventually(lambda: page.evaluate("window.isKept"), True)
    assert is_ready(page)
    page.evaluate("caches.keys().then(([n]) => caches.open(n)).then(c => c.delete('icons/icon.svg'))")
    forget_answers(page)
    site.go_away(context)
    assert not is_ready(page)
    page.reload()
    player.wait_for_python()
    assert not is_ready(page)
    assert not page.evaluate("window.isKept")
    contexts.troubles.clear()


def test_a_version_that_cannot_be_mended_gives_way_to_the_next(contexts: Profiles, site: Site) -> None:
    player = controlled(contexts, site)
    player.page.evaluate(DAMAGE, path_of(site, "start"))
    site.publish("second")
    forget_answers(player.page)  # otherwise the service worker may find the file in that cache
    start_anew(player)
    page = player.page
    expect(page.locator("meta[name=version][content=second]")).to_be_attached()
    player.wait_for_python()
    contexts.troubles.clear()
