"""The laws that every rule set keeps, whatever its game."""

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.core import cards, lifting
from engine.core.cards import Pile
from engine.core.game import Game, Kind, Move, Position, Status, counter_value
from engine.core.layouts import VIEWS, Layout
from engine.core.patience import Patience
from engine.core.saying import Saying, say
from engine.core.turn import Turn
from engine.games.bridge import tricks
from engine.games.catalogue import CATALOGUE
from engine.games.golf import Golf
from engine.games.rules import rules_page
from engine.play import intents, notation
from engine.play.session import Session
from engine.view import speech
from engine.view.board import Board, CardView, SpotView, board, fitted, mirrored
from engine.view.pile_fans import SHAPE
from engine.words.english import LANGUAGE
from support.english import english
from support.extent import amount
from support.sessions import undo_all
from support.strategies import GAMES, is_call, legal_moves, lines, numbers, positions, triples

pytestmark = pytest.mark.in_turn(3)

games = pytest.mark.parametrize("game", GAMES, ids=list(CATALOGUE))
# Those that are told by what lies on what.
PATIENCES = [game for game in GAMES if isinstance(game, Patience)]
patiences = pytest.mark.parametrize("game", PATIENCES, ids=[game.id for game in PATIENCES])
# Those whose player chooses the moves, and those of them in which several cards of the tableau move as one.
CHOICES = [game for game in PATIENCES if game.has_choices]
choices = pytest.mark.parametrize("game", CHOICES, ids=[game.id for game in CHOICES])
WITH_STOCK = [game for game in PATIENCES if game.stock >= 0]
with_stock = pytest.mark.parametrize("game", WITH_STOCK, ids=[game.id for game in WITH_STOCK])
WITH_RUNS = [game for game in CHOICES if Kind.TABLEAU in game.runs]
with_runs = pytest.mark.parametrize("game", WITH_RUNS, ids=[game.id for game in WITH_RUNS])
# Examples for laws that ask about every move there could be, so that each example is thousands.
FEW = amount(2, 8, 60)
# And for those that play a whole session.
SOME = amount(3, 12, 100)
# Of the positions of whole games every so many are looked at, and the last of each.
APART = amount(101, 71, 13)
views = pytest.mark.parametrize("view", VIEWS)


def all_cards(game: Game, position: Position) -> list[int]:
    return [
        card
        for spot, pile in zip(game.spots, position, strict=True)
        if spot.kind is not Kind.COUNTER
        for card in pile
    ]


def every_triple(game: Game, position: Position) -> list[Move]:
    """Every number of cards of every pile to every other, and always one more than there are.

    Of a hand every card of the pack, and every call there could be and one that could not.
    """
    spots = range(len(game.spots))
    some: dict[Kind, Iterable[int]] = {Kind.HAND: tricks.pack(), Kind.COUNTER: range(37)}
    numbers = [
        some.get(game.spots[spot].kind) or range(1, max(3, min(len(position[spot]), 13) + 1) + 1) for spot in spots
    ]
    return [Move(source, target, n) for source in spots for target in spots for n in numbers[source]]


def whole_pack(game: Game) -> Pile:
    """All the cards of a game; with hands come jokers."""
    if any(spot.kind is Kind.HAND for spot in game.spots):
        return tricks.pack()
    return b"".join(map(cards.full_pack, range(game.packs)))


def cards_on(position: Position, spots: Iterable[int]) -> int:
    return sum(len(position[i]) for i in spots)


def spots_of(game: Game, *kinds: Kind) -> list[int]:
    return [i for i, spot in enumerate(game.spots) if spot.kind in kinds]


def counted(game: Game, position: Position) -> int:
    """What the points of the rule set count, read off the table."""
    if game.words.scored == "shown":
        return sum(not cards.is_down(card) for card in all_cards(game, position))
    kind = Kind.TABLEAU if game.words.scored == "left" else Kind.FOUNDATION
    before = [position[i] for i, spot in enumerate(game.spots) if spot.title == say("cards-left-before")]
    return cards_on(position, spots_of(game, kind)) + sum(map(counter_value, before))


def is_turn(game: Game, move: Move) -> bool:
    """Whether the stock turns to the waste, or the waste becomes the stock."""
    return {game.spots[move.source].kind, game.spots[move.target].kind} == {Kind.STOCK, Kind.WASTE}


# The catalogue and its deals


