"""Check the compiler of messages. Fluent becomes Python that says the same; anything else stops the build."""

from pathlib import Path

import pytest

from engine.core.saying import say
from engine.words.language import Language
from make import languages, messages
from make.tools import CannotBuildError

LISTS = 'list-and = { ", " }\n    .last = { " and " }\n'
CARD = "card = { $name }\n    .the = the { $name }\n"
CARDS = [say("card", name=name) for name in ("ace", "king", "queen")]


def source(folder: Path, text: str, file: str = "some") -> messages.Source:
    (folder / f"{file}.ftl").write_text(text, encoding="utf-8")
    return messages.read(folder)


def language(folder: Path, text: str, code: str = "en") -> Language:
    """Compile these messages as the build does; return the language."""
    return languages.as_language(messages.compiled(code, source(folder, text)))


def test_texts_and_arguments(tmp_path: Path) -> None:
    spoken = language(tmp_path, 'plain = “It\'s” a \\ plain\nadded = { $what } to { $place }{ " " }\n')
    assert spoken.text(say("plain")) == "“It's” a \\ plain"
    assert spoken.text(say("added", what="Ace", place=3)) == "Ace to 3 "


def test_a_choice_by_text_and_by_number(tmp_path: Path) -> None:
    numbers = "{ $n ->\n    [0] none\n   *[9] { $n }\n}"
    spoken = language(tmp_path, f"suit = {{ $suit ->\n    [red] r{numbers}\n   *[black] b\n}}\n")
    said = [
        spoken.text(say("suit", suit=suit, n=n)) for suit, n in (("red", 0), ("red", 4), ("black", 0), ("x", 0))
    ]
    assert said == ["rnone", "r4", "b", "b"]


def test_a_choice_by_plural_is_that_of_the_language(tmp_path: Path) -> None:
    text = "moves = { $n ->\n    [one] { $n } ruch\n    [few] { $n } ruchy\n   *[many] { $n } ruchów\n}\n"
    spoken = language(tmp_path, text, "pl")
    assert [spoken.text(say("moves", n=n)) for n in (1, 2, 5, 12, 22)] == [
        "1 ruch",
        "2 ruchy",
        "5 ruchów",
        "12 ruchów",
        "22 ruchy",
    ]


def test_a_message_in_another_has_its_arguments_and_a_term_those_given_with_it(tmp_path: Path) -> None:
    text = (
        "rank = { $rank }\n    .sign = #{ $rank }\nof = { rank } or { rank.sign }\n"
        "-game = { $case ->\n    [of] Patience’s\n   *[to] Patience\n}\n"
        'named = { -game(case: "of") } and { -game(case: "to") }\n'
    )
    spoken = language(tmp_path, text)
    assert spoken.text(say("of", rank=3)) == "3 or #3"
    assert spoken.text(say("named")) == "Patience’s and Patience"


def test_what_messages_may_call(tmp_path: Path) -> None:
    calls = (
        'one = { UPPER(FORM($card, "the")) }\n'
        'all = { LIST($cards, "and") }\nall-the = { LIST($cards, "and", "the") }\n'
        "digits = { NUMBER($n) }\nword = { UPPER(SPELLED($n)) }\n"
        'first = { SPELLED($n, "place") }\n'
        "spelled = { $number ->\n    [2] two\n   *[other] { $number }\n}\n    .place = no. { $number }\n"
    )
    spoken = language(tmp_path, CARD + LISTS + calls)
    assert spoken.text(say("one", card=CARDS[0])) == "The ace"
    assert spoken.text(say("all", cards=CARDS)) == "ace, king and queen"
    assert spoken.text(say("all-the", cards=CARDS[:2])) == "the ace and the king"
    assert spoken.text(say("digits", n=12345)) == "12,345"
    assert spoken.text(say("word", n=2)) == "Two"
    assert spoken.text(say("first", n=2)) == "no. 2"


def test_the_messages_of_a_language_may_be_in_several_files(tmp_path: Path) -> None:
    source(tmp_path, CARD, "cards")
    both = source(tmp_path, "all = { card }\n")
    assert both.files == {"card": "cards", "card.the": "cards", "all": "some"}
    assert messages.arguments(both, "all") == {"name"}


def test_a_language_may_have_rules_of_games(tmp_path: Path) -> None:
    assert source(tmp_path, CARD).rules == {}
    assert language(tmp_path, CARD).rules == {}
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "black-hole.md").write_text("# “Der” Tisch\n\n- It's \\ black.\n", encoding="utf-8")
    (tmp_path / "rules" / "notes.txt").write_text("No rules.", encoding="utf-8")
    assert language(tmp_path, CARD, "de").rules == {"black-hole": "# “Der” Tisch\n\n- It's \\ black.\n"}


def test_the_arguments_of_a_message_are_also_those_of_the_messages_in_it(tmp_path: Path) -> None:
    text = (
        "inner = { $deep }\n    .form = { NUMBER($form) }\n"
        "outer = { $n ->\n    [one] { inner }\n   *[other] { inner.form }{ UPPER($word) }\n}\n"
    )
    read = source(tmp_path, text)
    assert messages.arguments(read, "outer") == {"n", "deep", "form", "word"}
    assert messages.arguments(read, "inner") == {"deep"}


def test_a_message_is_given_also_the_arguments_of_which_the_comment_right_above_it_tells(tmp_path: Path) -> None:
    text = (
        "# Words. $one is for all.\n\n# $two, or\n# $three.\ninner = in\n    .form = { $four }\n"
        "## $five\nouter = { inner.form } { $six }\n"
    )
    read = source(tmp_path, text)
    assert messages.given(read, "inner") == {"two", "three"}
    assert messages.given(read, "outer") == {"two", "three", "four", "six"}
    assert messages.arguments(read, "outer") == {"four", "six"}


def test_a_heading_ends_the_group_of_new_messages_before_it(tmp_path: Path) -> None:
    new = "## Not yet translated.\n\n"
    text = f"{new}one = a\n\n### More\n\ntwo = b\n\n{new}three = c\n\n## Old\n\nfour = d\n"
    assert source(tmp_path, text).new == {"one", "three"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("this is no message\n", "this is no message"),
        ("open = { $n\n", "open"),
        ("twice = a\ntwice = b\n", "twice is also in some.ftl"),
        ("one = { nothing }\n", "one: there is no nothing"),
        ("one = { -nothing }\n", "one: there is no -nothing"),
        ("one = { LOWER($n) }\n", "one: LOWER cannot be called so"),
        ("one = { FORM($n) }\n", "one: FORM cannot be called so"),
        ('one = { NUMBER("5") }\n', "one: NUMBER cannot be called so"),
        ("one = { NUMBER($n) ->\n   *[other] a\n}\n", "one: only an argument or a form of it can select"),
    ],
)
def test_what_cannot_be_compiled_is_named(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(CannotBuildError) as told:
        messages.compiled("en", source(tmp_path, text))
    assert reason in str(told.value)
