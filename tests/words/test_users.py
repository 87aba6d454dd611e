"""Check where messages are.

Those that the engine uses are with it; others are below the name of a folder that uses them.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from app.features.settings.sheet import NOTED
from app.panels import setting_choices
from app.state.settings import Settings, allowed
from engine.games.catalogue import CATALOGUE
from engine.games.lessons import LESSONS
from make import languages, messages, page_words
from make.tools import ROOT, WEB
from support import plain_games

CODES = ["en", *messages.codes()]
ENGINE, START, FEATURES = "engine", "start", "features"  # users of messages; all others are folders of `web/app`
FOLDERS = re.compile(r"([a-z_/]+(?:, [a-z_/]+)*): ")  # a heading of the page begins with these folders
# Messages whose names the program composes of two parts -> the user that does so.
PUT_TOGETHER = {
    "first-foundation-of": ENGINE,
    "second-foundation-of": ENGINE,
    "undone-move": "state",
    "redone-move": "state",
}


# Users of messages


def modules(folder: Path) -> Iterator[tuple[Path, ast.AST]]:
    for path in folder.rglob("*.py"):
        if path.parent not in messages.PLACES:
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def texts(tree: ast.AST) -> set[str]:
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {node.value for node in nodes if isinstance(node.value, str)}


def named_in_engine() -> set[str]:
    """Return the messages that the engine names; each text with a hyphen counts, since it may be such a name."""
    found: set[str] = set()
    for _, tree in modules(ROOT / "engine"):
        found |= {text for text in texts(tree) if "-" in text}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say" and node.args:
                found |= texts(node.args[0])
    steps = (lesson.words_of(number) for lesson in LESSONS for number in range(len(lesson.steps)))
    games = [*CATALOGUE.values(), *plain_games.OTHERS]
    titles = (title for game in games for title in (game.title, game.family_title))
    return found.union(saying.name for saying in (*steps, *titles))


def folder_of(path: Path) -> str:
    """Return the folder of a module of the page: "core", or "features/hint"."""
    parts = path.relative_to(WEB / "app").parts
    return "/".join(parts[: 2 if parts[0] == FEATURES else 1])


def words_of_settings() -> set[str]:
    """Return the messages for settings, whose names the program composes."""
    sayings = [setting_choices.value_name(name, value) for name in Settings._fields for value in allowed(name)]
    sayings += [*map(setting_choices.name_of, Settings._fields), *map(setting_choices.note_on, NOTED)]
    return {saying.name for saying in sayings}


def referred(code: str) -> Iterator[tuple[str, str]]:
    """Yield pairs of a message of a language and a message that it needs."""
    for form, pattern in languages.source(code).patterns.items():
        name = form.partition(".")[0]
        for part in messages.parts(pattern):
            if isinstance(part, fluent.MessageReference):
                yield name, part.id.name
            elif isinstance(part, fluent.FunctionReference) and part.id.name == "SPELLED":
                yield name, "spelled"
            elif isinstance(part, fluent.FunctionReference) and part.id.name == "LIST":
                kind = part.arguments.positional[1]
                assert isinstance(kind, fluent.StringLiteral)
                yield name, f"list-{kind.value}"


@cache
def users() -> dict[str, set[str]]:
    """Return for each message its users, also those that use it only through another message in some language."""
    pairs = {(name, ENGINE) for name in named_in_engine()} | {(name, START) for name in page_words.names()}
    pairs |= PUT_TOGETHER.items() | {(name, "panels") for name in words_of_settings()}
    pairs |= {(text, folder_of(path)) for path, tree in modules(WEB / "app") for text in texts(tree)}
    found: dict[str, set[str]] = defaultdict(set)
    for name, user in pairs:
        found[name].add(user)
    references = {pair for code in CODES for pair in referred(code)}
    known = -1
    while known != (known := sum(map(len, found.values()))):  # until no reference adds a user
        for name, needed in references:
            found[needed] |= found[name]
    return found


# Places of messages


class Heading(NamedTuple):
    """A heading of a file of messages, with the messages below it."""

    file: str
    folders: tuple[str, ...]  # the folders that it names; only the page's headings have some
    names: list[str]


def headings(place: Path, code: str) -> list[Heading]:
    found: list[Heading] = []
    for path in sorted((place / code).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.ResourceComment):
                begins = FOLDERS.match(entry.content or "")
                found.append(Heading(path.name, tuple(begins[1].split(", ")) if begins else (), []))
            elif isinstance(entry, fluent.Message):
                assert found and found[-1].file == path.name, f"{path} begins without a heading"
                found[-1].names.append(entry.id.name)
    return found


def names(place: Path) -> set[str]:
    return {name for heading in headings(place, "en") for name in heading.names}


def test_the_messages_of_the_engine_are_those_that_the_engine_uses() -> None:
    used = {name for name in names(messages.ENGINE) | names(messages.PAGE) if ENGINE in users()[name]}
    assert len(used) > 500
    assert not used & names(messages.PAGE), "the engine uses them"
    assert not names(messages.ENGINE) - used, "the page alone uses them, or nobody"


@pytest.mark.parametrize("heading", headings(messages.PAGE, "en"), ids=lambda each: f"{each.file} {each.names[0]}")
def test_each_message_of_the_page_stands_below_the_name_of_a_folder_that_uses_it(heading: Heading) -> None:
    for folder in heading.folders:
        assert folder == START or (WEB / "app" / folder / "__init__.py").exists(), folder
    for name in heading.names:
        known = users()[name] | {
            user.partition("/")[0] for user in users()[name]
        }  # "features" stands for all its folders
        assert known & set(heading.folders), name


@pytest.mark.parametrize("place", messages.PLACES, ids=[ENGINE, "page"])
@pytest.mark.parametrize("code", CODES)
def test_every_language_has_the_same_messages_below_the_same_headings(code: str, place: Path) -> None:
    own, english = headings(place, code), headings(place, "en")
    assert [each[:2] for each in own] == [each[:2] for each in english]
    for heading, other in zip(own, english, strict=True):
        assert set(heading.names) <= set(other.names), heading


@pytest.mark.parametrize("code", CODES)
def test_the_engine_needs_no_message_of_the_page_in_any_language(code: str) -> None:
    english, own = (messages.read(messages.ENGINE / each) for each in ("en", code))
    assert messages.compiled(code, messages.filled(own, english)).messages
