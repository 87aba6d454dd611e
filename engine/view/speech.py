"""Sentences about the cards on the table and about the last move, for screen readers and for labels."""

import math
import re
from itertools import groupby

from engine.core import cards, optional
from engine.core.cards import Card, Pile
from engine.core.game import Game, Kind, Move, Position, Status, spots_of
from engine.core.hands import spoken_by_suit
from engine.core.number_words import counted, the

_MAX_FREED = 3
# Cards are never taken from these, so it goes without saying that they are locked.
_NEVER_TAKEN = {Kind.FOUNDATION, Kind.BLIND, Kind.DISCARD, Kind.ASIDE, Kind.TRICK, Kind.TAKEN}
# Kinds of spots whose titles are plurals.
_PLURAL_TITLES = {Kind.ASIDE, Kind.TAKEN}
# Kinds whose piles are described one by one, kinds whose empty spots count, and the names of several spots.
_COUNTED = {Kind.STOCK, Kind.TAKEN}
_FILLED = {Kind.TABLEAU, Kind.CELL}
_KIND_NAMES = {Kind.TABLEAU: "open", Kind.FOUNDATION: "home", Kind.CELL: "cells"}
_SIDE = re.compile(r"\b(left|right)\b", re.IGNORECASE)


def sentence(text: str) -> str:
    """Return the text with its first letter in upper case and the rest unchanged."""
    return text[:1].upper() + text[1:]


def moves(count: int) -> str:
    """Return a number of moves in words: "1 move", "18 moves"."""
    return "1 move" if count == 1 else f"{count} moves"


def deal_title(game: Game, number: int) -> str:
    """Return the name of a deal, such as "Klondike, deal 4711"."""
    return f"{game.title}, {optional.words(game).deal_noun} {number}"


def score(game: Game, points: int) -> str:
    """Return the score as the page shows it, such as "12 home" or "35 left"; a score below 0 reads "3 behind"."""
    return f"{-points} behind" if points < 0 else f"{points} {optional.words(game).scored}"


def name(game: Game, card: Card) -> str:
    """Return the name of a card as this game shows it, such as "seven of spades" or "face-down card"."""
    return cards.name(optional.displayed_card(game, card))


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def pile(game: Game, position: Position, spot: int) -> str:
    """Return a short description of a pile, such as "Column 3, 7 cards, 4 face down, nine of hearts, run of 2".

    It names the last card of the pile if that is face up and the pile is no stock, hand or pile of tricks. A run
    is made of the cards at its end that may move together.
    """
    title, kind, pile_cards = sentence(game.spots[spot].title), game.spots[spot].kind, position[spot]
    if kind is Kind.STOCK:
        return f"{title}, {_cards(len(pile_cards)) if pile_cards else 'empty'}{_passes(game, position)}"
    if not pile_cards:
        return f"{title}: none" if kind in _PLURAL_TITLES else f"{title}, empty"
    if kind is Kind.TAKEN:
        return f"{title}: {len(optional.trick_sizes(game, position, spot))}"
    if kind is Kind.HAND or cards.is_down(pile_cards[-1]):
        return f"{title}, {_cards(len(pile_cards))}"
    top = name(game, pile_cards[-1])
    count = f", {_cards(len(pile_cards))}" if len(pile_cards) > 1 else ""
    down = sum(map(cards.is_down, pile_cards))
    hidden = f", {down} face down" if down else ""
    return f"{title}{count}{hidden}, {top}{_run(game, position, spot)}{_locked(game, position, spot)}"


def in_hand(game: Game, position: Position, spot: int, card: Card) -> str:
    """Return the name of a card of a hand; ", kept" is added if the player has chosen to keep the card."""
    return f"{name(game, card)}{', kept' if card in optional.raised_cards(game, position, spot) else ''}"


