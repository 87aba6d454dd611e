"""Settings and favourites are restored. An invalid value is replaced by the default."""

import pytest

from app.features.gallery.favourites import FAVOURITES
from app.state.settings import Settings
from support.visits import Visit


def test_settings_come_back(first: Visit) -> None:
    chosen = Settings(theme="night", four_colours=True, letters=False)
    first.storage.save_settings(chosen)
    assert first.next().storage.load_settings() == chosen


def test_settings_of_another_kind_are_as_at_first_and_unknown_ones_stay(first: Visit) -> None:
    again = first.next_after(settings={"theme": 4, "calm": True, "unheard": "of"})
    assert again.storage.load_settings() == Settings(calm=True)
    again.storage.save_settings(Settings(theme="day"))
    assert again.state["settings"]["unheard"] == "of"


@pytest.mark.parametrize("settings", [None, 3, "night", [1]])
def test_settings_that_are_none_are_as_at_first(first: Visit, settings: object) -> None:
    storage = first.next_after(settings=settings).storage
    assert storage.load_settings() == Settings()
    storage.save_settings(Settings(theme="day"))
    assert storage.load_settings() == Settings(theme="day")


def test_favourites_come_back(first: Visit) -> None:
    for favourites in (["clock", "klondike"], []):
        first.storage.save_data(FAVOURITES, favourites)
        assert first.next().storage.load_data(FAVOURITES) == favourites
    assert first.told == []


@pytest.mark.parametrize("games", [None, 3, "klondike", {"klondike": 1}, [3, None, ["klondike"]]])
def test_damaged_favourites_are_none(first: Visit, games: object) -> None:
    assert first.next_after(favourites=games).storage.load_data(FAVOURITES) == []
