"""Joins the page's style sheets to one file, with Lightning CSS."""

import json
from collections.abc import Mapping
from pathlib import Path

from make import tools
from make.tools import WEB

_STYLE = WEB / "styles/all.css"


def style(addresses: Mapping[str, str] | None = None, *, minify: bool = False) -> str:
    """Return the style sheet of the page, with the address of each file that it names in the place of the name."""
    settings = {"addresses": dict(addresses or {}), "minify": minify}
    return _made("styles.mjs", _STYLE, settings)


def _made(script: str, path: Path, settings: object) -> str:
    """Return what a script of this folder makes of a file."""
    command = (tools.node(), WEB / "make" / script, path)
    return tools.run(*command, given=json.dumps(settings), missing=f"{path.name} could not be made.")
