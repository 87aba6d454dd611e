"""The sheet about what was possible in a deal of Bridge Solitaire, and the cost of each card in the review."""

from functools import cache

from engine.games.bridge.state import BridgeSpot, read_state
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from engine.solving.bridge.study import judge_cards
from engine.solving.bridge.study_report import cost_words, played_deal
from support.english import english
from support.fake_browser import Browser
from support.strategies import recorded

GAME = CATALOGUE["bridge"]
BUTTON = '#offer [data-do="study"]'


@cache
def deal_over() -> str:
    """Return the link of a recorded rubber, up to the end of its second deal."""
    *_, link = recorded(GAME)[0]
    session = Session(GAME, Session.read(link, CATALOGUE).number)
    for node in Session.read(link, CATALOGUE).line():
        if node.move and not node.is_automatic:
            session.play(node.move)
        state = read_state(session.position)
        if state.played_out and len(state.deals) == 2:
            return session.link()
    raise AssertionError("the rubber has only one deal")


def test_after_a_deal_a_button_shows_what_was_possible(browser: Browser) -> None:
    browser.go_to(deal_over())
    browser.press(BUTTON)
    assert browser.text("#said") == "Calculating…"
    browser.rest()
    assert browser.text("#panel-title") == "What was possible in this deal"
    told = browser.text("#panel-body")
    for words in ("No-trumps", "You declare", "House declares", "Your call"):
        assert words in told
    deal = played_deal(Session.read(deal_over(), CATALOGUE))
    costs = [each for each in judge_cards(deal.states, deal.cards) if each.cost]
    assert len(browser.find_all("#panel tbody tr")) == 5 + len(costs) + (2 if "Best call" in told else 1)


def test_before_the_end_of_a_deal_there_is_nothing_to_look_back_on(browser: Browser) -> None:
    browser.go_to("v1/bridge/1")
    assert not browser.find_all(BUTTON)


def test_another_game_meanwhile_ends_the_work(browser: Browser) -> None:
    browser.go_to(deal_over())
    browser.press(BUTTON)
    browser.go_to("v1/klondike/1")
    browser.rest()
    assert not browser.is_open("panel")


def test_the_review_says_which_card_cost_a_trick(browser: Browser) -> None:
    session = Session.read(deal_over(), CATALOGUE)
    line = session.player_nodes()
    costly = [node for node in line if cost_words(GAME, node, line)]
    assert costly
    for node in costly:
        before = node
        while before.is_automatic:
            assert before.parent
            before = before.parent
        assert before.move and before.move.target == BridgeSpot.PLAYER_CARD
    browser.go_to(deal_over())
    browser.press("#menu")
    browser.press('#panel [data-do="review"]')
    number = session.player_nodes().index(costly[-1])
    for _ in range(len(session.player_nodes()) - 1 - number):
        browser.press('#review [data-do="step -1"]')
    words = cost_words(GAME, costly[-1], line)
    assert words and english(words) in browser.text("#review-words")


def test_while_a_deal_is_played_its_cards_are_not_judged() -> None:
    session = Session.read(deal_over(), CATALOGUE)
    line = session.player_nodes()
    costly = [node for node in line if cost_words(GAME, node, line)]
    before_the_end = line[: line.index(costly[-1]) + 1]
    assert cost_words(GAME, costly[-1], before_the_end) is None
