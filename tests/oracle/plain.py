"""Provide what the second readings of the simpler patiences share: cards, positions as text, moving, shuffling.

A second reading is a module that implements the rules of a game again and knows nothing of the engine.

A card is a rank (A 2 ... 9 T J Q K) and a suit letter. `9h` comes from the first pack, `9H` from a second; the
pack has no effect on play. `~9h` lies face down. A spot is the name of one pile, such as `t3`. A position is text:
the piles in the order of the game's spots, joined by dots, each pile from bottom to top. A move is the spot that a
card leaves and the spot that it goes to, followed by `xN` if N cards move together: `t3f1`, `t3t5x2`.

This module contains no rule of a single game. In the modules of the games a mark before each rule names its
source: [rules] is the rule text that the project implements, [pages] are the web pages that describe these
patiences. [agreed] marks what these tests define themselves.
"""

from collections.abc import Iterator
from itertools import pairwise

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]

# The suit of each foundation in games with one foundation for each suit.
SUIT_OF_FOUNDATION = {"f1": "s", "f2": "h", "f3": "d", "f4": "c"}

Piles = dict[str, list[str]]


# ---------------------------------------------------------------- cards


def rank(card: str) -> str:
    return card.removeprefix("~")[0]


def suit(card: str) -> str:
    """Return the suit as a small letter, because two packs are alike in play."""
    return card.removeprefix("~")[1].lower()


def worth(card: str) -> int:
    """Return the rank as a number: ace 1, two 2, ... jack 11, queen 12, king 13."""
    return RANKS.index(rank(card)) + 1


def is_red(card: str) -> bool:
    return suit(card) in ["h", "d"]


def is_face_down(card: str) -> bool:
    return card.startswith("~")


def is_one_rank_lower(low: str, high: str) -> bool:
    """Return whether a card is one rank lower; without wrap, so a king is not one lower than an ace."""
    return worth(low) + 1 == worth(high)


def goes_down_in_turns(cards: list[str]) -> bool:
    """Return whether each card is one rank lower than the card before it and of the other colour."""
    return all(is_one_rank_lower(low, high) and is_red(low) != is_red(high) for high, low in pairwise(cards))


def goes_down_in_suit(cards: list[str]) -> bool:
    """Return whether each card is one rank lower than the card before it and of the same suit."""
    return all(is_one_rank_lower(low, high) and suit(low) == suit(high) for high, low in pairwise(cards))


# ---------------------------------------------------------------- text


def numbered(letter: str, how_many: int) -> list[str]:
    """Return the letter with each number from 1: t1, t2, t3, ..."""
    return [f"{letter}{number}" for number in range(1, how_many + 1)]


def read_pile(text: str) -> list[str]:
    cards = []
    while text != "":
        length = 3 if text.startswith("~") else 2
        card = text[:length]
        text = text[length:]
        if len(card) != length or rank(card) not in RANKS or suit(card) not in ["c", "d", "h", "s"]:
            raise ValueError(f"not a card: {card!r}")
        cards.append(card)
    return cards


def read_position(spots: list[str], position: str) -> Piles:
    texts = position.split(".")
    if len(texts) != len(spots):
        raise ValueError(f"a position has {len(spots)} pieces, not {len(texts)}")
    piles = {}
    for spot, text in zip(spots, texts, strict=True):
        piles[spot] = read_pile(text)
    return piles


def write_position(spots: list[str], piles: Piles) -> str:
    return ".".join(["".join(piles[spot]) for spot in spots])


def move_text(source: str, target: str, how_many: int = 1) -> str:
    if how_many == 1:
        return source + target
    return f"{source}{target}x{how_many}"


def split_move(spots: list[str], move: str) -> tuple[str, str, int]:
    """Return the source, the target and the number of cards of a move."""
    how_many = 1
    if "x" in move:
        move, number = move.split("x")
        how_many = int(number)
    for source in spots:
        for target in spots:
            if move == source + target:
                return source, target, how_many
    raise ValueError(f"not a move: {move!r}")


def check_rule_set(rule_set: str, rule_sets: list[str]) -> None:
    if rule_set not in rule_sets:
        raise ValueError(f"no such rule set: {rule_set!r}")


def check_legal(move: str, legal: set[str]) -> None:
    if move not in legal:
        raise ValueError(f"{move!r} is not legal here")


# ---------------------------------------------------------------- moving and turning cards


def move_cards(piles: Piles, source: str, target: str, how_many: int) -> None:
    """Move this number of cards from the end of one pile to another; they keep their order."""
    cards = piles[source][-how_many:]
    piles[source] = piles[source][:-how_many]
    piles[target] = piles[target] + cards


def turn_up_last(pile: list[str]) -> None:
    if pile != []:
        pile[-1] = pile[-1].removeprefix("~")


def turn_to_waste(piles: Piles, how_many: int) -> None:
    """Turn this number of stock cards face up, one after another, onto the waste; fewer if the stock runs out."""
    for _ in range(how_many):
        if piles["s"] != []:
            card = piles["s"].pop()
            piles["w"].append(card.removeprefix("~"))


def turn_waste_over(piles: Piles) -> None:
    """Make the waste the stock in the same order: the card that was turned first will be turned first again."""
    piles["s"] = ["~" + card for card in reversed(piles["w"])]
    piles["w"] = []


def face_down_stock(to_come: list[str]) -> list[str]:
    """Return the cards as a stock: face down, and the card that will be turned first is the last in the list."""
    return ["~" + card for card in reversed(to_come)]


# ---------------------------------------------------------------- chance


def pack_in_order() -> list[str]:
    return [rank + suit for rank in RANKS for suit in "cdhs"]


def splitmix64(seed: int) -> Iterator[int]:
    """Yield random 64-bit numbers from SplitMix64 by Steele, Lea and Flood, as its reference code in C does."""
    x = seed
    while True:
        x = (x + 0x9E3779B97F4A7C15) % 2**64
        z = x
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
        yield z ^ (z >> 31)


def below(bound: int, stream: Iterator[int]) -> int:
    """Return a random number from 0 to `bound` - 1.

    Numbers at or above the greatest multiple of `bound` are drawn again, so that every result is equally likely.
    """
    fair = 2**64 - 2**64 % bound
    return next(number for number in stream if number < fair) % bound


def shuffle_of_many(pack: list[str], number: int, which: int) -> list[str]:
    """Return the `which`-th shuffle of the pack that this deal number gives.

    [agreed] One random stream makes all shuffles. The pack is put in order before each of them.
    """
    stream = splitmix64(number)
    order = pack
    for _ in range(which):
        order = pack.copy()
        # [agreed] The shuffle of Fisher and Yates, from the last card to the first.
        for last in range(len(order) - 1, 0, -1):
            other = below(last + 1, stream)
            order[last], order[other] = order[other], order[last]
    return order


# ---------------------------------------------------------------- four foundations from ace to king


def fits_foundation_from_ace(card: str, foundation: str, piles: Piles) -> bool:
    """Return whether a card fits on a foundation that is built up in suit from ace to king."""
    if SUIT_OF_FOUNDATION[foundation] != suit(card):
        return False
    if piles[foundation] == []:
        return rank(card) == "A"
    return is_one_rank_lower(piles[foundation][-1], card)


def cards_home(piles: Piles, foundations: list[str]) -> int:
    return sum([len(piles[foundation]) for foundation in foundations])