def _run(game: Game, position: Position, spot: int) -> str:
    """Return words for how many cards at the end of a column may move together; empty for one."""
    length = optional.run_length(game, position, spot) if game.spots[spot].kind is Kind.TABLEAU else 1
    return f", run of {length}" if length > 1 else ""


def _locked(game: Game, position: Position, spot: int) -> str:
    """Return words to add to a pile: that its last card is locked, or which cards cover it; empty for neither."""
    over = optional.covering_spots(game, position, spot)
    if over:
        covered = f", covered by the {' and the '.join(name(game, position[i][-1]) for i in over)}"
        return covered if game.source_refusal(position, spot) else f"{covered}, which it pairs with"
    never = not optional.has_choices(game) or game.spots[spot].kind in _NEVER_TAKEN
    return ", locked" if game.source_refusal(position, spot) and not never else ""


def _passes(game: Game, position: Position) -> str:
    """Return words for how many passes or redeals are left; empty if none is left or there is no limit."""
    left = optional.redeals_left(game, position)
    if not 0 < left < math.inf:
        return ""
    one, several = optional.words(game).pass_noun
    return f", one more {one} after this" if left == 1 else f", {left} more {several} after this"


def contents(game: Game, position: Position, spot: int) -> str:
    """Return a sentence that names the cards of a pile, the last card first; in a hand, they are named by suit.

    Face-down cards and tricks are only counted. If the last card is face up but no card can be taken now, a second
    sentence gives the reason; it is left out for a hand, and for piles from which cards are never taken, such as
    foundations.
    """
    title, pile_cards = sentence(game.spots[spot].title), position[spot]
    if not pile_cards:
        return f"{title}: none." if game.spots[spot].kind in _PLURAL_TITLES else f"{title} is empty."
    if game.spots[spot].kind is Kind.STOCK:
        return f"{title}: {_cards(len(pile_cards))}, face down."
    if game.spots[spot].kind is Kind.HAND:
        return f"{title}: {spoken_by_suit(pile_cards)}.{_kept(game, position, spot)}"
    if game.spots[spot].kind is Kind.TAKEN:
        return f"{pile(game, position, spot)}."
    if cards.is_down(pile_cards[-1]) and optional.has_choices(game):
        return f"{title}: {_cards(len(pile_cards))}, face down."
    reason = (
        ""
        if game.spots[spot].kind in _NEVER_TAKEN or not optional.has_choices(game)
        else game.source_refusal(position, spot)
    )
    return f"{title}, from the open end: {_named(game, pile_cards)}. {reason}".strip()


def _named(game: Game, pile: Pile) -> str:
    """Return the names of the cards, the last card first; several face-down cards in a row are only counted."""
    words = []
    for face_down, group in groupby(reversed(pile), cards.is_down):
        names = [name(game, card) for card in group]
        words += [f"{_cards(len(names))} face down"] if face_down and len(names) > 1 else names
    return ", ".join(words)


def _kept(game: Game, position: Position, spot: int) -> str:
    """Return a sentence that names the cards chosen to be kept in a hand; empty if there are none."""
    kept = optional.raised_cards(game, position, spot)
    return f" Kept: {', '.join(name(game, card) for card in kept)}." if kept else ""


def overview(game: Game, position: Position) -> str:
    """Return a description of the whole table, one sentence for each pile; empty foundations are left out.

    If the game has facts to show beside the cards, such as the contract, they come first.
    """
    words = [
        pile(game, position, spot)
        for spot, what in enumerate(game.spots)
        if what.kind is not Kind.COUNTER and (position[spot] or what.kind is not Kind.FOUNDATION)
    ]
    return ". ".join([*optional.spoken_facts(game, position), *words]) + "."


def open_ends(game: Game, position: Position) -> str:
    """Return in few words what can be seen of the table: the cards at the open ends, by kind of pile.

    Piles from which no card can be taken are left out, as are empty ones, of which only the number is given.
    """
    kinds = dict.fromkeys(what.kind for what in game.spots if what.kind is not Kind.COUNTER)
    parts = [part for kind in kinds for part in _open_ends_of(game, position, kind)]
    return ". ".join(map(sentence, [*optional.spoken_facts(game, position), *parts])) + "."


