"""Makes random endings of games that are records: positions with few cards left, winnable and not."""

import random
from dataclasses import replace

from engine.core import cards
from engine.core.game import Kind, Position, spots_of
from engine.rules.record import Cells, Record
from engine.rules.recorded import Recorded


def narrow(record: Record, columns: int) -> Record:
    """Return a record with so few columns, and at most one cell, that many of its endings cannot be won."""
    laid = record.columns
    share, more = divmod(sum(laid.cards) + sum(record.cells.cards if record.cells else ()), columns)
    counts = (share + 1,) * more + (share,) * (columns - more)
    down = (1,) * columns if any(laid.face_down) else ()
    cells = Cells((0,)) if record.cells else None
    return replace(record, tableau=replace(laid, cards=counts, face_down=down), cells=cells)


def random_ending(game: Recorded, chance: random.Random, left: int) -> Position:
    """Return a position with about `left` cards that are not home, in places that the game allows."""
    position = [b""] * len(game.spots)
    rest = _not_home(game, chance, left, position)
    chance.shuffle(rest)
    for spot in spots_of(game, Kind.CELL):
        if rest and chance.random() < 0.4:
            position[spot] = bytes([rest.pop()])
    for spot in spots_of(game, Kind.RESERVE):
        if rest and chance.random() < 0.6:
            position[spot] = bytes([rest.pop()])
    if game.stock >= 0:
        count = chance.randint(0, len(rest) // 2)
        position[game.stock] = cards.turned_down(bytes(rest[:count]))
        rest = rest[count:]
    used = chance.sample(game.tableau, min(len(game.tableau), chance.choice([2, 3, 4, len(game.tableau)])))
    for card in rest:
        position[chance.choice(used)] += bytes([card])
    if any(game.record.columns.face_down):
        for spot in used:
            down = chance.randint(0, max(0, len(position[spot]) - 1))
            position[spot] = cards.turned_down(position[spot][:down]) + position[spot][down:]
    return tuple(position)


def _not_home(game: Recorded, chance: random.Random, left: int, position: list[bytes]) -> list[int]:
    """Put all other cards on the foundations of this position; return the cards that are left."""
    packs = [cards.full_pack(pack) for pack in range(game.packs)]
    counts = [cards.KING] * len(game.foundations)
    for _ in range(left):
        i = chance.randrange(len(counts))
        counts[i] = max(0, counts[i] - 1)
    rest = set(b"".join(packs))
    for number, (spot, count) in enumerate(zip(game.foundations, counts, strict=True)):
        suit, pack = cards.suit(game.spots[spot].mark or 0), number // len(cards.SUITS)
        position[spot] = bytes(cards.make(rank, suit, pack) for rank in range(1, count + 1))
        rest -= set(position[spot])
    return sorted(rest)
