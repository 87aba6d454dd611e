"""A player's visit to a device."""

import pytest

from support.visits import Visit, evening


@pytest.fixture
def first() -> Visit:
    """A first visit, at which nothing was saved yet."""
    return Visit()


@pytest.fixture
def visit(first: Visit) -> Visit:
    """A visit at which the games of an evening were saved."""
    first.save(evening())
    return first
