"""Gives the page and its scripts the words that they need before Python runs.

In `web/index.html`, attributes of an element name the messages for its words: `data-words` for its text,
`data-label` for the text that a screen reader says, `data-tip` for the tooltip, `data-hint` for the text in an
empty field. The arguments follow the name of the message: "header-deal noun=deal number=1". Such a text is called
what the page *asks* for. Scripts name a message in a call of `say`.
"""

import re
from html import escape

from engine.core.saying import Argument, say
from engine.games.catalogue import CATALOGUE
from engine.words.language import Language
from make.messages import PAGE
from make.tools import WEB

ATTRIBUTES = {"label": "aria-label", "tip": "title", "hint": "placeholder"}
"""Name after `data-` -> the attribute that gets the words. `data-words` is not here: it is for the text."""
_IN_PAGE = re.compile(r'data-(?:words|label|tip|hint)="([^"]+)"')
_IN_SCRIPT = re.compile(r'\bsay\("([\w-]+)"\)')
_QUOTED = re.compile(r'"([\w-]+)"')
SCRIPTS = ("start/boot.ts",)  # the scripts that call `say`
_MESSAGE = re.compile(r"^([\w-]+) =", re.MULTILINE)
# The scripts that explain a failed start. They name messages as plain strings.
_SAFETY_NET = ("start/safety_net.ts", "start/start_check.ts", "start/guard.ts")
_WORDS_OF_START = PAGE / "en" / "start.ftl"  # the messages for `_SAFETY_NET`
_NOT_FOUND = ("nothing-here", "to-the-game")  # the messages in 404.html
_ARGUMENTS = {name: f"{{{name}}}" for name in ("percent", "file", "type")}  # scripts replace these


def of(language: Language) -> dict[str, str]:
    """Return the words for the page and its scripts in a language: what they ask for -> words."""
    return {asked: _text(language, asked) for asked in _asked_by_page()} | of_scripts(language)


def of_scripts(language: Language) -> dict[str, str]:
    """Return the words that scripts say: name of a message -> words. The scripts replace "{percent}"."""
    return {name: _text(language, name, **_ARGUMENTS) for name in _said_by_scripts()}


def of_safety_net(language: Language) -> dict[str, str]:
    """Return the words for a failed start: name of a message -> words. Scripts replace "{file}" and "{type}"."""
    return {name: _text(language, name, **_ARGUMENTS) for name in _said_by_safety_net()}


def not_found(language: Language) -> list[str]:
    """Return the two texts of 404.html: that the address has no page, and the label of the link to the game."""
    return [_text(language, name) for name in _NOT_FOUND]


def page() -> str:
    """Return the text of `web/index.html`, with the number of games where it says "GAMES"."""
    return _counted("index.html")


def manifest() -> str:
    """Return the text of `web/manifest.webmanifest`, with the number of games where it says "GAMES"."""
    return _counted("manifest.webmanifest")


def _counted(name: str) -> str:
    return _source(name).replace("GAMES", str(len(CATALOGUE.families())))


def _asked_by_page() -> list[str]:
    return _IN_PAGE.findall(page())


def _said_by_scripts() -> list[str]:
    return _IN_SCRIPT.findall(_source(*SCRIPTS))


def _said_by_safety_net() -> list[str]:
    known = _MESSAGE.findall(_WORDS_OF_START.read_text("utf-8"))
    return sorted(set(known) & set(_QUOTED.findall(_source(*_SAFETY_NET))))


def _source(*names: str) -> str:
    return "\n".join((WEB / name).read_text("utf-8") for name in names)


def filled(page: str, language: Language) -> str:
    """Return the HTML of the page with its words in this language."""
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
