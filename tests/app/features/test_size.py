"""Larger cards by the settings, keys, buttons or two fingers; and a table that can be panned."""

import json

import pytest

from support.english import message
from support.fake_browser import Browser
from support.fake_browser.browser import LOW, PHONE, Point
from support.fake_browser.layout import Box
from support.page import choose_setting, saved, saved_settings

DEAL = "v1/klondike/1"


@pytest.fixture
def klondike(browser: Browser) -> Browser:
    """Return a phone with the first deal of Klondike."""
    browser.go_to(DEAL)
    browser.rest()
    return browser


def width(browser: Browser) -> float:
    """Return the width of a card in pixels."""
    return browser.box(browser.cards("t1")[-1]).width


def in_sight(browser: Browser, what: Box) -> bool:
    field = browser.box("#field")
    inside = field.holds(what.left, what.top)
    return inside and field.holds(what.left + what.width - 0.1, what.top + what.height - 0.1)


def shows(browser: Browser, spot: str) -> bool:
    """Return whether the open card of a pile, or the outline of an empty pile, is in sight."""
    return in_sight(browser, browser.box((browser.cards(spot) or [browser.outline(spot)])[-1]))


def scrolled(browser: Browser) -> Point:
    field = browser.find("#field")
    return field.scrollLeft, field.scrollTop


# The size of the cards


@pytest.mark.parametrize("size", ["1.5", "2", "3"])
def test_the_setting_makes_the_cards_so_many_times_larger(klondike: Browser, size: str) -> None:
    before = width(klondike)
    choose_setting(klondike, f"choose card_size {size}")
    assert klondike.document.documentElement.dataset.size == size
    # The buttons below the table take some of its height, but on a phone the table has height to spare.
    assert width(klondike) == pytest.approx(before * float(size), rel=0.01)
    assert saved_settings(klondike)["card_size"] == size
    assert not klondike.find("#pan").hidden
    choose_setting(klondike, "choose card_size 1")
    assert klondike.document.documentElement.dataset.size is None
    assert klondike.find("#pan").hidden
    assert width(klondike) == pytest.approx(before)
    assert scrolled(klondike) == (0, 0)


def test_keys_change_the_size_and_say_it(klondike: Browser) -> None:
    for size in ("1.5", "2", "3"):
        klondike.key("+")
        assert klondike.document.documentElement.dataset.size == size
        assert klondike.text("#said") == f"Card size: ×{size}."
    klondike.key("+")
    assert klondike.text("#said") == message("cards-largest")
    for size in ("2", "1.5"):
        klondike.key("-")
        assert klondike.document.documentElement.dataset.size == size
    klondike.key("-")
    assert klondike.document.documentElement.dataset.size is None
    klondike.key("-")
    assert klondike.text("#said") == message("cards-smallest")


def test_without_letter_keys_buttons_change_the_size(klondike: Browser) -> None:
    choose_setting(klondike, "switch letters")
    klondike.key("+")
    assert klondike.document.documentElement.dataset.size is None
    choose_setting(klondike, "choose card_size 2")
    klondike.press("#larger")
    assert klondike.document.documentElement.dataset.size == "3"
    klondike.press("#smaller")
    assert klondike.document.documentElement.dataset.size == "2"


def test_the_middle_of_the_upper_edge_stays_where_it_is(klondike: Browser) -> None:
    """Most games have cards there, while the middle of the table is often empty."""
    choose_setting(klondike, "choose card_size 1.5")
    field, board = klondike.box("#field"), klondike.box("#board")
    assert field.middle[0] == pytest.approx(board.middle[0])
    assert field.top == board.top


def test_the_next_visit_begins_with_the_same_size(klondike: Browser) -> None:
    klondike.key("+")
    klondike.key("+")
    klondike.rest()
    assert json.loads(str(klondike.stored("backbone.paint")))["look"]["size"] == "2"
    again = Browser(storage=klondike.storage)
    again.document.documentElement.dataset.size = "2"  # the scripts that show the last board set this
    again.find("#pan").hidden = False
    again.start()
    assert width(again) == width(klondike)
    assert not again.find("#pan").hidden
    again.key("-")
    again.key("-")
    again.rest()
    assert "size" not in json.loads(str(again.stored("backbone.paint")))["look"]


@pytest.mark.parametrize("name", ["klondike", "spider", "bridge", "pyramid", "backbone"])
def test_in_a_tiny_window_cards_are_large_without_being_asked(browser: Browser, name: str) -> None:
    browser.go_to(f"v1/{name}/1")
    browser.resize(1280, 1024)
    large = browser.box(browser.cards()[0])
    browser.resize(320, 256)
    assert not browser.find("#pan").hidden
    assert 4 * browser.box(browser.cards()[0]).height > 0.8 * large.height
    browser.resize(*PHONE)
    assert browser.find("#pan").hidden


