"""The tiles of the gallery, which get their content one by one."""

from playwright.sync_api import Page, expect

from engine.games.catalogue import CATALOGUE


def expect_all_tiles(page: Page) -> None:
    """Wait until every game has its tile."""
    expect(page.locator("#gallery .tile .play")).to_have_count(len(CATALOGUE.families()))
