"""Draws the celebration of a win as HTML: the cards of the figure, the words in it, and sparks.

Every card is an SVG element of its own, not a part of one drawing, because browsers then move it without drawing
it again.
"""

from math import cos, radians, sin

from app.view.card_svg import HEIGHT, WIDTH, draw_card
from app.view.markup import Markup, element, joined
from app.view.winning_figure import Pose, Scene
from engine.core.cards import KING, rank
from engine.core.game import WinningFigure
from engine.view.pile_fans import SHAPE

SPARKS = 14
_HIDDEN = 0.4  # the `strip` for `draw_card`: about the part of a card that the next card leaves visible
_GOLDEN_ANGLE = 137.5  # degrees; successive multiples of it lie evenly spread on a circle


def draw_celebration(scene: Scene, figure: WinningFigure, words: Markup) -> Markup:
    """Return the content of the layer for a celebration: the cloth, the sparks, the cards in order, the words."""
    last = len(scene.flights) - 1
    across = figure == "spokes"  # here the next card covers the lower part; in all other figures, the right part
    cards = []
    for number, flight in enumerate(scene.flights):
        is_open = number == last or (across and rank(flight.card) == KING)
        face = draw_card(flight.card, "h" if across else "vl", 1.0 if is_open else _HIDDEN)
        width, height = f"{scene.card:.1f}", f"{scene.card * SHAPE:.1f}"
        cards.append(
            element("svg", face, class_="won-card", width=width, height=height, viewBox=f"0 0 {WIDTH} {HEIGHT}")
        )
    return joined(
        element("div", class_="won-cloth"),
        element("div", *map(_spark, range(SPARKS)), class_="sparks"),
        element("div", *cards, class_="won-cards"),
        element("div", words, class_="won-words"),
    )


def _spark(number: int) -> Markup:
    suit = element("use", href=f"#s-{'shdc'[number % 4]}")
    return element("svg", suit, class_="spark", width=22, height=22, viewBox="-15 -15 30 30")


def card_transform(pose: Pose, card: float) -> str:
    """Return the CSS transform of a card in a pose; `card` is the width of a card of size 1, in pixels."""
    x, y = pose.x - card / 2, pose.y - card * SHAPE / 2
    return f"translate({x:.1f}px,{y:.1f}px) rotate({pose.angle:.1f}deg) scale({pose.size:.3f})"


def words_transform(scene: Scene) -> str:
    """Return the CSS transform of the words, which are centred around their place."""
    x, y = scene.words.middle
    return f"translate({x:.1f}px,{y:.1f}px) translate(-50%,-50%) scale({words_scale(scene):.3f})"


def words_scale(scene: Scene) -> float:
    """Return the factor, from 0.55 to 1.8, by which the words are enlarged to fill their rectangle."""
    return max(0.55, min(1.8, scene.words.width / 180, scene.words.height / 106))


def spark_poses(number: int, scene: Scene) -> tuple[str, str]:
    """Return the CSS transforms of a spark: at its start in the middle of the figure, and at its end outside."""
    x, y = scene.words.middle
    angle, far = radians(_GOLDEN_ANGLE * number), scene.card * (2.6 + 0.45 * (number % 5))
    size = 0.5 + 0.15 * (number % 4)
    end = f"translate({x + far * sin(angle) - 11:.1f}px,{y - far * cos(angle) - 11:.1f}px)"
    turn = 200 if number % 2 else -200
    return f"translate({x - 11:.1f}px,{y - 11:.1f}px) scale(0.2)", f"{end} rotate({turn}deg) scale({size:.2f})"
