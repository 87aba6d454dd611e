"""Ears, eyes and clumsy fingers: axe, target sizes, what is spoken, what fits on which screen."""

from collections.abc import Iterable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from chromium import kept
from chromium.conftest import Profiles
from chromium.player import GAMES, Player, deal_of, first_moves, moves_of, recorded, won_link
from engine.core.game import Kind
from engine.games.catalogue import CATALOGUE
from engine.play.notation import move_text
from engine.play.session import Session
from engine.play.statistics import Result
from support.english import english

pytestmark = pytest.mark.in_turn(2)

RULE_SETS = ("backbone", "backbone-traditional", "backbone-aisleriot")
SCREENS = [(390, 844), (844, 390), (1280, 800)]
SMALL_SCREENS = [(360, 640), (390, 844), (844, 390), (667, 375), (1280, 800)]
ALL_SCREENS = [*SMALL_SCREENS, (320, 568), (768, 1024), (1920, 1080), (2560, 1440)]
THEMES = ("felt", "night", "day")


def player_at(
    contexts: Profiles, address: str, size: tuple[int, int], results: Iterable[Result] = (), **chosen: object
) -> Player:
    """A player who has these results, and has chosen these settings."""
    context = contexts(
        viewport={"width": size[0], "height": size[1]},
        has_touch=True,
        reduced_motion="reduce",
        **kept.before(address, results, settings=chosen),
    )
    return Player(context.new_page(), address)


# axe


def expect_no_barriers(page: Page, what: str) -> None:
    # what lies behind an open sheet is inert; axe would compare its text with the colour of the sheet
    sheet = "dialog[open]"
    found = Axe().run(page, context=sheet if page.locator(sheet).count() else None).response["violations"]
    told = [
        f"{what}: {item['id']}: {node['html'][:160]} {node['failureSummary']}"
        for item in found
        for node in item["nodes"]
    ]
    assert not told, "\n".join(told)


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


def choose_in_menu(page: Page, name: str) -> None:
    """Press a button of the open menu; the list of keys, which is not offered to fingers alone, has a key."""
    if name == "Keys":
        close(page)
        page.keyboard.press("F1")
    else:
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(contexts: Profiles, address: str, theme: str) -> None:
    player = player_at(contexts, address, SCREENS[0], theme=theme)
    page = player.page
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    lost = next(recorded(GAMES / "backbone.txt", "lost"))
    for size in SCREENS:
        player.resize(*size)
        expect_no_barriers(page, f"table at {size}")
    player.follow(first_moves("backbone", 9))  # a link to the game as well as to the deal
    for size in SCREENS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for name in ("Rules", "Settings", "Your data", "Keys", "What’s new", "Share"):
            page.locator("#menu").click()
            if name == "Rules":
                expect_no_barriers(page, f"menu at {size}")
            choose_in_menu(page, name)
            expect(page.locator("#panel-title")).not_to_have_text("Menu")
            expect_no_barriers(page, f"{name} at {size}")
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


# Sizes


def expect_wide_enough(boxes: list[dict[str, Any]], where: str) -> None:
    small = [box for box in boxes if box["width"] < 24 or box["height"] < 24]
    assert boxes
    assert not small, f"{where}: {small}"


BOXES = (
    "all => all.map(e => ({ name: e.textContent.trim() || e.ariaLabel, ...e.getBoundingClientRect().toJSON() }))"
)


def open_square(player: Player, spot: int) -> bool:
    """Whether a square of 24 pixels of this pile's open card, or of its empty place, lies free."""
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
    for size in SMALL_SCREENS:
        player.resize(*size)
        expect_wide_enough(page.locator("button:visible").evaluate_all(BOXES), f"table at {size}")
        for name in ("Menu", "Settings", "Your data", "Keys", "What’s new", "Share"):
            page.locator("#menu").click()
            if name != "Menu":
                choose_in_menu(page, name)
            expect(page.locator("#panel-title")).to_have_text(name)
            boxes = page.locator("dialog button:visible, dialog input:visible").evaluate_all(BOXES)
            expect_wide_enough(boxes, f"{name} at {size}")
            close(page)
    for rule_set in RULE_SETS:
        player.follow(deal_of(won_link(rule_set)))
        for size in SMALL_SCREENS:
            player.resize(*size)
            player.expect_position()  # so what is true of the scene is true of the page
            piles = [i for i, spot in enumerate(player.game.spots) if spot.kind is not Kind.COUNTER]
            small = [player.game.spots[i].name for i in piles if not open_square(player, i)]
            assert not small, f"{rule_set} at {size}: {small}"


