"""What every game says about itself before the first try, and how much of it is done."""

import pytest

from app.state.chance import chance, simplest_fraction
from app.state.usual_time import usual_time
from engine.core.game import Game, Status
from engine.games.catalogue import CATALOGUE, FAMILIES
from engine.play.progress import progress
from engine.play.session import Session
from engine.solving import deal_index
from support.english import english
from support.strategies import recorded
from support.toy import CATALOGUE as TOY


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_every_game_says_what_it_is_like(game: Game) -> None:
    kind, sentence = english(game.family_title, "kind"), english(game.family_title, "sentence")
    assert kind[:1].isupper() and len(kind) <= 16
    assert sentence[:1].isupper() and sentence.endswith(".") and len(sentence) <= 66
    least, most = game.minutes
    assert 0 < least <= most
    assert english(usual_time(game)) == (f"{least}–{most} min" if least < most else f"{most} min")


def test_of_a_game_that_does_not_say_it_no_time_is_known() -> None:
    assert usual_time(TOY["toy"]) is None


@pytest.mark.parametrize("family", sorted(FAMILIES))
def test_a_family_goes_by_its_first_rule_set_and_each_has_a_short_name_of_its_own(family: str) -> None:
    rule_sets = FAMILIES[family]
    assert rule_sets[0].id == family
    names = [english(game.title, "short") for game in rule_sets]
    assert len(set(names)) == len(names)
    assert all(name[:1] == name[:1].upper() and len(name) <= 16 for name in names)


def test_no_two_families_are_described_alike() -> None:
    assert len({english(game.family_title, "sentence") for game in CATALOGUE.values()}) == len(FAMILIES)


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_a_title_is_that_of_the_game_with_the_variant_or_stands_alone(game: Game) -> None:
    title, variant = english(game.title), english(game.title, "variant")
    assert title == f"{english(game.family_title)}, {variant}" if variant else "," not in title


def test_the_names_of_a_rule_set_in_english() -> None:
    names = {name: english(CATALOGUE[name].title, "short") for name in ("klondike-3", "klondike", "pyramid-tut")}
    assert names == {"klondike-3": "Turn three", "klondike": "Turn one", "pyramid-tut": "Tut’s Tomb"}


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
    words = english(chance(CATALOGUE[name]))
    if words == "nearly all":
        assert lower >= 0.94
        return
    part, whole = map(int, words.removeprefix("at least ").split(" in "))
    if words.startswith("at least"):
        assert lower - 0.06 <= part / whole <= lower
    else:
        assert lower <= part / whole <= upper


def test_a_game_without_judged_deals_makes_no_promise() -> None:
    assert chance(CATALOGUE["bridge"]) is None


@pytest.mark.parametrize(
    ("lower", "upper", "fraction"),
    [(0.061, 0.079, (1, 13)), (0.63, 0.69, (2, 3)), (0.4, 0.6, (1, 2)), (0.75, 0.75001, (3, 4))],
)
def test_the_simplest_fraction_is_the_one_with_the_smallest_denominator(
    lower: float, upper: float, fraction: tuple[int, int]
) -> None:
    assert simplest_fraction(lower, upper) == fraction
