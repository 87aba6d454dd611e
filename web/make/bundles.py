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
    """A script with all that it imports: the name that its bytes give it, and its text."""

    name: str
    text: str


def scripts(
    wanted: Mapping[str, str],
    addresses: Mapping[str, str],
    values: Mapping[str, object],
    replaced: Mapping[str, str] | None = None,
) -> dict[str, Bundle]:
    """Return the bundles of these scripts, and of those that they fetch or start later, by their sources.

    `wanted` has the format of each script: "esm" for a module, "iife" for a classic script. Scripts can import
    `addresses` and `values`: see `scripts.mjs`. `replaced` has the sources that take the place of others.
    """
    settings = {"scripts": wanted, "addresses": addresses, "values": values, "replaced": replaced or {}}
    made = json.loads(_made("scripts.mjs", settings))
    return {path: Bundle(**bundle) for path, bundle in made.items()}


def style(addresses: Mapping[str, str] | None = None, *, minify: bool = False) -> str:
    """Return the style sheet of the page, with the address of each file that it names in the place of the name."""
    return _made("styles.mjs", {"addresses": addresses or {}, "minify": minify}, str(WEB / STYLE))


def named_in(page: str) -> dict[str, str]:
    """Return the sources that a page names, in its order, each with its format, which is "" if it is no script."""
    reader = _Reader()
    reader.feed(page)
    return reader.named


class _Reader(HTMLParser):
    """Finds the sources that elements name."""

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
    """Return what a script of this folder prints that gets these settings."""
    command: tuple[str | Path, ...] = (tools.node(), WEB / "make" / script, *arguments)
    return tools.run(*command, given=json.dumps(settings), missing=f"{script} has failed.")
