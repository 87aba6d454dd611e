"""Compares the messages of a language with those of English: what is missing, left over, or not translated."""

import re
from collections import defaultdict
from collections.abc import Iterator

from fluent.syntax import ast

from make.messages import Source, arguments, given, parts

_SENTENCE = re.compile(r"[^\W\d_]{4,}\s+(?:\S+\s+)*?[^\W\d_]{4,}")  # at least two words of four or more letters
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
    known = _arguments_of_messages(english)
    for name, pattern in translated.patterns.items():
        message = name.partition(".")[0]
        if message.startswith("-") or message not in english.patterns:
            continue
        for argument in sorted(arguments(translated, name) - known[message]):
            yield f"{translated.files[name]}.ftl: {name} has no ${argument}."
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
