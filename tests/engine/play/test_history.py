"""Test the list of all games in one history, and undo across them."""

import random
from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import Move, Position
from engine.play.history import History, HistoryEntry
from engine.play.session import Session
from engine.play.stopwatch import Stopwatch
from support.toy import BAG, BOX, Toy, new_entry


def play(history: History, move: Move) -> None:
    history.session.play(move)
    history.record_move()


def state_of(history: History) -> tuple[str, Position]:
    return history.entry.token, history.session.position


def test_undo_at_the_deal_leads_back_to_the_game_before_as_it_was_left() -> None:
    history = History(new_entry("first", BAG, BAG))
    before = state_of(history)
    history.append(new_entry("second"))
    assert not history.session.can_undo() and history.can_undo()
    history.undo()
    assert state_of(history) == before
    history.redo()
    assert history.entry.token == "second"
    assert not history.can_redo()


def test_at_the_first_deal_there_is_nothing_to_undo() -> None:
    history = History(new_entry("only"))
    before = state_of(history)
    history.undo()
    history.redo()
    assert state_of(history) == before
    assert not history.can_undo() and not history.can_redo()


def test_at_the_deal_of_the_first_of_several_there_is_nothing_to_undo() -> None:
    history = History(new_entry("first"))
    history.append(new_entry("second"))
    for _ in range(3):
        history.undo()
    assert history.entry.token == "first" and not history.can_undo()


def test_undo_goes_on_into_the_game_before_and_redo_comes_all_the_way_back() -> None:
    history = History(new_entry("first", BAG))
    history.append(new_entry("second"))
    play(history, BOX)
    end = state_of(history)
    for _ in range(3):
        history.undo()
    assert history.entry.token == "first" and history.session.moves_made == 0
    for _ in range(3):
        history.redo()
    assert state_of(history) == end


def test_redo_returns_to_the_later_game_even_if_the_earlier_one_was_left_with_moves_to_redo() -> None:
    first = new_entry("first", BAG, BAG)
    first.session.undo()
    history = History(first)
    history.append(new_entry("second"))
    history.undo()
    assert history.session.can_redo()
    history.redo()
    assert history.entry.token == "second"


def test_going_on_with_an_earlier_game_puts_it_last() -> None:
    history = History(new_entry("first", BAG))
    history.append(new_entry("second", BAG))
    while history.entry.token == "second":
        history.undo()
    play(history, BOX)
    assert [entry.token for entry in history.entries] == ["second", "first"]
    assert not history.can_redo()


def test_the_row_has_an_end_and_untouched_games_leave_it_first() -> None:
    history = History(new_entry("kept", BAG))
    for number in range(60):
        history.append(new_entry(f"untouched {number}"))
    tokens = [entry.token for entry in history.entries]
    assert len(tokens) == 12
    assert tokens[0] == "kept" and tokens[-1] == "untouched 59"


def test_of_games_that_were_all_played_and_left_the_oldest_leaves_the_row() -> None:
    history = History(new_entry("0", BAG))
    for number in range(1, 30):
        history.abandon(history.at)
        history.append(new_entry(str(number), BAG))
    assert [entry.token for entry in history.entries] == [str(number) for number in range(18, 30)]


class Other(Toy):
    """The toy game with the id of another rule set."""

    def __init__(self, name: str) -> None:
        self.id = name


RULE_SETS = [Toy(), *(Other(f"toy {number}") for number in range(20))]


def entry_of(game: Toy, *moves: Move) -> HistoryEntry:
    session = Session(game, 2)
    for move in moves:
        session.play(move)
    return HistoryEntry(session, f"{game.id} after {len(moves)}")


def test_games_in_progress_stay_however_many_there_are() -> None:
    history = History(entry_of(RULE_SETS[0], BAG))
    for game in RULE_SETS[1:]:
        history.append(entry_of(game, BAG))
    assert [entry.session.game for entry in history.entries] == RULE_SETS
    history.abandon(5)
    history.append(entry_of(RULE_SETS[5]))  # replaces the game that was abandoned
    assert [entry.session.game for entry in history.entries[:-1]] == RULE_SETS[:5] + RULE_SETS[6:]


