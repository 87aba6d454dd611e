"""Check that nothing is lost: saves, damaged saves, full disks, browsers that forbid storage."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from app.state import journal
from chromium import kept
from chromium.coming_back import come_back, crash
from chromium.conftest import PHONE, PhoneWith, Profiles
from chromium.player import Player, first_moves
from chromium.watching import LISTEN
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.english import message

pytestmark = pytest.mark.in_turn(2)
FIVE = first_moves("backbone", 5)
OTHER = first_moves("backbone-aisleriot", 4)


def games(*links: str, at: int = 0) -> dict[str, Any]:
    """Return the saved state of these games; `at` is the index of the game on the table."""
    kept = {str(number): {"game": link, "token": f"token {number}"} for number, link in enumerate(links, start=1)}
    return {"games": kept, "order": list(range(1, len(links) + 1)), "at": at + 1}


@pytest.mark.fast_clock
def test_a_first_visit_is_told_nothing(phone: Player) -> None:
    phone.pass_time(2000)  # the page looks for problems four times a second
    assert phone.said() == ""
    expect(phone.page.get_by_role("dialog")).to_be_hidden()
    expect(phone.page.locator("#update")).to_be_hidden()
    expect(phone.page.locator("#boot-status")).to_be_hidden()


def test_every_move_is_kept_at_once_and_survives_a_crash(phone: Player) -> None:
    player = phone
    for text in ("t1t2", "sw", "t5t7"):
        player.play(text)
        assert kept.game(player.page)["game"] == player.session.text()
    player.page.locator("#undo").tap()
    player.session.undo()
    player.expect_moves(2)
    crash(player.page)
    player = come_back(player)
    player.page.locator("#redo").tap()  # the move that was undone has been saved, too
    player.session.redo()
    player.expect_moves(3)
    crash(player.page)
    player = come_back(player)
    assert player.said() == ""


def test_the_games_before_come_back_too(phone: Player) -> None:
    player = phone
    player.follow(FIVE)
    player.play("sw")
    five = player.session
    player.follow(OTHER)
    crash(player.page)
    player = come_back(player)
    for _ in range(player.session.moves_made):
        player.page.locator("#undo").tap()
    player.expect_moves(0)
    player.undo_anew()
    player.session = five
    player.expect_moves(6)
    player.expect_position()


def test_settings_survive(address: str, phone: Player) -> None:
    page = phone.page
    page.locator("#menu").tap()
    page.get_by_role("button", name="Appearance").tap()
    page.locator('[data-do="choose theme night"]').tap()
    page.locator('[data-do="choose four_colours on"]').tap()
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).tap()
    page.locator("#menu").tap()
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("switch", name="Show the time").tap()
    crash(page)
    page = Player(phone.page.context.new_page(), address).page
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
    """Return the saved texts that cannot be read."""
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


def test_a_damaged_record_costs_one_move(phone: Player) -> None:
    player = phone
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
    player = come_back(player, Session.read("v1/backbone/1/t1t2.sw", CATALOGUE))
    player.expect_said(SAID)
    assert len(aside(player.page)) == 1


# A storage that saves nothing, or not enough

FULL = """
    IDBObjectStore.prototype.add = function () {
        this.transaction.abort();
        throw new DOMException("no room", "QuotaExceededError");
    };
    Storage.prototype.setItem = () => { throw new DOMException("no room", "QuotaExceededError") };
"""

# What Firefox answers when its count of bytes falls below zero.
MISCOUNTED = """if (navigator.storage) {
    navigator.storage.estimate = async () => ({ quota: 1e10, usage: 18446744073707170000 });
}"""


def test_a_browser_that_counts_its_room_wrongly_is_to_be_started_again(phone_with: PhoneWith) -> None:
    player = phone_with(FULL + MISCOUNTED)
    player.expect_said(message("room-miscounted"))
    player.play("t1t2")
    player.expect_position()


# As in WebKit on plain HTTP.
WITHOUT_ESTIMATE = "Object.defineProperty(Navigator.prototype, 'storage', { value: undefined });"


@pytest.mark.fast_clock
@pytest.mark.parametrize("script", [FULL, FULL + WITHOUT_ESTIMATE])
def test_a_full_disk_is_told_once_and_the_game_goes_on(phone_with: PhoneWith, script: str) -> None:
    player = phone_with(script)
    player.expect_said(message("no-room-to-save"))
    player.page.evaluate(LISTEN)
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


def test_without_a_database_the_small_storage_is_used(phone_with: PhoneWith) -> None:
    player = phone_with(DENIED.replace("NAMES", '["indexedDB"]'))
    assert player.said() == ""
    for text in ("t1t2", "sw"):
        player.play(text)
    crash(player.page)
    player = come_back(player)
    player.play("t5t7")
    player.expect_position()


def test_where_nothing_can_be_kept_the_game_can_be_played_and_the_player_is_told(phone_with: PhoneWith) -> None:
    player = phone_with(DENIED.replace("NAMES", '["indexedDB", "localStorage", "caches"]'))
    player.expect_said(message("nothing-kept"))
    player.play("sw")
    player.expect_position()


def test_the_game_starts_where_the_browser_forbids_databases_and_service_workers(
    contexts: Profiles, address: str
) -> None:
    """Check a browser that blocks cookies: the objects exist, and using them raises an exception."""
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
