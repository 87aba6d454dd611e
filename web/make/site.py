"""Builds the site in dist/.

Sources refer to each other by their plain names. The build puts the hash of a file into its name, so that browsers
may keep it for ever, and rewrites the references to it in other files. So a file is added after the files to which
it refers.
"""

import hashlib
import json
import re
import shutil
from collections.abc import Mapping
from html import escape
from pathlib import Path

from engine.words.english import LANGUAGE
from make import bundles, languages, licences, page_words, parts, runtime, sbom, tools, words
from make.digests import digest, integrity
from make.parts import Part
from make.sbom import Taken
from make.tools import FONTS, PACKAGES, ROOT, WEB, WORK, CannotBuildError
from quick import bytecode, sources

DIST = ROOT / "dist"
CHECKSUMS = "sha256sums.txt"
HEADERS = WEB / "_headers"  # read by Netlify and Cloudflare, too
# Each list becomes one file, since a browser waits for each of several. They run before anything is painted.
_JOINED_SCRIPTS = {
    "begin.js": ("guard.js", "early_modules.js", "later_visit.js"),
    "before_paint.js": ("early_runtime.js", "early_presses.js", "look.js", "greeting.js", "words.js"),
}
# Those that only a page needs in which Pyodide starts.
_PYTHON_SCRIPTS = (
    *("interpreter.mjs", "runtime_download.mjs", "snapshot_file.mjs", "table_filling.mjs"),
    "pyodide/pyodide.mjs",
)
# MicroPython's, in the order in which they are fetched.
_QUICK_FILES = ("micropython/micropython.wasm", "quick_rules.wasm", "quick_page.wasm")
# In this order: each refers only to those before it, and the first ones only to these.
_OUR_SCRIPTS = (
    "boot.js",
    *(
        "snapshot_file.mjs",
        "early_worker.mjs",
        "runtime_download.mjs",
        "table_filling.mjs",
        "interpreter.mjs",
        "module_worker.mjs",
        "solver.mjs",
    ),
    *(
        "database.mjs",
        "small_records.mjs",
        "records.mjs",
        "second_copy.mjs",
        "writer.mjs",
        "kept.mjs",
        "start.mjs",
    ),
    *("sources.mjs", "quick.mjs"),
)
# The modules with which every page starts.
_FIRST_MODULES = ("start.mjs", "kept.mjs", "records.mjs", "database.mjs", "writer.mjs")
# Of JavaScript and CSS: those that stand alone, so that none of them is part of a text.
_COMMENT = re.compile(r"^[ \t]*(?://.*|/\*(?!build:)(?:[^*]|\*(?!/))*\*/[ \t]*)$", re.MULTILINE)
QUOTED = re.compile(r"""(?<=["'])(?:\.{1,2}/)?([\w@][\w@./-]*)(?=["'])""")


