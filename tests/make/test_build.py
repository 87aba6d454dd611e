"""Check dist/: the same bytes for everybody, complete, and without a trace of the machine that built it."""

import ast
import base64
import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import zipfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

import pytest

import build
from engine.games.catalogue import CATALOGUE
from make import languages, runtime, site, tools
from make.digests import digest
from make.place import not_found, with_preview
from make.snapshot_prepare import UNUSED

INDEX = (site.DIST / "index.html").read_text("utf-8")
WORKER = (site.DIST / "sw.js").read_text("utf-8")


def listed(name: str) -> dict[str, str]:
    found = re.search(rf"\b{name}=(\{{[^{{}}]*\}})", WORKER)
    assert found
    paths: dict[str, str] = json.loads(found[1])
    return paths


@pytest.mark.in_turn(3)
@pytest.mark.slow
def test_another_place_and_time_zone_give_the_same_snapshot(tmp_path: Path) -> None:
    elsewhere = os.environ | {"TZ": "Asia/Tokyo", "LANG": "fr_FR.UTF-8", "HOME": str(tmp_path)}
    assert snapshot_with(runtime.PYODIDE, tmp_path, elsewhere) == digest(snapshot_file().read_bytes())


@pytest.mark.in_turn(3)
@pytest.mark.slow
def test_pyodide_is_cut_and_that_changes_nothing_in_its_memory(tmp_path: Path) -> None:
    smaller = tmp_path / "smaller"
    shutil.copytree(runtime.PYODIDE, smaller)
    tools.run(tools.node(), tools.WEB / "make/shrink.mjs", runtime.PYODIDE, smaller, missing="")
    for name, share in {"pyodide.asm.mjs": 0.35, "pyodide.asm.wasm": 0.92}.items():
        assert len((smaller / name).read_bytes()) < share * len((runtime.PYODIDE / name).read_bytes()), name
    assert snapshot_with(smaller, tmp_path) == digest(snapshot_file().read_bytes())


def snapshot_with(pyodide: Path, folder: Path, environment: Mapping[str, str] = os.environ) -> str:
    """Take a snapshot with this Pyodide and return its digest.

    Comparing digests is fast; a failed comparison of all bytes takes minutes.
    """
    (app,) = (site.DIST / "assets").glob("app-*.zip")
    command: list[str | Path] = [tools.node(), tools.WEB / "make/snapshot.mjs", pyodide, app, folder]
    subprocess.run(command, check=True, cwd=folder, env=environment)
    return digest((folder / "snapshot.wasm").read_bytes())


def snapshot_file() -> Path:
    (found,) = (site.DIST / "assets").glob("snapshot-*.wasm")
    return found


def test_the_page_imports_no_module_that_the_snapshot_leaves_out() -> None:
    with zipfile.ZipFile(BytesIO(runtime.app_archive())) as zipped:
        trees = [ast.parse(zipped.read(name)) for name in zipped.namelist()]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    imported = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}
    assert "asyncio" in imported
    assert sorted(imported & set(UNUSED)) == []


def test_an_error_in_a_module_of_ours_is_told(tmp_path: Path) -> None:
    files = {"engine/__init__.py": b"import never_heard_of", "app/__init__.py": b""}
    (tmp_path / "app.zip").write_bytes(runtime.archive(files))
    command = (tools.node(), tools.WEB / "make/snapshot.mjs", runtime.PYODIDE, tmp_path / "app.zip", tmp_path)
    with pytest.raises(tools.CommandError, match="No module named 'never_heard_of'"):
        tools.run(*command, missing="The snapshot could not be taken.")


@pytest.mark.in_turn(3)
@pytest.mark.slow
def test_a_snapshot_can_be_taken_when_pyscript_keeps_its_python(tmp_path: Path) -> None:
    (app,) = (site.DIST / "assets").glob("app-*.zip")
    with zipfile.ZipFile(app) as zipped:
        ours = {name: zipped.read(name) for name in zipped.namelist() if not name.startswith("pyscript/")}
    (tmp_path / "app.zip").write_bytes(runtime.archive(ours))
    command = (tools.node(), tools.WEB / "make/snapshot.mjs", runtime.PYODIDE, tmp_path / "app.zip", tmp_path)
    tools.run(*command, missing="The snapshot could not be taken.")


