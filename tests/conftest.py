"""How much is tried in a run, and how Hypothesis searches."""

import os
from collections import defaultdict
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

from support.extent import EXTENT, amount

_SLOW_MACHINES = [HealthCheck.too_slow, HealthCheck.filter_too_much]
_QUICK_CASES = 2  # of a test with many cases

settings.register_profile(
    "desk", deadline=None, max_examples=amount(5, 40, 250), suppress_health_check=_SLOW_MACHINES
)
# the same examples every time where CI is set
settings.register_profile("ci", settings.get_profile("desk"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave tests out of a quick run, and the same tests out of the measuring of coverage in a longer one.

    Measuring coverage makes a test twice as slow, and the tests that are left out reach nothing new.
    """
    some = _slice(items)
    if EXTENT == "quick":
        config.hook.pytest_deselected(items=[item for item in items if item not in some])
        items[:] = [item for item in items if item in some]
        return
    for item in items:
        if item not in some or item.get_closest_marker("every_case"):
            item.add_marker(pytest.mark.no_cover)


def _slice(items: list[pytest.Item]) -> set[pytest.Item]:
    """Return a part of all tests: without the slow ones, a few cases of each test, and little of the browser's.

    Tests marked `every_case` keep their cases; of the others those stay whose names have the lowest checksums.
    """
    by_test: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        in_browser = "tests/browser/" in item.nodeid
        if not item.get_closest_marker("slow") and (not in_browser or item.get_closest_marker("quick")):
            by_test[item.nodeid.partition("[")[0]].append(item)
    return {
        item
        for cases in by_test.values()
        for item in (
            cases
            if cases[0].get_closest_marker("every_case")
            else sorted(cases, key=lambda item: crc32(item.nodeid.encode()))[:_QUICK_CASES]
        )
    }


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many steps random players made, as the tests have recorded it."""
    steps: dict[str, int] = defaultdict(int)
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, value in getattr(report, "user_properties", ()):
                if name == "steps of random players" and report.when == "call":
                    steps[name] += value
    for name, count in steps.items():
        terminalreporter.write_line(f"{name}: {count:,}")
