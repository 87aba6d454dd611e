"""What to draw and where, as data: every card with its place, its label and where it may go.

The page draws this and knows no rule; this knows the table in card widths and heights and no pixel.
"""

from typing import NamedTuple

from engine.core import cards
from engine.core.cards import Card
from engine.core.game import Bed, Game, Kind, Layout, Move, Place, Position, Stroke
from engine.view import card_layout, speech
from engine.view.card_layout import SHAPE, CardOffset

# Of cards squared up in one place only so many can be seen, even while the top one is carried away.
_SEEN_OF_A_HEAP = 2
# What must show of a card for its index to be read, in steps of the fan.
_READABLE = 0.7
# What must show of a card's width for more than its index to be drawn.
_BODY = 0.6
# What an index along the top takes of a card's height, and what would show no more than a shred of one.
_INDEX = 0.27
_SHRED = 0.14


class CardView(NamedTuple):
    """One card. `id` stays the same for the whole deal, whichever way up the card lies."""

    id: int
    card: Card
    spot: int
    depth: int  # from the bottom of its pile
    x: float
    y: float
    size: float
    turned: bool
    # where the index is read: "h" along the top ("ht" where that is narrow), "vl" down the left edge, "vr" down
    # the right; "" nowhere
    corner: str
    covered: bool
    hidden: bool  # nothing of it can be seen
    n: int  # what a move that took it would say: how many cards, or of a hand which
    lifts: int  # the same; 0 if it cannot be taken now
    label: str  # for a card of a hand and the one that is open in its pile; empty for the others
    targets: tuple[int, ...]
    single: bool = False  # taken by itself, whatever lies on it


class SpotView(NamedTuple):
    """One spot: its outline, and what an ear is told about its pile."""

    spot: int
    x: float
    y: float
    size: float
    turned: bool
    label: str
    amount: int  # how many cards lie there
    kind: Kind
    mark: Card | None
    caption: str
    redeals: float  # for the stock: how often the waste may yet become the stock again


class Board(NamedTuple):
    """A whole table, in card widths and heights."""

    width: float
    height: float
    spots: tuple[SpotView, ...]
    cards: tuple[CardView, ...]
    strokes: tuple[Stroke, ...]
    beds: tuple[Bed, ...]
    calls_field: Bed | None  # where calls stand


def fitted(table: Layout, width: float, height: float) -> tuple[float, Layout]:
    """The table stretched for a room of this width and height, and the card width that then fills it."""
    card = min(width / table.width, height / SHAPE / (1 + (table.height - 1) * table.least))
    stretch = (height / SHAPE / card - 1) / (table.height - 1)
    return card, _stretched(table, max(table.least, min(table.most, stretch)))


def _stretched(table: Layout, by: float) -> Layout:
    """The table with its places moved apart downwards; the cards keep their shape."""
    places = tuple(place._replace(y=place.y * by, dy=place.dy * by) for place in table.places)
    strokes = tuple(Stroke(tuple((x, y * by) for x, y in stroke.points)) for stroke in table.strokes)
    beds = tuple(_stretched_bed(bed, by) for bed in table.beds)
    field = table.calls_field and _stretched_bed(table.calls_field, by)
    height = 1 + (table.height - 1) * by
    return table._replace(height=height, places=places, strokes=strokes, beds=beds, calls_field=field)


def _stretched_bed(bed: Bed, by: float) -> Bed:
    return bed._replace(y=bed.y * by, height=1 + (bed.height - 1) * by)


def board(game: Game, position: Position, table: Layout) -> Board:
    """The view of a position on one of the game's tables (fitted or not)."""
    moves = list(game.moves(position))
    spots: list[SpotView] = []
    views: list[CardView] = []
    for spot, (what, place) in enumerate(zip(game.spots, table.places, strict=True)):
        if what.kind is Kind.COUNTER:
            continue
        label = speech.pile(game, position, spot)
        redeals = game.redeals_left(position) if what.kind is Kind.STOCK else 0
        outline = (place.x, place.y, place.size, place.turned)
        amount, caption = len(position[spot]), game.caption(position, spot)
        spots.append(SpotView(spot, *outline, label, amount, what.kind, what.mark, caption, redeals))
        pile = _pile(game, position, spot, place, _reach(table, place), [m for m in moves if m.source == spot])
        views += [view._replace(covered=True) for view in pile] if game.covering_spots(position, spot) else pile
    return Board(
        table.width, table.height, tuple(spots), tuple(views), table.strokes, table.beds, table.calls_field
    )


def _reach(table: Layout, place: Place) -> float:
    """How far a pile's last card may lie from its first, in the units of its fan."""
    if place.room:
        return place.room
    if place.dy and not place.dx:
        return table.height - place.y - place.size
    return place.x if place.dx < 0 else table.width - place.x - place.size


