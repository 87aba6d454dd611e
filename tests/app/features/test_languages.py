"""The language of the page: chosen, stored, and never used in part."""

import json
import re
from collections.abc import Iterator

import pytest

from app.view.words import speak, text, words
from app.words import english
from app.words.known import LANGUAGES
from engine.core.saying import say
from make import pseudo
from support.abroad import bring_languages
from support.english import message
from support.fake_browser import Browser
from support.page import choose_setting, saved_settings

LONG = f"choose language {pseudo.LONG}"


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Offer a made-up language. At the end, switch back to English."""
    monkeypatch.setitem(LANGUAGES, pseudo.LONG, "Long")
    yield
    speak(english.LANGUAGE)


@pytest.fixture
def abroad(browser: Browser) -> Browser:
    bring_languages(browser)
    return browser


def again(browser: Browser, *, has_network: bool = True, wish: str = "auto") -> Browser:
    """Return the page at a later visit. `wish` is the language that the scripts know from the last visit."""
    browser.close()
    tab = Browser(storage=browser.storage)
    bring_languages(tab, has_network=has_network, wish=wish)
    tab.start()
    tab.check()
    return tab


def test_a_language_is_spoken_at_once_and_kept(abroad: Browser) -> None:
    choose_setting(abroad, LONG)
    assert saved_settings(abroad)["language"] == pseudo.LONG
    assert abroad.text("#moves") == "0 ɱöṽéš~~"
    abroad.press("#menu")
    assert abroad.text("#panel-title") == "Ṁéñû~~"
    tab = again(abroad, wish=pseudo.LONG)
    assert tab.text("#moves") == "0 ɱöṽéš~~"


def test_the_sheet_comes_again_in_the_language(abroad: Browser) -> None:
    abroad.press("#menu")
    abroad.press('#panel [data-do="settings"]')
    abroad.press(f'#panel [data-do="{LONG}"]')
    assert abroad.text("#panel-title") == "Šéţţîñĝš~~~~"
    assert abroad.find(f'#panel [data-do="{LONG}"]').getAttribute("aria-pressed") == "true"
    abroad.press('#panel [data-do="choose language en"]')
    assert abroad.text("#panel-title") == "Settings"
    assert abroad.text("#moves") == "0 moves"


def test_the_button_asks_why_in_the_new_language_while_a_hint_is_shown(abroad: Browser) -> None:
    abroad.go_to("v1/black-hole/17")
    abroad.press("#hint")
    abroad.rest()
    choose_setting(abroad, LONG)
    assert abroad.text("#hint-words") == words("why-button")
    abroad.press("#hint")
    assert abroad.text("#hint-words") == words("hint-button")


def ask_in_vain(abroad: Browser) -> None:
    """Choose a language that the page cannot use. The page must say why, and keep its language."""
    abroad.press("#menu")
    abroad.press('#panel [data-do="settings"]')
    abroad.press(f'#panel [data-do="{LONG}"]')
    assert message("language-not-fetched") in abroad.text("#panel-said")
    assert saved_settings(abroad).get("language", "auto") == "auto"
    assert abroad.text("#panel-title") == "Settings"


def test_where_the_words_cannot_be_had_nothing_changes(abroad: Browser) -> None:
    abroad.window.backbone.words.has_network = False
    ask_in_vain(abroad)
    abroad.window.backbone.words.has_network = True
    abroad.press(f'#panel [data-do="{LONG}"]')
    assert abroad.text("#panel-title") == "Šéţţîñĝš~~~~"


def of_another_version(words: str) -> str:
    """Return a language file as another version of the page could have it: whole, but not readable for Python."""
    found = json.loads(words)
    del found["plurals"]
    return json.dumps(found)


def test_words_that_cannot_be_read_leave_the_language_as_it_was(abroad: Browser) -> None:
    """Earlier, the language was used in part: Python raised an exception, but the page had already switched."""
    script = abroad.window.backbone.words
    script.files = script.files | {pseudo.LONG: of_another_version(script.files[pseudo.LONG])}
    ask_in_vain(abroad)
    abroad.rest()
    assert abroad.text("#undo") == "Undo"
    assert script.wish == "auto"


def test_a_start_with_words_that_cannot_be_read_is_in_english(abroad: Browser) -> None:
    """Earlier, the page did not start at all."""
    abroad.close()
    tab = Browser(storage=abroad.storage)
    bring_languages(tab)
    script = tab.window.backbone.words
    script.files = {pseudo.LONG: of_another_version(script.files[pseudo.LONG])}
    script.begin(pseudo.LONG)
    tab.start()
    tab.check()
    assert tab.text("#moves") == "0 moves"


def test_what_the_settings_say_counts_where_the_scripts_had_forgotten_it(abroad: Browser) -> None:
    choose_setting(abroad, LONG)
    tab = again(abroad, wish="auto")
    tab.rest()
    assert tab.text("#moves") == "0 ɱöṽéš~~"


def test_without_its_words_the_page_begins_in_english_and_the_wish_stays(abroad: Browser) -> None:
    choose_setting(abroad, LONG)
    tab = again(abroad, has_network=False, wish="en")
    assert tab.text("#moves") == "0 moves"
    assert saved_settings(tab)["language"] == pseudo.LONG


def test_a_game_and_its_link_are_the_same_in_every_language(abroad: Browser) -> None:
    abroad.go_to("v1/klondike/1")
    before = abroad.window.location.hash
    choose_setting(abroad, LONG)
    assert abroad.window.location.hash == before


GERMAN_SIGNS = '[["select","rank",{"1":"A","11":"B","12":"D","13":"K"},[["shown","rank"]]]]'


def test_the_letters_of_the_country_stand_on_the_cards_if_the_player_wants_them(abroad: Browser) -> None:
    script, switch = abroad.window.backbone.words, "switch national_index"
    words = json.loads(script.files[pseudo.LONG])
    words["messages"]["rank-sign-national"] = GERMAN_SIGNS
    script.files = script.files | {pseudo.LONG: json.dumps(words)}
    abroad.press("#menu")
    abroad.press('#panel [data-do="settings"]')
    # English has no letters of its own, so there is no such switch.
    assert not abroad.find_all(f'#panel [data-do="{switch}"]')
    abroad.press(f'#panel [data-do="{LONG}"]')
    assert abroad.text(f'#panel [data-do="{switch}"]').startswith("A, K, D ")
    queen = say("card.sign", rank=12, suit="hearts")
    assert text(queen) == "Ǫ~♥"
    abroad.press(f'#panel [data-do="{switch}"]')
    assert text(queen) == "D♥"
    assert abroad.document.documentElement.dataset.index == "national"
    abroad.press(f'#panel [data-do="{switch}"]')
    assert text(queen) == "Ǫ~♥"


def test_a_week_begins_on_the_day_of_the_language(abroad: Browser) -> None:
    script = abroad.window.backbone.words
    words = json.loads(script.files[pseudo.LONG])
    words["messages"]["first-weekday"] = "6"
    script.files = script.files | {pseudo.LONG: json.dumps(words)}
    # 1 November 2026 is a Sunday; `before` is the number of days before it in its week.
    for choice, before in (("choose language en", 6), (LONG, 0)):
        choose_setting(abroad, choice)
        abroad.press("#menu")
        abroad.press('#panel [data-do="daily"]')
        days = abroad.find_all("#panel .daily-calendar tbody td")
        assert [day.textContent.strip() for day in days].index("1") == before
        abroad.key("Escape")


# In the made-up language, each word of a message has accents, so these words are in no message.
PLAIN = re.compile(r"\b[A-Za-z]{3,}\b")
AS_IT_IS = {
    "min",
    "http",
    "https",
    "Space",
    "Enter",
    "Esc",
    "Tab",
    "Delete",
    "Home",
    "End",
    "Page",
    "Long",
    "English",
}


def plain(browser: Browser, part: str) -> set[str]:
    """Return the words of a part of the page that come from no message."""
    told = [
        browser.text(part),
        *(str(one.getAttribute("aria-label") or "") for one in browser.find_all(f"{part} *")),
    ]
    return {word for text in told for word in PLAIN.findall(text)} - AS_IT_IS


@pytest.mark.parametrize("game", ["klondike-3", "bridge", "clock"])
def test_no_sheet_and_no_part_of_the_table_has_a_word_that_is_in_no_message(abroad: Browser, game: str) -> None:
    abroad.go_to(f"v1/{game}/1")
    choose_setting(abroad, LONG)
    abroad.key("x")  # this repeats the last message, now in the new language
    left = {part: words for part in ("header", "main", "nav") if (words := plain(abroad, part))}
    for sheet in ("settings", "appearance", "statistics", "daily", "share", "words", "help", "data"):
        abroad.press("#menu")
        button = abroad.find_all(f'#panel [data-do="{sheet}"]')
        if not button:
            abroad.key("Escape")
            continue
        left |= {"menu": words} if (words := plain(abroad, "#panel")) else {}
        abroad.press(f'#panel [data-do="{sheet}"]')
        left |= {sheet: words} if (words := plain(abroad, "#panel")) else {}
        abroad.key("Escape")
    abroad.press("#games")
    left |= {"gallery": words} if (words := plain(abroad, "#gallery")) else {}
    assert left == {}