@pytest.mark.in_turn(3)
@pytest.mark.slow
def test_pyodide_of_another_form_is_used_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "pyodide"
    shutil.copytree(runtime.PYODIDE, other)
    glue = (other / runtime.GLUE).read_text().replace("wasmImports=", "imports=")
    (other / runtime.GLUE).write_text(glue)
    monkeypatch.setattr(runtime, "PYODIDE", other)
    monkeypatch.setattr(runtime, "WORK", tmp_path / "work")
    monkeypatch.setattr(runtime, "_take_snapshot", lambda *_: b"")
    assert runtime.pyodide()[runtime.GLUE] == runtime.read_at_once(glue).encode()
    assert "warning: this Pyodide is used as it is" in capsys.readouterr().out


@pytest.mark.in_turn(3)
@pytest.mark.slow
def test_the_snapshot_holds_the_rules_pages_but_no_docstrings() -> None:
    snapshot = snapshot_file().read_bytes()  # not compressed, so a search finds the texts in it
    assert [game.id for game in CATALOGUE.values() if game.rules and not held(game.rules, snapshot)] == []
    assert [text for text in docstrings() if held(text, snapshot)] == []


def held(text: str, memory: bytes) -> bool:
    """Return whether Python's memory contains a text; each character takes one or two bytes there."""
    return text.encode("latin-1" if max(text) < "\u0100" else "utf-16-le") in memory


def docstrings() -> list[str]:
    """Return the docstrings of the project, without rules pages.

    Short ones are left out: another text may contain them.
    """
    modules = [*(tools.ROOT / "engine").rglob("*.py"), *(tools.WEB / "app").rglob("*.py")]
    found = []
    for path in modules:
        tree = ast.parse(path.read_text("utf-8"))
        documented = (ast.FunctionDef, ast.ClassDef, ast.Module)
        for node in ast.walk(tree):
            page = isinstance(node, ast.Module) and "games" in path.parts
            text = ast.get_docstring(node, clean=False) if isinstance(node, documented) and not page else None
            if text and len(text) > 30:
                found.append(text)
    assert len(found) > 1000
    return found


def test_nothing_tells_where_it_was_built() -> None:
    here = str(tools.ROOT).encode()
    assert [path for path in site.DIST.rglob("*") if path.is_file() and here in path.read_bytes()] == []


def test_all_that_the_page_names_is_there() -> None:
    named = re.findall(r'(?:href|src)="([\w][^"#:]*)"', INDEX)
    assert named
    assert [name for name in named if not (site.DIST / name).is_file()] == []


def test_all_is_kept_for_the_tunnel_but_what_is_never_needed_there() -> None:
    kept = {*listed("files"), *listed("spare"), *listed("extras"), "index.html", "sw.js", "_headers"}
    assert all((site.DIST / name).exists() for name in kept)
    there = {path.relative_to(site.DIST).as_posix() for path in site.DIST.rglob("*") if path.is_file()}
    read_elsewhere = {"404.html", "licences.txt", "sbom.cdx.json", site.CHECKSUMS}
    others = ("screenshots/", "assets/micropython-", "assets/quick")  # only for a first visit
    assert {name for name in there - kept if not name.startswith(others)} == read_elsewhere


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ("/", "/"),
        ("", "/"),
        ("/games/backbone", "/games/backbone/"),
        ("https://example.org", "https://example.org/"),
        ("https://example.org/games/", "https://example.org/games/"),
    ],
)
def test_the_place_of_the_site_is_an_address_or_a_path_with_a_slash_at_its_end(given: str, place: str) -> None:
    assert build.place_of_site(given) == place


def test_where_nothing_is_found_the_links_lead_to_the_game_on_the_same_host() -> None:
    links = re.findall(r'<a href="([^"]*)"', not_found("https://example.org/games/"))
    assert links and set(links) == {"/games/"}


