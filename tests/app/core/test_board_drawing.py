"""The drawn table in the stand-in browser: cards in motion, lifted cards, and calls."""

import random

import pytest

from support.extent import amount
from support.fake_browser import Browser
from support.fake_browser.elements import Element
from support.fake_browser.window import MEDIA
from support.page import choose_setting

CALM = MEDIA[1]


def names(cards: list[Element]) -> list[str | None]:
    return [card.dataset.card for card in cards]


def classes(browser: Browser, name: str) -> list[str | None]:
    return names([card for card in browser.cards() if card.classList.contains(name)])


# Cards in motion


def test_a_card_flies_above_all_others_and_comes_to_lie_in_its_order(browser: Browser) -> None:
    before = browser.cards()
    moved = browser.cards("s")[-1]
    browser.tap(browser.place("s"))
    assert browser.cards()[-1] is moved
    assert moved.classList.contains("flying")
    browser.advance(500)
    assert not classes(browser, "flying")
    assert not browser.in_motion
    assert browser.cards() != [*before[:-1], moved]
    assert browser.cards("w") == [moved]


def test_a_card_that_turns_over_shows_its_back_for_half_the_flight(browser: Browser) -> None:
    browser.tap(browser.place("s"))
    card = browser.cards("w")[-1]
    assert card.lastElementChild.getAttribute("class") == "other-side"
    browser.advance(500)
    assert card.lastElementChild.getAttribute("class") != "other-side"


def test_the_next_press_ends_what_moves(browser: Browser) -> None:
    browser.tap(browser.place("s"))
    first = browser.cards("w")[-1].dataset.card
    browser.tap(browser.place("s"))
    assert first not in classes(browser, "flying")
    assert len(browser.cards("w")) == 2


def test_a_new_deal_is_dealt_from_the_stock(browser: Browser) -> None:
    browser.press("#new")
    flying = classes(browser, "flying")
    assert len(flying) == len(browser.cards()) - len(browser.cards("s"))
    browser.advance(1500)
    assert not classes(browser, "flying")


def test_the_cards_of_the_former_game_are_gathered_first(browser: Browser) -> None:
    browser.tap(browser.place("s"))
    browser.advance(500)
    seen = len(browser.cards())
    browser.press("#new")
    (former,) = browser.find_all("#board .former")
    assert former.getAttribute("aria-hidden") == "true" and not former.id
    assert len(former.querySelectorAll(".card")) == seen
    assert not former.querySelectorAll('[tabindex="0"]')
    running = [one for one in browser.window.animations if one.runs]
    gathered = [one for one in running if former.contains(one.element)]
    assert len(gathered) == seen
    assert max(one.ends for one in gathered) - browser.window.loop.now <= 420
    dealt = [one for one in running if one.element in browser.cards()]
    assert max(one.ends for one in dealt) - browser.window.loop.now <= 420 + 900
    browser.advance(1500)
    assert not browser.find_all("#board .former") and not browser.in_motion


def test_the_next_press_ends_gathering_and_dealing(browser: Browser) -> None:
    browser.press("#new")
    browser.tap(browser.place("s"))
    assert not browser.find_all("#board .former")
    assert len(classes(browser, "flying")) == 1  # the card of this press


def test_a_game_without_a_stock_is_dealt_from_the_middle(browser: Browser) -> None:
    browser.go_to("v1/freecell/7")
    browser.advance(2000)
    browser.press("#restart")
    assert not browser.in_motion  # no move was made, so nothing has to move back
    browser.press("#new")
    assert len(classes(browser, "flying")) == 52


def test_a_game_that_goes_on_is_there_at_once(browser: Browser) -> None:
    browser.tap(browser.place("s"))
    browser.press("#new")
    browser.press("#undo")
    assert not browser.find_all("#board .former") and not browser.in_motion


def longest_flight(browser: Browser) -> float:
    """Press the stock, and return how long its cards move, in milliseconds."""
    browser.tap(browser.place("s"))
    now = browser.window.loop.now
    return max(float(animation.ends - now) for animation in browser.window.animations if animation.runs)


