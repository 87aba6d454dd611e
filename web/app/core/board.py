"""Draws the table, and keeps its layout, the part of it that is visible, and the stop that has the focus.

A *stop* is what can have the keyboard focus: a pile, or a single card of a hand.
"""

from collections.abc import Callable, Generator, Iterable, Iterator
from math import inf

from app.core.last_focus import LastFocus
from app.core.outside import Device
from app.core.shown import Cards, Field
from app.state.settings import Settings
from app.state.table import Table
from app.view import keeping_in_view
from app.view.pixel_layout import PixelLayout, Rect, laying_out, view_for
from app.view.words import text
from engine.core.bit_by_bit import at_once
from engine.core.game import Game, Kind, Position, spots_of
from engine.core.turn import Turn
from engine.view import speech

_PANNED = 0.6  # the distance of one pan, as a fraction of the width or height of the view
# The kinds of piles from which no card returns to play, in most games.
_AWAY = {Kind.FOUNDATION, Kind.DISCARD, Kind.ASIDE, Kind.TAKEN}


class Board:
    """Shows the game that `table` returns with `cards`, seen through `field`.

    `settings` returns the player's settings, `calm` whether there must be no animations.
    """

    def __init__(
        self,
        device: Device,
        cards: Cards,
        field: Field,
        table: Callable[[], Table],
        settings: Callable[[], Settings],
        calm: Callable[[], bool],
    ) -> None:
        self._device = device
        self.cards = cards
        self.field = field
        self._table = table
        self._settings = settings
        self._calm = calm
        self._drawn: Game | None = None
        self.focused = LastFocus(lambda: self.layout)
        self._layout: PixelLayout | None = None  # None until `layout` is first used
        # the position that the layout shows; it differs from the game's while moves are shown one by one
        self.position: Position | None = None
        self.by_key = False  # whether the last press was a key; the focus is outlined only then

    # Drawing

    @property
    def layout(self) -> PixelLayout:
        """The layout in which the table was last drawn; before the first drawing, the layout it will have."""
        if self._layout is None:
            self._layout = self._lay_out()
        return self._layout

    @property
    def is_laid_out(self) -> bool:
        """Whether there is a layout already; to make one takes long in MicroPython."""
        return self._layout is not None

    def _lay_out(self, position: Position | None = None) -> PixelLayout:
        """Return the layout of a position; of the game's current position if it is None."""
        return at_once(self._laying_out(position))

    def _laying_out(self, position: Position | None = None) -> Generator[None, None, PixelLayout]:
        """Do the same as `_lay_out`, in steps."""
        table, settings = self._table(), self._settings()
        where = settings.stock
        self.position = position or table.session.position
        here = self.position is table.session.position
        layout = yield from laying_out(
            table.turn if here else Turn(table.game, self.position),
            self.field.room,
            view_for(*self._device.window_size, stock_on_top=where == "top"),
            left_handed=settings.left_handed,
            stock=None if where == "thumb" or where == "top" else where,  # noqa: PLR1714  (mypy understands this)
        )
        return layout._replace(size=self.field.size)

    def _size(self) -> float:
        """Return how many times larger than its field the table has to be shown now."""
        chosen = float(self._settings().card_size)
        if not keeping_in_view.is_tiny(*self._device.window_size):
            return chosen
        return max(chosen, keeping_in_view.least_size(self._lay_out().card))

    def fits(self) -> bool:
        """Return whether the field still has the size for which the table was last drawn."""
        return (self.layout.width, self.layout.height) == self.field.room

    def draw(self) -> None:
        """Draw the whole table anew, without motion."""
        for _ in self.drawing():
            pass

    def drawing(self) -> Iterator[None]:
        """Do the same as `draw`, in steps between which the browser may do something else."""
        held = self.cards.has_focus
        self.field.relax()
        self.field.enlarge(self._size())
        self._layout = yield from self._laying_out()
        table = self._table()
        if table.game is not self._drawn:
            self._drawn = table.game
            self.focused.forget()  # the old index would name another stop
        yield
        caption = text(speech.deal_title(table.game, table.session.number))
        yield from self.cards.drawing(self.layout, table.game, caption)
        self.cards.tab_stop(self.focused.stop)
        if held:
            self.cards.focus(self.focused.stop)
            self.show_focus()

    def deal(self, *, after_ms: float = 0) -> None:
        """Draw the game that has just been put on the table, whether new or resumed.

        If no move has been made in it, the cards of the former game come together at the place from which cards
        are dealt. Then the new cards fly from there to their piles. If `after_ms` is not 0, the former cards have
        already left the table, and the new cards wait for `after_ms` milliseconds.
        """
        begins, calm = not self._table().session.moves_made, self._calm()
        former = self.cards.former() if begins and not calm and not after_ms and self.fits() else None
        self.focused.forget()
        self.draw()
        if begins:
            self.cards.deal(self._dealing_place(), former, calm=calm, after_ms=after_ms)

    def _dealing_place(self) -> str:
        """Return the place of a card that is about to be dealt, as `PixelLayout.transform` returns it."""
        stock = self.stock()
        if stock is None:
            return self.layout.transform_around(*self.dealer)
        return self.layout.transform(next(view for view in self.layout.board.spots if view.spot == stock))

    def show(self, at_most: float = inf, position: Position | None = None) -> None:
        """Move the cards on the screen to where they lie in a position of the deal on the table.

        Args:
            at_most: the longest time that a card may take, in milliseconds.
            position: the position to show; None for the game's current position.
        """
        in_hand = self.focused.card_of_hand if self.cards.has_focus else None
        before, self._layout = self.layout, self._lay_out(position)
        self.cards.show(self.layout, self._table().game, calm=self._calm(), at_most=at_most)
        if self.field.size > 1:
            self._follow_cards(before)
        if in_hand:
            self.focused.stay_in_hand(in_hand)
            self.cards.focus(self.focused.stop)

    def stock(self) -> int | None:
        """Return the index of the stock among the spots of the game; None if the game has no stock."""
        return next(iter(spots_of(self._table().game, Kind.STOCK)), None)

    @property
    def dealer(self) -> tuple[float, float]:
        """The point (x, y) of the table, in pixels, from which cards are dealt: the stock, or else the middle."""
        stock = self.stock()
        if stock is None:
            return self.layout.width / 2, self.layout.height / 2
        return self.layout.rect(next(view for view in self.layout.board.spots if view.spot == stock)).middle

    # The visible part of a table that is larger than its field

    def bring_in_sight(self, wanted: Iterable[Rect]) -> None:
        """Pan so that these rectangles of the table are visible; if not all fit, the last has priority."""
        self.field.show(wanted, calm=self._calm())

    def pan(self, right: int, down: int) -> bool:
        """Move the view over the table by a part of its own size (`_PANNED`) in a direction.

        The direction (`right`, `down`) is (1, 0) for right and (0, 1) for down. Return False if the edge of the
        table on that side was already visible.
        """
        seen, (width, height) = self.field.seen, self.field.room
        left = seen.x if right < 0 else self.layout.width - seen.x - seen.width if right else 0
        under = seen.y if down < 0 else self.layout.height - seen.y - seen.height if down else 0
        self.field.pan(right * width * _PANNED, down * height * _PANNED, smooth=not self._calm())
        return left + under > 1

    def _follow_cards(self, before: PixelLayout) -> None:
        """Pan to a pile that has received cards since the layout `before`, unless such a pile is visible.

        Piles from which no card returns do not count: after taking cards away, the player goes on where they lay.
        """
        spots, former = self._table().game.spots, {view.id: view.spot for view in before.board.cards}
        went = (view for view in self.layout.board.cards if former.get(view.id, view.spot) != view.spot)
        ends = [self.layout.end_of(view.spot) for view in went if spots[view.spot].kind not in _AWAY]
        places = [self.layout.rect(end) for end in ends]
        if places and not any(self.field.seen.contains(place) for place in places):
            self.bring_in_sight(places[-1:])

    def show_focus(self) -> None:
        """Pan so that the stop with the focus is visible, if the player uses the keyboard."""
        if self.by_key and self.field.size > 1:
            self.bring_in_sight(keeping_in_view.of_stop(self.layout, self.focused.stop))
