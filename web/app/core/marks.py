"""Marks cards and piles of the table: chosen cards, a hint, a lesson's step, the focus, the winner of a trick."""

from collections.abc import Callable, Iterable, Sequence

from app.core.board import Board
from app.state.table import Table
from app.view import board_svg, keeping_in_view, spotlight_svg
from app.view.markup import NOTHING, Markup, joined
from app.view.spotlight_svg import Spotlight
from engine.core.cards import Card
from engine.core.game import Move, Position
from engine.play.intents import Choose
from engine.view.board import CardView, SpotView


class Marks:
    """Draws the marks for the game that `table` returns; `calm` returns whether there must be no animations."""

    def __init__(self, board: Board, table: Callable[[], Table], calm: Callable[[], bool]) -> None:
        self._board = board
        self._table = table
        self._calm = calm
        self._magnified = NOTHING
        self._hint: tuple[Position, Move] | None = None  # the move of a hint, and the position it is for
        self._spotlight: Spotlight | None = None  # what the lesson's step points at
        self._lit: tuple[Position, Sequence[Move]] | None = None  # moves whose cards are lit until the next press
        self._framed: frozenset[tuple[int, Card]] = frozenset()  # keys of stops, see `_key_of`

    def draw(self) -> None:
        """Draw all marks for the current position, in place of those drawn before.

        Chosen cards and their legal target piles are outlined. If no card is chosen, the first of the following
        marks that exists is drawn instead:

        - the cards that are lit until the next press;
        - the move of a hint;
        - what the step of a lesson points at;
        - the target piles, if the rules demand certain moves first.

        In addition, the stop with the focus is outlined if the player uses the keyboard, and so is a card that
        wins a trick, and an enlarged card is drawn if there is one.
        """
        board, chosen = self._board, self._table().chosen
        marks = joined(self._main(chosen), self._focus(chosen), self._winner(), self._magnified)
        board.cards.mark(marks)
        board.cards.choose(self._chosen_stop(chosen) if chosen else None)

    def _main(self, chosen: Choose | None) -> Markup:
        """Return the outlines of the chosen cards and their targets, or else the next mark listed in `draw`."""
        table, layout = self._table(), self._board.layout
        position = table.session.position
        if chosen:
            frame = board_svg.outline(layout, self._chosen(chosen), "chosen")
            return joined(self._outlines(chosen.targets), frame)
        if self._lit and self._lit[0] == position:
            return spotlight_svg.movable(layout, self._lit[1])
        if self._hint and self._hint[0] == position:
            return self._pointed(self._hint[1])
        if self._spotlight:
            # no spotlight while moves are shown one by one, because the board then shows other positions
            is_drawn = self._spotlight.position == position == self._board.position
            return spotlight_svg.draw(layout, self._spotlight, calm=self._calm()) if is_drawn else NOTHING
        if table.turn.obligation:
            return self._outlines(sorted({move.target for move in table.turn.moves}))
        return NOTHING

    def _focus(self, chosen: Choose | None) -> Markup:
        """Return the frames of the stops that `frame` was called with, or else of the stop with the focus."""
        board = self._board
        if self._framed:
            ends = [board.focused.end_of(stop) for stop in board.layout.stops if _key_of(stop) in self._framed]
        elif board.by_key and board.focused.is_known and board.cards.has_focus:
            here = board.focused.end_of(board.focused.stop)
            is_outlined = chosen and here == self._chosen(chosen)
            ends = [] if is_outlined else [here]
        else:
            ends = []
        return joined(*(board_svg.outline(board.layout, end, "focus") for end in ends))

    def _winner(self) -> Markup:
        """Return the mark of the card that wins the trick on the table; nothing if there is no complete trick."""
        table, board = self._table(), self._board
        trick = table.game.last_trick(board.position or table.session.position)
        if trick is None or trick.winner is None:
            return NOTHING
        return board_svg.winner(board.layout, board.layout.end_of(trick.winner))

    def _pointed(self, move: Move) -> Markup:
        """Return an outline around the cards that a move takes, and one around its target pile."""
        return joined(self._outlines([move.target]), spotlight_svg.frame_of_taken(self._board.layout, move))

    def _chosen(self, chosen: Choose) -> CardView | SpotView:
        """Return the chosen card of a hand, or the last card (or empty outline) of any other chosen pile."""
        layout = self._board.layout
        views = (view for view in layout.board.cards if view.spot == chosen.spot and view.single)
        return next((view for view in views if view.n == chosen.n), layout.end_of(chosen.spot))

    def _chosen_stop(self, chosen: Choose) -> CardView | SpotView | None:
        """Return the chosen card of a hand, or the outline of any other chosen pile."""
        stops = (stop for stop in self._board.layout.stops if stop.spot == chosen.spot)
        return next((stop for stop in stops if isinstance(stop, SpotView) or stop.n == chosen.n), None)

    def _outlines(self, targets: Iterable[int]) -> Markup:
        """Return outlines around the last cards of piles, or around empty spots; nothing for spots not drawn."""
        layout = self._board.layout
        drawn = {view.spot for view in layout.board.spots}
        ends = (layout.end_of(spot) for spot in targets if spot in drawn)
        return joined(*(board_svg.outline(layout, end, "target") for end in ends))

    # Setting and removing marks

    def point(self, move: Move | None) -> None:
        """Outline the move of a hint until the position changes; None removes the outlines of a hint."""
        self._hint = (self._table().session.position, move) if move else None
        if move:
            self._board.bring_in_sight(keeping_in_view.of_move(self._board.layout, move))
        self.draw()

    @property
    def hinted(self) -> Move | None:
        """The move that a hint points at; None if the position has changed since the hint, or without a hint."""
        return self._hint[1] if self._hint and self._hint[0] == self._table().session.position else None

    def shine(self, spotlight: Spotlight | None) -> None:
        """Highlight what the step of a lesson points at, and darken the rest; None removes the highlight."""
        if spotlight != self._spotlight:
            self._spotlight = spotlight
            if spotlight:
                self._board.bring_in_sight(keeping_in_view.of_spotlight(self._board.layout, spotlight))
            self.draw()

    def light(self, moves: Sequence[Move]) -> None:
        """Outline the cards that these moves take, until `dim` is called or the position changes."""
        self._lit = self._table().session.position, moves
        self.draw()

    def dim(self) -> None:
        """Remove the outlines that `light` has drawn."""
        if self._lit:
            self._lit = None
            self.draw()

    def frame(self, stops: Iterable[CardView | SpotView]) -> None:
        """Draw the frame of the focus around these stops, in place of those that were framed before."""
        framed = frozenset(map(_key_of, stops))
        if framed != self._framed:
            self._framed = framed
            self.draw()

    @property
    def is_framed(self) -> bool:
        """Whether `frame` has drawn a frame that is still there."""
        return bool(self._framed)

    def magnify(self, card: CardView | None) -> None:
        """Show a card enlarged above its place; None removes the enlarged card."""
        if card or self._magnified != NOTHING:
            layout, seen = self._board.layout, self._board.field.seen
            self._magnified = board_svg.magnified(card, layout, seen) if card else NOTHING
            self.draw()

    def show_targets(self, targets: Iterable[int]) -> None:
        """Outline the piles to which dragged cards may go, and nothing else, until `draw` is called."""
        self._board.cards.mark(self._outlines(targets))

    def glow(self, move: Move) -> None:
        """Outline for a moment the cards that a move has put on its target, to show where they went."""
        board = self._board
        board.bring_in_sight([board.layout.rect(board.layout.end_of(move.target))])
        board.cards.glow(spotlight_svg.frame_of_laid(board.layout, move))


def _key_of(stop: CardView | SpotView) -> tuple[int, Card]:
    """Return a key of a stop that is the same in all layouts: its spot, and the card of a hand, or else 0."""
    return stop.spot, stop.n if isinstance(stop, CardView) else 0
