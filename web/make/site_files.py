"""Collects the files of the site during the build, and gives them names and addresses."""

import hashlib
import shutil
from collections.abc import Mapping
from pathlib import Path

from make import bundles
from make.digests import digest
from make.tools import WEB, CannotBuildError

HEADERS = WEB / "_headers"  # Netlify and Cloudflare also read this file
# In a site without MicroPython: script -> the script that replaces it.
_WITHOUT = dict.fromkeys(("micropython/downloads.ts", "micropython/play.ts"), "micropython/none.ts")


class Site:
    """The files of dist/ during the build.

    `has_micropython` says whether a first visit starts with MicroPython. `place` is where the host serves the
    files: an address or a path, such as "https://example.org/" or "/backbone/".
    """

    def __init__(self, *, has_micropython: bool = True, place: str = "/") -> None:
        self.has_micropython = has_micropython
        self.place = place
        self.files: dict[str, bytes] = {}  # path in dist -> content
        self.names: dict[str, str] = {}  # name in the sources -> path in dist

    def add(self, name: str, data: bytes, *, path: str | None = None, ending: str = "") -> None:
        """Add a file at `path` in dist/; without `path`, put it into assets/ with its hash in its name.

        `name` is the name by which the sources refer to the file. `ending` is the extension of the file in
        assets/, if it is not that of `name`.
        """
        source = Path(name)
        self.names[name] = path or f"assets/{source.stem}-{digest(data)}{ending or source.suffix}"
        self.files[self.names[name]] = data

    def add_folder(self, name: str, files: Mapping[str, bytes]) -> None:
        """Add files that refer to each other. They keep their names; the name of their folder has the hash."""
        folder = f"assets/{name}-{digest(*files.values())}"
        self.names[f"{name}/"] = f"{folder}/"
        for file, data in files.items():
            self.add(f"{name}/{file}", data, path=f"{folder}/{file}")

    def add_bundles(self, wanted: Mapping[str, str], values: Mapping[str, object]) -> None:
        """Bundle scripts and add the bundles; `bundles.scripts` describes the arguments.

        Raises:
            CannotBuildError: The name of a bundle inside other scripts differs from its name here.
        """
        replaced = {} if self.has_micropython else _WITHOUT
        for source, (name, text) in bundles.scripts(wanted, self.addresses(), values, replaced).items():
            self.add(source, text.encode(), ending=Path(name).suffix)
            if self.names[source] != f"assets/{name}":
                raise CannotBuildError(f"{source}: scripts know it as {name}, but it is {self.names[source]}")

    def addresses(self) -> dict[str, str]:
        """Return the files in assets/: name in the sources -> address relative to assets/."""
        inside = "assets/"
        return {name: f"./{path[len(inside) :]}" for name, path in self.names.items() if path.startswith(inside)}

    def version(self) -> str:
        """Return a hash of all files added so far."""
        return digest(*(part for path in sorted(self.files) for part in (path.encode(), self.files[path])))

    def checksums(self) -> str:
        """Return a line for each file added so far: its SHA-256 and its path, in the format of `sha256sum`.

        The headers are left out: hosts read that file and do not serve it.
        """
        served = {path: data for path, data in self.files.items() if path != HEADERS.name}
        hashes = {path: hashlib.sha256(data).hexdigest() for path, data in served.items()}
        return "".join(f"{hashes[path]}  {path}\n" for path in sorted(hashes))

    def write(self, folder: Path) -> None:
        """Write all files into a folder; everything that was in it before is removed."""
        fresh = folder.with_name(folder.name + ".new")
        shutil.rmtree(fresh, ignore_errors=True)
        for path, data in self.files.items():
            (fresh / path).parent.mkdir(parents=True, exist_ok=True)
            (fresh / path).write_bytes(data)
        shutil.rmtree(folder, ignore_errors=True)
        fresh.rename(folder)
