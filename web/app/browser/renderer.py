"""Draws the table in a given layout, and moves the cards when the layout changes.

The new places of the cards are written to the page at once, as plain attributes. `card_motion` then animates the
way of the cards to these places.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from app.browser.card_motion import CardMotion, Flight
from app.browser.dom import Dom
from app.browser.drawn_card import DrawnCard, as_drawn, drawn_anew
from app.browser.lifted_cards import LiftedCards
from app.state.settings import Motion
from app.view import board_svg
from app.view.markup import NOTHING, Markup
from app.view.pixel_layout import PixelLayout
from app.view.words import text
from engine.core import cards
from engine.core.game import Game
from engine.view.board import CardView, SpotView

_GLOW_MS = 1500
_PIECES_A_STEP = 2  # how many piles or cards are drawn in one step of `drawing`


class Former(NamedTuple):
    """A table whose cards are about to be gathered: its element, and its cards from bottom to top."""

    element: Any
    cards: tuple[DrawnCard, ...]


class Renderer:
    """Draws the table into `host`, an element of the page; `motion` returns how fast the cards have to move."""

    def __init__(self, dom: Dom, host: Any, motion: Callable[[], Motion]) -> None:
        self._dom = dom
        self._host = host
        self._motion = CardMotion(dom, motion)
        self._lifted_cards = LiftedCards(dom)
        self._layout: PixelLayout | None = None  # the layout that is drawn
        self._drawn: dict[int, DrawnCard] = {}  # by card id, from the bottom card to the top
        self._out_of_order: set[int] = set()  # ids of cards put above the others for their flight
        self._timer = dom.timer()
        self._outlines: tuple[SpotView, ...] = ()  # the spots that are drawn
        self._tab_stop: Any = None  # the element that the Tab key reaches
        self._chosen: Any = None  # the element that is marked as chosen

    # Whole tables

    def drawing(self, layout: PixelLayout, game: Game, caption: str) -> Iterator[None]:
        """Draw everything anew, without motion, in steps; `caption` names the table for screen readers.

        Nothing else may draw between two steps.
        """
        self.finish()
        self._lifted_cards.end()
        parts: list[list[Markup]] = []
        for drawings in (board_svg.each_spot(layout, game), board_svg.each_card(layout, game)):
            parts.append([])
            for made in drawings:
                parts[-1].append(made)
                if len(parts[-1]) % _PIECES_A_STEP == 0:
                    yield
        self._dom.fill(self._host, board_svg.put_together(layout, *parts, caption=caption))
        yield
        table = self._host.firstElementChild
        table.id = "table"
        self._cloth, self._spots, self._cards, self._signs, self._marks, self._held = table.children
        seen = [view for view in layout.board.cards if not view.hidden]
        self._drawn = {
            view.id: as_drawn(element, view, layout)
            for element, view in zip(self._cards.children, seen, strict=True)
        }
        self._outlines = layout.board.spots
        self._layout = layout
        self._tab_stop = self._chosen = None

    def former(self) -> Former | None:
        """Return the table as it is drawn now, for a later call of `deal`; None if no table is drawn."""
        self.finish()
        if self._layout is None:
            return None
        if self._tab_stop is not None:
            self._tab_stop.setAttribute("tabindex", "-1")
        return Former(self._host.firstElementChild, tuple(self._drawn.values()))

    def deal(self, place: str, former: Former | None, *, calm: bool, after_ms: float = 0) -> None:
        """Let the cards of the table fly from `place` to their places, one after another.

        Args:
            place: the place from which the cards are dealt, as `PixelLayout.transform` returns it.
            former: the former table, whose cards first come together at this place; None if there is none.
            calm: whether to fade the cards in at their places instead.
            after_ms: how long to wait, in milliseconds, if `former` is None.
        """
        if calm:
            self._finish_in(self._motion.fade(self._drawn.values()))
            return
        if former:
            self._show_former(former.element)
            after_ms = self._motion.gather(former.cards, place)
        self._finish_in(self._motion.deal(self._drawn.values(), place, after_ms))

    def _show_former(self, table: Any) -> None:
        """Show a former table beside the new one, until the motion is over."""
        table.removeAttribute("id")
        table.setAttribute("aria-hidden", "true")
        table.classList.add("former")
        self._host.appendChild(table)
        self._motion.let_leave([table])

    # Changes

    def show(self, layout: PixelLayout, game: Game, *, calm: bool, at_most: float) -> None:
        """Move the cards from where they are on the screen to their places in `layout`.

        The layout on the screen and the new one must be of the same deal, and of a room of the same size. (The
        room is the part of the page that is free for the table.) If the cards have another size than before, they
        grow or shrink on their way. No card takes longer than `at_most` milliseconds. If `calm`, the moved cards
        fade in at their new places.
        """
        self.finish()
        before = {view.id: view for view in self._layout.board.cards} if self._layout else {}
        flights = []
        seen = [view for view in layout.board.cards if not view.hidden]
        for view in seen:
            flight = self._update(view, before.get(view.id), layout, game)
            if flight:
                flights.append(flight)
        flights += self._cover(layout, before, game)
        self._lifted_cards.end()  # its cards fly on from where they were dropped
        self._drawn = {view.id: self._drawn[view.id] for view in seen}
        self._update_spots(layout, game)
        self._layout = layout
        self._start(flights, calm=calm, at_most=at_most)

    def _cover(self, layout: PixelLayout, before: dict[int, CardView], game: Game) -> list[Flight]:
        """Handle the cards that other cards hide in the new layout; return their flights to their new places.

        Their elements leave the page after the motion. In a redeal, for example, most cards of the waste go under
        the top cards of the stock.
        """
        hidden = [view for view in layout.board.cards if view.hidden and view.id in self._drawn]
        flights = [self._update(view, before.get(view.id), layout, game) for view in hidden]
        present = {view.id for view in layout.board.cards if not view.hidden}
        self._motion.let_leave(drawn.element for key, drawn in self._drawn.items() if key not in present)
        return [flight for flight in flights if flight]

    def _update(self, view: CardView, before: CardView | None, layout: PixelLayout, game: Game) -> Flight | None:
        """Draw one card as it is in the new layout; return its flight, None if it neither moved nor turned over.

        `before` is the card in the old layout; None if the old layout did not have it.
        """
        old = self._drawn.get(view.id)
        if old is None:
            # it was hidden under other cards, so it has no element yet
            self._dom.append(self._cards, board_svg.place_card(view, layout, game))
            drawn = as_drawn(self._cards.lastElementChild, view, layout)
            self._out_of_order.add(view.id)
            start = self._layout.transform(before) if self._layout and before else drawn.transform
        else:
            start = self._lifted_cards.place_of(old)
            if self._is_drawn_so(old, view, layout) and start == old.transform:
                return None  # most cards stay as they are
            drawn = drawn_anew(self._dom, old, view, layout, game)
            if view.spot != old.view.spot:
                self._out_of_order.add(view.id)  # also if it was dropped exactly at its place and does not fly
        self._drawn[view.id] = drawn
        turned = before is not None and cards.is_down(before.card) != cards.is_down(view.card)
        if start == drawn.transform and not turned:
            return None
        return Flight(drawn, start, board_svg.card_content(before) if before and turned else NOTHING)

    def _is_drawn_so(self, old: DrawnCard, view: CardView, layout: PixelLayout) -> bool:
        return self._layout is not None and layout.has_places_of(self._layout) and view == old.view

    def _update_spots(self, layout: PixelLayout, game: Game) -> None:
        moved = self._layout is not None and self._layout.card != layout.card
        if moved:
            self._dom.fill(self._cloth, board_svg.draw_background(layout))
        for element, old, new in zip(self._spots.children, self._outlines, layout.board.spots, strict=True):
            if moved:
                element.setAttribute("transform", layout.transform(new))
            if old.label != new.label:
                element.setAttribute("aria-label", text(new.label))
            if (old.redeals, old.caption) != (new.redeals, new.caption):
                self._dom.fill(element, board_svg.spot_content(new))
        self._outlines = layout.board.spots
        self._dom.fill(self._signs, board_svg.draw_counts(layout))

    # Motion

    def _start(self, flights: list[Flight], *, calm: bool, at_most: float) -> None:
        for flight in flights:
            self._raise(flight.drawn)
        if calm:
            self.finish()
            self._finish_in(self._motion.fade(flight.drawn for flight in flights))
        else:
            self._finish_in(self._motion.fly(flights, at_most=at_most))

    def _raise(self, drawn: DrawnCard) -> None:
        """Draw a card above all others and above the outlines until `finish` puts it back in order."""
        self._held.appendChild(drawn.element)
        self._out_of_order.add(drawn.view.id)

    def _finish_in(self, ms: float) -> None:
        if self._motion.is_on or self._out_of_order:
            self._timer.set(ms + 20, self.finish)

    def finish(self) -> None:
        """End all animations at once, so that every card is seen at its place."""
        self._timer.stop()
        self._motion.end()
        self._put_in_order()

    def _put_in_order(self) -> None:
        """Put the cards that were raised for their flight back in order, so that upper cards cover lower ones."""
        if not self._out_of_order:
            return
        above = None
        focused = next((drawn.element for drawn in self._drawn.values() if drawn.element.matches(":focus")), None)
        for key, drawn in reversed(self._drawn.items()):
            if key in self._out_of_order:
                self._cards.insertBefore(drawn.element, above)
            above = drawn.element
        self._out_of_order = set()
        if focused:
            self._focus(focused)  # an element loses the focus when it is moved in the document

    # Dragging

    def lift(self, views: list[CardView]) -> None:
        """Begin a drag of these cards: draw them above all others, in the style of lifted cards."""
        self.finish()
        lifted = [self._drawn[view.id] for view in views]
        for drawn in lifted:
            self._raise(drawn)
        self._lifted_cards.begin(lifted)

    def carry(self, dx: float, dy: float) -> None:
        """Draw the dragged cards `dx` pixels to the right of their places before the drag, and `dy` below them."""
        self._lifted_cards.carry(dx, dy)

    def put_back(self, *, calm: bool) -> None:
        """End the drag, and move its cards back to their places; without motion if `calm`."""
        flights = self._lifted_cards.end()
        if calm:
            self.finish()
        else:
            self._finish_in(self._motion.fly_back(flights))

    # Marks

    def mark(self, marks: Markup) -> None:
        """Show `marks`, outlines as SVG, over the cards, in place of earlier ones.

        Do nothing before the first drawing.
        """
        if self._layout is None:
            return
        self._dom.fill(self._marks, marks)

    def glow(self, place: Markup) -> None:
        """Show `place`, an outline as SVG, for a moment, and let it fade out."""
        self._dom.append(self._marks, place)
        element = self._marks.lastElementChild
        frames: list[dict[str, Any]] = [{"opacity": 1}, {"opacity": 1, "offset": 0.6}, {"opacity": 0}]
        self._dom.animate(element, frames, {"duration": _GLOW_MS, "fill": "forwards"})

    def choose(self, stop: CardView | SpotView | None) -> None:
        """Tell screen readers that this pile, or this card of a hand, is chosen; None if nothing is."""
        if self._layout is None:
            return
        if self._chosen is not None:
            self._chosen.removeAttribute("aria-pressed")
        self._chosen = self._element(stop) if stop is not None else None
        if self._chosen is not None:
            self._chosen.setAttribute("aria-pressed", "true")

    # The focus

    @property
    def has_focus(self) -> bool:
        """Whether a pile or card has the focus."""
        return bool(self._host.matches(":focus-within"))

    def tab_stop(self, stop: CardView | SpotView) -> None:
        """Make this pile, or this card of a hand, the only element of the table that the Tab key reaches."""
        if self._tab_stop is not None:
            self._tab_stop.setAttribute("tabindex", "-1")
        self._tab_stop = self._element(stop)
        self._tab_stop.setAttribute("tabindex", "0")

    def focus(self, stop: CardView | SpotView) -> None:
        """Give the focus to a pile or to a card of a hand, and do the same as `tab_stop`."""
        self.tab_stop(stop)
        self._focus(self._tab_stop)

    def _focus(self, element: Any) -> None:
        element.focus(self._dom.js({"preventScroll": True}))

    def _element(self, stop: CardView | SpotView) -> Any:
        if isinstance(stop, CardView):
            return self._drawn[stop.id].element
        number = next(i for i, view in enumerate(self._outlines) if view.spot == stop.spot)
        return self._spots.children[number]
