"""Safe cards go home together with a move, if the player wishes. A card is safe if no other card can need it."""

from random import Random

import pytest

from chromium.player import deal_of, moves_of, won_link
from engine.core import cards
from engine.core.game import Kind, Status, spots_of
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


@pytest.mark.parametrize("name", ["klondike", "yukon", "canfield"])
def test_a_card_that_appears_as_another_goes_home_along_is_said(name: str) -> None:
    """Whoever cannot see the table would not know of it. It was turned up, or came from the reserve."""
    chance, found = Random(1), 0
    for number in range(1, 400):
        here = table(f"v1/{name}/{number}")
        here.sends_safe_cards = True
        for _ in range(60):
            before, moves = here.session.position, here.turn.moves
            if not moves:
                break
            move = chance.choice(moves)
            said = english(here.drag(move.source, move.n, move.target).said)
            others = [i for i in spots_of(here.game, Kind.TABLEAU) if i not in (move.source, move.target)]
            for i in others:
                top = here.session.position[i][-1:]
                if top and top not in before[i]:
                    found += 1
                    assert f"uncovered {english(cards.name(top[0]))}" in said
            gone = {card for i in spots_of(here.game, Kind.FOUNDATION) for card in here.session.position[i]}
            assert not any(f"uncovered {english(cards.name(card))}" in said for card in gone)
        if found > 10:
            break
    assert found > 10


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
