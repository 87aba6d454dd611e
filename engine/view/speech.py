"""What can be said about the cards on the table and about the last move, for screen readers and for labels."""

import math
from itertools import groupby

from engine.core import cards, hands
from engine.core.cards import Card, Pile
from engine.core.game import Game, Kind, Move, Position, Status, spots_of
from engine.core.saying import Saying, joined, say
from engine.core.turn import Turn

_MAX_FREED = 3
# Kinds of piles from which the player never takes cards. Descriptions need not say that these are locked.
_NEVER_TAKEN = {Kind.FOUNDATION, Kind.BLIND, Kind.DISCARD, Kind.ASIDE, Kind.TRICK, Kind.TAKEN}
# Kinds of spots whose titles are plurals.
_PLURAL_TITLES = {Kind.ASIDE, Kind.TAKEN}
# Kinds of piles that a short overview describes one by one, each with the number of its cards or tricks.
_COUNTED = {Kind.STOCK, Kind.TAKEN}
# Kinds of piles for which a short overview also says how many of them are empty.
_FILLED = {Kind.TABLEAU, Kind.CELL}
_RUN = cards.KING  # how many cards a run from king to ace has
# Kinds of piles that share one name in a short overview, such as "home", if there are several of them.
_NAMED_TOGETHER = {Kind.FOUNDATION, Kind.RESERVE}


def sentence(text: str) -> str:
    """Return the text with its first letter in upper case and the rest unchanged."""
    return text[:1].upper() + text[1:]


def moves(count: int) -> Saying:
    """Return a number of moves in words: "1 move", "18 moves"."""
    return say("moves", count=count)


def deal_title(game: Game, number: int) -> Saying:
    """Return the name of a deal, such as "Klondike, deal 4711"."""
    return say("deal-title", title=game.title, noun=game.words.deal_noun, number=number)


def score(game: Game, points: int) -> Saying:
    """Return the score as the page shows it, such as "12 home" or "35 left"; a score below 0 reads "3 behind"."""
    if points < 0:
        return say("behind", points=-points)
    return say("score", points=counted(game, points), scored=game.words.scored)


def mean_score(game: Game, points: float) -> Saying:
    """Return a mean score as the page shows it, rounded to whole cards, or to whole runs if runs are counted."""
    unit = _RUN if game.words.scored == "runs" else 1
    return score(game, unit * round(points / unit))


def counted(game: Game, points: int) -> int:
    """Return the number that the page shows for a score: whole runs if runs are counted, else the score itself."""
    return points // _RUN if game.words.scored == "runs" else points


def name(game: Game, card: Card) -> Saying:
    """Return the name of a card as this game shows it, such as "seven of spades" or "face-down card"."""
    return cards.name(game.displayed_card(card))


def pile(game: Game, position: Position, spot: int) -> Saying:
    """Return a short description of a pile, such as "Column 3, 7 cards, 4 face down, nine of hearts, run of 2".

    It names the last card of the pile if that is face up and the pile is no stock, hand or pile of tricks. A run
    is made of the cards at its end that may move together.
    """
    place, kind, pile_cards = game.spots[spot].title, game.spots[spot].kind, position[spot]
    if not pile_cards and kind in _PLURAL_TITLES:
        return say("pile-none", place=place)
    if kind is Kind.TAKEN:
        return say("pile-tricks", place=place, count=len(game.trick_sizes(position, spot)))
    return say("pile", place=place, facts=_facts(game, position, spot))


def _facts(game: Game, position: Position, spot: int) -> list[Saying]:
    place, kind, pile_cards = game.spots[spot].title, game.spots[spot].kind, position[spot]
    count = [say("cards", count=len(pile_cards))] if pile_cards else [say("empty", place=place)]
    if kind is Kind.STOCK:
        return count + _passes(game, position)
    if not pile_cards or kind is Kind.HAND or cards.is_down(pile_cards[-1]):
        return count
    down = sum(map(cards.is_down, pile_cards))
    return [
        *(count if len(pile_cards) > 1 else []),
        *([say("face-down-count", count=down)] if down else []),
        name(game, pile_cards[-1]),
        *_run(game, position, spot),
        *_locked(game, position, spot),
    ]


def in_hand(game: Game, position: Position, spot: int, card: Card) -> Saying:
    """Return the name of a card of a hand, and whether the player has chosen to keep the card."""
    is_kept = card in game.raised_cards(position, spot)
    return say("card-kept", card=name(game, card)) if is_kept else name(game, card)