def test_a_window_without_room_for_the_table_is_stood(klondike: Browser) -> None:
    klondike.press("#menu")
    klondike.press('#panel [data-do="learn"]')
    klondike.resize(320, 256)
    assert not klondike.box("#field").height
    klondike.resize(*PHONE)
    assert klondike.find("#pan").hidden and shows(klondike, "t1")


# What is in sight


def test_the_view_goes_with_the_keyboard(klondike: Browser) -> None:
    for _ in range(3):
        klondike.key("+")
    for key in ("ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowRight"):
        klondike.key(key)
        spot = klondike.document.activeElement.dataset.spot
        assert shows(klondike, spot), (key, spot)
    for number in "1234567":
        klondike.key(number)
        assert shows(klondike, f"t{number}")


def test_a_press_by_hand_does_not_pan(klondike: Browser) -> None:
    choose_setting(klondike, "choose card_size 3")
    before = scrolled(klondike)
    klondike.press(klondike.outline("t4"))
    assert scrolled(klondike) == before or saved(klondike).moves_made


def face_up(browser: Browser) -> dict[str, str]:
    """Return the pile of each card that lies face up."""
    piles = {str(card.dataset.card): str(card.dataset.spot) for card in browser.cards()}
    return {card: spot for card, spot in piles.items() if not card.startswith("~")}


def test_where_a_card_goes_by_itself_is_in_sight(klondike: Browser) -> None:
    choose_setting(klondike, "choose card_size 3")
    gone = 0
    for number in "1234567" * 2:
        klondike.key(number)
        before = face_up(klondike)
        klondike.key(" ")  # this plays the best move of the pile
        for card, spot in face_up(klondike).items():
            if before.get(card, spot) != spot:
                assert shows(klondike, spot)
                gone += 1
    assert gone


def test_a_turned_card_is_in_sight_and_so_is_what_is_undone(klondike: Browser) -> None:
    for key in ("+", "+", "+", "1", "d"):
        klondike.key(key)
    assert shows(klondike, "w")
    klondike.key("1")
    assert not shows(klondike, "s")
    klondike.press("#undo")
    assert shows(klondike, "s")


def test_a_hint_shows_its_cards_and_their_pile(klondike: Browser) -> None:
    choose_setting(klondike, "choose card_size 1.5")
    klondike.press("#hint")
    klondike.rest()
    frames = klondike.find_all("#table .marks .chosen .line")
    assert frames
    x, y = (float(str(frames[0].getAttribute(name))) for name in ("x", "y"))
    board = klondike.box("#board")
    assert klondike.box("#field").holds(board.left + 1.5 * (x + 4), board.top + 1.5 * (y + 4))


@pytest.mark.parametrize("enlarged_first", [True, False])
def test_bids_are_in_sight(browser: Browser, enlarged_first: bool) -> None:
    browser.go_to("v1/golf/1" if enlarged_first else "v1/bridge/1")
    choose_setting(browser, "choose card_size 3")
    browser.go_to("v1/bridge/1")
    browser.rest()
    assert not browser.find("#offer").hidden
    box, field = browser.find("#offer").style, browser.box("#field")
    high = box.pixels("height") or box.pixels("max-height")
    assert box.pixels("width") <= field.width and high <= field.height
    left, top = scrolled(browser)
    assert left <= box.pixels("left") and box.pixels("left") + box.pixels("width") <= left + field.width + 1
    assert top <= box.pixels("top") - high / 2 and box.pixels("top") + high / 2 <= top + field.height + 1


# Panning


def test_the_cloth_is_moved_with_a_finger(klondike: Browser) -> None:
    choose_setting(klondike, "choose card_size 2")
    moves, before = saved(klondike).moves_made, scrolled(klondike)
    at = cloth(klondike)
    klondike.drag(at, (at[0] - 20, at[1] - 30), (at[0] - 60, at[1] - 70), pointer="touch")
    assert scrolled(klondike) == (before[0] + 60, before[1] + 70)
    assert saved(klondike).moves_made == moves


def cloth(browser: Browser) -> Point:
    """Return a point of the field that is not near any card or outline."""
    field = browser.box("#field")
    boxes = [browser.box(one) for one in (*browser.cards(), *browser.outlines())]
    for y in range(int(field.top) + 60, int(field.top + field.height) - 60, 5):
        for x in range(int(field.left) + 60, int(field.left + field.width) - 60, 5):
            around = [(x + dx, y + dy) for dx in (-30, 0, 30) for dy in (-30, 0, 30)]
            if not any(box.holds(*point) for box in boxes for point in around):
                return float(x), float(y)
    raise AssertionError("cards everywhere")


