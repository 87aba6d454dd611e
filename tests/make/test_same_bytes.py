"""Check that the same sources give the same site, and that it can be compared with what a host serves."""

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from make import compare_with_host, runtime, serve, site, site_files, tools
from support.extent import EXTENT


def hashes(checksums: str) -> dict[str, str]:
    """Return path -> SHA-256 of each file listed, without the list itself."""
    lines = (line.split("  ") for line in checksums.splitlines())
    return {path: digest for digest, path in lines if path != site.CHECKSUMS}


LISTED = hashes((site.DIST / site.CHECKSUMS).read_text("utf-8"))


def test_the_checksums_are_of_every_other_file() -> None:
    unlisted = {site.CHECKSUMS, site_files.HEADERS.name}
    files = [path for path in site.DIST.rglob("*") if path.is_file() and path.name not in unlisted]
    found = {
        path.relative_to(site.DIST).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files
    }
    assert found == LISTED


def test_an_archive_does_not_tell_which_python_made_it() -> None:
    with zipfile.ZipFile(BytesIO(runtime.archive({"b.py": b"1\n" * 500, "a.py": b""}))) as zipped:
        entries = zipped.infolist()
    assert [entry.filename for entry in entries] == ["a.py", "b.py"]
    assert {entry.compress_type for entry in entries} == {zipfile.ZIP_STORED}
    assert {(entry.date_time, entry.create_system) for entry in entries} == {((1980, 1, 1, 0, 0, 0), 3)}


@pytest.mark.in_turn(3)
@pytest.mark.slow
def test_another_place_language_and_order_of_sets_give_the_same_site(tmp_path: Path) -> None:
    elsewhere = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(tools.ROOT), str(tools.WEB)]),
        "PYTHONHASHSEED": "12345",
        "TZ": "Asia/Tokyo",
        "LC_ALL": "C",
    }
    command = (sys.executable, "-c", "from make import site; print(site.assemble().checksums())")
    made = subprocess.run(command, check=True, cwd=tmp_path, env=elsewhere, capture_output=True, text=True).stdout
    assert hashes(made.strip()) == LISTED


def other_python() -> Path | None:
    """Return a Python of another version that can build the site; None if there is none."""
    there = [shutil.which(f"python3.{minor}") for minor in range(11, 30)]
    found = [Path(path) for path in there if path]
    found += sorted((Path.home() / ".pyenv/versions").glob("3.*/bin/python"))
    ask = "import ensurepip, sys; print(sys.version_info >= (3, 11), sys.version_info[:2], sep=';')"
    for python in found:
        answer = subprocess.run((python, "-c", ask), capture_output=True, text=True, check=False).stdout.strip()
        if answer.startswith("True") and answer != f"True;{sys.version_info[:2]}":
            return python
    return None


@pytest.mark.slow
@pytest.mark.skipif(EXTENT != "thorough", reason="fetches all packages again")
def test_another_python_builds_the_same_bytes(tmp_path: Path) -> None:
    python = other_python()
    if python is None:
        pytest.skip("no second Python is installed")
    for name in ("build.py", "pyproject.toml", "netlify.toml"):
        shutil.copy(tools.ROOT / name, tmp_path)
    for name in ("engine", "web"):
        left_out = shutil.ignore_patterns("node_modules", "__pycache__")
        shutil.copytree(tools.ROOT / name, tmp_path / name, ignore=left_out)
    bare = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(
        (python, "build.py"), cwd=tmp_path, env=bare, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert hashes((tmp_path / "dist" / site.CHECKSUMS).read_text("utf-8")) == LISTED


# ---- comparing with a host


@pytest.fixture
def host(tmp_path: Path) -> Path:
    """Write a small site in place of dist/, and a copy for a host; return the folder of the copy."""
    made = site_files.Site()
    for name in ("index.html", "assets/a.js", "sw.js"):
        made.add(name, name.encode(), path=name)
    made.add(site.CHECKSUMS, made.checksums().encode(), path=site.CHECKSUMS)
    made.write(tmp_path / "dist")
    made.write(tmp_path / "host")
    return tmp_path / "host"


def told(host: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the differences that a comparison of the two folders reports."""
    monkeypatch.setattr(compare_with_host, "DIST", host.parent / "dist")
    server, address = serve.in_background(host, under="/games/")
    try:
        return compare_with_host.differences(address)
    finally:
        server.shutdown()
        server.server_close()


def test_a_host_that_serves_the_same_passes(host: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(host, monkeypatch) == []


def test_a_host_that_serves_something_else_is_told_file_by_file(
    host: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (host / "assets/a.js").write_text("alert()")
    (host / "sw.js").unlink()
    assert told(host, monkeypatch) == ["assets/a.js differs", "sw.js is missing"]


@pytest.mark.parametrize("address", ["backbone", "file:///etc/passwd", "http://localhost:1/"])
def test_what_is_no_host_gets_one_sentence(address: str) -> None:
    with pytest.raises(tools.CannotBuildError, match=r"is not an address|cannot be read"):
        compare_with_host.differences(address)
