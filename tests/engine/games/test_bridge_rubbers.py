"""Test whole rubbers of Bridge Solitaire, random and recorded, and that nothing said depends on hidden cards."""

import random
from collections.abc import Iterator

import pytest

from engine.core import cards
from engine.core.automatic_moves import automatic_moves
from engine.core.game import Move, Position, Status
from engine.core.turn import Turn
from engine.games.bridge import rubber, state
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.session import Session
from engine.view import speech
from support.bridge_positions import (
    GAME,
    NEXT_DEAL,
    PILES,
    SPOT,
    WHOLE_PACK,
    counter_pile,
    deal_number,
    follow,
    grid,
    report,
    spoken,
    tricks_so_far,
)
from support.english import english
from support.sessions import undo_all
from support.strategies import recorded

# Whole rubbers


def thoughtful(position: Position, chance: random.Random) -> Move:
    """Return a random move that makes progress: mostly keep six cards, bid low or pass, play any legal card."""
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
    """Assert that cards in hand and tricks are thirteen together, and that every trick has its number of cards."""
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
        # what is said of a move may also name the cards that the move turns up, but no others
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
    return [*piles, *reasons, *seen, speech.possible(Turn(GAME, position)), speech.overview(GAME, position)]


# Sessions


def choosing(session: Session, skip: int = 0) -> None:
    """Keep six cards, leaving out the first `skip` cards of the hand, and end the choice."""
    for card in list(session.position[SPOT["h"]])[skip:]:
        kept = GAME.raised_cards(session.position, SPOT["h"])
        if len(kept) < 6 and card not in kept:
            session.play(Move(SPOT["h"], SPOT["k"], card))
    session.play(next(move for move in GAME.moves(session.position) if move.target == SPOT["d"]))


def before_the_calls(*, house_bids: bool) -> Iterator[Session]:
    """Yield games before the player's call in which the house has bid, or in which it has passed."""
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
    session.play(PASS)  # after a pass the player leads
    one, other = plays(session)[:2]
    session.play(one)
    assert not session.has_peeked()
    session.undo()
    session.play(other)
    assert session.has_peeked()
    assert Session.read(session.text(), CATALOGUE).has_peeked()
    assert not Session.read(session.link(), CATALOGUE).has_peeked()
    assert GAME.counts_peeks


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
    session.undo()  # the house has already led a card
    session.play(PASS)
    assert session.has_peeked()


def test_taking_a_trick_with_another_card_shows_nothing() -> None:
    """After the player wins a trick led by the house, no card is turned until the player leads."""
    for session in before_the_calls(house_bids=False):
        session.play(plays(session)[0])  # after this bid the player declares, so the house leads
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


# Looking ahead: seeing a card, undoing, and playing differently


def test_a_pass_taken_back_shows_nothing_but_a_bid_shows_what_the_house_leads() -> None:
    """Looking ahead means that a card was turned up. After a pass the player leads, and no card is turned up."""
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
        words = GAME.caption(node.position, SPOT["t"])
        if now.contract and not now.played_out and now.hand and not now.player_card:
            leads = now.leader == rubber.PLAYER and not now.house_card
            assert english(words) == ("your lead" if leads else "your card")
            seen.add((now.leader, bool(now.house_card)))
    assert {(rubber.PLAYER, False), (rubber.HOUSE, False), (rubber.HOUSE, True)} <= seen
