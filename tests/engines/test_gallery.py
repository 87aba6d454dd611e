"""The gallery in every engine: even beside a scrollbar there is room for two tiles on a narrow phone."""

from engines.conftest import Arrive
from engines.driver import Size

NARROW = Size(360, 640, is_phone=True)


def test_on_a_narrow_phone_two_tiles_stand_side_by_side(arrive: Arrive) -> None:
    person = arrive(NARROW)
    person.visit()
    person.tap_on("#games")
    script = """() => {
        const tiles = [...document.querySelectorAll("#gallery[open] .tile")];
        return tiles.length > 2 && tiles.slice(0, 3).map(tile => tile.getBoundingClientRect().top);
    }"""
    first, second, third = person.wait(script)
    assert first == second < third
