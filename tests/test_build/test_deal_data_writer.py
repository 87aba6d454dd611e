"""New verdicts on deals never change which deals are daily deals."""

import pytest

from make.deal_data_writer import won_later
from make.tools import CannotBuildError


def test_deals_that_had_no_verdict_are_named_once_they_are_proved_winnable() -> None:
    assert won_later("1?x?", "3xx2?1") == [4]
    assert won_later("", "123") == []


def test_a_level_may_change_but_a_win_must_be_found_again() -> None:
    assert won_later("123", "321") == []
    with pytest.raises(CannotBuildError, match="allow more positions: 2, 4"):
        won_later("12?3", "1?1x")
    with pytest.raises(CannotBuildError, match="allow more positions: 3"):
        won_later("113", "11")
