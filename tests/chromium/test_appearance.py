"""Check the look that a player has chosen: in a real browser, from the first frame on, and without a network."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chromium.changing_site import LOOK_FOR_UPDATE, Site, caches
from chromium.conftest import PHONE, Profiles
from chromium.player import Player
from support.english import message

pytestmark = pytest.mark.in_turn(6)

# Notes the look twice: when the body begins, since nothing can be painted earlier; and when the document has been
# parsed. At that time `boot.ts` has run and Python has not.
WATCH = """
const look = () => ({ ...document.documentElement.dataset });
new MutationObserver((_, observer) => {
    if (!document.body) return;
    observer.disconnect();
    window.atFirst = look();
}).observe(document, { childList: true, subtree: true });
addEventListener("DOMContentLoaded", () => {
    const back = document.getElementById("back").getAttribute("href");
    window.atOnce = { look: look(), back, isDrawn: document.querySelector(back) !== null };
});
"""
SHOWN = "e => getComputedStyle(e).display !== 'none'"


def open_sheet(page: Page) -> None:
    page.locator("#menu").click()
    page.get_by_role("button", name="Appearance").click()
    expect(page.locator("#panel-title")).to_have_text("Appearance")


def choose(page: Page, group: str, name: str) -> None:
    page.get_by_role("radiogroup", name=group).get_by_role("radio", name=name).click()
    expect(page.get_by_role("radiogroup", name=group).get_by_role("radio", name=name)).to_be_checked()


def dress(page: Page) -> None:
    """Choose a look whose drawings are all missing in the page as it is delivered."""
    open_sheet(page)
    choose(page, "Cloth", "Claret")
    choose(page, "Backs", "Fans")
    choose(page, "Faces", "Classic")
    page.keyboard.press("Escape")


def kept(page: Page) -> list[str]:
    """Return the names of the drawings that the service worker has stored."""
    script = """async () => {
        const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name)));
        const kept = await Promise.all(caches_.map(cache => cache.keys()));
        return kept.flat().map(request => new URL(request.url).pathname).filter(path => path.endsWith(".svg"));
    }"""
    found: list[str] = page.evaluate(script)
    return sorted({match[1] for path in found if (match := re.search(r"assets/(\w+)-", path))})


@pytest.mark.quick
def test_the_first_frame_of_the_next_visit_has_the_chosen_look_without_a_network(
    contexts: Profiles, site: Site
) -> None:
    context = contexts(**PHONE)
    player = Player(context.new_page(), site.address)
    page = player.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    dress(page)
    player.eventually(lambda: kept(page), ["backs", "courts", "suits"])
    site.go_away(context)
    page.add_init_script(WATCH)
    page.reload()
    first: dict[str, Any] = page.evaluate("window.atFirst")
    assert (first["theme"], first["back"]) == ("claret", "fans")
    expect(page.locator("meta[name=theme-color]")).to_have_attribute("content", "#571a2c")
    once: dict[str, Any] = page.evaluate("window.atOnce")
    assert (once["look"]["face"], once["back"], once["isDrawn"]) == ("courts", "#back-fans", True)
    player.wait_for_python()
    look = page.evaluate("({ ...document.documentElement.dataset })")
    assert (look["theme"], look["back"], look["face"]) == ("claret", "fans", "courts")


def test_drawings_that_came_before_the_service_worker_are_kept_as_well(contexts: Profiles, site: Site) -> None:
    context = contexts(**PHONE)
    player = Player(context.new_page(), site.address)
    dress(player.page)  # at once, before the service worker is ready
    player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    player.page.reload()
    player.wait_for_python()
    player.eventually(lambda: kept(player.page), ["backs", "courts", "suits"])


def test_a_new_version_brings_the_drawings_that_were_chosen(contexts: Profiles, site: Site) -> None:
    player = Player(contexts(**PHONE).new_page(), site.address)
    page = player.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    dress(page)
    player.eventually(lambda: kept(page), ["backs", "courts", "suits"])
    page.reload()
    player.wait_for_python()
    site.publish("second")
    page.evaluate(LOOK_FOR_UPDATE)
    page.get_by_role("button", name=message("update-now")).tap()
    expect(page.locator("meta[name=version][content=second]")).to_be_attached()
    player.wait_for_python()
    assert page.evaluate("backbone.playsOffline()")  # this check also removes old versions
    player.eventually(lambda: [name.rpartition(" ")[2] for name in caches(page)], ["second"])
    assert kept(page) == ["backs", "courts", "suits"]
    expect(page.locator("#back")).to_have_attribute("href", "#back-fans")


def test_of_kept_drawings_only_shapes_come_into_the_page(contexts: Profiles, phone: Player) -> None:
    page = phone.page
    dress(page)
    page.evaluate("""() => {
        const name = "backbone.drawing.backs";
        const kept = JSON.parse(localStorage.getItem(name));
        const more = '<g id="bad" onclick="alert(1)" style="top:0"><script>1</script><image href="//x.example/"/>'
            + '<use href="//x.example/#a"/><path fill="url(//x.example/)" d="M0 0"/></g>';
        kept.svg = kept.svg.replace("</svg>", more + "</svg>");
        localStorage.setItem(name, JSON.stringify(kept));
    }""")
    page.reload()
    phone.wait_for_python()
    bad = page.locator(".deck #bad")
    assert bad.evaluate("e => [...e.attributes].map(a => a.name)") == ["id"]
    assert bad.evaluate("e => [...e.children].map(c => c.outerHTML)") == ["<use></use>", '<path d="M0 0"></path>']
    contexts.troubles[:] = [words for words in contexts.troubles if "Content Security Policy" not in words]


def test_a_first_visit_asks_for_no_drawings(contexts: Profiles, address: str) -> None:
    asked: list[str] = []
    page = contexts(**PHONE).new_page()
    page.on("request", lambda request: asked.append(request.url))
    player = Player(page, address)
    player.wait_for_python()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert not [url for url in asked if re.search(r"/(backs|courts|suits)-", url)]


def test_without_a_network_the_former_look_stays_and_a_sentence_says_why(contexts: Profiles, site: Site) -> None:
    context = contexts(**PHONE)
    player = Player(context.new_page(), site.address)
    page = player.page
    site.go_away(context)
    open_sheet(page)
    expect(page.locator("#panel-said")).to_contain_text("Couldn’t load")
    page.get_by_role("radio", name="Fans").click()
    expect(page.locator("#panel-said")).to_contain_text("Try again when you’re online")
    expect(page.get_by_role("radio", name="Lattice")).to_be_checked()
    assert page.locator("#back").get_attribute("href") == "#back-lattice"
    choose(page, "Cloth", "Ocean")  # needs no drawing
    expect(page.locator("html")).to_have_attribute("data-theme", "ocean")
    # the browser may look for a new service worker just after all files are gone
    fetched = ("Failed to load resource", "404")
    contexts.troubles[:] = [words for words in contexts.troubles if not any(part in words for part in fetched)]


def test_classic_faces_are_whole_where_there_is_room_for_them_and_small_elsewhere(desk: Player) -> None:
    desk.open("v1/freecell/1")
    dress(desk.page)
    card = desk.page.locator('#table .card[data-spot="t1"]').last
    whole, small = card.locator(".classic:not(.small)"), card.locator(".classic.small")
    expect(whole).to_have_count(1)
    assert whole.evaluate(SHOWN)
    assert whole.bounding_box()  # its drawing has been loaded
    assert not small.evaluate(SHOWN)
    desk.resize(360, 640)
    assert small.evaluate(SHOWN)
    assert not whole.evaluate(SHOWN)
    assert not card.locator(".body").evaluate(SHOWN)


def test_a_choice_is_made_by_keys_as_among_radio_buttons(desk: Player) -> None:
    page = desk.page
    open_sheet(page)
    page.get_by_role("radio", name="Lattice").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Spine")).to_be_focused()
    expect(page.get_by_role("radio", name="Spine")).to_be_checked()
    expect(page.locator("#back")).to_have_attribute("href", "#back-spine")
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="Emblems")).to_be_focused()


def test_titles_have_a_font_of_their_own_that_changes_no_text_in_sight(phone: Player) -> None:
    loaded = phone.page.evaluate("document.fonts.load('700 20px \"Zilla Slab\"').then(fonts => fonts.length)")
    assert loaded == 1
    family = phone.page.locator("h1").evaluate("e => getComputedStyle(e).fontFamily")
    assert family.startswith('"Zilla Slab"')


# For each face-up card: its pile; its width and height in pixels; the boxes of its rank and its suit, as fractions
# of these; whether the card is wholly visible ("whole"), partly covered by cards of other piles ("lapped"), or
# neither (""); and the box of the next card of its pile.
INDICES = """() => [...document.querySelectorAll("#table .card")].flatMap((card, i, all) => {
    const face = card.querySelector(":scope > g:not(.other-side)"), lies = face?.classList.contains("lies");
    const rank = face?.querySelector(":scope > .ix, :scope > .ix-col > use");
    const suit = face?.querySelector(":scope > .ix-r, :scope > .ix-t, :scope > .ix-col > use + use");
    if (!rank || !suit) return [];
    const blank = card.querySelector(":scope > use").getBoundingClientRect();
    const [width, height] = [blank.width, blank.width * (lies ? 100 / 142 : 1.42)];
    const parts = e => { const { left, right, top, bottom } = e.getBoundingClientRect();
        return [(left - blank.left) / width, (top - blank.top) / height,
            (right - blank.left) / width, (bottom - blank.top) / height]; };
    const next = all[i + 1]?.dataset.spot === card.dataset.spot ? parts(all[i + 1]) : [1, 1];
    const kind = card.classList.contains("lapped") ? "lapped" : face.classList.contains("whole") ? "whole" : "";
    return [[card.dataset.spot, width, height, parts(rank), parts(suit), kind, next]];
})"""


@pytest.mark.fast_clock
@pytest.mark.parametrize("size", [(320, 480), (390, 844), (844, 390), (1280, 800)])
@pytest.mark.parametrize(
    "link", ["v1/klondike/1/sw", "v1/freecell/1", "v1/pyramid/1", "v1/backbone/1", "v1/spider/1"]
)
def test_a_jumbo_index_fills_a_card_and_stays_in_its_strip(desk: Player, link: str, size: tuple[int, int]) -> None:
    desk.open(link)
    open_sheet(desk.page)
    choose(desk.page, "Faces", "Jumbo")
    desk.page.keyboard.press("Escape")
    desk.resize(*size)
    desk.expect_position()
    found: list[Any] = desk.evaluate(INDICES)
    assert found
    for name, width, height, rank, suit, kind, (next_x, next_y, *_) in found:
        where = f"{name}, {width:.0f} pixels wide"
        for left, top, right, bottom in (rank, suit):
            assert -0.01 <= left < right <= 1.01 and -0.01 <= top < bottom <= 1.01, where
            assert kind != "lapped" or bottom <= 0.5, where
            assert kind or bottom <= next_y + 0.02 or right <= next_x + 0.02, f"{where}: cut by the next card"
        beside = rank[2] <= suit[0] + 0.02 or rank[3] <= suit[1] + 0.02
        assert beside, f"{where}: rank and suit lie over each other"
        if kind:
            least = {"whole": 0.62, "lapped": 0.5}[kind]  # that is 12 or 10 pixels high on a card 20 pixels wide
            assert (rank[3] - rank[1]) * height >= least * width, where


SUIT = "suit => document.getElementById(`s-${suit}`).getAttribute('d')"


def test_patterned_suits_are_drawn_everywhere_and_in_the_first_frame_of_the_next_visit(phone: Player) -> None:
    page = phone.page
    plain = [page.evaluate(SUIT, suit) for suit in "cdhs"]
    open_sheet(page)
    choose(page, "Suits", "Patterned")
    expect(page.locator("html")).to_have_attribute("data-suits", "patterned")
    patterned = [page.evaluate(SUIT, suit) for suit in "cdhs"]
    assert [one == other for one, other in zip(plain, patterned, strict=True)] == [False, False, False, True]
    page.keyboard.press("Escape")
    phone.eventually(lambda: "patterned" in page.evaluate("localStorage.getItem('backbone.paint') ?? ''"), True)
    page.add_init_script("""addEventListener("DOMContentLoaded", () => {
        window.atOnce = document.getElementById("s-h").getAttribute("d");
    });""")
    page.reload()
    assert page.evaluate("window.atOnce") == patterned[2]
    phone.wait_for_python()
    assert [page.evaluate(SUIT, suit) for suit in "cdhs"] == patterned
    open_sheet(page)
    choose(page, "Suits", "Plain")
    assert [page.evaluate(SUIT, suit) for suit in "cdhs"] == plain


def test_a_large_index_is_larger_on_large_cards_as_well(desk: Player) -> None:
    desk.open("v1/klondike/1")
    card = desk.page.locator("#table .card.large").first
    index = "e => getComputedStyle(e).getPropertyValue('--index').trim()"
    before = float(card.evaluate(index))
    open_sheet(desk.page)
    desk.page.locator('[data-do="choose face large"]').click()
    expect(desk.page.locator("html")).to_have_attribute("data-face", "large")
    assert float(card.evaluate(index)) > before
