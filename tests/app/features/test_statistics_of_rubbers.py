"""The statistics of rubbers: contracts, results ahead and behind, and wins after a look ahead."""

import re
from html import unescape

import pytest

from app.features.statistics.sheet import statistics_sheet
from engine.core.game import Game
from engine.core.game_words import GameWords
from engine.core.saying import say
from engine.play.results import Result
from support.english import message
from support.statistics_sheet import TOY, labels, results, sheet_of, told
from support.toy import Toy


class Rubbers(Toy):
    """The toy game as a game with contracts."""

    id, title = "rubbers", say("fact", what="Rubbers")
    words = GameWords(game_noun="rubber", counted="points", scored="ahead")


RUBBERS: Game = Rubbers()
NOTES = ("p1C7+p1Cx6+h3Sxx9", "p3N9+h2D7 ahead", "", "h7C12+p1D13 ahead")


def rubbers(*points: int) -> tuple[Result, ...]:
    """Return one rubber for each lead in points. A positive lead is a win. The notes are used in turn."""
    return tuple(
        Result(f"r{i}", "rubbers", 1, lead > 0, 10 + i, 60.0, lead, float(i), NOTES[i % len(NOTES)])
        for i, lead in enumerate(points)
    )


def sheet(*points: int) -> str:
    return statistics_sheet(rubbers(*points), RUBBERS).body


def contract_rows(body: str) -> dict[str, list[int]]:
    """Return the rows of the table of contracts.

    Each row counts the contracts that were bid, made and set, first by the player and then by the house.
    """
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
    mine_only = [result._replace(notes="p1C6") for result in rubbers(5)]
    bodies = sheet(500, 900, -20, -700), statistics_sheet(mine_only, RUBBERS).body
    assert [re.findall("<caption>(.+?)</caption>", body)[0] for body in bodies] == [
        "You made 3 of 4 contracts: 75%. The house made 1 of 3 contracts: 33%.",
        "You made 0 of 1 contract: 0%. The house hasn’t bid a contract yet.",
    ]


def test_slams_and_honours_of_the_player_are_told_where_there_were_any() -> None:
    body = sheet(500, 900, -20, -700)
    assert "slams" not in body and "honours" not in body
    had = [result._replace(notes="p6C12!+p6H11!!+p7S13!+h6D12") for result in rubbers(5)]
    body = statistics_sheet(had, RUBBERS).body
    assert "Your small slams: 1 of 2 made. Your grand slams: 1 of 1 made." in body
    assert "Your honours: 2 × 100 points, 1 × 150 points." in body


def test_no_contracts_and_no_average_where_no_deal_is_told_of() -> None:
    bare = [result._replace(notes="ahead") for result in rubbers(500, -20)]
    for body in (statistics_sheet(bare, RUBBERS).body, sheet_of(True, False)):
        assert "ontract" not in body
        assert message("figure-average") not in told(body)


def test_the_contracts_of_another_rule_set_are_not_counted() -> None:
    body = statistics_sheet(rubbers(500, 900) + results(True, False), TOY).body
    assert "ontract" not in body and 'class="ahead"' not in body


@pytest.mark.parametrize(
    ("points", "words"), [((700, -20), "340 ahead"), ((700, -1800), "550 behind"), ((0, 1, -1), "0 ahead")]
)
def test_the_average_result_is_said_as_the_score_is(points: tuple[int, ...], words: str) -> None:
    assert told(sheet(*points))[message("figure-average")] == words


def test_wins_with_a_look_ahead_are_owned_up_to() -> None:
    owned = "came after you undid a move that had revealed a new card."
    assert f'<p class="ahead">One win {owned}</p>' in sheet(500, 900, -20, -700)
    assert f'<p class="ahead">Two wins {owned}</p>' in sheet(500, 900, -20, 700)
    assert 'class="ahead"' not in sheet(500, -900, -20, -700)


def test_rubbers_are_called_so() -> None:
    for body in (sheet(500, -900), sheet(*range(-200, 200, 10)), statistics_sheet((), RUBBERS).body):
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
