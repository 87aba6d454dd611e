"""The sheets for the end of a game and for a game that cannot be won any more, and the words of a win."""

import random
import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from app.panels.ending_html import DailyWeek, Ending, cannot_be_won, ended, words_of_win
from app.state.settings import Settings
from app.view.markup import Markup
from chromium.player import won_link
from engine.core.game import Status
from engine.games.catalogue import CATALOGUE
from engine.play.achievements import Achievements, Standing
from engine.play.session import Session
from support.english import english, message
from support.sessions import after_moves
from support.sheets import commands, read, text

USUAL = Achievements(
    played=9,
    won=4,
    is_first_win=False,
    streak=2,
    best_streak=3,
    is_longest_streak=False,
    best_seconds=70.0,
    time=Standing.NEITHER,
    fewest_moves=40,
    moves=Standing.NEITHER,
    rates=(0.5, 0.4, 0.44),
)


def text_of(element: ET.Element) -> str:
    return "".join(element.itertext())


def figures(body: Markup) -> dict[str, str]:
    """Return the figures of a sheet about the end: for each name, the value and the note next to it."""
    names, values = ([text_of(each) for each in read(body).iter(tag)] for tag in ("dt", "dd"))
    return dict(zip(names, values, strict=True))


def end(found: Achievements | None, status: Status = Status.WON, **known: Any) -> Markup:
    ending = Ending(found, **known)
    return ended(status, after_moves("klondike", 1), 83.0, Settings(show_score=False), ending).body


def test_the_end_of_a_game_says_what_was_reached() -> None:
    here = after_moves("klondike", 1)
    shown = ended(Status.WON, here, 83.0, Settings())
    assert shown.title == "Won!"
    assert figures(shown.body) == {"Time": "1:23", "Moves": "1"}
    lost = ended(Status.LOST, here, 83.0, Settings()).body
    assert figures(lost) == {"Time": "1:23", "Moves": "1", "Score": f"{here.points}home"}
    rubber = Session.read(won_link("bridge"), CATALOGUE)
    assert figures(ended(Status.WON, rubber, 83.0, Settings()).body)["Score"] == f"{rubber.points}ahead"
    assert ended(Status.LOST, here, 83.0, Settings()).title == "Lost"
    bare = ended(Status.WON, here, 83.0, Settings(show_time=False, show_score=False)).body
    assert figures(bare) == {"Moves": "1"}
    assert commands(shown.body)[:5] == ["new", "review", "share", "undo", "restart"]


@pytest.mark.parametrize(
    ("known", "why"), [({"from_link": True}, "from a link"), ({"was_lesson": True}, "started as a lesson")]
)
def test_a_game_that_does_not_count_says_why_and_nothing_of_records(known: dict[str, Any], why: str) -> None:
    body = text(end(None, **known))
    assert why in body and "so it doesn’t count" in body and "Win rate" not in body


def test_of_a_game_of_which_nothing_is_known_it_is_not_said_whether_it_counts() -> None:
    assert "count" not in text(end(None))


def test_a_win_is_compared_with_the_others() -> None:
    assert figures(end(USUAL)) == {"Time": "1:23best 1:10", "Moves": "1fewest 40", "Wins in a row": "2longest 3"}
    best = USUAL._replace(time=Standing.RECORD, moves=Standing.EQUAL, is_longest_streak=True)
    assert figures(end(best)) == {
        "Time": "1:23Best",
        "Moves": "1equals your best",
        "Wins in a row": "2Longest",
    }


def test_a_first_win_is_called_so_and_compared_with_nothing() -> None:
    first = USUAL._replace(won=1, is_first_win=True, streak=1, best_streak=1)
    assert figures(end(first)) == {"Time": "1:23", "Moves": "1", "Wins in a row": "1"}
    assert "Your first win at Klondike" in text(end(first))
    assert "first win" not in text(end(USUAL))


def test_a_loss_is_compared_with_no_win() -> None:
    assert figures(end(USUAL, Status.LOST)) == {"Time": "1:23", "Moves": "1"}


