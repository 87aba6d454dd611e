"""Finds a card on the table by what a player types, such as "7s" or "seven of spades"."""

from collections.abc import Callable, Iterable, Iterator

from engine.core import cards
from engine.core.cards import RANKS, SUIT_LETTERS, SUIT_NAMES, SUITS, Card, identity
from engine.core.game import Game, Kind, Position
from engine.core.saying import Saying, say
from engine.words.typed import plain

Forms = Callable[[Saying], Iterable[str]]
"""Returns a saying in the player's language, in all forms of its message, the plain one first."""

_TEN = (10, "t")  # the notation writes "T" for ten; typed text is compared in lower case
_SUIT_SIGNS = "♣♦♥♠"  # in the order of SUITS


def card_meant(text: str, forms: Forms) -> Card | None:
    """Return the card of the first pack that a player means by "7s", "10 h" or "queen of hearts"; None if unclear.

    The text may be the name of the card in the player's language, or its rank and its suit, in any order. A rank
    is a name, a sign such as "Q", or a number. A suit is a sign, or the beginning of the name of only one suit. A
    letter that begins no suit's name in the player's language is read as in English: c, d, h or s.
    """
    typed = _joined(text)
    pack = (cards.make(rank, suit) for rank in RANKS for suit in SUITS)
    named = [card for card in pack if typed in _typed(cards.name(card), forms)]
    return named[0] if len(named) == 1 else _by_parts(typed, forms)


def _by_parts(typed: str, forms: Forms) -> Card | None:
    """Return the card that a rank and a suit name together: the rank first, or else the suit first."""
    signs = [(rank, sign) for rank in RANKS for sign in _rank_signs(rank, forms)]
    suits = {name for suit in SUITS for name in _typed(_suit_name(suit), forms)}
    if typed in suits or any(typed == sign for _, sign in signs):
        return None  # a rank or a suit alone, whatever its letters may mean
    signs.sort(key=lambda pair: (-len(pair[1]), pair))  # "10" before "1", "king" before "k"
    before = ((rank, typed.removeprefix(sign)) for rank, sign in [*signs, _TEN] if typed.startswith(sign))
    after = ((rank, typed.removesuffix(sign)) for rank, sign in signs if typed.endswith(sign))
    for rank, rest in (*before, *after):
        suit = _suit(rest, forms) if rest else None
        if suit is not None:
            return cards.make(rank, suit)
    return None


def _rank_signs(rank: int, forms: Forms) -> set[str]:
    sayings = (say(name, rank=rank) for name in ("rank", "rank-sign", "rank-sign-national"))
    return {typed for saying in sayings for typed in _typed(saying, forms)}


def _suit(typed: str, forms: Forms) -> int | None:
    """Return the suit that a sign, or the beginning of a name, stands for."""
    if typed in _SUIT_SIGNS:
        return _SUIT_SIGNS.index(typed)
    begun = [suit for suit in SUITS if _names_suit(typed, [_joined(form) for form in forms(_suit_name(suit))])]
    if begun:
        return begun[0] if len(begun) == 1 else None
    return SUIT_LETTERS.index(typed) if typed in SUIT_LETTERS else None


def _suit_name(suit: int) -> Saying:
    return say("suit", suit=SUIT_NAMES[suit])


def _names_suit(typed: str, names: list[str]) -> bool:
    """Return whether a text is one of the forms of a suit's name, or the beginning of the plain one, the first."""
    return names[0].startswith(typed) or typed in names


def _typed(saying: Saying, forms: Forms) -> set[str]:
    """Return all forms of a saying, as a player may type them."""
    return {_joined(form) for form in forms(saying)} - {""}


def _joined(text: str) -> str:
    """Return only the letters, digits and suit signs of a text, as people type them."""
    return "".join(each for each in plain(text) if each.isalnum() or each in _SUIT_SIGNS)


def places(game: Game, position: Position, card: Card) -> Iterator[tuple[int, Card, int]]:
    """Yield where a card lies face up: the spot, the identity of the card there, and how many cards lie on it.

    With two packs there may be two such places. The search compares the cards that the player sees, see
    `Game.displayed_card`.
    """
    wanted = cards.rank(card), cards.suit(card)
    for spot, pile in enumerate(position):
        if game.spots[spot].kind is Kind.COUNTER:
            continue
        for depth, there in enumerate(pile):
            shown = game.displayed_card(there)
            if not cards.is_down(there) and (cards.rank(shown), cards.suit(shown)) == wanted:
                yield spot, identity(there), len(pile) - depth - 1


def where(game: Game, position: Position, card: Card) -> Saying:
    """Return in a sentence where a card lies face up: "Seven of spades: column 3, under two cards."."""
    found = [
        say("found-at", place=game.spots[spot].title, count=on) for spot, _, on in places(game, position, card)
    ]
    name = cards.name(card)
    return say("card-found", card=name, places=found) if found else say("card-not-in-sight", card=name)