@games
def test_a_rule_set_is_listed_under_its_own_id(game: Game) -> None:
    assert CATALOGUE[game.id] is game
    assert game.title and game.family and game.source
    page = rules_page(game, LANGUAGE)
    headings = re.findall(r"^# (.+)$", page, re.MULTILINE)
    assert headings[:3] == ["The table", "The aim", "Play"] and headings[-1] == "Source"
    assert page.endswith(english(game.source))


@games
def test_spots_have_names_of_their_own_and_titles_of_their_own(game: Game) -> None:
    assert len({spot.name for spot in game.spots}) == len(game.spots)
    assert len({spot.title for spot in game.spots}) == len(game.spots)


@games
@given(number=numbers)
def test_a_deal_is_the_whole_pack_and_the_same_every_time(game: Game, number: int) -> None:
    position = game.start(number)
    assert Counter(map(cards.identity, all_cards(game, position))) == Counter(whole_pack(game))
    assert game.start(number) == position


@games
@given(number=numbers)
def test_the_next_number_gives_another_deal(game: Game, number: int) -> None:
    other = number + 1 if number < 2**31 - 1 else 1
    assert game.start(number) != game.start(other)


# Moves


@games
@given(data=st.data())
def test_cards_are_conserved(game: Game, data: st.DataObject) -> None:
    position, move = data.draw(legal_moves(game))
    before = Counter(map(cards.identity, all_cards(game, position)))
    assert Counter(map(cards.identity, all_cards(game, game.play(position, move)))) == before


