"""Compute the score sheet of a rubber of bridge a second time."""

from oracle.bridge_cards import HOUSE, PLAYER, level_of, strain_of


def trick_points(strain: str, odd_tricks: int) -> int:
    """Return the points for this number of odd tricks (tricks beyond six), undoubled. [rules] The first table."""
    if strain in ["C", "D"]:
        return 20 * odd_tricks
    if strain in ["H", "S"]:
        return 30 * odd_tricks
    return 40 + 30 * (odd_tricks - 1)


def overtrick_points(strain: str, doubling: int, vulnerable: bool) -> int:
    """Return the points for each overtrick."""
    # [rules] "Overtrick: trick value"; at no trump 30, the value of each odd trick after the first.
    if doubling == 0:
        return {"C": 20, "D": 20, "H": 30, "S": 30, "N": 30}[strain]
    # [rules] "doubled 100 (vulnerable 200); redoubled 200 (400)".
    return {1: 100, 2: 200}[doubling] * (2 if vulnerable else 1)


def slam_points(level: int, vulnerable: bool) -> int:
    # [rules] "Small slam 500 (750), grand slam 1000 (1500)."
    if level == 6:
        return 750 if vulnerable else 500
    if level == 7:
        return 1500 if vulnerable else 1000
    return 0


def undertrick_points(undertricks: int, doubling: int, vulnerable: bool) -> int:
    # [rules] "Undertricks undoubled 50 (100) each".
    if doubling == 0:
        return undertricks * (100 if vulnerable else 50)
    # [rules] "doubled 100, then 200, 200, then 300 each (vulnerable 200, then 300 each)".
    total = 0
    for which in range(1, undertricks + 1):
        if which == 1:
            total += 200 if vulnerable else 100
        elif which <= 3:
            total += 300 if vulnerable else 200
        else:
            total += 300
    # [rules] "redoubled twice that".
    return total * doubling


def empty_sheet() -> dict[str, dict[str, int]]:
    return {side: {"total": 0, "below": 0, "above": 0, "part": 0, "games": 0} for side in [PLAYER, HOUSE]}


def sheet(record: bytes) -> dict[str, dict[str, int]]:
    """Return the score sheet after the deals of a rubber.

    For each side it holds the total, the points below and above the line, the part-score towards the next game,
    and the number of games.
    """
    sides = empty_sheet()
    for at in range(0, len(record), 3):
        enter_deal(sides, record[at], record[at + 1], record[at + 2])
    for winner, loser in [(PLAYER, HOUSE), (HOUSE, PLAYER)]:
        # [rules] "rubber 700/500"; "The rubber is two games". [agreed] 700 if the other side has no game.
        if sides[winner]["games"] == 2:
            sides[winner]["above"] += 700 if sides[loser]["games"] == 0 else 500
    for side in [PLAYER, HOUSE]:
        sides[side]["total"] = sides[side]["below"] + sides[side]["above"]
    return sides


def enter_deal(sides: dict[str, dict[str, int]], first: int, second: int, fifties: int) -> None:
    bid = first % 64
    declarer, defender = (HOUSE, PLAYER) if first >= 64 else (PLAYER, HOUSE)
    doubling = second // 16
    taken = second % 16
    level = level_of(bid)
    # [rules] Only the player scores honours.
    sides[PLAYER]["above"] += 50 * fifties
    # [agreed] A side is vulnerable when it has won a game. Here the vulnerability of the declarer counts.
    vulnerable = sides[declarer]["games"] > 0
    if taken < 6 + level:
        sides[defender]["above"] += undertrick_points(6 + level - taken, doubling, vulnerable)
        return
    overtricks = taken - 6 - level
    sides[declarer]["above"] += overtricks * overtrick_points(strain_of(bid), doubling, vulnerable)
    sides[declarer]["above"] += slam_points(level, vulnerable)
    # [rules] "Insult 50 doubled, 100 redoubled."
    sides[declarer]["above"] += 50 * doubling
    # [rules] The first table: doubled is twice and redoubled four times as much. Only the tricks that were bid
    # count below the line.
    below_the_line = trick_points(strain_of(bid), level) * {0: 1, 1: 2, 2: 4}[doubling]
    sides[declarer]["below"] += below_the_line
    sides[declarer]["part"] += below_the_line
    # [rules] "Game is 100 below the line, then both part-scores restart."
    if sides[declarer]["part"] >= 100:
        sides[declarer]["games"] += 1
        sides[PLAYER]["part"] = 0
        sides[HOUSE]["part"] = 0


def rubber_is_over(record: bytes) -> bool:
    # [rules] "The rubber is two games".
    sides = sheet(record)
    return sides[PLAYER]["games"] == 2 or sides[HOUSE]["games"] == 2
