"""Check which browsers the tests use, what gets installed, and the message if a browser cannot be installed."""

from pathlib import Path

import pytest

from make import browsers
from make.tools import CannotBuildError

INSTALL = browsers._install
BROUGHT = {"firefox-esr": "firefox-esr", "webkit2gtk-driver": "WebKitWebDriver", "xvfb": "Xvfb"}


class Machine:
    """A stand-in for a machine without browsers: records what is installed, and then has it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.installed: list[str] = []

    def put(self, name: str) -> str:
        program = self.folder / name
        program.write_text("#!/bin/sh\n")
        program.chmod(0o755)
        return str(program)

    def install(self, *packages: str) -> None:
        self.installed += packages
        for package in packages:
            if package in BROUGHT:
                self.put(BROUGHT[package])


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(browsers, "_install", made.install)
    monkeypatch.setattr(browsers, "GTK_PYTHON", made.put("python"))
    for variable in ("FIREFOX", "WEBKIT_DRIVER"):
        monkeypatch.delenv(variable, raising=False)
    return made


def test_what_is_there_is_not_installed(machine: Machine) -> None:
    programs = [machine.put(name) for name in ("firefox-esr", "WebKitWebDriver", "Xvfb")]
    assert browsers.install_other_browsers() == []
    assert [browsers.firefox(), browsers.webkit_driver()] == programs[:2]
    assert machine.installed == []


def test_what_lacks_is_installed(machine: Machine) -> None:
    assert browsers.install_other_browsers() == []
    assert {"firefox-esr", "webkit2gtk-driver", "xvfb"} <= set(machine.installed)


def test_a_driver_without_a_display_is_not_enough(machine: Machine) -> None:
    machine.put("WebKitWebDriver")
    with pytest.raises(CannotBuildError, match="Xvfb is not on the PATH"):
        browsers.webkit_driver()


@pytest.mark.usefixtures("machine")
def test_what_cannot_be_had_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browsers, "_install", INSTALL)
    said = browsers.install_other_browsers()
    there_is_none = "there is no apt-get here to install it"
    assert said == [f"The page was not tested in {name}: {there_is_none}" for name in ("Firefox", "WebKit")]


@pytest.mark.parametrize(("variable", "name"), [("FIREFOX", "Firefox"), ("WEBKIT_DRIVER", "WebKit")])
def test_a_program_that_is_named_is_taken(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, variable: str, name: str
) -> None:
    machine.put("Xvfb")
    program = machine.put("another")
    monkeypatch.setenv(variable, program)
    assert browsers.OTHER_BROWSERS[name].find() == program
    monkeypatch.setenv(variable, "not there")
    with pytest.raises(CannotBuildError, match=f"{variable} names not there, which is not a program"):
        browsers.OTHER_BROWSERS[name].find()
