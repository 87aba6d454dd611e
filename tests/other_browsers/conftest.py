"""Start Firefox and WebKit, each with fresh profiles, and serve the built page to each test."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from make import browsers
from make import site as build
from make.tools import CannotBuildError
from other_browsers.driver import DESK, PHONE, Launch, Size
from other_browsers.firefox_driver import firefox
from other_browsers.person import Person
from other_browsers.site import Site
from other_browsers.webkit_driver import webkit
from support.extent import sample

Arrive = Callable[[Size], Person]
# A quick run starts each browser once.
SIZES = sample((PHONE, DESK), quick=1, normal=2)


def browser_program(name: str) -> str:
    """Return the program of a browser. If it is not installed, skip the test, or let it fail in CI."""
    try:
        return browsers.OTHER_BROWSERS[name].find()
    except CannotBuildError as error:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(str(error))


@pytest.fixture(scope="session", params=browsers.OTHER_BROWSERS)
def launch(request: pytest.FixtureRequest) -> Iterator[Launch]:
    """Yield the function that starts this browser."""
    program = browser_program(request.param)
    if request.param == "Firefox":
        yield firefox(program)
    else:
        with webkit(program) as launch_webkit:
            yield launch_webkit


@pytest.fixture(params=SIZES, ids=lambda size: f"{size.width}x{size.height}")
def size(request: pytest.FixtureRequest) -> Size:
    """Return the size of a phone, then that of a desk."""
    found: Size = request.param
    return found


@pytest.fixture
def site() -> Iterator[Site]:
    """Serve the built page."""
    assert build.DIST.exists(), "build the page first: python3 build.py"
    made = Site(build.DIST)
    yield made
    made.go_away()


@pytest.fixture
def arrive(launch: Launch, site: Site, tmp_path: Path) -> Iterator[Arrive]:
    """Return a function that starts a browser for a player who has not yet opened the page.

    The test fails if a page writes an error to its console.
    """
    people: list[Person] = []

    def start(size: Size) -> Person:
        people.append(Person(launch, tmp_path / f"profile{len(people)}", size, site.address))
        return people[-1]

    yield start
    troubles = [words for person in people for words in person.driver.troubles()]
    for person in people:
        person.driver.close()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def person(arrive: Arrive, size: Size) -> Person:
    """Return a player who has started a browser."""
    return arrive(size)
