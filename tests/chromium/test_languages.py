"""Check the page in other languages than English: real ones, and the two pseudo-languages of `make.pseudo`."""

import pytest
from playwright.sync_api import Page, expect

from app.words.known import LANGUAGES
from chromium.barriers import OUTSIDE, expect_no_barriers
from chromium.conftest import PHONE, Profiles
from chromium.gate import Gate
from chromium.player import Player
from chromium.tiles import expect_all_tiles
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from make import pseudo
from support.extent import sample
from support.screens import SCREENS

pytestmark = pytest.mark.in_turn(6)

UNDO, MOVES = "Ûñðö~~", "0 ɱöṽéš~~"
SHEETS = ("settings", "appearance", "statistics", "daily", "share", "words", "help", "data", "review")
# Returns the elements whose text is wider than they are.
CUT = """all => all.filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1)
    .map(e => `${e.id || e.className}: ${e.textContent}`)"""
WIDTHS = "() => [document.documentElement.scrollWidth, innerWidth]"


def test_the_page_speaks_the_language_of_the_browser_also_offline(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE, locale=pseudo.LONG)
    player = Player(context.new_page(), address)
    page = player.page
    expect(page.locator("html")).to_have_attribute("lang", pseudo.LONG)
    expect(page.locator("#undo")).to_have_text(UNDO)
    expect(page.locator("#moves")).to_have_text(MOVES)
    player.eventually(
        lambda: page.evaluate("() => navigator.serviceWorker.ready.then(backbone.playsOffline)"), True
    )
    context.set_offline(True)
    page.reload()
    player.wait_for_python()
    expect(page.locator("#moves")).to_have_text(MOVES)
    page.locator("#menu").click()
    expect(page.locator("#panel-title")).to_have_text("Ṁéñû~~")


def test_the_next_visit_has_the_words_before_python_runs(contexts: Profiles, address: str) -> None:
    # a service worker would answer from its cache, and the route could not hold requests back
    context = contexts(**PHONE, locale=pseudo.LONG, service_workers="block")
    player = Player(context.new_page(), address)
    expect(player.page.locator("#moves")).to_have_text(MOVES)
    Gate(context, "**/pyodide.asm.wasm")  # the snapshot arrives, so that there is progress to report
    Gate(context, "**/*.json")
    page = context.new_page()
    page.goto(address, wait_until="commit")
    expect(page.locator("#undo")).to_have_text(UNDO)
    expect(page.locator("#menu")).to_have_attribute("aria-label", "Ṁéñû~~")
    expect(page.locator("#late")).to_be_hidden()
    expect(page.locator("#boot-status")).to_contain_text("Ļöåðîñĝ~~~")


def test_without_its_words_the_page_is_english_and_can_be_played(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE, locale=pseudo.LONG, service_workers="block")
    context.route("**/words-*.json", lambda route: route.abort())
    player = Player(context.new_page(), address)
    expect(player.page.locator("#undo")).to_have_text("Undo")
    expect(player.page.locator("html")).to_have_attribute("lang", "en")
    player.play("sw")
    contexts.troubles[:] = [words for words in contexts.troubles if "net::ERR_FAILED" not in words]


@pytest.mark.parametrize("language", [pseudo.LONG, pseudo.MIRRORED])
@pytest.mark.parametrize("size", SCREENS)
def test_no_language_makes_the_page_wider(
    contexts: Profiles, address: str, size: tuple[int, int], language: str
) -> None:
    context = contexts(viewport={"width": size[0], "height": size[1]}, locale=language)
    player = Player(context.new_page(), address)
    page = player.page
    direction = "rtl" if language == pseudo.MIRRORED else "ltr"
    expect(page.locator("html")).to_have_attribute("dir", direction)
    for sheet in ("menu", "games"):
        page.locator(f"#{sheet}").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        wide, room = page.evaluate(WIDTHS)
        assert wide <= room
        page.keyboard.press("Escape")
    scene = player.scene()
    names = [spot.name for spot in player.game.spots]
    left, right = (scene.rect(scene.end_of(names.index(name))).x for name in "lr")
    assert left < right, "a language does not mirror the table"
    assert player.session.number == Session(CATALOGUE["backbone"], 1).number


@pytest.mark.parametrize("language", sample([code for code in LANGUAGES if code != "en"], 1, 3))
def test_no_word_is_cut_and_no_sheet_has_barriers(contexts: Profiles, address: str, language: str) -> None:
    """Check the smallest phone, which has the least space for words."""
    context = contexts(viewport={"width": 360, "height": 640}, has_touch=True, locale=language)
    player = Player(context.new_page(), address)
    page = player.page
    expect(page.locator("html")).to_have_attribute("lang", language)
    for link in ("v1/klondike/1", "v1/bridge/1"):
        player.open(link)
        expect_whole_words(page, f"{language}, {link}", "nav button, .heading, .plate button, #offer button")
        for sheet in SHEETS:
            page.locator("#menu").click()
            button = page.locator(f'#panel [data-do="{sheet}"]')
            if not button.count():
                page.keyboard.press("Escape")
                continue
            if sheet == SHEETS[0]:
                expect_whole_words(page, f"{language}, menu", "dialog[open] button")
            if button.is_visible():
                button.click()
            else:  # the list of keys, which touch users have no button for
                page.keyboard.press("Escape")
                page.keyboard.press("F1")
            expect_whole_words(page, f"{language}, {sheet}", "dialog[open] button")
            page.keyboard.press("Escape")
    page.locator("#games").click()
    expect_all_tiles(page)
    expect_whole_words(page, f"{language}, gallery", "dialog[open] button")


def expect_whole_words(page: Page, where: str, selector: str) -> None:
    assert page.locator(selector).evaluate_all(CUT) == [], where
    assert page.evaluate(OUTSIDE) == [], where
    expect_no_barriers(page, where)


def test_the_letters_of_the_country_are_drawn_and_come_with_the_first_picture(
    contexts: Profiles, address: str
) -> None:
    context = contexts(**PHONE, locale="de", service_workers="block")
    page = Player(context.new_page(), address).page
    shapes = "() => [1, 11, 12, 13].map((rank) => document.getElementById(`r-${rank}`).getAttribute('d'))"
    usual = page.evaluate(shapes)
    page.locator("#menu").click()
    page.locator('#panel [data-do="settings"]').click()
    page.locator('#panel [data-do="switch national_index"]').click()
    expect(page.locator("html")).to_have_attribute("data-index", "national")
    national = page.evaluate(shapes)
    assert [old == new for old, new in zip(usual, national, strict=True)] == [True, False, False, True]  # A B D K
    page.keyboard.press("Escape")
    page.wait_for_function("() => localStorage.getItem('backbone.paint')?.includes('national')")
    Gate(context, "**/pyodide.asm.wasm")
    again = context.new_page()
    again.goto(address, wait_until="commit")
    expect(again.locator("html[data-index=national]:not([data-kept]) #board svg")).to_be_visible()
    assert again.evaluate(shapes) == national
