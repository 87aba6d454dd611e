"""Cleans links that come from messages, where mail programs and messengers have added or changed characters.

Only characters that can never belong to a link are removed. Characters that may come from a lost or changed part
of the link stay, so that the link is refused: the page must never show a deal that the sender did not mean.
"""

import re

from engine.play.notation import usual_digits

# Characters without width, such as marks for line breaks and for the direction of writing
_UNSEEN = re.compile("[\u00ad\u034f\u061c\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]")
_BEFORE = re.compile(r"^[^A-Za-z0-9]*(?=[vV][0-9]+/)")  # before the link: brackets, quotes, a second "#"
_ADDED = re.compile(r"[?&#](?:[A-Za-z_]|:~:)[\s\S]*$")  # after the link: "?fbclid=…" and the like, "&gt;"
# Signs after a link that show that its end is missing: an ellipsis, or "=" or "-" at the end of a line of a mail
_CUT_OFF = re.compile(r"\.\.|\u2025|\u2026|^[=-]")
_LAST = re.compile(r"[A-Za-z0-9][^A-Za-z0-9]*$")  # a link ends with a letter or a digit
_START = re.compile(r"([vV][0-9]+)/([A-Za-z0-9-]*)(~[A-Za-z0-9._-]+)?/([0-9]+)")
_BREAKS = re.compile(r"=?\s+|=(?=.)")  # line breaks of a mail; "=" says that the line goes on
_SHOUTED_CARD = re.compile(r"[A23456789TJQKX][CDHS]$")


def tidied(text: str) -> str:
    """Return a link without the characters that other programs have added; return any other text unchanged."""
    text = text.replace("&hellip;", "\u2026")
    link = _ADDED.sub("", _BEFORE.sub("", _UNSEEN.sub("", text).strip()))
    link = _without_tail(link)
    start = _START.match(link)
    if not start:
        return text
    moves = link[start.end() :]
    if moves.startswith("/"):
        moves = _BREAKS.sub("", moves)
    if link == link.upper():
        moves = _lowered(moves)
    return f"{start[1].lower()}/{start[2].lower()}{start[3] or ''}/{start[4]}{moves}"


def _without_tail(link: str) -> str:
    """Return a link without the signs after its last letter or digit.

    If these signs show that the end of the link is missing, "…" replaces them. If they contain digits of another
    script, they stay.
    """
    last = _LAST.search(link)
    if not last:
        return link
    head, tail = link[: last.start() + 1], link[last.start() + 1 :]
    if _CUT_OFF.search(tail):
        return f"{head}\u2026"
    return link if usual_digits(tail) != tail else head


def _lowered(moves: str) -> str:
    """Return moves in capitals in lower case, except moves that name a card: they stay, and are refused later."""
    parts = moves.split(".")
    return ".".join(part if _SHOUTED_CARD.search(part) else part.lower() for part in parts)


def deal_of(text: str) -> str:
    """Return a link to the start of the same deal, for a link with bad moves; empty if the deal is unclear.

    `text` is a link as `tidied` returns it.
    """
    start = _START.match(text)
    return start[0] if start and text[start.end() : start.end() + 1] == "/" else ""
