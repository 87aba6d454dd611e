"""The commands that move cards or change the game."""

from unittest.mock import Mock, call

import pytest

from app.core.move_controller import MoveController
from app.state.settings import Settings
from app.view.pixel_layout import lay_out
from app.view.words import words
from chromium.player import won_link
from engine.core.game import Move
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play.notation import card_text
from engine.play.session import Session
from support.english import message
from support.fake_browser import Browser
from support.page import drawn, saved
from support.strategies import recorded


def test_undo_redo_restart_and_a_new_deal(browser: Browser) -> None:
    browser.tap(browser.place("s"))
    browser.press("#undo")
    browser.press("#redo")
    assert saved(browser).moves_made == 1
    browser.press("#restart")
    assert saved(browser).link() == "v1/backbone/1"
    browser.press("#undo")
    assert saved(browser).moves_made == 1
    browser.press("#new")
    assert saved(browser).number != 1


def test_escape_lets_go_of_what_is_chosen(browser: Browser) -> None:
    browser.go_to("v1/freecell/1")
    browser.find('.spot[data-spot="t1"]').focus()
    browser.key("Enter")
    assert browser.find_all("#table .chosen")
    browser.key("Escape")
    assert not browser.find_all("#table .chosen")


def test_cards_are_picked_from_the_list_of_a_pile(browser: Browser) -> None:
    session = Session.read(won_link("spider-1"), CATALOGUE)
    node = next(node for node in session.line() if node.move and node.move.n > 1)
    assert node.parent and node.move
    session.go_to(node.parent)
    browser.go_to(session.link())
    spots = session.game.spots
    browser.find(f'.spot[data-spot="{spots[node.move.source].name}"]').focus()
    browser.key("l")
    browser.press(f'#panel [data-do="pick {node.move.source} {node.move.n}"]')
    assert not browser.is_open("panel")
    if saved(browser).position != node.position:  # the cards may go to several piles
        browser.find(f'.spot[data-spot="{spots[node.move.target].name}"]').focus()
        browser.key("Enter")
    assert saved(browser).position == node.position


def test_a_new_deal_by_its_number_and_a_number_that_is_none(browser: Browser) -> None:
    browser.go_to("v1/golf/1")
    browser.press("#menu")
    browser.write("#number", "4711")
    browser.key("Enter")
    assert saved(browser).link() == "v1/golf/4711"
    browser.press("#menu")
    browser.write("#number", "none")
    browser.key("Enter")
    assert saved(browser).link() == "v1/golf/4711"


def test_the_key_for_the_stock_lets_go_of_what_is_chosen_and_turns_it(browser: Browser) -> None:
    browser.go_to("v1/klondike/1")
    game = saved(browser).game
    source = next(m.source for m in game.moves(saved(browser).position) if game.spots[m.source].name != "s")
    browser.find(f'.spot[data-spot="{game.spots[source].name}"]').focus()
    browser.key("Enter")
    assert browser.find_all("#table .chosen")
    browser.key("d")
    assert saved(browser).link() == "v1/klondike/1/sw"
    assert not browser.find_all("#table .chosen")


def test_the_key_for_the_stock_does_nothing_in_a_game_without_one(browser: Browser) -> None:
    browser.go_to("v1/freecell/1")
    browser.key("d")
    assert saved(browser).moves_made == 0


def test_in_a_game_without_choices_a_tap_beside_the_piles_and_the_stock_key_play_on(browser: Browser) -> None:
    browser.go_to("v1/clock/3")
    browser.key("d")
    assert saved(browser).moves_made == 1
    board = browser.box("#board")
    browser.tap((board.left + 2, board.top + 2))
    assert saved(browser).moves_made == 2


def test_a_tap_beside_the_piles_lets_go_of_what_is_chosen(browser: Browser) -> None:
    browser.go_to("v1/freecell/1")
    browser.find('.spot[data-spot="t1"]').focus()
    browser.key("Enter")
    assert browser.find_all("#table .chosen")
    board = browser.box("#board")
    browser.tap((board.left + 2, board.top + 0.7 * board.height))
    assert not browser.find_all("#table .chosen")
    assert saved(browser).moves_made == 0