def _run(game: Game, position: Position, spot: int) -> list[Saying]:
    """Return the length of the run at the end of a column as one fact; empty for a single card."""
    length = game.run_length(position, spot) if game.spots[spot].kind is Kind.TABLEAU else 1
    return [say("run-of", length=length)] if length > 1 else []


def _locked(game: Game, position: Position, spot: int) -> list[Saying]:
    """Return facts about the last card of a pile: that it is locked, or which cards cover it; may be empty."""
    place, is_locked = game.spots[spot].title, bool(game.source_refusal(position, spot))
    over = game.covering_spots(position, spot)
    if over:
        covered = say("covered", cards=[name(game, position[i][-1]) for i in over], place=place)
        return [covered] if is_locked else [covered, say("pairs-with-cover")]
    never = not game.has_choices or game.spots[spot].kind in _NEVER_TAKEN
    return [say("locked", place=place)] if is_locked and not never else []


def _passes(game: Game, position: Position) -> list[Saying]:
    """Return how many passes or redeals are left as one fact; empty if none is left or there is no limit."""
    left = game.redeals_left(position)
    if not 0 < left < math.inf:
        return []
    return [say("passes-left", count=int(left), noun=game.words.pass_noun)]


def contents(game: Game, position: Position, spot: int) -> Saying:
    """Return a sentence that names the cards of a pile, the last card first; in a hand, they are named by suit.

    Face-down cards and tricks are only counted. If the last card is face up but no card can be taken now, a second
    sentence gives the reason; it is left out for a hand, and for piles from which cards are never taken, such as
    foundations.
    """
    place, kind, pile_cards = game.spots[spot].title, game.spots[spot].kind, position[spot]
    if not pile_cards:
        return say("pile-is-none" if kind in _PLURAL_TITLES else "pile-is-empty", place=place)
    if kind is Kind.HAND:
        holds = say("hand-holds", place=place, hand=hands.by_suit(pile_cards))
        return _sentences(holds, _kept(game, position, spot))
    if kind is Kind.TAKEN:
        return say("statement", what=pile(game, position, spot))
    if kind is Kind.STOCK or (cards.is_down(pile_cards[-1]) and game.has_choices):
        return say("pile-face-down", place=place, count=len(pile_cards))
    one_after_another = kind not in _NEVER_TAKEN and game.has_choices
    reason = game.source_refusal(position, spot) if one_after_another else None
    return _sentences(say("pile-from-open-end", place=place, cards=_named(game, pile_cards)), reason)


def _sentences(*found: Saying | None) -> Saying:
    """Return several sentences, some of which may be missing, as one saying."""
    parts = [part for part in found if part]
    return parts[0] if len(parts) == 1 else say("sentences", parts=parts)


def _named(game: Game, pile: Pile) -> list[Saying]:
    """Return the names of the cards, the last card first; several face-down cards in a row are only counted."""
    words = []
    for face_down, group in groupby(reversed(pile), cards.is_down):
        names = [name(game, card) for card in group]
        words += [say("cards-face-down", count=len(names))] if face_down and len(names) > 1 else names
    return words


def _kept(game: Game, position: Position, spot: int) -> Saying | None:
    """Return a sentence that names the cards chosen to be kept in a hand; None if there are none."""
    kept = game.raised_cards(position, spot)
    return say("kept-cards", cards=[name(game, card) for card in kept]) if kept else None


def overview(game: Game, position: Position) -> Saying:
    """Return a description of the whole table, one sentence for each pile; empty foundations are left out.

    If the game has facts to show beside the cards, such as the contract, they come first.
    """
    words = [
        pile(game, position, spot)
        for spot, what in enumerate(game.spots)
        if what.kind is not Kind.COUNTER and (position[spot] or what.kind is not Kind.FOUNDATION)
    ]
    return say("statements", parts=[*game.facts(position), *words])


def open_ends(game: Game, position: Position) -> Saying:
    """Return a short overview of the table: the last cards of the piles, in groups by kind of pile.

    Piles from which no card can be taken are left out, except foundations. Of empty columns and cells, only the
    number is given.
    """
    order = dict.fromkeys(what.kind for what in game.spots if what.kind is not Kind.COUNTER)
    parts = [part for kind in order for part in _open_ends_of(game, position, kind)]
    facts = game.facts(position)
    return say("statements", parts=[*facts, *(say("capital", what=part) for part in parts)])