def _pile(
    game: Game, position: Position, spot: int, place: Place, reach: float, moves: list[Move]
) -> list[CardView]:
    kind = game.spots[spot].kind
    if kind is Kind.HAND:
        return _hand(game, position, spot, place, reach, moves)
    if kind is Kind.TAKEN:
        return _taken(game, position, spot, place, reach)
    pile = position[spot]
    fan = card_layout.fan(pile, place, reach)
    views = []
    for depth, card in enumerate(pile):
        n = len(pile) - depth
        lie = CardOffset(place.x + place.dx * fan[depth], place.y + place.dy * fan[depth], place.turned)
        view = _view(game, spot, depth, card, lie, place, moves, n)
        views.append(
            view._replace(
                corner=_corner(place, fan, depth),
                covered=n > 1,
                hidden=_is_hidden(place, fan, depth),
                label=f"{speech.name(game, card)}, {game.spots[spot].title}" if n == 1 else "",
            )
        )
    return views


def _view(
    game: Game, spot: int, depth: int, card: Card, lie: CardOffset, place: Place, moves: list[Move], n: int
) -> CardView:
    """A card with what is the same wherever it lies; a move that took it would name this n."""
    targets = tuple(move.target for move in moves if move.n == n)
    return CardView(
        id=cards.identity(card),
        card=game.seen(card),
        spot=spot,
        depth=depth,
        x=lie.x,
        y=lie.y,
        size=place.size,
        turned=lie.turned,
        corner="",
        covered=False,
        hidden=False,
        n=n,
        lifts=n if targets else 0,
        label="",
        targets=targets,
    )


def _hand(
    game: Game, position: Position, spot: int, place: Place, reach: float, moves: list[Move]
) -> list[CardView]:
    pile, raised = position[spot], game.raised_cards(position, spot)
    views = []
    for depth, (card, lie) in enumerate(zip(pile, card_layout.hand(pile, place, reach, raised), strict=True)):
        view = _view(game, spot, depth, card, lie, place, moves, n=card)
        label = speech.in_hand(game, position, spot, card)
        views.append(view._replace(corner="vl", covered=lie.strip < _BODY, label=label, single=True))
    return views


def _taken(game: Game, position: Position, spot: int, place: Place, reach: float) -> list[CardView]:
    """Tricks, of each of which only the top card can be seen; the one on top may still be on its way."""
    pile, packets = position[spot], game.trick_sizes(position, spot)
    seen = {sum(packets[: number + 1]) - 1 for number in range(len(packets))}
    seen |= set(range(sum(packets[:-1]), len(pile)))
    lies = card_layout.crosswise(packets, place, reach)
    last = len(pile) - 1
    views = (
        _view(game, spot, depth, card, lie, place, [], n=last - depth + 1)
        for depth, (card, lie) in enumerate(zip(pile, lies, strict=True))
    )
    label = f"face-down card, {game.spots[spot].title}"
    return [
        view._replace(hidden=view.depth not in seen, covered=view.depth < last, label=label * (view.depth == last))
        for view in views
    ]


def _corner(place: Place, fan: list[float], depth: int) -> str:
    """Where the index of a card is read; nowhere on a sliver, which would only show a slice of it."""
    if place.slivers and depth + 1 < len(fan) and fan[depth + 1] - fan[depth] < _READABLE:
        return ""
    strip = 1.0
    if depth + 1 < len(fan):
        strip = (fan[depth + 1] - fan[depth]) * max(abs(place.dx), place.dy) / place.size
    if 0 < strip < _SHRED:
        return ""
    if place.dx:
        return "vl" if place.dx > 0 else "vr"
    return "ht" if 0 < strip < _INDEX else "h"


def _is_hidden(place: Place, fan: list[float], depth: int) -> bool:
    """Whether cards squared up on this one leave nothing of it to be seen."""
    above = depth + _SEEN_OF_A_HEAP
    return above < len(fan) and (fan[above] == fan[depth] or not (place.dx or place.dy))


def mirrored(table: Layout) -> Layout:
    """The table for the left hand: everything changes sides, where that makes sense."""
    if not table.handed:
        return table

    def across(place: Place) -> Place:
        width = place.size * (SHAPE if place.turned else 1)
        if place.read:
            return place._replace(x=table.width - place.x - width - _reach(table, place))
        return place._replace(x=table.width - place.x - width, dx=-place.dx)

    strokes = tuple(Stroke(tuple((table.width - x, y) for x, y in stroke.points)) for stroke in table.strokes)
    beds = tuple(bed._replace(x=table.width - bed.x - bed.width) for bed in table.beds)
    field = table.calls_field and table.calls_field._replace(
        x=table.width - table.calls_field.x - table.calls_field.width
    )
    return table._replace(places=tuple(map(across, table.places)), strokes=strokes, beds=beds, calls_field=field)
