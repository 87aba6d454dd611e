"""Settings that the player chooses on their sheet."""

from typing import Any

import pytest

from app.core.table_presenter import TablePresenter
from app.features.appearance.sheet import LOOKS
from app.features.settings.sheet import GROUPS, NOTED, settings_sheet
from app.state.settings import Settings, is_switch
from app.state.table_sounds import Heard
from app.view import sounds
from app.words.known import LANGUAGES
from chromium.player import won_link
from engine.games.catalogue import CATALOGUE
from engine.play import safe_moves
from engine.play.session import Session
from engine.solving import deal_index
from support.fake_browser import Browser
from support.page import before_the_finish, choose_setting, saved, saved_settings
from support.sheets import read


def test_settings_are_applied_saved_and_shown(browser: Browser) -> None:
    choose_setting(browser, "choose theme night")
    assert browser.document.documentElement.dataset.theme == "night"
    choose_setting(browser, "choose four_colours on")
    assert browser.document.documentElement.dataset.colours == "4"
    assert (saved_settings(browser)["theme"], saved_settings(browser)["four_colours"]) == ("night", True)
    choose_setting(browser, "switch show_time")
    assert browser.find("#clock").hidden


def test_the_device_changes_the_colours_only_where_it_is_asked(browser: Browser) -> None:
    root = browser.document.documentElement
    browser.prefer("(prefers-color-scheme: dark)", holds=True)
    assert root.dataset.theme == "night"
    choose_setting(browser, "choose theme felt")
    browser.prefer("(prefers-color-scheme: dark)", holds=False)
    browser.prefer("(prefers-color-scheme: dark)", holds=True)
    assert root.dataset.theme == "felt"


def test_which_deals_come_is_chosen_in_the_menu_which_stays_open(browser: Browser) -> None:
    browser.go_to("v1/klondike/1")
    browser.press("#menu")
    browser.press('#panel [data-do="choose deals winnable"]')
    assert browser.text("#panel-title") == "Menu"
    assert saved_settings(browser)["deals"] == "winnable"


def test_another_score_is_shown_for_its_game_alone(browser: Browser) -> None:
    browser.go_to("v1/klondike/1")
    assert browser.text("#score") == "0 home"
    choose_setting(browser, "choose klondike_score vegas")
    assert saved_settings(browser)["klondike_score"] == "vegas"
    assert browser.text("#score") == "\u221252 points"
    browser.go_to("v1/spider/1")
    assert browser.text("#score") == "0 runs"
    choose_setting(browser, "choose spider_score 500")
    assert browser.text("#score") == "500 points"
    browser.press("#clock")
    assert "500 points" in browser.text("#panel")
    browser.press('#panel [data-do="close"]')
    browser.go_to("v1/golf/1")
    assert "points" not in browser.text("#score")


def test_safe_cards_go_home_from_the_next_move_on(browser: Browser) -> None:
    session = Session.read(won_link("freecell"), CATALOGUE)
    node = next(
        node
        for node in session.line()
        if node.parent and safe_moves.safe_move(session.game, node.position) and node.move and node.move.n == 1
    )
    move, made = node.move, node.depth
    assert node.parent and move
    session.go_to(node.parent)
    choose_setting(browser, "switch safe_home")
    browser.go_to(session.link())
    source, target = (browser.place(session.game.spots[spot].name) for spot in (move.source, move.target))
    browser.drag(source, (source[0] + 20, source[1] + 20), target)
    assert saved(browser).moves_made > made
    browser.press("#undo")
    assert saved(browser).moves_made == made - 1


def test_sounds_are_heard_only_once_they_are_switched_on(browser: Browser) -> None:
    browser.tap(browser.place("s"))
    assert browser.window.sounds == 0
    choose_setting(browser, "switch sound")
    before = browser.window.sounds
    assert before  # switching on plays a sample
    browser.tap(browser.place("s"))
    assert browser.window.sounds == before + len(sounds.tones(Heard("turn")))