def test_the_picture_beside_a_link_has_a_whole_address_where_the_place_is_known() -> None:
    relative = '<meta property="og:image" content="screenshots/preview.jpg">'
    whole = '<meta property="og:image" content="https://example.org/games/screenshots/preview.jpg">'
    assert relative in INDEX and whole in with_preview(INDEX, "https://example.org/games/")


def test_a_language_is_a_small_file() -> None:
    files = {path.name: len(gzip.compress(path.read_bytes())) for path in site.DIST.glob("assets/words-*.json")}
    assert len(files) == len(languages.codes())
    assert max(files.values()) < 60_000, files


def test_the_service_worker_knows_the_hash_of_every_file() -> None:
    for path, integrity in (listed("files") | listed("spare") | listed("extras")).items():
        data = (site.DIST / ("index.html" if path == "./" else path)).read_bytes()
        assert base64.b64decode(integrity) == hashlib.sha256(data).digest(), path


def test_page_and_service_worker_have_one_version() -> None:
    found = re.search(r'\bversion="(\w+)"', WORKER)
    assert found
    assert f'<meta name="version" content="{found[1]}">' in INDEX


def test_the_page_runs_only_files_with_a_hash_in_their_names() -> None:
    named = re.findall(
        r'<(?:script|link rel="(?:preload|modulepreload|stylesheet)")[^>]*? (?:src|href)="([^"]*)"', INDEX
    )
    assert len(named) > 10
    assert [name for name in named if not re.match(r"assets/[^/]*-[0-9a-f]{10}[./]", name)] == []


def test_the_page_carries_the_policy_for_hosts_that_send_no_headers() -> None:
    policy = site.headers("/")["Content-Security-Policy"]
    assert "unsafe-eval" not in policy.replace("wasm-unsafe-eval", "")
    assert "unsafe-inline" not in policy
    assert policy.partition("; frame-ancestors")[0] in INDEX
    assert not re.search(r"<script(?![^>]* src=)", INDEX)


@pytest.mark.parametrize("path", ["/", "/assets/solver-0123456789.mjs", "/sw.js", "/404.html"])
def test_every_file_comes_with_the_headers_that_shut_others_out(path: str) -> None:
    headers = site.headers(path)
    assert headers["Strict-Transport-Security"] == "max-age=63072000; includeSubDomains"
    assert headers["Cross-Origin-Opener-Policy"] == headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert headers["Cross-Origin-Embedder-Policy"] == "require-corp"
    assert {"camera=()", "midi=()", "serial=()"} <= set(headers["Permissions-Policy"].split(", "))


def test_what_never_changes_may_be_kept_for_ever_and_nothing_else() -> None:
    assert "immutable" in site.headers("/assets/boot-0123456789.js")["Cache-Control"]
    for path in ("/", "/index.html", "/sw.js", "/manifest.webmanifest", "/whats-new.json", "/charts/golf.txt"):
        assert site.headers(path)["Cache-Control"] == "no-cache"


def test_nothing_keeps_the_browser_from_using_its_compiled_code_again() -> None:
    """Check two conditions of Chromium's code cache.

    A script has to fetch the file, and functions are compiled at once.
    """
    page = (site.DIST / "index.html").read_text()
    assert not re.search(r"<link[^>]*\.wasm", page)
    (glue,) = site.DIST.glob("assets/pyodide-*/pyodide.asm.mjs")
    assert re.match(r"const \w+=\(async function\(", glue.read_text())


def test_no_script_names_a_source_map_that_is_not_there() -> None:
    scripts = [path for path in site.DIST.rglob("*") if path.suffix in {".js", ".mjs", ".css"}]
    assert scripts
    assert [path.name for path in scripts if b"sourceMappingURL=" in path.read_bytes()] == []


def test_pyscript_writes_nothing_for_debugging_to_the_console() -> None:
    assert [
        path.name for path in site.DIST.glob("assets/pyscript-*/*") if b"PyScript Ready" in path.read_bytes()
    ] == []


