"""Check that every message named in the program exists, and gets the arguments that it uses."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as fluent

from app.words.english import LANGUAGE
from engine.core.game import Game, Kind, Position
from engine.core.saying import Saying
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from make import languages, messages, words
from make.tools import ROOT
from support import plain_games
from support.english import english
from support.strategies import recorded

SOURCE = languages.source("en")
MAKES_SAYINGS = {"say", "words", "marked"}  # functions whose first argument is the name of a message
# Names of games and of their families -> the forms that each has
NAMES = {game.title.name: {"short", "variant"} for game in CATALOGUE.values()}
NAMES |= {game.family_title.name: {"kind", "sentence"} for game in (*CATALOGUE.values(), *plain_games.OTHERS)}


class Place(NamedTuple):
    """A place in the program that makes a saying: the name of the message and the names of its arguments."""

    where: str
    name: str
    arguments: set[str]
    is_complete: bool  # whether no mapping gives further arguments


def modules() -> list[Path]:
    folders = (ROOT / "engine", ROOT / "web" / "app")
    return [path for folder in folders for path in folder.rglob("*.py") if path.parent not in messages.PLACES]


def names_in(node: ast.expr) -> list[str]:
    """Return the texts that an argument may be: one, two if it is a conditional expression, or none."""
    if isinstance(node, ast.IfExp):
        return names_in(node.body) + names_in(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def places() -> Iterator[Place]:
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in MAKES_SAYINGS and node.args:
                given = {keyword.arg for keyword in node.keywords}
                for name in names_in(node.args[0]):
                    yield Place(f"{path}:{node.lineno}", name, {each for each in given if each}, None not in given)


def test_every_message_that_is_named_is_there_and_gets_what_it_uses() -> None:
    found = list(places())
    assert len(found) > 200
    for place in found:
        assert place.name in SOURCE.patterns, place
        forms = [name for name in SOURCE.patterns if name.partition(".")[0] == place.name]
        given = set().union(*(messages.given(SOURCE, form) for form in forms))
        assert place.arguments <= given, place
        assert given <= place.arguments or not place.is_complete, place


# English that no language can translate

ENGLISH = re.compile(r"[A-Za-z]{2,}(?:,? [a-z]{2,}){2,}")  # three words in a row
# English that only programmers read: errors, the console and the command line.
UNREAD = (ast.Raise, ast.Assert)
COMMAND_LINE = ROOT / "engine" / "__main__.py"


def sentences(tree: ast.AST, where: Path) -> Iterator[str]:
    """Yield the English texts in a module that a player may read: defaults, arguments, values and so on."""
    for node in ast.iter_child_nodes(tree):
        is_note = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        is_logged = isinstance(node, ast.Call) and getattr(node.func, "attr", "") in {"warn", "log_error"}
        if isinstance(node, UNREAD) or is_note or is_logged:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ENGLISH.search(node.value):
            yield f"{where.name}:{node.lineno}: {node.value}"
        yield from sentences(node, where)


def test_no_sentence_stands_in_the_program_itself() -> None:
    paths = [path for path in modules() if path != COMMAND_LINE]
    assert not [each for path in paths for each in sentences(ast.parse(path.read_text(encoding="utf-8")), path)]


# Lists


def joints() -> set[str]:
    """Return the names of the messages that join the parts of lists, taken from the calls of LIST."""
    parts = (part for name in SOURCE.patterns for part in messages.parts(SOURCE.patterns[name]))
    calls = [part for part in parts if isinstance(part, fluent.FunctionReference) and part.id.name == "LIST"]
    kinds = (call.arguments.positional[1] for call in calls)
    return {f"list-{kind.value}" for kind in kinds if isinstance(kind, fluent.StringLiteral)}


def test_every_list_has_its_joints() -> None:
    assert {f"{name}{form}" for name in joints() for form in ("", ".last")} <= set(LANGUAGE.messages.names())


@pytest.mark.parametrize("path", words.files(), ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_the_modules_with_words_are_what_the_build_makes_of_the_messages(path: Path) -> None:
    """Compare syntax trees, since the formatter makes the line breaks."""
    made = ast.parse(words.files()[path])
    assert ast.dump(made) == ast.dump(ast.parse(path.read_text(encoding="utf-8")))


# Forms


@pytest.mark.parametrize("name", NAMES)
def test_every_game_and_rule_set_has_its_names(name: str) -> None:
    found = {each.partition(".")[2] for each in SOURCE.patterns if each.partition(".")[0] == name}
    assert found - {"also"} == {"", *NAMES[name]}
    assert {SOURCE.files[name]} == {"games"}
    assert messages.arguments(SOURCE, name) == ({"name"} if name == "game-alone" else set())


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_every_pile_can_be_spoken_of(game: Game) -> None:
    for spot in game.spots:
        if spot.kind is not Kind.COUNTER:
            assert english(spot.title) in english(spot.title, "the")


def test_what_is_shown_in_signs_can_also_be_said() -> None:
    game = CATALOGUE["bridge"]
    shown = 0
    for _, link in recorded(game):
        for node in Session.read(link, CATALOGUE).line():
            for saying in in_signs(game, node.position):
                assert english(saying) and english(saying, "sign")
                shown += english(saying) != english(saying, "sign")
    assert shown


def in_signs(game: Game, position: Position) -> Iterator[Saying]:
    """Yield the sayings that the page shows in the form "sign"."""
    yield from game.facts(position)
    yield from (report.button for report in game.reports(position))
    trick, offered = game.last_trick(position), game.call_options(position)
    if trick:
        yield trick.words
    if offered:
        yield offered.title
        for call in filter(None, (*offered.grid, *offered.calls)):
            yield call.button
            if call.stakes:
                yield call.stakes.title
