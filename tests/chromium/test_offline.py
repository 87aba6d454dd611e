"""Check that the page works without a network after one visit.

`test_kept_files.py` checks the repair of stored files.
"""

import json
import re

import pytest
from playwright.sync_api import expect

from chromium.changing_site import Site, expect_a_hint, visited
from chromium.conftest import PHONE, Profiles
from chromium.player import Player, first_moves
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session

pytestmark = pytest.mark.in_turn(6)
IN_CHART = "v1/black-hole/9000"  # a deal whose verdict is only in the chart file
OTHER = first_moves("backbone-aisleriot", 6)


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
    # another rule set for the first time, its rules, and a new deal
    player.page.locator("#games").tap()
    player.page.get_by_role("button", name="traditional").tap()
    expect(player.page.locator("#title")).to_have_text("Backbone, traditional")
    player.page.locator("#rules").tap()
    expect(player.page.get_by_role("dialog")).to_contain_text("Ten cards in each column")
    player.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    # the sheet of news, opened for the first time
    player.page.locator("#menu").tap()
    player.page.get_by_role("button", name="What’s new").tap()
    expect(player.page.get_by_role("dialog").locator("li").first).to_be_visible()
    player.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    player.page.locator("#new").tap()
    # another page, opened by a link
    player.page.close()
    player = Player(context.new_page(), site.address, f"#{OTHER}")
    player.session = Session.read(OTHER, CATALOGUE)
    player.expect_moves(6)
    player.expect_position()
    # and one by a shortcut, and one by the file name
    for path in ("?do=new", "index.html"):
        player.page.close()
        player = Player(context.new_page(), site.address, path)
        player.expect_moves(0)
        expect(player.page.locator("#boot-status")).to_be_hidden()


# Replaces the worker that fetches early what the start needs.
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
        r"/micropython-|/quick_|/(index|404).html$|/sw.js$|/_headers$|/\w+\.(txt|cdx\.json)$"
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
    player.eventually(lambda: player.page.evaluate("backbone.playsOffline()"), True)
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


def test_an_unknown_address_leads_to_the_game_without_a_network(contexts: Profiles, site: Site) -> None:
    context = contexts(**PHONE)
    page = visited(context, site).page
    page.reload()
    answer = page.goto(f"{site.address}a/b/")
    assert answer
    assert answer.status == 404  # with a network the host answers
    site.go_away(context)
    for path in ("a/b/c", "a/b/", "index.htm"):
        page.goto(f"{site.address}{path}#{OTHER}")
        assert page.url == f"{site.address}#{OTHER}"
        page.locator("html[data-python=pyodide] #table").wait_for(state="attached")
    contexts.troubles[:] = [words for words in contexts.troubles if "Failed to load resource" not in words]


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
