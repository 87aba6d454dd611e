"""Which tests a quick or a normal run leaves out. It never picks at random, so a failure can be repeated."""

from collections import defaultdict
from collections.abc import Collection
from zlib import crc32

import pytest

from make.browsers import OTHER_BROWSERS
from support.extent import amount

_FEW = amount(2, 1, 0)  # cases of a test with many: in a quick run everywhere, in a normal one in Chromium


def few_cases(items: list[pytest.Item], of: Collection[pytest.Item] | None = None) -> set[pytest.Item]:
    """Return the tests with only a few cases each, in each browser: those whose names have the lowest checksums.

    Tests marked `every_case` keep all cases, and so do all that are not in `of`.
    """
    by_test: dict[str, list[pytest.Item]] = defaultdict(list)
    kept = set()
    for item in items:
        if item.get_closest_marker("every_case") or (of is not None and item not in of):
            kept.add(item)
        else:
            by_test[_test_of(item)].append(item)
    for cases in by_test.values():
        kept.update(sorted(cases, key=lambda item: crc32(item.nodeid.encode()))[:_FEW])
    return kept


def _test_of(item: pytest.Item) -> str:
    """Return the name of a test without its case, but with the browser in which it runs, if it has several."""
    name, _, case = item.nodeid.partition("[")
    return name + next((browser for browser in OTHER_BROWSERS if case.startswith(browser)), "")


def other_thirds(items: list[pytest.Item], page: bytes) -> set[pytest.Item]:
    """Return the tests that the option `--third` leaves out: two of three of a file, in the order of checksums.

    `page` goes into the checksums: so every build of the page gets another third, and always the same.
    """
    by_file: dict[str, set[str]] = defaultdict(set)
    for item in items:
        if item.get_closest_marker("third") and not item.get_closest_marker("every_case"):
            by_file[item.nodeid.partition("::")[0]].add(_test_of(item))
    left_out: set[str] = set()
    for tests in by_file.values():
        in_order = sorted(tests, key=lambda test: crc32(page + test.encode()))
        left_out.update(set(in_order) - set(in_order[::3]))
    return {item for item in items if _test_of(item) in left_out}
