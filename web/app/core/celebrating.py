"""Celebrates a win: shows the cards as a figure, which depends on the game, until the player goes on."""

from collections.abc import Callable

from app.core.board import Board
from app.core.look import Look
from app.core.open_panel import OpenPanel
from app.core.outside import Device, Time
from app.core.page_state import PageState
from app.core.shown import Figure
from app.panels.ending_html import words_of_win
from app.view import winning_figure
from app.view.markup import Markup
from engine.core.game import Status
from engine.play.achievements import achievements

_RISE_MS = 320  # how long the sheet takes to rise
_ARRIVAL_MS = 300  # the time that the last card of the game needs to reach its place


class Celebrating:
    """Begins and ends the celebration of the won game on the table."""

    def __init__(
        self,
        time: Time,
        device: Device,
        figure: Figure,
        state: PageState,
        board: Board,
        look: Look,
        panels: OpenPanel,
    ) -> None:
        self._time = time
        self._device = device
        self._state = state
        self._board = board
        self._look = look
        self._panels = panels
        self._layer = figure
        self._timer = time.timer()

    @property
    def is_running(self) -> bool:
        """Whether a celebration is in motion, so that the next press ends it and does nothing else."""
        return self._layer.is_running

    @property
    def is_shown(self) -> bool:
        """Whether the figure of a win is on the page, in motion or not."""
        return self._layer.is_shown

    def begin(self, over: Callable[[], None]) -> None:
        """Celebrate as soon as the last card has reached its place; call `over` at the end of the celebration.

        Under reduced motion the figure is shown at once. There is no celebration if something covers the table by
        then, or if the game is not won any more; `over` is called also in these cases.
        """
        calm = self._look.calm(self._state.settings)
        self._timer.set(0 if calm else _ARRIVAL_MS, lambda: self._begin(over, calm=calm))

    def _begin(self, over: Callable[[], None], *, calm: bool) -> None:
        covered = self._panels.is_open or self._device.is_hidden
        if covered or self._state.table.session.status_so_far() is not Status.WON:
            over()
            return
        self._show()
        if calm:
            self._layer.fade_in()
            over()
        else:
            # `after(0, …)`: a press that ends the celebration may have a command, which must be done first
            self._layer.start(lambda pressed: self._time.after(0, over if pressed else lambda: self._rise(over)))

    def _rise(self, over: Callable[[], None]) -> None:
        """Let the sheet that `over` opens rise from below."""
        over()
        if self._panels.name:
            self._layer.raise_sheet(_RISE_MS)

    def _show(self) -> None:
        game, layer = self._state.table.game, self._layer
        box, room = self._board.field.table_box, layer.uncovered()
        field = winning_figure.figure_field(room.width, room.height)
        scene = winning_figure.celebration(game, self._board.layout, (box.x - room.x, box.y - room.y), field)
        layer.show(scene, game.winning_figure, self._words())

    def _words(self) -> Markup:
        table = self._state.table
        result = table.result()
        found = achievements(table.results, result) if result else None
        return words_of_win(table.session, table.seconds(), self._state.settings, found)

    def finish(self) -> bool:
        """End all motion at once; return whether a celebration was in motion."""
        return self._layer.finish()

    def fit(self) -> None:
        """Draw the figure again for the present size of the window; do nothing if no figure is shown."""
        if self._layer.is_shown and not self._layer.folds:
            self._layer.finish()
            self._show()

    @property
    def folding_ms(self) -> float:
        """How long `fold` would take now, in milliseconds; 0 if no figure is shown or nothing may move."""
        moves = self._layer.is_shown and not self._look.calm(self._state.settings)
        return self._layer.gather_ms if moves else 0

    def fold(self) -> None:
        """Move the cards of the figure together to the place of the next deal, and remove them.

        If nothing may move, remove the figure at once.
        """
        self._timer.stop()
        if not self.folding_ms:
            self._layer.clear()
        else:
            x, y, field = *self._board.dealer, self._board.field
            self._layer.fold(field.table_box.x + x * field.size, field.table_box.y + y * field.size)

    def clear(self) -> None:
        """Remove the figure, unless it is folding, and cancel a celebration that has not begun."""
        self._timer.stop()
        self.remove()

    def remove(self) -> None:
        """Remove the figure, unless it is folding; a celebration that has not begun still takes place."""
        if not self._layer.folds:
            self._layer.clear()
