"""Reads the pictures of a rules page: a position, and the piles or the move that the picture points out in it.

Each picture stands in the text of the rules as a paragraph of its own:

    [table klondike/2357: foundations f1-f4, waste w, stock s, columns t1-t7]
    [move klondike/2357/t2t4 t2f3: The ace of diamonds goes home.]

After the word `table` or `move` come the rule set and the deal number. If another slash follows, the moves after
it lead to the position. `table` gives names to piles; `f1-f4` means all spots from f1 to f4. `move` gives a move
to show, and the caption below the picture.
"""

import re
from collections.abc import Mapping
from typing import NamedTuple

from engine.core.game import Game, Move, Position
from engine.core.saying import Saying, say
from engine.play import notation
from engine.play.notation import CannotReadError
from engine.play.session import Session

_PICTURE = re.compile(r"\[(table|move) (\S+)(?: (\S+))?: (.+)\]", re.DOTALL)
_LABEL = re.compile(r"(.+) ([a-z]\d*)(?:-([a-z]\d*))?")


class PileLabel(NamedTuple):
    """A name that is written on one or more piles."""

    words: str
    spots: tuple[int, ...]


class RulesPicture(NamedTuple):
    """One picture: the whole table with names on piles, or one move."""

    game: Game
    position: Position
    move: Move | None  # None for a picture of the table
    labels: tuple[PileLabel, ...]  # empty for a picture of a move
    caption: Saying


def is_picture(paragraph: str) -> bool:
    """Return whether a paragraph of the rules stands for a picture."""
    return paragraph.startswith(("[table ", "[move "))


def read_picture(paragraph: str, catalogue: Mapping[str, Game]) -> RulesPicture:
    """Return the picture that a paragraph stands for.

    Raises:
        CannotReadError: the paragraph is not in the form of a picture, or names what the game does not have.
        CannotPlayError: a move is not legal.
    """
    found = _PICTURE.fullmatch(" ".join(paragraph.split()))
    if not found or (found[1] == "move") != bool(found[3]):
        raise CannotReadError(say("no-picture", text=notation.excerpt(paragraph)))
    session = Session.read(f"{notation.VERSION}/{found[2]}", catalogue)
    game, position = session.game, session.position
    if found[1] == "table":
        labels = tuple(_label(game, text) for text in found[4].split(", "))
        names = [say("as-in-rules", words=words) for words in dict.fromkeys(label.words for label in labels)]
        return RulesPicture(game, position, None, labels, say("picture-of-table", piles=names))
    move = notation.read_move(game, found[3])
    session.play(move)
    return RulesPicture(game, position, move, (), say("as-in-rules", words=found[4]))


def _label(game: Game, text: str) -> PileLabel:
    found = _LABEL.fullmatch(text)
    names = [spot.name for spot in game.spots]
    if not found or found[2] not in names or (found[3] or found[2]) not in names:
        raise CannotReadError(say("names-no-piles", text=notation.excerpt(text), game=game.title))
    return PileLabel(found[1], tuple(range(names.index(found[2]), names.index(found[3] or found[2]) + 1)))
