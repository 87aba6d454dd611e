"""What the player knows of a position: the cards seen so far, and which other cards must lie in the places left.

A card counts as seen from the moment it lies face up. It stays seen if it is covered or turned down again later,
or if the player undoes the move that turned it up. No result depends on where the unseen cards really lie: if two
positions look the same and the same cards were seen, the results are the same.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.core import cards
from engine.core.cards import DOWN, FACE, SECOND_PACK, Card, Pile
from engine.core.game import Game, Kind, Position
from engine.core.shuffle import LAST_NUMBER, SplitMix64, shuffled
from engine.play.session import Session


class KnownPosition(NamedTuple):
    """A position as the player knows it.

    `position` is one of the positions that are possible for the player. In it, the unseen cards lie in ascending
    order, so it does not show where they really are. Cards that look the same lie in ascending order too. In a
    game of several deals, the later deals are always the same ones.
    """

    position: Position
    unseen: tuple[Pile, ...]  # the unseen cards, face up, in groups: those of one group may change places


def known_position(session: Session) -> KnownPosition:
    """Return what the player knows of the current position."""
    return _known(session.game, session.position, unseen_cards(session))


def unseen_cards(session: Session) -> frozenset[Card]:
    """Return the cards on the table that the player has never seen, as face-up cards."""
    game, position = session.game, session.position
    face_down = {cards.identity(card) for card in _on_table(game, position) if cards.is_down(card)}
    return frozenset(face_down - _seen(session)) if face_down else frozenset()


def _seen(session: Session) -> set[Card]:
    """Return the cards of the current deal that lay face up at any time, also after moves that were undone."""
    game = session.game
    deal = game.deal_number(session.position)
    found: set[Card] = set()
    waiting = [session.root]
    while waiting:
        node = waiting.pop()
        waiting += node.children
        if game.deal_number(node.position) == deal:
            found.update(card for card in _on_table(game, node.position) if not cards.is_down(card))
    return found


def _on_table(game: Game, position: Position) -> Iterator[Card]:
    """Yield all cards of a position."""
    for spot, pile in zip(game.spots, position, strict=True):
        if spot.kind is not Kind.COUNTER:
            yield from pile


def _known(game: Game, position: Position, unseen: frozenset[Card]) -> KnownPosition:
    names = _names(game, position, unseen)
    groups: dict[int, list[Card]] = {}
    for card in sorted(names[card] for card in unseen):
        groups.setdefault(_group(game, card), []).append(card)
    return KnownPosition(_renamed(game, position, names), tuple(map(bytes, groups.values())))


def _names(game: Game, position: Position, unseen: frozenset[Card]) -> dict[Card, Card]:
    """Return for each card on the table which card stands for it in the known position, both as face-up cards.

    For a card that the player has seen, it is a card that looks the same.
    """
    on_table = [cards.identity(card) for card in _on_table(game, position)]
    left = sorted(on_table)
    names: dict[Card, Card] = {}
    for card in sorted(on_table, key=unseen.__contains__):  # first those seen, then the others, both in order
        alike = _group if card in unseen else _look
        names[card] = next(other for other in left if alike(game, other) == alike(game, card))
        left.remove(names[card])
    return names


def _renamed(game: Game, position: Position, names: dict[Card, Card]) -> Position:
    """Return the position with its cards replaced as `names` says, and always with the same later deals."""
    renamed = (
        pile
        if spot.kind is Kind.COUNTER
        else bytes(names.get(cards.identity(card), cards.identity(card)) | card & DOWN for card in pile)
        for spot, pile in zip(game.spots, position, strict=True)
    )
    return game.with_later_deals(tuple(renamed), LAST_NUMBER)


def _look(game: Game, card: Card) -> int:
    """Return a number that is the same for cards that the player cannot tell from each other."""
    return game.displayed_card(card) & FACE | _group(game, card)


def _group(game: Game, card: Card) -> int:
    """Return a number that is the same for unseen cards that may lie in each other's places."""
    return card & SECOND_PACK if game.packs_apart else 0


def possible_position(game: Game, seen: KnownPosition, stream: SplitMix64) -> Position:
    """Return a random position that agrees with what is known; all such positions are equally likely.

    `stream` decides the order of the unseen cards and, in a game of several deals, the later deals.
    """
    names: dict[Card, Card] = {}
    for group in seen.unseen:
        names.update(zip(group, shuffled(group, stream), strict=True))
    position = _renamed(game, seen.position, names)
    return game.with_later_deals(position, stream.below(LAST_NUMBER) + 1)


def known_since_news(session: Session) -> list[Position]:
    """Return the positions since the last move that turned up a new card, as the player knows them.

    They are in order of play; the last one is the current position.
    """
    names = _names(session.game, session.position, unseen_cards(session))
    return [_renamed(session.game, position, names) for position in _since_last_news(session)]


def _since_last_news(session: Session) -> list[Position]:
    """Return the positions on the way to the current one since the last move that turned up a new card."""
    game = session.game
    positions = [session.root.position, *(node.position for node in session.line())]
    known: set[Card] = set()
    since = 0
    for at, position in enumerate(positions):
        shown = {card for card in _on_table(game, position) if not cards.is_down(card)}
        if not shown <= known:
            known |= shown
            since = at
    return positions[since:]
