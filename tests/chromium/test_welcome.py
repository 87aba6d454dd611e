"""Check the first minute on screens of every size: the greeting, lessons, and the pictures in the rules."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chromium.barriers import expect_no_barriers
from chromium.conftest import PHONE, Profiles
from chromium.player import Player
from engine.games.catalogue import CATALOGUE
from engine.games.lessons import LESSONS
from support.english import english

pytestmark = pytest.mark.in_turn(2)

SCREENS = [(360, 640), (390, 844), (844, 390), (820, 1180), (1280, 800), (1920, 1080)]
screens = pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
_BOX = "element => element.getBoundingClientRect().toJSON()"


def box(page: Page, selector: str) -> dict[str, Any]:
    found: dict[str, Any] = page.locator(selector).evaluate(_BOX)
    return found


@pytest.fixture
def player(contexts: Profiles, address: str, size: tuple[int, int]) -> Player:
    context = contexts(viewport={"width": size[0], "height": size[1]}, has_touch=True, reduced_motion="reduce")
    return Player(context.new_page(), address)


@screens
def test_the_board_stays_where_it_is_when_the_greeting_goes(player: Player) -> None:
    page = player.page
    expect(page.locator("#greeting")).to_be_visible()
    before = box(page, "#board")
    greeting = box(page, "#greeting")
    assert greeting["left"] >= 0 and greeting["right"] <= before["right"] + 1
    page.locator("#greeting button").nth(1).click()
    expect(page.locator("#greeting")).to_be_hidden()
    assert box(page, "#board") == before


@screens
@pytest.mark.parametrize("name", ["backbone", "bridge", "spider"])
def test_the_panel_of_a_lesson_never_covers_the_cards_that_are_meant(player: Player, name: str) -> None:
    page = player.page
    player.follow(f"v1/{name}/9")
    page.locator("#menu").click()
    page.get_by_role("dialog").get_by_role("button", name=f"Learn {english(CATALOGUE[name].family_title)}").click()
    lesson = next(lesson for lesson in LESSONS if lesson.game == name)
    for number, step in enumerate(lesson.steps):
        expect(page.locator("#lesson-title")).to_have_text(english(lesson.words_of(number), "title"))
        player.expect_laid_out()
        panel, board = box(page, "#lesson"), box(page, "#board")
        assert board["bottom"] <= panel["top"] + 1
        assert panel["bottom"] <= page.evaluate("innerHeight") and panel["left"] >= 0
        shown = page.locator("#lesson-text").evaluate("text => text.scrollHeight <= text.clientHeight + 1")
        assert shown, (name, number)
        for _ in range(max(1, len(step.moves))):
            page.locator("#lesson-main").click()
    expect(page.locator("#lesson")).to_be_hidden()


@screens
def test_the_table_does_not_move_from_step_to_step(player: Player) -> None:
    page = player.page
    player.follow("v1/klondike/9")
    page.locator("#menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Learn Klondike").click()
    lesson = next(lesson for lesson in LESSONS if lesson.game == "klondike")
    heights = set()
    for number, step in enumerate(lesson.steps):
        expect(page.locator("#lesson-title")).to_have_text(english(lesson.words_of(number), "title"))
        heights.add(round(box(page, "#board")["height"]))
        for _ in range(max(1, len(step.moves))):
            page.locator("#lesson-main").click()
    assert len(heights) == 1


def test_axe_finds_nothing_in_the_first_minute(contexts: Profiles, address: str) -> None:
    player = Player(contexts(**PHONE, reduced_motion="reduce").new_page(), address)
    page = player.page
    expect_no_barriers(page, "greeting")
    page.locator("#greeting button").first.tap()
    expect_no_barriers(page, "ways to begin")
    page.get_by_role("dialog").get_by_role("button", name="Learn Backbone").tap()
    expect(page.locator("#lesson")).to_be_visible()
    expect_no_barriers(page, "lesson")
    page.locator("#lesson-main").tap()
    expect_no_barriers(page, "lesson with a move")
    page.locator("#rules").tap()
    expect(page.locator("figure")).to_have_count(2)
    expect_no_barriers(page, "rules with pictures")


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)], ids=["phone", "desk"])
def test_every_picture_of_the_rules_fits_into_the_sheet(player: Player) -> None:
    page = player.page
    for lesson in LESSONS:
        player.follow(f"v1/{lesson.game}/9")
        page.locator("#rules").click()
        expect(page.locator("#panel-title")).to_have_text(english(CATALOGUE[lesson.game].title))
        sheet = box(page, "#panel-body")
        for place in page.locator("figure > svg").evaluate_all(f"all => all.map({_BOX})"):
            assert place["left"] >= sheet["left"] and place["right"] <= sheet["right"]
            assert place["width"] > 80 and 40 < place["height"] <= 417
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
