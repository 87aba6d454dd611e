"""What presses do to the games, without a browser."""

from pathlib import Path

import pytest

from app.panels.ending_html import ended
from app.state.change import Change
from app.state.result_book import ResultBook
from app.state.settings import Settings
from app.state.table import Table
from app.state.world import World
from chromium.player import moves_of, recorded
from engine.core.game import Kind, Move, Status
from engine.games.bridge import rubber
from engine.games.catalogue import CATALOGUE
from engine.play import safe_moves
from engine.play.history import History, HistoryEntry
from engine.play.session import Session
from support.english import english, message
from support.sessions import is_taken_back, with_a_safe_card_to_take_back

WON = next(recorded(Path(__file__).parents[2] / "data/games/backbone.txt", "won"))


class Outside:
    """A clock that is set by hand, and chance that counts."""

    def __init__(self) -> None:
        self.time = 0.0
        self.word = 100

    def words(self, count: int) -> list[int]:
        self.word += 1
        return [self.word] * count

    def world(self) -> World:
        return World(lambda: self.time, lambda: 1e9 + self.time, self.words)


@pytest.fixture
def outside() -> Outside:
    return Outside()


def table(outside: Outside, link: str = "v1/backbone/1") -> Table:
    return Table(
        CATALOGUE, History(HistoryEntry(Session.read(link, CATALOGUE), "first")), ResultBook(), outside.world()
    )


def turn(at: Table) -> Change:
    return at.tap(at.game.spots.index(next(spot for spot in at.game.spots if spot.name == "s")))


def lost_by(change: Change, at: Table) -> Change:
    """Let the proof of a loss that may follow a move be made; return the change that the page shows last."""
    return next(filter(None, at.seeking_endings()), change)


def test_time_runs_from_the_first_move_and_stands_while_it_should(outside: Outside) -> None:
    here = table(outside)
    outside.time = 10
    assert here.seconds() == 0
    turn(here)
    outside.time = 15
    assert here.seconds() == 5
    here.rest()
    outside.time = 100
    assert here.seconds() == 5
    here.resume()
    outside.time = 101
    assert here.seconds() == 6
    here.rest()
    outside.time = 200
    assert here.seconds() == 6
    turn(here)  # playing starts it again
    outside.time = 202
    assert here.seconds() == 8


def test_a_win_is_entered_once_and_stops_the_time(outside: Outside) -> None:
    here = table(outside, WON.rsplit(".", 1)[0])
    last = moves_of(WON)[-1]
    outside.time = 5
    change = here.drag(last.source, 1, last.target)
    assert change.ended is Status.WON
    assert "Won in" in english(change.said)
    here.undo()
    assert here.drag(last.source, 1, last.target).ended is Status.WON
    here.new_deal()
    assert [(result.won, result.points) for result in here.results] == [(True, 104)]


def entered(here: Table) -> list[tuple[int, bool]]:
    """The number of each deal with a result, and whether it was won."""
    return [(result.number, result.won) for result in here.results]


def test_a_game_left_counts_as_lost_once_the_next_one_is_played_and_not_while_undo_has_brought_it_back(
    outside: Outside,
) -> None:
    here = table(outside)
    turn(here)
    for begin in (Table.new_deal, Table.restart):
        text = here.session.text()
        begin(here)
        assert entered(here) == []
        turn(here)
        assert entered(here) == [(1, False)]
        here.undo()
        here.undo()
        assert (here.session.text(), entered(here)) == (text, [])
        here.redo()
        assert entered(here) == [], "no move was made in the new game"
        here.redo()
        assert entered(here) == [(1, False)]
        here.undo()
        here.undo()


def test_a_game_with_nothing_left_to_decide_counts_as_won_when_it_is_left(outside: Outside) -> None:
    """The page held the winning moves, and counted it as lost."""
    here = table(outside, WON.rsplit(".", 1)[0])
    assert here.finishing()
    here.new_deal()
    turn(here)
    (result,) = here.results
    assert (result.won, result.moves, result.points) == (True, len(moves_of(WON)), 104)
    here.undo()
    here.undo()
    last = moves_of(WON)[-1]
    here.drag(last.source, 1, last.target)
    assert [result.won for result in here.results] == [True]


