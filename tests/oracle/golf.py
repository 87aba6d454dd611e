"""Implement the rules of Golf a second time, directly from the rule text.

`oracle.plain` explains the text format and the marks such as [rules]. `t1` ... `t7` are the columns, `s` is the
stock, `w` the waste. In a round of nine deals (`golf-9`) three numbers follow: the number of the current deal (1
to 9), the cards left in the columns in the deals before, and the number of the round.
"""

from oracle.plain import (
    Piles,
    check_legal,
    check_rule_set,
    face_down_stock,
    is_one_rank_lower,
    move_cards,
    numbered,
    pack_in_order,
    rank,
    read_position,
    shuffle_of_many,
    split_move,
    turn_to_waste,
    write_position,
)

RULE_SETS = ["golf", "golf-9"]

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


def read(rule_set: str, position: str) -> tuple[Piles, list[int]]:
    """Return the piles and, for a round, its three numbers as the module docstring lists them."""
    check_rule_set(rule_set, RULE_SETS)
    texts = position.split(".")
    return read_position(SPOTS, ".".join(texts[: len(SPOTS)])), [int(text) for text in texts[len(SPOTS) :]]


def write(piles: Piles, counts: list[int]) -> str:
    return ".".join([write_position(SPOTS, piles), *[str(count) for count in counts]])


def cards_left(piles: Piles) -> int:
    return sum(len(piles[column]) for column in COLUMNS)


def legal_moves(rule_set: str, position: str) -> set[str]:
    piles, counts = read(rule_set, position)
    moves = set()
    for column in COLUMNS:
        # [rules] "A column's last card goes on the waste".
        if piles[column] != [] and piles["w"] != [] and fits_waste(piles[column][-1], piles["w"][-1]):
            moves.add(column + "w")
    # [agreed] The next card of the stock may be turned at any time. [rules] "one pass": the waste never becomes
    # the stock again.
    if piles["s"] != []:
        moves.add("sw")
    # [rules] "Nine deals may be played as a round"; [agreed] the move `ws` starts the next deal. It is legal when
    # the current deal is over: its columns are empty, or no move is left.
    if rule_set == "golf-9" and counts[0] < 9 and (cards_left(piles) == 0 or not moves):
        return {"ws"}
    return moves


def play(rule_set: str, position: str, move: str) -> str:
    check_legal(move, legal_moves(rule_set, position))
    piles, counts = read(rule_set, position)
    if move == "ws":
        # [rules] "with a running total".
        counts = [counts[0] + 1, counts[1] + cards_left(piles), counts[2]]
        return write(*read("golf-9", next_deal(counts)))
    if move == "sw":
        turn_to_waste(piles, 1)
    else:
        source, target, how_many = split_move(SPOTS, move)
        move_cards(piles, source, target, how_many)
    return write(piles, counts)


def next_deal(counts: list[int]) -> str:
    """Return the position at the start of a deal of a round, given the three numbers of the round.

    [agreed] One random stream shuffles all deals of a round. The pack is put in order before each shuffle.
    """
    at, _, number = counts
    order = shuffle_of_many(pack_in_order(), number, at)
    return ".".join([deal("golf", order), *[str(count) for count in counts]])


def won(rule_set: str, position: str) -> bool:
    piles, counts = read(rule_set, position)
    if rule_set == "golf":
        # [rules] "won at 0" cards left; [agreed] only cards in the columns count, not those in the stock.
        return cards_left(piles) == 0
    # [agreed] A round is won with at most five cards left for each deal (par), 45 in all.
    over = cards_left(piles) == 0 or not legal_moves(rule_set, position)
    return counts[0] == 9 and over and counts[1] + cards_left(piles) <= 45


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
