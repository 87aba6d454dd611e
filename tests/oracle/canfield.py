"""Implement the rules of Canfield a second time, directly from the rule text.

`oracle.plain` explains the text format and the marks such as [rules]. `f1` ... `f4` are the foundations of spades,
hearts, diamonds and clubs, `r` the reserve, `t1` ... `t4` the columns, `s` the stock, `w` the waste.
"""

from oracle.plain import (
    SUIT_OF_FOUNDATION,
    Piles,
    cards_home,
    check_legal,
    check_rule_set,
    face_down_stock,
    is_one_rank_lower,
    is_red,
    move_cards,
    move_text,
    numbered,
    rank,
    read_position,
    split_move,
    suit,
    turn_to_waste,
    turn_up_last,
    turn_waste_over,
    write_position,
)

RULE_SETS = ["canfield", "canfield-3"]

FOUNDATIONS = numbered("f", 4)
COLUMNS = numbered("t", 4)

SPOTS = [*FOUNDATIONS, "r", *COLUMNS, "s", "w"]


def turned_at_once(rule_set: str) -> int:
    # [rules] "`canfield` turn one; `canfield-3` turn three."
    return {"canfield": 1, "canfield-3": 3}[rule_set]


def comes_just_below(low: str, high: str) -> bool:
    # [rules] "both wrapping K–A": [pages] the ace is below the two and above the king.
    if rank(low) == "K":
        return rank(high) == "A"
    return is_one_rank_lower(low, high)


def starting_rank(piles: Piles) -> str:
    # [rules] "one card to the first foundation sets the starting rank of all four".
    for foundation in FOUNDATIONS:
        if piles[foundation] != []:
            return rank(piles[foundation][0])
    raise ValueError("no foundation is started")


def fits_foundation(card: str, foundation: str, piles: Piles) -> bool:
    if SUIT_OF_FOUNDATION[foundation] != suit(card):
        return False
    if piles[foundation] == []:
        return rank(card) == starting_rank(piles)
    # [rules] "Foundations up in suit", with the ace after the king, [agreed] up to thirteen cards.
    return len(piles[foundation]) < 13 and comes_just_below(piles[foundation][-1], card)


def fits_column(card: str, column: str, piles: Piles) -> bool:
    # [rules] While the reserve has cards, it fills a space automatically; "with the reserve gone, by any available
    # card".
    if piles[column] == []:
        return piles["r"] == []
    # [rules] "columns down in alternating colours", with the king below the ace.
    top = piles[column][-1]
    return comes_just_below(card, top) and is_red(card) != is_red(top)


def moves_of_stock_and_waste(piles: Piles) -> set[str]:
    moves = set()
    if piles["s"] != []:
        moves.add("sw")
    # [rules] "Unlimited passes": [pages] when the stock is depleted.
    if piles["s"] == [] and piles["w"] != []:
        moves.add("ws")
    return moves


def moves_home(piles: Piles) -> set[str]:
    moves = set()
    # Only the last card of each pile can go home. [rules] "Cards never leave a foundation", so no move starts
    # there.
    for source in ["r", "w", *COLUMNS]:
        for foundation in FOUNDATIONS:
            if piles[source] != [] and fits_foundation(piles[source][-1], foundation, piles):
                moves.add(move_text(source, foundation))
    return moves


def moves_onto_columns(piles: Piles) -> set[str]:
    moves = set()
    # [rules] "only the top" card of the reserve; of the waste also only the top card.
    for source in ["r", "w"]:
        for column in COLUMNS:
            if piles[source] != [] and fits_column(piles[source][-1], column, piles):
                moves.add(move_text(source, column))
    # [rules] "any face-up card moves with all those on it", only onto a column. All cards in columns are face up.
    for source in COLUMNS:
        for how_many in range(1, len(piles[source]) + 1):
            lowest = piles[source][-how_many]
            for column in COLUMNS:
                if column != source and fits_column(lowest, column, piles):
                    moves.add(move_text(source, column, how_many))
    return moves


def legal_moves(rule_set: str, position: str) -> set[str]:
    check_rule_set(rule_set, RULE_SETS)
    piles = read_position(SPOTS, position)
    return moves_of_stock_and_waste(piles) | moves_home(piles) | moves_onto_columns(piles)


def fill_spaces_from_reserve(piles: Piles) -> None:
    # [rules] "A space is filled at once from the reserve".
    for column in COLUMNS:
        if piles[column] == [] and piles["r"] != []:
            move_cards(piles, "r", column, 1)
            turn_up_last(piles["r"])


def play(rule_set: str, position: str, move: str) -> str:
    check_legal(move, legal_moves(rule_set, position))
    piles = read_position(SPOTS, position)
    if move == "sw":
        turn_to_waste(piles, turned_at_once(rule_set))
    elif move == "ws":
        # [rules] "order kept".
        turn_waste_over(piles)
    else:
        source, target, how_many = split_move(SPOTS, move)
        move_cards(piles, source, target, how_many)
        # [rules] The top card of the reserve always lies face up.
        turn_up_last(piles["r"])
        fill_spaces_from_reserve(piles)
    return write_position(SPOTS, piles)


def won(rule_set: str, position: str) -> bool:
    check_rule_set(rule_set, RULE_SETS)
    # [pages] "to move all of the cards up to the foundations".
    return cards_home(read_position(SPOTS, position), FOUNDATIONS) == 52


def deal(rule_set: str, shuffled: list[str]) -> str:
    check_rule_set(rule_set, RULE_SETS)
    piles: Piles = {spot: [] for spot in SPOTS}
    to_come = shuffled.copy()
    # [rules] "13 cards squared in the reserve, only the top seen".
    for _ in range(13):
        piles["r"].append("~" + to_come.pop(0))
    turn_up_last(piles["r"])
    # [rules] "one card to the first foundation"; [agreed] it goes to the foundation of its suit.
    first = to_come.pop(0)
    for foundation in FOUNDATIONS:
        if SUIT_OF_FOUNDATION[foundation] == suit(first):
            piles[foundation] = [first]
    # [rules] "four columns of one".
    for column in COLUMNS:
        piles[column] = [to_come.pop(0)]
    # [rules] "34 in stock".
    piles["s"] = face_down_stock(to_come)
    return write_position(SPOTS, piles)
