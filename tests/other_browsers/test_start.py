"""Check the start in every browser: with its snapshot, without it, and without a network."""

import pytest

from other_browsers.person import Person
from other_browsers.site import Site

pytestmark = pytest.mark.in_turn(2)


@pytest.mark.quick
def test_the_page_starts_from_the_snapshot(person: Person, site: Site) -> None:
    person.visit()
    person.expect_position()
    person.play("t1t2")
    person.expect_position()
    person.eventually(lambda: any("/snapshot-" in path for path in site.asked), True)  # comes after MicroPython
    assert not any("/app-" in path or "python_stdlib" in path for path in site.asked)


def test_without_its_snapshot_the_page_starts_plainly(person: Person, site: Site) -> None:
    site.lacks = "/snapshot-"
    person.visit()
    person.play("t1t2")
    person.expect_position()
    # on a first visit the worker starts without it, while MicroPython plays
    person.eventually(lambda: any("python_stdlib" in path for path in site.asked), True)
    assert all("404" in words for words in person.driver.troubles())  # the missing snapshot


def test_after_one_visit_the_network_may_go(person: Person, site: Site) -> None:
    person.visit()
    person.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    person.play("t1t2")
    site.go_away()
    person.visit()
    person.expect_moves(1)
    person.play("sw")
    person.expect_position()


@pytest.mark.parametrize("name", ["start", "pyodide.asm.wasm"])
def test_a_file_that_is_missing_is_named(person: Person, site: Site, name: str) -> None:
    """Check the message, which is below the table if MicroPython already plays."""
    site.lacks = f"/{name}"
    person.driver.open(site.address)
    person.wait(
        """name => [...document.querySelectorAll("#boot-status, #trouble")]
            .some((place) => !place.hidden && place.querySelector("button") && place.innerText.includes(name))""",
        name,
    )
    assert person.driver.troubles()
    site.lacks = ""
    person.visit()
    person.play("sw")
    person.expect_position()


def test_the_page_is_isolated_from_all_others(person: Person) -> None:
    """Check that the site's headers work, also with its workers: a hint needs a worker."""
    person.visit()
    assert person.evaluate("() => crossOriginIsolated")
    person.tap_on("#hint")
    person.wait("() => document.getElementById('said').textContent.length > 10")
