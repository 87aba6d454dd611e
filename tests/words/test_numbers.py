"""Check that messages with a number read correctly for every number, in every language.

A counted number is an argument by which some language selects a plural form, or that some language spells. A
number that only names something, such as a rank or a month, is not counted.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.syntax import ast

from engine.core.saying import Argument, say
from engine.words.language import Arguments, Language
from make import languages, messages
from make.messages import Source

NUMBERS = (0, 1, 2, 5, 21)
LIKE_FIVE = 6  # has the same plural form as 5 in all languages
# (message, argument) whose number has a sign, as in "+45".
SIGNED = {
    ("points-hint", "points"),
    ("chances-margin", "points"),
    ("scores-in-words", "lowest"),
    ("scores-in-words", "highest"),
    ("scores-in-words", "half"),
}
SIGN = re.compile(r"[+−±×](?=\d)|(?<=\d) [+−±]")  # a sign beside a number
NAMED_AFTER_CARDS = ("coccyx", "house-card", "your-card")
COUNTS = {"count", "held", "needed", "margin", "missing", "left", "free", "spaces"}
# Language -> messages that need no plural form: the number stands after a colon, or its word never changes.
SAME_BESIDE_ALL: dict[str, set[str]] = {
    "fr": {"chances-played", "chances-points", "points-hint", "were-here-already"},  # "fois" never changes
    "uk": {"were-here-already"},  # the number is after a colon
    "pl": {"rules-free"},  # what is free is said in the plural
}
ISOLATED = re.compile("\u2066[^\u2066\u2069]*\u2069")
CODES = ["en", *messages.codes()]
PLURALS = {"zero", "one", "two", "few", "many"}
NAMES = {"bid", "contract-bid", "hour"}  # messages with a name for each number that can occur
ELSE = "…"  # the value of an argument that is not a number


class Trial(Language):
    """A language that also accepts the text `ELSE` in place of a saying."""

    def shown(self, value: Argument, form: str = "") -> str:
        """Return an argument in words; `ELSE` is the same in every form."""
        return ELSE if value == ELSE else super().shown(value, form)


@cache
def sources() -> dict[str, Source]:
    return {code: languages.source(code) for code in CODES}


@cache
def trial(code: str) -> Trial:
    return Trial(*languages.as_language(messages.compiled(code, sources()[code])))


def selections(pattern: ast.Pattern) -> Iterator[tuple[str, list[str]]]:
    """Yield the arguments by which a message selects a variant, each with the keys of the variants."""
    for part in messages.parts(pattern):
        if isinstance(part, ast.SelectExpression) and isinstance(part.selector, ast.VariableReference):
            keys = [variant.key for variant in part.variants]
            names = [key.name if isinstance(key, ast.Identifier) else key.value for key in keys]
            yield part.selector.id.name, names


def spelled(pattern: ast.Pattern) -> Iterator[str]:
    """Yield the arguments that a message passes to SPELLED or NUMBER."""
    for part in messages.parts(pattern):
        if isinstance(part, ast.FunctionReference) and part.id.name in ("SPELLED", "NUMBER"):
            number = part.arguments.positional[0]
            assert isinstance(number, ast.VariableReference)
            yield number.id.name


def message_of(name: str) -> str:
    """Return the message of a form: "stock" for "stock.the"."""
    return name.partition(".")[0]


@cache
def counted() -> set[tuple[str, str]]:
    """Return the pairs (message, argument) of which the argument is a counted number."""
    found: set[tuple[str, str]] = set()
    for source in sources().values():
        for name, pattern in source.patterns.items():
            chosen = {argument for argument, keys in selections(pattern) if PLURALS & set(keys)}
            found |= {(message_of(name), argument) for argument in chosen.union(spelled(pattern))}
    return found


@cache
def chosen_by_text() -> dict[tuple[str, str], set[str]]:
    """Return the keys of variants, by message and argument."""
    found: dict[tuple[str, str], set[str]] = {}
    for source in sources().values():
        for name, pattern in source.patterns.items():
            for argument, keys in selections(pattern):
                found.setdefault((message_of(name), argument), set()).update(keys)
    return found


def with_those_inside(source: Source, name: str) -> set[str]:
    """Return a message and all messages that it refers to, directly or not."""
    found = {message_of(name)}
    for part in messages.parts(source.patterns[name]):
        if isinstance(part, ast.MessageReference):
            inner = f"{part.id.name}.{part.attribute.name}" if part.attribute else part.id.name
            found |= with_those_inside(source, inner)
    return found


def values(inside: set[str], argument: str) -> list[Argument]:
    """Return values to try for an argument: one counted number, each key of a variant, or `ELSE`."""
    if any((name, argument) in counted() for name in inside):
        return [3]
    told_apart = set().union(*(chosen_by_text().get((name, argument), set()) for name in inside))
    return [int(key) if key.isdigit() else key for key in sorted(told_apart)] or [ELSE]


def trials(code: str) -> Iterator[tuple[str, Arguments, list[str]]]:
    """Yield each message of a language with possible arguments, and the names of those that are counted."""
    source = sources()[code]
    for name in source.patterns:
        inside = with_those_inside(source, name) if not name.startswith("-") else set()
        names = sorted(messages.arguments(source, name)) if inside else []
        numbers = [each for each in names if any((message, each) in counted() for message in inside)]
        for given in product(*(values(inside, each) for each in names)):
            yield name, dict(zip(names, given, strict=True)), numbers


@pytest.mark.parametrize("code", CODES)
def test_no_two_numbers_read_the_same(code: str) -> None:
    """Check it: in Ukrainian 21 has the form "one", and in French 0, so that form must not say "one card"."""
    language, tried = trial(code), 0
    same: set[str] = set()
    for name, given, numbers in trials(code):
        for number in numbers:
            told = {
                count: language.said(language.messages[name], {**given, number: count})
                for count in (*NUMBERS, LIKE_FIVE)
            }
            if told[5] != told[LIKE_FIVE] and message_of(name) not in NAMES:  # the text contains the number
                tried += 1
                counts = [count for count in NUMBERS if list(told.values()).count(told[count]) > 1]
                same |= {f"{name} {number}: {told[count]}" for count in counts}
    assert not same
    assert tried > 100


@pytest.mark.parametrize("code", CODES)
def test_where_english_needs_plural_forms_other_languages_select_by_the_number(code: str) -> None:
    """Check all messages except those in `SAME_BESIDE_ALL`, whose words never change."""
    if len(set(trial(code).plurals)) == 1:
        return
    own, missing = selected_by_number(code), set()
    for name, argument in selected_by_number("en") - own:
        source = sources()[code]
        forms = [each for each in source.patterns if message_of(each) == name]
        inside = set().union(*(with_those_inside(source, form) for form in forms))
        if argument in COUNTS and not any((each, argument) in own for each in inside):
            missing.add(name)
    assert missing == SAME_BESIDE_ALL.get(code, set())


def selected_by_number(code: str) -> set[tuple[str, str]]:
    """Return the pairs (message, argument) of a language that select a variant by a number."""
    return {
        (message_of(name), argument)
        for name, pattern in sources()[code].patterns.items()
        for argument, keys in selections(pattern)
        if (PLURALS | {"1"}) & set(keys)
    }


@pytest.mark.parametrize("code", CODES)
def test_signed_numbers_keep_their_signs_in_text_from_right_to_left(code: str) -> None:
    language = trial(code)
    if language.direction == "ltr":
        return
    signed = 0
    for name, given, _ in trials(code):
        with_signs = {each: "+45" if (name, each) in SIGNED else value for each, value in given.items()}
        told = language.said(language.messages[name], with_signs)
        signed += bool(SIGN.search(told))
        assert not SIGN.search(ISOLATED.sub("", told)), f"{name}: {told!r}"
    assert signed > 5


@pytest.mark.parametrize("code", CODES)
def test_a_place_named_after_a_card_is_not_called_empty(code: str) -> None:
    """Check these places, since "no card of the house" is not an "empty card"."""
    language = trial(code)
    empty = language.text(say("empty", place=say("column-number", number=3)))
    for place in NAMED_AFTER_CARDS:
        assert language.text(say("empty", place=say(place))) != empty, place
        assert empty not in language.text(say("pile-is-empty", place=say(place))), place
