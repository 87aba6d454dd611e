"""The start: a dealt board at once, presses kept, a way on when something fails."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from chromium.conftest import DIST, PHONE, Profiles
from chromium.gate import Gate
from chromium.player import Finger, Player
from engine.games.catalogue import CATALOGUE
from engine.play.notation import read_move
from engine.play.session import Session
from make import serve, site
from support.english import message

pytestmark = pytest.mark.in_turn(2)


def early_page(context: BrowserContext, address: str, path: str = "") -> Page:
    """The page as painted, with Python on its way."""
    page = context.new_page()
    page.goto(address + path, wait_until="commit")
    expect(page.locator("#first-paint .paint:visible")).to_have_count(1)  # all are, until the style sheet is there
    expect(page.locator("#first-paint .paint.tall")).to_be_visible()
    return page


def as_player(page: Page, address: str) -> Player:
    """The player of a page that has been open for a while."""
    player = Player.__new__(Player)
    player.page, player.address, player.session = page, address, Session(CATALOGUE["backbone"], 1)
    player.wait_for_python()
    return player


def test_a_dealt_board_is_there_before_python(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    Gate(context, "**/pyodide.asm.wasm")  # the snapshot arrives, so there is progress to tell of
    page = early_page(context, address)
    cards = page.locator("#first-paint .paint.tall .card")
    session = Session(CATALOGUE["backbone"], 1)
    expect(cards.and_(page.locator('[data-spot="l"]'))).to_have_count(len(session.position[8]))
    for name in ("s", "c", "t1", "t8"):
        expect(cards.and_(page.locator(f'[data-spot="{name}"]')).last).to_be_visible()
    expect(page.locator("#deal")).to_have_text("Deal 1")
    expect(page.locator("#table")).to_have_count(0)
    expect(page.locator("#boot-status")).to_have_text(re.compile(r"^Loading \d+.?%$"))


COVERED = """() => {
  const { left, right, top, bottom } = document.getElementById("boot-status").getBoundingClientRect();
  const places = [...document.querySelectorAll("#first-paint .card, #first-paint .spot")];
  if (!places.length) return ["no board"];
  return places.filter((place) => {
    const box = place.getBoundingClientRect();
    return box.width && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  }).map((place) => place.dataset.spot);
}"""


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1280, 800), (667, 375), (568, 320)])
@pytest.mark.parametrize(
    ("held", "says"),
    [
        (r"/quick_page-|/pyodide\.asm\.wasm", r"^Loading \d+.?%$"),
        (r"/pyscript-\w+/core\.js", re.escape(message("game-starts"))),  # the downloads are there, and it goes on
    ],
)
def test_the_progress_of_the_start_hides_no_card(
    contexts: Profiles, address: str, size: tuple[int, int], held: str, says: str
) -> None:
    """It lay over the stock, which is what most players press first; and it stood at 99 % for seconds."""
    context = contexts(viewport={"width": size[0], "height": size[1]})
    Gate(context, re.compile(held))
    page = context.new_page()
    page.goto(address, wait_until="commit")
    expect(page.locator("#boot-status")).to_have_text(re.compile(says))
    expect(page.locator("#boot-status")).to_be_in_viewport(ratio=1)
    expect(page.locator(".paint:visible")).to_have_count(1)
    assert page.evaluate(COVERED) == []


def test_a_failed_start_is_seen_where_a_page_is_shown_at_400_percent(contexts: Profiles, address: str) -> None:
    context = contexts(viewport={"width": 320, "height": 256})
    context.route("**/*.wasm", missing)
    page = context.new_page()
    page.goto(address, wait_until="commit")
    retry = page.get_by_role("button", name="Try again")
    expect(retry).to_be_in_viewport(ratio=1)
    page.close()
    contexts.troubles.clear()


@pytest.mark.parametrize("size", [(844, 390), (1280, 800)])
def test_other_screens_are_painted_too(contexts: Profiles, address: str, size: tuple[int, int]) -> None:
    context = contexts(viewport={"width": size[0], "height": size[1]})
    Gate(context, "**/*.wasm")
    page = context.new_page()
    page.goto(address, wait_until="commit")
    visible = page.locator(".paint:visible")
    expect(visible).to_have_count(1)
    expect(visible).to_have_class(re.compile("low" if size[1] < 520 else "wide"))


def test_the_painted_board_lies_where_the_live_one_will(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    gate = Gate(context, "**/*.wasm")
    page = early_page(context, address)
    script = """all => all.filter(c => c.checkVisibility()).map(c => {
        const box = c.getBoundingClientRect();
        return [c.dataset.spot, c.dataset.card, Math.round(box.x), Math.round(box.y), Math.round(box.width)];
    })"""
    before = page.locator("#first-paint .card").evaluate_all(script)
    gate.open()
    as_player(page, address)
    after = page.locator("#table .card").evaluate_all(script)
    assert [card[:2] for card in after] == [card[:2] for card in before]
    # a few pixels are the fonts of this machine, which decide how high the bars are
    far = [[abs(x - y) for x, y in zip(a[2:], b[2:], strict=True)] for a, b in zip(before, after, strict=True)]
    assert max(map(max, far)) <= 6, far


def test_early_presses_are_answered_in_order(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    gate = Gate(context, "**/*.wasm")
    page = early_page(context, address)
    page.locator('.paint.tall .card[data-spot="s"]').last.tap()
    page.locator('.paint.tall .card[data-spot="t1"]').last.tap()
    page.keyboard.press("d")
    page.locator("#undo").tap()
    page.keyboard.press("d")
    expect(page.locator(".paint.tall .pressed").first).to_be_attached()  # a press is seen to have been noticed
    gate.open()
    player = as_player(page, address)
    for text in ("sw", "t1t2", "sw"):
        player.session.play(read_move(player.game, text))
    player.expect_moves(3)
    player.expect_position()
    assert page.locator(".pressed").count() == 0


def middle(card: Locator) -> tuple[float, float]:
    """The middle of what can be seen of the last card of a pile."""
    box = card.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("beside", [0, 12])
def test_an_early_drag_is_played_when_python_is_there(contexts: Profiles, address: str, beside: int) -> None:
    """The card stays in its place until then. It need not be dropped exactly on the other."""
    context = contexts(**PHONE)
    gate = Gate(context, "**/*.wasm")
    page = early_page(context, address)
    card = page.locator('.paint.tall .card[data-spot="t1"]').last
    target = page.locator('.paint.tall .card[data-spot="t2"]').last
    start, (x, y) = middle(card), middle(target)
    finger = Finger(page)
    finger.down(start)
    finger.slide(start, (x, y + beside))
    finger.up()
    expect(page.locator(".paint.tall .pressed")).to_have_count(2)  # the card, and where it was dropped
    assert middle(card) == start
    gate.open()
    player = as_player(page, address)
    player.session.play(read_move(player.game, "t1t2"))
    player.expect_moves(1)
    player.expect_position()
    assert page.locator(".pressed").count() == 0


def test_an_early_drag_to_no_other_pile_and_a_second_finger_do_nothing(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    gate = Gate(context, "**/*.wasm")
    page = early_page(context, address)
    start = middle(page.locator('.paint.tall .card[data-spot="t1"]').last)
    target = middle(page.locator('.paint.tall .card[data-spot="t2"]').last)
    finger = Finger(page)
    finger.down(start)
    finger.slide(start, (start[0] - 12, start[1]))  # where nothing else lies
    finger.up()
    finger.down(start)
    finger.down(start, (start[0], start[1] + 90))
    finger.move(target, (start[0], start[1] + 90))
    finger.up()
    assert page.locator(".pressed").count() == 0
    page.keyboard.press("d")
    gate.open()
    player = as_player(page, address)
    player.session.play(read_move(player.game, "sw"))
    player.expect_moves(1)
    player.expect_position()


HEADER_WORDS = ".heading :is(#title, #deal, #moves, #score)"
HEADER = """() => Object.fromEntries([...document.querySelectorAll(".heading :is(#title, #deal, #moves, #score)")]
    .map(found => [found.id, found.checkVisibility({ visibilityProperty: true }) ? found.textContent : null]))"""


def test_the_header_says_from_the_first_picture_which_game_the_board_is_of(
    contexts: Profiles, address: str
) -> None:
    context = contexts(**PHONE, service_workers="block")
    player = Player(context.new_page(), address)
    player.open("v1/klondike-3/7")
    player.key("d")
    player.expect_moves(1)
    before = player.page.locator(HEADER_WORDS).all_text_contents()
    assert before[0].startswith("Klondike") and "1 move" in before
    player.page.goto("about:blank")
    gate = Gate(context, "**/*.wasm")
    page = early_page_of(player, address)
    assert page.locator(HEADER_WORDS).all_text_contents() == before
    gate.open()
    player.wait_for_python()


def test_while_another_game_than_the_last_is_on_its_way_the_header_names_none(
    contexts: Profiles, address: str
) -> None:
    context = contexts(**PHONE, service_workers="block")
    gate = Gate(context, "**/*.wasm")
    page = context.new_page()
    page.goto(f"{address}#v1/golf/3", wait_until="commit")
    expect(page.locator("#first-paint.waiting")).to_be_attached()
    assert set(page.evaluate(HEADER).values()) == {None}
    gate.open()
    as_player(page, address)
    assert page.evaluate(HEADER)["title"] == "Golf"


def early_page_of(player: Player, address: str) -> Page:
    """The page of somebody who comes again, as painted, with Python on its way."""
    player.page.goto(address, wait_until="commit")
    expect(player.page.locator("#first-paint .table[role]")).to_have_count(1)
    expect(player.page.locator("html:not([data-kept])")).to_be_attached()
    return player.page


def test_an_early_press_on_new_deal(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    gate = Gate(context, "**/*.wasm")
    page = early_page(context, address)
    page.locator("#new").tap()
    page.keyboard.press("d")
    gate.open()
    player = as_player(page, address)
    player.expect_moves(1)
    expect(page.locator("#deal")).not_to_have_text("Deal 1")
    page.locator("#undo").tap()
    player.expect_moves(0)
    player.undo_anew()
    expect(page.locator("#deal")).to_have_text("Deal 1")
    player.expect_position()


def test_what_is_seen_first_can_be_pressed_first(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    gate = Gate(context, re.compile(r"/boot-.*\.js"))  # the board has been painted, and nothing else is there
    page = early_page(context, address)
    page.keyboard.press("d")
    gate.open()
    player = as_player(page, address)
    player.session.play(read_move(player.game, "sw"))
    player.expect_moves(1)
    player.expect_position()


def test_early_presses_do_not_reach_below_a_sheet(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    gate = Gate(context, "**/*.wasm")
    page = early_page(context, address)
    for key in ("d", "i", "d", "n"):
        page.keyboard.press(key)
    gate.open()
    player = as_player(page, address)
    expect(page.locator("#panel")).to_be_visible()
    page.keyboard.press("Escape")
    player.session.play(read_move(player.game, "sw"))
    player.expect_moves(1)
    player.expect_position()


def test_an_early_swipe_is_no_press(contexts: Profiles, address: str) -> None:
    context = contexts(viewport={"width": 390, "height": 844})
    gate = Gate(context, "**/*.wasm")
    page = early_page(context, address)
    box = page.locator('.paint.tall .card[data-spot="s"]').last.bounding_box()
    assert box
    page.mouse.move(5, box["y"])
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] + 20, steps=4)
    page.mouse.up()
    gate.open()
    player = as_player(page, address)
    player.expect_moves(0)
    player.expect_position()


def test_the_first_board_is_the_same_and_new_deals_differ(contexts: Profiles, address: str) -> None:
    deals = []
    for _ in range(3):
        page = Player(contexts(**PHONE).new_page(), address).page
        expect(page.locator("#deal")).to_have_text("Deal 1")
        page.locator("#new").tap()
        expect(page.locator("#deal")).not_to_have_text("Deal 1")
        deals.append(page.locator("#deal").text_content())
    assert len(set(deals)) == 3, deals


# When something fails


def cut_off(route: Route) -> None:
    route.abort()


def missing(route: Route) -> None:
    route.fulfill(status=404, body="no")


def corrupt(route: Route) -> None:
    body = file_for(route)
    body[len(body) // 2] ^= 255
    route.fulfill(body=bytes(body), content_type="application/wasm")


def shorten(route: Route) -> None:
    route.fulfill(body=bytes(file_for(route)[:-4]), content_type="application/wasm")


def lengthen(route: Route) -> None:
    route.fulfill(body=bytes(file_for(route)) + b"more", content_type="application/wasm")


def file_for(route: Route) -> bytearray:
    """Return the file that a page asks for. (To fetch it would hold up a page that is closed meanwhile.)"""
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
    assert [url for url in asked if "python_stdlib" in url or "small_records" in url] == []


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


def test_python_runs_on_no_stack_of_its_own(contexts: Profiles, address: str) -> None:
    """Chromium's checks of memory read beyond the end of such a stack: a start then ended in a crash, rarely."""
    context = contexts(**PHONE)
    context.add_init_script(COUNT_SMALL_STACKS)
    player = Player(context.new_page(), address)
    with player.page.expect_worker() as started:  # which the move may begin to judge before the hint is asked for
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


