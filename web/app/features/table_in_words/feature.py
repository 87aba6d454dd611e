"""Opens the table in words."""

from app.core.feature import Feature
from app.core.part import Commands
from app.panels.piles_html import table_in_words


class TableInWords(Feature):
    """Shows every pile in words, with a button for each of its moves."""

    def commands(self) -> Commands:
        """Return the command that opens the sheet."""
        return {"words": lambda _: self.core.open(table_in_words(self.core.table.turn))}
