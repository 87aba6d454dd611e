"""Measure first visits: what they download, when the board is painted, and when the first press is answered."""

import statistics
from pathlib import Path
from typing import NamedTuple

import brotli
from playwright.sync_api import Playwright

from benchmarks.measuring import packed_site, profile, serving, summary, tools_of, verdict, wait_for
from benchmarks.starts import MOVED, WATCH
from make import site

DOWNLOAD_MB = 5.9  # limit, without MicroPython
QUICK_MB = 0.4  # limit for MicroPython and our sources for it
QUICK = ("micropython-", "quick_")
ROUNDS = 3


class Network(NamedTuple):
    """A slow network, and the limit in seconds for the first move over it."""

    megabits: float  # megabits per second
    latency: int  # milliseconds
    seconds: float
    before: str

    def __str__(self) -> str:
        return f"{self.megabits} Mbit/s, {self.latency} ms"


NETWORKS = (
    Network(9, 100, 2.5, "7 s in November 2026"),
    Network(1.6, 150, 4.0, "37 s in November 2026"),
)
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
LOADED = (
    "Math.max(...performance.getEntriesByType('resource')"
    ".filter(({ name }) => name.endsWith('.wasm')).map(({ responseEnd }) => responseEnd))"
)


class Visit(NamedTuple):
    """Milliseconds from opening the address to the painted board, the runtime's last byte, the first move."""

    painted: float
    loaded: float
    moved: float


def measure(playwright: Playwright) -> None:
    """Print the sizes of the files that a first visit downloads, and the times over slow networks."""
    download(playwright)
    with packed_site(site.DIST) as folder, serving(folder, packed=True) as address:
        for network in NETWORKS:
            report(network, [first_visit(playwright, address, network) for _ in range(ROUNDS)])


def report(network: Network, visits: list[Visit]) -> None:
    """Print the times of first visits over one network."""
    painted, loaded, moved = ([float(visit[i]) for visit in visits] for i in range(3))
    print(f"\nFirst visit at {network}, median of {len(visits)}")
    print(f"  board painted                         {summary(painted)}")
    print(f"  runtime downloaded                    {summary(loaded)}")
    print(f"  first move                            {summary(moved)}")
    verdict("board painted, of runtime downloaded", statistics.median(painted) / statistics.median(loaded), 1)
    seconds = statistics.median(moved) / 1000
    verdict(f"first move at {network}, s", seconds, network.seconds, network.before)


def first_visit(playwright: Playwright, address: str, network: Network) -> Visit:
    """Visit a site for the first time over a slow network, and press as soon as the board is there.

    Return the times.
    """
    with profile(playwright, WATCH) as context:
        page = context.pages[0]
        speed = network.megabits * 1e6 / 8
        conditions = {"downloadThroughput": speed, "uploadThroughput": speed, "latency": network.latency}
        tools_of(page).send("Network.emulateNetworkConditions", {"offline": False, **conditions})
        with page.expect_console_message(lambda message: message.text == MOVED, timeout=120_000):
            page.goto(address, wait_until="commit")
        return Visit(page.evaluate(PAINTED), page.evaluate(LOADED), page.evaluate("figures.moved"))


def download(playwright: Playwright) -> None:
    """Print what a first visit downloads: the sizes on disk, and those compressed by brotli."""
    sizes = download_sizes(playwright, site.DIST)
    print(f"\nCold download{'raw':>48}{'brotli 11':>12}")
    for name, (raw, packed) in sorted(sizes.items(), key=lambda item: -item[1][1]):
        print(f"  {name:<50}{raw:>10,}{packed:>12,}")
    total = sum(packed for _, packed in sizes.values())
    print(f"  {'total':<50}{sum(raw for raw, _ in sizes.values()):>10,}{total:>12,}")
    quick = sum(packed for name, (_, packed) in sizes.items() if any(part in name for part in QUICK))
    rest = (total - quick) / 1e6
    verdict("cold download without MicroPython, MB brotli", rest, DOWNLOAD_MB, "6.42 in November 2026")
    verdict("MicroPython, MB brotli", quick / 1e6, QUICK_MB, "none in November 2026")


def download_sizes(playwright: Playwright, folder: Path) -> dict[str, tuple[int, int]]:
    """Return for each file that a first visit downloads its size in bytes, and its size compressed by brotli."""
    asked: set[str] = set()
    with serving(folder) as address, profile(playwright) as context:
        page = context.pages[0]
        context.on("request", lambda request: asked.add(request.url.removeprefix(address).partition("?")[0]))
        page.goto(address)
        wait_for(page, "navigator.serviceWorker.ready.then(() => true)")
    names = {name or "index.html" for name in asked} | {"sw.js"}
    files = {name: (folder / name).read_bytes() for name in names if (folder / name).is_file()}
    return {
        name: (len(data), min(len(data), len(brotli.compress(data, quality=11)))) for name, data in files.items()
    }
