"""Bridge Solitaire by positions of the rule book, both examples of its source card by card, and whole rubbers."""

import random
import re
from collections.abc import Iterable, Iterator

import pytest
from hypothesis import given

from engine.core import cards, hands, optional
from engine.core.automatic_moves import automatic_moves
from engine.core.game import Kind, Move, Position, Status, counter_value
from engine.core.optional import Call, CallOptions, Grid, Report, Stakes, TrickGoal
from engine.core.saying import Saying, say
from engine.core.shuffle import SplitMix64, shuffled
from engine.games import CATALOGUE
from engine.games.bridge import rubber, state, tricks
from engine.games.bridge.game import GAMES
from engine.play import notation
from engine.play.session import Session
from engine.view import speech
from support.book import Book
from support.english import english
from support.sessions import undo_all
from support.strategies import numbers, recorded

BOOK = Book("bridge")
GAME = GAMES[0]
SPOT = {spot.name: number for number, spot in enumerate(GAME.spots)}
PILES = [number for number, spot in enumerate(GAME.spots) if spot.kind is not Kind.COUNTER]
NEXT_DEAL = Move(SPOT["d"], SPOT["s"])
WHOLE_PACK = sorted(tricks.pack())
HOUSE_WON, BOTH, UNANSWERED = 1, 2, 3  # results of tricks


# Writing positions


def bid(text: str) -> int:
    """Return the number of a bid: "1D" is 2."""
    return (int(text[0]) - 1) * 5 + "CDHSN".index(text[1]) + 1


