"""What the page shows and where, as data: every card with its place, its label and the spots it may go to.

The page draws this data and knows no rules. Here all lengths are in card widths and card heights, never in pixels.
"""

from collections.abc import Generator
from typing import NamedTuple

from engine.core import cards, picking_up
from engine.core.bit_by_bit import at_once
from engine.core.cards import Card
from engine.core.game import Game, Kind, Position, spots_of
from engine.core.layouts import Bed, Layout, Place, Side, Stroke
from engine.core.saying import Saying, say
from engine.core.turn import Turn
from engine.view import pile_fans, speech
from engine.view.pile_fans import SHAPE, CardOffset, longest_fan

# How many cards of a squared-up pile (one that is not fanned) are drawn: the top card, and the card under it,
# which can be seen while the top card is dragged.
_VISIBLE_IN_SQUARED_PILE = 2
# If less of a card than this is visible, its index (rank and suit) is not drawn. In steps, see `pile_fans.fan`.
_MIN_INDEX_STEP = 0.7
# If the visible strip of a card is lower than this, the index along its top edge is drawn narrow. In card heights.
_INDEX_HEIGHT = 0.27
# If the visible strip of a card is lower than this, no index is drawn in it. In card heights.
_MIN_INDEX_HEIGHT = 0.14


class CardView(NamedTuple):
    """One card as the page shows it. `id` stays the same for the whole deal, also when the card is turned over.

    `x` and `y` are the top left corner, in card widths and in card heights. `size` 1 is a card of full size. If
    `turned` is True, the card lies on its side.
    """

    id: int
    card: Card
    spot: int
    depth: int  # its index in the pile; 0 is the bottom card
    x: float
    y: float
    size: float
    turned: bool
    # where the index (rank and suit) is drawn: "h" along the top edge ("ht" if that strip is narrow), "vl" down
    # the left edge, "vr" down the right edge; "" where the next card hides it, because the strip is too narrow
    corner: str
    strip: float  # the fraction of its height (in a fan sideways: of its width) that the next card does not cover
    covered: bool  # other cards lie on it
    hidden: bool  # other cards hide it completely
    n: int  # the `n` of a move that takes it: a number of cards, or in a hand the card itself
    lifts: int  # the same as `n` if a legal move takes it now, else 0
    liftable: bool  # it can be picked up with the cards on it, even if no pile takes them now
    label: Saying | None  # for a screen reader; None unless it is the last card of its pile or one of a hand
    targets: tuple[int, ...]  # the spots it may go to now
    rests: bool = False  # its face is toned down, because it cannot be played before the cards on it
    single: bool = False  # taken alone, even if other cards lie on it
    lapped: bool = False  # the last card of a pile on whose lower part a card of another pile may lie

    @property
    def is_unreadable(self) -> bool:
        """Return whether its rank cannot be seen although it lies face up, because other cards cover its index."""
        return not self.corner and not cards.is_down(self.card)


class SpotView(NamedTuple):
    """One spot as the page shows it: its outline, and the text that describes its pile to a screen reader.

    The fields x, y, size and turned are as in `CardView`.
    """

    spot: int
    x: float
    y: float
    size: float
    turned: bool
    label: Saying
    amount: int  # number of cards
    kind: Kind
    mark: Card | None  # drawn faintly while the spot is empty
    caption: Saying | None  # words on the empty spot; None: no words
    redeals: float  # redeals left, for the stock; infinite without a limit; 0 while there is no waste to redeal
    count_text: Saying | None  # the count on the pile, such as the number of cards in the stock; None: no count
    note: Saying | None  # words above the pile; None: no words
    outlined: bool = True  # whether the spot can be seen while it is empty


class Board(NamedTuple):
    """All that the page shows on the table; x and width are in card widths, y and height in card heights."""

    width: float
    height: float
    spots: tuple[SpotView, ...]
    cards: tuple[CardView, ...]
    strokes: tuple[Stroke, ...]
    beds: tuple[Bed, ...]
    calls_field: Bed | None  # where the calls, such as bids, are shown
    free: Side  # the lower corner that the view "low" leaves empty for the title


def board(turn: Turn, layout: Layout) -> Board:
    """Return what the page shows of a position in a layout of the game; `fitted` may have stretched the layout."""
    return at_once(making_board(turn, layout))


