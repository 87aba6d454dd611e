"""The drawing of one card: every side of it, in every kind of pile."""

import xml.etree.ElementTree as ET

import pytest

from app.view.card_svg import HEIGHT, RANK_WIDTHS, WIDTH, draw_card, suit_letter
from engine.core import cards
from engine.core.cards import ACE, JOKER, KING
from engine.view.pile_fans import SHAPE

FULL_PACK = [cards.make(rank, suit) for suit in range(4) for rank in range(ACE, KING + 1)]
FACE_DOWN = cards.turned_down(bytes(FULL_PACK))
INDICES = ("h", "ht", "vl", "vr")
DECK = {"card", "lie", "back", "e-j", "e-q", "e-k", "e-x"}
DECK |= {f"r-{rank}" for rank in range(ACE, JOKER + 1)} | {f"s-{letter}" for letter in "cdhs"}


def uses(card: int, index: str = "h", *, covered: bool = False, turned: bool = False) -> list[str]:
    """The drawings of the deck that a card is made of, in order."""
    root = ET.fromstring(f"<g>{draw_card(card, index, covered, turned)}</g>")
    return [str(use.get("href")).removeprefix("#") for use in root.iter("use")]


@pytest.mark.parametrize("index", INDICES)
@pytest.mark.parametrize("turned", [False, True])
def test_every_open_card_shows_its_rank_and_suit_and_a_body(index: str, turned: bool) -> None:
    for card in FULL_PACK:
        blank, rank, suit, body = uses(card, index, turned=turned)
        assert blank == ("lie" if turned else "card")
        assert (rank, suit) == (f"r-{cards.rank(card)}", f"s-{suit_letter(card)}")
        court = {11: "e-j", 12: "e-q", 13: "e-k"}
        assert body == court.get(cards.rank(card), suit)
        assert {blank, rank, suit, body} <= DECK


@pytest.mark.parametrize("index", INDICES)
def test_a_covered_card_shows_its_index_only(index: str) -> None:
    for card in FULL_PACK:
        assert uses(card, index, covered=True) == uses(card, index)[:3]


@pytest.mark.parametrize("index", ["h", "vl"])
def test_a_joker_has_no_suit(index: str) -> None:
    joker = cards.make(JOKER, cards.CLUBS)
    assert uses(joker, index) == ["card", "r-14", "e-x"]


@pytest.mark.parametrize("turned", [False, True])
def test_a_card_face_down_gives_nothing_away(turned: bool) -> None:
    hidden = {draw_card(card, "h", False, turned) for card in FACE_DOWN}
    assert len(hidden) == 1
    assert uses(FACE_DOWN[0], turned=turned) == ["back"]


def test_without_an_index_there_is_only_a_blank_card() -> None:
    assert uses(FULL_PACK[0], "") == ["card"]
    assert uses(FULL_PACK[0], "", turned=True) == ["lie"]


def test_a_narrow_strip_makes_the_index_smaller() -> None:
    assert 'class="s-c tight"' in draw_card(FULL_PACK[0], "ht", True)
    assert "tight" not in draw_card(FULL_PACK[0], "h", True)


def test_the_index_of_a_column_stays_in_its_strip() -> None:
    """A fan that runs sideways leaves 32 units open; the index stands at the open edge, left or right."""
    for card in FULL_PACK:
        for index, first, last in (("vl", 0, 32.8), ("vr", WIDTH - 32.8, WIDTH)):
            root = ET.fromstring(f"<g>{draw_card(card, index, True)}</g>")
            _, rank, suit = root.iter("use")
            x = float(str(rank.get("transform")).split("(")[1].split()[0])
            middle = float(str(suit.get("transform")).split("(")[1].split()[0])
            width = RANK_WIDTHS[cards.rank(card) - 1] * 0.76
            assert first <= x and x + width <= last
            assert middle == pytest.approx(x + width / 2, abs=0.01)


def test_the_deck_has_the_shape_that_the_engine_lays_out() -> None:
    assert HEIGHT / WIDTH == SHAPE
