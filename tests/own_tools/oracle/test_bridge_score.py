"""Check the oracle of bridge, a second implementation of the rules: the score of deals and rubbers."""

import pytest

from oracle.bridge import legal_moves, lost, points, won
from oracle.bridge_cards import HOUSE, PLAYER
from oracle.bridge_score import rubber_is_over, sheet
from support.oracle_bridge import DONE, GAME, HOUSE_GAME, PLAYER_GAME, at, number_of, scored, totals


@pytest.mark.parametrize(
    ("bid", "doubling", "below"),
    [
        ("1C", 0, 20),
        ("1D", 1, 40),
        ("1C", 2, 80),
        ("1H", 0, 30),
        ("1S", 1, 60),
        ("1H", 2, 120),
        ("1N", 0, 40),
        ("1N", 1, 80),
        ("1N", 2, 160),
        ("3N", 0, 100),
        ("3N", 1, 200),
        ("3N", 2, 400),
        ("4D", 0, 80),
        ("5C", 0, 100),
        ("4S", 0, 120),
        ("2S", 1, 120),
    ],
)
def test_below_the_line(bid: str, doubling: int, below: int) -> None:
    for side, declarer in [(PLAYER, bid), (HOUSE, "house " + bid)]:
        sides = sheet(scored(declarer, 6 + int(bid[0]), doubling))
        assert sides[side]["below"] == below
        # A contract just made scores above the line only the insult, 50 points if doubled.
        assert sides[side]["above"] == 50 * doubling
        assert sides[side]["games"] == (1 if below >= 100 else 0)
        assert sides[side]["part"] == (below if below < 100 else 0)
        assert set(sides[HOUSE if side == PLAYER else PLAYER].values()) == {0}


@pytest.mark.parametrize(
    ("bid", "doubling", "each", "each_vulnerable"),
    [
        ("2C", 0, 20, 20),
        ("2D", 0, 20, 20),
        ("2H", 0, 30, 30),
        ("2S", 0, 30, 30),
        ("2N", 0, 30, 30),
        ("2C", 1, 100, 200),
        ("2N", 1, 100, 200),
        ("2H", 2, 200, 400),
    ],
)
def test_overtricks(bid: str, doubling: int, each: int, each_vulnerable: int) -> None:
    assert sheet(scored(bid, 11, doubling))[PLAYER]["above"] == 3 * each + 50 * doubling
    # Overtricks count as vulnerable only if the declarer's own side has a game.
    assert sheet(HOUSE_GAME + scored(bid, 11, doubling))[PLAYER]["above"] == 3 * each + 50 * doubling
    # The house is vulnerable. The deal may also end the rubber, which adds 700.
    sides = sheet(HOUSE_GAME + scored("house " + bid, 11, doubling))
    rubber = 700 if sides[HOUSE]["games"] == 2 else 0
    assert sides[HOUSE]["above"] == 3 * each_vulnerable + 50 * doubling + rubber


@pytest.mark.parametrize(
    ("down", "doubling", "points_then", "points_vulnerable"),
    [
        (1, 0, 50, 100),
        (3, 0, 150, 300),
        (1, 1, 100, 200),
        (2, 1, 300, 500),
        (3, 1, 500, 800),
        (4, 1, 800, 1100),
        (5, 1, 1100, 1400),
        (1, 2, 200, 400),
        (2, 2, 600, 1000),
        (3, 2, 1000, 1600),
        (4, 2, 1600, 2200),
    ],
)
def test_undertricks(down: int, doubling: int, points_then: int, points_vulnerable: int) -> None:
    failed = scored("3C", 9 - down, doubling)
    assert totals(failed) == (0, points_then)
    assert totals(scored("house 3C", 9 - down, doubling)) == (points_then, 0)
    assert totals(PLAYER_GAME, failed) == (120, points_vulnerable)
    assert totals(HOUSE_GAME, failed) == (0, 120 + points_then)
    assert totals(HOUSE_GAME, scored("house 3C", 9 - down, doubling)) == (points_vulnerable, 120)


def test_slams() -> None:
    assert totals(scored("6D", 12)) == (120 + 500, 0)
    assert totals(scored("6D", 13)) == (120 + 500 + 20, 0)
    assert totals(scored("7D", 13)) == (140 + 1000, 0)
    assert totals(scored("6N", 12, 1)) == (380 + 500 + 50, 0)
    assert totals(scored("house 7N", 13, 2)) == (0, 880 + 1000 + 100)
    # There is no slam for tricks that were not bid, or for a contract that fails.
    assert totals(scored("5D", 13)) == (100 + 40, 0)
    assert totals(scored("7D", 12)) == (0, 50)
    # Vulnerable, and with the points for the rubber.
    assert totals(PLAYER_GAME, scored("6D", 12)) == (120 + 120 + 750 + 700, 0)
    assert totals(PLAYER_GAME, scored("7D", 13)) == (120 + 140 + 1500 + 700, 0)
    assert totals(PLAYER_GAME, scored("house 6D", 12)) == (120, 120 + 500)


