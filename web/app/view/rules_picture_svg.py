"""Draws the pictures of a rules page with the drawings of the board: a table with names, or one move."""

from collections.abc import Sequence
from functools import reduce

from app.view.board_svg import card_content, draw_background, outline, spot_content
from app.view.markup import Markup, element, joined
from app.view.pixel_layout import PixelLayout, Rect, lay_out
from app.view.spotlight_svg import end_of, frame_of_taken, move_arrow, taken_by, whole_pile
from app.view.words import text, words
from engine.core.game import Move
from engine.core.layouts import View
from engine.core.turn import Turn
from engine.play.rules_pictures import PileLabel, RulesPicture
from engine.view import speech

# Width and height of the room in which a table is laid out, in units of the SVG view box.
_ROOMS: dict[View, tuple[float, float]] = {"tall": (390, 560), "wide": (760, 500)}
_MARGIN = 10  # around the cards
_LEAST = 4.2  # the least width of the picture of a move, in card widths
# The largest width and height in pixels in which a picture is shown; the style sheet says the same.
_SHOWN: dict[View, tuple[float, float]] = {"tall": (316, 416), "wide": (500, 416)}
_LETTER = 12.5  # size of the letters of a name, in those pixels


def draw_picture(picture: RulesPicture, view: View) -> Markup:
    """Return a picture as one SVG element; `view`, "tall" or "wide", is the layout of the table in it."""
    layout = lay_out(Turn(picture.game, picture.position), _ROOMS[view], view)
    if picture.move is None:
        frame = _whole_table(layout)
        letter = _LETTER / min(shown / real for shown, real in zip(_SHOWN[view], frame[2:], strict=True))
        above = joined(*(_name(layout, label, frame, letter) for label in picture.labels))
        label = text(picture.caption)
    else:
        frame = _around(layout, picture.move)
        above, label = _pointed(layout, picture.move), _described(picture, picture.move)
    drawing = element(
        "svg",  # cuts off what lies outside
        element("rect", class_="ground", x=frame.x, y=frame.y, width=frame.width, height=frame.height),
        draw_background(layout),
        *(
            element("g", spot_content(view), class_="spot", transform=layout.transform(view))
            for view in layout.board.spots
        ),
        *(
            element("g", card_content(view), transform=layout.transform(view))
            for view in layout.board.cards
            if not view.hidden
        ),
        element("g", above, class_="marks"),
        **{name: f"{value:.1f}" for name, value in frame._asdict().items()},
        viewBox=_view_box(frame),
    )
    kind = "whole" if picture.move is None else "part"
    return element("svg", drawing, role="img", aria_label=label, viewBox=_view_box(frame), class_=kind)


def _view_box(frame: Rect) -> str:
    return " ".join(f"{value:.1f}" for value in frame)


def _whole_table(layout: PixelLayout) -> Rect:
    """Return the rectangle around all piles and visible cards, with a margin."""
    outlines = [layout.rect(spot) for spot in layout.board.spots]
    cards = [layout.rect(card) for card in layout.board.cards if not card.hidden]
    return _widened(_around_all([*outlines, *cards]), _MARGIN, _MARGIN)


def _around_all(places: Sequence[Rect]) -> Rect:
    """Return the smallest rectangle that contains all of these rectangles; there must be at least one."""
    return reduce(Rect.union, places)


def _widened(place: Rect, across: float, down: float) -> Rect:
    return Rect(place.x - across, place.y - down, place.width + 2 * across, place.height + 2 * down)


def _around(layout: PixelLayout, move: Move) -> Rect:
    """Return the part of the table in which a move happens, with some space around it."""
    found = _around_all([layout.rect(view) for view in (*taken_by(layout, move), *end_of(layout, move.target))])
    table = _whole_table(layout)
    found = _widened(found, max(0.3 * layout.card, (_LEAST * layout.card - found.width) / 2), 0.5 * layout.card)
    left, top = max(table.x, found.x), max(table.y, found.y)
    right = min(table.x + table.width, found.x + found.width)
    bottom = min(table.y + table.height, found.y + found.height)
    return Rect(left, top, right - left, bottom - top)


def _pointed(layout: PixelLayout, move: Move) -> Markup:
    targets = (outline(layout, end, "target") for end in end_of(layout, move.target))
    return joined(*targets, frame_of_taken(layout, move), move_arrow(layout, move))


def _described(picture: RulesPicture, move: Move) -> str:
    """Return the move in words, for screen readers."""
    after = picture.game.play(picture.position, move)
    told = speech.describe_move(picture.game, picture.position, move, after, short=True)
    return words("capital", what=told)


def _name(layout: PixelLayout, label: PileLabel, frame: Rect, letter: float) -> Markup:
    """Return a name in a dark field: in the middle of its piles, but always inside the picture.

    `frame` is the rectangle of the picture, and `letter` is the font size.
    """
    place = _around_all([whole_pile(layout, spot) for spot in label.spots])
    half = letter * (0.3 * len(label.words) + 0.6)
    x, y = place.middle
    x = min(max(x, frame.x + half + 2), frame.x + frame.width - half - 2)
    return element(
        "g",
        element("rect", x=-half, y=-letter, width=2 * half, height=2 * letter, rx=letter, class_="field"),
        element("text", label.words, y=f"{letter * 0.36:.1f}", font_size=f"{letter:.1f}"),
        class_="name",
        transform=f"translate({x:.1f} {y:.1f})",
    )
