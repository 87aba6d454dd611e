"""The file of verdicts is as it is written, and new verdicts never change which deals are daily deals."""

from pathlib import Path

import pytest

from engine.solving.deal_data import DAILY, LATER, NODES, SIGNS
from make import deal_data_writer
from make.deal_data_writer import won_later
from make.tools import CannotBuildError


def test_the_file_is_as_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = deal_data_writer.FILE.read_bytes()
    monkeypatch.setattr(deal_data_writer, "FILE", tmp_path / "deal_data.py")
    deal_data_writer.write(SIGNS, NODES, DAILY, LATER)
    assert deal_data_writer.FILE.read_bytes() == kept


def test_deals_that_had_no_verdict_are_named_once_they_are_proved_winnable() -> None:
    assert won_later("1?x?", "3xx2?1") == [4]
    assert won_later("", "123") == []


def test_a_level_may_change_but_a_win_must_be_found_again() -> None:
    assert won_later("123", "321") == []
    with pytest.raises(CannotBuildError, match="allow more positions: 2, 4"):
        won_later("12?3", "1?1x")
    with pytest.raises(CannotBuildError, match="allow more positions: 3"):
        won_later("113", "11")
