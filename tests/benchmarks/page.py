"""Measure in Chromium the figures for which the page has limits. Run it with `python3 build.py bench`.

Both sides of a comparison are measured in turn within one run. Machines differ and are busy, so trust the ratios.
"""

from playwright.sync_api import sync_playwright

from benchmarks import drags, first_minute, first_visits, starts


def main() -> None:
    """Measure and print everything."""
    with sync_playwright() as playwright:
        first_visits.measure(playwright)
        first_minute.measure(playwright)
        starts.measure(playwright)
        drags.measure(playwright)


if __name__ == "__main__":
    main()
