"""Finds or installs the browsers of the tests: Chromium, Firefox, and WebKit in the form of WebKitGTK."""

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from make.tools import CannotBuildError, run

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
FIREFOXES = ("firefox-esr", "firefox")
DISPLAY = "Xvfb"  # an invisible display, for the window with WebKit
GTK_PYTHON = Path("/usr/bin/python3")  # the Python of the system, which has the bindings of GTK


def chromium() -> str:
    """Return the path of a Chromium for the tests.

    It is the first of these that exists or can be installed: the program that the variable CHROMIUM names, a
    program on the PATH, the Chromium of Playwright, the package of the system.

    Raises:
        CannotBuildError: CHROMIUM is set but names no program, or no Chromium exists or can be installed.
    """
    found = _named("CHROMIUM") or _on_path(CHROMIUMS)
    if found:
        return found
    attempts = ["CHROMIUM is not set", "none is on the PATH"]
    try:
        return _playwright_chromium()
    except CannotBuildError:
        attempts.append("Playwright could not download one")
    try:
        _install("chromium")
    except CannotBuildError as error:
        attempts.append(str(error))
    found = _on_path(CHROMIUMS)
    if found:
        return found
    raise CannotBuildError(f"The browser tests need a Chromium: {', '.join(attempts)}.")


def _playwright_chromium() -> str:
    ask = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    path = run(sys.executable, "-c", ask, missing="Playwright does not start.").strip()
    if not Path(path).exists():
        print("downloading Playwright's Chromium")
        run(sys.executable, "-m", "playwright", "install", "chromium", missing="no download")
    return path


# ---- other browsers


def install_other_browsers() -> list[str]:
    """Install Firefox and WebKit if they are missing; return a sentence for each that cannot be installed."""
    lacking = []
    for name, browser in OTHER_BROWSERS.items():
        with suppress(CannotBuildError):
            browser.find()
            continue
        try:
            _install(*browser.packages)
            browser.find()
        except CannotBuildError as error:
            lacking.append(f"The page was not tested in {name}: {error}")
    return lacking


def firefox() -> str:
    """Return the path of a Firefox: the program that the variable FIREFOX names, or else one on the PATH.

    Raises:
        CannotBuildError: FIREFOX is set but names no program, or no Firefox is on the PATH.
    """
    found = _named("FIREFOX") or _on_path(FIREFOXES)
    if not found:
        raise CannotBuildError("FIREFOX is not set, and none is on the PATH")
    return found


def webkit_driver() -> str:
    """Return the path of WebKitWebDriver: the program that the variable WEBKIT_DRIVER names, else one on the PATH.

    Raises:
        CannotBuildError: WEBKIT_DRIVER is set but names no program, or one of these is missing: the driver, the
            program `DISPLAY`, the bindings of WebKitGTK for `GTK_PYTHON`.
    """
    found = _named("WEBKIT_DRIVER") or _on_path(["WebKitWebDriver"])
    if not found:
        raise CannotBuildError("WEBKIT_DRIVER is not set, and no WebKitWebDriver is on the PATH")
    if not _on_path([DISPLAY]):
        raise CannotBuildError(f"{DISPLAY} is not on the PATH")
    bindings = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"
    try:
        run(GTK_PYTHON, "-c", bindings, missing="")
    except CannotBuildError as error:
        raise CannotBuildError(f"{GTK_PYTHON} has no bindings of WebKitGTK 4.1") from error
    return found


class OtherBrowser(NamedTuple):
    """A browser other than Chromium: a function that finds its program, and the Debian packages that have it."""

    find: Callable[[], str]
    packages: Sequence[str]


OTHER_BROWSERS = {
    "Firefox": OtherBrowser(firefox, ["firefox-esr"]),
    "WebKit": OtherBrowser(webkit_driver, ["webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"]),
}

# ---- the machine


def _named(variable: str) -> str | None:
    """Return the program that an environment variable names; None if the variable is not set.

    Raises:
        CannotBuildError: there is no such program.
    """
    name = os.environ.get(variable)
    if name and not shutil.which(name):
        raise CannotBuildError(f"{variable} names {name}, which is not a program")
    return name


def _on_path(programs: Sequence[str]) -> str | None:
    """Return the path of the first of these programs that is on the PATH; None if none is."""
    return next(filter(None, map(shutil.which, programs)), None)


def _install(*packages: str) -> None:
    """Install packages of Debian or Ubuntu.

    Raises:
        CannotBuildError: the system has no apt-get, the user is not root, or a package cannot be installed.
    """
    if not shutil.which("apt-get"):
        raise CannotBuildError("there is no apt-get here to install it")
    if os.geteuid() != 0:
        raise CannotBuildError(f"only root can `apt-get install {' '.join(packages)}`")
    print(f"installing {', '.join(packages)}", flush=True)
    run("apt-get", "update", "-qq", missing="apt-get does not answer")
    run("apt-get", "install", "-y", "-qq", *packages, missing="apt-get could not install it")
