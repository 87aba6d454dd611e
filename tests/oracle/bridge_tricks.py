"""Implement the tricks of bridge a second time: which cards may be played, and who wins the trick."""

from oracle.bridge_cards import (
    HOUSE,
    HOUSE_WON,
    PLAYER,
    PLAYER_WON,
    PLAYER_WON_ALONE,
    Numbers,
    beats,
    contract,
    face_down,
    is_joker,
    of_suit,
    strain_of,
    to_bytes,
    to_number,
)
from oracle.plain import Piles, is_face_down, suit


def trump_of(numbers: Numbers) -> str:
    """Return the trump suit as a small letter; `n` at no trump."""
    return strain_of(contract(numbers["c"])["bid"]).lower()


def turned_aside_now(piles: Piles) -> int:
    # [agreed] Cards turned aside in this trick lie face up; those of earlier tricks lie face down.
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
    """Return the automatic move when the player has led and the house has not yet played a card."""
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
    """Return whether the house wins a trick in which both have played."""
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
    # [agreed] The card that was led lies under the other one. If the house played no card, the player's lies
    # alone.
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
    """Add the deal that just ended to the record `r`.

    [agreed] A deal takes three bytes: the bid (plus 64 if the house declares), 16 × doubling (0, 1 or 2) plus the
    tricks of the declarer, and the honour points divided by 50.
    """
    tricks = to_bytes(numbers["n"])
    made = contract(numbers["c"])
    if made["house declares"]:
        taken = tricks.count(HOUSE_WON)
    else:
        taken = tricks.count(PLAYER_WON) + tricks.count(PLAYER_WON_ALONE)
    deal_scored = [made["bid"] + 64 * made["house declares"], 16 * made["doubling"] + taken, made["fifties"]]
    numbers["r"] = to_number(to_bytes(numbers["r"]) + bytes(deal_scored))


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
