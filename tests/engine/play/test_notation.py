"""Test text for cards, moves, positions and games: strange text is refused and does nothing else."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.core import cards
from engine.core.game import Game, Move
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.notation import CannotPlayError, CannotReadError
from engine.play.session import Session
from support.english import english, message
from support.strategies import GAMES, lines, numbers, recorded

BACKBONE = CATALOGUE["backbone"]
games = st.sampled_from(GAMES)


# Cards and moves


@given(pack=st.integers(0, 1), rank=st.integers(1, 14), suit=st.integers(0, 3), down=st.booleans())
def test_a_card_reads_back_as_written(pack: int, rank: int, suit: int, down: bool) -> None:
    card = cards.make(rank, suit, pack) | (cards.DOWN if down else 0)
    assert notation.read_card(notation.card_text(card)) == card


@pytest.mark.parametrize(
    ("text", "name"),
    [("9h", "nine of hearts"), ("AS", "ace of spades"), ("Td", "ten of diamonds"), ("~Kc", "face-down card")],
)
def test_what_a_text_names(text: str, name: str) -> None:
    assert english(cards.name(notation.read_card(text))) == name


def test_the_second_pack_has_a_capital_suit() -> None:
    assert notation.read_card("9H") == notation.read_card("9h") | cards.SECOND_PACK


@pytest.mark.parametrize("text", ["", "9", "h9", "1h", "10h", "9x", "~", "~~9h", "9h ", "9h\n", "９h", "ah", "th"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(CannotReadError) as told:
        notation.read_card(text)
    assert english(told.value.reason) == f"“{notation.excerpt(text)}” isn’t a card."


def test_moves_as_they_stand_in_links() -> None:
    assert notation.read_move(BACKBONE, "sw") == Move(19, 20)
    assert notation.read_move(BACKBONE, "t3f8") == Move(13, 7)
    assert notation.read_move(BACKBONE, "t3t5x2") == Move(13, 15, 2)
    assert notation.move_text(BACKBONE, Move(13, 15, 2)) == "t3t5x2"
    assert notation.move_text(BACKBONE, Move(19, 20)) == "sw"


@pytest.mark.parametrize(
    "text", ["", "t3", "t9t1", "t3t5x0", "t3t5x", "t3t5x100", "T3T5", "t3 t5", "t3t5\n", "t٣t5", "t3t5x٣"]
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(CannotReadError) as told:
        notation.read_move(BACKBONE, text)
    assert english(told.value.reason) == message("no-move-text", text=notation.excerpt(text), game=BACKBONE.title)


# Positions


def test_part_of_a_pack_will_do() -> None:
    position = notation.read_position(BACKBONE, "." * 8 + "9h8H" + "." * 11 + "~2c.3d.1")
    assert [len(pile) for pile in position] == [0] * 8 + [2] + [0] * 10 + [1, 1, 1]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "Backbone has 22 piles, but this position has 1."),
        ("9h", "Backbone has 22 piles, but this position has 1."),
        ("9h.9h" + "." * 20 + "0", "The card 9h appears twice."),
        ("9h.~9h" + "." * 20 + "0", "The card 9h appears twice."),
        ("9hz" + "." * 21 + "0", "“9hz” isn’t a list of cards."),
        ("9 h" + "." * 21 + "0", "“9 h” isn’t a list of cards."),
        ("." * 21, "“” isn’t a valid number for passes left."),
        ("." * 21 + "1" * 3001, f"“{'1' * 40}…” isn’t a valid number for passes left."),
        ("." * 21 + "-1", "“-1” isn’t a valid number for passes left."),
        ("." * 21 + "٣", "“٣” isn’t a valid number for passes left."),
    ],
)
def test_what_is_no_position(text: str, reason: str) -> None:
    with pytest.raises(CannotReadError) as told:
        notation.read_position(BACKBONE, text)
    assert english(told.value.reason) == reason


# Games


def test_the_parts_of_a_link() -> None:
    assert notation.read_game("#v1/backbone/4711/sw.sw@1", CATALOGUE) == ("backbone", 4711, "sw.sw", 1)
    assert notation.read_game(" v1/backbone/4711\n", CATALOGUE) == ("backbone", 4711, "", None)
    assert notation.read_game("v1/backbone/1/", CATALOGUE) == ("backbone", 1, "", None)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", message("no-link")),
        ("v1/backbone", message("no-link")),
        ("##v1/backbone/1", message("no-link")),
        ("v1/Backbone/1", message("no-link")),
        ("v1/backbone/1/sw@", message("no-link")),
        ("v1/backbone/1/sw@-1", message("no-link")),
        ("v1/backbone/١/sw", message("no-link")),
        ("v1/backbone/1/sw@١", message("no-link")),
        ("v2/backbone/1", message("other-version", found="v2", known="v1")),
        ("v1/spine/1", "There’s no game called “spine” here."),
        ("v1/backbone/0", "A deal number is a whole number from 1 to 2147483647."),
        ("v1/backbone/2147483648", "A deal number is a whole number from 1 to 2147483647."),
    ],
)
def test_what_is_no_game(text: str, reason: str) -> None:
    with pytest.raises(CannotReadError) as told:
        notation.read_game(text, CATALOGUE)
    assert english(told.value.reason) == reason


@given(number=numbers)
def test_a_deal_number_reads_back(number: int) -> None:
    assert notation.read_number(f" {number} ") == number


def test_a_message_quotes_no_more_than_helps_and_on_one_line() -> None:
    assert notation.excerpt("zz") == "zz"
    assert notation.excerpt("a\nb\x1b[2Jc\u202e") == "a b [2Jc "
    assert notation.excerpt("x" * 40) == "x" * 40
    for length in (41, 5000):
        assert notation.excerpt("x" * length) == "x" * 40 + "…"


# Hostile texts


ODD = [*"().@/#~٣²０\n\0\ud800“", "..", "@0", "x2", "x0", "sw", "ws", "9" * 5000]


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """Return the text with a few random pieces removed, doubled, replaced or inserted."""
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        piece = draw(st.one_of(st.sampled_from(ODD), st.text(max_size=6), st.just(text[start:end] * 2)))
        text = text[:start] + piece + text[end:]
    return text[: draw(st.integers(0, len(text)))] if draw(st.integers(0, 3)) == 0 else text


def in_one_sentence(error: CannotReadError | CannotPlayError) -> bool:
    message = english(error.reason)
    return message.endswith(".") and "\n" not in message and message.isprintable() and len(message) < 300


@given(game=games, data=st.data())
def test_a_damaged_link_is_read_or_refused_in_one_sentence(game: Game, data: st.DataObject) -> None:
    link = data.draw(st.sampled_from(recorded(game)))[1]
    text = data.draw(damaged(data.draw(st.sampled_from([link, link[:60], "v1/backbone/1/(sw.(sw)sw)t5t7.ct5@1"]))))
    try:
        session = Session.read(text, CATALOGUE)
    except (CannotReadError, CannotPlayError) as error:
        assert in_one_sentence(error)
    else:
        assert Session.read(session.text(), CATALOGUE).text() == session.text()


@given(game=games, data=st.data())
def test_a_damaged_position_is_read_or_refused_in_one_sentence(game: Game, data: st.DataObject) -> None:
    line = data.draw(st.sampled_from(lines(game)))
    text = data.draw(damaged(notation.position_text(game, data.draw(st.sampled_from(line)))))
    try:
        position = notation.read_position(game, text)
    except CannotReadError as error:
        assert in_one_sentence(error)
    else:
        # An accepted position must support every operation.
        assert notation.read_position(game, notation.position_text(game, position)) == position
        assert all(game.refuse(position, move) is None for move in game.moves(position))
        for move in game.moves(position):
            game.play(position, move)
        game.status(position)


@given(text=st.text())
@example("9" * 10_000)
@example("0" * 10_000 + "1")
def test_any_text_is_a_deal_number_or_refused(text: str) -> None:
    try:
        assert 1 <= notation.read_number(text) <= 2**31 - 1
    except CannotReadError as error:
        assert in_one_sentence(error)


@given(text=st.text())
@example("v1/backbone/1/" + "(" * 199_000)
@example("v1/backbone/1/" + ")" * 199_000)
@example("v1/backbone/1/" + "(sw)" * 49_000)
@example("v1/" + "a-" * 99_000 + "/1")
@example("v" + "1" * 199_000)
def test_any_text_is_a_game_or_refused(text: str) -> None:
    try:
        Session.read(text, CATALOGUE)
    except (CannotReadError, CannotPlayError) as error:
        assert in_one_sentence(error)
