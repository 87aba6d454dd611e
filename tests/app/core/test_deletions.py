"""Games and results can be deleted one by one, and restored exactly as they were."""

import pytest

from support.fake_browser import Browser
from support.kept_texts import kept_games, kept_results, kept_state
from support.page import open_data, saved

LINKS = ("v1/klondike/5/sw", "v1/golf/7/sw", "v1/clock/3")


def listed(browser: Browser) -> list[tuple[str, str]]:
    """Return the title and the line of each item that the sheet lists."""
    items = browser.find_all("#panel .items li")
    return [(browser.text(item.querySelector("b")), browser.text(item.querySelector("span"))) for item in items]


def texts(browser: Browser) -> list[str]:
    return [game["game"] for game in kept_games(browser.storage.kept)]


@pytest.fixture
def evening(browser: Browser) -> Browser:
    """Return a page on which several games were begun. The last one is on the table."""
    browser.tap(browser.place("s"))
    browser.go_to(LINKS[0].removesuffix("/sw"))
    browser.tap(browser.place("s"))
    browser.go_to(LINKS[1])
    browser.rest()
    return browser


# Games


def test_games_with_moves_are_listed_and_the_one_on_the_table_cannot_be_deleted(evening: Browser) -> None:
    open_data(evening)
    assert listed(evening) == [
        ("Golf, deal 7", "on the table · 1 move"),
        ("Klondike, deal 5", "1 move · played today"),
        ("Backbone, deal 1", "1 move · played today"),
    ]
    commands = [str(b.getAttribute("data-do")) for b in evening.find_all("#panel .items button")]
    assert commands == ["resume 1 klondike 5", "game-delete 1", "resume 0 backbone 1", "game-delete 0"]


def test_a_deleted_game_is_gone_and_comes_back_at_its_place(evening: Browser) -> None:
    before = kept_games(evening.storage.kept)
    open_data(evening)
    evening.press('#panel [data-do="game-delete 0"]')
    assert evening.text("#panel-said") == "Deleted: Backbone, deal 1."
    assert evening.document.activeElement.id == "panel-undo"
    assert texts(evening) == [*LINKS[:2]]
    assert len(kept_state(evening.storage.kept)["games"]) == 2
    evening.press("#panel-undo")
    assert evening.text("#panel-said") == "Restored: Backbone, deal 1."
    assert kept_games(evening.storage.kept) == before
    assert saved(evening).link() == LINKS[1]


def test_a_deleted_game_stays_away_at_the_next_visit(evening: Browser) -> None:
    open_data(evening)
    evening.press('#panel [data-do="game-delete 1"]')
    evening.close()
    again = Browser(storage=evening.storage)
    again.start()
    open_data(again)
    assert [title for title, _ in listed(again)] == ["Golf, deal 7", "Backbone, deal 1"]
    again.check()


def test_a_game_that_is_given_up_or_over_says_so(browser: Browser) -> None:
    browser.tap(browser.place("s"))
    browser.press("#new")
    browser.tap(browser.place("s"))
    browser.go_to(LINKS[2])
    browser.press("#run")
    browser.rest()
    browser.key("Escape")
    open_data(browser)
    lines = [line.split(" · ") for _, line in listed(browser)]
    assert lines[0][:2] == ["on the table", "lost"] and "given up" in lines[-1]


# Results


def play_the_clock(browser: Browser, *numbers: int) -> None:
    for number in numbers:
        browser.go_to(f"v1/clock/{number}")
        browser.press("#run")
        browser.rest()
        browser.key("Escape")


def open_statistics(browser: Browser) -> None:
    browser.press("#menu")
    browser.press('#panel [data-do="statistics"]')


def test_the_latest_results_are_listed_the_last_first(browser: Browser) -> None:
    play_the_clock(browser, 3, 4)
    open_statistics(browser)
    results = kept_results(browser.storage.kept)
    moves = [f"{result.moves} moves" for result in reversed(results)]
    assert [title for title, _ in listed(browser)] == ["22 November 2026"] * 2
    assert [line.split(" · ")[1] for _, line in listed(browser)] == moves
    assert {line.split(" · ")[0] for _, line in listed(browser)} == {"lost"}


def test_a_deleted_result_no_longer_counts_and_comes_back_the_very_same(browser: Browser) -> None:
    play_the_clock(browser, 3, 4)
    before = kept_results(browser.storage.kept)
    open_statistics(browser)
    browser.press('#panel [data-do="result-delete clock 1"]')
    assert kept_results(browser.storage.kept) == before[1:]
    assert browser.text("#panel-said") == "Deleted: result." and len(listed(browser)) == 1
    browser.press('#panel [data-do="result-delete clock 0"]')
    assert kept_results(browser.storage.kept) == () and listed(browser) == []
    browser.press("#panel-undo")
    browser.press("#panel-undo")
    assert set(kept_results(browser.storage.kept)) == set(before)
    assert len(listed(browser)) == 2 and not browser.find("#panel-undo").visible


