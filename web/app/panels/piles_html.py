"""Builds lists as sheets: the whole table in words, and the cards of one pile to choose from."""

from typing import Literal

from app.panels.panel import Panel, button
from app.panels.suits_html import index_of
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import text, words
from engine.core import cards
from engine.core.game import Game, Kind, Position
from engine.core.saying import say
from engine.core.turn import Turn
from engine.play import intents
from engine.play.intents import Refuse
from engine.view import speech

PileCommand = Literal["pick", "press"]
"""What a button for cards of a pile does: "pick" chooses them, "press" does what a press on the card does."""


def table_in_words(turn: Turn) -> Panel:
    """Return the sheet that says in words which moves are legal and what each pile contains."""
    game, position = turn.game, turn.position
    piles = [number for number, spot in enumerate(game.spots) if spot.kind is not Kind.COUNTER]
    contents = (element("li", text(speech.contents(game, position, number))) for number in piles)
    said = element("div", button("log", words("said-title")), class_="row")
    body = joined(element("p", text(speech.possible(turn))), element("ul", *contents), said)
    return Panel("words", words("table-in-words"), body)


def cards_to_pick(turn: Turn, spot: int) -> Panel:
    """Return the sheet with a button for each card of a pile that can be taken, alone or with those on it.

    The sheet is for piles that show too little of their cards to press one. If no card can be taken, the sheet
    says so. `spot` is the index of the pile. From a hand cards are taken one at a time.
    """
    game, position = turn.game, turn.position
    counts = sorted({move.n for move in turn.moves_from(spot)}, reverse=True)
    if not counts:
        told = words("sentences", parts=(speech.contents(game, position, spot), say("no-card-to-pick")))
        return _sheet(game, spot, element("p", told))
    rows = (button(f"pick {spot} {n}", _taken(game, position, spot, n)) for n in counts)
    return _sheet(game, spot, element("div", *rows, class_="pile"))


def cards_of_pile(turn: Turn, spot: int, command: PileCommand) -> Panel:
    """Return the sheet with a large button for each face-up card of a pile.

    The card at the open end comes first; a hand has its own order. Face-down cards are only counted. Cards that
    cannot be taken now are marked; whoever presses one is told why. A pile whose cards all lie face down, such as
    the stock, has the sheet of `cards_to_pick`.

    Args:
        turn: the position on the table, and what may be done there.
        spot: the index of the pile.
        command: what the buttons do.
    """
    game, position = turn.game, turn.position
    pile, in_hand = position[spot], game.spots[spot].kind is Kind.HAND
    ends = [card if in_hand else len(pile) - depth for depth, card in enumerate(pile) if not cards.is_down(card)]
    if not ends:
        return cards_to_pick(turn, spot)
    rows = [_row(turn, spot, n, command) for n in (ends if in_hand else reversed(ends))]
    down = len(pile) - len(ends)
    below = element("p", words("cards-below-face-down", count=down)) if down else NOTHING
    return _sheet(game, spot, joined(element("div", *rows, class_="pile fan"), below))


def _sheet(game: Game, spot: int, body: Markup) -> Panel:
    pile = game.spots[spot]
    return Panel(f"pile {pile.name}", words("capital", what=pile.title), body)


def _row(turn: Turn, spot: int, n: int, command: PileCommand) -> Markup:
    """Return the button for the n-th card from the end of a pile, or for the card n of a hand."""
    game, position = turn.game, turn.position
    card = n if game.spots[spot].kind is Kind.HAND else position[spot][-n]
    index = index_of(game.displayed_card(card))
    answer = intents.pick if command == "pick" else _tap
    if isinstance(answer(turn, spot, n), Refuse):
        name = words("capital", what=speech.name(game, card))
        stays = element("span", name, element("small", words("card-stays")))
        return button(f"{command} {spot} {n}", index, stays, aria_disabled=True)
    return button(f"{command} {spot} {n}", index, element("span", _taken(game, position, spot, n)))


def _tap(turn: Turn, spot: int, n: int) -> intents.Intent:
    return intents.tap(turn, spot, None, n=n)


def _taken(game: Game, position: Position, spot: int, n: int) -> str:
    """Return the name of the lowest card that a move with this `n` takes, and how many cards on it go with it."""
    in_hand = game.spots[spot].kind is Kind.HAND
    card = speech.name(game, n if in_hand else position[spot][-n])
    with_others = n > 1 and not in_hand
    return words("capital", what=say("card-with-others", card=card, count=n - 1) if with_others else card)
