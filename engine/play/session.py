"""One deal being played: a tree of positions with undo and redo, in which no move is ever forgotten.

Undo and redo walk along the tree. A new move after undo starts a new branch, and the old branch stays. The text
of a session (see `notation`) serves as its save, its link and its log; reading it plays all its moves through
the rules.
"""

import re
from collections.abc import Iterator, Mapping

from engine.core import cards
from engine.core.automatic_moves import PlayedMove, automatic_moves, play_steps
from engine.core.game import Game, Kind, Move, Position, Status
from engine.core.saying import Saying, say
from engine.core.turn import Turn
from engine.play import notation
from engine.play.notation import CannotPlayError, CannotReadError, GameText
from engine.view import speech

_TOKEN = re.compile(r"[()]|[^().]+")


class Node:
    """A position in the tree and the move that led to it.

    The first of the `children` is the one played or repeated last; it continues the main line.
    """

    __slots__ = (
        "children",
        "depth",
        "is_automatic",
        "move",
        "parent",
        "points",
        "position",
        "status",
        "with_previous",
    )

    def __init__(self, position: Position, parent: "Node | None" = None, move: Move | None = None) -> None:
        self.position = position
        self.parent = parent
        self.move = move
        self.children: list[Node] = []
        self.is_automatic = False  # made by the rules; not in the text, since replaying makes it again
        self.with_previous = False  # made for the player together with the move before, and undone with it
        self.status: Status | None = None  # None until it is computed, which may take seconds
        self.points: int = parent.points if parent else 0
        # number of moves from the deal to here, without automatic moves
        self.depth: int = parent.depth + 1 if parent else 0

    @property
    def is_follow_up(self) -> bool:
        """Return whether undo takes this move back together with the move before it."""
        return self.is_automatic or self.with_previous