def test_a_deal_never_played_counts_for_nothing(outside: Outside) -> None:
    here = table(outside)
    here.new_deal()
    here.new_deal()
    turn(here)
    here.undo()  # so that no move is shown
    here.new_deal()
    turn(here)
    assert here.results == ()


def test_new_deals_use_every_number_alike(outside: Outside) -> None:
    # two words beyond the last whole round of numbers, which are thrown away, and one within
    words = iter([2**32 - 1, 2**32 - 2, 999_998])
    world = outside.world()._replace(random_words=lambda count: [next(words)])
    here = Table(CATALOGUE, table(outside).history, ResultBook(), world)
    assert here.fresh_number(CATALOGUE["backbone"]) == 999_999


def test_a_bad_link_or_number_changes_nothing(outside: Outside) -> None:
    here = table(outside)
    turn(here)
    before = here.session.text()
    for change in (
        here.open("v1/backbone/1/t1t8"),
        here.open("%%%"),
        here.deal_numbered("0"),
        here.deal_numbered("x"),
    ):
        assert change.refused
        assert english(change.said).endswith(".")
    assert here.session.text() == before
    assert len(here.history.entries) == 1


def test_a_link_of_hostile_length_is_not_even_read(outside: Outside) -> None:
    for text in ("sw." * 70_000, ".".join(["sw"] * 2_001), "(" * 100_000):
        assert english(table(outside).open(f"v1/backbone/1/{text}").said) == message("link-too-long")


def test_another_game_and_back(outside: Outside) -> None:
    here = table(outside)
    turn(here)
    text = here.session.text()
    assert here.choose_game("backbone-aisleriot").dealt
    assert here.restart().refused  # nothing was played in it yet
    assert here.undo().dealt
    assert here.session.text() == text
    assert here.redo().dealt
    assert here.game.id == "backbone-aisleriot"


def test_a_game_left_for_another_rule_set_waits_and_is_not_entered_as_lost(outside: Outside) -> None:
    here = table(outside)
    turn(here)
    text = here.session.text()
    outside.time = 20
    here.choose_game("klondike")
    turn(here)
    outside.time = 500
    change = here.choose_game("backbone")
    assert change.dealt
    assert english(change.said) == "Backbone, deal 1, 1 move"
    assert here.session.text() == text
    assert here.seconds() == 20  # its time stood still meanwhile
    here.resume()  # and goes on when it is seen again
    outside.time = 503
    assert here.seconds() == 23
    assert here.results == ()
    assert english(here.undo().said).startswith("undone")
    assert here.undo().dealt
    assert here.game.id == "klondike"


def test_a_new_deal_or_a_restart_replaces_the_game_in_progress_which_then_counts(outside: Outside) -> None:
    here = table(outside)
    turn(here)
    here.choose_game("klondike")
    turn(here)
    here.new_deal()
    turn(here)
    assert [result.game for result in here.results] == ["klondike"]
    here.new_deal(77, CATALOGUE["backbone"])  # of the rule set that waits
    turn(here)
    assert [result.game for result in here.results] == ["klondike", "backbone"]
    assert not any(result.won for result in here.results)
    here.restart()
    turn(here)
    assert [result.number for result in here.results][1:] == [1, 77]


# Links


def test_a_game_in_progress_waits_until_a_move_is_made_in_the_deal_of_a_link(outside: Outside) -> None:
    """A link alone counted the game in progress as lost."""
    here = table(outside)
    turn(here)
    text = here.session.text()
    here.open("v1/backbone/77")
    assert len(here.results) == 0
    assert english(here.choose_game("backbone").said) == "Backbone, deal 77"
    here.undo()
    assert (here.session.text(), len(here.results)) == (text, 0)
    here.redo()
    turn(here)
    assert [result.number for result in here.book.results] == [1]


def test_a_game_in_progress_waits_while_games_from_links_with_moves_are_played(outside: Outside) -> None:
    here = table(outside)
    turn(here)
    here.open("v1/backbone/77/sw")
    turn(here)
    assert here.results == ()
    assert sum(not entry.is_abandoned for entry in here.history.entries) == 2


