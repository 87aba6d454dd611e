"""Implement the bidding of bridge a second time: the choice of six cards, the house's bid, the player's call."""

from oracle.bridge_cards import (
    FROM_HIGH_TO_LOW,
    HOUSE,
    PLAYER,
    SUITS_FROM_LOW_TO_HIGH,
    Numbers,
    beats,
    bid_number,
    bid_text,
    face_down,
    in_hand_order,
    is_joker,
    jokers_in,
    of_suit,
    strain_of,
)
from oracle.plain import Piles, rank


def is_kept(piles: Piles, numbers: Numbers, card: str) -> bool:
    # [agreed] `k` is a bit set: bit i says whether the i-th offered card, counted from the left, is kept.
    return (numbers["k"] >> piles["h"].index(card)) % 2 == 1


def cards_kept(piles: Piles, numbers: Numbers) -> list[str]:
    return [card for card in piles["h"] if is_kept(piles, numbers, card)]


def choices(piles: Piles, numbers: Numbers) -> set[str]:
    moves = set()
    how_many = len(cards_kept(piles, numbers))
    for card in piles["h"]:
        if is_kept(piles, numbers, card):
            # [rules] "A joker among them must be taken", so it is never put back.
            if not is_joker(card):
                moves.add("hk" + card)
        elif how_many < 6:
            # [rules] "Choose six of the thirteen".
            moves.add("hk" + card)
        else:
            # [rules] One of the seven rejected cards goes on top of the discard; it may be any of them.
            moves.add("hd" + card)
    return moves


def keep_or_put_back(piles: Piles, numbers: Numbers, card: str) -> None:
    bit = 1 << piles["h"].index(card)
    if is_kept(piles, numbers, card):
        numbers["k"] -= bit
    else:
        numbers["k"] += bit


def discard(piles: Piles, numbers: Numbers, last: str) -> None:
    kept = cards_kept(piles, numbers)
    # [rules] "only the top, the last rejected, stays visible".
    for card in piles["h"]:
        if card not in kept and card != last:
            piles["d"].append(face_down(card))
    piles["d"].append(last)
    # [rules] "Then the seven blind cards are shown: a hand of 13."
    piles["h"] = in_hand_order(kept + [card.removeprefix("~") for card in piles["b"]])
    piles["b"] = []
    numbers["k"] = 0
    # [rules] "House bids first."
    numbers["a"] = house_call(piles["h"])


# ---------------------------------------------------------------- the house's bid


def winning_tricks(hand: list[str]) -> int:
    # [rules] "suit by suit"; "Jokers count for nothing."
    tricks = 0
    for which in SUITS_FROM_LOW_TO_HIGH:
        tricks += winning_tricks_of_a_suit(hand, which)
    return tricks


def winning_tricks_of_a_suit(hand: list[str], which: str) -> int:
    player = of_suit(hand, which)
    # [rules] "the house holds every card of the suit that the player does not".
    house = [rank + which for rank in FROM_HIGH_TO_LOW if rank + which not in player]
    tricks = 0
    # [rules] "While the player has a card".
    while player != []:
        if house == [] or beats(player[0], house[0]):
            # [rules] "if the player's highest beats the house's highest, one trick, that card is gone, and the
            # house follows with its lowest". [agreed] If the house has no card left, the player wins the trick,
            # too.
            tricks += 1
            player = player[1:]
            house = house[:-1]
        else:
            # [rules] "otherwise the player's lowest is lost to the house's highest".
            player = player[:-1]
            house = house[1:]
    return tricks


def house_suit(hand: list[str]) -> str:
    # [rules] "the one the player holds fewest of"; "of equals, the lowest ranking, C D H S".
    fewest = min(len(of_suit(hand, which)) for which in SUITS_FROM_LOW_TO_HIGH)
    for which in SUITS_FROM_LOW_TO_HIGH:
        if len(of_suit(hand, which)) == fewest:
            return which
    raise ValueError("no suit")


def house_call(hand: list[str]) -> int:
    """Return the number of the bid that the house makes; 0 if it passes."""
    # [rules] "6 minus the player's winning tricks; zero or less is a pass".
    level = 6 - winning_tricks(hand)
    if level <= 0:
        return 0
    return bid_number(level, house_suit(hand).upper())


# ---------------------------------------------------------------- the player's bid


def may_bid_no_trump(hand: list[str]) -> bool:
    # [rules] "No trump only on 4-3-3-3, 3-3-3-3 + joker, 3-3-3-2 + two jokers."
    shape = sorted([len(of_suit(hand, which)) for which in SUITS_FROM_LOW_TO_HIGH], reverse=True)
    return [shape, jokers_in(hand)] in [[[4, 3, 3, 3], 0], [[3, 3, 3, 3], 1], [[3, 3, 3, 2], 2]]


def calls(piles: Piles, numbers: Numbers) -> set[str]:
    moves = set()
    # [rules] "If the house passed, the player must bid."
    if numbers["a"] != 0:
        moves.add("acP")
    # [rules] "any higher bid (C < D < H < S < NT)".
    for bid in range(numbers["a"] + 1, 35 + 1):
        if strain_of(bid) != "N" or may_bid_no_trump(piles["h"]):
            moves.add("ac" + bid_text(bid))
    return moves


def honours(hand: list[str], strain: str) -> int:
    # [rules] "four aces at no trump 150".
    if strain == "N":
        aces = [card for card in hand if rank(card) == "A"]
        return 150 if len(aces) == 4 else 0
    # [rules] "four of the top five trumps 100, all five 150".
    top_five = [rank + strain.lower() for rank in ["A", "K", "Q", "J", "T"]]
    how_many = len([card for card in hand if card in top_five])
    return {4: 100, 5: 150}.get(how_many, 0)


def fix_contract(piles: Piles, numbers: Numbers, call: str) -> None:
    if call == "P":
        # [rules] "passing leaves the house declarer"; "There is no further bidding."
        bid = numbers["a"]
        declarer = HOUSE
    else:
        bid = bid_number(int(call[0]), call[1])
        declarer = PLAYER
    # [rules] "One joker held: the contract is doubled; two: redoubled — whoever declares."
    doubling = jokers_in(piles["h"])
    # [rules] Honours count in the "player's hand only, whoever declares".
    fifties = honours(piles["h"], strain_of(bid)) // 50
    numbers["c"] = bid + (64 if declarer == HOUSE else 0) + 128 * doubling + 512 * fifties
    # [rules] "The defender leads first".
    numbers["l"] = 1 if declarer == PLAYER else 0
