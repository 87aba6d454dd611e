"""Check that the page names a file that is missing, damaged or of another kind, and finds a way to go on."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from chromium.conftest import PHONE, Profiles
from chromium.player import Player
from chromium.starting_page import (
    HAS_ADVICE,
    LOGIN,
    NOT_LOADED,
    Visitor,
    as_player,
    early_page,
    leave,
    login,
    missing,
    status,
)
from make import serve
from make.site import DIST
from support.english import message

pytestmark = pytest.mark.in_turn(6)


def damaged(route: Route) -> None:
    (path,) = DIST.rglob(route.request.url.rpartition("/")[2])
    route.fulfill(body=path.read_bytes()[:-20], content_type=serve.TYPES[path.suffix].partition(";")[0])


def mistyped(route: Route) -> None:
    (path,) = DIST.rglob(route.request.url.rpartition("/")[2])
    route.fulfill(body=path.read_bytes(), content_type="application/octet-stream")


def note(page: Page) -> Locator:
    """Return the message below the table while MicroPython plays."""
    return page.locator("#trouble")


# Files that are missing, damaged or of another kind


NAMES = ("begin", "start", "read_and_play", "main", "pyodide.mjs", "core.js")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        (missing, "is missing. The site may just be updating"),
        (login, "Another page was sent instead of the file"),
        (damaged, "arrived damaged."),
    ],
)
def test_a_file_that_does_not_come_is_named(
    contexts: Profiles, address: str, name: str, trouble: Callable[[Route], None], words: str
) -> None:
    """Check the message: earlier there was none, or only that the game could not be loaded."""
    pattern = re.compile(rf"/{re.escape(name)}(-\w+\.\w+)?$")
    context = contexts(**PHONE, service_workers="block")
    context.route(pattern, trouble)
    page = context.new_page()
    page.goto(address)
    expect(status(page)).to_contain_text(NOT_LOADED)
    expect(status(page)).to_contain_text(words)
    expect(status(page)).to_contain_text(name.partition(".")[0])
    leave(page, contexts)


def test_a_script_of_the_wrong_type_is_named(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    context.route(re.compile(r"/[^/]*\.mjs$"), mistyped)
    page = context.new_page()
    page.goto(address)
    expect(status(page)).to_contain_text("was sent as “application/octet-stream”, which the browser refuses.")
    leave(page, contexts)


@pytest.mark.parametrize("what", [r"/start-\w+\.mjs$", r"/pyodide\.asm\.wasm$", r"/solver-\w+\.mjs$"])
def test_without_pyodide_the_player_is_told_on_every_visit(contexts: Profiles, address: str, what: str) -> None:
    """Check the message: earlier MicroPython went on for ever, and nothing said which file was missing."""
    # a service worker would fetch the file itself, so that the route would not see the request
    context = contexts(whole=False, **PHONE, reduced_motion="reduce", service_workers="block")
    context.route(re.compile(what), missing)
    for _ in range(2):
        page = context.new_page()
        page.goto(address)
        page.locator("html[data-python=micropython] #table").wait_for(state="attached")
        expect(note(page)).to_contain_text("You can play, but without hints this time.")
        expect(note(page)).to_contain_text("is missing.")
        expect(status(page)).to_be_hidden()
        page.close()
    page = context.new_page()
    page.goto(address)
    expect(note(page)).to_contain_text("is missing.")
    context.unroute(re.compile(what))
    note(page).get_by_role("button", name="Try again").tap()
    page.wait_for_function(f"() => {HAS_ADVICE}")
    expect(note(page)).to_be_hidden()
    leave(page, contexts)


def test_a_file_that_the_browser_remembers_wrongly_is_fetched_anew(contexts: Profiles, tmp_path: Path) -> None:
    """Check that a wrong file is fetched again: earlier it stayed as long as the browser cached it."""
    wrong = {"boot"}

    class WrongOnce(serve.Handler):
        def do_GET(self) -> None:  # noqa: N802
            name = self.path.rpartition("/")[2].partition("-")[0]
            if name not in wrong:
                super().do_GET()
                return
            wrong.remove(name)
            body = LOGIN.encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    server, address = serve.in_background(DIST, handler=WrongOnce)
    contexts.homes.append(address)
    player = Player(contexts(**PHONE).new_page(), address)
    player.play("sw")
    player.expect_position()
    leave(player.page, contexts)
    server.shutdown()
    server.server_close()


def test_when_the_network_is_back_the_page_tries_again(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE, service_workers="block")
    context.route(re.compile(r"/core\.js$|\?reached"), lambda route: route.abort())
    page = early_page(context, address)
    expect(status(page)).to_contain_text(message("no-network"))
    context.unroute(re.compile(r"/core\.js$|\?reached"))
    page.evaluate("dispatchEvent(new Event('online'))")
    as_player(page, address).play("sw")
    expect(status(page)).to_be_hidden()
    leave(page, contexts)


def test_trying_again_does_not_lead_to_another_page(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE, service_workers="block")
    page = context.new_page()
    context.route(re.compile(r"/core\.js$"), login)
    page.goto(address)
    retry = status(page).get_by_role("button", name="Try again")
    expect(status(page)).to_contain_text("Another page was sent instead of the file core.js.")
    context.unroute(re.compile(r"/core\.js$"))
    context.route(address, login)
    retry.tap()
    expect(status(page)).to_contain_text("Another page was sent instead of the file index.html.")
    context.unroute(address)
    retry.tap()
    as_player(page, address)
    leave(page, contexts)


def without_safety_net(context: BrowserContext) -> None:
    context.route(re.compile(r"/safety_net-"), missing)


def test_without_the_safety_net_it_plays(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    without_safety_net(context)
    player = Player(context.new_page(), address)
    player.play("sw")
    expect(player.page.locator("#late")).to_be_hidden()
    contexts.troubles[:] = [words for words in contexts.troubles if "Failed to load resource" not in words]


@pytest.mark.parametrize("part", ["early_runtime", "early_presses", "look", "words"])
def test_a_script_that_throws_does_not_take_others_along(contexts: Profiles, address: str, part: str) -> None:
    """Check that a part that throws does not stop the others.

    All are in one file; earlier the first error ended them all.
    """
    begins = {
        "early_runtime": "function beginDownloads(){",
        "early_presses": "function keepPresses(){",
        "look": "function putLook(){",
        "words": "function beginWords(){",
    }
    context = contexts(**PHONE)
    (path,) = DIST.glob("assets/begin-*")
    script = path.read_text()
    assert script.count(begins[part]) == 1
    body = script.replace(begins[part], f'{begins[part]}throw new Error("no {part}");')
    context.route(re.compile(r"/begin-"), lambda route: route.fulfill(body=body, content_type="text/javascript"))
    page = context.new_page()
    page.goto(address)
    made = "[backbone.runtime, backbone.presses, backbone.look, backbone.words].map(Boolean)"
    page.wait_for_load_state()
    assert page.evaluate(made) == [name != part for name in begins]
    leave(page, contexts)


# Files of words


@pytest.mark.parametrize(
    "body", [LOGIN, '{"code":"de","direction":"ltr","mess', "{}", "[]", "null", '{"code":"fr","page":{}}']
)
@pytest.mark.parametrize("whole", [True, False])
def test_damaged_words_leave_a_game_in_english(contexts: Profiles, address: str, body: str, whole: bool) -> None:
    """Check that the page checks the words before Python gets them: earlier the game did not start."""
    context = contexts(**PHONE, locale="de", service_workers="block", whole=whole)
    context.route("**/words-de-*.json", lambda route: route.fulfill(body=body, content_type="application/json"))
    player = Visitor(context.new_page(), address)
    expect(player.page.locator("#undo")).to_have_text("Undo")
    expect(player.page.locator("html")).to_have_attribute("lang", "en")
    player.play("sw")


def test_after_damaged_words_the_old_language_stays(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE, locale="de", service_workers="block")
    context.route("**/words-fr-*.json", lambda route: route.fulfill(body="{}", content_type="application/json"))
    player = Player(context.new_page(), address)
    page = player.page
    expect(page.locator("#undo")).to_have_text("Zurück")
    page.locator("#menu").tap()
    page.locator('#panel [data-do="settings"]').tap()
    page.locator('#panel [data-do="choose language fr"]').tap()
    expect(page.locator("#panel-said")).not_to_be_empty()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    player.wait_for_python()
    expect(page.locator("#undo")).to_have_text("Zurück")
