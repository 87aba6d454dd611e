"""Compiles the English messages into Python modules, from the command line: `python3 build.py words`.

It also writes a module with the names of all languages.
"""

from pathlib import Path

from babel.core import Locale

from make import languages, messages
from make.tools import CannotBuildError


def main() -> None:
    """Rewrite the modules with the English of the engine and of the page, and with the names of all languages.

    Raises:
        CannotBuildError: A language has faults, see `translation_faults.faults`.
    """
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    languages.check()


def check() -> None:
    """Raise CannotBuildError if the messages of English have changed since they were compiled."""
    for path, text in files().items():
        if path.read_text(encoding="utf-8") != text:
            raise CannotBuildError(f"{path.name} is too old. Write it anew: python3 build.py words")


def files() -> dict[Path, str]:
    """Return the modules that are generated from the messages: path -> text.

    Raises:
        CannotBuildError: A message of the engine refers to one of the page.
    """
    engine = messages.compiled("en", messages.read(messages.ENGINE / "en"))
    whole = messages.compiled("en", languages.source("en"))
    added = {name: text for name, text in whole.messages.items() if name not in engine.messages}
    return {
        messages.ENGINE / "english.py": messages.as_module(engine),
        messages.PAGE / "english.py": messages.as_added_module(added),
        messages.PAGE / "known.py": _known(),
    }


def _known() -> str:
    """Return the text of the module with the names of all languages."""
    names = {code: Locale.parse(code, sep="-").get_display_name(code) for code in ("en", *languages.sources())}
    entries = "".join(f'    "{code}": "{(name or code).capitalize()}",\n' for code, name in names.items())
    return (
        '"""The languages of the page, each by its own name; written by `python3 build.py words`."""\n\n'
        f"LANGUAGES = {{\n{entries}}}\n"
    )
