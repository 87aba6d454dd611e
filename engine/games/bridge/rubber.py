"""The score of rubber bridge, worked out from nothing but the contracts and the tricks taken.

A rubber is kept as the row of its deals; the score sheet, the games and the vulnerability are folded from it
each time, so that no two of them can disagree. Figures: the Laws of Contract Bridge (rubber), as in our source.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache, reduce
from typing import NamedTuple

from engine.core import cards
from engine.core.cards import ACE, JACK, KING, QUEEN, SUITS, Pile
from engine.core.number_words import counted, spelled
from engine.games.bridge.tricks import BIDS, BOOK, CALL_TEXTS, LEVELS, NO_TRUMP, Bid, bid_numbered

PLAYER, HOUSE = 0, 1
GAME = 100  # points below the line
_TRICKS = 13
_DOUBLINGS = ("", "doubled", "redoubled")
_HONOURS = {ACE, KING, QUEEN, JACK, 10}

_BY_HOUSE, _DOUBLING, _HONOUR = 64, 128, 512  # what makes up a contract's number, beside the bid
_FIFTY = 50
_LETTERS = "ph"  # player, house
_DEAL = re.compile(r"\b([ph])([1-7][CDHSN])(x{0,2})(1[0-3]|\d)\b")
_BYTES = 3  # of a deal in the record of a rubber


class Contract(NamedTuple):
    """What was bid, who has to make it, how often it is doubled (0 to 2), and the player's honours in points."""

    bid: Bid
    side: int
    doubled: int = 0
    honours: int = 0

    @property
    def needed(self) -> int:
        """The tricks that the declarer has to take."""
        return BOOK + self.bid.level

    @property
    def number(self) -> int:
        """The contract as one number, never 0."""
        honours = self.honours // _FIFTY * _HONOUR
        return self.bid.number + self.side * _BY_HOUSE + self.doubled * _DOUBLING + honours

    @property
    def sign(self) -> str:
        """The contract as it is written: "1♣ doubled"."""
        return f"{self.bid.sign} {_DOUBLINGS[self.doubled]}".strip()

    @property
    def words(self) -> str:
        """The contract as it is said: "one club doubled"."""
        return f"{self.bid.words} {_DOUBLINGS[self.doubled]}".strip()


def contract_numbered(number: int) -> Contract | None:
    """The contract of a number; None for 0, before there is one."""
    if not number:
        return None
    honours, rest = divmod(number, _HONOUR)
    doubled, rest = divmod(rest, _DOUBLING)
    side, bid = divmod(rest, _BY_HOUSE)
    return Contract(bid_numbered(bid), side, doubled, honours * _FIFTY)


def honours(hand: Pile, strain: int) -> int:
    """What the honours of one hand earn: four or five of the top trumps, or at no trump all aces."""
    if strain == NO_TRUMP:
        return 150 if sum(cards.rank(card) == ACE for card in hand) == len(SUITS) else 0
    held = sum(cards.suit(card) == strain and cards.rank(card) in _HONOURS for card in hand)
    return {4: 100, 5: 150}.get(held, 0)


class Deal(NamedTuple):
    """A deal played out: its contract, and the tricks the declarer took."""

    contract: Contract
    tricks: int

    @property
    def over(self) -> int:
        """Tricks above what was needed; below 0 for those that were missing."""
        return self.tricks - self.contract.needed

    @property
    def made(self) -> bool:
        """Whether the declarer took what was bid."""
        return self.over >= 0

    @property
    def outcome(self) -> str:
        """How it ended, in words: "made", "made with two more", "set by one"."""
        if self.over > 0:
            return f"made with {spelled(self.over)} more"
        return "made" if self.made else f"set by {spelled(-self.over)}"


LAST_CONTRACT = 2 * _DOUBLING + _BY_HOUSE + len(BIDS) + 3 * _HONOUR


def is_contract(number: int) -> bool:
    """Whether a number stands for a contract, or for none yet."""
    honours, rest = divmod(number, _HONOUR)
    bid = rest % _BY_HOUSE
    return number == 0 or (honours in {0, 2, 3} and rest < 3 * _DOUBLING and bid in range(1, len(BIDS) + 1))


