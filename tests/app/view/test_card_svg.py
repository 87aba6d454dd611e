"""The drawing of one card: each of its sides, in each kind of pile."""

import re
import xml.etree.ElementTree as ET

import pytest

from app.view.card_svg import HEIGHT, RANK_WIDTHS, WIDTH, draw_card, suit_letter
from engine.core import cards
from engine.core.cards import ACE, JOKER, KING
from engine.view.pile_fans import SHAPE
from make import drawings

FULL_PACK = [cards.make(rank, suit) for suit in range(4) for rank in range(ACE, KING + 1)]
FACE_DOWN = cards.turned_down(bytes(FULL_PACK))
INDICES = ("h", "ht", "vl", "vr")
DECK = {"card", "lie", "back", "e-j", "e-q", "e-k", "e-x"}
DECK |= {f"r-{rank}" for rank in range(ACE, JOKER + 1)} | {f"s-{letter}" for letter in "cdhs"}


def uses(card: int, index: str = "h", *, strip: float = 1, turned: bool = False) -> list[str]:
    """Return the ids of the drawings that make up a card, in order, without its classic face."""
    root = ET.fromstring(f"<g>{draw_card(card, index, strip, turned)}</g>")
    return [
        str(use.get("href")).removeprefix("#")
        for use in root.iter("use")
        if "classic" not in (use.get("class") or "")
    ]


def classic(card: int, index: str = "h", *, turned: bool = False) -> list[str]:
    """Return the classic faces that a card can have: the small one, then the whole one."""
    root = ET.fromstring(f"<g>{draw_card(card, index, turned=turned)}</g>")
    return [str(use.get("href")) for use in root.iter("use") if "classic" in (use.get("class") or "")]


@pytest.mark.parametrize("index", [*INDICES, ""])
@pytest.mark.parametrize("turned", [False, True])
def test_every_open_card_shows_its_rank_and_suit_and_a_body(index: str, turned: bool) -> None:
    for card in FULL_PACK:
        blank, rank, suit, body = uses(card, index, turned=turned)
        assert blank == ("lie" if turned else "card")
        assert (rank, suit) == (f"r-{cards.rank(card)}", f"s-{suit_letter(card)}")
        court = {11: "e-j", 12: "e-q", 13: "e-k"}
        assert body == court.get(cards.rank(card), suit)
        assert {blank, rank, suit, body} <= DECK


@pytest.mark.parametrize("index", [*INDICES, ""])
@pytest.mark.parametrize("strip", [0, 0.1, 0.3, 0.55, 0.7, 0.9])
def test_a_covered_card_has_its_whole_face_for_when_the_card_above_is_lifted(index: str, strip: float) -> None:
    for card in FULL_PACK:
        assert uses(card, index, strip=strip) == uses(card, index)


# Half the width and height of the body (the large suit) at scale 1: a suit is 28 units wide and high.
HALF = 14


@pytest.mark.parametrize("strip", [step / 100 for step in range(1, 100)])
@pytest.mark.parametrize("index", ["h", "vl", "vr"])
def test_the_body_is_wholly_in_the_strip_or_wholly_hidden(index: str, strip: float) -> None:
    """The test has a tolerance of one unit: so much of the body may show, or may be cut off."""
    drawn = ET.fromstring(f"<g>{draw_card(FULL_PACK[0], index, strip)}</g>")
    (body,) = (use for use in drawn.iter("use") if use.get("class") == "body")
    x, y, size = map(float, re.findall(r"[\d.]+", str(body.get("transform"))))
    low, high, end = (y, HEIGHT, strip * HEIGHT) if index == "h" else (x, WIDTH, strip * WIDTH)
    if index == "vr":
        low = WIDTH - low
    assert low - HALF * size > 0
    assert low + HALF * size < high
    assert low + HALF * size <= end + 1 or low - HALF * size >= end - 1


@pytest.mark.parametrize(
    ("index", "turned", "kinds"),
    [
        ("h", False, "kc"),
        ("vl", False, "kc"),
        ("vr", False, "kc"),
        ("", False, "c"),
        ("ht", False, "k"),
        ("h", True, "k"),
    ],
)
def test_every_open_card_can_show_a_classic_face_that_is_drawn(index: str, turned: bool, kinds: str) -> None:
    """The whole face is left out if its index would be cut, the small face if it would be hidden."""
    drawn = set(re.findall(r'<g id="([ck]-\d+[cdhs])">', drawings.courts()))
    for card in FULL_PACK:
        name = f"{cards.rank(card)}{suit_letter(card)}"
        assert classic(card, index, turned=turned) == [f"#{kind}-{name}" for kind in kinds]
        assert {f"{kind}-{name}" for kind in kinds} <= drawn


def test_a_joker_has_no_classic_face() -> None:
    assert not classic(cards.make(JOKER, cards.CLUBS))


@pytest.mark.parametrize(("strip", "is_whole"), [(1, True), (0.8, True), (0, True), (0.79, False), (0.3, False)])
def test_a_card_that_is_seen_well_may_have_a_larger_index(strip: float, is_whole: bool) -> None:
    assert ("whole" in str(draw_card(FULL_PACK[0], "h", strip))) is is_whole


@pytest.mark.parametrize("index", ["h", "vl"])
def test_a_joker_has_no_suit(index: str) -> None:
    joker = cards.make(JOKER, cards.CLUBS)
    assert uses(joker, index) == ["card", "r-14", "e-x"]


@pytest.mark.parametrize("turned", [False, True])
def test_a_card_face_down_gives_nothing_away(turned: bool) -> None:
    hidden = {draw_card(card, "h", turned=turned) for card in FACE_DOWN}
    assert len(hidden) == 1
    assert uses(FACE_DOWN[0], turned=turned) == ["back"]


def test_a_narrow_strip_makes_the_index_smaller() -> None:
    assert 'class="s-c tight pictured"' in draw_card(FULL_PACK[0], "ht", 0.2)
    assert "tight" not in draw_card(FULL_PACK[0], "h", 0.3)


def test_the_index_of_a_column_stays_in_its_strip() -> None:
    """A fan that runs sideways shows 32 units of a card. The index stands at the open edge, left or right."""
    for card in FULL_PACK:
        for index, first, last in (("vl", 0, 32.8), ("vr", WIDTH - 32.8, WIDTH)):
            root = ET.fromstring(f"<g>{draw_card(card, index, 0.32)}</g>")
            _, rank, suit, *_ = root.iter("use")
            x = float(str(rank.get("transform")).split("(")[1].split()[0])
            middle = float(str(suit.get("transform")).split("(")[1].split()[0])
            width = RANK_WIDTHS[cards.rank(card) - 1] * 0.76
            assert first <= x and x + width <= last
            assert middle == pytest.approx(x + width / 2, abs=0.01)


def test_the_deck_has_the_shape_that_the_engine_lays_out() -> None:
    assert HEIGHT / WIDTH == SHAPE
