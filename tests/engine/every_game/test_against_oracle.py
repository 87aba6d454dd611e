"""Compare the engine with an oracle, a second and simple implementation of the rules, in many positions.

The oracles know nothing of the engine: they take and return texts. They are slow, so all moves are played only in
every few positions, and one move in the others.
"""

import random
from collections import Counter
from functools import lru_cache
from itertools import islice
from types import ModuleType

import pytest

from engine.core import cards, hands
from engine.core.cards import Card, Pile
from engine.core.game import Game, Kind, Move, Position, Status, counter_pile, counter_value
from engine.core.shuffle import SplitMix64, microsoft, shuffled
from engine.games.bridge import rubber, state, tricks
from engine.games.bridge.state import BridgeSpot
from engine.games.catalogue import CATALOGUE
from engine.games.plain_game import PlainGame
from engine.play import notation
from support.extent import EXTENT, amount
from support.strategies import lines, random_deal, random_line, second_reading

# Games that are only records are compared with the oracle of records, in tests/engine/rules.
GAMES = [game for game in CATALOGUE.values() if not isinstance(game, PlainGame)]
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)

pytestmark = pytest.mark.in_turn(3)

# The number of positions compared for each rule set.
POSITIONS = amount(150, 900, 10_000)
_SHARE = POSITIONS / 10_000
# Ten thousand positions must include this many of each case, or the comparison proves little. Smaller runs must
# include half of their share.
WANTED = {
    "backbone": {
        "with a space": 1000,
        "with several spaces": 100,
        "second pass": 2000,
        "coccyx gone": 4000,
        "reserve used up": 100,
        "stock and waste used up": 20,
        "over 80 home": 100,
    },
    "black-hole": {"with several spaces": 500},
    "freecell": {"with a space": 300, "cells full": 1000, "several cards at once": 1000},
    "klondike": {"with a space": 300, "several cards at once": 1000},
    "spider": {"with a space": 100, "several cards at once": 1000},
    "seahaven": {"with a space": 500, "cells full": 1000, "several cards at once": 500},
    "pyramid": {"with several spaces": 1000},
    "bridge": {
        "choosing": 500,
        "bidding": 30,
        "at no trump": 100,
        "four turned aside at no trump": 20,
        "a joker in the trick": 300,
        "a joker in the hand": 300,
        "the last card of the stock": 30,
        "the stock used up": 30,
        "the house declares": 1000,
        "a deal played out": 100,
        "both vulnerable": 100,
        "redoubled": 100,
    },
    "golf": {"with a space": 60},
    "canfield": {"with a space": 100, "reserve used up": 100, "several cards at once": 1000},
}
WANTED_FORCED = {"forced to fill": 300}
# The number of random moves, most of them illegal, that each position asks the engine about.
_ASKED = 4
# The number of constructed starts; they show cases that random play hardly ever reaches.
_RARE = amount(3, 40, 60)
# The distances between the positions tested in a game: far from its end, and near it.
FAR, NEAR = amount(90, 25, 25), amount(10, 4, 4)
# The most positions visited to find out whether a game reported as lost could be won.
_LOST_CAP = 200


