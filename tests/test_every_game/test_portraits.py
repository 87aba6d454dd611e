"""What every game says about itself before the first try, and how much of it is done."""

import pytest

from app.state.chance import chance, simplest_fraction
from engine.core.game import Game, Status
from engine.core.portrait import portrait, short_name
from engine.games import CATALOGUE
from engine.play.progress import progress
from engine.play.session import Session
from engine.solving import deal_index
from support.strategies import recorded

FAMILIES = {game.family for game in CATALOGUE.values()}


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_every_game_says_what_it_is_like(game: Game) -> None:
    said = portrait(game)
    assert said.kind[:1].isupper() and len(said.kind) <= 16
    assert said.sentence[:1].isupper() and said.sentence.endswith(".") and len(said.sentence) <= 66
    least, most = said.minutes
    assert 0 < least <= most
    assert said.time in {f"{least}–{most} min", f"{most} min"}
    assert set(said.short_names) <= set(CATALOGUE)


@pytest.mark.parametrize("family", sorted(FAMILIES))
def test_the_rule_sets_of_a_family_share_its_words_and_have_short_names_of_their_own(family: str) -> None:
    rule_sets = [game for game in CATALOGUE.values() if game.family == family]
    assert len({portrait(game)[:2] for game in rule_sets}) == 1
    names = [short_name(game) for game in rule_sets]
    assert len(set(names)) == len(names)
    assert all(name[:1] == name[:1].upper() and len(name) <= 16 for name in names)


def test_no_two_families_are_described_alike() -> None:
    assert len({portrait(game).sentence for game in CATALOGUE.values()}) == len(FAMILIES)


def test_a_short_name_is_the_title_without_the_game() -> None:
    assert short_name(CATALOGUE["klondike-3"]) == "Turn three"
    assert short_name(CATALOGUE["klondike"]) == "Turn one"
    assert short_name(CATALOGUE["pyramid-tut"]) == "Tut's Tomb"


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_progress_goes_from_about_nothing_to_all_of_it(game: Game) -> None:
    for _, link in recorded(game):
        session = Session.read(link, CATALOGUE)
        start = session.root.position
        parts = [progress(game, start, node.position) for node in [session.root, *session.line()]]
        if parts[0] is None:
            assert set(parts) == {None}
            continue
        numbers = [part for part in parts if part is not None]
        assert numbers[0] < 0.1 and all(0 <= part <= 1 for part in numbers)
        assert (numbers[-1] == 1) == (session.status() is Status.WON)


@pytest.mark.parametrize("name", [name for name in CATALOGUE if deal_index.deals_judged(name)])
def test_the_words_for_the_share_of_winnable_deals_agree_with_the_proved_interval(name: str) -> None:
    lower, upper = deal_index.share(name)
    words = chance(CATALOGUE[name])
    if words == "nearly all":
        assert lower >= 0.94
        return
    part, whole = map(int, words.removeprefix("at least ").split(" in "))
    if words.startswith("at least"):
        assert lower - 0.06 <= part / whole <= lower
    else:
        assert lower <= part / whole <= upper


def test_a_game_without_judged_deals_makes_no_promise() -> None:
    assert chance(CATALOGUE["bridge"]) == ""


@pytest.mark.parametrize(
    ("lower", "upper", "fraction"),
    [(0.061, 0.079, (1, 13)), (0.63, 0.69, (2, 3)), (0.4, 0.6, (1, 2)), (0.75, 0.75001, (3, 4))],
)
def test_the_simplest_fraction_is_the_one_with_the_smallest_denominator(
    lower: float, upper: float, fraction: tuple[int, int]
) -> None:
    assert simplest_fraction(lower, upper) == fraction
