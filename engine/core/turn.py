"""What a player may do at one position: the legal moves, the calls and what has to be done first."""

from collections.abc import Generator, Sequence

from engine.core.game import Call, CallOptions, Game, Move, Position, Status
from engine.core.saying import Saying


class Turn:
    """The choices that a position of a game leaves to the player, and whether the game goes on there.

    Each of these values takes time to compute, and taps, drags, keys, speech, hints and the drawing all need them.
    So each value is computed when it is first read, and then stored.
    """

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.position = position
        self.status: Status | None = None  # None until `seek_status` has found it
        self._search: Generator[None, None, Status] | None = None  # of `seek_status`; None before and after it
        self._moves: tuple[Move, ...] | None = None
        self._from: dict[int, list[Move]] | None = None  # the legal moves by their source
        self._to: dict[int, list[Move]] | None = None  # the legal moves by their target
        self._targets: dict[tuple[int, int], list[int]] | None = None  # the targets by source and `Move.n`
        # None: not computed yet. The computed value is put into a tuple, since it may be None itself.
        self._calls: tuple[CallOptions | None] | None = None
        self._obligation: tuple[Saying | None] | None = None

    # Moves

    @property
    def moves(self) -> tuple[Move, ...]:
        """Return the legal moves, in the order in which `Game.moves` yields them."""
        if self._moves is None:
            self._moves = tuple(self.game.moves(self.position))
        return self._moves

    def moves_from(self, spot: int) -> Sequence[Move]:
        """Return the legal moves that take cards from a spot."""
        if self._from is None:
            self._from = {}
            for move in self.moves:
                self._from.setdefault(move.source, []).append(move)
        return self._from.get(spot, ())

    def moves_to(self, spot: int) -> Sequence[Move]:
        """Return the legal moves that bring cards to a spot."""
        if self._to is None:
            self._to = {}
            for move in self.moves:
                self._to.setdefault(move.target, []).append(move)
        return self._to.get(spot, ())

    def targets(self, spot: int, n: int) -> Sequence[int]:
        """Return the spots to which the last `n` cards of a pile may go; in a hand, `n` is the card itself."""
        if self._targets is None:
            self._targets = {}
            for move in self.moves:
                self._targets.setdefault((move.source, move.n), []).append(move.target)
        return self._targets.get((spot, n), ())

    # Calls and obligations

    @property
    def calls(self) -> CallOptions | None:
        """Return the calls that the player may choose from; None if no call is possible now."""
        if self._calls is None:
            self._calls = (self.game.call_options(self.position),)
        return self._calls[0]

    def call_of(self, move: Move) -> Call | None:
        """Return the call, in the grid or beside it, whose button makes this move; None if there is none."""
        offered = self.calls
        calls = (*offered.calls, *offered.grid) if offered else ()
        return next((call for call in calls if call and call.move == move), None)

    @property
    def obligation(self) -> Saying | None:
        """Return what the player has to do before any other move; None if there is nothing."""
        if self._obligation is None:
            self._obligation = (self.game.obligation(self.position),)
        return self._obligation[0]

    # Whether the game goes on

    @property
    def is_seeking_status(self) -> bool:
        """Return whether the search for the status has begun and is not over."""
        return self._search is not None

    def seek_status(self) -> Status | None:
        """Search a few milliseconds more for the status; return the status, or None if it is not found yet."""
        if self.status is None:
            if self._search is None:
                self._search = self.game.finding_status(self.position, self.moves)
            try:
                next(self._search)
            except StopIteration as end:
                self.status, self._search = end.value, None
        return self.status
