"""Lessons on the page: each is played to its end, and interrupted in all possible ways."""

import pytest

from app.core.board import Board
from engine.core.lesson import Lesson
from engine.games.catalogue import CATALOGUE
from engine.games.lessons import LESSONS
from engine.play import notation
from support.english import english, message
from support.fake_browser import Browser
from support.kept_texts import kept_state
from support.lessons import HOLE, KLONDIKE, learn, play_step, shown, title
from support.page import choose_setting, open_data, saved

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)


@pytest.mark.in_turn(3)
@every_lesson
def test_every_lesson_can_be_played_by_presses_to_its_end(browser: Browser, lesson: Lesson) -> None:
    learn(browser, lesson.game)
    assert browser.text("#title") == english(CATALOGUE[lesson.game].title)
    for number in range(len(lesson.steps)):
        assert shown(browser) == title(lesson, number)
        assert browser.text("#lesson-count") == f"Step {number + 1} of {len(lesson.steps)}"
        assert browser.text("#lesson-text") == english(lesson.words_of(number))
        play_step(browser, lesson, number)
    assert shown(browser) == ""
    assert saved(browser).moves_made == sum(len(step.moves) for step in lesson.steps)


@pytest.mark.in_turn(3)
@every_lesson
def test_every_lesson_can_be_shown_to_its_end(browser: Browser, lesson: Lesson) -> None:
    learn(browser, lesson.game)
    presses = 0
    while shown(browser):
        browser.press("#lesson-main")
        browser.rest()
        presses += 1
    assert presses == sum(max(1, len(step.moves)) for step in lesson.steps)


def test_a_rule_set_teaches_the_first_rule_set_of_its_game(browser: Browser) -> None:
    learn(browser, "klondike-3")
    assert saved(browser).game.id == "klondike"
    assert shown(browser) == title(KLONDIKE, 0)


def test_the_cards_to_press_are_lit_and_all_others_darkened(browser: Browser) -> None:
    learn(browser, "black-hole")
    # "hole" is the light spot that shows a place; here, it is the pile Black Hole.
    assert len(browser.find_all("#table .hole")) == 1
    browser.press("#lesson-main")
    assert len(browser.find_all("#table .hole")) == 2
    assert browser.find_all("#table .shadow") and browser.find_all("#table .arrow") and browser.find_all(".pulse")
    browser.press("#lesson-skip")
    assert not browser.find_all("#table .shadow")


