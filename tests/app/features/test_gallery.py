"""The gallery on the page: choosing games with pointer and keys, favourites, pictures, and the Back button."""

import pytest

from app.browser.dom import Dom
from app.state.table import Table
from engine.core.game import Game
from engine.games.catalogue import CATALOGUE
from support.english import english
from support.fake_browser import Browser
from support.fake_browser.elements import Element
from support.page import saved
from support.rule_sets import PLAIN_TITLES as PLAIN


def plays(browser: Browser) -> list[Element]:
    """Return the main buttons of all tiles, in order."""
    return browser.find_all("#gallery .play")


def order(browser: Browser) -> list[str]:
    """Return the names of the games in the order in which they are shown."""
    return [str(button.querySelector("b").textContent) for button in plays(browser)]


def open_whole(browser: Browser) -> None:
    """Open the gallery, and wait until all tiles have their content: they get it one by one."""
    browser.press("#games")
    browser.advance(50)


def test_the_first_game_has_the_focus_and_every_family_a_tile(browser: Browser) -> None:
    browser.press("#games")
    assert browser.document.activeElement is plays(browser)[0]
    browser.advance(50)
    assert sorted(order(browser)) == sorted({english(game.family_title) for game in CATALOGUE.values()})


def test_a_clock_without_a_date_only_leaves_out_the_game_of_the_week(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Dom, "today", lambda _: "")
    browser.press("#games")
    assert browser.is_open("gallery") and not browser.logged_errors
    assert not browser.find_all('#gallery-filters [data-do="filter of-week"]')


def test_a_press_begins_the_deal_of_the_picture(browser: Browser) -> None:
    browser.press("#games")
    button = next(button for button in plays(browser) if "FreeCell" in button.textContent)
    _, name, number = str(button.dataset.do).split()
    browser.press(button)
    assert not browser.is_open("gallery")
    assert saved(browser).link() == f"v1/{name}/{number}"


def test_a_game_that_was_not_begun_keeps_its_deal_and_one_that_was_gets_another(browser: Browser) -> None:
    def orders() -> dict[str, str]:
        open_whole(browser)
        found = {str(button.dataset.do).split()[1]: str(button.dataset.do) for button in plays(browser)}
        browser.back()
        return found

    before = orders()
    assert orders() == before
    browser.press("#games")
    browser.press(f'#gallery [data-do="{before["freecell"]}"]')  # this begins a game
    browser.go_to("v1/golf/1")
    after = orders()
    assert {name for name in before if after.get(name) != before[name]} >= {"freecell"}
    assert after["seahaven"] == before["seahaven"]


