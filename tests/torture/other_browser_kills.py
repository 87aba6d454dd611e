"""Kill Firefox or WebKit at a random moment of play, and come back, as `torture.kills` does with Chromium."""

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
# Notes what the page says.
_LISTEN = """addEventListener("DOMContentLoaded", () => {
    window.heard = [];
    new MutationObserver(() => heard.push(said.textContent)).observe(said, { childList: true });
});"""
# Whether the browser counts its room wrongly, so that the page can keep nothing, and the page has told of it.
_MISCOUNTS = f"""async () => {{
    const {{ usage = 0 }} = await navigator.storage?.estimate() ?? {{}};
    const told = {json.dumps(message("room-miscounted"))};
    return usage > Number.MAX_SAFE_INTEGER && heard.some((words) => words.includes(told));
}}"""
_FIRST = "#v1/klondike/1"  # can be played without end by turning the stock


def attempts(launch: Launch, address: str, chance: Random) -> Generator[str]:
    """Kill the browser that `launch` starts, come back, and yield what was lost, again and again."""
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
            if is_told:  # nothing was kept since the first look
                notes.begin_again(found, 0)
            yield notes.lost(found, killed) or notes.miscounted(kept.results(browser.driver))
