"""Take the spine apart from the bottom up, with eight ribs to help.

# The table
Two packs, 104 cards. The **backbone** is two columns of face-up cards. One more card, the **coccyx**, lies
across the end of both. On each side are four **ribs**, with one card each. The other cards are the stock, face
down. There are eight foundations, two for each suit.

[table backbone/405: foundations f1-f4, foundations f5-f8, backbone l-r, coccyx c, ribs t3, ribs t4, stock s,
waste w]

# The aim
Bring all 104 cards home. Each foundation is built up in suit, from ace to king. A card that’s home stays there.

# Play
- Both columns of the backbone are locked until you move the coccyx. Then the last card of each column is free.
- You can move the last card of a rib, the free cards of the backbone and the top card of the waste, one at a
time.
- Ribs are built down in suit: the eight of hearts goes on the nine of hearts. Nothing goes on an ace.
- Turn the stock one card at a time to the waste. When the stock is empty, you can turn the waste over once. The
cards keep their order. So you have two passes in all.
- The game is lost when there’s no card left to turn and the only moves left are from rib to rib and back. Each
card home scores one point.

[move backbone/405 t2t8: Ribs are built down in suit: the eight of spades goes on the nine of spades.]
"""

from dataclasses import dataclass

from engine.core import cards
from engine.core.cards import ACE, CLUBS, DIAMONDS, HEARTS, KING, SPADES, Pile
from engine.core.game import Kind, Move, Position, Spot
from engine.core.layouts import Bed, Layout, Place, Stroke, View, swapping
from engine.core.patience import Patience, RuleSet
from engine.core.piles import piles_from
from engine.core.relations import ANY_CARD, ONE_HIGHER, ONE_LOWER, SAME_SUIT
from engine.core.saying import Saying, say
from engine.core.shuffle import SplitMix64, shuffled

_SUITS = (SPADES, HEARTS, DIAMONDS, CLUBS)


