"""Test the pictures in the rules: how they are written, and those of every game."""

import re

import pytest

from engine.core import cards
from engine.core.game import Game, Kind
from engine.games.catalogue import CATALOGUE
from engine.play.notation import CannotPlayError, CannotReadError
from engine.play.rules_pictures import read_picture
from engine.view import speech
from support.english import english
from support.rules import pictures

WRITTEN = [game for game in CATALOGUE.values() if game.rules]  # the others have no rules written by hand
games = pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.id)
_CARD = re.compile(rf"\b({'|'.join(cards.RANK_NAMES[1:14])}) of ({'|'.join(cards.SUIT_NAMES)})\b")


def seen(game: Game, position: tuple[bytes, ...]) -> set[str]:
    """Return the names of all cards that lie face up."""
    piles = [pile for pile, spot in zip(position, game.spots, strict=True) if spot.kind is not Kind.COUNTER]
    return {english(speech.name(game, card)) for pile in piles for card in pile if not cards.is_down(card)}


@games
def test_the_rules_of_every_game_show_its_table_and_a_move(game: Game) -> None:
    found = pictures(game.rules)
    assert any(picture.labels for picture in found)
    assert any(picture.move for picture in found)
    for picture in found:
        assert picture.game.family == game.family
        assert english(picture.caption).endswith(".")


@games
def test_the_cards_that_a_caption_names_can_be_seen(game: Game) -> None:
    for picture in pictures(game.rules):
        if picture.move:
            there, caption = seen(picture.game, picture.position), english(picture.caption)
            assert all(name[0] in there for name in _CARD.finditer(caption)), caption


@games
def test_the_caption_of_a_move_names_the_card_that_moves(game: Game) -> None:
    for picture in pictures(game.rules):
        move, position = picture.move, picture.position
        if move:
            hand = picture.game.spots[move.source].kind is Kind.HAND
            card = move.n if hand and len(position[move.source]) > 1 else position[move.source][-1]
            caption = english(picture.caption)
            assert english(speech.name(picture.game, card)) in caption.lower(), caption


def test_a_range_means_all_spots_from_one_to_the_other() -> None:
    picture = read_picture("[table klondike/7: foundations f1-f4, stock s]", CATALOGUE)
    names = [[picture.game.spots[i].name for i in label.spots] for label in picture.labels]
    assert names == [["f1", "f2", "f3", "f4"], ["s"]]
    assert english(picture.caption) == "The table: foundations and stock."


def test_a_move_is_made_from_the_position_that_the_moves_before_lead_to() -> None:
    picture = read_picture("[move klondike/2357/t2t4\nt2f3: The ace of diamonds goes home.]", CATALOGUE)
    assert picture.move and picture.game.spots[picture.move.target].name == "f3"
    assert english(cards.name(picture.position[picture.move.source][-1])) == "ace of diamonds"


@pytest.mark.parametrize(
    "text",
    [
        "[table klondike/7]",
        "[table klondike/7 sw: stock s]",
        "[move klondike/7: Nothing moves.]",
        "[table klondike/7: stock zz]",
        "[table klondike/7: stock]",
        "[table nothing/7: stock s]",
        "[move klondike/7 zz: No move.]",
    ],
)
def test_what_is_no_picture_cannot_be_read(text: str) -> None:
    with pytest.raises(CannotReadError):
        read_picture(text, CATALOGUE)


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(CannotPlayError):
        read_picture("[move klondike/2357 t2f3: The ace is still covered.]", CATALOGUE)
