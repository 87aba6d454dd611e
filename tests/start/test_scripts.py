"""Check the scripts of the page: how many there are, what they share, and that the README lists them correctly."""

import re
from html.parser import HTMLParser
from pathlib import Path

from make import bundles, tools

README = (tools.WEB / "start/README.md").read_text("utf-8")
PAGE = (tools.WEB / "index.html").read_text("utf-8")
FOLDERS = ("start", "storage", "micropython")
SOURCES = {path: path.read_text("utf-8") for folder in FOLDERS for path in (tools.WEB / folder).glob("*.ts")}
LOADED = [name for name, form in bundles.named_in(PAGE).items() if form]  # the scripts that the page names
MOST = 5


def column(heading: str, number: int = 0) -> list[str]:
    """Return the quoted names in column `number` of the table whose first column has this heading."""
    table = README.split(f"| {heading} |")[1].split("\n\n")[0]
    cells = [line.strip("|").split(" | ")[number] for line in table.splitlines()[2:]]
    return [name for cell in cells for name in re.findall(r"`([\w./-]+)`", cell)]


class Scripts(HTMLParser):
    """Counts the scripts of a page except those in Python."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count += tag == "script" and ("type", "py") not in attrs


def test_the_page_loads_five_scripts_of_ours_and_these_load_no_other() -> None:
    reader = Scripts()
    reader.feed(PAGE)
    assert reader.count == len(LOADED) <= MOST
    for path, text in SOURCES.items():
        for name in re.findall(r'(?:await|=>|=|return) import\("(\.[^"]+)"\)', text):  # other imports are of types
            loaded = (path.parent / name).resolve().relative_to(tools.WEB).as_posix()
            assert loaded in LOADED, f"{path.name} loads {name}"


def test_the_readme_lists_each_script_once() -> None:
    assert sorted(f"start/{name}" for name in column("Script")) == sorted(LOADED)
    listed = [*column("Script"), *column("Part")]
    assert sorted(listed) == sorted(path.name for path in SOURCES if path.parent.name == "start")


def test_the_readme_lists_each_member_of_the_one_global() -> None:
    types = (tools.WEB / "types/page.d.ts").read_text("utf-8")
    (members,) = re.findall(r"^interface Backbone \{\n(.*?)^\}", types, re.MULTILINE | re.DOTALL)
    assert sorted(column("Member")) == sorted(re.findall(r"^  (\w+)\??:", members, re.MULTILINE))


def test_nothing_else_is_put_on_the_window() -> None:
    made = {
        f"{path.name}: {name}"
        for path, text in SOURCES.items()
        for name in re.findall(r"(?:window|globalThis)\.(\w+) (?:\?\?|\|\|)?= ", text)
    }
    own = {made_by for made_by in made if not made_by.endswith(": fetch")}  # runtime_download.ts restores fetch
    assert own == {"begin.ts: backbone"}


def test_the_readme_lists_each_event_with_the_script_that_sends_it() -> None:
    sent = {
        (name, path.name)
        for path, text in SOURCES.items()
        for name in re.findall(r'dispatchEvent\(new CustomEvent\("([\w-]+)"', text)
    }
    assert sorted(column("Event")) == sorted(name for name, _ in sent)
    assert {Path(name).name for name in column("Event", 1)} == {script for _, script in sent}


def test_python_hears_each_event_that_the_scripts_send() -> None:
    python = "".join(path.read_text("utf-8") for path in (tools.WEB / "app").rglob("*.py"))
    assert [name for name in column("Event") if f'"{name}"' not in python] == []
