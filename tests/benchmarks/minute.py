"""Measure only the first minute of visits, in every browser; `python3 build.py bench minute` runs it."""

from contextlib import ExitStack

from playwright.sync_api import sync_playwright

from benchmarks import first_minute
from benchmarks.all_browsers import find_browsers
from benchmarks.measuring import packed_site, serving
from make import site


def main() -> None:
    """Print the figures of visits in Chromium at both speeds, then of those in the other browsers."""
    with ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        first_minute.measure(playwright)
        packed = stack.enter_context(serving(stack.enter_context(packed_site(site.DIST)), packed=True))
        for name, launch in find_browsers(playwright, stack).items():
            if name != "Chromium":
                first_minute.measure_browser(name, launch, packed)


if __name__ == "__main__":
    main()
