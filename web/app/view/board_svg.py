"""The board as SVG: the piles and cards of one position, laid out in pixels.

The build draws the first board with this module and the page draws all later ones, so both look the same.
"""

from collections.abc import Iterable, Iterator

from app.view.card_svg import HEIGHT, RADIUS, WIDTH, draw_card, suit_letter
from app.view.markup import NOTHING, Attribute, Markup, element, joined
from app.view.pixel_layout import PixelLayout, Rect
from app.view.words import text, words
from engine.core.cards import is_down
from engine.core.game import Game, Kind
from engine.core.layouts import Bed, Stroke
from engine.play.notation import card_text
from engine.view.board import CardView, SpotView
from engine.view.pile_fans import SHAPE

_LARGE = 76  # pixels; cards of this width or more have the style "large"
# The style classes of cards: "roomy" and "large" depend on the width of the card; "rest" is a face that is toned
# down; "end" is the last card of its pile; "lapped" is a card whose lower part may lie under cards of other piles.
CARD_STYLES = ("roomy", "large", "rest", "end", "lapped")
_ROOMY = 56  # pixels; cards of this width or more have the style "roomy": their court pictures can be recognized
_AMOUNT_UNIT = 62  # pixels; the card width at which the number on the stock is not scaled
# In units of a count before scaling: half the width of a letter or digit, and the space at each end; the height of
# a line and what the frame has more, and how far the foot of a line lies below its middle.
_LETTER, _COUNT_EDGE = 4, 6
_COUNT_LINE, _COUNT_FRAME, _COUNT_FOOT = 13, 6, 4.3
_TIGHT_LETTER, _TIGHT_EDGE = 3.5, 3  # where the card is too narrow for one line
_CJK = 0x2E80  # characters with this code or a higher one are twice as wide
_WIDEST_COUNT = 25  # a count with more than this half width is drawn smaller, so that the back of the card is seen
_LEAST_COUNT = 0.88  # the smallest scale of a count; its letters are then 11 pixels high
_NOTE = 0.22  # the height of the words above a pile, in card widths
_LEAST_NOTE, _LARGEST_NOTE = 12.5, 17  # pixels; the bounds of that height
_NOTE_GAP = 0.35  # how far above the pile the words stand, as a multiple of their height
_RAISED, _LOWERED = 14, 44  # in a pile with suit and words: how far the suit moves up and the words move down
_NARROW = 44  # pixels; narrower cards get thinner frames
_MAGNIFIED = 3.2  # width of a magnified card, in card widths


def draw_board(layout: PixelLayout, game: Game, *, caption: str) -> Markup:
    """Return the whole board as one SVG element. `caption` is its label for screen readers."""
    return put_together(layout, each_spot(layout, game), each_card(layout, game), caption=caption)


def put_together(layout: PixelLayout, spots: Iterable[Markup], cards: Iterable[Markup], *, caption: str) -> Markup:
    """Return the whole board from the drawings of its piles and cards; see `draw_board`."""
    return element(
        "svg",
        element("g", draw_background(layout), class_="cloth", aria_hidden=True),
        element("g", *spots, class_="spots"),
        element("g", *cards, class_="cards"),
        element("g", draw_counts(layout), class_="signs", aria_hidden=True),
        element("g", class_="marks", aria_hidden=True),
        element("g", class_="held"),
        class_="table",
        role="application",  # so that screen readers leave arrows and letters to the game
        aria_roledescription=words("card-table"),
        aria_label=caption,
        viewBox=f"0 0 {layout.width:g} {layout.height:g}",
        preserveAspectRatio="xMidYMin",
    )


def draw_background(layout: PixelLayout) -> Markup:
    """Return the drawing behind the piles: lines (strokes), and the rounded fields (beds) under some piles."""
    strokes = [_stroke(layout, stroke) for stroke in layout.board.strokes]
    return joined(*(strokes + [_bed(layout, bed) for bed in layout.board.beds]))


def _bed(layout: PixelLayout, bed: Bed) -> Markup:
    x, y = layout.point(bed.x, bed.y)
    width, height = bed.width * layout.card, bed.height * layout.card * SHAPE
    radius = f"{layout.card * 0.14:.1f}"
    return element(
        "rect", class_="panel", x=f"{x:.1f}", y=f"{y:.1f}", width=f"{width:.1f}", height=f"{height:.1f}", rx=radius
    )


def _stroke(layout: PixelLayout, stroke: Stroke) -> Markup:
    first, *others = [f"{x:.1f} {y:.1f}" for x, y in (layout.point(*point) for point in stroke.points)]
    return element("path", class_="rib", stroke_width=f"{layout.card * 0.1:.1f}", d=f"M{first}C{' '.join(others)}")


