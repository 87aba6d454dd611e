"""Opens the rules of the game on the table, and lets the player change them."""

from app.core.feature import Feature
from app.core.part import Commands
from app.features.rules.changing import change_rules, choose_rule
from app.features.rules.sheet import rules
from app.panels.menu_entry import MenuEntry, MenuGroup
from app.state import own_names
from app.view.keys import Key
from engine.core.layouts import View
from engine.core.saying import say
from engine.games.catalogue import CATALOGUE
from engine.games.own_game import OwnGame

_NARROW = 600  # pixels; in a narrower window, the pictures have the layout for phones
SIGN = "M12 6.5C10 5 7 4.5 3.5 4.8V18.5C7 18.2 10 18.7 12 20.2C14 18.7 17 18.2 20.5 18.5V4.8C17 4.5 14 5 12 6.5V20"


class Rules(Feature):
    """Shows the rules in words and pictures."""

    keys = (Key("i", "rules", "key-rules"),)
    data = (own_names.OWN,)
    in_menu = (MenuEntry("rules", say("menu-rules"), MenuGroup.READ, SIGN),)

    def commands(self) -> Commands:
        """Return the commands that open the rules, and the sheets on which they are changed."""
        return {
            "rules": lambda _: self.core.open(rules(self.core.session.game, self._view())),
            "change-rules": self._change,
            "change-rule": self._change_one,
            "name-rules": self._name,
        }

    def data_added(self) -> None:
        """Use the names that a backup file has added."""
        own_names.use(self.core.storage.load_data(own_names.OWN))
        self.core.presenter.draw_and_save()

    def _change(self, about: str) -> None:
        """Show the rules of a game, to change them.

        `about` is the id of the game, a space, and the name of the rule that was changed last; it is empty for the
        game on the table.
        """
        name, _, changed = about.partition(" ")
        game = CATALOGUE.get(name) if name else self.core.session.game
        if game and CATALOGUE.changes(game):
            self.core.open(change_rules(game, self._view(), changed))

    def _change_one(self, about: str) -> None:
        """Show all choices for a rule; `about` is its name, a space, and the id of the game."""
        name, _, game = about.partition(" ")
        found = CATALOGUE.get(game)
        rule = next((rule for rule in CATALOGUE.changes(found) if rule.name == name), None) if found else None
        if rule:
            self.core.open(choose_rule(rule))

    def _name(self, about: str) -> None:
        """Name a game by own rules; `about` is its id, a space, and the name, which may be empty."""
        about, _, name = about.partition(" ")
        game, name = CATALOGUE.get(about), own_names.tidied(name)
        if not isinstance(game, OwnGame):
            return
        former = self.core.storage.load_data(own_names.OWN)
        names = own_names.OWN.joined({game.id: name}, former)
        self.core.storage.save_data(own_names.OWN, names)
        own_names.use(names)
        self.core.presenter.draw_and_save()
        self.core.open(change_rules(game, self._view()))
        self.core.say(say("rules-named", name=name) if name else say("rules-unnamed"))

    def _view(self) -> View:
        """Return the layout of the tables in the pictures: the one for phones if the window is narrow."""
        return "tall" if self.core.device.window_size[0] < _NARROW else "wide"