def test_a_card_dropped_beside_the_piles_or_where_it_may_not_lie_goes_back(browser: Browser) -> None:
    browser.go_to("v1/freecell/1")
    before = drawn(browser)
    game = saved(browser).game
    legal = {(move.source, move.target) for move in game.moves(saved(browser).position)}
    names = [spot.name for spot in game.spots]
    t1 = names.index("t1")
    wrong = next(i for i, name in enumerate(names) if name[0] == "t" and i != t1 and (t1, i) not in legal)
    x, y = browser.place("t1")
    board = browser.box("#board")
    beside = board.left + 2, board.top + 0.7 * board.height
    for target, refused in [(beside, False), (browser.place(names[wrong]), True)]:
        browser.drag((x, y), (x + 20, y + 20), target)
        # The page says why the move is illegal.
        assert browser.find("#said").classList.contains("aloud") is refused
        browser.rest()
        assert drawn(browser) == before
        assert saved(browser).moves_made == 0
        assert not browser.find_all("#table .lifted")


def test_a_card_that_was_played_by_key_while_it_was_being_dragged_goes_nowhere_else(browser: Browser) -> None:
    browser.go_to("v1/klondike/1/sw")
    x, y = browser.place("w")
    browser.pointer_down((x, y))
    browser.pointer_move((x + 30, y + 30))
    browser.key("d")  # now another card is the open one of the waste
    made = saved(browser).moves_made
    browser.pointer_move(browser.place("t1"))
    browser.pointer_up(browser.place("t1"))
    browser.rest()
    assert saved(browser).moves_made == made == 2


def test_a_tap_on_a_thin_strip_lists_the_cards_to_choose_from(browser: Browser) -> None:
    """On a small screen, the strips of a covered run are too thin for a finger."""
    browser.resize(568, 320)
    browser.go_to("v1/klondike/1")
    room = browser.box("#board")
    session = Session.read(won_link("klondike"), CATALOGUE)
    for node in session.line():
        layout = lay_out(Turn(session.game, node.position), (room.width, room.height), "low")
        covered = [card for card in layout.board.cards if card.covered and card.lifts > 1]
        card = next((card for card in covered if layout.has_thin_strips(card.spot)), None)
        if card:
            break
    assert card
    session.go_to(node)
    browser.go_to(session.link())
    left, top, _, _ = browser.box(f'.card[data-card="{card_text(card.id)}"]')
    browser.tap((left + 3, top + 1), "touch")
    runs = [str(button.dataset.do) for button in browser.find_all("#panel button")]
    assert f"pick {card.spot} {card.lifts}" in runs
    assert saved(browser).position == session.position


def test_a_tap_on_a_card_whose_rank_cannot_be_seen_lists_the_whole_pile(browser: Browser) -> None:
    """On a phone in landscape, the strips of a very long column are too narrow to show the index."""
    browser.resize(844, 390)
    browser.go_to("v1/spider-2/1")
    room = browser.box("#board")
    for _, link in recorded(CATALOGUE["spider-2"]):
        session = Session.read(link, CATALOGUE)
        for node in session.line():
            cards = lay_out(Turn(session.game, node.position), (room.width, room.height), "low").board.cards
            card = next((card for card in cards if card.is_unreadable and not card.hidden), None)
            if card:
                session.go_to(node)
                browser.go_to(session.link())
                left, top, _, _ = browser.box(f'.card[data-card="{card_text(card.id)}"]')
                browser.tap((left + 20, top + 1), "touch")
                listed = [str(button.dataset.do) for button in browser.find_all("#panel button")]
                assert {f"pick {card.spot} 1", f"pick {card.spot} {card.n}"} <= set(listed)
                assert saved(browser).position == session.position
                return
    raise AssertionError("no column is long enough")


@pytest.mark.parametrize("pointer", ["mouse", "touch", "pen"])
def test_a_card_that_a_long_press_has_shown_can_be_dragged(browser: Browser, pointer: str) -> None:
    browser.go_to("v1/klondike/2357")
    start, end = browser.place("t2"), browser.place("t4")
    browser.pointer_down(start, pointer)
    browser.advance(500)
    assert browser.find_all("#table .magnified")
    browser.pointer_move((start[0] + 40, start[1]), pointer)
    assert not browser.find_all("#table .magnified")
    browser.pointer_move(end, pointer)
    browser.pointer_up(end, pointer)
    assert saved(browser).moves_made == 1


# Cards that cannot move


