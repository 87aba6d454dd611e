"""Says which files of drawings a look of the cards needs; the page brings the usual ones itself."""

from app.state.settings import Settings

BACKS, COURTS, SUITS = "backs", "courts", "suits"
"""The files of drawings, as `look.ts` names them."""
ALL_FILES = (BACKS, COURTS, SUITS)


def files_of(settings: Settings) -> tuple[str, ...]:
    """Return the files of drawings that a look needs; empty for what the page brings itself."""
    wanted = {
        BACKS: settings.back != "lattice",
        COURTS: settings.face == "courts",
        SUITS: settings.patterned,
    }
    return tuple(file for file, needed in wanted.items() if needed)