def contract(text: str, honours: int = 0) -> str:
    """Return the number of a contract: "p1Cx" is one club by the player, doubled."""
    house, crosses = text[0] == "h", text.count("x")
    return str(bid(text[1:3]) + 64 * house + 128 * crosses + 512 * (honours // 50))


def course(*won: int) -> str:
    """Return the counter of the tricks played from the result of each."""
    return str(int.from_bytes(bytes(won), "big"))


def record(*deals: str) -> str:
    """Return the counter of the deals of a rubber: "p1Cx7" or "p1Cx7+150" with honours."""
    written = bytearray()
    for deal in deals:
        result, _, honours = deal.partition("+")
        side, bid_text, crosses, taken = re.fullmatch(r"([ph])(\d[CDHSN])(x*)(\d+)", result).groups()  # type: ignore[union-attr]
        first, second = bid(bid_text) + 64 * (side == "h"), 16 * len(crosses) + int(taken)
        written += bytes((first, second, int(honours or 0) // 50))
    return str(int.from_bytes(written, "big"))


def down(*texts: str) -> str:
    """Return the cards face down as a stock; the first card given is turned first, so it is written last."""
    return "".join(f"~{card}" for card in reversed(" ".join(texts).split()))


def counter_pile(position: Position, name: str) -> int:
    return counter_value(position[SPOT[name]])


def deal_number(position: Position) -> int:
    """Return the number of the deal in the rubber, from 1."""
    return state.read_state(position).deal_number


def tricks_so_far(position: Position) -> list[int]:
    return list(position[SPOT["n"]].lstrip(b"\0"))


def follow(position: Position) -> Position:
    """Return the position after all automatic moves."""
    for made in automatic_moves(GAME, position):
        position = made.position
    return position


def on(position: Position, *texts: str) -> Position:
    """Return the position after moves of the player, each with the automatic moves that follow."""
    position = follow(position)
    for text in texts:
        position = follow(BOOK.after(position, text))
    return position


def said(position: Position, text: str) -> str:
    """Return the words for a move of the player and all automatic moves that follow."""
    return english(speech.describe_move(GAME, position, notation.read_move(GAME, text), on(position, text)))


def could_be(position: Position, text: str) -> str:
    """Return the words for a legal move that was not made yet."""
    return english(GAME.move_words(position, notation.read_move(GAME, text), None))


def signs(sayings: Iterable[Saying]) -> tuple[str, ...]:
    """Return what the player reads, with signs such as "3NT"."""
    return tuple(english(saying, "sign") for saying in sayings)


def spoken(sayings: Iterable[Saying | None]) -> tuple[str, ...]:
    """Return what is said, and what is shown if it has no signs; "" where nothing is."""
    return tuple(map(english, sayings))


# The first example of the source, with a stock that falls as it tells

FIRST_STOCK = down(
    "3c",
    "7d 5d Ah 9c",
    "Kd 2c",
    "Ad Qs 6c",
    "As 7c",
    "Td 4c",
    "Ks 4d Qd 2h",
    "Xd",
    "6d 5c",
    "2d 8d Jd 3h 6h 9h Th Jh Kh 3s 5s 6s 8s",
)
FIRST = {
    "s": FIRST_STOCK,
    "b": "~Qc~Jc~7h~9s~4s~3d~Xc",
    "h": "JsTs7s2sQh8h5h4hAcKcTc8c9d",
    "z": "1",
}
CHOSEN = ("hkAc", "hkKc", "hkTc", "hk8c", "hkQh", "hk8h")
SECOND = {
    "s": down("Jh", "Qd Xd", "Td 2s"),
    "b": "~Qh~3d~3c~As~9s~3s~Xc",
    "h": "Ts5s4sAhTh3h2hKc4c2c7d6d2d",
    "z": "1",
}
SECOND_CHOSEN = ("hkAh", "hkTh", "hk3h", "hk2h", "hkKc", "hk4c")


def first_hand() -> Position:
    """Return the first example of the source before the call of the player."""
    return BOOK.after(BOOK.at(**FIRST), *CHOSEN, "hdJs")


def second_hand() -> Position:
    return BOOK.after(BOOK.at(**SECOND), *SECOND_CHOSEN, "hdTs")


def test_the_first_example_is_a_whole_pack() -> None:
    position = BOOK.at(**FIRST)
    assert sorted(cards.identity(card) for i in PILES for card in position[i]) == WHOLE_PACK


def test_the_first_example_up_to_the_contract() -> None:
    position = first_hand()
    piles = BOOK.piles(position)
    assert piles["h"] == "9s4sQh8h7hAcKcQcJcTc8c3dXc"
    assert piles["d"] == "~Ts~7s~2s~5h~4h~9dJs"
    assert "b" not in piles and "k" not in piles
    assert "a" not in piles  # six winning tricks: the house passes
    after = BOOK.after(position, "ac1C")
    assert counter_pile(after, "c") == int(contract("p1Cx", 150)) == 1 + 128 + 1536
    assert counter_pile(after, "l") == 1  # the player declares, so the house leads


FIRST_PLAY = [
    # (what the player and the house do, who has won how many tricks then)
    (["su", "ht8c", "tw"], (1, 0)),
    (["htAc", "sx", "sx", "sx", "su", "tw"], (2, 0)),
    (["htKc", "sx", "su", "tw"], (3, 0)),
    (["htQc", "sx", "sx", "su", "tw"], (4, 0)),
    (["htJc", "sx", "su", "tw"], (5, 0)),
    (["htQh", "sx", "su", "tv"], (5, 1)),  # trumped with the four
    (["su", "ht4s", "tv"], (5, 2)),  # to the king
    (["su", "ht3d", "tv"], (5, 3)),  # to the four
    (["su", "htXc", "tv"], (5, 4)),  # the joker on the queen of diamonds
    (["su", "ht7h", "tw"], (6, 4)),  # on the two of hearts
    (["ht9s", "su", "tv"], (6, 5)),  # the house answers with a joker
    (["su", "htTc", "tw"], (7, 5)),  # trumps the six of diamonds
    (["ht8h", "su", "tv"], (7, 6)),  # the five of clubs
]


def test_the_first_example_card_by_card() -> None:
    position = BOOK.after(first_hand(), "ac1C")
    for moves, (mine, theirs) in FIRST_PLAY:
        for text in moves:
            if text[0] != "h":
                assert BOOK.moves(position) == {text}  # nobody chooses it
            position = BOOK.after(position, text)
        packets = [len(GAME.trick_sizes(position, SPOT[name])) for name in "wv"]
        assert packets == [mine, theirs]
    assert BOOK.piles(position)["r"] == record("p1Cx7+150")
    assert BOOK.piles(position)["s"] == down("2d 8d Jd 3h 6h 9h Th Jh Kh 3s 5s 6s 8s")
    assert BOOK.piles(position)["w"] == "~3c~8c~Ac~9c~Kc~2c~Qc~6c~Jc~7c~2h~7h~6d~Tc"
    assert BOOK.piles(position)["v"] == "~Qh~4c~Ks~4s~4d~3d~Qd~Xc~9s~Xd~8h~5c"
    assert BOOK.moves(position) == {"ds"}


def test_the_first_example_scores_as_the_source_says() -> None:
    position = BOOK.after(first_hand(), "ac1C", *(text for moves, _ in FIRST_PLAY[:-1] for text in moves))
    assert said(position, "ht8h") == (
        "you play the eight of hearts; the house plays the five of clubs; the house wins the trick, 7 to 6; "
        "your one club doubled made: you 150 for honours, 40 below the line, 50 for the insult"
    )
    end = on(position, "ht8h")
    assert spoken(offer(end).notes) == ("You 150 for honours, 40 below the line, 50 for the insult.",)
    assert GAME.status(end) is Status.PLAYING
    last = notation.read_move(GAME, "tv")
    before = BOOK.after(position, "ht8h", "su")
    assert GAME.points(before, last, end) == 240


def test_what_the_player_sees_of_the_first_example() -> None:
    position = BOOK.after(first_hand(), "ac1C", "su", "ht8c", "tw", "htAc", "sx", "sx", "sx")
    assert BOOK.piles(position)["x"] == "7d5dAh"
    position = BOOK.after(position, "su", "tw")
    assert BOOK.piles(position)["x"] == "~7d~5d~Ah"  # seen once
    assert "htJc" in BOOK.moves(position)


def test_the_second_example_as_far_as_it_is_told() -> None:
    position = second_hand()
    piles = BOOK.piles(position)
    assert piles["h"] == "As9s3sAhQhTh3h2hKc4c3c3dXc"
    assert counter_pile(position, "a") == bid("1D")
    position = BOOK.after(position, "ac1H")
    assert counter_pile(position, "c") == int(contract("p1Hx"))
    position = BOOK.after(position, "su", "htQh", "tw")  # on the jack
    assert BOOK.piles(position)["w"] == "~Jh~Qh"
    position = BOOK.after(position, "htAh", "sx")  # the queen of diamonds will not do
    assert BOOK.piles(position)["x"] == "Qd"
    position = BOOK.after(position, "su", "tv")  # the other joker
    assert BOOK.piles(position)["v"] == "~Ah~Xd"
    assert counter_pile(position, "l") == 1 and BOOK.moves(position) == {"su"}


# The deal


def test_the_deal_is_seven_thirteen_and_thirty_four() -> None:
    for number in (1, 2, 617, 2147483647):
        position = GAME.start(number)
        assert [len(position[SPOT[name]]) for name in "sbhdutxvw"] == [34, 7, 13, 0, 0, 0, 0, 0, 0]
        assert all(map(cards.is_down, position[SPOT["s"]] + position[SPOT["b"]]))
        assert not any(map(cards.is_down, position[SPOT["h"]]))
        assert sorted(cards.identity(card) for i in PILES for card in position[i]) == WHOLE_PACK
        assert [counter_pile(position, name) for name in "aclnrz"] == [0, 0, 0, 0, 0, number]
        assert position[SPOT["h"]] == hands.in_hand_order(position[SPOT["h"]])


@given(number=numbers)
def test_a_joker_is_kept_from_the_deal_on(number: int) -> None:
    position = GAME.start(number)
    offered = [notation.card_text(card) for card in position[SPOT["h"]]]
    marked = [card for i, card in enumerate(offered) if counter_pile(position, "k") >> i & 1]
    assert marked == [card for card in offered if card[0] == "X"]
    assert list(GAME.raised_cards(position, SPOT["h"])) == [notation.read_card(card) for card in marked]


@given(number=numbers)
def test_each_deal_of_a_rubber_is_the_next_shuffle_of_its_number(number: int) -> None:
    stream, position = SplitMix64(number), GAME.start(number)
    for deal in range(1, 4):
        dealt = list(shuffled(tricks.pack(), stream))
        assert list(cards.turned_up(position[SPOT["b"]])) == dealt[:7]
        assert sorted(position[SPOT["h"]]) == sorted(dealt[7:20])
        assert list(cards.turned_up(position[SPOT["s"]]))[::-1] == dealt[20:]
        position = BOOK.after(played_out(*["p1C6"] * deal, z=number), "ds")


def played_out(*deals: str, z: int = 1) -> Position:
    """Return the position after the last trick of the last of these deals."""
    last = deals[-1].partition("+")[0]
    taken = int(re.findall(r"\d+$", last)[0])
    mine = taken if last[0] == "p" else 13 - taken
    won = course(*[BOTH] * mine, *[HOUSE_WON] * (13 - mine))
    return BOOK.at(c=contract(last[:3] + "x" * last.count("x")), n=won, r=record(*deals), z=str(z))


def test_the_number_gives_the_whole_rubber_however_it_is_played() -> None:
    second = [BOOK.after(played_out(deal, z=7), "ds") for deal in ("p1C6", "h1N13", "p3Sx8+100")]
    assert len({position[: SPOT["r"]] for position in second}) == 1
    assert len({position[SPOT["r"]] for position in second}) == 3
    dealt = {BOOK.after(played_out(*["p1C6"] * deals, z=7), "ds")[SPOT["s"]] for deals in range(1, 6)}
    dealt |= {GAME.start(7)[SPOT["s"]]}
    assert len(dealt) == 6


# Choosing


def test_any_card_may_be_kept_and_put_back() -> None:
    position = BOOK.at(**FIRST)
    assert BOOK.moves(position) == {f"hk{card}" for card in re.findall("..", FIRST["h"])}
    kept = BOOK.after(position, "hkJs")
    assert counter_pile(kept, "k") == 1
    assert counter_pile(BOOK.after(kept, "hkTs", "hk9d"), "k") == 1 + 2 + 4096
    assert BOOK.after(kept, "hkJs") == position
    assert BOOK.moves(kept) == BOOK.moves(position)


def test_with_six_kept_only_they_can_be_pressed_or_one_of_the_others_discarded() -> None:
    six = BOOK.after(BOOK.at(**FIRST), *CHOSEN)
    others = {"Js", "Ts", "7s", "2s", "5h", "4h", "9d"}
    assert BOOK.moves(six) == {*CHOSEN, *(f"hd{card}" for card in others)}
    assert BOOK.refused(six, "hkJs") == "Six cards are kept already. Put one of them back first."
    assert BOOK.refused(six, "hdAc") == "A kept card cannot go on the discard."


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hdJs", "Keep six cards first: four more."),
        ("hdAc", "Keep six cards first: four more."),
        ("hk2c", "This card is not in your hand."),
        ("hkXc", "This card is not in your hand."),
        ("htJs", "Press a card to keep it or to put it back."),
        ("hwJs", "Press a card to keep it or to put it back."),
        ("ac1C", "The bidding begins when you have chosen your hand."),
        ("acP", "The bidding begins when you have chosen your hand."),
        ("su", "The house turns its cards by itself."),
        ("sx", "The house turns its cards by itself."),
        ("bd", "The blind comes into your hand when you have chosen six cards."),
        ("ds", "The next deal begins after thirteen tricks."),
        ("tw", "There is no card to take."),
    ],
)
def test_what_may_not_be_done_while_choosing(text: str, reason: str) -> None:
    two = BOOK.after(BOOK.at(**FIRST), "hkAc", "hkKc")
    assert BOOK.refused(two, text) == reason


@pytest.mark.parametrize(("jokers", "kept"), [("Xc", 4096), ("Xd", 4096), ("XcXd", 2048 + 4096)])
def test_a_joker_cannot_be_put_back(jokers: str, kept: int) -> None:
    offered = "JsTs7s2sQh8h5h4hAcKcTc8c"[: 26 - len(jokers)] + jokers
    position = BOOK.at(b=FIRST["b"].replace("~Xc", "~2c"), h=offered, k=str(kept), z="1")
    for joker in re.findall("..", jokers):
        assert BOOK.refused(position, f"hk{joker}") == "A joker has to be kept."
        assert f"hk{joker}" not in BOOK.moves(position)
    missing = 6 - len(jokers) // 2
    told = {5: "Five more to keep.", 4: "Four more to keep."}
    assert english(GAME.obligation(position)) == told[missing]
    six = BOOK.after(position, *CHOSEN[:2], "hkQh", "hk8h", *["hk7s"][: missing - 4])
    assert {text for text in BOOK.moves(six) if text[1] == "d"} == {
        f"hd{card}" for card in re.findall("..", offered) if f"hk{card}" not in BOOK.moves(six) and card[0] != "X"
    }
    assert BOOK.refused(six, f"hd{jokers[:2]}") == "A kept card cannot go on the discard."


def test_how_many_are_still_to_be_kept_is_said() -> None:
    position, told = BOOK.at(**FIRST), []
    for text in CHOSEN:
        told.append(english(GAME.obligation(position)))
        position = BOOK.after(position, text)
    assert told == [f"{many} more to keep." for many in ("Six", "Five", "Four", "Three", "Two", "One")]
    assert GAME.obligation(position) is None
    assert list(GAME.raised_cards(position, SPOT["h"])) == list(
        map(notation.read_card, ["Qh", "8h", "Ac", "Kc", "Tc", "8c"])
    )
    assert GAME.raised_cards(position, SPOT["d"]) == b""


def test_the_blind_comes_into_the_hand_and_nothing_is_kept_any_more() -> None:
    position = first_hand()
    assert GAME.raised_cards(position, SPOT["h"]) == b""
    assert GAME.obligation(position) is None
    assert english(speech.pile(GAME, position, SPOT["b"])) == "Blind, empty"


def test_of_the_discard_only_the_card_laid_last_is_seen() -> None:
    for last in ("Js", "Ts", "9d"):
        position = BOOK.after(BOOK.at(**FIRST), *CHOSEN, f"hd{last}")
        pile = BOOK.piles(position)["d"]
        assert pile.endswith(last) and pile.count("~") == 6 and f"~{last}" not in pile
        name = english(cards.name(notation.read_card(last)))
        assert english(speech.pile(GAME, position, SPOT["d"])) == f"Discard, 7 cards, 6 face down, {name}"
        words = english(speech.contents(GAME, position, SPOT["d"]))
        assert words == f"Discard, from the open end: {name}, 6 cards face down."
    assert BOOK.refused(position, "dh") == "A discarded card stays there."


# The call of the house, and yours


def chosen_hand(hand: str, stock: str = "", deals: tuple[str, ...] = ()) -> Position:
    """Return the position before the player's call with this hand."""
    held = hand.split()
    others = [card for card in map(notation.card_text, tricks.pack()) if card not in held]
    jokers = [card for card in held if card[0] == "X"]
    kept = jokers + [card for card in held if card[0] != "X"][: 6 - len(jokers)]
    blind = [card for card in held if card not in kept]
    offered = hands.in_hand_order(map(notation.read_card, kept + [card for card in others if card[0] != "X"][:7]))
    marked = sum(1 << i for i, card in enumerate(offered) if hands.is_joker(card))
    position = BOOK.at(
        s=stock,
        b="".join(f"~{card}" for card in blind),
        h="".join(map(notation.card_text, offered)),
        k=str(marked),
        r=record(*deals),
        z="1",
    )
    position = BOOK.after(position, *(f"hk{card}" for card in kept if card[0] != "X"))
    return BOOK.after(position, sorted(text for text in BOOK.moves(position) if text[1] == "d")[0])


EVEN = "As Kh 5h 4h Kd 5d 4d Kc 5c 4c 3s 2s 3h"  # 3-4-3-3
POOR = "2s 3s 4s 2h 3h 4h 2d 3d 4d 2c 3c 4c 5c"  # not a trick in it


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        (EVEN, "2C"),  # an ace and three kings: four tricks
        (POOR, "6D"),
        ("As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s", None),
        ("As Ks Qs Js Ts 9s 2h 3h 4h 2d 3d 4d 2c", None),  # seven
        ("As Ks Qs Js Ts 2s 2h 3h 4h 2d 3d 4d 2c", "1C"),
        ("As Ks 2h 3h 4h 5h 2d 3d 4d 5d 2c 3c 4c", "4S"),
        ("As 2h 3h 4h 5h 2d 3d 4d 2c 3c 4c Xc Xd", "5S"),
    ],
)
def test_the_house_calls_by_your_hand(hand: str, call: str | None) -> None:
    position = chosen_hand(hand)
    assert counter_pile(position, "a") == (bid(call) if call else 0)


