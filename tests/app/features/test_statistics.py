"""The statistics sheet shows the figures of the results, and nothing else."""

import re

import pytest

from app.features.statistics.sheet import EVERY, statistics_overview, statistics_sheet
from app.view.words import text as in_words
from engine.core.game import Game
from engine.core.saying import say
from engine.games.clock import GAMES
from engine.play import statistics
from engine.play.stopwatch import clock_text
from support.statistics_sheet import TOY, results, rows, sheet_of, told
from support.toy import Toy


class Chancy(Toy):
    """The toy game as a game without any decision for the player."""

    id, title = "chancy", say("fact", what="Toy & Chance")
    has_choices = False
    odds = say("fact", what="1 heap in 7 is won.")


CHANCY: Game = Chancy()
BOTH = {"toy": TOY, "chancy": CHANCY}
WON = (True, False, True, True, False)


def test_every_figure_is_the_ledgers() -> None:
    games = results(*WON)
    known = statistics.summarize(games, "toy")
    panel = statistics_sheet(games, TOY)
    assert panel.title == "Statistics: Toy"
    assert known.best_seconds and known.median_seconds
    assert told(panel.body) == {
        "Played": "5",
        "Won": "3",
        "Win rate": "60%",
        "Streak": "0",
        "Longest streak": "2",
        "Best time": clock_text(known.best_seconds),
        "Median time": clock_text(known.median_seconds),
        "Fewest moves": "10",
        "Median moves": "12",
    }


def test_every_figure_says_what_it_counts() -> None:
    meanings = re.findall(r"<dt>[^<]+<small>(.+?)</small>", sheet_of(*WON))
    assert "games you finished or gave up" in meanings
    assert "wins in a row right now" in meanings
    assert len(meanings) == 9


def test_without_results_there_is_a_sentence_and_no_figure() -> None:
    for panel in (statistics_sheet((), TOY), statistics_overview((), BOTH)):
        assert told(panel.body) == {}
        assert "counted yet" in panel.body
        assert "<svg" not in panel.body
        assert 'data-do="close"' in panel.body  # this button leads to the table
        assert 'data-do="import"' not in panel.body and 'data-do="export"' not in panel.body


def test_without_a_win_there_are_no_times_of_wins() -> None:
    known = told(sheet_of(False, False))
    assert known["Win rate"] == "0%"
    assert "Best time" not in known and "Fewest moves" not in known


def test_a_game_of_chance_says_its_odds_with_and_without_results() -> None:
    for games in ((), results(True, game="chancy")):
        assert in_words(Chancy.odds) in statistics_sheet(games, CHANCY).body
    assert "odds" not in statistics_sheet((), TOY).body


def test_the_clock_says_that_one_deal_in_thirteen_is_won() -> None:
    (clock,) = GAMES
    for games in ((), results(False, True, game="clock")):
        assert "one deal in 13 comes out" in statistics_sheet(games, clock).body


def test_all_rule_sets_with_results_are_there_to_choose_from() -> None:
    games = results(True, False) + results(True, True, game="chancy") + results(True, game="gone")
    body = statistics_overview(games, BOTH).body
    assert told(body)["Played"] == "4"  # a game that is not in the catalogue is left out
    assert re.findall(r'data-do="statistics (\w+)"', body) == ["toy", "chancy"]
    assert [row[1:] for row in rows(body, "rates")] == [("", "50%", "2"), ("", "100%", "2")]
    assert "Toy &amp; Chance" in body
    assert re.findall(r'data-do="statistics (\w+)"', statistics_overview(results(True), BOTH).body) == ["toy"]


def test_each_rule_set_leads_back_to_all() -> None:
    assert f'data-do="statistics {EVERY}"' in sheet_of(True)
    assert EVERY not in BOTH


@pytest.mark.parametrize(
    ("played", "words"),
    [
        (1, "Charts appear after five games: four games to go."),
        (4, "Charts appear after five games: one game to go."),
    ],
)
def test_with_too_few_games_an_invitation_stands_in_place_of_the_charts(played: int, words: str) -> None:
    few = results(*[True] * played)
    for panel in (statistics_sheet(few, TOY), statistics_overview(few, BOTH)):
        assert words in panel.body
        assert 'role="img"' not in panel.body


def test_nothing_is_styled_in_the_text() -> None:
    """The page's security policy would ignore styles in HTML."""
    assert "style=" not in sheet_of(*[True, False] * 30)
