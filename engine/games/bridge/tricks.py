"""What games of tricks are made of: a hand in its order, bids, who wins a trick, and what a hand is worth.

The ace is high. A joker has no suit and no rank. The rules of Bridge Solitaire are Stephen Rogers's, told in
Denexa's card game pages; where they leave something open it is said in place.
"""

from typing import NamedTuple

from engine.core import cards
from engine.core.cards import JOKER, SUIT_NAMES, Card, Pile
from engine.core.hands import height, is_joker, jokers, of_suit
from engine.core.number_words import counted, spelled

NO_TRUMP = 4
STRAINS = (*cards.SUITS, NO_TRUMP)
_SIGNS = ("♣", "♦", "♥", "♠", "NT")
_LETTERS = "CDHSN"
LEVELS = range(1, 8)
BOOK = 6  # the tricks that every bid takes for granted

# Of the suited cards of a hand, by the jokers with them: the shapes that may be bid at no trump.
_EVEN = {0: (4, 3, 3, 3), 1: (3, 3, 3, 3), 2: (3, 3, 3, 2)}


def pack() -> Pile:
    """The 52 cards and two jokers, in order."""
    return cards.full_pack() + bytes(cards.make(JOKER, suit) for suit in (cards.CLUBS, cards.DIAMONDS))


def sign(card: Card) -> str:
    """The card as it is written in a table: "10♠", "joker"."""
    return "joker" if is_joker(card) else f"{rank_sign(card)}{_SIGNS[cards.suit(card)]}"


def rank_sign(card: Card) -> str:
    """The rank alone, where the suit is known: "A", "10"."""
    return {1: "A", 11: "J", 12: "Q", 13: "K"}.get(cards.rank(card), str(cards.rank(card)))


# Bids


class Bid(NamedTuple):
    """So many tricks over the book, with this suit as trumps or none; bids rank as they compare."""

    level: int
    strain: int

    @property
    def number(self) -> int:
        """1 for one club to 35 for seven no trump."""
        return (self.level - 1) * len(STRAINS) + self.strain + 1

    @property
    def text(self) -> str:
        """The bid in notation: "3N"."""
        return f"{self.level}{_LETTERS[self.strain]}"

    @property
    def sign(self) -> str:
        """The bid as it is written: "3NT"."""
        return f"{self.level}{_SIGNS[self.strain]}"

    @property
    def words(self) -> str:
        """The bid as it is said: "one club", "three no trump"."""
        if self.strain == NO_TRUMP:
            return f"{spelled(self.level)} no trump"
        return counted(self.level, SUIT_NAMES[self.strain].removesuffix("s"))


BIDS = tuple(Bid(level, strain) for level in LEVELS for strain in STRAINS)
PASS = 0  # the number of the call that is no bid


CALL_TEXTS = ("P", *(bid.text for bid in BIDS))  # in notation, by number


def bid_numbered(number: int) -> Bid:
    """The bid of a number from 1 to 35."""
    return BIDS[number - 1]


def is_even(hand: Pile) -> bool:
    """Whether no suit is long or short, as a bid at no trump asks."""
    lengths = sorted((len(of_suit(hand, suit)) for suit in cards.SUITS), reverse=True)
    return tuple(lengths) == _EVEN[jokers(hand)]


# What a hand is worth


class Round(NamedTuple):
    """One round of counting a suit: a card of the player and the house's, if it still has one."""

    mine: Card
    theirs: Card | None
    won: bool


def counted_out(hand: Pile, suit: int) -> tuple[Round, ...]:
    """How the tricks of one suit would fall if the house held every card of it that the player does not.

    As long as the player's highest beats the house's, it takes a trick and the house gives its lowest; when it
    does not, the player's lowest goes to the house's highest.
    """
    mine = list(of_suit(hand, suit))
    theirs = [card for card in of_suit(cards.full_pack(), suit) if card not in mine]
    rounds = []
    while mine:
        if not theirs:
            rounds.append(Round(mine.pop(0), None, won=True))
        elif height(mine[0]) > height(theirs[0]):
            rounds.append(Round(mine.pop(0), theirs.pop(), won=True))
        else:
            rounds.append(Round(mine.pop(), theirs.pop(0), won=False))
    return tuple(rounds)


def winners(hand: Pile, suit: int) -> int:
    """How many tricks the hand wins in one suit; jokers count for nothing."""
    return sum(a_round.won for a_round in counted_out(hand, suit))


def short_suit(hand: Pile) -> int:
    """The suit of which the player holds fewest; of equals the lowest ranking."""
    return min(cards.SUITS, key=lambda suit: len(of_suit(hand, suit)))


def house_bid(hand: Pile) -> Bid | None:
    """What the house bids against a hand: its short suit, at six less than its winning tricks; None for a pass."""
    level = BOOK - sum(winners(hand, suit) for suit in cards.SUITS)
    return Bid(level, short_suit(hand)) if level > 0 else None


# Tricks


def follows(card: Card, led: Card, trump: int) -> bool:
    """Whether the house may answer a lead so: in suit, with a trump, with a joker; to a joker with anything."""
    return is_joker(led) or is_joker(card) or cards.suit(card) in {cards.suit(led), trump}


def playable(hand: Pile, led: Card | None) -> Pile:
    """The cards that a hand may play to a lead: of its suit if it can, else any; None when it leads itself."""
    if led is None or is_joker(led):
        return hand
    return of_suit(hand, cards.suit(led)) or hand


def second_wins(led: Card, answer: Card, trump: int) -> bool:
    """Whether the card that followed takes the trick from the one that was led; neither is a joker."""
    if cards.suit(answer) == cards.suit(led):
        return height(answer) > height(led)
    return cards.suit(answer) == trump


def house_wins(mine: Card, theirs: Card, *, house_led: bool, trump: int) -> bool:
    """Whether a trick goes to the house. Every joker is the house's, but for one laid on a joker that it led."""
    if is_joker(mine) or is_joker(theirs):
        return not (house_led and is_joker(mine) and is_joker(theirs))
    return not second_wins(theirs, mine, trump) if house_led else second_wins(mine, theirs, trump)
