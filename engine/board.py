"""What to draw and where, as data: every card with its place, its label and where it may go.

The page draws this and knows no rule; this knows the table in card widths and heights and no pixel.
"""

from typing import NamedTuple

from engine import cards, speech
from engine.cards import Card, Pile
from engine.game import Bed, Game, Kind, Move, Place, Position, Stroke, Table

# A card's height for a width of 1.
SHAPE = 1.42
# Of cards squared up in one place only so many can be seen, even while the top one is carried away.
_SEEN_OF_A_HEAP = 2
# What a sliver shows of a card, and what must show for its index to be read, in steps of the fan.
_SLIVER = 0.1
_READABLE = 0.7
# What an index along the top takes of a card's height, and what would show no more than a shred of one.
_INDEX = 0.27
_SHRED = 0.14
# What a card that lies face down shows of itself in a fan, in steps: there is nothing to be read.
_BACK_STRIP = 0.3
# A fan is tightened so far before any card in it becomes a sliver.
_TIGHTEST = 0.85


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
    lifts: int  # how many cards would be lifted by it; 0 if it cannot be taken now
    label: str  # for the card that is open in its pile; empty for the others
    targets: tuple[int, ...]


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
    redeals: float  # for the stock: how often the waste may yet become the stock again


class Board(NamedTuple):
    """A whole table, in card widths and heights."""

    width: float
    height: float
    spots: tuple[SpotView, ...]
    cards: tuple[CardView, ...]
    strokes: tuple[Stroke, ...]
    beds: tuple[Bed, ...]


def fitted(table: Table, width: float, height: float) -> tuple[float, Table]:
    """The table stretched for a room of this width and height, and the card width that then fills it."""
    card = min(width / table.width, height / SHAPE / (1 + (table.height - 1) * table.least))
    stretch = (height / SHAPE / card - 1) / (table.height - 1)
    return card, _stretched(table, max(table.least, min(table.most, stretch)))


def _stretched(table: Table, by: float) -> Table:
    """The table with its places moved apart downwards; the cards keep their shape."""
    places = tuple(place._replace(y=place.y * by, dy=place.dy * by) for place in table.places)
    strokes = tuple(Stroke(tuple((x, y * by) for x, y in stroke.points)) for stroke in table.strokes)
    beds = tuple(bed._replace(y=bed.y * by, height=1 + (bed.height - 1) * by) for bed in table.beds)
    return table._replace(height=1 + (table.height - 1) * by, places=places, strokes=strokes, beds=beds)


def board(game: Game, position: Position, table: Table) -> Board:
    """The view of a position on one of the game's tables (fitted or not)."""
    moves = list(game.moves(position))
    spots: list[SpotView] = []
    views: list[CardView] = []
    for spot, (what, place) in enumerate(zip(game.spots, table.places, strict=True)):
        if what.kind is Kind.TALLY:
            continue
        label = speech.pile(game, position, spot)
        redeals = game.redeals_left(position) if what.kind is Kind.STOCK else 0
        outline = (place.x, place.y, place.size, place.turned)
        spots.append(SpotView(spot, *outline, label, len(position[spot]), what.kind, what.mark, redeals))
        pile = _pile(game, position, spot, place, _reach(table, place), moves)
        views += [view._replace(covered=True) for view in pile] if game.covers(position, spot) else pile
    return Board(table.width, table.height, tuple(spots), tuple(views), table.strokes, table.beds)


def _reach(table: Table, place: Place) -> float:
    """How far a pile's last card may lie from its first, in the units of its fan."""
    if place.room:
        return place.room
    if place.dy:
        return table.height - place.y - place.size
    return place.x if place.dx < 0 else table.width - place.x - place.size


def _pile(
    game: Game, position: Position, spot: int, place: Place, reach: float, moves: list[Move]
) -> list[CardView]:
    pile = position[spot]
    fan = _fan(pile, place, reach)
    views = []
    for depth, card in enumerate(pile):
        n = len(pile) - depth
        targets = tuple(move.target for move in moves if move.source == spot and move.n == n)
        views.append(
            CardView(
                id=cards.identity(card),
                card=game.seen(card),
                spot=spot,
                depth=depth,
                x=place.x + place.dx * fan[depth],
                y=place.y + place.dy * fan[depth],
                size=place.size,
                turned=place.turned,
                corner=_corner(place, fan, depth),
                covered=n > 1,
                hidden=_is_hidden(place, fan, depth),
                lifts=n if targets else 0,
                label=f"{speech.name(game, card)}, {game.spots[spot].title}" if n == 1 else "",
                targets=targets,
            )
        )
    return views


def _fan(pile: Pile, place: Place, reach: float) -> list[float]:
    """How many steps of the fan each card lies from the first, tightened to what the reach allows."""
    count = len(pile)
    strips = [_BACK_STRIP if cards.is_down(card) else 1.0 for card in pile]
    if place.last:
        strips = [0.0] * (count - place.last) + [1.0] * place.last
    steps = [sum(strips[:depth]) for depth in range(count)]
    step = max(abs(place.dx), abs(place.dy))
    allowed = reach / step if step else 0
    if not steps or steps[-1] <= allowed:
        return steps
    if place.slivers and allowed / steps[-1] < _TIGHTEST:
        return _slivers(count, allowed)
    return [at * allowed / steps[-1] for at in steps]


def _slivers(count: int, allowed: float) -> list[float]:
    """The first card keeps its strip, and so do as many of the last as can; those between show only an edge."""
    strips = count - 1
    whole = max(0, int((allowed - _SLIVER * strips) / (1 - _SLIVER)))
    sliver = (allowed - whole) / (strips - whole)
    widths = [1.0] * min(1, whole) + [sliver] * (strips - whole) + [1.0] * (whole - 1)
    return [sum(widths[:depth]) for depth in range(count)]


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


def mirrored(table: Table) -> Table:
    """The table for the left hand: everything changes sides, where that makes sense."""
    if not table.handed:
        return table

    def across(place: Place) -> Place:
        width = place.size * (SHAPE if place.turned else 1)
        return place._replace(x=table.width - place.x - width, dx=-place.dx)

    strokes = tuple(Stroke(tuple((table.width - x, y) for x, y in stroke.points)) for stroke in table.strokes)
    beds = tuple(bed._replace(x=table.width - bed.x - bed.width) for bed in table.beds)
    return table._replace(places=tuple(map(across, table.places)), strokes=strokes, beds=beds)
