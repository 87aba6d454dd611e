"""Whatever is pressed, the page is the same in MicroPython and in Pyodide: each panel, each word, each drawing."""

import random
import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page

from browser.conftest import PHONE, Profiles
from engine.games import CATALOGUE
from support.extent import amount, sample

TIME = re.compile(r"\b\d+:\d\d\b")  # each start takes another time
NOON = datetime(2026, 11, 3, 12, tzinfo=UTC)
PRESSES = amount(12, 25, 100)
# The random numbers of the browser, always the same.
SAME_CHANCE = """window.seed = 1;
    const next = () => { window.seed = (window.seed * 16807) % 2147483647; return window.seed; };
    crypto.getRandomValues = (numbers) => { numbers.forEach((_, i) => { numbers[i] = next(); }); return numbers; };
    crypto.randomUUID = () => `0000-${next()}`;
"""
# What can be pressed, but for advice, which only Pyodide has, and what leaves the page.
PRESSABLE = """() => {
    const open = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const left_out = /^(hint|nudge|verdict|back|review|step|turn|losing-move|demo|study|load-again|update)\\b/;
    return [...open.querySelectorAll("button, input, select, summary, [data-spot]")].filter((element) =>
        !left_out.test(element.dataset.do ?? element.id) && !element.disabled && element.checkVisibility());
}"""
COUNT = f"() => ({PRESSABLE})().length"
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
    return element.dataset.do ?? element.dataset.spot ?? element.id;
}}"""
# The page, but for what Pyodide alone does, and for how much is kept.
LOOK = """() => {
    const body = document.body.cloneNode(true);
    const others = ["script", "script-py", "#boot-status", "#kept-room", "#kept-offline"];
    const advice = ["#verdict", ".end-words", "[data-do=review]", "[data-do=losing-move]"];
    for (const element of body.querySelectorAll([...others, ...advice])) element.remove();
    return body.innerHTML.trim();
}"""


class Presser:
    """Presses at random in a deal of a rule set, in one of the Pythons."""

    def __init__(self, page: Page, address: str, name: str, python: str) -> None:
        self._page = page
        self._chance = random.Random(name)
        page.add_init_script(SAME_CHANCE)
        page.clock.install(time=NOON)
        page.goto(f"{address}#v1/{name}/{self._chance.randrange(1, 1000)}")
        page.locator(f"html[data-python={python}]").wait_for(state="attached")
        page.clock.pause_at(NOON + timedelta(minutes=1))

    def press(self) -> str:
        """Press something; return what."""
        pressed = self._page.evaluate(PRESS, self._chance.randrange(self._page.evaluate(COUNT)))
        self._page.clock.run_for(1009)
        return str(pressed)

    def look(self) -> list[str]:
        """Return the page in lines; what it has asked for may arrive meanwhile."""
        self._page.clock.run_for(20)
        return TIME.sub("", str(self._page.evaluate(LOOK))).split("<")


@pytest.mark.every_case
@pytest.mark.parametrize("name", sample(tuple(CATALOGUE), 2, 5))
def test_the_page_is_the_same(contexts: Profiles, address: str, name: str) -> None:
    pages = [contexts(whole=whole, **PHONE, reduced_motion="reduce").new_page() for whole in (False, True)]
    pages[0].route(re.compile(r"/snapshot-\w+\.wasm$"), lambda route: None)  # Pyodide never comes
    quick, whole = Presser(pages[0], address, name, "micropython"), Presser(pages[1], address, name, "pyodide")
    pressed = []
    for _ in range(PRESSES):
        pressed.append(quick.press())
        assert whole.press() == pressed[-1], pressed
        assert not contexts.troubles, pressed
        assert any(quick.look() == whole.look() for _ in range(100)) or quick.look() == whole.look(), pressed
