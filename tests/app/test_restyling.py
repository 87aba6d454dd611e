"""The browser computes styles no more often than it must: at the start, and after a change of the look."""

import re

import pytest

from make.bundles import style
from support.fake_browser import Browser

_LARGE = r"(?<![\w-])(?:body|:root|html|main|header|\.table|#board|#field)"


def test_no_style_of_a_large_part_depends_on_what_is_inside_it() -> None:
    """Else a change of any element in it, such as a card that moves, makes the browser look at all again."""
    on_screen = re.sub(r"@media print \{.*?\}\s*\}", "", style(), flags=re.DOTALL)
    assert not re.findall(_LARGE + r"[\w.#:-]*:has\([^)]*\)+", on_screen)


@pytest.mark.usefixtures("pyodide")
def test_the_page_comes_with_the_look_of_a_first_visit() -> None:
    """What Python writes at the start is there already, but for the cloth, which look.ts finds out."""
    browser = Browser()
    root = browser.document.documentElement
    look = ("colours", "hand", "suits", "back", "face", "clubs", "diamonds", "hearts", "spades")
    before = {name: root.getAttribute(f"data-{name}") for name in look}
    assert all(before.values())
    browser.start()
    assert before == {name: root.getAttribute(f"data-{name}") for name in look}
