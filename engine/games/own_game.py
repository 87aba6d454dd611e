"""Games by rules of a player's own: records that no game of the catalogue has.

The id of such a game is "~" and the text of its record (see `engine.rules.record_text`), so it says all rules. A
link may name the rules in a shorter way: by the changes to the rules of a game of the catalogue, as in
"klondike~Tfa", Klondike with spaces that any card may fill.
"""

from collections.abc import Iterator, Mapping

from engine.core.saying import Saying, say
from engine.games.plain_game import PlainGame
from engine.rules.changeable_rules import Rule, changed_rules, rules
from engine.rules.checks import ImpossibleRecordError
from engine.rules.record import Columns, Lock, Record, Take
from engine.rules.record_text import changed, read_changes, read_record, write_record
from engine.rules.recorded import Recorded

MARK = "~"
MOST_LETTERS = 150  # of the id of such a game
_MOST = {"columns": 20, "cells": 10, "reserve": 16, "peaks": 52}  # piles, or cards, for which a phone has room


class OwnGame(PlainGame):
    """A game by rules of a player's own, made by changes to those of another game."""

    max_lost_nodes = 50  # fewer than in listed games: by such rules a position may have hundreds of moves

    def __init__(self, record: Record, like: Recorded, changes: str, names: Mapping[str, str]) -> None:
        """Make the game by a record; it is what `changes`, a text, make of the record of `like`.

        `names` are the names that the player has given to such games, by id; they may change later.
        """
        super().__init__(MARK + write_record(record), (0, 0), "source-own", record)
        self.like = like
        self.source = say("source-own", name=like.family_title)
        self._changes = changes
        self._names = names
        self._title: Saying | None = None  # what `family_title` returns if the player has given no name

    @property
    def link_id(self) -> str:
        """Return the shortest name in links: the id, or the changes to the rules of the other game."""
        return min(self.id, f"{self.like.id}{MARK}{self._changes}", key=len)

    @property
    def family_title(self) -> Saying:
        """Return the player's name for the game; without one, the name of the game that is most like it.

        Its form "sentence" says which rules were changed.
        """
        if self._title is None:
            name = self.like.family_title
            parts = changed_rules(self.like.record, self.record) or [say("by-own-rules", name=name)]
            self._title = say("own-rules", name=name, changes=say("sentences", parts=parts))
        given = self._names.get(self.id)
        return say("named-rules", given=given, like=self._title) if given else self._title


def read_own(text: str, other: Record | None) -> Record:
    """Return the record that the part of an id after "~" stands for.

    Args:
        text: the text of a record or, if `other` is given, that of changes.
        other: the record that is changed; None if the text is that of a whole record.

    Raises:
        UnreadableRecordError: the text makes no sense.
        ImpossibleRecordError: no game can be played by these rules, or no screen has room for it.
    """
    record = normal(read_changes(text, other) if other else read_record(text))
    _check_room(record)
    if len(MARK + write_record(record)) > MOST_LETTERS:
        raise ImpossibleRecordError(f"No id has more than {MOST_LETTERS} letters.")
    return record


def normal(record: Record) -> Record:
    """Return the same rules written in one way: what may be left out is left out."""
    fields: dict[str, object] = {}
    if record.cells and not record.cells.cards and record.columns.take is not Take.ONE_BY_ONE:
        fields["cells"] = None  # but single cards move by way of spaces also if there are no cells
    if isinstance(record.tableau, Columns) and not any(record.tableau.face_down):
        fields["tableau"] = changed(record.tableau, {"face_down": ()})
    normal: Record = changed(record, fields)
    return normal


def changes(record: Record) -> Iterator[Rule]:
    """Yield the rules of a record that a player may change; only choices are offered that make an `OwnGame`."""
    for rule in rules(record):
        offered = tuple(choice for choice in rule.choices if choice is rule.now or _has_room(choice.record))
        if len(offered) > 1:
            yield rule._replace(choices=offered)


def _has_room(record: Record) -> bool:
    try:
        _check_room(record)
    except ImpossibleRecordError:
        return False
    return True


def _check_room(record: Record) -> None:
    """Raise `ImpossibleRecordError` if there is no room for the piles, or no word for a rule of Backbone."""
    if record.columns.at_once or (record.reserve and record.reserve.lock is not Lock.NONE):
        raise ImpossibleRecordError("Only in Backbone are spaces filled at once, and is a reserve locked.")
    counts = {
        "columns" if isinstance(record.tableau, Columns) else "peaks": len(record.columns.cards),
        "cells": len(record.cells.cards) if record.cells else 0,
        "reserve": len(record.reserve.cards) if record.reserve else 0,
    }
    for name, most in _MOST.items():
        if counts.get(name, 0) > most:
            raise ImpossibleRecordError(f"A screen has no room for more than {most} {name}.")
