"""Test that the generator gives the published numbers, and that every shuffle is equally likely."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine.core import cards
from engine.core.shuffle import SplitMix64, shuffled
from support.strategies import numbers


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def test_the_published_outputs() -> None:
    stream = SplitMix64(1234567)
    assert [stream.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_output_for_seed_nought() -> None:
    assert SplitMix64(0).next() == 0xE220A8397B1DCDAF


@given(number=numbers, bound=st.integers(1, 104))
def test_a_number_below_a_bound_is_below_it(number: int, bound: int) -> None:
    stream = SplitMix64(number)
    assert all(0 <= stream.below(bound) < bound for _ in range(20))


def test_numbers_of_the_last_incomplete_round_are_thrown_away() -> None:
    """The bound is just over half of all numbers, so nearly every second number is thrown away."""
    bound = 2**63 + 1
    used, stream = SplitMix64(5), SplitMix64(5)
    kept = [number for number in (used.next() for _ in range(400)) if number < bound]
    assert 150 < len(kept) < 250
    assert [stream.below(bound) for _ in range(len(kept))] == kept


@given(number=numbers)
def test_a_shuffled_pack_is_the_same_cards(number: int) -> None:
    pack = cards.full_pack(0) + cards.full_pack(1)
    assert sorted(shuffled(pack, SplitMix64(number))) == sorted(pack)


def test_a_pack_of_one_or_none_stays() -> None:
    assert shuffled(b"", SplitMix64(1)) == b""
    assert shuffled(b"\x05", SplitMix64(1)) == b"\x05"


def test_every_card_lands_everywhere_equally_often() -> None:
    """Count, over deals 1 to 5200, where five of the cards go and which cards come to five of the places.

    With 51 degrees of freedom chi-square exceeds 104 once in a hundred thousand times.
    """
    orders = [shuffled(cards.full_pack(), SplitMix64(number)) for number in range(1, 5201)]
    for card in cards.full_pack()[::12]:
        landed = Counter(order.index(card) for order in orders)
        assert chi_square([landed[place] for place in range(52)]) < 104
    for place in (0, 1, 25, 50, 51):
        held = Counter(order[place] for order in orders)
        assert chi_square([held[card] for card in cards.full_pack()]) < 104


def test_all_orders_of_four_cards_come_equally_often() -> None:
    orders = Counter(shuffled(b"abcd", SplitMix64(number)) for number in range(1, 12_001))
    assert len(orders) == 24
    assert chi_square(list(orders.values())) < 60  # 23 degrees of freedom
