"""Check that the page is the same in both Pythons after the same presses: panels, words, drawings."""

import json
import random
import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from difflib import unified_diff
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from chromium.conftest import PHONE, Profiles
from chromium.kept import stores
from chromium.player import won_link
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from support.extent import amount, sample

pytestmark = pytest.mark.in_turn(6)

TIME = re.compile(r"\b\d+:\d\d\b")  # the two pages do not start in the same time
NOON = datetime(2026, 11, 3, 12, tzinfo=UTC)
BRIDGE_NOTES = ("p4Sx10+p3C9+p2Sx8", "h3N9", "p7Cxx13!!+h1D7", "p6H12!", "", "h5Dx9+p1N7")
PATIENCES = tuple(name for name in CATALOGUE if name != "bridge")  # bridge ends with a call, not with a pile
PRESSES = amount(12, 16, 100)
# Makes the random numbers of the browser the same in every run.
SAME_CHANCE = """window.seed = 1;
    const next = () => { window.seed = (window.seed * 16807) % 2147483647; return window.seed; };
    crypto.getRandomValues = (numbers) => { numbers.forEach((_, i) => { numbers[i] = next(); }); return numbers; };
    crypto.randomUUID = () => `0000-${next()}`;
"""
# All elements that can be pressed, except those of advice, which only Pyodide has, and those that leave the page.
PRESSABLE = """() => {
    const open = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const left_out = /^(hint|nudge|verdict|back|review|step|turn|losing-move|demo|study|load-again|update)\\b/;
    return [...open.querySelectorAll("button, input, select, summary, [data-spot]")].filter((element) =>
        !left_out.test(element.dataset.do ?? element.id) && !element.disabled && element.checkVisibility());
}"""
NAMES = f"() => ({PRESSABLE})().map(({{ dataset, id }}) => dataset.do ?? dataset.spot ?? id)"
PRESS = f"""(number) => {{
    window.seed = number + 1; // Pyodide has taken some numbers at its start
    const element = ({PRESSABLE})()[number];
    const {{ left, top, width, height }} = element.getBoundingClientRect();
    const at = {{ bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: "touch",
        clientX: left + width / 2, clientY: top + Math.min(height / 2, 12) }};
    element.dispatchEvent(new PointerEvent("pointerdown", {{ ...at, buttons: 1 }}));
    element.dispatchEvent(new PointerEvent("pointerup", at));
    if (element.matches("select")) {{
        element.selectedIndex = (element.selectedIndex + 1) % element.options.length;
        element.dispatchEvent(new Event("change", {{ bubbles: true }}));
    }} else element.dispatchEvent(new MouseEvent("click", at));
}}"""
# Pretends that Pyodide is still loading. Otherwise the page would say after a while that there are no hints.
STILL_COMING = "backbone.state.tellProgress({ loaded: 1, total: 2 })"
# The HTML of the page without the parts that only Pyodide fills, and without how much is stored.
LOOK = """() => {
    const body = document.body.cloneNode(true);
    const others = ["script", "script-py", "#boot-status", "#kept-room", "#kept-offline"];
    const advice = ["#verdict", ".end-words", "[data-do=review]", "[data-do=losing-move]"];
    for (const element of body.querySelectorAll([...others, ...advice])) element.remove();
    // each time a sheet is filled, it has another value: once more if advice has come meanwhile
    for (const dialog of body.querySelectorAll("dialog")) dialog.removeAttribute("data-fresh");
    return body.innerHTML.trim();
}"""


class Presser:
    """Presses random elements of the page in one of the two Pythons."""

    def __init__(self, page: Page, address: str, link: str, python: str) -> None:
        self.page = page
        self._chance = random.Random(link)
        page.add_init_script(SAME_CHANCE)
        page.clock.install(time=NOON)
        page.goto(f"{address}#{link}")
        page.locator(f"html[data-python={python}]").wait_for(state="attached")
        while not any(stores(page).values()):
            pass  # wait: if the clock jumped forward during a save, the save would seem to take too long
        page.clock.pause_at(NOON + timedelta(minutes=1))

    def press(self, name: str = "") -> str:
        """Press the element with this name as soon as it is there, or a random one if `name` is empty.

        Return its name.
        """
        for _ in range(1000):
            names = self.page.evaluate(NAMES)
            if not name or name in names:
                break
            self.page.clock.run_for(20)  # some sheets open only after the database has answered
        assert not name or name in names, names
        number = names.index(name) if name else self._chance.randrange(len(names))
        self.page.evaluate(STILL_COMING)
        self.page.evaluate(PRESS, number)
        self.page.clock.run_for(1009)
        return str(names[number])

    def look(self) -> list[str]:
        """Return the HTML of the page in lines, after a short time in which answers may still arrive."""
        self.page.clock.run_for(20)
        return TIME.sub("", str(self.page.evaluate(LOOK))).split("<")


