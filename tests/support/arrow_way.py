"""Finds the arrow keys that lead from one pile or button to another."""

from collections import deque
from collections.abc import Sequence

from app.view import arrow_keys
from app.view.pixel_layout import Rect


def shortest_way(places: Sequence[Rect], start: int, goal: int) -> list[str]:
    """Return the arrow keys that lead from one place to another, on a shortest way.

    It fails if there is none: every place must be reachable.
    """
    came: dict[int, tuple[int, str]] = {start: (start, "")}
    waiting = deque([start])
    while waiting and goal not in came:
        here = waiting.popleft()
        for key, pointing in arrow_keys.ARROWS.items():
            there = arrow_keys.neighbour(places, here, pointing)
            if there not in came:
                came[there] = here, key
                waiting.append(there)
    assert goal in came, f"no way by arrows from {start} to {goal}"
    way: list[str] = []
    while goal != start:
        goal, key = came[goal]
        way.insert(0, key)
    return way
