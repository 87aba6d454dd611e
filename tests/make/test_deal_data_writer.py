"""Check the file of verdicts. Writing it again gives the same bytes; new verdicts never change the daily deals."""

from pathlib import Path

import pytest

from engine.solving import deal_index
from engine.solving.deal_data import COUNTS, DAILY, LATER, NODES, SIGNS
from make import deal_data_writer
from make.deal_data_writer import CHARTS, Data, won_later
from make.tools import CannotBuildError


def test_the_file_is_as_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = deal_data_writer.FILE.read_bytes()
    monkeypatch.setattr(deal_data_writer, "FILE", tmp_path / "deal_data.py")
    deal_data_writer.write(Data(NODES, DAILY, LATER, COUNTS, SIGNS))
    assert deal_data_writer.FILE.read_bytes() == kept


def test_a_long_chart_is_parted_into_what_is_needed_at_once_and_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_data_writer, "CHARTS", tmp_path / "charts")
    for rest in ("1x?", "2", ""):
        deal_data_writer.write_rest("clock", rest)
        file = tmp_path / "charts/clock.txt"
        assert (file.read_text() if file.exists() else "") == rest


def test_the_rest_of_each_chart_begins_where_the_module_ends() -> None:
    assert {path.stem for path in CHARTS.iterdir()} == {
        name for name in SIGNS if len(SIGNS[name]) < sum(COUNTS[name])
    }
    for name, signs in SIGNS.items():
        file = CHARTS / f"{name}.txt"
        assert deal_index.counts_of(signs + (file.read_text() if file.exists() else "")) == COUNTS[name]


def test_deals_that_had_no_verdict_are_named_once_they_are_proved_winnable() -> None:
    assert won_later("1?x?", "3xx2?1") == [4]
    assert won_later("", "123") == []


def test_a_level_may_change_but_a_win_must_be_found_again() -> None:
    assert won_later("123", "321") == []
    with pytest.raises(CannotBuildError, match="allow more positions: 2, 4"):
        won_later("12?3", "1?1x")
    with pytest.raises(CannotBuildError, match="allow more positions: 3"):
        won_later("113", "11")
