"""Keys that move the focus to a pile, and what the page says then."""

import pytest

from support.english import message
from support.fake_browser import Browser
from support.page import choose_setting, saved


def focused(browser: Browser) -> str:
    """Return the name of the pile that has the focus."""
    return str(browser.document.activeElement.dataset.spot)


def test_a_digit_goes_to_a_column(browser: Browser) -> None:
    browser.go_to("v1/spider/3")
    for key, column in (("3", "t3"), ("1", "t1"), ("0", "t10")):
        browser.key(key)
        assert focused(browser) == column
    browser.go_to("v1/klondike/3")
    browser.key("8")
    assert browser.text("#said") == "There’s no column 8."


def test_page_keys_go_from_one_kind_of_piles_to_the_next(browser: Browser) -> None:
    browser.go_to("v1/freecell/3")
    browser.key("1")
    seen = []
    for _ in range(4):
        browser.key("PageDown")
        seen.append(focused(browser))
    assert seen[-1] == seen[0] or len(set(seen)) == len(seen)
    browser.key("PageUp")
    assert focused(browser) == seen[-2]


def test_a_card_is_found_by_its_name(browser: Browser) -> None:
    browser.go_to("v1/freecell/3")
    name = browser.find_all('.card[data-spot="t5"]')[2].dataset.card
    browser.key("/")
    browser.write("#find", str(name))
    browser.key("Enter")
    assert not browser.is_open("panel")
    assert focused(browser) == "t5"
    assert "column 5, under" in browser.text("#said")


def test_what_is_no_card_leaves_the_sheet_open(browser: Browser) -> None:
    browser.key("/")
    browser.write("#find", "tomorrow")
    browser.key("Enter")
    assert browser.is_open("panel")
    assert browser.text("#panel-said") == "“tomorrow” isn’t a card. Type a rank and a suit, such as 7s."


def test_the_last_words_are_said_again_and_all_can_be_read(browser: Browser) -> None:
    browser.go_to("v1/klondike/3")
    browser.key("d")
    first = browser.text("#said")
    browser.key("x")
    assert browser.text("#said") == first
    browser.key("d")
    second = browser.text("#said")
    browser.press("#menu")
    browser.press('#panel [data-do="words"]')
    browser.press('#panel [data-do="log"]')
    assert browser.text("#panel-title") == message("said-title")
    assert [browser.text(item) for item in browser.find_all("#panel li")][:2] == [second, first]


def test_a_key_shows_a_card_large_until_the_next_press(browser: Browser) -> None:
    choose_setting(browser, "switch letters")
    browser.go_to("v1/klondike/3")
    browser.find('.spot[data-spot="t4"]').focus()
    browser.key("F8")
    assert len(browser.find_all("#table .magnified")) == 1
    browser.key("ArrowRight")
    assert not browser.find_all("#table .magnified")


def test_without_letters_a_question_mark_does_nothing_and_f1_shows_the_keys(browser: Browser) -> None:
    choose_setting(browser, "switch letters")
    browser.key("?")
    assert not browser.is_open("panel")
    browser.key("F1")
    assert browser.text("#panel-title") == "Keys"


def test_undo_keeps_the_focus_when_nothing_is_left_to_undo(browser: Browser) -> None:
    """Earlier, the button lost the focus when it was disabled, and the next key turned the stock."""
    browser.go_to("v1/klondike/3")
    browser.key("d")
    browser.find("#undo").focus()
    for _ in range(3):
        browser.press("#undo")
    assert browser.document.activeElement.id == "undo"
    assert not browser.allows("#undo")
    assert not saved(browser).moves_made


def test_a_chosen_pile_says_so(browser: Browser) -> None:
    browser.go_to("v1/freecell/1")
    browser.find('.spot[data-spot="t1"]').focus()
    browser.key("Enter")
    assert [spot.dataset.spot for spot in browser.find_all('#table [aria-pressed="true"]')] == ["t1"]
    browser.key("Escape")
    assert not browser.find_all("#table [aria-pressed]")


def test_the_title_of_the_page_names_the_game(browser: Browser) -> None:
    browser.go_to("v1/klondike-3/3")
    assert browser.document.title == "Klondike, turn three \u2013 Backbone Patience"


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("klondike", ["Klondike", "", ""]),
        ("klondike-3x3", ["Klondike", ",", "turn three, three passes"]),
        ("pyramid-tut", ["Tut’s Tomb", "", ""]),
    ],
)
def test_the_header_sets_the_rule_set_apart_unless_it_has_a_name_of_its_own(
    browser: Browser, name: str, parts: list[str]
) -> None:
    browser.go_to(f"v1/{name}/3")
    assert [browser.text(f"#title-{part}") for part in ("name", "comma", "variant")] == parts


def test_what_is_chosen_stays_chosen_while_its_place_is_looked_for(browser: Browser) -> None:
    browser.go_to("v1/klondike/4")
    browser.key("7")
    browser.key("Enter")
    assert len(browser.find_all("#table .chosen")) == 1
    browser.key("/")
    browser.write("#find", browser.cards("t3")[-1].dataset.card or "")
    browser.key("Enter")
    assert len(browser.find_all("#table .chosen")) == 1
    browser.key("Enter")
    assert saved(browser).link() == "v1/klondike/4/t7t3"
