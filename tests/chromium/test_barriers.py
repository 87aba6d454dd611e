"""Check accessibility: axe, the size of buttons, large text, and what fits on which screen."""

import pytest
from playwright.sync_api import expect

from chromium.barriers import BOXES, OUTSIDE, expect_no_barriers, expect_wide_enough
from chromium.conftest import Profiles
from chromium.player import GAMES, Player, deal_of, first_moves, moves_of, recorded, won_link
from chromium.prepared_player import (
    ALL_SCREENS,
    SCREENS,
    SHEETS_OF_MENU,
    SMALL_SCREENS,
    THEMES,
    close,
    open_by_command,
    player_at,
)
from engine.core.game import Kind
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.english import english

pytestmark = pytest.mark.in_turn(2)
RULE_SETS = ("backbone", "backbone-traditional", "backbone-aisleriot")


@pytest.mark.parametrize("theme", THEMES)
def test_the_list_of_a_pile_has_no_barriers_and_large_buttons(
    contexts: Profiles, address: str, theme: str
) -> None:
    player = player_at(contexts, address, SCREENS[0], theme=theme)
    page = player.page
    player.open("v1/freecell/1")
    for size in SCREENS:
        player.resize(*size)
        page.keyboard.press("3")
        page.keyboard.press("l")
        expect(page.locator("#panel-title")).to_have_text("Column 3")
        expect_no_barriers(page, f"list at {size}")
        heights = page.locator("#panel .fan button").evaluate_all("all => all.map(e => e.offsetHeight)")
        assert len(heights) == 7 and min(heights) >= 44
        close(page)


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(contexts: Profiles, address: str, theme: str) -> None:
    player = player_at(contexts, address, SCREENS[0], theme=theme)
    page = player.page
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    lost = next(recorded(GAMES / "backbone.txt", "lost"))
    for size in SCREENS:
        player.resize(*size)
        expect_no_barriers(page, f"table at {size}")
    player.follow(first_moves("backbone", 9))  # the sheet then has a link to the game as well as one to the deal
    for number, size in enumerate(SCREENS):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        turn = (number + THEMES.index(theme)) % len(SCREENS)  # once in each theme; once at each size overall
        for command in ("menu", *SHEETS_OF_MENU[turn :: len(SCREENS)]):
            open_by_command(page, command)
            expect_no_barriers(page, f"{command} at {size}")
            close(page)
    for link, title in ((won_link("backbone"), "Won!"), (lost, "Lost")):
        player.follow(link.rsplit(".", 1)[0])
        player.touch(moves_of(link)[-1])
        expect(page.locator("#panel-title")).to_have_text(title)
        for size in SCREENS:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            expect_no_barriers(page, f"{title} at {size}")
        close(page)
        player.resize(*SCREENS[0])


def open_square(player: Player, spot: int) -> bool:
    """Return whether a square of 24 pixels is uncovered on the top card of this pile, or on its empty place."""
    scene = player.scene()
    view = scene.end_of(spot)
    place = scene.rect(view)
    above = scene.board.cards[scene.board.cards.index(view) + 1 :] if view in scene.board.cards else ()
    others = [scene.rect(card) for card in above if card.spot != spot]
    steps = [(dx, dy) for dx in range(0, int(place.width) - 23, 2) for dy in range(0, int(place.height) - 23, 2)]
    squares = (place._replace(x=place.x + dx, y=place.y + dy, width=24, height=24) for dx, dy in steps)
    return any(not any(square.overlap(other) for other in others) for square in squares)


def test_everything_to_press_is_large_enough(contexts: Profiles, address: str) -> None:
    player = player_at(contexts, address, SMALL_SCREENS[0])
    page = player.page
    for number, size in enumerate(SMALL_SCREENS):
        player.resize(*size)
        expect_wide_enough(page.locator("button:visible").evaluate_all(BOXES), f"table at {size}")
        for command in ("menu", *SHEETS_OF_MENU[number % 2 :: 2]):
            open_by_command(page, command)
            boxes = page.locator("dialog button:visible, dialog input:visible").evaluate_all(BOXES)
            expect_wide_enough(boxes, f"{command} at {size}")
            close(page)
    for rule_set in RULE_SETS:
        player.follow(deal_of(won_link(rule_set)))
        for size in SMALL_SCREENS:
            player.resize(*size)
            player.expect_position()  # the page then matches the scene, which is checked here
            piles = [i for i, spot in enumerate(player.game.spots) if spot.kind is not Kind.COUNTER]
            small = [player.game.spots[i].name for i in piles if not open_square(player, i)]
            assert not small, f"{rule_set} at {size}: {small}"