def test_honours_are_the_players_whoever_declares_and_whatever_comes_of_it() -> None:
    assert totals(scored("1S", 7, 0, 2)) == (30 + 100, 0)
    assert totals(scored("1S", 6, 0, 3)) == (150, 50)
    assert totals(scored("house 1N", 7, 0, 3)) == (150, 40)
    assert sheet(scored("1S", 7, 0, 3))[PLAYER]["below"] == 30


def test_part_scores_make_a_game_and_both_restart() -> None:
    sides = sheet(scored("2D", 8) + scored("house 3C", 9) + scored("1N", 7))
    assert (sides[PLAYER]["part"], sides[HOUSE]["part"]) == (80, 60)
    assert (sides[PLAYER]["games"], sides[HOUSE]["games"]) == (0, 0)
    # Exactly a hundred points are a game.
    sides = sheet(scored("2D", 8) + scored("house 3C", 9) + scored("1N", 7) + scored("1C", 7))
    assert (sides[PLAYER]["part"], sides[HOUSE]["part"]) == (0, 0)
    assert (sides[PLAYER]["games"], sides[HOUSE]["games"]) == (1, 0)
    assert (sides[PLAYER]["total"], sides[HOUSE]["total"]) == (100, 60)
    # After the game the 60 of the house no longer count towards one, and points over a hundred are not carried
    # over.
    sides = sheet(scored("2D", 8) + scored("house 3C", 9) + scored("4S", 10) + scored("house 2C", 8))
    assert (sides[PLAYER]["part"], sides[HOUSE]["part"]) == (0, 40)
    assert (sides[PLAYER]["games"], sides[HOUSE]["games"]) == (1, 0)


def test_overtricks_and_honours_make_no_game() -> None:
    assert sheet(scored("1S", 13, 0, 3))[PLAYER]["games"] == 0
    assert sheet(scored("1S", 13, 0, 3))[PLAYER]["part"] == 30


def test_two_games_are_the_rubber() -> None:
    assert not rubber_is_over(b"") and not rubber_is_over(PLAYER_GAME + HOUSE_GAME)
    assert rubber_is_over(PLAYER_GAME * 2) and rubber_is_over(PLAYER_GAME + HOUSE_GAME * 2)
    assert totals(PLAYER_GAME, PLAYER_GAME) == (240 + 700, 0)
    assert totals(PLAYER_GAME, HOUSE_GAME, PLAYER_GAME) == (240 + 500, 120)
    assert totals(PLAYER_GAME, HOUSE_GAME, HOUSE_GAME) == (120, 240 + 500)
    assert totals(PLAYER_GAME, HOUSE_GAME) == (120, 120)


def test_the_larger_total_wins_the_rubber() -> None:
    unfinished = at(c=4, n=DONE, r=number_of(PLAYER_GAME + HOUSE_GAME))
    assert not won(GAME, unfinished) and not lost(GAME, unfinished) and points(unfinished) == 0
    assert legal_moves(GAME, unfinished) == {"ds"}
    over = at(c=4, n=DONE, r=number_of(PLAYER_GAME * 2))
    assert won(GAME, over) and not lost(GAME, over) and points(over) == 940
    assert legal_moves(GAME, over) == set()
    # A side with two games may lose by undertricks: 1600 + 500 against 940.
    dear = scored("3C", 5, 2) + scored("3C", 6, 1, 0) + PLAYER_GAME * 2
    assert totals(dear) == (940, 2100)
    over = at(c=4, n=DONE, r=number_of(dear))
    assert not won(GAME, over) and lost(GAME, over) and points(over) == 940 - 2100
    assert legal_moves(GAME, over) == set()
    # The side without a game may win.
    saved = scored("house 3C", 5, 2) + HOUSE_GAME * 2
    over = at(c=4, n=DONE, r=number_of(saved))
    assert won(GAME, over) and points(over) == 1600 - 940


def test_equal_totals_are_not_won() -> None:
    # The player: 120 + 120 + 700. The house: 800 for four doubled undertricks, 100 for two others, 40 below the
    # line.
    equal = scored("3C", 5, 1) + scored("3C", 7) + scored("house 2C", 8) + PLAYER_GAME * 2
    assert totals(equal) == (940, 940)
    over = at(c=4, n=DONE, r=number_of(equal))
    assert lost(GAME, over) and not won(GAME, over) and points(over) == 0


def test_points_before_anything_is_scored() -> None:
    assert points(at(h="2s", c=4)) == 0
    assert points(at(h="2s", c=4, r=number_of(scored("house 1C", 7)))) == -20
