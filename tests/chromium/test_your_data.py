"""Check the sheet "Your data": the player sees, saves, restores, deletes and brings back what is stored."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from app.state import journal
from chromium import kept
from chromium.conftest import PHONE, Profiles
from chromium.player import Player, first_moves
from support.english import message

LOST = first_moves("klondike", 6)
DAMAGED = journal.sealed({"games": {"1": {"game": LOST, "token": "lost", "seconds": 3.0}}})[:-2]
FINGER = 44  # pixels: the least size for a finger


def open_sheet(page: Page) -> None:
    page.locator("#menu").tap()
    page.get_by_role("button", name="Your data").tap()
    expect(page.locator("#panel-title")).to_have_text("Your data")


def texts(page: Page) -> list[tuple[str, str]]:
    """Return the games that are kept, without their playing time, which goes on while no sheet is open."""
    return [(game["game"], game["token"]) for game in kept.games(page)]


def test_what_is_kept_is_seen_saved_restored_deleted_and_brought_back(contexts: Profiles, address: str) -> None:
    player = Player(contexts(**PHONE, **kept.damaged_before(address, DAMAGED)).new_page(), address)
    page, said, undo = player.page, player.page.locator("#panel-said"), player.page.locator("#panel-undo")
    player.play("sw")
    open_sheet(page)
    expect(page.locator("#kept-room")).to_have_text(re.compile(r"^Storage used, including the app: .* of .*B\.$"))
    expect(page.locator("#kept-promise")).to_have_text(re.compile("The browser (will|may)"))
    unread = page.get_by_role("listitem").filter(has_text=message("unread-journal"))
    with page.expect_download() as download:
        unread.get_by_role("button", name="Save to a file").tap()
    assert Path(download.value.path()).read_text(encoding="utf-8") == DAMAGED
    unread.get_by_role("button", name="Restore").tap()
    expect(said).to_contain_text("1 game added.")
    assert LOST in [game["game"] for game in kept.games(page)]
    boxes = page.locator("#panel button:visible").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect().height)"
    )
    assert min(boxes) >= FINGER
    aside = kept.stores(page)["aside"]
    unread.get_by_role("button", name="Delete").tap()
    expect(unread).to_have_count(0)
    undo.tap()
    expect(unread).to_have_count(1)
    assert kept.stores(page)["aside"] == aside
    games = texts(page)
    game = page.get_by_role("listitem").filter(has_text="Klondike")
    game.get_by_role("button", name="Delete").tap()
    expect(page.locator("#panel-gone")).to_contain_text("Deleted: Klondike")
    player.eventually(lambda: LOST in [found["game"] for found in kept.games(page)], False)
    with page.expect_download():
        page.get_by_role("button", name=message("backup-save")).tap()
    expect(said).to_contain_text("Saved to your downloads")
    expect(undo).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    open_sheet(page)
    expect(page.locator("#panel-gone")).to_contain_text("Deleted: Klondike")
    undo.tap()
    expect(game).to_have_count(1)
    player.eventually(lambda: texts(page), games)
