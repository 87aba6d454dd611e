"""Bridge Solitaire, read a second time straight from the rule text; text and marks as in oracle.plain.

Two jokers, `Xc` and `Xd`, come to the pack. A position is ten places for cards and six numbers:

`s` the stock, `b` the blind cards, `h` the cards offered and later the hand, `d` the discard, `u` the card of the
house to the trick, `t` the card of the player, `x` what the house turned aside, `v` the tricks of the house, `w`
those of the player; `k` which cards are kept, `a` the house's bid, `c` the contract, `l` who leads, `n` the tricks
played, `r` the deals scored, `z` the number of the rubber. A bid as a number: 1 is 1 club ... 35 is 7 no trump.
"""

from oracle.plain import (
    Piles,
    check_legal,
    check_rule_set,
    face_down_stock,
    is_face_down,
    pack_in_order,
    rank,
    shuffle_of_many,
    suit,
)

RULE_SETS = ["bridge"]

CARD_SPOTS = ["s", "b", "h", "d", "u", "t", "x", "v", "w"]
NUMBER_SPOTS = ["k", "a", "c", "l", "n", "r", "z"]

JOKERS = ["Xc", "Xd"]
# [pages] "Cards rank in their usual order, with aces high."
FROM_HIGH_TO_LOW = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"]
# [pages] "From lowest to highest, the suits rank clubs, diamonds, hearts, spades, no trump."
SUITS_FROM_LOW_TO_HIGH = ["c", "d", "h", "s"]
STRAINS = ["C", "D", "H", "S", "N"]
# [agreed] Spades, hearts, clubs, diamonds and the jokers last is how a hand is held.
HAND_ORDER = [rank + suit for suit in ["s", "h", "c", "d"] for rank in FROM_HIGH_TO_LOW] + JOKERS

PLAYER = "player"
HOUSE = "house"
# [agreed] How a trick is noted among those played.
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
    """[agreed] Tricks and deals are bytes read as one number; none of them begins with a zero."""
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
    """The cards of a suit, the highest first. [pages] "The jokers do not have any rank": they are of no suit."""
    return [card for card in HAND_ORDER if card in cards and not is_joker(card) and suit(card) == which]


def beats(card: str, other: str) -> bool:
    """Whether a card is the higher of two of one suit."""
    return FROM_HIGH_TO_LOW.index(rank(card)) < FROM_HIGH_TO_LOW.index(rank(other))


def bid_number(level: int, strain: str) -> int:
    return (level - 1) * 5 + STRAINS.index(strain) + 1


def level_of(bid: int) -> int:
    return (bid - 1) // 5 + 1


def strain_of(bid: int) -> str:
    return STRAINS[(bid - 1) % 5]


def bid_text(bid: int) -> str:
    return f"{level_of(bid)}{strain_of(bid)}"


# ---------------------------------------------------------------- choosing


def is_kept(piles: Piles, numbers: Numbers, card: str) -> bool:
    # [agreed] Bit i says whether the i-th card offered from the left is kept.
    return (numbers["k"] >> piles["h"].index(card)) % 2 == 1


def cards_kept(piles: Piles, numbers: Numbers) -> list[str]:
    return [card for card in piles["h"] if is_kept(piles, numbers, card)]


def choices(piles: Piles, numbers: Numbers) -> set[str]:
    moves = set()
    how_many = len(cards_kept(piles, numbers))
    for card in piles["h"]:
        if is_kept(piles, numbers, card):
            # [rules] "A joker among them must be taken", so it is never put back.
            if not is_joker(card):
                moves.add("hk" + card)
        elif how_many < 6:
            # [rules] "Choose six of the thirteen".
            moves.add("hk" + card)
        else:
            # [rules] One of the seven rejected goes last on the discard: any of them.
            moves.add("hd" + card)
    return moves


def keep_or_put_back(piles: Piles, numbers: Numbers, card: str) -> None:
    bit = 1 << piles["h"].index(card)
    if is_kept(piles, numbers, card):
        numbers["k"] -= bit
    else:
        numbers["k"] += bit


def discard(piles: Piles, numbers: Numbers, last: str) -> None:
    kept = cards_kept(piles, numbers)
    # [rules] "only the top, the last rejected, stays visible".
    for card in piles["h"]:
        if card not in kept and card != last:
            piles["d"].append(face_down(card))
    piles["d"].append(last)
    # [rules] "Then the seven blind cards are shown: a hand of 13."
    piles["h"] = in_hand_order(kept + [card.removeprefix("~") for card in piles["b"]])
    piles["b"] = []
    numbers["k"] = 0
    # [rules] "House bids first."
    numbers["a"] = house_call(piles["h"])


