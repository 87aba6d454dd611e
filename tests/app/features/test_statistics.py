"""The statistics sheet says what the ledger says, and nothing else."""

import re
import xml.etree.ElementTree as ET
from html import unescape
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.features.statistics.sheet import EVERY, statistics_overview, statistics_sheet
from app.panels.number_text import percentage
from app.view.words import text as in_words
from engine.core.game import Game
from engine.core.game_words import GameWords
from engine.core.saying import say
from engine.games.bridge import rubber
from engine.games.bridge.rubber import HOUSE, PLAYER, Contract, ContractCount, ScoredDeal
from engine.games.bridge.tricks import BIDS
from engine.games.catalogue import CATALOGUE as ALL_GAMES
from engine.games.clock import GAMES
from engine.play import statistics
from engine.play.statistics import FEWEST_FOR_CHARTS, RECENT, SPAN, Result
from engine.play.stopwatch import clock_text
from engine.solving import deal_index
from support.english import message
from support.toy import CATALOGUE, Toy

TOY = CATALOGUE["toy"]


class Chancy(Toy):
    """The toy as a game in which nothing hangs on the player."""

    id, title = "chancy", say("fact", what="Toy & Chance")
    has_choices = False
    odds = say("fact", what="1 heap in 7 is won.")


CHANCY: Game = Chancy()
BOTH = {"toy": TOY, "chancy": CHANCY}


def results(*won: bool, game: str = "toy", **same: Any) -> tuple[Result, ...]:
    """Games one after another, with a score of their own each."""
    return tuple(
        Result(f"{game}{i}", game, 1, win, 10 + i, 60.0 * (i + 1), i, float(i))._replace(**same)
        for i, win in enumerate(won)
    )


def told(body: str) -> dict[str, str]:
    """The figures by their names."""
    found = re.findall(r"<dt>(.+?)<small>.+?</small></dt><dd>(.+?)</dd>", body)
    assert len(dict(found)) == len(found)
    return dict(found)


def labels(body: str) -> list[str]:
    """The words of the charts."""
    return [unescape(words) for words in re.findall(r'role="img" aria-label="(.+?)"', body)]


def rows(body: str, table: str) -> list[tuple[str, ...]]:
    """The words of the rows of a table, given by its class, without its head."""
    found = ET.fromstring(f"<body>{body}</body>").findall(f".//table[@class='{table}']/tbody/tr")
    return [tuple("".join(cell.itertext()) for cell in row) for row in found]


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
    meanings = re.findall(r"<dt>[^<]+<small>(.+?)</small>", statistics_sheet(results(*WON), TOY).body)
    assert "games you finished or gave up" in meanings
    assert "wins in a row right now" in meanings
    assert len(meanings) == 9


def test_without_results_there_is_a_sentence_and_no_figure() -> None:
    for panel in (statistics_sheet((), TOY), statistics_overview((), CATALOGUE)):
        assert told(panel.body) == {}
        assert "counted yet" in panel.body
        assert "<svg" not in panel.body
        assert 'data-do="close"' in panel.body  # leads to the table, to play
        assert 'data-do="import"' not in panel.body and 'data-do="export"' not in panel.body


def test_without_a_win_there_are_no_times_of_wins() -> None:
    known = told(statistics_sheet(results(False, False), TOY).body)
    assert known["Win rate"] == "0%"
    assert "Best time" not in known and "Fewest moves" not in known


@pytest.mark.parametrize(
    ("part", "whole", "words"),
    [
        (0, 9, "0%"),
        (1, 3, "33%"),
        (9, 9, "100%"),
        (1, 1000, "under 1%"),
        (999, 1000, "over 99%"),
        (199, 200, "over 99%"),
    ],
)
def test_a_share_is_never_rounded_to_none_or_all(part: int, whole: int, words: str) -> None:
    assert percentage(part, whole) == words


