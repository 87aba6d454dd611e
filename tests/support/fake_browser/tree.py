"""Trees of HTML, parsed by BeautifulSoup, and selectors in a form that soupsieve can read."""

from __future__ import annotations

from bs4 import BeautifulSoup


def parse(html: str) -> BeautifulSoup:
    """Return the tree of a piece of HTML."""
    return BeautifulSoup(html, "html.parser", multi_valued_attributes=None)


FOCUS = "data-the-focus"  # soupsieve knows no focus, so this attribute replaces `:focus`


def readable(selector: str) -> str:
    """Return the selector with `:focus` replaced by an attribute."""
    return selector.replace(":focus-within", f":is([{FOCUS}], :has([{FOCUS}]))").replace(":focus", f"[{FOCUS}]")