def oracle_of(game: Game, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the oracle of a game, with a cache of its legal moves, because `play` asks for them again."""
    oracle = second_reading(game)
    monkeypatch.setattr(oracle, "legal_moves", lru_cache(maxsize=8)(oracle.legal_moves))
    return oracle


def card_text(game: Game, card: Card) -> str:
    """Return a card in notation as it looks to the player, since an oracle knows no more.

    With fewer suits than four, cards that look alike get the same text, whichever pack they are from.
    """
    looks = game.displayed_card(card)
    return notation.card_text(looks if looks == card else looks & ~cards.SECOND_PACK)


@lru_cache(maxsize=100_000)
def pile_text(rule_set: str, spot: int, pile: Pile) -> str:
    """Return a pile in notation.

    Results are cached, because a move changes only two or three piles.
    """
    game = CATALOGUE[rule_set]
    if game.spots[spot].kind is Kind.COUNTER:
        return str(counter_value(pile))
    return "".join([card_text(game, card) for card in pile])


def text_of(game: Game, position: Position) -> str:
    """Return a position in notation, its cards as they look to the player."""
    return ".".join([pile_text(game.id, spot, pile) for spot, pile in enumerate(position)])


def described(game: Game, position: Position, moves: list[Move]) -> dict[str, bool]:
    """Return for each case that the game can have whether this position is one."""
    piles: dict[Kind, list[bytes]] = {}
    for spot, pile in zip(game.spots, position, strict=True):
        piles.setdefault(spot.kind, []).append(pile)
    spaces = piles.get(Kind.TABLEAU, []).count(b"")
    facts = {
        "with a space": spaces > 0,
        "with several spaces": spaces > 1,
        "several cards at once": any(move.n > 1 for move in moves),
    }
    if Kind.CELL in piles:
        facts["cells full"] = all(piles[Kind.CELL])
    if Kind.RESERVE in piles:
        facts["reserve used up"] = not any(piles[Kind.RESERVE])
    if Kind.STOCK in piles and Kind.WASTE in piles:
        facts["stock and waste used up"] = not any([*piles[Kind.STOCK], *piles[Kind.WASTE]])
    if Kind.COUNTER in piles:
        facts["second pass"] = piles[Kind.COUNTER] == [b"\1"]
    if game.family == "bridge":
        facts.update(_bridge_facts(position))
    if game.family == "backbone":
        facts["coccyx gone"] = not position[10]
        facts["over 80 home"] = sum(map(len, piles[Kind.FOUNDATION])) > 80
    if game.id == "backbone-traditional":
        facts["forced to fill"] = bool(game.obligation(position))
    return facts


def _bridge_facts(position: Position) -> dict[str, bool]:
    """Return for each special case of Bridge Solitaire whether this position is one."""
    now = state.read_state(position)
    playing = bool(now.contract) and not now.played_out and not now.choosing
    no_trump = playing and now.trump == 4
    return {
        "choosing": now.choosing,
        "bidding": not now.choosing and not now.contract,
        "at no trump": no_trump,
        "four turned aside at no trump": no_trump and now.turned_aside == 4,
        "a joker in the trick": any(map(hands.is_joker, now.player_card + now.house_card)),
        "a joker in the hand": playing and hands.jokers(now.hand) > 0,
        "the last card of the stock": playing and len(now.stock) == 1,
        "the stock used up": playing and not now.stock,
        "the house declares": playing and now.contract is not None and now.contract.side == 1,
        "a deal played out": now.played_out,
        "both vulnerable": min(now.sheet.games_won) == 1,
        "redoubled": playing and now.contract is not None and now.contract.doubled == 2,
    }


def rare_bridge(game: Game, chance: random.Random) -> Position:
    """Return a position before the first trick of a deal.

    It is late in the rubber, the stock is often short, and the contract is mostly at no trump.
    """
    line = random_line(game, random_deal(game, chance), chance)
    position = next(position for position, _ in line if state.read_state(position).contract)
    deals: list[rubber.ScoredDeal] = []
    for _ in range(chance.randrange(8)):
        bid = chance.choice(tricks.BIDS)
        contract = rubber.Contract(bid, chance.randrange(2), chance.randrange(3), chance.choice([0, 100, 150]))
        deal = rubber.ScoredDeal(contract, chance.randrange(14))
        if not rubber.score_sheet((*deals, deal)).over:
            deals.append(deal)
    strain = chance.choice([*tricks.STRAINS, 4, 4, 4])
    side = chance.randrange(2)
    bid = tricks.Bid(chance.choice(tricks.LEVELS), strain)
    changes: dict[int, Pile] = {
        BridgeSpot.CONTRACT: counter_pile(rubber.Contract(bid, side, chance.randrange(3)).number),
        BridgeSpot.LEADER: counter_pile(1 - side),
        BridgeSpot.DEALS: rubber.record_deals(deals) or counter_pile(0),
        BridgeSpot.STOCK: position[BridgeSpot.STOCK][chance.randrange(len(position[BridgeSpot.STOCK])) :],
    }
    return tuple(changes.get(i, pile) for i, pile in enumerate(position))


def share_of(count: int) -> int:
    """Return the share of `count` that matches the number of positions compared; at least one."""
    return max(1, round(count * _SHARE))


def beginning(game: Game, start: Position, chance: random.Random, steps: int) -> list[Position]:
    """Return the first `steps` positions of a random game that starts at a position."""
    return [position for position, _ in islice(random_line(game, start, chance), steps)]


def sample(game: Game, chance: random.Random) -> list[Position]:
    """Return different positions: of whole games, and of games that leave a recorded game late."""
    found: dict[Position, None] = {}
    for line in lines(game):
        found.update(dict.fromkeys(chance.sample(line, share_of(len(line) // 2))))
        for late in chance.sample(line[len(line) * 3 // 4 :], min(share_of(3), len(line) // 4)):
            found.update(dict.fromkeys(beginning(game, late, chance, 40)))
    for _ in range(_RARE if game.family == "bridge" else 0):
        found.update(dict.fromkeys(beginning(game, rare_bridge(game, chance), chance, 60)))
    while len(found) < POSITIONS:
        line = [position for position, _ in random_line(game, random_deal(game, chance), chance)]
        found.update(dict.fromkeys(chance.sample(line, min(len(line), 250))))
    return list(found)


def any_move(game: Game, position: Position, chance: random.Random) -> Move:
    """Return a random move, often illegal: two piles and a number of cards, a card of a hand, or a call."""
    piles = [i for i, spot in enumerate(game.spots) if spot.kind is not Kind.COUNTER]
    hands = [i for i in piles if game.spots[i].kind is Kind.HAND]
    tallies = [i for i in range(len(game.spots)) if hands and i not in piles]
    source = chance.choice([*piles, *tallies[1:2], *hands * 8])
    target = chance.choice([i for i in [*piles, *tallies[:3]] if i != source])
    if source in hands:
        return Move(source, target, chance.choice([*position[source], chance.choice(tricks.pack())]))
    if source in tallies:
        return Move(source, tallies[2], chance.randint(0, 35))
    return Move(source, target, chance.randint(1, 1 + len(position[source]) // 3))


@games
def test_positions_moves_and_results_are_the_same(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    oracle = oracle_of(game, monkeypatch)
    chance = random.Random(f"oracle {game.id}")
    seen: Counter[str] = Counter()
    for number, position in enumerate(sample(game, chance)):
        text = text_of(game, position)
        by_text = {notation.move_text(game, move): move for move in game.moves(position)}
        legal = oracle.legal_moves(game.id, text)
        assert set(by_text) == legal, text
        if hasattr(oracle, "points"):
            assert state.read_state(position).sheet.difference == oracle.points(text), text
        chosen = by_text if number % 8 == 0 else chance.sample(sorted(by_text), min(1, len(by_text)))
        for move in chosen:
            after = game.play(position, by_text[move])
            told = text_of(game, after)
            assert told == oracle.play(game.id, text, move), (text, move)
            if oracle.won(game.id, told):
                assert game.status(after) is Status.WON, told
        for _ in range(_ASKED):
            asked = any_move(game, position, chance)
            refused = game.refuse(position, asked)
            assert (notation.move_text(game, asked) in legal) == (refused is None), (text, asked)
            seen["refused"] += refused is not None
        seen.update(described(game, position, list(by_text.values())))
        seen["compared"] += 1
    assert seen["compared"] >= POSITIONS and seen["refused"] >= POSITIONS
    if EXTENT == "quick":
        return
    wanted = WANTED.get(game.family, {}) | (WANTED_FORCED if game.id == "backbone-traditional" else {})
    for fact, least in wanted.items():
        assert seen[fact] >= (least if EXTENT == "thorough" else share_of(least // 2)), (fact, seen)


def could_be_won(oracle: ModuleType, rule_set: str, position: str) -> bool:
    """Return whether any sequence of moves leads to a win; raise RuntimeError after too many positions."""
    seen, waiting = {position}, [position]
    while waiting:
        here = waiting.pop()
        if oracle.won(rule_set, here):
            return True
        after = {oracle.play(rule_set, here, move) for move in sorted(oracle.legal_moves(rule_set, here))}
        waiting += sorted(after - seen)
        seen |= after
        if len(seen) > _LOST_CAP:
            raise RuntimeError(f"more than {_LOST_CAP} positions")
    return False


def is_lost(oracle: ModuleType, rule_set: str, position: str) -> bool:
    """Return whether a position cannot be won; the oracle's own `lost` decides if it has one."""
    if hasattr(oracle, "lost"):
        lost: bool = oracle.lost(rule_set, position)
        return lost
    return not could_be_won(oracle, rule_set, position)


@games
def test_won_and_lost_are_the_same(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare the status wherever the oracle can decide it; most positions clearly allow progress."""
    oracle = oracle_of(game, monkeypatch)
    if hasattr(oracle, "LOST_CAP"):
        monkeypatch.setattr(oracle, "LOST_CAP", _LOST_CAP)
    seen: Counter[str] = Counter()
    for line in lines(game):
        # positions are tested more densely towards the end, where games are decided
        for position in [*line[:-20:FAR], *line[-20:-1:NEAR], line[-1]]:
            text = text_of(game, position)
            status = game.status(position)
            assert (status is Status.WON) == oracle.won(game.id, text)
            if not oracle.legal_moves(game.id, text):
                assert status is not Status.PLAYING
            seen[status.value] += 1
            if hasattr(oracle, "lost") or (status is Status.LOST and position is line[-1]):
                try:
                    assert (status is Status.LOST) == is_lost(oracle, game.id, text), text
                    seen["told"] += status is Status.LOST
                except RuntimeError:
                    seen["too many to tell"] += 1
    # the last position of each game is won or lost; trying all moves proves most of the losses
    playing, lost, told = amount(8, 24, 80), amount(3, 4, 10), amount(1, 2, 4)
    assert seen["won"] >= 3 and seen["lost"] >= lost and seen["playing"] >= playing, seen
    assert seen["told"] >= told and seen["too many to tell"] <= seen["told"], seen


def in_dealing_order(game: Game, number: int) -> list[str]:
    """Return the shuffled cards of a deal, in notation, in the order in which the oracle deals them."""
    stream = SplitMix64(number)
    packs = [cards.full_pack(pack) for pack in range(game.packs)]
    if game.id == "freecell":
        order = microsoft(number)
    elif game.id == "black-hole":  # the ace in the hole is not shuffled
        order = shuffled(packs[0].replace(packs[0][3:4], b""), stream) + packs[0][3:4]
    elif game.id == "backbone-traditional":
        order = b"".join(shuffled(pack, stream) for pack in packs)
    elif any(spot.kind is Kind.HAND for spot in game.spots):
        order = shuffled(tricks.pack(), stream)
    else:
        order = shuffled(b"".join(packs), stream)
    return [card_text(game, card) for card in order]


@games
def test_deals_are_the_same(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    oracle = oracle_of(game, monkeypatch)
    for number in [*range(1, amount(50, 500, 5000)), *range(2**31 - 20, 2**31)]:
        # a position of a round of Golf ends with three numbers, which the oracle's deal does not write
        text = text_of(game, game.start(number)).removesuffix(f".1.0.{number}")
        told = oracle.deal(game.id, in_dealing_order(game, number))
        if any(spot.kind is Kind.HAND for spot in game.spots):  # the oracle does not get the number of the rubber
            told = told.removesuffix(".0") + f".{number}"
        assert text == told, number
        if number % 10 == 0 and hasattr(oracle, "deal_shape"):
            oracle.deal_shape(game.id, text)


def test_microsoft_deals_are_microsofts() -> None:
    rows = {1: "JD 2D 9H JC 5D 7H 7C 5H", 617: "7D AD 5C 3S 5S 8C 2D AH", 11982: "AH AS 4H AC 2D 6S TS JS"}
    freecell = CATALOGUE["freecell"]
    for number, first_row in rows.items():
        columns = notation.position_text(freecell, freecell.start(number)).split(".")[8:]
        assert [column[:2].upper() for column in columns] == first_row.split()
