"""Test a rubber written as bytes, as a number and as text."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import counter_pile, counter_value
from engine.games.bridge import rubber
from engine.games.bridge.rubber import HOUSE, PLAYER, Contract, ContractCount, ScoredDeal
from engine.games.bridge.tricks import BIDS, CALL_TEXTS, bid_numbered
from support.scored_deals import deal


def any_contract(chance: random.Random) -> Contract:
    bid = bid_numbered(chance.randint(1, 35))
    return Contract(bid, chance.randint(0, 1), chance.randint(0, 2), chance.choice([0, 100, 150]))


@st.composite
def rubbers(draw: st.DrawFn) -> tuple[ScoredDeal, ...]:
    """Return a random sequence of deals."""
    chance = draw(st.randoms(use_true_random=False))
    return tuple(ScoredDeal(any_contract(chance), chance.randint(0, 13)) for _ in range(draw(st.integers(0, 30))))


@given(deals=rubbers())
def test_a_rubber_is_the_same_when_read_again(deals: tuple[ScoredDeal, ...]) -> None:
    record = rubber.record_deals(deals)
    assert len(record) == 3 * len(deals)
    assert rubber.deals_in_record(record) == deals
    assert rubber.deals_in_record(b"\0\0" + record) == deals
    # The record is also read from the number that a position holds.
    assert rubber.deals_in_record(counter_pile(counter_value(record))) == deals


def test_the_bytes_of_a_record() -> None:
    record = rubber.record_deals([deal("p1Cx7", 150), deal("h7Nxx13"), deal("p1N0", 100)])
    assert list(record) == [1, 16 + 7, 3, 35 + 64, 32 + 13, 0, 5, 0, 2]
    assert rubber.record_deals([]) == b"" and rubber.deals_in_record(b"") == rubber.deals_in_record(b"\0") == ()


@pytest.mark.parametrize(
    ("text", "honours", "number"),
    [
        ("p1C7", 0, 1),
        ("p7N7", 0, 35),
        ("h1C7", 0, 65),
        ("p1Cx7", 0, 129),
        ("p1Cxx7", 0, 257),
        ("p1C7", 100, 1025),
        ("p1Cx7", 150, 1 + 128 + 1536),
        ("h7Nxx7", 150, 35 + 64 + 256 + 1536),
    ],
)
def test_a_contract_as_a_number(text: str, honours: int, number: int) -> None:
    contract = deal(text, honours).contract
    assert contract.number == number
    assert rubber.contract_numbered(number) == contract


def test_every_contract_has_a_number_of_its_own_and_none_is_nothing() -> None:
    contracts = [
        Contract(bid_numbered(bid), side, doubled, honours)
        for bid in range(1, 36)
        for side in (0, 1)
        for doubled in (0, 1, 2)
        for honours in (0, 100, 150)
    ]
    numbers = [contract.number for contract in contracts]
    assert len(set(numbers)) == len(contracts) and 0 not in numbers
    assert [rubber.contract_numbered(number) for number in numbers] == contracts
    assert rubber.contract_numbered(0) is None


@given(deals=rubbers())
def test_a_rubber_in_the_ledgers_text_is_read_again(deals: tuple[ScoredDeal, ...]) -> None:
    assert rubber.deals_in_text("+".join(map(rubber.deal_text, deals))) == deals


def test_the_ledgers_text() -> None:
    texts = ["p1Cx7", "h7Nxx13", "p3H0", "h2S10"]
    assert [rubber.deal_text(deal(text)) for text in texts] == texts
    assert rubber.deals_in_text("") == ()
    assert rubber.deals_in_text("2026-11-21 bridge 4711 won p1Cx7+h7Nxx13 12:40") == (
        deal("p1Cx7"),
        deal("h7Nxx13"),
    )
    held = rubber.deals_in_text("p1C7!+h2Hx8!!+p3N9 ahead")
    assert [one.contract.honours for one in held] == [100, 150, 0]
    assert "+".join(map(rubber.deal_text, held)) == "p1C7!+h2Hx8!!+p3N9"
    assert rubber.deals_in_text("p8C7 q1C7 p1Cxxx7 p1C14 p0C7 p1P7 xp1C7") == ()


def test_calls_in_the_text_are_those_of_the_bidding() -> None:
    for number, text in enumerate(CALL_TEXTS):
        if number:
            assert rubber.deals_in_text(f"h{text}x5")[0].contract.bid == bid_numbered(number)


@given(deals=rubbers())
def test_every_contract_is_counted_once_by_trumps_doubling_and_level(deals: tuple[ScoredDeal, ...]) -> None:
    for side in (PLAYER, HOUSE):
        ours = rubber.declared_by(side, deals)
        for counts in (rubber.by_strain(ours), rubber.by_doubling(ours), rubber.by_level(ours)):
            assert rubber.count_contracts(ours) == ContractCount(*map(sum, zip(*counts, strict=True)))
        for level, known in enumerate(rubber.by_level(ours), start=1):
            wanted = {(bid, side) for bid in BIDS if bid.level == level}
            taken = [deal.tricks for deal in deals if deal.contract[:2] in wanted]
            made = sum(tricks >= level + 6 for tricks in taken)
            assert known == (len(taken), made)
            assert known.beaten == len(taken) - made
