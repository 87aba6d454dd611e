"""The page in other languages than English, tried with two that nobody speaks (`make.pseudo`)."""

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Profiles
from browser.player import Player
from browser.test_start import Gate
from engine.games import CATALOGUE
from engine.play.session import Session
from make import pseudo
from support.screens import SCREENS

UNDO, MOVES = "Ûñðö~~", "0 ɱöṽéš~~"
WIDTHS = "() => [document.documentElement.scrollWidth, innerWidth]"


def test_the_page_speaks_the_language_of_the_browser_also_offline(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE, locale=pseudo.LONG)
    player = Player(context.new_page(), address)
    page = player.page
    expect(page.locator("html")).to_have_attribute("lang", pseudo.LONG)
    expect(page.locator("#undo")).to_have_text(UNDO)
    expect(page.locator("#moves")).to_have_text(MOVES)
    player.eventually(lambda: page.evaluate("() => navigator.serviceWorker.ready.then(backboneOffline)"), True)
    context.set_offline(True)
    page.reload()
    player.wait_for_python()
    expect(page.locator("#moves")).to_have_text(MOVES)
    page.locator("#menu").click()
    expect(page.locator("#panel-title")).to_have_text("Ṁéñû~~")


def test_the_next_visit_has_the_words_before_python_runs(contexts: Profiles, address: str) -> None:
    # no service worker: it would answer from its cache before our route could hold anything back
    context = contexts(**PHONE, locale=pseudo.LONG, service_workers="block")
    player = Player(context.new_page(), address)
    expect(player.page.locator("#moves")).to_have_text(MOVES)
    Gate(context, "**/pyodide.asm.wasm")  # the snapshot arrives, so there is progress to tell of
    Gate(context, "**/*.json")
    page = context.new_page()
    page.goto(address, wait_until="commit")
    expect(page.locator("#undo")).to_have_text(UNDO)
    expect(page.locator("#menu")).to_have_attribute("aria-label", "Ṁéñû~~")
    expect(page.locator("#late")).to_have_count(0)
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
    assert scene.rect(scene.end_of(0)).x < scene.rect(scene.end_of(1)).x, "a language does not mirror the table"
    assert player.session.number == Session(CATALOGUE["backbone"], 1).number
