"""Fixtures with workers that answer when a test tells them to."""

import pytest

from support.fake_workers import Asking


@pytest.fixture
def asking() -> Asking:
    return Asking()
