"""Check the statistics sheet, and the backup of everything as one file."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from app.state import limits
from chromium import kept
from chromium.barriers import BOXES, expect_no_barriers, expect_wide_enough
from chromium.conftest import PHONE, Profiles
from chromium.player import Player, deal_of, first_moves, moves_of, won_link
from chromium.prepared_player import SCREENS, THEMES, close, player_at, results
from engine.core.saying import say
from support.english import english, message

pytestmark = pytest.mark.in_turn(6)

WON = won_link("clock")
BEGUN = first_moves("backbone-aisleriot", 6)


def figure(page: Page, name: str) -> str:
    """Return one figure of the sheet."""
    found = page.locator(".figures > div").filter(has=page.locator("dt", has_text=name)).first
    return found.locator("dd").inner_text()


def open_statistics(page: Page) -> None:
    page.locator("#menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Statistics").click()
    expect(page.locator("#panel-title")).to_contain_text("Statistics")


def save_to_a_file(page: Page, folder: Path) -> Path:
    """Press the button, save the file that the browser gets, and return its path."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save a backup").click()
    download = waiting.value
    path = folder / download.suggested_filename
    download.save_as(path)
    expect(page.locator("#panel-said")).to_contain_text(download.suggested_filename)
    return path


def add_from_a_file(page: Page, path: Path, words: str) -> None:
    """Choose the file, and wait for these words."""
    with page.expect_file_chooser() as waiting:
        page.get_by_role("button", name="Add a backup").click()
    waiting.value.set_files(path)
    expect(page.locator("#panel-said")).to_contain_text(words)


def test_all_goes_out_as_one_file_and_comes_back(contexts: Profiles, address: str, tmp_path: Path) -> None:
    player = Player(contexts(**PHONE).new_page(), address)
    page = player.page
    player.follow(deal_of(WON))
    for _ in moves_of(WON):
        page.keyboard.press("Enter")
    expect(page.locator("#panel-title")).to_have_text("Won!")
    close(page)
    player.follow(BEGUN)
    page.keyboard.press("t")
    expect(page.locator("#panel-title")).to_have_text(f"Statistics: {english(player.game.title)}")
    expect(page.get_by_role("dialog")).to_contain_text("No games counted yet.")
    page.get_by_role("button", name=message("statistics-of-all")).click()
    page.locator("dialog .game").click()
    assert (figure(page, "Played"), figure(page, "Won"), figure(page, "Win rate")) == ("1", "1", "100%")
    assert figure(page, "Fewest moves") == str(len([m for m in WON.split("/")[-1].split(".") if m]))
    path = save_to_a_file(page, tmp_path)
    assert path.name.startswith("backbone-patience-20") and path.suffix == ".json"
    carried = {token["token"]: token["game"] for token in kept.games(page)}

    # another device
    page = Player(contexts(**PHONE).new_page(), address).page
    page.locator("#menu").click()
    page.locator('#panel [data-do="data"]').click()
    add_from_a_file(page, path, "1 result and 2 games added.")
    assert figure(page, "Won") == "1"
    assert kept.results(page)
    assert {BEGUN, WON} <= {seat["game"] for seat in kept.games(page)}
    add_from_a_file(page, path, "Nothing added: everything was already here.")
    brought = {seat["token"]: seat["game"] for seat in kept.games(page)}
    assert {token: game for token, game in carried.items() if token in brought}.items() <= brought.items()
    close(page)
    expect(page.locator("html")).to_have_attribute("data-moves", "0")  # the game on the table stays
    page.locator("#undo").click()
    expect(page.locator("html")).to_have_attribute("data-moves", "6")  # and undo leads to the game from the file
    page.reload()
    page.locator("html[data-python=pyodide] #table").wait_for(state="attached")
    expect(page.locator("html")).to_have_attribute("data-moves", "6")


