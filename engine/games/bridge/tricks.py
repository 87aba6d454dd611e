"""Bids, tricks, and how the house counts the player's hand to make its bid.

The ace is high. A joker has no suit and no rank. The rules are those of Stephen Rogers as published by Denexa
Games.
"""

from typing import NamedTuple

from engine.core import cards
from engine.core.cards import JOKER, SUIT_NAMES, Card, Pile
from engine.core.hands import height, is_joker, jokers, of_suit
from engine.core.saying import Saying, say

NO_TRUMP = 4
STRAINS = (*cards.SUITS, NO_TRUMP)
STRAIN_NAMES = (*SUIT_NAMES, "no-trump")  # the names of STRAINS in messages
_SIGNS = ("♣", "♦", "♥", "♠", "NT")
_LETTERS = "CDHSN"
LEVELS = range(1, 8)
BOOK = 6  # a bid of level n promises BOOK + n tricks

# The lengths of the suits in a balanced hand, by its number of jokers.
_BALANCED = {0: (4, 3, 3, 3), 1: (3, 3, 3, 3), 2: (3, 3, 3, 2)}


def pack() -> Pile:
    """Return the 52 cards, ordered by rank, and then the two jokers."""
    return cards.full_pack() + bytes(cards.make(JOKER, suit) for suit in (cards.CLUBS, cards.DIAMONDS))


# Bids


class Bid(NamedTuple):
    """A bid to win 6 + `level` tricks, with the trump suit `strain` or NO_TRUMP. A higher bid compares greater."""

    level: int  # 1 to 7
    strain: int  # a suit or NO_TRUMP

    @property
    def number(self) -> int:
        """The number of the bid in ascending order: 1 for one club to 35 for seven no trump."""
        return (self.level - 1) * len(STRAINS) + self.strain + 1

    @property
    def text(self) -> str:
        """The bid in the notation of moves: "3N", "1C"."""
        return f"{self.level}{_LETTERS[self.strain]}"

    @property
    def sign(self) -> str:
        """The bid as the player reads it: "3NT", "1♣"."""
        return f"{self.level}{_SIGNS[self.strain]}"

    @property
    def name(self) -> Saying:
        """The bid in words, such as "one club"; in the form "sign" of the message it is a sign, such as "1♣"."""
        return say("bid", level=self.level, strain=STRAIN_NAMES[self.strain])


BIDS = tuple(Bid(level, strain) for level in LEVELS for strain in STRAINS)
PASS = 0  # the number of a pass among the calls
CALL_TEXTS = ("P", *(bid.text for bid in BIDS))  # the notation of every call, by number


def bid_numbered(number: int) -> Bid:
    """Return the bid with this number, 1 to 35."""
    return BIDS[number - 1]


def is_balanced(hand: Pile) -> bool:
    """Return whether the player may bid no trump on the hand.

    Its suits must have 4, 3, 3 and 3 cards; with one joker 3, 3, 3 and 3; with two jokers 3, 3, 3 and 2.
    """
    lengths = sorted((len(of_suit(hand, suit)) for suit in cards.SUITS), reverse=True)
    return tuple(lengths) == _BALANCED[jokers(hand)]


# The value of a hand


class CountingRound(NamedTuple):
    """One round in the counting of a suit: a card of the player against a card of the house."""

    player_card: Card
    house_card: Card | None  # None: the house has no card of the suit left
    won: bool  # whether the player wins the round


def counting_rounds(hand: Pile, suit: int) -> tuple[CountingRound, ...]:
    """Return imagined rounds of one suit, as if the house held every card of this suit that the player lacks.

    There is a round for each card of the player. If the player's highest card beats the highest of the house,
    that card wins the round, and the house plays its lowest card. If not, the player's lowest card loses to the
    highest of the house. When the house has no card left, the player wins.
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
    """Return how many rounds of a suit (see `counting_rounds`) the player's hand wins; jokers do not count."""
    return sum(one.won for one in counting_rounds(hand, suit))


def shortest_suit(hand: Pile) -> int:
    """Return the suit of which the hand has the fewest cards; of equally short suits, the lowest in rank."""
    return min(cards.SUITS, key=lambda suit: len(of_suit(hand, suit)))


def house_bid(hand: Pile) -> Bid | None:
    """Return what the house bids against the player's hand; None if it passes.

    The suit is the shortest of the hand. The level is six minus the winning tricks of the hand; if that is 0 or
    less, the house passes.
    """
    level = BOOK - sum(winning_tricks(hand, suit) for suit in cards.SUITS)
    return Bid(level, shortest_suit(hand)) if level > 0 else None


# Tricks


def house_may_answer(card: Card, led: Card, trump: int) -> bool:
    """Return whether the house may play `card` when the player has led the card `led`.

    It may play a card of the suit led, a trump or a joker; if a joker was led, any card. `trump` is a suit or
    NO_TRUMP.
    """
    return is_joker(led) or is_joker(card) or cards.suit(card) in {cards.suit(led), trump}


def playable(hand: Pile, led: Card | None) -> Pile:
    """Return the cards of the hand that the player may play; `led` is the card led by the house, None if none was.

    A player who has cards of the suit led must play one of them. Otherwise, or if a joker was led, any card may be
    played, including a joker.
    """
    if led is None or is_joker(led):
        return hand
    return of_suit(hand, cards.suit(led)) or hand


def second_wins(led: Card, answer: Card, trump: int) -> bool:
    """Return whether `answer`, the second card of a trick, beats the card led; neither may be a joker."""
    if cards.suit(answer) == cards.suit(led):
        return height(answer) > height(led)
    return cards.suit(answer) == trump


def house_wins(player_card: Card, house_card: Card, *, house_led: bool, trump: int) -> bool:
    """Return whether the house wins a trick of these two cards.

    It wins every trick that has a joker in it, with one exception: the player wins if the house led a joker and
    the player plays the other joker. `trump` is a suit or NO_TRUMP.
    """
    if is_joker(player_card) or is_joker(house_card):
        return not (house_led and is_joker(player_card) and is_joker(house_card))
    if house_led:
        return not second_wins(house_card, player_card, trump)
    return second_wins(player_card, house_card, trump)
