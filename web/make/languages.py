"""Makes a JSON file for each language except English. The page fetches it, and `app.view.language_file` reads it.

The file has the messages of the language, the words that the page shows before Python runs (see
`make.page_words`), and the outlines of the letters on the cards of the country.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from app.view.language_file import read_language
from engine.core.cards import ACE, KING
from engine.core.saying import say
from engine.words.language import Language
from make import deck, messages, page_words, pseudo, translation_faults
from make.messages import Compiled, Source
from make.tools import FONTS, CannotBuildError

_LISTED = 200  # the largest number of faults that are printed for a language


def files() -> dict[str, bytes]:
    """Return the file of each language except English: code of the language -> content.

    Raises:
        CannotBuildError: A language has faults.
    """
    return {code: _file(language) for code, language in compiled().items()}


def compiled() -> dict[str, Compiled]:
    """Return all languages except English, including the two made by `pseudo`: code -> language."""
    english = source("en")
    longer, mirrored = (messages.compiled("en", change(english)) for change in (pseudo.accented, pseudo.mirrored))
    return {
        **translated(),
        pseudo.LONG: longer._replace(code=pseudo.LONG),
        pseudo.MIRRORED: mirrored._replace(code=pseudo.MIRRORED, direction="rtl"),
    }


def translated() -> Mapping[str, Compiled]:
    """Return all languages that people speak, except English: code -> language.

    Raises:
        CannotBuildError: A language has faults.
    """
    return _translated(messages.PLACES)


@cache
def _translated(_: tuple[Path, ...]) -> Mapping[str, Compiled]:
    """Do what `translated` does, and cache the result. The cache needs the argument: tests change the places."""
    check()
    english = source("en")
    return {code: messages.compiled(code, messages.filled(each, english)) for code, each in sources().items()}


def codes() -> list[str]:
    """Return the codes of all languages except English, including the two made by `pseudo`."""
    return [*messages.codes(), pseudo.LONG, pseudo.MIRRORED]


def sources() -> Mapping[str, Source]:
    """Return the messages of each language that has a folder, except English: code -> messages."""
    return {code: source(code) for code in messages.codes()}


def source(code: str) -> Source:
    """Return the messages of a language, from its folders in all of `messages.PLACES`."""
    return _read(*(place / code for place in messages.PLACES))


_read = cache(messages.read)  # cached, because reading takes long


def check() -> None:
    """Raise CannotBuildError with the faults of all languages, if there are any."""
    found = {code: translation_faults.faults(each, source("en")) for code, each in sources().items()}
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
    """Return the letters on the cards of the country that are not the usual ones: rank -> outline."""
    signs = {
        rank: [language.text(say(name, rank=rank)) for name in ("rank-sign", "rank-sign-national")]
        for rank in range(ACE, KING + 1)
    }
    return {rank: deck.letter(FONTS, own, rank) for rank, (usual, own) in signs.items() if own != usual}


def as_language(language: Compiled) -> Language:
    """Return a compiled language in the form that the page gets when it reads the file."""
    return read_language(json.dumps(language._asdict()))
