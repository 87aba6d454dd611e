"""What the page says about a choice and about a move, for players who cannot see it."""

import random
from collections.abc import Iterator

from engine.core import cards
from engine.core.game import Kind
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.session import Session
from engine.view import speech
from support.english import english, message
from support.fake_browser import Browser

SPIDER = CATALOGUE["spider-1"]


def sessions_of_spider() -> Iterator[Session]:
    """Yield a game of Spider after each of its random moves."""
    chance = random.Random(4)
    session = Session(SPIDER, 49)
    for _ in range(40):
        session.play(chance.choice(list(SPIDER.moves(session.position))))
        yield session


def choose(browser: Browser, spot: int) -> str:
    browser.find(f'.spot[data-spot="{SPIDER.spots[spot].name}"]').focus()
    browser.key("Enter")
    return browser.text("#said")


def test_the_lowest_card_is_named_when_only_a_whole_run_can_move(browser: Browser) -> None:
    """Earlier, the page named the last card, which did not move alone."""
    for session in sessions_of_spider():
        for spot in (i for i, what in enumerate(SPIDER.spots) if what.kind is Kind.TABLEAU):
            numbers = {move.n for move in SPIDER.moves(session.position) if move.source == spot}
            if len(numbers) == 1 and min(numbers) > 1:
                browser.go_to(session.link())
                name = speech.name(SPIDER, session.position[spot][-min(numbers)])
                words = message("card-with-others", card=name, count=min(numbers) - 1)
                assert choose(browser, spot).startswith(f"{speech.sentence(words)} selected")
                return
    raise AssertionError("no such position")


def test_the_fewest_and_the_most_cards_are_named_when_the_target_decides(browser: Browser) -> None:
    for session in sessions_of_spider():
        for spot in (i for i, what in enumerate(SPIDER.spots) if what.kind is Kind.TABLEAU):
            numbers = {move.n for move in SPIDER.moves(session.position) if move.source == spot}
            if len(numbers) > 1 and min(numbers) == 1:
                browser.go_to(session.link())
                last, first = session.position[spot][-1], session.position[spot][-max(numbers)]
                said = choose(browser, spot)
                least = speech.sentence(english(speech.name(SPIDER, last)))
                assert said.startswith(f"{least} selected, or up to ")
                words = message("card-with-others", card=speech.name(SPIDER, first), count=max(numbers) - 1)
                assert f"or up to {words}; can go to " in said
                return
    raise AssertionError("no such position")


def test_a_round_of_spider_says_its_ten_cards_in_the_order_of_the_columns(browser: Browser) -> None:
    browser.go_to("v1/spider/49")
    browser.key("d")
    session = Session(CATALOGUE["spider"], 49)
    game = session.game
    stock = next(i for i, what in enumerate(game.spots) if what.kind is Kind.STOCK)
    session.play(next(move for move in game.moves(session.position) if move.source == stock))
    columns = [i for i, what in enumerate(game.spots) if what.kind is Kind.TABLEAU]
    names = [english(cards.name(session.position[column][-1])) for column in columns]
    assert browser.text("#said") == f"A card dealt to every column: {', '.join(names)}"


def test_undo_and_redo_say_which_move(browser: Browser) -> None:
    browser.go_to("v1/klondike/4/t7t3")
    browser.press("#undo")
    said = browser.text("#said")
    assert said.startswith("Undone: ") and said.endswith(" to column 3; move 0")
    browser.press("#redo")
    assert browser.text("#said") == said.replace("Undone", "Redone").replace("move 0", "move 1")


def told(name: str, move: str, **piles: str) -> str:
    """Return the words for a move in a position. Only the piles in `piles` have cards."""
    game = CATALOGUE[name]
    position = notation.read_position(game, ".".join(piles.get(spot.name, "") for spot in game.spots))
    played = notation.read_move(game, move)
    return english(speech.describe_move(game, position, played, game.play(position, played)))


def test_an_emptied_column_is_said() -> None:
    assert told("klondike", "t1t2", t1="Jh", t2="Qs") == "jack of hearts to column 2; column 1 is now empty"
    assert told("klondike", "t1t2", t1="~7cJh", t2="Qs") == "jack of hearts to column 2; uncovered seven of clubs"


def test_the_new_top_of_the_waste_is_said_when_a_pair_leaves_it() -> None:
    assert told("pyramid", "wt1", t1="5h", w="2c8s") == (
        "eight of spades and five of hearts removed; two of clubs now on top of the waste"
    )
    assert told("pyramid", "wt1", t1="5h", w="8s") == "eight of spades and five of hearts removed"