def calls(position: Position) -> set[str]:
    return {text.removeprefix("ac") for text in BOOK.moves(position)}


ALL_BIDS = [f"{level}{strain}" for level in range(1, 8) for strain in "CDHSN"]


def test_you_may_bid_anything_higher_or_pass() -> None:
    higher = ALL_BIDS[ALL_BIDS.index("2C") + 1 :]
    assert calls(chosen_hand(EVEN)) == {"P", *higher}
    assert calls(second_hand()) == {"P", *(text for text in ALL_BIDS[2:] if text[1] != "N")}
    assert BOOK.refused(second_hand(), "ac1D") == "Your bid has to be higher than one diamond."
    assert BOOK.refused(second_hand(), "ac1C") == "Your bid has to be higher than one diamond."


def test_when_the_house_has_passed_you_have_to_bid() -> None:
    position = first_hand()
    assert calls(position) == {text for text in ALL_BIDS if text[1] != "N"}
    assert BOOK.refused(position, "acP") == "The house has passed, so you have to bid."


def test_no_trump_is_for_even_hands_only() -> None:
    reason = "Bid no trump only on 4-3-3-3, on 3-3-3-3 with a joker, or on 3-3-3-2 with both."
    assert BOOK.refused(first_hand(), "ac3N") == reason
    assert BOOK.refused(second_hand(), "ac1N") == reason
    assert BOOK.refused(chosen_hand(EVEN), "ac2N") is None
    with_one = "As Kh 5h Kd 5d 4d Kc 5c 4c 3s 2s 3h Xc"  # 3-3-3-3
    assert BOOK.refused(chosen_hand(with_one), "ac2N") is None
    with_both = "As Kh 5h Kd 5d 4d Kc 5c 4c 3s 2s Xc Xd"  # 3-2-3-3
    assert BOOK.refused(chosen_hand(with_both), "ac2N") is None
    uneven = "As Kh 5h Kd 5d 4d Kc 5c 4c 3s 2s 4s Xc"  # 4-2-3-3
    assert BOOK.refused(chosen_hand(uneven), "ac2N") == reason


def test_other_moves_wait_for_the_bidding() -> None:
    position = second_hand()
    assert BOOK.refused(position, "htAs") == "Bid or pass first."
    assert BOOK.refused(position, "hkAs") == "Bid or pass first."
    assert BOOK.refused(position, "su") == "The house turns its cards by itself."
    over = BOOK.after(position, "acP")
    assert BOOK.refused(over, "ac1H") == "The bidding is over."
    assert BOOK.refused(over, "acP") == "The bidding is over."


@pytest.mark.parametrize("n", [-1, 36, 99])
def test_there_are_no_other_bids(n: int) -> None:
    assert english(GAME.refuse(first_hand(), Move(SPOT["a"], SPOT["c"], n))) == "There is no such bid."


@pytest.mark.parametrize("move", [Move(-1, 0), Move(0, 16), Move(99, 3), Move(0, -2)])
def test_there_are_no_other_places(move: Move) -> None:
    assert GAME.refuse(first_hand(), move) == say("no-such-place")


@pytest.mark.parametrize(("jokers", "crosses"), [("", ""), ("Xc", "x"), ("Xd", "x"), ("Xc Xd", "xx")])
@pytest.mark.parametrize(("call", "made"), [("acP", "h{}"), ("ac7C", "p7C")])
def test_jokers_double_whoever_declares(jokers: str, crosses: str, call: str, made: str) -> None:
    rest = ["2h", "3h", "4h", "5h", "6h", "2d", "3d", "4d", "5d", "2c", "3c", "4c", "2s"]
    hand = " ".join([*rest[: 13 - len(jokers.split())], *jokers.split()])
    position = chosen_hand(hand)
    house = tricks.BIDS[counter_pile(position, "a") - 1].text
    after = BOOK.after(position, call)
    assert counter_pile(after, "c") == int(contract(made.format(house) + crosses))
    assert counter_pile(after, "l") == (1 if made[0] == "p" else 0)  # the defender leads


def test_honours_are_those_of_your_hand_in_the_strain_of_the_contract() -> None:
    spades = "As Ks Qs Js 2s 2h 3h 4h 2d 3d 4d 5d 2c"  # four honours, and the house bids 2C
    assert counter_pile(chosen_hand(spades), "a") == bid("2C")
    assert counter_pile(BOOK.after(chosen_hand(spades), "ac2S"), "c") == int(contract("p2S", 100))
    assert counter_pile(BOOK.after(chosen_hand(spades), "ac3D"), "c") == int(contract("p3D"))
    aces = "As 3s 2s Ah 5h 4h 3h Ad 5d 4d Ac 5c 4c"
    assert counter_pile(chosen_hand(aces), "a") == bid("2C")
    assert counter_pile(BOOK.after(chosen_hand(aces), "ac3N"), "c") == int(contract("p3N", 150))
    assert counter_pile(BOOK.after(chosen_hand(aces), "acP"), "c") == int(contract("h2C"))


# Following suit and winning tricks


def playing(deal: str, *, lead: int = 0, done: int = 0, **piles: str) -> Position:
    """Return a position during play in which the player has won `done` tricks."""
    named = {"c": contract(deal), "l": str(lead), "n": course(*[BOTH] * done) if done else "0", "z": "1"}
    return BOOK.at(**named | piles)


def test_the_defender_leads() -> None:
    assert BOOK.moves(BOOK.after(second_hand(), "ac1H")) == {"su"}
    led = BOOK.after(second_hand(), "acP")
    assert len(BOOK.moves(led)) == 13 and all(text.startswith("ht") for text in BOOK.moves(led))


def test_then_whoever_won_the_last_trick() -> None:
    position = playing("h1C", h="As9s4d", s=down("2s", "Ts", "5h"))
    position = BOOK.after(position, "htAs", "su", "tw")
    assert counter_pile(position, "l") == 0 and BOOK.moves(position) == {"ht9s", "ht4d"}
    position = BOOK.after(position, "ht9s", "su", "tv")
    assert counter_pile(position, "l") == 1 and BOOK.moves(position) == {"su"}
    assert tricks_so_far(position) == [BOTH, HOUSE_WON]


def test_the_house_leads_the_top_card_of_the_stock() -> None:
    position = playing("p1C", lead=1, h="As9s4d", s=down("2h", "Ts"))
    assert BOOK.piles(BOOK.after(position, "su"))["u"] == "2h"
    assert BOOK.refused(position, "htAs") == "It is the turn of the house."
    assert BOOK.refused(position, "sx") == "It is the turn of the house."


@pytest.mark.parametrize(
    ("hand", "led", "may"),
    [
        ("As9s4dXc", "2s", ["As", "9s"]),
        ("4d5c", "2s", ["4d", "5c"]),
        ("4d5cXc", "2s", ["4d", "5c", "Xc"]),
        ("As9s4dXc", "Xd", ["As", "9s", "4d", "Xc"]),
        ("As9s4dXc", "2d", ["4d"]),
        ("As9s4dXc", "2c", ["As", "9s", "4d", "Xc"]),
    ],
)
def test_you_follow_suit_if_you_can(hand: str, led: str, may: list[str]) -> None:
    position = playing("p1H", lead=1, h=hand, u=led, s=down("8d"))
    assert BOOK.moves(position) == {f"ht{card}" for card in may}
    others = [card for card in re.findall("..", hand) if card not in may]
    suit_led = {"s": "spades", "d": "diamonds", "c": "clubs"}[led[1]]
    for card in others:
        assert BOOK.refused(position, f"ht{card}") == f"You have to follow suit: {suit_led} were led."


def test_of_the_hand_every_card_has_a_reason_of_its_own() -> None:
    for position in (BOOK.at(**FIRST), first_hand(), second_hand(), on(first_hand(), "ac1C")):
        assert GAME.source_refusal(position, SPOT["h"]) is None
        held = [GAME.source_refusal(position, SPOT[name]) for name in "sbdxvwut"]
        assert all(held)


def test_what_else_may_not_be_done_in_play() -> None:
    position = playing("p1H", lead=1, h="As9s", u="2s", x="~3c", v="~4c~5c", w="~6c~7c", d="~8cTc", s=down("8d"))
    reasons = {
        "htKs": "This card is not in your hand.",
        "hwAs": "Play a card of your hand to the trick.",
        "hkAs": "Play a card of your hand to the trick.",
        "xh": "A card that was turned aside stays there.",
        "vw": "A trick that was won stays where it is.",
        "wv": "A trick that was won stays where it is.",
        "dh": "A discarded card stays there.",
        "ds": "The next deal begins after thirteen tricks.",
        "sx": "The house turns its cards by itself.",
        "tw": "There is no card to take.",
        "uv": "There is no card to take.",
    }
    assert {text: BOOK.refused(position, text) for text in reasons} == reasons


@pytest.mark.parametrize(
    ("deal", "led", "mine", "taken"),
    [
        ("p1H", "2s", "9s", "w"),
        ("p1H", "Ts", "9s", "v"),
        ("p1H", "As", "Ks", "v"),
        ("p1H", "As", "2h", "w"),  # trumped
        ("p1N", "2s", "Ah", "v"),  # no trumps
        ("p1H", "9h", "Th", "w"),
        ("p1H", "2h", "As", "v"),
        ("p1H", "Xd", "Ah", "v"),  # a joker of the house
        ("p1H", "Xd", "Xc", "w"),  # and yours on it
        ("p1H", "2s", "Xc", "v"),  # yours on anything else
        ("p1N", "Xd", "Xc", "w"),
    ],
)
def test_a_trick_that_the_house_leads(deal: str, led: str, mine: str, taken: str) -> None:
    position = playing(deal, lead=1, h=f"{mine}3d", s=down(led, "8d"))
    after = BOOK.after(position, "su", f"ht{mine}", f"t{taken}")
    assert BOOK.piles(after)[taken] == f"~{led}~{mine}"
    assert counter_pile(after, "l") == (taken == "v")
    assert tricks_so_far(after) == [BOTH if taken == "w" else HOUSE_WON]


