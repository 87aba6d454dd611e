"""Every player has the same game of the week, and every game has its week."""

from app.state import dates
from app.state.game_of_the_week import family_of_week
from engine.games.catalogue import CATALOGUE

FAMILIES = CATALOGUE.families()
MONDAY = dates.read("2026-11-23")[1]


def test_a_week_begins_on_monday_and_has_one_game() -> None:
    week = {family_of_week(FAMILIES, MONDAY + day) for day in range(dates.WEEK)}
    assert len(week) == 1


def test_every_game_has_a_week_before_any_has_another() -> None:
    first = MONDAY - MONDAY // dates.WEEK % len(FAMILIES) * dates.WEEK  # a turn begins in this week
    for turn in range(2):
        begin = first + turn * len(FAMILIES) * dates.WEEK
        weeks = [family_of_week(FAMILIES, begin + number * dates.WEEK) for number in range(len(FAMILIES))]
        assert sorted(weeks) == sorted(FAMILIES)


def test_by_a_clock_that_is_slow_there_is_a_game_too() -> None:
    assert family_of_week(FAMILIES, -20_000) in FAMILIES
