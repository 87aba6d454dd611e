"""The charts of the statistics, as drawings and as tables: games, win rates, scores, times and moves."""

import re

import pytest

from app.features.statistics.sheet import statistics_overview, statistics_sheet
from engine.games.catalogue import CATALOGUE
from engine.play import statistics
from engine.play.statistics import FEWEST_FOR_CHARTS, RECENT, SPAN
from engine.solving import deal_index
from support.english import message
from support.sheets import read
from support.statistics_sheet import TOY, labels, results, rows, sheet_of


@pytest.mark.parametrize("many", [FEWEST_FOR_CHARTS, 7, RECENT, RECENT + 12])
def test_the_last_games_are_drawn_as_they_are_told(many: int) -> None:
    won = [i % 3 == 0 for i in range(many)]
    body = sheet_of(*won)
    recent = won[-RECENT:]
    chart = body.split('class="chart form"')[1].split("</svg>")[0]
    drawn = re.findall(r'<rect class="(\w+)" x="([\d.]+)"', chart)
    assert [kind == "won" for kind, _ in drawn] == recent
    places = [float(x) for _, x in drawn]
    assert places == sorted(set(places))
    assert chart.count("<circle") == RECENT - len(recent)
    wanted = f"Last {len(recent)} games, oldest first: {sum(recent)} won, {len(recent) - sum(recent)} not won."
    assert labels(body)[0] == wanted


def test_the_course_of_wins_waits_for_games_enough() -> None:
    assert 'class="chart course"' not in sheet_of(*[True] * SPAN)
    body = sheet_of(*[True] * SPAN, *[False] * 5)
    assert labels(body)[1] == (
        f"Win rate over the previous {SPAN} games, 25 games in all: 100% in the first {SPAN}, "
        f"75% in the last {SPAN}, lowest 75%, highest 100%."
    )
    line = re.search(r'class="course" d="M(.+?)"', body)
    assert line
    heights = [float(point.split()[1]) for point in line[1].split("L")]
    windows = statistics.summarize(results(*[True] * SPAN, *[False] * 5), "toy").windows
    assert len(heights) == len(windows)
    assert heights == sorted(heights)  # the win rate falls, and larger coordinates lie lower
    assert "from game 20 to game 25: now 75%" in body


def test_a_very_long_course_is_thinned_and_keeps_its_end() -> None:
    body = sheet_of(*[False] * 3000, *[True] * SPAN)
    line = re.search(r'class="course" d="M(.+?)"', body)
    assert line
    points = line[1].split("L")
    assert len(points) <= 301
    assert points[0].startswith("0.0 ") and points[-1] == "300.0 1.0"


def test_the_scores_are_the_bands_of_the_ledger() -> None:
    games = results(*(i % 4 == 0 for i in range(40)))
    body = statistics_sheet(games, TOY).body
    rows = re.findall(r'<tr><th scope="row">(.+?)</th>.+?<td>([^<]+)</td></tr>', body)
    bands = statistics.summarize(games, "toy").bands
    assert rows == [(f"{b.first}–{b.last}", f"{b.games}, {b.won} won" if b.won else f"{b.games}") for b in bands]
    assert message("scores-title", scored="shown") in body
    assert "Scores from 0 to 39; half of the games scored 19.5 or less." in body


def test_a_score_that_is_always_the_same_is_not_shown() -> None:
    assert "Score" not in statistics_sheet(results(True, False, points=7), TOY).body


def test_the_times_and_moves_of_wins_are_drawn_and_can_be_read_as_a_table() -> None:
    body = sheet_of(*[True] * 8, False, False)
    assert "Time to win: 8 wins, from 1:00 to 8:00; half of them took 4:30 or less." in labels(body)
    assert "Moves to win: 8 wins, from 10 to 17 moves; half of them took 13.5 or fewer." in labels(body)
    tables = read(body).findall(".//details[@class='as-table']/table")
    cells = [["".join(cell.itertext()) for row in table.iter("tr") for cell in row] for table in tables]
    times, moves = (
        next(table for table in cells if table[0] == message(head)) for head in ("time-of-win", "moves-of-win")
    )
    assert times[:4] == [message("time-of-win"), message("wins-of-band"), "1:00 to under 2:00", "1"]
    assert sum(int(count) for count in moves[3::2]) == 8


def test_every_chart_can_be_read_as_a_table() -> None:
    body = sheet_of(*[True, False, True] * 12)
    assert len(re.findall(r'role="img"', body)) == body.count("<summary>Show as table</summary>") == 4


def test_with_too_few_wins_there_are_no_times() -> None:
    body = sheet_of(*[True] * 4, *[False] * 9)
    assert "histogram" not in body and "Last 13 games" in body


def test_rates_by_level_count_the_games_in_deals_of_that_level() -> None:
    easy, hard = (deal_index.winnable("golf", level)[0] for level in ("easy", "hard"))
    other = next(n for n in range(1, 99) if not deal_index.level("golf", n))
    numbers, won = (easy, easy, easy, hard, other), (True, True, False, False, False)
    played = zip(results(*won, game="golf"), numbers, strict=True)
    found = [result._replace(number=number) for result, number in played]
    assert rows(statistics_sheet(found, CATALOGUE["golf"]).body, "rates") == [
        ("Easy", "", "67%", "3"),
        ("Hard", "", "0%", "1"),
        (message("rate-unknown"), "", "0%", "1"),
    ]


def test_rates_by_rule_set_have_a_mark_where_the_share_of_winnable_deals_is_known() -> None:
    found = [*results(True, False, game="golf"), *results(False, game="bridge")]
    body = statistics_overview(found, CATALOGUE).body
    assert rows(body, "rates") == [
        ("Golf", "about 27% can be won", "50%", "2"),
        ("Bridge Solitaire", "", "0%", "1"),
    ]
    assert body.count('class="mark"') == 1
    assert 'class="mark" x="26.9"' in body
