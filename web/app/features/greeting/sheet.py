"""Builds the sheet (a dialog) that greets a newcomer and offers ways to begin."""

from app.panels.panel import Panel, button
from app.state.chance import easiest
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import text, words
from engine.core.game import Game
from engine.core.lesson import Lesson
from engine.core.saying import say
from engine.games.catalogue import CATALOGUE
from engine.games.lessons import lesson_for

# For games that many people know: what they are like, by family. They are listed in the order of the catalogue.
_KNOWN = {
    "klondike": say("known-klondike"),
    "freecell": say("known-freecell"),
    "spider": say("known-spider"),
    "golf": say("known-golf"),
}


def greeting(game: Game) -> Panel:
    """Return the sheet for a newcomer; `game` is on the table."""
    lesson = lesson_for(game)
    known = (_known(name, text(_KNOWN[name])) for name in CATALOGUE if name in _KNOWN)
    body = joined(
        element("p", words("greeting-words")),
        _learn(game, lesson) if lesson else NOTHING,
        element("h3", words("greeting-known")),
        element("div", *known, class_="starts"),
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


def _known(family: str, like: str) -> Markup:
    """Return the button that begins the easiest rule set of a family; `like` says what the game is like."""
    game = easiest(CATALOGUE.rule_sets(family))
    return _start(f"game {game.id}", text(game.family_title), like)


def _start(command: str, name: str, like: str, *, main: bool = False) -> Markup:
    """Return a button with a name and a short text below it."""
    return button(command, element("b", name), element("span", like), class_="start main" if main else "start")
