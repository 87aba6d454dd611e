"""Makes the files with the words of the languages that a page fetches: JSON, see `app.view.language_file`.

Such a file also has the words that stand in the page before Python runs, see `make.page_words`.
"""

import json

from app.view.language_file import read_language
from engine.words.language import Language
from make import messages, page_words, pseudo, translations
from make.messages import Compiled, Source
from make.tools import CannotBuildError

_LISTED = 40  # so many faults are printed


def files() -> dict[str, bytes]:
    """Return the file of each language but English, by its code.

    Raises:
        CannotBuildError: A language is not whole.
    """
    return {code: _file(language) for code, language in compiled().items()}


def compiled() -> dict[str, Compiled]:
    """Return each language but English, by its code."""
    english = messages.read(messages.WORDS / "en")
    made = {code: messages.compiled(code, _whole(code, source, english)) for code, source in sources().items()}
    longer, mirrored = (messages.compiled("en", change(english)) for change in (pseudo.accented, pseudo.mirrored))
    made[pseudo.LONG] = longer._replace(code=pseudo.LONG)
    made[pseudo.MIRRORED] = mirrored._replace(code=pseudo.MIRRORED, direction="rtl")
    return made


def codes() -> list[str]:
    """Return the codes of all languages but English."""
    return [*sources(), pseudo.LONG, pseudo.MIRRORED]


def sources() -> dict[str, Source]:
    """Return the messages of each language that has a folder, without English, by its code."""
    folders = (folder for folder in sorted(messages.WORDS.iterdir()) if any(folder.glob("*.ftl")))
    return {folder.name: messages.read(folder) for folder in folders if folder.name != "en"}


def _whole(code: str, source: Source, english: Source) -> Source:
    """Return the messages of a language; raise CannotBuildError if it is not whole."""
    found = translations.faults(source, english)
    if found:
        raise CannotBuildError(f"engine/words/{code}: {len(found)} faults\n" + "\n".join(found[:_LISTED]))
    return source


def _file(language: Compiled) -> bytes:
    parts = language._asdict() | {"page": page_words.of(as_language(language))}
    return json.dumps(parts, ensure_ascii=False, separators=(",", ":")).encode()


def as_language(language: Compiled) -> Language:
    """Return a compiled language as the page has it once its file is read."""
    return read_language(json.dumps(language._asdict()))