def test_no_number_of_links_pushes_a_game_in_progress_out(outside: Outside) -> None:
    here = table(outside)
    turn(here)
    for number in range(2, 40):
        here.open(f"v1/backbone/{number}")
        here.open(f"v1/backbone-aisleriot/{number}/sw")
    assert here.history.entries[0].token == "first"
    assert not here.history.entries[0].is_abandoned
    assert len(here.history.entries) == 2
    assert here.results == ()


def test_undo_never_leads_from_a_link_to_a_game_that_only_another_link_has_played(outside: Outside) -> None:
    here = table(outside)
    turn(here)
    here.open("v1/klondike/5/sw.sw")
    here.open("v1/backbone-aisleriot/7")
    here.undo()
    assert here.history.entry.token == "first"
    here.open("v1/klondike/5/sw.sw")
    turn(here)
    here.open("v1/backbone-aisleriot/7")
    here.undo()
    assert here.session.text() == "v1/klondike/5/sw.sw.sw"


def test_a_link_to_a_deal_in_progress_leads_to_the_game(outside: Outside) -> None:
    here = table(outside)
    turn(here)
    text = here.session.text()
    here.choose_game("klondike")
    assert english(here.open("v1/backbone/1").said) == "Backbone, deal 1, 1 move"
    assert here.session.text() == text
    assert english(here.open("v1/backbone/1").said) == "Backbone, deal 1, 1 move"
    assert here.history.entry.token == "first"


def test_undo_after_a_link_leads_to_no_deal_that_was_not_played(outside: Outside) -> None:
    here = table(outside)  # a first visit, and nothing done in its deal
    here.open("v1/klondike/77")
    assert not here.history.can_undo()
    assert here.undo().refused
    turn(here)
    here.choose_game("golf")
    here.open("v1/pyramid/5")
    assert here.undo().dealt
    assert here.session.game.id == "klondike"


def test_a_deal_begun_by_nobody_is_found_again_instead_of_another(outside: Outside) -> None:
    here = table(outside)
    here.choose_game("klondike")
    number = here.session.number
    here.choose_game("backbone")
    here.choose_game("klondike")
    assert here.session.number == number
    assert len(here.history.entries) == 2


def test_choosing_the_game_on_the_table_changes_nothing(outside: Outside) -> None:
    here = table(outside)
    turn(here)
    assert not here.choose_game("backbone").dealt
    assert (here.session.moves_made, len(here.history.entries)) == (1, 1)


def test_a_game_without_moves_left_counts_when_another_is_chosen_and_is_not_dealt_again(outside: Outside) -> None:
    lost = next(recorded(Path(__file__).parents[2] / "data/games/backbone.txt", "lost"))
    here = table(outside, lost)
    assert here.session.status() is Status.LOST
    here.choose_game("klondike")
    assert [(result.game, result.won) for result in here.results] == [("backbone", False)]
    here.choose_game("backbone")
    assert here.session.moves_made == 0
    assert len(here.results) == 1


def test_the_date_of_the_last_move_is_kept(outside: Outside) -> None:
    here = table(outside)
    outside.time = 60
    turn(here)
    assert here.history.entry.last_played == 1e9 + 60


def test_a_restart_begins_the_same_deal_and_can_be_undone(outside: Outside) -> None:
    here = table(outside)
    turn(here)
    turn(here)
    assert here.restart().dealt
    assert (here.session.number, here.session.moves_made) == (1, 0)
    here.undo()
    assert here.session.moves_made == 2


def test_the_time_of_a_won_game_stands_whatever_is_undone_and_redone(outside: Outside) -> None:
    here = table(outside, WON.rsplit(".", 1)[0])
    last = moves_of(WON)[-1]
    here.drag(last.source, 1, last.target)
    won_at = here.seconds()
    here.undo()
    here.resume()  # the sheet that told of the win was shut
    here.redo()
    outside.time += 500
    assert here.seconds() == won_at


def test_the_time_of_a_game_stands_while_another_is_played(outside: Outside) -> None:
    here = table(outside)
    turn(here)
    turn(here)
    here.undo()
    here.new_deal()
    here.undo()
    here.resume()
    here.redo()
    outside.time += 1000
    here.undo()
    assert here.seconds() == 0


