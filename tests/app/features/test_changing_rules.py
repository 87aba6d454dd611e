"""The rules of a game are changed on sheets, and then the game is played, kept and counted like any other."""

from xml.etree.ElementTree import Element

import pytest

from app.features.rules.changing import change_rules, choose_rule
from app.features.statistics.sheet import statistics_overview
from app.state import own_names
from app.state.all_results import AllResults
from app.state.gallery import tiles
from app.view.markup import Markup
from engine.games.catalogue import CATALOGUE
from engine.play.results import Result
from engine.rules.recorded import Recorded
from support.app_alone import Alone, alone
from support.english import english
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


def name_it(tab: Alone, name: str) -> None:
    tab.app.core.do(f"name-rules {CATALOGUE[OWN].id} {name}")


def title(tab: Alone) -> str:
    return english(tab.app.core.session.game.family_title)


def test_rules_of_ones_own_get_a_name_that_is_there_again_on_the_next_visit() -> None:
    tab = alone()
    tab.app.core.do(f"link v1/{OWN}/7")
    assert title(tab) == "Klondike, house rules"
    tab.app.core.do(f"change-rules {CATALOGUE[OWN].id}")
    panel = tab.app.core.panels.panel
    assert panel and f"name-rules {CATALOGUE[OWN].id}" in panel.body
    name_it(tab, "  Grandma’s\n game ")
    assert title(tab) == "Grandma’s game"
    panel = tab.app.core.panels.panel
    assert panel and panel.title == "Grandma’s game"
    tab.app.core.do("close")
    tab.place.clock.advance(1000)
    tab.close()
    again = Alone(tab.place)
    assert title(again) == "Grandma’s game"
    name_it(again, "")
    assert title(again) == "Klondike, house rules"


def test_rules_that_were_only_named_are_in_the_gallery() -> None:
    tab = alone()
    name_it(tab, "Grandma’s game")
    table = tab.app.core.table
    found = tiles(CATALOGUE, table.history, table.results, frozenset(), lambda game: 1)
    assert "Grandma’s game" in {english(tile.title) for tile in found}


def test_names_go_into_backups_and_those_that_are_here_stay() -> None:
    tab = alone()
    name_it(tab, "Theirs")
    tab.app.core.do(f"name-rules {CATALOGUE['freecell~Tfk'].id} Only there")
    tab.app.core.do("export")
    other = alone()
    other.device.files = tab.device.files
    name_it(other, "Mine")
    other.app.core.do("import")
    assert english(CATALOGUE[OWN].family_title) == "Mine"
    assert english(CATALOGUE["freecell~Tfk"].family_title) == "Only there"


@pytest.mark.parametrize("name", ["klondike", "bridge", "~", "no-game", ""])
def test_only_rules_of_ones_own_get_a_name(name: str) -> None:
    tab = alone()
    tab.app.core.do(f"name-rules {name} Mine")
    assert not tab.app.core.storage.load_data(own_names.OWN)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (" a  b ", "a b"),
        ("x" * 500, "x" * 24),
        ("\u202eevil\u2066 \ud800half\x00", "evil half"),
        ("\n\t", ""),
        ("\ufeff\u3164\U000e0041\xad", ""),
        ("a\u061cb", "a b"),
        ("שלי", "שלי"),
    ],
)
def test_a_name_has_only_characters_that_are_seen(typed: str, kept: str) -> None:
    assert own_names.tidied(typed) == kept
