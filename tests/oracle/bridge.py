"""Implement the rules of Bridge Solitaire a second time, directly from the rule text.

`oracle.plain` explains the text format and the marks such as [rules]; `oracle.bridge_cards` explains the spots.
"""

from oracle.bridge_bidding import calls, choices, discard, fix_contract, keep_or_put_back
from oracle.bridge_cards import (
    CARD_SPOTS,
    HOUSE,
    JOKERS,
    NUMBER_SPOTS,
    PLAYER,
    RULE_SETS,
    Numbers,
    face_down,
    in_hand_order,
    is_joker,
    read,
    to_bytes,
    write,
)
from oracle.bridge_score import rubber_is_over, sheet
from oracle.bridge_tricks import moves_of_the_trick, play_to_the_trick
from oracle.plain import Piles, check_legal, check_rule_set, face_down_stock, pack_in_order, shuffle_of_many


def points(position: str) -> int:
    """Return the player's total minus the total of the house, in points."""
    _, numbers = read("bridge", position)
    sides = sheet(to_bytes(numbers["r"]))
    return sides[PLAYER]["total"] - sides[HOUSE]["total"]


def won(rule_set: str, position: str) -> bool:
    _, numbers = read(rule_set, position)
    # [rules] "the winner is the larger total"; [agreed] equal totals are not won.
    return rubber_is_over(to_bytes(numbers["r"])) and points(position) > 0


def lost(rule_set: str, position: str) -> bool:
    _, numbers = read(rule_set, position)
    return rubber_is_over(to_bytes(numbers["r"])) and points(position) <= 0


# ---------------------------------------------------------------- moves


def legal_moves(rule_set: str, position: str) -> set[str]:
    piles, numbers = read(rule_set, position)
    if piles["b"] != []:
        return choices(piles, numbers)
    if numbers["c"] == 0:
        return calls(piles, numbers)
    if len(to_bytes(numbers["n"])) < 13:
        return moves_of_the_trick(piles, numbers)
    # [rules] "the next deal follows by itself".
    if not rubber_is_over(to_bytes(numbers["r"])):
        return {"ds"}
    return set()


def play(rule_set: str, position: str, move: str) -> str:
    check_legal(move, legal_moves(rule_set, position))
    piles, numbers = read(rule_set, position)
    if move == "ds":
        return next_deal(numbers)
    what = move[:2]
    told = move[2:]
    if what == "hk":
        keep_or_put_back(piles, numbers, told)
    elif what == "hd":
        discard(piles, numbers, told)
    elif what == "ac":
        fix_contract(piles, numbers, told)
    else:
        play_to_the_trick(piles, numbers, what, told)
    return write(piles, numbers)


# ---------------------------------------------------------------- dealing


def next_deal(numbers: Numbers) -> str:
    # [rules] It comes "from the same deal number".
    which = len(to_bytes(numbers["r"])) // 3 + 1
    piles, fresh = lay_out(shuffle_of_many(pack_in_order() + JOKERS, numbers["z"], which))
    fresh["r"] = numbers["r"]
    fresh["z"] = numbers["z"]
    return write(piles, fresh)


def lay_out(order: list[str]) -> tuple[Piles, Numbers]:
    piles: Piles = {spot: [] for spot in CARD_SPOTS}
    numbers = dict.fromkeys(NUMBER_SPOTS, 0)
    to_come = order.copy()
    # [rules] "Seven dealt face down unseen".
    for _ in range(7):
        piles["b"].append(face_down(to_come.pop(0)))
    # [rules] "thirteen face up".
    for _ in range(13):
        piles["h"].append(to_come.pop(0))
    piles["h"] = in_hand_order(piles["h"])
    # [rules] "A joker among them must be taken (both, if both)", [agreed] and the deal already marks it as kept.
    for card in piles["h"]:
        if is_joker(card):
            keep_or_put_back(piles, numbers, card)
    # [rules] "34 left are the stock".
    piles["s"] = face_down_stock(to_come)
    return piles, numbers


def deal(rule_set: str, order: list[str]) -> str:
    check_rule_set(rule_set, RULE_SETS)
    return write(*lay_out(order))
