"""Workers that answer when a test says so."""

import pytest

from support.fake_workers import Asking


@pytest.fixture
def asking() -> Asking:
    return Asking()