# ---------------------------------------------------------------- the house's bid


def winning_tricks(hand: list[str]) -> int:
    # [rules] "suit by suit"; "Jokers count for nothing."
    tricks = 0
    for which in SUITS_FROM_LOW_TO_HIGH:
        tricks += winning_tricks_of_a_suit(hand, which)
    return tricks


def winning_tricks_of_a_suit(hand: list[str], which: str) -> int:
    player = of_suit(hand, which)
    # [rules] "the house holds every card of the suit that the player does not".
    house = [rank + which for rank in FROM_HIGH_TO_LOW if rank + which not in player]
    tricks = 0
    # [rules] "While the player has a card".
    while player != []:
        if house == [] or beats(player[0], house[0]):
            # [rules] "if the player's highest beats the house's highest, one trick, that card is gone, and the
            # house follows with its lowest". [agreed] With nothing left the house does not beat it either.
            tricks += 1
            player = player[1:]
            house = house[:-1]
        else:
            # [rules] "otherwise the player's lowest is lost to the house's highest".
            player = player[:-1]
            house = house[1:]
    return tricks


def house_suit(hand: list[str]) -> str:
    # [rules] "the one the player holds fewest of"; "of equals, the lowest ranking, C D H S".
    fewest = min(len(of_suit(hand, which)) for which in SUITS_FROM_LOW_TO_HIGH)
    for which in SUITS_FROM_LOW_TO_HIGH:
        if len(of_suit(hand, which)) == fewest:
            return which
    raise ValueError("no suit")


def house_call(hand: list[str]) -> int:
    """The bid of the house as a number, 0 if it passes."""
    # [rules] "6 minus the player's winning tricks; zero or less is a pass".
    level = 6 - winning_tricks(hand)
    if level <= 0:
        return 0
    return bid_number(level, house_suit(hand).upper())


# ---------------------------------------------------------------- the player's bid


def may_bid_no_trump(hand: list[str]) -> bool:
    # [rules] "No trump only on 4-3-3-3, 3-3-3-3 + joker, 3-3-3-2 + two jokers."
    shape = sorted([len(of_suit(hand, which)) for which in SUITS_FROM_LOW_TO_HIGH], reverse=True)
    return [shape, jokers_in(hand)] in [[[4, 3, 3, 3], 0], [[3, 3, 3, 3], 1], [[3, 3, 3, 2], 2]]


def jokers_in(hand: list[str]) -> int:
    return len([card for card in hand if is_joker(card)])


def calls(piles: Piles, numbers: Numbers) -> set[str]:
    moves = set()
    # [rules] "If the house passed, the player must bid."
    if numbers["a"] != 0:
        moves.add("acP")
    # [rules] "any higher bid (C < D < H < S < NT)".
    for bid in range(numbers["a"] + 1, 35 + 1):
        if strain_of(bid) != "N" or may_bid_no_trump(piles["h"]):
            moves.add("ac" + bid_text(bid))
    return moves


def honours(hand: list[str], strain: str) -> int:
    # [rules] "four aces at no trump 150".
    if strain == "N":
        aces = [card for card in hand if rank(card) == "A"]
        return 150 if len(aces) == 4 else 0
    # [rules] "four of the top five trumps 100, all five 150".
    top_five = [rank + strain.lower() for rank in ["A", "K", "Q", "J", "T"]]
    how_many = len([card for card in hand if card in top_five])
    return {4: 100, 5: 150}.get(how_many, 0)


def fix_contract(piles: Piles, numbers: Numbers, call: str) -> None:
    if call == "P":
        # [rules] "passing leaves the house declarer"; "There is no further bidding."
        bid = numbers["a"]
        declarer = HOUSE
    else:
        bid = bid_number(int(call[0]), call[1])
        declarer = PLAYER
    # [rules] "One joker held: the contract is doubled; two: redoubled — whoever declares."
    doubling = jokers_in(piles["h"])
    # [rules] Honours count in the "player's hand only, whoever declares".
    fifties = honours(piles["h"], strain_of(bid)) // 50
    numbers["c"] = bid + (64 if declarer == HOUSE else 0) + 128 * doubling + 512 * fifties
    # [rules] "The defender leads first".
    numbers["l"] = 1 if declarer == PLAYER else 0


def contract(number: int) -> dict[str, int]:
    """A contract taken to pieces: the bid, whether the house declares, doubling, and honours in fifties."""
    return {
        "bid": number % 64,
        "house declares": number // 64 % 2,
        "doubling": number // 128 % 4,
        "fifties": number // 512,
    }


