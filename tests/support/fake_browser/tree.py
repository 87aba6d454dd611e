"""Trees of HTML that BeautifulSoup parses, and selectors as soupsieve can read them."""

from __future__ import annotations

from bs4 import BeautifulSoup


def parse(html: str) -> BeautifulSoup:
    """Return the tree of a piece of HTML."""
    return BeautifulSoup(html, "html.parser", multi_valued_attributes=None)


FOCUS = "data-the-focus"  # an attribute that soupsieve can see in place of `:focus`


def readable(selector: str) -> str:
    """The selector with the focus as soupsieve can see it."""
    return selector.replace(":focus-within", f":is([{FOCUS}], :has([{FOCUS}]))").replace(":focus", f"[{FOCUS}]")