def _open_ends_of(game: Game, position: Position, kind: Kind) -> list[Saying]:
    """Return what `open_ends` says of the piles of a kind: one saying for all, or for some kinds one for each."""
    spots = spots_of(game, kind)
    filled = [spot for spot in spots if position[spot]]
    if kind is Kind.HAND:
        return [
            say("hand-by-suit", place=game.spots[spot].title, hand=hands.by_suit(position[spot]))
            for spot in filled
        ]
    if kind in _COUNTED:
        return [pile(game, position, spot) for spot in filled]
    names = [name(game, position[spot][-1]) for spot in filled if _is_open(game, position, spot)]
    empty = len(spots) - len(filled) if kind in _FILLED else 0
    noun = game.pile_noun(kind)
    words = [*names, *([say("some-empty", count=empty, pile=noun)] if empty else [])]
    has_noun = kind in _FILLED or (kind in _NAMED_TOGETHER and len(spots) > 1)
    first = game.spots[spots[0]].title
    return [say("open-cards", pile=noun if has_noun else "one", place=first, cards=words)] if words else []


def _is_open(game: Game, position: Position, spot: int) -> bool:
    """Return whether the last card of a filled pile is face up and, unless it is home, could be taken."""
    if cards.is_down(position[spot][-1]):
        return False
    return game.spots[spot].kind is Kind.FOUNDATION or not game.source_refusal(position, spot)


def movable(turn: Turn) -> Saying:
    """Return a short sentence about what can be done now, such as "5 cards can move; you can turn the stock.".

    A card counts once, however many places it may go to.
    """
    game = turn.game
    kinds = [(move, game.spots[move.source].kind, game.spots[move.target].kind) for move in turn.moves]
    count = len({(move.source, move.n) for move, source, target in kinds if _takes_a_card(source, target)})
    parts = [say("cards-can-move", count=count)] if count else []
    begins_a_deal = game.words.pass_noun == "deal"
    if any(target is Kind.STOCK for _, _, target in kinds) and begins_a_deal:
        parts.append(say("next-deal-can-begin"))
    elif any(Kind.STOCK in {source, target} for _, source, target in kinds):
        parts.append(say("stock-can-be-turned"))
    if any(source is Kind.COUNTER for _, source, _ in kinds):
        parts.append(say("call-can-be-made"))
    what = joined(parts)
    return say("statement", what=what) if what else say("no-move-left")


def _takes_a_card(source: Kind, target: Kind) -> bool:
    """Return whether a move between such spots takes a card that can be seen, and is no redeal."""
    return source not in {Kind.STOCK, Kind.COUNTER} and target is not Kind.STOCK


def possible(turn: Turn) -> Saying:
    """Return all legal moves as one sentence, such as "2 moves: …"; if there are none, a sentence that says so."""
    game, position = turn.game, turn.position
    options = [(move, game.play(position, move)) for move in turn.moves]
    words = [describe_move(game, position, move, after, short=True) for move, after in options]
    if not words:
        return say("no-move-left")
    return say("possible-moves", count=len(words), moves=tuple(dict.fromkeys(words)))


def describe_move(game: Game, before: Position, move: Move, after: Position, *, short: bool = False) -> Saying:
    """Return a move in words: "seven of spades to the second left rib; uncovered four of clubs".

    `before` and `after` are the positions before and after the move. With `short` the words leave out the cards
    that the move uncovered or freed.
    """
    own = game.move_words(before, move, None if short else after)
    if short:
        return own or _what_moves(game, before, move, after, short=True)
    parts = [own] if own else [_what_moves(game, before, move, after), *_left_behind(game, move, after)]
    found = joined([*parts, *_freed(game, before, after, move.source)])
    assert found
    return found


def _what_moves(game: Game, before: Position, move: Move, after: Position, *, short: bool = False) -> Saying:
    """Return which cards go where."""
    source, target = game.spots[move.source], game.spots[move.target]
    if target.kind is Kind.STOCK:
        return _turned_over(len(after[move.target]), short=short, last=not game.redeals_left(after))
    if source.kind is Kind.STOCK and short:
        return say("turn-a-card") if target.kind is Kind.WASTE else say("stock-to", place=target.title)
    return _carried(game, before, move, after)


def _turned_over(count: int, *, short: bool, last: bool) -> Saying:
    """Return a redeal in words, as "waste turned over, …", or with `short` as "turn the waste over, …"."""
    if short:
        return say("turn-waste-over-last" if last else "turn-waste-over", count=count)
    return say("waste-turned-over-last" if last else "waste-turned-over", count=count)


