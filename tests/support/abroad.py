"""The languages of the page in the stand-in for the browser."""

from functools import cache

from make import languages
from support.fake_browser import Browser
from support.page import saved_settings


@cache
def files() -> dict[str, str]:
    """The file of each language but English, by its code."""
    return {code: data.decode() for code, data in languages.files().items()}


def bring_languages(browser: Browser, *, has_network: bool = True, wish: str | None = None) -> None:
    """Let a page that has not started yet speak as its scripts would let it: by its settings, or by a wish."""
    script = browser.window.backbone.words
    script.files, script.has_network = files(), has_network
    script.begin(saved_settings(browser).get("language", "auto") if wish is None else wish)
