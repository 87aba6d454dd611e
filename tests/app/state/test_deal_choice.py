"""Which deals are dealt. By default they can be won, however the player opens the game."""

import pytest

from app.state.all_results import AllResults
from app.state.chance import easiest
from app.state.deal_choice import is_short_of_deals, offers_winnable, wanted_deals
from app.state.settings import Settings
from app.state.table import Table
from app.view.prerender import FIRST_DEAL, FIRST_GAME
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from engine.solving import deal_index
from engine.solving.solve import Answer
from support.fake_browser import Browser
from support.page import saved
from support.tables import Outside

CHARTED = [name for name, game in CATALOGUE.items() if offers_winnable(game)]


def can_be_won(session: Session) -> bool:
    return deal_index.answer(session.game.id, session.number) is Answer.WINNABLE


def choose_deals(browser: Browser, which: str) -> None:
    browser.press("#menu")
    browser.press(f'#panel [data-do="choose deals {which}"]')
    browser.key("Escape")


def test_the_first_deal_of_all_can_be_won() -> None:
    assert deal_index.answer(FIRST_GAME, FIRST_DEAL) is Answer.WINNABLE


@pytest.mark.parametrize("name", CHARTED)
def test_by_default_every_new_deal_can_be_won(name: str) -> None:
    numbers = wanted_deals(CATALOGUE[name], Settings().deals, tuple)
    assert len(numbers) > (50 if name == "russian" else 100)  # it can be won so rarely
    assert all(deal_index.answer(name, number) is Answer.WINNABLE for number in numbers)


def test_where_nothing_is_to_be_decided_deals_are_not_chosen() -> None:
    """The Clock offers no decisions, so with only winnable deals, every game of it would be won."""
    assert not offers_winnable(CATALOGUE["clock"])
    assert wanted_deals(CATALOGUE["clock"], "winnable", tuple) == ()


def test_deals_already_played_come_again_only_when_no_others_are_left() -> None:
    game = CATALOGUE["spider-2"]
    numbers = wanted_deals(game, "winnable", tuple)
    assert wanted_deals(game, "winnable", lambda: numbers[1:]) == [numbers[0]]
    assert list(wanted_deals(game, "winnable", lambda: numbers)) == list(numbers)


def test_without_a_deal_of_the_level_any_that_can_be_won_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_index, "_charts", {"golf": "x1?1"})
    deal_index.winnable.cache_clear()
    try:
        assert list(wanted_deals(CATALOGUE["golf"], "hard", tuple)) == [2, 4]
    finally:
        deal_index.winnable.cache_clear()


def test_the_rest_of_a_chart_is_wanted_once_few_deals_are_left() -> None:
    game = CATALOGUE["klondike"]
    numbers = wanted_deals(game, "winnable", tuple)
    assert not is_short_of_deals(game, "winnable", ())
    assert is_short_of_deals(game, "winnable", frozenset(numbers[:-50]))
    assert not is_short_of_deals(game, "any", frozenset(numbers))


def test_new_deals_use_every_number_alike(here: Table, outside: Outside) -> None:
    # The number of a deal is the rest of a random word divided by the count of deals. The first two words lie
    # beyond the last multiple of this count, so they are dropped. The third one is used.
    words = iter([2**32 - 1, 2**32 - 2, 999_998])
    world = outside.world()._replace(random_words=lambda count: [next(words)])
    again = Table(CATALOGUE, here.history, AllResults(), world)
    assert again.fresh_number(CATALOGUE["backbone"]) == 999_999


def test_a_newcomer_begins_with_the_easiest_rule_set() -> None:
    games = {family: CATALOGUE.rule_sets(family) for family in CATALOGUE.families()}
    found = {family: easiest(rule_sets).id for family, rule_sets in games.items()}
    other = {family: name for family, name in found.items() if name != games[family][0].id}
    assert other == {"spider": "spider-1"}


# On the page: each way to open a game


@pytest.mark.parametrize("name", CHARTED)
def test_the_gallery_opens_each_game_with_a_deal_that_can_be_won(browser: Browser, name: str) -> None:
    browser.press("#games")
    browser.rest()  # the last tiles get their content one by one
    orders = {button.getAttribute("data-do"): button for button in browser.find_all("#gallery [data-do]")}
    browser.press(next(button for order, button in orders.items() if order.split()[:2] == ["game", name]))
    assert saved(browser).game.id == name
    assert can_be_won(saved(browser))


def test_the_gallery_shows_the_easiest_form_to_newcomers_and_then_the_one_played(browser: Browser) -> None:
    browser.press("#games")
    tile = browser.find("#gallery #tile-spider .play")
    assert tile.getAttribute("data-do").startswith("game spider-1 ")
    browser.go_to("v1/spider/3")
    browser.tap(browser.place("s"))
    browser.go_to("v1/golf/1")
    browser.press("#games")
    assert browser.find("#gallery #tile-spider .play").getAttribute("data-do") == "game spider"


def test_a_choice_of_deals_holds_for_games_that_the_gallery_has_shown_before(browser: Browser) -> None:
    """The pictures of the gallery keep their deals. After another choice, these deals are not used."""
    choose_deals(browser, "any")
    for _ in range(2):  # now each picture shows any deal, winnable or not
        browser.press("#games")
        browser.key("Escape")
    choose_deals(browser, "winnable")
    browser.press("#games")
    for tile in browser.find_all("#gallery .play"):
        name, *number = tile.getAttribute("data-do").split()[1:]
        if number and offers_winnable(CATALOGUE[name]):
            assert deal_index.answer(name, int(number[0])) is Answer.WINNABLE


def test_who_wants_any_deal_gets_any(browser: Browser) -> None:
    choose_deals(browser, "any")
    browser.press("#new")
    assert saved(browser).number > deal_index.deals_judged("backbone")


def test_a_link_for_a_new_deal_opens_one_that_can_be_won(pyodide: None) -> None:
    browser = Browser(address="/?do=new")
    browser.start()
    assert can_be_won(saved(browser))
    browser.check()
