"""The review of a game: what it finds, and how the player moves through it."""

import random
from functools import cache

import pytest

from chromium.player import won_link
from engine.core.game import Status
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from engine.solving import deal_index
from engine.solving.solve import Answer, solve
from support.english import message
from support.fake_browser import Browser
from support.kept_texts import kept_games
from support.page import drawn, saved

HOLE = CATALOGUE["black-hole"]
IMPOSSIBLE = "v1/black-hole/6"  # the engine knows the verdict on this deal
WHERE_LOST = '#panel [data-do="losing-move"]'  # on the sheet about the end of the game
PLAY_HERE = '[data-do="play-here"]'


@cache
def lost_link() -> str:
    """Return the link of a winnable deal that was lost with random moves."""
    session, chance = Session.read(won_link("black-hole"), CATALOGUE), random.Random(3)
    session.go_to(session.line()[25])
    while session.status() is Status.PLAYING:
        session.play(chance.choice(list(session.game.moves(session.position))))
    assert session.status() is Status.LOST
    return session.link()


def review(browser: Browser, link: str) -> None:
    """Open the review of a game, and wait until no search runs."""
    browser.go_to(link)
    browser.rest()
    browser.key("Escape")  # this closes the sheet about the end, if there is one
    browser.key("a")
    browser.rest()


def summary(browser: Browser) -> str:
    return browser.text("#review-summary")


def shown(browser: Browser) -> int:
    """Return the number of the position that the slider shows."""
    return int(browser.find("#strip").getAttribute("aria-valuenow"))


def test_the_review_of_a_lost_game_finds_the_move_that_lost_it(browser: Browser) -> None:
    review(browser, lost_link())
    told = summary(browser)
    assert browser.text("#said") == told
    number = int(told.removeprefix("Lost at move ").removesuffix("."))
    browser.press("#to-turn")
    assert saved(browser).moves_made == shown(browser) == number - 1
    assert "Can be won." in browser.text("#review-words")
    assert solve(HOLE, saved(browser).position).answer is Answer.WINNABLE
    browser.find("#strip").focus()
    browser.key("ArrowRight")
    assert "Can no longer be won." in browser.text("#review-words")
    assert solve(HOLE, saved(browser).position).answer is Answer.IMPOSSIBLE


def test_while_it_searches_the_review_says_so(browser: Browser) -> None:
    browser.go_to("v1/freecell/123456")
    browser.key("a")
    assert summary(browser) == message("review-looking")
    assert browser.text("#review-words") == "Start of the deal."


def test_keys_walk_through_the_game_and_stop_at_its_ends(browser: Browser) -> None:
    review(browser, lost_link())
    end = Session.read(lost_link(), CATALOGUE).moves_made
    strip = browser.find("#strip")
    assert (shown(browser), strip.getAttribute("aria-valuemax")) == (end, str(end))
    strip.focus()
    for key, there in [
        ("ArrowRight", end),
        ("ArrowLeft", end - 1),
        ("ArrowDown", end - 2),
        ("ArrowUp", end - 1),
        ("PageDown", end - 11),
        ("PageUp", end - 1),
        ("Home", 0),
        ("ArrowLeft", 0),
        ("PageDown", 0),
        ("End", end),
    ]:
        browser.key(key)
        assert shown(browser) == saved(browser).moves_made == there, key
        assert strip.getAttribute("aria-valuetext") == browser.text("#review-words")
    assert browser.text("#review-words").startswith(f"Move {end} of {end}: ")


def test_other_keys_keep_their_meaning_on_the_slider(browser: Browser) -> None:
    review(browser, lost_link())
    browser.find("#strip").focus()
    browser.key("a")
    assert browser.find("#review").hidden


def test_a_press_on_the_slider_goes_to_the_position_there(browser: Browser) -> None:
    review(browser, lost_link())
    end = Session.read(lost_link(), CATALOGUE).moves_made
    box, strip = browser.box("#strip"), browser.find("#strip")
    for number in (10, 0, end):
        at = box.left + box.width * (number + 0.5) / (end + 1), box.top + 5
        browser.pointer_down(at, target=strip)
        browser.pointer_up(at, target=strip)
        assert saved(browser).moves_made == number


def close(browser: Browser, way: str) -> None:
    """Close the review in one of the ways in which a player only looks."""
    ways = {
        "Escape": lambda: browser.key("Escape"),
        "cross": lambda: browser.press('#review [aria-label="Close review"]'),
        "key": lambda: browser.key("a"),
        "Back": browser.back,
    }
    ways[way]()
    browser.rest()


def lose(browser: Browser) -> str:
    """Lose a game as a player does, with its last move on this page; return what is saved of it."""
    link = lost_link()
    browser.go_to(link.rpartition(".")[0])
    browser.rest()
    move = Session.read(link, CATALOGUE).line()[-1].move
    assert move
    browser.tap(browser.place(HOLE.spots[move.source].name))
    browser.rest()
    assert browser.text("#panel-title") == message("end-lost")
    return saved(browser).text()


