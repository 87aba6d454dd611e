"""Where the piles of Bridge Solitaire lie on the table, for each shape of screen.

The tricks of the house lie left of the card of the house, and the player's tricks lie right of the player's card.
So the player sees which side has won them. Both piles are so short that even thirteen tricks do not reach the
cards of the current trick. The bids take the whole part of the table above the hand, because during the bidding no
other move is legal.
"""

from engine.core.layouts import Bed, Layout, Place, View
from engine.games.bridge.state import SPOTS, BridgeSpot


def layouts() -> dict[View, Layout]:
    """Return the layout for each shape of screen."""
    tall = _table(
        (6.3, 6.87),
        Bed(0.1, 0, 6.1, 4.72),
        Place(0.1, 0),  # stock
        Place(2.4, 3.4, dx=0.4, size=0.8),  # blind
        Place(0.1, 4.9, dx=0.72, dy=0.74, size=1.2, room=4.95, read=True),  # hand
        Place(5.2, 0),  # discard
        Place(1.75, 1.4, size=1.25),  # the card of the house
        Place(3.2, 1.8, size=1.25),  # your card
        Place(1.25, 0, dx=0.36, room=2.8, backs=0.04),  # cards turned aside
        Place(0.1, 1.75, dx=0.14, size=0.5, room=0.84),  # tricks of the house
        Place(4.6, 2.25, dx=0.14, size=0.5, room=0.84),  # your tricks
    )
    wide = _table(
        (12.6, 4.07),
        Bed(3.1, 0, 6.4, 2.78),
        Place(0.1, 0),
        Place(11.5, 1.2, dx=0.04, size=0.8),
        Place(0.4, 2.95, dx=0.86, size=1.1, room=10.7, read=True),
        Place(11.5, 0),
        Place(4.95, 0.25, size=1.25),
        Place(6.4, 0.65, size=1.25),
        Place(0.1, 1.15, dx=0.36, room=3, backs=0.04),
        Place(2.9, 0.25, dx=0.14, size=0.6, room=1.1),
        Place(7.85, 1, dx=0.14, size=0.6, room=1.68),
    )
    low = _table(
        (10.6, 2.6),
        Bed(1.2, 0, 8.2, 1.58),
        Place(0.1, 0),
        Place(9.5, 0.8, dx=0.02, size=0.8),
        Place(0.1, 1.6, dx=0.74, room=7.8, read=True),
        Place(9.5, 0),
        Place(5.3, 0, size=1.1),
        Place(6.6, 0.22, size=1.1),
        Place(1.25, 0, dx=0.3, room=1.9, backs=0.04),
        Place(4.3, 0.2, dx=0.06, size=0.4, room=0.3),
        Place(7.9, 0.4, dx=0.1, size=0.5, room=0.8),
        most=1.5,
    )
    return {"tall": tall, "tall-top": tall, "wide": wide, "low": low}


def _table(size: tuple[float, float], field: Bed, *places: Place, most: float = 1.2) -> Layout:
    """Return a layout for one shape of screen.

    Args:
        size: the width of the table in card widths, and its height in card heights.
        field: where the bids are shown.
        places: the places of the piles, in the order of `SPOTS`, without the counters, which are not shown.
        most: the largest factor by which the height may be stretched.
    """
    counters = [Place(0, 0)] * (len(SPOTS) - BridgeSpot.KEPT)
    return Layout(*size, (*places, *counters), least=0.9, most=most, calls_field=field)
