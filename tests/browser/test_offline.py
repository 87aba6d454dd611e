"""After one visit the network may go; a new version is offered, never forced, and loses nothing."""

import json
import re
import shutil
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.conftest import DIST, PHONE, Profiles
from browser.player import Player, first_moves
from engine.games import CATALOGUE
from engine.play.session import Session
from make import serve

OTHER = first_moves("backbone-aisleriot", 6)


class Site:
    """A server whose folder can change, and which can go away."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(DIST, folder)
        self.server: ThreadingHTTPServer
        self.server, self.address = serve.in_background(folder)

    def go_away(self, context: BrowserContext) -> None:
        """From now on nothing is found, and the browser knows that it is offline."""
        shutil.rmtree(self.folder)
        context.set_offline(True)

    def publish(self, version: str, *, broken: bool = False) -> None:
        """Another build: another page, and the service worker that goes with it."""
        index, worker = self.folder / "index.html", self.folder / "sw.js"
        page = re.sub(r'(<meta name="version" content=")[^"]*', rf"\g<1>{version}", index.read_text())
        script = re.sub(r'(const version = ")[^"]*', rf"\g<1>{version}", worker.read_text())
        assert version in page
        assert version in script
        if broken:
            script = script.replace('"./",', '"./", "./assets/not-there.js",')
            assert "not-there" in script
        index.write_text(page)
        worker.write_text(script)


@pytest.fixture
def site(tmp_path: Path, contexts: Profiles) -> Iterator[Site]:
    made = Site(tmp_path / "site")
    contexts.homes.append(made.address)
    yield made
    made.server.shutdown()
    made.server.server_close()


def visited(context: BrowserContext, site: Site) -> Player:
    """A first visit, until everything is on the device."""
    player = Player(context.new_page(), site.address)
    player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return player


def version_of(page: Page) -> str:
    return page.locator("meta[name=version]").get_attribute("content") or ""


def caches(page: Page) -> list[str]:
    names: list[str] = page.evaluate("caches.keys()")
    return names


def look_for_update(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => true)")


def test_everything_works_after_one_visit_with_the_network_off(contexts: Profiles, site: Site) -> None:
    context = contexts(**PHONE)
    player = visited(context, site)
    player.play("t1t2")
    site.go_away(context)
    player.page.reload()
    player.wait_for_python()
    player.expect_moves(1)
    player.play("sw")
    player.expect_position()
    # another rule set for the first time, its rules, a fresh deal
    player.page.locator("#games").tap()
    player.page.get_by_role("button", name="traditional").tap()
    expect(player.page.locator("#title")).to_have_text("Backbone, traditional")
    player.page.locator("#rules").tap()
    expect(player.page.get_by_role("dialog")).to_contain_text("Ten pairs and the coccyx")
    player.page.get_by_role("button", name="Close").tap()
    player.page.locator("#new").tap()
    # a new page, with a link
    player.page.close()
    player = Player(context.new_page(), site.address, f"#{OTHER}")
    player.session = Session.read(OTHER, CATALOGUE)
    player.expect_moves(6)
    player.expect_position()
    # and by a shortcut, and by the name of the file
    for path in ("?do=new", "index.html"):
        player.page.close()
        player = Player(context.new_page(), site.address, path)
        player.expect_moves(0)
        expect(player.page.locator("#boot-status")).to_be_hidden()


def test_all_files_the_page_names_are_kept(contexts: Profiles, site: Site) -> None:
    player = visited(contexts(**PHONE), site)
    kept = player.page.evaluate("""async () => {
        const [name] = await caches.keys();
        const requests = await (await caches.open(name)).keys();
        return requests.map(request => new URL(request.url).pathname);
    }""")
    there = {f"/{path.relative_to(site.folder).as_posix()}" for path in site.folder.rglob("*") if path.is_file()}
    not_needed = re.compile(r"/screenshots/|/app-|/python_stdlib-|/index.html$|/sw.js$|/\w+\.(txt|cdx\.json)$")
    assert set(kept) == {path for path in there if not not_needed.search(path)} | {"/"}


def test_after_a_plain_start_it_works_offline_too(contexts: Profiles, site: Site) -> None:
    next(site.folder.glob("assets/snapshot-*.wasm")).write_bytes(b"damaged")
    context = contexts(**PHONE)
    player = visited(context, site)
    player.play("sw")
    spare = "caches.match(new URL(name, location)).then(found => Boolean(found))"
    for name in ("app", "python_stdlib"):
        path = next(site.folder.glob(f"assets/{name}-*.zip")).relative_to(site.folder).as_posix()
        player.eventually(lambda path=path: player.page.evaluate(f"name => {spare}", path), True)  # type: ignore[misc]
    site.go_away(context)
    player.page.reload()
    player.wait_for_python()
    player.expect_moves(1)
    player.expect_position()


def test_a_new_version_is_offered_and_the_game_in_hand_survives_it(contexts: Profiles, site: Site) -> None:
    context = contexts(**PHONE)
    player = visited(context, site)
    page = player.page
    page.reload()  # now the service worker answers
    player.wait_for_python()
    player.play("t1t2")
    first, offer = version_of(page), page.locator("#update")
    expect(offer).to_be_hidden()
    (old,) = caches(page)

    site.publish("second")
    look_for_update(page)
    expect(offer).to_be_visible()
    player.expect_said("A new version is ready.")
    player.expect_laid_out()
    player.play("sw")  # nothing is in the way
    offer.get_by_role("button", name="Later").tap()
    expect(offer).to_be_hidden()
    assert version_of(page) == first
    page.reload()
    player.wait_for_python()
    assert version_of(page) == first
    player.expect_moves(2)

    expect(offer).to_be_visible()  # asked again at the next visit
    player.play("t5t7")
    offer.get_by_role("button", name="Use it now").tap()
    expect(page.locator("meta[name=version][content=second]")).to_be_attached()
    player.wait_for_python()
    player.expect_moves(3)
    player.expect_position()
    expect(offer).to_be_hidden()
    player.eventually(lambda: len(caches(page)), 1)
    assert caches(page) != [old]
    site.go_away(context)
    page.reload()
    player.wait_for_python()
    player.expect_moves(3)


def test_a_version_taken_in_one_tab_can_be_taken_in_the_other(contexts: Profiles, site: Site) -> None:
    context = contexts(**PHONE)
    player = visited(context, site)
    page = player.page
    page.reload()
    player.wait_for_python()
    other = Player(context.new_page(), site.address)
    page.get_by_role("button", name="Play here").tap()
    other.page.get_by_role("button", name="Play here").tap()
    site.publish("second")
    look_for_update(other.page)
    expect(other.page.locator("#update")).to_be_visible()
    page.bring_to_front()
    page.get_by_role("button", name="Play here").tap()
    page.get_by_role("button", name="Use it now").tap()
    expect(page.locator("meta[name=version][content=second]")).to_be_attached()
    player.wait_for_python()
    other.page.bring_to_front()
    other.page.get_by_role("button", name="Play here").tap()
    other.page.get_by_role("button", name="Use it now").tap()
    expect(other.page.locator("meta[name=version][content=second]")).to_be_attached()
    other.wait_for_python()


def test_a_new_version_that_cannot_be_fetched_leaves_the_old_one(contexts: Profiles, site: Site) -> None:
    context = contexts(**PHONE)
    player = visited(context, site)
    page = player.page
    page.reload()
    player.wait_for_python()
    first, before = version_of(page), caches(page)
    site.publish("second", broken=True)
    failed = page.evaluate("""async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const found = new Promise(done => registration.addEventListener("updatefound", () => {
            const worker = registration.installing;
            worker.addEventListener("statechange", () => done(worker.state));
        }));
        await registration.update().catch(() => {});
        return found;
    }""")
    assert failed == "redundant"
    expect(page.locator("#update")).to_be_hidden()
    player.eventually(lambda: caches(page), before)
    site.go_away(context)
    page.reload()
    player.wait_for_python()
    assert version_of(page) == first
    player.play("sw")
    player.expect_position()
    contexts.troubles[:] = [words for words in contexts.troubles if "404" not in words]


def test_the_manifest_makes_it_installable(contexts: Profiles, address: str) -> None:
    page = contexts(**PHONE).new_page()
    page.goto(address)
    href = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(page.evaluate("href => fetch(href).then(r => r.text())", href))
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    named = [manifest["start_url"], *(icon["src"] for icon in manifest["icons"])]
    named += [picture["src"] for picture in manifest.get("screenshots", [])]
    named += [shortcut["url"] for shortcut in manifest["shortcuts"]]
    for path in named:
        assert page.request.get(address + path).ok, path
