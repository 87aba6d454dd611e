"""Remembers which pile or card of the table had the keyboard focus last, also if a move changes the table."""

from collections.abc import Callable

from app.view import arrow_keys
from app.view.pixel_layout import PixelLayout
from engine.view.board import CardView, SpotView


class LastFocus:
    """The stop (a pile, or a card of a hand) that had the focus last; `layout` returns what is on the screen."""

    def __init__(self, layout: Callable[[], PixelLayout]) -> None:
        self._layout = layout
        self._number: int | None = None  # the index of the stop in the layout; None before the first

    def forget(self) -> None:
        """Note that no stop of the game on the table has had the focus yet."""
        self._number = None

    def note(self, number: int) -> None:
        """Note that a stop has the focus now; `number` is its index in the layout."""
        self._number = number

    @property
    def is_known(self) -> bool:
        """Whether a stop of the game on the table has had the focus."""
        return self._number is not None

    @property
    def stop(self) -> CardView | SpotView:
        """The stop that had the focus last; if none has had it yet, the stop where the keyboard starts."""
        layout = self._layout()
        if self._number is None:
            return layout.stops[arrow_keys.first_stop(layout)]
        return layout.stops[min(self._number, len(layout.stops) - 1)]

    def end_of(self, stop: CardView | SpotView) -> CardView | SpotView:
        """Return what to outline for a stop: the card of a hand, or the last card (or empty spot) of a pile."""
        return stop if isinstance(stop, CardView) else self._layout().end_of(stop.spot)

    @property
    def spot(self) -> int:
        """The index of the spot that had the focus last.

        If no spot has had the focus yet, it is the index of the spot where the keyboard starts.
        """
        return self.stop.spot

    @property
    def card(self) -> CardView | None:
        """The card that had the focus last, or the last card of that pile; None if the pile is empty."""
        view = self.end_of(self.stop)
        return view if isinstance(view, CardView) else None

    @property
    def n(self) -> int:
        """The number to use as `Move.n` for a move from the stop that last had the focus.

        If the stop is a card of a hand, this number stands for the card; if it is a pile, it is 1, for one card.
        """
        stop = self.stop
        return stop.n if isinstance(stop, CardView) else 1

    @property
    def card_of_hand(self) -> CardView | None:
        """The card of a hand that had the focus last; None if another stop or none had it."""
        stop = self.stop
        return stop if self.is_known and isinstance(stop, CardView) else None

    def stay_in_hand(self, before: CardView) -> None:
        """Keep the focus in the hand after a move: on the card `before`, which had the focus until then.

        If that card was played, note the card with the same index in the hand now, or the last card.
        """
        cards = [(i, stop) for i, stop in enumerate(self._layout().stops) if isinstance(stop, CardView)]
        hand = [(i, card) for i, card in cards if card.spot == before.spot]
        same = [i for i, card in hand if card.id == before.id]
        numbers = same or [i for i, _ in hand[before.depth : before.depth + 1]] or [i for i, _ in hand[-1:]]
        self._number = numbers[0] if numbers else None