class Session:
    """One deal of one rule set: the tree of all positions played, and the current node (`here`)."""

    _turn: Turn | None = None  # the last result of `turn`, whose position may not be the current one any more

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.number = number
        self.root = self.here = Node(game.start(number))
        self.root.points = game.score(self.root.position)
        for reply in automatic_moves(game, self.root.position):
            self._step(reply, is_automatic=True)

    @property
    def position(self) -> Position:
        """Return the current position."""
        return self.here.position

    @property
    def turn(self) -> Turn:
        """Return what the player may do at the current position."""
        if self._turn is None or self._turn.position is not self.here.position:
            self._turn = Turn(self.game, self.here.position)
        return self._turn

    @property
    def moves_made(self) -> int:
        """Return how many moves were made from the deal to the current position.

        Moves that the page made for the player, joined to another move by `with_previous`, count as well;
        automatic moves don't.
        """
        return self.here.depth

    @property
    def points(self) -> int:
        """Return the score of the current position."""
        return self.here.points

    def status(self) -> Status:
        """Return whether the game is won, is certainly lost, or goes on in the current position.

        The proof of a loss may take seconds; `status_so_far` does not wait for it.
        """
        while self.here.status is None:
            self.seek_status()
        return self.here.status

    def status_so_far(self) -> Status:
        """Return the status of the current position; PLAYING also while a loss is not proved yet.

        `seek_status` continues the proof.
        """
        if self.here.status is None and not self.turn.is_seeking_status:
            self.seek_status()
        return self.here.status or Status.PLAYING

    def seek_status(self) -> None:
        """Search a few milliseconds more for the status of the current position, and store it when it is found."""
        here = self.here
        if here.status is None and here.parent and here.parent.status is Status.LOST:
            here.status = Status.LOST  # a lost game stays lost after any move
        if here.status is None:
            here.status = self.turn.seek_status()

    def ending(self) -> Saying | None:
        """Return a sentence for how the game ended; None if it goes on, or if a loss is not proved yet."""
        return speech.ending(self.game, self.position, self.status_so_far(), self.moves_made)

    def play(self, move: Move, *, with_previous: bool = False) -> None:
        """Play a move and all automatic moves that follow it.

        With `with_previous` the move is joined to the player's move before it, if any: undo takes back both.

        Raises:
            CannotPlayError: the move is not legal; the message says why.
        """
        reason = self.game.refuse(self.position, move)
        if reason:
            raise CannotPlayError(reason)
        with_previous = with_previous and self.can_undo()
        first, *replies = play_steps(self.game, self.position, move)
        self._step(first, with_previous=with_previous)
        for reply in replies:
            self._step(reply, is_automatic=True)

    def _step(self, played: PlayedMove, *, is_automatic: bool = False, with_previous: bool = False) -> None:
        """Go to the child that a move leads to, adding it if it is new, and make this child the first one."""
        parent, move = self.here, played.move
        same = (known for known in parent.children if known.move == move and known.with_previous == with_previous)
        child = next(same, None)
        if child is None:
            child = Node(played.position, parent, move)
            child.points += self.game.points(parent.position, move, child.position)
            child.is_automatic, child.with_previous = is_automatic, with_previous
            child.depth -= is_automatic
        else:
            parent.children.remove(child)
        parent.children.insert(0, child)
        self.here = child

    def has_moves(self) -> bool:
        """Return whether the player has made a move.

        A move that was undone counts; automatic moves at the start of the game don't.
        """
        node = self.root
        while node.children and node.children[0].is_automatic:
            node = node.children[0]
        return bool(node.children)

    def can_undo(self) -> bool:
        """Return whether there is a move to take back."""
        return self.here.depth > 0

    def can_redo(self) -> bool:
        """Return whether redo has a move to repeat."""
        return self._undone() is not None

    def _undone(self) -> Node | None:
        """Return the node that redo goes to first; None if there is none.

        A move joined to the move before it is never redone alone, so its node is left out.
        """
        return next((child for child in self.here.children if not child.with_previous), None)

    def undo(self) -> None:
        """Take back the last move with all automatic and joined moves that followed it; do nothing at the deal."""
        if not self.can_undo():
            return
        while self.here.parent and self.here.is_follow_up:
            self.here = self.here.parent
        if self.here.parent:
            self.here = self.here.parent

    def redo(self) -> None:
        """Repeat the move undone last, with all automatic and joined moves that follow it.

        Do nothing if there is no move to repeat.
        """
        undone = self._undone()
        if undone:
            self.here = undone
            while self.here.children and self.here.children[0].is_follow_up:
                self.here = self.here.children[0]

    def go_to(self, node: Node) -> None:
        """Make a node of this tree the current one; the moves of the main line after it can be redone."""
        self.here = node

    def has_peeked(self) -> bool:
        """Return whether a move that was undone turned up a card, so that the player may know too much."""
        on_line = {self.root, *self.line()}
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            if node not in on_line and node.parent and self._reveals(node.parent.position, node.position):
                return True
            waiting += node.children
        return False

    def _reveals(self, before: Position, after: Position) -> bool:
        """Return whether a card that is face down in `before` is face up in `after`."""
        piles = [i for i, spot in enumerate(self.game.spots) if spot.kind is not Kind.COUNTER]
        face_down = {cards.identity(card) for i in piles for card in before[i] if cards.is_down(card)}
        return any(card in face_down for i in piles for card in after[i])

    def line(self) -> list[Node]:
        """Return the nodes from the first move to the current node, automatic moves included, in order of play."""
        nodes: list[Node] = []
        node = self.here
        while node.parent:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]

    def player_nodes(self) -> list[Node]:
        """Return the nodes of the main line at which it was or will be the player's turn, from the deal on.

        The main line includes the moves that can be redone. Where automatic moves, or moves joined to it by
        `with_previous`, follow a move, only the node after the last of them is returned. The current node is
        always returned.
        """
        nodes = [self.root, *self.line(), *_main_line_after(self.here)]
        return [
            node
            for node, after in zip(nodes, [*nodes[1:], None], strict=True)
            if node is self.here or not (after and after.is_follow_up)
        ]

    def contains(self, other: "Session") -> bool:
        """Return whether both sessions are of the same deal and this one has every move of the other."""
        if (self.game.id, self.number) != (other.game.id, other.number):
            return False
        waiting = [(self.root, other.root)]
        while waiting:
            ours, theirs = waiting.pop()
            known = {(child.move, child.with_previous): child for child in ours.children}
            for child in theirs.children:
                if (child.move, child.with_previous) not in known:
                    return False
                waiting.append((known[child.move, child.with_previous], child))
        return True

    # Text

    def link(self) -> str:
        """Return the text of a link to the deal and the moves up to the current node: `v1/backbone/4711/sw.sw`."""
        moves = [self._text_of(node) for node in self.line() if not node.is_automatic]
        return "/".join(
            [notation.VERSION, self.game.link_id, str(self.number), *([".".join(moves)] if moves else [])]
        )

    def text(self) -> str:
        """Return the whole tree as text: the main line with its variations, and which node is the current one."""
        moves = "".join(self._pieces())
        at = "" if self._at_end() else f"@{self.here.depth}"
        tail = f"/{moves}{at}" if moves else ""
        return f"{notation.VERSION}/{self.game.id}/{self.number}{tail}"

    def _at_end(self) -> bool:
        return not any(True for node in _main_line_after(self.here) if not node.is_automatic)

    def _text_of(self, node: Node) -> str:
        assert node.move is not None  # only the root has none, and it is never written
        return notation.move_text(self.game, node.move, with_previous=node.with_previous)

    def _pieces(self) -> Iterator[str]:
        """Yield the pieces of the text. A stack replaces recursion, since a game may have thousands of moves."""
        waiting: list[Node | str] = [self.root]
        at_start = True  # no dot needed before the next move: at the very start, or just after a bracket
        while waiting:
            item = waiting.pop()
            if isinstance(item, str):
                yield item
                at_start = True
                continue
            if item.move is not None and not item.is_automatic:
                yield self._text_of(item) if at_start else "." + self._text_of(item)
                at_start = False
            if len(item.children) > 1 and not at_start:
                yield "."
                at_start = True
            waiting.extend(item.children[:1])
            for variation in item.children[1:]:
                waiting.extend((")", variation, "("))

    @classmethod
    def read(cls, text: str, catalogue: Mapping[str, Game]) -> "Session":
        """Return the session that a save or link describes, with all its moves played through the rules.

        Raises:
            CannotReadError: the text is not in the notation of a game.
            CannotPlayError: a move breaks a rule; the message says which, and why.
        """
        return cls.replay(notation.read_game(text, catalogue), catalogue)

    @classmethod
    def replay(cls, game_text: GameText, catalogue: Mapping[str, Game]) -> "Session":
        """Return the session of a text that `notation.read_game` has taken apart, with all its moves played.

        Raises:
            CannotReadError: a move or a bracket cannot be read.
            CannotPlayError: a move breaks a rule; the message says which, and why.
        """
        session = cls(catalogue[game_text.game], game_text.number)
        for _ in session.replaying(game_text):
            pass
        return session

    def replaying(self, game_text: GameText) -> Iterator[None]:
        """Play all moves of a text of this deal, in a session without moves; yield after each move.

        Raises:
            CannotReadError, CannotPlayError: as `replay` does.
        """
        yield from self._read_moves(game_text.moves)
        if game_text.at is not None:
            # not by `undo`, which takes back several moves at once: the saved position may lie between them
            while self.here.parent and self.here.depth > game_text.at:
                self.here = self.here.parent

    def _read_moves(self, text: str) -> Iterator[None]:
        forks: list[Node] = []
        for found in _TOKEN.finditer(text):
            token = found[0]
            if token == "(":
                forks.append(self.here)
            elif token == ")":
                if not forks:
                    raise CannotReadError(say("closing-bracket"))
                self.here = forks.pop()
            else:
                self._read_move(token)
                yield
        if forks:
            raise CannotReadError(say("opening-bracket"))

    def _read_move(self, token: str) -> None:
        number = self.moves_made + 1
        try:
            move, with_previous = notation.read_step(self.game, token)
            self.play(move, with_previous=with_previous)
        except CannotReadError as error:
            raise CannotReadError(say("move-unread", number=number, reason=error.reason)) from None
        except CannotPlayError as error:
            raise CannotPlayError(say("move-refused", number=number, text=token, reason=error.reason)) from None


def _main_line_after(node: Node) -> Iterator[Node]:
    """Yield the nodes of the main line after this node."""
    while node.children:
        node = node.children[0]
        yield node
