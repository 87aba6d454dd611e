"""Kill the browser at a random moment while a backup is being added, and come back.

Then all of the backup or nothing of it must be there. If the page had said a second before that it was added, it
must be all.
"""

import time
from collections.abc import Generator
from pathlib import Path
from random import Random

from playwright.sync_api import Page, Playwright

from app.state import backup
from app.state.settings import Settings
from app.state.table import Table
from chromium import kept
from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.results import Result
from engine.play.session import Session
from support.kept_texts import book_of
from torture import chromium
from torture.kills import until_killed
from torture.playing import Notes, open_page, play
from torture.samples import WORLD

_FIRST = "#v1/klondike/1"
_AMOUNTS = (1, 20, 1000)  # numbers of results in a backup
_LONGEST = 1.5  # seconds from the first press to the kill
_MARK = "added"  # the tokens of everything added begin with this


def attempts(playwright: Playwright, address: str, chance: Random) -> Generator[str]:
    """Add a backup, kill the browser, come back in the same profile; yield each time what was lost."""
    notes = Notes()
    with chromium.profile() as folder, chromium.profile() as place:
        running = chromium.start(playwright, folder)
        page = running.page()
        notes.add(open_page(page, address + _FIRST))
        try:
            for number in range(1, 1_000_000):
                amount, told = chance.choice(_AMOUNTS), list[float]()
                adding = _adding(page, _backup(place, number, amount), told, chance, notes)
                killed = until_killed(running.kill_processes, chance.uniform(0, _LONGEST), adding.__next__)
                running.kill()
                running = chromium.start(playwright, folder)
                page = running.page()
                found = open_page(page, address)
                own = [result for result in kept.results(page) if not result.token.startswith(_MARK)]
                lost = notes.lost(found, killed) or notes.miscounted(own)
                was_told = any(when <= killed - 1 for when in told)
                yield lost or _incomplete(page, f"{_MARK} {number}", amount, was_told=was_told)
        finally:
            running.kill()


def _adding(page: Page, file: Path, told: list[float], chance: Random, notes: Notes) -> Generator[None]:
    """Add the backup, append the time to `told` when the page says so, then make a move at each step."""
    page.locator("#menu").click()
    page.locator('#panel [data-do="data"]').click()
    with page.expect_file_chooser() as chooser:
        page.locator('dialog [data-do="import"]').click()
    chooser.value.set_files(file)
    page.locator("#panel-said", has_text="added.").wait_for()
    told.append(time.monotonic())
    page.keyboard.press("Escape")
    while True:
        yield
        play(page, chance, notes)


def _backup(place: Path, number: int, amount: int) -> Path:
    """Write a backup file with one game and `amount` results; return its path."""
    token = f"{_MARK} {number}"
    table = Table(
        CATALOGUE, History(HistoryEntry(Session.read("v1/golf/5/sw", CATALOGUE), token)), book_of(), WORLD
    )
    for each in range(amount):
        table.add_result(Result(f"{token} {each}", "golf", 1 + each, True, 40, 60.0, 52, 1_790_000_000 + each))
    file = place / f"{number}.json"
    file.write_text(backup.to_text(table, Settings(), {}, now=9, day="2026-11-22"))
    return file


def _incomplete(page: Page, token: str, amount: int, *, was_told: bool) -> str:
    """Return what is missing of a backup.

    Empty if all of it is there, or if nothing is there and the page had not said that it was added.
    """
    results = sum(result.token.startswith(f"{token} ") for result in kept.results(page))
    has_game = any(game["token"] == token for game in kept.games(page))
    if (results, has_game) == (amount, True) or ((results, has_game) == (0, False) and not was_told):
        return ""
    return f"{results} of {amount} results of a backup are there; its game: {has_game}"
