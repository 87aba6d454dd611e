"""Fair hints on the page: hints that use only the cards that the player has seen."""

import re

import pytest

from app.features.hint.sheet import chances_sheet
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.session import Session
from engine.solving import fair_hint
from engine.solving.chance import Chance
from support.english import message
from support.fake_browser import Browser
from support.page import choose_setting, saved

DEAL = "v1/canfield/7"  # its moves are judged quickly
LONG = "v1/golf/3"  # its moves are not judged within the time limit
HINT = re.compile(r".+: wins (\d+) of (\d+) deals?\.")
# A game of Spider in which each of the three plans of the hint begins with the move of a nine.
THREE_NINES = (
    "v1/spider-1/6/t5t3.t8t7.t8t7.t8t1.t8t2.t8t7.t10t2.t3t9x2.t1t5x2.t4t3.t7t4x4.t4t8x5.st1.t10t4.t8t7.t5t6.t4t2x2."
    "t7t6x2.t7t6.st1.t4t10.t3t7.t3t1.t6t4.t8t10.t7t9x2.t9t4x3.t10t8x3.t4t8x5.t5t8.t2t4x4.t5t4x3.t4t6x8"
)
ROW = re.compile(r".+?\d+ of \d+\d+\s?% to \d+\s?%")


@pytest.fixture
def fair(browser: Browser) -> Browser:
    """Return the page with fair hints switched on."""
    choose_setting(browser, "choose advice seen")
    return browser


def turned() -> Session:
    """Return a deal after its first move."""
    session = Session.read(DEAL, CATALOGUE)
    session.play(notation.read_move(session.game, "sw"))
    return session


def test_a_hint_says_in_how_many_deals_its_move_wins(fair: Browser) -> None:
    fair.go_to(DEAL)
    fair.press("#hint")
    assert fair.text("#said") == "Calculating…"
    assert fair.find("#hint").getAttribute("aria-busy") == "true"
    fair.rest()
    assert fair.find("#hint").getAttribute("aria-busy") == "false"
    told = HINT.fullmatch(fair.text("#said"))
    assert told and 0 <= int(told[1]) <= int(told[2]) <= 50
    assert fair.text("#hint-words") == "Why?"
    assert saved(fair).moves_made == 0


@pytest.mark.parametrize("is_sought", [True, False])
def test_a_look_at_another_app_takes_no_hint_away(fair: Browser, is_sought: bool) -> None:
    """A hint that is still sought then is sought again on return."""
    fair.go_to(DEAL)
    fair.press("#hint")
    if not is_sought:
        fair.rest()
    fair.hide()
    fair.show()
    fair.rest()
    assert HINT.fullmatch(fair.text("#said"))
    assert fair.text("#hint-words") == "Why?"
    fair.press("#hint")
    assert fair.text("#panel-title") == "Chances"


def test_the_next_press_shows_the_chances_of_all_moves(fair: Browser) -> None:
    fair.go_to(DEAL)
    fair.press("#hint")
    fair.rest()
    fair.press("#hint")
    assert fair.text("#panel-title") == "Chances"
    rows = [part.textContent for part in fair.find_all("#panel tbody")]
    assert len(rows) == len(fair_hint.moves_to_judge(Session.read(DEAL, CATALOGUE)))
    assert all(ROW.fullmatch(row) for row in rows)


def test_while_moves_are_judged_the_first_chances_come_early(fair: Browser) -> None:
    fair.go_to(DEAL)
    fair.press("#hint")
    heard = [fair.text("#said")]
    for _ in range(400):
        fair.advance(30)
        if fair.text("#said") not in heard:
            heard.append(fair.text("#said"))
    assert heard[0] == "Calculating…"
    assert heard[1].startswith("Calculating… ")
    first, *_, last = (HINT.fullmatch(told.removeprefix("Calculating… ")) for told in heard[1:])
    assert first and last and int(first[2]) < int(last[2])
    assert len(heard) == 3, "the first chances and the last, and no others"


def test_no_verdict_tells_of_cards_that_were_not_seen(fair: Browser) -> None:
    fair.go_to(turned().link())
    fair.rest()
    assert fair.find("#verdict").hidden
    fair.key("e")
    assert "may or may not be winnable" in fair.text("#said")


def test_what_is_known_of_a_deal_beforehand_is_not_told(fair: Browser) -> None:
    fair.go_to(DEAL)
    fair.key("e")
    assert "may or may not be winnable" in fair.text("#said")
    assert fair.find("#verdict").hidden


def test_the_worker_is_ready_before_the_first_hint_and_searches_nothing(fair: Browser) -> None:
    fair.go_to(DEAL)
    fair.rest()
    assert not fair.window.workers
    fair.go_to(turned().link())
    fair.rest()
    assert len(fair.window.workers) == 1


def test_where_all_cards_lie_open_hints_are_as_usual(fair: Browser) -> None:
    fair.go_to("v1/black-hole/17")
    fair.press("#hint")
    fair.rest()
    assert "to the black hole" in fair.text("#said")
    assert fair.text("#verdict") == "can be won"