def _left_behind(game: Game, move: Move, after: Position) -> list[Saying]:
    """Return which card the move uncovered, or that its pile is empty now."""
    left, source = after[move.source], game.spots[move.source]
    if left and source.kind in {Kind.TABLEAU, Kind.RESERVE, Kind.WASTE}:
        return [say("uncovered", card=name(game, left[-1]))]
    return [say("place-now-empty", place=source.title)] if not left and source.kind is Kind.TABLEAU else []


def describe_move_briefly(game: Game, before: Position, move: Move, after: Position) -> Saying:
    """Return a move in few words: "ace of hearts home". `before` and `after` are as in `describe_move`.

    If there is only one foundation, such as the black hole, its name is used instead of "home".
    """
    homes = spots_of(game, Kind.FOUNDATION)
    is_home = move.target in homes and len(homes) > 1 and game.words.brings_home
    if is_home and move.n == 1 and not game.move_words(before, move, None):
        return say("card-home", card=name(game, cards.identity(before[move.source][-1])))
    return describe_move(game, before, move, after, short=True)


def has_twin(game: Game, position: Position, move: Move) -> bool:
    """Return whether another card on the table has the same name as the card that a move takes.

    This happens with two packs. Then the name alone does not tell the player where to look. Face-down cards and
    cards that are never taken do not count. The result is False for a move that names no card of a pile, such as
    turning the stock.
    """
    kinds = {game.spots[move.source].kind, game.spots[move.target].kind}
    if kinds & {Kind.STOCK, Kind.COUNTER, Kind.HAND}:
        return False
    looked_at = [i for i, spot in enumerate(game.spots) if spot.kind not in {*_NEVER_TAKEN, Kind.COUNTER}]
    seen = [name(game, card) for i in looked_at for card in position[i] if not cards.is_down(card)]
    return seen.count(name(game, position[move.source][-move.n])) > 1


def cards_taken(game: Game, pile: Pile, n: int) -> Saying:
    """Return the last `n` cards of a pile in words: the lowest of them, and how many lie on it."""
    lowest = name(game, cards.identity(pile[-n]))
    return say("card-with-others", card=lowest, count=n - 1) if n > 1 else lowest


def _carried(game: Game, before: Position, move: Move, after: Position) -> Saying:
    """Return which card went to which spot.

    The spot is the one where the card lies after the move; it need not be the move's target. In Spider, a card
    that completes a run in a column lies on a foundation after the move, but the column is named.
    """
    card = cards.identity(before[move.source][-move.n])
    spot = next((i for i, there in enumerate(after) if _has_cards(game, i) and card in there), move.target)
    if game.spots[spot].kind is Kind.FOUNDATION and game.spots[move.source].kind is not Kind.STOCK:
        spot = move.target
    if game.spots[spot].kind is Kind.WASTE and game.spots[move.source].kind is Kind.STOCK:
        return _turned(game, before, after, spot)
    return say("cards-to", cards=cards_taken(game, before[move.source], move.n), place=game.spots[spot].title)


def _turned(game: Game, before: Position, after: Position, waste: int) -> Saying:
    """Return the cards that the move has turned to the waste in words, the playable one first."""
    *under, top = (name(game, card) for card in after[waste][len(before[waste]) :])
    return say("turned-on", card=top, cards=under[::-1]) if under else say("turned", card=top)


def _has_cards(game: Game, spot: int) -> bool:
    return game.spots[spot].kind is not Kind.COUNTER


def _freed(game: Game, before: Position, after: Position, source: int) -> list[Saying]:
    """Return the cards in other piles that the move freed, such as, in Backbone, the two under the coccyx."""
    others = [
        i for i, spot in enumerate(game.spots) if i != source and spot.kind not in {*_NEVER_TAKEN, Kind.COUNTER}
    ]
    freed = [
        i for i in others if after[i] and game.source_refusal(before, i) and not game.source_refusal(after, i)
    ]
    return [say("freed", card=name(game, after[i][-1])) for i in freed[:_MAX_FREED]]


def ending(game: Game, position: Position, status: Status, move_count: int) -> Saying | None:
    """Return a sentence for how a game ended after `move_count` moves; None if it goes on."""
    if status is Status.PLAYING:
        return None
    if status is Status.WON:
        return say("won-in", count=move_count, noun=game.words.deal_noun)
    return game.ending(position, status)
