"""The score in the header and on the sheets. The chosen way of scoring does not change the results."""

import pytest

from app.features.pause.sheet import paused
from app.features.settings.sheet import settings_sheet
from app.panels.ending_html import ended
from app.state import scores
from app.state.settings import Settings, allowed
from chromium.player import won_link
from engine.core.game import Game, Status
from engine.games.catalogue import CATALOGUE
from engine.play import scoring
from engine.play.session import Session
from support.english import english
from support.fake_browser import Browser
from support.page import before_the_finish, choose_setting, saved

VEGAS = Settings(klondike_score="vegas")
WON = Session.read(won_link("klondike"), CATALOGUE)


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_the_settings_offer_what_the_engine_can_score_and_the_score_of_the_game(game: Game) -> None:
    offered = [each.id for each in scoring.scorings(game)]
    name = scores.SETTINGS.get(game.family)
    assert (list(allowed(name)) if name else ["home"]) == ["home", *offered]


def test_the_score_in_words() -> None:
    assert english(scores.score_words(WON, Settings())) == "52 home"
    assert english(scores.score_words(WON, VEGAS)) == "208 points"
    assert english(scores.score_words(Session(CATALOGUE["klondike-3"], 1), VEGAS)) == "\u221252 points"
    assert english(scores.score_words(Session(CATALOGUE["golf"], 1), VEGAS)) == "35 left"


def test_the_sheets_show_the_chosen_score() -> None:
    assert "<b>208</b><small>points</small>" in ended(Status.WON, WON, 60, VEGAS).body
    paused_sheet = paused(WON, 60, VEGAS).body
    assert "208 points" in paused_sheet and "52 home" not in paused_sheet


def test_the_settings_say_what_scores() -> None:
    for settings in (VEGAS, Settings(klondike_score="standard")):
        other = scores.chosen(WON.game, settings)
        assert other
        assert english(other.rule) in settings_sheet(settings).body
    assert not any(english(each.rule) in settings_sheet(Settings()).body for each in scoring.scorings(WON.game))


def test_the_end_of_a_game_tells_the_chosen_score_and_the_game_keeps_its_own(browser: Browser) -> None:
    browser.go_to(before_the_finish().link())
    choose_setting(browser, "choose klondike_score vegas")
    browser.press("#run")
    browser.rest()
    assert "208points" in browser.text("#panel")
    assert saved(browser).points == 52  # the points of the result are not the Vegas score