# ---------------------------------------------------------------- the tricks


def trump_of(numbers: Numbers) -> str:
    """The suit that is trump, as a small letter; `n` at no trump."""
    return strain_of(contract(numbers["c"])["bid"]).lower()


def turned_aside_now(piles: Piles) -> int:
    # [agreed] Those of earlier tricks lie face down.
    return len([card for card in piles["x"] if not is_face_down(card)])


def may_follow_house(hand: list[str], led: str) -> list[str]:
    # [rules] "A joker led by the house: the player may play any card."
    if is_joker(led):
        return hand
    # [rules] "The player must follow suit if able"; "a joker may not be played by a player able to follow".
    able = of_suit(hand, suit(led))
    if able != []:
        return able
    # [rules] "else may play anything, joker included".
    return hand


def house_may_play(card: str, led: str, trump: str) -> bool:
    # [rules] "A joker led by the player is answered by the top stock card".
    if is_joker(led):
        return True
    # [rules] "until one is legal: the suit led, a trump, or a joker".
    return is_joker(card) or suit(card) == suit(led) or suit(card) == trump


def move_of_the_house(piles: Piles, numbers: Numbers) -> str:
    """What happens by itself when the player has led and the house has no card in the trick yet."""
    trump = trump_of(numbers)
    # [rules] "At no trump at most four are turned; no legal card by the fourth and the player wins the trick by
    # default."
    if trump == "n" and turned_aside_now(piles) == 4:
        return "tw"
    # [rules] "its last card is the house's card to that trick whatever it is".
    if len(piles["s"]) == 1:
        return "su"
    # [rules] "stock cards are turned until one is legal"; "the others are set aside".
    if house_may_play(piles["s"][-1].removeprefix("~"), piles["t"][0], trump):
        return "su"
    return "sx"


def house_wins(piles: Piles, numbers: Numbers) -> bool:
    """Of a trick with both cards in it."""
    house = piles["u"][0]
    player = piles["t"][0]
    if is_joker(house) or is_joker(player):
        # [rules] "The house wins every trick with a joker in it, except that the player's joker on a joker the
        # house led wins."
        return not (is_joker(house) and is_joker(player) and numbers["l"] == 1)
    # [pages] "The highest played card of the suit led wins the trick, unless a trump was played. In that case, the
    # highest trump wins."
    if suit(house) == suit(player):
        return beats(house, player)
    if suit(house) == trump_of(numbers):
        return True
    if suit(player) == trump_of(numbers):
        return False
    return numbers["l"] == 1


def moves_of_the_trick(piles: Piles, numbers: Numbers) -> set[str]:
    house_played = piles["u"] != []
    player_played = piles["t"] != []
    if house_played and player_played:
        return {"tv"} if house_wins(piles, numbers) else {"tw"}
    if player_played:
        return {move_of_the_house(piles, numbers)}
    if house_played:
        return {"ht" + card for card in may_follow_house(piles["h"], piles["u"][0])}
    # [rules] "every card still in hand after that is a trick to the player"; [agreed] the leftmost first.
    if piles["s"] == []:
        return {"hw" + piles["h"][0]}
    # [rules] "House leads: the top stock card."
    if numbers["l"] == 1:
        return {"su"}
    return {"ht" + card for card in piles["h"]}


def end_trick(piles: Piles, numbers: Numbers, winner: str) -> None:
    # [agreed] The card led lies under the card that followed; with no card of the house the player's is alone.
    trick = piles["u"] + piles["t"] if numbers["l"] == 1 else piles["t"] + piles["u"]
    if winner == HOUSE:
        how = HOUSE_WON
    elif piles["u"] == []:
        how = PLAYER_WON_ALONE
    else:
        how = PLAYER_WON
    # [pages] "The trick is then placed in one of two discard piles (one for the player and one for the house),
    # face down."
    piles["v" if winner == HOUSE else "w"] += [face_down(card) for card in trick]
    piles["u"] = []
    piles["t"] = []
    # [rules] "set aside, seen once".
    piles["x"] = [face_down(card) for card in piles["x"]]
    note_trick(numbers, how)


def note_trick(numbers: Numbers, how: int) -> None:
    # [rules] "then the winner of each trick" leads.
    numbers["l"] = 1 if how == HOUSE_WON else 0
    numbers["n"] = to_number(to_bytes(numbers["n"]) + bytes([how]))
    # [rules] "Play, 13 tricks."
    if len(to_bytes(numbers["n"])) == 13:
        score(numbers)


