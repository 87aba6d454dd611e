"""The order in which the frame of one-switch play goes through regions and places."""

from hypothesis import given
from hypothesis import strategies as st

from app.view.scan_cycle import ScanCycle


def way(cycle: ScanCycle, steps: int) -> list[tuple[str, ...]]:
    found = []
    for _ in range(steps):
        found.append(cycle.framed)
        cycle.step()
    return found


def test_regions_come_first_and_then_the_places_of_one() -> None:
    cycle = ScanCycle([["a", "b", "c"], ["d", "e"]])
    assert way(cycle, 3) == [("a", "b", "c"), ("d", "e"), ("a", "b", "c")]
    assert cycle.framed == ("d", "e")
    assert cycle.press() is None
    assert way(cycle, 3) == [("d",), ("e",), ("d",)]
    assert cycle.press() == "e"


def test_without_a_press_the_frame_goes_back_to_the_regions() -> None:
    cycle = ScanCycle([["a", "b", "c"], ["d", "e"]])
    cycle.step()
    cycle.press()
    assert way(cycle, 5) == [("d",), ("e",), ("d",), ("e",), ("d", "e")]
    assert cycle.framed == ("a", "b", "c")


def test_places_that_stand_alone_are_put_together() -> None:
    cycle = ScanCycle([["a"], ["b"], [], ["c", "d"], ["e"]])
    assert way(cycle, 3) == [("a", "b"), ("c", "d"), ("e",)]


def test_one_group_is_gone_through_at_once() -> None:
    assert way(ScanCycle([["a", "b"]]), 3) == [("a",), ("b",), ("a",)]


def test_after_four_rounds_it_is_over() -> None:
    cycle = ScanCycle([["a"], ["b"]])
    way(cycle, 7)
    assert not cycle.is_over
    cycle.step()
    assert cycle.is_over


def test_nothing_to_press_is_no_place() -> None:
    cycle = ScanCycle([[], []])
    assert cycle.framed == ()
    assert cycle.press() is None
    cycle.step()


@given(sizes=st.lists(st.integers(0, 40), max_size=12), which=st.integers(0, 500))
def test_every_place_is_reached_soon(sizes: list[int], which: int) -> None:
    """No region has more than five parts, so a few presses reach each of a hundred places."""
    groups = [[f"{number} {place}" for place in range(size)] for number, size in enumerate(sizes)]
    places = [place for group in groups for place in group]
    if not places:
        return
    wanted = places[which % len(places)]
    cycle, presses, taken = ScanCycle(groups), 0, None
    while taken is None:
        for _ in range(5):
            if wanted in cycle.framed:
                break
            cycle.step()
        assert wanted in cycle.framed
        taken, presses = cycle.press(), presses + 1
    assert taken == wanted
    assert presses <= 6
