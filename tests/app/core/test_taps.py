"""A tap on a card moves the card or chooses it. Other tests try double clicks."""

from collections.abc import Iterator
from itertools import islice

import pytest

from app.core.repeated_tap import Hit, RepeatedTap, Tap
from engine.core.game import Kind
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play import intents
from engine.play.intents import Choose, Play, Refuse
from engine.play.session import Session
from support.fake_browser import Browser
from support.page import choose_setting, saved
from support.strategies import recorded

DEAL = "v1/freecell/1"


def automatic(name: str) -> Iterator[tuple[Session, str]]:
    """Yield deals with a pile from which each of two taps in a row would move a card."""
    game = CATALOGUE[name]
    for number in range(1, 30):
        session = Session(game, number)
        for spot, pile in enumerate(session.position):
            first = intents.tap(Turn(game, session.position), spot, None) if pile else None
            if isinstance(first, Play) and game.spots[spot].kind is not Kind.STOCK:
                after = game.play(session.position, first.move)
                if isinstance(intents.tap(Turn(game, after), spot, None), Play):
                    yield session, game.spots[spot].name


def pair() -> tuple[Session, str, str]:
    """Return a deal of Pyramid, and two cards on the table that one tap takes together."""
    game = CATALOGUE["pyramid"]
    for number in range(1, 30):
        session = Session(game, number)
        for move in game.moves(session.position):
            ends = [game.spots[spot] for spot in (move.source, move.target)]
            played = intents.tap(Turn(game, session.position), move.source, None)
            if all(end.kind is Kind.TABLEAU for end in ends) and played == Play(move):
                return session, ends[0].name, ends[1].name
    raise AssertionError("no such deal")


SESSION, PILE = next(automatic("seahaven"))


def upper_part(browser: Browser) -> tuple[float, float]:
    """Return a point of the open card of PILE that also lies on the card before it."""
    box = browser.box(browser.cards(PILE)[-1])
    return box.middle[0], box.middle[1] - box.height / 2 + 6


def chooses(browser: Browser) -> tuple[str, str]:
    """Return a pile whose card a tap would move, and a target pile of it, at the start of a deal of FreeCell."""
    session = saved(browser)
    game, position = session.game, session.position
    for spot, pile in enumerate(position):
        chosen = intents.tap(Turn(game, position), spot, None, take_only=True) if pile else None
        if isinstance(chosen, Choose) and isinstance(intents.tap(Turn(game, position), spot, None), Play):
            return game.spots[spot].name, game.spots[chosen.targets[0]].name
    raise AssertionError("no such pile")


# A tap moves or chooses


@pytest.mark.parametrize("pointer", ["touch", "mouse", "pen"])
def test_a_tap_moves_a_card_at_once_by_default(browser: Browser, pointer: str) -> None:
    browser.go_to(DEAL)
    source, _ = chooses(browser)
    browser.tap(browser.place(source), pointer)
    assert saved(browser).moves_made == 1


@pytest.mark.parametrize("pointer", ["touch", "mouse", "pen"])
def test_a_tap_chooses_the_card_if_the_player_likes_it_so(browser: Browser, pointer: str) -> None:
    choose_setting(browser, "choose tap chooses")
    browser.go_to(DEAL)
    source, target = chooses(browser)
    browser.tap(browser.place(source), pointer)
    assert saved(browser).moves_made == 0
    assert browser.find_all("#table .chosen") and browser.find_all("#table .target")
    assert "selected; can go to" in browser.text("#said")
    browser.tap(browser.place(target), pointer)
    assert saved(browser).moves_made == 1


def test_a_second_tap_on_the_same_card_puts_it_down_again(browser: Browser) -> None:
    choose_setting(browser, "choose tap chooses")
    browser.go_to(DEAL)
    source, _ = chooses(browser)
    for _ in range(2):
        browser.tap(browser.place(source))
    assert saved(browser).moves_made == 0 and not browser.find_all("#table .chosen")


def test_a_screen_reader_chooses_in_the_same_way(browser: Browser) -> None:
    choose_setting(browser, "choose tap chooses")
    browser.go_to(DEAL)
    source, target = chooses(browser)
    browser.activate(browser.cards(source)[-1])
    assert saved(browser).moves_made == 0 and "selected" in browser.text("#said")
    browser.activate(browser.outline(target))
    assert saved(browser).moves_made == 1


@pytest.mark.parametrize("setting", ["choose tap chooses", "choose tap moves"])
def test_enter_chooses_and_the_space_bar_plays_whatever_a_tap_does(browser: Browser, setting: str) -> None:
    choose_setting(browser, setting)
    browser.go_to(DEAL)
    source, _ = chooses(browser)
    browser.outline(source).focus()
    browser.key("Enter")
    assert saved(browser).moves_made == 0 and browser.find_all("#table .chosen")
    browser.key("Enter")
    browser.key(" ")
    assert saved(browser).moves_made == 1


def test_the_stock_is_turned_by_one_tap_however_cards_are_moved(browser: Browser) -> None:
    choose_setting(browser, "choose tap chooses")
    browser.go_to("v1/klondike/1")
    browser.tap(browser.place("s"))
    assert saved(browser).moves_made == 1


