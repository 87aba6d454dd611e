"""After one visit the network may go; a new version is offered, never forced, and loses nothing.

What is kept is checked and mended: see `test_kept_files.py`.
"""

import json
import re
import shutil
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from chromium.conftest import DIST, PHONE, Profiles
from chromium.player import Player, first_moves
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from make import serve
from make.digests import integrity
from support.english import message

pytestmark = pytest.mark.in_turn(6)

IN_CHART = "v1/black-hole/9000"  # whose verdict is not in the engine
OTHER = first_moves("backbone-aisleriot", 6)
LOOK_FOR_UPDATE = (
    "() => navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => true)"
)


class Site:
    """A server whose folder can change, and which can go away."""

    def __init__(self, folder: Path, handler: type[serve.Handler] = serve.Handler) -> None:
        self.folder = folder
        shutil.copytree(DIST, folder)
        self.server: ThreadingHTTPServer
        self.server, self.address = serve.in_background(folder, handler=handler)

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def go_away(self, context: BrowserContext) -> None:
        """From now on nothing is found, and the browser knows that it is offline."""
        shutil.rmtree(self.folder)
        context.set_offline(True)

    def file(self, name: str) -> Path:
        """The file in assets/ that has this name before the hash."""
        (found,) = self.folder.glob(f"assets/{name}-*")
        return found

    def publish(self, version: str, *, broken: bool = False) -> None:
        """Another build: another page, another worker that judges, and the service worker that goes with them.

        A broken one lacks a file that its service worker is to keep.
        """
        start, solver, index = self.file("start"), self.file("solver"), self.folder / "index.html"
        new_start, new_solver = f"start-{version}.mjs", f"solver-{version}.mjs"
        page = re.sub(r'(<meta name="version" content=")[^"]*', rf"\g<1>{version}", index.read_text())
        index.write_text(page.replace(start.name, new_start))
        start.write_text(start.read_text().replace(solver.name, new_solver))
        start.rename(start.with_name(new_start))
        solver.rename(solver.with_name(new_solver))
        renamed = {
            f"assets/{old.name}": f"assets/{new}" for old, new in ((start, new_start), (solver, new_solver))
        }
        self._publish_worker(version, renamed, {"assets/not-there.js": integrity(b"")} if broken else {})

    def _publish_worker(self, version: str, renamed: dict[str, str], more: dict[str, str]) -> None:
        path = self.folder / "sw.js"
        worker = path.read_text()
        kept = [renamed.get(name, name) for name in listed(worker, "files")]
        hashes = {name: integrity(self._bytes(name)) for name in kept}
        path.write_text(filled(filled(worker, "files", hashes | more), "version", version))

    def _bytes(self, name: str) -> bytes:
        return (self.folder / ("index.html" if name == "./" else name)).read_bytes()


def listed(worker: str, name: str) -> dict[str, str]:
    """The paths and hashes that the service worker has under a name."""
    found = re.search(rf"\b{name}=(\{{[^{{}}]*\}})", worker)
    assert found
    paths: dict[str, str] = json.loads(found[1])
    return paths


def filled(worker: str, name: str, value: object) -> str:
    """The service worker with another value for one of its constants."""
    text, times = re.subn(
        rf'\b{name}=(\{{[^{{}}]*\}}|"[^"]*")', lambda _: f"{name}={json.dumps(value)}", worker, count=1
    )
    assert times == 1
    return text


class Fallback(serve.Handler):
    """A host that answers every address that it does not know with its page and status 200."""

    def translate_path(self, path: str) -> str:
        found = super().translate_path(path)
        return found if Path(found).exists() else str(Path(self.directory) / "index.html")


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
    page.evaluate(LOOK_FOR_UPDATE)


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
    player.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    # what is new, which nobody has looked at before
    player.page.locator("#menu").tap()
    player.page.get_by_role("button", name="What’s new").tap()
    expect(player.page.get_by_role("dialog").locator("li").first).to_be_visible()
    player.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
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


# The worker that fetches what the start needs does something else.
NO_EARLY_WORKER = """
const Real = Worker;
window.Worker = function start(address, options) {
  if (!String(address).includes("early_worker")) return new Real(address, options);
  const worker = new EventTarget();
  setTimeout(() => { WHAT });
  window.earlyWorkers = 1;
  return worker;
};
"""
FAILS = 'worker.dispatchEvent(new ErrorEvent("error", { message: "no worker" }));'
IS_SILENT = ""


@pytest.mark.parametrize("what", [FAILS, IS_SILENT])
def test_without_its_early_worker_the_game_starts_offline_too(contexts: Profiles, site: Site, what: str) -> None:
    context = contexts(**PHONE)
    context.add_init_script(NO_EARLY_WORKER.replace("WHAT", what))
    player = visited(context, site)
    assert not player.page.evaluate("window.earlyWorkers")
    player.play("t1t2")
    site.go_away(context)
    player.page.reload()
    player.wait_for_python()
    player.expect_moves(1)
    player.expect_position()
    assert player.page.evaluate("window.earlyWorkers")


def test_a_chart_that_was_fetched_is_there_without_the_network(contexts: Profiles, site: Site) -> None:
    context = contexts(**PHONE)
    player = visited(context, site)
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    player.open(IN_CHART)
    expect(player.page.locator("#verdict")).to_have_text("can be won")
    assert [url for url in asked if "/charts/" in url] == [f"{site.address}charts/black-hole.txt"]
    site.go_away(context)
    player.page.close()
    player = Player(context.new_page(), site.address, f"#{IN_CHART}")
    expect(player.page.locator("#verdict")).to_have_text("can be won")


