"""Make players with a screen of some size, earlier results and chosen settings; open the menu and its sheets."""

from collections.abc import Iterable, Iterator

from playwright.sync_api import Page, expect

from chromium import kept
from chromium.conftest import Profiles
from chromium.player import Player
from engine.play.results import Result
from support.app_alone import alone

THEMES = ("felt", "night", "day")
SCREENS = [(390, 844), (844, 390), (1280, 800)]
SMALL_SCREENS = [(360, 640), (390, 844), (844, 390), (667, 375), (1280, 800)]
ALL_SCREENS = [*SMALL_SCREENS, (320, 568), (768, 1024), (1920, 1080), (2560, 1440)]


def player_at(
    contexts: Profiles, address: str, size: tuple[int, int], results: Iterable[Result] = (), **chosen: object
) -> Player:
    """Return a player with a screen of this size, who has these results and has chosen these settings."""
    context = contexts(
        viewport={"width": size[0], "height": size[1]},
        has_touch=True,
        reduced_motion="reduce",
        **kept.before(address, results, settings=chosen),
    )
    return Player(context.new_page(), address)


def open_by_command(page: Page, command: str) -> None:
    """Open the menu or one of its sheets by a button.

    Open the list of keys, which touch users have no button for, by F1.
    """
    if command == "help":
        page.keyboard.press("F1")
    else:
        page.locator("#menu").click()
        expect(page.locator("#panel-title")).to_have_text("Menu")
    if command not in {"help", "menu"}:
        page.get_by_role("dialog").locator(f'[data-do="{command}"]').click()
        expect(page.locator("#panel-title")).not_to_have_text("Menu")


def _sheets_of_menu() -> Iterator[str]:
    core = alone().app.core
    for command in [entry.command for part in core.features for entry in part.menu_entries()]:
        core.do("menu")
        core.do(command)
        if core.panels.name not in {"", "menu"}:
            yield command


SHEETS_OF_MENU = tuple(_sheets_of_menu())
"""The commands of the menu that open a sheet."""


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def results(many: int) -> list[Result]:
    """Return `many` results of Backbone; every third game is won."""
    points = [104 if i % 3 == 0 else 2 * i for i in range(many)]
    return [
        Result(f"r{i}", "backbone", i + 1, i % 3 == 0, 200 + i, 300.0 + i, points[i], 1.79e9 + i)
        for i in range(many)
    ]