@games
@given(data=st.data())
@settings(max_examples=FEW)
def test_the_moves_generated_are_exactly_those_not_refused(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    generated = list(game.moves(position))
    assert len(set(generated)) == len(generated)
    assert set(generated) == {move for move in every_triple(game, position) if game.refuse(position, move) is None}


@games
@given(data=st.data())
def test_a_move_changes_the_position_and_leaves_the_old_one_alone(game: Game, data: st.DataObject) -> None:
    position, move = data.draw(legal_moves(game))
    text = notation.position_text(game, position)
    assert game.play(position, move) != position
    assert notation.position_text(game, position) == text


@games
@given(data=st.data())
@settings(max_examples=FEW)
def test_a_refusal_is_a_sentence(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    for move in every_triple(game, position):
        refusal = game.refuse(position, move)
        if refusal is not None:
            reason = english(refusal)
            assert reason[0].isupper() and reason.endswith(".") and "\n" not in reason
            assert "  " not in reason and "Only no card" not in reason


@games
@given(data=st.data())
@settings(max_examples=FEW)
def test_a_refusal_never_gives_a_hidden_card_away(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    assume(game.automatic_move(position) is None)  # what comes of itself may well hang on a hidden card
    hidden = (card for pile in reversed(position) for card in reversed(pile) if cards.is_down(card))
    tallies = spots_of(game, Kind.COUNTER)
    turned_back = tuple(
        pile if i in tallies else bytes(next(hidden) if cards.is_down(card) else card for card in pile)
        for i, pile in enumerate(position)
    )
    for move in every_triple(game, position):
        assert game.refuse(position, move) == game.refuse(turned_back, move)


@games
@pytest.mark.parametrize(
    "move", [Move(-1, 0), Move(0, -1), Move(0, 99), Move(99, 0), Move(0, 1, 0), Move(0, 1, -1)]
)
def test_a_place_that_is_not_on_the_table_is_refused(game: Game, move: Move) -> None:
    assert game.refuse(game.start(1), move)


def lies_under(game: Patience, kind: Kind) -> bool:
    """Whether cards go under a pile, as under the hours of a clock: no relation says what lies on what there."""
    return kind is Kind.TABLEAU and kind not in game.packing


@patiences
@given(data=st.data())
def test_what_is_laid_fits_by_the_targets_own_relation(game: Game, data: st.DataObject) -> None:
    assert isinstance(game, Patience)
    position = data.draw(positions(game))
    for move in game.moves(position):
        after = game.play(position, move)
        if len(after[move.target]) <= len(position[move.target]) or game.is_stock_turn(move.source, move.target):
            continue
        for spot, (old, new) in enumerate(zip(position, after, strict=True)):
            if len(new) > len(old):
                assert_laid(game, position, spot, new)


def assert_laid(game: Patience, position: Position, spot: int, new: Pile) -> None:
    """The pile grew as it may."""
    old, kind = position[spot], game.spots[spot].kind
    if lies_under(game, kind):
        assert new[1:] == old[: len(new) - 1]
        return
    assert new[: len(old)] == old
    if kind is Kind.FOUNDATION and kind not in game.packing:  # a whole run came by itself
        follows = game.runs[Kind.TABLEAU]
        assert len(new) == 13 and all(follows.allows(card, under) for under, card in pairwise(new))
        return
    laid = new[len(old)]
    if old:
        assert game.packing[kind].allows(laid, old[-1])
    else:
        assert laid in game.accepted_cards(position, spot)


@patiences
@given(data=st.data())
def test_a_card_that_leaves_with_another_pairs_with_it(game: Game, data: st.DataObject) -> None:
    """Where a move lays nothing on its target, both cards go home, and no other card moves."""
    assert isinstance(game, Patience)
    position = data.draw(positions(game))
    for move in game.moves(position):
        after = game.play(position, move)
        taken, met = position[move.source], position[move.target]
        if len(after[move.target]) == len(met) - move.n and move.n == 1 and not is_turn(game, move):
            assert game.packing[game.spots[move.target].kind].allows(taken[-1], met[-1])
            home = spots_of(game, Kind.FOUNDATION)[0]
            changed = {
                move.source: taken[:-1],
                move.target: met[:-1],
                home: position[home] + taken[-1:] + met[-1:],
            }
            assert after == tuple(changed.get(i, pile) for i, pile in enumerate(position))


@patiences
@given(data=st.data())
def test_cards_that_move_as_one_hang_together(game: Game, data: st.DataObject) -> None:
    assert isinstance(game, Patience)
    position = data.draw(positions(game))
    for move in game.moves(position):
        for under, card in pairwise(position[move.source][-move.n :]):
            assert game.runs[game.spots[move.source].kind].allows(card, under)


@patiences
@given(data=st.data())
def test_no_card_face_down_is_laid_upon_or_taken_but_in_the_stock(game: Game, data: st.DataObject) -> None:
    assert isinstance(game, Patience)
    position, move = data.draw(legal_moves(game))
    giver, taker = position[move.source], position[move.target]
    kind = game.spots[move.target].kind
    if game.spots[move.source].kind is not Kind.STOCK:
        assert not any(map(cards.is_down, giver[-move.n :]))
    if taker and kind is not Kind.STOCK and not lies_under(game, kind):
        assert not cards.is_down(taker[-1])


@patiences
@given(data=st.data())
def test_cards_lie_face_down_only_in_the_stock_and_where_the_deal_laid_them_so(
    game: Game, data: st.DataObject
) -> None:
    position = data.draw(positions(game))
    deal = game.start(1)
    closed = {game.spots[i].kind for i in spots_of(game, *Kind) if any(map(cards.is_down, deal[i]))}
    for i, (spot, pile) in enumerate(zip(game.spots, position, strict=True)):
        if spot.kind is Kind.COUNTER:
            continue
        down = [cards.is_down(card) for card in pile]
        if spot.kind is Kind.STOCK:
            assert all(down)
        elif spot.kind not in closed & {Kind.TABLEAU, Kind.RESERVE}:
            assert not any(down)
        else:
            # together at the bottom, the open end face up, but where no card may ever be taken from the pile
            assert down in (sorted(down), sorted(down, reverse=True))
            assert not (down and down[-1]) or game.source_refusal(position, i)


@patiences
@given(data=st.data())
def test_a_card_that_lies_face_up_stays_so_until_the_waste_is_turned_over(game: Game, data: st.DataObject) -> None:
    position, move = data.draw(legal_moves(game))
    assume(game.spots[move.target].kind is not Kind.STOCK)
    before, after = (
        {cards.identity(card) for card in all_cards(game, table) if not cards.is_down(card)}
        for table in (position, game.play(position, move))
    )
    assert before <= after


@patiences
@given(data=st.data())
def test_points_are_what_the_rule_set_says_it_counts(game: Game, data: st.DataObject) -> None:
    assert isinstance(game, Patience)
    position, move = data.draw(legal_moves(game))
    after = game.play(position, move)
    gained = counted(game, after) - counted(game, position)
    assert game.points(position, move, after) == gained
    if game.spots[move.target].kind is Kind.STOCK and gained:
        assert gained == counted(game, after) - counted(game, position) == 35  # the next deal of a round
    elif game.words.scored == "left":
        assert gained <= 0
    elif not (game.foundations_return and game.spots[move.source].kind is Kind.FOUNDATION):
        assert gained >= 0


@patiences
@given(number=numbers)
def test_a_deal_has_the_points_it_shows(game: Game, number: int) -> None:
    position = game.start(number)
    assert game.score(position) == counted(game, position)


# How a game stands


def some_of_every_line(game: Game) -> list[Position]:
    """Spread over every line, the last position of each among them."""
    return [position for line in lines(game) for position in [*line[:-1:APART], line[-1]]]


def is_won(game: Game, position: Position) -> bool:
    """The aim of each way of scoring, reached: nothing left, or all there is, with no card still in hand."""
    if isinstance(game, Golf) and game.is_round:
        over = not any(position[i] for i in game.tableau) or not list(game.moves(position))
        return over and game.redeals_left(position) == 0 and counted(game, position) <= 45
    if game.words.scored == "left":
        return counted(game, position) == 0
    in_hand = game.words.scored == "shown" and any(position[i] for i in spots_of(game, Kind.WASTE))
    return counted(game, position) == 52 * game.packs and not in_hand


@patiences
def test_a_game_is_won_when_its_aim_is_reached_and_then_nothing_is_to_be_gained(game: Game) -> None:
    seen: Counter[Status] = Counter()
    for position in some_of_every_line(game):
        status = game.status(position)
        assert (status is Status.WON) == is_won(game, position)
        seen[status] += 1
        if status is Status.WON:
            assert all(
                game.points(position, move, game.play(position, move)) <= 0 for move in game.moves(position)
            )
    assert seen[Status.WON] >= 3


def wandering(game: Game) -> tuple[set[Kind], set[Kind]]:
    """The piles among which cards wander, and those about which they turn, for ever and for nothing."""
    assert isinstance(game, Patience)
    about = {Kind.TABLEAU, Kind.CELL} | ({Kind.FOUNDATION} if game.foundations_return else set())
    turns_for_nothing = game.redeals is None or game.family == "klondike"  # there however many passes are left
    return about, {Kind.STOCK, Kind.WASTE} if turns_for_nothing else set()


def settled(game: Game, position: Position) -> list[object]:
    """All that no wandering and turning changes: what lies elsewhere, what is covered, what is to be turned."""
    about, turning = wandering(game)
    # a reserve may fill a space of itself
    counters = {Kind.COUNTER} if turning else set()  # of the redeals made
    elsewhere = spots_of(game, *(set(Kind) - about - turning - counters - {Kind.RESERVE}))
    covered = {card for i in spots_of(game, Kind.TABLEAU) for card in position[i] if cards.is_down(card)}
    turned = {cards.identity(card) for i in spots_of(game, *turning) for card in position[i]}
    return [covered, turned, *(position[i] for i in elsewhere)]


@patiences
def test_a_lost_game_allows_nothing_ever_but_carrying_about_and_turning(game: Game) -> None:
    """By random walks on from every lost position: a proof would be the engine's own search again."""
    chance = random.Random(3)
    lost = [line[-1] for line in lines(game) if game.status(line[-1]) is Status.LOST]
    assert len(lost) >= 3
    about, turning = wandering(game)
    for start in lost:
        position, remains = start, settled(game, start)
        for _ in range(20):
            moves = list(game.moves(position))
            for move in moves:
                ends = {game.spots[move.source].kind, game.spots[move.target].kind}
                assert ends <= about or ends == turning
                assert settled(game, game.play(position, move)) == remains
            if not moves:
                break
            position = game.play(position, chance.choice(moves))
        assert game.status(position) is Status.LOST


@patiences
def test_no_step_of_a_proof_does_more_than_try_the_moves_of_one_position(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press waits for one step at most."""
    played: list[Move] = []
    real = type(game).play

    def play(game: Game, position: Position, move: Move) -> Position:
        played.append(move)
        return real(game, position, move)

    ends = [line[-1] for line in lines(game)][:20]
    most = max(len(list(game.moves(position))) for line in lines(game) for position in line)
    monkeypatch.setattr(type(game), "play", play)
    for position in ends:
        search = game.finding_status(position)
        status = None
        while status is None:
            played.clear()
            try:
                next(search)
            except StopIteration as end:
                status = end.value
            assert len(played) <= 2 * most
        assert status is game.status(position)


@games
@given(data=st.data())
def test_a_game_without_moves_is_over(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    if not list(game.moves(position)):
        assert game.status(position) in {Status.WON, Status.LOST}


def mixed(game: Game, position: Position, chance: random.Random) -> Position:
    """The same position to a player's mind: like piles change places, like cards of two packs too."""
    assert isinstance(game, Patience)
    piles = list(position)
    for group in game.interchangeable_in(position):
        chance.shuffle(shuffled := list(group))
        for i, j in zip(group, shuffled, strict=True):
            piles[i] = position[j]
    swapped = {face for face in range(64) if chance.random() < 0.5}
    return tuple(
        pile
        if spot.kind is Kind.COUNTER
        else bytes(card ^ cards.SECOND_PACK if card & cards.FACE in swapped else card for card in pile)
        for spot, pile in zip(game.spots, piles, strict=True)
    )


@patiences
@given(data=st.data(), seed=st.integers(0, 2**16))
def test_equal_keys_have_equal_children(game: Game, data: st.DataObject, seed: int) -> None:
    position = data.draw(positions(game))
    alike = mixed(game, position, random.Random(seed))
    assert game.key(position) == game.key(alike)
    assert game.status(position) is game.status(alike)

    def children(parent: Position) -> set[tuple[Position, int]]:
        after = [(move, game.play(parent, move)) for move in game.moves(parent)]
        return {(game.key(child), game.points(parent, move, child)) for move, child in after}

    assert children(position) == children(alike)


@patiences
@given(data=st.data())
def test_a_move_that_goes_ahead_changes_the_key(game: Game, data: st.DataObject) -> None:
    position, move = data.draw(legal_moves(game))
    if not {game.spots[move.source].kind, game.spots[move.target].kind} <= {Kind.TABLEAU, Kind.CELL}:
        assert game.key(game.play(position, move)) != game.key(position)


# Notation and sessions


@games
@given(data=st.data())
def test_a_position_reads_back_as_written(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    assert notation.read_position(game, notation.position_text(game, position)) == position


@games
@given(data=st.data())
def test_a_move_reads_back_as_written(game: Game, data: st.DataObject) -> None:
    move = data.draw(triples(game))
    assume(not is_call(game, move) or game.call_texts)  # elsewhere no counter makes a move
    assert notation.read_move(game, notation.move_text(game, move)) == move


def play_about(session: Session, chance: random.Random, steps: int) -> None:
    """Moves, undo and redo at random, with a jump to the start now and then."""
    for _ in range(steps):
        moves = list(session.game.moves(session.position))
        what = chance.random()
        if moves and what < 0.6:
            session.play(chance.choice(moves))
        elif what < 0.8:
            for _ in range(chance.randint(1, 6)):
                session.undo()
        elif what < 0.98:
            for _ in range(chance.randint(1, 6)):
                session.redo()
        else:
            undo_all(session)


@games
@given(number=numbers, seed=st.integers(0, 2**16), steps=st.integers(0, 80))
@settings(max_examples=SOME)
def test_a_session_with_branches_reads_back_as_written(game: Game, number: int, seed: int, steps: int) -> None:
    session = Session(game, number)
    play_about(session, random.Random(seed), steps)
    again = Session.read(session.text(), CATALOGUE)
    assert again.text() == session.text()
    assert (again.position, again.points, again.moves_made) == (
        session.position,
        session.points,
        session.moves_made,
    )
    while session.can_undo():
        session.undo()
        again.undo()
        assert again.position == session.position
    while session.can_redo():
        session.redo()
        again.redo()
        assert again.position == session.position


@games
@given(number=numbers, seed=st.integers(0, 2**16), steps=st.integers(0, 80))
@settings(max_examples=SOME)
def test_a_link_leads_to_the_same_position(game: Game, number: int, seed: int, steps: int) -> None:
    session = Session(game, number)
    play_about(session, random.Random(seed), steps)
    for link in (session.link(), "#" + session.link()):
        again = Session.read(link, CATALOGUE)
        assert (again.position, again.points, again.link()) == (session.position, session.points, session.link())
        assert not again.can_redo()


@games
@given(number=numbers, seed=st.integers(0, 2**16), steps=st.integers(1, 60))
@settings(max_examples=SOME)
def test_undo_then_redo_changes_nothing(game: Game, number: int, seed: int, steps: int) -> None:
    session = Session(game, number)
    play_about(session, random.Random(seed), steps)
    before, text = session.position, session.text()
    if session.can_undo():
        session.undo()
        assert session.position != before
        session.redo()
    assert session.position == before
    assert session.text() == text


# The board


def places_of(drawn: Board) -> list[CardView | SpotView]:
    return [*drawn.cards, *drawn.spots]


def assert_inside(drawn: Board) -> None:
    slack = 1e-9
    for item in places_of(drawn):
        wide = SHAPE if item.turned else 1
        high = 1 / SHAPE if item.turned else 1
        assert -slack <= item.x and item.x + item.size * wide <= drawn.width + slack, item
        assert -slack <= item.y and item.y + item.size * high <= drawn.height + slack, item


def assert_faithful(game: Game, position: Position, drawn: Board) -> None:
    """Each card once, where it lies; each move once, at the card that would be lifted by it."""
    assert sorted(card.id for card in drawn.cards) == sorted(map(cards.identity, all_cards(game, position)))
    for view in drawn.cards:
        assert game.displayed_card(position[view.spot][view.depth]) == view.card
        under = bool(game.covering_spots(position, view.spot))  # cards of other piles lie on it
        assert view.single or view.covered == (view.depth < len(position[view.spot]) - 1 or under)
        assert view.label or view.covered
        assert view.single == (game.spots[view.spot].kind is Kind.HAND)
    offered = [Move(view.spot, target, view.n) for view in drawn.cards for target in view.targets]
    assert sorted(offered) == sorted(move for move in game.moves(position) if not is_call(game, move))
    assert [(view.spot, view.amount) for view in drawn.spots] == [
        (i, len(position[i])) for i, spot in enumerate(game.spots) if spot.kind is not Kind.COUNTER
    ]
    assert all(view.label for view in drawn.spots)


@games
@views
@given(data=st.data())
def test_the_board_shows_each_card_once_and_its_targets_are_the_moves(
    game: Game, view: str, data: st.DataObject
) -> None:
    position = data.draw(positions(game))
    drawn = board(Turn(game, position), _table(game, view))
    assert_faithful(game, position, drawn)
    assert_inside(drawn)


@games
@views
@given(data=st.data(), width=st.floats(200, 4000), height=st.floats(150, 3000), left_handed=st.booleans())
def test_a_fitted_table_holds_every_card_and_fits_its_room(
    game: Game, view: str, data: st.DataObject, width: float, height: float, left_handed: bool
) -> None:
    position = data.draw(positions(game))
    card, table = fitted(_table(game, view), width, height)
    assert table.width * card <= width * (1 + 1e-9)
    assert table.height * card * SHAPE <= height * (1 + 1e-9)
    drawn = board(Turn(game, position), mirrored(table) if left_handed else table)
    assert_faithful(game, position, drawn)
    assert_inside(drawn)


def _table(game: Game, view: str) -> Layout:
    return next(table for known, table in game.layouts.items() if known == view)


@with_stock
@given(data=st.data())
def test_an_empty_stock_offers_a_redeal_only_of_a_waste_with_cards(game: Patience, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    used_up = with_pile(position, game.stock, b"")
    for waste in (b"", *([position[game.waste]] if game.waste >= 0 else [])):
        here = with_pile(used_up, game.waste, waste) if game.waste >= 0 else used_up
        (stock,) = (
            view for view in board(Turn(game, here), game.layouts["tall"]).spots if view.spot == game.stock
        )
        assert bool(stock.redeals) is bool(waste and game.redeals_left(here))


@patiences
@views
def test_a_long_pile_tightens_and_stays_on_the_table(game: Game, view: str) -> None:
    """The longest piles the rules allow: thirteen on a rib, all that is left on the waste."""
    pack = cards.full_pack()
    position = tuple(
        bytes([0]) if spot.kind is Kind.COUNTER else cards.turned_up(pack[:13]) for spot in game.spots
    )
    for room in ((390.0, 844.0), (844.0, 390.0), (1280.0, 800.0)):
        table = fitted(_table(game, view), *room)[1]
        assert_inside(board(Turn(game, position), table))


# Presses


@games
@given(data=st.data())
@settings(max_examples=FEW)
def test_two_taps_reach_every_move_and_nothing_else(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    assume(game.automatic_move(position) is None)  # no press comes in between
    presses = list(every_press(game, position))
    answers = [
        intents.tap(Turn(game, position), spot, None, n=n, take_only=take_only)
        for spot, n in presses
        for take_only in (False, True)
    ]
    played = {answer.move for answer in answers if isinstance(answer, intents.Play)}
    for answer in {answer for answer in answers if isinstance(answer, intents.Choose)}:
        seconds = {press: intents.tap(Turn(game, position), press[0], answer, n=press[1]) for press in presses}
        plays = {press: then.move for press, then in seconds.items() if isinstance(then, intents.Play)}
        assert set(answer.targets) <= {spot for spot, _ in plays}
        assert answer.targets
        played |= set(plays.values())
        again = [press for press in presses if press[0] == answer.spot and is_same(game, answer, press[1])]
        assert all(isinstance(seconds[press], intents.Release) for press in again)
    moves = {move for move in game.moves(position) if not is_call(game, move)}
    # a press on the last card means as many as fit: one card of a run, where more fit, has to be carried
    assert played - moves == set()
    assert all(
        move.n == 1 and any(more[:2] == move[:2] and more.n > 1 for more in moves) for move in moves - played
    )


def every_press(game: Game, position: Position) -> Iterator[tuple[int, int]]:
    """Every pile, and in it every card that can be pressed: by its place from the end, or of a hand by itself."""
    for spot, what in enumerate(game.spots):
        if what.kind is Kind.HAND:
            yield from ((spot, card) for card in position[spot])
        elif what.kind is not Kind.COUNTER:
            yield from ((spot, n) for n in range(1, max(1, len(position[spot])) + 1))


def is_same(game: Game, chosen: intents.Choose, n: int) -> bool:
    """Whether a press on the pile that is chosen means what is chosen; in a hand it may mean another card."""
    return game.spots[chosen.spot].kind is not Kind.HAND or chosen.n == n


@games
@given(data=st.data())
def test_what_can_be_called_is_offered_once_and_nothing_else(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    offer = game.call_options(position)
    moves = set(game.moves(position))
    called = {move for move in moves if is_call(game, move)}
    if offer is None:
        assert not called
        return
    offered = [call for call in (*offer.grid, *offer.calls) if call]
    assert len(offered) == len({call.move for call in offered}) == len({call.words for call in offered})
    assert called <= {call.move for call in offered} <= moves
    assert len(offer.grid) % offer.columns == 0
    assert all(english(note).endswith(".") for note in offer.notes)


@games
@given(data=st.data())
def test_a_tap_is_refused_in_a_sentence_and_only_where_nothing_can_be_done(
    game: Game, data: st.DataObject
) -> None:
    position = data.draw(positions(game))
    assume(game.automatic_move(position) is None)
    moves = [move for move in game.moves(position) if game.spots[move.target].kind is not Kind.STOCK]
    for spot, n in every_press(game, position):
        if n > 1 and game.spots[spot].kind is not Kind.HAND:
            continue
        answer = intents.tap(Turn(game, position), spot, None, n=n)
        if isinstance(answer, intents.Refuse):
            reason = english(answer.reason)
            assert reason[0].isupper() and reason.endswith(".")
            end = "source" if position[spot] else "target"
            single = game.spots[spot].kind is Kind.HAND
            turned = game.spots[spot].kind is Kind.WASTE and not position[spot]  # there by a press on the stock
            assert turned or not any(getattr(move, end) == spot and (not single or move.n == n) for move in moves)


@games
@given(data=st.data())
def test_a_carry_is_played_where_it_is_legal_and_else_explained(game: Game, data: st.DataObject) -> None:
    position, move = data.draw(positions(game)), data.draw(triples(game))
    answer, moves = intents.drag(Turn(game, position), move), set(game.moves(position))
    homes = spots_of(game, Kind.FOUNDATION)
    own = {other for other in moves if (other.source, other.n) == (move.source, move.n) and other.target in homes}
    if move in moves:
        assert answer == intents.Play(move)
    elif move.target in homes and move.source not in homes and own:
        assert isinstance(answer, intents.Play) and answer.move in own
    else:
        assert isinstance(answer, intents.Refuse) and english(answer.reason).endswith(".")


# What is told of cards that cannot move. Whether it is true is tried out in positions made for it.


@games
@given(data=st.data())
@settings(max_examples=FEW)
def test_cards_can_be_picked_up_or_it_is_said_why_not(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    assume(game.automatic_move(position) is None)  # which no player makes
    for view in board(Turn(game, position), game.layouts["tall"]).cards:
        assert view.liftable or not view.lifts
        if game.spots[view.spot].kind in {Kind.HAND, Kind.TAKEN}:
            continue
        refused = lifting.refusal(game, position, view.spot, view.n)
        assert (refused is None) is view.liftable
        if refused:
            anywhere = (Move(view.spot, other, view.n) for other in range(len(game.spots)))
            assert all(game.refuse(position, move) for move in anywhere)
            assert english(refused).endswith(".")


@choices
@given(data=st.data())
@settings(max_examples=FEW)
def test_every_press_gives_a_move_or_a_true_reason(game: Patience, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    assume(game.automatic_move(position) is None)
    moves = {(move.source, move.n) for move in game.moves(position) if game.kinds[move.target] is not Kind.STOCK}
    for spot, n in every_press(game, position):
        if not position[spot] or game.kinds[spot] is Kind.STOCK:
            continue
        for answer in {
            intents.pick(Turn(game, position), spot, n),
            intents.tap(Turn(game, position), spot, None, n=n),
        }:
            if isinstance(answer, intents.Refuse):
                assert (spot, n) not in moves
                assert_true(game, position, spot, n, answer.reason)


@with_runs
@given(data=st.data())
@settings(max_examples=FEW)
def test_a_carry_of_too_many_cards_is_told_so_only_where_they_fit(game: Patience, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    for move in every_triple(game, position):
        refused = game.refuse(position, move)
        if refused and refused.name == "as-many-at-most":
            others = {i for i in game.tableau if i not in move[:2]}
            assert goes(game, without(game, position, others), move)


@with_runs
@given(data=st.data())
@settings(max_examples=FEW)
def test_a_second_press_gives_a_move_or_the_reason_of_what_would_fit(game: Patience, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    assume(game.automatic_move(position) is None)
    for source in game.sources:
        chosen = intents.tap(Turn(game, position), source, None, take_only=True)
        if not isinstance(chosen, intents.Choose) or chosen.fills_space:
            continue
        for target in game.tableau:
            answer = intents.tap(Turn(game, position), target, chosen)
            if isinstance(answer, intents.Refuse) and position[target] and target != source:
                others = {i for i in game.tableau if i not in {source, target}}
                units = range(1, game.unit_length(position, source) + 1)
                fits = any(goes(game, without(game, position, others), Move(source, target, n)) for n in units)
                assert not fits or answer.reason.name == "as-many-at-most"


def assert_true(game: Patience, position: Position, spot: int, n: int, reason: Saying) -> None:
    """Assert that the reason is true for which the last `n` cards of a pile do not move."""
    others = [i for i in game.tableau if i != spot]
    if reason.name == "face-down-stays":
        assert cards.is_down(position[spot][-n])
    elif reason.name == "card-is-covered":
        assert n > 1 and game.kinds[spot] is not Kind.TABLEAU
    elif reason.name == "not-together":
        assert n > 1 and not could_go(game, position, spot, n)
    elif reason.name == "run-fits-nowhere":
        assert n > 1 and (could_go(game, position, spot, n) or n > len(game.cells) + 1)  # more than ever can go
        assert not any(fits_on(game, position, Move(spot, i, n)) for i in others)
    elif reason.name == "as-many-at-most":
        told = dict(reason.arguments)
        most, free = int(str(told["count"])), sum(not position[i] for i in game.cells)
        assert told["free"] == free and most == (free + 1) << int(str(told["spaces"]))
        units = range(1, game.unit_length(position, spot) + 1) if n == 1 else [n]
        over = [unit for unit in units if unit > most]
        assert any(would_lie_on(game, position, Move(spot, i, unit)) for unit in over for i in others)


def would_lie_on(game: Patience, position: Position, move: Move) -> bool:
    """Whether the cards fit, however many of them go at once: whether the first of them would fit alone."""
    pile = position[move.source]
    alone = with_pile(position, move.source, pile[: len(pile) - move.n + 1])
    return fits_on(game, position, move) or fits_on(game, alone, Move(move.source, move.target, 1))


def could_go(game: Patience, position: Position, spot: int, n: int) -> bool:
    """Whether the last `n` cards of a pile could go to a column that is empty or ends with the right card."""
    first, *others = (i for i in game.tableau if i != spot)
    ideal = without(game, position, [first, *others])
    tops = [b"", *(bytes([card]) for card in cards.full_pack())]
    return any(goes(game, with_pile(ideal, first, top), Move(spot, first, n)) for top in tops)


def goes(game: Game, position: Position, move: Move) -> bool:
    return game.refuse(position, move) is None


def fits_on(game: Patience, position: Position, move: Move) -> bool:
    """Whether the move would be legal with all cells free and all other columns empty."""
    return goes(game, without(game, position, {i for i in game.tableau if i not in move[:2]}), move)


def without(game: Patience, position: Position, piles: Iterable[int]) -> Position:
    """The position with these piles and all cells empty, so that any number of cards could be moved."""
    gone = {*piles, *game.cells}
    return tuple(b"" if i in gone else pile for i, pile in enumerate(position))


def with_pile(position: Position, spot: int, pile: Pile) -> Position:
    return (*position[:spot], pile, *position[spot + 1 :])


# Speech


@games
@given(data=st.data())
def test_everything_can_be_said(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    told = [speech.overview(game, position), speech.possible(Turn(game, position))]
    for i, spot in enumerate(game.spots):
        if spot.kind is not Kind.COUNTER:
            told += [speech.pile(game, position, i), speech.contents(game, position, i)]
    for move in game.moves(position):
        after = game.play(position, move)
        told += [
            speech.describe_move(game, position, move, after),
            speech.describe_move(game, position, move, after, short=True),
        ]
    for words in map(english, told):
        assert words and words == words.strip() and "  " not in words and ".." not in words
