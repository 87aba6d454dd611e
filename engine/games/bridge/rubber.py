"""The score of rubber bridge, computed from the contracts and the tricks taken.

Only the sequence of deals is stored. The score sheet with games and vulnerability is always computed from the
deals, so it cannot disagree with them. All points are those of the Laws of Contract Bridge for rubber bridge.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, reduce
from typing import NamedTuple

from engine.core import cards
from engine.core.cards import ACE, JACK, KING, QUEEN, SUITS, Pile
from engine.core.saying import Saying, say
from engine.games.bridge.tricks import (
    BIDS,
    BOOK,
    CALL_TEXTS,
    LEVELS,
    NO_TRUMP,
    STRAIN_NAMES,
    STRAINS,
    Bid,
    bid_numbered,
)

PLAYER, HOUSE = 0, 1
GAME = 100  # points below the line that win a game
_TRICKS = 13
RUBBER_BONUS = say("rubber-bonus")  # the reason of the entry for winning the rubber
_HONOURS = {ACE, KING, QUEEN, JACK, 10}

# `Contract.number` is bid number + side * _BY_HOUSE + doubled * _DOUBLING + honours / _FIFTY * _HONOUR.
_BY_HOUSE, _DOUBLING, _HONOUR = 64, 128, 512
_FIFTY = 50  # points per unit of honours in `Contract.number`
_LETTERS = "ph"  # player, house
_DEAL = re.compile(r"\b([ph])([1-7][CDHSN])(x{0,2})(1[0-3]|\d)(!{0,2})(?!\w)")
_HONOUR_SIGNS = {0: "", 100: "!", 150: "!!"}  # in the text of a deal; older versions of the page ignore them
_BYTES = 3  # how many bytes a deal takes in the record of a rubber


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
        """The contract as one number, 1 or more, which `contract_numbered` turns back into a contract."""
        honours = self.honours // _FIFTY * _HONOUR
        return self.bid.number + self.side * _BY_HOUSE + self.doubled * _DOUBLING + honours

    @property
    def name(self) -> Saying:
        """The contract in words, such as "one club doubled"; in the form "sign" the bid is a sign, as "1♣"."""
        strain = STRAIN_NAMES[self.bid.strain]
        return say("contract-bid", level=self.bid.level, strain=strain, doubled=self.doubled)


def contract_numbered(number: int) -> Contract | None:
    """Return the contract with this number, see `Contract.number`; None for 0, which means no contract yet."""
    if not number:
        return None
    honours, rest = divmod(number, _HONOUR)
    doubled, rest = divmod(rest, _DOUBLING)
    side, bid = divmod(rest, _BY_HOUSE)
    return Contract(bid_numbered(bid), side, doubled, honours * _FIFTY)


def honours(hand: Pile, strain: int) -> int:
    """Return the points for the honours in the player's hand, with the trump suit or NO_TRUMP as `strain`.

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
        """The tricks taken minus the tricks needed: overtricks if positive, undertricks if negative."""
        return self.tricks - self.contract.needed

    @property
    def made(self) -> bool:
        """Whether the contract was made."""
        return self.margin >= 0

    @property
    def outcome(self) -> Saying:
        """The result in words: "made", "made with two overtricks", "down one"."""
        return say("outcome", margin=max(self.margin, 0), missing=max(-self.margin, 0))


LAST_CONTRACT = 2 * _DOUBLING + _BY_HOUSE + len(BIDS) + 3 * _HONOUR


def is_contract(number: int) -> bool:
    """Return whether a number is 0 (no contract yet) or the number of a possible contract."""
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
    """Return the deals as bytes, three for each deal; empty without deals. The first byte is never 0."""
    return b"".join(map(_to_bytes, deals))


