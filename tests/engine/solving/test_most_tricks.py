"""Test the most tricks possible in Bridge Solitaire: the search against the rules and against the oracle."""

import random
from functools import cache

import pytest

from engine.core.automatic_moves import play_through
from engine.core.game import Position
from engine.games.bridge import tricks
from engine.games.bridge.rubber import HOUSE, PLAYER
from engine.games.bridge.state import BridgeState, read_state
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.solving.bridge.most_tricks import MostTricks
from oracle import bridge as oracle
from oracle.bridge_cards import HOUSE_WON, read, to_bytes
from support.extent import amount

GAME = CATALOGUE["bridge"]


def in_play(number: int, left: int, chance: random.Random) -> Position:
    """Return a rubber in its first deal, after random calls and tricks, with at most `left` cards in the hand."""
    position = GAME.start(number)
    while True:
        now = read_state(position)
        if now.contract and len(now.hand) <= left:
            return position
        moves = list(GAME.moves(position))
        if now.choosing and len(now.kept) < 6:
            moves = [move for move in moves if move.n not in now.kept] or moves
        position = play_through(GAME, position, chance.choice(moves))


@cache
def by_the_rules(position: Position) -> int:
    """Return the most tricks the player can have at the end, by playing every card in every position."""
    now = read_state(position)
    if now.played_out:
        return now.player_tricks
    return max(by_the_rules(play_through(GAME, position, move)) for move in GAME.moves(position))


def searched(now: BridgeState) -> int:
    """Return the same number by the search; the player is to play a card."""
    if now.played_out:
        return now.player_tricks
    search = MostTricks(now.hand, now.stock + now.house_card, now.trump)
    leader = HOUSE if now.house_card else PLAYER
    held = search.mask(now.hand)
    return now.player_tricks + search.from_lead(held, len(now.stock) + len(now.house_card), leader)


@pytest.mark.parametrize("left", [1, 2, 3, 4, 5, 6])
def test_the_search_finds_what_playing_everything_finds(left: int) -> None:
    chance = random.Random(left)
    for _ in range(amount(8, 40, 400) if left < 6 else amount(2, 10, 100)):
        position = in_play(chance.randint(1, 10**6), left, chance)
        assert searched(read_state(position)) == by_the_rules(position)


def test_each_card_is_worth_what_the_rules_say() -> None:
    chance = random.Random(4)
    for _ in range(amount(5, 20, 200)):
        position = in_play(chance.randint(1, 10**6), 5, chance)
        now = read_state(position)
        if now.played_out:
            continue
        search = MostTricks(now.hand, now.stock + now.house_card, now.trump)
        led = now.house_card[0] if now.house_card else None
        stock = len(now.stock) + len(now.house_card)
        for move in GAME.moves(position):
            found = now.player_tricks + search.after(search.mask(now.hand), stock, led, move.n)
            assert found == by_the_rules(play_through(GAME, position, move))


def by_the_second_reading(text: str) -> int:
    """Return the same number by the rules in `tests/oracle`, for a position in notation."""
    _, numbers = read("bridge", text)
    results = to_bytes(numbers["n"]).lstrip(b"\0")
    if len(results) == 13:
        return 13 - results.count(HOUSE_WON)
    return max(
        by_the_second_reading(oracle.play("bridge", text, move)) for move in oracle.legal_moves("bridge", text)
    )


def test_the_search_finds_what_the_second_reading_finds() -> None:
    chance = random.Random(8)
    for _ in range(amount(3, 15, 100)):
        position = in_play(chance.randint(1, 10**6), 4, chance)
        assert searched(read_state(position)) == by_the_second_reading(notation.position_text(GAME, position))


@pytest.mark.parametrize("trump", tricks.STRAINS)
def test_a_whole_hand_is_searched_in_a_few_thousand_states(trump: int) -> None:
    position = in_play(11, 13, random.Random(1))
    now = read_state(position)
    search = MostTricks(now.hand, now.stock + now.house_card, trump)
    stock = len(now.stock) + len(now.house_card)
    assert 0 <= search.from_lead(search.mask(now.hand), stock, HOUSE) <= 13
    assert 0 <= search.from_lead(search.mask(now.hand), stock, PLAYER) <= 13
    assert search.seen < 400_000
