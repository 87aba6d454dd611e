"""Compiles the messages of a language from Fluent to the form that the engine reads.

So the page needs no parser for Fluent. `engine.words.language` describes the compiled form. A message may have
variants that are selected by plural category, number or text. It may refer to other messages and to terms, and
call FORM, LIST, NUMBER, SPELLED and UPPER.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from babel.core import Locale
from fluent.syntax import FluentParser, ast

from engine.words.language import Message, Part
from make.tools import ROOT, WEB, CannotBuildError

ENGINE = ROOT / "engine" / "words"
PAGE = WEB / "app" / "words"
PLACES = (ENGINE, PAGE)  # each has a folder for each language, named by the code of the language
_PLURALS = 200  # the plural categories of the numbers below this are listed; from 100 on they repeat
# Fluent function -> the kind of part that it becomes, and the smallest and the largest number of texts that it
# takes. In a call, the texts follow the name of an argument of the message.
_FUNCTIONS = {
    "FORM": ("shown", 1, 1),
    "NUMBER": ("number", 0, 0),
    "SPELLED": ("spelled", 0, 1),
    "LIST": ("listed", 1, 2),
}
_UPPER = "UPPER"  # takes any part of a message
_NEW = "Not yet translated."  # marks a message, or a group of messages, in its comment
_ARGUMENT = re.compile(r"\$([a-z]+)")  # finds the name of an argument in a comment


class Source(NamedTuple):
    """The messages of a language before they are compiled, and the rules of the games in this language.

    The form "to" of the message "place" has the name "place.to"; Fluent calls a form an attribute. The name of a
    term begins with a hyphen.
    """

    patterns: dict[str, ast.Pattern]  # by the name of the message
    files: dict[str, str]  # name of a message -> name of its file, without ".ftl"
    rules: dict[str, str]  # id of the first rule set of a game -> text of the rules
    told: dict[str, set[str]]  # name of a message -> arguments that the comment directly above it mentions
    new: set[str]  # the names of messages that other languages may lack: their comment says "Not yet translated."


def codes() -> list[str]:
    """Return the codes of all languages except English."""
    found = {path.parent.name for place in PLACES for path in place.glob("*/*.ftl")}
    return sorted(found - {"en"})


def read(*folders: Path) -> Source:
    """Return the messages of a language, and its rules of games, from all the files of its folders.

    Raises:
        CannotBuildError: A file is not valid Fluent, or two messages have the same name.
    """
    source = Source({}, {}, _rules(folders), {}, set())
    for path in (path for folder in folders for path in sorted(folder.glob("*.ftl"))):
        is_new_group = False
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                reasons = "; ".join(note.message or "" for note in entry.annotations)
                raise CannotBuildError(f"{path}: {reasons}: {(entry.content or '').strip()[:80]}")
            if isinstance(entry, (ast.GroupComment, ast.ResourceComment)):  # both kinds of headings end a group
                is_new_group = _NEW in (entry.content or "")
            told = set(_ARGUMENT.findall(_comment(entry)))
            is_new = is_new_group or _NEW in _comment(entry)
            for name, pattern in _patterns(entry):
                if name in source.patterns:
                    raise CannotBuildError(f"{path}: {name} is also in {source.files[name]}.ftl.")
                source.patterns[name], source.files[name] = pattern, path.stem
                source.told[name] = told
                if is_new:
                    source.new.add(name)
    return source


def filled(source: Source, english: Source) -> Source:
    """Return a language in which the new messages that it lacks are added in English."""
    new = {name: pattern for name, pattern in english.patterns.items() if name in english.new}
    return source._replace(patterns=new | source.patterns)


def _rules(folders: Iterable[Path]) -> dict[str, str]:
    paths = (path for folder in folders for path in sorted(folder.glob("rules/*.md")))
    return {path.stem: path.read_text(encoding="utf-8") for path in paths}


def _patterns(entry: Any) -> Iterator[tuple[str, ast.Pattern]]:
    if isinstance(entry, (ast.Message, ast.Term)):
        name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        if entry.value:
            yield name, entry.value
        for attribute in entry.attributes:
            yield f"{name}.{attribute.id.name}", attribute.value


def _comment(entry: Any) -> str:
    """Return the comment right above a message or a term; "" if there is none."""
    comment = entry.comment if isinstance(entry, (ast.Message, ast.Term)) else None
    return (comment.content or "") if comment else ""


def arguments(source: Source, name: str) -> set[str]:
    """Return the names of the arguments that a message uses, itself or in a message to which it refers."""
    nodes = (node for each in _with_those_inside(source, name) for node in parts(source.patterns[each]))
    return {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}


def given(source: Source, name: str) -> set[str]:
    """Return the names of the arguments that a message gets: those that it uses or that its comment mentions.

    Some languages need arguments that English does not use, such as the gender of the thing that was won.
    """
    return arguments(source, name).union(*(source.told[each] for each in _with_those_inside(source, name)))


def _with_those_inside(source: Source, name: str) -> Iterator[str]:
    """Yield the names of a message and of those to which it refers. `translation_faults` reports missing ones."""
    if name in source.patterns:
        yield name
        for node in parts(source.patterns[name]):
            if isinstance(node, ast.MessageReference):
                yield from _with_those_inside(source, _referred(node))


def parts(node: Any) -> Iterator[Any]:
    """Yield a node of the syntax tree of a message, and all nodes below it."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from parts(part)


