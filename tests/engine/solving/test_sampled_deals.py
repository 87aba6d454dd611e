"""Test advice that uses only cards the player has seen: its chances, and that hidden cards never change it."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest

from engine.core.automatic_moves import play_through
from engine.core.bit_by_bit import at_once
from engine.core.game import Game, Kind, Move, Position
from engine.core.saying import say
from engine.core.shuffle import SplitMix64
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.fresh_moves import fresh_moves
from engine.play.known_position import KnownPosition, known_position, unseen_cards
from engine.play.session import Session
from engine.solving import fair_hint
from engine.solving.advisers import adviser
from engine.solving.chance import Chance
from engine.solving.models import can_judge
from engine.solving.sampled_deals import Advising
from engine.solving.simple_players import has_simple_player, simple_player
from engine.solving.solve import Answer, solve
from support.english import english, message
from support.extent import amount
from support.rule_sets import PLAIN
from support.strategies import recorded
from support.twins import renamed, twin

HIDING = [game for game in CATALOGUE.values() if fair_hint.is_asked_for(Session(game, 1))]

# A game of Spider in which the last move of a plan completes a run and so turns up a face-down card.
LAST_OF_A_RUN = (
    "v1/spider-1/25/st1.t8t3.t3t6x2.t8t5.t8t2.t4t8.t10t4.t6t10x3.t6t4.t10t8x2.t8t6x4.t6t2x5.t5t6x2.t5t7.t5t8.t5t1."
    "st1.t6t1.t7t5.t10t7.t9t1.t9t1.t5t6x2.t8t7x3.t5t8.t9t10.t9t7.t9t10.t7t8x5.t8t9x7.t9t1x8.t7t8x2.t9t7"
)


def advice(session: Session, samples: int, nodes: int = 300) -> tuple[Chance, ...]:
    """Return the chances of all moves after this number of samples."""
    advising = adviser(session.game, known_position(session), fair_hint.moves_to_judge(session), samples, nodes)
    while not advising.step(1000):
        pass
    return advising.chances


def midway(game: Game, chance: random.Random) -> Session:
    """Return a recorded game up to a random move in its first deal."""
    *_, link = chance.choice(recorded(game))
    whole = Session.read(link, CATALOGUE)
    session = Session(game, whole.number)
    nodes = [node for node in whole.line() if game.deal_number(node.position) == 1]
    for node in nodes[: chance.randrange(len(nodes))]:
        if node.move and not node.is_automatic:
            session.play(node.move)
    return session


def test_it_is_given_for_every_game_with_hidden_cards_and_choices() -> None:
    patiences = {"backbone", "klondike", "spider", "pyramid", "golf", "canfield"}
    assert {game.family for game in HIDING} - PLAIN == patiences | {"bridge"}


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.id)
def test_positions_that_look_alike_get_the_same_advice(game: Game) -> None:
    chance = random.Random(game.id)
    for _ in range(amount(1, 2, 20)):
        session = midway(game, chance)
        other = twin(session, SplitMix64(chance.randint(1, 10**9)))
        assert advice(other, 3) == advice(session, 3)


def near_the_end(unseen: int, name: str = "klondike") -> Session:
    """Return a recorded game up to where `unseen` cards have never been seen."""
    game = CATALOGUE[name]
    for *_, link in recorded(game):
        whole = Session.read(link, CATALOGUE)
        session = Session(game, whole.number)
        for node in whole.line():
            assert node.move
            session.play(node.move)
            if len(unseen_cards(session)) == unseen and len(fair_hint.moves_to_judge(session)) > 1:
                return session
    raise AssertionError("no recorded game comes so far")


def is_won(game: Game, before: Position, move: Move) -> bool:
    """Return whether a move wins: for the game's simple player if it has one, otherwise with all cards known."""
    after = play_through(game, before, move)
    if not has_simple_player(game):
        return solve(game, after).answer is Answer.WINNABLE
    return at_once(simple_player(game, before).play_on(after))


@pytest.mark.parametrize("name", ["klondike", "golf"])
def test_chances_are_those_of_all_orders_of_the_unseen_cards(name: str) -> None:
    session = near_the_end(4, name)
    game = session.game
    unseen = sorted(unseen_cards(session))
    wins: Counter[Move] = Counter()
    orders = list(permutations(unseen))
    moves = fair_hint.moves_to_judge(session)
    for order in orders:
        position = renamed(game, session.position, dict(zip(unseen, order, strict=True)))
        for move in moves:
            wins[move] += is_won(game, position, move)
    found = advice(session, 200, nodes=100_000)
    assert {one.move for one in found} == set(moves)
    for one in found:
        assert one.unknown == 0
        low, high = one.interval
        assert low - 0.03 <= wins[one.move] / len(orders) <= high + 0.03