def is_record(record: Pile) -> bool:
    """Whether the bytes are the record of a rubber."""
    record = record.lstrip(b"\0")
    deals = [record[at : at + _BYTES] for at in range(0, len(record), _BYTES)]
    return all(len(deal) == _BYTES and _is_deal(*deal) for deal in deals)


def _is_deal(first: int, second: int, third: int) -> bool:
    doubled, tricks = divmod(second, 16)
    number = first + doubled * _DOUBLING + third * _HONOUR
    return first < _DOUBLING and doubled < 3 and tricks <= _TRICKS and number > 0 and is_contract(number)


# A rubber as the row of its deals


def record_of(deals: Iterable[Deal]) -> Pile:
    """The deals in three bytes each, the first of them never 0."""
    return b"".join(map(_written, deals))


def _written(deal: Deal) -> bytes:
    contract = deal.contract
    first = contract.bid.number + contract.side * _BY_HOUSE
    return bytes((first, contract.doubled << 4 | deal.tricks, contract.honours // _FIFTY))


def deals_of(record: Pile) -> tuple[Deal, ...]:
    """The deals of a record, which may begin with bytes that are 0."""
    record = record.lstrip(b"\0")
    return tuple(_read(*record[at : at + _BYTES]) for at in range(0, len(record), _BYTES))


def _read(first: int, second: int, third: int) -> Deal:
    side, bid = divmod(first, _BY_HOUSE)
    doubled, tricks = divmod(second, 16)
    return Deal(Contract(bid_numbered(bid), side, doubled, third * _FIFTY), tricks)


def deal_text(deal: Deal) -> str:
    """A deal for the ledger: who declared, the contract, an x for each doubling, the tricks: "p1Cx7"."""
    contract = deal.contract
    return f"{_LETTERS[contract.side]}{contract.bid.text}{'x' * contract.doubled}{deal.tricks}"


def deals_told(text: str) -> tuple[Deal, ...]:
    """The deals that stand in a text of the ledger, without honours; all else there is passed over."""
    return tuple(
        Deal(Contract(bid_numbered(CALL_TEXTS.index(bid)), _LETTERS.index(side), len(doubled)), int(taken))
        for side, bid, doubled, taken in _DEAL.findall(text)
    )


# What a deal earns


class Entry(NamedTuple):
    """Points written for one side, above or below the line, and what for."""

    side: int
    points: int
    what: str
    below: bool = False


def trick_points(contract: Contract, tricks: int) -> int:
    """What so many odd tricks count at this contract."""
    each = 20 if contract.bid.strain in {cards.CLUBS, cards.DIAMONDS} else 30
    extra = 10 if contract.bid.strain == NO_TRUMP and tricks else 0
    return (each * tricks + extra) << contract.doubled


def overtrick_points(contract: Contract, *, vulnerable: bool) -> int:
    """What each trick above the contract counts."""
    if contract.doubled:
        return 100 * contract.doubled * (2 if vulnerable else 1)
    return 20 if contract.bid.strain in {cards.CLUBS, cards.DIAMONDS} else 30


def undertrick_points(doubled: int, missing: int, *, vulnerable: bool) -> int:
    """What the other side gets for so many tricks missing."""
    if not doubled:
        return missing * (100 if vulnerable else 50)
    steps = [200, 300] if vulnerable else [100, 200, 200, 300]
    each = [steps[min(number, len(steps) - 1)] for number in range(missing)]
    return sum(each) * doubled


def slam_points(level: int, *, vulnerable: bool) -> int:
    """The bonus for a contract of twelve or of all tricks, bid and made."""
    return {6: 500, 7: 1000}.get(level, 0) * (3 if vulnerable else 2) // 2


def scored(deal: Deal, *, vulnerable: bool) -> Iterator[Entry]:
    """What is written for one deal; `vulnerable` is the declarer."""
    contract = deal.contract
    side = contract.side
    if contract.honours:
        yield Entry(PLAYER, contract.honours, "honours")
    if not deal.made:
        points = undertrick_points(contract.doubled, -deal.over, vulnerable=vulnerable)
        yield Entry(1 - side, points, counted(-deal.over, "undertrick"))
        return
    yield Entry(side, trick_points(contract, contract.bid.level), contract.sign, below=True)
    if deal.over:
        points = deal.over * overtrick_points(contract, vulnerable=vulnerable)
        yield Entry(side, points, counted(deal.over, "overtrick"))
    if contract.doubled:
        yield Entry(side, _FIFTY * contract.doubled, "insult")
    slam = slam_points(contract.bid.level, vulnerable=vulnerable)
    if slam:
        yield Entry(side, slam, "small slam" if contract.bid.level == 6 else "grand slam")


# The sheet


class Sheet(NamedTuple):
    """A rubber as it stands. Pairs are the player's and the house's.

    `games` holds the entries below the line game by game; the last is the one being played for.
    """

    above: tuple[Entry, ...] = ()
    games: tuple[tuple[Entry, ...], ...] = ((),)
    won: tuple[int, int] = (0, 0)  # games
    part: tuple[int, int] = (0, 0)  # points below the line towards the next game
    totals: tuple[int, int] = (0, 0)

    @property
    def over(self) -> bool:
        """Whether a side has won two games."""
        return max(self.won) == 2

    def vulnerable(self, side: int) -> bool:
        """Whether a side has won a game."""
        return self.won[side] > 0

    @property
    def lead(self) -> int:
        """The player's total less the house's."""
        return self.totals[PLAYER] - self.totals[HOUSE]


@lru_cache(maxsize=16)
def sheet_of(deals: tuple[Deal, ...]) -> Sheet:
    """The score sheet of a rubber."""
    return reduce(_entered, deals, Sheet())


def _entered(sheet: Sheet, deal: Deal) -> Sheet:
    """The sheet with one more deal, the end of a game and of the rubber included."""
    for entry in scored(deal, vulnerable=sheet.vulnerable(deal.contract.side)):
        sheet = _with(sheet, entry)
    side = deal.contract.side
    if sheet.part[side] < GAME:
        return sheet
    won = (sheet.won[PLAYER] + (side == PLAYER), sheet.won[HOUSE] + (side == HOUSE))
    sheet = sheet._replace(won=won, part=(0, 0))
    if not sheet.over:
        return sheet._replace(games=(*sheet.games, ()))
    two_none = not won[1 - side]
    return _with(sheet, Entry(side, 700 if two_none else 500, "rubber"))


def _with(sheet: Sheet, entry: Entry) -> Sheet:
    """The sheet with one more entry."""
    totals = _plus(sheet.totals, entry)
    if not entry.below:
        return sheet._replace(above=(*sheet.above, entry), totals=totals)
    games = (*sheet.games[:-1], (*sheet.games[-1], entry))
    return sheet._replace(games=games, part=_plus(sheet.part, entry), totals=totals)


def _plus(pair: tuple[int, int], entry: Entry) -> tuple[int, int]:
    mine, theirs = pair
    return (mine + entry.points, theirs) if entry.side == PLAYER else (mine, theirs + entry.points)


# What contracts come to, over however many rubbers


class Contracts(NamedTuple):
    """How many contracts were bid, and how many of these were made."""

    bid: int = 0
    made: int = 0

    @property
    def beaten(self) -> int:
        """How many were set."""
        return self.bid - self.made


def contracts(deals: Iterable[Deal]) -> Contracts:
    """What became of the contracts of these deals."""
    made = [deal.made for deal in deals]
    return Contracts(len(made), sum(made))


def by_level(deals: Iterable[Deal]) -> tuple[Contracts, ...]:
    """The same for each level, from one to seven."""
    played = list(deals)
    return tuple(contracts(deal for deal in played if deal.contract.bid.level == level) for level in LEVELS)


def declared_by(side: int, deals: Iterable[Deal]) -> tuple[Deal, ...]:
    """The deals that this side declared."""
    return tuple(deal for deal in deals if deal.contract.side == side)
