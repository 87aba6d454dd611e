"""Defines a feature: a part of the page with its own commands and sheets, in a folder of its own."""

from app.core.core import Core
from app.core.part import Part


class Feature(Part):
    """A part that knows the core, and no other feature.

    `core` holds what features share: the games, the table, the sheets. To use another feature, a feature gives a
    command by name with `Core.do`.
    """

    def __init__(self, core: Core) -> None:
        self.core = core
