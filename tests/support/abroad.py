"""The languages of the page in the stand-in for the browser."""

from functools import cache

from make import languages
from support.fake_browser import Browser
from support.page import saved_settings


@cache
def files() -> dict[str, str]:
    """Return the file of each language except English, with its language code as key."""
    return {code: data.decode() for code, data in languages.files().items()}


def bring_languages(browser: Browser, *, has_network: bool = True, wish: str | None = None) -> None:
    """Give a page that has not started yet the language that its own scripts would give it.

    The language comes from `wish`, or from the saved settings if `wish` is None.
    """
    script = browser.window.backbone.words
    script.files, script.has_network = files(), has_network
    script.begin(saved_settings(browser).get("language", "auto") if wish is None else wish)
