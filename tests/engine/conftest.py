"""Provide what the tests of the engine share."""

from collections.abc import Iterator

import pytest

from engine.words.english import LANGUAGE


@pytest.fixture(autouse=True, scope="module")
def engine_without_page() -> Iterator[None]:
    """Give the tests only the messages of the engine, so that a test fails if the engine lacks a message."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("support.english.LANGUAGE", LANGUAGE)
        yield
