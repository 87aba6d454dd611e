"""Check which tools the build fetches, and which it uses as they are."""

import shutil
from pathlib import Path

import pytest

from make import tools


class Npm:
    """A stand-in for npm: empties the folder as `npm ci` does, and records the commands."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[tuple[str, ...]] = []

    def run(self, *command: str | Path, missing: str) -> str:
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir()
        self.asked.append(tuple(str(part) for part in command))
        return missing


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Npm:
    npm = Npm(tmp_path / "node_modules")
    monkeypatch.setattr(tools, "PACKAGES", npm.folder)
    monkeypatch.setattr(tools, "run", npm.run)
    return npm


def test_the_build_fetches_no_package_of_the_checks(npm: Npm) -> None:
    tools.packages()
    tools.packages()
    (command,) = npm.asked
    assert "--omit=dev" in command


def test_the_checks_fetch_what_the_build_left_out(npm: Npm) -> None:
    tools.packages()
    tools.all_packages()
    tools.all_packages()
    assert ["--omit=dev" in command for command in npm.asked] == [True, False]


def test_the_build_is_content_with_all_packages(npm: Npm) -> None:
    tools.all_packages()
    tools.packages()
    assert len(npm.asked) == 1


def test_a_changed_lock_file_is_fetched_again(npm: Npm, monkeypatch: pytest.MonkeyPatch) -> None:
    tools.all_packages()
    monkeypatch.setattr(tools, "_lock_digest", lambda: "another")
    tools.packages()
    assert "--omit=dev" in npm.asked[1]


@pytest.mark.parametrize("printed", ["v20.19.0\n", "v20.20.2", "v24.0.0-nightly20250101", "v100.1.2"])
def test_a_node_that_will_do(printed: str) -> None:
    assert tools.node_version(printed) >= tools.OLDEST_NODE


@pytest.mark.parametrize("printed", ["v20.9.0\n", "v18.20.8", "v20.18.3"])
def test_a_node_that_is_too_old(printed: str) -> None:
    assert tools.node_version(printed) < tools.OLDEST_NODE


@pytest.mark.parametrize("printed", ["", "node: not found"])
def test_what_is_no_version_of_node(printed: str) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        tools.node_version(printed)
