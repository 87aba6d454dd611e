"""Shows the table on the page: layout and drawing, marks over the cards, and the pile that has the focus."""

from collections.abc import Callable, Iterable
from math import inf
from typing import Any

from app.board.renderer import Renderer
from app.platform.dom import Dom
from app.state.table import Table
from app.view import board_svg, keys
from app.view.pixel_layout import PixelLayout, lay_out, view_for
from engine.core import optional
from engine.core.game import Game, Kind, Move, Position, Status
from engine.play.intents import Choose
from engine.play.notation import card_text
from engine.view import speech
from engine.view.board import CardView, SpotView


class BoardController:
    """Shows the game that `table` returns; `left_handed` and `calm` return the player's choices."""

    def __init__(
        self,
        dom: Dom,
        host: Any,
        table: Callable[[], Table],
        left_handed: Callable[[], bool],
        calm: Callable[[], bool],
    ) -> None:
        self._dom = dom
        self._host = host
        self._table = table
        self._left_handed = left_handed
        self._calm = calm
        self._drawn: Game | None = None
        self._focus: int | None = None  # where the keyboard is, by its number among the stops of the layout
        self._magnified = ""
        self._hint: tuple[Position, Move] | None = None  # a move that is being shown, and where it can be made
        self.by_key = False  # whether the player is at the keyboard, and wants to see where
        self.renderer = Renderer(dom, host)
        self.layout: PixelLayout = self._lay_out()

    # Drawing

    def _lay_out(self, position: Position | None = None) -> PixelLayout:
        """Return the layout of a position; without one, of the position of the game."""
        table = self._table()
        room = float(self._host.clientWidth), float(self._host.clientHeight)
        view = view_for(float(self._dom.window.innerWidth), float(self._dom.window.innerHeight))
        return lay_out(table.game, position or table.session.position, room, view, left_handed=self._left_handed())

    def fits(self) -> bool:
        """Return whether the element on the page still has the size for which the table is drawn."""
        return (self.layout.width, self.layout.height) == (self._host.clientWidth, self._host.clientHeight)

    def draw(self) -> None:
        """Draw the whole table anew, without motion."""
        held = self._host.matches(":focus-within")
        self.layout = self._lay_out()
        table = self._table()
        if table.game is not self._drawn:
            self._drawn, self._focus = table.game, None  # a number among other piles
        self.renderer.draw(
            self.layout,
            table.game,
            speech.deal_title(table.game, table.session.number),
        )
        self.renderer.tab_stop(self._stop())
        if held:
            self.renderer.focus(self._stop())
        self.mark()

    def deal(self) -> None:
        """Draw another game; if no move was made in it, show the cards being dealt."""
        self._focus = None
        self.draw()
        stock = self.stock()
        if stock is not None and not self._table().session.moves_made:
            self.renderer.deal(self.layout, stock, calm=self._calm())

    def show(self, at_most: float = inf, position: Position | None = None) -> None:
        """Move the cards to the position of the game, each in `at_most` milliseconds or less.

        With a position, to that one instead: one of those on the way there.
        """
        in_hand = self._single()
        self.layout = self._lay_out(position)
        self.renderer.show(self.layout, self._table().game, calm=self._calm(), at_most=at_most)
        if in_hand:
            self._stay_in_hand(in_hand)

    def _single(self) -> CardView | None:
        """Return the card of a hand that has the focus, if one has."""
        stop = self._stop()
        single = isinstance(stop, CardView) and self._focus is not None and self._host.matches(":focus-within")
        return stop if single and isinstance(stop, CardView) else None

    def _stay_in_hand(self, before: CardView) -> None:
        """Keep the focus on its card; if that was played, give it to the card that took its place."""
        cards = [(i, stop) for i, stop in enumerate(self.layout.stops) if isinstance(stop, CardView)]
        hand = [(i, card) for i, card in cards if card.spot == before.spot]
        same = [i for i, card in hand if card.id == before.id]
        numbers = same or [i for i, _ in hand[before.depth : before.depth + 1]] or [i for i, _ in hand[-1:]]
        self._focus = numbers[0] if numbers else None
        self.renderer.focus(self._stop())

    def stock(self) -> int | None:
        """Return the spot of the stock; None if the game has none."""
        spots = enumerate(self._table().game.spots)
        return next((i for i, spot in spots if spot.kind is Kind.STOCK), None)

    def cheer(self) -> None:
        """Let a wave run through the foundations, if the game is won."""
        table = self._table()
        if table.session.status() is Status.WON:
            spots = enumerate(table.game.spots)
            self.renderer.cheer([i for i, spot in spots if spot.kind is Kind.FOUNDATION])

    # Marks

    def mark(self) -> None:
        """Draw outlines around what is chosen, where it may go, and what has the focus."""
        table, layout = self._table(), self.layout
        chosen, position = table.chosen, table.session.position
        marks = ""
        if chosen:
            marks = self._outlines(chosen.targets) + board_svg.outline(layout, self._chosen(chosen), "chosen")
        elif self._hint and self._hint[0] == position:
            marks = self._pointed(self._hint[1])
        elif optional.obligation(table.game, position):
            marks = self._outlines(sorted({move.target for move in table.game.moves(position)}))
        if self._focus is not None and self.by_key and self._host.matches(":focus-within"):
            stop = self._stop()
            here = stop if isinstance(stop, CardView) else layout.end_of(stop.spot)
            if not chosen or here != self._chosen(chosen):  # that has an outline already
                marks += board_svg.outline(layout, here, "focus")
        self.renderer.mark(marks + self._magnified)

    def point(self, move: Move | None) -> None:
        """Outline a move that could be made, until the position changes."""
        self._hint = (self._table().session.position, move) if move else None
        self.mark()

    def _pointed(self, move: Move) -> str:
        """Return outlines around the card to take, or the first of several, and where it would go."""
        views = [view for view in self.layout.board.cards if view.spot == move.source]
        single = [view for view in views if view.single and view.n == move.n]
        taken = single or views[-move.n :][:1]
        return self._outlines([move.target]) + "".join(
            board_svg.outline(self.layout, view, "chosen") for view in taken
        )

    def _chosen(self, chosen: Choose) -> CardView | SpotView:
        """Return the chosen card of a hand, or the end of the chosen pile."""
        views = (view for view in self.layout.board.cards if view.spot == chosen.spot and view.single)
        return next((view for view in views if view.n == chosen.n), self.layout.end_of(chosen.spot))

    def _outlines(self, targets: Iterable[int]) -> str:
        """Return outlines around the ends of piles; spots that are not drawn have none."""
        drawn = {view.spot for view in self.layout.board.spots}
        ends = (self.layout.end_of(spot) for spot in targets if spot in drawn)
        return "".join(board_svg.outline(self.layout, end, "target") for end in ends)

    def glow(self, spot: int) -> None:
        """Outline for a moment where a card has gone, if the player did not name the place."""
        self.renderer.glow(board_svg.outline(self.layout, self.layout.end_of(spot), "glow"))

    def magnify(self, card: CardView | None) -> None:
        """Show a card large; None ends that."""
        self._magnified = board_svg.magnified(card, self.layout) if card else ""
        self.mark()

    # Carrying

    def lift(self, views: list[CardView]) -> None:
        """Lift cards that are being dragged, and outline where they may go."""
        self.renderer.lift(views)
        self.renderer.mark(self._outlines(views[0].targets))

    def put_back(self) -> None:
        """Let the lifted cards return to their place."""
        self.renderer.drop()
        self.renderer.put_back(calm=self._calm())
        self.mark()

    # The keyboard

    def walk(self, pointing: tuple[int, int]) -> None:
        """Move the focus to the next pile in a direction, or to the next card of a hand."""
        if self._focus is None:
            self._focus = keys.first_spot(self.layout)
        else:
            at = self.layout.stops.index(self._stop())
            self._focus = keys.neighbour(keys.places(self.layout), at, pointing)
        self.renderer.focus(self._stop())
        self.mark()

    def at(self, spot: int | None, card: str = "") -> None:
        """Note that the focus has come to a spot, or a card of a hand; a screen reader moves it, too."""
        for number, stop in enumerate(self.layout.stops):
            if stop.spot == spot and (not isinstance(stop, CardView) or card_text(stop.id) == card):
                self._focus = number
        self.mark()

    def take_focus(self) -> None:
        """Give the focus to the table, so that the next key plays."""
        self.renderer.focus(self.layout.stops[keys.first_spot(self.layout)])

    def _stop(self) -> CardView | SpotView:
        """Return what has the focus, or would get it first."""
        stops = self.layout.stops
        return stops[keys.first_spot(self.layout) if self._focus is None else min(self._focus, len(stops) - 1)]

    def here(self) -> int:
        """Return the spot that has the focus, or would get it first."""
        return self._stop().spot

    def n_here(self) -> int:
        """Return which card of a hand has the focus, as a move would say it; 1 for other piles."""
        stop = self._stop()
        return stop.n if isinstance(stop, CardView) else 1
