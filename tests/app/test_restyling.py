"""The browser computes styles only when it must: at the start, and after a change of the look."""

import re

import pytest

from make.bundles import style
from support.fake_browser import Browser

_LARGE = r"(?<![\w-])(?:body|:root|html|main|header|\.table|#board|#field)"


def test_no_style_of_a_large_part_depends_on_what_is_inside_it() -> None:
    """With such a style, each change inside it, such as a moving card, makes the browser compute all styles."""
    on_screen = re.sub(r"@media print \{.*?\}\s*\}", "", style(), flags=re.DOTALL)
    assert not re.findall(_LARGE + r"[\w.#:-]*:has\([^)]*\)+", on_screen)


@pytest.mark.usefixtures("pyodide")
def test_the_page_comes_with_the_look_of_a_first_visit() -> None:
    """The built page already has what Python writes at the start. Only look.ts sets the cloth."""
    browser = Browser()
    root = browser.document.documentElement
    look = ("colours", "hand", "suits", "back", "face", "clubs", "diamonds", "hearts", "spades")
    before = {name: root.getAttribute(f"data-{name}") for name in look}
    assert all(before.values())
    browser.start()
    assert before == {name: root.getAttribute(f"data-{name}") for name in look}
