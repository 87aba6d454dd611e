"""Plays what the player does at the table: taps and drops, and the commands that move cards or change the game."""

from collections.abc import Callable

from app.board.board_controller import BoardController
from app.control.page_context import PageContext
from app.panels.piles_html import cards_to_pick
from app.state.table import Change
from engine.core import cards, optional
from engine.core.game import Kind
from engine.view.board import CardView


class MoveController:
    """Moves cards, and goes back and forth in the game and between games."""

    def __init__(self, board: BoardController, context: PageContext) -> None:
        self._board = board
        self._context = context

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return the commands of this controller by name; each takes what stands after the name."""
        table, after = self._context.table, self._context.after
        return {
            "take": lambda _: self._tap_here(take_only=True),
            "best": lambda _: self._tap_here(take_only=False),
            "release": lambda _: self.release(),
            "stock": lambda _: self._turn_stock(),
            "list": lambda _: self._list_pile(self._board.here()),
            "pick": self._pick,
            "undo": lambda _: after(table().undo()),
            "redo": lambda _: after(table().redo()),
            "restart": lambda _: after(table().restart()),
            "new": lambda _: after(table().new_deal()),
            "number": lambda text: after(table().deal_numbered(text)),
        }

    # Taps

    def tap(self, spot: int, card: CardView | None) -> None:
        """Answer a tap on a pile, or on one of its cards."""
        table = self._context.table()
        covered = card if card and card.covered and not (table.chosen or card.single) else None
        in_reserve = table.game.spots[spot].kind is Kind.RESERVE
        if covered and self._board.layout.has_thin_strips(spot):
            self._list_pile(spot)
        elif covered and in_reserve and not covered.lifts:
            self._context.after(Change(f"The {cards.name(covered.card)} is covered.", refused=True))
        else:
            self._context.after(table.tap(spot, n=card.n if card else 1))

    def tap_nothing(self) -> None:
        """Answer a tap beside all piles: let go of what is chosen, or play where there is nothing to choose."""
        table = self._context.table()
        if optional.has_choices(table.game):
            self.release()
        else:
            self._context.after(table.tap(0))

    def release(self) -> None:
        """Let go of what is chosen, if anything is."""
        if self._context.table().chosen:
            self._context.after(self._context.table().release())

    def _tap_here(self, *, take_only: bool) -> None:
        """Tap the pile or the card of a hand that the keyboard is at."""
        table = self._context.table()
        self._context.after(table.tap(self._board.here(), n=self._board.n_here(), take_only=take_only))

    def _turn_stock(self) -> None:
        table, stock = self._context.table(), self._board.stock()
        if stock is not None:
            table.release()
            self._context.after(table.tap(stock))
        elif not optional.has_choices(table.game):
            self.tap_nothing()

    def _list_pile(self, spot: int) -> None:
        """Show the cards that can be taken from a pile as a list to pick from."""
        table = self._context.table()
        self._context.open(cards_to_pick(table.game, table.session.position, spot))

    def _pick(self, about: str) -> None:
        """Take so many cards of a pile as were picked from its list; `about` is the spot and the number."""
        spot, n = map(int, about.split())
        self._context.after(self._context.table().pick(spot, n))

    # Drags

    def lift(self, views: list[CardView]) -> None:
        """Take cards under the finger."""
        self._context.table().release()
        self._board.lift(views)

    def drop(self, card: CardView, target: int | None) -> None:
        """Drop a card, with those lying on it, on a pile; on none, it goes back."""
        # a key may have changed the table meanwhile
        if target is None or card not in self._board.layout.board.cards:
            self._board.put_back()
            return
        n = card.n if card.lifts or card.single else 1
        change = self._context.table().carry(card.spot, n, target)
        if change.refused:
            self._board.put_back()
        self._context.after(change)
