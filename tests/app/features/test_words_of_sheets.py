"""All words about results and endings come from messages; see also `test_all_that_is_shown`."""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Sequence
from itertools import product

import pytest

from app.features.lesson import sheet as lesson_sheet
from app.features.rules.sheet import rules
from app.features.statistics import sheet as statistics_sheet
from app.panels import ending_html
from app.panels.panel import Panel
from app.state.dates import Month
from app.state.settings import Settings
from app.view.markup import Markup, element
from app.view.words import speak
from app.words import english
from engine.core.game import Status
from engine.games.catalogue import CATALOGUE
from engine.games.lessons import lesson_for
from engine.play.achievements import Achievements, Standing
from engine.play.results import Result
from engine.play.session import Session
from engine.words.language import Messages, Part

JANUARY = Month(2026, 1)


def _parts(name: str) -> Sequence[Part]:
    message = english.LANGUAGE.messages[name]
    return [message] if isinstance(message, str) else message


@pytest.fixture(autouse=True)
def bracketed() -> Iterator[None]:
    """Speak a language in which every message stands in brackets.

    The modules are imported before this. So a message that was turned into text at import would have no brackets.
    """

    texts = {name: json.dumps(["[", *_parts(name), "]"]) for name in english.LANGUAGE.messages.names()}
    texts["first-weekday"] = "0"  # this message is a number, not a text
    speak(english.LANGUAGE._replace(messages=Messages(texts)))
    yield
    speak(english.LANGUAGE)


def outside(text: str) -> str:
    """Return what stands outside all brackets."""
    before = ""
    while text != before:
        before, text = text, re.sub(r"\[[^][]*\]", " ", text)
    return text


def texts(sheet: Panel | Markup) -> Iterator[str]:
    """Yield the visible texts of a sheet, and the texts for screen readers."""
    if isinstance(sheet, Panel):
        yield sheet.title
    root = ET.fromstring(element("div", sheet.body if isinstance(sheet, Panel) else sheet))
    yield "".join(root.itertext())
    for each in root.iter():
        yield from (each.get("aria-label", ""), each.get("title", ""))


def played(name: str, moves: int) -> Session:
    session = Session(CATALOGUE[name], 3)
    for _ in range(moves):
        session.play(next(iter(session.game.moves(session.position))))
    return session


def results(name: str) -> list[Result]:
    return [
        Result(f"{name}{i}", name, i, i % 2 == 0, 40 + i, 60.0 * i, 30 + i, 86_400.0 * i, "p1C7 h3Sxx9 ahead")
        for i in range(30)
    ]


FIRST_WIN = Achievements(
    played=1,
    won=1,
    is_first_win=True,
    streak=1,
    best_streak=1,
    is_longest_streak=False,
    best_seconds=83.0,
    time=Standing.NEITHER,
    fewest_moves=2,
    moves=Standing.NEITHER,
    rates=(),
)
LATER_WIN = FIRST_WIN._replace(played=40, won=12, is_first_win=False, streak=3, best_streak=7, rates=(0.2, 0.3))
ACHIEVEMENTS = (
    FIRST_WIN,
    LATER_WIN,
    LATER_WIN._replace(is_longest_streak=True, moves=Standing.EQUAL),
    LATER_WIN._replace(moves=Standing.RECORD),
    LATER_WIN._replace(time=Standing.RECORD),
)


def ends() -> Iterator[Panel | Markup]:
    shows = Settings(show_time=True, show_score=True)
    for name, status in product(("klondike", "golf", "clock"), (Status.WON, Status.LOST)):
        here = played(name, 2)
        for found in ACHIEVEMENTS:
            yield ending_html.ended(status, here, 83.0, shows, ending_html.Ending(found))
            yield ending_html.words_of_win(here, 83.0, shows, found)
        linked = ending_html.Ending(losing_move=3, from_link=True, was_lesson=True)
        yield ending_html.ended(status, here, 83.0, shows._replace(klondike_score="vegas"), linked)
        for streak in (1, 6):
            week = ending_html.DailyWeek((True, False, None, None, None, None, True), 6, streak)
            yield ending_html.ended(status, here, 83.0, Settings(), ending_html.Ending(week=week))
    for name, how_lost in product(("klondike", "freecell"), ("lost", "never", "impossible")):
        yield ending_html.cannot_be_won(played(name, 2), how_lost, useless=name == "freecell")
        yield ending_html.ended(
            Status.LOST, played(name, 2), 83.0, Settings(), ending_html.Ending(could_be_won=False)
        )


def statistics() -> Iterator[Panel]:
    for name in ("klondike", "bridge", "clock"):
        yield statistics_sheet.statistics_sheet(results(name), CATALOGUE[name])
        yield statistics_sheet.statistics_sheet(results(name)[:2], CATALOGUE[name])
        yield statistics_sheet.statistics_sheet((), CATALOGUE[name])
    yield statistics_sheet.statistics_overview(results("klondike"), CATALOGUE)
    yield statistics_sheet.statistics_overview((), CATALOGUE)


@pytest.mark.parametrize("sheets", [ends, statistics])
def test_nothing_on_a_sheet_is_said_but_by_messages(sheets: Callable[[], Iterator[Panel | Markup]]) -> None:
    for sheet in sheets():
        for text in texts(sheet):
            assert not re.search("[a-zA-Z]{2}", outside(text)), text


def test_the_rules_are_those_of_the_language_and_shared_by_all_rule_sets() -> None:
    picture = "[table klondike/7: Talon s, Spalten t1-t7]"
    speak(english.LANGUAGE._replace(rules={"klondike": f"# Der Tisch\nEin **Spiel**.\n\n{picture}\n"}))
    for game in (CATALOGUE["klondike"], CATALOGUE["klondike-3"]):
        title = english.LANGUAGE.text(game.title)
        page = ET.fromstring(f"<body>{rules(game).body}</body>")
        assert [each.text for each in page.iter("h3")] == ["Der Tisch", title, "Source"]
        assert [each.text for each in page.iter("figcaption")] == ["The table: Talon and Spalten."]
        assert [each.text for each in page.iter("b")] == ["Spiel"]


def test_a_lesson_is_led_by_messages() -> None:
    lesson = lesson_for(CATALOGUE["klondike"])
    assert lesson
    for number in range(len(lesson.steps)):
        for panel in (lesson_sheet.step_panel(lesson, number), lesson_sheet.astray_panel(lesson, number)):
            assert panel.progress[0] == panel.title[0] == panel.text[0] == panel.words[0] == "["
