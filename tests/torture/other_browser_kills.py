"""Kill Firefox or WebKit at a random moment of play and come back, as `torture.kills` does in Chromium."""

import json
import time
from collections.abc import Generator
from random import Random

from chromium import kept
from other_browsers.driver import Launch
from support.english import message
from torture.other_browsers import started
from torture.playing import Notes, play

_LONGEST = 2.5  # seconds until the kill
# Records what the page announces.
_LISTEN = """addEventListener("DOMContentLoaded", () => {
    window.heard = [];
    new MutationObserver(() => heard.push(said.textContent)).observe(said, { childList: true });
});"""
# Returns whether the browser counts its storage wrongly, so that the page cannot save, and the page has said so.
_MISCOUNTS = f"""async () => {{
    const {{ usage = 0 }} = await navigator.storage?.estimate() ?? {{}};
    const told = {json.dumps(message("room-miscounted"))};
    return usage > Number.MAX_SAFE_INTEGER && heard.some((words) => words.includes(told));
}}"""
_FIRST = "#v1/klondike/1"  # turning the stock never ends there


def attempts(launch: Launch, address: str, chance: Random) -> Generator[str]:
    """Kill the browser that `launch` starts, come back, and yield each time what was lost."""
    notes = Notes()
    with started(launch, _LISTEN) as browser:
        notes.add(browser.open_page(address + _FIRST))
        while True:
            ends = time.monotonic() + chance.uniform(0, _LONGEST)
            while time.monotonic() < ends:
                play(browser.driver, chance, notes)
            is_told = browser.driver.evaluate(_MISCOUNTS)
            killed = time.monotonic()
            browser.kill()
            browser.start()
            found = browser.open_page(address)
            if is_told:  # nothing was saved after the first look at the page
                notes.begin_again(found, 0)
            yield notes.lost(found, killed) or notes.miscounted(kept.results(browser.driver))
