"""Bids, tricks, and how the house values a hand.

The ace is high. A joker has no suit and no rank. The rules are those of Stephen Rogers as published by Denexa
Games.
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
BOOK = 6  # a bid of level n promises this many tricks and n more

# The lengths of the suits in a balanced hand, by its number of jokers.
_BALANCED = {0: (4, 3, 3, 3), 1: (3, 3, 3, 3), 2: (3, 3, 3, 2)}


def pack() -> Pile:
    """Return the 52 cards and two jokers, in order."""
    return cards.full_pack() + bytes(cards.make(JOKER, suit) for suit in (cards.CLUBS, cards.DIAMONDS))


def sign(card: Card) -> str:
    """Return the card with a suit sign: "10♠", "joker"."""
    return "joker" if is_joker(card) else f"{rank_sign(card)}{_SIGNS[cards.suit(card)]}"


def rank_sign(card: Card) -> str:
    """Return the sign of the rank alone: "A", "10"."""
    return {1: "A", 11: "J", 12: "Q", 13: "K"}.get(cards.rank(card), str(cards.rank(card)))


# Bids


class Bid(NamedTuple):
    """A bid: the tricks promised above the book, and the trump suit or NO_TRUMP. A higher bid compares greater."""

    level: int
    strain: int

    @property
    def number(self) -> int:
        """The rank of the bid among all: 1 for one club to 35 for seven no trump."""
        return (self.level - 1) * len(STRAINS) + self.strain + 1

    @property
    def text(self) -> str:
        """The bid in notation: "3N"."""
        return f"{self.level}{_LETTERS[self.strain]}"

    @property
    def sign(self) -> str:
        """The bid with its sign: "3NT", "1♣"."""
        return f"{self.level}{_SIGNS[self.strain]}"

    @property
    def words(self) -> str:
        """The bid in words: "one club", "three no trump"."""
        if self.strain == NO_TRUMP:
            return f"{spelled(self.level)} no trump"
        return counted(self.level, SUIT_NAMES[self.strain].removesuffix("s"))


BIDS = tuple(Bid(level, strain) for level in LEVELS for strain in STRAINS)
PASS = 0  # the number of a pass among the calls
CALL_TEXTS = ("P", *(bid.text for bid in BIDS))  # the notation of every call, by number


def bid_numbered(number: int) -> Bid:
    """Return the bid with a number from 1 to 35."""
    return BIDS[number - 1]


def is_balanced(hand: Pile) -> bool:
    """Return whether the hand may be bid at no trump: 4-3-3-3, or with jokers 3-3-3-3 or 3-3-3-2."""
    lengths = sorted((len(of_suit(hand, suit)) for suit in cards.SUITS), reverse=True)
    return tuple(lengths) == _BALANCED[jokers(hand)]


# The value of a hand


class CountingRound(NamedTuple):
    """One round in the counting of a suit: a card of the player against one of the house."""

    player_card: Card
    house_card: Card | None  # None once the house has no more
    won: bool  # by the player


def counting_rounds(hand: Pile, suit: int) -> tuple[CountingRound, ...]:
    """Return the rounds of one suit as if the house held every card of it that the player does not hold.

    If the player's highest card beats the highest of the house, it wins the round, and the house plays its lowest
    card. If not, the player's lowest card loses to the highest of the house.
    """
    mine = list(of_suit(hand, suit))
    theirs = [card for card in of_suit(cards.full_pack(), suit) if card not in mine]
    rounds = []
    while mine:
        if not theirs:
            rounds.append(CountingRound(mine.pop(0), None, won=True))
        elif height(mine[0]) > height(theirs[0]):
            rounds.append(CountingRound(mine.pop(0), theirs.pop(), won=True))
        else:
            rounds.append(CountingRound(mine.pop(), theirs.pop(0), won=False))
    return tuple(rounds)


def winning_tricks(hand: Pile, suit: int) -> int:
    """Return how many rounds of a suit the hand wins; jokers do not count."""
    return sum(one.won for one in counting_rounds(hand, suit))


def shortest_suit(hand: Pile) -> int:
    """Return the suit of which the player holds the fewest cards; of several, the lowest."""
    return min(cards.SUITS, key=lambda suit: len(of_suit(hand, suit)))


def house_bid(hand: Pile) -> Bid | None:
    """Return the bid of the house; None for a pass.

    Its suit is the shortest of the player's hand, its level six less the hand's winning tricks.
    """
    level = BOOK - sum(winning_tricks(hand, suit) for suit in cards.SUITS)
    return Bid(level, shortest_suit(hand)) if level > 0 else None


# Tricks


def house_may_answer(card: Card, led: Card, trump: int) -> bool:
    """Return whether the house may play a card to the player's lead.

    A card of the suit led, a trump or a joker may be played; to a joker, any card.
    """
    return is_joker(led) or is_joker(card) or cards.suit(card) in {cards.suit(led), trump}


def playable(hand: Pile, led: Card | None) -> Pile:
    """Return the cards that the player may play to a card led by the house; `led` is None if the player leads.

    Suit must be followed if possible; a joker may only be played if it is not. Any card may follow a joker.
    """
    if led is None or is_joker(led):
        return hand
    return of_suit(hand, cards.suit(led)) or hand


def second_wins(led: Card, answer: Card, trump: int) -> bool:
    """Return whether the second card of a trick beats the card led; neither is a joker."""
    if cards.suit(answer) == cards.suit(led):
        return height(answer) > height(led)
    return cards.suit(answer) == trump


def house_wins(player_card: Card, house_card: Card, *, house_led: bool, trump: int) -> bool:
    """Return whether the house wins a trick.

    It wins every trick with a joker in it, except where the player answers a joker led by the house with a joker.
    """
    if is_joker(player_card) or is_joker(house_card):
        return not (house_led and is_joker(player_card) and is_joker(house_card))
    if house_led:
        return not second_wins(house_card, player_card, trump)
    return second_wins(player_card, house_card, trump)
