"""Lists of piles and cards: the whole table in words, and one pile to pick cards from."""

from app.panels.panel import Panel, button
from app.view.markup import element, joined
from engine.core.game import Game, Kind, Position
from engine.core.number_words import counted
from engine.view import speech


def table_in_words(game: Game, position: Position) -> Panel:
    """Return every move and every pile in words, for anyone who reads or hears the table."""
    piles = [number for number, spot in enumerate(game.spots) if spot.kind is not Kind.COUNTER]
    contents = (element("li", speech.contents(game, position, number)) for number in piles)
    body = joined(element("p", speech.possible(game, position)), element("ul", *contents))
    return Panel("The table in words", body)


def cards_to_pick(game: Game, position: Position, spot: int) -> Panel:
    """Return the cards of a pile that can be taken, as a list of buttons.

    It serves piles of which each card shows too little to be pressed.
    """
    pile = position[spot]
    counts = sorted({move.n for move in game.moves(position) if move.source == spot}, reverse=True)
    title = speech.sentence(game.spots[spot].title)
    if not counts:
        words = f"{speech.contents(game, position, spot)} No card can be taken from here now."
        return Panel(title, element("p", words))
    rows = (button(f"pick {spot} {n}", _lifted(speech.name(game, pile[-n]), n)) for n in counts)
    return Panel(title, element("div", *rows, class_="pile"))


def _lifted(card: str, n: int) -> str:
    """Return the name of a card, and how many are lifted with it."""
    return speech.sentence(f"{card} with {counted(n - 1, 'card')}" if n > 1 else card)
