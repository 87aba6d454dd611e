"""Check the drawings that a player can choose, and the font of titles, as the build makes them."""

import re
import string
import xml.etree.ElementTree as ET
from io import BytesIO

import pytest
from fontTools.pens.boundsPen import ControlBoundsPen  # type: ignore[import-untyped]
from fontTools.svgLib.path import parse_path  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from app.state.settings import allowed
from app.view.card_svg import CAP
from make import deck, drawings, fonts
from make.tools import FONTS, WEB, CannotBuildError

SVG = "{http://www.w3.org/2000/svg}"
FILES = {"backs": drawings.backs(), "courts": drawings.courts(), "suits": drawings.suits()}
DECK = set(re.findall(r'id="([^"]+)"', deck.defs(FONTS)))
LOOK_SCRIPT = (WEB / "start/look.ts").read_text("utf-8")


@pytest.mark.parametrize("name", FILES)
def test_drawings_are_light_to_paint_and_bring_no_style(name: str) -> None:
    for element in ET.fromstring(FILES[name]).iter():
        assert element.tag.removeprefix(SVG) in {"svg", "g", "path", "rect", "circle", "use"}
        assert not {"style", "class", "filter", "clip-path", "mask"} & set(element.attrib)
        assert "url(" not in "".join(element.attrib.values())


@pytest.mark.parametrize("name", FILES)
def test_drawings_refer_to_what_is_there(name: str) -> None:
    own = re.findall(r'id="([^"]+)"', FILES[name])
    assert len(own) == len(set(own)) and not set(own) & DECK
    assert set(re.findall(r'href="#([^"]+)"', FILES[name])) <= DECK | set(own)


@pytest.mark.parametrize("name", FILES)
def test_the_page_lets_every_attribute_of_the_drawings_in(name: str) -> None:
    """Check the attributes, since `look.ts` removes every one that it does not know."""
    elements = re.search(r"ELEMENTS = new Set\(\[(.*?)\]\)", LOOK_SCRIPT)
    shapes = re.search(r'"(href\|.*)\)\$"', LOOK_SCRIPT)
    more = re.search(r"OF_DRAWINGS = /(.*)/u", LOOK_SCRIPT)
    assert elements and shapes and more
    known = re.compile(f"^(?:{shapes[1]})$", re.IGNORECASE), re.compile(more[1])
    for element in ET.fromstring(FILES[name]).iter():
        assert f'"{element.tag.removeprefix(SVG)}"' in elements[1]
        for attribute in element.attrib:
            assert any(each.match(attribute) for each in known), attribute


def test_every_back_and_every_face_is_drawn() -> None:
    own = {name for text in FILES.values() for name in re.findall(r'id="([^"]+)"', text)}
    assert {f"back-{back}" for back in allowed("back")} <= own | DECK
    assert {f"c-{rank}{suit}" for rank in range(1, 14) for suit in "cdhs"} <= own
    assert "back" in DECK  # the cards refer to it


def test_every_suit_has_two_forms_and_the_plain_one_is_that_of_the_deck() -> None:
    shapes = {each.get("id"): each.get("d") for each in ET.fromstring(FILES["suits"])}
    assert set(shapes) == {f"s-{suit}-{form}" for suit in "cdhs" for form in ("plain", "patterned")}
    assert {suit: shapes[f"s-{suit}-plain"] for suit in "cdhs"} == deck.SUITS
    patterned = [shapes[f"s-{suit}-patterned"] for suit in "cdhs"]
    assert len(set(patterned)) == 4 and "nan" not in "".join(map(str, patterned))


def test_numbers_have_as_many_pips_as_they_say_the_same_from_both_sides() -> None:
    for number, pips in drawings.PIPS.items():
        assert len(pips) == len(set(pips)) == number
        turned = {(100 - x, round(142 - y, 1)) for x, y in pips}
        middle = {(x, y) for x, y in pips if y == 71} | {(50, 49)}  # the seven has one pip that is not symmetric
        assert {(x, round(y, 1)) for x, y in pips} - middle <= turned | middle


@pytest.mark.parametrize("weight", fonts.WEIGHTS)
def test_the_font_of_titles_is_small_and_has_all_letters(weight: int) -> None:
    made = fonts.display(FONTS, weight)
    assert len(made) < 16_000
    assert made == fonts.display(FONTS, weight)
    font = TTFont(BytesIO(made))
    known = font.getBestCmap()
    assert set(map(ord, string.ascii_letters + string.digits)) <= set(known)
    widths = {font["hmtx"][known[ord(digit)]][0] for digit in string.digits}
    assert len(widths) == 1  # so the width of a clock does not change with the time
    heights = {font["glyf"][known[ord(sign)]].yMax for sign in "H1"}
    assert max(heights) - min(heights) < 30  # in font units: digits are as tall as capitals
    assert font["OS/2"].usWeightClass == weight


@pytest.mark.parametrize("weight", fonts.WEIGHTS)
@pytest.mark.parametrize("part", [part for part in fonts.PARTS if part])
def test_letters_of_other_languages_are_in_the_files_that_the_style_sheet_names(weight: int, part: str) -> None:
    letters = fonts.PARTS[part][1]
    made = fonts.display(FONTS, weight, part)
    assert len(made) < 16_000
    assert set(map(ord, letters)) <= set(TTFont(BytesIO(made)).getBestCmap())
    style = (WEB / "styles/colours.css").read_text("utf-8")
    found = re.search(rf'{fonts.name(weight, part)}"\);.*?unicode-range: ([^;]+);', style, re.DOTALL)
    assert found
    spans = [tuple(int(end, 16) for end in span.removeprefix("U+").split("-")) for span in found[1].split(", ")]
    assert [sign for sign in letters if not any(span[0] <= ord(sign) <= span[-1] for span in spans)] == []


LETTERS = [("B", 11), ("V", 11), ("W", 11), ("D", 12), ("Д", 12), ("R", 13), ("Т", 1)]


@pytest.mark.parametrize(("sign", "rank"), LETTERS)
def test_letters_of_other_countries_are_as_high_as_the_usual_ones_and_hardly_wider(sign: str, rank: int) -> None:
    pen = ControlBoundsPen(None)
    parse_path(deck.letter(FONTS, sign, rank), pen)
    left, top, right, bottom = pen.bounds
    assert -3 <= left <= 0 and right <= 35
    assert top == pytest.approx(-CAP, abs=0.1) and bottom == pytest.approx(0, abs=0.1)


def test_a_letter_that_cannot_be_drawn_stops_the_build() -> None:
    with pytest.raises(CannotBuildError, match="no drawing of 'Ж'"):
        deck.letter(FONTS, "Ж", 11)