def test_a_move_is_clearly_worse_only_if_luck_can_hardly_be_the_reason() -> None:
    game = CATALOGUE["klondike"]
    session = near_the_end(4)
    moves = fair_hint.moves_to_judge(session)
    advising = Advising(game, known_position(session), moves, 50)
    first, second = moves[:2]
    advising._outcomes = {first: [True] * 9, second: [False] * 9}
    assert advising._is_clear(first, second) and not advising._is_clear(second, first)
    advising._outcomes[second][0] = True
    assert not advising._is_clear(first, second)


@pytest.mark.parametrize(("name", "is_held"), [("canfield", True), ("klondike", False)])
def test_a_plan_is_given_up_only_if_another_move_is_clearly_better(name: str, is_held: bool) -> None:
    session = Session(CATALOGUE[name], 7)
    own, other = moves = fair_hint.moves_to_judge(session)[:2]
    advising = Advising(session.game, known_position(session), moves, 50)
    advising._outcomes[own] += [False] * 3 + [True] * 9
    advising._outcomes[other] += [True] * 12
    assert advising.chances[0].move == (own if is_held else other)
    advising._outcomes[own][3] = False
    assert advising.chances[0].move == other


def plans_of(session: Session) -> list[Sequence[Move]]:
    """Return the plans of the simple player in the position as the player knows it."""
    position = known_position(session).position
    return list(simple_player(session.game, position).plans(position))


@pytest.mark.in_turn(3)
@pytest.mark.slow
@pytest.mark.parametrize("name", ["spider", "spider-2", "spider-1"])
def test_a_plan_in_spider_is_followed_until_another_card_is_seen(name: str) -> None:
    followed = without_stock = 0
    for number in range(5, amount(6, 6, 50)):
        session = Session(CATALOGUE[name], number)
        while unseen := unseen_cards(session):
            plans = plans_of(session)
            if not plans:
                assert fair_hint.moves_to_judge(session)  # there may be legal moves although there is no plan
                break
            for at, move in enumerate(plans[0]):
                assert unseen_cards(session) == unseen
                judged = fair_hint.moves_to_judge(session)
                assert judged[0] == move and (len(judged) == 1 or not at)
                if at == 1:
                    assert fair_hint.moves_to_judge(twin(session, SplitMix64(number))) == judged
                session.play(move)
            followed += len(plans[0]) > 1
            without_stock += len(plans[0]) > 1 and not session.position[-1]
    assert followed >= 5
    assert without_stock or name == "spider"


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", ["spider", "spider-2", "spider-1"])
def test_the_words_of_a_move_say_when_its_plan_turns_up_a_card_or_deals(name: str) -> None:
    told_later: set[str] = set()
    for number in range(5, amount(6, 7, 50)):
        session = Session(CATALOGUE[name], number)
        while (unseen := unseen_cards(session)) and (plans := plans_of(session)):
            told: list[str] = []
            stock = session.position[-1]
            for move in plans[0]:
                assert unseen_cards(session) == unseen
                told += map(english, fair_hint.words_of_moves(session, [move]))
                session.play(move)
            assert unseen_cards(session) != unseen
            end = say("gain-turned" if session.position[-1] == stock else "card-to-every-column")
            for later, words in enumerate(reversed(told[:-1]), start=1):
                assert words.endswith(f", {english(say('gain-later', count=later, gain=end))}")
            assert told[-1].endswith(
                message("turns-a-card") if end.name == "gain-turned" else "a card to every column"
            )
            told_later.update(f"{end.name} {later}" for later in range(1, len(told)))
    assert {"gain-turned 1", "gain-turned 2", "gain-turned 3", "card-to-every-column 1"} <= told_later


def test_a_card_that_a_complete_run_leaves_behind_is_turned_up_in_words_too() -> None:
    session = Session.read(LAST_OF_A_RUN, CATALOGUE)
    moves = fair_hint.moves_to_judge(session)
    told = [english(words) for words in fair_hint.words_of_moves(session, moves)]
    assert told == ["eight of spades and seven more to column 6, frees the nine of spades, turns up a card"]
    unseen = unseen_cards(session)
    session.play(moves[0])
    assert len(unseen_cards(session)) == len(unseen) - 1


