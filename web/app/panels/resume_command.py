"""Names the command that goes on with a game in progress."""

from engine.play.history import HistoryEntry


def resume_command(at: int, entry: HistoryEntry) -> str:
    """Return the command: the index in the history, the rule set and the number of the deal.

    The index alone would not do: a damaged game may be removed from the history before the button is pressed.
    """
    return f"resume {at} {entry.session.game.id} {entry.session.number}"