def test_the_win_rate_has_a_curve_where_there_are_enough_games() -> None:
    body = end(USUAL)
    assert re.search("Win rate, 9 games ?44%", text(body))
    (curve,) = read(body).iter("svg")
    assert curve.get("aria-label") == "Win rate after each of the last 3 games: from 50% to 44%."
    assert not list(read(end(USUAL._replace(rates=()))).iter("svg"))
    assert list(read(end(USUAL._replace(rates=(1.0,) * 5))).iter("svg"))


def test_the_week_of_the_daily_deal_is_shown_to_eyes_and_ears() -> None:
    week = DailyWeek((True, False, None, True, None, None, None), today=3, streak=1)
    body = end(USUAL, week=week)
    assert "Monday: won" in text(body) and "Tuesday: won on a later day" in text(body)
    assert message("week-won", count=3, noun="deal") in text(body)
    (today,) = (each for each in read(body).iter("li") if each.get("aria-current"))
    assert "Thursday: won" in text_of(today)
    assert "7th day in a row" in text(end(USUAL, week=week._replace(streak=7)))


def test_after_a_loss_one_press_leads_to_the_move_that_lost() -> None:
    known = end(USUAL, Status.LOST, losing_move=57)
    assert "Lost at move 57." in text(known)
    assert commands(known)[:3] == ["new", "losing-move", "undo"]
    unknown = end(USUAL, Status.LOST)
    assert commands(unknown)[:3] == ["new", "review", "undo"] and "Lost at" not in text(unknown)


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (None, ""),
        (USUAL, ""),
        (USUAL._replace(is_first_win=True), "Your first win"),
        (USUAL._replace(time=Standing.RECORD, moves=Standing.RECORD), "Best time"),
        (USUAL._replace(moves=Standing.RECORD, is_longest_streak=True), "Fewest moves"),
        (USUAL._replace(is_longest_streak=True), "2 wins in a row"),
        (USUAL._replace(time=Standing.EQUAL), ""),
    ],
)
def test_the_figure_says_the_best_that_can_be_said(found: Achievements | None, words: str) -> None:
    drawn = read(words_of_win(after_moves("klondike", 1), 83.0, Settings(), found))
    assert "".join(text_of(each) for each in drawn.iter("em")) == words
    assert "1:23 · 1 move" in text_of(drawn)
    hidden = words_of_win(after_moves("klondike", 1), 83.0, Settings(show_time=False), found)
    assert "1:23" not in hidden and "Best time" not in hidden


@pytest.mark.parametrize(
    ("how_lost", "words"),
    [
        ("lost", "This game can no longer be won."),
        ("never", "This deal could never be won."),
        ("impossible", "This game can’t be won from here."),
    ],
)
def test_a_game_that_cannot_be_won_offers_what_is_of_use(how_lost: str, words: str) -> None:
    """If the deal could never be won, going back or beginning again is of no use."""
    body = cannot_be_won(after_moves("klondike", 2), how_lost).body
    assert words in text(body)
    assert {"back", "restart"} & set(commands(body)) == (set() if how_lost == "never" else {"back", "restart"})
    assert "review" in commands(body)
    (main,) = (b for b in read(body).iter("button") if b.get("class") == "main")
    assert main.get("data-do") == ("new" if how_lost == "never" else "back")


def test_where_no_move_is_of_use_the_sheet_says_so() -> None:
    useless = message("nothing-useful-left")
    for is_useless in (True, False):
        body = cannot_be_won(after_moves("golf", 2), "never", useless=is_useless).body
        assert (useless in text(body)) is is_useless


def test_whoever_asks_for_a_hint_after_the_end_cannot_keep_playing_but_can_undo() -> None:
    session, chance = Session(CATALOGUE["golf"], 2), random.Random(1)
    while session.status() is Status.PLAYING:
        assert {"close", "undo"} & set(commands(cannot_be_won(session, "never").body)) == {"close"}
        session.play(chance.choice(list(session.game.moves(session.position))))
    over = cannot_be_won(session, "never").body
    ending = session.ending()
    assert ending and english(ending) in text(over)
    assert {"close", "undo"} & set(commands(over)) == {"undo"}


def test_a_deal_that_could_never_be_won_is_not_to_be_begun_again_after_its_end() -> None:
    for could in (True, False):
        body = ended(Status.LOST, after_moves("golf", 2), 83.0, Settings(), Ending(could_be_won=could)).body
        assert ("restart" in commands(body)) is could
        assert ("This deal could never be won." in text(body)) is not could
