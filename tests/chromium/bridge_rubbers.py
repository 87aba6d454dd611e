"""Make links to rubbers of bridge at the positions that the tests need."""

from functools import cache
from typing import NamedTuple

from chromium.player import GAMES, deal_of, moves_of, recorded, won_link
from engine.core.game import Move, Position
from engine.games.bridge import state as bridge
from engine.games.bridge.state import BridgeSpot
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session

# Two hands after the house has passed: the first may be bid at no trump, the second may not
EVERY_BID = "v1/bridge/34/hkAd.hkKs.hkKh.hkQd.hkJs.hkJc.hd9h"
SIX_KEPT = EVERY_BID.rpartition(".")[0]
NO_NO_TRUMP = "v1/bridge/440/hkAc.hkKd.hkQd.hkJs.hkJh.hkTs.hd9d"
WON = won_link("bridge")
# A rubber of five deals. Its contracts are made or set, doubled or not. The expected scores in the tests were
# computed by hand.
FIVE_DEALS = next(link for link in recorded(GAMES / "bridge.txt", "lost") if link.startswith("v1/bridge/106/"))
LAST_CARDS = (21, 42, 64, 85, 107)  # the number of the last move of each deal
SIGNS = {"♣": " clubs", "♦": " diamonds", "♥": " hearts", "♠": " spades"}


def part(link: str, moves: int) -> str:
    """Return the link to the first moves of a rubber."""
    return deal_of(link) + "/" + ".".join(link.split("/")[3].split(".")[:moves])


class Watched(NamedTuple):
    """A move after which several cards are turned aside, with the positions that follow it."""

    before: str  # link to the game before the move
    move: Move
    steps: tuple[Position, ...]  # after the card, and after each automatic move that follows


def steps_after(session: Session) -> tuple[Position, ...]:
    """Return the positions from the player's last move to the last automatic move."""
    found = []
    for node in reversed(session.line()):
        found.append(node.position)
        if not node.is_automatic:
            break
    return tuple(reversed(found))


@cache
def several_turned(least: int = 4) -> Watched:
    """Return a card of a recorded rubber after which at least `least` cards are turned aside."""
    for outcome in ("won", "lost"):
        for link in recorded(GAMES / "bridge.txt", outcome):
            session = Session.read(deal_of(link), CATALOGUE)
            for move in moves_of(link):
                before = session.link()
                session.play(move)
                steps = steps_after(session)
                turned = len(steps[-1][BridgeSpot.ASIDE]) - len(steps[0][BridgeSpot.ASIDE])
                if move.target == BridgeSpot.PLAYER_CARD and turned >= least and steps[-1][BridgeSpot.HAND]:
                    return Watched(before, move, steps)
    raise AssertionError("in no recorded rubber are that many cards turned aside")


@cache
def all_biddings() -> list[str]:
    """Return positions of the recorded rubbers during the bidding, one for each call of the house."""
    found: dict[object, str] = {}
    for outcome in ("won", "lost"):
        for link in recorded(GAMES / "bridge.txt", outcome):
            session = Session.read(deal_of(link), CATALOGUE)
            for move in moves_of(link):
                if move.source == BridgeSpot.HOUSE_CALL:
                    found.setdefault(bridge.read_state(session.position).house_bid, session.link())
                session.play(move)
    return list(found.values())


def must_follow() -> Session:
    """Return a trick in which the player has to follow suit and also holds other suits."""
    session = Session.read(part(WON, 8), CATALOGUE)
    for move in moves_of(WON)[8:]:
        legal = {option.n for option in session.game.moves(session.position)}
        if session.position[BridgeSpot.HOUSE_CARD] and len(legal) < len(session.position[BridgeSpot.HAND]):
            return session
        session.play(move)
    raise AssertionError("every card could be played")


def ending_of_deals(link: str) -> tuple[int, ...]:
    """Return the numbers of the moves that end the deals of a rubber."""
    session = Session.read(deal_of(link), CATALOGUE)
    found = []
    for move in moves_of(link):
        session.play(move)
        if bridge.read_state(session.position).played_out:
            found.append(session.moves_made)
    return tuple(found)


LAST_OF_FIRST = ending_of_deals(WON)[0]