def _referred(node: Any) -> str:
    name = ("-" if isinstance(node, ast.TermReference) else "") + str(node.id.name)
    return f"{name}.{node.attribute.name}" if node.attribute else name


# What the engine reads


class Compiled(NamedTuple):
    """A language as `engine.words.language` describes it."""

    code: str  # as in HTML
    direction: str  # "ltr" or "rtl"
    messages: dict[str, str]  # name of a message -> text for `Messages`
    plurals: str  # the plural categories of the numbers 0, 1, 2 and so on, separated by spaces
    grouping: str  # the sign between the thousands of a number
    rules: dict[str, str]  # as in `Source`


def compiled(code: str, source: Source) -> Compiled:
    """Return a language with its messages as the engine reads them.

    Raises:
        CannotBuildError: A message calls an unknown function, or refers to a message that does not exist.
    """
    locale = Locale.parse(code, sep="-")
    made = {name: _text(_Writer(name, source).message(pattern)) for name, pattern in source.patterns.items()}
    plurals = " ".join(str(locale.plural_form(number)) for number in range(_PLURALS))
    return Compiled(
        code, locale.text_direction, made, plurals, locale.number_symbols["latn"]["group"], source.rules
    )


def _text(message: Message) -> str:
    """Return a message as a text for `Messages`: unchanged if it is a simple text, otherwise as JSON."""
    if isinstance(message, str) and not message.startswith("[") and "\n" not in message:
        return message
    parts = [message] if isinstance(message, str) else message
    return json.dumps(parts, ensure_ascii=False, separators=(",", ":"))


def as_module(language: Compiled) -> str:
    """Return the text of a Python module that has a language as `LANGUAGE`, without the rules of the games."""
    return (
        f'"""The words of the engine in the language {language.code!r}, {_BY}."""\n\n'
        "from engine.words.language import Language, Lines, Messages\n\n"
        f"{_lines(language.messages)}"
        f"_PLURALS = {_repeated(language.plurals)}.split()\n"
        f"LANGUAGE = Language({language.code!r}, {language.direction!r}, Messages(_TEXTS), _PLURALS, "
        f"{language.grouping!r})\n"
    )


def as_added_module(added: Mapping[str, str]) -> str:
    """Return the text of a Python module that adds messages of the page to the `LANGUAGE` of the engine."""
    return (
        f'"""The words of the engine and of the page in English, {_BY}."""\n\n'
        "from engine.words.english import LANGUAGE as _OF_ENGINE\n"
        "from engine.words.language import Lines, Messages\n\n"
        f"{_lines(added)}"
        "LANGUAGE = _OF_ENGINE._replace(messages=Messages(_TEXTS, *_OF_ENGINE.messages.parts))\n"
    )