@pytest.mark.parametrize("many", [FEWEST_FOR_CHARTS, 7, RECENT, RECENT + 12])
def test_the_last_games_are_drawn_as_they_are_told(many: int) -> None:
    won = [i % 3 == 0 for i in range(many)]
    body = statistics_sheet(results(*won), TOY).body
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
    assert 'class="chart course"' not in statistics_sheet(results(*[True] * SPAN), TOY).body
    body = statistics_sheet(results(*[True] * SPAN, *[False] * 5), TOY).body
    assert labels(body)[1] == (
        f"Win rate, {SPAN} games at a time, across 25 games: 100% in the first {SPAN}, "
        f"75% in the last {SPAN}, lowest 75%, highest 100%."
    )
    line = re.search(r'class="course" d="M(.+?)"', body)
    assert line
    heights = [float(point.split()[1]) for point in line[1].split("L")]
    windows = statistics.summarize(results(*[True] * SPAN, *[False] * 5), "toy").windows
    assert len(heights) == len(windows)
    assert heights == sorted(heights)  # ever fewer wins, and the page counts downward
    assert "from the 20th game to the 25th: now 75%" in body


def test_a_very_long_course_is_thinned_and_keeps_its_end() -> None:
    body = statistics_sheet(results(*[False] * 3000, *[True] * SPAN), TOY).body
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


# Rubbers


class Rubbers(Toy):
    """The toy as a game of contracts."""

    id, title = "rubbers", say("fact", what="Rubbers")
    words = GameWords(game_noun="rubber", counted="points", scored="ahead")


RUBBERS: Game = Rubbers()
NOTES = ("p1C7+p1Cx6+h3Sxx9", "p3N9+h2D7 ahead", "", "h7C12+p1D13 ahead")


def rubbers(*points: int) -> tuple[Result, ...]:
    """Rubbers one after another, won by those who are ahead, with the notes in turn."""
    return tuple(
        Result(f"r{i}", "rubbers", 1, lead > 0, 10 + i, 60.0, lead, float(i), NOTES[i % len(NOTES)])
        for i, lead in enumerate(points)
    )


def sheet(*points: int) -> str:
    return statistics_sheet(rubbers(*points), RUBBERS).body


def contract_rows(body: str) -> dict[str, list[int]]:
    """The table of contracts: bid, made and set by the player, then by the house."""
    table = body.split('<table class="contracts">')[1].split("</table>", maxsplit=1)[0]
    rows = re.findall(r'<tr><th scope="row">(.+?)</th>(.+?)</tr>', table)
    found = {name: [int(count) for count in re.findall(r"<td>(\d+)</td>", cells)] for name, cells in rows}
    return {re.sub("<.+?>", "", name).strip(): counts for name, counts in found.items()}


def test_contracts_are_told_by_level_trumps_doubling_and_side() -> None:
    assert contract_rows(sheet(500, 900, -20, -700)) == {
        "clubs": [2, 1, 1, 1, 0, 1],
        "diamonds": [1, 1, 0, 1, 0, 1],
        "hearts": [0, 0, 0, 0, 0, 0],
        "spades": [0, 0, 0, 1, 1, 0],
        "NT": [1, 1, 0, 0, 0, 0],
        "×1": [3, 3, 0, 2, 0, 2],
        "×2": [1, 0, 1, 0, 0, 0],
        "×4": [0, 0, 0, 1, 1, 0],
        "1": [3, 2, 1, 0, 0, 0],
        "2": [0, 0, 0, 1, 0, 1],
        "3": [1, 1, 0, 1, 1, 0],
        "4": [0, 0, 0, 0, 0, 0],
        "5": [0, 0, 0, 0, 0, 0],
        "6": [0, 0, 0, 0, 0, 0],
        "7": [0, 0, 0, 1, 0, 1],
        "All": [4, 3, 1, 3, 1, 2],
    }


def test_every_row_of_the_contracts_is_as_wide_as_their_head() -> None:
    table = sheet(500).split('<table class="contracts">')[1].split("</table>")[0]
    assert re.findall(r'<th scope="col">(\w+)</th>', table) == ["Bid", "Made", "Down"] * 2
    assert re.findall(r'<th scope="colgroup" colspan="3">(.+?)</th>', table) == ["Your bids", "The house’s bids"]
    assert all(len(cells) == 6 for cells in contract_rows(sheet(500)).values())


def test_the_share_made_is_said_in_words() -> None:
    def caption(body: str) -> str:
        return body.split("<caption>")[1].split("</caption>", maxsplit=1)[0]

    assert caption(sheet(500, 900, -20, -700)) == (
        "You made 3 of 4 contracts: 75%. The house made 1 of 3 contracts: 33%."
    )
    mine_only = [result._replace(notes="p1C6") for result in rubbers(5)]
    assert caption(statistics_sheet(mine_only, RUBBERS).body) == (
        "You made 0 of 1 contract: 0%. The house hasn’t bid a contract yet."
    )


