"""The text form of cards, moves, positions and whole games: one grammar for tests, saves, links and logs.

- Card: `9h`; `9H` in the second pack; `~9h` face down; jokers `Xc` and `Xd`.
- Position: its piles in the order of the spots, each with the bottom card first, joined by dots; a spot that
  holds a counter, such as the redeals made, is written as a number.
- Move: the names of the source and the target, `t3t5`, followed by `x2` for more than one card. A move from a
  hand ends with the card, `htQs`; a call, such as a bid, is written `ac1C`, `ac3N` for no trump, `acP` for a pass.
  In a game, `+` before a move says that this move was made together with the move before it and is undone with it.
- Game: `v1/backbone/4711/sw.sw.t4f1`: the version, the rule set, the deal number and the moves. A rule set
  of a player's own has the name that `engine.games.own_game` describes. A variation, the moves that were undone,
  stands in brackets before the move that was played instead of them: `sw.(t1t2.t3t4)t4f1`. `@2` at the end says
  that the current position is the one after two moves of the main line, the moves outside all brackets; without
  `@`, it is the one after the last move.

No text is trusted: a game is read by playing its moves through the rules.
"""

import re
from collections.abc import Mapping
from typing import NamedTuple

from engine.core import cards
from engine.core.cards import Card, Pile
from engine.core.game import Game, Kind, Move, Position, Spot, counter_pile, counter_value
from engine.core.saying import ReasonError, say
from engine.core.shuffle import FIRST_NUMBER, LAST_NUMBER

VERSION = "v1"
_RANKS = " A23456789TJQKX"
_CARD = re.compile(r"~?[A23456789TJQKX][cdhsCDHS]")
_MOVE = re.compile(r"([a-z]\d*)([a-z]\d*?)(?:x([1-9]\d?)|([A23456789TJQKX][cdhs])|(\d?[A-Z]+))?", re.ASCII)
_MAX_DIGITS = 3000  # digits of a counter in a position, far more than any game reaches
_WITH_PREVIOUS = "+"
_LONGEST = 20  # a deal number with marks between its digits is always shorter than this
# The zero of other scripts: Arabic, Persian, Indian, Thai, full-width. In Unicode, 1 to 9 follow each zero.
_NOUGHTS = "\u0660\u06f0\u0966\u09e6\u0a66\u0ae6\u0b66\u0be6\u0c66\u0ce6\u0d66\u0e50\u0ed0\u0f20\u1040\uff10"
# Numbers with marks between groups of digits: groups of three, or as in India
_GROUPED = re.compile(
    "[0-9]{1,3}([.,'_ \u00a0\u066c\u2009\u2019\u202f\uff0c])[0-9]{3}(?:\\1[0-9]{3})*"
    "|[0-9]{1,2}(?:,[0-9]{2})+,[0-9]{3}"
)
_GAME = re.compile(
    r"#?(v\d+)/([a-z0-9-]+|[a-z0-9-]*~[A-Za-z0-9._-]{0,160})/(\d{1,40})(?:/([^@]*)(?:@(\d{1,6}))?)?", re.ASCII
)


class CannotReadError(ReasonError):
    """Raised when a text is not in this notation; `reason` is a sentence for the player."""


class CannotPlayError(ReasonError):
    """Raised when a move breaks a rule; `reason` says why.

    If the move comes from a text of several moves, the reason also says which move it is.
    """


class GameText(NamedTuple):
    """The parts of a game's text; its moves are not yet played.

    `game` is the id of the rule set, `number` the deal number, and `moves` the text of the moves with
    variations. `at` is the number of moves made up to the current position; None means all moves of the main
    line.
    """

    game: str
    number: int
    moves: str
    at: int | None


