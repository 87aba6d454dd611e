"""Check that the build finds what makes a translation incomplete."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.core.saying import Saying
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from engine.solving import fair_hint
from engine.view import speech
from make import languages, messages, pseudo, translation_faults, words
from make.messages import Source
from make.tools import CannotBuildError
from support.english import english
from support.extent import sample
from support.strategies import recorded

ENGLISH = """
-term = Patience
card = { $rank } of { $suit }
    .the = the { $rank } of { $suit }
    .sign = { $rank }
gone = { FORM($card, "the") } is not there any more
home = Home
all = { LIST($cards, "and") }
# $noun is what was won. { $noun } says it.
won = won
lost = { $moves ->
    [one] lost
   *[more] lost again
}
game-seahaven = Seahaven Towers
    .variant = { "" }
"""
WHOLE = """
card = { $suit }-{ $rank }
    .den = den { $suit }
    .sign = { $rank }
gone = { FORM($card, "den") } gibt es nicht mehr
home = Home
all = { LIST($cards, "and", "den") }
won = { $noun ->
    [rubber] gewonnen
   *[deal] gewonnen
}
lost = { $moves ->
    [one] verloren
   *[more] wieder verloren
}
game-seahaven = Seahaven Towers
    .variant = { "" }
"""


def source(folder: Path, text: str, file: str = "some") -> Source:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{file}.ftl").write_text(text, encoding="utf-8")
    return messages.read(folder)


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """Replace the folders of the engine's and the page's messages by empty ones; return these."""
    engine, page = tmp_path / "engine", tmp_path / "page"
    for name, value in (("ENGINE", engine), ("PAGE", page), ("PLACES", (engine, page))):
        monkeypatch.setattr(messages, name, value)
    return engine, page


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("home = Home", "", "home is missing."),
        ("    .sign = { $rank }\n", "", "card.sign is missing."),
        ("home = Home", "home = Home\nmore = mehr", "some.ftl: more is no message."),
        ("gibt es nicht mehr", "{ $place }", "some.ftl: gone has no $place."),
        ("[one]", "[1]", "some.ftl: lost compares $moves, which is a word, with a number."),
        ("gibt es nicht mehr", "is not there any more", "some.ftl: gone is not translated."),
    ],
)
def test_a_fault_is_named(tmp_path: Path, before: str, after: str, fault: str) -> None:
    english = source(tmp_path / "en", ENGLISH)
    assert translation_faults.faults(source(tmp_path / "de", WHOLE), english) == []
    assert before in WHOLE
    assert translation_faults.faults(source(tmp_path / "xx", WHOLE.replace(before, after)), english) == [fault]


def test_a_message_in_another_file_than_in_english_is_named(tmp_path: Path) -> None:
    english, german = (source(tmp_path / code, text) for code, text in (("en", ENGLISH), ("de", WHOLE)))
    (tmp_path / "en" / "some.ftl").rename(tmp_path / "en" / "other.ftl")
    found = translation_faults.faults(german, messages.read(tmp_path / "en"))
    moved = [fault for fault in found if "belongs" in fault]
    assert translation_faults.faults(german, english) == []
    assert moved[0] == "some.ftl: card belongs in other.ftl." and len(moved) == len(german.patterns)


@pytest.mark.parametrize(
    "text", ["# Not yet translated.\nnew = New\n", "## Not yet translated.\n\nother = Other\nnew = New\n"]
)
def test_a_new_message_stays_english_until_it_is_translated(tmp_path: Path, text: str) -> None:
    english = source(tmp_path / "en", ENGLISH + text)
    for lines, said in (("", "New"), ("new = Neu\n", "Neu")):
        german = source(tmp_path / "de", WHOLE + lines)
        assert translation_faults.faults(german, english) == []
        spoken = languages.as_language(messages.compiled("de", messages.filled(german, english)))
        assert spoken.text(Saying("new")) == said


def test_all_faults_of_all_languages_are_told_when_words_are_compiled(places: tuple[Path, Path]) -> None:
    engine, page = places
    for code, text in (
        ("en", ENGLISH),
        ("de", WHOLE),
        ("fr", WHOLE.replace("home = Home", "")),
        ("pl", "more = x"),
    ):
        source(engine / code, text)
    for code in ("en", "de", "fr"):
        source(page / code, "title = { home }", "page")
    with pytest.raises(CannotBuildError) as told:
        words.main()
    lines = str(told.value).splitlines()
    assert lines[:3] == ["fr: 1 faults", "home is missing.", "pl: 11 faults"]
    assert len(lines) == 14 and "title is missing." in lines


def test_the_page_is_given_the_messages_of_the_engine_and_its_own(places: tuple[Path, Path]) -> None:
    engine, page = places
    source(engine / "en", "home = Home")
    source(page / "en", "title = To { home }", "page")
    words.main()
    of_engine, of_page = ((place / "english.py").read_text("utf-8") for place in places)
    assert "\nhome Home\n" in of_engine and "title" not in of_engine
    assert "\nhome Home\n" not in of_page and '\ntitle ["To ",["message","home"]]\n' in of_page
    assert '"en": "English"' in (page / "known.py").read_text("utf-8")
    words.check()
    source(page / "en", "title = Go { home }", "page")
    languages._read.cache_clear()
    with pytest.raises(CannotBuildError, match=r"english.py is too old"):
        words.check()


def test_a_message_of_the_engine_that_needs_one_of_the_page_is_named(places: tuple[Path, Path]) -> None:
    engine, page = places
    source(engine / "en", "move = { title }")
    source(page / "en", "title = Patience", "page")
    with pytest.raises(CannotBuildError, match="move: there is no title"):
        words.files()


compiled = cache(languages.compiled)  # takes some seconds


def sayings_in(value: object) -> Iterator[Saying]:
    """Yield the sayings inside records and tuples, at any depth."""
    if isinstance(value, Saying):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from sayings_in(part)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("code", languages.codes())
def test_every_saying_of_a_game_comes_out_in_words(code: str) -> None:
    language = languages.as_language(compiled()[code])
    said = 0
    for game in CATALOGUE.values():
        for _, link in sample(recorded(game), 1, 3):
            session = Session.read(link, CATALOGUE)
            for node in session.line()[:40]:
                for spot in range(len(game.spots)):
                    said += bool(language.text(speech.pile(game, node.position, spot)))
                beside = game.reports(node.position), game.facts(node.position)
                for saying in sayings_in((*beside, game.call_options(node.position))):
                    said += bool(language.text(saying))
            ending = session.ending()
            assert ending is None or language.text(ending)
    assert said > 1000


@cache
def plans() -> list[Saying]:
    """Return the descriptions of moves in a game of Spider."""
    session = Session.read("v1/spider-1/6", CATALOGUE)
    for _ in range(33):
        session.play(fair_hint.moves_to_judge(session)[0])
    return fair_hint.words_of_moves(session, fair_hint.moves_to_judge(session))


@pytest.mark.parametrize("code", languages.codes())
def test_plans_come_out_in_words(code: str) -> None:
    language = languages.as_language(compiled()[code])
    assert len({language.text(words) for words in plans()}) == len(plans())
    told = " ".join(map(english, plans()))
    assert "then a face-down card is turned up" in told and "then a card to every column" in told


@pytest.mark.parametrize("code", messages.codes())
def test_a_gain_has_the_same_forms_as_every_other_gain(code: str) -> None:
    """Check the forms, since each gain may come now or later in a plan.

    A form placed below the next message by mistake is missing in its own.
    """
    forms: dict[str, set[str]] = defaultdict(set)
    for each in languages.source(code).patterns:
        name, _, form = each.partition(".")
        if name == "gains" or (name.startswith("gain-") and name != "gain-later"):  # which wraps another gain
            forms[name].add(form)
    needed = forms.pop("gains")
    assert len(forms) > 5
    assert not {name: needed - own for name, own in forms.items() if needed - own}


def test_the_languages_that_nobody_speaks_differ_from_english_in_every_word() -> None:
    english = compiled()[pseudo.LONG]
    language = languages.as_language(english)
    assert language.text(Saying("menu-title")) == "Ṁéñû~~"
    mirrored = languages.as_language(compiled()[pseudo.MIRRORED])
    assert (mirrored.direction, mirrored.text(Saying("menu-title"))) == ("rtl", "\u202eMenu\u202c")
