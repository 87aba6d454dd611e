"""Measure how well advice plays rubbers of Bridge Solitaire. Run it with `python3 build.py bench bridge`.

    python3 build.py bench bridge [RUBBERS [SAMPLES]]

The command plays rubbers 1 to RUBBERS (default 1000). It prints how many were won, and by how many points, for
three players who never undo a move:

1. The first follows advice from at most SAMPLES (default 20) samples.
2. The second keeps the longest suit. It passes whenever that is allowed; otherwise it bids one in this suit.
3. The third keeps the longest suit, and bids what is best in 12 samples.

The last two play their cards like the simple player (`engine.solving.bridge.simple_player`). For the contracts of
the first player the command also prints how often they ended well, beside the share of samples in which they did.
It prints the same figures on every machine.
"""

import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple, cast

from engine.core import cards
from engine.core.cards import Pile
from engine.core.game import Move
from engine.core.hands import height, is_joker, of_suit
from engine.games.bridge.game import Bridge
from engine.games.bridge.rubber import PLAYER, ScoredDeal
from engine.games.bridge.state import BridgeSpot, BridgeState, call_move, read_state
from engine.games.bridge.tricks import PASS, Bid
from engine.games.catalogue import CATALOGUE
from engine.play.known_position import known_position
from engine.play.session import Session
from engine.solving.bridge import keeping
from engine.solving.bridge.advice import BridgeAdvising
from engine.solving.bridge.fair_words import moves_to_try
from engine.solving.bridge.simple_player import card_to_play
from engine.solving.chance import Chance
from engine.solving.interval import wilson

_GAME = cast(Bridge, CATALOGUE["bridge"])
_RUBBERS, _SAMPLES, _BIDDING_SAMPLES = 1000, 20, 12
_BATCH = 1000


class Promise(NamedTuple):
    """The expectation of advice for a call, and the outcome."""

    share: float  # the share of samples in which the contract ended well
    kept: bool


class Rubber(NamedTuple):
    """The result of a rubber."""

    difference: int  # the player's points minus those of the house
    deals: int
    promises: tuple[Promise, ...]


Player = Callable[
    [Session], tuple[Move, float | None]
]  # a move; for a call also the share of samples in which it ended well


def main(arguments: Sequence[str]) -> None:
    """Play all rubbers and print the figures, one line for each player."""
    if not all(text.isdigit() for text in arguments) or len(arguments) > 2:
        sys.exit("bench bridge takes the number of rubbers, and the number of samples.")
    rubbers, samples = [*map(int, arguments), *(_RUBBERS, _SAMPLES)[len(arguments) :]]
    print(f"Rubbers 1 to {rubbers}\n\n{_HEAD}", flush=True)
    with ProcessPoolExecutor() as pool:
        for name, player in _players(samples).items():
            began = time.perf_counter()
            played = list(pool.map(partial(rubber, player), range(1, rubbers + 1)))
            print(_line(name, played, time.perf_counter() - began), flush=True)
            for line in _promises(played):
                print(line, flush=True)


_HEAD = f"{'':24}{'won':>8}{'95 %':>18}{'points ahead':>14}{'± 95 %':>8}{'deals':>7}{'seconds':>9}"


def _line(name: str, played: Sequence[Rubber], seconds: float) -> str:
    ahead = [each.difference for each in played]
    won = sum(points > 0 for points in ahead)
    low, high = (f"{100 * end:.1f}" for end in wilson(won, len(played)))
    interval = f"{low} to {high} %"
    margin = 1.96 * stdev(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else 0.0
    deals = mean(each.deals for each in played)
    share = 100 * won / len(played)
    return f"{name:24}{share:7.1f}%{interval:>18}{mean(ahead):14.0f}{margin:8.0f}{deals:7.1f}{seconds:9.0f}"


def _promises(played: Sequence[Rubber]) -> Iterable[str]:
    """Yield lines that compare what advice expected with what happened."""
    promises = [promise for each in played for promise in each.promises]
    for low in (0.0, 0.25, 0.5, 0.75, 0.9) if promises else ():
        high = {0.0: 0.25, 0.25: 0.5, 0.5: 0.75, 0.75: 0.9, 0.9: 1.1}[low]
        some = [promise for promise in promises if low <= promise.share < high]
        if some:
            expected, kept = mean(each.share for each in some), mean(each.kept for each in some)
            yield f"  expected to end well {100 * expected:.0f} %: of {len(some)} contracts {100 * kept:.0f} % did"


def rubber(player: Player, number: int) -> Rubber:
    """Play a rubber to its end; return its result."""
    session = Session(_GAME, number)
    shares: list[float | None] = []
    while not (now := read_state(session.position)).sheet.over:
        move, share = player(session)
        if move.source == BridgeSpot.HOUSE_CALL:
            shares.append(share)
        session.play(move)
    promises = (
        Promise(share, _went_well(deal))
        for share, deal in zip(shares, now.deals, strict=True)
        if share is not None
    )
    return Rubber(now.sheet.difference, len(now.deals), tuple(promises))


def _went_well(deal: ScoredDeal) -> bool:
    return deal.made == (deal.contract.side == PLAYER)


def _players(samples: int) -> dict[str, Player]:
    return {
        "by advice": partial(advised, samples=samples),
        "always pass": partial(simple, samples=0),
        "bid by 12 samples": partial(simple, samples=_BIDDING_SAMPLES),
    }


def advised(session: Session, samples: int) -> tuple[Move, float]:
    """Return the move that advice finds best, and the share of samples in which it ended well."""
    moves = moves_to_try(session)
    if len(moves) == 1:
        return moves[0], 0.0
    best = _best(session, moves, samples)
    return best.move, best.share


def _best(session: Session, moves: Sequence[Move], samples: int) -> Chance:
    advising = BridgeAdvising(_GAME, known_position(session), moves, samples)
    while not advising.step(_BATCH):
        pass
    return advising.chances[0]


def simple(session: Session, samples: int) -> tuple[Move, float | None]:
    """Return a move by simple rules, without a share. With 0 samples the call is a pass if the house has bid."""
    now = read_state(session.position)
    moves = moves_to_try(session)
    if now.choosing:
        return keeping.move_towards(now, _longest_suit(now)), None
    if now.contract:
        return (moves[0] if now.played_out else _simple_card(now)), None
    if not samples:
        return call_move(PASS if now.house_bid else Bid(1, _best_suit(now.hand)).number), None
    return _best(session, moves, samples).move, None


def _longest_suit(now: BridgeState) -> bytes:
    """Return the six cards to keep: jokers first, then cards of the longest suit, then the highest others."""
    best = _best_suit(now.hand)

    def place(card: int) -> tuple[bool, bool, int]:
        joker = is_joker(card)
        return not joker, joker or cards.suit(card) != best, 0 if joker else -height(card)

    return bytes(sorted(now.hand, key=place)[:6])


def _best_suit(hand: Pile) -> int:
    """Return the longest suit of a hand; of suits of equal length, the one with the higher cards."""
    return max(cards.SUITS, key=lambda suit: (len(of_suit(hand, suit)), sum(map(height, of_suit(hand, suit)))))


def _simple_card(now: BridgeState) -> Move:
    return Move(BridgeSpot.HAND, BridgeSpot.PLAYER_CARD, card_to_play(now))


if __name__ == "__main__":
    main(sys.argv[1:])
