"""The page in a stand-in for the browser; see `support.fake_browser`."""

from collections.abc import Iterator

import pytest

from support.fake_browser import Browser, fake_pyodide


@pytest.fixture
def pyodide() -> Iterator[None]:
    """For tests that make their own tabs, or parts of the page."""
    with fake_pyodide():
        yield


@pytest.fixture
def browser(pyodide: None) -> Iterator[Browser]:
    """A phone with the page on a first visit. No handler may have raised anything by the end."""
    tab = Browser()
    tab.start()
    yield tab
    tab.check()
