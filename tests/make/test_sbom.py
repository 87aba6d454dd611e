"""Check the bill of materials and the licences: complete, valid, and true for the files served."""

import hashlib
import json
import re
import tomllib
from typing import Any

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from make import locks, parts, runtime, site, tools

TEXT = (site.DIST / "sbom.cdx.json").read_text("utf-8")
BILL: dict[str, Any] = json.loads(TEXT)
REQUIRED = [entry for entry in BILL["components"] if entry["scope"] == "required"]
EXCLUDED = [entry for entry in BILL["components"] if entry["scope"] == "excluded"]
LICENCES = (site.DIST / "licences.txt").read_text("utf-8")
NO_TEXT_NEEDED = {"blessing", "CC0-1.0", "public domain", "not stated; made by authors of Pyodide"}
PARTS = parts.in_site([path.name for path in site.DIST.glob("assets/pyscript-*/*.js")])


def test_it_is_valid() -> None:
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(TEXT) is None


def test_every_part_of_the_site_has_a_licence() -> None:
    assert [entry["name"] for entry in REQUIRED if not entry.get("licenses")] == []
    names = {entry["name"] for entry in REQUIRED}
    assert {"pyodide", "CPython", "musl", "zlib", "libffi", "@pyscript/core", "polyscript"} <= names
    assert "@fontsource/zilla-slab" in names


def test_the_tools_of_the_build_are_listed_with_hashes() -> None:
    hashes = {entry["name"]: [one["content"] for one in entry["hashes"]] for entry in EXCLUDED}
    for package in (*locks.locked("build"), *locks.locked("node")):
        assert hashes[package.name] == list(package.hashes)


def test_the_files_it_names_are_those_that_are_served() -> None:
    named = {
        file["name"]: file["hashes"][0]["content"] for entry in REQUIRED for file in entry.get("components", [])
    }
    assert any(path.endswith("pyodide.asm.wasm") for path in named)
    assert any("/pyscript-" in path for path in named)
    served = {path: hashlib.sha256((site.DIST / path).read_bytes()).hexdigest() for path in named}
    assert served == named


ORIGINALS = {
    "pyodide": runtime.PYODIDE,
    "@pyscript/core": runtime.PYSCRIPT,
    "@micropython/micropython-webassembly-pyscript": runtime.MICROPYTHON,
}


def test_what_is_changed_says_so_and_names_what_it_was() -> None:
    """Check changed files. Earlier all were listed as unchanged, though the build rewrites most of them."""
    changed = set()
    for entry in REQUIRED:
        for file in entry.get("components", []):
            name = re.sub(r"-[0-9a-f]{10}(?=\.zip$)", "", file["name"].rpartition("/")[2])
            before = hashlib.sha256((ORIGINALS[entry["name"]] / name).read_bytes()).hexdigest()
            told = file.get("pedigree", {}).get("ancestors", [file])[0]["hashes"][0]["content"]
            assert told == before, name
            if "pedigree" in file:
                changed.add(entry["name"])
                assert file["hashes"][0]["content"] != before
    assert changed == set(ORIGINALS)
    for entry in REQUIRED:
        assert ("pedigree" in entry) == (entry["name"] in runtime.CHANGES)
    for name, change in runtime.CHANGES.items():
        (part,) = [part for part in PARTS if part.name == name]
        assert part.source
        entry = LICENCES[LICENCES.index(f"\n{name} {part.version}\n") :]
        assert f"\n    changed: {change}\n" in entry[: entry.index("\n\n") + 1]


def test_everything_named_in_the_contents_has_an_entry() -> None:
    entries = {entry["bom-ref"] for entry in BILL["components"]}
    contents = {entry["ref"]: entry["dependsOn"] for entry in BILL["dependencies"]}
    inside = [part for found in contents.values() for part in found]
    assert set(inside) == {entry["bom-ref"] for entry in REQUIRED}
    assert len(inside) == len(set(inside))
    assert len(entries) == len(BILL["components"])


def test_the_list_of_licences_names_every_part_and_holds_every_text() -> None:
    for part in PARTS:
        assert f"\n{part.name} {part.version}".rstrip() + "\n" in LICENCES
        assert [text for text in texts(part) if text.strip("\n") not in LICENCES] == []


def texts(part: parts.Part) -> list[str]:
    """Return the texts that the licence of a part requires to be distributed with it."""
    if part.text or part.licence in NO_TEXT_NEEDED:
        return [part.text]
    names = [word for word in part.licence.split() if word not in ("AND", "WITH")]
    return [(parts.LICENCES / f"{name}.txt").read_text("utf-8") for name in names]


LINKED = tomllib.loads((parts.LICENCES / "parts.toml").read_text("utf-8"))["part"]


@pytest.mark.parametrize("part", [part for part in LINKED if "version" in part], ids=lambda part: part["name"])
def test_a_part_of_an_interpreter_is_in_it_in_the_version_that_we_name(part: dict[str, str]) -> None:
    assert part["version"] in part["sign"]
    small = part["name"] == "MicroPython"
    file = runtime.MICROPYTHON / "micropython.wasm" if small else runtime.PYODIDE / "pyodide.asm.wasm"
    assert part["sign"].encode() + b"\0" in file.read_bytes()


def test_parts_are_inside_parts_that_are_listed() -> None:
    names = {part["name"] for part in LINKED} | set(parts.FETCHED)
    assert {part["of"] for part in LINKED} <= names


def test_pyscript_bundles_what_its_source_maps_say() -> None:
    bundled = {part.name: part.version for part in PARTS if part.of == "@pyscript/core"}
    assert bundled["html-escaper"] == "3.0.3"  # its sources are the same as in npm's package
    assert bundled["weak-id"] == ""  # unknown: its sources differ from npm's package


def test_what_nothing_is_known_of_stops_the_build() -> None:
    with pytest.raises(tools.CannotBuildError, match=r"The site holds left-pad, whose licence is not known"):
        parts._npm_part("left-pad")
    with pytest.raises(tools.CannotBuildError, match=r"PyScript has no new.js.map"):
        parts._bundled("@pyscript/core", ["new.js"])


def test_nothing_in_it_changes_from_build_to_build() -> None:
    assert "timestamp" not in TEXT
    assert str(tools.ROOT) not in TEXT
