"""Reads links as they come out of messages, where mail programs and messengers have changed what is around them.

Dropped is only what can never belong to a link. What could be a part of it that was lost or changed stays, so that
the link is refused: a deal that the sender did not mean must never come onto the table.
"""

import re

from engine.play.notation import usual_digits

# Signs without width, which show where a line may be broken or in which direction it runs
_UNSEEN = re.compile("[\u00ad\u034f\u061c\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]")
_BEFORE = re.compile(r"^[^A-Za-z0-9]*(?=[vV][0-9]+/)")  # brackets, quotes, a second number sign
_ADDED = re.compile(r"[?&#](?:[A-Za-z_]|:~:)[\s\S]*$")  # what counts visits, such as "?fbclid=…"; also "&gt;"
# Somebody has left out the rest, or the rest stands in the next line of a mail
_CUT_OFF = re.compile(r"\.\.|\u2025|\u2026|^[=-]")
_LAST = re.compile(r"[A-Za-z0-9][^A-Za-z0-9]*$")  # a link ends with a letter or a digit
_START = re.compile(r"([vV][0-9]+)/([A-Za-z0-9-]+)/([0-9]+)")
_BREAKS = re.compile(r"=?\s+|=(?=.)")  # a line of a mail ends with "=" where it goes on
_SHOUTED_CARD = re.compile(r"[A23456789TJQKX][CDHS]$")


def tidied(text: str) -> str:
    """Return a link without what was put around it or into it on its way; what is not a link stays as it is."""
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
    return f"{start[1].lower()}/{start[2].lower()}/{start[3]}{moves}"


def _without_tail(link: str) -> str:
    """Return a link without the signs after its last letter or digit, unless they say that there was more."""
    last = _LAST.search(link)
    if not last:
        return link
    head, tail = link[: last.start() + 1], link[last.start() + 1 :]
    if _CUT_OFF.search(tail):
        return f"{head}\u2026"
    return link if usual_digits(tail) != tail else head


def _lowered(moves: str) -> str:
    """Return moves in capitals as they are usually written, but for those that name a card: they are refused."""
    parts = moves.split(".")
    return ".".join(part if _SHOUTED_CARD.search(part) else part.lower() for part in parts)


def deal_of(text: str) -> str:
    """Return the link to the start of the deal that a link with bad moves names; empty if that is unclear.

    The text is as `tidied` returns it.
    """
    start = _START.match(text)
    return start[0] if start and text[start.end() : start.end() + 1] == "/" else ""
