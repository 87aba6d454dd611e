"""Check that the engine uses only the standard library, and that README files name existing paths.

The engine also never prints or reads files. `pyproject.toml` says under `tool.importlinter` which module may
import which.
"""

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENGINE = sorted((ROOT / "engine").rglob("*.py"))
NAMES = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in ENGINE]
modules = pytest.mark.parametrize("path", ENGINE, ids=NAMES)


def tops(path: Path) -> set[str]:
    """Return the top-level packages that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: imports are written in full"
            found.add(str(node.module))
    return {name.split(".")[0] for name in found}


@modules
def test_the_engine_needs_only_the_standard_library(path: Path) -> None:
    assert tops(path) <= set(sys.stdlib_module_names) | {"engine"}


@modules
def test_the_engine_prints_and_reads_nothing(path: Path) -> None:
    if path.stem != "__main__":
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        assert not names & {"open", "print", "input", "exec", "eval"}


def test_only_one_module_reads_which_key_was_pressed() -> None:
    """Check this, since other code might forget keyboards of another script, or Caps Lock."""
    readers = [
        path for path in (ROOT / "web/app").rglob("*.py") if re.search(r"\bevent\.(key|code)\b", path.read_text())
    ]
    assert [path.name for path in readers] == ["keys.py"]


def _notes() -> Iterator[Path]:
    """Yield all README.md files of the project, without those of other people's packages and of builds."""
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if not name.startswith(".") and name not in OTHERS]
        yield from ((Path(folder) / name).relative_to(ROOT) for name in files if name == "README.md")


OTHERS = {"node_modules", "dist"}
NOTES = sorted(_notes())


@pytest.mark.parametrize("note", NOTES, ids=str)
def test_notes_name_files_and_folders_that_exist(note: Path) -> None:
    named = set(
        re.findall(
            r"`((?:app|engine|tests|web|make|micropython)/[a-z_./-]+)`", (ROOT / note).read_text(encoding="utf-8")
        )
    )
    roots = ROOT, ROOT / "web"
    assert not {path for path in named if not any((root / path).exists() for root in roots)}


def test_there_are_notes() -> None:
    assert {note.parent.as_posix() for note in NOTES} >= {
        ".",
        "engine/games",
        "engine/words",
        "web/app/words",
        "web",
        "web/micropython",
    }
