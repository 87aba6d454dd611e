"""Facts and calls of Bridge Solitaire on the page: what is shown, keys that reach the calls, double taps."""

import pytest

from chromium.player import won_link
from engine.core.game import Kind
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.session import Session
from support.bridge_positions import at_the_table, bidding
from support.english import english, message
from support.fake_browser import Browser
from support.page import saved

BRIDGE = CATALOGUE["bridge"]


def focused(browser: Browser) -> str:
    return str(browser.document.activeElement.getAttribute("data-do"))


def test_calls_are_shown_where_there_are_any_and_facts_all_the_time(browser: Browser) -> None:
    assert browser.find("#offer").hidden and browser.find("#plate").hidden
    browser.go_to(bidding().link())
    assert not browser.find("#offer").hidden and not browser.find("#plate").hidden
    assert browser.find("#board").classList.contains("asked")
    browser.go_to(at_the_table().link())
    assert browser.find("#offer").hidden and not browser.find("#plate").hidden
    assert not browser.find("#board").classList.contains("asked")
    browser.go_to("v1/golf/1")
    assert browser.find("#offer").hidden and browser.find("#plate").hidden


def test_the_box_lies_on_the_board(browser: Browser) -> None:
    browser.go_to(bidding().link())
    box, board = browser.box("#offer"), browser.box("#board")
    assert board.left <= box.left and box.left + box.width <= board.left + board.width
    assert board.top <= box.top and box.top + box.height <= board.top + board.height


def test_a_key_leads_to_the_calls_and_arrows_lead_through_all_of_them(browser: Browser) -> None:
    browser.go_to(bidding().link())
    browser.key("c")
    browser.press('#offer [data-do^="bid"]')  # now each call can be pressed, also the button that makes the bid
    browser.key("c")
    buttons = [str(button.getAttribute("data-do")) for button in browser.find_all("#offer button")]
    assert focused(browser) == next(command for command in buttons if command.startswith("bid "))
    reached, waiting = {focused(browser)}, [focused(browser)]
    while waiting:
        here = waiting.pop()
        for arrow in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            browser.find(f'#offer [data-do="{here}"]').focus()
            browser.key(arrow)
            if focused(browser) not in reached:
                reached.add(focused(browser))
                waiting.append(focused(browser))
    assert reached == set(buttons)


def test_enter_makes_the_call_and_the_keyboard_goes_on_at_the_table(browser: Browser) -> None:
    session = bidding()
    browser.go_to(session.link())
    browser.key("c")
    browser.key("Enter")
    assert saved(browser).moves_made == session.moves_made
    browser.key("Enter")
    browser.rest()
    assert saved(browser).moves_made > session.moves_made
    assert browser.find("#board").contains(browser.document.activeElement)


def test_where_nothing_can_be_called_the_key_says_so(browser: Browser) -> None:
    browser.go_to(at_the_table().link())
    browser.key("c")
    assert browser.text("#said") == message("nothing-to-call")


def test_the_second_tap_of_a_double_tap_makes_no_second_call(browser: Browser) -> None:
    """New calls appear in place of the old ones. The second tap would hit a bid that the player has not seen."""
    browser.go_to(bidding().link())
    browser.press('#offer [data-do^="bid"]')
    browser.press("#offer .main")
    browser.press("#undo")  # after this, there is a call to make again at once
    before = saved(browser).text()
    browser.press('#offer [data-do^="bid"]')
    browser.press("#offer .main")
    assert saved(browser).text() == before
    browser.advance(500)
    browser.press("#offer .main")
    assert saved(browser).text() != before


def test_a_press_on_a_bid_chooses_it_and_another_press_elsewhere_chooses_anew(browser: Browser) -> None:
    browser.go_to(bidding().link())
    before = saved(browser).text()
    assert browser.find("#offer .main").getAttribute("aria-disabled") == "true"
    for cell in browser.find_all('#offer [data-do^="bid"]')[:3]:
        command = str(cell.getAttribute("data-do"))
        browser.press(f'#offer [data-do="{command}"]')
        chosen = [each.getAttribute("data-do") for each in browser.find_all('#offer [aria-pressed="true"]')]
        assert chosen == [command]
        assert browser.find("#offer .main").getAttribute("data-do") == command.replace("bid", "call")
        assert "of 13 tricks" in browser.text("#offer .stakes")
        assert "of 13 tricks" in browser.text("#said")
    assert saved(browser).text() == before