def test_a_move_ends_the_judging(fair: Browser) -> None:
    fair.go_to(DEAL)
    fair.press("#hint")
    fair.go_to(turned().link())
    assert fair.find("#hint").getAttribute("aria-busy") == "false"
    assert fair.text("#hint-words") == "Hint"
    fair.rest()
    assert not HINT.fullmatch(fair.text("#said"))


def test_a_press_while_moves_are_judged_shows_the_chances_as_they_grow(fair: Browser) -> None:
    fair.go_to(DEAL)
    fair.press("#hint")
    while not fair.text("#said").startswith("Calculating… "):
        fair.advance(30)
    fair.press("#hint")
    assert fair.text("#panel-title") == "Chances"
    early = fair.text("#panel-body")
    fair.rest()
    assert fair.find("#hint").getAttribute("aria-busy") == "false"
    assert fair.text("#panel-title") == "Chances"
    assert fair.text("#panel-body") != early


def test_a_hint_that_comes_while_a_sheet_is_open_says_nothing_over_it(fair: Browser) -> None:
    fair.go_to(DEAL)
    fair.press("#hint")
    fair.press("#menu")
    fair.rest()
    assert fair.text("#panel-said") == ""
    fair.key("Escape")
    assert fair.text("#hint-words") == "Why?"
    fair.press("#hint")
    assert fair.text("#panel-title") == "Chances"


def test_moves_with_the_same_words_are_told_apart_by_their_places() -> None:
    session = Session.read(THREE_NINES, CATALOGUE)
    chances = [Chance(move, 1, 0, 2) for move in fair_hint.moves_to_judge(session)]
    names = re.findall(r'scope="rowgroup"[^>]*>([^<]*)<', str(chances_sheet(session, chances).body))
    assert names == [
        "Nine of spades to column 4 (from column 8), empties a column, then a face-down card is turned up",
        "Nine of spades to column 4 (from column 6), turns up a card",
        "Nine of spades to column 4 (from column 9), then a card to every column",
    ]


@pytest.mark.parametrize(
    ("own", "other", "explained"),
    [((42, 50), (43, 50), True), ((3, 16), (5, 15), True), ((43, 50), (42, 50), False), ((42, 50), (9, 9), False)],
)
def test_the_own_move_of_the_simple_player_is_explained_if_another_won_more_often(
    own: tuple[int, int], other: tuple[int, int], explained: bool
) -> None:
    session = Session.read(DEAL, CATALOGUE)
    figures = zip(fair_hint.moves_to_judge(session), (own, other), strict=False)
    chances = [Chance(move, won, 0, samples) for move, (won, samples) in figures]
    words = message("chances-plan")
    assert (words in str(chances_sheet(session, chances).body)) == explained
    # The sentence says why the plan's move comes first, so it is missing if the other move is first.
    assert words not in str(chances_sheet(session, chances[::-1]).body)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("canfield", message("chances-player")),
        ("spider", message("chances-player-sees-no-more")),
        ("golf", message("chances-later")),
    ],
)
def test_the_sheet_says_what_is_known_to_the_player_who_finishes_the_deals(name: str, words: str) -> None:
    session = Session(CATALOGUE[name], 7)
    chances = [Chance(move, 1, 0, 2) for move in fair_hint.moves_to_judge(session)]
    assert words in str(chances_sheet(session, chances).body)


def test_where_no_deal_can_be_judged_in_time_the_page_guesses(fair: Browser) -> None:
    fair.go_to(LONG)
    fair.press("#hint")
    fair.rest()
    assert fair.text("#said").startswith("Best guess: ")


def test_a_press_before_anything_is_known_lets_the_judging_go_on(fair: Browser) -> None:
    fair.go_to(DEAL)
    fair.press("#hint")
    fair.press("#hint")
    assert fair.find("#hint").getAttribute("aria-busy") == "true"
    fair.rest()
    assert HINT.fullmatch(fair.text("#said"))


def test_going_away_and_back_ends_the_judging(fair: Browser) -> None:
    fair.go_to(turned().link())
    fair.press("#hint")
    fair.press("#undo")
    fair.press("#redo")
    fair.rest()
    assert "wins" not in fair.text("#said")
    assert fair.text("#hint-words") == "Hint"


def test_an_open_review_goes_on_with_its_search_after_a_hint(fair: Browser) -> None:
    fair.go_to(turned().link())
    fair.press("#menu")
    fair.press('#panel [data-do="review"]')
    fair.press("#hint")
    fair.rest()
    assert message("review-looking") not in fair.text("#review-summary")


def test_without_its_worker_the_page_guesses(fair: Browser) -> None:
    fair.go_to(DEAL)
    fair.press("#hint")
    fair.window.workers[-1].fails = True
    fair.rest()
    assert fair.text("#said").startswith("Best guess: ")
    fair.press("#hint")
    fair.rest()
    assert HINT.fullmatch(fair.text("#said"))
