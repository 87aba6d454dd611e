"""Read and write positions of bridge as text; convert cards, bids and contracts to numbers and back.

The pack has two jokers, `Xc` and `Xd`. A position is the text of nine piles of cards and seven numbers, joined by
dots:

Piles: `s` the stock, `b` the blind cards, `h` the offered cards and later the hand, `d` the discard, `u` the card
of the house in the current trick, `t` the card of the player, `x` the stock cards that the house turned but could
not play, `v` the tricks of the house, `w` those of the player.

Numbers: `k` which offered cards are kept (a bit set), `a` the bid of the house, `c` the contract, `l` who leads (0
the player, 1 the house), `n` the results of the tricks, `r` the scored deals, `z` the number of the rubber. A bid
is a number from 1 (1 club) to 35 (7 no trump).
"""

from oracle.plain import Piles, check_rule_set, rank, suit

RULE_SETS = ["bridge"]
CARD_SPOTS = ["s", "b", "h", "d", "u", "t", "x", "v", "w"]
NUMBER_SPOTS = ["k", "a", "c", "l", "n", "r", "z"]
JOKERS = ["Xc", "Xd"]
# [pages] "Cards rank in their usual order, with aces high."
FROM_HIGH_TO_LOW = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"]
# [pages] "From lowest to highest, the suits rank clubs, diamonds, hearts, spades, no trump."
SUITS_FROM_LOW_TO_HIGH = ["c", "d", "h", "s"]
STRAINS = ["C", "D", "H", "S", "N"]
# [agreed] A hand is sorted in this order: spades, hearts, clubs, diamonds, jokers.
HAND_ORDER = [rank + suit for suit in ["s", "h", "c", "d"] for rank in FROM_HIGH_TO_LOW] + JOKERS
PLAYER = "player"
HOUSE = "house"
# [agreed] The result of a trick in `n`, one byte a trick. The last value means that the house played no card.
HOUSE_WON = 1
PLAYER_WON = 2
PLAYER_WON_ALONE = 3
Numbers = dict[str, int]


# ---------------------------------------------------------------- text


def read_cards(text: str) -> list[str]:
    cards = []
    while text != "":
        length = 3 if text.startswith("~") else 2
        card = text[:length]
        text = text[length:]
        if card.removeprefix("~") not in HAND_ORDER:
            raise ValueError(f"not a card: {card!r}")
        cards.append(card)
    return cards


def read(rule_set: str, position: str) -> tuple[Piles, Numbers]:
    check_rule_set(rule_set, RULE_SETS)
    texts = position.split(".")
    if len(texts) != len(CARD_SPOTS) + len(NUMBER_SPOTS):
        raise ValueError(f"a position has {len(CARD_SPOTS) + len(NUMBER_SPOTS)} pieces, not {len(texts)}")
    piles = {}
    for spot in CARD_SPOTS:
        piles[spot] = read_cards(texts.pop(0))
    numbers = {}
    for spot in NUMBER_SPOTS:
        numbers[spot] = int(texts.pop(0))
    return piles, numbers


def write(piles: Piles, numbers: Numbers) -> str:
    texts = ["".join(piles[spot]) for spot in CARD_SPOTS]
    return ".".join([*texts, *[str(numbers[spot]) for spot in NUMBER_SPOTS]])


def to_bytes(number: int) -> bytes:
    """Return the bytes of a record (`n` or `r`) that a position holds as one number.

    [agreed] The first byte is the most significant one. No record begins with a zero byte, so none gets lost.
    """
    record: list[int] = []
    while number > 0:
        record.insert(0, number % 256)
        number = number // 256
    return bytes(record)


def to_number(record: bytes) -> int:
    number = 0
    for byte in record:
        number = number * 256 + byte
    return number


def face_down(card: str) -> str:
    return "~" + card.removeprefix("~")


def in_hand_order(cards: list[str]) -> list[str]:
    return [card for card in HAND_ORDER if card in cards]


# ---------------------------------------------------------------- cards and bids


def is_joker(card: str) -> bool:
    return card.removeprefix("~") in JOKERS


def of_suit(cards: list[str], which: str) -> list[str]:
    """Return the cards of a suit, the highest first.

    [pages] "The jokers do not have any rank": they belong to no suit.
    """
    return [card for card in HAND_ORDER if card in cards and not is_joker(card) and suit(card) == which]


def beats(card: str, other: str) -> bool:
    """Return whether the first of two cards of the same suit is higher."""
    return FROM_HIGH_TO_LOW.index(rank(card)) < FROM_HIGH_TO_LOW.index(rank(other))


def bid_number(level: int, strain: str) -> int:
    return (level - 1) * 5 + STRAINS.index(strain) + 1


def level_of(bid: int) -> int:
    return (bid - 1) // 5 + 1


def strain_of(bid: int) -> str:
    return STRAINS[(bid - 1) % 5]


def bid_text(bid: int) -> str:
    return f"{level_of(bid)}{strain_of(bid)}"


def contract(number: int) -> dict[str, int]:
    """Return the parts of a contract.

    `doubling` is 0, 1 (doubled) or 2 (redoubled); `fifties` are the honour points divided by 50.
    """
    return {
        "bid": number % 64,
        "house declares": number // 64 % 2,
        "doubling": number // 128 % 4,
        "fifties": number // 512,
    }


def jokers_in(hand: list[str]) -> int:
    return len([card for card in hand if is_joker(card)])