def test_a_deal_is_looked_for_only_once_for_each_picture(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If only winnable deals are wanted, each search goes through all results."""
    asked: list[str] = []
    find = Table.fresh_number

    def fresh_number(table: Table, game: Game) -> int:
        asked.append(game.id)
        return find(table, game)

    monkeypatch.setattr(Table, "fresh_number", fresh_number)
    for _ in range(3):
        browser.press("#games")
        browser.back()
    assert len(asked) == len(set(asked)) == len({game.family for game in CATALOGUE.values()}) - 1


def test_a_press_on_a_rule_set_leads_to_that_rule_set(browser: Browser) -> None:
    browser.press("#games")
    browser.press('#gallery [data-do="game klondike-3"]')
    assert saved(browser).game.id == "klondike-3"


def test_a_game_in_progress_goes_on_where_it_was_left(browser: Browser) -> None:
    browser.go_to("v1/klondike/7/sw")
    browser.tap(browser.place("s"))
    browser.go_to("v1/golf/1")
    browser.press("#games")
    button = next(button for button in plays(browser) if "Klondike" in button.textContent)
    assert "in progress · 2 moves" in button.textContent
    browser.press(button)
    assert saved(browser).link() == "v1/klondike/7/sw.sw"


def test_the_pictures_are_drawn_one_by_one_while_the_gallery_is_open(browser: Browser) -> None:
    def drawn() -> int:
        return sum(bool(picture.innerHTML) for picture in browser.find_all("#gallery .picture"))

    browser.press("#games")
    browser.advance(1000)
    assert drawn() == len(plays(browser)) == len(CATALOGUE.families())
    button = next(button for button in plays(browser) if "Backbone" in button.textContent)
    old = button.querySelector(".picture").innerHTML
    browser.back()
    browser.tap(browser.place("s"))
    browser.press("#games")
    browser.advance(1000)
    button = next(button for button in plays(browser) if "Backbone" in button.textContent)
    assert button.querySelector(".picture").innerHTML != old  # the picture shows the present state of the game
    assert drawn() == len(plays(browser))


def test_a_favourite_comes_first_once_the_gallery_is_opened_again(browser: Browser) -> None:
    browser.press("#games")
    before = order(browser)
    assert before[-1] != before[0]
    star = browser.find_all("#gallery .star")[-1]
    assert star.getAttribute("aria-pressed") == "false"
    browser.press(star)
    assert star.getAttribute("aria-pressed") == "true"
    assert order(browser) == before
    browser.key("Escape")
    browser.press("#games")
    assert order(browser) == [before[-1], *before[:-1]]
    browser.press(browser.find_all("#gallery .star")[0])
    browser.key("Escape")
    browser.press("#games")
    assert order(browser) == before


def test_arrows_lead_from_picture_to_picture_and_stop_at_the_ends(browser: Browser) -> None:
    browser.press("#games")
    found = plays(browser)
    tops = [browser.box(button).top for button in found]
    row = tops.count(tops[0])
    for key, there in [
        ("ArrowLeft", 0),
        ("ArrowRight", 1),
        ("ArrowDown", 1 + row),
        ("ArrowUp", 1),
        ("ArrowUp", 0),
        ("x", 0),
    ]:
        browser.key(key)
        assert browser.document.activeElement is found[there], key
    found[-1].focus()
    browser.key("ArrowDown")
    assert browser.document.activeElement is found[-1]


def test_arrows_do_nothing_while_the_focus_is_on_no_picture(browser: Browser) -> None:
    browser.press("#games")
    star = browser.find_all("#gallery .star")[0]
    star.focus()
    browser.key("ArrowRight")
    assert browser.document.activeElement is star


def test_after_a_way_back_and_forward_one_way_back_leads_out_again(browser: Browser) -> None:
    """Earlier, the gallery added a second entry to the history, so Back did not close it, as after a reload."""
    browser.press("#games")
    browser.key("Escape")
    assert not browser.is_open("gallery")
    assert browser.window.history.behind == 0
    browser.forward()
    assert not browser.is_open("gallery")
    browser.press("#games")
    assert browser.is_open("gallery")
    browser.back()
    assert not browser.is_open("gallery")


def test_opened_from_the_menu_it_takes_the_place_of_the_menu(browser: Browser) -> None:
    browser.press("#menu")
    browser.press('#panel [data-do="games"]')
    assert browser.is_open("gallery")
    assert not browser.is_open("panel")


# Search and filters


def seen(browser: Browser) -> list[str]:
    """Return the names of the games whose tiles are shown."""
    return [str(b.querySelector("b").textContent) for b in plays(browser) if not b.closest("li").hidden]


def search(browser: Browser, text: str) -> None:
    """Write a text into the search field."""
    browser.write("#gallery-search", text)


def test_a_search_leaves_the_games_that_have_all_its_words_and_says_how_many(browser: Browser) -> None:
    open_whole(browser)
    search(browser, "turn three")
    assert seen(browser) == ["Klondike", "Canfield"]
    assert browser.text("#gallery-said") == "Two games found."
    search(browser, "turn three nothing")
    assert seen(browser) == []
    assert browser.text("#gallery-said") == "No games found."
    search(browser, "")
    assert len(seen(browser)) == len(plays(browser))
    assert browser.text("#gallery-said") == ""


def test_a_filter_and_a_search_hold_together_until_the_gallery_is_opened_again(browser: Browser) -> None:
    open_whole(browser)
    browser.press('#gallery [data-do="filter short"]')
    assert [name for name in seen(browser) if name not in PLAIN] == ["Golf", "Pyramid", "The Clock", "Black Hole"]
    assert browser.find('#gallery [data-do="filter short"]').getAttribute("aria-pressed") == "true"
    search(browser, "golf")
    assert seen(browser) == ["Golf"]
    browser.back()
    browser.press("#games")
    assert len(seen(browser)) == len(plays(browser))


def test_a_new_favourite_can_be_filtered_at_once(browser: Browser) -> None:
    browser.press("#games")
    assert not browser.find_all('#gallery [data-do="filter favourites"]')
    browser.press('#gallery [data-do="favourite spider"]')
    browser.press('#gallery [data-do="filter favourites"]')
    assert seen(browser) == ["Spider"]


def test_arrows_walk_among_the_tiles_that_are_shown_and_a_slash_leads_to_the_search(browser: Browser) -> None:
    browser.press("#games")
    browser.press('#gallery [data-do="filter short"]')
    shown = [b for b in plays(browser) if not b.closest("li").hidden]
    shown[0].focus()
    browser.key("ArrowRight")
    assert browser.document.activeElement is shown[1]
    browser.key("/")
    assert browser.document.activeElement is browser.find("#gallery-search")
    browser.key("ArrowRight")
    assert browser.document.activeElement is browser.find("#gallery-search")