def _repeated(plurals: str) -> str:
    """Return a short Python expression for the plural categories: the last one is written once and multiplied."""
    last = " " + plurals.rsplit(maxsplit=1)[-1]
    first = plurals
    while first.endswith(last):
        first = first.removesuffix(last)
    return f"({first!r} + {last!r} * {(len(plurals) - len(first)) // len(last)})"


_BY = "compiled by `python3 build.py words`"


def _lines(texts: Mapping[str, str]) -> str:
    """Return Python lines that set `_TEXTS` from one string, because MicroPython imports a dictionary slowly."""
    lines = "".join(sorted(f"{name} {text}\n" for name, text in texts.items()))
    return f"_TEXTS = Lines(r'''\n{lines}''')\n"


class _Writer:
    """Converts one message into the parts from which the engine builds its text."""

    def __init__(self, name: str, source: Source) -> None:
        self._name = name
        self._source = source
        self._writers: dict[Any, Callable[[Any], Part]] = {
            ast.Placeable: lambda node: self._part(node.expression),
            (ast.StringLiteral, ast.NumberLiteral): self._literal,
            ast.VariableReference: lambda node: ("shown", node.id.name),
            (ast.MessageReference, ast.TermReference): self._reference,
            ast.FunctionReference: self._call,
            ast.SelectExpression: self._selection,
        }

    def message(self, pattern: ast.Pattern) -> Message:
        """Return a compiled message: a text if it is only text, otherwise a tuple of parts."""
        found: list[Part] = []
        for element in pattern.elements:
            part = element.value if isinstance(element, ast.TextElement) else self._part(element.expression)
            if isinstance(part, str) and found and isinstance(found[-1], str):
                found[-1] += part
            else:
                found.append(part)
        return found[0] if len(found) == 1 and isinstance(found[0], str) else tuple(found)

    def _part(self, node: Any) -> Part:
        for kind, written in self._writers.items():
            if isinstance(node, kind):
                return written(node)
        raise CannotBuildError(f"{self._name}: {type(node).__name__} cannot be compiled.")

    def _reference(self, node: Any) -> Part:
        """Return the part for a reference: a message gets the same arguments, a term those in the reference."""
        name = _referred(node)
        if name not in self._source.patterns:
            raise CannotBuildError(f"{self._name}: there is no {name}.")
        if isinstance(node, ast.MessageReference):
            return ("message", name)
        given = node.arguments.named if node.arguments else []
        return ("term", name, {each.name.name: self._literal(each.value) for each in given})

    def _literal(self, node: Any) -> str:
        return str(node.parse()["value"])

    def _call(self, node: ast.FunctionReference) -> Part:
        name, (first, *others) = node.id.name, node.arguments.positional
        if name == _UPPER and not others:
            return ("upper", self._part(first))
        kind, least, most = _FUNCTIONS.get(name, ("", 1, 0))
        if not least <= len(others) <= most or not isinstance(first, ast.VariableReference):
            raise CannotBuildError(f"{self._name}: {name} cannot be called so.")
        return (kind, first.id.name, *map(self._literal, others))

    def _selection(self, node: ast.SelectExpression) -> Part:
        """Return the part for a selection: the selector, key -> variant, and the default variant."""
        default = next(variant for variant in node.variants if variant.default)
        others = {_key(each): self.message(each.value) for each in node.variants if not each.default}
        if isinstance(node.selector, ast.VariableReference):
            return ("select", node.selector.id.name, others, self.message(default.value))
        if isinstance(node.selector, ast.FunctionReference) and node.selector.id.name == "FORM":
            return ("select-form", *self._call(node.selector)[1:], others, self.message(default.value))
        raise CannotBuildError(f"{self._name}: only an argument or a form of it can select.")


def _key(variant: ast.Variant) -> str:
    return str(variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name)
