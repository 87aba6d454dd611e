"""Makes games that look the same to the player, but have other cards where the player has seen none."""

from engine.core import cards
from engine.core.cards import DOWN, Card
from engine.core.game import Game, Kind, Position
from engine.core.shuffle import LAST_NUMBER, SplitMix64, shuffled
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.known_position import unseen_cards
from engine.play.session import Session


def renamed(game: Game, position: Position, names: dict[Card, Card]) -> Position:
    """Return the position with cards exchanged by `names`. A card lies face up or down as the other one did."""
    return tuple(
        pile
        if spot.kind is Kind.COUNTER
        else bytes(names.get(cards.identity(card), cards.identity(card)) | card & DOWN for card in pile)
        for spot, pile in zip(game.spots, position, strict=True)
    )


def twin(session: Session, stream: SplitMix64) -> Session:
    """Return a session with the same moves, but with the unseen cards shuffled and with other later deals.

    The session must be in its first deal.
    """
    game = session.game
    assert game.deal_number(session.position) == 1
    names: dict[Card, Card] = {}
    groups: dict[int, list[Card]] = {}
    for card in sorted(unseen_cards(session)):
        pack = card & cards.SECOND_PACK if game.packs_apart else 0
        groups.setdefault(pack, []).append(card)
    for group in groups.values():
        names.update(zip(group, shuffled(bytes(group), stream), strict=True))
    other = Session(game, session.number)
    start = renamed(game, session.root.position, names)
    other.root.position = game.with_later_deals(start, stream.below(LAST_NUMBER) + 1)
    for _ in other.replaying(notation.read_game(session.text(), CATALOGUE)):
        pass
    return other