@pytest.mark.parametrize("way", ["Escape", "cross", "key", "Back"])
def test_who_has_looked_where_the_game_was_lost_finds_it_lost_as_it_was(browser: Browser, way: str) -> None:
    lost = lose(browser)
    results = browser.page.app.core.table.results
    browser.press(WHERE_LOST)
    browser.rest()
    assert saved(browser).moves_made < Session.read(lost, CATALOGUE).moves_made
    assert browser.find("#outcome").hidden
    close(browser, way)
    assert browser.find("#review").hidden and not browser.is_open("panel")
    assert saved(browser).text() == lost
    assert browser.text("#outcome") == message("header-lost") and browser.page.app.core.table.results == results
    assert browser.text("#said") == f"Review closed; move {saved(browser).moves_made}"


@pytest.mark.parametrize("way", ["new deal", "another game", "lesson"])
def test_a_game_that_is_left_in_its_review_is_as_it_was(browser: Browser, way: str) -> None:
    lost = lose(browser)
    browser.press(WHERE_LOST)
    browser.rest()
    if way == "new deal":
        browser.press("#new")
    elif way == "another game":
        browser.go_to("v1/klondike/5")
    else:
        browser.page.app.core.do("learn")
    browser.rest()
    assert browser.find("#review").hidden
    assert lost in [game["game"] for game in kept_games(browser.storage.kept)]
    if way != "another game":
        browser.press("#undo")
        assert saved(browser).text() == lost


def test_play_from_here_keeps_the_position_and_says_how_the_later_moves_come_back(browser: Browser) -> None:
    lost = lose(browser)
    browser.press(WHERE_LOST)
    browser.rest()
    number = saved(browser).moves_made
    browser.press("#review " + PLAY_HERE)
    assert browser.find("#review").hidden
    assert browser.text("#said") == message("playing-from", number=number)
    assert browser.find("#said").classList.contains("aloud")
    assert saved(browser).moves_made == number
    while browser.allows("#redo"):
        browser.press("#redo")
    assert saved(browser).text() == lost


def test_play_from_here_at_the_end_says_nothing_of_later_moves(browser: Browser) -> None:
    review(browser, lost_link())
    browser.press("#review " + PLAY_HERE)
    assert browser.text("#said") == "Review closed"
    browser.key("a")
    browser.find("#strip").focus()
    browser.key("Home")
    browser.press("#review " + PLAY_HERE)
    assert browser.text("#said") == message("playing-from", number=0)


def test_to_look_back_gives_up_no_other_game(browser: Browser) -> None:
    """Undo has led back to the first of two games, in which going back and forth is no move."""
    browser.go_to("v1/klondike/5/sw")
    browser.press("#new")
    browser.key("d")
    browser.key("u")
    browser.advance(1000)
    browser.key("u")
    browser.rest()
    before = [(entry.token, entry.is_abandoned) for entry in browser.page.app.core.table.history.entries]
    browser.key("a")
    browser.press('#review [data-do="step -1"]')
    browser.press('#review [data-do="step 1"]')
    browser.key("a")
    after = [(entry.token, entry.is_abandoned) for entry in browser.page.app.core.table.history.entries]
    assert after == before


def test_the_way_back_to_a_winnable_position_ends_the_review_there(browser: Browser) -> None:
    review(browser, lost_link())
    browser.page.app.core.do("back")
    browser.rest()
    assert browser.find("#review").hidden
    assert solve(HOLE, saved(browser).position).answer is Answer.WINNABLE


def test_a_move_in_the_review_is_played_and_closes_it(browser: Browser) -> None:
    review(browser, lost_link())
    browser.press("#to-turn")
    session = saved(browser)
    move = solve(HOLE, session.position).line[0]
    browser.tap(browser.place(session.game.spots[move.source].name))
    browser.rest()
    assert saved(browser).moves_made == session.moves_made + 1
    assert browser.find("#review").hidden


@pytest.mark.parametrize("way", ["undo", "redo"])
def test_undo_and_redo_walk_through_the_review(browser: Browser, way: str) -> None:
    review(browser, lost_link())
    browser.press('#review [data-do="step -1"]')
    browser.press(f"#{way}")
    assert not browser.find("#review").hidden


@pytest.mark.parametrize("way", ["new deal", "link", "Escape", "cross"])
def test_the_review_ends_with_another_game_and_when_it_is_closed(browser: Browser, way: str) -> None:
    review(browser, lost_link())
    ways = {
        "new deal": lambda: browser.press("#new"),
        "link": lambda: browser.go_to("v1/klondike/5"),
        "Escape": lambda: browser.key("Escape"),
        "cross": lambda: browser.press('#review [aria-label="Close review"]'),
    }
    ways[way]()
    browser.rest()
    assert browser.find("#review").hidden


def test_the_words_of_a_move_are_not_drowned_by_what_the_review_said_before(browser: Browser) -> None:
    review(browser, f"v1/black-hole/{deal_index.winnable('black-hole')[0]}")
    assert browser.text("#said") == summary(browser) == message("review-nothing-lost")
    session = saved(browser)
    move = solve(HOLE, session.position).line[0]
    browser.tap(browser.place(session.game.spots[move.source].name))
    browser.rest()
    assert message("review-nothing-lost") not in browser.text("#said")