class Site:
    """The files of dist/ while they are being made."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}  # path in dist -> content
        self.names: dict[str, str] = {}  # name in the sources -> path in dist

    def add(self, name: str, data: bytes, *, path: str | None = None) -> None:
        """Add a file at a path in dist/; without `path`, put it into assets/ with its hash in its name.

        `name` is the name by which the sources refer to the file.
        """
        stem, dot, end = Path(name).name.rpartition(".")
        self.names[name] = path or f"assets/{stem}-{digest(data)}{dot}{end}"
        self.files[self.names[name]] = data

    def add_folder(self, name: str, files: Mapping[str, bytes]) -> None:
        """Add files that refer to each other: they keep their names, and their folder has the hash in its name."""
        folder = f"assets/{name}-{digest(*files.values())}"
        self.names[f"{name}/"] = f"{folder}/"
        for file, data in files.items():
            self.add(f"{name}/{file}", data, path=f"{folder}/{file}")

    def refer(self, text: str, *, inside_assets: bool) -> str:
        """Return the text with each quoted name of a file that was already added replaced by its path in dist/.

        With `inside_assets` the text is itself a file in assets/, and the paths are relative to that folder.
        """

        def path(match: re.Match[str]) -> str:
            found = self.names.get(match[1])
            if found is None:
                return match[0]
            return "./" + found.removeprefix("assets/") if inside_assets else found

        return QUOTED.sub(path, text)

    def version(self) -> str:
        """Return a hash of all files added so far."""
        return digest(*(part for path in sorted(self.files) for part in (path.encode(), self.files[path])))

    def checksums(self) -> str:
        """Return a line for each file added so far: its SHA-256 and its path, in the format of `sha256sum`.

        The headers are left out: hosts read that file and do not serve it.
        """
        served = {path: data for path, data in self.files.items() if path != HEADERS.name}
        hashes = {path: hashlib.sha256(data).hexdigest() for path, data in served.items()}
        return "".join(f"{hashes[path]}  {path}\n" for path in sorted(hashes))

    def write(self, folder: Path) -> None:
        """Write all files into a folder; everything that was in it before is removed."""
        fresh = folder.with_name(folder.name + ".new")
        shutil.rmtree(fresh, ignore_errors=True)
        for path, data in self.files.items():
            (fresh / path).parent.mkdir(parents=True, exist_ok=True)
            (fresh / path).write_bytes(data)
        shutil.rmtree(folder, ignore_errors=True)
        fresh.rename(folder)


def fill(script: str, name: str, value: object) -> str:
    """Return a script with `value`, as JSON, between the comment `/*build:NAME*/` and the next semicolon.

    The script is returned unchanged if it has no such comment.
    """
    before, mark, after = script.partition(f"/*build:{name}*/ ")
    return f"{before}{json.dumps(value)};{after.partition(';')[2]}" if mark else script


def build() -> Path:
    """Make dist/ and return its path."""
    tools.packages()
    assemble().write(DIST)
    _stamp().write_text(_sources())
    return DIST


def assemble() -> Site:
    """Return the files of dist/. The same sources give the same files, byte for byte, on every machine."""
    words.check()
    site = Site()
    _runtime(site)
    _drawings_and_fonts(site)
    _languages(site)
    _charts(site)
    _scripts(site)
    _page(site)
    _accounts(site)
    return site


def fingerprint() -> str:
    """Return the SHA-256 of the checksums in dist/: two copies of the site are the same if this is."""
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
    site.add_folder("micropython", runtime.micropython())
    files = sources.files()
    page = {path: text for path, text in files.items() if path.startswith("app/") or path == sources.PAGE}
    rules = {path: text for path, text in files.items() if path not in page}
    for name, part in {"rules": rules, "page": page}.items():
        site.add(f"quick_{name}.wasm", bytecode.packed(part))  # called so because hosts compress such files
    app = runtime.app_archive()
    site.add("snapshot.wasm", runtime.snapshot(app)[0])
    # For a plain start, the one without the snapshot; not downloaded otherwise.
    site.add("app.zip", app)
    site.add(runtime.LIBRARY, (runtime.PYODIDE / runtime.LIBRARY).read_bytes())


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
    """Add the words of each language but English, which is part of the engine."""
    for code, data in languages.files().items():
        site.add(_words_of(code), data)


def _charts(site: Site) -> None:
    """Add the verdicts on deals that are not part of the engine."""
    for path in sorted((WEB / "charts").glob("*.txt")):
        site.add(path.name, path.read_bytes(), path=f"charts/{path.name}")


def _words_of(code: str) -> str:
    return f"words-{code}.json"


def _fonts_of_languages(site: Site) -> dict[str, list[str]]:
    """Return the fonts that each language needs besides those for English, by its code."""
    from make import fonts  # noqa: PLC0415

    texts = {code: site.files[site.names[_words_of(code)]].decode() for code in languages.codes()}
    return {code: [f"./{name}" for name in fonts.needed(text)] for code, text in texts.items()}


def _scripts(site: Site) -> None:
    described = runtime.snapshot(site.files[site.names["app.zip"]])[1]
    large = ("pyodide/pyodide.asm.wasm", "snapshot.wasm")
    built = {
        "snapshot": described,
        "total": sum(len(site.files[site.names[name]]) for name in large),
        "lock": {"info": json.loads((runtime.PYODIDE / "pyodide-lock.json").read_text())["info"], "packages": {}},
    }
    values = {
        "runtime": built,
        "languages": {code: f"./{_words_of(code)}" for code in languages.codes()},
        "fonts": _fonts_of_languages(site),
        "modules": [f"./{name}" for name in (*_PYTHON_SCRIPTS, *_large_modules(site))],
        "snapshot_bytes": len(site.files[site.names["snapshot.wasm"]]),
        "quick": sum(len(site.files[site.names[name]]) for name in _QUICK_FILES),
        "said": page_words.of_scripts(LANGUAGE),
        "sentences": page_words.of_safety_net(LANGUAGE),
    }

    def made(name: str) -> bytes:
        path = WEB / "quick" / name
        text = (path if path.exists() else WEB / name).read_text("utf-8")
        for part, value in values.items():
            text = fill(text, part, value)
        return site.refer(without_comments(text), inside_assets=True).encode()

    for name in _OUR_SCRIPTS:
        site.add(name, made(name))
    site.add("main.py", (WEB / "app/main.py").read_bytes())
    site.names["app/main.py"] = site.names["main.py"]
    for name, scripts in _JOINED_SCRIPTS.items():
        site.add(name, b"".join(_apart(made(script)) for script in scripts))
    addresses = {name: path.removeprefix("assets/") for name, path in site.names.items()}
    site.add("style.css", bundles.style(addresses, minify=True).encode())
    values["start_files"] = {path: digest(site.files[path]) for path in _needed(site)}
    site.add("safety_net.js", b"".join(_apart(made(script)) for script in ("start_check.js", "safety_net.js")))


def _apart(script: bytes) -> bytes:
    """Return a script that, when it throws, does not keep those from running to which it is joined."""
    return b"try {\n%s} catch (reason) {\n  setTimeout(() => { throw reason; }); // reported\n}\n" % script


def _needed(site: Site) -> list[str]:
    """Return the paths of the files without which nothing starts, or only MicroPython."""
    names = (
        *_JOINED_SCRIPTS,
        "boot.js",
        "style.css",
        "main.py",
        "snapshot.wasm",
        *_FIRST_MODULES,
        *_PYTHON_SCRIPTS,
    )
    folders = [name for name in site.names if re.match(r"(pyodide|pyscript)/.", name)]
    return [site.names[name] for name in dict.fromkeys((*names, *folders))]


def without_comments(text: str) -> str:
    """Return a script or style sheet of ours without indents, empty lines, and comments that begin their line."""
    lines = (line.strip() for line in _COMMENT.sub("", text).splitlines())
    return "\n".join(line for line in lines if line) + "\n"


def _large_modules(site: Site) -> list[str]:
    """Return the largest of the modules that early_modules.js fetches when the page needs Pyodide."""
    return ["pyodide/pyodide.asm.mjs", *sorted(name for name in site.names if re.match(r"pyscript/.*\.js$", name))]


# ---- the page and what browsers look for beside it


def _page(site: Site) -> None:
    for folder in ("icons", "screenshots"):
        for path in sorted((WEB / folder).glob("*.*")):
            site.add(f"{folder}/{path.name}", path.read_bytes(), path=f"{folder}/{path.name}")
    site.add("manifest.webmanifest", (WEB / "manifest.webmanifest").read_bytes(), path="manifest.webmanifest")
    site.add("404.html", _not_found().encode(), path="404.html")
    site.add("index.html", _index(site).encode(), path="index.html")
    site.add("sw.js", (WEB / "sw.js").read_bytes(), path="sw.js")
    version = site.version()
    site.files["index.html"] = site.files["index.html"].replace(b"VERSION", version.encode(), 1)
    site.files["sw.js"] = _worker(site, version).encode()


def _worker(site: Site, version: str) -> str:
    """Return the service worker with the version and the hashes of all files filled in."""
    kept = {path: integrity(site.files[path]) for path in _kept(site)}
    values = {
        "version": version,
        "files": {"./": integrity(site.files["index.html"]), **kept},
        "spare": {path: integrity(site.files[path]) for path in _spare(site)},
        "extras": {path: integrity(site.files[path]) for path in _chosen(site)},
    }
    worker = site.files["sw.js"].decode()
    for name, value in values.items():
        worker = fill(worker, name, value)
    return worker


def _spare(site: Site) -> list[str]:
    """Return the paths of the files that only a plain start needs, the start without the snapshot."""
    return [site.names["app.zip"], site.names[runtime.LIBRARY]]


def _chosen(site: Site) -> list[str]:
    """Return the paths of the files that only those players need who ask for what they bring."""
    from make import fonts  # noqa: PLC0415

    drawings = [f"{name}.svg" for name in ("backs", "courts", "suits")]
    letters = [fonts.name(weight, part) for weight in fonts.WEIGHTS for part in fonts.PARTS if part]
    charts = [path for path in site.files if path.startswith("charts/")]
    return [*charts, *(site.names[name] for name in (*drawings, *letters, *map(_words_of, languages.codes())))]


def _quick(site: Site) -> list[str]:
    """Return the paths of the files that play on a first visit only."""
    names = ("quick.mjs", "sources.mjs", *_QUICK_FILES)
    others = (path for path in site.files if "/micropython-" in path)
    return sorted({*(site.names[name] for name in names), *others})


def _kept(site: Site) -> list[str]:
    """Return the paths of the files to keep for use without a network.

    index.html is not among them: it is kept under the address of its folder, "./".
    """
    left_out = ("index.html", "404.html", "sw.js", *_spare(site), *_chosen(site), *_quick(site))
    return sorted(path for path in site.files if path not in left_out and not path.startswith("screenshots/"))


def _index(site: Site) -> str:
    """Return the page: the template with head, deck and painted boards filled in, and VERSION for its version."""
    from app.view.prerender import first_paint  # noqa: PLC0415  (the code that draws the board in the page, too)
    from make import deck  # noqa: PLC0415

    text = page_words.filled((WEB / "index.html").read_text("utf-8"), LANGUAGE)
    text = site.refer(text, inside_assets=False)
    for name, made in {
        "head": _head(site),
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
    """Return HTML with the words that say why the game does not start, in all languages but English."""
    spoken = {code: languages.as_language(made) for code, made in languages.translated().items()}
    words = {code: page_words.of_safety_net(language) for code, language in spoken.items()}
    text = json.dumps(words, ensure_ascii=False, separators=(",", ":"))
    text = text.replace("&", "&amp;").replace("'", "&#39;")
    return f"<template id=\"sentences\" data-words='{text}'></template>"


def _not_found() -> str:
    """Return the page for addresses at which there is nothing: without it some hosts answer with the game."""
    spoken = [LANGUAGE, *map(languages.as_language, languages.translated().values())]
    lines = []
    for language in spoken:
        words, link = map(escape, page_words.not_found(language))
        lines.append(f'<p lang="{language.code}" dir="{language.direction}">{words} <a href="/">{link}</a></p>')
    return (WEB / "404.html").read_text("utf-8").replace("<!--build:not-found-->", "\n".join(lines))


def _head(site: Site) -> str:
    """Return HTML for the beginning of the head: security policy, versions, and what begins the largest downloads.

    The policy stands in the page for hosts that do not send it as a header. The script that says what goes wrong
    is asked for first, since `guard.js` may keep all later ones from running; the downloads begin after it.
    """
    policy = re.sub(r"; frame-ancestors [^;]*", "", headers("/")["Content-Security-Policy"])
    return "\n".join(
        [
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="version" content="VERSION">',
            f'<meta name="release" content="{escape(tools.project()["version"])}">',
            f'<script defer src="{site.names["safety_net.js"]}"></script>',
            f'<script src="{site.names["begin.js"]}"></script>',
            _font(site, 700),
        ]
    )


def _early(site: Site) -> str:
    """Return HTML that says which more files to fetch early.

    It comes after the style sheet: a browser opens few connections, and the first frame needs the style sheet.
    """
    lines = (f'<link rel="modulepreload" href="{site.names[name]}">' for name in _FIRST_MODULES)
    return "\n".join([*lines, _font(site, 600)])


def _font(site: Site, weight: int) -> str:
    """Return HTML that says to fetch a font of titles early: no title waits for it or changes its form."""
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


# ---- what tells what the site is made of


def _accounts(site: Site) -> None:
    """Add the headers, the bill of materials, the licences and the checksums. None is kept on the device."""
    site.add(HEADERS.name, HEADERS.read_bytes(), path=HEADERS.name)
    project = tools.project()
    ours = Part(project["name"], project["version"], project["license"])
    inside = parts.in_site(runtime.pyscript_files())
    files = {
        "pyodide": _taken(site, runtime.PYODIDE, "pyodide/", runtime.LIBRARY),
        "@pyscript/core": _taken(site, runtime.PYSCRIPT, "pyscript/"),
        "@micropython/micropython-webassembly-pyscript": _taken(site, runtime.MICROPYTHON, "micropython/"),
    }
    bill = sbom.bill(ours, inside, parts.tools(inside), files, runtime.CHANGES)
    for path, text in {"sbom.cdx.json": bill, "licences.txt": licences.listing(inside, runtime.CHANGES)}.items():
        site.add(path, text.encode(), path=path)
    site.add(CHECKSUMS, site.checksums().encode(), path=CHECKSUMS)


def _taken(site: Site, folder: Path, *begin: str) -> dict[str, Taken]:
    """Return the files of the site whose names in the sources begin with one of these: path in dist -> file.

    The folder has what others have made of it, under the last part of that name.
    """
    paths = {name: path for name, path in site.names.items() if name.startswith(begin) and path in site.files}
    return {path: Taken(site.files[path], (folder / Path(name).name).read_bytes()) for name, path in paths.items()}
