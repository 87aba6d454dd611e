"""Check the gallery of all games: one press leads to a playable table, and no game in progress is lost."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from chromium import kept
from chromium.barriers import BOXES, expect_no_barriers, expect_wide_enough
from chromium.changing_site import Site, visited
from chromium.conftest import PHONE, Profiles
from chromium.player import Player
from chromium.prepared_player import SCREENS, SMALL_SCREENS, THEMES, player_at
from chromium.tiles import expect_all_tiles
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.english import english
from support.extent import sample

pytestmark = pytest.mark.in_turn(6)

FAMILIES = list(dict.fromkeys(english(game.family_title) for game in CATALOGUE.values()))
KLONDIKE = "v1/klondike/77"


def gallery(page: Page) -> Locator:
    return page.get_by_role("dialog", name="All games")


def open_gallery(player: Player) -> Locator:
    player.page.locator("#games").click()
    shown = gallery(player.page)
    expect(shown).to_be_visible()
    return shown


def titles(page: Page) -> list[str]:
    expect_all_tiles(page)
    return page.locator(".tile .play b").all_text_contents()


def play_button(page: Page, title: str) -> Locator:
    return page.locator(".tile", has=page.get_by_text(title, exact=True)).locator(".play")


def choose(player: Player, title: str, rule_set: str, number: int | None = None) -> None:
    """Press a picture, and give the player the session that begins there.

    Its number is the one shown on the page.
    """
    play_button(player.page, title).click()
    expect(gallery(player.page)).to_be_hidden()
    expect(player.page.locator("#title")).to_have_text(english(CATALOGUE[rule_set].title))
    if number is None:
        number = number_shown(player.page)
    player.session = Session(CATALOGUE[rule_set], number)


def number_shown(page: Page) -> int:
    """Return the number beside the title, whatever it counts: "Deal 7", "Rubber 7", "Round 7, deal 2 of 9"."""
    said = re.search(r"\d+", page.locator("#deal").text_content() or "")
    assert said, "no number is shown"
    return int(said.group())


def expect_pictures(page: Page) -> None:
    """Expect that every tile has its picture, with cards in it."""
    expect(page.locator(".picture:not(:has(.face, .back))")).to_have_count(0)
    expect(page.locator(".picture svg")).to_have_count(len(FAMILIES))


def test_one_press_leads_to_a_playable_table(phone: Player) -> None:
    open_gallery(phone)
    expect_pictures(phone.page)
    assert titles(phone.page) == FAMILIES
    choose(phone, "Klondike", "klondike")
    phone.expect_position()
    phone.play("sw")
    phone.expect_position()


def test_a_press_on_a_rule_set_leads_to_that_rule_set(phone: Player) -> None:
    open_gallery(phone).get_by_role("button", name="Turn three", exact=True).first.click()
    expect(phone.page.locator("#title")).to_have_text("Klondike, turn three")
    expect(gallery(phone.page)).to_be_hidden()


def test_keys_alone_lead_there_too(desk: Player) -> None:
    page = desk.page
    page.keyboard.press("g")
    expect(gallery(page)).to_be_visible()
    expect(play_button(page, FAMILIES[0])).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(play_button(page, FAMILIES[1])).to_be_focused()
    page.keyboard.press("ArrowDown")
    below = page.evaluate("document.activeElement.getBoundingClientRect().top")
    assert below > page.evaluate("document.querySelector('.play').getBoundingClientRect().bottom")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(gallery(page)).to_be_hidden()
    game = next(game for game in CATALOGUE.values() if english(game.family_title) == FAMILIES[1])
    expect(page.locator("#title")).to_have_text(english(game.title))
    desk.expect_said(f"{english(game.title)}, deal")
    desk.session = Session(game, number_shown(page))
    expect(page.locator("#table .marks .focus")).to_be_visible()  # the focus is on the table, and visible
    desk.press(next(iter(game.moves(desk.position))))
    desk.expect_position()


def test_the_ways_out_lead_back_to_the_same_table(phone: Player) -> None:
    phone.play("sw")
    page = phone.page
    for leave in (
        lambda: page.keyboard.press("Escape"),
        lambda: gallery(page).get_by_role("button", name="Back to the table").click(),
        page.go_back,
    ):
        open_gallery(phone)
        leave()
        expect(gallery(page)).to_be_hidden()
        phone.expect_moves(1)
        phone.expect_position()
        expect(page.locator("#games")).to_be_focused()
    assert page.url == phone.address
    phone.play("sw")


def test_opened_shut_and_opened_in_haste_the_way_back_still_fits(phone: Player) -> None:
    page = phone.page
    page.evaluate("""() => new Promise(done => {
        let closed = 0;
        gallery.addEventListener("close", () => { closed += 1; if (closed === 2) setTimeout(done); });
        games.click(); gallery.close(); games.click(); gallery.close(); games.click();
    })""")  # the page has received two close events of the gallery
    expect(gallery(page)).to_be_visible()
    assert page.evaluate("history.state") == "open 1"
    page.go_back()
    expect(gallery(page)).to_be_hidden()
    phone.play("sw")


def test_a_game_left_for_others_is_there_again_and_after_a_reload_too(phone: Player) -> None:
    page = phone.page
    phone.follow(KLONDIKE)
    phone.play("sw")
    phone.play("sw")
    left = phone.session
    open_gallery(phone)
    choose(phone, "Golf", "golf")
    phone.play("sw")
    phone.expect_position()
    golf = phone.session
    open_gallery(phone)
    expect(play_button(page, "Klondike")).to_contain_text("in progress · 2 moves")
    expect(play_button(page, "Golf")).to_contain_text("on the table · 1 move")
    assert titles(page)[:2] == ["Golf", "Klondike"]
    choose(phone, "Klondike", "klondike", 77)
    phone.session = left
    phone.expect_moves(2)
    phone.expect_position()
    page.reload()
    phone.wait_for_python()
    phone.expect_position()
    open_gallery(phone)
    choose(phone, "Golf", "golf", golf.number)
    phone.session = golf
    phone.expect_moves(1)
    phone.expect_position()
    assert kept.results(page) == ()


def test_a_picture_is_drawn_anew_when_its_game_has_moved_on(phone: Player) -> None:
    page = phone.page
    phone.follow(KLONDIKE)
    picture = page.locator("#picture-klondike svg")
    open_gallery(phone)
    expect_pictures(page)
    before = picture.inner_html()
    page.keyboard.press("Escape")
    phone.play("sw")
    open_gallery(phone)
    expect_pictures(page)
    assert picture.inner_html() != before


def test_favourites_keep_their_place_until_the_gallery_is_opened_again(phone: Player) -> None:
    page = phone.page
    open_gallery(phone)
    star = page.get_by_role("button", name="Favourite: Golf")
    star.click()
    expect(star).to_have_attribute("aria-pressed", "true")
    assert titles(page) == FAMILIES
    page.reload()
    phone.wait_for_python()
    open_gallery(phone)
    expect(star).to_have_attribute("aria-pressed", "true")
    assert titles(page) == ["Golf", *(name for name in FAMILIES if name != "Golf")]
    star.click()
    page.keyboard.press("Escape")
    open_gallery(phone)
    assert titles(page) == FAMILIES


@pytest.mark.fast_clock
def test_the_time_stands_while_the_gallery_is_open(phone: Player) -> None:
    phone.play("sw")
    open_gallery(phone)
    before = phone.page.locator("#clock").text_content()
    phone.pass_time(3000)
    assert phone.page.locator("#clock").text_content() == before


def test_the_address_of_the_gallery_opens_it(phone: Player) -> None:
    phone.page.goto("about:blank")
    phone.page.goto(f"{phone.address}#games")
    expect(gallery(phone.page)).to_be_visible()
    expect_pictures(phone.page)
    assert phone.page.url == phone.address
    phone.page.keyboard.press("Escape")
    phone.expect_position()


@pytest.mark.parametrize(("address_end", "shown"), [("", True), (f"#{KLONDIKE}", False), ("?do=new", False)])
@pytest.mark.fast_clock
def test_who_wishes_begins_with_all_games(contexts: Profiles, address: str, address_end: str, shown: bool) -> None:
    page = contexts(**PHONE, **kept.before(address, settings={"gallery_first": True})).new_page()
    Player(page, address, address_end).pass_time(2000)
    expect(gallery(page)).to_be_visible(visible=shown)


def test_the_menu_leads_to_the_gallery(phone: Player) -> None:
    phone.page.locator("#menu").click()
    phone.page.get_by_role("dialog").get_by_role("button", name="All games").click()
    expect(gallery(phone.page)).to_be_visible()
    expect(phone.page.locator("#panel")).to_be_hidden()


def test_every_game_can_be_chosen_without_a_network(contexts: Profiles, site: Site) -> None:
    context = contexts(**PHONE)
    player = visited(context, site)
    site.go_away(context)
    player.page.reload()
    player.wait_for_python()
    for rule_set in sample(tuple(CATALOGUE), 4, 7):
        game = CATALOGUE[rule_set]
        open_gallery(player)
        order = f'#gallery [data-do="game {rule_set}"], #gallery [data-do^="game {rule_set} "]'
        player.page.locator(order).last.click()
        expect(player.page.locator("#title")).to_have_text(english(game.title))
        player.session = Session(game, number_shown(player.page))
        player.expect_position()


# Accessibility


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_in_the_gallery(contexts: Profiles, address: str, theme: str) -> None:
    player = player_at(contexts, address, SCREENS[0], theme=theme)
    player.follow(KLONDIKE)
    player.play("sw")
    open_gallery(player)
    player.page.get_by_role("button", name="Favourite: Golf").click()
    expect_pictures(player.page)
    for size in SCREENS:
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect_no_barriers(player.page, f"gallery at {size}")


def test_everything_in_the_gallery_is_large_enough_and_lies_apart(contexts: Profiles, address: str) -> None:
    player = player_at(contexts, address, SMALL_SCREENS[0])
    page = player.page
    open_gallery(player)
    expect_pictures(page)
    for size in [*SMALL_SCREENS, (320, 568)]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        boxes: list[dict[str, Any]] = page.locator("#gallery button").evaluate_all(BOXES)
        expect_wide_enough(boxes, f"gallery at {size}")
        tiles: list[dict[str, Any]] = page.locator("#gallery-body button").evaluate_all(BOXES)
        assert all(box["left"] >= 0 and box["right"] <= size[0] for box in tiles)
        for choice in page.locator("#gallery-filters button").all():
            choice.scroll_into_view_if_needed()  # the line of filters may be wider than the window
            expect(choice).to_be_in_viewport(ratio=0.99)
        assert page.locator(".hall").evaluate("e => e.scrollWidth <= e.clientWidth")


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (1280, 700), (320, 256)])
def test_the_way_out_of_the_gallery_stays_in_reach_and_hides_no_tile_with_the_focus(
    contexts: Profiles, address: str, size: tuple[int, int]
) -> None:
    """Check all sizes. The last two are a desktop window, and one at 400 % zoom."""
    player = player_at(contexts, address, size)
    open_gallery(player)
    hall, way_out = player.page.locator(".hall"), player.page.locator("#gallery [data-do=close]")
    hall.evaluate("hall => { hall.scrollTop = hall.scrollHeight; }")
    assert hall.evaluate("hall => hall.scrollTop > 0")
    expect(way_out).to_be_in_viewport(ratio=1)
    first = player.page.locator("#gallery-body button").first
    way_out.focus()  # the gallery opens with the focus on the first tile; so move it away first
    first.focus()
    box, head = first.bounding_box(), player.page.locator(".hall-head").bounding_box()
    assert box and head and box["y"] >= head["y"] + head["height"] - 1
    hall.evaluate("hall => { hall.scrollTop = hall.scrollHeight; }")
    way_out.click()
    expect(player.page.locator("#gallery")).to_be_hidden()


@pytest.mark.fast_clock
def test_the_address_of_the_gallery_opens_it_over_an_open_page(desk: Player) -> None:
    desk.page.evaluate("location.hash = 'games'")
    expect(desk.page.locator("#gallery")).to_be_visible()
    desk.pass_time(2000)
    expect(desk.page.locator("#gallery")).to_be_visible()
