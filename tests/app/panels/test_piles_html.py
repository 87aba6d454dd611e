"""The piles in words, and the cards of a pile as a list of buttons."""

import pytest

from app.panels.piles_html import PileCommand, cards_of_pile, cards_to_pick, table_in_words
from app.view.words import text as in_words
from engine.core import cards
from engine.core.game import Game, Kind, spots_of
from engine.core.saying import say
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play import intents
from engine.play.session import Session
from engine.view import speech
from support.english import english, message
from support.sessions import after_moves
from support.sheets import commands, read, text
from support.strategies import recorded
from support.toy import Toy


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_table_in_words_says_every_pile(name: str) -> None:
    here = after_moves(name, 3)
    body = table_in_words(Turn(here.game, here.position)).body
    said = [str(item.text) for item in read(body).iter("li")]
    assert len(said) == len([spot for spot in here.game.spots if spot.kind is not Kind.COUNTER])
    assert read(body)[0].text == in_words(speech.possible(Turn(here.game, here.position)))


def test_the_cards_of_a_pile_can_be_picked_the_longest_run_first() -> None:
    game = CATALOGUE["freecell"]
    position = game.start(1)
    for spot in range(len(game.spots)):
        counts = sorted({move.n for move in game.moves(position) if move.source == spot}, reverse=True)
        body = cards_to_pick(Turn(game, position), spot).body
        assert commands(body) == [f"pick {spot} {n}" for n in counts]
        assert bool(counts) != (message("no-card-to-pick") in text(body))


def test_a_run_says_how_many_cards_come_with_the_first() -> None:
    toy: Game = Toy()
    body = cards_to_pick(Turn(toy, toy.start(2)), 0).body
    assert commands(body) == ["pick 0 2", "pick 0 1"]
    assert "and one more" in text(body).lower()


@pytest.mark.parametrize("command", ["pick", "press"])
@pytest.mark.parametrize("name", ["klondike", "spider", "bridge", "canfield", "pyramid"])
def test_the_list_of_a_pile_has_a_button_for_each_open_card_and_marks_what_stays(
    name: str, command: PileCommand
) -> None:
    here = Session.read(recorded(CATALOGUE[name])[0][1], CATALOGUE)
    game, marked = here.game, set()
    for node in here.line()[::7]:
        for spot, pile in enumerate(node.position):
            is_open = [not cards.is_down(card) for card in pile]
            if game.spots[spot].kind is Kind.COUNTER or not any(is_open):
                continue
            in_hand = game.spots[spot].kind is Kind.HAND
            ns = [card if in_hand else len(pile) - at for at, card in enumerate(pile) if is_open[at]]
            ns = ns if in_hand else ns[::-1]
            body = cards_of_pile(Turn(game, node.position), spot, command).body
            assert commands(body) == [f"{command} {spot} {n}" for n in ns]
            for n, each in zip(ns, read(body).iter("button"), strict=True):
                card = n if in_hand else pile[-n]
                words = "".join(each.itertext())
                assert words.lower().startswith(in_words(speech.name(game, card)))
                means = intents.pick(Turn(game, node.position), spot, n)
                if command == "press":
                    means = intents.tap(Turn(game, node.position), spot, None, n=n)
                stays = isinstance(means, intents.Refuse)
                assert (each.get("aria-disabled") == "true") is stays is (message("card-stays") in words)
                marked.add(stays)
            down = len(pile) - len(ns)
            assert (english(say("cards-below-face-down", count=down)) in text(body)) is (down > 0)
    assert marked == {False, True}


def test_the_list_of_a_pile_counts_the_cards_that_lie_face_down() -> None:
    game = CATALOGUE["klondike"]
    first, second, *_, last = spots_of(game, Kind.TABLEAU)
    lists = [text(cards_of_pile(Turn(game, game.start(1)), spot, "press").body) for spot in (first, second, last)]
    assert "face down" not in lists[0]
    assert lists[1].endswith("One card face down") and lists[2].endswith("Six cards face down")


def test_a_pile_without_an_open_card_is_listed_as_before() -> None:
    game = CATALOGUE["klondike"]
    position = game.start(1)
    for spot, pile in enumerate(position):
        if all(map(cards.is_down, pile)):
            assert cards_of_pile(Turn(game, position), spot, "press") == cards_to_pick(Turn(game, position), spot)


def test_the_cards_of_a_hand_are_listed_one_at_a_time_in_every_position_of_a_deal_of_bridge() -> None:
    here = Session.read(recorded(CATALOGUE["bridge"])[0][1], CATALOGUE)
    listed = set()
    for node in [here.root, *here.line()]:
        moves = list(here.game.moves(node.position))
        for spot in (number for number, one in enumerate(here.game.spots) if one.kind is Kind.HAND):
            body = cards_to_pick(Turn(here.game, node.position), spot).body
            playable = sorted({move.n for move in moves if move.source == spot}, reverse=True)
            assert commands(body) == [f"pick {spot} {card}" for card in playable]
            words = [speech.sentence(in_words(speech.name(here.game, card))) for card in playable]
            assert [str(item.text) for item in read(body).iter("button")] == words
            listed |= set(playable)
    assert len(listed) > 20