@pytest.mark.parametrize(
    ("deal", "mine", "turned", "taken"),
    [
        ("h1H", "9s", "2s", "w"),
        ("h1H", "9s", "Ts", "v"),
        ("h1H", "As", "2h", "v"),  # trumped
        ("h1H", "As", "Xd", "v"),  # a joker wins
        ("h1N", "As", "Xd", "v"),
        ("h1H", "Xc", "2d", "v"),  # your joker is answered by the top card, and lost
        ("h1H", "Xc", "Xd", "v"),  # by the other one too
        ("h1N", "Xc", "2d", "v"),
        ("h1H", "9h", "8h", "w"),
        ("h1H", "9h", "Th", "v"),
    ],
)
def test_a_trick_that_you_lead(deal: str, mine: str, turned: str, taken: str) -> None:
    position = playing(deal, h=f"{mine}3d", s=down(turned, "8d"))
    after = BOOK.after(position, f"ht{mine}", "su", f"t{taken}")
    assert BOOK.piles(after)[taken] == f"~{mine}~{turned}"
    assert counter_pile(after, "l") == (taken == "v")


def test_cards_are_turned_aside_until_one_may_be_played() -> None:
    position = playing("h1H", h="As3d", s=down("2c 3c 4c 5c 6c 7d", "2h", "8d"))
    position = BOOK.after(position, "htAs", "sx", "sx", "sx", "sx", "sx", "sx")  # more than four with trumps
    assert BOOK.moves(position) == {"su"}
    assert BOOK.refused(position, "sx") == "It is the turn of the house."
    after = BOOK.after(position, "su", "tv")
    assert BOOK.piles(after)["x"] == down("7d 6c 5c 4c 3c 2c")
    assert BOOK.piles(after)["v"] == "~As~2h"


def test_what_was_turned_aside_before_stays_under() -> None:
    position = playing("h1H", h="As3d", x="~Kc~Qc", s=down("2c", "2s", "8d"))
    position = BOOK.after(position, "htAs", "sx")
    assert BOOK.piles(position)["x"] == "~Kc~Qc2c"
    assert BOOK.piles(BOOK.after(position, "su", "tw"))["x"] == "~Kc~Qc~2c"


def test_at_no_trump_four_cards_are_turned_and_then_the_trick_is_yours() -> None:
    position = playing("h1N", h="As3d", s=down("2c 3h 4c 5d", "2s 8d"))
    position = BOOK.after(position, "htAs", "sx", "sx", "sx", "sx")
    assert BOOK.moves(position) == {"tw"}
    after = BOOK.after(position, "tw")
    assert tricks_so_far(after) == [UNANSWERED] and counter_pile(after, "l") == 0
    piles = BOOK.piles(after)
    assert (piles["w"], piles["x"], piles["s"]) == ("~As", down("5d 4c 3h 2c"), down("2s 8d"))
    assert GAME.trick_sizes(after, SPOT["w"]) == (1,)
    # in the next trick four more may be turned
    again = BOOK.after(after, "ht3d")
    assert BOOK.moves(again) == {"sx"}


def test_the_fourth_card_may_still_be_the_answer() -> None:
    position = playing("h1N", h="9s3d", s=down("2c 3h 4c", "Ts", "8d"))
    after = BOOK.after(position, "ht9s", "sx", "sx", "sx", "su", "tv")
    assert BOOK.piles(after)["v"] == "~9s~Ts"


def test_a_suited_lead_at_no_trump_wins_by_default_whatever_its_height() -> None:
    position = playing("p1N", h="2s3d", s=down("Ac Ah Ad Kc", "8d 7d"))
    after = BOOK.after(position, "ht2s", "sx", "sx", "sx", "sx", "tw")
    assert tricks_so_far(after) == [UNANSWERED]


# The stock runs out


def ends(position: Position, *texts: str) -> Position:
    """Return the position after these moves, which play a deal to its end."""
    after = BOOK.after(position, *texts)
    assert len(tricks_so_far(after)) == 13 and not after[SPOT["h"]]
    assert BOOK.moves(after) == {"ds"}
    assert counter_pile(after, "r")
    return after


@pytest.mark.parametrize(
    ("last", "taken"),
    [
        ("5s", "w"),
        ("Ts", "v"),
        ("5h", "w"),  # of no suit that would do, it is the card of the house all the same
        ("2c", "v"),  # a trump
        ("Xd", "v"),
    ],
)
def test_the_last_card_of_the_stock_answers_your_lead_and_the_rest_is_yours(last: str, taken: str) -> None:
    position = playing("h1C", done=10, h="9s4d3d", s=down(last))
    trick = BOOK.after(position, "ht9s")
    assert BOOK.moves(trick) == {"su"}
    after = ends(trick, "su", f"t{taken}", "hw4d", "hw3d")
    assert BOOK.piles(after)[taken].startswith(f"~9s~{last}")
    assert BOOK.piles(after)["w"].endswith("~4d~3d")
    assert tricks_so_far(after)[10:] == [BOTH if taken == "w" else HOUSE_WON, UNANSWERED, UNANSWERED]
    assert BOOK.piles(after)["r"] == record(f"h1C{1 if taken == 'v' else 0}")


def test_the_last_card_comes_after_others_turned_aside() -> None:
    position = playing("h1C", done=11, h="9s4d", s=down("5h 6h", "7h"))
    after = ends(position, "ht9s", "sx", "sx", "su", "tw", "hw4d")
    assert BOOK.piles(after)["w"] == "~9s~7h~4d" and BOOK.piles(after)["x"] == down("6h 5h")


def test_the_house_leads_its_last_card() -> None:
    position = playing("p1C", lead=1, done=10, h="9s4d3d", s=down("Ks"))
    after = ends(position, "su", "ht9s", "tv", "hw4d", "hw3d")
    assert tricks_so_far(after)[10:] == [HOUSE_WON, UNANSWERED, UNANSWERED]
    assert BOOK.piles(after)["r"] == record("p1C12")
    follows = BOOK.after(position, "su")
    assert BOOK.refused(follows, "ht4d") == "You have to follow suit: spades were led."


def test_one_card_is_laid_down_at_a_time_from_the_left_jokers_too() -> None:
    position = playing("h1C", done=9, h="9s4d3dXc", s="")
    assert BOOK.moves(position) == {"hw9s"}
    assert BOOK.refused(position, "ht9s") == BOOK.refused(position, "hw4d") == "It is the turn of the house."
    after = ends(position, "hw9s", "hw4d", "hw3d", "hwXc")
    assert GAME.trick_sizes(after, SPOT["w"])[-4:] == (1, 1, 1, 1)
    assert BOOK.piles(after)["r"] == record("h1C0")


def test_at_no_trump_the_fourth_card_may_be_the_last() -> None:
    position = playing("h1N", done=11, h="9s4d", s=down("5h 6h 7c", "8c"))
    after = ends(position, "ht9s", "sx", "sx", "sx", "su", "tw", "hw4d")
    assert tricks_so_far(after)[11:] == [BOTH, UNANSWERED]
    assert BOOK.piles(after)["w"] == "~9s~8c~4d"


def test_at_no_trump_one_card_may_be_left_for_the_next_trick() -> None:
    position = playing("h1N", done=10, h="9s4d3d", s=down("5h 6h 7c 8c", "Kd"))
    after = ends(position, "ht9s", "sx", "sx", "sx", "sx", "tw", "ht4d", "su", "tv", "hw3d")
    assert tricks_so_far(after)[10:] == [UNANSWERED, HOUSE_WON, UNANSWERED]


def test_a_joker_that_you_lead_takes_the_last_card() -> None:
    position = playing("h1C", done=11, h="4dXc", s=down("8c"))
    after = ends(position, "htXc", "su", "tv", "hw4d")
    assert tricks_so_far(after)[11:] == [HOUSE_WON, UNANSWERED]


def test_stock_and_hand_may_end_together() -> None:
    position = playing("h1C", done=12, h="9s", s=down("8s"))
    after = ends(position, "ht9s", "su", "tw")
    assert tricks_so_far(after)[12:] == [BOTH]


# The end of a deal, and of the rubber


@pytest.mark.parametrize(
    ("deal", "lost", "written"),
    [
        ("p1C", 5, "p1C8"),
        ("h1C", 5, "h1C5"),
        ("p2Hx", 6, "p2Hx7"),
        ("h2Nxx", 12, "h2Nxx12"),
        ("p7C", 0, "p7C13"),
        ("p7C", 12, "p7C1"),
        ("h1S", 0, "h1S0"),
    ],
)
def test_after_thirteen_tricks_the_deal_is_entered(deal: str, lost: int, written: str) -> None:
    won = course(*[HOUSE_WON] * lost, *[BOTH] * (12 - lost))
    position = playing(deal, n=won, h="9s", s=down("8s", "3d"))
    after = BOOK.after(position, "ht9s", "su", "tw")
    assert BOOK.piles(after)["r"] == record(written)
    assert not BOOK.piles(position).get("r")
    again = playing(deal, n=won, r=record("p1C6", "h1H5"), h="9s", s=down("8s", "3d"))
    assert BOOK.piles(BOOK.after(again, "ht9s", "su", "tw"))["r"] == record("p1C6", "h1H5", written)


def test_honours_are_entered_with_the_deal() -> None:
    position = playing("h1C", c=contract("h1C", 100), done=12, h="9s", s=down("8s", "3d"))
    after = BOOK.after(position, "ht9s", "su", "tw")
    assert BOOK.piles(after)["r"] == record("h1C0+100")
    assert GAME.points(BOOK.after(position, "ht9s", "su"), notation.read_move(GAME, "tw"), after) == 100 + 350


def test_the_deal_ends_by_the_last_card_laid_down() -> None:
    position = playing("p1C", done=12, h="9s", s="")
    after = BOOK.after(position, "hw9s")
    assert BOOK.piles(after)["r"] == record("p1C13")
    assert GAME.points(position, notation.read_move(GAME, "hw9s"), after) == 20 + 120


