"""Moves the keyboard focus between the stops of the table (see `last_focus`), and draws the frame around it."""

from app.core.board import Board
from app.core.marks import Marks
from app.view import arrow_keys, board_svg, keeping_in_view
from engine.core.cards import Card
from engine.view.board import CardView


class Focus:
    """Moves the focus on the board; `marks` are drawn anew, because the frame of the focus is one of them."""

    def __init__(self, board: Board, marks: Marks) -> None:
        self._board = board
        self._marks = marks

    def walk(self, pointing: tuple[int, int]) -> None:
        """Move the focus to the nearest pile or card of a hand in a direction.

        `pointing` is the direction: (1, 0) for right, (0, 1) for down. If no stop has had the focus yet, the focus
        goes to the stop where the keyboard starts.
        """
        board, layout = self._board, self._board.layout
        if board.focused.is_known:
            at = layout.stops.index(board.focused.stop)
            board.focused.note(arrow_keys.neighbour(arrow_keys.places(layout), at, pointing))
        else:
            board.focused.note(arrow_keys.first_stop(layout))
        board.cards.focus(board.focused.stop)
        self._marks.draw()

    def at(self, spot: int | None, card: str = "") -> None:
        """Note that the browser's focus is on a spot now; a screen reader, too, may have moved the focus there.

        In a hand, `card` is the name of the card that has the focus, see `board_svg.card_name`; for other piles
        `card` is ignored. Nothing is noted if no stop matches, for example if `spot` is None.
        """
        for number, stop in enumerate(self._board.layout.stops):
            if stop.spot == spot and (not isinstance(stop, CardView) or board_svg.card_name(stop) == card):
                self._board.focused.note(number)
                self._board.show_focus()
        self._marks.draw()

    def go_to(self, spot: int, card: Card = 0) -> None:
        """Give the focus to a pile; in a hand, to the card `card`. Do nothing if it is not drawn."""
        board = self._board
        for number, stop in enumerate(board.layout.stops):
            if stop.spot == spot and (not isinstance(stop, CardView) or stop.n == card):
                board.focused.note(number)
                board.cards.focus(stop)
                board.bring_in_sight(keeping_in_view.of_stop(board.layout, stop))
                self._marks.draw()
                return

    def take_at(self, spot: int, card: str) -> None:
        """Give the focus to a pile; in a hand, to the card of this name, see `board_svg.card_name`."""
        self.at(spot, card)
        self._board.cards.focus(self._board.focused.stop)
        self._marks.draw()

    def take(self) -> None:
        """Give the focus to the stop where the keyboard starts, so that the next key plays on the table."""
        layout = self._board.layout
        self._board.cards.focus(layout.stops[arrow_keys.first_stop(layout)])
