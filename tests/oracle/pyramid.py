"""Implement the rules of Pyramid a second time, directly from the rule text.

`oracle.plain` explains the text format and the marks such as [rules]. `t1` ... `t28` are the cards of the pyramid,
row by row from the top, `f` the cards removed, `s` the stock, `w` the waste. A pair may be named in either order:
`t22t23` or `t23t22`. A king is removed alone: `t25f`.
"""

from itertools import pairwise

from oracle.plain import (
    Piles,
    check_legal,
    check_rule_set,
    face_down_stock,
    move_cards,
    numbered,
    rank,
    read_position,
    split_move,
    turn_to_waste,
    turn_waste_over,
    worth,
    write_position,
)

RULE_SETS = ["pyramid", "pyramid-tut"]

PYRAMID = numbered("t", 28)

# [rules] "seven overlapping rows": the apex, then two cards, then three ...
ROWS = [
    ["t1"],
    ["t2", "t3"],
    ["t4", "t5", "t6"],
    ["t7", "t8", "t9", "t10"],
    ["t11", "t12", "t13", "t14", "t15"],
    ["t16", "t17", "t18", "t19", "t20", "t21"],
    ["t22", "t23", "t24", "t25", "t26", "t27", "t28"],
]

SPOTS = [*PYRAMID, "f", "s", "w"]


def places_upon(spot: str) -> list[str]:
    """Return the two spots whose cards overlap this card of the pyramid; no spots for the last row."""
    for row, next_row in pairwise(ROWS):
        if spot in row:
            place = row.index(spot)
            return [next_row[place], next_row[place + 1]]
    return []


def covering(spot: str, piles: Piles) -> list[str]:
    """Return the spots whose cards still overlap this one."""
    return [place for place in places_upon(spot) if piles[place] != []]


def is_available(spot: str, piles: Piles) -> bool:
    # [pages] "Cards are considered available if they are not overlapped by any other card."
    return piles[spot] != [] and covering(spot, piles) == []


def adds_to_13(one: str, other: str, piles: Piles) -> bool:
    return worth(piles[one][-1]) + worth(piles[other][-1]) == 13


def may_pair(rule_set: str, one: str, other: str, piles: Piles) -> bool:
    """Return whether the cards of two spots of the pyramid may be removed as a pair."""
    # [rules] "Remove an available pair adding to 13".
    if piles[one] == [] or piles[other] == [] or not adds_to_13(one, other, piles):
        return False
    if is_available(one, piles) and is_available(other, piles):
        return True
    if rule_set == "pyramid-tut":
        # [rules] "a card covered only by the very card it pairs with counts as available".
        if is_available(one, piles) and covering(other, piles) == [one]:
            return True
        if is_available(other, piles) and covering(one, piles) == [other]:
            return True
    return False


def moves_of_stock_and_waste(piles: Piles) -> set[str]:
    moves = set()
    # [rules] "turned one at a time".
    if piles["s"] != []:
        moves.add("sw")
    # [rules] "unlimited passes": [pages] when the stock is depleted.
    if piles["s"] == [] and piles["w"] != []:
        moves.add("ws")
    return moves


def moves_of_kings(piles: Piles) -> set[str]:
    moves = set()
    # [rules] "or a king alone": a king of the pyramid or on top of the waste.
    for spot in PYRAMID:
        if is_available(spot, piles) and rank(piles[spot][-1]) == "K":
            moves.add(spot + "f")
    if piles["w"] != [] and rank(piles["w"][-1]) == "K":
        moves.add("wf")
    return moves


def moves_of_pairs(rule_set: str, piles: Piles) -> set[str]:
    moves = set()
    for one in PYRAMID:
        for other in PYRAMID:
            # [agreed] Both orders are legal, so the two loops find each pair twice. No single card adds to 13 with
            # itself.
            if may_pair(rule_set, one, other, piles):
                moves.add(one + other)
        # [rules] "the waste's top pairs with the pyramid only"; [agreed] in either order.
        if piles["w"] != [] and is_available(one, piles) and adds_to_13("w", one, piles):
            moves.add("w" + one)
            moves.add(one + "w")
    return moves


def legal_moves(rule_set: str, position: str) -> set[str]:
    check_rule_set(rule_set, RULE_SETS)
    piles = read_position(SPOTS, position)
    return moves_of_stock_and_waste(piles) | moves_of_kings(piles) | moves_of_pairs(rule_set, piles)


def play(rule_set: str, position: str, move: str) -> str:
    check_legal(move, legal_moves(rule_set, position))
    piles = read_position(SPOTS, position)
    if move == "sw":
        turn_to_waste(piles, 1)
    elif move == "ws":
        # [rules] "order kept".
        turn_waste_over(piles)
    else:
        source, target, _ = split_move(SPOTS, move)
        # [agreed] Both cards go to the pile of removed cards; the card named first goes first.
        move_cards(piles, source, "f", 1)
        if target != "f":
            move_cards(piles, target, "f", 1)
    return write_position(SPOTS, piles)


def won(rule_set: str, position: str) -> bool:
    check_rule_set(rule_set, RULE_SETS)
    piles = read_position(SPOTS, position)
    # [rules] "Won when the pyramid is gone."
    return all(piles[spot] == [] for spot in PYRAMID)


def deal(rule_set: str, shuffled: list[str]) -> str:
    check_rule_set(rule_set, RULE_SETS)
    piles: Piles = {spot: [] for spot in SPOTS}
    to_come = shuffled.copy()
    # [rules] "28 cards in seven overlapping rows"; [agreed] from the apex down, each row from the left.
    for spot in PYRAMID:
        piles[spot] = [to_come.pop(0)]
    # [rules] "24 in stock".
    piles["s"] = face_down_stock(to_come)
    return write_position(SPOTS, piles)