def longest(rule_set: str) -> list[str]:
    """Return links to the two positions of the recorded games with the longest left and the longest right rib."""
    found: dict[int, tuple[int, str]] = {}
    for outcome in ("won", "lost"):
        for link in recorded(GAMES / f"{rule_set}.txt", outcome):
            session = Session.read(deal_of(link), CATALOGUE)
            ribs = [i for i, spot in enumerate(session.game.spots) if spot.kind is Kind.TABLEAU]
            for move in moves_of(link):
                session.play(move)
                for i in ribs:
                    if len(session.position[i]) > found.get(i % 2, (0, ""))[0]:
                        found[i % 2] = len(session.position[i]), session.link()
    return [link for _, link in found.values()]


@pytest.mark.parametrize("left_handed", [False, True])
def test_nothing_runs_off_or_lies_over_the_bars(contexts: Profiles, address: str, left_handed: bool) -> None:
    player = player_at(contexts, address, ALL_SCREENS[0], left_handed=left_handed)
    page = player.page
    links = [link for rule_set in RULE_SETS for link in (deal_of(won_link(rule_set)), *longest(rule_set))]
    troubles = []
    for link in links:
        player.follow(link)
        for size in ALL_SCREENS:
            player.resize(*size)
            where = f"{english(player.game.title)}, {player.session.moves_made} moves, {size}"
            troubles += [f"{where}: {one}" for one in page.evaluate(OUTSIDE)]
    assert not troubles, "\n".join(troubles[:20])


def test_larger_text_is_followed_and_leaves_the_buttons_usable(contexts: Profiles, address: str) -> None:
    player = player_at(contexts, address, SCREENS[0])
    page = player.page
    for size in SCREENS:
        player.resize(*size)
        before = page.locator("nav").evaluate("e => parseFloat(getComputedStyle(e.firstElementChild).fontSize)")
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        player.expect_laid_out()
        after = page.locator("nav").evaluate("e => parseFloat(getComputedStyle(e.firstElementChild).fontSize)")
        assert after > before
        assert page.evaluate(OUTSIDE) == []
        clipped = "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.id)"
        assert page.locator("nav button, .heading").evaluate_all(clipped) == []
        page.locator("#rules").click()
        assert page.locator(".prose").evaluate("e => parseFloat(getComputedStyle(e).fontSize)") >= 30
        expect_wide_enough(page.locator("dialog button:visible").evaluate_all(BOXES), "rules")
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        page.evaluate("document.documentElement.style.fontSize = ''")


def test_forced_colours_keep_what_is_chosen_in_sight(contexts: Profiles, address: str) -> None:
    context = contexts(viewport={"width": 390, "height": 844}, has_touch=True, forced_colors="active")
    player = Player(context.new_page(), address)
    page = player.page
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    player.walk(player.spot_number("t1"))
    page.keyboard.press("Enter")
    for kind in ("chosen", "target", "focus"):
        if kind == "focus":
            page.keyboard.press("ArrowDown")  # the chosen pile has an outline already; move the focus away
        line = page.locator(f"#table .marks .{kind} .line").first
        seen = line.evaluate("e => { const s = getComputedStyle(e); return [s.stroke, s.strokeWidth, s.opacity] }")
        assert seen[0] not in ("none", "rgba(0, 0, 0, 0)") and seen[1] == "3px" and seen[2] == "1", (kind, seen)
    # a setting that is on looks different from one that is off
    page.locator("#menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    border = "e => { const s = getComputedStyle(e); return [s.borderTopColor, s.borderTopWidth].join() }"
    on, off = (page.locator(f"[aria-pressed={state}]").first.evaluate(border) for state in ("true", "false"))
    assert on != off


def test_the_field_for_a_card_has_room_on_a_small_phone(contexts: Profiles, address: str) -> None:
    """Check the width. Earlier the field had only 35 pixels beside its label."""
    player = Player(contexts(viewport={"width": 360, "height": 640}).new_page(), address)
    player.page.keyboard.press("/")
    expect(player.page.locator("#find")).to_be_focused()
    box = player.page.locator("#find").bounding_box()
    assert box and box["width"] > 120