def test_the_next_deal_begins_anew_but_for_the_score() -> None:
    over = played_out("p1C8", "h2H7", z=11)
    assert BOOK.moves(over) == {"ds"}
    after = BOOK.after(over, "ds")
    assert BOOK.piles(after)["r"] == record("p1C8", "h2H7") and counter_pile(after, "z") == 11
    assert [counter_pile(after, name) for name in "acln"] == [0, 0, 0, 0]
    assert [len(after[SPOT[name]]) for name in "sbhdutxvw"] == [34, 7, 13, 0, 0, 0, 0, 0, 0]
    assert sorted(cards.identity(card) for i in PILES for card in after[i]) == WHOLE_PACK
    assert GAME.points(over, NEXT_DEAL, after) == 0
    assert GAME.automatic_move(over) is None  # it waits for the player
    assert [deal_number(position) for position in (over, after)] == [2, 3]
    assert "Deal 2" in spoken(GAME.facts(over)) and "Deal 3" in spoken(GAME.facts(after))
    assert optional.progress_label(GAME, over) is optional.progress_label(GAME, after) is None  # the facts say it


@pytest.mark.parametrize(
    ("deals", "ends_as"),
    [
        (("p3N9",), Status.PLAYING),
        (("p3N9", "h3N9"), Status.PLAYING),
        (("p3N9", "p3N9"), Status.WON),
        (("h3N9", "h3N9"), Status.LOST),
        (("p3N9", "h3N9", "p3N9"), Status.WON),
        (("p3N9", "h3N9", "h3N9"), Status.LOST),
        # two games, and less in all: thirteen, five and five missing are 1150, the games 900
        (("p7C0", "p7C8", "p7C8", "p3N9", "p3N9"), Status.LOST),
        (("h7C0", "h7C8", "h7C8", "h3N9", "h3N9"), Status.WON),
        # 900 on either side: a tie is not won
        (("p7C0", "p7C8", "p3N9", "p3N9"), Status.LOST),
        (("p7C0", "p7C9", "p3N9", "p3N9"), Status.WON),  # 900 to 850
        (("h7C0", "h7C8", "h3N9", "h3N9"), Status.LOST),
    ],
)
def test_the_rubber_is_won_with_more_points_in_all(deals: tuple[str, ...], ends_as: Status) -> None:
    position = played_out(*deals)
    assert GAME.status(position) is ends_as
    assert BOOK.moves(position) == ({"ds"} if ends_as is Status.PLAYING else set())
    if ends_as is not Status.PLAYING:
        assert BOOK.refused(position, "ds") == "The rubber is over."
        assert GAME.call_options(position) is None


def test_a_rubber_ends_with_its_last_trick() -> None:
    position = playing("p3N", done=12, r=record("p3N9"), h="9s", s=down("8s", "3d"))
    before = BOOK.after(position, "ht9s", "su")
    after = BOOK.after(before, "tw")
    assert GAME.status(before) is Status.PLAYING and GAME.status(after) is Status.WON
    assert GAME.points(before, notation.read_move(GAME, "tw"), after) == 100 + 120 + 700
    assert english(speech.ending(GAME, after, Status.WON, 80)) == "Won in 80 moves."
    lost = played_out("h3N9", "h4S10")
    assert english(speech.ending(GAME, lost, Status.LOST, 80)) == (
        "The house's four spades made: the house 120 below the line, 700 for the rubber. "
        "In all: you 0, the house 920. The side with more points wins the rubber."
    )


# What is always in sight


def test_the_facts() -> None:
    position = BOOK.at(**FIRST)
    assert signs(GAME.facts(position)) == ("0 of 6 kept", "Deal 1", "Nobody vulnerable")
    assert signs(GAME.facts(first_hand())) == ("House passes", "Deal 1", "Nobody vulnerable")
    assert signs(GAME.facts(second_hand())) == ("House bids 1♦", "Deal 1", "Nobody vulnerable")
    assert GAME.trick_goal(second_hand()) is None
    after = on(first_hand(), "ac1C", "ht8c")
    assert signs(GAME.facts(after)) == ("Yours: 1♣ doubled", "You 1 of 7", "House 0", "Nobody vulnerable")
    assert GAME.trick_goal(after) == TrickGoal("♣", 1, 7, by_player=True)
    passed = on(second_hand(), "acP")
    assert signs(GAME.facts(passed)) == ("House's: 1♦ doubled", "House 0 of 7", "You 0", "Nobody vulnerable")
    assert GAME.trick_goal(passed) == TrickGoal("♦", 0, 7, by_player=False)
    assert spoken(GAME.facts(passed))[0] == "House's: one diamond doubled"
    assert spoken(GAME.facts(second_hand()))[0] == "House bids one diamond"


def test_the_facts_of_a_choice_count_the_cards_kept() -> None:
    kept = [spoken(GAME.facts(BOOK.after(BOOK.at(**FIRST), *CHOSEN[:many])))[0] for many in range(7)]
    assert kept == [f"{many} of 6 kept" for many in range(7)]


@pytest.mark.parametrize(
    ("deals", "words"),
    [
        (("p1C7",), "Nobody vulnerable"),
        (("p3N9",), "You vulnerable"),
        (("h3N9",), "House vulnerable"),
        (("p3N9", "h3N9"), "Both vulnerable"),
    ],
)
def test_who_is_vulnerable(deals: tuple[str, ...], words: str) -> None:
    over = played_out(*deals)
    assert spoken(GAME.facts(over))[3] == signs(GAME.facts(over))[3] == words
    assert spoken(GAME.facts(BOOK.after(over, "ds")))[-1] == words  # and in the deal that follows, while choosing


def test_tricks_lie_in_packets_of_two_or_of_one() -> None:
    position = playing("h1N", n=course(BOTH, UNANSWERED, HOUSE_WON, BOTH), w="~2c~3c~4c~5c~6c", v="~2d~3d", h="As")
    assert GAME.trick_sizes(position, SPOT["w"]) == (2, 1, 2)
    assert GAME.trick_sizes(position, SPOT["v"]) == (2,)
    assert GAME.trick_sizes(position, SPOT["s"]) == ()
    assert english(speech.pile(GAME, position, SPOT["w"])) == "Your tricks: 3"
    assert english(speech.pile(GAME, position, SPOT["v"])) == "Tricks of the house: 1"


def test_the_account_is_the_row_of_the_contracts() -> None:
    assert GAME.result_notes(played_out("p1Cx7+150", "h2H9", "p3Nxx6")) == "p1Cx7!!+h2H9+p3Nxx6"
    assert GAME.result_notes(BOOK.at(**FIRST)) == ""


# What is offered


def offer(position: Position) -> CallOptions:
    found = GAME.call_options(position)
    assert found
    return found


def test_the_offer_while_choosing() -> None:
    two = offer(BOOK.after(BOOK.at(**FIRST), "hkAc", "hkKc"))
    assert english(two.title, "sign") == "Keep six cards: four more"
    assert not two.calls and not two.grid
    assert spoken(two.notes) == ("Then you pick up the seven cards of the blind.",)
    joker = BOOK.at(b=FIRST["b"].replace("~Xc", "~2c"), h=FIRST["h"].replace("9d", "Xc"), k="4096", z="1")
    assert say("joker-is-kept") in offer(joker).notes


def test_the_offer_when_six_are_kept_is_the_blind_with_the_highest_card_on_top() -> None:
    six = offer(BOOK.after(BOOK.at(**FIRST), *CHOSEN))
    assert english(six.title, "sign") == "Six cards are kept" and not six.grid
    assert [(notation.move_text(GAME, call.move), english(call.button, "sign")) for call in six.calls] == [
        ("hdJs", "Take up the blind")
    ]
    assert "jack of spades" in english(six.calls[0].words) and "J♠" in english(six.notes[0])


NOT_BALANCED = "Bid no trump only on 4-3-3-3, on 3-3-3-3 with a joker, or on 3-3-3-2 with both."


def written(grid: tuple[Call | None, ...]) -> list[str]:
    return [english(call.button, "sign") if call else "-" for call in grid]


def test_the_bids_stand_in_their_places_from_the_lowest_level_that_is_allowed() -> None:
    second = offer(second_hand())
    assert english(second.title, "sign") == "The house bids 1♦" and second.columns == 4
    assert written(second.grid)[:8] == ["-", "-", "1♥", "1♠", "2♣", "2♦", "2♥", "2♠"]
    assert len(second.grid) == 28  # no place is kept for no trump, which is not allowed
    assert [(english(call.button, "sign"), notation.move_text(GAME, call.move)) for call in second.calls] == [
        ("Pass", "acP")
    ]
    assert spoken(second.notes) == ("Choose a higher bid, or pass.", NOT_BALANCED)
    assert second.report == "count"
    one_heart = second.grid[2]
    assert one_heart and one_heart.move == Move(SPOT["a"], SPOT["c"], 3)
    assert (english(one_heart.button, "sign"), english(one_heart.words)) == ("1♥", "bid one heart")


def test_a_pass_of_the_house_leaves_no_pass_to_you() -> None:
    first = offer(first_hand())
    assert english(first.title, "sign") == "The house passes"
    assert written(first.grid)[:5] == ["1♣", "1♦", "1♥", "1♠", "2♣"] and first.calls == ()
    assert spoken(first.notes) == ("So you have to bid.", NOT_BALANCED)


def test_an_even_hand_is_offered_no_trump() -> None:
    even = offer(chosen_hand(EVEN))
    assert even.columns == 5
    assert written(even.grid)[:6] == ["-", "2♦", "2♥", "2♠", "2NT", "3♣"]
    assert len(even.grid) == 30  # nothing is left of the first level
    assert english(even.title, "sign") == "The house bids 2♣" and spoken(even.notes) == (
        "Choose a higher bid, or pass.",
    )


def test_a_level_of_which_nothing_is_allowed_is_left_out() -> None:
    spades = "As Kh 4h 3h 2h Ad 4d 3d 2d Ac 4c 3c 2c"  # an uneven hand, one spade
    position = chosen_hand(spades)
    assert counter_pile(position, "a") == bid("2S")
    assert written(offer(position).grid)[:5] == ["3♣", "3♦", "3♥", "3♠", "4♣"]


def test_what_is_offered_is_what_is_legal() -> None:
    for position in (first_hand(), second_hand(), chosen_hand(EVEN), chosen_hand(POOR)):
        made = offer(position)
        legal = {call.move for call in (*made.grid, *made.calls) if call}
        assert legal == set(GAME.moves(position))


