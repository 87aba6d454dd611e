"""Text never becomes markup, whatever it contains."""

import xml.etree.ElementTree as ET
from html.parser import HTMLParser

from hypothesis import given
from hypothesis import strategies as st

from app.view.markup import NOTHING, Markup, element, joined

HOSTILE = "<img src=x onerror=alert(1)>\"' & </p><script>"
# Left out are characters that XML does not allow, and those that its parser changes.
readable = st.text(st.characters(exclude_categories=["Cc", "Cs"], exclude_characters="\ufffe\uffff"))


def read(text: str) -> ET.Element:
    return ET.fromstring(text)


def test_an_element_has_its_name_attributes_and_content() -> None:
    assert element("p", "a", element("b", "c"), class_="x", data_do="go") == (
        '<p class="x" data-do="go">a<b>c</b></p>'
    )


def test_an_element_without_content_is_closed_at_once() -> None:
    assert element("rect", x=2, viewBox="0") == '<rect x="2" viewBox="0"/>'
    assert element("g") == "<g></g>"


def test_attributes_that_are_none_or_false_are_left_out_but_states_are_said() -> None:
    drawn = element("p", hidden=True, id=None, inert=False, aria_hidden=True, aria_pressed=False, aria_label=None)
    assert read(drawn).attrib == {"hidden": "", "aria-hidden": "true", "aria-pressed": "false"}


@given(text=readable, name=readable)
def test_any_text_is_read_back_as_it_was(text: str, name: str) -> None:
    drawn = read(element("p", text, aria_label=name))
    assert (drawn.text or "", drawn.get("aria-label"), len(drawn)) == (text, name, 0)


@given(parts=st.lists(readable))
def test_joined_texts_are_escaped_too(parts: list[str]) -> None:
    drawn = read(element("p", joined(*parts)))
    assert (drawn.text or "") == "".join(parts)


def test_markup_goes_in_as_it_is_and_only_once() -> None:
    inner = element("b", "1 < 2")
    assert element("p", inner) == "<p><b>1 &lt; 2</b></p>"
    assert joined(inner, inner) == inner + inner
    assert NOTHING == "" and isinstance(NOTHING, Markup)


def test_what_is_put_together_in_another_way_is_text() -> None:
    bold = element("b", "x")
    for text in (f"{bold}", bold + HOSTILE, bold.replace("x", HOSTILE), "".join([bold])):
        assert list(read(element("p", text))) == []


def test_hostile_text_opens_no_element_in_a_browsers_eyes() -> None:
    found: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            found.append(tag)

    Reader().feed(element("p", HOSTILE, title=HOSTILE, data_do=f"copy {HOSTILE}"))
    assert found == ["p"]