def test_pyodide_makes_no_module_for_each_of_its_functions(contexts: Profiles, address: str) -> None:
    """It made 261, which took a tenth of the start."""
    context = contexts(**PHONE)
    context.add_init_script(COUNT_MODULES)
    player = Player(context.new_page(), address)
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


@pytest.mark.parametrize("what", ["**/*.wasm", "**/pyodide.asm.wasm", "**/core*.js", "**/main-*.py"])
def test_a_start_that_fails_says_so_and_offers_to_try_again(contexts: Profiles, address: str, what: str) -> None:
    context = contexts(**PHONE)
    context.route(what, missing)
    page = early_page(context, address)
    status = page.locator("#boot-status")
    expect(status).to_contain_text(message("not-loaded"))
    expect(status).to_contain_text("is missing")  # so the page has looked; sooner, it would load itself
    retry = status.get_by_role("button", name="Try again")
    expect(retry).to_be_visible()
    context.unroute(what)
    # pressed in the page, where it is: half a minute later the page looks and loads itself again
    retry.evaluate_all("buttons => buttons.forEach((button) => button.click())")
    player = as_player(page, address)
    expect(status).to_be_hidden()
    player.play("sw")
    player.expect_position()
    contexts.troubles.clear()


def lateness(page: Page) -> Locator:
    """The sentence that the style sheet shows after 45 seconds if no script takes it away."""
    return page.locator("#late")


