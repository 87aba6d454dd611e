"""Lets a random player play at the table: moves, presses anywhere, and pointers that stay down."""

from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from engine.core.game import Kind
from engine.play import notation
from support.fake_browser.browser import Point
from support.page_machine.endings import Endings
from support.page_machine.links import games_that_finish
from support.page_machine.player import MS, NUMBERS, PARTS, POINTERS, Player


class OnTheTable(Endings):
    """A player at the table."""

    @precondition(Player.free)
    @rule(number=NUMBERS, pointer=POINTERS, dragged=st.booleans())
    def make_a_move(self, number: int, pointer: str, dragged: bool) -> None:
        """Make a legal move, by a drag or by two presses."""
        position, game = self.session.position, self.session.game
        moves = list(game.moves(position))
        if not moves:
            return
        move = moves[number % len(moves)]
        note(f"{notation.move_text(game, move)} in {self.session.link()}")
        if game.spots[move.source].kind is Kind.COUNTER:
            for kind in ("bid", "call"):  # a bid is chosen with one button and made with another
                call = self.browser.document.getElementById(f"{kind}-{notation.move_text(game, move)}")
                if call and self.browser.can_press(call):
                    self.browser.press(call, pointer)
            return
        source, target = self._at(move.source, move.n), self._at(move.target)
        if dragged:
            self.browser.drag(source, target, target, pointer=pointer)
        else:
            self.browser.tap(source, pointer)
            if self.free():
                self.browser.tap(target, pointer)

    def _at(self, spot: int, n: int = 1) -> Point:
        """Return a point of a pile in the window: on its n-th card from the end, or on the card n of a hand."""
        what = self.session.game.spots[spot]
        if what.name not in self._piles():
            return 2.0, 2.0  # this pile is not drawn
        if what.kind is Kind.HAND:
            found = [one for one in self.browser.cards(what.name) if one.dataset.card == notation.card_text(n)]
            if found:
                return self.browser.box(found[0]).left + 3, self.browser.box(found[0]).middle[1]
        drawn = self.browser.cards(what.name)
        if n > 1 and len(drawn) >= n:
            return self.browser.box(drawn[-n]).left + 4, self.browser.box(drawn[-n]).top + 4
        return self.browser.place(what.name)

    @precondition(Player.free)
    @rule(numbers=st.lists(NUMBERS, min_size=2, max_size=6), ms=MS)
    def make_some_moves(self, numbers: list[int], ms: int) -> None:
        """Make several moves, `ms` milliseconds apart."""
        for number in numbers:
            if self.free():
                self.make_a_move(number, "touch", dragged=number % 2 == 0)
                self.browser.advance(ms)

    @precondition(Player.free)
    @rule(number=NUMBERS, left=st.integers(1, 45), safe=st.booleans(), ms=MS)
    def come_near_the_end(self, number: int, left: int, safe: bool, ms: int) -> None:
        """Open a recorded game with `left` moves left, and press Finish if it is offered. Wait `ms` ms."""
        self._open_near_the_end(number, left, safe=safe)
        if self.free() and self.browser.can_press("#run"):
            self.browser.press("#run")
            self.browser.advance(ms)

    @precondition(Player.free)
    @rule(number=NUMBERS, left=st.integers(1, 20), safe=st.booleans())
    def finish_a_game(self, number: int, left: int, safe: bool) -> None:
        """Open a recorded game with `left` moves left, and let Finish play it to its end."""
        self._open_near_the_end(number, left, safe=safe)
        if self.free() and self._finish_is_offered():
            self.finish()

    def _open_near_the_end(self, number: int, left: int, *, safe: bool) -> None:
        self._switch("safe_home", on=safe)
        games = games_that_finish()
        deal, moves = games[number % len(games)]
        self.browser.go_to("/".join([deal, ".".join(moves[:-left])]))

    def _switch(self, name: str, *, on: bool) -> None:
        """Set the switch `name` of the settings to `on`."""
        self._order("menu", "settings")
        switch = self.browser.find(f'#panel [data-do="switch {name}"]')
        if switch.getAttribute("aria-checked") != str(on).lower():
            self.browser.press(switch)
        self.browser.key("Escape")

    @precondition(Player.free)
    @rule(number=NUMBERS, depth=st.integers(1, 8), pointer=POINTERS)
    def press_a_pile(self, number: int, depth: int, pointer: str) -> None:
        """Press any card of any pile."""
        piles = self._piles()
        name = piles[number % len(piles)]
        note(name)
        drawn = self.browser.cards(name)
        at = self.browser.box(drawn[-min(depth, len(drawn))]).middle if drawn else self.browser.place(name)
        self.browser.tap(at)

    @precondition(Player.free)
    @rule(x=PARTS, y=PARTS, pointer=POINTERS)
    def press_anywhere(self, x: float, y: float, pointer: str) -> None:
        box = self.browser.box("#field")
        self.browser.tap((box.left + x * box.width, box.top + y * (box.height - 1)), pointer)

    @precondition(Player.free)
    @rule(x=PARTS, y=PARTS, by=st.sampled_from([0.3, 0.7, 1.1, 1.5, 2.2, 3.5]))
    def pinch(self, x: float, y: float, by: float) -> None:
        """Change the size of the cards with two fingers."""
        box = self.browser.box("#field")
        self.browser.pinch((box.left + x * box.width, box.top + y * box.height), by)

    @precondition(lambda self: self.open)
    @rule(number=NUMBERS)
    def press_with_a_screen_reader(self, number: int) -> None:
        """Press any element of the board that has the role of a button, without a pointer."""
        read = [*self.browser.outlines(), *(one for one in self.browser.cards() if one.hasAttribute("role"))]
        element = read[number % len(read)]
        note(str(element.getAttribute("aria-label")))
        self.browser.activate(element)

    @precondition(Player.free)
    @rule(number=NUMBERS, pointer=POINTERS, held=st.booleans())
    def put_a_pointer_down(self, number: int, pointer: str, held: bool) -> None:
        """Put a pointer down and keep it down. Other rules may run before it is lifted."""
        piles = self._piles()
        self._down = self.browser.place(piles[number % len(piles)])
        self._pointer = pointer
        self.browser.pointer_down(self._down, pointer)
        if held:
            self.browser.advance(500)

    @precondition(lambda self: self._down is not None)
    @rule(x=PARTS, y=PARTS)
    def move_the_pointer(self, x: float, y: float) -> None:
        box = self.browser.box("#field")
        self._down = box.left + x * box.width, box.top + y * box.height
        self.browser.pointer_move(self._down, self._pointer)

    @precondition(lambda self: self._down is not None)
    @rule(how=st.sampled_from(["up", "up", "cancel", "second finger"]))
    def lift_the_pointer(self, how: str) -> None:
        assert self._down is not None
        if how == "second finger":
            self.browser.pointer_down(self._down, self._pointer, number=2)
            self.browser.pointer_up(self._down, self._pointer, number=2)
            return
        (self.browser.pointer_up if how == "up" else self.browser.pointer_cancel)(self._down, self._pointer)
        self._down = None

    @precondition(lambda self: self.open and not self.scans)
    @rule(number=NUMBERS, ms=MS, on_a_button=st.booleans())
    def rest_the_pointer(self, number: int, ms: int, on_a_button: bool) -> None:
        """Move the pointer and let it rest. If the player has chosen so, a resting pointer presses."""
        piles, buttons = self._piles(), self._buttons()
        if on_a_button:
            self.browser.pointer_move(self.browser.box(buttons[number % len(buttons)]).middle)
        else:
            self.browser.pointer_move(self.browser.place(piles[number % len(piles)]))
        self.browser.advance(ms)