def test_the_offer_after_a_deal() -> None:
    made = offer(played_out("p1Cx8+150"))
    assert english(made.title, "sign") == "Your 1♣ doubled: made with one overtrick" and not made.report
    assert [call.move for call in made.calls] == [NEXT_DEAL] and english(
        made.calls[0].button, "sign"
    ) == "Next deal"
    assert spoken(made.notes) == (
        "You 150 for honours, 40 below the line, 100 for one overtrick, 50 for the insult.",
    )
    lost = offer(played_out("p3N9", "p1C5"))
    assert english(lost.title, "sign") == "Your 1♣: set by two"
    assert spoken(lost.notes) == ("The house 200 for two undertricks.",)  # vulnerable
    house = offer(played_out("h2H9+100"))
    assert english(house.title, "sign") == "The house's 2♥: made with one overtrick"
    assert spoken(house.notes) == ("You 100 for honours.", "The house 60 below the line, 30 for one overtrick.")
    slam = offer(played_out("p6S12"))
    assert english(slam.title, "sign") == "Your 6♠: made"
    assert spoken(slam.notes) == ("You 180 below the line, 500 for a small slam.",)


def test_nothing_is_offered_while_tricks_are_played() -> None:
    assert GAME.call_options(on(first_hand(), "ac1C")) is None


# Reports


def report(position: Position, name: str) -> Report:
    return {sheet.name: sheet for sheet in GAME.reports(position)}[name]


def grid(sheet: Report) -> Grid:
    return next(part for part in sheet.parts if isinstance(part, Grid))


def rows(table: Grid) -> list[tuple[tuple[str, ...], str]]:
    """Return the texts of each row with its mark."""
    return [(spoken(row.cells), row.mark) for row in table.rows]


def text(sheet: Report) -> str:
    return " ".join(english(part) for part in sheet.parts if isinstance(part, Saying))


SMALL = ("p1Cx7+150", "h2H9", "p3N7", "p2H8")


def test_the_deals_are_named_with_what_they_scored() -> None:
    sheet = report(played_out(*SMALL), "score")
    deals = sheet.parts[-1]
    assert isinstance(deals, Grid) and spoken(deals.head) == ("Deal", "Contract", "You", "House")
    assert [spoken(row.cells) for row in deals.rows] == [
        ("1", "Yours: 1♣ doubled, made", "240", ""),
        ("2", "House: 2♥, made with one overtrick", "", "90"),
        ("3", "Yours: 3NT, set by two", "", "100"),
        ("4", "Yours: 2♥, made", "60", ""),
    ]
    for column, total in zip((2, 3), spoken(grid(sheet).rows[-1].cells), strict=True):
        assert sum(int(english(row.cells[column]) or 0) for row in deals.rows) == int(total)
    assert len(report(BOOK.at(**FIRST), "score").parts) == 2  # no deal is over


def test_the_sheet_of_a_small_rubber() -> None:
    sheet = grid(report(played_out(*SMALL), "score"))
    assert spoken(sheet.head) == ("You", "The house")
    assert rows(sheet) == [
        (("Above the line",), "heading"),
        (("50 insult", "100 two undertricks"), ""),
        (("150 honours", "30 one overtrick"), ""),  # the first entries are next to the line
        (("Below the line",), "heading"),
        (("40 1♣ doubled", "60 2♥"), ""),
        (("60 2♥", ""), "rule"),
        (("300", "190"), "total"),
    ]


def test_the_sheet_of_a_rubber_that_is_over() -> None:
    over = played_out(*SMALL, "h6S12", "p1C6", "h4S10")
    sheet = grid(report(over, "score"))
    assert rows(sheet) == [
        (("Above the line",), "heading"),
        (("", "500 rubber"), ""),
        (("", "100 one undertrick"), ""),
        (("", "500 small slam"), ""),
        (("50 insult", "100 two undertricks"), ""),
        (("150 honours", "30 one overtrick"), ""),
        (("Below the line",), "heading"),
        (("40 1♣ doubled", "60 2♥"), ""),
        (("60 2♥", ""), "rule"),
        (("", "180 6♠"), "rule"),
        (("", "120 4♠"), "rule"),
        (("300", "1590"), "total"),
    ]
    assert "The rubber is over" in text(report(over, "score"))


def test_only_a_game_that_is_won_has_a_rule_under_it() -> None:
    sheet = grid(report(played_out("p3N9", "h2C8"), "score"))
    assert rows(sheet)[-3:] == [(("100 3NT", ""), "rule"), (("", "40 2♣"), ""), (("100", "40"), "total")]


def test_the_words_over_the_sheet() -> None:
    words = text(report(played_out("p3N9", "h3N9", "h2C8", "p1H7"), "score"))
    assert words == (
        "Games: you one, the house one. Below the line towards the next: you 30, the house 40. Both vulnerable."
    )


def test_an_empty_sheet() -> None:
    sheet = grid(report(BOOK.at(**FIRST), "score"))
    assert [spoken(row.cells) for row in sheet.rows] == [("Above the line",), ("Below the line",), ("0", "0")]


def test_the_count_of_the_first_example() -> None:
    count = report(first_hand(), "count")
    assert [spoken(row.cells) for row in grid(count).rows] == [
        ("Spades", "4 loses to A, 9 loses to K", "0"),
        ("Hearts", "7 loses to A, 8 loses to K, Q beats 2", "1"),
        (
            "Clubs",
            "A beats 2, K beats 3, Q beats 4, J beats 5, 10 beats 6, 8 loses to 9",
            "5",
        ),
        ("Diamonds", "3 loses to A", "0"),
    ]
    assert "six winning tricks" in text(count) and "so the house passes" in text(count)


def test_the_count_of_the_second_example() -> None:
    count = report(second_hand(), "count")
    assert [spoken(row.cells) for row in grid(count).rows] == [
        ("Spades", "A beats 2, 3 loses to K, 9 loses to Q", "1"),
        ("Hearts", "A beats 4, 2 loses to K, Q beats 5, 3 loses to J, 10 beats 6", "3"),
        ("Clubs", "3 loses to A, K beats 2, 4 loses to Q", "1"),
        ("Diamonds", "3 loses to A", "0"),
    ]
    assert text(count) == (
        "Your hand has five winning tricks. Six less five is one; so the house bids one diamond. "
        "Its suit is diamonds: you hold fewest of it, one."
    )


def test_the_count_of_a_void_suit_and_of_more_than_six() -> None:
    spades = chosen_hand("As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s")
    count = report(spades, "count")
    assert [spoken(row.cells)[1:] for row in grid(count).rows][1:] == [("you hold none", "0")] * 3
    assert spoken(grid(count).rows[0].cells)[1].startswith("A wins, K wins") and "13 winning tricks" in text(count)
    assert text(count) == (
        "Your hand has 13 winning tricks. That leaves nothing of six; so the house passes. "
        "Its suit would be clubs: you hold fewest of clubs, diamonds and hearts, none, "
        "and clubs rank lowest of these."
    )


def test_of_equally_short_suits_all_are_named() -> None:
    count = report(chosen_hand("As Kh Qh 4h 3h 2h Ad 4d 3d Ac 4c 3c 2s"), "count")
    assert text(count).endswith("Its suit is spades: you hold fewest of it, two.")
    even = report(chosen_hand(EVEN), "count")
    lengths = [len(hands.of_suit(chosen_hand(EVEN)[SPOT["h"]], suit)) for suit in cards.SUITS]
    assert sorted(lengths) == [3, 3, 3, 4]
    assert "three each, and clubs rank lowest of these." in text(even)


# What a bid is worth


def stakes(position: Position, sign: str) -> Stakes:
    """Return what is said of a bid before it is made."""
    found = next(call for call in offer(position).grid if call and english(call.button, "sign") == sign)
    assert found.stakes
    return found.stakes


def test_a_bid_says_what_it_is_worth_with_doubling() -> None:
    two_hearts = stakes(second_hand(), "2♥")  # one joker
    assert english(offer(second_hand()).badge) == "One joker: doubled"
    assert two_hearts.points == 120 and two_hearts.stands_out
    assert english(two_hearts.title, "sign") == "2♥ doubled: 8 of 13 tricks"
    assert english(two_hearts.title) == "two hearts doubled: eight of thirteen tricks"
    assert english(two_hearts.label) == "two hearts doubled: 120 below the line, makes game"
    assert spoken(two_hearts.lines) == (
        "Made: 120 below, 50 above: game.",
        "One short: 100 to the house, two: 300.",
    )
    one_heart = stakes(second_hand(), "1♥")
    assert one_heart.points == 60 and not one_heart.stands_out
    assert english(one_heart.label) == "one heart doubled: 60 below the line"


def test_a_bid_without_jokers_and_one_with_both() -> None:
    plain = chosen_hand("As Kh Qh 4h 3h 2h Ad 4d 3d Ac 4c 3c 2s")
    assert offer(plain).badge is None and spoken(stakes(plain, "3♥").lines) == (
        "Made: 90 below the line.",
        "One short: 50 to the house, two: 100.",
    )
    both = chosen_hand("As Kh Qh 4h 3h 2h Ad 4d 3d Ac 4c Xc Xd")
    assert english(offer(both).badge) == "Two jokers: redoubled"
    assert spoken(stakes(both, "2♥").lines) == (
        "Made: 240 below, 100 above: game.",
        "One short: 200 to the house, two: 600.",
    )


def test_what_the_rubber_has_so_far_counts_for_a_bid() -> None:
    """A part-score makes game with less; a second game ends the rubber; who is vulnerable loses more."""
    hand = "As Kh Qh 4h 3h 2h Ad 4d 3d Ac 4c 3c 2s"
    part = chosen_hand(hand, deals=("p2H8",))
    assert english(stakes(part, "2♥").lines[0]) == "Made: 60 below the line: game."
    game_up = chosen_hand(hand, deals=("p4H10",))
    four = stakes(game_up, "4♥")
    assert spoken(four.lines) == (
        "Made: 120 below, 700 above: game and rubber.",
        "One short: 100 to the house, two: 200.",
    )
    slam = stakes(game_up, "6♥")
    assert english(slam.lines[0]) == "Made: 180 below, 1450 above: game and rubber."