def test_a_result_without_a_day_comes_back_without_one(browser: Browser) -> None:
    play_the_clock(browser, 3)
    (result,) = kept_results(browser.storage.kept)
    old = result._replace(token="old", day="")
    from app.state import journal

    tab = Browser()
    tab.storage.kept["results"] = {1: journal.page([list(old)[:8]])}
    tab.start()
    tab.go_to("v1/clock/5")
    open_statistics(tab)
    assert [title for title, _ in listed(tab)] == ["22 November 2026"]
    tab.press('#panel [data-do="result-delete clock 0"]')
    assert kept_results(tab.storage.kept) == ()
    tab.press("#panel-undo")
    assert kept_results(tab.storage.kept) == (old,)
    tab.check()


# How long a deletion can be taken back


def offered(browser: Browser) -> str:
    """Return the words beside the button that restores what was deleted; empty if there is no such button."""
    return browser.text("#panel-gone-words") if browser.find("#panel-undo").visible else ""


def export(browser: Browser) -> str:
    """Save a backup on the sheet "Your data", and return its text."""
    browser.press('#panel [data-do="export"]')
    return str(browser.window.downloads[-1][1])


def test_what_was_deleted_can_be_restored_after_a_backup_was_saved(evening: Browser) -> None:
    before = kept_games(evening.storage.kept)
    open_data(evening)
    evening.press('#panel [data-do="game-delete 0"]')
    export(evening)
    assert evening.text("#panel-said").startswith("Saved to your downloads as ")
    assert offered(evening) == "Deleted: Backbone, deal 1."
    evening.press("#panel-undo")
    assert kept_games(evening.storage.kept) == before and offered(evening) == ""
    assert evening.text("#panel-said") == "Restored: Backbone, deal 1."


def test_what_was_deleted_can_be_restored_when_the_sheet_is_opened_again_and_other_games_were_played(
    evening: Browser,
) -> None:
    before = kept_games(evening.storage.kept)
    open_data(evening)
    evening.press('#panel [data-do="game-delete 0"]')
    evening.key("Escape")
    evening.press("#menu")
    assert offered(evening) == ""  # only where it was deleted
    evening.key("Escape")
    evening.press("#new")
    open_data(evening)
    assert offered(evening) == "Deleted: Backbone, deal 1."
    assert evening.document.activeElement.id != "panel-undo"
    evening.press("#panel-undo")
    assert offered(evening) == ""
    assert evening.find("#panel-body").contains(evening.document.activeElement)
    assert {game["game"] for game in before} <= set(texts(evening))


def test_several_deletions_are_taken_back_one_by_one_also_later(evening: Browser) -> None:
    before = kept_games(evening.storage.kept)
    open_data(evening)
    evening.press('#panel [data-do="game-delete 1"]')
    evening.press('#panel [data-do="game-delete 0"]')
    evening.key("Escape")
    open_data(evening)
    assert offered(evening) == "Deleted: Backbone, deal 1."
    evening.press("#panel-undo")
    assert offered(evening) == "Deleted: Klondike, deal 5."
    evening.press("#panel-undo")
    assert kept_games(evening.storage.kept) == before


def test_a_backup_of_something_else_leaves_the_deletion_to_be_taken_back(evening: Browser) -> None:
    open_data(evening)
    evening.press('#panel [data-do="game-delete 0"]')
    left = export(evening)
    evening.press('#panel [data-do="import"]')
    evening.pick_file(left)
    assert evening.text("#panel-said") == "Nothing added: everything was already here."
    evening.key("Escape")
    open_data(evening)
    evening.press("#panel-undo")
    assert len(texts(evening)) == len(LINKS)


def test_what_a_backup_has_brought_back_is_not_offered_again(evening: Browser) -> None:
    open_data(evening)
    whole = export(evening)
    evening.press('#panel [data-do="game-delete 0"]')
    evening.press('#panel [data-do="import"]')
    evening.pick_file(whole)
    open_data_again(evening)
    assert offered(evening) == ""
    assert len(texts(evening)) == len(set(texts(evening))) == len(LINKS)


def open_data_again(browser: Browser) -> None:
    browser.key("Escape")
    open_data(browser)


def test_a_result_can_be_restored_on_its_sheet_after_the_sheet_was_closed(browser: Browser) -> None:
    play_the_clock(browser, 3, 4)
    before = kept_results(browser.storage.kept)
    open_statistics(browser)
    browser.press('#panel [data-do="result-delete clock 0"]')
    browser.press('#panel [data-do="statistics all"]')
    assert offered(browser) == ""
    browser.key("Escape")
    open_data(browser)
    assert offered(browser) == ""
    browser.key("Escape")
    open_statistics(browser)
    assert offered(browser) == "Deleted: result."
    browser.press("#panel-undo")
    assert set(kept_results(browser.storage.kept)) == set(before)


def test_the_next_visit_offers_nothing(evening: Browser) -> None:
    open_data(evening)
    evening.press('#panel [data-do="game-delete 0"]')
    evening.close()
    again = Browser(storage=evening.storage)
    again.start()
    open_data(again)
    assert offered(again) == ""
    again.check()