@pytest.mark.parametrize("game", ["klondike", "canfield", "spider", "pyramid"])
@pytest.mark.parametrize("by_key", [False, True])
def test_with_a_card_chosen_one_press_of_the_stock_turns_it(browser: Browser, game: str, by_key: bool) -> None:
    choose_setting(browser, "choose tap chooses")
    browser.go_to(f"v1/{game}/1")
    browser.tap(browser.place(chooses(browser)[0]))
    assert browser.find_all("#table .chosen")
    if by_key:
        browser.outline("s").focus()
        browser.key("Enter")
    else:
        browser.tap(browser.place("s"))
    assert saved(browser).link().startswith(f"v1/{game}/1/s")
    assert not browser.find_all("#table .chosen")


def test_in_golf_a_tap_gives_the_reason_that_a_drag_to_the_waste_gives(browser: Browser) -> None:
    browser.go_to("v1/golf/1")
    session = saved(browser)
    taps = {f"t{at + 1}": intents.tap(Turn(session.game, session.position), at, None) for at in range(7)}
    column = next(name for name, answer in taps.items() if isinstance(answer, Refuse))
    browser.tap(browser.place(column))
    told = browser.text("#said")
    browser.advance(2000)
    browser.drag(browser.place(column), browser.place("w"))
    assert browser.text("#said") == told and told.startswith(("Only ", "Nothing "))


# The second part of a double click, and the third of a triple click


@pytest.mark.parametrize("pointer", ["touch", "mouse", "pen"])
@pytest.mark.parametrize("apart", [[150], [390], [490], [200, 200], [350, 350]])
def test_a_double_or_triple_click_moves_no_other_card(browser: Browser, pointer: str, apart: list[int]) -> None:
    browser.go_to(SESSION.link())
    place = upper_part(browser)
    browser.tap(place, pointer)
    for ms in apart:
        browser.advance(ms)
        browser.tap((place[0] + 5, place[1] - 2), pointer)
    assert saved(browser).moves_made == 1


def test_a_fourth_click_is_meant(browser: Browser) -> None:
    browser.go_to(SESSION.link())
    place = upper_part(browser)
    for _ in range(4):
        browser.tap(place)
        browser.advance(100)
    assert saved(browser).moves_made == 2


def test_a_double_click_is_as_slow_as_the_system_lets_it_be(browser: Browser) -> None:
    browser.go_to(SESSION.link())
    place = upper_part(browser)
    browser.tap(place)
    browser.advance(800)
    browser.tap(place, clicks=2)
    assert saved(browser).moves_made == 1


def test_a_tap_a_little_later_is_meant(browser: Browser) -> None:
    browser.go_to(SESSION.link())
    place = upper_part(browser)
    browser.tap(place)
    browser.advance(520)
    browser.tap(place)
    assert saved(browser).moves_made == 2


@pytest.mark.parametrize(("ms", "is_answered"), [(300, False), (650, False), (750, True)])
def test_the_second_card_of_a_pair_is_tapped_for_nothing_when_the_first_has_taken_it_along(
    browser: Browser, ms: int, is_answered: bool
) -> None:
    """Otherwise the tap would hit the card behind it, which is refused with a sentence that nobody understands."""
    session, first, second = pair()
    browser.go_to(session.link())
    places = browser.place(first), browser.place(second)
    browser.tap(places[0])
    assert saved(browser).moves_made == 1
    told = browser.text("#said")
    browser.advance(ms)
    browser.tap(places[1])
    assert (browser.text("#said") != told) == is_answered


@pytest.mark.parametrize("ms", [60, 300, 600])
def test_the_card_under_a_chosen_card_can_be_tapped_as_soon_as_that_has_left(browser: Browser, ms: int) -> None:
    choose_setting(browser, "choose tap chooses")
    browser.go_to(DEAL)
    source, target = chooses(browser)
    places = browser.place(source), browser.place(target)
    browser.tap(places[0])
    browser.tap(places[1])
    assert saved(browser).moves_made == 1
    browser.advance(ms)
    browser.tap((places[0][0], browser.place(source)[1]))
    assert browser.find_all("#table .chosen")


def test_a_quick_tap_on_the_strip_of_the_card_before_is_meant(browser: Browser) -> None:
    browser.go_to(SESSION.link())
    box = browser.box(browser.cards(PILE)[-1])
    x, top = box.middle[0], box.middle[1] - box.height / 2
    browser.tap((x, top + 5))
    browser.advance(60)
    browser.tap((x, top - 5))
    assert saved(browser).moves_made == 2


def test_a_quick_tap_where_a_card_of_a_moved_run_lay_is_meant(browser: Browser) -> None:
    """When the run has left, a column is fanned more widely, so that another card may lie there."""
    browser.resize(390, 844)
    texts = recorded(CATALOGUE["yukon"])[0][1].split(".")
    number = texts.index("t7t4x5")  # the next move takes the last card of the same column
    browser.go_to(".".join(texts[:number]))
    browser.tap(browser.box(browser.cards("t7")[-5]).middle)
    browser.advance(60)
    browser.tap(browser.box(browser.cards("t7")[-1]).middle)
    assert saved(browser).link() == ".".join(texts[: number + 2])


