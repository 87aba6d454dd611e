"""Check what the page refuses: frames, foreign markup and scripts, and saved boards that contain anything else.

Most of it has to work on a host that sends no headers at all.
"""

import http.server
import json
import re
import threading
from collections.abc import Iterator
from http import HTTPStatus

import pytest
from playwright.sync_api import Page, expect

from chromium.conftest import PHONE, PhoneWith, Profiles
from chromium.gate import Gate
from chromium.player import Player
from make import serve
from make.site import DIST
from support.english import message

pytestmark = pytest.mark.in_turn(2)

PAINT = "backbone.paint"


class Bare(serve.Handler):
    """A host that sends none of the headers that the page asks for."""

    def extra_headers(self) -> dict[str, str]:
        return {}


@pytest.fixture
def bare(contexts: Profiles) -> Iterator[str]:
    server, address = serve.in_background(DIST, handler=Bare)
    contexts.homes.append(address)
    yield address
    server.shutdown()
    server.server_close()


class Outsider(http.server.BaseHTTPRequestHandler):
    """Another site: answers every request with a page that frames the game, and notes the path of the request."""

    framed = ""
    asked: list[str] = []

    def do_GET(self) -> None:
        self.asked.append(self.path)
        body = f'<!doctype html><title>Outside</title><iframe src="{self.framed}"></iframe>'.encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/html")
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def outside(contexts: Profiles) -> Iterator[str]:
    """Serve another site, and return its address."""
    Outsider.asked = []
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Outsider)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://localhost:{server.server_port}/"  # for browsers the same site, which could share storage
    contexts.homes.append(address)
    yield address
    server.shutdown()
    server.server_close()


# Frames


def test_in_a_frame_it_shows_a_link_and_starts_nothing(contexts: Profiles, bare: str, outside: str) -> None:
    """Check that the sentence is shown. Its script may come after the guard has forbidden all other scripts."""
    Outsider.framed = f"{bare}#v1/black-hole/17"
    context = contexts(**PHONE)
    gate = Gate(context, "**/safety_net-*.js")
    page = context.new_page()
    page.goto(outside, wait_until="commit")
    page.frame_locator("iframe").locator("html[hidden]").wait_for(state="attached")
    gate.open()
    frame = page.frame_locator("iframe")
    link = frame.get_by_role("link", name=message("open-by-itself"))
    expect(frame.locator("body")).to_have_text(f"{message('framed')} {message('open-by-itself')}")
    page.wait_for_load_state()
    inner = page.frames[1]
    left = "[backbone.presses ?? null, backbone.startSolver ?? null, localStorage.length]"
    assert inner.evaluate(left) == [None, None, 0]
    assert inner.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0
    link.click()
    page.locator("html[data-python=pyodide] #table").wait_for(state="attached")
    assert page.url.startswith(bare)
    expect(page.locator("#title")).to_have_text("Black Hole")
    # the browser reports each script that the policy blocks
    contexts.troubles[:] = [words for words in contexts.troubles if "Content Security Policy" not in words]


def test_in_a_frame_a_later_visit_starts_nothing_either(contexts: Profiles, bare: str) -> None:
    """Check the script that begins the downloads: it is in the same file as the guard, which cannot block it."""
    player = Player(contexts(**PHONE).new_page(), bare)
    player.eventually(
        lambda: player.page.evaluate("() => navigator.serviceWorker.ready.then(backbone.playsOffline)"), True
    )
    player.page.goto(f"{bare}robots.txt")
    workers: list[str] = []
    player.page.on("worker", lambda worker: workers.append(worker.url))
    player.page.evaluate(
        """address => {
        const frame = document.createElement("iframe");
        frame.src = address;
        document.body.append(frame);
    }""",
        bare,
    )
    expect(player.page.frame_locator("iframe").get_by_role("link", name=message("open-by-itself"))).to_be_visible()
    inner = player.page.frames[1]
    assert inner.evaluate("Boolean(navigator.serviceWorker.controller)")
    assert inner.evaluate("backbone.runtime ?? null") is None
    assert workers == []
    contexts.troubles.clear()


# Policies


def test_the_worker_that_judges_has_the_policy_of_the_page(contexts: Profiles, bare: str, outside: str) -> None:
    player = Player(contexts(viewport={"width": 1280, "height": 800}).new_page(), bare)
    with player.page.expect_worker() as started:
        player.open("v1/black-hole/17")
        player.page.keyboard.press("h")
    expect(player.page.locator("#hint-words")).to_have_text("Why?")
    player.page.keyboard.press("h")
    player.expect_said("51 moves to win")
    ways = {
        "fetch": "url => fetch(url).then(() => 'sent', error => error.name)",
        "import": "url => import(url).then(() => 'sent', error => error.name)",
        "socket": """url => new Promise(done => {
            const socket = new WebSocket(url.replace("http", "ws"));
            socket.onopen = () => done("sent");
            socket.onerror = () => done("refused");
        })""",
    }
    for name, script in ways.items():
        assert started.value.evaluate(script, outside) != "sent", name
    assert Outsider.asked == []
    contexts.troubles.clear()