def excerpt(text: str) -> str:
    """Return a text as messages quote it: on one line, and only its first 40 characters."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text[:40])
    return f"{shown}…" if len(text) > 40 else shown


def card_text(card: Card) -> str:
    """Return the notation of a card, such as `9h`, or `~9h` if it is face down."""
    letter = cards.SUIT_LETTERS[cards.suit(card)]
    down = "~" if cards.is_down(card) else ""
    return down + _RANKS[cards.rank(card)] + (letter.upper() if card & cards.SECOND_PACK else letter)


def read_card(text: str) -> Card:
    """Return the card with this notation.

    Raises:
        CannotReadError: the text is no card.
    """
    if not _CARD.fullmatch(text):
        raise CannotReadError(say("no-card-text", text=excerpt(text)))
    letter = text[-1]
    card = cards.make(_RANKS.index(text[-2]), cards.SUIT_LETTERS.index(letter.lower()), int(letter.isupper()))
    return card | cards.DOWN if text[0] == "~" else card


def read_cards(text: str) -> Pile:
    """Return the cards with this notation, one after the other without anything between them.

    Raises:
        CannotReadError: the text is no list of cards.
    """
    found = _CARD.findall(text)
    if "".join(found) != text:
        raise CannotReadError(say("no-list-of-cards", text=excerpt(text)))
    return bytes(map(read_card, found))


def position_text(game: Game, position: Position) -> str:
    """Return the notation of a position, such as `9h~3d.Kc..2`."""
    return ".".join(_pile_text(spot, pile) for spot, pile in zip(game.spots, position, strict=True))


def _pile_text(spot: Spot, pile: Pile) -> str:
    if spot.kind is Kind.COUNTER:
        return str(counter_value(pile))
    return "".join(map(card_text, pile))


def read_position(game: Game, text: str) -> Position:
    """Return the position with this notation. Cards may be missing in it, since tests use parts of positions.

    Raises:
        CannotReadError: the text does not fit the game's spots, has a card twice, or cannot occur in the game.
    """
    parts = text.strip().split(".")
    if len(parts) != len(game.spots):
        raise CannotReadError(say("wrong-piles", game=game.title, wanted=len(game.spots), found=len(parts)))
    position = tuple(_read_pile(spot, part) for spot, part in zip(game.spots, parts, strict=True))
    all_cards = [cards.identity(card) for card in _all_cards(game, position)]
    for card in all_cards:
        if all_cards.count(card) > 1:
            raise CannotReadError(say("card-twice", text=card_text(card)))
    reason = game.position_error(position)
    if reason:
        raise CannotReadError(reason)
    return position


def _all_cards(game: Game, position: Position) -> Pile:
    return b"".join(pile for spot, pile in zip(game.spots, position, strict=True) if spot.kind is not Kind.COUNTER)


def _read_pile(spot: Spot, text: str) -> Pile:
    if spot.kind is Kind.COUNTER:
        if not (text.isascii() and text.isdigit() and len(text) <= _MAX_DIGITS):
            raise CannotReadError(say("no-counter-text", text=excerpt(text), counter=spot.title))
        return counter_pile(int(text))
    return read_cards(text)


def move_text(game: Game, move: Move, *, with_previous: bool = False) -> str:
    """Return the notation of a move.

    With `with_previous` it starts with `+`: the move was made together with the move before it.
    """
    kind = game.spots[move.source].kind
    if kind is Kind.HAND:
        what = card_text(move.n)
    elif kind is Kind.COUNTER:
        what = game.call_texts[move.n]
    else:
        what = f"x{move.n}" if move.n > 1 else ""
    return _WITH_PREVIOUS * with_previous + game.spots[move.source].name + game.spots[move.target].name + what


def read_move(game: Game, text: str) -> Move:
    """Return the move with this notation. It need not be legal in any position.

    Raises:
        CannotReadError: the text is no move between spots of this game.
    """
    found = _MOVE.fullmatch(text)
    names = [spot.name for spot in game.spots]
    if not found or found[1] not in names or found[2] not in names:
        raise CannotReadError(say("no-move-text", text=excerpt(text), game=game.title))
    source, target, many, card, call = found.groups()
    kind = game.spots[names.index(source)].kind
    if (kind is Kind.HAND) != (card is not None) or (kind is Kind.COUNTER) != (call is not None):
        raise CannotReadError(say("no-move-text", text=excerpt(text), game=game.title))
    calls = game.call_texts
    if call and call not in calls:
        raise CannotReadError(say("no-move-text", text=excerpt(text), game=game.title))
    n = read_card(card) if card else calls.index(call) if call else int(many or 1)
    return Move(names.index(source), names.index(target), n)


def read_step(game: Game, text: str) -> tuple[Move, bool]:
    """Return the move with this notation, and whether it starts with `+` (made together with the move before it).

    Raises:
        CannotReadError: the text is no move between spots of this game.
    """
    return read_move(game, text.removeprefix(_WITH_PREVIOUS)), text.startswith(_WITH_PREVIOUS)


def read_game(text: str, catalogue: Mapping[str, Game]) -> GameText:
    """Return the parts of a link or saved game without playing its moves.

    Raises:
        CannotReadError: the text is not in the form of a game, its version or rule set is unknown, or there is no
            such deal.
    """
    found = _GAME.fullmatch(text.strip())
    if not found:
        raise CannotReadError(say("no-link"))
    version, game, number, moves, at = found.groups()
    if version != VERSION:
        raise CannotReadError(say("other-version", found=version[:9], known=VERSION))
    if game not in catalogue:
        raise CannotReadError(say("no-such-rules") if "~" in game else say("no-such-game", text=excerpt(game)))
    return GameText(catalogue[game].id, read_number(number), moves or "", None if at is None else int(at))


def read_number(text: str) -> int:
    """Return the deal number that a text contains; spaces around it are ignored.

    Its digits may be of any script, with or without marks between the thousands.

    Raises:
        CannotReadError: the text is not a whole number from 1 to 2147483647.
    """
    text = usual_digits(text.strip())
    if len(text) < _LONGEST and _GROUPED.fullmatch(text):
        text = "".join(sign for sign in text if "0" <= sign <= "9")
    if not is_number(text, up_to=LAST_NUMBER) or int(text) < FIRST_NUMBER:
        raise CannotReadError(say("no-deal-number", first=FIRST_NUMBER, last=LAST_NUMBER))
    return int(text)


def usual_digits(text: str) -> str:
    """Return a text in which 0 to 9 replace the digits of other scripts."""
    return "".join(map(_usual_digit, text))


def _usual_digit(sign: str) -> str:
    for nought in _NOUGHTS:
        if 0 <= ord(sign) - ord(nought) < 10:
            return str(ord(sign) - ord(nought))
    return sign


def is_number(text: str, up_to: int) -> bool:
    """Return whether the text is a whole number from 0 to `up_to`, in ASCII digits.

    The result is False for a text with more digits than `up_to`, even if the extra digits are leading zeros.
    """
    return text.isascii() and text.isdigit() and len(text) <= len(str(up_to)) and int(text) <= up_to