def test_all_files_the_page_names_are_kept(contexts: Profiles, site: Site) -> None:
    player = visited(contexts(**PHONE), site)
    kept = player.page.evaluate("""async () => {
        const [name] = await caches.keys();
        const requests = await (await caches.open(name)).keys();
        return requests.map(request => new URL(request.url).pathname);
    }""")
    there = {f"/{path.relative_to(site.folder).as_posix()}" for path in site.folder.rglob("*") if path.is_file()}
    not_needed = re.compile(
        r"/screenshots/|/charts/|/(backs|courts|suits)-|/words-.*\.json$|-(western|polish)-|/app-|/python_stdlib-|"
        r"/micropython-|/quick_|/play-|/(index|404).html$|/sw.js$|/_headers$|/\w+\.(txt|cdx\.json)$"
    )
    assert set(kept) == {path for path in there if not not_needed.search(path)} | {"/"}


def test_after_a_plain_start_it_works_offline_too(contexts: Profiles, site: Site) -> None:
    context = contexts(**PHONE)
    context.add_init_script("""
        const plain = fetch;
        window.fetch = (url, ...rest) => String(url).includes("/snapshot-")
            ? Promise.reject(new Error("this device takes no snapshot"))
            : plain(url, ...rest);""")
    player = visited(context, site)
    player.play("sw")
    player.eventually(lambda: player.page.evaluate("backboneOffline()"), True)
    site.go_away(context)
    player.page.reload()
    player.wait_for_python()
    player.expect_moves(1)
    player.expect_position()


def test_a_first_visit_goes_on_without_a_network(contexts: Profiles, site: Site) -> None:
    context = contexts(viewport={"width": 1280, "height": 800})
    player = visited(context, site)
    player.page.evaluate("""navigator.serviceWorker.controller
        || new Promise(done => navigator.serviceWorker.addEventListener("controllerchange", () => done(true)))""")
    site.go_away(context)
    expect_a_hint(player)


def expect_a_hint(player: Player) -> None:
    """A hint that the worker has found; one without the worker would be called a guess."""
    player.follow("v1/black-hole/17")
    player.page.keyboard.press("h")
    expect(player.page.locator("#hint-words")).to_have_text("Why?")

    def says_why() -> bool:
        player.page.keyboard.press("h")
        return "51 moves to win" in (player.page.locator("#said").text_content() or "")

    player.eventually(says_why, True)  # the news of a version may take the place of what was said


def test_an_unknown_address_leads_to_the_game_without_a_network(contexts: Profiles, site: Site) -> None:
    context = contexts(**PHONE)
    page = visited(context, site).page
    page.reload()
    answer = page.goto(f"{site.address}a/b/")
    assert answer
    assert answer.status == 404  # the host has the first word
    site.go_away(context)
    for path in ("a/b/c", "a/b/", "index.htm"):
        page.goto(f"{site.address}{path}#{OTHER}")
        assert page.url == f"{site.address}#{OTHER}"
        page.locator("html[data-python=pyodide] #table").wait_for(state="attached")
    contexts.troubles[:] = [words for words in contexts.troubles if "Failed to load resource" not in words]


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
    offer.get_by_role("button", name=message("update-now")).tap()
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
    page.get_by_role("button", name=message("update-now")).tap()
    expect(page.locator("meta[name=version][content=second]")).to_be_attached()
    player.wait_for_python()
    other.page.bring_to_front()
    other.page.get_by_role("button", name="Play here").tap()
    other.page.get_by_role("button", name=message("update-now")).tap()
    expect(other.page.locator("meta[name=version][content=second]")).to_be_attached()
    other.wait_for_python()


def test_a_tab_of_the_old_version_goes_on_with_its_own_files(contexts: Profiles, site: Site) -> None:
    context = contexts(viewport={"width": 1280, "height": 800})
    player = visited(context, site)
    player.page.reload()
    player.wait_for_python()
    first = version_of(player.page)
    other = Player(context.new_page(), site.address)
    site.publish("second")
    look_for_update(other.page)
    other.page.get_by_role("button", name=message("update-now")).click()
    expect(other.page.locator("meta[name=version][content=second]")).to_be_attached()
    other.wait_for_python()
    assert other.page.evaluate("backboneOffline()")  # and with that old versions are removed
    site.go_away(context)
    player.page.bring_to_front()
    player.page.get_by_role("button", name="Play here").click()
    assert version_of(player.page) == first
    expect_a_hint(player)  # its worker is started only now, and the second version has no file of that name
    player.page.close()
    other.page.reload()
    other.wait_for_python()
    other.eventually(lambda: [name.rpartition(" ")[2] for name in caches(other.page)], ["second"])


@pytest.mark.parametrize("host", ["site", "fallback_site"])
def test_a_new_version_that_cannot_be_fetched_leaves_the_old_one(
    contexts: Profiles, host: str, request: pytest.FixtureRequest
) -> None:
    site: Site = request.getfixturevalue(host)
    context = contexts(**PHONE)
    player = visited(context, site)
    page = player.page
    page.reload()
    player.wait_for_python()
    first, before = version_of(page), caches(page)
    site.publish("second", broken=True)
    assert outcome_of_update(page) == "redundant"
    expect(page.locator("#update")).to_be_hidden()
    player.eventually(lambda: caches(page), before)
    site.go_away(context)
    page.reload()
    player.wait_for_python()
    assert version_of(page) == first
    player.play("sw")
    player.expect_position()
    contexts.troubles[:] = [words for words in contexts.troubles if "404" not in words]


def outcome_of_update(page: Page) -> str:
    """Look for a new version, and return what becomes of its service worker."""
    state: str = page.evaluate("""async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const found = new Promise(done => registration.addEventListener("updatefound", () => {
            const worker = registration.installing;
            worker.addEventListener("statechange", () => done(worker.state));
        }));
        await registration.update().catch(() => {});
        return found;
    }""")
    return state


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