def making_board(turn: Turn, layout: Layout) -> Generator[None, None, Board]:
    """Do the same as `board`, one pile at a time."""
    game, position = turn.game, turn.position
    spots: list[SpotView] = []
    views: list[CardView] = []
    for spot, (what, place) in enumerate(zip(game.spots, layout.places, strict=True)):
        if what.kind is Kind.COUNTER:
            continue
        label = speech.pile(game, position, spot)
        redeals = _redeals(game, position) if what.kind is Kind.STOCK else 0
        outline = (place.x, place.y, place.size, place.turned)
        amount, caption = len(position[spot]), game.caption(position, spot)
        # a pile that never gets cards needs no outline once it is empty; a waste gets cards from the stock
        outlined = what.kind is Kind.WASTE or what.kind not in game.resting_kinds
        count = game.count_text(position, spot)
        note = game.pile_note(position, spot) if place.noted else None
        view = SpotView(
            spot, *outline, label, amount, what.kind, what.mark, caption, redeals, count, note, outlined
        )
        spots.append(view)
        pile = _pile(turn, spot, place, longest_fan(layout, place))
        covered = bool(game.covering_spots(position, spot))
        if covered:
            pile = [view._replace(covered=True) for view in pile]
        if covered or place.lapped:
            pile = [view._replace(lapped=view.depth + 1 == amount) for view in pile]
        if what.kind in game.resting_kinds:
            pile = [view._replace(rests=view.covered and not view.lifts) for view in pile]
        views += pile
        yield
    return Board(
        layout.width,
        layout.height,
        tuple(spots),
        tuple(views),
        layout.strokes,
        layout.beds,
        layout.calls_field,
        layout.free,
    )


def _redeals(game: Game, position: Position) -> float:
    """Return how many redeals are left, see `SpotView.redeals`."""
    return game.redeals_left(position) if any(position[i] for i in spots_of(game, Kind.WASTE)) else 0


def _pile(turn: Turn, spot: int, place: Place, reach: float) -> list[CardView]:
    """Return the views of the cards of one pile, bottom card first."""
    game, position = turn.game, turn.position
    kind = game.spots[spot].kind
    if kind is Kind.HAND:
        return _hand(turn, spot, place, reach)
    if kind is Kind.TAKEN:
        return _taken(turn, spot, place, reach)
    pile = position[spot]
    fan, liftable = pile_fans.fan(pile, place, reach), picking_up.liftable(game, position, spot)
    views = []
    for depth, card in enumerate(pile):
        n = len(pile) - depth
        offset = CardOffset(place.x + place.dx * fan[depth], place.y + place.dy * fan[depth], place.turned)
        view = _view(turn, spot, depth, card, offset, place, n)
        views.append(
            view._replace(
                corner=_corner(place, fan, depth),
                strip=_strip(place, fan, depth),
                covered=n > 1,
                hidden=_is_hidden(place, fan, depth),
                liftable=n <= liftable,
                label=_card_at(game, spot, speech.name(game, card)) if n == 1 else None,
            )
        )
    return views


def _view(turn: Turn, spot: int, depth: int, card: Card, offset: CardOffset, place: Place, n: int) -> CardView:
    """Return the view of one card with the fields that do not depend on its neighbours.

    `n` is the `n` of a move that takes the card.
    """
    targets = tuple(turn.targets(spot, n))
    return CardView(
        id=cards.identity(card),
        card=turn.game.displayed_card(card),
        spot=spot,
        depth=depth,
        x=offset.x,
        y=offset.y,
        size=place.size,
        turned=offset.turned,
        corner="",
        strip=1.0,
        covered=False,
        hidden=False,
        n=n,
        lifts=n if targets else 0,
        liftable=False,
        label=None,
        targets=targets,
    )


def _hand(turn: Turn, spot: int, place: Place, reach: float) -> list[CardView]:
    """Return the views of the cards of a hand, the first card first."""
    game, position = turn.game, turn.position
    pile, raised = position[spot], game.raised_cards(position, spot)
    views = []
    for depth, (card, offset) in enumerate(zip(pile, pile_fans.hand(pile, place, reach, raised), strict=True)):
        view = _view(turn, spot, depth, card, offset, place, n=card)
        label = speech.in_hand(game, position, spot, card)
        strip = round(offset.strip, 2)
        view = view._replace(corner="vl", strip=strip, covered=strip < 1, label=label, single=True)
        views.append(view._replace(liftable=True))
    return views


def _taken(turn: Turn, spot: int, place: Place, reach: float) -> list[CardView]:
    """Return the views of the cards of a pile of tricks. Only the top card of each trick is visible.

    All cards of the last trick count as visible, since its top card may still be moving.
    """
    game, position = turn.game, turn.position
    pile, sizes = position[spot], game.trick_sizes(position, spot)
    seen = {sum(sizes[: number + 1]) - 1 for number in range(len(sizes))}
    seen |= set(range(sum(sizes[:-1]), len(pile)))
    offsets = pile_fans.crosswise(sizes, place, reach)
    last = len(pile) - 1
    views = (
        _view(turn, spot, depth, card, offset, place, n=last - depth + 1)
        for depth, (card, offset) in enumerate(zip(pile, offsets, strict=True))
    )
    label = _card_at(game, spot, say("face-down-card"))
    return [
        view._replace(
            hidden=view.depth not in seen,
            covered=view.depth < last,
            label=label if view.depth == last else None,
        )
        for view in views
    ]