def test_the_table_of_usual_size_is_not_panned(klondike: Browser) -> None:
    at = cloth(klondike)
    klondike.drag(at, (at[0] - 60, at[1] - 70), pointer="touch")
    assert scrolled(klondike) == (0, 0)


@pytest.mark.parametrize("size", [PHONE, LOW])
def test_buttons_move_the_view_to_every_end(browser: Browser, size: tuple[int, int]) -> None:
    browser.resize(*size)
    choose_setting(browser, "choose card_size 2")
    field = browser.box("#field")
    ends = {"left": (0, 0.0), "right": (0, field.width), "up": (1, 0.0), "down": (1, field.height)}
    for direction, (axis, end) in ends.items():
        for _ in range(3):
            browser.press(f"#pan-{direction}")
        assert scrolled(browser)[axis] == pytest.approx(end)
        assert browser.text("#said") == "The table ends here."


def test_a_card_is_dragged_over_a_large_table(klondike: Browser) -> None:
    klondike.go_to("v1/klondike/20")
    choose_setting(klondike, "choose card_size 1.5")
    klondike.key("4")
    assert shows(klondike, "t4") and shows(klondike, "t3")
    card, start, end = klondike.cards("t4")[-1], klondike.place("t4"), klondike.place("t3")
    klondike.drag(start, (start[0] + 10, start[1]), end)
    assert card.dataset.spot == "t3"


def test_a_card_held_at_the_edge_pans_until_the_table_ends(klondike: Browser) -> None:
    choose_setting(klondike, "choose card_size 3")
    klondike.key("4")
    field, start = klondike.box("#field"), klondike.place("t4")
    card = klondike.cards("t4")[-1]
    edge = field.left + field.width - 5, field.top + field.height / 2
    klondike.pointer_down(start)
    klondike.pointer_move((start[0] + 10, start[1]))
    klondike.pointer_move(edge)
    klondike.advance(3000)
    assert scrolled(klondike)[0] == pytest.approx(2 * field.width)
    # The card must still be under the pointer.
    board = klondike.box("#board")
    x, y = (float(part.removesuffix("px")) for part in card.style.transform[10:].split(")")[0].split(","))
    size = width(klondike)
    assert abs(board.left + 3 * x + size / 2 - edge[0]) < size and abs(board.top + 3 * y - edge[1]) < 2 * size
    klondike.pointer_cancel(edge, "mouse")
    assert not saved(klondike).moves_made


# Two fingers


@pytest.mark.parametrize(("by", "size"), [(1.45, "1.5"), (2.1, "2"), (3.5, "3")])
def test_a_pinch_enlarges_what_is_under_the_fingers(klondike: Browser, by: float, size: str) -> None:
    at = klondike.place("t4")
    klondike.pinch(at, by)
    assert klondike.document.documentElement.dataset.size == size
    assert klondike.place("t4") == pytest.approx(at, abs=12)  # the area for the table now begins a little lower
    assert not saved(klondike).moves_made
    assert klondike.find("#board").style.transform == ""
    klondike.pinch(at, 0.2)
    assert klondike.document.documentElement.dataset.size is None


def test_a_small_pinch_changes_nothing(klondike: Browser) -> None:
    klondike.pinch(klondike.place("t4"), 1.15)
    assert klondike.document.documentElement.dataset.size is None
    assert klondike.find("#board").style.transform == ""


def test_a_second_finger_that_does_not_pinch_leaves_the_first_alone(klondike: Browser) -> None:
    at = klondike.place("s")
    klondike.pointer_down(at, "touch")
    klondike.pointer_down((200, 300), "touch", number=2)
    klondike.pointer_up((200, 300), "touch", number=2)
    klondike.pointer_up(at, "touch")
    assert saved(klondike).moves_made == 1


def test_a_dragged_card_is_not_lost_to_a_second_finger(klondike: Browser) -> None:
    at = klondike.place("t7")
    klondike.pointer_down(at, "touch")
    klondike.pointer_move((at[0] - 40, at[1]), "touch")
    klondike.pointer_down((200, 300), "touch", number=2)
    klondike.pointer_move((100, 200), "touch", number=2)
    assert klondike.document.documentElement.dataset.size is None
    assert klondike.find("#board").style.transform == ""
    klondike.pointer_up((100, 200), "touch", number=2)
    assert klondike.cards("t7")[-1].style.transform
    klondike.pointer_up(at, "touch")
    assert not klondike.cards("t7")[-1].style.transform


def test_two_fingers_drag_no_card(klondike: Browser) -> None:
    at = klondike.place("t7")
    klondike.pointer_down(at, "touch")
    klondike.pointer_down((200, 300), "touch", number=2)
    klondike.pointer_move((at[0] - 10, at[1]), "touch")
    assert not klondike.cards("t7")[-1].style.transform
    klondike.pointer_up((200, 300), "touch", number=2)
    klondike.pointer_up(at, "touch")
