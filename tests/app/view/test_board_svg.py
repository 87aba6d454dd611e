"""The drawing of the board agrees with the board, in every rule set, size and position."""

import re
import xml.etree.ElementTree as ET

from hypothesis import given

from app.view import board_svg, prerender
from app.view.pixel_layout import PixelLayout, Rect, lay_out, view_for
from engine.core.cards import is_down
from engine.core.game import Game
from engine.core.saying import say
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play.notation import card_text
from support.drawing import boards, views
from support.english import english

HOSTILE = "<b>\"'&"


def drawn(game: Game, layout: PixelLayout, caption: str = "caption") -> ET.Element:
    return ET.fromstring(board_svg.draw_board(layout, game, caption=caption))


def part(root: ET.Element, name: str) -> ET.Element:
    return next(group for group in root if group.get("class") == name)


@given(board=boards())
def test_every_card_that_can_be_seen_is_drawn_once_and_named(board: tuple[Game, PixelLayout]) -> None:
    game, layout = board
    seen = [view for view in layout.board.cards if not view.hidden]
    found = list(part(drawn(game, layout), "cards"))
    names = [f"~{view.depth}" if is_down(view.card) else card_text(view.id) for view in seen]
    assert [card.get("data-card") for card in found] == names
    assert [card.get("data-spot") for card in found] == [game.spots[view.spot].name for view in seen]
    labels = [english(view.label) if view.single else "" for view in seen]
    assert [card.get("aria-label") or "" for card in found] == labels
    assert [card.get("aria-hidden") for card in found] == [None if view.single else "true" for view in seen]
    assert [card.get("transform") for card in found] == [layout.transform(view) for view in seen]
    assert all(len(card) for card in found)


@given(board=boards())
def test_every_pile_has_an_outline_with_its_label(board: tuple[Game, PixelLayout]) -> None:
    game, layout = board
    found = list(part(drawn(game, layout), "spots"))
    views = layout.board.spots
    assert [spot.get("data-spot") for spot in found] == [game.spots[view.spot].name for view in views]
    assert [spot.get("aria-label") for spot in found] == [english(view.label) for view in views]
    assert {spot.get("role") for spot in found} == {"button"}
    for spot, view in zip(found, views, strict=True):
        assert spot[0].tag == "rect"
        words = bool(view.caption)
        assert len(spot) == 1 + (view.mark is not None) + words + (view.redeals > 0 and not words)


def written(signs: ET.Element) -> list[str]:
    """Return the words of each sign; a count on a narrow card stands in two lines."""
    return [" ".join(text.text or "" for text in sign.iter("text")) for sign in signs]


@given(board=boards())
def test_the_counts_of_piles_are_on_them_and_the_notes_above(board: tuple[Game, PixelLayout]) -> None:
    game, layout = board
    views = layout.board.spots
    texts = written(part(drawn(game, layout), "signs"))
    counts = [english(view.count_text) for view in views if view.count_text]
    assert texts == counts + [english(view.note) for view in views if view.note]


@given(board=boards())
def test_no_size_is_negative_or_missing(board: tuple[Game, PixelLayout]) -> None:
    game, layout = board
    for rect in drawn(game, layout).iter("rect"):
        assert float(rect.get("width", -1)) > 0 and float(rect.get("height", -1)) > 0


@given(board=boards())
def test_an_outline_lies_around_its_card_and_inside_the_table(board: tuple[Game, PixelLayout]) -> None:
    """On narrow cards it is thinner, and it moves onto a card that lies at the very edge of the table."""
    _, layout = board
    for view in views(layout)[:20]:
        root = ET.fromstring(board_svg.outline(layout, view, "target"))
        thin = " thin" if layout.card * view.size < 44 else ""
        assert (root.get("class"), [line.get("class") for line in root]) == (
            "target",
            ["halo" + thin, "line" + thin],
        )
        place = layout.rect(view)
        for line in root:
            left = float(line.get("x", 0))
            right = left + float(line.get("width", 0))
            assert left < place.x or left < 2.1
            assert right > place.x + place.width or right > layout.width - 2.1
            assert left >= 1.5 and right <= layout.width - 1.4


