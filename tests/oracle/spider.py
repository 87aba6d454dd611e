"""Implement the rules of Spider a second time, directly from the rule text.

`oracle.plain` explains the text format and the marks such as [rules]. `f1` ... `f8` are the foundations, each for
one complete run; `t1` ... `t10` are the columns, `s` is the stock. The move `st1` deals one card to every column.
With fewer than four suits a position may contain the same card several times.
"""

from oracle.plain import (
    Piles,
    check_legal,
    check_rule_set,
    face_down_stock,
    goes_down_in_suit,
    is_face_down,
    is_one_rank_lower,
    move_cards,
    move_text,
    numbered,
    rank,
    read_position,
    split_move,
    turn_up_last,
    write_position,
)

# [rules] "`spider` four suits; also `spider-2`, `spider-1`": other packs, the same rules.
RULE_SETS = ["spider", "spider-2", "spider-1"]

FOUNDATIONS = numbered("f", 8)
COLUMNS = numbered("t", 10)

SPOTS = [*FOUNDATIONS, *COLUMNS, "s"]


def is_run(cards: list[str]) -> bool:
    # [rules] "a run moves together only if all of one suit"; face-down cards never belong to a run.
    return not any(is_face_down(card) for card in cards) and goes_down_in_suit(cards)


def fits_column(card: str, column: str, piles: Piles) -> bool:
    # [rules] "a space takes anything".
    if piles[column] == []:
        return True
    # [rules] "Any available card goes on one a rank higher, any suit".
    return is_one_rank_lower(card, piles[column][-1])


def legal_moves(rule_set: str, position: str) -> set[str]:
    check_rule_set(rule_set, RULE_SETS)
    piles = read_position(SPOTS, position)
    moves = set()
    # The player moves nothing to a foundation, and [agreed] nothing leaves one, so moves start only at columns.
    for source in COLUMNS:
        for how_many in range(1, len(piles[source]) + 1):
            cards = piles[source][-how_many:]
            if not is_run(cards):
                continue
            for target in COLUMNS:
                if target != source and fits_column(cards[0], target, piles):
                    moves.add(move_text(source, target, how_many))
    # [rules] "The stock deals one card to every column and only when none is empty".
    if piles["s"] != [] and all(piles[column] != [] for column in COLUMNS):
        moves.add("st1")
    return moves


def take_whole_runs_home(piles: Piles) -> None:
    # [rules] "A K→A run of one suit leaves at once"; [agreed] column by column, to the empty foundation with the
    # lowest number.
    for column in COLUMNS:
        last = piles[column][-13:]
        if len(last) == 13 and rank(last[0]) == "K" and is_run(last):
            empty = [foundation for foundation in FOUNDATIONS if piles[foundation] == []]
            move_cards(piles, column, empty[0], 13)
            # [pages] "When face-down cards are exposed, they are turned face-up."
            turn_up_last(piles[column])


def play(rule_set: str, position: str, move: str) -> str:
    check_legal(move, legal_moves(rule_set, position))
    piles = read_position(SPOTS, position)
    if move == "st1":
        # [rules] "one card to every column", [agreed] face up, from the first column on.
        for column in COLUMNS:
            if piles["s"] != []:
                piles[column].append(piles["s"].pop().removeprefix("~"))
    else:
        source, target, how_many = split_move(SPOTS, move)
        move_cards(piles, source, target, how_many)
        # [pages] "When face-down cards are exposed, they are turned face-up."
        turn_up_last(piles[source])
    take_whole_runs_home(piles)
    return write_position(SPOTS, piles)


def won(rule_set: str, position: str) -> bool:
    check_rule_set(rule_set, RULE_SETS)
    piles = read_position(SPOTS, position)
    # [rules] "Won: eight runs."
    return all(len(piles[foundation]) == 13 for foundation in FOUNDATIONS)


def deal(rule_set: str, shuffled: list[str]) -> str:
    check_rule_set(rule_set, RULE_SETS)
    piles: Piles = {spot: [] for spot in SPOTS}
    to_come = shuffled.copy()
    # [rules] "the first four of six cards, the rest of five"; [agreed] five rounds, then four cards more.
    for column in [*COLUMNS * 5, *COLUMNS[:4]]:
        piles[column].append("~" + to_come.pop(0))
    # [rules] "only the last face up".
    for column in COLUMNS:
        turn_up_last(piles[column])
    # [rules] "50 in stock".
    piles["s"] = face_down_stock(to_come)
    return write_position(SPOTS, piles)