def test_slams_and_honours_of_the_player_are_told_where_there_were_any() -> None:
    body = sheet(500, 900, -20, -700)
    assert "slams" not in body and "honours" not in body
    had = [result._replace(notes="p6C12!+p6H11!!+p7S13!+h6D12") for result in rubbers(5)]
    body = statistics_sheet(had, RUBBERS).body
    assert "Your small slams: 1 of 2 made. Your grand slams: 1 of 1 made." in body
    assert "Your honours: 100 points 2×, 150 points 1×." in body


deals = st.lists(
    st.builds(
        ScoredDeal,
        st.builds(
            Contract, st.sampled_from(BIDS), st.sampled_from([PLAYER, HOUSE]), st.integers(0, 2), st.just(0)
        ),
        st.integers(0, 13),
    ),
    max_size=30,
)


@given(many=deals)
def test_every_contract_stands_at_its_level_once(many: list[ScoredDeal]) -> None:
    told = rubber.deals_in_text("+".join(map(rubber.deal_text, many)))
    assert list(told) == many
    for side in (PLAYER, HOUSE):
        ours = rubber.declared_by(side, told)
        for counts in (rubber.by_strain(ours), rubber.by_doubling(ours)):
            assert rubber.count_contracts(ours) == ContractCount(*map(sum, zip(*counts, strict=True)))
        for level, known in enumerate(rubber.by_level(ours), start=1):
            wanted = {(bid, side) for bid in BIDS if bid.level == level}
            taken = [deal.tricks for deal in many if deal.contract[:2] in wanted]
            made = sum(tricks >= level + 6 for tricks in taken)
            assert known == (len(taken), made)
            assert known.beaten == len(taken) - made
        parts = zip(*rubber.by_level(ours), strict=True)
        assert rubber.count_contracts(ours) == ContractCount(*map(sum, parts))


def test_no_contracts_and_no_average_where_no_deal_is_told_of() -> None:
    bare = [result._replace(notes="ahead") for result in rubbers(500, -20)]
    for body in (
        statistics_sheet(bare, RUBBERS).body,
        statistics_sheet(results(*WON), TOY).body,
    ):
        assert "ontract" not in body
        assert message("figure-average") not in told(body)


def test_the_contracts_of_another_rule_set_are_not_counted() -> None:
    body = statistics_sheet(rubbers(500, 900) + results(*WON), TOY).body
    assert "ontract" not in body and "after undoing" not in body


@pytest.mark.parametrize(
    ("points", "words"), [((700, -20), "340 ahead"), ((700, -1800), "550 behind"), ((0, 1, -1), "0 ahead")]
)
def test_the_average_result_is_said_as_the_score_is(points: tuple[int, ...], words: str) -> None:
    assert told(sheet(*points))[message("figure-average")] == words


def test_wins_with_a_look_ahead_are_owned_up_to() -> None:
    owned = "came after undoing a move that had revealed a new card."
    assert f'<p class="ahead">One win {owned}</p>' in sheet(500, 900, -20, -700)
    assert f'<p class="ahead">Two wins {owned}</p>' in sheet(500, 900, -20, 700)
    assert "after undoing" not in sheet(500, -900, -20, -700)


def test_rubbers_are_called_so() -> None:
    for body in (
        sheet(500, -900),
        sheet(*range(-200, 200, 10)),
        statistics_sheet((), RUBBERS).body,
    ):
        words = unescape(re.sub(r"<[^>]+>", " ", body.split("<h3>Backup")[0]))
        words += " ".join(labels(body))
        assert "rubber" in words
        assert not re.search(r"\bgames?\b", words, re.IGNORECASE)


def test_scores_below_nothing_have_a_minus_and_no_dash_beside_it() -> None:
    body = sheet(-1830, -500, -1, 0, 2240)
    assert "<h3>Score: points ahead at the end of each rubber</h3>" in body
    assert "<p>Scores from −1830 to 2240; half of the rubbers scored −1 or less.</p>" in body
    rows = re.findall(r'<tr><th scope="row">([^<]+)</th><td><svg', body)
    assert rows[:2] == ["−1830 to −1501", "−1500 to −1001"]
    assert rows[3:5] == ["−500 to −1", "0 to 499"]
    assert rows[-1] == "2000 to 2240"
    assert "–" not in body


def test_scores_that_are_all_above_nothing_keep_the_dash() -> None:
    body = sheet(0, 0, 0, 0, 2240)
    assert '<th scope="row">0–199</th>' in body
    assert "−" not in body


