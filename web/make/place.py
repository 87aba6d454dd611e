"""What the site says of its place: the address or the path at which a host serves it."""

from html import escape
from urllib.parse import urlsplit

from app.words.english import LANGUAGE
from make import languages, page_words
from make.tools import WEB


def with_preview(page: str, place: str) -> str:
    """Return the page with the address of the picture that other programs show beside a link to the site.

    Most of them need a whole address. If the place of the site is not known, which is "/", it stays relative.
    """
    return page.replace('content="screenshots/', f'content="{escape(place)}screenshots/') if place != "/" else page


def not_found(place: str) -> str:
    """Return the text of 404.html, the answer to a request for a file that does not exist.

    Without 404.html, some hosts would answer with the game. A host shows 404.html at addresses of any depth, so
    its links to the game cannot be relative: they are the path of the site.
    """
    path = urlsplit(place).path
    spoken = [LANGUAGE, *map(languages.as_language, languages.translated().values())]
    lines = []
    for language in spoken:
        words, link = map(escape, page_words.not_found(language))
        way = f'<a href="{escape(path)}">{link}</a>'
        lines.append(f'<p lang="{language.code}" dir="{language.direction}">{words} {way}</p>')
    return (WEB / "404.html").read_text("utf-8").replace("<!--build:not-found-->", "\n".join(lines))
