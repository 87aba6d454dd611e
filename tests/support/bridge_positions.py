"""Positions of Bridge Solitaire for tests, and short ways to write them."""

import re
from collections.abc import Iterable

from chromium.player import won_link
from engine.core import hands
from engine.core.automatic_moves import automatic_moves
from engine.core.game import CallOptions, Kind, Move, Position, counter_value
from engine.core.reports import Grid, Report
from engine.core.saying import Saying
from engine.games.bridge import state, tricks
from engine.games.bridge.game import GAMES
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.session import Session
from engine.view import speech
from support.book import Book
from support.english import english

BOOK = Book("bridge")
GAME = GAMES[0]
SPOT = {spot.name: number for number, spot in enumerate(GAME.spots)}
PILES = [number for number, spot in enumerate(GAME.spots) if spot.kind is not Kind.COUNTER]
NEXT_DEAL = Move(SPOT["d"], SPOT["s"])
WHOLE_PACK = sorted(tricks.pack())
# Results of a trick. BOTH: the player won, and both sides played a card. UNANSWERED: the house played none.
HOUSE_WON, BOTH, UNANSWERED = 1, 2, 3


def bid(text: str) -> int:
    """Return the number of a bid: "1D" is 2."""
    return (int(text[0]) - 1) * 5 + "CDHSN".index(text[1]) + 1


def contract(text: str, honours: int = 0) -> str:
    """Return the number of a contract: "p1Cx" is one club by the player, doubled. `honours` are points."""
    house, crosses = text[0] == "h", text.count("x")
    return str(bid(text[1:3]) + 64 * house + 128 * crosses + 512 * (honours // 50))


def course(*won: int) -> str:
    """Return the counter that holds these results of tricks."""
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
    """Return the notation of a face-down stock. The first of `texts` is turned first, so it is written last."""
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
    """Return the full words of each saying, without signs; "" for None."""
    return tuple(map(english, sayings))


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
    """Return the position before the player's call in the first example of the game's source."""
    return BOOK.after(BOOK.at(**FIRST), *CHOSEN, "hdJs")


def second_hand() -> Position:
    return BOOK.after(BOOK.at(**SECOND), *SECOND_CHOSEN, "hdTs")


def played_out(*deals: str, z: int = 1) -> Position:
    """Return the position after the last trick of the last of these deals."""
    last = deals[-1].partition("+")[0]
    taken = int(re.findall(r"\d+$", last)[0])
    mine = taken if last[0] == "p" else 13 - taken
    won = course(*[BOTH] * mine, *[HOUSE_WON] * (13 - mine))
    return BOOK.at(c=contract(last[:3] + "x" * last.count("x")), n=won, r=record(*deals), z=str(z))


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


EVEN = "As Kh 5h 4h Kd 5d 4d Kc 5c 4c 3s 2s 3h"  # a hand with suits of 3, 4, 3 and 3 cards
POOR = "2s 3s 4s 2h 3h 4h 2d 3d 4d 2c 3c 4c 5c"  # a hand that wins no trick


def playing(deal: str, *, lead: int = 0, done: int = 0, **piles: str) -> Position:
    """Return a position during play in which the player has won `done` tricks."""
    named = {"c": contract(deal), "l": str(lead), "n": course(*[BOTH] * done) if done else "0", "z": "1"}
    return BOOK.at(**named | piles)


def offer(position: Position) -> CallOptions:
    found = GAME.call_options(position)
    assert found
    return found


def report(position: Position, name: str) -> Report:
    return {sheet.name: sheet for sheet in GAME.reports(position)}[name]


def grid(sheet: Report) -> Grid:
    return next(part for part in sheet.parts if isinstance(part, Grid))


def bidding() -> Session:
    """Return a game in which the player is to bid."""
    session = Session.read(won_link("bridge"), CATALOGUE)
    for node in session.line():
        offered = GAME.call_options(node.position)
        if offered and any(offered.grid):
            session.go_to(node)
            return session
    raise AssertionError("nobody bids")


def at_the_table() -> Session:
    """Return a game in which the player is to play a card, so that nothing can be called."""
    session = Session.read(won_link("bridge"), CATALOGUE)
    for node in session.line():
        if GAME.call_options(node.position) is None:
            session.go_to(node)
            return session
    raise AssertionError("there is always something to call")
