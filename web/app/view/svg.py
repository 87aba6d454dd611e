"""The table as SVG text. The build writes it into the page, the page writes it into itself: one hand for both."""

from html import escape
from math import inf

from app.view.card_svg import face
from app.view.pixel_layout import PixelLayout
from engine.core.game import Bed, Game, Kind, Stroke
from engine.play.notation import card_text
from engine.view.board import CardView, SpotView
from engine.view.card_layout import SHAPE

_RADIUS = 8.5
_WIDTH, _HEIGHT = 100, 142


def table(layout: PixelLayout, game: Game, *, caption: str) -> str:
    """The whole table."""
    large = " large" if layout.card >= 76 else ""
    return (
        f'<svg class="table{large}" role="group" aria-label="{escape(caption)}" '
        f'viewBox="0 0 {layout.width:g} {layout.height:g}" preserveAspectRatio="xMidYMin">'
        f'<g class="cloth" aria-hidden="true">{cloth(layout)}</g>'
        f'<g class="spots">{spots(layout, game)}</g>'
        f'<g class="cards">{cards(layout, game)}</g>'
        f'<g class="signs" aria-hidden="true">{signs(layout)}</g>'
        '<g class="marks" aria-hidden="true"></g></svg>'
    )


def cloth(layout: PixelLayout) -> str:
    """What is faintly drawn on the felt."""
    panels = "".join(_panel(layout, panel) for panel in layout.board.beds)
    return "".join(_stroke(layout, stroke) for stroke in layout.board.strokes) + panels


def _panel(layout: PixelLayout, panel: Bed) -> str:
    x, y = layout.point(panel.x, panel.y)
    width, height = panel.width * layout.card, panel.height * layout.card * SHAPE
    size = f'width="{width:.1f}" height="{height:.1f}" rx="{layout.card * 0.14:.1f}"'
    return f'<rect class="panel" x="{x:.1f}" y="{y:.1f}" {size}/>'


def _stroke(layout: PixelLayout, stroke: Stroke) -> str:
    points = [f"{x:.1f} {y:.1f}" for x, y in (layout.point(*point) for point in stroke.points)]
    return f'<path class="rib" stroke-width="{layout.card * 0.1:.1f}" d="M{points[0]}C{" ".join(points[1:])}"/>'


def spots(layout: PixelLayout, game: Game) -> str:
    """The outlines of the piles; each carries the words for its whole pile and can be given the focus."""
    return "".join(spot(view, layout, game) for view in layout.board.spots)


def spot(view: SpotView, layout: PixelLayout, game: Game) -> str:
    """One outline."""
    bedded = view.kind is Kind.RESERVE and layout.board.beds  # the bed is outline enough
    kinds = f"spot {view.kind.value}{' bedded' if bedded else ''}"
    return (
        f'<g class="{kinds}" data-spot="{game.spots[view.spot].name}" role="button" tabindex="-1" '
        f'aria-label="{escape(view.label)}" transform="{layout.transform(view)}">{spot_inner(view)}</g>'
    )


def spot_inner(view: SpotView) -> str:
    """What is drawn of an outline: the suit that belongs there, or the sign that the stock will come again."""
    width, height = (_HEIGHT, _WIDTH) if view.turned else (_WIDTH, _HEIGHT)
    mark = ""
    if view.mark is not None:
        suit = card_text(view.mark)[1]
        mark = f'<use href="#s-{suit}" class="mark" transform="translate({width / 2} {height / 2}) scale(1.3)"/>'
    elif view.caption:
        mark = f'<text class="caption" x="{width / 2}" y="{height / 2 + 6}">{escape(view.caption)}</text>'
    elif view.redeals > 0:
        mark = f'<circle class="again" cx="{width / 2}" cy="{height / 2}" r="22"/>'
    # drawn a little inside, so that nothing of it shows beside a card that lies there
    return f'<rect x="2" y="2" width="{width - 4}" height="{height - 4}" rx="{_RADIUS - 1}"/>{mark}'


def cards(layout: PixelLayout, game: Game) -> str:
    """Every card that can be seen, the lower ones first."""
    return "".join(card(view, layout, game) for view in layout.board.cards if not view.hidden)


def card(view: CardView, layout: PixelLayout, game: Game) -> str:
    """One card in its place."""
    return (
        f'<g class="card" data-card="{card_text(view.id)}" data-spot="{game.spots[view.spot].name}" '
        f'{access(view)} transform="{layout.transform(view)}">{inner(view)}</g>'
    )


def inner(view: CardView) -> str:
    """What is drawn of a card, in the deck's own units."""
    return face(view.card, view.corner, view.covered, view.turned)


def access(view: CardView) -> str:
    """What an ear is told of a card: the open ones by name, the covered ones with their pile."""
    if not view.label:
        return 'aria-hidden="true"'
    stop = ' tabindex="-1"' if view.single else ""
    return f'role="button" aria-label="{escape(view.label)}"{stop}'


def signs(layout: PixelLayout) -> str:
    """The number of cards left, on the stock."""
    for view in layout.board.spots:
        if view.kind is Kind.STOCK and view.amount:
            place = layout.rect(view)
            x, y, size = place.x + place.width / 2, place.y + place.height / 2, layout.card / 62
            words = (
                f"{view.amount} \u21bb" if 0 < view.redeals < inf else str(view.amount)
            )  # an arrow that comes round again
            half = 5 + 5 * len(words)
            field = f'<rect x="{-half}" y="-9.5" width="{2 * half}" height="19" rx="9.5"/>'
            at = f"translate({x:.1f} {y:.1f}) scale({size:.3f})"
            return f'<g class="amount" transform="{at}">{field}<text y="4.3">{words}</text></g>'
    return ""


def outline(layout: PixelLayout, view: CardView | SpotView, kind: str) -> str:
    """A line around a card or spot: `chosen`, `target`, `focus` or `glow`; a dark halo keeps it in sight."""
    place = layout.rect(view)
    radius = _RADIUS / 100 * layout.card * view.size
    rect = (
        f'x="{place.x - 2:.1f}" y="{place.y - 2:.1f}" width="{place.width + 4:.1f}" '
        f'height="{place.height + 4:.1f}" rx="{radius + 2:.1f}"'
    )
    return f'<g class="{kind}"><rect class="halo" {rect}/><rect class="line" {rect}/></g>'


def magnified(view: CardView, layout: PixelLayout) -> str:
    """A card held under a long press, large enough for any eye, kept inside the table."""
    size = min(3.2 * layout.card, 0.6 * layout.width, 0.8 * layout.height / SHAPE)
    place = layout.rect(view)
    x = min(max(place.x + place.width / 2 - size / 2, 8), layout.width - size - 8)
    y = min(max(place.y - size * SHAPE - 12, 8), layout.height - size * SHAPE - 8)
    place_large = f"translate({x:.1f},{y:.1f}) scale({size / _WIDTH:.3f})"
    return f'<g class="magnified" transform="{place_large}">{face(view.card, "h", False)}</g>'
