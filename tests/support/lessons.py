"""Begins and plays lessons on the page in the stand-in for the browser."""

from typing import Any

from engine.core.lesson import Lesson
from engine.games.catalogue import CATALOGUE
from engine.games.lessons import LESSONS, lesson_for
from engine.play import notation
from engine.play.session import Session
from support.english import english
from support.fake_browser import Browser
from support.page import saved

HOLE: Lesson = next(lesson for lesson in LESSONS if lesson.game == "black-hole")
KLONDIKE: Lesson = next(lesson for lesson in LESSONS if lesson.game == "klondike")


def learn(browser: Browser, name: str) -> Lesson:
    """Put a game on the table, begin its lesson from the menu, and return the lesson."""
    browser.go_to(f"v1/{name}/9")
    browser.press("#menu")
    browser.press('#panel [data-do="learn"]')
    browser.rest()
    lesson = lesson_for(CATALOGUE[name])
    assert lesson
    return lesson


def shown(browser: Browser) -> str:
    """Return the title of the step that is shown; "" if none is shown."""
    return "" if browser.find("#lesson").hidden else browser.text("#lesson-title")


def title(lesson: Lesson, number: int) -> str:
    """Return the title of a step. A negative `number` counts from the end."""
    return english(lesson.words_of(number % len(lesson.steps)), "title")


def do(browser: Browser, session: Session, text: str) -> None:
    """Make a move of a lesson with presses."""
    browser.advance(1000)
    move = notation.read_move(session.game, text)
    choose = browser.document.getElementById(f"bid-{text}")
    if choose:
        browser.press(choose)
    button = browser.document.getElementById(f"call-{text}")
    if button:
        browser.press(button)
        return
    name = session.game.spots[move.source].name
    drawn: list[Any] = browser.cards(name)
    single = [card for card in drawn if card.dataset.card == text[-2:]]
    if single and len(text) > 3 and session.game.id == "bridge":
        browser.tap((browser.box(single[0]).left + 3, browser.box(single[0]).top + 4))
    elif move.n > 1:
        box = browser.box(drawn[-move.n])
        browser.tap((box.left + 4, box.top + 4))
        if browser.is_open("panel"):  # the strip was too thin for a finger, so the page lists the cards
            browser.press(f'#panel [data-do="pick {move.source} {move.n}"]')
            browser.tap(browser.place(session.game.spots[move.target].name))
    else:
        browser.tap(browser.place(name))


def play_step(browser: Browser, lesson: Lesson, number: int) -> None:
    """Make the moves of a step, or press the button that leads on if it has none."""
    for text in lesson.steps[number].moves:
        do(browser, saved(browser), text)
        browser.rest()
    if not lesson.steps[number].moves:
        browser.press("#lesson-main")
