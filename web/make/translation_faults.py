"""Compares the messages of a language with those of English: what is missing, left over, or not translated."""

import re
from collections import defaultdict
from collections.abc import Iterator

from fluent.syntax import ast

from make.messages import Source, arguments, given, parts

_SENTENCE = re.compile(r"[^\W\d_]{4,}\s+(?:\S+\s+)*?[^\W\d_]{4,}")  # at least two words of four or more letters
_PLURALS = {"zero", "one", "two", "few", "many", "other"}
_NAMES = ("game-", "family-")  # begin messages with names of games, many of which are the same in all languages


def faults(translated: Source, english: Source) -> list[str]:
    """Return the faults of a language, a line for each fault; an empty list if it has none.

    A message may have several forms, see `make.messages.Source`. Some forms, such as a grammatical case, are used
    only by other messages; each language has its own. The program uses all other forms, so every language must
    have them.
    """
    return [*_missing(translated, english), *_left_over(translated, english), *_wrong(translated, english)]


def _missing(translated: Source, english: Source) -> Iterator[str]:
    own = _forms_asked_by_messages(english)
    for name in sorted(english.patterns.keys() - translated.patterns.keys() - english.new):
        if name.partition(".")[2] not in own and not name.startswith("-"):
            yield f"{name} is missing."


def _left_over(translated: Source, english: Source) -> Iterator[str]:
    for name in translated.patterns:
        message = name.partition(".")[0]
        if message not in english.patterns and not message.startswith("-"):
            yield f"{translated.files[name]}.ftl: {name} is no message."


def _wrong(translated: Source, english: Source) -> Iterator[str]:
    known, words = _arguments_of_messages(english), _arguments_that_are_words(english)
    for name, pattern in translated.patterns.items():
        message = name.partition(".")[0]
        if message.startswith("-") or message not in english.patterns:
            continue
        for argument in sorted(arguments(translated, name) - known[message]):
            yield f"{translated.files[name]}.ftl: {name} has no ${argument}."
        for argument in sorted(_compared_with_numbers(pattern) & words[message]):
            yield f"{translated.files[name]}.ftl: {name} compares ${argument}, which is a word, with a number."
        if translated.files[name] != english.files[message]:
            yield f"{translated.files[name]}.ftl: {name} belongs in {english.files[message]}.ftl."
        same = name in english.patterns and _text(pattern) == _text(english.patterns[name])
        is_name = message.startswith(_NAMES) and not name.endswith(".sentence")
        if same and not is_name and _SENTENCE.search(_text(pattern)):
            yield f"{translated.files[name]}.ftl: {name} is not translated."


def _arguments_of_messages(source: Source) -> dict[str, set[str]]:
    """Return the arguments that any form of a message gets, by the name of the message."""
    found: dict[str, set[str]] = defaultdict(set)
    for name in source.patterns:
        found[name.partition(".")[0]] |= given(source, name)
    return found


def _arguments_that_are_words(source: Source) -> dict[str, set[str]]:
    """Return the arguments by which a message is chosen and which are no numbers, by the name of the message."""
    found: dict[str, set[str]] = defaultdict(set)
    for name, pattern in source.patterns.items():
        for argument, keys in _choices(pattern):
            if any(isinstance(key, ast.Identifier) and key.name not in _PLURALS for key in keys):
                found[name.partition(".")[0]].add(argument)
    return found


def _compared_with_numbers(pattern: ast.Pattern) -> set[str]:
    """Return the arguments that choose a part of a pattern by a number, as in `{ $count -> [1] …`."""
    choices = _choices(pattern)
    return {argument for argument, keys in choices if any(isinstance(key, ast.NumberLiteral) for key in keys)}


def _choices(pattern: ast.Pattern) -> Iterator[tuple[str, list[ast.Identifier | ast.NumberLiteral]]]:
    """Yield the arguments that choose a part of a pattern, each with the values that it is compared with."""
    for part in parts(pattern):
        if isinstance(part, ast.SelectExpression) and isinstance(part.selector, ast.VariableReference):
            yield part.selector.id.name, [variant.key for variant in part.variants]


def _text(pattern: ast.Pattern) -> str:
    return "".join(part.value for part in parts(pattern) if isinstance(part, ast.TextElement))


def _forms_asked_by_messages(source: Source) -> set[str]:
    """Return the names of the forms that calls of FORM and LIST in messages use."""
    calls = (part for pattern in source.patterns.values() for part in parts(pattern))
    asked: set[str] = set()
    for call in calls:
        if isinstance(call, ast.FunctionReference) and call.id.name in ("FORM", "LIST"):
            texts = [each.value for each in call.arguments.positional if isinstance(each, ast.StringLiteral)]
            asked.update(texts[-1:] if call.id.name == "FORM" else texts[1:])
    return asked
