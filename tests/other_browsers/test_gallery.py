"""Check the gallery in every browser: on a narrow phone, tiles and words fit even beside a scrollbar."""

import pytest

from other_browsers.conftest import Arrive
from other_browsers.driver import Size

pytestmark = pytest.mark.in_turn(2)

NARROW = Size(360, 640, is_phone=True)


def test_on_a_narrow_phone_the_tiles_stand_below_each_other_and_nothing_runs_off(arrive: Arrive) -> None:
    person = arrive(NARROW)
    person.visit()
    person.tap_on("#games")
    script = """() => {
        const tiles = [...document.querySelectorAll("#gallery[open] .tile")];
        const inside = ({ left, right }) => left >= 0 && right <= document.documentElement.clientWidth;
        const parts = [...document.querySelectorAll("#gallery .tile, #gallery .tile *:not(svg *, .unseen)")];
        return tiles.length > 2 && {
            tops: tiles.slice(0, 3).map(tile => tile.getBoundingClientRect().top),
            off: parts.filter(part => !inside(part.getBoundingClientRect())).map(part => part.className),
        };
    }"""
    found = person.wait(script)
    first, second, third = found["tops"]
    assert first < second < third
    assert found["off"] == []