def test_a_double_click_on_the_pile_where_chosen_cards_go_moves_no_other_card(browser: Browser) -> None:
    choose_setting(browser, "choose tap chooses")
    browser.go_to(DEAL)
    source, target = chooses(browser)
    browser.tap(browser.place(source))
    place = browser.place(target)
    browser.tap(place)
    browser.tap(place)
    assert saved(browser).moves_made == 1 and not browser.find_all("#table .chosen")


@pytest.mark.parametrize(("ms", "rounds"), [(150, 1), (490, 1), (520, 2)])
def test_a_double_click_on_a_stock_that_deals_to_the_columns_deals_once(
    browser: Browser, ms: int, rounds: int
) -> None:
    browser.go_to("v1/spider/3")
    browser.tap(browser.place("s"))
    browser.advance(ms)
    browser.tap(browser.place("s"))
    assert saved(browser).moves_made == rounds


def test_a_quick_tap_on_another_pile_is_meant(browser: Browser) -> None:
    browser.go_to(SESSION.link())
    game, position = SESSION.game, SESSION.position
    plays = (
        spot.name
        for at, spot in enumerate(game.spots)
        if position[at] and isinstance(intents.tap(Turn(game, position), at, None), Play) and spot.name != PILE
    )
    browser.tap(browser.place(PILE))
    browser.tap(browser.place(next(plays)))
    assert saved(browser).moves_made == 2


def test_the_stock_can_be_turned_as_quickly_as_one_likes(browser: Browser) -> None:
    browser.go_to("v1/klondike/1")
    for _ in range(5):
        browser.tap(browser.place("s"))
        browser.advance(60)
    assert saved(browser).moves_made == 5


def test_a_game_that_plays_by_itself_goes_on_with_every_tap(browser: Browser) -> None:
    browser.go_to("v1/clock/1")
    for _ in range(4):
        browser.tap(browser.place("p1") if browser.find_all('[data-spot="p1"]') else (200, 400))
    assert saved(browser).moves_made == 4


def test_a_repeat_is_near_in_place_and_time() -> None:
    taps = RepeatedTap()

    def tap(x: float, began: float, clicks: int = 1) -> Tap:
        return Tap((x, 10), began, began + 0.1, clicks)

    def repeats(*later: Tap, hits: Hit = Hit.SAME) -> list[bool]:
        taps.moved(tap(10, 1.0), lambda point: hits)
        return [taps.is_repeat(one) for one in later]

    assert not taps.is_repeat(tap(10, 0.0))
    assert repeats(tap(30, 1.49), tap(50, 1.98), tap(50, 2.1)) == [True, True, False]
    assert repeats(tap(10, 1.5)) == repeats(tap(40, 1.1)) == repeats(tap(10, 1.1), hits=Hit.OTHER) == [False]
    assert repeats(tap(90, 1.6), hits=Hit.OF_PAIR) == [True]
    assert repeats(tap(90, 1.8), hits=Hit.OF_PAIR) == [False]
    assert repeats(tap(10, 1.9, clicks=2)) == [True]
    assert repeats(tap(40, 1.1), tap(10, 1.2)) == [False, False]  # another point was pressed in between
    taps.moved(Tap((10, 10), 1.0, 1.4), lambda point: Hit.SAME)
    assert taps.is_repeat(tap(10, 1.6))  # the time counts from the end of a slow tap


def test_whoever_does_something_else_in_between_means_the_next_tap(browser: Browser) -> None:
    browser.go_to(SESSION.link())
    place = upper_part(browser)
    browser.tap(place)
    browser.press("#undo")
    browser.tap(place)
    assert saved(browser).moves_made == 1


def test_whoever_has_come_to_another_table_by_a_link_means_the_next_tap(browser: Browser) -> None:
    for session in islice((session for session, pile in automatic("seahaven") if pile == PILE), 2):
        browser.go_to(session.link())
        browser.tap(browser.place(PILE))
        assert saved(browser).moves_made == 1


def test_a_card_that_a_link_has_put_on_the_pile_of_the_tapped_card_was_no_second_of_a_pair(
    browser: Browser,
) -> None:
    """In Black Hole, all cards go to one pile, one after the other: that alone makes no two of them a pair."""
    game = CATALOGUE["black-hole"]
    session = Session.read(next(link for ending, link in recorded(game) if ending.startswith("won")), CATALOGUE)
    moves = [(node.parent, node.move.source) for node in session.line() if node.parent and node.move]
    (before, pile), *rest = moves[5:]
    other = next(
        (node, spot) for node, spot in rest if spot != pile and node.position[spot] != before.position[spot]
    )
    for node, source in ((before, pile), other):
        session.go_to(node)
        browser.go_to(session.link())
        browser.tap(browser.place(game.spots[source].name))
        assert saved(browser).moves_made == node.depth + 1
