"""Fixtures with a player's visits to a device."""

import pytest

from support.visits import Visit, evening


@pytest.fixture
def first() -> Visit:
    """Return a first visit, before anything was saved."""
    return Visit()


@pytest.fixture
def visit(first: Visit) -> Visit:
    """Return a visit at which the games of an evening were saved."""
    first.save(evening())
    return first
