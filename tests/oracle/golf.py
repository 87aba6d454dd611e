"""Golf, read a second time straight from the rule text; text and marks as in oracle.plain.

`t1` ... `t7` are the columns, `s` is the stock, `w` the waste.
"""

from oracle.plain import (
    Piles,
    check_legal,
    check_rule_set,
    face_down_stock,
    is_one_rank_lower,
    move_cards,
    numbered,
    rank,
    read_position,
    split_move,
    turn_to_waste,
    write_position,
)

RULE_SETS = ["golf"]

COLUMNS = numbered("t", 7)

SPOTS = [*COLUMNS, "s", "w"]


def fits_waste(card: str, top: str) -> bool:
    # [rules] "nothing on a king".
    if rank(top) == "K":
        return False
    # [rules] "only a 2 on an ace".
    if rank(top) == "A":
        return rank(card) == "2"
    # [rules] "one rank above or below; no wrap".
    return is_one_rank_lower(card, top) or is_one_rank_lower(top, card)


def legal_moves(rule_set: str, position: str) -> set[str]:
    check_rule_set(rule_set, RULE_SETS)
    piles = read_position(SPOTS, position)
    moves = set()
    for column in COLUMNS:
        # [rules] "A column's last card goes on the waste".
        if piles[column] != [] and piles["w"] != [] and fits_waste(piles[column][-1], piles["w"][-1]):
            moves.add(column + "w")
    # [agreed] The next card of the stock may be turned at any time. [rules] "one pass": the waste never returns.
    if piles["s"] != []:
        moves.add("sw")
    return moves


def play(rule_set: str, position: str, move: str) -> str:
    check_legal(move, legal_moves(rule_set, position))
    piles = read_position(SPOTS, position)
    if move == "sw":
        turn_to_waste(piles, 1)
    else:
        source, target, how_many = split_move(SPOTS, move)
        move_cards(piles, source, target, how_many)
    return write_position(SPOTS, piles)


def won(rule_set: str, position: str) -> bool:
    check_rule_set(rule_set, RULE_SETS)
    piles = read_position(SPOTS, position)
    # [rules] "won at 0" cards left; [agreed] left in the columns, whatever the stock still has.
    return all(piles[column] == [] for column in COLUMNS)


def deal(rule_set: str, shuffled: list[str]) -> str:
    check_rule_set(rule_set, RULE_SETS)
    piles: Piles = {spot: [] for spot in SPOTS}
    to_come = shuffled.copy()
    # [rules] "Seven columns of five face up"; [agreed] dealt by rows.
    for _ in range(5):
        for column in COLUMNS:
            piles[column].append(to_come.pop(0))
    # [rules] "one card starts the waste".
    piles["w"] = [to_come.pop(0)]
    # [rules] "16 in stock".
    piles["s"] = face_down_stock(to_come)
    return write_position(SPOTS, piles)
