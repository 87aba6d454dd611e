"""The document reveals nothing about a face-down card except that it lies face down."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.saving.storage import PAINT
from app.view import board_svg, winning_figure, winning_svg
from app.view.markup import NOTHING
from app.view.pixel_layout import Rect, lay_out
from app.view.thumbnail_svg import thumbnail
from engine.core import cards
from engine.core.game import Game, Kind, Position
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.card_names import betrayed
from support.english import message
from support.extent import amount
from support.fake_browser import Browser
from support.fake_browser.elements import Element
from support.page import saved
from support.strategies import GAMES, positions, recorded

ROOM = Rect(0, 0, 1280, 736)
LOOKS = amount(10, 10, 10**6)  # positions of a game at which the test looks
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def shuffled_where_hidden(game: Game, position: Position, chance: random.Random) -> Position:
    """Return the position with its face-down cards shuffled."""
    places = [
        (spot, depth)
        for spot, pile in enumerate(position)
        for depth, card in enumerate(pile)
        if game.spots[spot].kind is not Kind.COUNTER and cards.is_down(card)
    ]
    down = [position[spot][depth] for spot, depth in places]
    chance.shuffle(down)
    piles = list(map(bytearray, position))
    for (spot, depth), card in zip(places, down, strict=True):
        piles[spot][depth] = card
    return tuple(map(bytes, piles))


def pictures(game: Game, position: Position) -> list[str]:
    """Return the board, the small picture for the gallery, and the figure of a win."""
    layout = lay_out(Turn(game, position), ROOM[2:], "wide")
    scene = winning_figure.celebration(game, layout, (0, 0), ROOM)
    figure = winning_svg.draw_celebration(scene, game.winning_figure, NOTHING)
    return [board_svg.draw_board(layout, game, caption="caption"), thumbnail(layout), figure]


@pytest.mark.in_turn(3)
@every_game
@given(data=st.data())
def test_which_face_down_card_lies_where_changes_no_picture(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    other = shuffled_where_hidden(game, position, data.draw(st.randoms(use_true_random=False)))
    assert pictures(game, other) == pictures(game, position)


def document(browser: Browser) -> str:
    """Return the document without the deck and the figure of a win, which contain a drawing of every card.

    The last message and the winner of the last trick are left out, too, since they name cards that were just seen.
    """
    texts = [child.tag.decode() for child in browser.document.body.children if child.id != "celebration"]
    whole = "".join(text for text in texts if 'class="deck"' not in text[:200])
    for words in ("#said", "#trick"):
        whole = whole.replace(browser.find(words).tag.decode(), "")
    return whole


@pytest.mark.in_turn(3)
@every_game
@pytest.mark.slow
def test_a_whole_game_betrays_no_face_down_card(browser: Browser, game: Game) -> None:
    """The test looks at many positions, and at the stored picture for the next visit and the gallery."""
    link = min((link for _, link in recorded(game)), key=len)
    moves = len(Session.read(link, CATALOGUE).line())
    browser.go_to(f"{link}@0")
    every = max(1, moves // LOOKS)
    presses = 0
    while browser.allows("#redo"):
        browser.key("y")
        presses += 1
        if presses % every and browser.allows("#redo"):
            continue
        session = saved(browser)
        browser.advance(1000)
        assert not list(betrayed(document(browser), game, session.position)), session.link()
    browser.key("Escape")
    look_at_the_gallery_and_the_paint(browser)
    browser.go_to(f"{link}@{moves // 3}")
    look_at_the_gallery_and_the_paint(browser)


def look_at_the_gallery_and_the_paint(browser: Browser) -> None:
    session = saved(browser)
    browser.press("#games")
    assert not list(betrayed(document(browser), session.game, session.position)), session.link()
    browser.key("Escape")
    browser.hide()
    browser.show()
    painted = json.loads(browser.storage.texts[PAINT])["html"]
    assert 'data-card="' in painted
    assert not list(betrayed(painted, session.game, session.position)), session.link()


def is_nameless(card: Element) -> bool:
    return str(card.dataset.card).startswith("~")


def test_a_card_keeps_its_element_when_it_turns_over(browser: Browser) -> None:
    browser.go_to("v1/klondike/1")
    browser.rest()
    (*_, top) = browser.cards("s")
    assert is_nameless(top)
    browser.tap(browser.place("s"))
    assert browser.cards("w") == [top]
    assert not is_nameless(top) and top.classList.contains("flying")
    browser.rest()
    browser.key("u")
    assert browser.cards("s")[-1] is top and is_nameless(top)
    browser.rest()
    assert not list(betrayed(document(browser), CATALOGUE["klondike"], saved(browser).position))


def test_a_press_before_the_start_finds_a_face_down_card_by_its_place(pyodide: None) -> None:
    tab = Browser(address="/#v1/klondike/1")
    tab.press_early(spot="t7", card="~2")
    tab.start()
    assert tab.text("#said") == message("face-down-stays")
