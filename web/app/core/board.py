"""Knows what the table shows: the layout, the outlines of cards, and where the keyboard is.

A stop is what can have the keyboard focus: a pile, or a single card of a hand.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf

from app.core.outside import Device
from app.core.shown import Cards, Field
from app.state.settings import Settings
from app.state.table import Table
from app.view import arrows, board_svg, sight, spotlight_svg
from app.view.markup import NOTHING, Markup, joined
from app.view.pixel_layout import PixelLayout, Rect, lay_out, view_for
from app.view.spotlight_svg import Spotlight
from app.view.words import text
from engine.core.cards import Card
from engine.core.game import Game, Kind, Move, Position, spots_of
from engine.core.turn import Turn
from engine.play.intents import Choose
from engine.view import speech
from engine.view.board import CardView, SpotView

_PANNED = 0.6  # the part of the view by which it is moved at a time
# The piles from which no card comes back, in most games.
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
        self._focus: int | None = None  # the index of the stop with the focus; None before the first
        self._magnified = NOTHING
        self._shown: Position | None = None  # the position on the screen, if it is not the game's current one
        self._hint: tuple[Position, Move] | None = None  # the move of a hint, and the position it is for
        self._spotlight: Spotlight | None = None  # of the step of a lesson
        self._lit: tuple[Position, Sequence[Move]] | None = None  # moves whose cards are lit until the next press
        self._framed: frozenset[tuple[int, Card]] = frozenset()  # stops, see `_key_of`
        self._drawn_position: Position | None = None  # which is not the game's while moves are shown one by one
        self.by_key = False  # whether the last press was a key; only then the focus is outlined
        self._layout: PixelLayout | None = None  # until it is first asked for

    # Drawing

    @property
    def layout(self) -> PixelLayout:
        """The layout in which the table was last drawn; before that, in which it will be."""
        if self._layout is None:
            self._layout = self._lay_out()
        return self._layout

    def _lay_out(self, position: Position | None = None) -> PixelLayout:
        """Return the layout of a position; of the game's current position if it is None."""
        table, settings = self._table(), self._settings()
        where = settings.stock
        self._drawn_position = position or table.session.position
        here = self._drawn_position is table.session.position
        layout = lay_out(
            table.turn if here else Turn(table.game, self._drawn_position),
            self.field.room,
            view_for(*self._device.window_size, stock_on_top=where == "top"),
            left_handed=settings.left_handed,
            stock=None if where == "thumb" or where == "top" else where,  # noqa: PLR1714  (mypy understands this)
        )
        return layout._replace(size=self.field.size)

    def _size(self) -> float:
        """Return how many times larger than its field the table is to be shown now."""
        chosen = float(self._settings().card_size)
        if not sight.is_tiny(*self._device.window_size):
            return chosen
        return max(chosen, sight.least_size(self._lay_out().card))

    def fits(self) -> bool:
        """Return whether the element on the page still has the size for which the table was last drawn."""
        return (self.layout.width, self.layout.height) == self.field.room

    def draw(self) -> None:
        """Draw the whole table anew, without motion."""
        for _ in self.drawing():
            pass

    def drawing(self) -> Iterator[None]:
        """Do what `draw` does, in steps between which the browser may do something else."""
        held = self.cards.has_focus
        self._shown = None
        self.field.relax()
        self.field.enlarge(self._size())
        self._layout = self._lay_out()
        table = self._table()
        if table.game is not self._drawn:
            self._drawn, self._focus = table.game, None  # another game has other stops
        yield
        caption = text(speech.deal_title(table.game, table.session.number))
        yield from self.cards.drawing(self.layout, table.game, caption)
        self.cards.tab_stop(self._stop())
        if held:
            self.cards.focus(self._stop())
            self._show_focus()
        self.mark()

    def deal(self, *, after_ms: float = 0) -> None:
        """Draw the game that has just been put on the table, whether new or resumed.

        If no move has been made in it, the cards of the former game come together where cards are dealt from, and
        then the new ones fly from there to their piles. If `after_ms` is not 0, the former cards are not on the
        table any more, and the new ones wait for so many milliseconds.
        """
        begins, calm = not self._table().session.moves_made, self._calm()
        former = self.cards.former() if begins and not calm and not after_ms and self.fits() else None
        self._focus = None
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
        in_hand = self._single()
        self._shown = position
        before, self._layout = self.layout, self._lay_out(position)
        self.cards.show(self.layout, self._table().game, calm=self._calm(), at_most=at_most)
        if self.field.size > 1:
            self._follow_cards(before)
        if in_hand:
            self._stay_in_hand(in_hand)

    def _single(self) -> CardView | None:
        """Return the card of a hand that has the focus; None if the focus is elsewhere."""
        stop = self._stop()
        single = isinstance(stop, CardView) and self._focus is not None and self.cards.has_focus
        return stop if single and isinstance(stop, CardView) else None

    def _stay_in_hand(self, before: CardView) -> None:
        """Keep the focus in the hand after a move: on the card `before`, which had the focus until then.

        If that card was played, give the focus to the card with the same index in the hand now, or to the last
        card.
        """
        cards = [(i, stop) for i, stop in enumerate(self.layout.stops) if isinstance(stop, CardView)]
        hand = [(i, card) for i, card in cards if card.spot == before.spot]
        same = [i for i, card in hand if card.id == before.id]
        numbers = same or [i for i, _ in hand[before.depth : before.depth + 1]] or [i for i, _ in hand[-1:]]
        self._focus = numbers[0] if numbers else None
        self.cards.focus(self._stop())

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

    # Marks

    def mark(self) -> None:
        """Draw all outlines for the current position, in place of those drawn before.

        These are the outlines of the chosen cards and of the piles they may go to. If no card is chosen, they are
        those of the first of these that there is: the cards that are lit until the next press, the move of a hint,
        what the step of a lesson points at, the targets of the moves that the rules demand first. In addition, the
        stop with the focus is outlined if the player uses the keyboard, and a card that wins a trick.
        """
        table, layout = self._table(), self.layout
        chosen, position = table.chosen, table.session.position
        marks = NOTHING
        if chosen:
            frame = board_svg.outline(layout, self._chosen(chosen), "chosen")
            marks = joined(self._outlines(chosen.targets), frame)
        elif self._lit and self._lit[0] == position:
            marks = spotlight_svg.movable(layout, self._lit[1])
        elif self._hint and self._hint[0] == position:
            marks = self._pointed(self._hint[1])
        elif self._spotlight:
            # not while moves are shown one by one: then other positions are drawn
            if self._spotlight.position == position == self._drawn_position:
                marks = spotlight_svg.draw(layout, self._spotlight, calm=self._calm())
        elif table.turn.obligation:
            marks = self._outlines(sorted({move.target for move in table.turn.moves}))
        if self._framed:
            stops = (stop for stop in layout.stops if _key_of(stop) in self._framed)
            marks = joined(marks, *(board_svg.outline(layout, self._end_of(stop), "focus") for stop in stops))
        elif self._focus is not None and self.by_key and self.cards.has_focus:
            stop = self._stop()
            here = self._end_of(stop)
            if not chosen or here != self._chosen(chosen):  # that has an outline already
                marks = joined(marks, board_svg.outline(layout, here, "focus"))
        self.cards.mark(joined(marks, self._winner(), self._magnified))
        self.cards.choose(self._chosen_stop(chosen) if chosen else None)

    def _winner(self) -> Markup:
        """Return the mark of the card that wins the trick on the table; nothing if there is no complete trick."""
        table = self._table()
        trick = table.game.last_trick(self._shown or table.session.position)
        if trick is None or trick.winner is None:
            return NOTHING
        return board_svg.winner(self.layout, self.layout.end_of(trick.winner))

    def point(self, move: Move | None) -> None:
        """Outline the move of a hint until the position changes; None removes the outlines of a hint."""
        self._hint = (self._table().session.position, move) if move else None
        if move:
            self.bring_in_sight(sight.of_move(self.layout, move))
        self.mark()

    @property
    def hinted(self) -> Move | None:
        """The move that a hint points at; None if the position has changed since, or if there was no hint."""
        return self._hint[1] if self._hint and self._hint[0] == self._table().session.position else None

    def shine(self, spotlight: Spotlight | None) -> None:
        """Light what the step of a lesson points at, and darken the rest; None ends that."""
        if spotlight != self._spotlight:
            self._spotlight = spotlight
            if spotlight:
                self.bring_in_sight(sight.of_spotlight(self.layout, spotlight))
            self.mark()

    def light(self, moves: Sequence[Move]) -> None:
        """Outline the cards that these moves take, until `dim` is called or the position changes."""
        self._lit = self._table().session.position, moves
        self.mark()

    def dim(self) -> None:
        """Remove the outlines that `light` has drawn."""
        if self._lit:
            self._lit = None
            self.mark()

    def frame(self, stops: Iterable[CardView | SpotView]) -> None:
        """Draw the frame of the focus around these stops, in place of those that were framed before."""
        framed = frozenset(map(_key_of, stops))
        if framed != self._framed:
            self._framed = framed
            self.mark()

    @property
    def is_framed(self) -> bool:
        """Whether `frame` has drawn a frame that is still there."""
        return bool(self._framed)

    def _end_of(self, stop: CardView | SpotView) -> CardView | SpotView:
        """Return what an outline around a stop goes around: the card of a hand, or the last card of a pile."""
        return stop if isinstance(stop, CardView) else self.layout.end_of(stop.spot)

    def _pointed(self, move: Move) -> Markup:
        """Return an outline around the cards that a move takes, and one around its target pile."""
        return joined(self._outlines([move.target]), spotlight_svg.frame_of_taken(self.layout, move))

    def _chosen(self, chosen: Choose) -> CardView | SpotView:
        """Return the chosen card of a hand, or the last card (or empty outline) of any other chosen pile."""
        views = (view for view in self.layout.board.cards if view.spot == chosen.spot and view.single)
        return next((view for view in views if view.n == chosen.n), self.layout.end_of(chosen.spot))

    def _chosen_stop(self, chosen: Choose) -> CardView | SpotView | None:
        """Return the chosen card of a hand, or the outline of any other chosen pile."""
        stops = (stop for stop in self.layout.stops if stop.spot == chosen.spot)
        return next((stop for stop in stops if isinstance(stop, SpotView) or stop.n == chosen.n), None)

    def _outlines(self, targets: Iterable[int]) -> Markup:
        """Return outlines around the last cards of piles, or around empty spots; nothing for spots not drawn."""
        drawn = {view.spot for view in self.layout.board.spots}
        ends = (self.layout.end_of(spot) for spot in targets if spot in drawn)
        return joined(*(board_svg.outline(self.layout, end, "target") for end in ends))

    def glow(self, move: Move) -> None:
        """Outline the cards that a move has laid on its target, to show where they have gone."""
        self.bring_in_sight([self.layout.rect(self.layout.end_of(move.target))])
        self.cards.glow(spotlight_svg.frame_of_laid(self.layout, move))

    def magnify(self, card: CardView | None) -> None:
        """Show a card enlarged above its place; None removes the enlarged card."""
        if card or self._magnified != NOTHING:
            seen = self.field.seen
            self._magnified = board_svg.magnified(card, self.layout, seen) if card else NOTHING
            self.mark()

    # What is in sight, where the table is larger than its field

    def bring_in_sight(self, wanted: Iterable[Rect]) -> None:
        """Pan so that these rectangles are in sight, the last of them above all."""
        self.field.show(wanted, calm=self._calm())

    def pan(self, right: int, down: int) -> bool:
        """Move the view over the table by more than half of itself; return False if the table ends in sight.

        (1, 0) is right, (0, 1) is down.
        """
        seen, (width, height) = self.field.seen, self.field.room
        left = seen.x if right < 0 else self.layout.width - seen.x - seen.width if right else 0
        under = seen.y if down < 0 else self.layout.height - seen.y - seen.height if down else 0
        self.field.pan(right * width * _PANNED, down * height * _PANNED, smooth=not self._calm())
        return left + under > 1

    def _follow_cards(self, before: PixelLayout) -> None:
        """Pan to a pile to which cards have gone since the layout `before`, unless one of these is in sight.

        Piles from which no card comes back do not count: whoever takes cards away goes on where they were.
        """
        spots, former = self._table().game.spots, {view.id: view.spot for view in before.board.cards}
        went = (view for view in self.layout.board.cards if former.get(view.id, view.spot) != view.spot)
        ends = [self.layout.end_of(view.spot) for view in went if spots[view.spot].kind not in _AWAY]
        places = [self.layout.rect(end) for end in ends]
        if places and not any(self.field.seen.contains(place) for place in places):
            self.bring_in_sight(places[-1:])

    def _show_focus(self) -> None:
        """Pan so that the cards with the focus are in sight, if the player uses the keyboard."""
        if self.by_key and self.field.size > 1:
            self.bring_in_sight(sight.of_stop(self.layout, self._stop()))

    # Carrying

    def lift(self, views: list[CardView]) -> None:
        """Begin to drag these cards: draw them above all others, and outline the piles they may go to.

        The lowest card comes first in `views`.
        """
        self.cards.lift(views)
        self.cards.mark(self._outlines(views[0].targets))

    def put_back(self) -> None:
        """Move the dragged cards back to where they were before the drag."""
        self.cards.put_back(calm=self._calm())
        self.mark()

    # The keyboard

    def walk(self, pointing: tuple[int, int]) -> None:
        """Move the focus to the nearest pile or card of a hand in a direction.

        `pointing` is the direction: (1, 0) for right, (0, 1) for down. If no stop has had the focus yet, the focus
        goes to the stop where the keyboard starts.
        """
        if self._focus is None:
            self._focus = arrows.first_stop(self.layout)
        else:
            at = self.layout.stops.index(self._stop())
            self._focus = arrows.neighbour(arrows.places(self.layout), at, pointing)
        self.cards.focus(self._stop())
        self.mark()

    def at(self, spot: int | None, card: str = "") -> None:
        """Note that the browser's focus is on a spot now; a screen reader, too, may have moved the focus there.

        In a hand, `card` is the name of the card that has the focus, see `board_svg.card_name`; for other piles
        `card` is ignored. Nothing is noted if no stop matches, for example if `spot` is None.
        """
        for number, stop in enumerate(self.layout.stops):
            if stop.spot == spot and (not isinstance(stop, CardView) or board_svg.card_name(stop) == card):
                self._focus = number
                self._show_focus()
        self.mark()

    def go_to(self, spot: int, card: Card = 0) -> None:
        """Give the focus to a pile; in a hand, to the card `card`. Do nothing if it is not drawn."""
        for number, stop in enumerate(self.layout.stops):
            if stop.spot == spot and (not isinstance(stop, CardView) or stop.n == card):
                self._focus = number
                self.cards.focus(stop)
                self.bring_in_sight(sight.of_stop(self.layout, stop))
                self.mark()
                return

    def take_focus_at(self, spot: int, card: str) -> None:
        """Give the focus to a pile; in a hand, to the card of this name, see `board_svg.card_name`."""
        self.at(spot, card)
        self.cards.focus(self._stop())
        self.mark()

    def take_focus(self) -> None:
        """Give the focus to the stop where the keyboard starts, so that the next key plays on the table."""
        self.cards.focus(self.layout.stops[arrows.first_stop(self.layout)])

    def _stop(self) -> CardView | SpotView:
        """Return the stop that had the focus last; if none has had it yet, the stop where the keyboard starts."""
        stops = self.layout.stops
        return stops[arrows.first_stop(self.layout) if self._focus is None else min(self._focus, len(stops) - 1)]

    def here(self) -> int:
        """Return the index of the spot that had the focus last.

        If no spot has had the focus yet, return the index of the spot where the keyboard starts.
        """
        return self._stop().spot

    def card_here(self) -> CardView | None:
        """Return the card that had the focus last, or the last card of that pile; None if the pile is empty."""
        stop = self._stop()
        view = self._end_of(stop)
        return view if isinstance(view, CardView) else None

    def n_here(self) -> int:
        """Return the number to use as `Move.n` for a move from the stop that last had the focus.

        If the stop is a card of a hand, this number stands for the card; if it is a pile, it is 1, for one card.
        """
        stop = self._stop()
        return stop.n if isinstance(stop, CardView) else 1


def _key_of(stop: CardView | SpotView) -> tuple[int, Card]:
    """Return what a stop is known by in every layout: its spot, and the card of a hand, or 0."""
    return stop.spot, stop.n if isinstance(stop, CardView) else 0
