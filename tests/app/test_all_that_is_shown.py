"""All words of sheets and of the rest of the page come from messages, and no text becomes markup.

In these tests, each message is in brackets, and contains text that becomes markup wherever it is not escaped.
"""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from app.panels.panel import Panel
from app.view.markup import Markup
from app.view.words import speak
from app.words.english import LANGUAGE
from engine.games.catalogue import CATALOGUE
from engine.solving.solve import Answer
from engine.words.language import Messages
from support.every_sheet import HOSTILE, Site, Visit, Visitor, ends, noting_sites, sites

VISITS = (
    Visit(ends("klondike")[0], is_first=True),
    Visit("v1/klondike/7"),
    Visit("v1/bridge/3"),
    Visit("v1/golf/3", Answer.IMPOSSIBLE),
    Visit("v1/klondike/7/zz"),  # a damaged link
    *(Visit(link) for link in ends("bridge")[:2]),
)

Heard = dict[str, Markup | str]
"""HTML, and words that are not HTML. The key is the words themselves or the name of the sheet."""


@pytest.fixture(scope="module")
def visited() -> Iterator[tuple[Heard, set[Site]]]:
    """Yield what the page showed, and the places in the code where it made sheets."""
    texts = {name: json.dumps(["[", HOSTILE, *_parts(name), "]"]) for name in LANGUAGE.messages.names()}
    texts["first-weekday"] = "0"  # this message is a number, not a text
    # This message is a list of letters; changed letters would add a setting.
    texts["rank-sign-national"] = json.dumps(_parts("rank-sign-national"))
    pages = dict.fromkeys(CATALOGUE.families(), f"# [{HOSTILE}]\n[{HOSTILE} **{HOSTILE}**]\n\n- [{HOSTILE}]\n")
    heard: Heard = {}
    found: set[Site] = set()

    def hear(what: str | Panel) -> None:
        if isinstance(what, Panel):
            heard[what.title] = what.title
            heard[what.body] = what.body
        else:
            heard[what] = what

    speak(LANGUAGE._replace(messages=Messages(texts), rules=pages))
    with noting_sites(found):
        Visitor(hear).go(VISITS)
    yield heard, found
    speak(LANGUAGE)


def _parts(name: str) -> list[object]:
    message = LANGUAGE.messages[name]
    return [message] if isinstance(message, str) else list(message)


def tree(html: Markup) -> ET.Element:
    return ET.fromstring(f"<body>{html}</body>")


def test_every_sheet_of_the_code_is_opened(visited: tuple[Heard, set[Site]]) -> None:
    _, found = visited
    assert len(found) > 20
    missed = sites() - found
    assert not missed, "no key and no button leads to these sheets"


def test_no_text_becomes_markup(visited: tuple[Heard, set[Site]]) -> None:
    shown = [what for what in visited[0].values() if isinstance(what, Markup)]
    assert sum(HOSTILE in "".join(tree(html).itertext()) for html in shown) > 100
    for html in shown:
        # This fails if the HTML is not well-formed, for example if an element is closed too early.
        root = tree(html)
        assert not list(root.iter("img")), html
        for each in root.iter():
            assert not {name for name in each.attrib if name.startswith("on")}, html


def test_every_button_answers_a_press(visited: tuple[Heard, set[Site]]) -> None:
    """A disabled button says nothing and loses the focus; one with `aria-disabled` has a command that says why."""
    shown = [what for what in visited[0].values() if isinstance(what, Markup)]
    buttons = [each for html in shown for each in tree(html).iter("button")]
    assert any(each.get("aria-disabled") == "true" for each in buttons)
    for each in buttons:
        assert "disabled" not in each.attrib, ET.tostring(each)
        assert each.get("data-do") or each.get("type") == "submit", ET.tostring(each)


def test_all_words_are_messages(visited: tuple[Heard, set[Site]]) -> None:
    for what in visited[0].values():
        for words in _words(tree(what)) if isinstance(what, Markup) else (what,):
            assert not re.search("[a-zA-Z]{2}", _outside(words)), words


def _words(root: ET.Element) -> Iterator[str]:
    """Yield the visible texts and those for screen readers, except names that are the same in every language."""
    yield _text(root)
    for each in root.iter():
        yield from (each.get("aria-label", ""), each.get("title", ""))


def _text(element: ET.Element) -> str:
    is_name = element.get("translate") == "no" or element.get("lang")
    inner = "" if is_name else (element.text or "") + "".join(map(_text, element))
    return inner + (element.tail or "")


def _outside(text: str) -> str:
    """Return what stands outside all brackets."""
    before = ""
    while text != before:
        before, text = text, re.sub(r"\[[^][]*\]", " ", text)
    return text
