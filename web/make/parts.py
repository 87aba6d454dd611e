"""Lists what the site is made of and made with, apart from our own work: names, versions, licences, hashes.

What npm fetches is known from `web/package-lock.json`; what PyScript's authors bundled into its files, from their
source maps; what Pyodide's authors linked into it, from `web/licences/parts.toml`, which is kept by hand.
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

LICENCES = WEB / "licences"  # the texts of licences, each with its SPDX identifier as its name
# npm packages with files for the site
FETCHED = ("pyodide", "@pyscript/core", "@micropython/micropython-webassembly-pyscript", "@fontsource/zilla-slab")

_PACKAGE = re.compile(r".*node_modules/(?P<path>(?P<name>(?:@[^/]+/)?[^/]+)/.+)")


class Part(NamedTuple):
    """Something that others have made."""

    name: str
    version: str  # "" where it is not known
    licence: str  # an SPDX identifier, several joined by AND or WITH, or words where there is no identifier
    of: str = ""  # the name of the part that contains it; "" if we fetch it ourselves
    source: str = ""  # the address of its source text
    copyright: str = ""
    text: str = ""  # the licence, where the part comes with one
    registry: str = "generic"  # in which registry it is: npm, pypi, or generic for none
    hashes: tuple[str, ...] = ()  # of the archives that are fetched: SHA-256 or SHA-512 in hexadecimal digits


def in_site(bundles: Sequence[str]) -> list[Part]:
    """Return all parts of the site; `bundles` are the names of the files of PyScript in it."""
    return [*(_npm_part(name) for name in FETCHED), *_bundled("@pyscript/core", bundles), *_linked()]


def tools(parts: Sequence[Part]) -> list[Part]:
    """Return what the build fetches, or runs, that is not among these parts of the site.

    The wheel of Node is always listed, also where the machine's own Node was used in its place.
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
    """Return what web/package-lock.json tells of each package: path in the folder web -> facts."""
    packages: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    return packages


def _locked_npm_part(path: str) -> Part:
    """Return the package that npm puts at a path, such as "node_modules/pyodide", as the lock file knows it."""
    package = _npm_lock()[path]
    name = path.rpartition("node_modules/")[2]
    licence = package["license"].replace("APACHE", "Apache")  # SPDX has it so, PyScript in capitals
    digest = base64.b64decode(package["integrity"].removeprefix("sha512-")).hex()
    return Part(name, package["version"], licence, registry="npm", hashes=(digest,))


def _npm_part(name: str) -> Part:
    """Return a package with what its own files tell of it.

    Raises:
        CannotBuildError: npm does not fetch the package, so nothing is known of it.
    """
    if f"node_modules/{name}" not in _npm_lock():
        raise CannotBuildError(f"The site holds {name}, whose licence is not known: npm does not fetch it.")
    folder = PACKAGES / name
    package = json.loads((folder / "package.json").read_text("utf-8"))
    texts = [path.read_text("utf-8") for path in sorted(folder.glob("LICENSE*"))]
    source = (package.get("repository") or {}).get("url", "").removeprefix("git+").removesuffix(".git")
    owner = "" if texts else package.get("author", "")  # a licence in a package names the owner itself
    return _locked_npm_part(f"node_modules/{name}")._replace(
        source=source, copyright=f"Copyright (c) {owner}" if owner else "", text="\n".join(texts)
    )


# ---- what others have put together


def _bundled(package: str, files: Sequence[str]) -> list[Part]:
    """Return the parts that are bundled in the scripts of a package, as the source maps of these tell.

    The maps do not tell versions. The version is given of parts whose bundled sources are the same as those in the
    package of this name that npm fetched; of the others some other version was bundled.

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
    """Yield for each source from another package that package, and whether npm fetched the same source."""
    if not source_map.exists():
        raise CannotBuildError(f"PyScript has no {source_map.name}, which would tell what its script contains.")
    told = json.loads(source_map.read_text("utf-8"))
    for source, text in zip(told["sources"], told.get("sourcesContent", ()), strict=False):
        found = _PACKAGE.fullmatch(source)
        if found:
            fetched = PACKAGES / found["path"]
            yield found["name"], fetched.exists() and fetched.read_text("utf-8") == text


def _linked() -> list[Part]:
    """Return the parts that are linked into Pyodide."""
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
