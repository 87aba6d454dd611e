"""The look of the cloth and the cards, chosen on its sheet: applied at once, stored, and never applied in part."""

from collections.abc import Callable
from typing import Any
from unittest.mock import Mock, patch

import pytest

from app.features.appearance.sheet import LOOKS, appearance_sheet
from app.state.settings import Settings, allowed, value_of, written
from support.english import message
from support.fake_browser import Browser
from support.fake_browser.page_scripts import LookScript
from support.page import choose_setting, saved_settings
from support.sheets import read


def open_sheet(browser: Browser) -> None:
    browser.press("#menu")
    browser.press('#panel [data-do="appearance"]')


def choose(browser: Browser, about: str) -> None:
    browser.press(f'#panel [data-do="choose {about}"]')


def checked(browser: Browser, name: str) -> list[str]:
    radios = browser.find_all(f'#panel [data-do^="choose {name} "]')
    return [str(one.getAttribute("data-do")) for one in radios if one.getAttribute("aria-checked") == "true"]


def root(browser: Browser) -> Any:
    return browser.document.documentElement.dataset


def again(browser: Browser, *, has_network: bool = True) -> Browser:
    """Return the page at a later visit."""
    browser.close()
    tab = Browser(storage=browser.storage)
    tab.window.backbone.look.has_network = has_network
    tab.start()
    tab.check()
    return tab


def test_a_first_visit_fetches_no_drawings(browser: Browser) -> None:
    browser.rest()
    assert browser.window.backbone.look.fetched == []
    assert (root(browser).back, root(browser).face) == ("lattice", "emblems")


def test_what_is_chosen_is_seen_and_saved_at_once_and_the_sheet_stays(browser: Browser) -> None:
    open_sheet(browser)
    for about in ("theme ocean", "back rose", "face courts", "four_colours on", "hearts purple"):
        choose(browser, about)
        assert browser.text("#panel-title") == "Appearance"
        assert checked(browser, about.split()[0]) == [f"choose {about}"]
    seen = root(browser)
    assert (seen.theme, seen.back, seen.face, seen.colours) == ("ocean", "rose", "courts", "4")
    assert (seen.hearts, seen.spades) == ("purple", "usual")
    assert browser.window.backbone.look.back == "rose"
    assert saved_settings(browser) | {"theme": "ocean", "back": "rose", "face": "courts"} == saved_settings(
        browser
    )


def test_the_way_back_to_the_usual_look_needs_no_network(browser: Browser) -> None:
    choose_setting(browser, "choose back spine")
    browser.window.backbone.look.has_network = False
    choose_setting(browser, "choose back lattice")
    assert (browser.window.backbone.look.back, root(browser).back) == ("lattice", "lattice")


@pytest.mark.parametrize("about", ["back fans", "face courts", "patterned on"])
def test_what_cannot_be_fetched_is_said_and_changes_nothing(browser: Browser, about: str) -> None:
    browser.window.backbone.look.has_network = False
    open_sheet(browser)
    assert browser.text("#panel-said") == message("looks-not-fetched")
    choose(browser, about)
    assert "Try again when you’re online" in browser.text("#panel-said")
    name, value = about.split()
    assert checked(browser, name) == [f"choose {name} {written(getattr(Settings(), name))}"]
    assert (root(browser).back, root(browser).face, root(browser).suits) == ("lattice", "emblems", "plain")
    browser.window.backbone.look.has_network = True
    choose(browser, about)
    assert saved_settings(browser)[name] == value_of(name, value)


def test_a_sheet_that_was_closed_stays_closed_when_its_drawings_come(browser: Browser) -> None:
    waiting: list[Callable[[Any], None]] = []
    late = Mock(then=lambda kept, failed=None: waiting.append(kept))
    with patch.object(LookScript, "drawings", lambda script, name: script.fetched.append(name) or late):
        open_sheet(browser)
        choose(browser, "back fans")
    browser.key("Escape")
    assert not browser.is_open("panel")
    for come in waiting:
        come(None)
    browser.rest()
    assert waiting
    assert saved_settings(browser)["back"] == "fans"
    assert not browser.is_open("panel")


