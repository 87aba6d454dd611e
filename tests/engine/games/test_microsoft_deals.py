"""Test that FreeCell's numbered deals are Microsoft's, with published layouts and an independent program."""

import hashlib

import pytest

from engine.games.catalogue import CATALOGUE
from engine.play import notation

FREECELL = CATALOGUE["freecell"]

# The layouts row by row, as cards are dealt. Deals 1 and 617: Rosetta Code, "Deal cards for FreeCell". Deal 11982
# is the only one of the first 32000 that cannot be won; Michael Keller's FreeCell FAQ names it, and it is printed
# in many places.
PUBLISHED = {
    1: """
        JD 2D 9H JC 5D 7H 7C 5H
        KD KC 9S 5S AD QC KH 3H
        2S KS 9D QD JS AS AH 3C
        4C 5C TS QH 4H AC 4D 7S
        3S TD 4S TH 8H 2C JH 7D
        6D 8S 8D QS 6C 3D 8C TC
        6S 9C 2H 6H""",
    617: """
        7D AD 5C 3S 5S 8C 2D AH
        TD 7S QD AC 6D 8H AS KH
        TH QC 3H 9D 6S 8D 3D TC
        KD 5H 9S 3C 8S 7H 4D JS
        4C QS 9C 9H 7C 6H 2C 2S
        4S TS 2H 5D JC 6C JH QH
        JD KS KC 4H""",
    11982: """
        AH AS 4H AC 2D 6S TS JS
        3D 3H QS QC 8S 7H AD KS
        KD 6H 5S 4D 9H JH 9S 3C
        JC 5D 5C 8C 9D TD KH 7C
        6C 2C TH QH 6D TC 4S 7S
        JD 7D 8H 9C 2H QD 4C 5H
        KC 8D 2S 3S""",
}

# SHA-256 over the layouts of deals, each as `by_engine` gives it, one after the other. Computed with nothing of
# this engine, but with Shlomi Fish's pysol_cards 0.24.0, which deals the cards for PySol FC and Freecell Solver:
#     deal = Game(game_id="freecell", game_num=number, which_deals=RandomBase.DEALS_MS, max_rank=13)
#     digest.update(deal.calc_layout_string(CardRenderer(print_ts=True)).encode())
WITNESS = {
    range(1, 32_001): "a06b93ff95c6307079f5e67938a5dcd1786b3469cc18cdf85919357bc4174a68",
    range(32_001, 2**31, 2**31 // 400): "4fd1ed068b256fb1ec8b2dbd99f853a08017e3c129ae64e39022b26ef5cf0851",
}


def columns(number: int) -> list[list[str]]:
    """Return the eight columns of a deal, each card written like "JD"."""
    piles = notation.position_text(FREECELL, FREECELL.start(number)).split(".")[8:]
    return [[pile[i : i + 2].upper() for i in range(0, len(pile), 2)] for pile in piles]


def by_engine(number: int) -> str:
    """Return the layout of a deal as text, one line for each column."""
    return "".join(f"{' '.join(column)}\n" for column in columns(number))


@pytest.mark.parametrize("number", PUBLISHED)
def test_published_deals(number: int) -> None:
    rows = [line.split() for line in PUBLISHED[number].strip().splitlines()]
    dealt = columns(number)
    assert [[column[row] for column in dealt if row < len(column)] for row in range(7)] == rows


@pytest.mark.parametrize("numbers", WITNESS, ids=["the first program", "larger numbers"])
def test_another_program_deals_the_same(numbers: range) -> None:
    digest = hashlib.sha256()
    for number in numbers:
        digest.update(by_engine(number).encode())
    assert digest.hexdigest() == WITNESS[numbers]
