"""Run MicroPython in Node with the sources of the project."""

from collections.abc import Iterator

import pytest

from support.micropython import Ask, asking


@pytest.fixture(scope="session")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ask]:
    """Yield a function that calls one of `in_micropython.py` in MicroPython: `ask("count", "golf", 1, 3)`."""
    with asking(tmp_path_factory.mktemp("quick")) as asked:
        yield asked
