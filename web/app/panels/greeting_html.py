"""Builds the sheet that greets a newcomer: ways to begin."""

from app.panels.panel import Panel, button
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import text, words
from engine.core.game import Game
from engine.core.lesson import Lesson
from engine.core.saying import say
from engine.games import CATALOGUE
from engine.games.lessons import lesson_for

# Games that many people know, and what they are like.
_KNOWN = {
    "klondike": say("known-klondike"),
    "freecell": say("known-freecell"),
    "spider": say("known-spider"),
    "golf": say("known-golf"),
}


def greeting(game: Game) -> Panel:
    """Return the sheet for a newcomer; `game` is on the table."""
    lesson = lesson_for(game)
    known = ((f"game {name}", text(CATALOGUE[name].family_title), text(like)) for name, like in _KNOWN.items())
    body = joined(
        element("p", words("greeting-words")),
        _learn(game, lesson) if lesson else NOTHING,
        element("h3", words("greeting-known")),
        element("div", *(_start(*each) for each in known), class_="starts"),
        element(
            "div",
            button("close", words("greeting-just-play")),
            button("games", words("greeting-games")),
            class_="row",
        ),
    )
    return Panel("greeting", words("greeting-title"), body)


def _learn(game: Game, lesson: Lesson) -> Markup:
    name, steps = words("greeting-learn", game=game.family_title), words("greeting-steps", count=len(lesson.steps))
    return _start("learn", name, steps, main=True)


def _start(command: str, name: str, like: str, *, main: bool = False) -> Markup:
    """Return a button with a name and, below it, what the game is like."""
    return button(command, element("b", name), element("span", like), class_="start main" if main else "start")
