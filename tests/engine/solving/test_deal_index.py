"""Test the deal index: its verdicts are those that the search finds, and the daily deals never change."""

import hashlib

import pytest

from engine.games.catalogue import CATALOGUE
from engine.solving import deal_index
from engine.solving.deal_data import DAILY, LATER, NODES, SIGNS
from engine.solving.deal_index import LEVELS
from engine.solving.models import model_of
from engine.solving.solve import Answer, Solving, Verdict, solve
from make import winnability_table
from make.tools import ROOT
from support.extent import amount
from support.solving import expect_proof

JUDGED = list(SIGNS)
VARIED = [name for name in JUDGED if model_of(CATALOGUE[name], CATALOGUE[name].start(1)).varies]

DEALS = amount(6, 6, 60)  # deals of each rule set, spread over all, that get a full search
SHORT = amount(100, 1000, 1000)  # deals that get a short search
_FEW_POSITIONS = 30
_SOME_POSITIONS = 10_000

# The first digits of a digest of the daily deals in their order: a change would give players other deals.
PINNED = {
    "backbone": "416f8dfd2a79",
    "backbone-traditional": "a5d9ccbf436e",
    "backbone-aisleriot": "b7b9a4629e4e",
    "black-hole": "28cb90582e7e",
    "freecell": "bb983dac4693",
    "klondike": "ddf3e5b487e6",
    "klondike-3": "81beac6d254d",
    "klondike-1x3": "9fe6a707f4ee",
    "klondike-3x3": "1bf74c4a19bb",
    "clock": "96a6a25b513f",
    "spider": "e7f1e7888877",
    "spider-2": "8d0866f69e46",
    "spider-1": "1592d056806d",
    "seahaven": "8882548a3240",
    "pyramid": "2da133838ff3",
    "pyramid-tut": "1dc48aabf671",
    "golf": "ae6c79ba5a69",
    "golf-9": "6318aa57a483",
    "canfield": "87ade453a882",
    "canfield-3": "b212b604b04c",
}


def all_daily(name: str) -> list[int]:
    """Return the daily deals of as many days as pass before one repeats."""
    days = sum(number <= DAILY[name] for number in deal_index.winnable(name)) - len(LATER.get(name, ()))
    return [deal_index.daily(name, day) for day in range(days)]


def digest(name: str) -> str:
    return hashlib.sha256(repr(all_daily(name)).encode()).hexdigest()[:12]


def test_the_deals_judged_are_of_games_in_the_catalogue_and_each_is_described() -> None:
    assert set(SIGNS) == set(NODES) == set(DAILY) <= set(CATALOGUE)
    assert all(set(signs) <= set("x?123") for signs in SIGNS.values())
    assert all(DAILY[name] <= len(SIGNS[name]) for name in JUDGED)


def test_the_daily_deals_never_change() -> None:
    with_deals = (name for name in JUDGED if CATALOGUE[name].has_daily_deal)
    assert {name: digest(name) for name in with_deals} == PINNED


def test_what_was_found_later_can_be_won_and_is_no_daily_deal() -> None:
    for name, later in LATER.items():
        assert all(number <= DAILY[name] and deal_index.level(name, number) for number in later)
        assert not set(later) & set(all_daily(name))


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", JUDGED)
@pytest.mark.slow
def test_every_verdict_is_found_again(name: str) -> None:
    game = CATALOGUE[name]
    step, compared = max(1, len(SIGNS[name]) // DEALS), 0
    for number in range(step, len(SIGNS[name]) + 1, step):
        if deal_index.answer(name, number) is not Answer.UNKNOWN:
            verdict = solve(game, game.start(number), NODES[name])
            assert verdict.answer is deal_index.answer(name, number), number
            expect_proof(game, game.start(number), verdict)
            compared += 1
    assert compared >= DEALS // 2


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", JUDGED)
@pytest.mark.slow
def test_no_deal_that_can_be_won_is_refuted(name: str) -> None:
    """A search that wrongly leaves out moves often ends early, so short searches in many deals reveal it."""
    game = CATALOGUE[name]
    winnable = deal_index.winnable(name)
    for number in winnable[:: max(1, len(winnable) // SHORT)]:
        assert solve(game, game.start(number), _FEW_POSITIONS).answer is not Answer.IMPOSSIBLE, number


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", VARIED)
@pytest.mark.slow
def test_every_variant_of_a_search_finds_the_same_verdicts(name: str) -> None:
    game, variants, decided = CATALOGUE[name], amount(2, 2, 5), 0
    for number in range(1, len(SIGNS[name]) + 1, len(SIGNS[name]) // amount(10, 10, 100)):
        right = deal_index.answer(name, number)
        for variant in range(1, 1 + variants):
            verdict = judged(Solving(game, game.start(number), _SOME_POSITIONS, variant))
            if Answer.UNKNOWN not in (verdict.answer, right):
                assert verdict.answer is right, (number, variant)
                decided += 1
            expect_proof(game, game.start(number), verdict)
    assert decided


def judged(solving: Solving) -> Verdict:
    while (verdict := solving.step(1000)) is None:
        pass
    return verdict


def test_the_levels_part_the_wins_by_how_hard_they_were_to_find() -> None:
    won = [Verdict(Answer.WINNABLE, (), seen) for seen in (5, 900, 40, 40, 7, 1000)]
    signs = deal_index.signs_of([Verdict(Answer.IMPOSSIBLE, (), 3), *won, Verdict(Answer.UNKNOWN, (), 9)])
    assert signs == "x121113?"  # the two equal numbers of positions get the same sign
    assert deal_index.signs_of([Verdict(Answer.WINNABLE, (), 0)] * 3) == "111"


def test_the_shares_stand_in_the_readme_as_they_are_printed() -> None:
    assert winnability_table.table() in (ROOT / "engine/solving/README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", JUDGED)
def test_what_is_winnable_is_of_one_level(name: str) -> None:
    by_level = [set(deal_index.winnable(name, level)) for level in LEVELS]
    assert set().union(*by_level) == set(deal_index.winnable(name))
    assert sum(map(len, by_level)) == len(deal_index.winnable(name)) > 0
    assert all(deal_index.answer(name, number) is Answer.WINNABLE for number in deal_index.winnable(name))


def test_the_share_of_winnable_deals_covers_what_is_known_of_the_clock() -> None:
    low, high = deal_index.share("clock")
    assert low < 1 / 13 < high
    assert high - low < 0.02


def test_of_a_deal_that_was_not_judged_nothing_is_said() -> None:
    assert deal_index.answer("clock", deal_index.deals_judged("clock") + 1) is None
    assert deal_index.answer("bridge", 1) is None
    assert deal_index.winnable("bridge") == ()
    assert not deal_index.is_daily_winnable("bridge") and deal_index.is_daily_winnable("golf")


def test_a_game_without_judged_deals_has_a_deal_of_the_day_too() -> None:
    deals = [deal_index.daily("bridge", day) for day in range(1000)]
    assert sorted(deals) == list(range(1, 1001))
    assert deals[:4] == [362, 595, 159, 889]


@pytest.mark.parametrize("name", JUDGED)
def test_no_daily_deal_comes_again_before_all_others_came(name: str) -> None:
    deals = all_daily(name)
    later = LATER.get(name, ())
    assert sorted(deals) == [n for n in deal_index.winnable(name) if n <= DAILY[name] and n not in later]
    assert deal_index.daily(name, len(deals)) == deals[0]
    assert deals != sorted(deals)
