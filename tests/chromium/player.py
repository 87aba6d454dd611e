"""Play in Chromium: a player presses what a person would press, and knows from the rules what should happen."""

import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import CDPSession, Locator, Page, expect

from engine.core.game import Kind, Move
from engine.core.saying import Saying
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.session import Session
from support.english import english
from support.hands import Hands, Point
from support.patience import PATIENCE, PATIENCE_MS

_IS_BACK = "() => !history.state || document.querySelector('dialog[open], #review:not([hidden])') !== null"


def wait_for_way_back(page: Page) -> None:
    """Wait until the browser has gone back in its history after a sheet was closed; `WayBack` asks it to.

    A test reloads or follows a link sooner after closing a sheet than any person. The browser would then do only
    one of the two.
    """
    until = time.monotonic() + PATIENCE
    while not page.evaluate(_IS_BACK):
        assert time.monotonic() < until, "the history still has an entry of what is closed"


class Finger:
    """A finger on the screen: sends the browser real touch events instead of mouse events."""

    def __init__(self, page: Page) -> None:
        self._cdp: CDPSession = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: Point) -> None:
        at = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def down(self, *points: Point) -> None:
        """Touch the screen.

        Each further point is another finger; repeat the points of fingers that are already down.
        """
        self._touch("touchStart", *points)

    def move(self, *points: Point) -> None:
        self._touch("touchMove", *points)

    def slide(self, start: Point, end: Point) -> None:
        """Move in three steps, as a finger does."""
        for step in (0.2, 0.6, 1.0):
            self.move((start[0] + (end[0] - start[0]) * step, start[1] + (end[1] - start[1]) * step))

    def up(self) -> None:
        self._touch("touchEnd")

    def cancel(self) -> None:
        """Cancel the touch, as the system does for an incoming call."""
        self._touch("touchCancel")


class Player(Hands):
    """One page, and the session that it should show."""

    def __init__(self, page: Page, address: str, path: str = "") -> None:
        self.page = page
        self.address = address
        self.session = Session(CATALOGUE["backbone"], 1)
        page.goto(address + path)
        self.wait_for_python()

    def pass_time(self, ms: int) -> None:
        """Put the page's clock forward by `ms`, which runs every timer that becomes due.

        For tests marked `fast_clock`.
        """
        self.page.clock.run_for(ms)

    # What `Hands` needs from a browser

    def evaluate(self, script: str, argument: Any = None) -> Any:
        return self.page.evaluate(script, argument)

    def tap_at(self, point: Point) -> None:
        self.page.touchscreen.tap(*point)

    def carry(self, start: Point, end: Point) -> None:
        finger = Finger(self.page)
        finger.down(start)
        finger.slide(start, end)
        while self._is_held():
            finger.cancel()
            finger.down(start)
            finger.slide(start, end)
        finger.up()

    def _is_held(self) -> bool:
        """Return whether the page took the press for a long one. This happens if the machine is too slow."""
        return self.page.locator("#table .magnified").count() > 0

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def tap_on(self, selector: str) -> None:
        self.page.locator(selector).tap()

    def focus_on(self, selector: str) -> None:
        self.page.locator(selector).focus()

    def undo_anew(self) -> None:
        """Press undo after a pause. Only an undo after a pause may lead to an earlier game."""
        self.page.evaluate("() => new Promise(done => setTimeout(done, 800))")
        self.page.locator("#undo").click()

    def expect_moves(self, number: int) -> None:
        html = self.page.locator("html")
        # The page itself watches: a game has hundreds of moves, and `expect` would look only now and then
        html.evaluate(
            """(html, [number, patience]) => new Promise(done => {
                const look = () => html.dataset.moves === number && done();
                new MutationObserver(look).observe(html, { attributes: true });
                setTimeout(done, patience);
                look();
            })""",
            [str(number), PATIENCE_MS],
        )
        assert html.get_attribute("data-moves") == str(number)

    def let_calls_be_read(self) -> None:
        self.pass_time(550)

    # Looking at the page

    def wait_for_python(self) -> None:
        """Wait until Pyodide plays and the live table has replaced the painted one."""
        self.page.locator("html[data-python=pyodide] #table").wait_for(state="attached")

    def spot(self, name: str) -> Locator:
        """Return the outline of a pile."""
        return self.page.locator(f'#table .spot[data-spot="{name}"]')

    def said(self) -> str:
        """Return the text of the live region."""
        return (self.page.locator("#said").text_content() or "").strip()

    def expect_said(self, words: str | Saying) -> None:
        wanted = words if isinstance(words, str) else english(words)
        expect(self.page.locator("#said")).to_contain_text(wanted)

    def expect_outlines(self, **wanted: tuple[int, ...]) -> None:
        """Expect outlines around exactly these piles. The keys are `chosen`, `target` and `focus`."""
        frames = [self.frame(kind, spot) for kind, spots in wanted.items() for spot in spots]
        script = """lines => lines.map(l =>
            [l.parentNode.getAttribute("class"), l.getAttribute("x"), l.getAttribute("y")].join(" "))"""

        def outlines() -> list[str]:
            found = self.page.locator("#table .marks .line").evaluate_all(script)
            return sorted(line for line in found if not line.startswith("glow"))

        self.eventually(outlines, sorted(f"{kind} {x} {y}" for kind, x, y in frames))

    def nowhere(self, source: int) -> Point:
        """Return a point of the window where this pile's top card can be dropped without covering anything."""
        scene = self.scene()
        place = scene.rect(scene.end_of(source))
        others = [*map(scene.rect, scene.board.cards), *map(scene.rect, scene.board.spots)]
        start = self.middle(source)
        size = self.page.viewport_size
        assert size
        for y in range(size["height"] - 2, 0, -10):
            for x in range(2, size["width"], 10):
                dropped = place.moved(x - start[0], y - start[1])
                if not any(dropped.overlap(other) for other in others):
                    return x, y
        raise AssertionError("every point of this window is near some pile")

    def resize(self, width: int, height: int) -> None:
        """Resize the window, and wait until the board has its new layout."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.expect_laid_out()

    def expect_laid_out(self) -> None:
        """Wait until the table is drawn in the size of the board."""
        script = "board => [`0 0 ${board.clientWidth} ${board.clientHeight}`, table.getAttribute('viewBox')]"
        board = self.page.locator("#board")

        def fits() -> bool:
            room, drawn = board.evaluate(script)
            return bool(room == drawn)

        self.eventually(fits, True)

    # Pressing

    def open(self, link: str) -> None:
        """Open the page at the link of a game, as from a message."""
        self.session = Session.read(link, CATALOGUE)
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}#{link}")
        self.wait_for_python()
        self.expect_moves(self.session.moves_made)

    def leap(self, moves: Iterable[Move]) -> None:
        """Go to the position after these moves by a link, without playing them."""
        session = Session.read(self.session.link(), CATALOGUE)
        for move in moves:
            session.play(move)
        self.follow(session.link())

    def follow(self, link: str) -> None:
        """Go to another game by its link without loading the page again: only the part after # changes."""
        self.session = Session.read(link, CATALOGUE)
        wait_for_way_back(self.page)
        self.page.evaluate("link => { location.hash = link }", link)
        self.expect_moves(self.session.moves_made)
        words = f"{self.game.words.deal_noun.capitalize()} {self.session.number}"
        progress = self.game.progress_label(self.position)
        expect(self.page.locator("#deal")).to_have_text(f"{words}, {progress}" if progress else words)
        expect(self.page.locator("#title")).to_have_text(english(self.game.title))

    def drag(
        self,
        source: int,
        target: int,
        by: Literal["finger", "mouse"] = "finger",
        beside: Point = (0, 0),
        n: int = 1,
    ) -> None:
        """Drag the last n cards of a pile to another pile, or to a point that is `beside` pixels away from it."""
        start, (x, y) = self.middle(source, n), self.middle(target)
        end = x + beside[0], y + beside[1]
        if by == "finger":
            self.carry(start, end)
            return
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=4)
        while self._is_held():
            self.page.mouse.up()
            self.page.mouse.move(*start)
            self.page.mouse.down()
            self.page.mouse.move(*end, steps=4)
        self.page.mouse.up()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{name}$"))


