"""Builds the sheet that greets a newcomer: ways to begin."""

from app.panels.panel import Panel, button
from app.view.markup import NOTHING, Markup, element, joined
from engine.core.game import Game
from engine.core.lesson import Lesson
from engine.games import CATALOGUE
from engine.games.lessons import lesson_for

# Games that many people know, and what they are like.
_KNOWN = {
    "klondike": "the classic",
    "freecell": "all cards in sight",
    "spider": "long, two packs",
    "golf": "a few minutes",
}


def greeting(game: Game) -> Panel:
    """Return the sheet for a newcomer; `game` is on the table."""
    lesson = lesson_for(game)
    known = ((f"game {name}", CATALOGUE[name].family, words) for name, words in _KNOWN.items())
    body = joined(
        element("p", "No account, no advertising. What you play is kept on this device only."),
        _learn(game, lesson) if lesson else NOTHING,
        element("h3", "Or a game that you know"),
        element("div", *(_start(*each) for each in known), class_="starts"),
        element("div", button("close", "Just play"), button("games", "All games"), class_="row"),
    )
    return Panel("What would you like to play?", body)


def _learn(game: Game, lesson: Lesson) -> Markup:
    return _start("learn", f"Learn {game.family}", f"in {len(lesson.steps)} short steps", main=True)


def _start(command: str, name: str, words: str, *, main: bool = False) -> Markup:
    """Return a button with a name and, below it, what the game is like."""
    return button(command, element("b", name), element("span", words), class_="start main" if main else "start")
