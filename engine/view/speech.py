"""Sentences about what lies on the table and what has just happened, for screen readers and for labels."""

import math
import re
from itertools import groupby

from engine.core import cards, optional
from engine.core.cards import Card, Pile
from engine.core.game import Game, Kind, Move, Position, Status
from engine.core.hands import spoken_by_suit
from engine.core.number_words import counted, the

_FEW = 3
# Cards are never taken from these, so it goes without saying that they are locked.
_NEVER_TAKEN = {Kind.FOUNDATION, Kind.BLIND, Kind.DISCARD, Kind.ASIDE, Kind.TRICK, Kind.TAKEN}
# Kinds of spots whose titles are plurals.
_SEVERAL = {Kind.ASIDE, Kind.TAKEN}
_SIDE = re.compile(r"\b(left|right)\b", re.IGNORECASE)


def sentence(text: str) -> str:
    """Return the text with its first letter in upper case and the rest unchanged."""
    return text[:1].upper() + text[1:]


def moves(count: int) -> str:
    """Return a number of moves in words: "1 move", "18 moves"."""
    return "1 move" if count == 1 else f"{count} moves"


def deal_title(game: Game, number: int) -> str:
    """Return the name of a deal: "Klondike, deal 4711"."""
    return f"{game.title}, {optional.words(game).deal_noun} {number}"


def score(game: Game, points: int) -> str:
    """Return the score as shown beside the table: "12 home", "35 left"; a negative lead reads "3 behind"."""
    return f"{-points} behind" if points < 0 else f"{points} {optional.words(game).scored}"


def name(game: Game, card: Card) -> str:
    """Return the name of a card as it is shown in this game."""
    return cards.name(optional.displayed_card(game, card))


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def pile(game: Game, position: Position, spot: int) -> str:
    """Return a short description of a pile: "Top left rib, 3 cards, seven of spades"."""
    title, kind, cards_there = sentence(game.spots[spot].title), game.spots[spot].kind, position[spot]
    if kind is Kind.STOCK:
        return f"{title}, {_cards(len(cards_there)) if cards_there else 'empty'}{_passes(game, position)}"
    if not cards_there:
        return f"{title}: none" if kind in _SEVERAL else f"{title}, empty"
    if kind is Kind.TAKEN:
        return f"{title}: {len(optional.trick_sizes(game, position, spot))}"
    if kind is Kind.HAND or cards.is_down(cards_there[-1]):
        return f"{title}, {_cards(len(cards_there))}"
    top = name(game, cards_there[-1])
    count = f", {_cards(len(cards_there))}" if len(cards_there) > 1 else ""
    return f"{title}{count}, {top}{_locked(game, position, spot)}"


def in_hand(game: Game, position: Position, spot: int, card: Card) -> str:
    """Return the name of a card of a hand, and whether it was chosen to be kept: "ace of clubs, kept"."""
    return f"{name(game, card)}{', kept' if card in optional.raised_cards(game, position, spot) else ''}"


def _locked(game: Game, position: Position, spot: int) -> str:
    """Return why the last card of a pile cannot be taken, or that it pairs with its cover; otherwise nothing."""
    over = optional.covering_spots(game, position, spot)
    if over:
        covered = f", covered by the {' and the '.join(name(game, position[i][-1]) for i in over)}"
        return covered if game.source_refusal(position, spot) else f"{covered}, which it pairs with"
    never = not optional.has_choices(game) or game.spots[spot].kind in _NEVER_TAKEN
    return ", locked" if game.source_refusal(position, spot) and not never else ""


def _passes(game: Game, position: Position) -> str:
    """Return the words for how many passes or redeals are left; empty for none, and where there is no limit."""
    left = optional.redeals_left(game, position)
    if not 0 < left < math.inf:
        return ""
    one, several = optional.words(game).pass_noun
    return f", one more {one} after this" if left == 1 else f", {left} more {several} after this"


def contents(game: Game, position: Position, spot: int) -> str:
    """Return all cards of a pile, the open end first, and why none can be taken if that is so."""
    title, cards_there = sentence(game.spots[spot].title), position[spot]
    if not cards_there:
        return f"{title}: none." if game.spots[spot].kind in _SEVERAL else f"{title} is empty."
    if game.spots[spot].kind is Kind.STOCK:
        return f"{title}: {_cards(len(cards_there))}, face down."
    if game.spots[spot].kind is Kind.HAND:
        return f"{title}: {spoken_by_suit(cards_there)}.{_kept(game, position, spot)}"
    if game.spots[spot].kind is Kind.TAKEN:
        return f"{pile(game, position, spot)}."
    if cards.is_down(cards_there[-1]) and optional.has_choices(game):
        return f"{title}: {_cards(len(cards_there))}, face down."
    reason = (
        ""
        if game.spots[spot].kind in _NEVER_TAKEN or not optional.has_choices(game)
        else game.source_refusal(position, spot)
    )
    return f"{title}, from the open end: {_named(game, cards_there)}. {reason}".strip()


