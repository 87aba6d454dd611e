"""The table on the screen: where everything lies, the marks over it, and the pile the keyboard is at."""

from collections.abc import Callable, Iterable
from math import inf
from typing import Any

from app import keys, svg
from app.dom import Dom
from app.render import Renderer
from app.scene import Scene, lay_out, view_for
from app.table import Table
from engine.board import CardView
from engine.game import Game, Kind, Status


class Stage:
    """Shows the game that `table` names; `left_handed` and `calm` tell how the player likes it."""

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
        self._focus: int | None = None  # the pile the keyboard is at, by its number among those drawn
        self._magnified = ""
        self.by_key = False  # whether the player is at the keyboard, and wants to see where
        self.renderer = Renderer(dom, host)
        self.scene: Scene = self._lay_out()

    # Drawing

    def _lay_out(self) -> Scene:
        table = self._table()
        room = float(self._host.clientWidth), float(self._host.clientHeight)
        view = view_for(float(self._dom.window.innerWidth), float(self._dom.window.innerHeight))
        return lay_out(table.game, table.session.position, room, view, left_handed=self._left_handed())

    def fits(self) -> bool:
        """Whether the room still has the size that the table is drawn for."""
        return (self.scene.width, self.scene.height) == (self._host.clientWidth, self._host.clientHeight)

    def draw(self) -> None:
        """The whole table anew, without motion."""
        held = self._host.matches(":focus-within")
        self.scene = self._lay_out()
        table = self._table()
        if table.game is not self._drawn:
            self._drawn, self._focus = table.game, None  # a number among other piles
        self.renderer.draw(self.scene, table.game, f"{table.game.title}, deal {table.session.number}")
        number = keys.first_spot(self.scene) if self._focus is None else self._focus
        self.renderer.tab_stop(number)
        if held:
            self.renderer.focus(number)
        self.mark()

    def deal(self) -> None:
        """Another game lies on the table; a fresh one is seen being dealt."""
        self._focus = None
        self.draw()
        stock = self.stock()
        if stock is not None and not self._table().session.moves_made:
            self.renderer.deal(self.scene, stock, calm=self._calm())

    def show(self, at_most: float = inf) -> None:
        """Bring the table to where the game now stands, no card longer on its way than `at_most` milliseconds."""
        self.scene = self._lay_out()
        self.renderer.show(self.scene, self._table().game, calm=self._calm(), at_most=at_most)

    def stock(self) -> int | None:
        """The spot of the stock, if the game has one."""
        spots = enumerate(self._table().game.spots)
        return next((i for i, spot in spots if spot.kind is Kind.STOCK), None)

    def cheer(self) -> None:
        """A wave through the foundations, if the game is won."""
        table = self._table()
        if table.session.status() is Status.WON:
            spots = enumerate(table.game.spots)
            self.renderer.cheer([i for i, spot in spots if spot.kind is Kind.FOUNDATION])

    # Marks

    def mark(self) -> None:
        """Outlines for what is chosen, where it may go, and where the keyboard is."""
        table, scene = self._table(), self.scene
        chosen, position = table.chosen, table.session.position
        marks = ""
        if chosen:
            marks = self._outlines(chosen.targets) + svg.outline(scene, scene.end_of(chosen.spot), "chosen")
        elif table.game.forced(position):
            marks = self._outlines(sorted({move.target for move in table.game.moves(position)}))
        if self._focus is not None and self.by_key and self._host.matches(":focus-within"):
            here = scene.board.spots[self._focus].spot
            if not chosen or here != chosen.spot:  # that has an outline already
                marks += svg.outline(scene, scene.end_of(here), "focus")
        self.renderer.mark(marks + self._magnified)

    def _outlines(self, targets: Iterable[int]) -> str:
        return "".join(svg.outline(self.scene, self.scene.end_of(spot), "target") for spot in targets)

    def glow(self, spot: int) -> None:
        """Show for a moment where a card has gone that nobody sent there by name."""
        self.renderer.glow(svg.outline(self.scene, self.scene.end_of(spot), "glow"))

    def magnify(self, card: CardView | None) -> None:
        """Show a card large, or none any more."""
        self._magnified = svg.magnified(card, self.scene) if card else ""
        self.mark()

    # Carrying

    def lift(self, views: list[CardView]) -> None:
        """Take cards under the finger, and outline where they may go."""
        self.renderer.lift(views)
        self.renderer.mark(self._outlines(views[0].targets))

    def put_back(self) -> None:
        """Let what was lifted return to its place."""
        self.renderer.drop()
        self.renderer.put_back(calm=self._calm())
        self.mark()

    # The keyboard

    def walk(self, pointing: tuple[int, int]) -> None:
        """Go to the next pile in a direction."""
        if self._focus is None:
            self._focus = keys.first_spot(self.scene)
        else:
            self._focus = keys.neighbour(keys.places(self.scene), self._focus, pointing)
        self.renderer.focus(self._focus)
        self.mark()

    def at(self, spot: int | None) -> None:
        """The focus came to a spot by other means than our arrows, as from a screen reader."""
        for number, view in enumerate(self.scene.board.spots):
            if view.spot == spot:
                self._focus = number
        self.mark()

    def take_focus(self) -> None:
        """Let the next key play."""
        self.renderer.focus(keys.first_spot(self.scene))

    def here(self) -> int:
        """The spot the keyboard is at."""
        number = keys.first_spot(self.scene) if self._focus is None else self._focus
        return self.scene.board.spots[number].spot
