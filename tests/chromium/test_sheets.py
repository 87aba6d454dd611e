"""Check sheets in a real browser: presses, touch, the back button, printing, translation by the browser."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from chromium.conftest import PHONE, Profiles
from chromium.player import Finger, Player, moves_of, wait_for_way_back, won_link
from chromium.prepared_player import player_at

pytestmark = pytest.mark.in_turn(6)

# Does what a translating browser does: wraps each text, also each later one, in two elements.
TRANSLATE = """() => {
    const shut = "script, style, font, [translate=no]";
    const wrap = root => {
        const found = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), texts = [];
        while (found.nextNode()) texts.push(found.currentNode);
        for (const text of texts) {
            if (!text.data.trim() || !text.parentElement || text.parentElement.closest(shut)) continue;
            const [outer, inner] = [document.createElement("font"), document.createElement("font")];
            text.replaceWith(outer);
            outer.append(inner);
            inner.append(`«${text.data}»`);
        }
    };
    wrap(document.body);
    new MutationObserver(changes => {
        for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node.parentNode ?? node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def sheet(page: Page, name: str) -> Locator:
    """Return the open sheet with this name."""
    return page.locator(f'#panel[open]:is([data-name="{name}"], [data-name^="{name} "])')


def open_from_menu(page: Page, name: str) -> Locator:
    page.locator("#menu").click()
    page.locator(f'#panel [data-do="{name}"]').click()
    return sheet(page, name)


def middle(box: Any) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_press_that_comes_with_the_sheet_falls_on_none_of_its_buttons(phone: Player) -> None:
    page = phone.page
    deal = page.locator("#deal").text_content()
    page.evaluate("""() => {  // as if no time passed
        const held = new CSSStyleSheet();
        held.replaceSync("dialog { animation-play-state: paused !important; }");
        document.adoptedStyleSheets = [held];
    }""")
    page.locator("#menu").tap()
    expect(sheet(page, "menu")).to_be_visible()
    new = page.locator('#panel [data-do="new"]')
    for x, y in (middle(new.bounding_box()), (195, 5)):
        page.touchscreen.tap(x, y)
        expect(sheet(page, "menu")).to_be_visible()
    assert page.locator("#deal").text_content() == deal
    page.evaluate("() => { document.adoptedStyleSheets = []; }")
    new.tap()  # waits until the sheet accepts presses
    expect(page.locator("#panel")).to_be_hidden()
    expect(page.locator("#deal")).not_to_have_text(deal or "")


# As soon as the sheet opens, two presses follow each other at once; how the sheet is marked after each is kept.
PRESS_TWICE = """() => {
    const panel = document.getElementById("panel");
    const press = () => {
        document.documentElement.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
        return panel.dataset.fresh;
    };
    new MutationObserver((_, observer) => {
        observer.disconnect();
        window.marks = [press(), press()];
    }).observe(panel, { attributeFilter: ["open"] });
}"""


@pytest.mark.parametrize(("opened", "waits"), [("end", True), ("menu", False)])
@pytest.mark.every_case
def test_quick_presses_do_not_reach_a_sheet_that_opens_by_itself(phone: Player, opened: str, waits: bool) -> None:
    page = phone.page
    link, _, last = won_link("golf").rpartition(".")
    phone.follow(link)
    phone.expect_position()
    page.evaluate(PRESS_TWICE)
    if opened == "menu":
        page.locator("#menu").tap()
    else:
        phone.play(last)
    expect(sheet(page, opened)).to_be_visible()
    first, second = page.evaluate("() => marks")
    assert (first != second) == waits, "the second press makes the sheet wait anew"


def test_a_sheet_asked_for_by_a_key_can_be_pressed_at_once(desk: Player) -> None:
    desk.page.keyboard.press("i")
    expect(sheet(desk.page, "rules")).to_be_visible()
    assert desk.page.locator("#panel").evaluate("panel => getComputedStyle(panel).pointerEvents") == "auto"
    assert desk.page.locator("#panel").evaluate("panel => panel.getAnimations().length") == 0


def test_a_press_outside_closes_the_sheet_and_does_nothing_else(phone: Player) -> None:
    page = phone.page
    page.locator("[data-do=no-greeting]").click()  # the greeting covers the clock
    phone.play("sw")
    moves = page.locator("html").get_attribute("data-moves")
    page.locator("#clock").click()
    expect(sheet(page, "pause")).to_be_visible()
    expect(page.locator("#panel")).to_have_css("pointer-events", "auto")
    page.touchscreen.tap(195, 60)
    expect(page.locator("#panel")).to_be_hidden()
    assert page.locator("html").get_attribute("data-moves") == moves


def test_a_finger_sweeps_a_sheet_away_but_scrolls_first(phone: Player) -> None:
    page, finger = phone.page, Finger(phone.page)
    shown = open_from_menu(page, "settings")
    expect(shown).to_be_visible()
    expect(page.locator("#panel")).to_have_css("pointer-events", "auto")
    body = page.locator("#panel-body")
    body.evaluate("body => { body.scrollTop = 200; }")
    x, y = middle(body.bounding_box())
    finger.down((x, y))
    finger.slide((x, y), (x, y + 120))
    body.evaluate("body => { window.atRest = new Promise(done => { body.onscrollend = done; }); }")
    finger.up()
    page.evaluate("() => atRest.then(() => {})")  # the sheet scrolls on after the finger has left
    assert body.evaluate("body => body.scrollTop") < 200
    expect(shown).to_be_visible()
    body.evaluate("body => { body.scrollTop = 0; }")
    finger.down((x, y))
    finger.slide((x, y), (x, y + 40))
    expect(page.locator("#panel")).to_have_attribute("style", re.compile(r"translateY\(\d+px\)"))
    finger.slide((x, y + 40), (x, y + 330))
    finger.up()
    expect(page.locator("#panel")).to_be_hidden()
    wait_for_way_back(page)


def test_the_browsers_way_back_closes_sheets_and_leaves_no_entry(phone: Player) -> None:
    page = phone.page
    phone.play("sw")
    before = page.evaluate("history.length")
    for name in ("rules", "settings", "daily", "statistics"):
        expect(open_from_menu(page, name)).to_be_visible()
        page.go_back()
        expect(page.locator("#panel")).to_be_hidden()
        assert page.evaluate("[history.state, location.href]") == [None, phone.address]
    page.keyboard.press("a")
    expect(page.locator("#review")).to_be_visible()
    page.go_back()
    expect(page.locator("#review")).to_be_hidden()
    open_from_menu(page, "settings")
    page.keyboard.press("Escape")
    page.wait_for_function("() => history.state === null")
    assert page.evaluate("history.length") <= before + 1  # one entry lies ahead, and is used again
    phone.expect_moves(1)


def test_a_reload_with_an_open_sheet_leaves_no_entry_of_it(phone: Player) -> None:
    page = phone.page
    open_from_menu(page, "settings")
    assert page.evaluate("history.state") == "open 1"
    page.reload()
    phone.wait_for_python()
    page.wait_for_function("() => history.state === null")
    expect(page.locator("#panel")).to_be_hidden()


def test_a_translated_page_works_the_same(contexts: Profiles, address: str) -> None:
    desk = player_at(contexts, address, (1280, 800))
    page = desk.page
    page.evaluate(TRANSLATE)
    open_from_menu(page, "daily")
    expect(page.locator("#panel-title font font")).to_be_visible()
    expect(page.locator(".daily-list .picture svg")).to_have_count(11)
    page.keyboard.press("Escape")
    open_from_menu(page, "settings")
    body = page.locator("#panel-body")
    switch = page.locator('#panel [data-do="switch letters"]')
    switch.scroll_into_view_if_needed()
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(switch).to_be_focused()
    expect(switch).to_be_in_viewport()
    assert body.evaluate("body => body.scrollTop") > 0
    switch.click()
    page.keyboard.press("Escape")
    page.locator("#games").click()
    page.locator("#gallery-search").fill("golf")
    expect(page.locator("#gallery .tile:visible")).to_have_count(1)
    page.keyboard.press("Escape")  # the browser may use the first Escape to empty the field
    page.keyboard.press("Escape")
    open_from_menu(page, "share")
    assert page.locator("#deal-link").input_value().startswith(address)


@pytest.mark.parametrize("name", ["rules", "statistics", "help"])
def test_a_sheet_is_printed_whole(contexts: Profiles, address: str, name: str) -> None:
    desk = player_at(contexts, address, (1280, 800))
    page = desk.page
    page.keyboard.press({"rules": "i", "statistics": "t", "help": "F1"}[name])
    expect(sheet(page, name)).to_be_visible()
    body = page.locator("#panel-body")
    page.emulate_media(media="print")
    whole = body.evaluate("body => body.scrollHeight <= body.clientHeight && body.getBoundingClientRect().height")
    assert whole
    assert body.evaluate("body => getComputedStyle(body).overflowY") == "visible"
    pages = len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format="A6")))
    assert pages >= whole / 560  # 560 is the height of a printed page in pixels, without margins
    page.emulate_media(media="screen")