def test_a_file_that_is_none_of_ours_is_told_and_harms_nothing(
    contexts: Profiles, address: str, tmp_path: Path
) -> None:
    player = Player(contexts(**PHONE, **kept.before(address, results=results(4))).new_page(), address)
    page = player.page
    page.keyboard.press("t")
    before = kept.results(page), kept.games(page)
    path = save_to_a_file(page, tmp_path)
    text = path.read_text("utf-8")
    files = {
        "isn’t a backup": "a shopping list",
        "damaged": text[:-30],
        "newer version": text.replace('"version": 1', '"version": 9'),
        "too large": text + " " * limits.FILE_LETTERS,
    }
    for words, content in files.items():
        other = tmp_path / "other.json"
        other.write_text(content, "utf-8")
        add_from_a_file(page, other, words)
        expect(page.locator("#panel-said")).to_contain_text("Nothing was changed.")
    assert (kept.results(page), kept.games(page)) == before


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_on_the_sheet(contexts: Profiles, address: str, theme: str) -> None:
    for many in (0, 60):
        player = player_at(contexts, address, SCREENS[0], results(many), theme=theme)
        page = player.page
        for size in SCREENS:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            open_statistics(page)
            expect_no_barriers(page, f"statistics at {size}")
            expect_wide_enough(page.locator("dialog button:visible").evaluate_all(BOXES), "statistics")
            wide = page.locator("#panel-body").evaluate("e => [e.scrollWidth, e.clientWidth]")
            assert wide[0] <= wide[1], (size, wide)
            page.get_by_role("button", name=message("statistics-of-all")).click()
            expect_no_barriers(page, f"all rule sets at {size}")
            close(page)


def test_the_charts_are_drawn_and_told(contexts: Profiles, address: str) -> None:
    context = contexts(viewport={"width": 1280, "height": 800}, **kept.before(address, results=results(60)))
    page = Player(context.new_page(), address).page
    page.keyboard.press("t")
    last = say("last-games", count=30, noun="game")
    form = page.get_by_role("img", name=f"{english(last)}, oldest first: 10 won, 20 not won.")
    expect(form).to_be_visible()
    heights = "all => all.map(e => e.getBoundingClientRect().height)"
    won, lost = (form.locator(f".{kind}").evaluate_all(heights) for kind in ("won", "lost"))
    assert (len(won), len(lost)) == (10, 20)
    assert min(won) > 1.3 * max(lost)  # the bars differ without colour, too
    expect(page.get_by_role("img", name="Win rate over the previous 20 games")).to_be_visible()
    longest = page.locator(".bar").evaluate_all(
        "all => Math.max(...all.map(e => e.firstChild.getBoundingClientRect().width / e.clientWidth))"
    )
    assert 0.99 < longest <= 1.01


def test_larger_text_runs_nowhere_off_the_sheet(contexts: Profiles, address: str) -> None:
    page = Player(contexts(**PHONE, **kept.before(address, results=results(60))).new_page(), address).page
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.keyboard.press("t")
    assert page.locator("#panel-body").evaluate("e => e.scrollWidth <= e.clientWidth")
    page.get_by_role("button", name=message("statistics-of-all")).click()
    assert page.locator("#panel-body").evaluate("e => e.scrollWidth <= e.clientWidth")


def test_the_sheets_can_be_walked_by_keys(contexts: Profiles, address: str) -> None:
    context = contexts(viewport={"width": 1280, "height": 800}, **kept.before(address, results=results(5)))
    page = Player(context.new_page(), address).page
    page.keyboard.press("t")
    focused = "document.activeElement.dataset.do ?? document.activeElement.id"
    for _ in range(4):
        page.keyboard.press("Tab")
        if page.evaluate(focused) == "statistics all":
            break
    page.keyboard.press("Enter")
    expect(page.locator("#panel-title")).to_have_text("Statistics")
    assert page.evaluate(focused) == "panel-body"  # where the pressed button was, so that reading continues
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == message("as-table")  # of the chart above
    page.keyboard.press("Tab")
    assert page.evaluate(focused) == "statistics backbone"
    page.keyboard.press("Enter")
    expect(page.locator("#panel-title")).to_have_text("Statistics: Backbone")