@pytest.mark.parametrize("by_key", [False, True])
def test_the_grey_button_says_to_choose_a_bid_and_keeps_the_focus(browser: Browser, by_key: bool) -> None:
    browser.go_to(bidding().link())
    before, grey = saved(browser).text(), browser.find("#offer .main")
    if by_key:
        grey.focus()
        browser.key("Enter")
        assert browser.document.activeElement is grey
    else:
        browser.press("#offer .main")
    assert browser.text("#said") == message("choose-a-bid")
    browser.press('#offer [data-do^="bid"]')
    browser.press("#offer .main")  # at once: the press on the grey button was no first half of a double tap
    assert saved(browser).text() != before


def test_what_is_chosen_is_forgotten_with_its_position(browser: Browser) -> None:
    browser.go_to(bidding().link())
    browser.press('#offer [data-do^="bid"]')
    browser.key("u")
    browser.key("y")
    assert browser.find_all('#offer [aria-pressed="true"]') == []
    assert browser.find("#offer .main").getAttribute("aria-disabled") == "true"


def test_resizing_keeps_what_is_chosen(browser: Browser) -> None:
    browser.go_to(bidding().link())
    browser.press('#offer [data-do^="bid"]')
    browser.resize(844, 390)
    assert len(browser.find_all('#offer [aria-pressed="true"]')) == 1


def test_early_keys_press_the_calls_that_have_the_focus(pyodide: None) -> None:
    session = bidding()
    tab = Browser(address=f"/#{session.link()}")
    tab.press_early(key="c")
    tab.press_early(key="Enter")
    tab.press_early(key="Enter")
    tab.start()
    assert saved(tab).moves_made > session.moves_made
    tab.check()


def test_the_score_button_keeps_the_focus_when_the_facts_change(browser: Browser) -> None:
    browser.go_to(bidding().link())
    browser.find('#plate [data-do="report score"]').focus()
    before = browser.text("#plate")
    browser.key("u")
    assert browser.text("#plate") != before
    assert focused(browser) == "report score"


# Tricks


def tricks_played(browser: Browser) -> Session:
    """Show a game in which a trick was taken and the player must play. Return its session."""
    session = Session.read(won_link("bridge"), CATALOGUE)
    for node in session.line():
        trick = BRIDGE.last_trick(node.position)
        if trick and not node.children[0].is_automatic:
            session.go_to(node)
            break
    browser.go_to(session.link())
    browser.rest()
    return session


def test_who_won_the_last_trick_and_why_is_shown(browser: Browser) -> None:
    browser.go_to(bidding().link())
    assert browser.find("#trick").hidden
    session = tricks_played(browser)
    trick = BRIDGE.last_trick(session.position)
    assert trick and "wins for" in english(trick.words, "sign")
    assert english(trick.words).partition(" wins")[2] in browser.text("#trick p")
    browser.go_to("v1/golf/1")
    assert browser.find("#trick").hidden


def test_the_last_trick_is_shown_again_on_a_press_and_any_press_ends_that(browser: Browser) -> None:
    session = tricks_played(browser)
    trick = BRIDGE.last_trick(session.position)
    assert trick
    before = saved(browser).text()
    browser.press('[data-do="trick"]')
    on_table = {
        str(card.getAttribute("data-card"))
        for card in browser.find_all('.card[data-spot="u"], .card[data-spot="t"]')
    }
    taken = next(
        node.parent
        for node in reversed(session.line())
        if node.move and BRIDGE.spots[node.move.target].kind is Kind.TAKEN
    )
    assert taken
    there = {notation.card_text(taken.position[spot][0]) for spot in (4, 5) if taken.position[spot]}
    assert there <= on_table
    assert len(browser.find_all(".marks .winner")) == 1 and browser.text(".marks .tag") == "wins"
    assert browser.text("#said").startswith(english(trick.words))
    browser.key("Escape")
    assert browser.find_all(".marks .winner") == []
    assert saved(browser).text() == before


def test_before_the_first_trick_the_key_says_that_there_is_none(browser: Browser) -> None:
    for link in (bidding().link(), "v1/golf/1"):
        browser.go_to(link)
        browser.key("q")
        assert browser.text("#said") == "No trick has been played yet."


def test_the_dots_count_the_tricks_of_the_declarer(browser: Browser) -> None:
    session = tricks_played(browser)
    goal = BRIDGE.trick_goal(session.position)
    assert goal
    assert len(browser.find_all("#plate .dots .won")) == min(goal.won, goal.needed)
    assert len(browser.find_all("#plate .dots i")) == max(goal.won, goal.needed)
    assert browser.find("#plate .trump")
