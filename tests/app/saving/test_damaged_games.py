"""A stored game that is damaged, or that a newer page has changed, stays as it is and harms no other game."""

from typing import Any

import pytest

from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.session import Session
from support.kept_texts import kept_games
from support.visits import DAMAGED, TOKENS, Visit, tokens

ILLEGAL = {"game": "v1/backbone/1/sw.t1t8", "token": "x", "seconds": 1}
BAD_GAMES: list[Any] = [7, {}, {"game": 7}, {"game": "v1/whist/1", "token": "x", "seconds": 1}]


@pytest.mark.parametrize("bad", BAD_GAMES)
def test_one_damaged_game_does_not_take_the_others_along(visit: Visit, bad: Any) -> None:
    again = visit.next_after(games={"9": bad}, order=[1, 9, 2], at=2)
    back = again.load()
    assert (tokens(back), back.entry.token) == (TOKENS, "two")
    assert again.told == [DAMAGED]
    back.session.undo()
    again.save_again(back)
    assert again.state["games"]["9"] == bad  # the damaged game is stored unchanged
    assert again.next().load()
    assert again.told == [DAMAGED]  # the message is not repeated


@pytest.mark.parametrize("number", ["'5", "9" * 5000, "", "²"])
def test_a_game_whose_number_is_none_harms_nothing(visit: Visit, number: str) -> None:
    again = visit.next_after(games={number: visit.game})
    back = again.load()
    assert len(back.entries) == 2
    back.append(HistoryEntry(Session(CATALOGUE["golf"], 3), "three"))
    again.save_again(back)
    assert [game["token"] for game in kept_games(again.shelf.stores)] == [*TOKENS, "three"]
    assert set(again.state["games"]) == {"1", "2", "3", number}


def test_what_a_newer_page_added_to_a_game_stays(visit: Visit) -> None:
    again = visit.next_after(games={"2": {**visit.game, "later": [1]}}, more=5)
    back = again.load()
    back.session.undo()
    again.save_again(back)
    assert again.game["later"] == [1]
    assert again.game["game"].endswith("@0")
    assert again.state["more"] == 5


def test_an_order_that_names_a_game_twice_or_no_number_at_all_shows_each_game_once(visit: Visit) -> None:
    back = visit.next_after(order=[2, [1], 2, True, 1, "1", None], at=1).load()
    assert (tokens(back), back.at) == (["two", "one"], 1)


@pytest.mark.parametrize(("at", "token"), [(1, "one"), (2, "two"), (9, "one"), (None, "one"), ("2", "one")])
def test_the_game_on_the_table_is_found_again(visit: Visit, at: object, token: str) -> None:
    assert visit.next_after(at=at).load().entry.token == token


@pytest.mark.parametrize("order", [None, 7, {"1": 2}, [], [7, "x", None, [1]]])
def test_without_games_in_order_there_are_none(visit: Visit, order: object) -> None:
    assert visit.next_after(order=order).storage.load_games(CATALOGUE) is None


@pytest.mark.parametrize("played", [None, "yesterday", -5, 1e300, True, [1]])
def test_a_date_that_makes_no_sense_costs_no_game(visit: Visit, played: object) -> None:
    back = visit.next_after(games={"2": {**visit.game, "played": played}}).load()
    assert len(back.entries) == 2
    assert back.entries[1].last_played in {0, 1}


# Illegal moves


def test_a_game_on_the_table_with_an_illegal_move_makes_room_for_another(visit: Visit) -> None:
    back = visit.next_after(games={"9": ILLEGAL}, order=[1, 9, 2], at=9).load()
    assert visit.told == [DAMAGED]
    assert (tokens(back), back.entry.token) == (TOKENS, "one")


def with_illegal_game(visit: Visit) -> tuple[Visit, History]:
    """Return the next visit and its games.

    A game with an illegal move lies between the two games of the evening. It was not read yet.
    """
    again = visit.next_after(games={"9": ILLEGAL}, order=[1, 9, 2], at=2)
    back = again.load()
    assert again.told == []
    return again, back


def test_an_illegal_move_in_another_game_is_found_later_and_the_game_stays_as_it_was(visit: Visit) -> None:
    again, back = with_illegal_game(visit)
    list(back.reading())
    back.remove_damaged()
    again.save_again(back)
    assert again.told == [DAMAGED]
    assert again.state["games"]["9"] == ILLEGAL
    assert again.state["order"] == [1, 2]
    assert list(again.storage.unreadable_games()) == [9]


def test_of_a_game_with_an_illegal_move_that_is_already_played_on_the_rest_is_a_new_game(visit: Visit) -> None:
    again, back = with_illegal_game(visit)
    back.resume(1)
    for _ in range(3):
        back.session.undo()
        again.save_again(back)
        assert again.game["game"] == "v1/backbone/1/sw@0"
        back.session.redo()
        again.save_again(back)
        assert again.game["game"] == "v1/backbone/1/sw"
    assert again.told == [DAMAGED]
    assert again.state["games"]["9"] == ILLEGAL
    assert sorted(again.state["games"]) == ["1", "10", "2", "9"]
    assert list(again.storage.unreadable_games()) == [9]


def test_a_damaged_game_that_leaves_the_history_unread_stays_as_it_was(visit: Visit) -> None:
    again, back = with_illegal_game(visit)
    back.remove(1)
    again.save_again(back)
    assert again.told == [DAMAGED]
    assert again.state["games"]["9"] == ILLEGAL
