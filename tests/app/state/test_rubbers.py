"""The notes in the result of a rubber: its contracts, and whether the player has looked ahead."""

from app.panels.ending_html import ended
from app.state.change import Change
from app.state.settings import Settings
from app.state.table import Table
from chromium.player import deal_of, lost_link, moves_of
from engine.core.game import Kind, Move
from engine.games.bridge import rubber
from support.english import english, message
from support.tables import shown, table, turn


def likely(here: Table) -> list[Move]:
    """Return the legal moves, without those that put a kept card back."""
    game, position = here.game, here.session.position
    hand = next(i for i, spot in enumerate(game.spots) if spot.kind is Kind.HAND)
    kept = game.raised_cards(position, hand)
    return [move for move in game.moves(position) if move.source != hand or move.n not in kept]


def play(here: Table, move: Move) -> Change:
    change = here.drag(move.source, move.n, move.target)
    assert not change.refused
    return change


def play_deals(here: Table, deals: int) -> None:
    """Make the first likely move again and again, until `deals` deals are scored."""
    while len(rubber.deals_in_text(here.game.result_notes(here.session.position))) < deals:
        play(here, likely(here)[0])


def play_out(here: Table) -> Change:
    change = Change()
    while not change.ended:
        change = play(here, likely(here)[0])
    return change


def look_ahead(here: Table) -> None:
    """Play a card, see the card that the house turns, undo, and play another card."""
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


def here_sheet(here: Table) -> rubber.ScoreSheet:
    """Return the score sheet of the rubber on the table, with honours."""
    titles = [english(spot.title) for spot in here.game.spots]
    counter_pile = titles.index(message("deals-of-rubber"))
    return rubber.score_sheet(rubber.deals_in_record(here.session.position[counter_pile]))


def test_a_rubber_is_entered_with_its_contracts() -> None:
    here = table("v1/bridge/8")
    change = play_out(here)
    (result,) = here.results
    assert result.notes == here.game.result_notes(here.session.position)
    deals = rubber.deals_in_text(result.notes)
    assert len(deals) > 1
    sheet = rubber.score_sheet(deals)  # equal to the sheet of the game, except for the honours
    assert sheet.over
    honours = sum(entry.points for entry in here_sheet(here).above if english(entry.reason) == "honours")
    assert result.points == sheet.difference + honours
    assert not result.has_peeked
    assert message("end-peeked") not in sheet_at_the_end(here, change)


def test_a_rubber_left_is_entered_with_the_contracts_played_so_far() -> None:
    here = table("v1/bridge/8")
    play_deals(here, 2)
    account = here.game.result_notes(here.session.position)
    play(here, likely(here)[0])  # this begins the next deal
    here.new_deal()
    play(here, likely(here)[0])
    (result,) = here.results
    assert (result.notes, result.won) == (account, False)
    assert len(rubber.deals_in_text(account)) == 2


def test_whoever_looked_ahead_in_a_rubber_is_told_so_and_the_result_says_it() -> None:
    here = table("v1/bridge/8")
    look_ahead(here)
    change = play_out(here)
    (result,) = here.results
    assert result.has_peeked
    assert result.notes == f"{here.game.result_notes(here.session.position)} ahead"
    assert message("end-peeked") in sheet_at_the_end(here, change)


def test_what_is_undone_and_made_again_is_no_look_ahead() -> None:
    here = table("v1/bridge/8")
    play_deals(here, 1)
    for _ in range(6):
        here.undo()
    for _ in range(3):
        here.redo()
    play_out(here)  # the first move is the same as before the undo
    assert not here.results[0].has_peeked


def test_in_other_games_a_look_ahead_is_nobodys_business() -> None:
    lost = lost_link("klondike")
    here = table(deal_of(lost))
    turn(here)
    here.undo()
    change = Change()
    for move in moves_of(lost):
        change = shown(here, here.drag(move.source, move.n, move.target))
    assert here.session.has_peeked()
    assert [result.notes for result in here.results] == [""]
    assert message("end-peeked") not in sheet_at_the_end(here, change)
