"""Check the lock files.

Each has the packages that pyproject.toml lists, with hashes, and pip accepts no others.
"""

import hashlib
import json
import os
import re
import zipfile
from pathlib import Path

import pytest

from make import environment, locks, tools

EXTRAS = pytest.mark.parametrize("extra", locks.extras())


@EXTRAS
def test_a_lock_holds_each_package_that_we_list_with_hashes(extra: str) -> None:
    packages = {(package.name, package.version): package.hashes for package in locks.locked(extra)}
    assert [wanted for wanted in locks.wanted(extra) if not packages.get(wanted[:2])] == []


@EXTRAS
def test_a_lock_names_no_host_and_no_folder(extra: str) -> None:
    text = locks.lock_file(extra).read_text("utf-8")
    assert not re.search(r"//|^\s*(-|file:|\./)(?!-hash=)", text.replace("    --hash", "#"), re.MULTILINE)


def test_all_locks_agree_because_they_go_into_one_environment() -> None:
    found: dict[str, set[tuple[str, ...]]] = {}  # name -> for each lock that has it, its versions
    for extra in locks.extras():
        packages = locks.locked(extra)
        for name in {package.name for package in packages}:
            found.setdefault(name, set()).add(tuple(sorted(one.version for one in packages if one.name == name)))
    assert {name: versions for name, versions in found.items() if len(versions) > 1} == {}


def test_every_npm_package_has_a_hash_and_names_no_host() -> None:
    packages = json.loads((tools.WEB / "package-lock.json").read_text("utf-8"))["packages"]
    fetched = {path: package for path, package in packages.items() if path}
    assert [path for path, package in fetched.items() if not package["integrity"].startswith("sha512-")] == []
    assert [path for path, package in fetched.items() if "resolved" in package] == []


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a project whose only extra is a package in a folder on this machine."""
    (tmp_path / "pyproject.toml").write_text('[project.optional-dependencies]\nbuild = ["tiny==1.0"]\n')
    monkeypatch.setattr(locks, "ROOT", tmp_path)
    monkeypatch.setattr(locks, "REQUIREMENTS", tmp_path)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    monkeypatch.setenv("PIP_TARGET", str(tmp_path / "installed"))
    return tmp_path


def wheel_of(folder: Path, name: str, version: str, *more: str) -> str:
    """Write a package into a folder and return its SHA-256; `more` are further lines of its metadata."""
    path, about = folder / f"{name}-{version}-py3-none-any.whl", f"{name}-{version}.dist-info"
    lines = ("Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", *more, "")
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr(f"{name}.py", f"VERSION = {version!r}")
        wheel.writestr(f"{about}/METADATA", "\n".join(lines))
        wheel.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{about}/RECORD", "")
    return hashlib.sha256(path.read_bytes()).hexdigest()


def wheel_of_tiny(folder: Path) -> str:
    """Write the package tiny 1.0 into a folder and return its SHA-256."""
    return wheel_of(folder, "tiny", "1.0")


def write_lock(folder: Path, *hashes: str, version: str = "1.0") -> Path:
    path = folder / "build.txt"
    path.write_text(f"tiny=={version}" + "".join(f" \\\n    --hash=sha256:{digest}" for digest in hashes) + "\n")
    return path


@pytest.mark.in_turn(3)
@pytest.mark.slow
def test_a_package_with_the_right_hash_is_installed(project: Path) -> None:
    environment.install(write_lock(project, "0" * 64, wheel_of_tiny(project)))
    assert (project / "installed/tiny.py").exists()


@pytest.mark.in_turn(3)
@pytest.mark.slow
def test_a_newer_version_of_what_a_package_needs_changes_nothing(project: Path) -> None:
    lock = write_lock(project, wheel_of(project, "tiny", "1.0", "Provides-Extra: more"))
    wheel_of(project, "tiny", "1.1", "Provides-Extra: more")
    digest = wheel_of(project, "large", "1.0", "Requires-Dist: tiny[more]>=1.0")
    lock.write_text(lock.read_text() + f"large==1.0 \\\n    --hash=sha256:{digest}\n")
    environment.install(lock)
    assert (project / "installed/tiny.py").read_text() == "VERSION = '1.0'"
    assert (project / "installed/large.py").exists()


def test_a_package_with_another_hash_stops_the_build_in_one_sentence(project: Path) -> None:
    wheel_of_tiny(project)
    with pytest.raises(tools.CannotBuildError) as refused:
        environment.install(write_lock(project, "0" * 64, "1" * 64))
    assert str(refused.value) == (
        "Nothing was installed: the file that pip got for tiny==1.0 "
        "is not one of those whose hashes build.txt records."
    )
    assert not (project / "installed").exists()


@pytest.mark.in_turn(3)
@pytest.mark.slow
def test_a_package_that_is_not_to_be_had_is_named(project: Path) -> None:
    with pytest.raises(tools.CannotBuildError, match=r"build\.txt\.(?s:.*)tiny==1\.0"):
        environment.install(write_lock(project, "0" * 64))


@pytest.mark.parametrize(
    ("version", "hashes"), [("1.1", ["0" * 64]), ("1.0", [])], ids=["another version", "no hash"]
)
def test_a_lock_that_does_not_fit_the_list_is_refused(project: Path, version: str, hashes: list[str]) -> None:
    write_lock(project, *hashes, version=version)
    with pytest.raises(tools.CannotBuildError, match=r"build.txt has no hash of tiny 1.0. Write it anew"):
        locks.locked("build")


def test_a_missing_lock_is_named(project: Path) -> None:
    with pytest.raises(tools.CannotBuildError, match=r"build.txt is missing"):
        locks.locked("build")