FREECELL_WON = next(recorded(Path(__file__).parents[2] / "data/games/freecell.txt", "won"))


def test_cards_that_nobody_can_miss_go_home_along_with_a_move_if_the_player_wishes(outside: Outside) -> None:
    for sends_safe_cards in (False, True):
        here = table(outside, "/".join(FREECELL_WON.split("/")[:3]))
        here.sends_safe_cards = sends_safe_cards
        said = []
        for move in moves_of(FREECELL_WON):
            if here.game.refuse(here.session.position, move):
                break  # cards that went home by themselves, and the recorded game goes another way
            said.append(here.drag(move.source, move.n, move.target).said)
        assert any("Also moved home: " in english(words) for words in said) is sends_safe_cards


def test_a_safe_card_that_the_player_takes_back_stays(outside: Outside) -> None:
    session = with_a_safe_card_to_take_back()
    here = table(outside, session.link())
    here.sends_safe_cards = True
    back = next(move for move in here.game.moves(here.session.position) if is_taken_back(here.game, move))
    card = here.session.position[back.source][-1]
    here.drag(back.source, back.n, back.target)
    assert here.session.position[back.target][-1] == card
    stock = next(i for i, spot in enumerate(here.game.spots) if spot.kind is Kind.STOCK)
    here.tap(stock)
    assert here.session.position[back.target][-1] == card


def test_what_went_home_along_is_undone_with_the_move(outside: Outside) -> None:
    here = table(outside, "/".join(FREECELL_WON.split("/")[:3]))
    here.sends_safe_cards = True
    for move in moves_of(FREECELL_WON):
        before, made = here.session.position, here.session.moves_made
        here.drag(move.source, move.n, move.target)
        if here.session.moves_made > made + 1:
            break
    after = here.session.position
    assert here.session.moves_made > made + 1
    here.undo()
    assert (here.session.position, here.session.moves_made) == (before, made)
    here.redo()
    assert here.session.position == after


def notation_moves(here: Table) -> list[Move]:
    """The moves of the recorded game."""
    return list(moves_of(FREECELL_WON))


def test_a_game_certain_to_be_won_is_finished_step_by_step_and_undone_as_one(outside: Outside) -> None:
    before = FREECELL_WON.rsplit(".", 3)[0]
    here = table(outside, before)
    assert here.can_run()
    made = here.session.moves_made
    change = here.step(first=True)
    while here.can_run():
        change = here.step(first=False)
    assert change.ended is Status.WON
    here.undo()
    assert here.session.moves_made == made


GAMES = Path(__file__).parents[2] / "data/games"
# Every rule set in which Finish is ever offered; in the others going home is a choice, or there is no home.
WITH_FINISH = [
    *("backbone", "backbone-traditional", "backbone-aisleriot", "freecell", "klondike", "klondike-3"),
    *("klondike-1x3", "klondike-3x3", "seahaven", "canfield", "canfield-3"),
]


def won_games(name: str) -> list[Session]:
    """Recorded games of a rule set that were won, standing at their ends."""
    return [Session.read(link, CATALOGUE) for link in recorded(GAMES / f"{name}.txt", "won")]


def finish(here: Table) -> Change:
    """Let the game go to its end as the button does; the change that its last move made."""
    change = here.step(first=True)
    while here.can_run():
        change = here.step(first=False)
    return change


def check_finish(here: Table) -> None:
    """Finish must win from here, enter the win, and be undone and redone as one move."""
    position, results = here.session.position, len(here.results)
    assert finish(here).ended is Status.WON
    assert [result.won for result in here.results[results:]] == [True]
    won = here.session.position
    here.undo()
    assert here.session.position == position
    here.redo()
    assert here.session.position == won
    assert Session.read(here.session.text(), CATALOGUE).position == won


@pytest.mark.parametrize("name", CATALOGUE)
def test_finish_is_offered_in_these_rule_sets_only(name: str, outside: Outside) -> None:
    last_steps = [table(outside, won.link().rsplit(".", 1)[0]) for won in won_games(name)]
    offered = [here.game.has_choices and here.can_run() for here in last_steps]
    assert offered == [name in WITH_FINISH] * len(last_steps)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("safe_home", [False, True])
