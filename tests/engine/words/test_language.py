"""Test how sayings become words, in a small language made for these tests, and with plural forms of real ones."""

import json
from typing import Any

import pytest
from babel.core import Locale

from engine.core.saying import Saying, say
from engine.words.english import LANGUAGE as ENGLISH
from engine.words.language import Language, Messages, MissingMessageError
from make import languages, messages

MESSAGES: dict[str, Any] = {
    "thing": ("thing ", ("shown", "number")),
    "thing.the": ("the thing ", ("shown", "number")),
    "seen": (("listed", "things", "and"), " seen"),
    "the-seen": (("upper", ("listed", "things", "and", "the")), " seen"),
    "list-and": ", ",
    "list-and.last": " and ",
    "spelled": (("select", "number", {"2": "two"}, (("shown", "number"),)),),
}
TEXTS = {name: json.dumps(made) if isinstance(made, tuple) else made for name, made in MESSAGES.items()}
SMALL = Language("xx", "rtl", Messages(TEXTS), ["other"] * 200, grouping=".")
THINGS = [say("thing", number=number) for number in (1, 2, 3)]


def test_a_saying_in_one_of_its_forms() -> None:
    assert SMALL.text(THINGS[0]) == "thing 1"
    assert SMALL.text(THINGS[0], "the") == "the thing 1"


@pytest.mark.parametrize(("name", "form"), [("nothing", ""), ("thing", "to"), ("nothing", "the")])
def test_a_message_or_form_that_is_missing_is_named(name: str, form: str) -> None:
    with pytest.raises(MissingMessageError) as told:
        SMALL.text(Saying(name, (("number", 1),)), form)
    assert told.value.args == (f"xx has no message {name}.{form}" if form else f"xx has no message {name}",)


def test_an_argument_is_shown_as_it_is_and_a_saying_in_words() -> None:
    assert (SMALL.shown(7), SMALL.shown("Klondike"), SMALL.shown(THINGS[1])) == ("7", "Klondike", "thing 2")
    assert SMALL.shown(THINGS[1], "the") == "the thing 2"


@pytest.mark.parametrize(
    ("count", "plain", "definite"),
    [
        (0, " seen", " seen"),
        (1, "thing 1 seen", "The thing 1 seen"),
        (2, "thing 1 and thing 2 seen", "The thing 1 and the thing 2 seen"),
        (3, "thing 1, thing 2 and thing 3 seen", "The thing 1, the thing 2 and the thing 3 seen"),
    ],
)
def test_a_list_has_another_joint_before_its_last_part(count: int, plain: str, definite: str) -> None:
    assert SMALL.text(say("seen", things=THINGS[:count])) == plain
    assert SMALL.text(say("the-seen", things=THINGS[:count])) == definite


def test_only_the_first_letter_becomes_a_capital() -> None:
    assert SMALL.upper("ace of Spades") == "Ace of Spades"
    assert SMALL.upper("élan") == "Élan"
    assert (SMALL.upper("10♠"), SMALL.upper("")) == ("10♠", "")


def test_numbers_are_spelled_as_far_as_the_language_does() -> None:
    assert (SMALL.spelled(2), SMALL.spelled(13)) == ("two", "13")
    assert [ENGLISH.spelled(number) for number in (0, 1, 12, 13, 100)] == ["no", "one", "twelve", "13", "100"]


@pytest.mark.parametrize(
    ("number", "english", "small"),
    [(0, "0", "0"), (999, "999", "999"), (1000, "1,000", "1.000"), (-1234567, "-1,234,567", "-1.234.567")],
)
def test_thousands_stand_apart(number: int, english: str, small: str) -> None:
    assert (ENGLISH.number(number), SMALL.number(number)) == (english, small)


def compiled(code: str) -> Language:
    """Return a language without messages, as the build compiles it."""
    return languages.as_language(messages.compiled(code, messages.Source({}, {}, {}, {}, set())))


def test_english_has_one_and_others() -> None:
    assert [number for number in range(-200, 300) if ENGLISH.plural(number) == "one"] == [-1, 1]
    assert {ENGLISH.plural(number) for number in range(300)} == {"one", "other"}


@pytest.mark.parametrize("code", ["ar", "cs", "cy", "de", "fr", "he", "ja", "lt", "lv", "pl", "pt-BR", "ru", "sl"])
def test_the_plural_of_every_number_follows_from_the_first_two_hundred(code: str) -> None:
    language, locale = compiled(code), Locale.parse(code, sep="-")
    assert len(language.plurals) == 200
    for number in (*range(1200), 4711, 99_999, 123_456):
        assert language.plural(number) == locale.plural_form(number), number


def test_the_direction_of_a_language_comes_with_it() -> None:
    assert (ENGLISH.code, ENGLISH.direction) == ("en", "ltr")
    arabic = compiled("ar")
    assert (arabic.code, arabic.direction) == ("ar", "rtl")
