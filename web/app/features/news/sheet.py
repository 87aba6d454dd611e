"""Builds the sheet that says what has changed from version to version; the list is English in every language."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from app.panels.panel import Panel, button, button_row
from app.state.games_as_json import parse_json
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import speaks_english, words

NAME = "news"


class Release(NamedTuple):
    """A version: its number, its day, and what it brought, as the build writes them (`web/make/changelog.py`)."""

    version: str
    day: str
    groups: Sequence[tuple[str, Sequence[str]]]


def read_releases(text: str) -> list[Release]:
    """Return the releases in a file that the build has written, newest first; `text` is its content.

    Raises:
        ValueError: `text` is not the content of such a file.
    """
    found: Any = parse_json(text)
    try:
        releases = [Release(str(version), str(day), _groups(groups)) for version, day, groups in found]
    except TypeError as error:
        raise ValueError("not a list of releases") from error
    if not releases:
        raise ValueError("no releases")
    return releases


def _groups(groups: Sequence[tuple[str, Sequence[str]]]) -> list[tuple[str, list[str]]]:
    return [(str(kind), [str(sentence) for sentence in sentences]) for kind, sentences in groups]


def news(releases: Sequence[Release]) -> Panel:
    """Return the sheet that lists what is new in these releases."""
    note = NOTHING if speaks_english() else element("p", words("news-in-english"))
    made = element("div", *(_release(each) for each in releases), class_="prose", lang="en", dir="ltr")
    return _panel(joined(note, made))


def news_on_its_way() -> Panel:
    """Return the sheet while the list is being fetched."""
    return _panel(element("p", words("news-loading")))


def news_missing() -> Panel:
    """Return the sheet for a player whose browser could not fetch the list."""
    again = button_row(button(NAME, words("try-again"), main=True))
    return _panel(joined(element("p", words("news-not-loaded")), again))


def _panel(body: Markup) -> Panel:
    return Panel(NAME, words("news-title"), body)


def _release(release: Release) -> Markup:
    heading = element("h3", f"{release.version}, {release.day}")
    return joined(heading, *(_group(kind, sentences) for kind, sentences in release.groups))


def _group(kind: str, sentences: Sequence[str]) -> Markup:
    return joined(element("h4", kind), element("ul", *(element("li", sentence) for sentence in sentences)))
