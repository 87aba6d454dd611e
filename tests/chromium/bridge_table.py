"""Read the table of bridge in the page, and press its cards and calls."""

from playwright.sync_api import Locator, Page

from chromium.bridge_rubbers import SIGNS
from chromium.player import Player
from engine.core.game import Move, Position
from engine.core.reports import Grid
from engine.core.saying import Saying
from engine.games.bridge.state import BridgeSpot
from engine.play.notation import move_text, read_card, read_move
from support.english import english


def spoken(said: Saying | str | None, form: str = "") -> str:
    """Return a text, or a saying in the given form, as a screen reader speaks it.

    It names suits instead of signs.
    """
    text = said if isinstance(said, str) else english(said, form)
    for sign, name in SIGNS.items():
        text = text.replace(sign, name)
    return text


def texts(found: Locator) -> list[str]:
    """Return the texts of elements without surrounding blanks."""
    return [" ".join(text.split()) for text in found.all_text_contents()]


# Reading the table


def plate(player: Player) -> list[str]:
    return texts(player.page.locator("#plate:visible p > span:not(.dots)"))


def facts_of(player: Player, position: Position) -> list[str]:
    return [spoken(fact, "sign") for fact in player.game.facts(position)]


def expect_facts(player: Player) -> None:
    """Expect the facts of the game on the plate, inside the window."""
    player.eventually(lambda: plate(player), facts_of(player, player.position))
    size = player.page.viewport_size
    assert size
    for line in player.page.locator("#plate p").all():
        box = line.bounding_box()
        assert box
        assert box["y"] >= 0 and box["height"] > 10 and box["x"] >= 0 and box["x"] + box["width"] <= size["width"]


def calls(player: Player) -> list[str]:
    """Return the calls that the bidding box offers, in notation."""
    ids = "all => all.map(e => e.dataset.do)"
    found: list[str] = player.page.locator("#offer:visible :is([data-do^=bid], #call-acP)").evaluate_all(ids)
    return sorted(order.partition(" ")[2] for order in found)


def legal_calls(player: Player) -> list[str]:
    """Return the calls that the rules allow: asks the rules about every call."""
    bids = (Move(BridgeSpot.HOUSE_CALL, BridgeSpot.CONTRACT, number) for number in range(36))
    return sorted(move_text(player.game, bid) for bid in bids if not player.game.refuse(player.position, bid))


def table_of(page: Page, kind: str) -> list[list[str]]:
    """Return the rows of a table in the open sheet, the head row first."""
    rows = page.locator(f"dialog table.{kind} tr")
    return [texts(row.locator("th, td")) for row in rows.all()]


def written(grid: Grid) -> list[list[str]]:
    """Return the rows of `grid` in the form of `table_of`."""
    return [[spoken(cell) for cell in grid.head], *([spoken(cell) for cell in row.cells] for row in grid.rows)]


def report(player: Player, name: str) -> tuple[list[str], list[list[str]]]:
    """Return the sentences of a report of the game and the rows of its table."""
    found = next(found for found in player.game.reports(player.position) if found.name == name)
    said = [spoken(part) for part in found.parts if isinstance(part, Saying)]
    return said, next(written(part) for part in found.parts if isinstance(part, Grid))


def focus(page: Page) -> str:
    """Return what has the focus: a card of the hand, a pile, or an element."""
    found: str = page.evaluate("""(e => e.dataset.card ? `${e.dataset.spot} ${e.dataset.card}`
        : e.dataset.spot ?? (e.id || e.dataset.do || e.tagName))(document.activeElement)""")
    return found


# Pressing


def tap_card(player: Player, text: str) -> None:
    player.tap(BridgeSpot.HAND, read_card(text))


def expect_made(player: Player, text: str) -> None:
    """Expect that the page has made exactly this move."""
    player.session.play(read_move(player.game, text))
    player.expect_moves(player.session.moves_made)


def show_end(player: Player) -> None:
    """Press the table: the page then shows the result of all automatic moves at once."""
    player.page.mouse.click(*player.bare_felt())


def play(player: Player, text: str) -> None:
    """Make a move by touch, and skip to the result of the automatic moves."""
    player.play(text)
    player.hurry()


def rows_of_hand(player: Player) -> dict[str, float]:
    """Return the y coordinate of the top edge of every card of the hand, in pixels."""
    script = "all => Object.fromEntries(all.map(e => [e.dataset.card, e.getBoundingClientRect().y]))"
    found: dict[str, float] = player.page.locator('#table .card[data-spot="h"]').evaluate_all(script)
    return found
