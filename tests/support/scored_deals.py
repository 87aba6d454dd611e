"""Writes deals of a rubber in short form, and finds their points."""

import re

import pytest

from engine.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES
from engine.games.bridge import rubber
from engine.games.bridge.rubber import HOUSE, PLAYER, Contract, ScoredDeal, ScoreSheet
from engine.games.bridge.tricks import NO_TRUMP, Bid
from support.english import english

STRAINS = {"C": CLUBS, "D": DIAMONDS, "H": HEARTS, "S": SPADES, "N": NO_TRUMP}
vulnerable_or_not = pytest.mark.parametrize("vulnerable", [False, True])
either_side = pytest.mark.parametrize("side", [PLAYER, HOUSE])


def deal(text: str, honours: int = 0) -> ScoredDeal:
    """Return a deal from its short form: "p1Cx7" is one club doubled by the player, seven tricks taken."""
    side, level, strain, crosses, taken = re.fullmatch(r"([ph])(\d)([CDHSN])(x*)(\d+)", text).groups()  # type: ignore[union-attr]
    bid = Bid(int(level), STRAINS[strain])
    return ScoredDeal(Contract(bid, "ph".index(side), len(crosses), honours), int(taken))


def points(scored: ScoredDeal, what: str, *, vulnerable: bool) -> list[int]:
    """Return the points that a deal scores for the reason `what`."""
    entries = rubber.score_entries(scored, vulnerable=vulnerable)
    return [entry.points for entry in entries if english(entry.reason, "sheet") == what]


def sheet(*texts: str) -> ScoreSheet:
    return rubber.score_sheet(tuple(map(deal, texts)))
