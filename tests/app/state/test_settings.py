"""Each setting has its allowed values. Neither a file nor a button can set another value."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.features.appearance.sheet import LOOKS
from app.panels import setting_choices
from app.state.settings import (
    SUITS,
    UNSPOKEN,
    Settings,
    allowed,
    changed,
    is_allowed,
    is_switch,
    read_settings,
    value_of,
    written,
)
from engine.solving import deal_index
from support.english import english

NONSENSE: list[Any] = ["zzz", "", "Night", 0, 1, 1.0, None, [], ["night"], {"theme": "night"}, True]


@pytest.mark.parametrize("name", Settings._fields)
def test_every_allowed_value_is_read_back(name: str) -> None:
    for value in allowed(name):
        assert read_settings({name: value})._asdict() == {**Settings()._asdict(), name: value}


@pytest.mark.parametrize("name", Settings._fields)
def test_the_default_is_allowed(name: str) -> None:
    assert is_allowed(name, getattr(Settings(), name))


@pytest.mark.parametrize("name", ["theme", "back", "face", "hearts", "tap", "pace", "deals", "verdict"])
@pytest.mark.parametrize("value", NONSENSE, ids=repr)
def test_a_word_that_is_no_value_of_the_setting_is_the_default(name: str, value: object) -> None:
    assert read_settings({name: value, "calm": True}) == Settings(calm=True)


@pytest.mark.parametrize("value", ["true", "", 0, 1, 1.0, None, []], ids=repr)
def test_a_switch_is_on_or_off_and_nothing_else(value: object) -> None:
    assert read_settings({"letters": value, "sound": value}) == Settings()


@given(
    found=st.dictionaries(st.sampled_from([*Settings._fields, "unknown"]), st.text() | st.integers() | st.none())
)
def test_whatever_a_file_holds_all_settings_have_allowed_values(found: dict[str, object]) -> None:
    for name, value in read_settings(found)._asdict().items():
        assert value in allowed(name)


def test_a_change_to_a_value_that_is_not_allowed_changes_nothing() -> None:
    here = Settings(theme="night")
    assert changed(here, "theme", "day") == Settings(theme="day")
    assert changed(here, "calm", True) == Settings(theme="night", calm=True)
    for name, value in (("theme", "zzz"), ("calm", "true"), ("calm", 1), ("_fields", ()), ("unknown", 1)):
        assert changed(here, name, value) is here


@pytest.mark.parametrize("name", Settings._fields)
def test_a_value_is_read_from_a_command_as_it_was_written(name: str) -> None:
    for value in allowed(name):
        assert value_of(name, written(value)) is value
    assert value_of(name, "zzz") == "zzz"


def test_what_is_no_setting_has_no_values() -> None:
    assert value_of("unknown", "on") == "on"


def test_every_setting_and_every_value_has_a_word_for_the_player() -> None:
    for name in Settings._fields:
        # These settings have titles from elsewhere.
        own = [setting_choices.name_of(name)] if name not in {*SUITS, "deals"} else []
        values = [] if is_switch(name) and name not in LOOKS else setting_choices.offered(name)
        for saying in (*own, *(setting_choices.value_name(name, value) for value in values)):
            assert english(saying)
        assert {*setting_choices.offered(name), *(UNSPOKEN if name == "language" else ())} == set(allowed(name))


def test_the_levels_of_deals_are_those_of_the_deal_index() -> None:
    assert allowed("deals") == ("any", "winnable", *deal_index.LEVELS)
