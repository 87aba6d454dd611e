"""Measure how often a player who only follows fair advice wins. Run it with `python3 build.py bench fair`.

    python3 build.py bench fair [RULE_SET…] [DEALS [SAMPLES]]

The command plays deals 1 to DEALS (default 200) of the games with hidden cards, or of the rule sets named. For
each move, advice deals the cards that the player has not seen anew, at most SAMPLES (default 12) times; see
`engine.solving.sampled_deals`. For comparison the table also shows:

1. the simple player of `engine.solving.simple_players`, who makes its first move without trying any (if a game has
   none, the figures are those of the greedy player);
2. a greedy player, who makes the move that visibly gains most;
3. the share of deals that can be won if all cards are known.

No player undoes a move. In Spider the players give up when they have no plan; the greedy one gives up after 100
moves without a new card. In Spider the simple player plans more carefully than when it finishes samples. A game of
Spider takes about a minute. The command prints the same figures on every machine.
"""

import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from engine.core.game import Move, Status
from engine.games.catalogue import CATALOGUE
from engine.play.fresh_moves import fresh_moves
from engine.play.known_position import known_position, known_since_news, unseen_cards
from engine.play.session import Session
from engine.solving import deal_index, fair_hint
from engine.solving.gains import worth
from engine.solving.interval import wilson
from engine.solving.sampled_deals import Advising
from engine.solving.simple_players import keeps_to_plans
from engine.solving.solve import Answer, solve

GAMES = ("backbone", "klondike", "canfield", "spider", "pyramid", "golf")  # the first rule set of each game
_DEALS, _SAMPLES = 200, 12
_MOST_MOVES = 1000  # a game with more moves counts as lost
_MOST_IN_VAIN = 100  # moves without a new card; plans are shorter
_NODES = 100_000  # positions that the search may visit when all cards are known
_BATCH = 1000

Player = Callable[[Session], Move | None]


def main(arguments: Sequence[str]) -> None:
    """Play all deals and print the figures, one line for each rule set."""
    unknown = [text for text in arguments if text not in CATALOGUE and not text.isdigit()]
    numbers = [int(text) for text in arguments if text.isdigit()]
    if unknown or len(numbers) > 2:
        sys.exit(f"Neither a rule set nor a number that is asked for: {' '.join(unknown) or numbers[2]}")
    names = [name for name in arguments if name in CATALOGUE] or GAMES
    deals, samples = [*numbers, *(_DEALS, _SAMPLES)[len(numbers) :]]
    print(f"Deals 1 to {deals}, at most {samples} samples for each move\n\n{_HEAD}", flush=True)
    with ProcessPoolExecutor() as pool:
        for name in names:
            began = time.perf_counter()
            players = (partial(advised, samples=samples), simple, greedy)
            won = [sum(pool.map(partial(wins, name, player), range(1, deals + 1))) for player in players]
            print(_line(name, deals, won, time.perf_counter() - began), flush=True)


_COLUMNS = "".join(f"{player:>8}{'95 %':>16}" for player in ("fair", "simple", "greedy"))
_HEAD = f"{'':22}{_COLUMNS}{'all known':>18}{'seconds':>9}"


def _line(name: str, deals: int, won: Sequence[int], seconds: float) -> str:
    shares = "".join(f"{100 * number / deals:7.1f}%{_range(wilson(number, deals)):>16}" for number in won)
    known = _range(deal_index.share(name)) if deal_index.deals_judged(name) else ""
    return f"{name:22}{shares}{known:>18}{seconds:9.0f}"


def _range(interval: tuple[float, float]) -> str:
    return f"{100 * interval[0]:.1f} to {100 * interval[1]:.1f} %"


def wins(name: str, player: Player, number: int) -> bool:
    """Return whether a player wins a deal. When all cards have been seen, a search decides."""
    session = Session(CATALOGUE[name], number)
    while session.status() is Status.PLAYING and session.moves_made < _MOST_MOVES:
        if player is not greedy and not unseen_cards(session):
            answer = solve(session.game, session.position, _NODES).answer
            if answer is not Answer.UNKNOWN:
                return answer is Answer.WINNABLE  # from here on, advice would follow this line
        move = None if _sees_no_way(session, player) else player(session)
        if move is None:
            return False
        session.play(move)
    return session.status() is Status.WON


def _sees_no_way(session: Session, player: Player) -> bool:
    """Return whether a player gives up, in a game whose simple player considers only plans.

    Without a plan only moves back and forth are left, and advice rates them all the same.
    """
    if not keeps_to_plans(session.game):
        return False
    in_vain = len(known_since_news(session)) > _MOST_IN_VAIN
    return in_vain or (player is not greedy and not fair_hint.has_plan(session))


def greedy(session: Session) -> Move | None:
    """Return the move that visibly gains most; None if every move leads to an earlier position."""
    game, position = session.game, known_position(session).position
    return max(fresh_moves(session), key=lambda move: worth(game, position, move), default=None)


def simple(session: Session) -> Move | None:
    """Return the simple player's first move; None if every move leads to an earlier position."""
    return next(iter(fair_hint.moves_to_judge(session)), None)


def advised(session: Session, samples: int) -> Move | None:
    """Return the move that fair advice finds best; None if every move leads to an earlier position."""
    moves = fair_hint.moves_to_judge(session)
    if len(moves) < 2:
        return next(iter(moves), None)
    advising = Advising(session.game, known_position(session), moves, samples)
    while not advising.step(_BATCH):
        pass
    return advising.chances[0].move


if __name__ == "__main__":
    main(sys.argv[1:])
