"""The engine and a second, naive reading of the rules, move by move through ten thousand positions each.

The oracle knows nothing of the engine: texts go in and out. Most of the work is its own, so only every few
positions are all moves played; in the others one of them.
"""

import random
from collections import Counter

import pytest

from engine import cards, notation
from engine.game import Game, Position, Status
from engine.games import CATALOGUE
from engine.shuffle import SplitMix64, shuffled
from oracle import backbone as oracle
from strategies import lines, random_deal, random_line

games = pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))

POSITIONS = 10_000
# What the sample must hold of each rule set, or it says little.
WANTED = {
    "with a space": 1000,
    "with several spaces": 100,
    "second pass": 2000,
    "coccyx gone": 4000,
    "stock and waste used up": 20,
    "over 80 home": 100,
}
WANTED_FORCED = 300


def described(game: Game, position: Position) -> list[str]:
    """What a position is a case of, for the count."""
    spaces = sum(not position[i] for i in range(11, 19))
    held = len(position[19]) + len(position[20])
    facts = {
        "with a space": spaces > 0,
        "with several spaces": spaces > 1,
        "second pass": position[21][0] == 1,
        "coccyx gone": not position[10],
        "stock and waste used up": held == 0,
        "over 80 home": sum(map(len, position[:8])) > 80,
        "forced to fill": spaces > 0 and held > 0 and game.id == "backbone-traditional",
    }
    return [fact for fact, holds in facts.items() if holds]


def sample(game: Game, chance: random.Random) -> list[Position]:
    """Positions each at most once: of whole games, and of games that leave a recorded one late."""
    found: dict[Position, None] = {}
    for line in lines(game):
        found.update(dict.fromkeys(chance.sample(line, len(line) // 2)))
        for late in chance.sample(line[len(line) * 3 // 4 :], 3):
            found.update(dict.fromkeys([position for position, _ in random_line(game, late, chance)][:40]))
    while len(found) < POSITIONS:
        line = [position for position, _ in random_line(game, random_deal(game, chance), chance)]
        found.update(dict.fromkeys(chance.sample(line, min(len(line), 150))))
    return list(found)


@games
def test_positions_moves_and_results_are_the_same(game: Game) -> None:
    chance = random.Random(f"oracle {game.id}")
    seen: Counter[str] = Counter()
    for number, position in enumerate(sample(game, chance)):
        text = notation.position_text(game, position)
        by_text = {notation.move_text(game, move): move for move in game.moves(position)}
        assert set(by_text) == oracle.legal_moves(game.id, text), text
        chosen = by_text if number % 8 == 0 else chance.sample(sorted(by_text), min(1, len(by_text)))
        for move in chosen:
            after = notation.position_text(game, game.play(position, by_text[move]))
            assert after == oracle.play(game.id, text, move), (text, move)
        seen.update(described(game, position))
        seen["compared"] += 1
    assert seen["compared"] >= POSITIONS
    for fact, least in WANTED.items():
        assert seen[fact] >= least, seen
    if game.id == "backbone-traditional":
        assert seen["forced to fill"] >= WANTED_FORCED, seen


@games
def test_won_and_lost_are_the_same(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the oracle can tell within its patience; most positions have a way on that is plain to see."""
    monkeypatch.setattr(oracle, "LOST_CAP", 400)
    seen: Counter[str] = Counter()
    for line in lines(game):
        # Close together towards the end, where games are decided.
        for position in [*line[:-30:20], *line[-30:]]:
            text = notation.position_text(game, position)
            status = game.status(position)
            assert (status is Status.WON) == oracle.won(text)
            try:
                assert (status is Status.LOST) == oracle.lost(game.id, text), text
            except RuntimeError:
                seen["too many to tell"] += 1
                continue
            seen[status.value] += 1
    assert seen["won"] >= 4 and seen["lost"] >= 10 and seen["playing"] >= 500, seen
    assert seen["too many to tell"] <= seen["lost"] * 20, seen


def in_dealing_order(game: Game, number: int) -> list[str]:
    """The shuffled packs of a deal, in notation, as the oracle is given them."""
    stream = SplitMix64(number)
    if game.id == "backbone-traditional":
        order = shuffled(cards.full_pack(0), stream) + shuffled(cards.full_pack(1), stream)
    else:
        order = shuffled(cards.full_pack(0) + cards.full_pack(1), stream)
    return [notation.card_text(card) for card in order]


@games
def test_deals_are_the_same(game: Game) -> None:
    for number in [*range(1, 1500), *range(2**31 - 20, 2**31)]:
        text = notation.position_text(game, game.start(number))
        assert text == oracle.deal(game.id, in_dealing_order(game, number)), number
        if number % 10 == 0:
            oracle.deal_shape(game.id, text)
