"""Check a database that does not open or that the browser closes, and a browser that refuses all storage."""

import re

import pytest
from playwright.sync_api import expect

from app.state import journal
from chromium import kept
from chromium.coming_back import SHUT, come_back
from chromium.conftest import PHONE, Profiles
from chromium.gate import Gate
from chromium.player import Player
from chromium.starting_page import as_player
from support.english import message

pytestmark = pytest.mark.in_turn(2)

# Makes the database fail while `shut` is in sessionStorage.
SOMETIMES_SHUT = """
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...args) {
        if (sessionStorage.getItem("shut")) throw new DOMException("no", "UnknownError");
        const request = open.apply(this, args);
        const remember = () => { window.database = request.result; };
        if (args[0] === "backbone") request.addEventListener("success", remember);
        return request;
    };
"""


@pytest.fixture
def player(contexts: Profiles, address: str) -> Player:
    """Return a player who has made one move, in a browser whose database can fail and which has no second copy."""
    context = contexts(**PHONE, service_workers="block")
    context.add_init_script(kept.WITHOUT_BUCKETS)
    context.add_init_script(SOMETIMES_SHUT)
    made = Player(context.new_page(), address)
    made.play("t1t2")
    return made


def set_shut(player: Player, *, shut: bool) -> None:
    script = "shut => shut ? sessionStorage.setItem('shut', 'yes') : sessionStorage.clear()"
    player.page.evaluate(script, shut)


def test_games_that_cannot_be_opened_are_safe_and_nothing_is_kept_beside_them(player: Player) -> None:
    """Check that moves made while the database is shut are not saved elsewhere.

    Earlier they were, and never came back.
    """
    set_shut(player, shut=True)
    player.page.reload()
    player.wait_for_python()
    player.expect_said(SHUT)
    player.expect_moves(0)
    player.page.locator('[data-spot="s"]').last.tap()
    player.expect_moves(1)
    set_shut(player, shut=False)
    player.page.reload()
    player.wait_for_python()
    player.expect_moves(1)
    player.expect_position()
    player.play("sw")
    assert [name for name in player.page.evaluate("() => Object.keys(localStorage)") if ".journal." in name] == []


