"""Implement the rules of FreeCell a second time, directly from the rule text.

`oracle.plain` explains the text format and the marks such as [rules]. `a1` ... `a4` are the cells, `f1` ... `f4`
the foundations of spades, hearts, diamonds and clubs, `t1` ... `t8` the columns.
"""

from oracle.plain import (
    Piles,
    cards_home,
    check_legal,
    check_rule_set,
    fits_foundation_from_ace,
    goes_down_in_turns,
    move_cards,
    move_text,
    numbered,
    read_position,
    split_move,
    write_position,
)

RULE_SETS = ["freecell"]

CELLS = numbered("a", 4)
FOUNDATIONS = numbered("f", 4)
COLUMNS = numbered("t", 8)

SPOTS = [*CELLS, *FOUNDATIONS, *COLUMNS]


def most_cards_at_once(target: str, piles: Piles) -> int:
    # [rules] "(free cells + 1) × 2^(other spaces)": a space is an empty column; the target column does not count.
    free_cells = len([cell for cell in CELLS if piles[cell] == []])
    other_spaces = len([column for column in COLUMNS if piles[column] == [] and column != target])
    most = free_cells + 1
    for _ in range(other_spaces):
        most = most * 2
    return most


def fits_column(card: str, column: str, piles: Piles) -> bool:
    # [rules] "a space takes any card".
    if piles[column] == []:
        return True
    # [rules] "Columns build down in alternating colours".
    return goes_down_in_turns([piles[column][-1], card])


def moves_of_single_cards(piles: Piles) -> set[str]:
    moves = set()
    # [rules] "One card at a time"; "Cards never leave a foundation", so no move starts there.
    for source in [*CELLS, *COLUMNS]:
        if piles[source] == []:
            continue
        card = piles[source][-1]
        for cell in CELLS:
            # [rules] "four cells of one card"; [agreed] a card may also move from cell to cell.
            if piles[cell] == []:
                moves.add(move_text(source, cell))
        for foundation in FOUNDATIONS:
            # [rules] "four foundations A→K in suit".
            if fits_foundation_from_ace(card, foundation, piles):
                moves.add(move_text(source, foundation))
        for column in COLUMNS:
            # A move back to the same column is impossible: no card fits on itself, and the column is not empty.
            if fits_column(card, column, piles):
                moves.add(move_text(source, column))
    return moves


def moves_of_runs(piles: Piles) -> set[str]:
    moves = set()
    for source in COLUMNS:
        for target in COLUMNS:
            for how_many in range(2, len(piles[source]) + 1):
                run = piles[source][-how_many:]
                # [rules] "a run moves as one action": cards that are built down in alternating colours.
                if not goes_down_in_turns(run):
                    continue
                # [rules] "when (free cells + 1) × 2^(other spaces) allows it".
                if how_many > most_cards_at_once(target, piles):
                    continue
                if source != target and fits_column(run[0], target, piles):
                    moves.add(move_text(source, target, how_many))
    return moves


def legal_moves(rule_set: str, position: str) -> set[str]:
    check_rule_set(rule_set, RULE_SETS)
    piles = read_position(SPOTS, position)
    return moves_of_single_cards(piles) | moves_of_runs(piles)


def play(rule_set: str, position: str, move: str) -> str:
    check_legal(move, legal_moves(rule_set, position))
    piles = read_position(SPOTS, position)
    source, target, how_many = split_move(SPOTS, move)
    move_cards(piles, source, target, how_many)
    return write_position(SPOTS, piles)


def won(rule_set: str, position: str) -> bool:
    check_rule_set(rule_set, RULE_SETS)
    # [pages] "The game is won when the entire deck has been played to the foundations."
    return cards_home(read_position(SPOTS, position), FOUNDATIONS) == 52


def deal(rule_set: str, shuffled: list[str]) -> str:
    check_rule_set(rule_set, RULE_SETS)
    piles: Piles = {spot: [] for spot in SPOTS}
    # [rules] "eight columns filled left to right, row by row": 7, 7, 7, 7, 6, 6, 6 and 6 cards.
    to_come = shuffled.copy()
    while to_come != []:
        for column in COLUMNS:
            if to_come != []:
                piles[column].append(to_come.pop(0))
    return write_position(SPOTS, piles)
