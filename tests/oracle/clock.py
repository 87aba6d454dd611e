"""Implement the rules of The Clock a second time, directly from the rule text.

`oracle.plain` explains the text format and the marks such as [rules]. `t1` ... `t12` are the hours, `t13` the
centre, `h` the card in the hand. A pile is written from bottom to top: first the cards that were put under it,
face up; then those still face down.
"""

from oracle.plain import (
    Piles,
    check_legal,
    check_rule_set,
    is_face_down,
    numbered,
    read_position,
    worth,
    write_position,
)

RULE_SETS = ["clock"]

# [rules] "Thirteen piles ...: twelve hours and the centre (kings)."
CLOCK = numbered("t", 13)

SPOTS = [*CLOCK, "h"]


def home_of(card: str) -> str:
    # [rules] "the pile of its rank": [pages] aces 1, jacks 11, queens 12, the centre for kings.
    return f"t{worth(card)}"


def turn_top_into_hand(pile: str, piles: Piles) -> None:
    # [rules] "turn that pile's top card"; [agreed] if no card of the pile is face down, the hand stays empty.
    if piles[pile] != [] and is_face_down(piles[pile][-1]):
        card = piles[pile].pop()
        piles["h"] = [card.removeprefix("~")]


def legal_moves(rule_set: str, position: str) -> set[str]:
    check_rule_set(rule_set, RULE_SETS)
    piles = read_position(SPOTS, position)
    if piles["h"] == []:
        return set()
    # [rules] "No choices".
    return {"h" + home_of(piles["h"][0])}


def play(rule_set: str, position: str, move: str) -> str:
    check_legal(move, legal_moves(rule_set, position))
    piles = read_position(SPOTS, position)
    card = piles["h"].pop()
    pile = home_of(card)
    # [rules] "put it face up under the pile of its rank".
    piles[pile] = [card, *piles[pile]]
    turn_top_into_hand(pile, piles)
    return write_position(SPOTS, piles)


def won(rule_set: str, position: str) -> bool:
    check_rule_set(rule_set, RULE_SETS)
    piles = read_position(SPOTS, position)
    # [agreed] Won: all 52 cards face up in their piles.
    for pile in CLOCK:
        if len(piles[pile]) != 4:
            return False
        for card in piles[pile]:
            if is_face_down(card) or home_of(card) != pile:
                return False
    return True


def deal(rule_set: str, shuffled: list[str]) -> str:
    check_rule_set(rule_set, RULE_SETS)
    piles: Piles = {spot: [] for spot in SPOTS}
    to_come = shuffled.copy()
    # [rules] "Thirteen piles of four face down"; [agreed] dealt in four rounds, one card to each pile in each
    # round.
    for _ in range(4):
        for pile in CLOCK:
            piles[pile].append("~" + to_come.pop(0))
    # [rules] "Turn the centre's top card"; [agreed] that is part of the deal.
    turn_top_into_hand("t13", piles)
    return write_position(SPOTS, piles)