def test_finish_moves_no_other_button(phone: Player) -> None:
    names = ("undo", "redo", "hint", "new")
    before = {name: phone.page.locator(f"#{name}").bounding_box() for name in names}
    phone.follow(won_link("freecell"))
    while phone.page.locator("#run").is_hidden():
        phone.page.keyboard.press("u")
    for name in names:
        box, other = phone.page.locator(f"#{name}").bounding_box(), before[name]
        assert box and other and abs(middle(box)[0] - middle(other)[0]) < 8, name


def test_the_chart_of_the_review_follows_a_finger(phone: Player) -> None:
    page, finger = phone.page, Finger(phone.page)
    phone.follow(won_link("golf"))
    page.keyboard.press("a")
    strip = page.locator("#strip")
    expect(strip).to_be_visible()
    box = strip.bounding_box()
    assert box
    count = int(strip.get_attribute("aria-valuemax") or 0) + 1
    y = box["y"] + 10
    finger.down((box["x"] + box["width"] - 4, y))
    for part in (0.8, 0.5, 0.3):
        finger.move((box["x"] + box["width"] * part, y))
        expect(strip).to_have_attribute("aria-valuenow", str(int(part * count)))
    finger.up()
    expect(page.locator("#board")).to_be_visible()


def test_what_is_said_on_a_sheet_does_not_make_it_jump(phone: Player) -> None:
    page = phone.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    shown = open_from_menu(page, "share")
    expect(page.locator("#panel")).to_have_css("pointer-events", "auto")
    before = page.locator("#deal-link").bounding_box(), page.locator("#panel").bounding_box()
    page.locator('#panel [data-do="copy deal-link"]').tap()
    expect(page.locator("#panel-said")).to_contain_text("opied")
    expect(shown).to_be_visible()
    assert (page.locator("#deal-link").bounding_box(), page.locator("#panel").bounding_box()) == before


def test_words_that_are_only_heard_lie_over_nothing_of_a_sheet(still_phone: Player) -> None:
    """Check the foot: once, after a win without motion, an empty band covered the last row of buttons."""
    link = won_link("golf")
    still_phone.open(link.rpartition(".")[0])
    still_phone.touch(moves_of(link)[-1])
    expect(still_phone.page.locator("#panel-title")).to_have_text("Won!")
    expect(still_phone.page.locator("#panel-said.unseen")).not_to_be_empty()
    assert still_phone.page.locator("#panel .sheet-foot").evaluate("foot => foot.offsetHeight") == 0


def test_the_list_of_keys_is_offered_where_there_may_be_some(contexts: Profiles, address: str) -> None:
    for options, offered in ((PHONE, False), ({"viewport": {"width": 1280, "height": 800}}, True)):
        page = Player(contexts(**options).new_page(), address).page
        page.locator("#menu").click()
        expect(page.locator('#panel [data-do="help"]')).to_be_visible(visible=offered)
        page.keyboard.press("Escape")
        page.locator("#menu").press("Enter")  # a key press proves that there is a keyboard
        expect(page.locator('#panel [data-do="help"]')).to_be_visible()