def _named(game: Game, pile: Pile) -> str:
    """Return the names of the cards from the open end; several face-down cards in a row are only counted."""
    told = []
    for covered, group in groupby(reversed(pile), cards.is_down):
        names = [name(game, card) for card in group]
        told += [f"{_cards(len(names))} face down"] if covered and len(names) > 1 else names
    return ", ".join(told)


def _kept(game: Game, position: Position, spot: int) -> str:
    """Return a sentence that names the cards chosen to be kept in a hand; empty if there are none."""
    kept = optional.raised_cards(game, position, spot)
    return f" Kept: {', '.join(name(game, card) for card in kept)}." if kept else ""


def overview(game: Game, position: Position) -> str:
    """Return a description of the whole table; empty foundations are left out."""
    told = [
        pile(game, position, spot)
        for spot, what in enumerate(game.spots)
        if what.kind is not Kind.COUNTER and (position[spot] or what.kind is not Kind.FOUNDATION)
    ]
    return ". ".join([*optional.spoken_facts(game, position), *told]) + "."


def possible(game: Game, position: Position) -> str:
    """Return all legal moves in words."""
    options = [(move, game.play(position, move)) for move in game.moves(position)]
    told = [describe_move(game, position, move, after, short=True) for move, after in options]
    if not told:
        return "No move is left."
    return f"{moves(len(told))}: {'; '.join(dict.fromkeys(told))}."


def describe_move(game: Game, before: Position, move: Move, after: Position, *, short: bool = False) -> str:
    """Return a move in words: "seven of spades to the second left rib; uncovered four of clubs".

    `after` is the position that the move led to. The `short` form leaves out the cards uncovered or freed.
    """
    giver, taker = game.spots[move.source], game.spots[move.target]
    own = optional.move_words(game, before, move, None if short else after)
    parts = [own] if own else []
    if not own and taker.kind is Kind.STOCK:
        last = "" if optional.redeals_left(game, after) else ", for the last time"
        return f"waste turned over{last}, {_cards(len(after[move.target]))} in the stock again"
    if not own and giver.kind is Kind.STOCK and short:
        return "turn a card" if taker.kind is Kind.WASTE else f"stock to {the(taker.title)}"
    parts = parts or [_carried(game, before, move, after)]
    left = after[move.source]
    if not own and left and giver.kind in {Kind.TABLEAU, Kind.RESERVE, Kind.WASTE} and not short:
        parts.append(f"uncovered {name(game, left[-1])}")
    parts += [] if short else _freed(game, before, after, move.source)
    return "; ".join(parts)


def _carried(game: Game, before: Position, move: Move, after: Position) -> str:
    """Return which card went where; the spot is where the card lies now, which need not be the move's target."""
    card = cards.identity(before[move.source][-move.n])
    lies = next((i for i, there in enumerate(after) if _holds(game, i) and card in there), move.target)
    if game.spots[lies].kind is Kind.WASTE and game.spots[move.source].kind is Kind.STOCK:
        return _turned(game, before, after, lies)
    many = f" with {counted(move.n - 1, 'card')}" if move.n > 1 else ""
    return f"{name(game, card)}{many} to {the(game.spots[lies].title)}"


def _turned(game: Game, before: Position, after: Position, waste: int) -> str:
    """Return the cards just turned to the waste, the playable one first."""
    turned = after[waste][len(before[waste]) :]
    under = f", over {' and '.join(name(game, card) for card in turned[-2::-1])}" if len(turned) > 1 else ""
    return f"{name(game, turned[-1])} turned{under}"


def _holds(game: Game, spot: int) -> bool:
    return game.spots[spot].kind is not Kind.COUNTER


def _freed(game: Game, before: Position, after: Position, source: int) -> list[str]:
    """Return words for the cards elsewhere that this move freed: in Backbone the two under the coccyx."""
    others = [
        i for i, spot in enumerate(game.spots) if i != source and spot.kind not in {*_NEVER_TAKEN, Kind.COUNTER}
    ]
    freed = [
        i for i in others if after[i] and game.source_refusal(before, i) and not game.source_refusal(after, i)
    ]
    return [f"freed {name(game, after[i][-1])}" for i in freed[:_FEW]]


def mirrored(game: Game, text: str) -> str:
    """Return the text with left and right exchanged in the titles of spots, for a mirrored layout."""
    titles = [spot.title for spot in game.spots if _SIDE.search(spot.title)]
    if not titles:
        return text
    found = re.compile("|".join(map(re.escape, titles)), re.IGNORECASE)
    return found.sub(lambda match: _SIDE.sub(_other_side, match[0]), text)


def _other_side(match: re.Match[str]) -> str:
    other = "right" if match[0].lower() == "left" else "left"
    return sentence(other) if match[0][0].isupper() else other


def ending(game: Game, position: Position, status: Status, made: int) -> str:
    """Return a sentence for how a game ended after `made` moves; empty while it goes on."""
    if status is Status.PLAYING:
        return ""
    return f"Won in {moves(made)}." if status is Status.WON else game.ending(position, status)
