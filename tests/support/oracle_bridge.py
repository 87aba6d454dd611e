"""Writes positions, contracts and scores of bridge in short form, for the tests of its oracle.

The oracle (`tests/oracle/`) is a second implementation of the rules.
"""

from oracle.bridge import legal_moves, play
from oracle.bridge_cards import CARD_SPOTS, HOUSE, JOKERS, NUMBER_SPOTS, PLAYER, bid_number
from oracle.bridge_score import sheet
from oracle.plain import pack_in_order

GAME = "bridge"
PACK = pack_in_order() + JOKERS


def at(**spots: str | int) -> str:
    """Return a position with these piles and numbers; the other piles are empty, the other numbers 0."""
    cards = [str(spots.get(spot, "")) for spot in CARD_SPOTS]
    return ".".join(cards + [str(spots.get(spot, 0)) for spot in NUMBER_SPOTS])


def spot(position: str, name: str) -> str:
    """Return one pile or number of a position."""
    return position.split(".")[[*CARD_SPOTS, *NUMBER_SPOTS].index(name)]


def hand(text: str) -> list[str]:
    """Return the cards of a hand written as `AKQ.-.T9.2 X`.

    The parts are the ranks of spades, hearts, clubs and diamonds. Each X is a joker.
    """
    suits, _, jokers = text.partition(" ")
    cards = []
    for letter, ranks in zip("shcd", suits.split("."), strict=True):
        cards += [rank + letter for rank in ranks if rank != "-"]
    return cards + JOKERS[: len(jokers)]


def a_contract(bid: str, doubling: int = 0, fifties: int = 0) -> int:
    """Return a contract of the player, or of the house if `bid` begins with `house`."""
    by_house = bid.startswith("house ")
    bid = bid.removeprefix("house ")
    return bid_number(int(bid[0]), bid[1]) + 64 * by_house + 128 * doubling + 512 * fifties


def scored(bid: str, taken: int, doubling: int = 0, fifties: int = 0) -> bytes:
    """Return a deal as the record of a rubber stores it."""
    return bytes([a_contract(bid), 16 * doubling + taken, fifties])


def number_of(record: bytes) -> int:
    return int.from_bytes(record, "big")


def only_moves(position: str, moves: str) -> str:
    """Play moves one after another. A move that nobody chooses must be the only legal one."""
    for move in moves.split():
        legal = legal_moves(GAME, position)
        assert move in legal, (position, move, legal)
        if move[:2] not in ["hk", "hd", "ac", "ht"]:
            assert legal == {move}
        position = play(GAME, position, move)
    return position


SPADES = a_contract("1S")


def totals(*deals: bytes) -> tuple[int, int]:
    sides = sheet(b"".join(deals))
    return sides[PLAYER]["total"], sides[HOUSE]["total"]


# One game for each side. It makes the side vulnerable, and scores 120 below the line.
PLAYER_GAME = scored("4S", 10)
HOUSE_GAME = scored("house 4S", 10)
DONE = number_of(bytes([1] * 13))
NO_TRUMP_HAND = "5s4s3s2s4h3h2h4c3c2c4d3d2d"
