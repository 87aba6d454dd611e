"""Implement the rules of Black Hole a second time, directly from the rule text.

`oracle.plain` explains the text format and the marks such as [rules]. `f` is the hole in the centre, `t1` ...
`t17` are the fans.
"""

from oracle.plain import (
    Piles,
    check_legal,
    check_rule_set,
    is_one_rank_lower,
    move_cards,
    numbered,
    rank,
    read_position,
    split_move,
    write_position,
)

RULE_SETS = ["black-hole"]

FANS = numbered("t", 17)

SPOTS = ["f", *FANS]


def fits_the_hole(card: str, top: str) -> bool:
    # [rules] "A–K adjacent both ways".
    if {rank(card), rank(top)} == {"A", "K"}:
        return True
    # [rules] "one rank above or below the centre's top, any suit, ... direction free".
    return is_one_rank_lower(card, top) or is_one_rank_lower(top, card)


def legal_moves(rule_set: str, position: str) -> set[str]:
    check_rule_set(rule_set, RULE_SETS)
    piles = read_position(SPOTS, position)
    moves = set()
    for fan in FANS:
        # [rules] "Play an available fan card": the last of each fan. "Spaces stay empty": only the hole is a
        # target.
        if piles[fan] != [] and fits_the_hole(piles[fan][-1], piles["f"][-1]):
            moves.add(fan + "f")
    return moves


def play(rule_set: str, position: str, move: str) -> str:
    check_legal(move, legal_moves(rule_set, position))
    piles = read_position(SPOTS, position)
    source, target, how_many = split_move(SPOTS, move)
    move_cards(piles, source, target, how_many)
    return write_position(SPOTS, piles)


def won(rule_set: str, position: str) -> bool:
    check_rule_set(rule_set, RULE_SETS)
    # [rules] "Won: 52 in the centre."
    return len(read_position(SPOTS, position)["f"]) == 52


def deal(rule_set: str, shuffled: list[str]) -> str:
    check_rule_set(rule_set, RULE_SETS)
    # [rules] "A♠ in the centre", wherever the shuffle put it.
    piles: Piles = {"f": ["As"]}
    to_come = [card for card in shuffled if card != "As"]
    # [rules] "seventeen fans of three, all face up"; [agreed] a fan gets its three cards together.
    for fan in FANS:
        piles[fan] = [to_come.pop(0), to_come.pop(0), to_come.pop(0)]
    return write_position(SPOTS, piles)
