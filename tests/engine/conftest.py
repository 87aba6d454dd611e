"""What the tests of the engine share."""

from collections.abc import Iterator

import pytest

from engine.words.english import LANGUAGE


@pytest.fixture(autouse=True, scope="module")
def engine_without_page() -> Iterator[None]:
    """Let the tests have the words of the engine only, so that a message that it lacks is missed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("support.english.LANGUAGE", LANGUAGE)
        yield
