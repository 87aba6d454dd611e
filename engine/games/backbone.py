"""Take the backbone apart from the bottom up, with eight ribs to help.

# The table
Two packs, 104 cards. The **backbone** is two columns of face-up cards. One more card, the **coccyx**, lies
across the end of both. On each side are four **ribs**, with one card each. The other cards are the stock, face
down. There are eight foundations, two for each suit.

[table backbone/405: foundations f1-f4, foundations f5-f8, backbone l-r, coccyx c, ribs t3, ribs t4, stock s,
waste w]

# The aim
Bring all 104 cards home. Each foundation is built up in suit, from ace to king. A card that’s home stays there.

# Play
- Both columns of the backbone are locked until you move the coccyx. Then the top card of each column is free.
- You can move the top card of a rib, the free cards of the backbone and the top card of the waste, one at a
time.
- Ribs are built down in suit: the eight of hearts goes on the nine of hearts. Nothing goes on an ace.
- Turn the stock one card at a time to the waste. When the stock is empty, you can turn the waste over once. The
cards keep their order. So you have two passes in all.
- The game is lost when there’s no card left to turn and the only moves left are from rib to rib and back. Each
card home scores one point.

[move backbone/405 t2t8: Ribs are built down in suit: the eight of spades goes on the nine of spades.]
"""

from collections.abc import Sequence

from engine.core.game import Kind, Position
from engine.core.layouts import Bed, Layout, Place, Stroke, View, swapping
from engine.core.saying import Saying, say
from engine.rules.record import (
    RUN,
    Aces,
    Columns,
    Deals,
    Fill,
    Foundations,
    Lock,
    Record,
    Reserve,
    Stock,
)
from engine.rules.recorded import Recorded, RecordedRuleSet

LEFT, RIGHT, COCCYX = 8, 9, 10  # the spots of the backbone


class Backbone(Recorded):
    """The game Backbone, played by one of its rule sets.

    Sources: a present-day rules guide, a Victorian book of patience games, and GNOME's AisleRiot; see `RULE_SETS`.
    """

    family = "backbone"
    minutes = (10, 20)
    column = "rib"
    reserve_names = (("l", say("left-spine")), ("r", say("right-spine")), ("c", say("coccyx")))
    lock_words = say("coccyx-first")

    def __init__(self, rule_set: RecordedRuleSet) -> None:
        super().__init__(rule_set.record)
        self.use_rule_set(rule_set, __doc__)

    def tables(self) -> dict[View, Layout]:
        """Return where the piles lie in each view: the backbone with its ribs at both sides."""
        reserve = self.record.reserve
        assert reserve
        return _tables(reserve.cards[0])

    # The rules follow from the record. These methods only give names and reasons.

    def column_title(self, number: int) -> Saying:
        """Return the name of a rib; the ribs of each row are numbered from left to right."""
        return say("left-rib" if number % 2 else "right-rib", number=(number + 1) // 2)

    def pile_noun(self, kind: Kind) -> str:
        """Return the game's word for piles of a kind, as messages use it; the reserve is the backbone."""
        return "backbone" if kind is Kind.RESERVE else super().pile_noun(kind)

    def fill_first(self, spaces: int, givers: Sequence[Saying]) -> Saying:
        """Return the sentence that asks the player to fill these many ribs from these piles."""
        return say("fill-ribs-first", count=spaces, places=givers)

    def move_refusal(self, position: Position, source: int, target: int) -> Saying | None:
        """Return why no card may go from `source` to `target`, None if some card may go."""
        is_space = self.kinds[target] is Kind.TABLEAU and not position[target]
        if is_space and self.kinds[source] not in self.space_sources:
            givers = {Kind.WASTE: "waste", Kind.STOCK: "stock", Kind.TABLEAU: "another-rib"}
            allowed = [say(name) for kind, name in givers.items() if kind in self.space_sources]
            return say("rib-only-from", places=allowed)
        return super().move_refusal(position, source, target)


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


BACKBONE = Record(
    Columns((1,) * 8, RUN, fill=Fill.ANY, fill_from=(Kind.RESERVE, Kind.TABLEAU, Kind.WASTE, Kind.STOCK)),
    Foundations(aces=Aces.DEALT),
    reserve=Reserve((11, 11), face_up=True, lock=Lock.NOT_KING),
    stock=Stock(redeals=1),
    packs=2,
)
TRADITIONAL = Record(
    Columns((1,) * 8, RUN, fill=Fill.ANY, fill_from=(Kind.WASTE, Kind.STOCK), at_once=True),
    Foundations(aces=Aces.TURNED),
    reserve=Reserve((10, 10), face_up=True, lock=Lock.NOT_KING),
    stock=Stock(redeals=1),
    packs=2,
    deals=Deals.PACKS_APART,
)
AISLERIOT = Record(
    Columns((1,) * 8, RUN, fill=Fill.ANY, fill_from=(Kind.WASTE, Kind.TABLEAU)),
    reserve=Reserve((9, 9), face_up=True, lock=Lock.ANY),
    stock=Stock(redeals=1),
    packs=2,
)

RULE_SETS = (
    RecordedRuleSet("backbone", say("source-backbone"), say("note-backbone"), BACKBONE),
    RecordedRuleSet(
        "backbone-traditional", say("source-backbone-traditional"), say("note-backbone-traditional"), TRADITIONAL
    ),
    RecordedRuleSet(
        "backbone-aisleriot", say("source-backbone-aisleriot"), say("note-backbone-aisleriot"), AISLERIOT
    ),
)

GAMES = tuple(Backbone(rule_set) for rule_set in RULE_SETS)
