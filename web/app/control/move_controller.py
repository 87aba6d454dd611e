"""Answers what the player does on the table: taps, drags, and the commands that move cards or begin a game."""

from collections.abc import Callable

from app.board.board_controller import BoardController
from app.control.page_context import PageContext
from app.panels.piles_html import PileCommand, cards_of_pile, cards_to_pick
from app.state.table import Change
from engine.core import lifting, optional
from engine.core.game import Game, Kind, Move, Position, spots_of
from engine.core.saying import Saying, say
from engine.play.session import Node
from engine.view import speech
from engine.view.board import CardView

_PAUSE = 0.7  # seconds until a press is one of its own, and not one more of those before


class MoveController:
    """Answers taps, drags, and the commands for moves, undo, redo and new deals.

    `now` returns the time of a clock that only goes forward, in seconds.
    """

    def __init__(self, board: BoardController, context: PageContext, now: Callable[[], float]) -> None:
        self._board = board
        self._context = context
        self._now = now
        # when undo or redo was pressed last, which of them, and where that led to
        self._travelled: tuple[float, str, Node | None] = float("-inf"), "", None

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        table, after = self._context.table, self._context.after
        return {
            "take": lambda _: self._take_here(),
            "best": lambda _: self._tap_here(take_only=False),
            "stock": lambda _: self._turn_stock(),
            "list": lambda _: self._list_whole_pile(self._board.here(), "pick"),
            "magnify": lambda _: self._magnify(),
            "pick": self._pick,
            "press": self._press,
            "undo": lambda _: self._undo(),
            "redo": lambda _: self._redo(),
            "restart": lambda _: self._restart(),
            "new": lambda _: after(table().new_deal()),
            "number": lambda text: after(table().deal_numbered(text)),
        }

    # Back and forth

    def _undo(self) -> None:
        """Take back a move; return to an earlier game only by a press of its own (`_travel`)."""
        table = self._context.table()
        self._travel("undo", table.undo, say("at-its-start"), leaves=table.history.undo_leaves())

    def _redo(self) -> None:
        """Repeat a move; go on to a later game only by a press of its own (`_travel`)."""
        table = self._context.table()
        self._travel("redo", table.redo, say("nothing-to-redo"), leaves=table.history.redo_leaves())

    def _restart(self) -> None:
        """Begin the deal again, but not by a press for Finish or Stop, in whose place Restart is after the end."""
        table = self._context.table()
        if table.seconds_since_end() >= _PAUSE:
            self._context.after(table.restart())

    def _travel(self, name: str, go: Callable[[], Change], end: Saying, *, leaves: bool) -> None:
        """Go back or forth; only say `end` if that leads to another game and follows at once on the same command.

        Then a key is held, or pressed again and again, and must not run on into another game.
        """
        when, last, there = self._travelled
        runs_on = self._now() - when < _PAUSE and last == name and self._context.table().session.here is there
        self._context.after(Change(end) if leaves and runs_on else go())
        self._travelled = self._now(), name, self._context.table().session.here

    # Taps

    def tap(self, spot: int, card: CardView | None) -> bool:
        """Answer a tap on a pile; `card` is the tapped card of the pile, None if no card was tapped.

        Return whether the tap has moved cards, so that another one at the same place would mean other cards than
        the player saw there. Turning the stock is left out: there the next card is what a second tap is for.

        If the player wants fans as lists, a tap on a fan opens the list of its cards. If a pile shows too little
        of its covered cards to tap one of them, a tap on a covered card opens a list of the cards that can be
        taken; if not even the rank of the tapped card can be seen, it opens the list of all cards.
        """
        table = self._context.table()
        covered = card if card and card.covered and not (table.chosen or card.single) else None
        if self._opens_as_list(spot):
            self._list_whole_pile(spot, "press")
        elif covered and covered.is_unreadable:
            self._list_whole_pile(spot, "pick")
        elif covered and self._board.layout.has_thin_strips(spot):
            self._list_pile(spot)
        else:
            return self._tap_card(spot, card.n if card else 1)
        return False

    def _tap_card(self, spot: int, n: int) -> bool:
        """Tap the n-th card from the end of a pile; return what `tap` returns."""
        table = self._context.table()
        before = table.session.position
        take_only = self._context.settings().tap == "chooses"
        self._context.after(self._tapped(spot, n, take_only=take_only))
        return optional.has_choices(table.game) and _moves_cards(table.game, spot, before, table.session.position)

    def _tapped(self, spot: int, n: int, *, take_only: bool) -> Change:
        """Return the change by a tap on the n-th card from the end of a pile.

        A tap on cards that a hint points at makes the move of the hint.
        """
        table = self._context.table()
        hinted = None if take_only or table.chosen else self._hinted(spot, n)
        return table.drag(spot, hinted.n, hinted.target) if hinted else table.tap(spot, n=n, take_only=take_only)

    def _hinted(self, spot: int, n: int) -> Move | None:
        """Return the move that a hint points at if it takes the n-th card from the end of this pile; else None."""
        move = self._board.hinted
        if move is None or move.source != spot or self._context.table().game.spots[spot].kind is Kind.STOCK:
            return None
        in_hand = self._context.table().game.spots[spot].kind is Kind.HAND
        return move if n == move.n or (n < move.n and not in_hand) else None

    def tap_nothing(self) -> None:
        """Answer a tap beside all piles: deselect; in a game without choices, play the next move."""
        table = self._context.table()
        if optional.has_choices(table.game):
            self.release()
        else:
            self._context.after(table.tap(0))

    def send_home(self, spot: int) -> None:
        """Move the last card of a pile to a foundation; where cards count as home, say if it cannot go there."""
        table = self._context.table()
        game, pile = table.game, table.session.position[spot]
        homes = spots_of(game, Kind.FOUNDATION)
        moves = [move for move in table.turn.moves_from(spot) if move.target in homes]
        if moves:
            self._context.after(table.drag(spot, moves[0].n, moves[0].target))
        elif pile and spot not in homes and optional.words(game).brings_home:
            self._context.after(Change(say("card-not-home-now", card=speech.name(game, pile[-1])), refused=True))

    def release(self) -> None:
        """Deselect the chosen cards, if any are chosen."""
        if self._context.table().chosen:
            self._context.after(self._context.table().release())

    def _take_here(self) -> None:
        """Choose the pile, or the card of a hand, that has the keyboard focus, or put chosen cards there.

        If the player wants fans as lists, a fan opens as a list.
        """
        here = self._board.here()
        if self._opens_as_list(here):
            self._list_whole_pile(here, "pick")
        else:
            self._tap_here(take_only=True)

    def _tap_here(self, *, take_only: bool) -> None:
        """Tap the pile, or the card of a hand, that has the keyboard focus.

        With `take_only` cards are chosen or put down, but the best move is not played at once.
        """
        self._context.after(self._tapped(self._board.here(), self._board.n_here(), take_only=take_only))

    def _turn_stock(self) -> None:
        table, stock = self._context.table(), self._board.stock()
        if stock is not None:
            table.release()
            self._context.after(table.tap(stock))
        elif not optional.has_choices(table.game):
            self.tap_nothing()

    def _list_pile(self, spot: int) -> None:
        """Open a list of the cards that can be taken from a pile, to pick one."""
        table = self._context.table()
        self._context.open(cards_to_pick(table.turn, spot))

    def _opens_as_list(self, spot: int) -> bool:
        """Return whether a press on a pile opens the list of its cards.

        It does not while cards are chosen: then a press says where they shall go.
        """
        table = self._context.table()
        wanted = self._context.settings().lists and not table.chosen and optional.has_choices(table.game)
        return wanted and self._board.layout.is_fan(spot)

    def _list_whole_pile(self, spot: int, command: PileCommand) -> None:
        """Open a list of all cards of a pile; `command` is what its buttons do."""
        table = self._context.table()
        self._context.open(cards_of_pile(table.turn, spot, command))

    def _magnify(self) -> None:
        """Show the card with the keyboard focus large, until the next key or press."""
        card = self._board.card_here()
        if card:
            self._board.magnify(card)

    def _pick(self, about: str) -> None:
        """Choose cards of a pile; `about` is the spot and the number of cards, with a space between, as "3 2"."""
        spot, n = map(int, about.split())
        self._context.after(self._context.table().pick(spot, n))

    def _press(self, about: str) -> None:
        """Do what a tap on a card of a pile does; `about` is as in `_pick`."""
        spot, n = map(int, about.split())
        self._context.table().release()
        self._tap_card(spot, n)

    # Drags

    def lift(self, views: list[CardView]) -> None:
        """Begin to drag these cards, of which the lowest comes first; deselect what was chosen."""
        self._context.table().release()
        self._board.lift(views)

    def explain_stuck(self, card: CardView) -> None:
        """Say why a card cannot be picked up, with the cards on it; the player has tried to drag it."""
        table = self._context.table()
        table.release()
        reason = lifting.refusal(table.game, table.session.position, card.spot, card.n)
        self._context.after(Change(reason, refused=True))

    def drop(self, card: CardView, target: int | None) -> None:
        """End a drag on the spot `target`: play the move, or refuse it and put the cards back.

        `card` is the lowest of the dragged cards. With a target of None the cards are put back.
        """
        # during the drag a key may have changed the table
        if target is None or card not in self._board.layout.board.cards:
            self._board.put_back()
            return
        change = self._context.table().drag(card.spot, card.n, target)
        if change.refused:
            self._board.put_back()
        self._context.after(change)


def _moves_cards(game: Game, spot: int, before: Position, after: Position) -> bool:
    """Return whether a tap on a spot has moved cards. Stock cards that were turned up or redealt do not count.

    A stock that deals to the tableau moves cards, as in Spider, or at the next deal of a round of Golf.
    """
    if game.spots[spot].kind is not Kind.STOCK:
        return before != after
    return any(before[i] != after[i] for i in spots_of(game, Kind.TABLEAU))
