"""The player's favourite games, which come first in the gallery: a list of `Tile.name`."""

from app.state.feature_data import FeatureData
from engine.games.catalogue import CATALOGUE


def _read(value: object) -> list[str]:
    return [name for name in value if isinstance(name, str)] if isinstance(value, list) else []


def _joined(here: list[str], there: list[str]) -> list[str]:
    """Return both; of a file only the games that there are."""
    return sorted({*here, *(name for name in there if name in CATALOGUE)})


FAVOURITES = FeatureData("favourites", _read, _joined)