@pytest.mark.parametrize("name", WITH_FINISH)
def test_finish_wins_wherever_it_is_offered(name: str, safe_home: bool, outside: Outside) -> None:
    for won in won_games(name):
        line = [node for node in won.line() if not (node.children and node.children[0].is_automatic)]
        tried = 0
        for node in line[-2:-60:-6]:  # from the position before the last move back to where it is not offered
            won.go_to(node)
            here = table(outside, won.link())
            here.sends_safe_cards = safe_home
            if here.can_run():
                check_finish(here)
                tried += 1
        assert tried


# in the other two the recorded games would need the cards that went home early, and come to nothing
@pytest.mark.parametrize(
    "name", [name for name in WITH_FINISH if name not in {"backbone-traditional", "seahaven"}]
)
def test_finish_wins_a_game_in_which_safe_cards_went_home_from_the_deal_on(name: str, outside: Outside) -> None:
    tried = 0
    for won in won_games(name):
        moves = [node.move for node in won.line() if node.move and not node.is_automatic]
        here = table(outside, "/".join(won.link().split("/")[:3]))
        here.sends_safe_cards = True
        for number, move in enumerate(moves):
            if here.game.refuse(here.session.position, move) is None:  # else the card is home already
                here.drag(move.source, move.n, move.target)
            if number > 0.7 * len(moves) and here.can_run():
                check_finish(here)
                tried += 1
                break
    assert tried


def test_finish_is_worked_out_anew_in_another_rule_set_with_the_same_cards(outside: Outside) -> None:
    one, three = CATALOGUE["klondike"], CATALOGUE["klondike-3"]
    line = won_games("klondike")[0].line()
    position = next(
        node.position
        for node in line
        if safe_moves.finish(one, node.position)
        and safe_moves.finish(one, node.position) != safe_moves.finish(three, node.position)
    )
    here = table(outside, "v1/klondike/1")
    here.session.root.position = position
    assert here.finishing() == safe_moves.finish(one, position)
    here.history.append(HistoryEntry(Session(three, 1), "another"))
    here.session.root.position = position
    assert here.finishing() == safe_moves.finish(three, position)


def test_a_win_by_a_card_that_went_home_along_ends_the_game(outside: Outside) -> None:
    ends = []
    for won in won_games("freecell"):
        line = won.line()
        for back in range(2, 12):
            won.go_to(line[-back])
            here = table(outside, won.link())
            here.sends_safe_cards = True
            move = next(iter(here.finishing()))
            change = here.drag(move.source, move.n, move.target)
            if here.session.status() is Status.WON and here.session.here.with_previous:
                ends.append(change.ended)
                assert [result.won for result in here.results] == [True]
                assert "Won in" in english(change.said)
    assert ends and set(ends) == {Status.WON}


def test_nothing_is_offered_to_run_where_there_is_more_to_decide(outside: Outside) -> None:
    assert not table(outside, "v1/freecell/2").can_run()
    assert not table(outside).can_run()


def test_a_game_without_choices_runs_from_the_deal_to_its_end_each_step_a_move(outside: Outside) -> None:
    here = table(outside, "v1/clock/1")
    steps = 0
    while here.can_run():
        change = here.step(first=steps == 0)
        steps += 1
    assert change.ended and steps == here.session.moves_made > 4
    here.undo()
    assert here.session.moves_made == steps - 1


def test_a_lost_game_is_counted_when_it_ends_and_a_win_after_all_stands_in_its_place(outside: Outside) -> None:
    before = next(recorded(Path(__file__).parents[2] / "data/games/klondike.txt", "lost"))
    here = table(outside, before.rsplit(".", 1)[0])
    last = moves_of(before)[-1]
    assert lost_by(here.drag(last.source, last.n, last.target), here).ended is Status.LOST
    assert [(result.game, result.won) for result in here.results] == [("klondike", False)]
    here.undo()
    lost_by(here.drag(last.source, last.n, last.target), here)
    assert len(here.results) == 1


# Notes of a result


