"""Check the second copy.

Chromium deletes all databases if it finds one damaged; the copy brings everything back.
"""

import pytest
from playwright.sync_api import expect

from chromium import kept
from chromium.coming_back import SHUT, come_back
from chromium.conftest import PHONE, Profiles
from chromium.player import Player
from chromium.prepared_player import results
from support import kept_texts
from support.english import message

pytestmark = pytest.mark.in_turn(2)

RESTORED = message("browser-deleted-copy")
DELETE = """() => new Promise((done) => {
    window.database?.close();
    indexedDB.deleteDatabase("backbone").onsuccess = () => done();
})"""
# Puts the page's database into `window.database`. The copy cannot be opened while `shut` is in sessionStorage.
OPENING = """{
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...args) {
        const request = open.apply(this, args);
        const remember = () => { window.database = request.result; };
        if (this === indexedDB && args[0] === "backbone") request.addEventListener("success", remember);
        return request;
    };
    const buckets = navigator.storageBuckets?.constructor.prototype; // an empty page has none
    if (buckets) {
        const { open: openBucket } = buckets;
        buckets.open = function (...args) {
            if (sessionStorage.getItem("shut")) throw new DOMException("no", "UnknownError");
            return openBucket.apply(this, args);
        };
    }
}"""
# Changes the copy: replaces the first text of the journal, deletes the last, and adds one to the results.
SPOIL = """async () => {
    const bucket = await navigator.storageBuckets.open("backbone-copy");
    await new Promise((done) => {
        bucket.indexedDB.open("backbone").onsuccess = ({ target: { result: database } }) => {
            const transaction = database.transaction(["journal", "results"], "readwrite");
            transaction.oncomplete = () => { database.close(); done(); };
            const journal = transaction.objectStore("journal");
            journal.put("another", 1);
            journal.getAllKeys().onsuccess = ({ target: { result: keys } }) => journal.delete(keys.at(-1));
            transaction.objectStore("results").put("too many", 77);
        };
    });
}"""


@pytest.fixture
def player(contexts: Profiles, address: str) -> Player:
    """Return a player with one move, 250 results, and a second copy of both."""
    context = contexts(**PHONE, service_workers="block", **kept.before(address, results=results(250)))
    context.add_init_script(OPENING)
    context.route("**/favicon.ico", lambda route: route.fulfill(status=204))  # licences.txt names no icon
    made = Player(context.new_page(), address)
    made.play("t1t2")
    expect_copied(made)
    return made


def expect_copied(player: Player) -> None:
    """Wait until the copy equals the saved data."""
    player.eventually(lambda: kept.copied(player.page) == kept.stores(player.page), True)


def elsewhere(player: Player, script: str) -> None:
    """Run a script in a page without a game, then open the game again."""
    player.page.goto(f"{player.address}licences.txt")
    player.page.evaluate(script)
    player.page.goto(player.address)
    player.wait_for_python()


def expect_all(player: Player, many: int = 250) -> None:
    player.expect_moves(player.session.moves_made)
    player.expect_position()
    assert len(kept.results(player.page)) == many


def test_what_the_browser_has_deleted_comes_back(player: Player) -> None:
    before = kept.stores(player.page)
    elsewhere(player, DELETE)
    player.expect_said(RESTORED)
    expect_all(player)
    after = kept.stores(player.page)
    assert all(texts.items() <= after[store].items() for store, texts in before.items())
    player.play("sw")
    player.page.reload()
    player.wait_for_python()
    assert player.said() == ""
    expect_all(player)
    expect_copied(player)


def test_what_the_browser_deletes_during_play_comes_back(player: Player) -> None:
    player.page.evaluate(DELETE)
    player.play("sw")
    assert player.said() != RESTORED
    player.eventually(lambda: kept_texts.kept_game(kept.copied(player.page))["game"], player.session.text())
    player.page.reload()
    player.wait_for_python()
    expect_all(player)


def test_a_copy_that_cannot_be_read_at_first_comes_back_with_a_later_move(player: Player) -> None:
    """Check the second move. Earlier it went into the empty database, and the copy was made equal to that."""
    player.page.evaluate("() => sessionStorage.setItem('shut', 'yes')")
    player.page.evaluate(DELETE)
    player.play("sw")
    player.expect_said("Your game can’t be saved right now.")
    player.page.evaluate("() => sessionStorage.clear()")
    player.play("t5t7")
    expect_copied(player)
    player.page.reload()
    player.wait_for_python()
    expect_all(player)
    expect_copied(player)


def test_a_tab_opened_after_everything_was_deleted_restores_it(player: Player) -> None:
    player.page.evaluate(DELETE)
    other = come_back(player)
    expect_all(other)
    other.play("sw")
    expect_copied(other)
    expect_all(other)


def test_a_copy_that_is_different_is_made_equal(player: Player) -> None:
    """Check a copy that is out of date, as after play in a version of the page that made no copy."""
    elsewhere(player, SPOIL)
    expect_copied(player)
    expect_all(player)


def test_a_copy_that_cannot_be_read_is_not_written_over(player: Player) -> None:
    elsewhere(player, f"async () => {{ sessionStorage.setItem('shut', 'yes'); await ({DELETE})(); }}")
    player.expect_said(SHUT)
    player.page.locator('[data-spot="s"]').last.tap()
    player.expect_moves(1)
    elsewhere(player, "() => sessionStorage.clear()")
    player.expect_said(RESTORED)
    expect_all(player)


def test_without_a_copy_it_plays_and_the_next_visit_makes_one(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE, service_workers="block")
    context.add_init_script("if (location.port) sessionStorage.shut ??= 'yes';")
    context.add_init_script(OPENING)
    player = Player(context.new_page(), address)
    player.play("t1t2")
    player.play("sw")
    assert kept.copied(player.page) == {}
    player.page.evaluate("() => sessionStorage.setItem('shut', '')")
    player.page.reload()
    player.wait_for_python()
    expect_copied(player)


def test_the_copy_follows_the_tab_that_plays(player: Player) -> None:
    other = come_back(player)
    expect(player.page.locator("#panel-title")).to_have_text("Already open in another tab")
    other.play("sw")
    expect_copied(other)
    player.page.bring_to_front()
    player.page.get_by_role("button", name="Play here").tap()
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    player.session = other.session
    player.play("t5t7")
    expect_copied(player)
