"""The rules of a game are changed on sheets, and then the game is played, kept and counted like any other."""

from xml.etree.ElementTree import Element

import pytest

from app.features.rules.changing import change_rules, choose_rule
from app.features.statistics.sheet import statistics_overview
from app.state.all_results import AllResults
from app.view.markup import Markup
from engine.games.catalogue import CATALOGUE
from engine.play.statistics import Result
from engine.records.recorded import Recorded
from support.app_alone import Alone, alone
from support.extent import sample
from support.fake_browser import Browser
from support.page import saved
from support.sheets import commands, read, text

OWN = "klondike~Tfa"


def buttons(body: Markup) -> list[Element]:
    return list(read(body).iter("button"))


def test_a_rule_is_changed_in_three_presses_and_then_played(browser: Browser) -> None:
    browser.go_to("v1/klondike/7")
    browser.key("i")
    browser.press('#panel [data-do="change-rules"]')
    browser.press('#panel [data-do="change-rule fill klondike"]')
    assert browser.text("#panel-title") == "Choose a rule"
    browser.press(f'#panel [data-do="change-rules {CATALOGUE[OWN].id} fill"]')
    assert browser.text("#panel-title") == "Klondike, house rules"
    assert "Any card, on its own" in browser.text("#panel-body")
    focused = browser.document.focused  # whoever plays by keys goes on from the changed rule
    assert focused and focused.getAttribute("data-do") == f"change-rule fill {CATALOGUE[OWN].id}"
    assert saved(browser).game.id == "klondike"  # until the player plays by the new rules
    browser.press(f'#panel [data-do="game {CATALOGUE[OWN].id}"]')
    assert saved(browser).game.id == CATALOGUE[OWN].id
    assert not browser.is_open("panel")
    browser.check()


def test_a_game_by_own_rules_is_there_again_on_the_next_visit() -> None:
    tab = alone()
    tab.app.core.do(f"link v1/{OWN}/7/sw.sw")
    tab.place.clock.advance(1000)
    assert tab.app.core.session.link() == f"v1/{OWN}/7/sw.sw"
    tab.close()
    again = Alone(tab.place)
    assert again.app.core.session.link() == f"v1/{OWN}/7/sw.sw"


@pytest.mark.parametrize("name", (*sample(tuple(CATALOGUE.records()), 3, len(CATALOGUE.records())), OWN))
def test_every_rule_on_the_sheet_leads_to_its_choices_and_back(name: str) -> None:
    game = CATALOGUE[name]
    for rule in CATALOGUE.changes(game):
        assert f"change-rule {rule.name} {game.id}" in commands(change_rules(game, "tall").body)
        choices = buttons(choose_rule(rule).body)
        marked = [each for each in choices if each.get("aria-current")]
        assert [each.get("data-do") for each in marked] == [f"change-rules {game.id} {rule.name}"]
        for each in choices:
            verb, other, _ = str(each.get("data-do")).split(" ")
            changed = CATALOGUE[other]
            assert verb == "change-rules" and isinstance(changed, Recorded)
            assert text(change_rules(changed, "wide").body)


def test_games_with_other_rules_than_those_of_a_record_are_not_changed() -> None:
    for name in ("bridge", "clock", "backbone"):
        assert not CATALOGUE.changes(CATALOGUE[name])


def test_results_of_games_by_own_rules_are_kept_counted_and_listed() -> None:
    """Check an id that is longer than those of all listed games."""
    damages: list[str] = []
    book = AllResults(damaged=lambda: damages.append("damaged"))
    name = CATALOGUE["klondike~Tfa"].id
    book.add(Result("t", name, 5, True, 100, 60.0, 52, 1.7e9, "", "2026-01-01"))
    assert [result.game for result in book.results] == [name] and not damages
    assert f"statistics {name}" in commands(statistics_overview(book.results, CATALOGUE).body)
