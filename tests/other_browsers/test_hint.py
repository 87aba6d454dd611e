"""Check hints in every browser.

The worker, which runs its own Python, finds a win; a hint shows the first move.
"""

import pytest

from engine.solving.solve import MAX_NODES, solve
from other_browsers.person import Person
from other_browsers.site import Site

pytestmark = pytest.mark.in_turn(2)


def test_a_hint_from_the_worker_shows_a_move(person: Person, site: Site) -> None:
    person.open("v1/black-hole/17")
    person.key("h")
    person.expect_text("#said", "to the black hole, frees the")
    person.key("h")
    person.expect_text("#said", "51 moves to win")
    assert any("/solver-" in path for path in site.asked)
    move = solve(person.game, person.position, MAX_NODES).line[0]
    outlined = """() => [...document.querySelectorAll("#table .marks .line")].map(line =>
        [line.parentNode.getAttribute("class"), line.getAttribute("x"), line.getAttribute("y")])"""
    wanted = [list(person.frame("chosen", move.source)), list(person.frame("target", move.target))]
    person.eventually(lambda: sorted(person.evaluate(outlined)), sorted(wanted))