@given(board=boards())
def test_a_magnified_card_is_large_and_stays_in_the_room(board: tuple[Game, PixelLayout]) -> None:
    _, layout = board
    for view in layout.board.cards[:12]:
        at = str(
            ET.fromstring(board_svg.magnified(view, layout, Rect(0, 0, layout.width, layout.height))).get(
                "transform"
            )
        )
        x, y, size = (
            float(number)
            for number in at.removeprefix("translate(").strip(")").replace(") scale(", ",").split(",")
        )
        assert size * 100 > min(layout.card, 0.5 * layout.width, 0.5 * layout.height)
        assert x >= -1 and x + 100 * size <= layout.width + 1
        assert y >= -1 and y + 142 * size <= layout.height + 1


def test_text_of_a_caption_or_a_label_is_never_markup() -> None:
    game = CATALOGUE["klondike"]
    layout = lay_out(Turn(game, game.start(1)), (390, 700), "tall")
    hostile = say("not-a-date", text=HOSTILE)  # this message consists only of its argument
    spots = tuple(
        view._replace(label=hostile, caption=hostile, mark=None, count_text=hostile, note=hostile)
        for view in layout.board.spots
    )
    cards = tuple(view._replace(label=hostile, single=True) for view in layout.board.cards)
    drawing = layout._replace(board=layout.board._replace(spots=spots, cards=cards))
    root = drawn(game, drawing, caption=HOSTILE)
    assert root.get("aria-label") == HOSTILE
    assert not list(root.iter("b"))
    assert {card.get("aria-label") for card in part(root, "cards")} == {HOSTILE}
    assert {text.text for text in part(root, "spots").iter("text")} == {HOSTILE}
    assert set(written(part(root, "signs"))) == {HOSTILE}


def test_large_cards_have_a_style_of_their_own() -> None:
    game = CATALOGUE["klondike"]
    for room, styles in (((360, 475), "card"), ((420, 790), "card roomy"), ((1280, 736), "card roomy large")):
        layout = lay_out(Turn(game, game.start(1)), room, view_for(*room))
        cards = [card for card in part(drawn(game, layout), "cards") if card.get("data-spot") == "t1"]
        assert [card.get("class") for card in cards] == [f"{styles} end"]


def test_a_count_can_be_read_on_the_smallest_card_and_stays_on_it() -> None:
    game = CATALOGUE["spider"]
    layout = lay_out(Turn(game, game.start(1)), (360, 475), "tall")
    sign = next(iter(part(drawn(game, layout), "signs")))
    x, scale = re.findall(r"translate\((\S+) .*scale\((\S+)\)", sign.get("transform") or "")[0]
    pill = next(sign.iter("rect"))
    assert 12.5 * float(scale) >= 11
    assert float(x) + (float(pill.get("x") or 0) + float(pill.get("width") or 0)) * float(scale) <= 360
    assert [line.text for line in sign.iter("text")] == ["5", "deals"]
    assert float(pill.get("width") or 0) * float(scale) <= layout.card + 4


def test_cards_on_which_others_lie_may_have_their_index_above_these() -> None:
    def lapped(name: str) -> set[str | None]:
        game = CATALOGUE[name]
        layout = lay_out(Turn(game, game.start(1)), (390, 679), "tall")
        drawn_cards = part(drawn(game, layout), "cards")
        return {card.get("data-spot") for card in drawn_cards if "lapped" in str(card.get("class"))}

    assert lapped("pyramid") == {f"t{number}" for number in range(1, 22)}  # all rows except the lowest one
    assert lapped("backbone") == {"l", "r"}  # the coccyx lies on these two
    assert lapped("klondike") == set()


def test_covered_cards_that_wait_are_toned_down() -> None:
    game = CATALOGUE["golf"]
    layout = lay_out(Turn(game, game.start(1)), (390, 679), "tall")
    column = [card.get("class") for card in part(drawn(game, layout), "cards") if card.get("data-spot") == "t1"]
    assert column == [*["card rest"] * 4, "card end"]


def test_the_first_paint_is_the_first_deal_in_three_rooms() -> None:
    root = ET.fromstring(f"<main>{prerender.first_paint()}</main>")
    assert [board.get("class") for board in root] == ["paint tall", "paint wide", "paint low"]
    game = CATALOGUE[prerender.FIRST_GAME]
    for board in root:
        (svg,) = board
        assert svg.get("aria-label") == f"{english(game.title)}, deal {prerender.FIRST_DEAL}"
        names = {card.get("data-card") for card in part(svg, "cards")}
        view = lay_out(Turn(game, game.start(prerender.FIRST_DEAL)), (390, 679), "tall").board
        assert names == {board_svg.card_name(card) for card in view.cards if not card.hidden}
