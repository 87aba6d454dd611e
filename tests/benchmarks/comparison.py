"""Compares this build with another folder of the same kind. Run it with `python3 build.py bench --against FOLDER`.

The two are measured in turn within one run, so that whatever else the machine does slows both; trust the ratios.
"""

import argparse
import statistics
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from benchmarks import page as measures
from make import site

FILLING = 3  # the first rounds fill the caches, those of compiled code included
OPENED = 5  # so many times is a page opened to measure its memory
THROTTLES = (1, 4)  # so many times slower is the processor made

Figures = dict[str, tuple[list[float], ...]]  # what was measured -> the values of each folder


def main() -> None:
    """Measure both folders and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("against", type=Path, help="the dist folder of another build")
    parser.add_argument("--rounds", type=int, default=measures.ROUNDS)
    options = parser.parse_args()
    if not (options.against / "index.html").is_file():
        parser.error(f"{options.against} has no index.html")
    folders = (site.DIST, options.against)
    with sync_playwright() as playwright:
        figures = (
            cold_bytes(playwright, folders)
            | warm_starts(playwright, folders, options.rounds)
            | first_paints(playwright, folders, options.rounds)
            | drags(playwright, folders, options.rounds)
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
    sizes = [measures.download_sizes(playwright, folder) for folder in folders]
    return {"cold download, bytes": tuple([float(sum(packed for _, packed in each.values()))] for each in sizes)}


def warm_starts(playwright: Playwright, folders: tuple[Path, ...], rounds: int) -> Figures:
    """Return the times from the address to a page that is ready, and to its first move."""
    ready: tuple[list[float], ...] = ([], [])
    moved: tuple[list[float], ...] = ([], [])
    with ExitStack() as stack:
        addresses = [stack.enter_context(measures.serving(folder)) for folder in folders]
        context = stack.enter_context(measures.profile(playwright, measures.WATCH))
        for number in range(FILLING + rounds):
            for which, address in enumerate(addresses):
                times = measures.start(context.pages[0], address)
                if number >= FILLING:
                    ready[which].append(times["ready"])
                    moved[which].append(times["moved"])
    return {"warm start to ready, ms": ready, "warm start to first move, ms": moved}


def first_paints(playwright: Playwright, folders: tuple[Path, ...], rounds: int) -> Figures:
    """Return when a first visit over a slow network shows the board, and when it has the runtime."""
    painted: tuple[list[float], ...] = ([], [])
    loaded: tuple[list[float], ...] = ([], [])
    with ExitStack() as stack:
        packed = [stack.enter_context(measures.packed_site(folder)) for folder in folders]
        addresses = [stack.enter_context(measures.serving(folder, packed=True)) for folder in packed]
        for _ in range(rounds):
            for which, address in enumerate(addresses):
                paint, runtime = measures.first_visit(playwright, address)
                painted[which].append(paint)
                loaded[which].append(runtime)
    return {"board painted, slow network, ms": painted, "runtime downloaded, slow network, ms": loaded}


def drags(playwright: Playwright, folders: tuple[Path, ...], rounds: int) -> Figures:
    """Return how far a dragged card lags behind the pointer: of each round the 95th percentile of its frames."""
    lags: Figures = {f"drag lag p95, CPU at 1/{speed}, ms": ([], []) for speed in THROTTLES}
    with ExitStack() as stack:
        pages = []
        for folder in folders:
            address = stack.enter_context(measures.serving(folder))
            pages.append(stack.enter_context(measures.table(playwright, address)))
        for speed, values in zip(THROTTLES, lags.values(), strict=True):
            for _ in range(rounds):
                for which, page in enumerate(pages):
                    measures.throttle(page, speed)
                    delays, _frames = measures.drag(page)
                    values[which].append(measures.p95(delays))
                    measures.throttle(page, 1)
    return lags


def memories(playwright: Playwright, folders: tuple[Path, ...]) -> Figures:
    """Return what a page holds once its table is there, each time in a browser of its own."""
    found: Figures = {}
    with ExitStack() as stack:
        addresses = [stack.enter_context(measures.serving(folder)) for folder in folders]
        for _ in range(OPENED):
            for which, address in enumerate(addresses):
                with measures.table(playwright, address) as page:
                    for name, value in measures.held(page).items():
                        found.setdefault(name, ([], []))[which].append(value)
    return found


if __name__ == "__main__":
    main()
