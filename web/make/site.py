"""Builds the site in dist/.

In the sources, files refer to each other by their plain names. The build adds a hash of the content to the name of
a file, so that a browser may keep the file for ever. It also writes the new name into all files that refer to it.
So the build adds a file only after the files to which that file refers.
"""

import hashlib
import json
import re
from html import escape
from pathlib import Path

from app.words.english import LANGUAGE
from make import bundles, changelog, languages, licences, page_words, parts, runtime, sbom, tools, words
from make.digests import digest, integrity
from make.parts import Part
from make.place import not_found, with_preview
from make.sbom import Taken
from make.site_files import HEADERS, Site
from make.tools import FONTS, PACKAGES, ROOT, WEB, WORK, CannotBuildError
from micropython import bytecode, sources

DIST = ROOT / "dist"
CHECKSUMS = "sha256sums.txt"
_SAFETY_NET = "start/safety_net.ts"
_SOLVER = "workers/solver.ts"
_WORKER = "workers/sw.ts"
# The files of MicroPython, in the order in which the page fetches them.
_QUICK_FILES = ("micropython/micropython.wasm", "quick_rules.wasm", "quick_page.wasm")


def build(*, has_micropython: bool = True, place: str = "/") -> Path:
    """Build the site, write it to dist/, and return the path of dist/.

    Args:
        has_micropython: whether a first visit starts with MicroPython; without it, every visit waits for Pyodide.
        place: where the host serves the site: an address or a path, "https://example.org/" or "/backbone/".
    """
    tools.packages()
    assemble(has_micropython=has_micropython, place=place).write(DIST)
    # After a build with unusual arguments, the stamp is empty: `is_due` then asks for a usual build.
    _stamp().write_text(_sources() if has_micropython and place == "/" else "")
    return DIST


def assemble(*, has_micropython: bool = True, place: str = "/") -> Site:
    """Return the files of dist/. The same sources give the same files, byte for byte, on every machine.

    The arguments are those of `build`.
    """
    words.check()
    site = Site(has_micropython=has_micropython, place=place)
    _runtime(site)
    _drawings_and_fonts(site)
    _languages(site)
    _charts(site)
    site.add(changelog.NAME, changelog.file(), path=changelog.NAME)
    _scripts(site)
    _page(site)
    _accounts(site)
    return site


def fingerprint() -> str:
    """Return the SHA-256 of the file of checksums in dist/. Two sites with the same fingerprint are identical."""
    return hashlib.sha256((DIST / CHECKSUMS).read_bytes()).hexdigest()


def is_due() -> bool:
    """Return whether dist/ is missing or a source has changed since it was made."""
    return not DIST.exists() or not _stamp().exists() or _stamp().read_text() != _sources()


def _stamp() -> Path:
    WORK.mkdir(exist_ok=True)
    return WORK / "built-from"


def _sources() -> str:
    """Return a hash of all sources from which dist/ is made."""
    found = (path for folder in (ROOT / "engine", WEB) for path in folder.rglob("*"))
    files = [path for path in found if path.is_file() and PACKAGES not in path.parents]
    files.append(ROOT / "pyproject.toml")
    parts = ((str(path).encode(), path.read_bytes()) for path in sorted(files) if path.suffix != ".pyc")
    return digest(*(part for pair in parts for part in pair))


# ---- Python and what runs in it


def _runtime(site: Site) -> None:
    """Add Pyodide, PyScript, our Python and the snapshot of Python's memory."""
    site.add_folder("pyodide", runtime.pyodide())
    site.add_folder("pyscript", runtime.pyscript())
    site.add("empty.zip", runtime.archive({}))
    if site.has_micropython:
        _micropython(site)
    app = runtime.app_archive()
    site.add("snapshot.wasm", runtime.snapshot(app)[0])
    # Only a plain start, which is a start without the snapshot, downloads these two files.
    site.add("app.zip", app)
    site.add(runtime.LIBRARY, (runtime.PYODIDE / runtime.LIBRARY).read_bytes())