def test_honours_are_said_apart_for_they_count_either_way() -> None:
    spades = chosen_hand("As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s")
    assert english(stakes(spades, "1♠").lines[-1]) == "Honours: 150 either way."
    assert english(stakes(spades, "1♠").lines[0]) == "Made: 30 below the line."


def test_what_a_bid_promises_is_what_the_deal_then_scores() -> None:
    """The figures before the bid are those of the score sheet after a deal in which it is just made or fails."""
    for position in (first_hand(), second_hand(), chosen_hand(EVEN), chosen_hand(POOR)):
        now = state.read_state(position)
        for call in filter(None, offer(position).grid):
            assert call.stakes
            contract = state.read_state(GAME.play(position, call.move)).contract
            assert contract
            made, short = (
                rubber.score_sheet((*now.deals, rubber.ScoredDeal(contract, contract.needed - missing)))
                for missing in (0, 1)
            )
            figures = [int(found) for found in re.findall(r"\d+", " ".join(spoken(call.stakes.lines)))]
            honours = contract.honours
            gains = figures[: 2 if " above" in english(call.stakes.lines[0]) else 1]
            assert sum(gains) == made.difference - now.sheet.difference - honours
            assert figures[len(gains)] == now.sheet.difference - short.difference + honours
            assert call.stakes.stands_out is (made.games_won[0] > now.sheet.games_won[0])


def test_when_there_are_reports() -> None:
    named = [
        [sheet.name for sheet in GAME.reports(position)]
        for position in (BOOK.at(**FIRST), first_hand(), on(first_hand(), "ac1C"), played_out("p1C7"))
    ]
    assert named == [["score"], ["score", "count"], ["score"], ["score"]]


@pytest.mark.parametrize(
    "hand",
    [
        "Ac Kc Qc Jc Tc 8c Qh 8h 7h 9s 4s 3d Xc",  # nothing is left of six
        POOR,  # nothing to take away
        "As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s",  # nothing of a suit
    ],
)
def test_nothing_is_not_a_bare_no(hand: str) -> None:
    # "no" stands before a thing: "no tricks"; by itself it is an answer
    sheets = GAME.reports(chosen_hand(hand))
    bare = [found for sheet in sheets for found in re.findall(r".{0,30}\bno(?=[.,;]| is\b)", text(sheet))]
    assert bare == []


# Words


def test_the_words_while_choosing() -> None:
    position = BOOK.at(**FIRST)
    assert said(position, "hkAc") == "ace of clubs kept"
    assert said(BOOK.after(position, "hkAc"), "hkAc") == "ace of clubs put back"
    assert could_be(position, "hkAc") == "keep the ace of clubs"
    kept = BOOK.after(position, "hkAc")
    assert could_be(kept, "hkAc") == "put back the ace of clubs"
    assert english(speech.in_hand(GAME, kept, SPOT["h"], notation.read_card("Ac"))) == "ace of clubs, kept"
    assert english(speech.in_hand(GAME, kept, SPOT["h"], notation.read_card("Kc"))) == "king of clubs"
    assert english(speech.contents(GAME, kept, SPOT["h"])) == (
        "Hand: spades jack, ten, seven, two; hearts queen, eight, five, four; "
        "clubs ace, king, ten, eight; diamonds nine. Kept: ace of clubs."
    )
    assert english(speech.pile(GAME, kept, SPOT["h"])) == "Hand, 13 cards"
    assert english(speech.pile(GAME, kept, SPOT["s"])) == "Stock, 34 cards"
    assert english(speech.pile(GAME, kept, SPOT["b"])) == "Blind, 7 cards"
    assert english(speech.contents(GAME, kept, SPOT["b"])) == "Blind: 7 cards, face down."


def test_the_words_for_the_end_of_the_choice() -> None:
    six = BOOK.after(BOOK.at(**FIRST), *CHOSEN)
    assert said(six, "hdJs") == (
        "your hand: spades nine, four; hearts queen, eight, seven; clubs ace, king, queen, jack, ten, eight; "
        "diamonds three; a joker; the house passes"
    )
    assert could_be(six, "hdJs") == "discard, with the jack of spades on top"
    assert said(BOOK.after(BOOK.at(**SECOND), *SECOND_CHOSEN), "hdTs").endswith("the house bids one diamond")


def test_the_words_for_calls() -> None:
    assert said(first_hand(), "ac1C") == (
        "the contract is one club doubled, you declare; seven tricks are needed; "
        "the house leads the three of clubs"
    )
    assert said(second_hand(), "acP") == (
        "the contract is one diamond doubled, the house declares; seven tricks are needed"
    )
    assert could_be(second_hand(), "acP") == "pass"
    assert could_be(second_hand(), "ac1H") == "bid one heart"
    assert could_be(second_hand(), "ac3C") == "bid three clubs"


def test_the_words_for_a_trick() -> None:
    position = on(first_hand(), "ac1C")
    assert said(position, "ht8c") == "you play the eight of clubs; you win the trick, 1 to 0"
    position = on(position, "ht8c")
    assert said(position, "htAc") == (
        "you play the ace of clubs; turned aside: seven of diamonds, five of diamonds, ace of hearts; "
        "the house plays the nine of clubs; you win the trick, 2 to 0"
    )
    position = on(position, "htAc", "htKc", "htQc", "htJc")
    assert said(position, "htQh") == (
        "you play the queen of hearts; turned aside: ten of diamonds; the house plays the four of clubs; "
        "the house wins the trick, 5 to 1; the house leads the king of spades"
    )
    assert could_be(position, "htQh") == "play the queen of hearts"


def test_the_words_for_a_trick_by_default() -> None:
    position = playing("h1N", h="As3d", s=down("2c 3h 4c 5d", "2s 8d"))
    assert said(position, "htAs") == (
        "you play the ace of spades; turned aside: two of clubs, three of hearts, four of clubs, "
        "five of diamonds; you win the trick, 1 to 0"
    )


def test_the_words_when_the_stock_runs_out() -> None:
    position = playing("h1C", done=10, h="9s4dXc", s=down("5s"))
    assert said(position, "ht9s") == (
        "you play the nine of spades; the house plays the five of spades; you win the trick, 11 to 0; "
        "the stock is used up, so each card left in your hand wins a trick: four of diamonds, joker; "
        "the house's one club set by seven: you 350 for seven undertricks"
    )


def test_the_words_for_the_next_deal_and_the_end() -> None:
    over = played_out("p1C8", z=3)
    words = said(over, "ds")
    assert words.startswith("deal 2; to choose from: ")
    assert could_be(over, "ds") == "next deal"
    position = playing("p3N", done=12, r=record("p3N9"), h="9s", s=down("8s", "3d"))
    assert said(position, "ht9s") == (
        "you play the nine of spades; the house plays the eight of spades; you win the trick, 13 to 0"
    )
    # the words of the ending tell the last deal, and they follow at once
    assert english(GAME.ending(on(position, "ht9s"), Status.WON)).startswith(
        "Your three no trump made with four overtricks: "
        "you 100 below the line, 120 for four overtricks, 700 for the rubber. In all: "
    )
    assert english(speech.possible(GAME, over)) == "1 move: next deal."
    assert english(speech.possible(GAME, played_out("p3N9", "p3N9"))) == "No move is left."


def test_the_score_is_said_as_a_lead() -> None:
    assert english(speech.score(GAME, 240)) == "240 ahead"
    assert english(speech.score(GAME, -100)) == "100 behind"
    assert english(speech.score(GAME, 0)) == "0 ahead"


# Whole rubbers


def thoughtful(position: Position, chance: random.Random) -> Move:
    """Return a random move of a simple player: keep six, bid low or pass, play any legal card."""
    moves = list(GAME.moves(position))
    discards = [move for move in moves if move.target == SPOT["d"]]
    if discards and chance.random() < 0.9:
        return chance.choice(discards)
    if moves[0].target == SPOT["k"]:
        kept = GAME.raised_cards(position, SPOT["h"])
        fresh = [move for move in moves if move.n not in kept]
        return chance.choice(fresh if fresh and chance.random() < 0.9 else moves)
    if moves[0].source == SPOT["a"]:
        return chance.choice(sorted(moves, key=lambda move: move.n)[:3])
    return chance.choice(moves)


def rubber_line(number: int, chance: random.Random) -> Iterator[tuple[Position, Move]]:
    """Yield each position of a whole rubber with the move made in it, by the player or automatically."""
    position = GAME.start(number)
    while GAME.status(position) is Status.PLAYING:
        move = GAME.automatic_move(position) or thoughtful(position, chance)
        yield position, move
        position = GAME.play(position, move)


seeds = pytest.mark.parametrize("seed", range(5))


@seeds
def test_a_rubber_comes_to_its_end_with_every_card_in_its_place(seed: int) -> None:
    chance = random.Random(seed)
    points = most = 0
    for position, move in rubber_line(chance.randint(1, 2**31 - 1), chance):
        reply = GAME.automatic_move(position)
        legal = list(GAME.moves(position))
        assert legal == [reply] if reply else move in legal
        assert all(GAME.refuse(position, each) is None for each in legal)
        assert sorted(cards.identity(card) for i in PILES for card in position[i]) == WHOLE_PACK
        assert_tricks_add_up(position)
        assert notation.read_position(GAME, notation.position_text(GAME, position)) == position
        after = GAME.play(position, move)
        points += GAME.points(position, move, after)
        most = max(most, deal_number(position))
        assert most < 200
    assert GAME.status(after) is (Status.WON if points > 0 else Status.LOST)
    assert list(GAME.moves(after)) == [] and GAME.automatic_move(after) is None
    assert len(GAME.result_notes(after).split("+")) == most
    totals = spoken(grid(report(after, "score")).rows[-1].cells)
    assert int(totals[0]) - int(totals[1]) == points


def assert_tricks_add_up(position: Position) -> None:
    """Check that the cards in hand and the tricks are thirteen in all, and that every trick has its cards."""
    played = tricks_so_far(position)
    if counter_pile(position, "c"):
        assert len(position[SPOT["h"]]) + len(position[SPOT["t"]]) + len(played) == 13
        assert sum(GAME.trick_sizes(position, SPOT["w"])) == len(position[SPOT["w"]])
        assert sum(GAME.trick_sizes(position, SPOT["v"])) == len(position[SPOT["v"]])
    downs = [SPOT[name] for name in "sbvw"]
    assert all(cards.is_down(card) for i in downs for card in position[i])
    ups = [SPOT[name] for name in "hut"]
    assert not any(cards.is_down(card) for i in ups for card in position[i])


