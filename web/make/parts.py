"""Lists the parts of the site that others have made, and the tools of the build, with versions, licences, hashes.

`web/package-lock.json` lists the packages that npm fetches. The source maps of PyScript list what its authors
bundled into its files. `web/licences/parts.toml`, which we edit by hand, lists what Pyodide's authors linked into
Pyodide.
"""

import base64
import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from make import locks
from make.tools import PACKAGES, WEB, CannotBuildError

LICENCES = WEB / "licences"  # a text for each licence; the name of the file is the SPDX identifier
# The npm packages whose files are part of the site.
FETCHED = ("pyodide", "@pyscript/core", "@micropython/micropython-webassembly-pyscript", "@fontsource/zilla-slab")

_PACKAGE = re.compile(r".*node_modules/(?P<path>(?P<name>(?:@[^/]+/)?[^/]+)/.+)")


class Part(NamedTuple):
    """A program, library or font, with its origin and its licence."""

    name: str
    version: str  # "" where it is not known
    licence: str  # an SPDX identifier, or several joined by AND or WITH; plain words if there is no identifier
    of: str = ""  # the name of the part that contains it; "" if we fetch it ourselves
    source: str = ""  # the address of its source text
    copyright: str = ""
    text: str = ""  # the text of the licence, if the part contains it
    registry: str = "generic"  # the registry that has the part: npm or pypi; generic means none
    hashes: tuple[str, ...] = ()  # of the archives that are fetched: SHA-256 or SHA-512 in hexadecimal digits


def in_site(bundles: Sequence[str]) -> list[Part]:
    """Return all parts of the site; `bundles` are the names of PyScript's files in the site."""
    return [*(_npm_part(name) for name in FETCHED), *_bundled("@pyscript/core", bundles), *_linked()]


def tools(parts: Sequence[Part]) -> list[Part]:
    """Return the packages that the build fetches or runs, except those in `parts`, the parts of the site.

    The Python package that contains Node is always listed, even if the build used the Node of the machine.
    """
    there = {(part.name, part.version) for part in parts}
    paths = (path for path, package in _npm_lock().items() if path and not package.get("dev"))
    fetched = {(part.name, part.version): part for part in map(_locked_npm_part, paths)}
    installed = [
        Part(package.name, package.version, "", registry="pypi", hashes=package.hashes)
        for extra in ("build", "node")
        for package in locks.locked(extra)
    ]
    return [*installed, *(part for key, part in sorted(fetched.items()) if key not in there)]


# ---- what npm fetches


@cache
def _npm_lock() -> dict[str, Any]:
    """Return the entries of web/package-lock.json: path of a package in the folder web -> facts."""
    packages: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    return packages


def _locked_npm_part(path: str) -> Part:
    """Return the package at a path such as "node_modules/pyodide", with the facts from the lock file."""
    package = _npm_lock()[path]
    name = path.rpartition("node_modules/")[2]
    licence = package["license"].replace("APACHE", "Apache")  # PyScript writes it in capitals, SPDX does not
    digest = base64.b64decode(package["integrity"].removeprefix("sha512-")).hex()
    return Part(name, package["version"], licence, registry="npm", hashes=(digest,))


def _npm_part(name: str) -> Part:
    """Return a package that npm fetched, with the facts from the lock file and from its own files.

    Raises:
        CannotBuildError: npm does not fetch the package, so its licence is not known.
    """
    if f"node_modules/{name}" not in _npm_lock():
        raise CannotBuildError(f"The site holds {name}, whose licence is not known: npm does not fetch it.")
    folder = PACKAGES / name
    package = json.loads((folder / "package.json").read_text("utf-8"))
    texts = [path.read_text("utf-8") for path in sorted(folder.glob("LICENSE*"))]
    source = (package.get("repository") or {}).get("url", "").removeprefix("git+").removesuffix(".git")
    owner = "" if texts else package.get("author", "")  # the text of a licence already names the owner
    return _locked_npm_part(f"node_modules/{name}")._replace(
        source=source, copyright=f"Copyright (c) {owner}" if owner else "", text="\n".join(texts)
    )


# ---- parts inside the packages of others


def _bundled(package: str, files: Sequence[str]) -> list[Part]:
    """Return the parts that are bundled in the scripts `files` of a package, as the source maps of these say.

    A source map does not contain versions. So the bundled sources of a part are compared with the package of the
    same name that npm fetched. If they are equal, the part gets the version and hashes of that package. Otherwise
    another version was bundled, and both stay empty.

    Raises:
        CannotBuildError: A script has no source map.
    """
    same: dict[str, bool] = {}
    for file in files:
        for name, is_same in _bundled_sources(PACKAGES / package / "dist" / f"{file}.map"):
            same[name] = same.get(name, True) and is_same
    found = ((_npm_part(name)._replace(of=package), is_same) for name, is_same in sorted(same.items()))
    return [part if is_same else part._replace(version="", hashes=()) for part, is_same in found]


def _bundled_sources(source_map: Path) -> Iterator[tuple[str, bool]]:
    """Yield, for each source from a package: the name of the package, and whether npm fetched the same source."""
    if not source_map.exists():
        raise CannotBuildError(f"PyScript has no {source_map.name}, which would tell what its script contains.")
    told = json.loads(source_map.read_text("utf-8"))
    for source, text in zip(told["sources"], told.get("sourcesContent", ()), strict=False):
        found = _PACKAGE.fullmatch(source)
        if found:
            fetched = PACKAGES / found["path"]
            yield found["name"], fetched.exists() and fetched.read_text("utf-8") == text


def _linked() -> list[Part]:
    """Return the parts that are linked into Pyodide, from `web/licences/parts.toml`."""
    table = tomllib.loads((LICENCES / "parts.toml").read_text("utf-8"))["part"]
    return [
        Part(
            name=part["name"],
            version=part.get("version", ""),
            licence=part["licence"],
            of=part["of"],
            source=part["source"],
            copyright=part["copyright"],
        )
        for part in table
    ]
