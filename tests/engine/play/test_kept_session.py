"""Test a saved game, whose moves are played only when they are needed."""

import pytest

from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.kept_session import KeptSession, is_damaged
from engine.play.notation import CannotReadError
from engine.play.session import Session

TEXT = "v1/backbone/1/sw.t1t2.sw@2"
ILLEGAL = "v1/backbone/1/sw.t1t8.sw"


def test_of_an_unread_game_deal_text_and_whether_it_was_begun_are_known() -> None:
    session = KeptSession(TEXT, CATALOGUE)
    assert (session.game.id, session.number, session.text(), session.has_moves()) == ("backbone", 1, TEXT, True)
    assert not KeptSession("v1/backbone/1", CATALOGUE).has_moves()
    assert session.is_unread


@pytest.mark.parametrize("first", ["position", "points", "moves_made"])
def test_its_moves_are_played_when_it_is_first_used(first: str) -> None:
    session, read = KeptSession(TEXT, CATALOGUE), Session.read(TEXT, CATALOGUE)
    assert getattr(session, first) == getattr(read, first)
    assert not session.is_unread and not is_damaged(session)
    assert session.text() == TEXT
    assert session.has_moves()
    assert session.contains(read) and read.contains(session)


def test_it_is_read_bit_by_bit() -> None:
    session = KeptSession(TEXT, CATALOGUE)
    work = session.reading()
    next(work)
    assert session.is_unread
    assert len(list(work)) == 2
    assert not session.is_unread
    assert list(session.reading()) == []


def test_what_is_played_while_it_is_read_stays() -> None:
    session = KeptSession(TEXT, CATALOGUE)
    work = session.reading()
    next(work)
    session.redo()
    list(work)
    assert session.text() == "v1/backbone/1/sw.t1t2.sw"


@pytest.mark.parametrize("bad", [ILLEGAL, "v1/backbone/1/sw.)", "v1/backbone/1/sw.(sw", "v1/backbone/1/sw.xyzzy"])
def test_of_a_damaged_game_the_moves_before_the_damage_are_there(bad: str) -> None:
    session = KeptSession(bad, CATALOGUE)
    assert not is_damaged(session)
    assert session.moves_made in {1, 2}
    assert is_damaged(session)
    session.undo()
    assert is_damaged(session)


def test_a_text_that_is_no_game_is_refused_at_once() -> None:
    for text in ("", "v1/whist/1", "v2/backbone/1"):
        with pytest.raises(CannotReadError):
            KeptSession(text, CATALOGUE)


def test_another_missing_attribute_is_an_error_as_everywhere() -> None:
    with pytest.raises(AttributeError, match="nothing_like_it"):
        _ = KeptSession(TEXT, CATALOGUE).nothing_like_it


# In a history


def unread(text: str) -> HistoryEntry:
    return HistoryEntry(KeptSession(text, CATALOGUE), text)


def test_a_history_reads_all_games_and_drops_those_that_are_damaged() -> None:
    history = History(unread(ILLEGAL))
    for text in ("v1/klondike/7/sw", ILLEGAL, TEXT, "v1/golf/3"):
        history.entries.append(unread(text))
    history.at = 3
    assert len(list(history.reading())) == 3 + 1 + 1 + 1
    assert history.remove_damaged()
    assert [entry.token for entry in history.entries] == ["v1/klondike/7/sw", TEXT, "v1/golf/3"]
    assert history.entry.token == TEXT
    assert not history.remove_damaged()


def test_a_damaged_game_on_the_table_stays_there() -> None:
    history = History(unread(ILLEGAL))
    list(history.reading())
    assert not history.remove_damaged()
    assert history.session.moves_made == 1