def test_a_plan_that_was_left_is_planned_no_longer() -> None:
    session, left = Session(CATALOGUE["spider"], 7), 0
    while left < amount(5, 25, 500) and (plans := plans_of(session)):
        for move in fresh_moves(session):
            unseen = unseen_cards(session)
            session.play(move)
            if unseen_cards(session) == unseen and move not in {plan[0] for plan in plans}:
                begun = {plan[0] for plan in plans_of(session)} & set(fresh_moves(session))
                assert not begun or set(fair_hint.moves_to_judge(session)) <= begun
                left += len(begun) > 1
            session.undo()
        session.play(plans[0][0])
    assert left >= 5


@pytest.mark.in_turn(3)
def test_with_three_samples_the_own_move_of_a_player_that_plans_comes_first() -> None:
    for number in range(1, amount(3, 5, 100)):
        session = Session(CATALOGUE["spider"], number)
        for _ in range(number):
            session.play(fair_hint.moves_to_judge(session)[0])
        assert advice(session, 3)[0].move == fair_hint.moves_to_judge(session)[0]


def test_in_spider_too_all_moves_are_judged_when_all_cards_were_seen() -> None:
    session = Session(CATALOGUE["spider"], 1)
    session.root.position = notation.read_position(session.game, "........9h.Ts.Js.Kc.Kd.Kh.Ks.KC.KD.KH.")
    assert len(fair_hint.moves_to_judge(session)) == len(fresh_moves(session)) == 2


def test_without_samples_nothing_is_claimed() -> None:
    assert Chance(Move(0, 1), 0, 0, 0).interval == (0, 1)
    low, high = Chance(Move(0, 1), 41, 2, 50).interval
    assert 0.68 < low < 0.82 < high < 0.95


def test_a_hint_names_the_best_move_and_how_often_it_won() -> None:
    session = near_the_end(4)
    chances = advice(session, 5)
    hint = fair_hint.hint(session, chances)
    assert hint.move == chances[0].move
    assert hint.words.name == "fair-hint"
    guess = fair_hint.hint(session, ())
    assert (guess.words.name, guess.move) == ("guess", fair_hint.moves_to_judge(session)[0])


def test_where_nothing_new_can_be_reached_the_hint_says_so() -> None:
    game = CATALOGUE["klondike"]
    session = Session(game, 1)
    piles = dict.fromkeys((spot.name for spot in game.spots), "") | {
        "t1": "~3h~4hKs",
        "t2": "Kh",
        "t3": "Kd",
        "t4": "Kc",
        "t5": "2s",
        "t6": "2c",
        "t7": "2h",
    }
    session.root.position = notation.read_position(game, ".".join(piles.values()))
    assert fair_hint.hint(session, ()).words.name == "only-ways-back"


@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.id)
def test_the_words_of_a_move_tell_nothing_that_is_hidden(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(game.id)
    for _ in range(amount(1, 2, 20)):
        session = midway(game, chance)
        other = twin(session, SplitMix64(chance.randint(1, 10**9)))
        moves = fair_hint.moves_to_judge(session)
        told = fair_hint.words_of_moves(session, moves)
        assert told == fair_hint.words_of_moves(other, moves)
        monkeypatch.setattr(fair_hint, "known_position", lambda session: KnownPosition(session.position, ()))
        assert told == fair_hint.words_of_moves(session, moves)
        monkeypatch.undo()


def test_a_card_of_the_reserve_that_nobody_has_seen_has_no_name() -> None:
    game = CATALOGUE["canfield"]
    for number in range(1, 60):
        session = Session(game, number)
        for move in game.moves(session.position):
            if game.spots[move.source].kind is Kind.RESERVE and game.spots[move.target].kind is Kind.FOUNDATION:
                (told,) = fair_hint.words_of_moves(session, [move])
                assert message("turns-a-card") in english(told) and "frees" not in english(told)
                return
    raise AssertionError("no deal has such a move")


def test_once_all_cards_were_seen_it_is_not_asked_for() -> None:
    assert not fair_hint.is_asked_for(Session(CATALOGUE["freecell"], 1))
    assert not fair_hint.is_asked_for(Session(CATALOGUE["clock"], 1))
    assert not can_judge(CATALOGUE["bridge"])
