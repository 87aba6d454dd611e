"""Builds HTML and SVG text. Every plain string is escaped on the way in, so text can never become markup.

`element` and `joined` return `Markup`, the only strings that are put in as they are. Whatever an f-string or `+`
makes of `Markup` is a plain string again, and is escaped: forgetting something shows on the page, and is not a
hole.
"""

from functools import cache
from html import escape

# Elements without content. HTML allows the slash at their end, and SVG wants it.
_EMPTY = frozenset({"circle", "col", "input", "path", "rect", "use"})

Attribute = str | int | float | bool | None


class Markup(str):
    """A piece of HTML or SVG text that is complete and safe. Only this module makes one."""

    __slots__ = ()


NOTHING = Markup()


def element(tag: str, /, *content: str, **attributes: Attribute) -> Markup:
    """Return an element with this content; plain strings in the content are escaped.

    An attribute is written `data_do` for `data-do` and `class_` for `class`. One that is None or False is left
    out, and True stands without a value; but the states of ARIA are the words "true" and "false".
    """
    start = f"<{tag}{''.join([_attribute(*item) for item in attributes.items()])}"
    if tag in _EMPTY:
        return Markup(f"{start}/>")
    return Markup(f"{start}>{''.join([_escaped(part) for part in content])}</{tag}>")


def joined(*parts: str) -> Markup:
    """Return the parts as one; plain strings are escaped."""
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
