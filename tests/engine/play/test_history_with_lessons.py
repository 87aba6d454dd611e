"""Test how the list of all games treats lessons: they are resumed and offered, but give up no other game."""

from engine.core.game import Move
from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.session import Session
from support.toy import BAG, new_entry


def lesson_entry(token: str, *moves: Move) -> HistoryEntry:
    return new_entry(token, *moves)._replace(lesson="on")


def test_a_lesson_is_resumed_if_it_was_on_the_table_last_and_the_own_game_is_offered_beside_it() -> None:
    own, lesson = new_entry("own", BAG), lesson_entry("lesson", BAG, BAG)
    games = [own.session.game]
    history = History(own)
    history.append(lesson)
    assert history.also_begun(games) == [0]
    history.append(HistoryEntry(Session(CATALOGUE["golf"], 1), "golf"))  # the golf game is now the current one
    assert history.unfinished(games[0]) == 1 and history.also_begun(games) == [0]
    history.resume(0)
    assert history.entry.token == "own"
    assert [history.entries[at].token for at in history.also_begun(games)] == ["lesson"]


def test_of_a_lesson_begun_again_only_the_last_is_offered() -> None:
    history = History(new_entry("own", BAG))
    for token in ("first", "second", "third"):
        history.append(lesson_entry(token, BAG))
    assert [history.entries[at].token for at in history.also_begun([history.session.game])] == ["own"]


def test_a_game_is_found_also_when_others_were_removed_before_it() -> None:
    history = History(new_entry("damaged", BAG))
    for token in ("wanted", "here"):
        history.append(new_entry(token, BAG))
    game, number = history.session.game.id, history.session.number
    assert history.find_begun(1, game, number) == 1
    history.remove(0)
    assert history.find_begun(2, game, number) == 1  # another game of the same deal
    assert history.find_begun(0, "golf", number) is None


def test_a_lesson_is_resumed_after_all_own_games_if_another_deal_was_on_the_table_since() -> None:
    lesson, own = lesson_entry("lesson", BAG, BAG), new_entry("own")
    history = History(lesson)
    history.append(own)
    assert history.unfinished(own.session.game) == 1 and history.also_begun([own.session.game]) == [0]


def test_a_lesson_is_never_one_of_the_games_to_give_up() -> None:
    history = History(lesson_entry("lesson", BAG))
    history.append(new_entry("own", BAG))
    assert history.other_games_begun() == []
    assert history.unfinished_deal(new_entry("linked").session) == 1


def test_ending_the_lessons_leaves_all_games_where_they_are() -> None:
    history = History(lesson_entry("lesson", BAG))
    history.append(new_entry("own", BAG))
    history.end_lessons()
    assert [(entry.token, entry.lesson) for entry in history.entries] == [("lesson", "over"), ("own", "")]
    assert not history.entries[0].counts and history.entries[1].counts


def test_lessons_are_dropped_before_games_in_progress() -> None:
    history = History(new_entry("own", BAG))
    for number in range(20):
        history.append(lesson_entry(str(number), BAG))
    assert history.entries[0].token == "own"
    assert len(history.entries) == 12
