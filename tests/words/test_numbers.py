"""Messages with a number read rightly with every number, in every language.

A number that is counted is one by which some language selects its plural forms, or that some language spells. What
only names a thing, such as the number of a rank or a month, is none.
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
LIKE_FIVE = 6  # has the plural form of 5 in all languages
# Messages with arguments that may have a sign, as in "+45".
SIGNED = {
    ("points-hint", "points"),
    ("chances-margin", "points"),
    ("scores-in-words", "lowest"),
    ("scores-in-words", "highest"),
    ("scores-in-words", "half"),
}
SIGN = re.compile(r"[+−±×](?=\d)|(?<=\d) [+−±]")  # beside a number
NAMED_AFTER_CARDS = ("coccyx", "house-card", "your-card")
COUNTS = {"count", "held", "needed", "margin", "missing", "left", "free", "spaces"}
# Messages in which a number stands behind a colon, say, or beside a word that has the same form with every number.
SAME_BESIDE_ALL: dict[str, set[str]] = {
    "fr": {"chances-played", "chances-points", "points-hint", "were-here-already"},  # "fois"
    "uk": {"were-here-already"},  # the number stands after a colon
}
ISOLATED = re.compile("\u2066[^\u2066\u2069]*\u2069")
CODES = ["en", *messages.codes()]
PLURALS = {"zero", "one", "two", "few", "many"}
NAMES = {"bid", "contract-bid", "hour"}  # each number has a name, and there are no others
ELSE = "…"  # in place of an argument that is no number


class Trial(Language):
    """A language that also says what stands in place of another saying."""

    def shown(self, value: Argument, form: str = "") -> str:
        """Return an argument in words; `ELSE` has every form."""
        return ELSE if value == ELSE else super().shown(value, form)


@cache
def sources() -> dict[str, Source]:
    return {code: languages.source(code) for code in CODES}


@cache
def trial(code: str) -> Trial:
    return Trial(*languages.as_language(messages.compiled(code, sources()[code])))


def selections(pattern: ast.Pattern) -> Iterator[tuple[str, list[str]]]:
    """Yield the arguments by which a message selects, with the keys of its variants."""
    for part in messages.parts(pattern):
        if isinstance(part, ast.SelectExpression) and isinstance(part.selector, ast.VariableReference):
            keys = [variant.key for variant in part.variants]
            names = [key.name if isinstance(key, ast.Identifier) else key.value for key in keys]
            yield part.selector.id.name, names


def spelled(pattern: ast.Pattern) -> Iterator[str]:
    """Yield the arguments that a message spells."""
    for part in messages.parts(pattern):
        if isinstance(part, ast.FunctionReference) and part.id.name in ("SPELLED", "NUMBER"):
            number = part.arguments.positional[0]
            assert isinstance(number, ast.VariableReference)
            yield number.id.name


def message_of(name: str) -> str:
    """Return the message to which a form belongs: "stock" for "stock.the"."""
    return name.partition(".")[0]


@cache
def counted() -> set[tuple[str, str]]:
    """The names of messages with those of their arguments that are counted."""
    found: set[tuple[str, str]] = set()
    for source in sources().values():
        for name, pattern in source.patterns.items():
            chosen = {argument for argument, keys in selections(pattern) if PLURALS & set(keys)}
            found |= {(message_of(name), argument) for argument in chosen.union(spelled(pattern))}
    return found


@cache
def chosen_by_text() -> dict[tuple[str, str], set[str]]:
    """The keys by which messages select, by message and argument."""
    found: dict[tuple[str, str], set[str]] = {}
    for source in sources().values():
        for name, pattern in source.patterns.items():
            for argument, keys in selections(pattern):
                found.setdefault((message_of(name), argument), set()).update(keys)
    return found


def with_those_inside(source: Source, name: str) -> set[str]:
    """Return a message and all to which it refers."""
    found = {message_of(name)}
    for part in messages.parts(source.patterns[name]):
        if isinstance(part, ast.MessageReference):
            inner = f"{part.id.name}.{part.attribute.name}" if part.attribute else part.id.name
            found |= with_those_inside(source, inner)
    return found


def values(inside: set[str], argument: str) -> list[Argument]:
    """Return what an argument may be: a number that is counted, or one of the texts that are told apart."""
    if any((name, argument) in counted() for name in inside):
        return [3]
    told_apart = set().union(*(chosen_by_text().get((name, argument), set()) for name in inside))
    return [int(key) if key.isdigit() else key for key in sorted(told_apart)] or [ELSE]


def trials(code: str) -> Iterator[tuple[str, Arguments, list[str]]]:
    """Yield each message of a language with arguments that it may get, and which of these are counted."""
    source = sources()[code]
    for name in source.patterns:
        inside = with_those_inside(source, name) if not name.startswith("-") else set()
        names = sorted(messages.arguments(source, name)) if inside else []
        numbers = [each for each in names if any((message, each) in counted() for message in inside)]
        for given in product(*(values(inside, each) for each in names)):
            yield name, dict(zip(names, given, strict=True)), numbers


@pytest.mark.parametrize("code", CODES)
def test_no_two_numbers_read_the_same(code: str) -> None:
    """As 21 would in Ukrainian if its form "one" said "one card", or 0 in French."""
    language, tried = trial(code), 0
    same: set[str] = set()
    for name, given, numbers in trials(code):
        for number in numbers:
            told = {
                count: language.said(language.messages[name], {**given, number: count})
                for count in (*NUMBERS, LIKE_FIVE)
            }
            if told[5] != told[LIKE_FIVE] and message_of(name) not in NAMES:  # the number is said at all
                tried += 1
                counts = [count for count in NUMBERS if list(told.values()).count(told[count]) > 1]
                same |= {f"{name} {number}: {told[count]}" for count in counts}
    assert not same
    assert tried > 100


@pytest.mark.parametrize("code", CODES)
def test_where_english_needs_plural_forms_other_languages_select_by_the_number(code: str) -> None:
    """Messages whose words are the same beside every number are listed in `SAME_BESIDE_ALL`."""
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
    """Return the messages of a language with their arguments by whose number they select."""
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
    """No card of the house, say, is no "empty card"."""
    language = trial(code)
    empty = language.text(say("empty", place=say("column-number", number=3)))
    for place in NAMED_AFTER_CARDS:
        assert language.text(say("empty", place=say(place))) != empty, place
        assert empty not in language.text(say("pile-is-empty", place=say(place))), place
