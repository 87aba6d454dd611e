"""The pictures of the rules as drawings: complete, inside their frame, and with words for a screen reader."""

import re
import xml.etree.ElementTree as ET

import pytest

from app.features.rules.sheet import rules
from app.view.rules_picture_svg import draw_picture
from engine.core.game import Game
from engine.core.layouts import View
from engine.games.catalogue import CATALOGUE
from support.rules import pictures

games = pytest.mark.parametrize("game", list(CATALOGUE.values()), ids=lambda game: game.id)
views = pytest.mark.parametrize("view", ["tall", "wide"])
_AT = re.compile(r"translate\((-?[\d.]+) (-?[\d.]+)\)")


def drawings(game: Game, view: View) -> list[tuple[bool, ET.Element]]:
    """Return each picture of the rules as XML, with whether it shows a move."""
    return [(bool(each.move), ET.fromstring(draw_picture(each, view))) for each in pictures(game.rules)]


@games
@views
def test_every_picture_has_a_frame_and_words(game: Game, view: View) -> None:
    for _, svg in drawings(game, view):
        _, _, width, height = map(float, str(svg.get("viewBox")).split())
        assert width > 50 and height > 50
        assert svg.get("role") == "img" and len(str(svg.get("aria-label"))) > 15


@games
@views
def test_the_names_stand_inside_the_picture_and_do_not_cover_each_other(game: Game, view: View) -> None:
    for is_move, svg in drawings(game, view):
        if is_move:
            continue
        left, top, width, height = map(float, str(svg.get("viewBox")).split())
        boxes = []
        for name in svg.iter("g"):
            if name.get("class") != "name":
                continue
            at = _AT.fullmatch(str(name.get("transform")))
            field = next(name.iter("rect"))
            assert at
            half, half_height = float(str(field.get("width"))) / 2, float(str(field.get("height"))) / 2
            x, y = float(at[1]), float(at[2])
            assert left <= x - half and x + half <= left + width
            assert top <= y - half_height and y + half_height <= top + height
            boxes.append((x, y, half, half_height))
        assert boxes
        for i, (x, y, half, tall) in enumerate(boxes):
            for x2, y2, half2, tall2 in boxes[:i]:
                assert abs(x - x2) >= half + half2 - 1 or abs(y - y2) >= tall + tall2 - 1, (game.id, view)


@games
@views
def test_a_move_is_outlined_where_it_begins_and_where_it_ends(game: Game, view: View) -> None:
    for is_move, svg in drawings(game, view):
        kinds = [str(each.get("class")) for each in svg.iter("g")]
        assert ("chosen" in kinds and "target" in kinds) is is_move


def test_the_rules_page_shows_each_picture_with_its_caption() -> None:
    page = ET.fromstring(f"<body>{rules(CATALOGUE['klondike']).body}</body>")
    captions = ["".join(each.itertext()) for each in page.iter("figcaption")]
    assert len(captions) == len(list(page.iter("figure"))) == 2
    assert captions[0] == "The table: foundations, waste, stock and columns."
