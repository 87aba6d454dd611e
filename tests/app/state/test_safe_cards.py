"""Safe cards go home together with a move, if the player wishes. A card is safe if no other card can need it."""

from chromium.player import deal_of, moves_of, won_link
from engine.core.game import Status
from support.english import english
from support.sessions import is_taken_back, with_a_safe_card_to_take_back, won_games
from support.tables import table, turn

WON = won_link("freecell")


def test_cards_that_nobody_can_miss_go_home_along_with_a_move_if_the_player_wishes() -> None:
    for sends_safe_cards in (False, True):
        here = table(deal_of(WON))
        here.sends_safe_cards = sends_safe_cards
        said = []
        for move in moves_of(WON):
            if here.game.refuse(here.session.position, move):
                break  # this card has already gone home, so the recorded game does not fit any more
            said.append(here.drag(move.source, move.n, move.target).said)
        assert any("Also moved home: " in english(words) for words in said) is sends_safe_cards


def test_a_safe_card_that_the_player_takes_back_stays() -> None:
    session = with_a_safe_card_to_take_back()
    here = table(session.link())
    here.sends_safe_cards = True
    back = next(move for move in here.game.moves(here.session.position) if is_taken_back(here.game, move))
    card = here.session.position[back.source][-1]
    here.drag(back.source, back.n, back.target)
    assert here.session.position[back.target][-1] == card
    turn(here)
    assert here.session.position[back.target][-1] == card


def test_what_went_home_along_is_undone_with_the_move() -> None:
    here = table(deal_of(WON))
    here.sends_safe_cards = True
    for move in moves_of(WON):
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


def test_a_win_by_a_card_that_went_home_along_ends_the_game() -> None:
    ends = []
    for won in won_games("freecell"):
        line = won.line()
        for back in range(2, 12):
            won.go_to(line[-back])
            here = table(won.link())
            here.sends_safe_cards = True
            move = next(iter(here.finishing()))
            change = here.drag(move.source, move.n, move.target)
            if here.session.status() is Status.WON and here.session.here.with_previous:
                ends.append(change.ended)
                assert [result.won for result in here.results] == [True]
                assert "Won in" in english(change.said)
    assert ends and set(ends) == {Status.WON}