def test_of_a_won_game_every_position_can_be_won(browser: Browser) -> None:
    review(browser, won_link("black-hole"))
    assert summary(browser) == message("review-nothing-lost")
    assert not browser.allows("#to-turn")
    assert not browser.allows("#demo")  # the end of the game leaves nothing to demonstrate
    browser.find("#strip").focus()
    browser.key("ArrowLeft")
    assert browser.allows("#demo")


def test_of_a_deal_that_nobody_can_win_no_move_is_blamed(browser: Browser) -> None:
    review(browser, IMPOSSIBLE)
    assert summary(browser) == message("review-never")
    assert not browser.allows("#to-turn")
    assert not browser.allows("#demo")


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("clock", message("review-no-choices")),
        ("bridge", message("review-not-judged")),
    ],
)
def test_where_nothing_can_be_worked_out_the_review_says_so_and_is_walked_all_the_same(
    browser: Browser, game: str, words: str
) -> None:
    browser.go_to(f"v1/{game}/3")
    session = saved(browser)
    session.play(next(iter(session.game.moves(session.position))))
    review(browser, session.link())
    assert summary(browser) == words
    assert not browser.allows("#demo")
    assert not browser.window.workers
    browser.find("#strip").focus()
    browser.key("Home")
    assert saved(browser).moves_made == 0


def test_a_search_without_a_result_leaves_it_open(browser: Browser) -> None:
    review(browser, "v1/spider/140")
    assert summary(browser) == message("review-still-unknown")
    browser.press("#demo")
    browser.rest()
    assert browser.text("#said") == "No win found from here"


def test_another_press_on_the_button_that_shows_a_win_stops_it(browser: Browser) -> None:
    review(browser, lost_link())
    browser.press("#to-turn")
    before = drawn(browser)
    browser.press("#demo")
    browser.advance(3000)
    assert drawn(browser) != before
    browser.press("#demo")
    assert drawn(browser) == before and not browser.in_motion
    assert browser.text("#said") == message("demo-stopped")
    browser.press("#demo")
    browser.advance(3000)
    assert drawn(browser) != before, "a third press shows it again"


def test_escape_ends_what_is_shown_and_only_then_the_review(browser: Browser) -> None:
    review(browser, lost_link())
    browser.press("#to-turn")
    browser.press("#demo")
    browser.advance(300)
    browser.key("Escape")
    assert not browser.find("#review").hidden
    browser.key("Escape")
    assert browser.find("#review").hidden
    assert browser.text("#said").startswith("Review closed")


def test_the_win_is_shown_from_a_position_of_the_review_and_the_game_stays_there(browser: Browser) -> None:
    review(browser, lost_link())
    browser.press("#to-turn")
    before = saved(browser).text()
    browser.press("#demo")
    assert "howing a win in" in browser.text("#said")
    browser.rest()
    assert saved(browser).text() == before
    assert not browser.find("#review").hidden


# Dragging


@pytest.mark.parametrize("pointer", ["mouse", "touch", "pen"])
def test_the_chart_can_be_dragged_and_says_where_it_was_let_go(browser: Browser, pointer: str) -> None:
    review(browser, lost_link())
    box, count = browser.box("#strip"), Session.read(lost_link(), CATALOGUE).moves_made + 1

    def middle_of(number: int) -> tuple[float, float]:
        return box.left + (number + 0.5) * box.width / count, box.top + 5

    browser.pointer_down(middle_of(3), pointer, target=browser.find("#strip"))
    said = browser.text("#said")
    for number in (9, 4, 12):
        browser.pointer_move(middle_of(number), pointer)
        assert shown(browser) == number == saved(browser).moves_made
        assert browser.text("#said") == said
    browser.pointer_up(middle_of(12), pointer)
    assert browser.text("#said") != said


def test_far_from_the_chart_a_pointer_goes_through_a_long_game_in_fine_steps(browser: Browser) -> None:
    link = won_link("freecell")
    review(browser, link)
    box, count = browser.box("#strip"), Session.read(link, CATALOGUE).moves_made + 1
    assert box.width / count < 6
    x, y = box.middle
    browser.pointer_down((x, y), "touch", target=browser.find("#strip"))
    start = shown(browser)
    browser.pointer_move((x, box.top - 60), "touch")
    assert shown(browser) == start
    for steps in (1, 2, 3, 2, 1, 0, -1):
        browser.pointer_move((x + 12 * steps, box.top - 60), "touch")
        assert shown(browser) == start + steps
    browser.pointer_up((x - 12, box.top - 60), "touch")


def test_a_second_finger_and_another_button_of_the_mouse_drag_nothing(browser: Browser) -> None:
    review(browser, lost_link())
    at, (x, y) = shown(browser), browser.box("#strip").middle
    browser.pointer_down((x, y), "mouse", button=2, target=browser.find("#strip"))
    assert shown(browser) == at
    browser.pointer_move((x - 50, y), "mouse")
    assert shown(browser) == at