# Piles


def each_spot(layout: PixelLayout, game: Game) -> Iterator[Markup]:
    """Yield the outlines of all piles. Each has the label of its pile and can get the keyboard focus."""
    for view in layout.board.spots:
        yield _spot(view, layout, game)


def _spot(view: SpotView, layout: PixelLayout, game: Game) -> Markup:
    bedded = view.kind is Kind.RESERVE and layout.board.beds  # the bed shows already where the pile is
    bare = bedded or not view.outlined
    return element(
        "g",
        spot_content(view),
        class_=f"spot {view.kind.value}{' bare' if bare else ''}",
        data_spot=game.spots[view.spot].name,
        role="button",
        tabindex=-1,
        aria_label=text(view.label),
        transform=layout.transform(view),
    )


def spot_content(view: SpotView) -> Markup:
    """Return the drawing of one outline, in card units (see `card_svg`), not yet moved to its place.

    The outline is a rectangle. Inside it are the suit and the caption of the pile, or the sign for a redeal.
    """
    width, height = (HEIGHT, WIDTH) if view.turned else (WIDTH, HEIGHT)
    mark = NOTHING
    if view.mark is not None:
        at = f"translate({width / 2} {height / 2 - (_RAISED if view.caption else 0)}) scale(1.3)"
        mark = element("use", href=f"#s-{suit_letter(view.mark)}", class_="mark", transform=at)
    if view.caption:
        down = _LOWERED if view.mark is not None else 6
        mark = joined(
            mark, element("text", text(view.caption), class_="caption", x=width / 2, y=height / 2 + down)
        )
    elif view.redeals > 0:
        mark = element("circle", class_="again", cx=width / 2, cy=height / 2, r=22)
    # a little smaller than a card, so that a card on it hides it completely
    outline = element("rect", x=2, y=2, width=width - 4, height=height - 4, rx=RADIUS - 1)
    return joined(outline, mark)


def draw_counts(layout: PixelLayout) -> Markup:
    """Return the counts on piles, such as the number of cards in the stock, and the words above piles."""
    views = layout.board.spots
    counts = [_count(view, text(view.count_text), layout) for view in views if view.count_text]
    return joined(*counts, *(_note(view, text(view.note), layout) for view in views if view.note))


def _count(view: SpotView, count: str, layout: PixelLayout) -> Markup:
    """Return a count on a pile. If it is wider than the card, what follows its first word is below it."""
    x, y = layout.rect(view).middle
    lines, half = [count], float(_COUNT_EDGE + _LETTER * _letters(count))
    card = layout.card * view.size
    scale = max(_LEAST_COUNT, card / (_AMOUNT_UNIT * max(1, half / _WIDEST_COUNT)))
    if 2 * half * scale > card and " " in count:
        lines = count.split(" ", 1)
        half = _TIGHT_EDGE + _TIGHT_LETTER * max(map(_letters, lines))
    edge = half * scale + 1
    x = max(edge, min(x, layout.width - edge))  # else the edge of the table would cut it off on a small card
    height = _COUNT_LINE * len(lines) + _COUNT_FRAME
    first = _COUNT_FOOT - _COUNT_LINE * (len(lines) - 1) / 2
    return element(
        "g",
        element("rect", x=-half, y=-height / 2, width=2 * half, height=height, rx=9.5),
        *(element("text", line, y=first + _COUNT_LINE * index) for index, line in enumerate(lines)),
        class_="amount",
        transform=f"translate({x:.1f} {y:.1f}) scale({scale:.3f})",
    )


def _letters(line: str) -> int:
    """Return how wide a line of a count is, in letters or digits."""
    return sum(2 if ord(letter) >= _CJK else 1 for letter in line)


def _note(view: SpotView, note: str, layout: PixelLayout) -> Markup:
    box = layout.rect(view)
    size = max(_LEAST_NOTE, min(_LARGEST_NOTE, layout.card * _NOTE))
    return element(
        "text",
        note,
        class_="note",
        x=f"{box.x:.1f}",
        y=f"{box.y - size * _NOTE_GAP:.1f}",
        font_size=f"{size:.1f}",
    )


# Cards


def each_card(layout: PixelLayout, game: Game) -> Iterator[Markup]:
    """Yield the drawing of each card that is at least partly visible; a card comes before those that lie on it."""
    for view in layout.board.cards:
        if not view.hidden:
            yield place_card(view, layout, game)