def test_the_speed_of_the_cards_is_a_setting(browser: Browser) -> None:
    normal = longest_flight(browser)
    choose_setting(browser, "choose motion slow")
    assert longest_flight(browser) > 1.4 * normal
    choose_setting(browser, "choose motion quick")
    assert longest_flight(browser) < 0.7 * normal


def test_in_a_redeal_the_cards_of_the_waste_turn_over_on_their_way_to_the_stock(browser: Browser) -> None:
    browser.go_to("v1/klondike/1")
    browser.advance(2000)
    while browser.cards("s"):
        browser.tap(browser.place("s"))
    browser.advance(1000)
    waste = browser.cards("w")
    browser.tap(browser.place("s"))
    flying = [card for card in browser.cards() if card.classList.contains("flying")]
    assert all(card in flying for card in waste)
    for card in flying:
        assert card.dataset.spot == "s"
        # The card turns over: its face is now the side that disappears.
        assert card.lastElementChild.getAttribute("class") == "other-side"
    browser.advance(1000)
    assert len(browser.cards("s")) == 2 and not browser.cards("w")


def test_where_nothing_is_to_move_cards_only_fade(browser: Browser) -> None:
    browser.prefer(CALM, holds=True)
    browser.press("#new")
    assert not classes(browser, "flying")
    assert browser.in_motion
    browser.advance(100)
    assert not browser.in_motion
    browser.tap(browser.place("s"))
    assert not classes(browser, "flying")


# Lifted cards


def lifted(browser: Browser) -> Element:
    """Return the open card of the first column of Klondike, lifted and moved a little."""
    browser.go_to("v1/klondike/1")
    browser.advance(2000)
    x, y = browser.place("t1")
    browser.pointer_down((x, y))
    browser.pointer_move((x + 30, y + 10))
    return browser.cards("t1")[-1]


def test_a_lifted_card_follows_the_pointer(browser: Browser) -> None:
    card = lifted(browser)
    assert card.classList.contains("lifted")
    at = card.style.transform
    x, y = browser.place("t1")
    browser.pointer_move((x + 60, y + 10))
    assert card.style.transform != at
    assert browser.cards()[-1] is card


def test_a_lifted_card_is_drawn_over_the_outlines_of_its_targets(browser: Browser) -> None:
    card, table = lifted(browser), browser.find("#table")
    assert [group.getAttribute("class") for group in table.children][-2:] == ["marks", "held"]
    assert card in browser.find("#table .held").children
    browser.pointer_up(browser.place("t1"))
    browser.advance(500)
    assert card in browser.find("#table .cards").children


@pytest.mark.parametrize("calm", [False, True])
def test_a_card_that_cannot_lie_there_comes_back(browser: Browser, calm: bool) -> None:
    browser.prefer(CALM, holds=calm)
    card = lifted(browser)
    place = card.getAttribute("transform")
    x, y = browser.place("t1")
    browser.pointer_up((x + 30, y + 10))
    assert not card.classList.contains("lifted")
    assert card.style.transform == ""
    assert card.getAttribute("transform") == place
    assert card.classList.contains("flying") is not calm
    browser.advance(400)
    assert not classes(browser, "flying")


def test_a_table_of_another_size_is_drawn_anew_at_once(browser: Browser) -> None:
    before = browser.box("#board").width
    browser.resize(1280, 800)
    assert browser.box("#board").width != before
    table = browser.find("#table")
    assert table.getAttribute("viewbox") == "0 0 1280 {:g}".format(browser.box("#board").height)


# Calls and facts


@pytest.fixture
def bidding(browser: Browser) -> Browser:
    """Return a page with a deal of Bridge in which the player must bid."""
    browser.go_to("v1/bridge/3/hkKs.hkKd.hkJs.hk8d.hkJc.hk6s.hdTh")
    browser.advance(10_000)
    assert browser.find("#offer").visible
    return browser


