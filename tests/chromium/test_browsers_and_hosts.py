"""Check browsers that lack something and hosts with odd habits: the page plays, or says why it cannot."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from chromium.conftest import PHONE, Profiles
from chromium.player import Player
from chromium.starting_page import NOT_LOADED, as_player, leave, status, visitor
from make import serve
from make.site import DIST

pytestmark = pytest.mark.in_turn(6)
WITHOUT_WASM = "Reflect.deleteProperty(globalThis, 'WebAssembly');"

WITHOUT_STREAMS = """
for (const name of ["compileStreaming", "instantiateStreaming"]) Reflect.deleteProperty(WebAssembly, name);
"""


# Browsers that lack something


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "It needs WebAssembly"), ("de-AT", "Es braucht WebAssembly"), ("he", "WebAssembly")],
)
@pytest.mark.parametrize("whole", [True, False])
def test_without_webassembly_the_page_says_so(
    contexts: Profiles, address: str, language: str, words: str, whole: bool
) -> None:
    """Check the message. Earlier the painted table gave no answer and no message for a minute."""
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
    # MicroPython logs that it uses another way
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
    """Check that the sentence in the HTML appears: in a sandbox no script and no style of the page is loaded."""
    context = contexts(**PHONE)
    page = context.new_page()
    headers = {"Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": "sandbox allow-scripts"}
    body = (DIST / "index.html").read_text()
    page.route(address, lambda route: route.fulfill(body=body, headers=headers))
    page.goto(address)
    expect(page.locator("#late")).to_be_visible()
    expect(page.locator("#late")).to_contain_text("It doesn’t run from a file or inside another page")
    leave(page, contexts)


# Hosts with odd habits


class Mistyping(serve.Handler):
    """A host that sends WebAssembly files with another type than application/wasm."""

    type_of_wasm = ""

    def guess_type(self, path: str) -> str:  # type: ignore[override]
        return self.type_of_wasm if str(path).endswith(".wasm") else super().guess_type(path)


@pytest.mark.parametrize("kind", ["application/octet-stream", "text/plain", "application/wasm; charset=utf-8"])
@pytest.mark.parametrize("whole", [True, False])
def test_webassembly_may_come_with_any_type(contexts: Profiles, kind: str, whole: bool) -> None:
    """Check that Pyodide comes: earlier MicroPython went on for ever, without hints and never offline."""
    handler = type("Here", (Mistyping,), {"type_of_wasm": kind})
    server, address = serve.in_background(DIST, handler=handler)
    contexts.homes.append(address)
    player = visitor(contexts, address, whole=whole)
    context = player.page.context
    player.play("sw")
    player.eventually(
        lambda: player.page.evaluate("navigator.serviceWorker.ready.then(backbone.playsOffline)"), True
    )
    server.shutdown()
    server.server_close()
    context.set_offline(True)
    player.page.reload()
    player.wait_for_python()
    player.expect_moves(1)


class Redirecting(serve.Handler):
    """A host that redirects a request for its folder to index.html."""

    def do_GET(self) -> None:  # noqa: N802
        if self.path != "/":
            super().do_GET()
            return
        self.send_response(302)
        self.send_header("Location", "/index.html")
        self.send_header("Content-Length", "0")
        self.end_headers()


class Varying(serve.Handler):
    """A host that sends `Vary: *` with every file."""

    def extra_headers(self) -> dict[str, str]:
        return super().extra_headers() | {"Vary": "*"}


@pytest.mark.parametrize("handler", [Redirecting, Varying])
def test_a_host_with_habits_of_its_own_is_left_for_the_tunnel(
    contexts: Profiles, handler: type[serve.Handler]
) -> None:
    """Check that the page is stored: earlier nothing was, and the page did not say so."""
    server, address = serve.in_background(DIST, handler=handler)
    contexts.homes.append(address)
    context = contexts(**PHONE)
    player = Player(context.new_page(), address)
    player.play("sw")
    player.eventually(
        lambda: player.page.evaluate("navigator.serviceWorker.ready.then(backbone.playsOffline)"), True
    )
    server.shutdown()
    server.server_close()
    context.set_offline(True)
    page = context.new_page()
    page.goto(address)
    player.page = page
    player.wait_for_python()
    player.expect_moves(1)


# Addresses without a file


@pytest.fixture
def plain_page(contexts: Profiles) -> Iterator[Page]:
    yield contexts(**PHONE).new_page()
    contexts.troubles[:] = [words for words in contexts.troubles if "404" not in words]


def test_an_address_without_a_file_says_so_and_leads_to_the_game(plain_page: Page, address: str) -> None:
    """Check that the answer is 404.

    Without a page for it some hosts answer with the game, even in place of a script.
    """
    answer = plain_page.goto(f"{address}assets/no-such-file-0123456789.js")
    assert answer
    assert answer.status == 404
    assert "immutable" not in answer.headers.get("cache-control", "")
    expect(plain_page.locator('p[lang="de"]')).to_have_text("Unter dieser Adresse gibt es nichts. Zum Spiel")
    plain_page.get_by_role("link", name="Go to the game").tap()
    as_player(plain_page, address)
