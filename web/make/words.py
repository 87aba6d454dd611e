"""Compiles the words of English into the engine, from the command line: `python3 build.py words`.

It also writes down there which other languages there are.
"""

from pathlib import Path

from babel.core import Locale

from make import languages, messages
from make.tools import ROOT, CannotBuildError

ENGLISH = ROOT / "engine" / "words" / "english.py"
KNOWN = ROOT / "engine" / "words" / "known.py"


def main() -> None:
    """Write the English of the engine and the names of all languages anew.

    Raises:
        CannotBuildError: A language is not whole.
    """
    for path, text in _files().items():
        path.write_text(text, encoding="utf-8")
    languages.check()


def check() -> None:
    """Raise CannotBuildError if the messages of English have changed since they were compiled."""
    for path, text in _files().items():
        if path.read_text(encoding="utf-8") != text:
            raise CannotBuildError(f"{path.name} is too old. Write it anew: python3 build.py words")


def _files() -> dict[Path, str]:
    return {ENGLISH: english(), KNOWN: known()}


def english() -> str:
    """Return the text of the module with the words of English."""
    return messages.as_module(messages.compiled("en", messages.read(messages.WORDS / "en")))


def known() -> str:
    """Return the text of the module with the names of all languages."""
    names = {code: Locale.parse(code, sep="-").get_display_name(code) for code in ("en", *languages.sources())}
    entries = "".join(f'    "{code}": "{(name or code).capitalize()}",\n' for code, name in names.items())
    return (
        '"""The languages of the page, each by its own name; written by `python3 build.py words`."""\n\n'
        f"LANGUAGES = {{\n{entries}}}\n"
    )