def test_a_game_that_was_left_is_gone_on_with_only_where_undo_leads_back_to_it() -> None:
    history = History(new_entry("first", BAG))
    history.abandon(0)
    history.append(new_entry("second"))
    assert history.unfinished(history.session.game) == 1
    history.undo()
    assert history.unfinished(history.session.game) == 0
    history.reclaim()
    assert not history.entry.is_abandoned


def test_the_game_that_was_on_the_table_last_is_gone_on_with_also_if_it_has_no_moves() -> None:
    history = History(new_entry("first", BAG))
    history.append(new_entry("second"))
    history.append(entry_of(RULE_SETS[1]))
    assert history.unfinished(history.entries[0].session.game) == 1
    history.undo()
    history.undo()
    history.append(entry_of(RULE_SETS[2]))
    game = history.entries[0].session.game
    at = history.unfinished(game)
    assert at is not None and history.entries[at].token == "first"


def test_of_many_deals_without_a_move_those_to_which_the_player_would_return_are_dropped_last() -> None:
    history = History(entry_of(RULE_SETS[0]))
    for game in (*RULE_SETS[:11], RULE_SETS[11]):
        history.append(entry_of(game))
    assert [entry.session.game for entry in history.entries] == RULE_SETS[:12]


def test_a_game_from_elsewhere_waits_until_the_one_here_is_over() -> None:
    history = History(entry_of(RULE_SETS[0], BAG))
    history.import_entry(entry_of(RULE_SETS[0], BOX))
    assert history.unfinished(RULE_SETS[0]) == history.at == 1
    history.abandon(1)
    history.append(entry_of(RULE_SETS[1]))
    assert history.unfinished(RULE_SETS[0]) == 0


def test_games_that_are_over_leave_a_full_row() -> None:
    history = History(entry_of(RULE_SETS[0], BAG))
    won = entry_of(RULE_SETS[1], BAG, BAG, BAG, BAG)
    assert won.is_over
    history.append(won)
    for game in RULE_SETS[2:14]:
        history.append(entry_of(game, BAG))
    assert won not in history.entries
    assert history.unfinished(RULE_SETS[0]) == 0


def test_what_follows_a_deal_of_itself_is_no_move_of_the_player() -> None:
    session = Session(Toy(), 1)
    assert session.root.children
    assert not HistoryEntry(session, "").has_moves
    session.play(BAG)
    assert HistoryEntry(session, "").has_moves


def test_a_game_taken_up_again_lies_as_it_was_left_and_undo_leads_back() -> None:
    history = History(entry_of(RULE_SETS[0], BAG))
    left = state_of(history)
    history.append(entry_of(RULE_SETS[1], BOX))
    other = state_of(history)
    history.resume(0)
    assert state_of(history) == left
    assert not history.can_redo()
    history.undo()  # one step for the move, and one for the change of games
    history.undo()
    assert state_of(history) == other
    history.redo()
    history.redo()
    assert state_of(history) == left


def test_the_game_on_the_table_is_the_one_to_go_on_with_even_where_a_later_one_could_be_redone() -> None:
    history = History(entry_of(RULE_SETS[0], BAG))
    history.append(entry_of(RULE_SETS[0]))
    assert history.unfinished(RULE_SETS[0]) == 1
    history.undo()
    assert history.unfinished(RULE_SETS[0]) == 0
    history.resume(0)
    assert history.can_redo()
    assert history.unfinished(RULE_SETS[1]) is None


def test_a_game_that_is_over_is_not_gone_on_with() -> None:
    history = History(entry_of(RULE_SETS[0], BAG, BAG, BAG, BAG))
    assert history.latest(RULE_SETS[0]) == 0
    assert history.unfinished(RULE_SETS[0]) is None


def test_when_a_game_was_played_is_kept() -> None:
    history = History(new_entry("first"))
    history.session.play(BAG)
    history.record_move(when=77)
    assert history.entry.last_played == 77


