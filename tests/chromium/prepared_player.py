"""A player with a screen of some size, earlier results and chosen settings; and the menu."""

from collections.abc import Iterable

from playwright.sync_api import Page, expect

from chromium import kept
from chromium.conftest import Profiles
from chromium.player import Player
from engine.play.statistics import Result

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


def choose_in_menu(page: Page, name: str) -> None:
    """Press a button of the open menu; the list of keys, which is not offered to fingers alone, has a key."""
    if name == "Keys":
        close(page)
        page.keyboard.press("F1")
    else:
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def results(many: int) -> list[Result]:
    """Results of Backbone, every third game won."""
    points = [104 if i % 3 == 0 else 2 * i for i in range(many)]
    return [
        Result(f"r{i}", "backbone", i + 1, i % 3 == 0, 200 + i, 300.0 + i, points[i], 1.79e9 + i)
        for i in range(many)
    ]