def _spots() -> tuple[Spot, ...]:
    foundations = [
        Spot(
            f"f{i + 1}",
            Kind.FOUNDATION,
            say(f"{which}-foundation-of", suit=cards.SUIT_NAMES[suit]),
            cards.make(ACE, suit),
        )
        for i, (which, suit) in enumerate((which, suit) for which in ("first", "second") for suit in _SUITS)
    ]
    spine = [
        Spot("l", Kind.RESERVE, say("left-spine")),
        Spot("r", Kind.RESERVE, say("right-spine")),
        Spot("c", Kind.RESERVE, say("coccyx")),
    ]
    ribs = [Spot(f"t{i + 1}", Kind.TABLEAU, _rib(side=i % 2, number=i // 2 + 1)) for i in range(8)]
    rest = [
        Spot("s", Kind.STOCK, say("stock")),
        Spot("w", Kind.WASTE, say("waste")),
        Spot("p", Kind.COUNTER, say("redeals")),
    ]
    return (*foundations, *spine, *ribs, *rest)


def _rib(side: int, number: int) -> Saying:
    """Return the name of a rib: `side` is 0 for left or 1 for right; `number` is 1 for the top rib of a side."""
    return say("right-rib" if side else "left-rib", number=number)


SPOTS = _spots()
LEFT, RIGHT, COCCYX = 8, 9, 10


@dataclass(frozen=True)
class BackboneVariant(RuleSet):
    """One rule set of Backbone; `source` names the book or program from which it comes."""

    spine: int  # cards in each column of the backbone
    specials: bool  # whether aces that come up during the deal go to foundations, and the coccyx is never a king
    space_sources: frozenset[Kind]  # the kinds of piles from which an empty rib may be filled
    packs_apart: bool = False  # whether the packs are shuffled separately, the second dealt after the first
    at_once: bool = False  # whether an empty rib must be filled before any other move
    aces_home: bool = False  # whether an ace turned up from the stock goes to a foundation at once


class Backbone(Patience):
    """The game Backbone, played by one of its rule sets.

    Sources: a present-day rules guide, a Victorian book of patience games, and GNOME's AisleRiot; see `RULE_SETS`.
    """

    family = "backbone"
    minutes = (10, 20)
    packs = 2
    spots = SPOTS
    redeals = 1
    packing = {Kind.FOUNDATION: ONE_HIGHER & SAME_SUIT, Kind.TABLEAU: ONE_LOWER & SAME_SUIT}
    empty_accepts = {Kind.TABLEAU: ANY_CARD}
    column = "rib"

    def __init__(self, rule_set: BackboneVariant) -> None:
        self.rule_set = rule_set
        self.use_rule_set(rule_set, __doc__)
        self.packs_apart = rule_set.packs_apart
        self.space_sources = rule_set.space_sources
        self.layouts = _tables(rule_set.spine)
        self.prepare()

    # The deal

    def start(self, number: int) -> Position:
        """Return the deal with this number.

        Cards are dealt alternately to the left and the right column of the backbone. The next card is the coccyx.
        Then each rib gets one card, from top to bottom, the left rib of each row first. All other cards are the
        stock. If the rule set has `specials`, aces that come up during the deal go to the foundations, and a king
        that would be the coccyx goes to the bottom of the stock.
        """
        left_to_deal = list(self._order(number))
        piles: dict[str, Pile] = {}
        places = [*("lr" * self.rule_set.spine), "c", *(f"t{i}" for i in range(1, 9))]
        for place in places:
            card = self._next_card(left_to_deal, piles, place)
            piles[place] = piles.get(place, b"") + bytes([card])
        piles["s"] = cards.turned_down(bytes(reversed(left_to_deal)))
        return piles_from(SPOTS, piles)

    def _order(self, number: int) -> Pile:
        """Return all 104 cards in the order they are dealt."""
        stream = SplitMix64(number)
        packs = cards.full_pack(0), cards.full_pack(1)
        if self.rule_set.packs_apart:
            return b"".join(shuffled(pack, stream) for pack in packs)
        return shuffled(b"".join(packs), stream)

    def _next_card(self, left_to_deal: list[int], piles: dict[str, Pile], place: str) -> int:
        """Remove the next card for the spot named `place` from `left_to_deal`, and return it.

        If the rule set has `specials`, aces at the front of `left_to_deal` go to foundations in `piles` first, and
        a king that would be the coccyx goes to the bottom of the stock.
        """
        while self.rule_set.specials:
            card = left_to_deal[0]
            if cards.rank(card) == ACE:
                home = next(
                    f"f{i}"
                    for i in range(1, 9)
                    if f"f{i}" not in piles and card in self.accepted_when_empty(i - 1)
                )
                piles[home] = bytes([left_to_deal.pop(0)])
            elif cards.rank(card) == KING and place == "c":
                left_to_deal.append(left_to_deal.pop(0))
            else:
                break
        return left_to_deal.pop(0)

    # The rules

    def source_refusal(self, position: Position, source: int) -> Saying | None:
        """Return why no card may be taken from `source`; None if a card may be taken.

        As long as the coccyx has not been moved, no card may be taken from the two columns of the backbone.
        """
        if source in {LEFT, RIGHT} and position[COCCYX]:
            return say("coccyx-first")
        return super().source_refusal(position, source)

    def obligation(self, position: Position) -> Saying | None:
        """Return a sentence that tells the player to fill the empty ribs first; None if that is not required.

        Only the traditional rule set requires this, and only while the waste or the stock has cards.
        """
        givers = [self.spots[i].title for i in (self.waste, self.stock) if position[i]]
        empty = sum(not position[i] for i in self.tableau)
        if not (self.rule_set.at_once and givers and empty):
            return None
        return say("fill-ribs-first", count=empty, places=givers)

    def move_refusal(self, position: Position, source: int, target: int) -> Saying | None:
        """Return why no card may go from `source` to `target`, None if some card may go.

        The rule set says which piles may fill an empty rib, and whether an empty rib must be filled before any
        other move.
        """
        if self.kinds[target] is not Kind.TABLEAU or position[target]:
            return self.obligation(position) or super().move_refusal(position, source, target)
        if self.kinds[source] not in self.space_sources:
            givers = {Kind.WASTE: "waste", Kind.STOCK: "stock", Kind.TABLEAU: "another-rib"}
            allowed = [say(name) for kind, name in givers.items() if kind in self.space_sources]
            return say("rib-only-from", places=allowed)
        return super().move_refusal(position, source, target)

    def landing_spot(self, position: Position, move: Move) -> int:
        """Return the spot where the moved card ends up.

        Usually this is the target of the move. In the traditional rule set, however, an ace from the stock goes
        to an empty foundation.
        """
        card = position[move.source][-1]
        if self.rule_set.aces_home and move.source == self.stock and cards.rank(card) == ACE:
            return next(i for i in self.foundations if not position[i] and card in self.accepted_when_empty(i))
        return move.target


# The layouts of the table for upright, wide and low screens. Horizontal lengths are in card widths, vertical ones
# in card heights. `middle` is the x of the line between the two columns of the backbone.


def _tables(spine: int) -> dict[View, Layout]:
    tall = _tall(spine)
    return {"tall": tall, "tall-top": tall, "wide": _wide(spine), "low": _low(spine)}


def _places(
    middle: float,
    top: float,
    column: tuple[float, int],
    ribs: tuple[float, float, float, float],
    foundations: list[Place],
    rest: tuple[Place, Place],
) -> tuple[Place, ...]:
    """Return the places of all spots, in the order of `SPOTS`.

    Args:
        middle: the x of the line between the two columns of the backbone.
        top: the y of the top edge of the backbone and of the first ribs.
        column: the distance from the first to the last card of a backbone column, and the number of its cards.
        ribs: the gap between backbone and rib, the step from rib to rib, the step from card to card in a rib, and
            the longest distance from the first to the last card of a rib.
        foundations: the places of the foundations.
        rest: the places of stock and waste.
    """
    depth, cards_in_column = column
    gap, row, fan, reach = ribs
    step = depth / (cards_in_column - 1)
    left, right = middle - 1.027, middle + 0.027
    columns = [Place(x, top, dy=step, lapped=True) for x in (left, right)]  # the coccyx covers them partly
    coccyx = Place(middle - 0.71, top + depth + 0.51, turned=True)
    sides = [
        # Narrow strips are enough: a rib runs down in one suit, so its first and last card tell all cards between.
        Place(x, top + row * i, dx, room=reach, slivers=True)
        for i in range(4)
        for x, dx in ((left - 1 - gap, -fan), (right + 1 + gap, fan))
    ]
    return (*foundations, *columns, coccyx, *sides, *rest, Place(0, 0))


def _arcs(middle: float, top: float, row: float, reach: float) -> tuple[Stroke, ...]:
    """Return the faint curves behind the ribs, which run from the backbone outwards and down.

    `top` is the y of the top edge of the first ribs. `row` is the step from rib to rib. `reach` is the distance
    from `middle` to the outer end of a curve.
    """
    return tuple(
        Stroke(
            (
                (middle + side, top + row * i + 0.3),
                (middle + side * reach * 0.72, top + row * i + 0.12),
                (middle + side * reach, top + row * i + 0.4),
                (middle + side * reach, top + row * i + 0.82),
            )
        )
        for i in range(4)
        for side in (-1, 1)
    )


def _spine(middle: float, top: float, depth: float) -> tuple[Bed, ...]:
    """Return the darker rectangle on which the two columns of the backbone lie.

    `top` is the y of their top edge. `depth` is the distance from the first to the last card of a column.
    """
    return (Bed(middle - 1.11, top - 0.06, 2.22, depth + 1.12),)


def _tall(spine: int) -> Layout:
    foundations = [Place(0.13 + 0.763 * i, 0, size=0.69) for i in range(8)]
    stock, waste = swapping(Place(3.22, 6.12), Place(1.4, 6.12, dx=0.33, last=3))
    places = _places(3.145, 0.9, (3.64, spine), (0.16, 1.18, 0.33, 0.89), foundations, (stock, waste))
    return Layout(
        6.29, 7.12, places, _arcs(3.145, 0.9, 1.18, 2.87), _spine(3.145, 0.9, 3.64), least=0.87, most=1.16
    )


def _wide(spine: int) -> Layout:
    foundations = [Place(x, 1.08 * i) for x in (0.36, 12.86) for i in range(4)]
    stock, waste = swapping(Place(7.137, 4.57), Place(5.343, 4.57, dx=0.36, last=3))
    places = _places(7.11, 0, (3.13, spine), (0.18, 1.08, 0.37, 3.4), foundations, (stock, waste))
    return Layout(14.22, 5.57, places, _arcs(7.11, 0, 1.08, 5.56), _spine(7.11, 0, 3.13), least=0.95, most=1.1)


def _low(spine: int) -> Layout:
    foundations = swapping(*(Place(x, 1.104 * i) for x in (0.2, 1.29) for i in range(4)))
    stock, waste = swapping(Place(11.96, 0), Place(11.34, 1.104, dx=0.31, last=3))
    places = _places(6.44, 0, (2.97, spine), (0.22, 1.104, 0.34, 1.75), foundations, (stock, waste))
    arcs, bed = _arcs(6.44, 0, 1.104, 3.8), _spine(6.44, 0, 2.97)
    return Layout(13.16, 4.312, places, arcs, bed, least=0.96, most=1.06, shift=-0.55)


_ANY = frozenset({Kind.RESERVE, Kind.TABLEAU, Kind.WASTE, Kind.STOCK})

RULE_SETS = (
    BackboneVariant(
        id="backbone",
        source=say("source-backbone"),
        note=say("note-backbone"),
        spine=11,
        specials=True,
        space_sources=_ANY,
    ),
    BackboneVariant(
        id="backbone-traditional",
        source=say("source-backbone-traditional"),
        note=say("note-backbone-traditional"),
        spine=10,
        specials=True,
        space_sources=frozenset({Kind.WASTE, Kind.STOCK}),
        packs_apart=True,
        at_once=True,
        aces_home=True,
    ),
    BackboneVariant(
        id="backbone-aisleriot",
        source=say("source-backbone-aisleriot"),
        note=say("note-backbone-aisleriot"),
        spine=9,
        specials=False,
        space_sources=frozenset({Kind.WASTE, Kind.TABLEAU}),
    ),
)

GAMES = tuple(Backbone(rule_set) for rule_set in RULE_SETS)
