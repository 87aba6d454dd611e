"""What a feature is: a part of the page with its own commands and sheets, in a folder of its own."""

from app.core.core import Core
from app.core.part import Part


class Feature(Part):
    """A part that knows the core, and no other feature.

    What features share is in `core`: the games, the table, the sheets. To reach something of another feature, it
    gives a command by name with `Core.do`.
    """

    def __init__(self, core: Core) -> None:
        self.core = core