def likely(here: Table) -> list[Move]:
    """What can be done in a rubber, but for putting back what was kept."""
    game, position = here.game, here.session.position
    hand = next(i for i, spot in enumerate(game.spots) if spot.kind is Kind.HAND)
    kept = game.raised_cards(position, hand)
    return [move for move in game.moves(position) if move.source != hand or move.n not in kept]


def play(here: Table, move: Move) -> Change:
    change = here.drag(move.source, move.n, move.target)
    assert not change.refused
    return change


def play_deals(here: Table, deals: int) -> None:
    """Play on with whatever comes first until so many deals are scored."""
    while len(rubber.deals_in_text(here.game.result_notes(here.session.position))) < deals:
        play(here, likely(here)[0])


def play_out(here: Table) -> Change:
    change = Change()
    while not change.ended:
        change = play(here, likely(here)[0])
    return change


def look_ahead(here: Table) -> None:
    """Play a card, see what the house turns, go back and play another."""
    while True:
        moves = likely(here)
        play(here, moves[0])
        if len(moves) < 2 or not here.game.result_notes(here.session.position):
            continue
        here.undo()
        play(here, moves[1])
        if here.session.has_peeked():
            return


def sheet_at_the_end(here: Table, change: Change) -> str:
    assert change.ended
    return ended(change.ended, here.session, here.seconds(), Settings()).body


def test_a_rubber_is_entered_with_its_contracts(outside: Outside) -> None:
    here = table(outside, "v1/bridge/8")
    change = play_out(here)
    (result,) = here.results
    assert result.notes == here.game.result_notes(here.session.position)
    deals = rubber.deals_in_text(result.notes)
    assert len(deals) > 1
    sheet = rubber.score_sheet(deals)  # as good as the one of the game, but for honours
    assert sheet.over
    honours = sum(entry.points for entry in here_sheet(here).above if english(entry.reason) == "honours")
    assert result.points == sheet.difference + honours
    assert not result.has_peeked
    assert message("end-peeked") not in sheet_at_the_end(here, change)


def here_sheet(here: Table) -> rubber.ScoreSheet:
    """The score sheet of the rubber on the table, honours included."""
    titles = [english(spot.title) for spot in here.game.spots]
    counter_pile = titles.index(message("deals-of-rubber"))
    return rubber.score_sheet(rubber.deals_in_record(here.session.position[counter_pile]))


def test_a_rubber_left_is_entered_with_the_contracts_played_so_far(outside: Outside) -> None:
    here = table(outside, "v1/bridge/8")
    play_deals(here, 2)
    account = here.game.result_notes(here.session.position)
    play(here, likely(here)[0])  # the next deal
    here.new_deal()
    play(here, likely(here)[0])
    (result,) = here.results
    assert (result.notes, result.won) == (account, False)
    assert len(rubber.deals_in_text(account)) == 2


def test_whoever_looked_ahead_in_a_rubber_is_told_so_and_the_result_says_it(outside: Outside) -> None:
    here = table(outside, "v1/bridge/8")
    look_ahead(here)
    change = play_out(here)
    (result,) = here.results
    assert result.has_peeked
    assert result.notes == f"{here.game.result_notes(here.session.position)} ahead"
    assert message("end-peeked") in sheet_at_the_end(here, change)


def test_what_is_undone_and_made_again_is_no_look_ahead(outside: Outside) -> None:
    here = table(outside, "v1/bridge/8")
    play_deals(here, 1)
    for _ in range(6):
        here.undo()
    for _ in range(3):
        here.redo()
    play_out(here)  # the same that came first before
    assert not here.results[0].has_peeked


def test_in_other_games_a_look_ahead_is_nobodys_business(outside: Outside) -> None:
    before = next(recorded(Path(__file__).parents[2] / "data/games/klondike.txt", "lost"))
    here = table(outside, "/".join(before.split("/")[:3]))
    turn(here)
    here.undo()
    change = Change()
    for move in moves_of(before):
        change = lost_by(here.drag(move.source, move.n, move.target), here)
    assert here.session.has_peeked()
    assert [result.notes for result in here.results] == [""]
    assert message("end-peeked") not in sheet_at_the_end(here, change)
