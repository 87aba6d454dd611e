"""Nothing is ever lost: saves, damaged saves, full disks, two tabs."""

import time
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect

from app.state import journal
from chromium import kept
from chromium.conftest import PHONE, Profiles
from chromium.player import Player, first_moves
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.english import message
from support.patience import PATIENCE

pytestmark = pytest.mark.in_turn(2)

FIVE = first_moves("backbone", 5)
OTHER = first_moves("backbone-aisleriot", 4)


def games(*links: str, at: int = 0) -> dict[str, Any]:
    """What the page keeps of these games; `at` is the index of the one on the table."""
    kept = {str(number): {"game": link, "token": f"token {number}"} for number, link in enumerate(links, start=1)}
    return {"games": kept, "order": list(range(1, len(links) + 1)), "at": at + 1}


def stored(page: Page, name: str) -> str | None:
    text: str | None = page.evaluate("name => localStorage.getItem(`backbone.${name}`)", name)
    return text


def come_back(context: BrowserContext, address: str, session: Session) -> Player:
    """Open the page again; it should show this game."""
    player = Player(context.new_page(), address)
    player.session = session
    player.expect_moves(session.moves_made)
    player.expect_position()
    return player


def crash(page: Page) -> None:
    """The page is gone without a chance to do anything more."""
    with suppress(Error):
        page.goto("chrome://crash")
    page.close()


@pytest.mark.fast_clock
def test_a_first_visit_is_told_nothing(phone: Player) -> None:
    phone.pass_time(2000)  # the page looks for troubles four times in a second
    assert phone.said() == ""
    expect(phone.page.get_by_role("dialog")).to_be_hidden()
    expect(phone.page.locator("#update")).to_be_hidden()
    expect(phone.page.locator("#boot-status")).to_be_hidden()


