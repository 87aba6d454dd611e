"""Makes the virtual environment .venv, and installs packages in it whose hashes are in the lock files."""

import os
import re
import shutil
import subprocess
import venv
from pathlib import Path

from make import locks
from make.tools import ROOT, CannotBuildError, CommandError, run

VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

_ALTERED = re.compile(r"^ {4}(\S+==\S+) .*:$", re.MULTILINE)  # how pip names a package after `_PIP_ON_ALTERED`
_PIP_ON_ALTERED = "DO NOT MATCH THE HASHES"


def prepare(*extras: str) -> None:
    """Make .venv if it is not there, and install in it the packages in the lock files of these extras.

    Raises:
        CannotBuildError: Python cannot make it, a lock file is out of date, or pip cannot install a package.
    """
    if not PYTHON.exists():
        _make()
    for extra in extras:
        locks.locked(extra)  # raises if the file does not fit pyproject.toml
        lock = locks.lock_file(extra)
        stamp = VENV / f"{extra}.installed"
        if stamp.exists() and stamp.read_text("utf-8") == lock.read_text("utf-8"):
            continue
        print(f"installing {', '.join(package.name for package in locks.wanted(extra))}", flush=True)
        install(lock)
        stamp.write_text(lock.read_text("utf-8"), "utf-8")


def _make() -> None:
    print("making .venv", flush=True)
    try:
        venv.create(VENV, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        shutil.rmtree(VENV, ignore_errors=True)
        raise CannotBuildError(
            "Python cannot make a virtual environment (on Debian and Ubuntu: apt-get install python3-venv)."
        ) from error


def install(lock: Path) -> None:
    """Install the packages of a lock file in .venv. Reinstall packages that are already there.

    pip checks the hashes only of files that it fetches. Without `--force-reinstall` it would keep an installed
    package unchecked. The lock file lists all dependencies, so pip need not look for any (`--no-deps`). If it did,
    it would choose a newer version than the file lists for a package that is needed with an extra, and then refuse
    it.

    Raises:
        CannotBuildError: A package cannot be fetched, or its hash is not in the file. Then nothing is installed.
    """
    command = (PYTHON, "-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps")
    checked = ("--require-hashes", "--only-binary", ":all:", "--requirement", lock)
    try:
        run(*command, *checked, missing=f"pip could not install the packages in {locks.shown(lock)}.")
    except CommandError as error:
        altered = _ALTERED.findall(error.printed.partition(_PIP_ON_ALTERED)[2])
        if not altered:
            raise
        raise CannotBuildError(
            f"Nothing was installed: the file that pip got for {' and '.join(altered)} is not one of those "
            f"whose hashes {locks.shown(lock)} records."
        ) from error
