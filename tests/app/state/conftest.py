"""Fixtures with a table without a page; see `support.tables`."""

import pytest

from app.state.table import Table
from support.tables import Outside, table


@pytest.fixture
def outside() -> Outside:
    return Outside()


@pytest.fixture
def here(outside: Outside) -> Table:
    """Return a table with deal 1 of Backbone, in which no move was made."""
    return table("v1/backbone/1", outside)