def veiled(position: Position, seen: set[int], chance: random.Random) -> Position:
    """Return the position with the cards that nobody has seen shuffled among their places."""
    unseen = [cards.identity(card) for i in PILES for card in position[i] if cards.identity(card) not in seen]
    chance.shuffle(unseen)
    return tuple(
        bytes(card if cards.identity(card) in seen else unseen.pop() | cards.DOWN for card in pile)
        if i in PILES
        else pile
        for i, pile in enumerate(position)
    )


def face_up(position: Position) -> set[int]:
    return {card for i in PILES for card in position[i] if not cards.is_down(card)}


@pytest.mark.parametrize("seed", range(3))
def test_no_words_give_away_a_card_that_lies_face_down(seed: int) -> None:
    chance = random.Random(seed)
    for position, move in rubber_line(chance.randint(1, 2**31 - 1), chance):
        if GAME.automatic_move(position) is not None:
            continue
        other = veiled(position, face_up(position), chance)
        assert set(GAME.moves(other)) == set(GAME.moves(position))
        assert everything_said(other) == everything_said(position)
        # of a move also what comes up by it may be told, and no more
        seen, end = face_up(position), GAME.play(position, move)
        seen |= face_up(end)
        for made in automatic_moves(GAME, end):
            end = made.position
            seen |= face_up(end)
        other = veiled(position, seen, chance)
        told = speech.describe_move(GAME, position, move, end)
        assert speech.describe_move(GAME, other, move, follow(GAME.play(other, move))) == told


def everything_said(position: Position) -> list[object]:
    """Return everything that the game says about a position."""
    piles = [(speech.pile(GAME, position, i), speech.contents(GAME, position, i)) for i in PILES]
    reasons = [
        GAME.refuse(position, Move(SPOT["h"], SPOT[target], card))
        for card in position[SPOT["h"]]
        for target in "kdtw"
    ]
    reasons += [GAME.source_refusal(position, i) for i in range(len(GAME.spots))]
    seen = [GAME.facts(position), GAME.call_options(position), GAME.reports(position), GAME.obligation(position)]
    return [*piles, *reasons, *seen, speech.possible(GAME, position), speech.overview(GAME, position)]


# Sessions


def choosing(session: Session, skip: int = 0) -> None:
    """Keep six cards, beginning after the first `skip` of the hand, and end the choice."""
    for card in list(session.position[SPOT["h"]])[skip:]:
        kept = GAME.raised_cards(session.position, SPOT["h"])
        if len(kept) < 6 and card not in kept:
            session.play(Move(SPOT["h"], SPOT["k"], card))
    session.play(next(move for move in GAME.moves(session.position) if move.target == SPOT["d"]))


def before_the_calls(*, house_bids: bool) -> Iterator[Session]:
    """Yield games before the call of the player in which the house has bid, or else passed."""
    for number in range(1, 200):
        session = Session(GAME, number)
        choosing(session)
        if bool(counter_pile(session.position, "a")) is house_bids:
            yield session


PASS = notation.read_move(GAME, "acP")


def plays(session: Session) -> list[Move]:
    return list(GAME.moves(session.position))


def test_another_card_played_after_undo_of_one_that_turned_others_up_is_looking_ahead() -> None:
    session = next(before_the_calls(house_bids=True))
    session.play(PASS)  # the player leads
    one, other = plays(session)[:2]
    session.play(one)
    assert not session.has_peeked()
    session.undo()
    session.play(other)
    assert session.has_peeked()
    assert Session.read(session.text(), CATALOGUE).has_peeked()
    assert not Session.read(session.link(), CATALOGUE).has_peeked()
    assert optional.counts_peeks(GAME)


def test_the_same_card_played_again_is_not() -> None:
    session = next(before_the_calls(house_bids=True))
    session.play(PASS)
    one = plays(session)[0]
    for _ in range(3):
        session.play(one)
        session.undo()
    session.redo()
    assert not session.has_peeked()


def test_changing_the_choice_of_cards_is_not() -> None:
    session = Session(GAME, 4)
    first, second = [move for move in plays(session) if move.target == SPOT["k"]][:2]
    for move in (first, second, first):
        session.play(move)
    session.undo()
    session.undo()
    session.play(second)
    session.undo()
    session.undo()
    session.play(second)
    assert not session.has_peeked()


def test_choosing_again_when_the_blind_was_seen_is() -> None:
    session = Session(GAME, 4)
    choosing(session)
    assert not session.has_peeked()
    undo_all(session)
    choosing(session, skip=5)
    assert session.has_peeked()


def test_a_pass_taken_back_shows_nothing_but_a_bid_does() -> None:
    session = next(before_the_calls(house_bids=True))
    higher = next(move for move in plays(session) if move.n)
    session.play(PASS)
    session.undo()
    session.play(higher)
    assert not session.has_peeked()
    session.undo()  # the house has led
    session.play(PASS)
    assert session.has_peeked()


def test_taking_a_trick_with_another_card_shows_nothing() -> None:
    """After the player wins a trick led by the house, no card is turned until the player leads."""
    for session in before_the_calls(house_bids=False):
        session.play(plays(session)[0])  # the player declares, so the house leads
        winning = [move for move in plays(session) if stock_stays(session.position, move)]
        if len(winning) > 1:
            break
    session.play(winning[0])
    session.undo()
    session.play(winning[1])
    assert winning[0] != winning[1] and not session.has_peeked()


def stock_stays(position: Position, move: Move) -> bool:
    return follow(GAME.play(position, move))[SPOT["s"]] == position[SPOT["s"]]


def test_a_rubber_is_saved_and_read_in_the_midst() -> None:
    chance, session = random.Random(12), Session(GAME, 77)
    while deal_number(session.position) != 3 or not session.position[SPOT["w"]]:
        session.play(thoughtful(session.position, chance))
    for text_of in (session.text(), session.link()):
        again = Session.read(text_of, CATALOGUE)
        assert again.position == session.position
        assert (again.points, again.moves_made) == (session.points, session.moves_made)
    session.undo()
    session.undo()
    again = Session.read(session.text(), CATALOGUE)
    assert again.position == session.position and again.can_redo()
    assert session.points == score_of(session.position)
    assert len(GAME.result_notes(session.position).split("+")) == 2


def score_of(position: Position) -> int:
    totals = spoken(grid(report(position, "score")).rows[-1].cells)
    return int(totals[0]) - int(totals[1])


def test_undo_leads_back_into_the_deal_before() -> None:
    chance, session = random.Random(3), Session(GAME, 5)
    while session.game.refuse(session.position, NEXT_DEAL):
        session.play(thoughtful(session.position, chance))
    before, points = session.position, session.points
    session.play(NEXT_DEAL)
    assert session.points == points
    session.undo()
    assert (session.position, session.points) == (before, points)
    session.redo()
    assert deal_number(session.position) == 2 and not session.has_peeked()


# Positions that cannot be


@pytest.mark.parametrize(
    ("piles", "reason"),
    [
        ({"k": str(2**13)}, "This position has a number that is too high for Bridge Solitaire."),
        ({"a": "36"}, "This position has a number that is too high for Bridge Solitaire."),
        ({"l": "2"}, "This position has a number that is too high for Bridge Solitaire."),
        ({"c": "64"}, "This position has an impossible contract."),
        ({"r": "5"}, "This position has an impossible contract."),
        ({"n": course(BOTH, 4)}, "This position has impossible tricks."),
        ({"n": course(*[UNANSWERED] * 14)}, "This position has impossible tricks."),
        ({"n": course(*[UNANSWERED] * 13)}, "This position has a deal that was played but not scored."),
        ({"t": "Ac"}, "This position has an impossible trick."),
        ({"t": "AcKc", "u": "Qc"}, "This position has an impossible trick."),
        ({"u": "AcKc"}, "This position has an impossible trick."),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(piles: dict[str, str], reason: str) -> None:
    counters = {spot.name: "0" for spot in GAME.spots if spot.kind is Kind.COUNTER} | {"z": "1"}
    text = ".".join((counters | piles).get(spot.name, "") for spot in GAME.spots)
    with pytest.raises(notation.CannotReadError) as told:
        notation.read_position(GAME, text)
    assert english(told.value.reason) == reason


def test_a_trick_that_the_player_leads_to_while_cards_are_in_the_stock_can_be() -> None:
    counters = {spot.name: "0" for spot in GAME.spots if spot.kind is Kind.COUNTER} | {"z": "1"}
    text = ".".join((counters | {"t": "Ac", "s": "~Kc"}).get(spot.name, "") for spot in GAME.spots)
    assert notation.read_position(GAME, text)


# Looking ahead


def test_a_pass_taken_back_shows_nothing_but_a_bid_shows_what_the_house_leads() -> None:
    """What counts as looking ahead is what was turned up: after a pass the player leads, and no card is seen."""
    session = Session.read("v1/bridge/3/hkKs.hkKd.hkJs.hk8d.hkJc.hk6s.hdTh", CATALOGUE)
    session.play(notation.read_move(GAME, "acP"))
    session.undo()
    session.play(notation.read_move(GAME, "ac1H"))
    assert not session.has_peeked()
    session.undo()
    session.play(notation.read_move(GAME, "ac1S"))
    assert session.has_peeked()


def test_only_where_the_player_leads_the_empty_place_says_so() -> None:
    session = Session.read(recorded(GAME)[0][1], CATALOGUE)
    seen = set()
    for node in session.line():
        now = state.read_state(node.position)
        words = optional.caption(GAME, node.position, SPOT["t"])
        if now.contract and not now.played_out and now.hand and not now.player_card:
            leads = now.leader == rubber.PLAYER and not now.house_card
            assert english(words) == ("your lead" if leads else "your card")
            seen.add((now.leader, bool(now.house_card)))
    assert {(rubber.PLAYER, False), (rubber.HOUSE, False), (rubber.HOUSE, True)} <= seen
