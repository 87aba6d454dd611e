"""Implement the rules of Klondike a second time, directly from the rule text.

`oracle.plain` explains the text format and the marks such as [rules]. `f1` ... `f4` are the foundations of spades,
hearts, diamonds and clubs, `t1` ... `t7` the columns, `s` the stock, `w` the waste. Where the number of passes is
limited, the number of redeals made follows as the last part.
"""

from oracle.plain import (
    Piles,
    cards_home,
    check_legal,
    check_rule_set,
    face_down_stock,
    fits_foundation_from_ace,
    goes_down_in_turns,
    is_face_down,
    move_cards,
    move_text,
    numbered,
    rank,
    split_move,
    turn_to_waste,
    turn_up_last,
    turn_waste_over,
)
from oracle.plain import read_position as read_piles
from oracle.plain import write_position as write_piles

RULE_SETS = ["klondike", "klondike-3", "klondike-1x3", "klondike-3x3"]

FOUNDATIONS = numbered("f", 4)
COLUMNS = numbered("t", 7)

SPOTS = [*FOUNDATIONS, *COLUMNS, "s", "w"]


def turned_at_once(rule_set: str) -> int:
    # [rules] "`klondike` turn one", "`klondike-3` turn three", "three passes in both".
    return {"klondike": 1, "klondike-3": 3, "klondike-1x3": 1, "klondike-3x3": 3}[rule_set]


def has_three_passes(rule_set: str) -> bool:
    # [rules] "the house rule of three passes in both: `klondike-1x3`, `klondike-3x3`".
    return rule_set in ["klondike-1x3", "klondike-3x3"]


def read_position(rule_set: str, position: str) -> tuple[Piles, int]:
    """Return the piles and the number of redeals made; 0 for rule sets that do not limit them."""
    if not has_three_passes(rule_set):
        return read_piles(SPOTS, position), 0
    piles_text, _, redeals = position.rpartition(".")
    piles = read_piles(SPOTS, piles_text)
    if redeals not in ["0", "1", "2"]:
        raise ValueError(f"redeals are 0, 1 or 2, not {redeals!r}")
    return piles, int(redeals)


def write_position(rule_set: str, piles: Piles, redeals: int) -> str:
    if not has_three_passes(rule_set):
        return write_piles(SPOTS, piles)
    return write_piles(SPOTS, piles) + "." + str(redeals)


def fits_column(card: str, column: str, piles: Piles) -> bool:
    # [rules] "a space takes only a king or a run from a king".
    if piles[column] == []:
        return rank(card) == "K"
    # [rules] "Columns down in alternating colours".
    return goes_down_in_turns([piles[column][-1], card])


def moves_of_stock_and_waste(rule_set: str, piles: Piles, redeals: int) -> set[str]:
    moves = set()
    if piles["s"] != []:
        moves.add("sw")
    # [pages] "When the stock is exhausted, the discard pile may be turned face-down to replenish it."
    # [rules] "unlimited passes", or "three passes", so two redeals.
    if piles["s"] == [] and piles["w"] != [] and (not has_three_passes(rule_set) or redeals < 2):
        moves.add("ws")
    return moves


def moves_home(piles: Piles) -> set[str]:
    moves = set()
    # Only the last card of a pile can go home. [agreed] No card moves from one foundation to another.
    for source in ["w", *COLUMNS]:
        for foundation in FOUNDATIONS:
            # [rules] "Foundations A→K in suit".
            if piles[source] != [] and fits_foundation_from_ace(piles[source][-1], foundation, piles):
                moves.add(move_text(source, foundation))
    return moves


def moves_onto_columns(piles: Piles) -> set[str]:
    moves = set()
    # [rules] "a foundation's top card may return to a column", where it fits; so may the top card of the waste.
    for source in ["w", *FOUNDATIONS]:
        for column in COLUMNS:
            if piles[source] != [] and fits_column(piles[source][-1], column, piles):
                moves.add(move_text(source, column))
    # [rules] "any part of a face-up run moves": its last card, its last two cards, and so on.
    for source in COLUMNS:
        for how_many in range(1, len(piles[source]) + 1):
            run = piles[source][-how_many:]
            if any(is_face_down(card) for card in run) or not goes_down_in_turns(run):
                continue
            for column in COLUMNS:
                if column != source and fits_column(run[0], column, piles):
                    moves.add(move_text(source, column, how_many))
    return moves


def legal_moves(rule_set: str, position: str) -> set[str]:
    check_rule_set(rule_set, RULE_SETS)
    piles, redeals = read_position(rule_set, position)
    return moves_of_stock_and_waste(rule_set, piles, redeals) | moves_home(piles) | moves_onto_columns(piles)


def play(rule_set: str, position: str, move: str) -> str:
    check_legal(move, legal_moves(rule_set, position))
    piles, redeals = read_position(rule_set, position)
    if move == "sw":
        turn_to_waste(piles, turned_at_once(rule_set))
    elif move == "ws":
        # [agreed] The first card turned is the first turned again.
        turn_waste_over(piles)
        redeals = redeals + 1
    else:
        source, target, how_many = split_move(SPOTS, move)
        move_cards(piles, source, target, how_many)
        # [rules] "covered cards turn when exposed".
        for column in COLUMNS:
            turn_up_last(piles[column])
    return write_position(rule_set, piles, redeals)


def won(rule_set: str, position: str) -> bool:
    check_rule_set(rule_set, RULE_SETS)
    piles, _ = read_position(rule_set, position)
    # [pages] "to move all 52 cards to the foundations".
    return cards_home(piles, FOUNDATIONS) == 52


def deal(rule_set: str, shuffled: list[str]) -> str:
    check_rule_set(rule_set, RULE_SETS)
    piles: Piles = {spot: [] for spot in SPOTS}
    to_come = shuffled.copy()
    # [rules] "Seven columns 1…7", "Deal by rows": seven cards, then six cards starting at the second column, and
    # so on.
    for first in range(7):
        for column in COLUMNS[first:]:
            piles[column].append("~" + to_come.pop(0))
    # [rules] "last card face up".
    for column in COLUMNS:
        turn_up_last(piles[column])
    # [rules] "24 in stock".
    piles["s"] = face_down_stock(to_come)
    return write_position(rule_set, piles, 0)