def test_the_panel_has_its_place_before_the_cards_are_dealt(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_deal: list[tuple[bool, str]] = []
    deal = Board.deal

    def watched(board: Board, *, after_ms: float = 0) -> None:
        at_deal.append((browser.find("#lesson").hidden, browser.text("#lesson-text")))
        deal(board, after_ms=after_ms)

    browser.go_to("v1/golf/9")
    monkeypatch.setattr(Board, "deal", watched)
    learn(browser, "klondike")
    browser.press("#new")
    assert at_deal == [(True, ""), (False, english(KLONDIKE.words_of(0))), (True, english(KLONDIKE.words_of(0)))]
    assert shown(browser) == ""


def test_no_dot_pulses_for_those_who_want_no_motion(browser: Browser) -> None:
    browser.prefer("(prefers-reduced-motion: reduce)", holds=True)
    learn(browser, "klondike")
    assert browser.find_all("#table .shadow") and not browser.find_all(".pulse")


def test_while_moves_are_shown_one_by_one_nothing_is_lit(browser: Browser) -> None:
    bridge = learn(browser, "bridge")
    for number in range(4):
        browser.press("#lesson-main")
        browser.rest()
        for _ in bridge.steps[number].moves[1:]:
            browser.press("#lesson-main")
            browser.rest()
    browser.press("#lesson-main")  # the page shows the trick card by card
    assert shown(browser) == title(bridge, -1)
    assert not browser.find_all("#table .shadow")


def test_the_button_of_a_bid_is_marked(browser: Browser) -> None:
    learn(browser, "bridge")
    for _ in range(8):
        browser.press("#lesson-main")
        browser.rest()
    assert [button.id for button in browser.find_all("#offer .meant")] == ["bid-ac1H"]
    browser.press("#bid-ac1H")
    assert [button.id for button in browser.find_all("#offer .meant")] == ["bid-ac1H", "call-ac1H"]
    assert not browser.find_all("#table .shadow")


def test_back_goes_to_the_step_before_and_takes_its_move_back(browser: Browser) -> None:
    learn(browser, "black-hole")
    browser.press("#lesson-main")
    browser.press("#lesson-main")
    assert saved(browser).moves_made == 1
    browser.press("#lesson-back")
    assert (shown(browser), saved(browser).moves_made) == (title(HOLE, 1), 0)
    browser.press("#lesson-back")
    assert shown(browser) == title(HOLE, 0)
    assert not browser.allows("#lesson-back")


def test_undo_and_redo_go_through_the_lesson(browser: Browser) -> None:
    learn(browser, "klondike")
    browser.press("#lesson-main")
    assert shown(browser) == title(KLONDIKE, 1)
    browser.key("u")
    assert shown(browser) == title(KLONDIKE, 0)
    browser.key("y")
    assert shown(browser) == title(KLONDIKE, 1)


def test_another_move_is_no_mistake_and_can_be_taken_back(browser: Browser) -> None:
    learn(browser, "klondike")
    browser.key("d")  # this turns the stock
    assert shown(browser) == message("lesson-astray-title")
    assert not browser.find_all("#table .shadow")
    browser.press("#lesson-main")
    assert (shown(browser), saved(browser).moves_made) == (title(KLONDIKE, 0), 0)


def test_who_goes_on_otherwise_is_left_alone(browser: Browser) -> None:
    learn(browser, "klondike")
    browser.key("d")
    browser.key("d")
    assert shown(browser) == ""
    browser.key("u")
    browser.key("u")
    assert shown(browser) == ""


def test_who_plays_on_after_the_last_step_is_left_alone(browser: Browser) -> None:
    lesson = learn(browser, "klondike")
    for number in range(len(lesson.steps) - 1):
        play_step(browser, lesson, number)
    assert shown(browser) == title(lesson, -1)
    browser.key("d")
    assert shown(browser) == ""


# The game that was on the table, and the results


def test_the_game_on_the_table_waits_and_no_result_is_counted(browser: Browser) -> None:
    browser.go_to("v1/klondike/9")
    browser.key("d")
    browser.press("#menu")
    browser.press('#panel [data-do="learn"]')
    browser.press("#lesson-main")
    browser.press("#lesson-skip")
    browser.key("d")
    browser.press("#new")  # this gives up the deal of the lesson
    browser.press("#menu")
    browser.press('#panel [data-do="statistics"]')
    assert message("none-of-rule-set-counted", noun="game") in browser.text("#panel-body")
    browser.key("Escape")
    assert not kept_state(browser.storage.kept).get("events")
    games = kept_state(browser.storage.kept)["games"].values()
    before = next(game for game in games if game["game"].startswith("v1/klondike/9/"))
    assert "left" not in before


def test_undo_at_its_start_leads_back_to_the_game_before(browser: Browser) -> None:
    browser.go_to("v1/klondike/9")
    browser.key("d")
    browser.press("#menu")
    browser.press('#panel [data-do="learn"]')
    browser.key("u")
    assert (saved(browser).number, saved(browser).moves_made, shown(browser)) == (9, 1, "")
    browser.key("y")
    assert shown(browser) == title(KLONDIKE, 0)


def test_who_comes_back_finds_the_lesson_and_the_own_game_beside_it(browser: Browser) -> None:
    browser.go_to("v1/klondike/9")
    browser.key("d")
    browser.press("#menu")
    browser.press('#panel [data-do="learn"]')
    browser.press("#lesson-main")
    lesson = saved(browser).text()
    for name in ("golf", "klondike"):
        browser.press("#games")
        buttons = browser.find_all("#gallery button")
        browser.press(
            next(one for one in buttons if str(one.getAttribute("data-do")).split()[:2] == ["game", name])
        )
    assert saved(browser).text() == lesson and shown(browser) != ""
    browser.press("#games")
    browser.press('#gallery [data-do^="resume "]')
    assert saved(browser).text() == "v1/klondike/9/sw" and shown(browser) == ""
    open_data(browser)
    browser.press('#panel [data-do^="resume "]')  # goes on with the lesson
    assert saved(browser).text() == lesson and not browser.is_open("panel")


@pytest.mark.parametrize(("before", "after"), [("spider-2", "spider-2"), ("golf", "spider-1")])
def test_a_new_deal_after_a_lesson_has_the_rule_set_that_the_player_chose(
    browser: Browser, before: str, after: str
) -> None:
    """The lesson of Spider has four suits, which nobody chose."""
    browser.go_to(f"v1/{before}/9")
    browser.rest()
    browser.page.app.core.do("learn spider")
    assert saved(browser).game.id == "spider"
    browser.press("#new")
    assert saved(browser).game.id == after


@pytest.mark.parametrize("how", ["link", "new", "number"])
def test_another_deal_ends_the_lesson(browser: Browser, how: str) -> None:
    learn(browser, "klondike")
    if how == "link":
        browser.go_to("v1/klondike/2357/sw.sw")  # the same deal, but not as a lesson
    elif how == "new":
        browser.press("#new")
    else:
        browser.press("#menu")
        browser.write("#number", "2357")
        browser.key("Enter")
    assert shown(browser) == ""
    assert not browser.find_all("#table .shadow")


def test_restart_begins_the_lesson_anew(browser: Browser) -> None:
    learn(browser, "klondike")
    browser.press("#lesson-main")
    browser.press("#restart")
    assert (shown(browser), saved(browser).moves_made) == (title(KLONDIKE, 0), 0)


def test_a_lesson_goes_on_after_a_reload_and_a_skipped_one_does_not(browser: Browser) -> None:
    learn(browser, "klondike")
    browser.press("#lesson-main")
    for skipped in (False, True):
        if skipped:
            browser.press("#lesson-skip")
        browser.hide()
        browser.window.close()
        browser = Browser(storage=browser.storage)
        browser.start()
        assert shown(browser) == ("" if skipped else title(KLONDIKE, 1))
    browser.check()


def test_cards_are_not_sent_home_by_themselves_meanwhile(browser: Browser) -> None:
    """The next step needs the cards where they are."""
    choose_setting(browser, "switch safe_home")
    lesson = learn(browser, "freecell")
    for number in range(len(lesson.steps)):
        assert shown(browser) == title(lesson, number)
        play_step(browser, lesson, number)
    assert shown(browser) == ""


def test_a_hint_may_be_had_meanwhile(browser: Browser) -> None:
    learn(browser, "klondike")
    browser.key("h")
    browser.rest()
    assert browser.find_all("#table .chosen")
    assert not browser.find_all("#table .shadow")
    browser.press("#lesson-main")
    assert browser.find_all("#table .shadow")


# With keys, and for listeners


def test_a_lesson_is_played_with_two_keys(browser: Browser) -> None:
    """The focus moves to the cards to move, and then to their target."""
    browser.go_to("v1/klondike/9")
    browser.key("ArrowRight")
    browser.press("#menu")
    browser.activate('#panel [data-do="learn"]')
    browser.rest()
    for number, step in enumerate(KLONDIKE.steps[:-2]):
        assert shown(browser) == title(KLONDIKE, number)
        move = notation.read_move(CATALOGUE["klondike"], step.moves[0])
        focused = browser.document.activeElement
        assert focused.getAttribute("data-spot") == CATALOGUE["klondike"].spots[move.source].name
        if move.n == 1:
            browser.key("Enter")
            target = CATALOGUE["klondike"].spots[move.target].name
            assert browser.document.activeElement.getAttribute("data-spot") == target
            browser.key("Enter")
        else:
            browser.key(" ")
            if shown(browser) == title(KLONDIKE, number):
                browser.key("Enter")
    assert shown(browser) == title(KLONDIKE, -2)


def test_escape_deselects_first_and_then_skips(browser: Browser) -> None:
    learn(browser, "klondike")
    browser.key("ArrowRight")
    browser.tap(browser.place("t2"))
    browser.key("u")
    browser.key("Escape")
    assert shown(browser) == ""
    assert browser.text("#said") == "Lesson over"


def test_the_first_step_is_said_with_the_name_of_the_game(browser: Browser) -> None:
    learn(browser, "klondike")
    said = browser.text("#said")
    assert said.startswith("Klondike. Step 1 of 6: ") and said.endswith(english(KLONDIKE.words_of(0)))
    # Screen readers announce the texts of all later steps because of this role.
    assert browser.find("#lesson-words").getAttribute("role") == "status"


def test_a_game_without_a_lesson_offers_none(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.games.lessons.LESSONS", ())
    browser.press("#menu")
    assert not browser.find_all('#panel [data-do="learn"]')