def _card_at(game: Game, spot: int, card: Saying) -> Saying:
    return say("card-at", card=card, place=game.spots[spot].title)


def _corner(place: Place, fan: list[float], depth: int) -> str:
    """Return where the index of a card is drawn, as in `CardView.corner`."""
    if place.slivers and depth + 1 < len(fan) and fan[depth + 1] - fan[depth] < _MIN_INDEX_STEP:
        return ""
    strip = _strip(place, fan, depth)
    if 0 < strip < _MIN_INDEX_HEIGHT:
        return ""
    if place.dx:
        return "vl" if place.dx > 0 else "vr"
    return "ht" if 0 < strip < _INDEX_HEIGHT else "h"


def _strip(place: Place, fan: list[float], depth: int) -> float:
    """Return the part of a card that the next one leaves visible, as in `CardView.strip`; 0 on a squared pile."""
    if depth + 1 == len(fan):
        return 1.0
    return round(min(1.0, (fan[depth + 1] - fan[depth]) * max(abs(place.dx), place.dy) / place.size), 2)


def _is_hidden(place: Place, fan: list[float], depth: int) -> bool:
    """Return whether the cards that lie exactly on top of this one hide it completely."""
    above = depth + _VISIBLE_IN_SQUARED_PILE
    return above < len(fan) and (fan[above] == fan[depth] or not (place.dx or place.dy))


def mirrored(layout: Layout) -> Layout:
    """Return the layout with left and right exchanged, for left-handed players.

    A layout whose `handed` is False is returned unchanged. A fan whose place has `read` True moves to the other
    side, but its cards still run from left to right.
    """
    if not layout.handed:
        return layout

    def across(place: Place) -> Place:
        if place.read:
            return _moved_across(layout, place)
        width = place.size * (SHAPE if place.turned else 1)
        return place._replace(x=layout.width - place.x - width, dx=-place.dx)

    strokes = tuple(Stroke(tuple((layout.width - x, y) for x, y in stroke.points)) for stroke in layout.strokes)
    beds = tuple(bed._replace(x=layout.width - bed.x - bed.width) for bed in layout.beds)
    field = layout.calls_field and layout.calls_field._replace(
        x=layout.width - layout.calls_field.x - layout.calls_field.width
    )
    return layout._replace(
        places=tuple(map(across, layout.places)),
        strokes=strokes,
        beds=beds,
        calls_field=field,
        shift=-layout.shift,
        free=_other(layout.free),
    )


def with_stock_at(layout: Layout, stock: int, side: Side) -> Layout:
    """Return the layout with the stock and all piles that swap on this side; the other piles keep their order.

    `stock` is the number of the spot of the stock. If it is on this side already, or if it does not swap, the
    layout is returned unchanged.
    """
    place = layout.places[stock]
    here: Side = "left" if place.x + place.size / 2 < layout.width / 2 else "right"
    if here == side or not place.swaps:
        return layout
    by = layout.shift
    places = tuple(
        _moved_across(layout, place) if place.swaps else place._replace(x=place.x + by) for place in layout.places
    )
    strokes = tuple(Stroke(tuple((x + by, y) for x, y in stroke.points)) for stroke in layout.strokes)
    beds = tuple(bed._replace(x=bed.x + by) for bed in layout.beds)
    # with a shift, the other piles have changed sides too, and so has the free corner
    free = _other(layout.free) if by else layout.free
    return layout._replace(places=places, strokes=strokes, beds=beds, shift=-by, free=free)


def _other(side: Side) -> Side:
    return "left" if side == "right" else "right"


def _moved_across(layout: Layout, place: Place) -> Place:
    """Return the place on the other side of the table, with a fan that still runs in the same direction."""
    reach = _widest(layout, place)
    width = place.size * (SHAPE if place.turned else 1) + reach
    left = layout.width - (place.x - (reach if place.dx < 0 else 0)) - width
    return place._replace(x=left + (reach if place.dx < 0 else 0))


def _widest(layout: Layout, place: Place) -> float:
    """Return how far the last card of a pile can lie from the first one to the side, in card widths."""
    if not place.dx:
        return 0
    reach = longest_fan(layout, place)
    return min(reach, (place.last - 1) * abs(place.dx)) if place.last else reach
