"""The data that features store: any value can be read, it is restored, and a backup only adds to it."""

import json

import pytest

from app.features.gallery.favourites import FAVOURITES
from app.state.feature_data import FeatureData
from support.app_alone import alone

LISTS: list[object] = [[], [None, 5, "golf", ["golf"]], [{}] * 3]
NONSENSE: list[object] = [None, 5, 1.5, True, "x", "<b>", {}, {"golf": 5, "": None}, *LISTS]
KEPT = {"asked_to_stay", "at", "backup", "games", "order", "settings", "version"}
IN_A_BACKUP = {"at", "format", "games", "results", "settings", "version", "written"}
DATA = [data for part in alone().app.core.features for data in part.data]


def test_each_has_a_name_of_its_own() -> None:
    names = [data.name for data in DATA]
    assert len(names) == len(set(names)) and not (KEPT | IN_A_BACKUP) & set(names)


@pytest.mark.parametrize("data", DATA, ids=lambda data: data.name)
@pytest.mark.parametrize("value", NONSENSE, ids=repr)
def test_whatever_is_kept_can_be_read_written_and_joined(data: FeatureData, value: object) -> None:
    found, first = data.read(value), data.read(None)
    assert data.read(json.loads(json.dumps(found))) == found
    assert data.joined(found, first) == data.joined(found, found) == data.joined(first, found) == found


def test_it_comes_back_on_the_next_visit_and_from_a_backup_on_another_device() -> None:
    tab = alone()
    tab.app.core.do("favourite golf")
    tab.app.core.do("export")
    assert tab.app.core.storage.load_data(FAVOURITES) == ["golf"]
    other = alone()
    other.device.files = tab.device.files
    other.app.core.do("favourite clock")
    other.app.core.do("import")
    assert other.app.core.storage.load_data(FAVOURITES) == ["clock", "golf"]


def test_of_a_file_only_the_games_that_there_are_become_favourites() -> None:
    assert FAVOURITES.joined(["whist"], ["golf", "loo"]) == ["golf", "whist"]
