"""Puts words into what stands in the page before Python runs.

In `web/index.html` an element names the messages of its words: `data-words` for its text, `data-label` for what
is heard of it, `data-tip` for what stands beside the pointer, `data-hint` for what stands in an empty field. After
the name of a message come its arguments: "header-deal noun=deal number=1". Scripts name messages where they call
`say`.
"""

import re
from html import escape

from engine.core.saying import Argument, say
from engine.words.language import Language
from make.messages import PAGE
from make.tools import WEB

ATTRIBUTES = {"label": "aria-label", "tip": "title", "hint": "placeholder"}
"""The attribute that each key of `data-` fills; `data-words` fills the text of an element."""
_IN_PAGE = re.compile(r'data-(?:words|label|tip|hint)="([^"]+)"')
_IN_SCRIPT = re.compile(r'\bsay\("([\w-]+)"\)')
_QUOTED = re.compile(r'"([\w-]+)"')
SCRIPTS = ("start/boot.ts",)  # those that say something
_MESSAGE = re.compile(r"^([\w-]+) =", re.MULTILINE)
# And those that do so when nothing else has arrived.
_SAFETY_NET = ("start/safety_net.ts", "start/start_check.ts", "start/guard.ts")
_WORDS_OF_START = PAGE / "en" / "start.ftl"  # where their messages are
_NOT_FOUND = ("nothing-here", "to-the-game")  # in 404.html
_ARGUMENTS = {name: f"{{{name}}}" for name in ("percent", "file", "type")}  # where scripts put what they know


def of(language: Language) -> dict[str, str]:
    """Return the words of a language for the page and its scripts, by what the page asks for."""
    return {asked: _text(language, asked) for asked in _asked_by_page()} | of_scripts(language)


def of_scripts(language: Language) -> dict[str, str]:
    """Return the words that scripts say; "{percent}" stands where they put a number."""
    return {name: _text(language, name, **_ARGUMENTS) for name in _said_by_scripts()}


def of_safety_net(language: Language) -> dict[str, str]:
    """Return the words that say why the game does not start; scripts put names for "{file}" and "{type}"."""
    return {name: _text(language, name, **_ARGUMENTS) for name in _said_by_safety_net()}


def not_found(language: Language) -> list[str]:
    """Return what a page says of an address at which there is nothing, and the words of a link to the game."""
    return [_text(language, name) for name in _NOT_FOUND]


def _asked_by_page() -> list[str]:
    return _IN_PAGE.findall(_source("index.html"))


def _said_by_scripts() -> list[str]:
    return _IN_SCRIPT.findall(_source(*SCRIPTS))


def _said_by_safety_net() -> list[str]:
    known = _MESSAGE.findall(_WORDS_OF_START.read_text("utf-8"))
    return sorted(set(known) & set(_QUOTED.findall(_source(*_SAFETY_NET))))


def _source(*names: str) -> str:
    return "\n".join((WEB / name).read_text("utf-8") for name in names)


def filled(page: str, language: Language) -> str:
    """Return the page with its words in this language."""
    page = re.sub(
        r'data-(label|tip|hint)="([^"]+)"',
        lambda found: f'{found[0]} {ATTRIBUTES[found[1]]}="{escape(_text(language, found[2]))}"',
        page,
    )
    return re.sub(
        r'(data-words="([^"]+)"[^>]*>)</',
        lambda found: f"{found[1]}{escape(_text(language, found[2]), quote=False)}</",
        page,
    )


def names() -> set[str]:
    """Return the names of all messages for which the page and its scripts ask."""
    asked = (*_asked_by_page(), *_said_by_scripts(), *_said_by_safety_net(), *_NOT_FOUND)
    return {each.partition(" ")[0] for each in asked}


def _text(language: Language, asked: str, **more: Argument) -> str:
    name, *given = asked.split()
    pairs = (argument.split("=") for argument in given)
    return language.text(
        say(name, **{key: int(value) if value.isdigit() else value for key, value in pairs}, **more)
    )