def _to_bytes(deal: ScoredDeal) -> bytes:
    contract = deal.contract
    first = contract.bid.number + contract.side * _BY_HOUSE
    return bytes((first, contract.doubled << 4 | deal.tricks, contract.honours // _FIFTY))


def deals_in_record(record: Pile) -> tuple[ScoredDeal, ...]:
    """Return the deals that `record_deals` wrote as bytes; zero bytes at the start are skipped."""
    record = record.lstrip(b"\0")
    return tuple(_from_bytes(*record[at : at + _BYTES]) for at in range(0, len(record), _BYTES))


def _from_bytes(first: int, second: int, third: int) -> ScoredDeal:
    side, bid = divmod(first, _BY_HOUSE)
    doubled, tricks = divmod(second, 16)
    return ScoredDeal(Contract(bid_numbered(bid), side, doubled, third * _FIFTY), tricks)


def deal_text(deal: ScoredDeal) -> str:
    """Return a deal in short form, such as "p1Cx7".

    The parts: p if the player declared or h for the house, the bid, an x for each doubling, the tricks taken, and
    an exclamation mark for honours that count 100, two for 150.
    """
    contract = deal.contract
    honours = _HONOUR_SIGNS[contract.honours]
    return f"{_LETTERS[contract.side]}{contract.bid.text}{'x' * contract.doubled}{deal.tricks}{honours}"


def deals_in_text(text: str) -> tuple[ScoredDeal, ...]:
    """Return the deals found in a text in the form of `deal_text`; other text is skipped.

    Results stored by older versions of the page lack the honours. For these, `Contract.honours` is 0.
    """
    honours = {sign: points for points, sign in _HONOUR_SIGNS.items()}
    return tuple(
        ScoredDeal(
            Contract(bid_numbered(CALL_TEXTS.index(bid)), _LETTERS.index(side), len(doubled), honours[sign]),
            int(taken),
        )
        for side, bid, doubled, taken, sign in _DEAL.findall(text)
    )


# The score of a deal


class ScoreEntry(NamedTuple):
    """One entry on the score sheet."""

    side: int  # the side that scores: PLAYER or HOUSE
    points: int
    reason: Saying  # honours, overtricks and so on; for an entry below the line, the contract
    below: bool = False  # whether the entry is below the line


def trick_points(contract: Contract, tricks: int) -> int:
    """Return the points below the line for `tricks` odd tricks (tricks above six) that were bid and made.

    Each counts 20 in clubs and diamonds and 30 in hearts, spades and no trump. The first trick at no trump counts
    40. A doubled contract scores twice as much, a redoubled one four times.
    """
    each = 20 if contract.bid.strain in {cards.CLUBS, cards.DIAMONDS} else 30
    extra = 10 if contract.bid.strain == NO_TRUMP and tricks else 0
    return (each * tricks + extra) << contract.doubled


def overtrick_points(contract: Contract, *, vulnerable: bool) -> int:
    """Return the points for one overtrick.

    It counts 20 in clubs and diamonds and 30 in hearts, spades and no trump. A doubled overtrick counts 100, a
    redoubled one 200. If the declarer is vulnerable, doubled and redoubled overtricks count twice as much.
    """
    if contract.doubled:
        return 100 * contract.doubled * (2 if vulnerable else 1)
    return 20 if contract.bid.strain in {cards.CLUBS, cards.DIAMONDS} else 30


def undertrick_points(doubled: int, missing: int, *, vulnerable: bool) -> int:
    """Return the points that the other side scores for `missing` undertricks.

    `doubled` is 0, 1 (doubled) or 2 (redoubled). `vulnerable` says whether the declarer is vulnerable.

    - Not doubled: 50 for each undertrick; vulnerable: 100.
    - Doubled: 100 for the first, 200 for the second and third, 300 for each further one; vulnerable: 200 for the
      first, 300 for each further one.
    - Redoubled: twice as much as doubled.
    """
    if not doubled:
        return missing * (100 if vulnerable else 50)
    steps = [200, 300] if vulnerable else [100, 200, 200, 300]
    each = [steps[min(number, len(steps) - 1)] for number in range(missing)]
    return sum(each) * doubled


def slam_points(level: int, *, vulnerable: bool) -> int:
    """Return the bonus for a slam that was bid and made: 500 at level 6, 1000 at level 7, and 0 at lower levels.

    A vulnerable declarer gets one and a half times as much.
    """
    return {6: 500, 7: 1000}.get(level, 0) * (3 if vulnerable else 2) // 2


def score_entries(deal: ScoredDeal, *, vulnerable: bool) -> Iterator[ScoreEntry]:
    """Yield the entries of one deal on the score sheet; `vulnerable` says whether its declarer was vulnerable."""
    contract = deal.contract
    side = contract.side
    if contract.honours:
        yield ScoreEntry(PLAYER, contract.honours, say("honours"))
    if not deal.made:
        points = undertrick_points(contract.doubled, -deal.margin, vulnerable=vulnerable)
        yield ScoreEntry(1 - side, points, say("undertricks", count=-deal.margin))
        return
    yield ScoreEntry(side, trick_points(contract, contract.bid.level), contract.name, below=True)
    if deal.margin:
        points = deal.margin * overtrick_points(contract, vulnerable=vulnerable)
        yield ScoreEntry(side, points, say("overtricks", count=deal.margin))
    if contract.doubled:
        yield ScoreEntry(side, _FIFTY * contract.doubled, say("insult"))
    slam = slam_points(contract.bid.level, vulnerable=vulnerable)
    if slam:
        yield ScoreEntry(side, slam, say("small-slam" if contract.bid.level == 6 else "grand-slam"))


# The score sheet


class ScoreSheet(NamedTuple):
    """The score sheet of a rubber. Each pair of numbers is first for the player, then for the house."""

    above: tuple[ScoreEntry, ...] = ()  # entries above the line, the oldest first
    games: tuple[tuple[ScoreEntry, ...], ...] = ((),)  # below the line, by game; the last game may be unfinished
    games_won: tuple[int, int] = (0, 0)
    part_scores: tuple[int, int] = (0, 0)  # points below the line towards the next game
    totals: tuple[int, int] = (0, 0)

    @property
    def over(self) -> bool:
        """Whether the rubber is over: one side has won two games."""
        return max(self.games_won) == 2

    def vulnerable(self, side: int) -> bool:
        """Return whether a side (PLAYER or HOUSE) is vulnerable: it has won a game."""
        return self.games_won[side] > 0

    @property
    def difference(self) -> int:
        """The total of the player minus the total of the house."""
        return self.totals[PLAYER] - self.totals[HOUSE]


@lru_cache(maxsize=16)
def score_sheet(deals: tuple[ScoredDeal, ...]) -> ScoreSheet:
    """Return the score sheet of a rubber after these deals, given in the order played."""
    return reduce(_entered, deals, ScoreSheet())


def _entered(sheet: ScoreSheet, deal: ScoredDeal) -> ScoreSheet:
    """Return the sheet after one more deal, with the bonus for the rubber if the deal ended it."""
    for entry in score_entries(deal, vulnerable=sheet.vulnerable(deal.contract.side)):
        sheet = _with(sheet, entry)
    side = deal.contract.side
    if sheet.part_scores[side] < GAME:
        return sheet
    won = (sheet.games_won[PLAYER] + (side == PLAYER), sheet.games_won[HOUSE] + (side == HOUSE))
    sheet = sheet._replace(games_won=won, part_scores=(0, 0))
    if not sheet.over:
        return sheet._replace(games=(*sheet.games, ()))
    bonus = 500 if won[1 - side] else 700  # by the laws: 500 for two games to one, 700 for two to none
    return _with(sheet, ScoreEntry(side, bonus, RUBBER_BONUS))


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
    """How many contracts were bid, and how many of them were made."""

    bid: int = 0
    made: int = 0

    @property
    def beaten(self) -> int:
        """The number of contracts that were not made."""
        return self.bid - self.made


def count_contracts(deals: Iterable[ScoredDeal]) -> ContractCount:
    """Count the contracts, one for each deal, and those that were made."""
    made = [deal.made for deal in deals]
    return ContractCount(len(made), sum(made))


def by_level(deals: Iterable[ScoredDeal]) -> tuple[ContractCount, ...]:
    """Return seven counts of contracts, one for each level from one to seven."""
    return _counts(deals, LEVELS, lambda contract: contract.bid.level)


def by_strain(deals: Iterable[ScoredDeal]) -> tuple[ContractCount, ...]:
    """Return five counts of contracts, one for each of STRAINS."""
    return _counts(deals, STRAINS, lambda contract: contract.bid.strain)


def by_doubling(deals: Iterable[ScoredDeal]) -> tuple[ContractCount, ...]:
    """Return three counts of contracts: those not doubled, doubled, and redoubled."""
    return _counts(deals, range(3), lambda contract: contract.doubled)


def _counts(
    deals: Iterable[ScoredDeal], values: Iterable[int], value: Callable[[Contract], int]
) -> tuple[ContractCount, ...]:
    """Return one count for each of `values`: it counts the contracts for which `value(contract)` is this value."""
    played = list(deals)
    return tuple(count_contracts(deal for deal in played if value(deal.contract) == each) for each in values)


def declared_by(side: int, deals: Iterable[ScoredDeal]) -> tuple[ScoredDeal, ...]:
    """Return the deals in which `side`, PLAYER or HOUSE, was the declarer."""
    return tuple(deal for deal in deals if deal.contract.side == side)
