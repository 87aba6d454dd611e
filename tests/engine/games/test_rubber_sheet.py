"""Test the score sheet of a rubber, computed from its deals."""

import pytest

from engine.core.saying import say
from engine.games.bridge import rubber
from engine.games.bridge.rubber import HOUSE, PLAYER, ScoreEntry, ScoreSheet
from support.english import english
from support.scored_deals import deal, either_side, sheet


def test_the_first_example_of_the_source() -> None:
    example = deal("p1Cx7", 150)
    assert list(rubber.score_entries(example, vulnerable=False)) == [
        ScoreEntry(PLAYER, 150, say("honours")),
        ScoreEntry(PLAYER, 40, example.contract.name, below=True),
        ScoreEntry(PLAYER, 50, say("insult")),
    ]
    assert rubber.score_sheet((example,)).totals == (240, 0)
    assert rubber.score_sheet((example,)).part_scores == (40, 0)


# How a deal is described


@pytest.mark.parametrize(
    ("text", "outcome", "made"),
    [
        ("p1C7", "made", True),
        ("p1C8", "made with one overtrick", True),
        ("h2H11", "made with three overtricks", True),
        ("p4S9", "one down", False),
        ("p7N3", "ten down", False),
        ("p7N0", "13 down", False),
    ],
)
def test_the_outcome_of_a_deal_in_words(text: str, outcome: str, made: bool) -> None:
    assert (english(deal(text).outcome), deal(text).made) == (outcome, made)


def test_a_contract_in_signs_and_words() -> None:
    contracts = [deal(text).contract for text in ("p1C7", "p1Cx7", "h3Nxx7")]
    assert [english(contract.name, "sign") for contract in contracts] == ["1♣", "1♣ doubled", "3NT redoubled"]
    assert [english(contract.name) for contract in contracts] == [
        "one club",
        "one club doubled",
        "three no-trumps redoubled",
    ]
    assert [contract.needed for contract in contracts] == [7, 7, 9]


# The sheet


def test_nothing_is_on_an_empty_sheet() -> None:
    empty = rubber.score_sheet(())
    assert empty == ScoreSheet((), ((),), (0, 0), (0, 0), (0, 0))
    assert (
        not empty.over and not empty.vulnerable(PLAYER) and not empty.vulnerable(HOUSE) and empty.difference == 0
    )


def test_part_scores_of_several_deals_make_a_game() -> None:
    assert sheet("p2H8").part_scores == (60, 0) and sheet("p2H8").games_won == (0, 0)
    won = sheet("p2H8", "p2C8")  # 60 and 40 points below the line
    assert (won.games_won, won.part_scores, won.totals) == ((1, 0), (0, 0), (100, 0))
    assert [[entry.points for entry in game] for game in won.games] == [[60, 40], []]
    short = sheet("p2H8", "p1H7")  # 90 points below the line are no game
    assert (short.games_won, short.part_scores) == ((0, 0), (90, 0))


def test_points_above_the_line_make_no_game() -> None:
    assert sheet("p1C13").games_won == (0, 0)  # 20 points below the line, 120 above
    assert sheet("p1C13").totals == (140, 0)
    assert sheet("h7N0", "p1Cxx13").part_scores == (80, 0)


@pytest.mark.parametrize("text", ["3N9", "4H10", "4S10", "5C11", "5D11", "2Sx8", "3Cx9", "2Nx8", "1Hxx7", "1Nxx7"])
@either_side
def test_contracts_that_are_a_game_by_themselves(text: str, side: int) -> None:
    won = sheet(f"{'ph'[side]}{text}")
    assert won.games_won == ((1, 0) if side == PLAYER else (0, 1))


@pytest.mark.parametrize("text", ["2N8", "3H9", "3S9", "4C10", "4D10", "1Nx7", "1Sx7", "2Cx8", "1Cxx7", "1Dxx7"])
def test_contracts_that_are_not(text: str) -> None:
    assert sheet(f"p{text}").games_won == (0, 0)


def test_a_game_begins_both_part_scores_anew() -> None:
    before = sheet("p2H8", "h3C9")
    assert before.part_scores == (60, 60)
    # The house wins a game, so the player's part-score of 60 no longer counts towards one.
    after = sheet("p2H8", "h3C9", "h2S8")
    assert (after.part_scores, after.games_won) == ((0, 0), (0, 1))
    # The player's 60 and 40 belong to different games.
    assert sheet("p2H8", "h3C9", "h2S8", "p2C8").games_won == (0, 1)
    assert after.totals == (60, 120)  # but the points count in the totals


