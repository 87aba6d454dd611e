"""What the second readings of the patiences of one stock and a few piles have in common: cards, text, turning.

A card is a rank (A 2 ... 9 T J Q K) and a suit letter: `9h` comes from the first pack, `9H` from a second;
the pack never matters in play. `~9h` lies face down. A position is text: the piles in the order of the game's
spots joined by dots, each pile from bottom to top. A move is the spot a card leaves and the spot it goes to,
with `xN` behind it when N cards go at once: `t3f1`, `t3t5x2`.

No rule of any one game is written here. In the games, each rule is marked with where it comes from: [rules]
the rules to build, [pages] the pages describing these patiences, [agreed] settled for these tests.
"""

from collections.abc import Iterator
from itertools import pairwise

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]

# One foundation for each suit, where a game has four.
SUIT_OF_FOUNDATION = {"f1": "s", "f2": "h", "f3": "d", "f4": "c"}

Piles = dict[str, list[str]]


# ---------------------------------------------------------------- cards


def rank(card: str) -> str:
    return card.removeprefix("~")[0]


def suit(card: str) -> str:
    """The suit as a small letter: two packs are alike in play."""
    return card.removeprefix("~")[1].lower()


def worth(card: str) -> int:
    """Ace 1, two 2, ... jack 11, queen 12, king 13."""
    return RANKS.index(rank(card)) + 1


def is_red(card: str) -> bool:
    return suit(card) in ["h", "d"]


def is_face_down(card: str) -> bool:
    return card.startswith("~")


def is_one_rank_lower(low: str, high: str) -> bool:
    """Without wrap: nothing is one lower than an ace, and a king is one lower than nothing."""
    return worth(low) + 1 == worth(high)


def goes_down_in_turns(cards: list[str]) -> bool:
    """Whether each card but the first is one rank lower than the one before, and of the other colour."""
    return all(is_one_rank_lower(low, high) and is_red(low) != is_red(high) for high, low in pairwise(cards))


def goes_down_in_suit(cards: list[str]) -> bool:
    """Whether each card but the first is one rank lower than the one before, and of the same suit."""
    return all(is_one_rank_lower(low, high) and suit(low) == suit(high) for high, low in pairwise(cards))


# ---------------------------------------------------------------- text


def numbered(letter: str, how_many: int) -> list[str]:
    """t1, t2, t3 ..."""
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
    """Source, target and number of cards of a move."""
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
    """Put the last cards of a pile on another one, in the order they lie."""
    cards = piles[source][-how_many:]
    piles[source] = piles[source][:-how_many]
    piles[target] = piles[target] + cards


def turn_up_last(pile: list[str]) -> None:
    if pile != []:
        pile[-1] = pile[-1].removeprefix("~")


def turn_to_waste(piles: Piles, how_many: int) -> None:
    """Turn cards of the stock one after another to the waste; when it has fewer, as many as there are."""
    for _ in range(how_many):
        if piles["s"] != []:
            card = piles["s"].pop()
            piles["w"].append(card.removeprefix("~"))


def turn_waste_over(piles: Piles) -> None:
    """The waste becomes the stock and keeps its order: the first card turned is the first turned again."""
    piles["s"] = ["~" + card for card in reversed(piles["w"])]
    piles["w"] = []


def face_down_stock(to_come: list[str]) -> list[str]:
    """The cards to come as a stock: face down, the card turned next is written last."""
    return ["~" + card for card in reversed(to_come)]


# ---------------------------------------------------------------- chance


def pack_in_order() -> list[str]:
    return [rank + suit for rank in RANKS for suit in "cdhs"]


def splitmix64(seed: int) -> Iterator[int]:
    """Steele, Lea and Flood's generator, from its reference in C."""
    x = seed
    while True:
        x = (x + 0x9E3779B97F4A7C15) % 2**64
        z = x
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
        yield z ^ (z >> 31)


def below(bound: int, stream: Iterator[int]) -> int:
    """Numbers that would make some results likelier than others are drawn again."""
    fair = 2**64 - 2**64 % bound
    return next(number for number in stream if number < fair) % bound


def shuffle_of_many(pack: list[str], number: int, which: int) -> list[str]:
    """[agreed] One shuffle after another out of one stream of chance, the pack put in order before each."""
    stream = splitmix64(number)
    order = pack
    for _ in range(which):
        order = pack.copy()
        # [agreed] Fisher and Yates, from the last card down.
        for last in range(len(order) - 1, 0, -1):
            other = below(last + 1, stream)
            order[last], order[other] = order[other], order[last]
    return order


# ---------------------------------------------------------------- four foundations from ace to king


def fits_foundation_from_ace(card: str, foundation: str, piles: Piles) -> bool:
    """Whether a card goes on one of four foundations that are built up in suit from ace to king."""
    if SUIT_OF_FOUNDATION[foundation] != suit(card):
        return False
    if piles[foundation] == []:
        return rank(card) == "A"
    return is_one_rank_lower(piles[foundation][-1], card)


def cards_home(piles: Piles, foundations: list[str]) -> int:
    return sum([len(piles[foundation]) for foundation in foundations])
