"""The rules sheet shows the whole docstring of each game, with its marks as HTML."""

import re

import pytest

from app.features.rules.sheet import prose, rules
from app.view.markup import Markup
from app.view.words import form_or_nothing
from app.words.english import LANGUAGE
from engine.games.catalogue import CATALOGUE
from engine.games.rules_page import rules_page
from support.english import english, message
from support.sheets import commands, text


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_rules_of_every_game_are_whole_and_without_marks(name: str) -> None:
    panel = rules(CATALOGUE[name])
    assert panel.title == english(CATALOGUE[name].title)
    assert "**" not in text(panel.body) and "# " not in text(panel.body)
    marks = re.compile(r"[\s#*-]")
    body = re.sub("<figure>.*?</figure>", "", panel.body)
    if other_names := form_or_nothing(CATALOGUE[name].family_title, "also"):
        also = f"<p>{message('also-called', names=other_names)}</p>"
        assert also in body
        body = body.replace(also, "")
    written = re.sub(
        r"^\[(table|move) .*?\]$", "", rules_page(CATALOGUE[name], LANGUAGE), flags=re.MULTILINE | re.DOTALL
    )
    if "change-rules" in commands(panel.body):
        written += message("change-rules")
    assert marks.sub("", text(Markup(body))) == marks.sub("", written)


def test_the_light_markup_becomes_headings_paragraphs_points_and_strong_words() -> None:
    drawn = prose("# Aim\nPlay **well**\nand fast.\n\n- One & two\n- **three**\n\nLast < word.\n\n# Alone")
    assert drawn == (
        "<h3>Aim</h3><p>Play <b>well</b> and fast.</p><ul><li>One &amp; two</li><li><b>three</b></li></ul>"
        "<p>Last &lt; word.</p><h3>Alone</h3>"
    )