def longest(rule_set: str) -> list[str]:
    """The positions of the recorded games with the longest rib at either side."""
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


OUTSIDE = """() => {
    const board = document.getElementById("board").getBoundingClientRect();
    const words = [...document.querySelectorAll("header > button, h1, .facts > *, nav > button")];
    const boxes = words.filter(e => e.checkVisibility()).map(e => [e.id || e.tagName, e.getBoundingClientRect()]);
    const found = [];
    for (const card of document.querySelectorAll("#table .card, #table .spot")) {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const name = `${card.dataset.spot} ${card.dataset.card ?? "outline"}`;
        if (left < board.left - 1 || right > board.right + 1 || top < board.top - 1 || bottom > board.bottom + 1) {
            found.push(`${name} is not on the table`);
        }
        for (const [word, box] of boxes) {
            if (left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1) {
                found.push(`${name} and ${word} lie over each other`);
            }
        }
    }
    for (const [word, box] of boxes) {
        if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
            found.push(`${word} is not in the window`);
        }
    }
    return found;
}"""


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
            page.keyboard.press("ArrowDown")  # the chosen pile has an outline already
        line = page.locator(f"#table .marks .{kind} .line").first
        seen = line.evaluate("e => { const s = getComputedStyle(e); return [s.stroke, s.strokeWidth, s.opacity] }")
        assert seen[0] not in ("none", "rgba(0, 0, 0, 0)") and seen[1] == "3px" and seen[2] == "1", (kind, seen)
    # what is switched on looks otherwise than what is off
    page.locator("#menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    border = "e => { const s = getComputedStyle(e); return [s.borderTopColor, s.borderTopWidth].join() }"
    on, off = (page.locator(f"[aria-pressed={state}]").first.evaluate(border) for state in ("true", "false"))
    assert on != off


# Keys


def focused(page: Page) -> str | None:
    spot: str | None = page.evaluate("document.activeElement.dataset.spot ?? null")
    return spot


def test_the_board_is_one_tab_stop_and_arrows_move_inside(desk: Player) -> None:
    page = desk.page
    stops = []
    for _ in range(9):  # menu, clock, rules, board, four buttons; and out of the page
        page.keyboard.press("Tab")
        stops.append(page.evaluate("document.activeElement.dataset.spot ?? document.activeElement.id"))
    assert [stop for stop in stops if desk.page.locator(f'#table [data-spot="{stop}"]').count()] == ["s"], stops
    for name in ("t3", "f1", "c", "w", "r"):
        desk.walk(desk.spot_number(name))
        assert focused(page) == name
        desk.expect_outlines(focus=(desk.spot_number(name),))
    page.keyboard.press("Tab")
    assert focused(page) is None
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "r"
    # a press by hand takes the outline away, a key brings it back
    page.mouse.click(*desk.bare_felt())
    desk.expect_outlines()


def test_the_focus_stays_on_its_pile(desk: Player) -> None:
    page = desk.page
    desk.walk(desk.spot_number("s"))
    page.keyboard.press("Enter")
    desk.expect_moves(1)
    assert focused(page) == "s"
    move = next(m for m in desk.game.moves(desk.session.position) if move_text(desk.game, m) == "t1t2")
    desk.walk(move.source)
    page.keyboard.press("Space")  # the best move of this pile
    desk.expect_moves(2)
    assert focused(page) == "t1"
    page.keyboard.press("u")
    desk.expect_moves(1)
    assert focused(page) == "t1"
    page.keyboard.press("Enter")
    desk.walk(move.target)
    page.keyboard.press("Enter")
    desk.expect_moves(2)
    assert focused(page) == "t2"
    desk.resize(1000, 700)
    assert focused(page) == "t2"
    page.keyboard.press("n")  # another deal: the focus stays on the board
    desk.expect_moves(0)
    assert focused(page) == "s"
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert focused(page) == "s"


def test_a_switch_keeps_the_focus(desk: Player) -> None:
    page = desk.page
    page.locator("#menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    calm = page.get_by_role("switch", name="Reduce motion")
    calm.focus()
    for state in ("true", "false"):
        page.keyboard.press("Space")
        expect(calm).to_have_attribute("aria-checked", state)
        expect(calm).to_be_focused()


def test_letters_can_be_switched_off(contexts: Profiles, address: str) -> None:
    player = player_at(contexts, address, (1280, 800), letters=False)
    page = player.page
    for key in "duynrmovwipt":
        page.keyboard.press(key)
    page.keyboard.press("F1")
    expect(page.locator("#panel-title")).to_have_text("Keys")
    expect(page.get_by_role("dialog")).to_contain_text("Letter keys are off")
    close(page)
    player.expect_moves(0)
    assert player.said() == ""
    player.walk(player.spot_number("s"))
    page.keyboard.press("Enter")
    player.expect_moves(1)
    page.keyboard.press("Control+z")
    player.expect_moves(0)


def test_letters_are_not_taken_from_those_who_type(desk: Player) -> None:
    desk.page.locator("#menu").click()
    desk.page.get_by_label("Deal number").fill("")
    desk.page.get_by_label("Deal number").press_sequentially("dnu7")
    expect(desk.page.get_by_label("Deal number")).to_have_value("dnu7")
    desk.expect_moves(0)
    close(desk.page)
    desk.page.keyboard.press("d")
    desk.expect_moves(1)


# Words

LISTEN = """
    window.spoken = [];
    new MutationObserver(() => spoken.push(said.textContent.trim()))
        .observe(said, { childList: true, characterData: true, subtree: true });
"""


@pytest.mark.fast_clock
def test_each_move_is_spoken_once_and_refusals_too(desk: Player) -> None:
    page = desk.page
    page.evaluate(LISTEN)

    def expect_spoken(number: int, words: str) -> None:
        desk.eventually(lambda: page.evaluate("spoken.length") >= number, True)
        heard = page.evaluate("spoken")
        assert len(heard) == number, heard
        assert words in heard[-1], heard

    page.keyboard.press("d")
    expect_spoken(1, " turned")
    page.mouse.click(*desk.middle(desk.spot_number("t3")))
    expect_spoken(2, " can’t go anywhere now.")
    page.mouse.click(*desk.middle(desk.spot_number("t3")))  # the same words again are heard again
    expect_spoken(3, " can’t go anywhere now.")
    page.mouse.click(*desk.middle(desk.spot_number("t1")))
    expect_spoken(4, " to the top right rib")
    desk.page.locator("#undo").click()
    expect_spoken(5, "; move 1")
    page.keyboard.press("w")
    expect_spoken(6, "Stock, 69 cards")
    page.keyboard.press("m")
    expect_spoken(7, " can move")
    page.keyboard.press("m")
    expect_spoken(8, " moves: ")
    page.keyboard.press("o")
    expect_spoken(9, "Home: ")
    page.keyboard.press("o")
    expect_spoken(10, "Coccyx, ")
    desk.pass_time(2000)  # many steps of the clock: nothing is said that nobody asked for
    assert len(page.evaluate("spoken")) == 10


def test_every_pile_is_one_element_with_a_name_of_its_own(phone: Player) -> None:
    names = "all => all.map(e => e.getAttribute('aria-label'))"
    for link in (deal_of(won_link("backbone")), first_moves("backbone-aisleriot", 60)):
        phone.follow(link)
        phone.expect_position()
        scene = phone.scene()
        labels = phone.page.locator("#table .spot[role=button]").evaluate_all(names)
        assert labels == [english(view.label) for view in scene.board.spots]
        assert all(labels)
        assert len(set(labels)) == len(labels)
        assert phone.page.locator("#table .card:not([aria-hidden=true])").count() == 0  # the pile has told already


def test_a_screen_readers_own_press_is_a_tap(desk: Player) -> None:
    desk.page.locator('#table .spot[data-spot="t1"]').evaluate(
        "e => e.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
    )
    desk.expect_moves(1)