def _open_ends_of(game: Game, position: Position, kind: Kind) -> list[str]:
    """Return what can be seen of the piles of a kind: one text for all of them, or for some kinds one for each."""
    spots = spots_of(game, kind)
    filled = [spot for spot in spots if position[spot]]
    if kind is Kind.HAND:
        return [f"{game.spots[spot].title}: {spoken_by_suit(position[spot])}" for spot in filled]
    if kind in _COUNTED:
        return [pile(game, position, spot) for spot in filled]
    names = [name(game, position[spot][-1]) for spot in filled if _is_open(game, position, spot)]
    empty = len(spots) - len(filled) if kind in _FILLED else 0
    words = [*names, *([f"{empty} empty"] if empty else [])]
    return [f"{_KIND_NAMES.get(kind, game.spots[spots[0]].title)}: {', '.join(words)}"] if words else []


def _is_open(game: Game, position: Position, spot: int) -> bool:
    """Return whether the last card of a filled pile is face up and, unless it is home, could be taken."""
    if cards.is_down(position[spot][-1]):
        return False
    return game.spots[spot].kind is Kind.FOUNDATION or not game.source_refusal(position, spot)


def movable(game: Game, position: Position) -> str:
    """Return in few words what can be done now, such as "5 cards can move; the stock can be turned".

    The result is a sentence. A card counts once, however many places it may go to.
    """
    moves = list(game.moves(position))
    kinds = [(move, game.spots[move.source].kind, game.spots[move.target].kind) for move in moves]
    count = len({(move.source, move.n) for move, source, target in kinds if _takes_a_card(source, target)})
    parts = [f"{_cards(count)} can move"] if count else []
    if any(Kind.STOCK in {source, target} for _, source, target in kinds):
        parts.append("the stock can be turned")
    if any(source is Kind.COUNTER for _, source, _ in kinds):
        parts.append("you can make a call")
    return f"{sentence('; '.join(parts))}." if parts else "No move is left."


def _takes_a_card(source: Kind, target: Kind) -> bool:
    """Return whether a move between such spots takes a card that can be seen, and is no redeal."""
    return source not in {Kind.STOCK, Kind.COUNTER} and target is not Kind.STOCK


def possible(game: Game, position: Position) -> str:
    """Return all legal moves as one sentence, such as "2 moves: …"; "No move is left." if there is none."""
    options = [(move, game.play(position, move)) for move in game.moves(position)]
    words = [describe_move(game, position, move, after, short=True) for move, after in options]
    if not words:
        return "No move is left."
    return f"{moves(len(words))}: {'; '.join(dict.fromkeys(words))}."


def describe_move(game: Game, before: Position, move: Move, after: Position, *, short: bool = False) -> str:
    """Return a move in words: "seven of spades to the second left rib; uncovered four of clubs".

    `before` and `after` are the positions before and after the move. With `short` the words leave out the cards
    that the move uncovered or freed.
    """
    source, target = game.spots[move.source], game.spots[move.target]
    game_words = optional.move_words(game, before, move, None if short else after)
    parts = [game_words] if game_words else []
    if not game_words and target.kind is Kind.STOCK:
        last = "" if optional.redeals_left(game, after) else ", for the last time"
        return f"waste turned over{last}, {_cards(len(after[move.target]))} in the stock again"
    if not game_words and source.kind is Kind.STOCK and short:
        return "turn a card" if target.kind is Kind.WASTE else f"stock to {the(target.title)}"
    parts = parts or [_carried(game, before, move, after)]
    left = after[move.source]
    if not game_words and left and source.kind in {Kind.TABLEAU, Kind.RESERVE, Kind.WASTE} and not short:
        parts.append(f"uncovered {name(game, left[-1])}")
    if not left and source.kind is Kind.TABLEAU and not (game_words or short):
        parts.append(f"{the(source.title)} is empty")
    parts += [] if short else _freed(game, before, after, move.source)
    return "; ".join(parts)


