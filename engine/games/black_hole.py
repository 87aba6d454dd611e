"""Everything falls into the black hole: seventeen fans of three, played one rank up or down.

# The table
One pack. The ace of spades lies alone in the middle: it’s the **black hole**. Around it, the other 51 cards lie
face up in seventeen **fans** of three.

[table black-hole/5: black hole f, fan t1, fan t5]

# The aim
Play all 52 cards into the black hole.

# Play
- The top card of each fan is free. It goes into the hole if it’s one rank above or below the top card there.
Suits don’t matter. Aces and kings go on each other.
- You can go up or down, and change direction as often as you like.
- Cards never move from fan to fan, and an empty fan stays empty.
- The game is lost when no free card can be played.

[move black-hole/5 t11f: The two of spades is one rank above the ace in the hole.]
"""

from engine.core import cards
from engine.core.cards import ACE, SPADES
from engine.core.game import Kind, Position, Status
from engine.core.layouts import Layout, Place, View, ellipse
from engine.core.saying import Saying, say
from engine.rules.record import Build, Columns, Heap, Ranks, Record, Suits
from engine.rules.recorded import Recorded

BLACK_HOLE = Record(
    Columns(cards=(3,) * 17, by_column=True),
    Heap(Build(Ranks.NEXT, Suits.ANY, is_ring=True), first=cards.make(ACE, SPADES)),
)


class BlackHole(Recorded):
    """Black Hole. Source: David Parlett, "The Penguin Book of Patience", 1979."""

    id = family = "black-hole"
    minutes = (4, 8)
    source = say("source-black-hole")
    resting_kinds = frozenset({Kind.TABLEAU})
    winning_figure = "spiral"
    column = "fan"
    heap_title = say("black-hole")
    endings = {Status.WON: say("all-in-hole"), Status.LOST: say("no-free-card-fits")}

    def __init__(self) -> None:
        super().__init__(BLACK_HOLE)
        self.rules = __doc__
        self.hole = self.names["f"]

    def tables(self) -> dict[View, Layout]:
        """Return where the piles lie in each view: the hole in the middle, and the fans around it."""
        return _tables()

    # The rules follow from the record. These two methods only give better reasons.

    def source_refusal(self, position: Position, source: int) -> Saying | None:
        """Return why no card may be taken from `source` if that is the hole; None if it is a fan."""
        return say("nothing-out-of-hole") if source == self.hole else None

    def move_refusal(self, position: Position, source: int, target: int) -> Saying | None:
        """Return why no card may go from `source` to `target`; None if `target` is the hole."""
        if self.kinds[target] is Kind.TABLEAU and position[target]:
            return say("only-into-hole")
        return super().move_refusal(position, source, target)


# The table layouts: the hole in the middle, the fans around it.


def _tables() -> dict[View, Layout]:
    tall = _ring(step=(1.2, 1.86), fan=(0, 0.32), bent=0.12, last_row=0.5)
    wide = _ring(step=(2.35, 1.187), fan=(0.42, 0), bent=0, last_row=0.5)
    low = _ring(step=(2.4, 1.08), fan=(0.42, 0), bent=0, last_row=0, aside=1.9)  # `aside` keeps room for the title
    return {"tall": tall, "tall-top": tall, "wide": wide, "low": low}


def _ring(
    step: tuple[float, float], fan: tuple[float, float], bent: float, last_row: float, aside: float = 0
) -> Layout:
    """Return a layout of four rows of fans. The two middle rows have a gap in the middle, in which the hole lies.

    Args:
        step: the distance from fan to fan, in card widths, and from row to row, in card heights.
        fan: the step from card to card in a fan, to the right in card widths and down in card heights.
        bent: how far the two fans beside the hole are moved away from it, in steps from fan to fan.
        last_row: how far from the left the last row begins, in steps from fan to fan.
        aside: the width that stays free at the right, in card widths.
    """
    across, down = step
    beside = (0, 1 - bent, 3 + bent, 4)
    rows = (range(5), beside, beside, [last_row + i for i in range(4)])
    width, height = 0.2 + 4 * across + 1 + 2 * fan[0], 3 * down + 1 + 2 * fan[1]
    hole = Place(width / 2 - 0.5, height / 2 - 0.5)
    places = [Place(0.1 + x * across, y * down, *fan) for y, row in enumerate(rows) for x in row]
    swirl = ellipse(width / 2, height / 2, 0.8, 0.76)
    return Layout(width + aside, height, (hole, *places), swirl, least=0.86 if fan[1] else 0.98, most=1.1)


GAMES = (BlackHole(),)
