"""Says which files of drawings the settings need; the usual drawings are part of the page and need no file."""

from app.state.settings import Settings

BACKS, COURTS, SUITS = "backs", "courts", "suits"
"""The files of drawings, as `look.ts` names them."""
ALL_FILES = (BACKS, COURTS, SUITS)


def files_of(settings: Settings) -> tuple[str, ...]:
    """Return the files of drawings that the settings need; empty if the drawings in the page are enough."""
    wanted = {
        BACKS: settings.back != "lattice",
        COURTS: settings.face == "courts",
        SUITS: settings.patterned,
    }
    return tuple(file for file, needed in wanted.items() if needed)
