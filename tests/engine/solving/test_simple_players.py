"""Test the simple players: they obey the rules, their wins are real, and they use no hidden card."""

import random
from typing import Any

import pytest

from engine.core import cards
from engine.core.automatic_moves import play_through
from engine.core.bit_by_bit import at_once
from engine.core.game import Game, Kind, Position, Status
from engine.games.catalogue import CATALOGUE
from engine.solving.simple_players import has_simple_player, knows_stock, simple_player
from engine.solving.simple_players.player import SimplePlayer
from engine.solving.solve import Answer, solve
from support.extent import amount
from support.twins import renamed

GAMES = [game for game in CATALOGUE.values() if has_simple_player(game)]
# In these games the simple player wins at least one deal in three.
WINNING = ("backbone", "klondike", "klondike-1x3", "canfield", "spider-1")


def follow(game: Game, position: Position, player: SimplePlayer[Any, Any]) -> Position:
    """Return the position after the player's steps; check by the rules each move and each automatic move home."""
    free, state = player.begin(position)
    been = {state}
    while True:
        for step in free:
            for move in player.model.moves(position, step):
                assert game.refuse(position, move) is None
                position = play_through(game, position, move)
        if player.won(state):
            return position
        found = next(((steps, after) for steps, after in player.choices(state) if after not in been), None)
        if found is None:
            return position
        free, state = found
        been.add(state)


def test_there_is_one_for_the_games_with_a_long_way_to_a_win() -> None:
    assert {game.family for game in GAMES} == {"backbone", "klondike", "canfield", "spider"}


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_won_can_be_won_by_the_rules(game: Game) -> None:
    deals = amount(3, 7, 100)
    wins = 0
    for number in range(1, deals + 1):
        position = game.start(number)
        player = simple_player(game, position)
        if at_once(player.play_on(position)):
            wins += 1
            there = follow(game, position, simple_player(game, position))
            assert game.status(there) is Status.WON or solve(game, there).answer is Answer.WINNABLE
    assert wins or game.id not in WINNING


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_its_moves_are_legal_and_do_not_depend_on_what_lies_under_a_card(game: Game) -> None:
    chance = random.Random(game.id)
    for _ in range(amount(5, 20, 200)):
        position = game.start(chance.randint(1, 10**6))
        for _ in range(chance.randrange(25)):
            plans = list(simple_player(game, position).plans(position))
            other = with_other_cards_under(game, position, chance)
            assert list(simple_player(game, other).plans(other)) == plans
            moves = [plan[0] for plan in plans]
            if not moves:
                break
            assert all(game.refuse(position, move) is None for move in moves)
            position = play_through(game, position, chance.choice(moves))


def with_other_cards_under(game: Game, position: Position, chance: random.Random) -> Position:
    """Return the position with its unknown face-down cards exchanged at random; a known stock stays as it is."""
    kinds = {Kind.TABLEAU, Kind.RESERVE} if knows_stock(game) else set(Kind)
    under = [card for spot, pile in zip(game.spots, position, strict=True) if spot.kind in kinds for card in pile]
    hidden = [cards.identity(card) for card in under if cards.is_down(card)]
    return renamed(game, position, dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True)))
