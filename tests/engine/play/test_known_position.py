"""Test the position as the player knows it: it does not depend on cards that nobody has seen."""

import random
from collections import Counter
from itertools import permutations

import pytest

from engine.core import cards
from engine.core.game import Game, Kind, Position
from engine.core.shuffle import SplitMix64
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.fresh_moves import fresh_moves
from engine.play.known_position import KnownPosition, known_position, possible_position, unseen_cards
from engine.play.session import Session
from support.extent import amount
from support.rule_sets import PLAIN
from support.twins import twin

HIDING = [game for game in CATALOGUE.values() if game.has_choices and unseen_cards(Session(game, 1))]


def wandered(game: Game, chance: random.Random) -> Session:
    """Return a game with some random moves in its first deal, some of them undone."""
    session = Session(game, chance.randint(1, 10**6))
    for _ in range(chance.randint(0, 60)):
        if session.can_undo() and chance.random() < 0.15:
            session.undo()
        moves = list(game.moves(session.position))
        if not moves:
            break
        session.play(chance.choice(moves))
        if game.deal_number(session.position) > 1:
            session.undo()
            break
    return session


def all_cards(game: Game, position: Position) -> bytes:
    return b"".join(pile for spot, pile in zip(game.spots, position, strict=True) if spot.kind is not Kind.COUNTER)


def test_most_games_hide_cards() -> None:
    families = {game.family for game in HIDING}
    assert families - PLAIN == {"backbone", "bridge", "klondike", "spider", "pyramid", "golf", "canfield"}


@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.id)
def test_games_that_look_alike_are_known_in_the_same_way(game: Game) -> None:
    chance = random.Random(game.id)
    for _ in range(amount(2, 6, 60)):
        session = wandered(game, chance)
        other = twin(session, SplitMix64(chance.randint(1, 10**9)))
        assert known_position(other) == known_position(session)
        assert fresh_moves(other) == fresh_moves(session)


@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.id)
def test_which_moves_are_legal_does_not_depend_on_unseen_cards(game: Game) -> None:
    chance = random.Random(game.id)
    for _ in range(amount(6, 20, 200)):
        session = wandered(game, chance)
        assert tuple(game.moves(known_position(session).position)) == session.turn.moves


@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.id)
def test_a_possible_position_agrees_with_what_was_seen(game: Game) -> None:
    chance = random.Random(game.id)
    for _ in range(amount(2, 4, 40)):
        session = wandered(game, chance)
        seen, unseen = known_position(session), unseen_cards(session)
        found = possible_position(game, seen, SplitMix64(chance.randint(1, 10**9)))
        names = (sorted(map(cards.identity, all_cards(game, each))) for each in (found, session.position))
        assert next(names) == next(names)
        pairs = zip(all_cards(game, found), all_cards(game, session.position), strict=True)
        for card, truth in pairs:
            assert cards.is_down(card) == cards.is_down(truth)
            if cards.identity(truth) not in unseen:
                look = game.displayed_card(card), game.displayed_card(truth)
                assert look[0] & cards.FACE == look[1] & cards.FACE
            else:
                assert any(cards.identity(card) in group for group in seen.unseen)
        assert list(game.moves(found)) == list(game.moves(session.position))


def test_a_card_seen_once_stays_known() -> None:
    """A card stays known when the waste covers it, when a redeal turns it down, and when a move is undone."""
    game = CATALOGUE["klondike"]
    session = Session(game, 1)
    turn = notation.read_move(game, "sw")
    before = len(unseen_cards(session))
    for turned in range(1, 4):
        session.play(turn)
        assert len(unseen_cards(session)) == before - turned
    session.undo()
    assert len(unseen_cards(session)) == before - 3
    while session.position[game.spots.index(next(s for s in game.spots if s.kind is Kind.STOCK))]:
        session.play(turn)
    session.play(notation.read_move(game, "ws"))
    assert len(unseen_cards(session)) == before - 24


def test_every_order_of_the_unseen_cards_is_equally_likely() -> None:
    game = CATALOGUE["klondike"]
    piles = dict.fromkeys((spot.name for spot in game.spots), "")
    piles |= {"t1": "~2h~3h~4hKs"}
    session = Session(game, 1)
    session.root.position = notation.read_position(game, ".".join(piles.values()))
    stream, seen = SplitMix64(7), known_position(session)
    found = Counter(possible_position(game, seen, stream) for _ in range(6000))
    assert len(found) == len(list(permutations(range(3))))
    assert all(900 < count < 1100 for count in found.values())


def test_where_packs_are_dealt_one_after_the_other_a_card_stays_in_its_pack() -> None:
    game = next(game for game in HIDING if game.packs_apart)
    session = Session(game, 3)
    found = possible_position(game, known_position(session), SplitMix64(5))
    stock = game.spots.index(next(spot for spot in game.spots if spot.kind is Kind.STOCK))
    packs = [card & cards.SECOND_PACK for card in session.position[stock]]
    assert [card & cards.SECOND_PACK for card in found[stock]] == packs
    assert found[stock] != session.position[stock]


def test_later_deals_of_a_round_are_dealt_anew() -> None:
    game = CATALOGUE["golf-9"]
    first, second = (known_position(Session(game, 1)), known_position(Session(game, 2)))
    assert first.position[-1] == second.position[-1]
    stream = SplitMix64(1)
    assert len({possible_position(game, first, stream)[-1] for _ in range(9)}) == 9


def test_a_move_back_to_a_known_position_is_not_fresh() -> None:
    """Two passes through Klondike's stock without a play show all cards, so a third pass shows nothing new."""
    game = CATALOGUE["klondike"]
    session = Session(game, 1)
    turn, over = (notation.read_move(game, text) for text in ("sw", "ws"))
    for _ in range(24):
        assert turn in fresh_moves(session)
        session.play(turn)
    assert over in fresh_moves(session)
    session.play(over)
    for _ in range(23):
        assert turn in fresh_moves(session)
        session.play(turn)
    assert turn not in fresh_moves(session)


def test_moves_that_come_to_the_same_count_once() -> None:
    """With the stock used up, all empty columns of Spider are equivalent targets."""
    game = CATALOGUE["spider"]
    piles = dict.fromkeys((spot.name for spot in game.spots), "")
    session = Session(game, 1)
    session.root.position = notation.read_position(game, ".".join((piles | {"t1": "KsQhJs"}).values()))
    assert len(list(game.moves(session.position))) == 9
    assert len(fresh_moves(session)) == 1


def test_a_pair_of_pyramid_counts_once_whichever_of_its_cards_is_moved() -> None:
    session = Session(CATALOGUE["pyramid"], 3)
    moves = list(session.game.moves(session.position))
    pairs = {frozenset(move[:2]) for move in moves}
    assert len(fresh_moves(session)) == len(pairs) < len(moves)


def test_nothing_is_hidden_where_all_cards_lie_open() -> None:
    session = Session(CATALOGUE["freecell"], 1)
    assert known_position(session) == KnownPosition(session.position, ())
