"""A start that comes to nothing is never silent: the page says what is missing, and what helps."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from chromium.conftest import DIST, PHONE, Profiles
from chromium.player import Player
from chromium.test_start import as_player, early_page, missing
from make import serve
from support.english import message

pytestmark = pytest.mark.in_turn(6)

NOT_LOADED = "Couldn’t load the game."
LOGIN = "<!doctype html><title>Sign in to this network</title><p>Your room number, please."
WITHOUT_WASM = "Reflect.deleteProperty(globalThis, 'WebAssembly');"
WITHOUT_STREAMS = """
for (const name of ["compileStreaming", "instantiateStreaming"]) Reflect.deleteProperty(WebAssembly, name);
"""


def login(route: Route) -> None:
    route.fulfill(body=LOGIN, content_type="text/html; charset=utf-8")


def damaged(route: Route) -> None:
    (path,) = DIST.rglob(route.request.url.rpartition("/")[2])
    route.fulfill(body=path.read_bytes()[:-20], content_type=serve.TYPES[path.suffix].partition(";")[0])


def mistyped(route: Route) -> None:
    (path,) = DIST.rglob(route.request.url.rpartition("/")[2])
    route.fulfill(body=path.read_bytes(), content_type="application/octet-stream")


def status(page: Page) -> Locator:
    return page.locator("#boot-status")


def note(page: Page) -> Locator:
    """What is said below the table while MicroPython plays."""
    return page.locator("#trouble")


def leave(page: Page, contexts: Profiles) -> None:
    """Close a page that has met what it was to meet, with all that it has told in the console of it."""
    page.close()
    contexts.troubles.clear()


class Visitor(Player):
    """A player for whom it is the same which Python plays; MicroPython plays on as long as its page is seen."""

    def wait_for_python(self) -> None:
        self.page.locator("html[data-python] #table").wait_for(state="attached")


NOTE_ADVICE = "addEventListener('backbone-advice', () => { window.isAdvised = true; });"


def visitor(contexts: Profiles, address: str, *, whole: bool, script: str = "", **options: Any) -> Visitor:
    """A player on a first visit who can have advice, from the page's own Pyodide or from a worker's."""
    context = contexts(**PHONE, whole=whole, **options)
    context.add_init_script(NOTE_ADVICE + script)
    made = Visitor(context.new_page(), address)
    made.page.wait_for_function("() => document.documentElement.dataset.python === 'pyodide' || window.isAdvised")
    return made


# What the browser lacks


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "It needs WebAssembly"), ("de-AT", "Es braucht WebAssembly"), ("he", "WebAssembly")],
)
@pytest.mark.parametrize("whole", [True, False])
def test_without_webassembly_the_page_says_so(
    contexts: Profiles, address: str, language: str, words: str, whole: bool
) -> None:
    """The painted table never answered, and said nothing for a minute."""
    context = contexts(**PHONE, locale=language, whole=whole)
    context.add_init_script(WITHOUT_WASM)
    page = context.new_page()
    page.goto(address)
    expect(status(page)).to_contain_text(words)
    expect(status(page)).to_have_attribute("lang", language.partition("-")[0])
    expect(status(page).get_by_role("button")).to_be_visible()
    leave(page, contexts)


@pytest.mark.parametrize("whole", [True, False])
def test_a_browser_that_compiles_no_streams_plays(contexts: Profiles, address: str, whole: bool) -> None:
    player = visitor(contexts, address, whole=whole, script=WITHOUT_STREAMS)
    player.play("sw")
    player.expect_position()
    # MicroPython's own words about what it does instead
    spoken = ("wasm streaming compile failed", "falling back to ArrayBuffer")
    contexts.troubles[:] = [words for words in contexts.troubles if not words.startswith(spoken)]


def test_a_page_opened_as_a_file_says_that_it_needs_a_server(contexts: Profiles) -> None:
    context = contexts(**PHONE)
    contexts.homes.append("file:")
    page = context.new_page()
    page.goto((DIST / "index.html").as_uri())
    expect(status(page)).to_contain_text(
        f"{NOT_LOADED} It can’t run from a file: it has to come from a web server."
    )
    leave(page, contexts)


def test_a_page_in_a_sandbox_says_so(contexts: Profiles, address: str) -> None:
    """No script and no style of the page may come there: what is left is the page itself."""
    context = contexts(**PHONE)
    page = context.new_page()
    headers = {"Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": "sandbox allow-scripts"}
    body = (DIST / "index.html").read_text()
    page.route(address, lambda route: route.fulfill(body=body, headers=headers))
    page.goto(address)
    expect(page.locator("#late")).to_be_visible()
    expect(page.locator("#late")).to_contain_text("It doesn’t run from a file or inside another page")
    leave(page, contexts)


# What the host sends


class Mistyping(serve.Handler):
    """A host that knows no type for WebAssembly."""

    type_of_wasm = ""

    def guess_type(self, path: str) -> str:  # type: ignore[override]
        return self.type_of_wasm if str(path).endswith(".wasm") else super().guess_type(path)


@pytest.mark.parametrize("kind", ["application/octet-stream", "text/plain", "application/wasm; charset=utf-8"])
@pytest.mark.parametrize("whole", [True, False])
def test_webassembly_may_come_with_any_type(contexts: Profiles, kind: str, whole: bool) -> None:
    """MicroPython played for ever, without hints and never offline."""
    handler = type("Here", (Mistyping,), {"type_of_wasm": kind})
    server, address = serve.in_background(DIST, handler=handler)
    contexts.homes.append(address)
    player = visitor(contexts, address, whole=whole)
    context = player.page.context
    player.play("sw")
    player.eventually(lambda: player.page.evaluate("navigator.serviceWorker.ready.then(backboneOffline)"), True)
    server.shutdown()
    server.server_close()
    context.set_offline(True)
    player.page.reload()
    player.wait_for_python()
    player.expect_moves(1)


class Redirecting(serve.Handler):
    """A host that sends those who ask for its folder on to the page in it."""

    def do_GET(self) -> None:  # noqa: N802
        if self.path != "/":
            super().do_GET()
            return
        self.send_response(302)
        self.send_header("Location", "/index.html")
        self.send_header("Content-Length", "0")
        self.end_headers()


class Varying(serve.Handler):
    """A host that says of everything that each request is answered differently."""

    def extra_headers(self) -> dict[str, str]:
        return super().extra_headers() | {"Vary": "*"}


@pytest.mark.parametrize("handler", [Redirecting, Varying])
def test_a_host_with_habits_of_its_own_is_left_for_the_tunnel(
    contexts: Profiles, handler: type[serve.Handler]
) -> None:
    """Nothing was ever kept, without a word."""
    server, address = serve.in_background(DIST, handler=handler)
    contexts.homes.append(address)
    context = contexts(**PHONE)
    player = Player(context.new_page(), address)
    player.play("sw")
    player.eventually(lambda: player.page.evaluate("navigator.serviceWorker.ready.then(backboneOffline)"), True)
    server.shutdown()
    server.server_close()
    context.set_offline(True)
    page = context.new_page()
    page.goto(address)
    player.page = page
    player.wait_for_python()
    player.expect_moves(1)


# A file that is not as it should be


NAMES = ("begin", "before_paint", "start", "interpreter", "kept", "main", "pyodide.mjs", "core.js")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        (missing, "is missing. The site may just be updating"),
        (login, "Another page came in place of the file"),
        (damaged, "arrived damaged."),
    ],
)
def test_a_file_that_does_not_come_is_named(
    contexts: Profiles, address: str, name: str, trouble: Callable[[Route], None], words: str
) -> None:
    """Nothing was said, or only that the game could not be loaded."""
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


@pytest.mark.parametrize("what", [r"/start-\w+\.mjs$", r"/pyodide\.asm\.wasm$", r"/interpreter-\w+\.mjs$"])
def test_without_pyodide_the_player_is_told_on_every_visit(contexts: Profiles, address: str, what: str) -> None:
    """MicroPython played for ever, and what was missing and why was not said."""
    # a service worker would get the file, past our route
    context = contexts(whole=False, **PHONE, reduced_motion="reduce", service_workers="block")
    context.add_init_script(NOTE_ADVICE)
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
    page.wait_for_function("() => window.isAdvised")
    expect(note(page)).to_be_hidden()
    leave(page, contexts)


def test_a_file_that_the_browser_remembers_wrongly_is_fetched_anew(contexts: Profiles, tmp_path: Path) -> None:
    """A page of another kind stayed in the place of a script for as long as the browser kept it."""
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
    expect(status(page)).to_contain_text("Another page came in place of the file core.js.")
    context.unroute(re.compile(r"/core\.js$"))
    context.route(address, login)
    retry.tap()
    expect(status(page)).to_contain_text("Another page came in place of the file index.html.")
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
    """Scripts are joined to one file; the first error in it ended them all."""
    begins = {
        "early_runtime": "function beginDownloads(){",
        "early_presses": "function keepPresses(){",
        "look": "function putLook(){",
        "words": "function beginWords(){",
    }
    context = contexts(**PHONE)
    (path,) = DIST.glob("assets/before_paint-*")
    script = path.read_text()
    assert script.count(begins[part]) == 1
    body = script.replace(begins[part], f'{begins[part]}throw new Error("no {part}");')
    context.route(
        re.compile(r"/before_paint-"), lambda route: route.fulfill(body=body, content_type="text/javascript")
    )
    page = context.new_page()
    page.goto(address)
    made = (
        "[window.backboneRuntime, window.backbonePresses, window.backboneLook, window.backboneWords].map(Boolean)"
    )
    page.wait_for_load_state()
    assert page.evaluate(made) == [name != part for name in begins]
    leave(page, contexts)


# Words


@pytest.mark.parametrize(
    "body", [LOGIN, '{"code":"de","direction":"ltr","mess', "{}", "[]", "null", '{"code":"fr","page":{}}']
)
@pytest.mark.parametrize("whole", [True, False])
def test_damaged_words_leave_a_game_in_english(contexts: Profiles, address: str, body: str, whole: bool) -> None:
    """The text was given to Python before anybody had looked at it: the game did not start."""
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


# Addresses at which there is nothing


@pytest.fixture
def plain_page(contexts: Profiles) -> Iterator[Page]:
    yield contexts(**PHONE).new_page()
    contexts.troubles[:] = [words for words in contexts.troubles if "404" not in words]


def test_an_address_without_a_file_says_so_and_leads_to_the_game(plain_page: Page, address: str) -> None:
    """Some hosts answer such addresses with the game, also in the place of a script, if there is no such page."""
    answer = plain_page.goto(f"{address}assets/no-such-file-0123456789.js")
    assert answer
    assert answer.status == 404
    assert "immutable" not in answer.headers.get("cache-control", "")
    expect(plain_page.locator('p[lang="de"]')).to_have_text("Unter dieser Adresse gibt es nichts. Zum Spiel")
    plain_page.get_by_role("link", name="Go to the game").tap()
    as_player(plain_page, address)
