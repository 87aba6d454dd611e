"""The score of rubber bridge, computed from the contracts and the tricks taken.

Only the sequence of deals is stored; the score sheet with games and vulnerability is always computed from it, so
that they cannot disagree. All figures are those of the Laws of Contract Bridge for rubber bridge.
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

# Factors of the parts of a contract's number; the number of the bid is added to them.
_BY_HOUSE, _DOUBLING, _HONOUR = 64, 128, 512
_FIFTY = 50  # the unit of honours in a contract's number
_LETTERS = "ph"  # player, house
_DEAL = re.compile(r"\b([ph])([1-7][CDHSN])(x{0,2})(1[0-3]|\d)\b")
_BYTES = 3  # for each deal in the record of a rubber


class Contract(NamedTuple):
    """The final bid and the side that declares it."""

    bid: Bid
    side: int  # the declarer: PLAYER or HOUSE
    doubled: int = 0  # 1 if doubled, 2 if redoubled
    honours: int = 0  # points for the honours in the player's hand

    @property
    def needed(self) -> int:
        """The number of tricks that the declarer has to take."""
        return BOOK + self.bid.level

    @property
    def number(self) -> int:
        """The contract as one number above 0, see `contract_numbered`."""
        honours = self.honours // _FIFTY * _HONOUR
        return self.bid.number + self.side * _BY_HOUSE + self.doubled * _DOUBLING + honours

    @property
    def sign(self) -> str:
        """The contract with a suit sign: "1♣ doubled"."""
        return f"{self.bid.sign} {_DOUBLINGS[self.doubled]}".strip()

    @property
    def words(self) -> str:
        """The contract in words: "one club doubled"."""
        return f"{self.bid.words} {_DOUBLINGS[self.doubled]}".strip()


def contract_numbered(number: int) -> Contract | None:
    """Return the contract with this number; None for 0, which stands for no contract yet."""
    if not number:
        return None
    honours, rest = divmod(number, _HONOUR)
    doubled, rest = divmod(rest, _DOUBLING)
    side, bid = divmod(rest, _BY_HOUSE)
    return Contract(bid_numbered(bid), side, doubled, honours * _FIFTY)


def honours(hand: Pile, strain: int) -> int:
    """Return the points for the honours in one hand.

    Four of the five highest trumps count 100, all five 150; at no trump four aces count 150.
    """
    if strain == NO_TRUMP:
        return 150 if sum(cards.rank(card) == ACE for card in hand) == len(SUITS) else 0
    held = sum(cards.suit(card) == strain and cards.rank(card) in _HONOURS for card in hand)
    return {4: 100, 5: 150}.get(held, 0)


class ScoredDeal(NamedTuple):
    """A deal that was played out: its contract and result."""

    contract: Contract
    tricks: int  # taken by the declarer

    @property
    def margin(self) -> int:
        """The number of overtricks; negative for undertricks."""
        return self.tricks - self.contract.needed

    @property
    def made(self) -> bool:
        """Whether the contract was made."""
        return self.margin >= 0

    @property
    def outcome(self) -> str:
        """The result in words: "made", "made with two overtricks", "set by one"."""
        if self.margin > 0:
            return f"made with {counted(self.margin, 'overtrick')}"
        return "made" if self.made else f"set by {spelled(-self.margin)}"


LAST_CONTRACT = 2 * _DOUBLING + _BY_HOUSE + len(BIDS) + 3 * _HONOUR


def is_contract(number: int) -> bool:
    """Return whether a number stands for a possible contract, or for no contract yet."""
    honours, rest = divmod(number, _HONOUR)
    bid = rest % _BY_HOUSE
    return number == 0 or (honours in {0, 2, 3} and rest < 3 * _DOUBLING and bid in range(1, len(BIDS) + 1))


def is_record(record: Pile) -> bool:
    """Return whether the bytes are a possible record of a rubber, see `record_deals`."""
    record = record.lstrip(b"\0")
    deals = [record[at : at + _BYTES] for at in range(0, len(record), _BYTES)]
    return all(len(deal) == _BYTES and _is_deal(*deal) for deal in deals)


def _is_deal(first: int, second: int, third: int) -> bool:
    """Return whether the three bytes of a record are a possible deal."""
    doubled, tricks = divmod(second, 16)
    number = first + doubled * _DOUBLING + third * _HONOUR
    return first < _DOUBLING and doubled < 3 and tricks <= _TRICKS and number > 0 and is_contract(number)


# Deals as bytes and as text


def record_deals(deals: Iterable[ScoredDeal]) -> Pile:
    """Return the deals as a record of three bytes each; its first byte is never 0."""
    return b"".join(map(_to_bytes, deals))


def _to_bytes(deal: ScoredDeal) -> bytes:
    contract = deal.contract
    first = contract.bid.number + contract.side * _BY_HOUSE
    return bytes((first, contract.doubled << 4 | deal.tricks, contract.honours // _FIFTY))


def deals_in_record(record: Pile) -> tuple[ScoredDeal, ...]:
    """Return the deals of a record; zero bytes at its start are skipped."""
    record = record.lstrip(b"\0")
    return tuple(_from_bytes(*record[at : at + _BYTES]) for at in range(0, len(record), _BYTES))


def _from_bytes(first: int, second: int, third: int) -> ScoredDeal:
    side, bid = divmod(first, _BY_HOUSE)
    doubled, tricks = divmod(second, 16)
    return ScoredDeal(Contract(bid_numbered(bid), side, doubled, third * _FIFTY), tricks)


def deal_text(deal: ScoredDeal) -> str:
    """Return a deal in short form, such as "p1Cx7".

    The parts: p if the player declared or h for the house, the bid, an x for each doubling, the tricks taken.
    """
    contract = deal.contract
    return f"{_LETTERS[contract.side]}{contract.bid.text}{'x' * contract.doubled}{deal.tricks}"


def deals_in_text(text: str) -> tuple[ScoredDeal, ...]:
    """Return the deals in short form that are found in a text, without honours; other text is skipped."""
    return tuple(
        ScoredDeal(Contract(bid_numbered(CALL_TEXTS.index(bid)), _LETTERS.index(side), len(doubled)), int(taken))
        for side, bid, doubled, taken in _DEAL.findall(text)
    )


# The score of a deal


class ScoreEntry(NamedTuple):
    """One entry on the score sheet."""

    side: int
    points: int
    reason: str  # "honours", "two overtricks" and so on; below the line the contract
    below: bool = False  # whether it is written below the line


def trick_points(contract: Contract, tricks: int) -> int:
    """Return the points for odd tricks (those above the book) that were bid and made.

    Each counts 20 in clubs and diamonds and 30 in hearts, spades and no trump, where the first counts 40. The
    points are doubled once or twice.
    """
    each = 20 if contract.bid.strain in {cards.CLUBS, cards.DIAMONDS} else 30
    extra = 10 if contract.bid.strain == NO_TRUMP and tricks else 0
    return (each * tricks + extra) << contract.doubled


def overtrick_points(contract: Contract, *, vulnerable: bool) -> int:
    """Return the points for each overtrick: its trick value, or 100 if doubled and 200 if redoubled.

    The points for doubled and redoubled overtricks count twice if the declarer is vulnerable.
    """
    if contract.doubled:
        return 100 * contract.doubled * (2 if vulnerable else 1)
    return 20 if contract.bid.strain in {cards.CLUBS, cards.DIAMONDS} else 30


def undertrick_points(doubled: int, missing: int, *, vulnerable: bool) -> int:
    """Return the points of the defenders for `missing` undertricks.

    Each counts 50, vulnerable 100. Doubled, the first counts 100, the next two 200 each and all others 300 each;
    vulnerable 200 for the first and 300 for each other. Redoubled counts twice as much as doubled.
    """
    if not doubled:
        return missing * (100 if vulnerable else 50)
    steps = [200, 300] if vulnerable else [100, 200, 200, 300]
    each = [steps[min(number, len(steps) - 1)] for number in range(missing)]
    return sum(each) * doubled


def slam_points(level: int, *, vulnerable: bool) -> int:
    """Return the bonus for a small slam (500) or grand slam (1000); vulnerable half as much again."""
    return {6: 500, 7: 1000}.get(level, 0) * (3 if vulnerable else 2) // 2


def score_entries(deal: ScoredDeal, *, vulnerable: bool) -> Iterator[ScoreEntry]:
    """Yield the entries of one deal; `vulnerable` says whether the declarer is."""
    contract = deal.contract
    side = contract.side
    if contract.honours:
        yield ScoreEntry(PLAYER, contract.honours, "honours")
    if not deal.made:
        points = undertrick_points(contract.doubled, -deal.margin, vulnerable=vulnerable)
        yield ScoreEntry(1 - side, points, counted(-deal.margin, "undertrick"))
        return
    yield ScoreEntry(side, trick_points(contract, contract.bid.level), contract.sign, below=True)
    if deal.margin:
        points = deal.margin * overtrick_points(contract, vulnerable=vulnerable)
        yield ScoreEntry(side, points, counted(deal.margin, "overtrick"))
    if contract.doubled:
        yield ScoreEntry(side, _FIFTY * contract.doubled, "insult")
    slam = slam_points(contract.bid.level, vulnerable=vulnerable)
    if slam:
        yield ScoreEntry(side, slam, "small slam" if contract.bid.level == 6 else "grand slam")


# The score sheet


class ScoreSheet(NamedTuple):
    """The score sheet of a rubber. Each pair of numbers is for the player and the house."""

    above: tuple[ScoreEntry, ...] = ()
    games: tuple[tuple[ScoreEntry, ...], ...] = ((),)  # entries below the line, by game; the last is unfinished
    games_won: tuple[int, int] = (0, 0)
    part_scores: tuple[int, int] = (0, 0)  # points below the line towards the next game
    totals: tuple[int, int] = (0, 0)

    @property
    def over(self) -> bool:
        """Whether a side has won two games."""
        return max(self.games_won) == 2

    def vulnerable(self, side: int) -> bool:
        """Return whether a side has won a game."""
        return self.games_won[side] > 0

    @property
    def difference(self) -> int:
        """The total of the player less the total of the house."""
        return self.totals[PLAYER] - self.totals[HOUSE]


@lru_cache(maxsize=16)
def score_sheet(deals: tuple[ScoredDeal, ...]) -> ScoreSheet:
    """Return the score sheet of a rubber with these deals."""
    return reduce(_entered, deals, ScoreSheet())


def _entered(sheet: ScoreSheet, deal: ScoredDeal) -> ScoreSheet:
    """Return the sheet with the entries of one more deal, closing a game or the rubber if it ends."""
    for entry in score_entries(deal, vulnerable=sheet.vulnerable(deal.contract.side)):
        sheet = _with(sheet, entry)
    side = deal.contract.side
    if sheet.part_scores[side] < GAME:
        return sheet
    won = (sheet.games_won[PLAYER] + (side == PLAYER), sheet.games_won[HOUSE] + (side == HOUSE))
    sheet = sheet._replace(games_won=won, part_scores=(0, 0))
    if not sheet.over:
        return sheet._replace(games=(*sheet.games, ()))
    bonus = 500 if won[1 - side] else 700  # the laws give 500 for two games to one, 700 for two to none
    return _with(sheet, ScoreEntry(side, bonus, "rubber"))


def _with(sheet: ScoreSheet, entry: ScoreEntry) -> ScoreSheet:
    """Return the sheet with one more entry."""
    totals = _plus(sheet.totals, entry)
    if not entry.below:
        return sheet._replace(above=(*sheet.above, entry), totals=totals)
    games = (*sheet.games[:-1], (*sheet.games[-1], entry))
    return sheet._replace(games=games, part_scores=_plus(sheet.part_scores, entry), totals=totals)


def _plus(pair: tuple[int, int], entry: ScoreEntry) -> tuple[int, int]:
    mine, theirs = pair
    return (mine + entry.points, theirs) if entry.side == PLAYER else (mine, theirs + entry.points)


# Statistics of contracts


class ContractCount(NamedTuple):
    """The number of contracts bid, and of those made."""

    bid: int = 0
    made: int = 0

    @property
    def beaten(self) -> int:
        """The number of contracts set."""
        return self.bid - self.made


def count_contracts(deals: Iterable[ScoredDeal]) -> ContractCount:
    """Return how many contracts there are among deals, and how many were made."""
    made = [deal.made for deal in deals]
    return ContractCount(len(made), sum(made))


def by_level(deals: Iterable[ScoredDeal]) -> tuple[ContractCount, ...]:
    """Return the count of contracts for each level from one to seven."""
    played = list(deals)
    return tuple(count_contracts(deal for deal in played if deal.contract.bid.level == level) for level in LEVELS)


def declared_by(side: int, deals: Iterable[ScoredDeal]) -> tuple[ScoredDeal, ...]:
    """Return the deals that one side declared."""
    return tuple(deal for deal in deals if deal.contract.side == side)
