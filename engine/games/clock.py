"""Thirteen piles in a clock face, and nothing to decide: the fourth king stops the clock.

# The table
One pack, dealt face down to thirteen piles of four: twelve for the hours, and one in the middle for the kings.
The top card of the middle pile is turned up.

[table clock/1: twelve o’clock t12, six o’clock t6, kings t13]

# The aim
Turn up all the other cards before the fourth king appears.

# Play
- The card in hand goes face up under the pile of its rank: an ace at one o’clock, a jack at eleven, a queen at
twelve, a king in the middle. Then the top card of that pile is turned up, and it’s next.
- There’s nothing to choose. When the fourth king comes to the middle, the clock stops. You’ve won if no card is
face down any more.
- On average, exactly one deal in thirteen comes out.

[move clock/1 ht12: The queen of diamonds goes to twelve o’clock, and the top card there turns up.]
"""

from collections.abc import Iterator
from math import sqrt

from engine.core import cards
from engine.core.cards import Pile
from engine.core.game import Kind, Move, Position, Spot, Status
from engine.core.game_words import GameWords
from engine.core.layouts import Layout, Place, View, ellipse
from engine.core.patience import Patience
from engine.core.saying import Saying, joined, say
from engine.core.shuffle import SplitMix64, shuffled

_PILES, _IN_EACH = 13, 4


class Clock(Patience):
    """The Clock, a traditional game that is also called Clock Patience."""

    id = family = "clock"
    minutes = (2, 2)
    source = say("source-clock")
    has_choices = False
    odds, exact_share = say("clock-odds"), (1, 13)
    packs = 1
    column = "place"
    words = GameWords(scored="shown")
    winning_figure = "dial"
    endings = {
        Status.WON: say("clock-won"),
        Status.LOST: say("clock-stopped"),
    }
    interchangeable = frozenset()
    spots = (
        *(Spot(f"t{i}", Kind.TABLEAU, say("hour", number=i)) for i in range(1, _PILES)),
        Spot(f"t{_PILES}", Kind.TABLEAU, say("middle")),
        Spot("h", Kind.WASTE, say("hand-of-clock")),
    )
    packing = {}
    empty_accepts = {}
    space_sources = frozenset()

    def __init__(self) -> None:
        self.rules = __doc__
        self.prepare()
        self.hand = self.names["h"]

    def tables(self) -> dict[View, Layout]:
        """Return where the piles lie in each view: the hours on a dial, the hand in its middle."""
        return _tables()

    def start(self, number: int) -> Position:
        """Return the deal: four cards in each pile; the top card of the middle pile becomes the card in hand."""
        dealt = cards.turned_down(shuffled(cards.full_pack(), SplitMix64(number)))
        piles = [dealt[i::_PILES] for i in range(_PILES)]
        first, piles[-1] = piles[-1][-1:], piles[-1][:-1]
        return (*piles, cards.turned_up(first))

    def source_refusal(self, position: Position, source: int) -> Saying | None:
        """Return why no card may be taken from `source`; None if it is the spot of the card in hand."""
        if not position[self.hand]:
            return say("clock-has-stopped")
        return None if source == self.hand else say("only-card-in-hand")

    def move_refusal(self, position: Position, source: int, target: int) -> Saying | None:
        """Return why the card in hand may not go to `target`; None if that is the pile of the card's rank."""
        rank = cards.rank(position[self.hand][-1])
        return None if target == rank - 1 else say("rank-goes-to", rank=rank, place=self.spots[rank - 1].title)

    def moves(self, position: Position) -> Iterator[Move]:
        """Yield the only legal move; nothing if there is no card in hand, because the clock has stopped."""
        if position[self.hand]:
            yield Move(self.hand, cards.rank(position[self.hand][-1]) - 1)

    def _misfit(self, position: Position, move: Move) -> Saying | None:
        """Return None: `move_refusal` already refuses every pile except the right one."""
        return None

    def move_words(self, before: Position, move: Move, after: Position | None) -> Saying | None:
        """Return which card goes to which pile, and, if `after` is given, which card was turned up next."""
        laid = say("card-to", card=cards.name(before[self.hand][-1]), place=self.spots[move.target].title)
        turned = after[self.hand] if after else b""
        return joined([laid, *(say("turned-up", card=cards.name(card)) for card in turned)])

    def play(self, position: Position, move: Move) -> Position:
        """Return the position after the card in hand was put under its pile.

        If the top card of that pile lies face down, it is turned up and becomes the card in hand.
        """
        piles = list(position)
        pile: Pile = piles[self.hand] + piles[move.target]
        face_down = cards.is_down(pile[-1])
        piles[self.hand] = cards.turned_up(pile[-1:]) if face_down else b""
        piles[move.target] = pile[:-1] if face_down else pile
        return tuple(piles)

    def shown(self, position: Position) -> int:
        """Return the number of cards that lie face up, including the card in hand."""
        return sum(not cards.is_down(card) for pile in position for card in pile)

    def finished(self, position: Position) -> bool:
        """Return whether the game is won: every card lies face up in its pile."""
        return self.shown(position) == _PILES * _IN_EACH and not position[self.hand]

    def is_shuttle(self, position: Position, move: Move) -> bool:
        """Return False: every move makes progress."""
        return False

    def score(self, position: Position) -> int:
        """Return the score of a position: one point for each card that lies face up."""
        return self.shown(position)

    def points(self, before: Position, move: Move, after: Position) -> int:
        """Return the points of a move: one for each card turned up."""
        return self.shown(after) - self.shown(before)


def _tables() -> dict[View, Layout]:
    tall = _face(2.5, 3.4, (0.5, 0.866), fan=(0, 0.072))
    wide = _face(3.5, 2.1, (0.5, 0.866), fan=(0.09, 0))
    low = _face(4.5, 1.35, (0.333, 0.667), fan=(0.1, 0))
    return {"tall": tall, "tall-top": tall, "wide": wide, "low": low}


def _face(wide: float, high: float, out: tuple[float, float], fan: tuple[float, float]) -> Layout:
    """Return a layout with the hours on an ellipse. The middle pile and the card in hand lie inside the ellipse.

    Args:
        wide: the horizontal radius of the ellipse, in card widths.
        high: the vertical radius of the ellipse, in card heights.
        out: how far right of the centre one o'clock and two o'clock lie, as fractions of `wide`.
        fan: the step from card to card in a pile, to the right in card widths and down in card heights.
    """
    quarter = [(x, sqrt(1 - x * x)) for x in (0, *out)]
    right = [*quarter, (1, 0), *((x, -y) for x, y in reversed(quarter))]  # from twelve to six o'clock, in radii
    hours = [*right[1:], *((-x, y) for x, y in reversed(right[:-1]))]
    across, down = 3 * fan[0], 3 * fan[1]  # from the first to the last of the four cards of a pile
    x, y = wide + 0.05, high
    places = [Place(x + wide * to_side, y - high * up, *fan) for to_side, up in hours]
    middle = [Place(x - 0.62 - across / 2, y, *fan), Place(x + 0.62 + across / 2, y)]
    face = ellipse(x + 0.5 + across / 2, y + 0.5 + down / 2, wide, high)
    width, height = 2 * wide + 1.1 + across, 2 * high + 1 + down
    return Layout(width, height, (*places, *middle), face, least=0.98, most=1.1, handed=False)


GAMES = (Clock(),)
