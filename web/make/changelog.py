"""Makes the file that the sheet "What's new" shows, from `web/CHANGELOG.md`.

The file is a JSON list of releases, newest first. A release is [VERSION, DATE, [[KIND, [SENTENCE, …]], …]]. All
texts are in English.
"""

import json
import re
from calendar import month_name
from datetime import date

from make.tools import WEB, CannotBuildError, project

NAME = "whats-new.json"  # in dist/; the page asks for it by this name
KINDS = ("New", "Changed", "Fixed")
_RELEASE = re.compile(r"## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)\n")
_KIND = re.compile(r"### (.+)\n")

Group = tuple[str, list[str]]
Release = tuple[str, str, list[Group]]


def file() -> bytes:
    """Return the content of the file.

    Raises:
        CannotBuildError: the changelog has a wrong format, or does not begin with the version of the project.
    """
    releases = read((WEB / "CHANGELOG.md").read_text("utf-8"))
    newest, version = releases[0][0], project()["version"]
    if newest != version:
        raise CannotBuildError(f"web/CHANGELOG.md begins with {newest}, but pyproject.toml has {version}.")
    return json.dumps(releases, ensure_ascii=False, separators=(",", ":")).encode()


def read(text: str) -> list[Release]:
    """Return the releases in a changelog, in its order, without the paragraphs before the first release.

    Raises:
        CannotBuildError: the changelog has a wrong format.
    """
    _, *parts = _RELEASE.split(text)
    if not parts or re.search(r"^## (?!\[)", text, re.MULTILINE):
        raise CannotBuildError("web/CHANGELOG.md needs headings such as ## [1.2.3] - 2026-12-31.")
    return [
        (version, _in_words(day), _groups(version, below))
        for version, day, below in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    ]


def _groups(version: str, text: str) -> list[Group]:
    before, *parts = _KIND.split(text)
    groups = [(kind, _sentences(version, below)) for kind, below in zip(parts[::2], parts[1::2], strict=True)]
    order = [KINDS.index(kind) if kind in KINDS else -1 for kind, _ in groups]
    if before.strip() or not groups or -1 in order or order != sorted(set(order)):
        raise CannotBuildError(f"{version} in web/CHANGELOG.md needs parts among {', '.join(KINDS)}, in order.")
    return groups


def _sentences(version: str, text: str) -> list[str]:
    """Return the items of a Markdown list, each as one line."""
    lines = " ".join(text.split())
    points = [point.strip() for point in re.split(r"(?:^| )- (?=[A-Z“])", lines)]
    if points.pop(0) or not points or not all(point.endswith(".") for point in points):
        raise CannotBuildError(f"{version} in web/CHANGELOG.md needs a list of sentences, not: {lines}")
    return points


def _in_words(day: str) -> str:
    try:
        found = date.fromisoformat(day)
    except ValueError as error:
        raise CannotBuildError(f"web/CHANGELOG.md has a day that there is not: {day}.") from error
    return f"{found.day} {month_name[found.month]} {found.year}"