def _micropython(site: Site) -> None:
    """Add MicroPython and our Python sources compiled for it. A first visit starts with these files."""
    site.add_folder("micropython", runtime.micropython())
    files = sources.files()
    # These files import only the rules. So MicroPython can import them while the other files of the page download.
    early = (
        "app/__init__.py",
        "app/words/",
    )
    page = [path for path in files if path.startswith(("app/", sources.PAGE)) and not path.startswith(early)]
    # The words come last, because code compresses worse with words in the middle.
    others = (path for path in files if path not in page)
    rules = sorted(others, key=lambda path: path.endswith("words/english.py"))
    for name, part in {"rules": rules, "page": page}.items():
        packed = bytecode.packed({path: files[path] for path in part})
        site.add(f"quick_{name}.wasm", packed)  # named .wasm because hosts compress .wasm files


# ---- the page's own scripts


def _drawings_and_fonts(site: Site) -> None:
    """Add the drawings of cards that a player can choose, and the font of titles."""
    from make import drawings, fonts  # noqa: PLC0415

    site.add("backs.svg", drawings.backs().encode())
    site.add("courts.svg", drawings.courts().encode())
    site.add("suits.svg", drawings.suits().encode())
    for weight in fonts.WEIGHTS:
        for part in fonts.PARTS:
            site.add(fonts.name(weight, part), fonts.display(FONTS, weight, part))


def _languages(site: Site) -> None:
    """Add a file with the words of each language except English, which is part of the program."""
    for code, data in languages.files().items():
        site.add(_words_of(code), data)


def _charts(site: Site) -> None:
    """Add the charts in web/charts/: stored verdicts on numbered deals that are not part of the engine."""
    for path in sorted((WEB / "charts").glob("*.txt")):
        site.add(path.name, path.read_bytes(), path=f"charts/{path.name}")


def _words_of(code: str) -> str:
    return f"words-{code}.json"


def _fonts_of_languages(site: Site) -> dict[str, list[str]]:
    """Return the font files that each language needs in addition to those for English: code -> names."""
    from make import fonts  # noqa: PLC0415

    texts = {code: site.files[site.names[_words_of(code)]].decode() for code in languages.codes()}
    return {code: fonts.needed(text) for code, text in texts.items()}


def _scripts(site: Site) -> None:
    """Add the style sheet, and the scripts that web/index.html names, each bundled with all that it imports."""
    site.add("app/main.py", (WEB / "app/main.py").read_bytes())
    wanted = _page_scripts()
    site.add_bundles({source: wanted[source] for source in wanted if source != _SAFETY_NET}, _values(site))
    site.add("style.css", bundles.style(site.addresses(), minify=True).encode())
    site.names[bundles.STYLE] = site.names["style.css"]
    start = {path: digest(site.files[path]) for path in _needed(site)}
    values = {"sentences": page_words.of_safety_net(LANGUAGE), "startFiles": start}
    site.add_bundles({_SAFETY_NET: wanted[_SAFETY_NET]}, values)


def _page_scripts() -> dict[str, str]:
    """Return the scripts that web/index.html names: source -> format, see `bundles.named_in`."""
    named = bundles.named_in((WEB / "index.html").read_text("utf-8"))
    return {source: form for source, form in named.items() if form}


