"""Reads and writes the lock files: which Python packages may be installed, and with which hashes.

pyproject.toml lists the packages that this project uses itself, in groups that are called extras. For each extra
there is a lock file, `requirements/EXTRA.txt`. It lists these packages, the packages that they need, and the
SHA-256 of every wheel of each package. So the same file works on all systems and with every Python from 3.11 on.
"""

import re
import sys
from pathlib import Path
from typing import NamedTuple

from make.tools import ROOT, CannotBuildError, project, run

REQUIREMENTS = Path(__file__).parent / "requirements"
OLDEST_PYTHON = "3.11"

_ENTRY = re.compile(
    r"^(?P<name>[\w.-]+)(?:\[[\w,-]+\])?==(?P<version>[\w.!+-]+)[^\n]*\n(?P<hashes>(?: +--hash=[^\n]*\n)*)",
    re.MULTILINE,
)
_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


class Package(NamedTuple):
    """A Python package, pinned to one version."""

    name: str  # in the form that the package registry uses: lower case, words joined by hyphens
    version: str
    hashes: tuple[str, ...] = ()  # the SHA-256 of each of its wheels, in hexadecimal digits


def extras() -> list[str]:
    """Return the names of all extras in pyproject.toml."""
    return list(_optional_dependencies())


def lock_file(extra: str) -> Path:
    """Return the path of the lock file of an extra."""
    return REQUIREMENTS / f"{extra}.txt"


def shown(path: Path) -> str:
    """Return a path as a text for messages: relative to the project, if it is inside."""
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)


def wanted(extra: str) -> list[Package]:
    """Return the packages that pyproject.toml lists for an extra, without hashes."""
    pins = (pin.partition("==") for pin in _optional_dependencies()[extra])
    return [Package(_normal(name), version) for name, _, version in pins]


def locked(extra: str) -> list[Package]:
    """Return the packages in the lock file of an extra.

    Raises:
        CannotBuildError: The file is missing or out of date: a package that pyproject.toml lists has no entry with
            the same version, or an entry has no hash.
    """
    path = lock_file(extra)
    if not path.exists():
        raise CannotBuildError(f"{shown(path)} is missing. Write it: python3 build.py lock")
    packages = [
        Package(_normal(entry["name"]), entry["version"], tuple(_HASH.findall(entry["hashes"])))
        for entry in _ENTRY.finditer(path.read_text("utf-8"))
    ]
    pins = {(package.name, package.version) for package in packages if package.hashes}
    for name, version, _ in (*wanted(extra), *packages):
        if (name, version) not in pins:
            fault = f"{shown(path)} has no hash of {name} {version}."
            raise CannotBuildError(f"{fault} Write it anew: python3 build.py lock")
    return packages


def write() -> None:
    """Rewrite all lock files, with the newest packages that work with those in pyproject.toml.

    Raises:
        CannotBuildError: uv, which finds the packages, cannot reach them or finds none that fit.
    """
    REQUIREMENTS.mkdir(exist_ok=True)
    agreed: list[str | Path] = []  # the lock files before; one environment has all, so they must agree
    for extra in extras():
        path = lock_file(extra)
        uv = (sys.executable, "-m", "uv", "--quiet", "pip", "compile", "pyproject.toml", "--extra", extra)
        everywhere = ("--universal", "--python-version", OLDEST_PYTHON)
        # only wheels: to build a package from its sources, pip would fetch tools that have no hash here
        checked = ("--generate-hashes", "--only-binary", ":all:")
        written = ("--upgrade", "--custom-compile-command", "python3 build.py lock", "--output-file", path)
        run(*uv, *everywhere, *checked, *agreed, *written, missing=f"uv could not write {shown(path)}.")
        agreed += ["--constraint", path]


def _optional_dependencies() -> dict[str, list[str]]:
    found: dict[str, list[str]] = project(ROOT)["optional-dependencies"]
    return found


def _normal(name: str) -> str:
    """Return the name of a package in the form that the package registry uses, without the extras in brackets."""
    return re.sub(r"[-_.]+", "-", name.partition("[")[0]).lower()
