"""What keeps a language from being whole is found when the page is built."""

from pathlib import Path

import pytest

from engine.core.saying import Saying
from engine.games import CATALOGUE
from engine.play.session import Session
from engine.view import speech
from make import languages, messages, pseudo, translations
from make.messages import Source
from support.strategies import recorded

ENGLISH = """
-term = Patience
card = { $rank } of { $suit }
    .the = the { $rank } of { $suit }
    .sign = { $rank }
gone = { FORM($card, "the") } is not there any more
home = Home
all = { LIST($cards, "and") }
"""
WHOLE = """
card = { $suit }-{ $rank }
    .den = den { $suit }
    .sign = { $rank }
gone = { FORM($card, "den") } gibt es nicht mehr
home = Home
all = { LIST($cards, "and", "den") }
"""


def source(folder: Path, text: str) -> Source:
    folder.mkdir(exist_ok=True)
    (folder / "some.ftl").write_text(text, encoding="utf-8")
    return messages.read(folder)


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("home = Home", "", "home is missing."),
        ("    .sign = { $rank }\n", "", "card.sign is missing."),
        ("home = Home", "home = Home\nmore = mehr", "some.ftl: more is no message."),
        ("gibt es nicht mehr", "{ $place }", "some.ftl: gone has no $place."),
        ("gibt es nicht mehr", "is not there any more", "some.ftl: gone is not translated."),
    ],
)
def test_a_fault_is_named(tmp_path: Path, before: str, after: str, fault: str) -> None:
    english = source(tmp_path / "en", ENGLISH)
    assert translations.faults(source(tmp_path / "de", WHOLE), english) == []
    assert before in WHOLE
    assert translations.faults(source(tmp_path / "xx", WHOLE.replace(before, after)), english) == [fault]


@pytest.mark.parametrize("code", languages.codes())
def test_every_saying_of_a_game_comes_out_in_words(code: str) -> None:
    language = languages.as_language(languages.compiled()[code])
    said = 0
    for game in CATALOGUE.values():
        for _, link in recorded(game):
            session = Session.read(link, CATALOGUE)
            for node in session.line()[:40]:
                for spot in range(len(game.spots)):
                    said += bool(language.text(speech.pile(game, node.position, spot)))
            ending = session.ending()
            assert ending is None or language.text(ending)
    assert said > 1000


def test_the_languages_that_nobody_speaks_differ_from_english_in_every_word() -> None:
    english = languages.compiled()[pseudo.LONG]
    language = languages.as_language(english)
    assert language.text(Saying("menu-title")) == "Ṁéñû~~"
    mirrored = languages.as_language(languages.compiled()[pseudo.MIRRORED])
    assert (mirrored.direction, mirrored.text(Saying("menu-title"))) == ("rtl", "\u202eMenu\u202c")