def describe_move_briefly(game: Game, before: Position, move: Move, after: Position) -> str:
    """Return a move in few words: "ace of hearts home". `before` and `after` are as in `describe_move`.

    Where there is only one foundation, such as the black hole, it has its name.
    """
    homes = spots_of(game, Kind.FOUNDATION)
    is_home = move.target in homes and len(homes) > 1 and optional.words(game).scored == "home"
    if is_home and move.n == 1 and not optional.move_words(game, before, move, None):
        return f"{name(game, cards.identity(before[move.source][-1]))} home"
    return describe_move(game, before, move, after, short=True)


def cards_taken(game: Game, pile: Pile, n: int) -> str:
    """Return the last `n` cards of a pile in words: the lowest, and how many lie on it."""
    many = f" with {counted(n - 1, 'card')}" if n > 1 else ""
    return f"{name(game, cards.identity(pile[-n]))}{many}"


def _carried(game: Game, before: Position, move: Move, after: Position) -> str:
    """Return which card went to which spot.

    The spot is the one where the card lies after the move; it need not be the move's target. But a card that
    completes a run of Spider went to a column, from which the run has left by itself.
    """
    card = cards.identity(before[move.source][-move.n])
    spot = next((i for i, there in enumerate(after) if _has_cards(game, i) and card in there), move.target)
    if game.spots[spot].kind is Kind.FOUNDATION and game.spots[move.source].kind is not Kind.STOCK:
        spot = move.target
    if game.spots[spot].kind is Kind.WASTE and game.spots[move.source].kind is Kind.STOCK:
        return _turned(game, before, after, spot)
    return f"{cards_taken(game, before[move.source], move.n)} to {the(game.spots[spot].title)}"


def _turned(game: Game, before: Position, after: Position, waste: int) -> str:
    """Return the cards just turned to the waste, the playable one first."""
    turned = after[waste][len(before[waste]) :]
    under = f", over {' and '.join(name(game, card) for card in turned[-2::-1])}" if len(turned) > 1 else ""
    return f"{name(game, turned[-1])} turned{under}"


def _has_cards(game: Game, spot: int) -> bool:
    return game.spots[spot].kind is not Kind.COUNTER


def _freed(game: Game, before: Position, after: Position, source: int) -> list[str]:
    """Return words for the cards elsewhere that this move freed: in Backbone the two under the coccyx."""
    others = [
        i for i, spot in enumerate(game.spots) if i != source and spot.kind not in {*_NEVER_TAKEN, Kind.COUNTER}
    ]
    freed = [
        i for i in others if after[i] and game.source_refusal(before, i) and not game.source_refusal(after, i)
    ]
    return [f"freed {name(game, after[i][-1])}" for i in freed[:_MAX_FREED]]


def mirrored(game: Game, text: str) -> str:
    """Return the text with "left" and "right" exchanged in the titles of spots, for a mirrored layout."""
    titles = [spot.title for spot in game.spots if _SIDE.search(spot.title)]
    if not titles:
        return text
    found = re.compile("|".join(map(re.escape, titles)), re.IGNORECASE)
    return found.sub(lambda match: _SIDE.sub(_other_side, match[0]), text)


def _other_side(match: re.Match[str]) -> str:
    other = "right" if match[0].lower() == "left" else "left"
    return sentence(other) if match[0][0].isupper() else other


def ending(game: Game, position: Position, status: Status, move_count: int) -> str:
    """Return a sentence for how a game ended after `move_count` moves; empty if it goes on."""
    if status is Status.PLAYING:
        return ""
    return f"Won in {moves(move_count)}." if status is Status.WON else game.ending(position, status)
