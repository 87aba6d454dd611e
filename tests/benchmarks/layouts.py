"""Print how large the cards are and how much of the board they use: `python3 build.py bench layouts`.

Each rule set is laid out for six screens, in the position after 30 random moves, which are the same in every run.
`card` is the width of the cards in pixels; if widths differ, the smallest and the largest. `used` is the share of
the board that piles and cards cover, in percent. `<44` counts the playable cards of which a strip of less than 44
pixels is visible.
"""

import random

from app.view.pixel_layout import PixelLayout
from engine.core.game import Game, Position
from engine.games.catalogue import CATALOGUE
from support.screens import SCREENS, on_screen

_MOVES = 30
_FINGERTIP = 44
_GRID = 120  # sample points in each direction


def main() -> int:
    """Print a line for each rule set."""
    print(f"{'':24}" + "".join(f"{f'{width}x{height}':>18}" for width, height in SCREENS))
    print(f"{'':24}" + f"{'card  used <44':>18}" * len(SCREENS))
    for name, game in CATALOGUE.items():
        print(f"{name:24}" + "".join(f"{text:>18}" for text in _line(game)), flush=True)
    return 0


def _line(game: Game) -> list[str]:
    position = _later(game, random.Random(1))
    found = []
    for screen in SCREENS:
        layout = on_screen(game, position, screen)
        found.append(f"{_widths(layout)}  {100 * used(layout):3.0f}%  {narrow(layout):2}")
    return found


def _widths(layout: PixelLayout) -> str:
    widths = [round(layout.card * view.size) for view in layout.board.spots]
    least, most = min(widths), max(widths)
    return f"{least}-{most}" if least < most else str(most)


def _later(game: Game, chance: random.Random) -> Position:
    """Return the position of deal 7 after `_MOVES` random moves, or where the game ends before that."""
    position = game.start(7)
    for _ in range(_MOVES):
        moves = list(game.moves(position))
        if not moves:
            break
        position = game.play(position, chance.choice(moves))
    return position


def used(layout: PixelLayout) -> float:
    """Return the share of the board that piles and cards cover, from 0 to 1."""
    shown = [layout.rect(spot) for spot in layout.board.spots] + [layout.rect(card) for card in layout.board.cards]
    points = [
        ((column + 0.5) / _GRID * layout.width, (row + 0.5) / _GRID * layout.height)
        for column in range(_GRID)
        for row in range(_GRID)
    ]
    return sum(any(rect.holds(*point) for rect in shown) for point in points) / len(points)


def narrow(layout: PixelLayout) -> int:
    """Return the number of playable cards that show less than 44 pixels, the size of a fingertip."""
    return sum(layout.strip(card) < _FINGERTIP for card in layout.board.cards if card.lifts and not card.hidden)


if __name__ == "__main__":
    raise SystemExit(main())
