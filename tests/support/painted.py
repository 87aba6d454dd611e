"""Compares what is painted on the screen with a position, without the page's own layout.

Rank and suit are read from the drawings of a card, its place from its box. The browser's hit test says which card
lies on which.
"""

from collections.abc import Callable, Iterator
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

from engine.core import cards
from engine.core.game import Game, Kind, Position
from support.card_names import card_names

_NEAR = 1.5  # pixels of tolerance
_BACK = "~"
_FROM_THE_OUTLINE = {Kind.TABLEAU, Kind.CELL, Kind.FOUNDATION}  # piles whose first card covers the outline

# Reads from the document for each card: its pile, name, face and box, whether it moves, whether any part of it
# can be seen, whether it lies over the card before it of its pile. And it reads the box of each pile's outline.
_READ = """() => {
    const box = e => (({x, y, width, height}) => [x, y, width, height])(e.getBoundingClientRect());
    const names = e => [...e.querySelectorAll("use")].map(use => use.getAttribute("href"));
    const at = (x, y) => document.elementsFromPoint(x, y).map(e => e.closest(".card")).filter(Boolean);
    const face = e => {
        const used = names(e);
        if (used.includes("#back")) return "~";
        const rank = used.find(name => name.startsWith("#r-")), suit = used.find(name => name.startsWith("#s-"));
        return rank ? rank.slice(3) + (suit ? suit.slice(3) : "") : "";
    };
    const steps = [0.04, 0.15, 0.3, 0.5, 0.7, 0.85, 0.96];
    const isUnderPanel = document.querySelector("dialog[open]") !== null;  // then no point of the table can be hit
    const inSight = (e, [x, y, w, h]) =>
        isUnderPanel || steps.some(i => steps.some(j => at(x + w * i, y + h * j)[0] === e));
    const over = (e, before) => {
        if (!before || before.dataset.spot !== e.dataset.spot) return true;
        const [a, b] = [e.getBoundingClientRect(), before.getBoundingClientRect()];
        const [l, r] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
        const [t, d] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
        if (l + 4 > r || t + 4 > d) return true;
        const found = at((l + r) / 2, (t + d) / 2);
        return !found.includes(before) || found.indexOf(e) < found.indexOf(before);
    };
    const all = [...document.querySelectorAll("#table .card")];
    return {
        cards: all.map((e, i) => [e.dataset.spot, e.dataset.card, face(e), box(e),
            Boolean(e.style.transform || e.getAnimations({ subtree: true }).length),
            inSight(e, box(e)), over(e, all[i - 1])]),
        outlines: [...document.querySelectorAll("#table .spot")].map(e => [e.dataset.spot, box(e)]),
        board: box(document.querySelector("#board")),
    };
}"""


class PaintedCard(NamedTuple):
    """A card on the screen. `box` is left, top, width and height in pixels."""

    spot: str
    name: str
    face: str
    box: tuple[float, float, float, float]
    moving: bool
    in_sight: bool
    over: bool


def faults(evaluate: Callable[[str], Any], game: Game, position: Position) -> list[str]:
    """Return every difference between the position and the painted table, one line for each.

    `evaluate` takes the text of a JavaScript function, calls it in the page, and returns its result.
    """
    read = evaluate(_READ)
    painted = [PaintedCard(*card) for card in read["cards"]]
    outlines = dict(read["outlines"])
    found = [f"{card.name} moves" for card in painted if card.moving]
    for number, spot in enumerate(game.spots):
        if spot.kind is not Kind.COUNTER:
            pile, names = _drawn(game, position, number)
            there = [card for card in painted if card.spot == spot.name]
            found += _faults_of_pile(game, spot.kind, pile, names, there, outlines.get(spot.name))
    left, top, width, height = read["board"]
    for card in painted:
        x, y, wide, high = card.box
        inside = left - _NEAR <= x and x + wide <= left + width + _NEAR and top - _NEAR <= y
        if not (inside and y + high <= top + height + _NEAR):
            found.append(f"{card.name} reaches out of the board")
    return found


def _drawn(game: Game, position: Position, spot: int) -> tuple[bytes, list[str]]:
    """Return the cards of a pile that are drawn, and their names in the document.

    Of a pile of tricks, only the top card of each trick is drawn, and the whole last trick.
    """
    pile, ends = position[spot], list(accumulate(game.trick_sizes(position, spot)))
    names = card_names(pile)
    if not ends:
        return pile, names
    tops = [end - 1 for end in ends[:-1]]
    seen = [*tops, *range(ends[-2] if len(ends) > 1 else 0, len(pile))]
    return bytes(pile[depth] for depth in seen), [names[depth] for depth in seen]


def _faults_of_pile(
    game: Game,
    kind: Kind,
    pile: bytes,
    names: list[str],
    there: list[PaintedCard],
    outline: list[float] | None,
) -> Iterator[str]:
    shown = [card.name for card in there]
    if names[len(names) - len(shown) :] != shown or bool(names) != bool(shown):
        yield f"{shown} is painted where {names} lies"
        return
    for card, drawn in zip(pile[len(names) - len(shown) :], there, strict=True):
        if drawn.face not in _faces(game, card):
            yield f"{drawn.name} looks like {drawn.face!r}"
        if not drawn.over:
            yield f"{drawn.name} is painted under the card it lies on"
    if there and not there[-1].in_sight:
        yield f"{there[-1].name} is the last card of its pile and cannot be seen"
    if kind in _FROM_THE_OUTLINE and len(shown) == len(names) and there and outline:
        near = max(_NEAR, 0.04 * there[0].box[2])  # the outline is drawn a little inside the edge of a card
        if abs(there[0].box[0] - outline[0]) > near or abs(there[0].box[1] - outline[1]) > near:
            yield f"{there[0].name} does not begin where its pile does"
        steps = [(b.box[0] - a.box[0], b.box[1] - a.box[1]) for a, b in pairwise(there)]
        if any(x * u + y * v < 0 for (x, y), (u, v) in pairwise(steps)):
            yield f"the pile {shown} goes to and fro"


def _faces(game: Game, card: int) -> set[str]:
    """Return the faces that a card may show, as `_READ` names them; a joker has no suit."""
    if cards.is_down(card):
        return {_BACK}
    looks = game.displayed_card(card)
    rank, suit = cards.rank(looks), "cdhs"[cards.suit(looks)]
    return {f"{rank}{suit}", str(rank)}