def test_every_move_is_kept_at_once_and_survives_a_crash(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    player = Player(context.new_page(), address)
    for text in ("t1t2", "sw", "t5t7"):
        player.play(text)
        assert kept.game(player.page)["game"] == player.session.text()
    player.page.locator("#undo").tap()
    player.session.undo()
    player.expect_moves(2)
    crash(player.page)
    player = come_back(context, address, player.session)
    player.page.locator("#redo").tap()  # what was undone is there, too
    player.session.redo()
    player.expect_moves(3)
    crash(player.page)
    player = come_back(context, address, player.session)
    assert player.said() == ""


def test_the_games_before_come_back_too(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    player = Player(context.new_page(), address)
    player.follow(FIVE)
    player.play("sw")
    five = player.session
    player.follow(OTHER)
    crash(player.page)
    player = come_back(context, address, player.session)
    for _ in range(player.session.moves_made):
        player.page.locator("#undo").tap()
    player.expect_moves(0)
    player.undo_anew()
    player.session = five
    player.expect_moves(6)
    player.expect_position()


def test_settings_survive(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    player = Player(context.new_page(), address)
    page = player.page
    page.locator("#menu").tap()
    page.get_by_role("button", name="Appearance").tap()
    page.locator('[data-do="choose theme night"]').tap()
    page.locator('[data-do="choose four_colours on"]').tap()
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).tap()
    page.locator("#menu").tap()
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("switch", name="Show the time").tap()
    crash(page)
    page = Player(context.new_page(), address).page
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    expect(page.locator("html")).to_have_attribute("data-colours", "4")
    expect(page.locator("#clock")).to_be_hidden()


DAMAGED = {
    "cut off": journal.sealed(games(FIVE))[:-9],
    "not ours": "null",
    "deeply nested": "[" * 50_000,
    "another letter": journal.sealed(games(FIVE)).replace("token", "taken"),
    "games of another kind": journal.sealed({**games(FIVE), "games": [7, None, {"game": 4}]}),
}
SAID = message("something-damaged")


def aside(page: Page) -> list[Any]:
    """What is kept of texts that cannot be read."""
    return [journal.unsealed(text) for text in kept.stores(page)["aside"].values()]


@pytest.mark.parametrize("kind", DAMAGED)
def test_a_damaged_save_is_told_in_a_sentence_and_put_aside(contexts: Profiles, address: str, kind: str) -> None:
    player = Player(contexts(**PHONE, **kept.damaged_before(address, DAMAGED[kind])).new_page(), address)
    player.expect_said(SAID)
    expect(player.page.locator("#said.aloud")).to_be_visible()
    player.expect_position()
    player.play("sw")
    assert aside(player.page) == [{"what": "journal 1", "text": DAMAGED[kind]}]
    assert kept.game(player.page)["game"] == player.session.text()
    player.page.reload()
    player.wait_for_python()
    player.expect_position()
    assert aside(player.page) == [{"what": "journal 1", "text": DAMAGED[kind]}]


def test_one_damaged_game_leaves_the_others_intact(contexts: Profiles, address: str) -> None:
    state = games(FIVE, "v1/backbone/7/t1t1", OTHER, at=2)
    context = contexts(**PHONE, **kept.before(address, **state, settings={"theme": 4}))
    player = Player(context.new_page(), address)
    player.session = Session.read(OTHER, CATALOGUE)
    player.expect_said(SAID)
    player.expect_position()
    for _ in range(player.session.moves_made):
        player.page.locator("#undo").tap()
    player.expect_moves(0)
    player.undo_anew()
    player.session = Session.read(FIVE, CATALOGUE)
    player.expect_moves(5)
    player.expect_position()


def test_a_damaged_record_costs_one_move(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    player = Player(context.new_page(), address)
    for text in ("t1t2", "sw", "t5t7"):
        player.play(text)
    player.page.evaluate("""() => new Promise((resolve) => {
        indexedDB.open("backbone").onsuccess = ({ target }) => {
            const transaction = target.result.transaction("journal", "readwrite");
            const store = transaction.objectStore("journal");
            store.openCursor(null, "prev").onsuccess = ({ target }) => {
                store.put(target.result.value.slice(0, -1), target.result.key);
            };
            transaction.oncomplete = resolve;
        };
    })""")
    crash(player.page)
    player.session.undo()
    player = come_back(context, address, Session.read("v1/backbone/1/t1t2.sw", CATALOGUE))
    player.expect_said(SAID)
    assert len(aside(player.page)) == 1


# A storage that keeps nothing, or not enough

FULL = """
    IDBObjectStore.prototype.add = function () {
        this.transaction.abort();
        throw new DOMException("no room", "QuotaExceededError");
    };
    Storage.prototype.setItem = () => { throw new DOMException("no room", "QuotaExceededError") };
"""
# As Firefox says when it counts below zero.
MISCOUNTED = """if (navigator.storage) {
    navigator.storage.estimate = async () => ({ quota: 1e10, usage: 18446744073707170000 });
}"""


def test_a_browser_that_counts_its_room_wrongly_is_to_be_started_again(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    context.add_init_script(FULL + MISCOUNTED)
    player = Player(context.new_page(), address)
    player.expect_said(message("room-miscounted"))
    player.play("t1t2")
    player.expect_position()


# As WebKit on plain HTTP.
WITHOUT_ESTIMATE = "Object.defineProperty(Navigator.prototype, 'storage', { value: undefined });"


@pytest.mark.fast_clock
@pytest.mark.parametrize("script", [FULL, FULL + WITHOUT_ESTIMATE])
def test_a_full_disk_is_told_once_and_the_game_goes_on(contexts: Profiles, address: str, script: str) -> None:
    context = contexts(**PHONE)
    context.add_init_script(script)
    player = Player(context.new_page(), address)
    player.expect_said(message("no-room-to-save"))
    player.page.evaluate("""() => {
        window.spoken = [];
        new MutationObserver(() => spoken.push(said.textContent)).observe(said, { childList: true });
    }""")
    for text in ("t1t2", "sw", "t5t7"):
        player.play(text)
    player.expect_position()
    player.pass_time(2000)
    assert not any("storage" in words for words in player.page.evaluate("spoken"))


DENIED = """
    for (const name of NAMES) {
        Object.defineProperty(window, name, {
            configurable: true,
            get() { throw new DOMException("no", "SecurityError") },
        });
    }
"""


def test_without_a_database_the_small_storage_is_used(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    context.add_init_script(DENIED.replace("NAMES", '["indexedDB"]'))
    player = Player(context.new_page(), address)
    assert player.said() == ""
    for text in ("t1t2", "sw"):
        player.play(text)
    crash(player.page)
    player = come_back(context, address, player.session)
    player.play("t5t7")
    player.expect_position()


def test_where_nothing_can_be_kept_the_game_can_be_played_and_the_player_is_told(
    contexts: Profiles, address: str
) -> None:
    context = contexts(**PHONE)
    context.add_init_script(DENIED.replace("NAMES", '["indexedDB", "localStorage", "caches"]'))
    player = Player(context.new_page(), address)
    player.expect_said(message("nothing-kept"))
    player.play("sw")
    player.expect_position()


def test_the_game_starts_where_the_browser_forbids_databases_and_service_workers(
    contexts: Profiles, address: str
) -> None:
    """As in a browser that blocks cookies: the objects are there, and using them raises an exception."""
    context = contexts(**PHONE)
    context.add_init_script("""
        IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError") };
        const get = () => { throw new DOMException("no", "SecurityError") };
        Object.defineProperty(navigator, "serviceWorker", { get });
        Object.defineProperty(window, "localStorage", { get });
    """)
    player = Player(context.new_page(), address)
    player.play("sw")
    player.expect_position()


# Two tabs


WITHOUT_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined });"  # as where no HTTPS is
with_and_without_locks = pytest.mark.parametrize("script", ["", WITHOUT_LOCKS], ids=["locks", "no locks"])


@with_and_without_locks
def test_the_second_tab_takes_over_and_the_first_can_go_on_from_there(
    contexts: Profiles, address: str, script: str
) -> None:
    context = contexts(**PHONE)
    context.add_init_script(script)
    first = Player(context.new_page(), address)
    first.play("t1t2")
    second = come_back(context, address, first.session)
    expect(first.page.locator("#panel-title")).to_have_text("Already open in another tab")
    first.page.keyboard.press("Escape")  # there is no way round it
    expect(first.page.get_by_role("dialog")).to_contain_text("Nothing is lost")
    second.play("sw")
    second.play("t5t7")
    first.page.bring_to_front()
    first.page.get_by_role("button", name="Play here").tap()
    expect(first.page.get_by_role("dialog")).to_be_hidden()
    first.expect_moves(3)
    first.expect_position()
    expect(second.page.locator("#panel-title")).to_have_text("Already open in another tab")
    first.play("sw")
    first.page.locator("#undo").tap()
    first.session.undo()
    first.expect_moves(3)
    second.page.bring_to_front()
    crash(first.page)
    second.page.get_by_role("button", name="Play here").tap()
    second.expect_moves(3)
    second.expect_position()


# Each tab has taken the right when it hears of the others, as where a tab is too busy to answer in time.
WITH_LATE_ANSWERS = f"""{WITHOUT_LOCKS}
window.unsent = 0;
const post = BroadcastChannel.prototype.postMessage;
BroadcastChannel.prototype.postMessage = function (message) {{
    unsent += 1;
    setTimeout(() => {{ post.call(this, message); unsent -= 1; }}, 1000);
}};"""
WRITERS = "() => [window.unsent ?? 0, backboneKept.mayWrite(), !document.getElementById('panel').open]"


@pytest.mark.every_case
@pytest.mark.parametrize(
    "script", ["", WITHOUT_LOCKS, WITH_LATE_ANSWERS], ids=["locks", "no locks", "late answers"]
)
def test_of_tabs_opened_at_once_exactly_one_is_awake(contexts: Profiles, address: str, script: str) -> None:
    """Sometimes none was: one that had lost the games took them back from the one that had them.

    Where tabs ask each other and answered late, each gave way to the others.
    """
    context = contexts(**PHONE)
    context.add_init_script(script)
    pages = [context.new_page() for _ in range(4)]
    for page in pages:
        page.goto(address, wait_until="commit")
    for page in pages:
        page.locator("html[data-python=pyodide] #table").wait_for(state="attached")

    def writers() -> list[tuple[int, bool, bool]]:
        return [tuple(page.evaluate(WRITERS)) for page in pages]

    until = time.monotonic() + PATIENCE
    while not all(not unsent and writes == shows for unsent, writes, shows in writers() + writers()):
        assert time.monotonic() < until, writers()  # those that have lost the games say so
    assert [writes for _, writes, _ in writers()].count(True) == 1


# Without it, a tab that a slow machine lets answer too late loses the lock, and the move it has not written yet.
WAITS_FOR_THE_LOCK = """{
    const request = navigator.locks.request.bind(navigator.locks);
    navigator.locks.request = (name, ...rest) =>
        request(name, ...rest.map(part => (part.signal ? { ...part, signal: undefined } : part)));
}"""


def test_a_tab_opened_while_another_plays_has_every_move(contexts: Profiles, address: str) -> None:
    """It had read the games before it took them over: fourteen moves were missing."""
    context = contexts(**PHONE)
    first = Player(context.new_page(), address)
    first.open("v1/klondike/1")
    first.page.evaluate("""() => {
        const stock = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true }));
        window.playing = setInterval(() => { if (!panel.open) stock(); }, 20);
    }""")
    first.page.wait_for_function("() => document.documentElement.dataset.moves > 3")
    second = context.new_page()
    second.add_init_script(WAITS_FOR_THE_LOCK)
    second.goto(address)
    second.locator("html[data-python=pyodide] #table").wait_for(state="attached")
    expect(first.page.locator("#panel-title")).to_have_text("Already open in another tab")
    made = first.page.locator("html").get_attribute("data-moves") or ""
    expect(second.locator("html")).to_have_attribute("data-moves", made)


def test_a_frozen_tab_loses_the_games_and_says_so_when_it_is_woken(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    first = Player(context.new_page(), address)
    first.play("t1t2")
    session = context.new_cdp_session(first.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    second = come_back(context, address, first.session)
    second.play("sw")
    session.send("Page.setWebLifecycleState", {"state": "active"})
    expect(first.page.locator("#panel-title")).to_have_text("Already open in another tab")
    first.expect_moves(2)  # it follows what the other plays
    first.page.bring_to_front()
    first.page.get_by_role("button", name="Play here").tap()
    expect(first.page.get_by_role("dialog")).to_be_hidden()
    first.session = second.session
    first.play("t5t7")
    expect(second.page.locator("#panel-title")).to_have_text("Already open in another tab")
    second.page.bring_to_front()
    second.expect_moves(3)


def test_a_tab_woken_to_another_game_has_its_keys_at_a_pile_of_that_game(contexts: Profiles, address: str) -> None:
    context = contexts(viewport={"width": 1280, "height": 800})
    first = Player(context.new_page(), address)
    first.open("v1/pyramid/1")
    first.walk(24)
    second = Player(context.new_page(), address)
    second.follow("v1/golf/1")
    first.page.bring_to_front()
    first.page.get_by_role("button", name="Play here").click()
    expect(first.page.get_by_role("dialog")).to_be_hidden()
    first.session = second.session
    first.expect_position()
    first.page.keyboard.press("ArrowLeft")
    first.page.keyboard.press("Enter")
    first.walk(first.spot_number("s"))


# The last board


def test_the_last_board_is_painted_before_python_comes(contexts: Profiles, address: str) -> None:
    # no service worker: it would answer from its cache before our route could hold anything back
    context = contexts(**PHONE, service_workers="block")
    player = Player(context.new_page(), address)
    player.follow(first_moves("backbone", 12))
    player.expect_position()
    wanted = player.shown()
    player.eventually(lambda: f"deal {player.session.number}" in (stored(player.page, "paint") or ""), True)
    player.page.close()
    context.route("**/*.wasm", lambda route: None)  # never answered: Python stays away
    page = context.new_page()
    page.goto(address, wait_until="commit")
    cards = page.locator("#first-paint .card")
    expect(cards).to_have_count(len(wanted))
    script = "all => all.map(c => [c.dataset.spot, c.dataset.card, c.getAttribute('transform')])"
    assert cards.evaluate_all(script) == wanted
    expect(page.locator("#table")).to_have_count(0)


def test_the_last_look_is_there_before_python_comes(contexts: Profiles, address: str) -> None:
    context = contexts(
        **PHONE,
        service_workers="block",
        **kept.before(address, settings={"theme": "day"}),
    )
    player = Player(context.new_page(), address)
    player.play("sw")
    player.eventually(lambda: '"day"' in (stored(player.page, "paint") or ""), True)
    player.page.close()
    context.route("**/*.wasm", lambda route: None)
    page = context.new_page()
    page.goto(address, wait_until="commit")
    expect(page.locator("#first-paint .card").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")


@pytest.mark.parametrize("paint", ["{", '{"html": 5, "look": 3}', '{"html": "<b>no</b>"}'])
def test_a_damaged_last_board_harms_nothing(contexts: Profiles, address: str, paint: str) -> None:
    player = Player(contexts(**PHONE, **kept.profile(address, {"paint": paint})).new_page(), address)
    player.play("sw")
    player.expect_position()
