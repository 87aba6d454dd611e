"""Bundles the page's scripts, with esbuild, and its style sheets, with Lightning CSS."""

import json
from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

from make import tools
from make.tools import WEB

STYLE = "styles/all.css"
_SOURCES = (".ts", ".css", ".py")


class Bundle(NamedTuple):
    """A script together with all that it imports. The name contains the hash of the text."""

    name: str
    text: str


def scripts(
    wanted: Mapping[str, str],
    addresses: Mapping[str, str],
    values: Mapping[str, object],
    replaced: Mapping[str, str] | None = None,
) -> dict[str, Bundle]:
    """Return the bundles of these scripts, and of those that they fetch or start later: source -> bundle.

    Args:
        wanted: source of a script -> its format: "esm" for a module, "iife" for a classic script.
        addresses: name of a file -> its address. Scripts can import addresses and values, see `scripts.mjs`.
        values: name -> value.
        replaced: source of a script -> the source that is used instead.
    """
    settings = {"scripts": wanted, "addresses": addresses, "values": values, "replaced": replaced or {}}
    made = json.loads(_made("scripts.mjs", settings))
    return {path: Bundle(**bundle) for path, bundle in made.items()}


def style(addresses: Mapping[str, str] | None = None, *, minify: bool = False) -> str:
    """Return the text of the style sheet of the page, in which `addresses` replace the names of files."""
    return _made("styles.mjs", {"addresses": addresses or {}, "minify": minify}, str(WEB / STYLE))


def named_in(page: str) -> dict[str, str]:
    """Return the sources that an HTML page names, in order: source -> format.

    The format is "esm" for a module, "iife" for a classic script, and "" for a file that is not a script.
    """
    reader = _Reader()
    reader.feed(page)
    return reader.named


class _Reader(HTMLParser):
    """Collects the sources that HTML elements name."""

    def __init__(self) -> None:
        super().__init__()
        self.named: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        name = known.get("src") or known.get("href") or ""
        if name.endswith(_SOURCES):
            is_module = known.get("type") == "module"
            self.named[name] = ("esm" if is_module else "iife") if name.endswith(".ts") else ""


def _made(script: str, settings: object, *arguments: str) -> str:
    """Run a Node script of this folder with these settings as its input, and return what it prints."""
    command: tuple[str | Path, ...] = (tools.node(), WEB / "make" / script, *arguments)
    return tools.run(*command, given=json.dumps(settings), missing=f"{script} has failed.")
