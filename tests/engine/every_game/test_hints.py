"""Test the rules that hints obey in every rule set: a player who follows them never goes round in a circle."""

import random
from unittest.mock import Mock

import pytest

from engine.core.automatic_moves import play_through
from engine.core.game import Game, Kind, Move, Position, Status, spots_of
from engine.core.saying import say
from engine.games.catalogue import CATALOGUE
from engine.games.lessons import LESSONS
from engine.play.session import Session
from engine.solving.gains import gains
from engine.solving.hints import hint
from engine.solving.knowledge import Knowledge
from engine.solving.reach import Reach, merit, reach_of
from engine.solving.solve import Answer, Verdict
from support.english import english
from support.extent import amount
from support.solving import games
from support.strategies import lines, recorded

STARTS = amount(2, 5, 40)
FOLLOWED = amount(20, 40, 80)
NODES = 60  # few, so that most searches end without an answer and the hint has to guess


def wandered(game: Game, chance: random.Random) -> Session:
    """Return a game after some random moves, so that earlier positions exist to go back to."""
    session = Session(game, chance.randint(1, 999_999))
    for _ in range(chance.choice([0, 5, 20, 60])):
        moves = list(game.moves(session.position))
        if not moves:
            break
        session.play(chance.choice(moves))
    return session


def been(session: Session) -> set[Position]:
    """Return the keys of the positions that the game has had; equivalent positions have the same key."""
    return {session.game.key(position) for position in positions(session)}


def positions(session: Session) -> list[Position]:
    return [session.root.position, *(node.position for node in session.line())]


def leads_back(session: Session, move: Move) -> bool:
    return session.game.key(play_through(session.game, session.position, move)) in been(session)


def is_at_an_end(session: Session) -> bool:
    moves = session.game.moves(session.position)
    return session.status() is not Status.PLAYING or all(leads_back(session, move) for move in moves)


@pytest.mark.in_turn(3)
@games
def test_a_guess_never_leads_back_while_something_else_is_there(game: Game) -> None:
    chance = random.Random(f"guesses in {game.id}")
    for _ in range(STARTS):
        session, knowledge = wandered(game, chance), Knowledge(game)
        for _ in range(FOLLOWED):
            given = hint(session, knowledge)
            if given.move is None:
                assert is_at_an_end(session)
                break
            assert not leads_back(session, given.move), session.link()
            session.play(given.move)


@pytest.mark.in_turn(3)
@games
@pytest.mark.parametrize("answer", [Answer.IMPOSSIBLE, Answer.UNKNOWN])
def test_a_hint_leads_back_only_on_the_way_to_something_better(game: Game, answer: Answer) -> None:
    """When no win is known, the page searches for the best reachable position; here it has little time."""
    chance = random.Random(f"{answer} {game.id}")
    for _ in range(STARTS):
        session, knowledge = wandered(game, chance), Knowledge(game)
        knowledge.learn(session.here, Verdict(answer, (), 1))
        best, steps = merit(game, session.position), 0
        for _ in range(FOLLOWED):
            reach = knowledge.reach(session.position)
            if reach is None:
                reach = reach_of(game, positions(session), NODES)
                knowledge.learn_reach(session.position, reach)
                best, steps = merit(game, session.position), len(reach.line)
            given = hint(session, knowledge)
            if given.move is None:
                assert reach.is_useless or is_at_an_end(session)
                assert not any(gets_better(game, session.position, move) for move in game.moves(session.position))
                break
            assert given.move == reach.line[0] if reach.line else not leads_back(session, given.move)
            session.play(given.move)
            if reach.line:
                steps -= 1
                assert steps or merit(game, session.position) > best or game.progress_label(session.position)


def gets_better(game: Game, position: Position, move: Move) -> bool:
    return merit(game, play_through(game, position, move)) > merit(game, position)


