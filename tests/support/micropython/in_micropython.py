"""Runs in MicroPython: plays recorded games, and writes down rules, speech and drawing of each position.

CPython calls the same functions, and a test compares the results.
"""

import json

from app.state.games_as_json import parse_json
from app.view.board_svg import draw_board
from app.view.markup import Markup
from app.view.pixel_layout import lay_out
from app.view.words import rules_text, text
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play import intents, notation
from engine.play.session import Session
from engine.view import speech

ROOMS = (("tall", 390.0, 679.0), ("wide", 1280.0, 736.0), ("low", 772.0, 390.0))


def whole_game(link: str, drawn_every: int) -> str:
    """Return a recorded game in lines: each position with its moves, points and words, some with drawings."""
    session = Session.read(link, CATALOGUE)
    game, lines = session.game, [session.text()]
    for number, node in enumerate(session.line()):
        before, move = node.parent, node.move
        assert before and move
        lines.append(notation.position_text(game, node.position))
        lines.append(" ".join([notation.move_text(game, each) for each in game.moves(node.position)]))
        lines.append(f"{game.score(node.position)} {node.points}")
        lines.append(text(speech.describe_move(game, before.position, move, node.position)))
        if number % drawn_every == 0:
            lines += drawings(game.id, node.position)
            lines += taps(game.id, node.position)
    lines.append(session.status().value)
    ending = session.ending()
    if ending:
        lines.append(text(ending))
    return "\n".join(lines)


def long_text(first: int, end: int) -> str:
    """Return the letters with the codes `first` to `end` - 1 as JSON. The drawn table is such a text, too."""
    return json.dumps(Markup("".join([chr(number) for number in range(first, end)])), ensure_ascii=False)


def drawings(name: str, position: tuple[bytes, ...]) -> list[str]:
    """Return the drawings of a position on three shapes of screen."""
    game = CATALOGUE[name]
    found: list[str] = []
    for view, width, height in ROOMS:
        layout = lay_out(Turn(game, position), (width, height), view)  # type: ignore[arg-type]
        found.append(draw_board(layout, game, caption="caption"))
    return found


def taps(name: str, position: tuple[bytes, ...]) -> list[str]:
    """Return what a tap on each pile does."""
    game = CATALOGUE[name]
    found = []
    for spot in range(len(game.spots)):
        answer = intents.tap(Turn(game, position), spot, None)
        if isinstance(answer, intents.Play):
            found.append(notation.move_text(game, answer.move))
        elif isinstance(answer, intents.Choose):
            found.append(f"{answer.spot} {answer.n} {' '.join([str(target) for target in answer.targets])}")
        elif isinstance(answer, intents.Refuse):
            found.append(text(answer.reason))
    return found


def broken(text: str) -> str:
    """Return what the JSON reader makes of a text that is not JSON, as a text."""
    return str(parse_json(text))


def floats(numbers: str) -> str:
    """Return floats as text, made in each way that the page uses. `numbers` is a JSON list of floats."""
    found = json.loads(numbers)
    return "|".join([f"{each} {each:.3f}|" + str(each) for each in found]) + json.dumps(found)


def count(name: str, number: int, depth: int) -> int:
    """Return how many sequences of `depth` moves a deal has."""
    return _below(name, CATALOGUE[name].start(number), depth)


def own_game(name: str) -> str:
    """Return the id, the names and the page of a game by rules of a player's own, and drawings of a deal of it."""
    game = CATALOGUE.get(name)
    if game is None:
        return "none"
    lines = [game.id, game.link_id, text(game.title), text(game.family_title, "sentence"), rules_text(game)]
    return "\n".join([*lines, str(count(name, 7, 2)), *drawings(game.id, game.start(7))])


def _below(name: str, position: tuple[bytes, ...], depth: int) -> int:
    game = CATALOGUE[name]
    if not depth:
        return 1
    return sum([_below(name, game.play(position, move), depth - 1) for move in game.moves(position)])