def test_the_arrows_go_from_call_to_call_and_enter_calls(bidding: Browser) -> None:
    bidding.key("c")
    first = bidding.document.activeElement
    assert str(first.getAttribute("data-do")).startswith("bid ")
    bidding.key("ArrowRight")
    bidding.key("ArrowDown")
    second = bidding.document.activeElement
    assert second is not first
    assert bidding.find("#offer").contains(second)
    bid = str(second.getAttribute("data-do")).removeprefix("bid ")
    bidding.key("Enter")
    assert bidding.text("#moves") == "7 moves"
    assert bidding.document.activeElement.getAttribute("data-do") == f"call {bid}"
    bidding.key("Enter")
    assert bidding.text("#moves") == "8 moves"
    assert bidding.find("#board").contains(bidding.document.activeElement)


def test_the_second_of_two_quick_taps_does_not_fall_on_the_next_calls(bidding: Browser) -> None:
    calls = bidding.find_all('#offer [data-do^="call "]')
    bidding.press(calls[-1], "touch")
    moves = bidding.text("#moves")
    bidding.advance(100)
    again = bidding.find_all('#offer [data-do^="call "]')
    for call in again[:1]:
        bidding.press(call, "touch")
    assert bidding.text("#moves") == moves


def test_calls_are_hidden_while_the_other_hands_are_seen(bidding: Browser) -> None:
    bidding.press(bidding.find_all('#offer [data-do^="call "]')[-1], "touch")
    assert not bidding.find("#offer").visible
    assert not bidding.find("#board").classList.contains("asked")


def test_there_is_nothing_to_call_in_a_game_without_calls(browser: Browser) -> None:
    browser.key("c")
    assert not browser.find("#board").matches(":focus-within")
    assert browser.text("#said")


def test_a_card_dropped_exactly_in_its_place_lies_above_those_before_it(browser: Browser) -> None:
    browser.resize(1280, 800)
    browser.go_to("v1/golf/5/sw.sw.t1w.t2w.t5w.t6w.t6w.t4w.t6w.t7w.t2w.sw.sw.sw.t4w.sw.t3w")
    browser.advance(2000)
    card, start, end = browser.cards("t1")[-1], browser.place("t1"), browser.place("w")
    (left, top), (there_left, there_top) = browser.box(card)[:2], browser.box(browser.cards("w")[-1])[:2]
    exactly = start[0] + there_left - left, start[1] + there_top - top
    browser.drag(start, end, exactly)
    browser.advance(2000)
    assert browser.cards("w")[-1] is card


# Cards that stay as they are


def described(browser: Browser) -> list[tuple[object, ...]]:
    """Return what is drawn of each card, in the order of the page, but not where the Tab key stops."""
    names = ("data-card", "data-spot", "transform", "class", "role", "aria-hidden", "aria-label")
    return [(*map(card.getAttribute, names), card.innerHTML) for card in browser.cards()]


@pytest.mark.parametrize(
    "link", ["v1/klondike/5", "v1/backbone/3", "v1/spider-1/7", "v1/pyramid/2", "v1/bridge/1"]
)
def test_after_any_moves_each_card_is_drawn_as_in_a_new_drawing(browser: Browser, link: str) -> None:
    browser.go_to(link)
    rng, size = random.Random(link), (browser.window.innerWidth, browser.window.innerHeight)
    for _ in range(amount(10, 25, 200)):
        if rng.random() < 0.2:
            browser.press(rng.choice(("#undo", "#redo")))
        else:
            names = sorted({str(card.dataset.spot) for card in browser.cards()})
            browser.drag(*(browser.place(rng.choice(names)) for _ in range(rng.choice((1, 2)))))
        browser.advance(3000)
        assert not browser.in_motion
    kept = described(browser)
    browser.resize(size[0] // 2, size[1])
    assert described(browser) != kept
    browser.resize(*size)
    assert described(browser) == kept
