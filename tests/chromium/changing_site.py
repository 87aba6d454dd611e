"""Serve a copy of the built page that can publish a new version or disappear."""

import json
import re
import shutil
from http.server import ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from chromium.player import Player
from make import serve
from make.digests import integrity
from make.site import DIST

LOOK_FOR_UPDATE = (
    "() => navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => true)"
)


class Site:
    """A server with a folder of its own, which can change or disappear."""

    def __init__(self, folder: Path, handler: type[serve.Handler] = serve.Handler) -> None:
        self.folder = folder
        shutil.copytree(DIST, folder)
        self.server: ThreadingHTTPServer
        self.server, self.address = serve.in_background(folder, handler=handler)

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def go_away(self, context: BrowserContext) -> None:
        """Delete all files, and tell the browser that it is offline."""
        shutil.rmtree(self.folder)
        context.set_offline(True)

    def file(self, name: str) -> Path:
        """Return the file in assets/ whose name before the hash is `name`."""
        (found,) = self.folder.glob(f"assets/{name}-*")
        return found

    def publish(self, version: str, *, broken: bool = False) -> None:
        """Publish another build: another page, another solver worker, and a service worker that lists them.

        With `broken` the service worker also lists a file that does not exist.
        """
        start, solver, index = self.file("start"), self.file("solver"), self.folder / "index.html"
        new_start, new_solver = f"start-{version}.mjs", f"solver-{version}.mjs"
        page = re.sub(r'(<meta name="version" content=")[^"]*', rf"\g<1>{version}", index.read_text())
        index.write_text(page.replace(start.name, new_start))
        start.write_text(start.read_text().replace(solver.name, new_solver))
        start.rename(start.with_name(new_start))
        solver.rename(solver.with_name(new_solver))
        renamed = {
            f"assets/{old.name}": f"assets/{new}" for old, new in ((start, new_start), (solver, new_solver))
        }
        self._publish_worker(version, renamed, {"assets/not-there.js": integrity(b"")} if broken else {})

    def _publish_worker(self, version: str, renamed: dict[str, str], more: dict[str, str]) -> None:
        path = self.folder / "sw.js"
        worker = path.read_text()
        kept = [renamed.get(name, name) for name in listed(worker, "files")]
        hashes = {name: integrity(self._bytes(name)) for name in kept}
        path.write_text(filled(filled(worker, "files", hashes | more), "version", version))

    def _bytes(self, name: str) -> bytes:
        return (self.folder / ("index.html" if name == "./" else name)).read_bytes()


def listed(worker: str, name: str) -> dict[str, str]:
    """Return a constant of the service worker: paths with their hashes."""
    found = re.search(rf"\b{name}=(\{{[^{{}}]*\}})", worker)
    assert found
    paths: dict[str, str] = json.loads(found[1])
    return paths


def filled(worker: str, name: str, value: object) -> str:
    """Return the text of the service worker with another value for one of its constants."""
    text, times = re.subn(
        rf'\b{name}=(\{{[^{{}}]*\}}|"[^"]*")', lambda _: f"{name}={json.dumps(value)}", worker, count=1
    )
    assert times == 1
    return text


class Fallback(serve.Handler):
    """A host that answers an unknown address with the start page and status 200."""

    def translate_path(self, path: str) -> str:
        found = super().translate_path(path)
        return found if Path(found).exists() else str(Path(self.directory) / "index.html")


def visited(context: BrowserContext, site: Site) -> Player:
    """Make a first visit; return its player when the service worker has stored everything on the device."""
    player = Player(context.new_page(), site.address)
    player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return player


def version_of(page: Page) -> str:
    return page.locator("meta[name=version]").get_attribute("content") or ""


def caches(page: Page) -> list[str]:
    names: list[str] = page.evaluate("caches.keys()")
    return names


def look_for_update(page: Page) -> None:
    page.evaluate(LOOK_FOR_UPDATE)


def expect_a_hint(player: Player) -> None:
    """Expect a hint from the solver worker; a hint without the worker would be called a guess."""
    player.follow("v1/black-hole/17")
    player.page.keyboard.press("h")
    expect(player.page.locator("#hint-words")).to_have_text("Why?")

    def says_why() -> bool:
        player.page.keyboard.press("h")
        return "51 moves to win" in (player.page.locator("#said").text_content() or "")

    player.eventually(says_why, True)  # a message about a new version may replace the hint; ask again