def test_the_device_vibrates_only_once_that_is_switched_on(browser: Browser) -> None:
    browser.go_to("v1/klondike/1")
    browser.tap(browser.place("t1"))
    assert browser.window.vibrations == []
    choose_setting(browser, "switch vibration")
    assert browser.window.vibrations == [sounds.VIBRATIONS["place"]]
    browser.key("y")  # there is nothing to redo, so the move is refused
    assert browser.window.vibrations[1:] == [sounds.VIBRATIONS["refuse"]]


def test_a_browser_without_sound_and_vibration_plays_on(browser: Browser) -> None:
    window: Any = browser.window
    window.AudioContext = window.navigator.vibrate = None
    choose_setting(browser, "switch sound")
    choose_setting(browser, "switch vibration")
    browser.tap(browser.place("s"))
    assert saved(browser).moves_made == 1


def test_sounds_stop_while_the_page_is_hidden(browser: Browser) -> None:
    made = []
    make = browser.window.AudioContext.new

    def new() -> Any:
        made.append(make())
        return made[-1]

    browser.window.AudioContext.new = new
    choose_setting(browser, "switch sound")
    browser.hide()
    assert [audio.state for audio in made] == ["suspended"]
    browser.show()
    assert [audio.state for audio in made] == ["running"]


def test_each_automatic_move_that_is_shown_is_heard(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Heard | None] = []
    monkeypatch.setattr(TablePresenter, "hear", lambda presenter, sound: heard.append(sound))
    browser.go_to(before_the_finish().link())
    browser.advance(2000)
    heard.clear()
    browser.press("#run")
    browser.rest()
    homes = [sound.rank for sound in heard if sound and sound.name == "home"]
    assert len(homes) > 5 and homes[-1] == 13
    assert heard.count(Heard("win")) == 1


def win_by_itself(browser: Browser, number: int) -> None:
    """Play a game that plays by itself and wins. Its sheet is open at the end."""
    browser.go_to(f"v1/clock/{deal_index.winnable('clock')[number]}")
    browser.press("#run")
    browser.rest()
    assert browser.find("#panel").dataset.name == "end"


def test_sound_is_offered_after_the_very_first_win_and_never_again(browser: Browser) -> None:
    win_by_itself(browser, 0)
    browser.press('#panel [data-do="sound-on"]')
    assert saved_settings(browser)["sound"] is True
    assert browser.find("#panel").dataset.name == "end" and "Sound is on" in browser.text("#panel-said")
    browser.key("Escape")
    choose_setting(browser, "switch sound")
    win_by_itself(browser, 1)
    assert not browser.find_all('#panel [data-do="sound-on"]')


def test_every_setting_is_on_the_sheet_with_its_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LANGUAGES, "xx", "Another")  # with English alone, there would be no choice of a language
    chosen = Settings(tap="chooses", sound=True, letters=False, pace="slow", verdict="never", volume="quiet")
    body = settings_sheet(chosen).body
    switches = {
        b.get("data-do"): b.get("aria-checked") for b in read(body).iter("button") if b.get("role") == "switch"
    }
    names = {name for name in Settings._fields if is_switch(name)} - LOOKS
    names -= {"national_index"}  # this switch exists only in a language with letters of its own
    assert switches == {f"switch {name}": str(getattr(chosen, name)).lower() for name in names}
    pressed = [b.get("data-do") for b in read(body).iter("button") if b.get("aria-pressed") == "true"]
    assert pressed == [
        *("choose language auto", "choose tap chooses", "choose stock thumb", "choose card_size 1"),
        *("choose volume quiet", "choose verdict never", "choose advice all"),
        *("choose klondike_score home", "choose spider_score home", "choose motion normal", "choose pace slow"),
        *("choose scanning off", "choose dwell off"),
    ]
    grouped = [name for group in GROUPS for name in group.settings]
    assert sorted([*grouped, *LOOKS, "deals"]) == sorted(Settings._fields)  # "deals" is in the menu
    assert set(grouped) >= NOTED
