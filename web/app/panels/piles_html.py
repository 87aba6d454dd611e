"""Builds two lists as sheets: the whole table in words, and the cards of one pile to choose from."""

from app.panels.panel import Panel, button
from app.view.markup import element, joined
from engine.core.cards import Pile
from engine.core.game import Game, Kind, Position
from engine.core.number_words import counted
from engine.view import speech


def table_in_words(game: Game, position: Position) -> Panel:
    """Return the sheet that says in words which moves are legal and what each pile contains."""
    piles = [number for number, spot in enumerate(game.spots) if spot.kind is not Kind.COUNTER]
    contents = (element("li", speech.contents(game, position, number)) for number in piles)
    said = element("div", button("log", "What was said"), class_="row")
    body = joined(element("p", speech.possible(game, position)), element("ul", *contents), said)
    return Panel("The table in words", body)


def cards_to_pick(game: Game, position: Position, spot: int) -> Panel:
    """Return the sheet with a button for each card of a pile that can be taken, alone or with those on it.

    The sheet is for piles that show too little of their cards to press one. If no card can be taken, the sheet
    says so. `spot` is the index of the pile. From a hand cards are taken one at a time.
    """
    pile, in_hand = position[spot], game.spots[spot].kind is Kind.HAND
    counts = sorted({move.n for move in game.moves(position) if move.source == spot}, reverse=True)
    title = speech.sentence(game.spots[spot].title)
    if not counts:
        words = f"{speech.contents(game, position, spot)} No card can be taken from here now."
        return Panel(title, element("p", words))
    # in a hand `Move.n` is the card itself
    names = (speech.sentence(speech.name(game, n)) if in_hand else _lifted(game, pile, n) for n in counts)
    rows = (button(f"pick {spot} {n}", name) for n, name in zip(counts, names, strict=True))
    return Panel(title, element("div", *rows, class_="pile"))


def _lifted(game: Game, pile: Pile, n: int) -> str:
    """Return the name of the n-th card from the end of a pile, and how many cards on it are taken with it."""
    card = speech.name(game, pile[-n])
    return speech.sentence(f"{card} with {counted(n - 1, 'card')}" if n > 1 else card)