def test_of_the_next_deal_of_a_lost_round_nothing_is_said_before_it_was_searched() -> None:
    """The hint once called it useless to play on, although no search had looked at the 35 cards on the table."""
    game = CATALOGUE["golf-9"]
    session, knowledge = Session(game, 1), Knowledge(game)
    knowledge.learn(session.here, Verdict(Answer.IMPOSSIBLE, (), 1))
    line = reach_of(game, [session.position]).line
    knowledge.learn_reach(session.position, Reach(line, is_proved=True))
    for move in line:
        session.play(move)
    assert knowledge.reach(session.position) is None


@pytest.mark.every_case
@games
def test_an_empty_pile_counts_as_gained_only_if_more_piles_are_empty_afterwards(game: Game) -> None:
    for line in lines(game):
        for position in line[:: amount(47, 13, 3)]:
            for move in game.moves(position):
                after = play_through(game, position, move)
                for gain in gains(game, position, move):
                    if gain.brief and gain.brief.name in {"frees-a-space", "frees-a-place"}:
                        kind = game.spots[move.source].kind
                        assert empty(game, after, kind) > empty(game, position, kind)


def empty(game: Game, position: Position, kind: Kind) -> int:
    return sum(not position[spot] for spot in spots_of(game, kind))


@pytest.mark.parametrize("number", [41, 55])
def test_a_king_on_an_empty_rib_is_not_taken_back_and_forth(number: int) -> None:
    """The hint once moved a king between empty ribs in these AisleRiot deals, since each move "freed a space"."""
    session = Session(CATALOGUE["backbone-aisleriot"], number)
    seen = been(session)
    for _ in range(120):
        given = hint(session, Knowledge(session.game))
        if given.move is None:
            break
        session.play(given.move)
        assert session.game.key(session.position) not in seen
        seen = been(session)


# What the words of a hint promise


def lost(number: int = 2) -> tuple[Session, Knowledge]:
    session = Session(CATALOGUE["golf"], number)
    knowledge = Knowledge(session.game)
    knowledge.learn_answer(session.root, Answer.IMPOSSIBLE)
    return session, knowledge


def test_in_a_lost_game_of_golf_the_hints_lead_to_the_fewest_cards_left() -> None:
    session, knowledge = lost()
    reach = reach_of(session.game, positions(session))
    assert reach.is_proved
    knowledge.learn_reach(session.position, reach)
    told = english(hint(session, knowledge).words)
    assert told.startswith("Could never be won. Best move: ")
    while (given := hint(session, knowledge)).move:
        session.play(given.move)
    left = session.game.score(session.position)
    assert told.endswith(english(say("way-leads-to", scored="left", count=left)))
    assert given.lost and (given.useless or session.status() is Status.LOST)


def test_what_is_not_proved_to_be_the_best_move_is_called_a_guess() -> None:
    session, knowledge = lost()
    move = next(iter(session.game.moves(session.position)))
    knowledge.learn_reach(session.position, Reach((move,), is_proved=False))
    assert english(hint(session, knowledge).words).startswith("Could never be won. Best guess: ")


def test_the_number_of_very_many_moves_to_the_win_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(CATALOGUE["backbone"], LESSONS[0].number)
    move = next(iter(session.game.moves(session.position)))
    for count, is_told in ((150, True), (151, False)):
        knowledge = Knowledge(session.game)
        monkeypatch.setattr(knowledge, "line", Mock(return_value=(move,) * count))
        why = hint(session, knowledge).why
        assert why and (f"{count} moves" in english(why)) is is_told


def test_in_spider_no_card_alone_is_gained_but_a_whole_run() -> None:
    game = CATALOGUE["spider"]
    named = set()
    for _, link in recorded(game):
        for node in Session.read(link, CATALOGUE).line():
            if node.parent and node.move and not node.is_automatic:
                named |= {gain.words.name for gain in gains(game, node.parent.position, node.move)}
    assert "gain-run" in named and "gain-home" not in named
