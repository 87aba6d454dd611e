"""Test deals and moves in every rule set: no card gets lost, and each card laid fits."""

import re
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.core import cards
from engine.core.cards import Pile
from engine.core.game import Game, Kind, Move, Position
from engine.core.patience import Patience
from engine.games.catalogue import CATALOGUE
from engine.games.rules_page import rules_page
from engine.play import notation
from engine.words.english import LANGUAGE
from support.english import english
from support.rule_sets import (
    FEW,
    all_cards,
    counted,
    every_triple,
    games,
    is_turn,
    patiences,
    spots_of,
    whole_pack,
)
from support.strategies import legal_moves, numbers, positions

pytestmark = pytest.mark.in_turn(3)


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
    assume(game.automatic_move(position) is None)  # an automatic move may well depend on a hidden card
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
    """Return whether cards go under a pile, as under the hours of a clock, where no packing relation applies."""
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
    """Assert that the new cards of a pile were allowed to go there."""
    old, kind = position[spot], game.spots[spot].kind
    if lies_under(game, kind):
        assert new[1:] == old[: len(new) - 1]
        return
    assert new[: len(old)] == old
    if kind is Kind.FOUNDATION and kind not in game.packing:  # a complete run went home automatically
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
    """If a move takes a pair away, as in Pyramid, both cards go home, and no other card moves."""
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
            # Face-down cards lie together at the bottom. The last card is face up, unless the pile never gives a
            # card.
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
        # the move starts the next deal of a round
        assert gained == counted(game, after) - counted(game, position) == 35
    elif game.words.scored == "left":
        assert gained <= 0
    elif not (game.foundations_return and game.spots[move.source].kind is Kind.FOUNDATION):
        assert gained >= 0


@patiences
@given(number=numbers)
def test_a_deal_has_the_points_it_shows(game: Game, number: int) -> None:
    position = game.start(number)
    assert game.score(position) == counted(game, position)
