"""Test finding a card on the table by the text that a player types."""

import pytest

from engine.core import cards
from engine.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES
from engine.core.saying import Saying
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.view import finding
from engine.words.english import LANGUAGE
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
    assert finding.card_meant(text, LANGUAGE.forms) == cards.make(rank, suit)


# Names in German and French: two suits start with the same letter, and the suit comes before the rank.
GERMAN = {"clubs": "Kreuz", "diamonds": "Karo", "hearts": "Herz", "spades": "Pik"}
FRENCH = {"clubs": "trèfle", "diamonds": "carreau", "hearts": "cœur", "spades": "pique"}


def forms_in(suits: dict[str, str], ace: str, signs: str) -> finding.Forms:
    def forms(saying: Saying) -> list[str]:
        given = dict(saying.arguments)
        rank, suit = given.get("rank"), suits.get(str(given.get("suit")), "")
        if saying.name == "card":
            return [f"{suit}-{ace}" if rank == 1 else f"{suit} {rank}"]
        return [suit, f"de {suit}"] if saying.name == "suit" else [ace if rank == 1 else signs[int(str(rank)) - 1]]

    return forms


@pytest.mark.parametrize(
    ("text", "rank", "suit"),
    [
        ("Herz-Ass", 1, HEARTS),
        ("herz ass", 1, HEARTS),
        ("Kreuz 7", 7, CLUBS),
        ("7 kreuz", 7, CLUBS),
        ("b karo", 11, DIAMONDS),
        ("dp", 12, SPADES),
        ("7c", 7, CLUBS),  # no German suit starts with this letter
    ],
)
def test_cards_of_another_language(text: str, rank: int, suit: int) -> None:
    assert finding.card_meant(text, forms_in(GERMAN, "Ass", "A23456789ZBDK")) == cards.make(rank, suit)


def test_the_rank_comes_first_where_both_orders_have_a_meaning() -> None:
    """Here D and F are each both a rank (queen, jack) and the first letter of a suit."""
    suits = {"clubs": "fiori", "diamonds": "danari", "hearts": "cuori", "spades": "picche"}
    assert finding.card_meant("df", forms_in(suits, "asso", "A23456789XFDR")) == cards.make(12, CLUBS)


def test_no_accent_is_needed_and_what_may_mean_two_suits_means_none() -> None:
    forms = forms_in(FRENCH, "as", "A23456789XVDR")
    assert finding.card_meant("coeur as", forms) == finding.card_meant("ASCŒUR", forms) == cards.make(1, HEARTS)
    assert finding.card_meant("7 tref", forms) == cards.make(7, CLUBS)
    assert finding.card_meant("7c", forms) is None
    # "as" is French for ace; it does not mean the ace of spades as in English
    assert finding.card_meant("as", forms) is None
    assert finding.card_meant("as de pique", forms) == finding.card_meant("asp", forms) == cards.make(1, SPADES)
    # "d" is the English letter for diamonds here, not the start of "de pique"
    assert finding.card_meant("asd", forms) == cards.make(1, DIAMONDS)


@pytest.mark.parametrize("text", ["", "seven", "spades", "heart", "11h", "1s", "0s", "of", "7x", "joker"])
def test_what_is_no_card(text: str) -> None:
    assert finding.card_meant(text, LANGUAGE.forms) is None


def test_where_a_card_lies() -> None:
    klondike = CATALOGUE["klondike"]
    names = [spot.name for spot in klondike.spots]
    piles = {"t1": "~7sKhQs", "t2": "Jh", "f1": "As2s", "s": "~3d"}
    position = notation.read_position(klondike, ".".join(piles.get(name, "") for name in names))
    sought = {
        "Kh": "King of hearts: column 1, under one card.",
        "Qs": "Queen of spades: column 1, on top.",
        "As": "Ace of spades: spade foundation, under one card.",
        "7s": "Seven of spades: not visible.",
        "3d": "Three of diamonds: not visible.",
    }
    for text, words in sought.items():
        card = finding.card_meant(text, LANGUAGE.forms)
        assert card is not None and english(finding.where(klondike, position, card)) == words


def test_a_card_of_two_packs_may_lie_in_two_places_and_looks_as_the_game_shows_it() -> None:
    spider = CATALOGUE["spider-1"]
    names = [spot.name for spot in spider.spots]
    piles = {"t1": "Kh", "t2": "Kd"}
    position = notation.read_position(spider, ".".join(piles.get(name, "") for name in names))
    spades = cards.make(13, SPADES)
    assert english(finding.where(spider, position, spades)) == (
        "King of spades: column 1, on top; column 2, on top."
    )
    assert not list(finding.places(spider, position, cards.make(13, HEARTS)))