def test_pyscript_comes_without_its_python_which_is_in_the_archive_for_a_plain_start() -> None:
    with zipfile.ZipFile(BytesIO(runtime.app_archive())) as zipped:
        texts = {name: zipped.read(name).decode() for name in zipped.namelist() if name.startswith("pyscript/")}
    assert {"pyscript/__init__.py", "pyscript/context.py", "pyscript/ffi.py"} <= set(texts)
    for name, text in texts.items():
        compile(text, name, "exec")
    (core,) = (data for name, data in runtime.pyscript().items() if name.startswith("core-"))
    assert b"RUNNING_IN_WORKER" not in core
    assert len(core) > 50_000


def test_javascript_of_another_form_is_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    name = "_createPyodideModule"
    known = f"async function {name}(of={{}}){{run();return moduleRtn}}export default {name};\n"
    expected = f"const {name}=(async function(of={{}}){{run();return moduleRtn}});export default {name};"
    assert runtime.read_at_once(known) == expected
    assert not capsys.readouterr().out
    other = known.replace("async ", "")
    assert runtime.read_at_once(other) == other
    assert capsys.readouterr().out.startswith("warning: ")


def test_the_first_html_says_what_the_collection_is_and_how_many_games_it_has() -> None:
    assert f"Backbone Patience · {len(CATALOGUE.families())} games" in INDEX
    manifest = (site.DIST / "manifest.webmanifest").read_text("utf-8")
    for text in (INDEX, manifest):
        assert f"{len(CATALOGUE.families())} patience games" in text and "GAMES" not in text
    assert "Choose how to begin" in INDEX


def test_the_installed_game_keeps_its_place_and_has_a_shortcut_to_the_daily_deals() -> None:
    manifest = json.loads((site.DIST / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["id"] == "backbone-patience", "another id would be another game to those who have installed it"
    assert manifest["launch_handler"] == {"client_mode": "focus-existing"}
    assert any("daily" in shortcut["url"] for shortcut in manifest["shortcuts"])
    assert all(shortcut["icons"] for shortcut in manifest["shortcuts"])


def test_the_titles_have_their_typeface_with_the_first_picture_and_extensions_leave_the_colours_alone() -> None:
    head = INDEX.partition("</head>")[0]
    assert re.search(
        r'<link rel="preload" as="font" type="font/ttf" crossorigin href="assets/zilla-slab-700', head
    )
    assert '<meta name="darkreader-lock">' in head


def test_the_readme_says_how_many_games_there_are() -> None:
    counted = f"{len(CATALOGUE.families())} games in {len(CATALOGUE)} rule sets"
    assert counted in (tools.ROOT / "README.md").read_text("utf-8")


def test_every_picture_that_the_page_or_its_manifest_names_is_there_and_as_large_as_it_says() -> None:
    manifest = json.loads((site.DIST / "manifest.webmanifest").read_text("utf-8"))
    shortcuts = [icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"]]
    named = [*manifest["icons"], *manifest["screenshots"], *shortcuts]
    tags = dict(re.findall(r'<meta property="og:image(?::(\w+))?" content="([^"]+)">', INDEX))
    named.append({"src": tags[""], "sizes": f"{tags['width']}x{tags['height']}", "type": "image/jpeg"})
    for picture in named:
        content = (site.DIST / picture["src"]).read_bytes()
        if picture["type"] == "image/svg+xml":
            assert picture["sizes"] == "any" and content.startswith(b"<svg")
        else:
            assert _size_of(content) == picture["sizes"], picture["src"]


def _size_of(content: bytes) -> str:
    """Return width and height of a PNG or JPEG file in pixels, such as "96x96"."""
    if content.startswith(b"\x89PNG"):
        width, height = content[16:20], content[20:24]
    else:
        frame = re.search(rb"\xff[\xc0-\xc2]...(..)(..)", content, re.DOTALL)
        assert frame
        height, width = frame.groups()
    return f"{int.from_bytes(width, 'big')}x{int.from_bytes(height, 'big')}"