def score(numbers: Numbers) -> None:
    """[agreed] Three bytes a deal: bid and declarer, doubling and tricks of the declarer, honours in fifties."""
    tricks = to_bytes(numbers["n"])
    made = contract(numbers["c"])
    if made["house declares"]:
        taken = tricks.count(HOUSE_WON)
    else:
        taken = tricks.count(PLAYER_WON) + tricks.count(PLAYER_WON_ALONE)
    deal_scored = [made["bid"] + 64 * made["house declares"], 16 * made["doubling"] + taken, made["fifties"]]
    numbers["r"] = to_number(to_bytes(numbers["r"]) + bytes(deal_scored))


# ---------------------------------------------------------------- the score


def trick_points(strain: str, odd_tricks: int) -> int:
    """The worth of so many odd tricks, undoubled. [rules] The first table."""
    if strain in ["C", "D"]:
        return 20 * odd_tricks
    if strain in ["H", "S"]:
        return 30 * odd_tricks
    return 40 + 30 * (odd_tricks - 1)


def overtrick_points(strain: str, doubling: int, vulnerable: bool) -> int:
    """For each overtrick."""
    # [rules] "Overtrick: trick value"; at no trump that of a further one.
    if doubling == 0:
        return {"C": 20, "D": 20, "H": 30, "S": 30, "N": 30}[strain]
    # [rules] "doubled 100 (vulnerable 200); redoubled 200 (400)".
    return {1: 100, 2: 200}[doubling] * (2 if vulnerable else 1)


def slam_points(level: int, vulnerable: bool) -> int:
    # [rules] "Small slam 500 (750), grand slam 1000 (1500)."
    if level == 6:
        return 750 if vulnerable else 500
    if level == 7:
        return 1500 if vulnerable else 1000
    return 0


def undertrick_points(undertricks: int, doubling: int, vulnerable: bool) -> int:
    # [rules] "Undertricks undoubled 50 (100) each".
    if doubling == 0:
        return undertricks * (100 if vulnerable else 50)
    # [rules] "doubled 100, then 200, 200, then 300 each (vulnerable 200, then 300 each)".
    total = 0
    for which in range(1, undertricks + 1):
        if which == 1:
            total += 200 if vulnerable else 100
        elif which <= 3:
            total += 300 if vulnerable else 200
        else:
            total += 300
    # [rules] "redoubled twice that".
    return total * doubling


def empty_sheet() -> dict[str, dict[str, int]]:
    return {side: {"total": 0, "below": 0, "above": 0, "part": 0, "games": 0} for side in [PLAYER, HOUSE]}


def sheet(record: bytes) -> dict[str, dict[str, int]]:
    """The score sheet after the deals of a rubber: for each side its total, what stands below and above the line,
    the part-score towards the next game, and the games.
    """
    sides = empty_sheet()
    for at in range(0, len(record), 3):
        enter_deal(sides, record[at], record[at + 1], record[at + 2])
    for winner, loser in [(PLAYER, HOUSE), (HOUSE, PLAYER)]:
        # [rules] "rubber 700/500"; "The rubber is two games". [agreed] 700 if the other side has no game.
        if sides[winner]["games"] == 2:
            sides[winner]["above"] += 700 if sides[loser]["games"] == 0 else 500
    for side in [PLAYER, HOUSE]:
        sides[side]["total"] = sides[side]["below"] + sides[side]["above"]
    return sides


def enter_deal(sides: dict[str, dict[str, int]], first: int, second: int, fifties: int) -> None:
    bid = first % 64
    declarer, defender = (HOUSE, PLAYER) if first >= 64 else (PLAYER, HOUSE)
    doubling = second // 16
    taken = second % 16
    level = level_of(bid)
    # [rules] Honours are the player's.
    sides[PLAYER]["above"] += 50 * fifties
    # [agreed] A side is vulnerable when it has a game; that of the declarer counts.
    vulnerable = sides[declarer]["games"] > 0
    if taken < 6 + level:
        sides[defender]["above"] += undertrick_points(6 + level - taken, doubling, vulnerable)
        return
    overtricks = taken - 6 - level
    sides[declarer]["above"] += overtricks * overtrick_points(strain_of(bid), doubling, vulnerable)
    sides[declarer]["above"] += slam_points(level, vulnerable)
    # [rules] "Insult 50 doubled, 100 redoubled."
    sides[declarer]["above"] += 50 * doubling
    # [rules] The first table: doubled is twice and redoubled four times as much; only what was bid is below.
    below_the_line = trick_points(strain_of(bid), level) * {0: 1, 1: 2, 2: 4}[doubling]
    sides[declarer]["below"] += below_the_line
    sides[declarer]["part"] += below_the_line
    # [rules] "Game is 100 below the line, then both part-scores restart."
    if sides[declarer]["part"] >= 100:
        sides[declarer]["games"] += 1
        sides[PLAYER]["part"] = 0
        sides[HOUSE]["part"] = 0