def test_what_is_more_than_a_hundred_is_not_carried_over() -> None:
    assert sheet("p4H10").part_scores == (0, 0)
    assert sheet("p4H10", "p3H9").games_won == (1, 0)


def test_a_side_with_a_game_is_vulnerable() -> None:
    one = sheet("p3N9")
    assert one.vulnerable(PLAYER) and not one.vulnerable(HOUSE)
    both = sheet("p3N9", "h3N9")
    assert both.vulnerable(PLAYER) and both.vulnerable(HOUSE)
    assert sheet("p3N9", "p1C6").totals == (100, 100)  # the player is vulnerable
    assert sheet("p3N9", "h1C6").totals == (150, 0)  # the house is not vulnerable
    assert sheet("h3N9", "h1Cx6").totals == (200, 100)
    assert sheet("h3N9", "p1Cx6").totals == (0, 200)


def test_vulnerability_is_that_before_the_deal() -> None:
    # The grand slam wins the first game, but scores as not vulnerable: 220 and 1000 points.
    assert sheet("p7N13").totals == (1220, 0)
    assert sheet("p3N9", "h7N13").totals == (100, 1220)
    # 2♥ doubled wins the first game, so the overtrick still scores 100, not 200.
    assert sheet("p2Hx9").totals == (120 + 100 + 50, 0)


def test_the_rubber_earns_seven_hundred_in_two_games() -> None:
    won = sheet("p3N9", "p4S10")
    assert won.over and won.games_won == (2, 0)
    assert won.above == (ScoreEntry(PLAYER, 700, say("rubber-bonus")),)
    assert won.totals == (100 + 120 + 700, 0) and won.difference == 920
    lost = sheet("h3N9", "h4S10")
    assert lost.over and lost.totals == (0, 920) and lost.difference == -920


def test_and_five_hundred_in_three() -> None:
    won = sheet("p3N9", "h5C11", "p5D11")
    assert won.over and won.games_won == (2, 1)
    assert won.above == (ScoreEntry(PLAYER, 500, say("rubber-bonus")),)
    assert won.totals == (700, 100)
    lost = sheet("p3N9", "h5C11", "h5D11")
    assert lost.games_won == (1, 2) and lost.totals == (100, 700)


def test_the_last_game_is_the_last_on_the_sheet() -> None:
    won = sheet("p3N9", "h5C11", "p5D11")
    assert [[(entry.side, entry.points) for entry in game] for game in won.games] == [
        [(PLAYER, 100)],
        [(HOUSE, 100)],
        [(PLAYER, 100)],
    ]


def test_a_part_score_does_not_hinder_seven_hundred() -> None:
    assert sheet("h2H8", "p3N9", "h2H8", "p3N9").totals == (900, 120)


def test_a_long_rubber_in_figures() -> None:
    rubber_played = (
        deal("p1Cx7", 150),  # 40 below the line; 150 for honours, 50 insult
        deal("h2H9"),  # 60 below; 30 for an overtrick
        deal("p3N7"),  # 100 to the house for two undertricks
        deal("p2H8"),  # 60 below: game
        deal("h6Sx12", 100),  # 360 below: game; 50 insult, 500 slam; the player gets 100 for honours
        deal("p2Dxx5"),  # three undertricks, vulnerable and redoubled: 1600
        deal("h1Nx4"),  # three undertricks, vulnerable and doubled: 800
        deal("p1Hx10"),  # 60 below; three overtricks at 200, 50 insult
        deal("h1Sxx9"),  # 120 below: game and rubber; two overtricks at 400, 100 insult, 500 for the rubber
    )
    sheets = [rubber.score_sheet(rubber_played[:count]).totals for count in range(10)]
    assert sheets == [
        (0, 0),
        (240, 0),
        (240, 90),
        (240, 190),
        (300, 190),
        (400, 1100),
        (400, 2700),
        (1200, 2700),
        (1910, 2700),
        (1910, 4220),
    ]
    end = rubber.score_sheet(rubber_played)
    assert end.over and end.games_won == (1, 2) and end.difference == -2310