@pytest.mark.parametrize("host", ["address", "bare"])
def test_text_becomes_markup_only_by_our_policy(
    contexts: Profiles, host: str, request: pytest.FixtureRequest
) -> None:
    player = Player(contexts(**PHONE).new_page(), request.getfixturevalue(host))
    player.play("sw")
    refused = """script => { try { script(); return "taken"; } catch (error) { return error.name; } }"""
    for sink in (
        "() => { document.querySelector('#said').innerHTML = '<b>bold</b>'; }",
        "() => new DOMParser().parseFromString('<b>bold</b>', 'text/html')",
        "() => new Worker('solver.js')",
        "() => { document.createElement('script').src = 'boot.js'; }",
        "() => trustedTypes.createPolicy('another', {})",
        "() => backbone.trust.createScriptURL('https://example.com/script.js')",
    ):
        assert player.page.evaluate(f"({refused})({sink})") == "TypeError", sink
    contexts.troubles.clear()


# The board of the last visit

HOSTILE = """<svg class="table"><script>document.title = "run"</script><g class="cards" onclick="alert(1)">
    <use href="https://example.com/x.svg#a"/><use href="#s-c" xlink:href="//example.com/"/>
    <a href="javascript:alert(1)"><text>a</text></a>
    <foreignObject><iframe src="//example.com/"></iframe></foreignObject>
    <animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload" to="x"/></g></svg>
    <meta http-equiv="refresh" content="0;url=//example.com/"><base href="//example.com/"><style>p{top:0}</style>
    <link rel="stylesheet" href="//example.com/x.css"><img src="//example.com/x.png" onerror="alert(1)">
    <form action="//example.com/"><button id="menu" formaction="javascript:alert(1)">b</button></form>
    <p style="position:fixed" id="boot-status">words</p>"""
BROKEN = ["null", "[]", "7", '"text"', "{", '{"look": {"a-b": "x"}}', '{"html": {"length": 9}}']


def save(text: str) -> str:
    """Return a script that saves a text as the board of the last visit."""
    return f"if (location.protocol !== 'about:') localStorage.setItem('{PAINT}', {json.dumps(text)});"


def expect_board(page: Page) -> None:
    """Expect the cards of the last visit instead of those in the delivered page, while Python is still loading."""
    expect(page.locator("#first-paint > svg .card").first).to_be_attached()


def test_of_a_saved_board_only_a_board_is_shown(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    look = {"theme": "night", "x-y": "1", "hand": 7}
    context.add_init_script(save(json.dumps({"html": HOSTILE, "look": look})))
    Gate(context, "**/*.wasm")
    page = context.new_page()
    page.goto(address, wait_until="commit")
    paint = page.locator("#first-paint")
    expect(paint.locator("p")).to_have_text("words")
    elements = "e => [...e.querySelectorAll('*')]"
    assert paint.evaluate(f"{elements}.map(e => e.localName)") == ["svg", "g", "use", "use", "p"]
    attributes = paint.evaluate(f"{elements}.flatMap(e => [...e.attributes].map(a => `${{a.name}}=${{a.value}}`))")
    assert attributes == ["class=table", "class=cards", "href=#s-c"]
    served = re.search("<html[^>]*>", (DIST / "index.html").read_text())
    assert served is not None
    first_look = dict(re.findall(r'data-(\w+)="?(\w+)', served[0]))
    assert page.locator("html").evaluate("html => ({ ...html.dataset })") == first_look | {"theme": "night"}
    # the browser also reports what the policy would have blocked in the parts left out
    contexts.troubles[:] = [words for words in contexts.troubles if "Content Security Policy" not in words]


def test_every_real_board_is_shown_whole(contexts: Profiles, address: str) -> None:
    # a service worker would answer from its cache, and the route could not hold requests back
    context = contexts(**PHONE, service_workers="block")
    player = Player(context.new_page(), address)
    for deal in ("v1/bridge/1", "v1/canfield/7"):
        player.open(deal)
        player.page.reload()  # leaving the page saves the board
        player.wait_for_python()
        saved: str = player.page.evaluate(f"JSON.parse(localStorage.getItem('{PAINT}')).html")
        gate = Gate(context, "**/*.wasm")
        page = context.new_page()
        page.goto(address, wait_until="commit")
        expect_board(page)
        drawn = """html => {
            const element = document.createElement("div");
            backbone.fillElement(element, html);
            return element.innerHTML;
        }"""
        shown = page.locator("#first-paint").inner_html()
        assert shown == page.evaluate(drawn, saved)
        gate.open()
        page.close()


@pytest.mark.parametrize("saved", BROKEN)
def test_nothing_saved_can_prevent_a_start(phone_with: PhoneWith, saved: str) -> None:
    player = phone_with(save(saved))
    player.play("sw")
