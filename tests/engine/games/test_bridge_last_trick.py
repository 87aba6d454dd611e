"""Test the last trick of Bridge Solitaire: who won it and why, in words, and which card gets a ring."""

import pytest

from engine.core import cards
from engine.core.game import Position
from engine.games.bridge import house
from engine.games.bridge.rubber import HOUSE
from engine.games.bridge.state import HOUSE_WON, BridgeSpot, BridgeState, read_state
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.book import Book
from support.english import english, message
from support.strategies import recorded

BOOK = Book("bridge")
GAME = BOOK.game


def table(contract: int, leader: str, house_card: str, player_card: str, **others: str) -> Position:
    """Return a position with a complete trick.

    `contract` is the number of the contract: 1 to 5 are one club to one no trump, declared by the player.
    """
    piles = {"c": str(contract), "l": {"player": "0", "house": "1"}[leader], "u": house_card, "t": player_card}
    return BOOK.at(**{"s": "~2c~3c", "h": "4d", **piles, **others})


@pytest.mark.parametrize(
    ("position", "words", "winner"),
    [
        (table(3, "house", "Td", "8h"), "8♥ wins for you: a trump.", BridgeSpot.PLAYER_CARD),
        (table(3, "player", "8h", "Td"), "8♥ wins for the house: a trump.", BridgeSpot.HOUSE_CARD),
        (table(3, "house", "Td", "Jd"), "J♦ wins for you: the higher card.", BridgeSpot.PLAYER_CARD),
        (table(3, "house", "Ad", "Kd"), "A♦ wins for the house: the higher card.", BridgeSpot.HOUSE_CARD),
        (
            table(3, "house", "Td", "As"),
            "10♦ wins for the house: the other card doesn’t follow suit.",
            BridgeSpot.HOUSE_CARD,
        ),
        (
            table(5, "player", "As", "2d"),
            "2♦ wins for you: the other card doesn’t follow suit.",
            BridgeSpot.PLAYER_CARD,
        ),
        (
            table(3, "house", "Xc", "Ah"),
            "Joker wins for the house: a trick with a joker goes to the house.",
            BridgeSpot.HOUSE_CARD,
        ),
        (
            table(3, "house", "Td", "Xc"),
            "10♦ wins for the house: a trick with a joker goes to the house.",
            BridgeSpot.HOUSE_CARD,
        ),
        (
            table(3, "house", "Xc", "Xd"),
            "Joker wins for you: you played it on the house’s joker.",
            BridgeSpot.PLAYER_CARD,
        ),
        (
            table(3, "player", "Xc", "Xd"),
            "Joker wins for the house: both cards are jokers.",
            BridgeSpot.HOUSE_CARD,
        ),
        (
            table(5, "player", "", "2d", x="7c4c5c6c"),
            message("win-unanswered"),
            BridgeSpot.PLAYER_CARD,
        ),
    ],
)
def test_a_trick_on_the_table(position: Position, words: str, winner: int) -> None:
    found = GAME.last_trick(position)
    assert found
    assert (english(found.words, "sign"), found.winner) == (words, winner)
    after = GAME.play(position, next(iter(GAME.moves(position))))
    taken = GAME.last_trick(after)
    assert taken
    assert taken.winner is None


def test_before_the_first_trick_there_is_none() -> None:
    assert GAME.last_trick(GAME.start(1)) is None
    assert CATALOGUE["golf"].last_trick(CATALOGUE["golf"].start(1)) is None


def test_in_whole_rubbers_the_words_name_the_winner_and_stay_the_same_when_the_trick_is_taken() -> None:
    seen = set()
    for _, link in recorded(GAME):
        for node in Session.read(link, CATALOGUE).line():
            assert node.parent
            before, now = read_state(node.parent.position), read_state(node.position)
            found = GAME.last_trick(node.position)
            if found is None:
                assert not now.trick_results and not (now.contract and house.is_complete(now))
                continue
            if len(now.trick_results) != len(before.trick_results) + 1:
                continue
            on_table = GAME.last_trick(node.parent.position)
            if before.player_card:
                assert on_table and on_table.words == found.words
                assert on_table.winner == house_or_player(before)
            house_won = now.trick_results[-1] == HOUSE_WON
            signs, spoken = english(found.words, "sign"), english(found.words)
            assert (" for the house" in signs) is (" for the house" in spoken) is house_won
            if before.house_card and before.player_card:
                winner = before.house_card[0] if house_won else before.player_card[0]
                name = cards.name(winner)
                assert signs.lower().startswith(f"{english(name, 'sign')} wins".lower())
                assert spoken.lower().startswith(f"{english(name)} wins")
            seen.add(spoken.partition(": ")[2])
    assert len(seen) >= 6


def house_or_player(state: BridgeState) -> int:
    """Return the spot of the card that wins a complete trick, directly by the rule."""
    goes_to = HOUSE if house.goes_to_house(state) else 0
    return BridgeSpot.HOUSE_CARD if goes_to == HOUSE else BridgeSpot.PLAYER_CARD
