"""Compares this build with another folder of the same kind. Run it with `python3 build.py bench --against FOLDER`.

The two are measured in turn within one run, so that whatever else the machine does slows both; trust the ratios.
"""

import argparse
import statistics
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from benchmarks import drags, first_visits, measuring, starts
from make import site

OPENED = 5  # so many times is a page opened to measure its memory
THROTTLES = (1, 4)  # so many times slower is the processor made
STEPS = ("ready", "moved")

Figures = dict[str, tuple[list[float], ...]]  # what was measured -> the values of each folder


def main() -> None:
    """Measure both folders and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("against", type=Path, help="the dist folder of another build")
    parser.add_argument("--rounds", type=int, default=measuring.ROUNDS)
    options = parser.parse_args()
    if not (options.against / "index.html").is_file():
        parser.error(f"{options.against} has no index.html")
    folders = (site.DIST, options.against)
    with sync_playwright() as playwright:
        figures = (
            cold_bytes(playwright, folders)
            | warm_starts(playwright, folders, options.rounds)
            | first_paints(playwright, folders, options.rounds)
            | lags(playwright, folders, options.rounds)
            | memories(playwright, folders)
        )
    print(f"{site.DIST}\nagainst {options.against}, medians of {options.rounds} rounds in turn\n")
    print(table(figures))


def table(figures: Figures) -> str:
    """Return the medians of both folders and their ratio, a line for each figure, with the ranges behind."""
    lines = [f"{'':<42}{'this':>12}{'other':>12}{'ratio':>8}   from - to, this / other"]
    for name, values in figures.items():
        this, other = (statistics.median(each) for each in values)
        ranges = " / ".join(f"{min(each):,.0f} - {max(each):,.0f}" for each in values)
        lines.append(f"{name:<42}{this:>12,.1f}{other:>12,.1f}{this / other:>8.3f}   {ranges}")
    return "\n".join(lines)


def cold_bytes(playwright: Playwright, folders: tuple[Path, ...]) -> Figures:
    """Return how many bytes a first visit fetches, compressed as a host sends them."""
    sizes = [first_visits.download_sizes(playwright, folder) for folder in folders]
    return {"cold download, bytes": tuple([float(sum(packed for _, packed in each.values()))] for each in sizes)}


def warm_starts(playwright: Playwright, folders: tuple[Path, ...], rounds: int) -> Figures:
    """Return the times from the address to a page that is ready, and to its first move; each in a new browser."""
    found: Figures = {started(what, speed): ([], []) for speed in THROTTLES for what in STEPS}
    with ExitStack() as stack:
        addresses = [stack.enter_context(measuring.serving(folder)) for folder in folders]
        profiles = [stack.enter_context(measuring.new_folder()) for _ in folders]
        for profile, address in zip(profiles, addresses, strict=True):
            starts.fill(playwright, profile, address)
        for speed in THROTTLES:
            for _ in range(rounds):
                for which, (profile, address) in enumerate(zip(profiles, addresses, strict=True)):
                    times = starts.fresh_start(playwright, profile, address, speed, starts.AT_REST_MS)
                    for what in STEPS:
                        found[started(what, speed)][which].append(times[what])
    return found


def started(what: str, speed: int) -> str:
    """Return the title of a figure of warm starts."""
    return f"warm start, {what}, CPU at 1/{speed}, ms"


def first_paints(playwright: Playwright, folders: tuple[Path, ...], rounds: int) -> Figures:
    """Return when a first visit over a slow network shows the board, has the runtime, and answers a press."""
    found: Figures = {f"first visit, {what}, ms": ([], []) for what in first_visits.Visit._fields}
    network = first_visits.NETWORKS[0]
    with ExitStack() as stack:
        packed = [stack.enter_context(measuring.packed_site(folder)) for folder in folders]
        addresses = [stack.enter_context(measuring.serving(folder, packed=True)) for folder in packed]
        for _ in range(rounds):
            for which, address in enumerate(addresses):
                visit = first_visits.first_visit(playwright, address, network)
                for values, milliseconds in zip(found.values(), visit, strict=True):
                    values[which].append(milliseconds)
    return found


def lags(playwright: Playwright, folders: tuple[Path, ...], rounds: int) -> Figures:
    """Return how far a dragged card lags behind the pointer: of each round the 95th percentile of its frames."""
    found: Figures = {f"drag lag p95, CPU at 1/{speed}, ms": ([], []) for speed in THROTTLES}
    with ExitStack() as stack:
        pages = []
        for folder in folders:
            address = stack.enter_context(measuring.serving(folder))
            pages.append(stack.enter_context(drags.table(playwright, address)))
        for speed, values in zip(THROTTLES, found.values(), strict=True):
            for _ in range(rounds):
                for which, page in enumerate(pages):
                    measuring.throttle(page, speed)
                    values[which].append(measuring.p95(drags.drag(page).delays))
                    measuring.throttle(page, 1)
    return found


def memories(playwright: Playwright, folders: tuple[Path, ...]) -> Figures:
    """Return what a page holds once its table is there, each time in a browser of its own."""
    found: Figures = {}
    with ExitStack() as stack:
        addresses = [stack.enter_context(measuring.serving(folder)) for folder in folders]
        for _ in range(OPENED):
            for which, address in enumerate(addresses):
                with drags.table(playwright, address) as page:
                    for name, value in drags.held(page).items():
                        found.setdefault(name, ([], []))[which].append(value)
    return found


if __name__ == "__main__":
    main()