def _values(site: Site) -> dict[str, object]:
    """Return the values that the build writes into scripts, by name; `types/build.d.ts` describes them."""
    addresses = site.addresses()
    sizes = {name: len(site.files[path]) for name, path in site.names.items() if path in site.files}
    lock = json.loads((runtime.PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    return {
        "snapshot": runtime.snapshot(site.files[site.names["app.zip"]])[1],
        "snapshotBytes": sizes["snapshot.wasm"],
        "snapshotAndRuntimeBytes": sizes["snapshot.wasm"] + sizes["pyodide/pyodide.asm.wasm"],
        "lock": {"info": lock["info"], "packages": {}},
        "languages": {code: addresses[_words_of(code)] for code in languages.codes()},
        "fonts": {code: [addresses[name] for name in names] for code, names in _fonts_of_languages(site).items()},
        "modules": [addresses[name] for name in addresses if _starts_pyodide(name)],
        "pyodideVersion": json.loads((runtime.PYODIDE / "package.json").read_text("utf-8"))["version"],
        "quickBytes": sum(sizes.get(name, 0) for name in _QUICK_FILES),
        "said": page_words.of_scripts(LANGUAGE),
    }


def _starts_pyodide(name: str) -> bool:
    """Return whether a file, given by its source name, is a script of Pyodide or PyScript."""
    return name.startswith(("pyodide/", "pyscript/")) and name.endswith((".js", ".mjs"))


def _needed(site: Site) -> list[str]:
    """Return the paths of the files that a start needs. If one is missing, at most MicroPython starts."""
    named = bundles.named_in((WEB / "index.html").read_text("utf-8"))
    names = (*(name for name in named if name != _SAFETY_NET), "snapshot.wasm", _SOLVER)
    folders = [path for path in site.files if re.match(r"assets/(pyodide|pyscript)-\w+/", path)]
    return [*(site.names[name] for name in names), *folders]


# ---- the page and what browsers look for beside it


def _page(site: Site) -> None:
    for folder in ("icons", "screenshots"):
        for path in sorted((WEB / folder).glob("*.*")):
            site.add(f"{folder}/{path.name}", path.read_bytes(), path=f"{folder}/{path.name}")
    site.add("manifest.webmanifest", page_words.manifest().encode(), path="manifest.webmanifest")
    site.add("404.html", not_found(site.place).encode(), path="404.html")
    site.add("index.html", _index(site).encode(), path="index.html")
    site.add("sw.js", (WEB / _WORKER).read_bytes(), path="sw.js")  # so that the version also depends on it
    version = site.version()
    site.files["index.html"] = site.files["index.html"].replace(b"VERSION", version.encode(), 1)
    site.files["sw.js"] = _worker(site, version).encode()


def _worker(site: Site, version: str) -> str:
    """Return the text of the service worker, with the version and the hashes of all files filled in."""
    kept = {path: integrity(site.files[path]) for path in _kept(site)}
    values = {
        "version": version,
        "files": {"./": integrity(site.files["index.html"]), **kept},
        "spare": {path: integrity(site.files[path]) for path in _spare(site)},
        "extras": {path: integrity(site.files[path]) for path in _chosen(site)},
    }
    return bundles.scripts({_WORKER: "iife"}, {}, values)[_WORKER].text


def _spare(site: Site) -> list[str]:
    """Return the paths of the files that only a plain start needs, the start without the snapshot."""
    return [site.names["app.zip"], site.names[runtime.LIBRARY]]


def _chosen(site: Site) -> list[str]:
    """Return the paths of the optional files, which a player needs only after choosing what they contain."""
    from make import fonts  # noqa: PLC0415

    drawings = [f"{name}.svg" for name in ("backs", "courts", "suits")]
    letters = [fonts.name(weight, part) for weight in fonts.WEIGHTS for part in fonts.PARTS if part]
    charts = [path for path in site.files if path.startswith("charts/")]
    return [*charts, *(site.names[name] for name in (*drawings, *letters, *map(_words_of, languages.codes())))]


def _quick(site: Site) -> list[str]:
    """Return the paths of MicroPython and of its files, which only a first visit uses."""
    names = set(_QUICK_FILES) & site.names.keys()
    others = (path for path in site.files if "/micropython-" in path)
    return sorted({*(site.names[name] for name in names), *others})


def _kept(site: Site) -> list[str]:
    """Return the paths of the files that the service worker stores, so that the page works without a network.

    index.html is not among them: the service worker stores it under the address of its folder, "./".
    """
    left_out = ("index.html", "404.html", "sw.js", *_spare(site), *_chosen(site), *_quick(site))
    return sorted(path for path in site.files if path not in left_out and not path.startswith("screenshots/"))


def _index(site: Site) -> str:
    """Return the text of index.html: the template with the head, the deck and the first boards filled in.

    VERSION stays in the text as a placeholder, because the version is not known yet.
    """
    from app.view.prerender import first_paint  # noqa: PLC0415  (the code that draws the board in the page, too)
    from make import deck  # noqa: PLC0415

    text = with_preview(page_words.filled(page_words.page(), LANGUAGE), site.place)
    for name in bundles.named_in(text):
        text = text.replace(f'="{name}"', f'="{site.names[name]}"')
    for name, made in {
        "head": _head(),
        "font": _font(site, 700),
        "early": _early(site),
        "deck": deck.defs(FONTS),
        "boards": first_paint(),
        "sentences": _sentences(),
    }.items():
        before, mark, after = text.partition(f"<!--build:{name}-->")
        if not mark:
            raise CannotBuildError(f"web/index.html has no <!--build:{name}-->.")
        text = before + made + after
    return text


def _sentences() -> str:
    """Return HTML with the messages that explain a failed start, in all languages except English."""
    spoken = {code: languages.as_language(made) for code, made in languages.translated().items()}
    words = {code: page_words.of_safety_net(language) for code, language in spoken.items()}
    text = json.dumps(words, ensure_ascii=False, separators=(",", ":"))
    text = text.replace("&", "&amp;").replace("'", "&#39;")
    return f"<template id=\"sentences\" data-words='{text}'></template>"


def _head() -> str:
    """Return HTML for the beginning of the head: the security policy, the version and the release.

    The page contains the policy because some hosts do not send it as a header. In `index.html`, the script that
    reports faults comes next, because `guard.ts` may stop all later scripts. Downloads begin after that script.
    """
    policy = re.sub(r"; frame-ancestors [^;]*", "", headers("/")["Content-Security-Policy"])
    return "\n".join(
        [
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="version" content="VERSION">',
            f'<meta name="release" content="{escape(tools.project()["version"])}">',
        ]
    )


def _early(site: Site) -> str:
    """Return HTML that makes the browser fetch more files early: the module scripts and a title font.

    This HTML comes after the style sheet: a browser opens few connections, and needs the style sheet first.
    """
    modules = (source for source, form in _page_scripts().items() if form == "esm")
    lines = (f'<link rel="modulepreload" href="{site.names[source]}">' for source in modules)
    return "\n".join([*lines, _font(site, 600)])


def _font(site: Site, weight: int) -> str:
    """Return HTML that makes the browser fetch a title font early, so that titles never change their look."""
    from make import fonts  # noqa: PLC0415

    path = site.names[fonts.name(weight, "")]
    return f'<link rel="preload" as="font" type="font/ttf" crossorigin href="{path}">'


def headers(path: str, rules: Path = HEADERS) -> dict[str, str]:
    """Return the HTTP headers that a file of rules, such as web/_headers, sets for a path of the site."""
    wanted: dict[str, str] = {}
    applies = False
    for line in rules.read_text("utf-8").splitlines():
        if line.startswith("/"):
            applies = path == line or (line.endswith("*") and path.startswith(line[:-1]))
        elif applies and line.startswith(" "):
            name, _, value = line.partition(":")
            wanted[name.strip()] = value.strip()
    return wanted


# ---- the files that describe the site


def _accounts(site: Site) -> None:
    """Add the headers, the bill of materials, the licences and the checksums. Devices do not store these files."""
    site.add(HEADERS.name, HEADERS.read_bytes(), path=HEADERS.name)
    project = tools.project()
    ours = Part(project["name"], project["version"], project["license"])
    files = {
        "pyodide": _taken(site, runtime.PYODIDE, "pyodide/", runtime.LIBRARY),
        "@pyscript/core": _taken(site, runtime.PYSCRIPT, "pyscript/"),
        "@micropython/micropython-webassembly-pyscript": _taken(
            site, runtime.MICROPYTHON, "micropython/micropython"
        ),
    }
    everything = parts.in_site(runtime.pyscript_files())
    inside = [part for part in everything if site.has_micropython or "micropython" not in part.name.lower()]
    bill = sbom.bill(ours, inside, parts.tools(inside), files, runtime.CHANGES)
    for path, text in {"sbom.cdx.json": bill, "licences.txt": licences.listing(inside, runtime.CHANGES)}.items():
        site.add(path, text.encode(), path=path)
    site.add(CHECKSUMS, site.checksums().encode(), path=CHECKSUMS)


def _taken(site: Site, folder: Path, *begin: str) -> dict[str, Taken]:
    """Return the files of the site that come from a package of others: path in dist/ -> file.

    Args:
        site: the site.
        folder: the folder with the original files. Their names are the last parts of the names in the sources.
        *begin: how the names of these files in the sources begin.
    """
    paths = {name: path for name, path in site.names.items() if name.startswith(begin) and path in site.files}
    return {path: Taken(site.files[path], (folder / Path(name).name).read_bytes()) for name, path in paths.items()}