# Games of chance, and all games


def test_a_game_of_chance_says_its_odds_with_and_without_results() -> None:
    for games in ((), results(True, game="chancy")):
        assert in_words(Chancy.odds) in statistics_sheet(games, CHANCY).body
    assert "odds" not in statistics_sheet((), TOY).body


def test_the_clock_says_that_one_deal_in_thirteen_is_won() -> None:
    (clock,) = GAMES
    for games in ((), results(False, True, game="clock")):
        assert "one deal in 13 is won" in statistics_sheet(games, clock).body


def test_all_rule_sets_with_results_are_there_to_choose_from() -> None:
    games = results(True, False) + results(True, True, game="chancy") + results(True, game="gone")
    body = statistics_overview(games, BOTH).body
    assert told(body)["Played"] == "4"  # what is not in the catalogue cannot be looked at either
    assert re.findall(r'data-do="statistics (\w+)"', body) == ["toy", "chancy"]
    assert [row[1:] for row in rows(body, "rates")] == [("", "50%", "2"), ("", "100%", "2")]
    assert "Toy &amp; Chance" in body
    assert re.findall(r'data-do="statistics (\w+)"', statistics_overview(results(True), BOTH).body) == ["toy"]


def test_each_rule_set_leads_back_to_all() -> None:
    assert f'data-do="statistics {EVERY}"' in statistics_sheet(results(True), TOY).body
    assert EVERY not in BOTH


def test_nothing_is_styled_in_the_text() -> None:
    """The page's security policy would leave it out."""
    assert "style=" not in statistics_sheet(results(*[True, False] * 30), TOY).body


# Charts of times, moves and win rates


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


def test_the_times_and_moves_of_wins_are_drawn_and_can_be_read_as_a_table() -> None:
    body = statistics_sheet(results(*[True] * 8, False, False), TOY).body
    assert "Time to win: 8 wins, from 1:00 to 8:00; half of them took 4:30 or less." in labels(body)
    assert "Moves to win: 8 wins, from 10 to 17 moves; half of them took 13.5 or fewer." in labels(body)
    tables = ET.fromstring(f"<body>{body}</body>").findall(".//details[@class='as-table']/table")
    read = [["".join(cell.itertext()) for row in table.iter("tr") for cell in row] for table in tables]
    times = next(table for table in read if table[0] == message("time-of-win"))
    assert times[:4] == [message("time-of-win"), message("wins-of-band"), "1:00 to under 2:00", "1"]
    moves = next(table for table in read if table[0] == message("moves-of-win"))
    assert sum(int(count) for count in moves[3::2]) == 8


def test_every_chart_can_be_read_as_a_table() -> None:
    body = statistics_sheet(results(*[True, False, True] * 12), TOY).body
    assert len(re.findall(r'role="img"', body)) == body.count("<summary>Show as table</summary>") == 4


def test_with_too_few_wins_there_are_no_times() -> None:
    body = statistics_sheet(results(*[True] * 4, *[False] * 9), TOY).body
    assert "histogram" not in body and "Last 13 games" in body


def test_rates_by_level_count_the_games_in_deals_of_that_level() -> None:
    easy, hard = (deal_index.winnable("golf", level)[0] for level in ("easy", "hard"))
    other = next(n for n in range(1, 99) if not deal_index.level("golf", n))
    played = [(easy, True), (easy, True), (easy, False), (hard, False), (other, False)]
    found = [
        Result(str(at), "golf", number, won, 30, 60.0, 5, float(at)) for at, (number, won) in enumerate(played)
    ]
    assert rows(statistics_sheet(found, ALL_GAMES["golf"]).body, "rates") == [
        ("Easy", "", "67%", "3"),
        ("Hard", "", "0%", "1"),
        (message("rate-unknown"), "", "0%", "1"),
    ]


def test_rates_by_rule_set_have_a_mark_where_the_share_of_winnable_deals_is_known() -> None:
    found = [*results(True, False, game="golf"), *results(False, game="bridge")]
    body = statistics_overview(found, ALL_GAMES).body
    assert rows(body, "rates") == [
        ("Golf", "about 27% can be won", "50%", "2"),
        ("Bridge Solitaire", "", "0%", "1"),
    ]
    assert body.count('class="mark"') == 1
    assert 'class="mark" x="26.9"' in body
