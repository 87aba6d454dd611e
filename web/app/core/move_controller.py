"""Answers what the player does on the table: taps, drags, and the commands that move cards or begin a game."""

from collections.abc import Callable, Sequence

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.panels.menu_entry import MenuEntry, MenuGroup
from app.panels.piles_html import PileCommand, cards_of_pile, cards_to_pick
from app.state.change import Change
from app.view.keys import Key
from engine.core import picking_up
from engine.core.game import Game, Kind, Move, Position, spots_of
from engine.core.saying import Saying, say
from engine.play.session import Node
from engine.view import speech
from engine.view.board import CardView

_PAUSE = 0.7  # a press counts as a separate one if the press before it is at least this many seconds ago
NEW_SIGN = "M12 4v16M4 12h16"
RESTART_SIGN = "M5 4.5V10h5.5M5.3 9.7A7.75 7.75 0 1 1 4.25 13.5"


class MoveController(Feature):
    """Answers taps, drags, and the commands for moves, undo, redo and new deals."""

    keys = (
        Key("u", "undo", "key-undo", with_control="z"),
        Key("y", "redo", "key-redo", with_control="yZ"),
        Key("l", "list", "key-list"),
        Key("d", "stock", "key-stock"),
        Key("n", "new", "key-new"),
        Key("r", "restart", "key-restart"),
        Key("j", "magnify", "key-magnify"),
        Key("F2", "list", "key-list"),
        Key("F8", "magnify", "key-magnify"),
        Key("Enter", "take", "key-take", printed="keyboard-enter"),
        Key(" ", "best", "key-best", printed="key-space"),
    )

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        # the last undo or redo: its time in seconds, "undo" or "redo", and the position that it led to
        self._travelled: tuple[float, str, Node | None] = float("-inf"), "", None

    def menu_entries(self) -> Sequence[MenuEntry]:
        """Return its buttons."""
        new = say("menu-new", noun=self.core.session.game.words.deal_noun)
        return (
            MenuEntry("new", new, MenuGroup.PLAY, NEW_SIGN, is_main=True),
            MenuEntry("restart", say("menu-restart"), MenuGroup.PLAY, RESTART_SIGN),
        )

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "take": lambda _: self._take_here(),
            "best": lambda _: self._tap_here(take_only=False),
            "stock": lambda _: self._turn_stock(),
            "list": lambda _: self._list_whole_pile(self.core.board.focused.spot, "pick"),
            "magnify": lambda _: self._magnify(),
            "pick": self._pick,
            "press": self._press,
            "undo": lambda _: self._undo(),
            "redo": lambda _: self._redo(),
            "restart": lambda _: self._restart(),
            "new": lambda _: self.core.after(self.core.table.new_deal()),
            "number": lambda text: self.core.after(self.core.table.deal_numbered(text)),
        }

    # Undo, redo, restart

    def _undo(self) -> None:
        """Take back a move; return to an earlier game only by a separate press (see `_travel`)."""
        table = self.core.table
        self._travel("undo", table.undo, say("at-its-start"), leaves=table.history.undo_leaves())

    def _redo(self) -> None:
        """Repeat a move; go on to a later game only by a separate press (see `_travel`)."""
        table = self.core.table
        self._travel("redo", table.redo, say("nothing-to-redo"), leaves=table.history.redo_leaves())

    def _restart(self) -> None:
        """Begin the deal again, unless the game ended just now.

        At the end of a game the button Restart replaces Finish or Stop, so a press at that moment was for those.
        """
        table = self.core.table
        if table.seconds_since_end() >= _PAUSE:
            self.core.after(table.restart())

    def _travel(self, name: str, go: Callable[[], Change], end: Saying, *, leaves: bool) -> None:
        """Undo or redo with the function `go`; `leaves` says whether that leads to another game.

        If it does, and the same command was given less than `_PAUSE` seconds ago, only say `end`: a key that is
        held down or pressed quickly must not continue into another game.
        """
        when, last, there = self._travelled
        runs_on = self.core.time.now() - when < _PAUSE and last == name and self.core.session.here is there
        self.core.after(Change(end) if leaves and runs_on else go())
        self._travelled = self.core.time.now(), name, self.core.session.here

    # Taps

    def tap(self, spot: int, card: CardView | None) -> bool:
        """Answer a tap on a pile; `card` is the tapped card of the pile, None if no card was tapped.

        Return whether the tap has moved cards. Then a second tap at the same place would hit other cards than the
        player saw. A tap that only turns the stock does not count: the player expects the next card there.

        A tap opens a list of the pile's cards in three cases:

        - The pile is a fan, and the player has chosen lists for fans: all cards.
        - The tap is on a covered card whose rank is not visible: all cards.
        - The tap is on another covered card of a pile whose visible strips are too thin to tap: the cards that can
          be taken.
        """
        table = self.core.table
        covered = card if card and card.covered and not (table.chosen or card.single) else None
        if self._opens_as_list(spot):
            self._list_whole_pile(spot, "press")
        elif covered and covered.is_unreadable:
            self._list_whole_pile(spot, "pick")
        elif covered and self.core.board.layout.has_thin_strips(spot):
            self._list_pile(spot)
        else:
            return self._tap_card(spot, card.n if card else 1)
        return False

    def _tap_card(self, spot: int, n: int) -> bool:
        """Tap the n-th card from the end of a pile; return what `tap` returns."""
        table = self.core.table
        before = table.session.position
        take_only = self.core.settings.tap == "chooses"
        self.core.after(self._tapped(spot, n, take_only=take_only))
        return table.game.has_choices and _moves_cards(table.game, spot, before, table.session.position)

    def _tapped(self, spot: int, n: int, *, take_only: bool) -> Change:
        """Make a tap on the n-th card from the end of a pile, and return the change.

        A tap on cards that a hint points at makes the move of the hint.
        """
        table = self.core.table
        hinted = None if take_only or table.chosen else self._hinted(spot, n)
        return table.drag(spot, hinted.n, hinted.target) if hinted else table.tap(spot, n=n, take_only=take_only)

    def _hinted(self, spot: int, n: int) -> Move | None:
        """Return the move of a hint if it takes the n-th card from the end of this pile; otherwise None."""
        move = self.core.marks.hinted
        if move is None or move.source != spot or self.core.table.game.spots[spot].kind is Kind.STOCK:
            return None
        in_hand = self.core.table.game.spots[spot].kind is Kind.HAND
        return move if n == move.n or (n < move.n and not in_hand) else None

    def tap_nothing(self) -> None:
        """Answer a tap beside all piles: deselect; in a game without choices, play the next move."""
        table = self.core.table
        if table.game.has_choices:
            self.release()
        else:
            self.core.after(table.tap(0))

    def send_home(self, spot: int) -> None:
        """Move the last card of a pile to a foundation.

        If it cannot go there, say so, but only in games whose score counts the cards on foundations.
        """
        table = self.core.table
        game, pile = table.game, table.session.position[spot]
        homes = spots_of(game, Kind.FOUNDATION)
        moves = [move for move in table.turn.moves_from(spot) if move.target in homes]
        if moves:
            self.core.after(table.drag(spot, moves[0].n, moves[0].target))
        elif pile and spot not in homes and game.words.brings_home:
            self.core.after(Change(say("card-not-home-now", card=speech.name(game, pile[-1])), refused=True))

    def release(self) -> bool:
        """Deselect the chosen cards; return whether any were chosen."""
        is_chosen = bool(self.core.table.chosen)
        if is_chosen:
            self.core.after(self.core.table.release())
        return is_chosen

    def _take_here(self) -> None:
        """Choose the pile, or the card of a hand, that has the keyboard focus, or put chosen cards there.

        If the player has chosen lists for fans, open the list of a fan instead.
        """
        here = self.core.board.focused.spot
        if self._opens_as_list(here):
            self._list_whole_pile(here, "pick")
        else:
            self._tap_here(take_only=True)

    def _tap_here(self, *, take_only: bool) -> None:
        """Tap the pile, or the card of a hand, that has the keyboard focus.

        With `take_only` the tap only chooses cards or puts them down; otherwise it plays the best move at once.
        """
        self.core.after(self._tapped(self.core.board.focused.spot, self.core.board.focused.n, take_only=take_only))

    def _turn_stock(self) -> None:
        table, stock = self.core.table, self.core.board.stock()
        if stock is not None:
            table.release()
            self.core.after(table.tap(stock))
        elif not table.game.has_choices:
            self.tap_nothing()

    def _list_pile(self, spot: int) -> None:
        """Open a list of the cards that can be taken from a pile, to pick one."""
        table = self.core.table
        self.core.open(cards_to_pick(table.turn, spot))

    def _opens_as_list(self, spot: int) -> bool:
        """Return whether a press on a pile opens the list of its cards.

        It does not while cards are chosen, because the press then names their target.
        """
        table = self.core.table
        wanted = self.core.settings.lists and not table.chosen and table.game.has_choices
        return wanted and self.core.board.layout.is_fan(spot)

    def _list_whole_pile(self, spot: int, command: PileCommand) -> None:
        """Open a list of all cards of a pile; `command` is what its buttons do."""
        table = self.core.table
        self.core.open(cards_of_pile(table.turn, spot, command))

    def _magnify(self) -> None:
        """Show the card with the keyboard focus enlarged, until the next key or press."""
        card = self.core.board.focused.card
        if card:
            self.core.marks.magnify(card)

    def _pick(self, about: str) -> None:
        """Choose cards of a pile; `about` has the spot and the number of cards with a space between, as "3 2"."""
        spot, n = map(int, about.split())
        self.core.after(self.core.table.pick(spot, n))

    def _press(self, about: str) -> None:
        """Do what a tap on a card of a pile does; `about` is as in `_pick`."""
        spot, n = map(int, about.split())
        self.core.table.release()
        self._tap_card(spot, n)

    # Drags

    def lift(self, views: list[CardView]) -> None:
        """Begin to drag these cards, from the lowest to the highest; deselect chosen cards."""
        self.core.table.release()
        self.core.board.cards.lift(views)
        self.core.marks.show_targets(views[0].targets)

    def explain_stuck(self, card: CardView) -> None:
        """Say why the card that the player tried to drag cannot be picked up together with the cards on it."""
        table = self.core.table
        table.release()
        reason = picking_up.refusal(table.game, table.session.position, card.spot, card.n)
        self.core.after(Change(reason, refused=True))

    def drop(self, card: CardView, target: int | None) -> None:
        """End a drag on the spot `target`: play the move, or refuse it and put the cards back.

        `card` is the lowest of the dragged cards. With a target of None the cards are put back.
        """
        # a key may have changed the table during the drag
        if target is None or card not in self.core.board.layout.board.cards:
            self.put_back()
            return
        change = self.core.table.drag(card.spot, card.n, target)
        if change.refused:
            self.put_back()
        self.core.after(change)

    def put_back(self) -> None:
        """End a drag: move the dragged cards back to their places."""
        self.core.board.cards.put_back(calm=self.core.calm)
        self.core.marks.draw()


def _moves_cards(game: Game, spot: int, before: Position, after: Position) -> bool:
    """Return whether a tap on a spot has moved cards, given the positions before and after it.

    Cards that were turned up from the stock or returned to it do not count. But a tap on a stock that deals cards
    to the tableau counts, as in Spider, or at the next deal of a round of Golf.
    """
    if game.spots[spot].kind is not Kind.STOCK:
        return before != after
    return any(before[i] != after[i] for i in spots_of(game, Kind.TABLEAU))
