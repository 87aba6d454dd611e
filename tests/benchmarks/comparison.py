"""Compare this build with the dist folder of another one.

Run it with `python3 build.py bench --against FOLDER`.

The command measures both in turn within one run, so that other work on the machine slows both: trust the ratios.
"""

import argparse
import statistics
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from benchmarks import drags, first_visits, measuring, starts
from make import site

OPENED = 5  # times that a page is opened to measure its memory
THROTTLES = (1, 4)  # the processor is slowed down by these factors
STEPS = ("ready", "moved")

Figures = dict[str, tuple[list[float], ...]]  # name of a figure -> the values for each folder


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
    """Return a table: for each figure the medians of both folders, their ratio, and the ranges."""
    lines = [f"{'':<42}{'this':>12}{'other':>12}{'ratio':>8}   from - to, this / other"]
    for name, values in figures.items():
        this, other = (statistics.median(each) for each in values)
        ranges = " / ".join(f"{min(each):,.0f} - {max(each):,.0f}" for each in values)
        lines.append(f"{name:<42}{this:>12,.1f}{other:>12,.1f}{this / other:>8.3f}   {ranges}")
    return "\n".join(lines)


def cold_bytes(playwright: Playwright, folders: tuple[Path, ...]) -> Figures:
    """Return the number of bytes that a first visit downloads, compressed as a host sends them."""
    sizes = [first_visits.download_sizes(playwright, folder) for folder in folders]
    return {"cold download, bytes": tuple([float(sum(packed for _, packed in each.values()))] for each in sizes)}


def warm_starts(playwright: Playwright, folders: tuple[Path, ...], rounds: int) -> Figures:
    """Return the milliseconds from opening the address until the page is ready, and until its first move.

    Each start is in a new browser.
    """
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
    """Return the times of first visits over a slow network, in milliseconds.

    They are those of the painted board, the loaded runtime and the first answered press.
    """
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
    """Return for each round the 95th percentile of the delay from pointer to frame in milliseconds."""
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
    """Return the memory of a page when its table is there; each value comes from a new browser."""
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