def let_time_pass(page: Page, seconds: float) -> None:
    """Put the clock of the style sheet's sentence forward."""
    page.wait_for_function("() => document.getElementById('late').getAnimations().length")
    script = "(element, ms) => { for (const animation of element.getAnimations()) animation.currentTime = ms; }"
    lateness(page).evaluate(script, 1000 * seconds)


def test_without_any_script_the_page_says_so_late(contexts: Profiles, address: str) -> None:
    """The painted board stayed for good, and nobody answered."""
    context = contexts(**PHONE)
    context.route(re.compile(r"/(boot|start|safety_net)-"), missing)
    page = early_page(context, address)
    let_time_pass(page, 44)
    expect(lateness(page)).to_be_hidden()
    let_time_pass(page, 46)
    expect(lateness(page)).to_contain_text("Couldn’t load the game.")
    context.unroute(re.compile(r"/(boot|start|safety_net)-"))
    lateness(page).get_by_role("link").tap()
    player = as_player(page, address)
    expect(lateness(page)).to_be_hidden()
    player.play("sw")
    contexts.troubles.clear()


def test_a_page_that_was_cut_says_so(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    whole = (DIST / "index.html").read_text()
    cut = whole[: whole.index('id="first-paint"') + 20_000]
    context.route(address, lambda route: route.fulfill(body=cut, content_type="text/html; charset=utf-8"))
    page = context.new_page()
    page.goto(address)
    expect(page.locator("#boot-status")).to_contain_text("Couldn’t load the game.")
    page.close()
    contexts.troubles.clear()


def test_a_page_that_was_cut_says_so_late_without_any_script(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    context.route(re.compile(r"/safety_net-"), missing)
    whole = (DIST / "index.html").read_text()
    cut = whole[: whole.index('id="first-paint"') + 20_000]
    context.route(address, lambda route: route.fulfill(body=cut, content_type="text/html; charset=utf-8"))
    page = context.new_page()
    page.goto(address)
    let_time_pass(page, 46)
    expect(lateness(page)).to_be_visible()
    contexts.troubles.clear()


def test_without_the_script_that_tells_the_progress_it_plays(contexts: Profiles, address: str) -> None:
    """Python's first call to it failed."""
    context = contexts(**PHONE)
    context.route("**/boot-*.js", missing)
    player = Player(context.new_page(), address)
    player.play("sw")
    player.expect_position()
    expect(lateness(player.page)).to_be_hidden()
    expect(player.page.locator("#boot-status")).to_be_hidden()
    contexts.troubles.clear()


# Where it is served


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