def test_suits_are_patterned_and_become_plain_again_without_a_network(browser: Browser) -> None:
    choose_setting(browser, "choose patterned on")
    assert (browser.window.backbone.look.suits, root(browser).suits) == ("patterned", "patterned")
    tab = again(browser)
    assert (tab.window.backbone.look.fetched, tab.window.backbone.look.suits) == (["suits"], "patterned")
    tab.window.backbone.look.has_network = False
    choose_setting(tab, "choose patterned off")
    assert (tab.window.backbone.look.suits, root(tab).suits) == ("plain", "plain")


def test_the_jumbo_face_needs_nothing_that_is_not_there(browser: Browser) -> None:
    browser.window.backbone.look.has_network = False
    choose_setting(browser, "choose face jumbo")
    assert root(browser).face == saved_settings(browser)["face"] == "jumbo"


def test_a_later_visit_wears_the_chosen_look(browser: Browser) -> None:
    for command in ("choose back fans", "choose face courts", "choose theme walnut"):
        choose_setting(browser, command)
    tab = again(browser)
    assert tab.window.backbone.look.fetched == ["backs", "courts"]
    assert tab.window.backbone.look.back == "fans"
    assert (root(tab).theme, root(tab).face) == ("walnut", "courts")


def test_a_face_of_which_the_drawings_are_missing_is_not_shown(browser: Browser) -> None:
    """Without the drawings, all cards would be blank."""
    choose_setting(browser, "choose face courts")
    tab = again(browser, has_network=False)
    assert getattr(root(tab), "face", None) in {None, "emblems"}
    choose_setting(tab, "switch sound")
    assert (saved_settings(tab)["face"], saved_settings(tab)["sound"]) == ("courts", True)


def test_arrow_keys_choose_the_next_and_the_former_value(browser: Browser) -> None:
    open_sheet(browser)
    browser.find('#panel [data-do="choose theme night"]').focus()
    browser.key("ArrowRight")
    assert (root(browser).theme, checked(browser, "theme")) == ("day", ["choose theme day"])
    assert browser.document.activeElement.getAttribute("data-do") == "choose theme day"
    browser.key("ArrowUp")
    browser.key("ArrowLeft")
    assert root(browser).theme == "felt"
    browser.key("ArrowLeft")  # before the first value comes the last one
    assert checked(browser, "theme") == ["choose theme auto"]
    assert browser.find('[data-do="choose theme auto"]').getAttribute("tabindex") == "0"
    assert browser.find('[data-do="choose theme felt"]').getAttribute("tabindex") == "-1"


def test_other_keys_and_other_buttons_are_left_alone(browser: Browser) -> None:
    open_sheet(browser)
    browser.find('#panel [data-do="choose theme night"]').focus()
    browser.key("ArrowRight", ctrl=True)
    browser.key("x")
    assert checked(browser, "theme") == ["choose theme auto"]
    browser.find('[data-do="close"]').focus()
    browser.key("ArrowRight")
    assert checked(browser, "theme") == ["choose theme auto"]


def test_the_appearance_marks_one_value_of_each_look() -> None:
    chosen = Settings(theme="ocean", back="rose", face="large", four_colours=True, hearts="brown")
    every = list(read(appearance_sheet(chosen).body).iter())
    groups = [each for each in every if each.get("role") == "radiogroup"]
    marked = [[one for one in group if one.get("aria-checked") == "true"] for group in groups]
    assert [one.get("data-do") for (one,) in marked] == [
        *("choose theme ocean", "choose back rose", "choose face large", "choose four_colours on"),
        *("choose spades usual", "choose hearts brown", "choose diamonds usual", "choose clubs usual"),
        "choose patterned off",
    ]
    for group in groups:
        assert group.get("aria-labelledby") in {each.get("id") for each in every}
        assert [one.get("tabindex") for one in group].count("0") == 1


def test_every_look_has_a_picture_and_a_name() -> None:
    body = appearance_sheet(Settings()).body
    radios = [each for each in read(body).iter("button") if each.get("role") == "radio"]
    values = sum(len(allowed(name)) for name in LOOKS)
    assert len(radios) == values == len({each.get("data-do") for each in radios})
    for radio in radios:
        assert radio.get("aria-label") or "".join(radio.itertext()).strip()
        assert len(radio) > 1 or radio.get("data-do") == "choose theme auto" or radio.get("aria-label")
