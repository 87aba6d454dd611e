"""Moves the keyboard focus to a pile: a column by its number, the next group of piles, or the pile of a card."""

from itertools import groupby

from app.core.feature import Feature
from app.core.part import Commands
from app.features.find.sheet import find_a_card
from app.state.change import Change
from app.view.keys import Key
from app.view.words import forms
from engine.core.game import Kind, spots_of
from engine.core.saying import Saying, say
from engine.view import finding


class Find(Feature):
    """Gives the keyboard focus to the pile that the player names."""

    keys = (
        Key("/", "find", "key-find"),
        Key("1", "column 1", "key-digits-do", printed="key-digits"),
        *(Key(str(number), f"column {number}") for number in (*range(2, 10), 0)),
        Key("PageDown", "group 1", "key-next-kind", printed="keyboard-page-down"),
        Key("PageUp", "group -1", "key-last-kind", printed="keyboard-page-up"),
    )

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {"column": self._column, "group": self._group, "find": self._find}

    def _column(self, number: str) -> None:
        """Go to a column by its number; "0" stands for column 10."""
        columns = spots_of(self.core.table.game, Kind.TABLEAU)
        at = (int(number) or 10) - 1
        if at < len(columns):
            self.core.focus.go_to(columns[at])
        else:
            self._refuse(say("no-such-column", number=at + 1))

    def _group(self, step: str) -> None:
        """Go to the first pile of the next group (neighbouring piles of one kind), or of the one before ("-1")."""
        game = self.core.table.game
        kinds = [(spot.kind, number) for number, spot in enumerate(game.spots) if spot.kind is not Kind.COUNTER]
        groups = [[number for _, number in group] for _, group in groupby(kinds, key=lambda pair: pair[0])]
        at = next(number for number, group in enumerate(groups) if self.core.board.focused.spot in group)
        self.core.focus.go_to(groups[(at + int(step)) % len(groups)][0])

    def _find(self, text: str) -> None:
        """Go to the pile of a card, and say where in it the card lies; without a text, ask which card."""
        if not text:
            self.core.open(find_a_card())
            return
        card, table = finding.card_meant(text, forms), self.core.table
        if card is None:
            self.core.say(say("not-a-card", text=text), aloud=True)
            return
        self.core.after(Change())  # closes the sheet; what is chosen stays chosen
        place = next(finding.places(table.game, table.session.position, card), None)
        if place:
            spot, found, _ = place
            self.core.focus.go_to(spot, found)
        self.core.say(finding.where(table.game, table.session.position, card), aloud=True)

    def _refuse(self, reason: Saying) -> None:
        self.core.after(Change(reason, refused=True))