def test_what_was_kept_before_there_was_a_database_moves_into_it(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    context.add_init_script(SOMETIMES_SHUT)
    page = context.new_page()
    page.goto(f"{address}licences.txt", wait_until="commit")
    page.evaluate("() => sessionStorage.setItem('shut', 'yes')")
    player = Player(page, address)
    player.play("t1t2")
    set_shut(player, shut=False)
    player.page.reload()
    player.wait_for_python()
    player.expect_moves(1)
    player.expect_position()
    assert kept.game(player.page)["game"] == player.session.text()
    player.play("sw")
    player.page.close()
    come_back(player)
    contexts.troubles.clear()  # the list of licences, opened before, has no icon


def test_a_database_that_the_browser_has_deleted_is_told(contexts: Profiles, player: Player) -> None:
    """Check the message. Chromium deletes a damaged database; earlier the page then began anew without a word."""
    player.page.goto(f"{player.address}licences.txt")
    deleted = "() => new Promise((done) => { indexedDB.deleteDatabase('backbone').onsuccess = () => done(); })"
    player.page.evaluate(deleted)
    player.page.goto(player.address)
    player.wait_for_python()
    player.expect_said(message("browser-deleted"))
    player.page.reload()
    player.wait_for_python()
    assert player.said() == ""
    contexts.troubles.clear()  # the list of licences has no icon


def test_where_a_newer_page_has_changed_the_database_its_games_are_safe(contexts: Profiles, address: str) -> None:
    """Check the message.

    Earlier the page said that the games could not be opened, and advised to clear everything.
    """
    context = contexts(**PHONE, service_workers="block")
    page = context.new_page()
    page.goto(f"{address}licences.txt", wait_until="commit")
    make = """() => new Promise((resolve) => {
        const request = indexedDB.open("backbone", 2);
        request.onupgradeneeded = () => request.result.createObjectStore("other").put("a game", 1);
        request.onsuccess = () => resolve(request.result.close());
    })"""
    page.evaluate(make)
    player = Player(page, address)
    player.expect_said(message("newer-version-played"))
    player.play("sw")
    page.locator("#menu").tap()
    page.locator('#panel [data-do="data"]').tap()
    expect(page.locator("#panel-body")).to_contain_text(message("kept-by-newer"))
    kept_still = """() => new Promise((resolve) => {
        indexedDB.open("backbone").onsuccess = ({ target: { result: database } }) => {
            database.transaction("other").objectStore("other").get(1).onsuccess = ({ target }) => {
                resolve(target.result);
            };
        };
    })"""
    assert page.evaluate(kept_still) == "a game"
    contexts.troubles.clear()  # the list of licences has no icon


WATCH_PAGES = """
const { transaction } = IDBDatabase.prototype;
const { getAll } = IDBObjectStore.prototype;
let isFirst = true;
window.pages = [];
IDBDatabase.prototype.transaction = function (stores, ...rest) {
  const fails = isFirst && window.failsAhead && stores === "results";
  isFirst = false;
  if (fails) throw new DOMException("No.", "UnknownError");
  return transaction.call(this, stores, ...rest);
};
IDBObjectStore.prototype.getAll = function (...args) {
  const request = getAll.apply(this, args);
  if (this.name === "results") request.addEventListener("success", () => pages.push(request.result.length));
  return request;
};
"""


@pytest.mark.parametrize("fails", [True, False])
def test_results_are_there_whether_or_not_they_were_read_ahead(player: Player, fails: bool) -> None:
    """Check that the results are read only once: before everything else, or later if that first reading fails."""
    results = [[f"token {at}", "backbone", at, True, 9, 5.5, 2, 1.7e9] for at in range(27)]
    texts = [journal.page(results[at : at + 9]) for at in (0, 9, 18)]
    fill = """texts => new Promise(done => {
        const transaction = window.database.transaction("results", "readwrite");
        texts.forEach((text, number) => transaction.objectStore("results").put(text, number - 1e6));
        transaction.oncomplete = done;
    })"""
    player.page.evaluate(fill, texts)
    player.page.add_init_script(f"window.failsAhead = {str(fails).lower()};" + WATCH_PAGES)
    player.page.reload()
    player.wait_for_python()
    assert player.page.evaluate("pages") == ([3] if fails else [3, 0])
    player.page.keyboard.press("t")
    expect(player.page.locator("#panel-body")).to_contain_text("27")
    player.page.keyboard.press("Escape")
    player.expect_position()


def test_a_database_that_the_browser_has_closed_is_opened_again(player: Player) -> None:
    """Check that saving goes on.

    Browsers close databases of hidden pages; earlier nothing was saved from then on.
    """
    player.page.evaluate("() => database.close()")
    player.play("sw")
    player.eventually(lambda: kept.game(player.page)["game"], player.session.text())
    player.page.evaluate("() => database.close()")
    player.play("t5t7")
    player.page.reload()
    player.wait_for_python()
    player.expect_moves(3)
    player.expect_position()


def test_after_the_database_was_deleted_everything_is_kept_anew(player: Player) -> None:
    """Check that everything is saved: earlier only the changes were, so that the next visit found no game."""
    player.page.evaluate("""() => new Promise((done) => {
        database.close();
        indexedDB.deleteDatabase("backbone").onsuccess = done;
    })""")
    player.play("sw")
    player.expect_said(message("not-saved-now"))
    player.play("t5t7")
    player.eventually(lambda: kept.game(player.page)["game"], player.session.text())
    player.page.reload()
    player.wait_for_python()
    player.expect_moves(3)
    player.expect_position()


def test_a_tab_that_cannot_read_what_the_other_has_saved_leaves_the_games_to_it(
    player: Player, contexts: Profiles
) -> None:
    other = come_back(player)
    expect(player.page.locator("#panel-title")).to_have_text("Already open in another tab")
    set_shut(player, shut=True)
    player.page.evaluate("() => database.close()")
    player.page.bring_to_front()
    player.page.get_by_role("button", name="Play here").tap()
    expect(player.page.locator("#panel-said")).to_have_text(message("games-not-read"))
    other.page.bring_to_front()
    other.page.get_by_role("button", name="Play here").tap()
    expect(other.page.get_by_role("dialog")).to_be_hidden()
    other.play("sw")
    contexts.troubles.clear()


# Begins to read the database, and then blocks the tab until a request is answered, as loading Python does.
BUSY = """async () => {
    backbone.kept.readAll();
    for (let turn = 0; turn < 9; turn += 1) await null; // until it has asked the database, but has no answer yet
    const request = new XMLHttpRequest();
    request.open("GET", "licences.txt", false); // not asynchronous
    request.send();
}"""


def test_a_busy_tab_does_not_keep_another_from_writing(player: Player) -> None:
    """Check that another tab can write.

    Earlier the busy tab's transaction stayed open, and moves of the other were lost.
    """
    busy, context = player.page, player.page.context
    other = come_back(player)
    gate = Gate(context, "**/licences.txt")
    with context.expect_event("request", lambda request: request.url.endswith("/licences.txt")):
        busy.evaluate(f"() => {{ setTimeout({BUSY}) }}")
    other.play("sw")
    other.page.reload()
    other.wait_for_python()
    other.expect_moves(2)
    other.expect_position()
    gate.open()
    expect(busy.locator("html")).to_have_attribute("data-moves", "2")


REFUSED = """
    const refuse = () => { throw new DOMException("no", "SecurityError") };
    IDBFactory.prototype.open = refuse;
    Object.defineProperty(navigator, "serviceWorker", { get: refuse });
    Object.defineProperty(window, "localStorage", { get: refuse });
"""
WAYS = {
    "Chromium": "if (navigator.locks) navigator.locks.request = async () => refuse();",
    "Firefox": "window.BroadcastChannel = class { constructor() { refuse(); } };",
}
LATE = {"boot": "read_and_play", "read_and_play": "boot"}  # whichever is late, the other one runs first


@pytest.mark.every_case
@pytest.mark.parametrize("late", LATE)
@pytest.mark.parametrize("refusal", WAYS)
def test_where_all_site_data_is_refused_it_plays(
    contexts: Profiles, address: str, refusal: str, late: str
) -> None:
    """Check that the page plays: earlier it said that it was open in another tab, or did not start."""
    context = contexts(**PHONE)
    context.add_init_script(REFUSED + WAYS[refusal])
    gate = Gate(context, re.compile(rf"/{late}-\w+\.m?js"))
    page = context.new_page()
    page.goto(address, wait_until="commit")
    page.locator("#first-paint").wait_for(state="attached")
    # a function: an expression would be evaluated by eval, which the page's policy forbids
    page.wait_for_function(
        "other => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${other}-`))",
        arg=LATE[late],
    )
    gate.open()
    player = as_player(page, address)
    player.expect_said(message("nothing-kept"))
    player.play("sw")
    player.expect_position()
    expect(player.page.get_by_role("dialog")).to_be_hidden()


NOTE_TIMERS = """
window.runningTimers = new Map();
const { setTimeout: begin, clearTimeout: end } = window;
window.setTimeout = (act, ms, ...rest) => {
  const timer = begin((...given) => { window.runningTimers.delete(timer); act(...given); }, ms, ...rest);
  window.runningTimers.set(timer, ms);
  return timer;
};
window.clearTimeout = (timer) => { window.runningTimers.delete(timer); end(timer); };
"""
PATIENCE = """() => [...window.runningTimers.values()].filter((ms) => ms === 4000 || ms === 10000)"""


def test_no_timer_goes_on_when_the_database_has_answered(contexts: Profiles, address: str) -> None:
    """Check that no timer is left: earlier one of ten seconds went on after each move."""
    context = contexts(**PHONE, service_workers="block")
    context.add_init_script(NOTE_TIMERS)
    made = Player(context.new_page(), address)
    made.play("t1t2")
    made.eventually(lambda: len(kept.stores(made.page)["journal"]) > 0, True)
    made.eventually(lambda: made.page.evaluate(PATIENCE), [])