def place_card(view: CardView, layout: PixelLayout, game: Game) -> Markup:
    """Return the SVG group of one card, moved to its place on the board."""
    return element(
        "g",
        card_content(view),
        class_=" ".join(["card", *card_styles(view, layout)]),
        data_card=card_name(view),
        data_spot=game.spots[view.spot].name,
        **accessibility(view),
        transform=layout.transform(view),
    )


def card_name(view: CardView) -> str:
    """Return the name of a card in the document, which differs from those of the other cards of its pile.

    It is the notation of the card. A face-down card has only its place in the pile for a name, such as "~3", so
    that the document does not say which card it is.
    """
    return f"~{view.depth}" if is_down(view.card) else card_text(view.id)


def card_styles(view: CardView, layout: PixelLayout) -> list[str]:
    """Return the style classes of one card, from `CARD_STYLES`."""
    width = layout.card * view.size
    applies = (width >= _ROOMY, width >= _LARGE, view.rests, bool(view.label), view.lapped)
    return [style for style, here in zip(CARD_STYLES, applies, strict=True) if here]


def card_content(view: CardView) -> Markup:
    """Return the drawing of one card, in card units (see `card_svg`), not yet moved to its place."""
    return draw_card(view.card, view.corner, view.strip, view.turned)


def other_side(content: Markup) -> Markup:
    """Return a group with `content`, the former side of a card, which covers the new side while the card turns."""
    return element("g", content, class_="other-side")


def accessibility(view: CardView) -> dict[str, Attribute]:
    """Return the attributes of a card for screen readers.

    A card of a hand is a button with its label. Any other card is hidden from screen readers: its pile is the
    button, and the label of the pile describes it.
    """
    if not view.single:
        return {"aria_hidden": True}
    return {"role": "button", "aria_label": text(view.label) if view.label else None, "tabindex": -1}


# Marks


def outline(layout: PixelLayout, view: CardView | SpotView, kind: str) -> Markup:
    """Return a frame around a card or an empty spot, with a dark edge so that it can be seen on any colour.

    For a card of a hand, the frame goes around its visible part, because the cards on it can be chosen as well.

    `kind` is its class in the style sheet: "chosen", "target", "focus", "glow" or "winner".
    """
    return frame(layout, layout.seen_rect(view), layout.card * view.size, kind)


def frame(layout: PixelLayout, place: Rect, card: float, kind: str) -> Markup:
    """Return a frame around a rectangle, as `outline` does; `card` is the width of its cards, in pixels.

    On narrow cards it is thin, so that it hides no rank of the cards beside them. It stays inside the table.
    """
    is_thin = card < _NARROW
    beside, edge = (1.0, 1.5) if is_thin else (2.0, 2.0)
    left = max(place.x - beside, edge)
    right = min(place.x + place.width + beside, layout.width - edge)
    size = {
        "x": f"{left:.1f}",
        "y": f"{place.y - beside:.1f}",
        "width": f"{right - left:.1f}",
        "height": f"{place.height + 2 * beside:.1f}",
        "rx": f"{RADIUS / WIDTH * card + beside:.1f}",
    }
    thin = " thin" if is_thin else ""
    return element("g", *(element("rect", class_=name + thin, **size) for name in ("halo", "line")), class_=kind)


def winner(layout: PixelLayout, view: CardView | SpotView) -> Markup:
    """Return a frame around the card that wins a trick, with the word "wins" on its lower edge."""
    x, y = layout.rect(view).x + layout.rect(view).width / 2, layout.rect(view).y + layout.rect(view).height
    tag = element(
        "g",
        element("rect", x=-26, y=-12, width=52, height=24, rx=12),
        element("text", words("wins-tag"), y=5),
        class_="tag",
        transform=f"translate({x:.1f} {y:.1f})",
    )
    return joined(outline(layout, view, "winner"), tag)


def magnified(view: CardView, layout: PixelLayout, seen: Rect) -> Markup:
    """Return a large picture of a card: above the card if possible, always inside `seen`, a part of the board."""
    size = min(_MAGNIFIED * layout.card, 0.6 * seen.width, 0.8 * seen.height / SHAPE)
    place = layout.rect(view)
    x = min(max(place.x + place.width / 2 - size / 2, seen.x + 8), seen.x + seen.width - size - 8)
    y = min(max(place.y - size * SHAPE - 12, seen.y + 8), seen.y + seen.height - size * SHAPE - 8)
    at = f"translate({x:.1f},{y:.1f}) scale({size / WIDTH:.3f})"
    return element("g", draw_card(view.card, "h"), class_="magnified roomy", transform=at)
