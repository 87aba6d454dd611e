"""Builds HTML and SVG text. Every plain string is escaped, so that it can never become markup.

`element` and `joined` return `Markup`, the only kind of string that is inserted without escaping. An f-string or
`+` turns `Markup` into a plain string, which is escaped again: the mistake is seen on the page and is not a
security hole.
"""

from functools import cache
from html import escape

# Elements without content. HTML allows the slash at their end, and SVG wants it.
_EMPTY = frozenset({"circle", "col", "input", "path", "rect", "use"})

Attribute = str | int | float | bool | None


class Markup(str):
    """HTML or SVG text that is inserted without escaping. Only this module creates it."""

    __slots__ = ()


NOTHING = Markup()


def element(tag: str, /, *content: str, **attributes: Attribute) -> Markup:
    """Return an element with this content; plain strings in the content are escaped.

    The name `data_do` gives the attribute `data-do`, and `class_` gives `class`. An attribute that is None or
    False is left out; True gives an empty value. ARIA attributes are different: True and False give the words
    "true" and "false".
    """
    start = f"<{tag}{''.join([_attribute(*item) for item in attributes.items()])}"
    if tag in _EMPTY:
        return Markup(f"{start}/>")
    return Markup(f"{start}>{''.join([_escaped(part) for part in content])}</{tag}>")


def joined(*parts: str) -> Markup:
    """Return the parts as one text, one after another; plain strings are escaped."""
    return Markup("".join([_escaped(part) for part in parts]))


def _escaped(part: str) -> str:
    return part if isinstance(part, Markup) else escape(part)


def _attribute(name: str, value: Attribute) -> str:
    written = _attribute_name(name)
    if isinstance(value, bool) and written.startswith("aria-"):
        value = "true" if value else "false"
    if value is None or value is False:
        return ""
    return f' {written}=""' if value is True else f' {written}="{escape(str(value))}"'


@cache
def _attribute_name(name: str) -> str:
    return name.rstrip("_").replace("_", "-")