def test_each_game_keeps_its_own_time() -> None:
    history = History(new_entry("first"))
    history.set_stopwatch(Stopwatch(12))
    history.append(new_entry("second"))
    history.set_stopwatch(Stopwatch(5))
    history.undo()
    assert history.entry.stopwatch.seconds(0) == 12
    history.redo()
    assert history.entry.stopwatch.seconds(0) == 5


def about(history: History, chance: random.Random, steps: int) -> None:
    """Make random moves, start new games, resume games, undo and redo."""
    for number in range(steps):
        moves = list(history.session.game.moves(history.session.position))
        what = chance.choice(["play", "play", "undo", "undo", "redo", "begin", "return"])
        if what == "play" and moves:
            play(history, chance.choice(moves))
        elif what == "undo":
            history.undo()
        elif what == "redo":
            history.redo()
        elif what == "begin" and chance.random() < 0.3:
            history.append(new_entry(f"number {number}"))
        elif what == "return":
            history.resume(chance.randrange(len(history.entries)))


@given(seed=st.integers(0, 10_000), steps=st.integers(0, 40), back=st.integers(1, 12))
def test_as_many_redos_as_undos_lead_back(seed: int, steps: int, back: int) -> None:
    history = History(new_entry("first"))
    about(history, random.Random(seed), steps)
    passed = [state_of(history)]
    while history.can_undo() and len(passed) <= back:
        history.undo()
        passed.append(state_of(history))
    for expected in passed[-2::-1]:
        assert history.can_redo()
        history.redo()
        assert state_of(history) == expected


def positions(session: Session) -> int:
    """Return how many positions a session holds, undone ones included."""
    waiting, count = [session.root], 0
    while waiting:
        count += 1
        waiting += waiting.pop().children
    return count


FEW = RULE_SETS[:6]

acts = st.lists(
    st.tuples(st.sampled_from(["play", "play", "undo", "redo", "begin", "begin", "choose"]), st.integers(0, 99)),
    max_size=60,
)


@settings(deadline=None)
@given(acts)
def test_no_game_in_progress_is_ever_lost(steps: list[tuple[str, int]]) -> None:
    with patch("engine.play.history._MAX_ENTRIES", 3):  # so that the list of games is soon full
        lose_none(steps)


def lose_none(steps: list[tuple[str, int]]) -> None:
    """Make all these steps; after each, assert that no unfinished game has lost any of its positions."""
    history = History(entry_of(FEW[0]))
    for what, number in steps:
        game = FEW[number % len(FEW)]
        moves = list(history.session.game.moves(history.session.position))
        going_on = {i: history.unfinished(known) for i, known in enumerate(FEW)}
        before = {
            i: history.entries[at]
            for i, at in going_on.items()
            if at is not None and history.entries[at].has_moves
        }
        known = {i: positions(entry.session) for i, entry in before.items()}
        if what == "play" and moves:
            play(history, moves[number % len(moves)])
        elif what == "undo":
            history.undo()
        elif what == "redo":
            history.redo()
        elif what == "begin":
            history.append(entry_of(game))
            before.pop(FEW.index(game), None)  # the player has replaced this game on purpose
        elif what == "choose":
            at = history.unfinished(game)
            if at is None:
                history.append(entry_of(game))
            else:
                history.resume(at)
            assert history.session.game is game
            assert before.get(FEW.index(game), history.entry) is history.entry
        for i, entry in before.items():
            assert any(left.session is entry.session for left in history.entries)
            assert positions(entry.session) >= known[i]


@given(st.integers(1, 6), st.data())
def test_an_entry_that_was_removed_comes_back_at_its_place(games: int, data: st.DataObject) -> None:
    history = History(new_entry("0", BAG))
    for number in range(1, games + 1):
        history.append(new_entry(str(number), BAG))
    for _ in range(data.draw(st.integers(0, 2 * games))):
        history.undo()
    entries, here = list(history.entries), history.entry
    at = data.draw(st.sampled_from([at for at in range(games + 1) if at != history.at]))
    removed = history.remove(at)
    assert history.entry is here and removed is entries[at] and removed not in history.entries
    history.insert(at, removed)
    assert history.entry is here and history.entries == entries
