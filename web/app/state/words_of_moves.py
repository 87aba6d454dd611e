"""Says what a press has done on the table: what was chosen, what went home besides, which move was undone."""

from collections.abc import Iterator

from engine.core import cards
from engine.core.game import Kind
from engine.core.saying import Saying, say
from engine.core.turn import Turn
from engine.play.intents import Choose
from engine.play.session import Node, Session
from engine.view import phrases, speech

_FEW = 3  # up to this many piles are named; more are only counted


def chosen(turn: Turn, choice: Choose) -> Saying:
    """Return what is chosen: cards and the piles they may go to, or a space and the piles that may fill it."""
    spots = turn.game.spots
    places = [spots[i].title for i in choice.targets]
    if choice.fills_space:
        title = spots[choice.spot].title
        if len(places) <= _FEW:
            return say("space-chosen", place=title, places=places)
        return say("space-chosen-many", place=title, count=len(places))
    least, most = _chosen_cards(turn, choice)
    if least == most:
        return say("cards-chosen", cards=most, places=phrases.listed(places))
    return say("cards-chosen-between", least=least, most=most, places=phrases.listed(places))


def _chosen_cards(turn: Turn, choice: Choose) -> tuple[Saying, Saying]:
    """Return the words for the chosen cards: for the smallest and for the largest number that may move.

    The two differ if the number depends on the target.
    """
    game, pile, n = turn.game, turn.position[choice.spot], choice.n
    if game.spots[choice.spot].kind is Kind.HAND:
        return (speech.name(game, n),) * 2
    moves = turn.moves_from(choice.spot)
    numbers = {n} if n else {move.n for move in moves if move.target in choice.targets} or {1}
    least, most = (speech.cards_taken(game, pile, number) for number in (min(numbers), max(numbers)))
    return least, most


def also_home(session: Session, played: Node, source: int) -> Iterator[Saying]:
    """Yield which cards went home by themselves after the node `played`, and which cards lie there now instead.

    These were turned up, or came from the reserve. Of `source`, the pile that the player's move began at, the card
    is said with that move.
    """
    game = session.game
    made = [(node.parent.position, node.move, node.position) for node in _since(session, played) if node.parent]
    steps = [(before, move.source, after) for before, move, after in made if move]
    if steps:
        yield say("also-home", cards=[speech.name(game, before[spot][-1]) for before, spot, _ in steps])
    for before, spot, after in steps:
        new = after[spot][-1:]
        stays = session.position[spot][-1:] == new  # another card of these may have gone home from here, too
        if spot != source and new and stays and not cards.is_down(new[0]) and new not in before[spot]:
            yield say("uncovered", card=speech.name(game, new[0]))


def _since(session: Session, played: Node) -> list[Node]:
    """Return the nodes on the way from `played` to the current one, without `played`."""
    nodes: list[Node] = []
    node: Node | None = session.here
    while node and node is not played:
        nodes.append(node)
        node = node.parent
    return nodes[::-1]


def travelled(session: Session, done: str) -> Saying:
    """Return a saying that the last move of the player is undone or redone; it describes the move, if any.

    `done` is "undone" or "redone".
    """
    node = next((node for node in reversed(session.line()) if not node.is_follow_up), None)
    if not (node and node.move and node.parent):
        return say(done)
    words = speech.describe_move(session.game, node.parent.position, node.move, node.position, short=True)
    return say(f"{done}-move", move=words)