def recorded(games: Any, outcome: str) -> Iterator[str]:
    """Yield the links of the games with this outcome in a file of recorded games."""
    wanted = False
    for line in games.read_text().splitlines():
        if line.startswith("#"):
            wanted = line.startswith(f"# {outcome}")
        elif line.strip() and wanted:
            yield line.strip()


def moves_of(link: str) -> list[Move]:
    """Return the moves of a link that has no variations."""
    written = notation.read_game(link, CATALOGUE)
    game = CATALOGUE[written.game]
    with suppress(KeyError):
        return [notation.read_move(game, text) for text in written.moves.split(".")]
    return []


GAMES = Path(__file__).parents[1] / "data/games"


def won_link(rule_set: str) -> str:
    """Return the link of a whole game that was won."""
    return next(recorded(GAMES / f"{rule_set}.txt", "won"))


def lost_link(rule_set: str) -> str:
    """Return the link of a whole game that was lost."""
    return next(recorded(GAMES / f"{rule_set}.txt", "lost"))


def deal_of(link: str) -> str:
    """Return the link without its moves."""
    return "/".join(link.split("/")[:3])


def first_moves(rule_set: str, number: int) -> str:
    """Return a link to the first moves of the won game."""
    return deal_of(won_link(rule_set)) + "/" + ".".join(won_link(rule_set).split("/")[3].split(".")[:number])


def link_where(condition: Callable[[Session], bool], rule_set: str = "backbone") -> str:
    """Return a link to the first position in the recorded games that fulfils the condition."""
    for outcome in ("won", "lost"):
        for link in recorded(GAMES / f"{rule_set}.txt", outcome):
            session = Session.read(deal_of(link), CATALOGUE)
            for move in moves_of(link):
                if condition(session):
                    return session.link()
                session.play(move)
    raise AssertionError("no recorded game comes to such a position")


def moves_to_ribs(session: Session) -> list[Move]:
    """Return the legal moves from a column onto a card of another column. Tests drag these cards."""
    kinds = [spot.kind for spot in session.game.spots]
    return [
        move
        for move in session.game.moves(session.position)
        if kinds[move.target] is Kind.TABLEAU
        and session.position[move.target]
        and kinds[move.source] is Kind.TABLEAU
    ]
