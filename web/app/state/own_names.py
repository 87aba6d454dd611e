"""The names that the player gives to games by rules of their own."""

from collections.abc import Mapping

from app.state.feature_data import FeatureData
from app.state.limits import NAME_LETTERS, OWN_NAME_LETTERS, OWN_NAMES
from engine.games.catalogue import CATALOGUE
from engine.games.own_game import MARK

# Characters that are not seen, but change what lies beside them: control characters, ends of lines, changes of the
# direction of writing, and halves of characters; the first and the last of each kind.
_UNSEEN = (
    *(("\0", "\x1f"), ("\x7f", "\x9f"), ("\xad", "\xad"), ("\u061c", "\u061c"), ("\u115f", "\u1160")),
    *(("\u17b4", "\u17b5"), ("\u180b", "\u180f"), ("\u200b", "\u200f"), ("\u2028", "\u202e")),
    *(("\u2060", "\u206f"), ("\u2800", "\u2800"), ("\u3164", "\u3164"), ("\ufeff", "\ufeff")),
    *(("\uffa0", "\uffa0"), ("\ufff0", "\ufffb"), ("\U000e0000", "\U000e0fff")),
)
_HALVES = (0xD800, 0xDFFF)


def tidied(name: str) -> str:
    """Return a name as it is kept: without unseen characters, and not too long; "" if nothing is left."""
    seen = "".join(" " if _is_unseen(letter) else letter for letter in name[: 4 * OWN_NAME_LETTERS])
    return " ".join(seen.split())[:OWN_NAME_LETTERS].strip()


def _is_unseen(letter: str) -> bool:
    is_half = _HALVES[0] <= ord(letter) <= _HALVES[1]
    return is_half or any(first <= letter <= last for first, last in _UNSEEN)


def _read(value: object) -> dict[str, str]:
    """Return the names by the ids of the games, from a JSON value that is not trusted."""
    found: dict[str, str] = {}
    for game, name in value.items() if isinstance(value, dict) else ():
        is_sound = isinstance(game, str) and game.startswith(MARK) and len(game) <= NAME_LETTERS
        if is_sound and isinstance(name, str) and tidied(name) and len(found) < OWN_NAMES:
            found[game] = tidied(name)
    return found


def _joined(here: dict[str, str], there: dict[str, str]) -> dict[str, str]:
    """Return both; where a game has two names, the one from here."""
    return _read({**here, **{game: name for game, name in there.items() if game not in here}})


OWN = FeatureData("own_names", _read, _joined)


def use(names: Mapping[str, str]) -> None:
    """Call the games by these names from now on."""
    CATALOGUE.names.clear()
    CATALOGUE.names.update(names)