def rubber_is_over(record: bytes) -> bool:
    # [rules] "The rubber is two games".
    sides = sheet(record)
    return sides[PLAYER]["games"] == 2 or sides[HOUSE]["games"] == 2


def points(position: str) -> int:
    """What the player is ahead of the house by."""
    _, numbers = read("bridge", position)
    sides = sheet(to_bytes(numbers["r"]))
    return sides[PLAYER]["total"] - sides[HOUSE]["total"]


def won(rule_set: str, position: str) -> bool:
    _, numbers = read(rule_set, position)
    # [rules] "the winner is the larger total"; [agreed] equal totals are not won.
    return rubber_is_over(to_bytes(numbers["r"])) and points(position) > 0


def lost(rule_set: str, position: str) -> bool:
    _, numbers = read(rule_set, position)
    return rubber_is_over(to_bytes(numbers["r"])) and points(position) <= 0


# ---------------------------------------------------------------- moves


def legal_moves(rule_set: str, position: str) -> set[str]:
    piles, numbers = read(rule_set, position)
    if piles["b"] != []:
        return choices(piles, numbers)
    if numbers["c"] == 0:
        return calls(piles, numbers)
    if len(to_bytes(numbers["n"])) < 13:
        return moves_of_the_trick(piles, numbers)
    # [rules] "the next deal follows by itself".
    if not rubber_is_over(to_bytes(numbers["r"])):
        return {"ds"}
    return set()


def play(rule_set: str, position: str, move: str) -> str:
    check_legal(move, legal_moves(rule_set, position))
    piles, numbers = read(rule_set, position)
    if move == "ds":
        return next_deal(numbers)
    what = move[:2]
    told = move[2:]
    if what == "hk":
        keep_or_put_back(piles, numbers, told)
    elif what == "hd":
        discard(piles, numbers, told)
    elif what == "ac":
        fix_contract(piles, numbers, told)
    else:
        play_to_the_trick(piles, numbers, what, told)
    return write(piles, numbers)


def play_to_the_trick(piles: Piles, numbers: Numbers, what: str, card: str) -> None:
    if what == "ht":
        piles["h"].remove(card)
        piles["t"] = [card]
    elif what == "su":
        piles["u"] = [piles["s"].pop().removeprefix("~")]
    elif what == "sx":
        piles["x"].append(piles["s"].pop().removeprefix("~"))
    elif what == "tv":
        end_trick(piles, numbers, HOUSE)
    elif what == "tw":
        end_trick(piles, numbers, PLAYER)
    elif what == "hw":
        piles["h"].remove(card)
        piles["w"].append(face_down(card))
        note_trick(numbers, PLAYER_WON_ALONE)
    else:
        raise ValueError(f"not a move: {what!r}")


# ---------------------------------------------------------------- dealing


def next_deal(numbers: Numbers) -> str:
    # [rules] It comes "from the same deal number".
    which = len(to_bytes(numbers["r"])) // 3 + 1
    piles, fresh = lay_out(shuffle_of_many(pack_in_order() + JOKERS, numbers["z"], which))
    fresh["r"] = numbers["r"]
    fresh["z"] = numbers["z"]
    return write(piles, fresh)


def lay_out(order: list[str]) -> tuple[Piles, Numbers]:
    piles: Piles = {spot: [] for spot in CARD_SPOTS}
    numbers = dict.fromkeys(NUMBER_SPOTS, 0)
    to_come = order.copy()
    # [rules] "Seven dealt face down unseen".
    for _ in range(7):
        piles["b"].append(face_down(to_come.pop(0)))
    # [rules] "thirteen face up".
    for _ in range(13):
        piles["h"].append(to_come.pop(0))
    piles["h"] = in_hand_order(piles["h"])
    # [rules] "A joker among them must be taken (both, if both)", [agreed] and is so from the deal on.
    for card in piles["h"]:
        if is_joker(card):
            keep_or_put_back(piles, numbers, card)
    # [rules] "34 left are the stock".
    piles["s"] = face_down_stock(to_come)
    return piles, numbers


def deal(rule_set: str, order: list[str]) -> str:
    check_rule_set(rule_set, RULE_SETS)
    return write(*lay_out(order))
