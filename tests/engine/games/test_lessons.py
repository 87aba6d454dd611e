"""Test the lessons, which guide a player through a first game: every step can be played as its words say."""

import re
from typing import NamedTuple

import pytest

from engine.core import cards
from engine.core.game import Game, Kind, Move, Position, Status, spots_of
from engine.core.lesson import Lesson, LessonStep
from engine.core.saying import say
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.games.lessons import LESSONS
from engine.games.plain_game import PlainGame
from engine.play import intents, notation
from engine.play.intents import Play
from engine.play.session import Session
from engine.solving import deal_index
from engine.solving.solve import Answer
from engine.view import speech
from make import messages
from support.english import english

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
_CARD = re.compile(rf"\b({'|'.join(cards.RANK_NAMES[1:14])}) of ({'|'.join(cards.SUIT_NAMES)})\b")
_LETTERS = 105  # the most characters of a text; longer ones would not fit on a small phone


class PlayedStep(NamedTuple):
    """Holds a step of a lesson and the moves that played it."""

    step: LessonStep
    text: str
    made: list[tuple[Position, Move]]  # each move of the step with the position before it
    after: Position


def played(lesson: Lesson) -> list[PlayedStep]:
    session = Session(CATALOGUE[lesson.game], lesson.number)
    found = []
    for number, step in enumerate(lesson.steps):
        made = []
        for text in step.moves:
            move = notation.read_move(session.game, text)
            made.append((session.position, move))
            session.play(move)
        found.append(PlayedStep(step, english(lesson.words_of(number)), made, session.position))
    return found


def name(game: Game, card: int) -> str:
    return english(speech.name(game, cards.identity(card)))


def seen(game: Game, position: Position) -> set[str]:
    """Return the names of the face-up cards at the ends of the piles."""
    piles = [pile for pile, spot in zip(position, game.spots, strict=True) if spot.kind is not Kind.COUNTER]
    return {name(game, pile[-1]) for pile in piles if pile and not cards.is_down(pile[-1])}


def card_moved(game: Game, position: Position, move: Move) -> str:
    """Return the name of the card that a move takes; the lowest of several cards; empty for a call."""
    kind = game.spots[move.source].kind
    if kind is Kind.COUNTER:
        return ""
    return name(game, move.n if kind is Kind.HAND else position[move.source][-move.n])


def test_every_game_has_one_lesson_of_its_first_rule_set() -> None:
    firsts: dict[str, str] = {}
    for game in CATALOGUE.values():
        if not isinstance(game, PlainGame):
            firsts.setdefault(game.family, game.id)
    assert sorted(lesson.game for lesson in LESSONS) == sorted(firsts.values())


@every_lesson
def test_a_lesson_has_four_to_six_short_steps_and_ends_with_one_to_read(lesson: Lesson) -> None:
    assert 4 <= len(lesson.steps) <= 6
    assert not lesson.steps[-1].moves
    for number, step in enumerate(lesson.steps):
        title, text = english(lesson.words_of(number), "title"), english(lesson.words_of(number))
        assert len(text) <= _LETTERS, text
        assert len(title) <= 24, title
        assert text.endswith(".")
        assert not (step.moves and step.look)
        assert not re.search(r"\b(left|right)\b", text + title)


@every_lesson
def test_the_game_goes_on_after_the_lesson_and_can_still_be_won(lesson: Lesson) -> None:
    game = CATALOGUE[lesson.game]
    last = played(lesson)[-1].after
    assert game.status(last) is Status.PLAYING
    assert any(True for _ in game.moves(last))
    if game.has_choices:
        assert deal_index.answer(lesson.game, lesson.number) in {Answer.WINNABLE, None}


@every_lesson
def test_the_piles_to_look_at_are_there(lesson: Lesson) -> None:
    names = {spot.name for spot in CATALOGUE[lesson.game].spots}
    for step in lesson.steps:
        assert set(step.look) <= names


@every_lesson
def test_one_press_plays_each_move(lesson: Lesson) -> None:
    """Makes the words "press the eight of spades" true. A call has its own button, so it is left out."""
    game = CATALOGUE[lesson.game]
    for step in played(lesson):
        for position, move in step.made:
            offered = game.call_options(position)
            calls = [*offered.calls, *filter(None, offered.grid)] if offered else []
            if move in [call.move for call in calls]:
                continue
            n = move.n if game.spots[move.source].kind is Kind.HAND or move.n > 1 else 1
            assert intents.tap(Turn(game, position), move.source, None, n=n) == Play(move)


@every_lesson
def test_the_cards_that_a_sentence_names_are_moved_or_can_be_seen(lesson: Lesson) -> None:
    game = CATALOGUE[lesson.game]
    for step in played(lesson):
        positions = [position for position, _ in step.made] + [step.after]
        there = {card_moved(game, *each) for each in step.made}.union(*(seen(game, one) for one in positions))
        for found in _CARD.finditer(step.text):
            assert found[0] in there, (found[0], step)


@every_lesson
def test_each_step_says_which_cards_to_press(lesson: Lesson) -> None:
    """A stock needs no card name, a call has words of its own, and a step may name a suit instead of a card."""
    game = CATALOGUE[lesson.game]
    for step in played(lesson):
        for position, move in step.made:
            kind = game.spots[move.source].kind
            if kind is Kind.STOCK:
                assert "the stock" in step.text
            elif (
                len(step.made) <= 2
                and kind is not Kind.COUNTER
                and game.spots[move.target].kind is not Kind.DISCARD
            ):
                assert card_moved(game, position, move) in step.text, (step, notation.move_text(game, move))


@every_lesson
def test_a_card_is_said_to_go_on_the_card_that_it_goes_on(lesson: Lesson) -> None:
    """“The eight of spades goes on the nine of spades”: the nine must be the last card of the target pile."""
    game = CATALOGUE[lesson.game]
    said = re.compile(rf"({_CARD.pattern})(?:[:.] [Ii]t)?(?: goes)? on (?:the )?({_CARD.pattern})")
    for step in played(lesson):
        pairs = {
            (card_moved(game, position, move), name(game, position[move.target][-1]))
            for position, move in step.made
            if position[move.target] and game.spots[move.target].kind is not Kind.COUNTER
        }
        for found in said.finditer(step.text):
            assert (found[1], found[4]) in pairs, step


@every_lesson
def test_translators_read_above_the_messages_what_is_done_in_each_step(lesson: Lesson) -> None:
    game = CATALOGUE[lesson.game]
    lines = [f"## {english(game.title)}"]
    for number, step in enumerate(played(lesson), start=1):
        done = (
            speech.describe_move(game, before, move, game.play(before, move), short=True)
            for before, move in step.made
        )
        lines += [f"## {number}: {'; '.join(map(english, done))}"] * bool(step.made)
    written = " ".join(
        (messages.ENGINE / "en/games.ftl").read_text(encoding="utf-8").replace("\n##  ", " ").split()
    )
    assert f" {lines[0]} ## {' '.join(lines[1:])} lesson-{lesson.game}-1 = " in written


def test_the_hand_of_the_bridge_lesson_is_as_told() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.game == "bridge")
    session = Session(CATALOGUE["bridge"], lesson.number)
    hand = next(iter(spots_of(session.game, Kind.HAND)))

    def hearts() -> int:
        return sum(cards.suit(card) == cards.HEARTS for card in session.position[hand])

    assert hearts() == 5
    for text in (*lesson.steps[1].moves, *lesson.steps[2].moves):
        session.play(notation.read_move(session.game, text))
    assert hearts() == 9
    assert say("house-has-passed") in session.game.facts(session.position)
