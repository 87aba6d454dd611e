"""Finding a card on the table by what a player types."""

import pytest

from engine.core import cards
from engine.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES
from engine.games import CATALOGUE
from engine.play import notation
from engine.view import finding
from support.english import english


@pytest.mark.parametrize(
    ("text", "rank", "suit"),
    [
        ("7s", 7, SPADES),
        (" 10 h ", 10, HEARTS),
        ("Th", 10, HEARTS),
        ("Q♦", 12, DIAMONDS),
        ("queen of clubs", 12, CLUBS),
        ("Ace Spade", 1, SPADES),
        ("seven of hearts", 7, HEARTS),
        ("ks", 13, SPADES),
    ],
)
def test_what_people_type_for_a_card(text: str, rank: int, suit: int) -> None:
    assert finding.card_meant(text) == cards.make(rank, suit)


@pytest.mark.parametrize("text", ["", "seven", "spades", "11h", "1s", "0s", "of", "7x", "joker"])
def test_what_is_no_card(text: str) -> None:
    assert finding.card_meant(text) is None


def test_where_a_card_lies() -> None:
    klondike = CATALOGUE["klondike"]
    names = [spot.name for spot in klondike.spots]
    piles = {"t1": "~7sKhQs", "t2": "Jh", "f1": "As2s", "s": "~3d"}
    position = notation.read_position(klondike, ".".join(piles.get(name, "") for name in names))
    sought = {
        "Kh": "King of hearts: column 1, under one card.",
        "Qs": "Queen of spades: column 1, at the open end.",
        "As": "Ace of spades: foundation of spades, under one card.",
        "7s": "Seven of spades: not in sight.",
        "3d": "Three of diamonds: not in sight.",
    }
    for text, words in sought.items():
        card = finding.card_meant(text)
        assert card is not None and english(finding.where(klondike, position, card)) == words


def test_a_card_of_two_packs_may_lie_in_two_places_and_looks_as_the_game_shows_it() -> None:
    spider = CATALOGUE["spider-1"]
    names = [spot.name for spot in spider.spots]
    piles = {"t1": "Kh", "t2": "Kd"}
    position = notation.read_position(spider, ".".join(piles.get(name, "") for name in names))
    spades = cards.make(13, SPADES)
    assert english(finding.where(spider, position, spades)) == (
        "King of spades: column 1, at the open end; column 2, at the open end."
    )
    assert not list(finding.places(spider, position, cards.make(13, HEARTS)))