class Both(NamedTuple):
    """The page in MicroPython (`quick`) and in Pyodide (`whole`)."""

    quick: Presser
    whole: Presser
    pressed: list[str]  # the names of the elements pressed so far

    def press(self, name: str = "") -> None:
        """Press the same element in both (see `Presser.press`), and expect that both look alike afterwards."""
        self.pressed.append(self.quick.press(name))
        assert self.whole.press(name) == self.pressed[-1], self.pressed
        self.expect_the_same()

    def expect_the_same(self) -> None:
        if any(self.quick.look() == self.whole.look() for _ in range(100)):
            return
        differences = "\n".join(
            unified_diff(self.quick.look(), self.whole.look(), "quick", "whole", n=2, lineterm="")
        )
        assert not differences, f"{self.pressed}\n{differences}"


@pytest.fixture
def begin(contexts: Profiles, address: str) -> Iterator[Callable[[str], Both]]:
    """Return a function that opens a link in both Pythons."""

    def begun(link: str) -> Both:
        quick, whole = (
            contexts(whole=whole, **PHONE, reduced_motion="reduce").new_page() for whole in (False, True)
        )
        quick.route(re.compile(r"/snapshot-\w+\.wasm$"), lambda route: None)  # no answer: Pyodide never starts
        return Both(Presser(quick, address, link, "micropython"), Presser(whole, address, link, "pyodide"), [])

    yield begun
    assert not contexts.troubles


@pytest.mark.every_case
@pytest.mark.parametrize("name", sample(tuple(CATALOGUE), 2, 5))
def test_the_page_is_the_same(begin: Callable[[str], Both], name: str) -> None:
    both = begin(f"v1/{name}/{sum(name.encode())}")
    for _ in range(PRESSES):
        both.press()


@pytest.mark.every_case
@pytest.mark.parametrize("name", sample(PATIENCES, 1, 3))
def test_a_game_ends_the_same(begin: Callable[[str], Both], name: str) -> None:
    link, game = won_link(name), CATALOGUE[name]
    before, _, last = link.rpartition(".")
    both = begin(before)
    move = notation.read_move(game, last)
    spots = (game.spots[spot].name for spot in (move.source, move.target))
    for spot in spots:  # the first press may already make the move
        if spot in both.quick.page.evaluate(NAMES):
            both.press(spot)
    assert both.quick.page.locator("#panel-title").inner_text() == "Won!"
    for _ in range(PRESSES // 2):
        both.press()


def test_what_was_kept_is_shown_the_same(begin: Callable[[str], Both], tmp_path: Path) -> None:
    path = tmp_path / "backup.json"
    path.write_text(backup_of_many_results(), "utf-8")
    both = begin("v1/bridge/7")
    for presser in (both.quick, both.whole):
        presser.press("menu")
        presser.press("data")
        with presser.page.expect_file_chooser() as waiting:
            presser.press("import")
        waiting.value.set_files(path)
        for _ in range(40):
            presser.look()
    both.expect_the_same()
    for name in sample(tuple(CATALOGUE), 3, len(CATALOGUE)):
        both.press(f"statistics {name}")
        both.press("statistics all")
    both.press("close")
    for _ in range(PRESSES):
        both.press()


def backup_of_many_results() -> str:
    """Return the backup of tests/data/saved, with 30 more results of each rule set."""
    saved = json.loads((Path(__file__).parents[1] / "data/saved/backup.json").read_text("utf-8"))
    chance = random.Random(3)
    for name in CATALOGUE:
        for number in range(30):
            ended = NOON.timestamp() - chance.randrange(40 * 86_400)
            notes = {"notes": chance.choice(BRIDGE_NOTES)} if name == "bridge" else {}
            saved["results"].append(
                {
                    "token": f"{name}-{number}",
                    "game": name,
                    "number": number + 1,
                    "ended": ended,
                    **notes,
                    "won": chance.random() < 0.6,
                    "moves": chance.randrange(40, 300),
                    "points": number,
                    "seconds": chance.randrange(400, 90_000) / 10,
                }
            )
    return json.dumps(saved)
