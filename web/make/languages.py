"""Makes the files with the words of the languages that a page fetches: JSON, see `app.view.language_file`.

Such a file also has the words that stand in the page before Python runs, see `make.page_words`, and the outlines
of the letters that stand on the cards of the country.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from app.view.language_file import read_language
from engine.core.cards import ACE, KING
from engine.core.saying import say
from engine.words.language import Language
from make import deck, messages, page_words, pseudo, translations
from make.messages import Compiled, Source
from make.tools import FONTS, CannotBuildError

_LISTED = 200  # so many faults of a language are printed


def files() -> dict[str, bytes]:
    """Return the file of each language but English, by its code.

    Raises:
        CannotBuildError: A language is not whole.
    """
    return {code: _file(language) for code, language in compiled().items()}


def compiled() -> dict[str, Compiled]:
    """Return each language but English, by its code."""
    english = source("en")
    longer, mirrored = (messages.compiled("en", change(english)) for change in (pseudo.accented, pseudo.mirrored))
    return {
        **translated(),
        pseudo.LONG: longer._replace(code=pseudo.LONG),
        pseudo.MIRRORED: mirrored._replace(code=pseudo.MIRRORED, direction="rtl"),
    }


def translated() -> Mapping[str, Compiled]:
    """Return each language that people speak but English, by its code.

    Raises:
        CannotBuildError: A language is not whole.
    """
    return _translated(messages.PLACES)


@cache
def _translated(_: tuple[Path, ...]) -> Mapping[str, Compiled]:
    """Do what `translated` does, once for these places."""
    check()
    english = source("en")
    return {code: messages.compiled(code, messages.filled(each, english)) for code, each in sources().items()}


def codes() -> list[str]:
    """Return the codes of all languages but English."""
    return [*messages.codes(), pseudo.LONG, pseudo.MIRRORED]


def sources() -> Mapping[str, Source]:
    """Return the messages of each language that has a folder, without English, by its code."""
    return {code: source(code) for code in messages.codes()}


def source(code: str) -> Source:
    """Return the messages of a language, from its folders in all places."""
    return _read(*(place / code for place in messages.PLACES))


_read = cache(messages.read)  # it takes a while


def check() -> None:
    """Raise CannotBuildError with the faults of all languages if one is not whole."""
    found = {code: translations.faults(each, source("en")) for code, each in sources().items()}
    told = [line for code, faults in found.items() if faults for line in _told(code, faults)]
    if told:
        raise CannotBuildError("\n".join(told))


def _told(code: str, faults: list[str]) -> list[str]:
    left = len(faults) - _LISTED
    more = [f"… and {left} more"] if left > 0 else []
    return [f"{code}: {len(faults)} faults", *faults[:_LISTED], *more]


def _file(language: Compiled) -> bytes:
    spoken = as_language(language)
    parts = language._asdict() | {"page": page_words.of(spoken), "index": _index(spoken)}
    return json.dumps(parts, ensure_ascii=False, separators=(",", ":")).encode()


def _index(language: Language) -> dict[int, str]:
    """Return the outlines of the country's letters on cards by rank, where they are not the usual ones."""
    signs = {
        rank: [language.text(say(name, rank=rank)) for name in ("rank-sign", "rank-sign-national")]
        for rank in range(ACE, KING + 1)
    }
    return {rank: deck.letter(FONTS, own, rank) for rank, (usual, own) in signs.items() if own != usual}


def as_language(language: Compiled) -> Language:
    """Return a compiled language as the page has it once its file is read."""
    return read_language(json.dumps(language._asdict()))