@pytest.mark.parametrize(
    ("link", "source", "n", "target", "reason"),
    [
        ("v1/klondike/1/t3t1.t3t6", "t6", 2, "t1", "Only "),
        ("v1/freecell/2/t8a3.t2a1.t5a2.t6a4.t8t5.t6t4.t1t5", "t5", 3, "4h", "One card at most: no free cells."),
    ],
)
def test_a_run_that_may_not_go_is_dragged_and_told_why(
    browser: Browser, link: str, source: str, n: int, target: str, reason: str
) -> None:
    browser.go_to(link)
    before = drawn(browser)
    place = strip_of(browser, source, n)
    onto = browser.find_all(f'.card[data-card="{target}"]')
    browser.pointer_down(place)
    browser.pointer_move((place[0] + 20, place[1] + 20))
    assert len(browser.find_all("#table .lifted")) == n
    end = browser.box(onto[0]).middle if onto else browser.place(target)
    browser.pointer_move(end)
    browser.pointer_up(end)
    assert browser.find("#said").classList.contains("aloud")
    assert browser.text("#said").startswith(reason)
    browser.rest()
    assert drawn(browser) == before


def test_by_tap_and_by_key_the_reason_is_the_same(browser: Browser) -> None:
    browser.go_to("v1/freecell/2/t8a3.t2a1.t5a2.t6a4.t8t5.t6t4.t1t5")
    reason = "One card at most: no free cells."
    browser.tap(strip_of(browser, "t5", 3))
    assert browser.text("#said") == reason
    browser.key("u")
    browser.key("y")
    assert browser.text("#said") != reason
    browser.find('#board [data-spot="t5"]').focus()
    browser.key("l")
    browser.press('#panel [data-do$=" 3"]')
    assert reason in (browser.text("#said"), browser.text("#panel-said"))


@pytest.mark.parametrize(
    ("link", "source", "n", "reason"),
    [
        ("v1/klondike/1", "t7", 3, message("face-down-stays")),
        ("v1/freecell/2", "t1", 3, " can’t move with the cards on it."),
        ("v1/pyramid/1", "t1", 1, " is covered by "),
    ],
)
def test_cards_that_cannot_be_picked_up_stay_and_say_why(
    browser: Browser, link: str, source: str, n: int, reason: str
) -> None:
    browser.go_to(link)
    place = strip_of(browser, source, n)
    browser.drag(place, (place[0], place[1] - 30))
    dragged = browser.text("#said")
    assert reason in dragged and browser.find("#said").classList.contains("aloud")
    assert not browser.find_all("#table .lifted")
    browser.tap(place)
    assert browser.text("#said") == dragged


def strip_of(browser: Browser, spot: str, n: int) -> tuple[float, float]:
    """Return a point on the n-th card from the end of a column, above the card that covers it."""
    left, top, width, _ = browser.box(browser.cards(spot)[-n])
    return left + width / 2, top + 3


@pytest.mark.parametrize(
    ("spot", "n", "makes_it"),
    [("t3", 3, True), ("t3", 2, True), ("t3", 1, True), ("t3", 4, False), ("t4", 3, False), ("a1", 1, False)],
)
def test_a_press_on_cards_that_a_hint_points_at_makes_its_move(spot: str, n: int, makes_it: bool) -> None:
    game = CATALOGUE["freecell"]
    number = {spot.name: at for at, spot in enumerate(game.spots)}
    table = Mock(game=game, chosen=None)
    core = Mock(table=table, settings=Settings())
    core.marks.hinted = Move(number["t3"], number["t2"], 3)
    controller = MoveController(core)
    controller.tap(number[spot], Mock(n=n, covered=False))
    expected = (
        call.drag(number["t3"], 3, number["t2"]) if makes_it else call.tap(number[spot], n=n, take_only=False)
    )
    assert table.mock_calls == [expected]


# Undo and redo


def test_undo_and_redo_held_or_pressed_fast_stop_at_the_deal_until_they_are_pressed_anew(browser: Browser) -> None:
    """Earlier, a key held for half a second went back through three games."""
    browser.go_to("v1/golf/1")
    browser.key("d")
    first = saved(browser).text()
    browser.key("n")
    browser.key("d")
    browser.key("d")
    for _ in range(9):
        browser.key("u")
        browser.advance(60)
    assert saved(browser).text() != first
    assert saved(browser).moves_made == 0
    assert browser.text("#said") == words("at-its-start")
    browser.advance(1000)
    browser.key("u")
    assert saved(browser).text() == first
    browser.key("u")
    for _ in range(9):
        browser.advance(60)
        browser.key("y")
    assert saved(browser).text() == first
    browser.advance(1000)
    browser.key("y")
    assert (saved(browser).moves_made, browser.allows("#redo")) == (0, True)
    browser.key("u")
    assert saved(browser).text() == first, "the other way at once"
