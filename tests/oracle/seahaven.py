"""Implement the rules of Seahaven Towers a second time, directly from the rule text.

`oracle.plain` explains the text format and the marks such as [rules]. `a1` ... `a4` are the towers (cells), `f1`
... `f4` the foundations of spades, hearts, diamonds and clubs, `t1` ... `t10` the columns.
"""

from oracle.plain import (
    Piles,
    cards_home,
    check_legal,
    check_rule_set,
    fits_foundation_from_ace,
    goes_down_in_suit,
    move_cards,
    move_text,
    numbered,
    rank,
    read_position,
    split_move,
    write_position,
)

RULE_SETS = ["seahaven"]

TOWERS = numbered("a", 4)
FOUNDATIONS = numbered("f", 4)
COLUMNS = numbered("t", 10)

SPOTS = [*TOWERS, *FOUNDATIONS, *COLUMNS]


def most_cards_at_once(piles: Piles) -> int:
    # [rules] "free towers + 1": empty columns do not help, because only kings may go there.
    return len([tower for tower in TOWERS if piles[tower] == []]) + 1


def fits_column(card: str, column: str, piles: Piles) -> bool:
    # [rules] "a space takes only a king"; [agreed] or a run from a king.
    if piles[column] == []:
        return rank(card) == "K"
    # [rules] "Columns build down in suit".
    return goes_down_in_suit([piles[column][-1], card])


def moves_of_single_cards(piles: Piles) -> set[str]:
    moves = set()
    # [rules] "One card at a time"; "Cards never leave a foundation", so no move starts there.
    for source in [*TOWERS, *COLUMNS]:
        if piles[source] == []:
            continue
        card = piles[source][-1]
        for tower in TOWERS:
            # [pages] "Any available card can be played to them at any time", one card to a tower. A card in a
            # tower may go to "any other legal spot", so also to another tower.
            if piles[tower] == []:
                moves.add(move_text(source, tower))
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
            # [rules] "a run as one action when free towers + 1 allows it".
            for how_many in range(2, most_cards_at_once(piles) + 1):
                if how_many > len(piles[source]):
                    continue
                run = piles[source][-how_many:]
                # The cards of a run are built down in suit.
                if source != target and goes_down_in_suit(run) and fits_column(run[0], target, piles):
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
    # [pages] "to move all 52 cards to the four foundation piles".
    return cards_home(read_position(SPOTS, position), FOUNDATIONS) == 52


def deal(rule_set: str, shuffled: list[str]) -> str:
    check_rule_set(rule_set, RULE_SETS)
    piles: Piles = {spot: [] for spot in SPOTS}
    to_come = shuffled.copy()
    # [rules] "Ten columns of five face up"; [agreed] dealt by rows.
    for _ in range(5):
        for column in COLUMNS:
            piles[column].append(to_come.pop(0))
    # [rules] "the two middle ones filled with the last two cards".
    piles["a2"] = [to_come.pop(0)]
    piles["a3"] = [to_come.pop(0)]
    return write_position(SPOTS, piles)
