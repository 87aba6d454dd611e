"""Fixtures with the page in a stand-in for the browser; see `support.fake_browser`."""

from collections.abc import Iterator

import pytest

from support.fake_browser import Browser, fake_pyodide


@pytest.fixture
def pyodide() -> Iterator[None]:
    """Install the stand-in for Pyodide, for tests that make their own tabs or parts of the page."""
    with fake_pyodide():
        yield


@pytest.fixture
def browser(pyodide: None) -> Iterator[Browser]:
    """Yield a phone with the page on a first visit. At the end, check that no handler has raised anything."""
    tab = Browser()
    tab.start()
    yield tab
    tab.check()
