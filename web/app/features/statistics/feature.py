"""Opens the statistics, and deletes single results."""

from app.core.deletions import Deletion, Done
from app.core.feature import Feature
from app.core.part import Commands
from app.features.statistics import sheet
from app.panels.menu_entry import MenuEntry, MenuGroup
from app.view.keys import Key
from engine.core.saying import say
from engine.games.catalogue import CATALOGUE
from engine.play import statistics
from engine.solving import deal_index

SIGN = "M4 4v16h16M7.5 15l4-5 3 3L20 6.5"


class Statistics(Feature):
    """Shows the results of one rule set or of all."""

    keys = (Key("t", "statistics", "key-statistics"),)
    in_menu = (MenuEntry("statistics", say("menu-statistics"), MenuGroup.LOOK_BACK, SIGN),)

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {"statistics": self._show, "result-delete": self._delete}

    def _show(self, name: str) -> None:
        """Open the statistics of a rule set; `name` is the id of the rule set.

        If `name` is `sheet.EVERY` ("all"), open the statistics of all rule sets; if `name` is empty or unknown,
        open the statistics of the rule set on the table.
        """
        results = self.core.table.results
        if name == sheet.EVERY:
            self.core.open(sheet.statistics_overview(results, CATALOGUE))
            return
        game = CATALOGUE.get(name, self.core.session.game)
        latest = statistics.latest(results, game.id, sheet.LATEST)
        dated = [each._replace(day=each.day or self.core.time.date_of(each.ended)) for each in latest]
        self.core.open(sheet.statistics_sheet(results, game, dated))
        if any(result.game == game.id and deal_index.is_missing(game.id, result.number) for result in results):
            self.core.charts.want(game.id, lambda: self._show_anew(game.id))

    def _show_anew(self, name: str) -> None:
        """Show the statistics of a rule set again, if still open: the difficulty of its deals is now known."""
        if self.core.panels.shows(sheet.sheet_name(name)):
            self._show(name)

    def _delete(self, about: str) -> None:
        """Delete a result; `about` is the id of the rule set, a space, and the index among its latest results."""
        name, _, place = about.partition(" ")
        result = statistics.latest(self.core.table.results, name, sheet.LATEST)[int(place)]

        def is_gone() -> bool:
            return self.core.table.book.result_of(result.token) is None

        def bring_back(done: Done) -> None:
            self.core.table.book.add(result)
            self.core.presenter.draw_and_save()
            self._show(name)
            done(None)

        self.core.deletions.add(Deletion(say("result"), sheet.sheet_name(name), bring_back, is_gone))
        self.core.table.book.remove(result.token)
        self.core.presenter.draw_and_save()
        self._show(name)
        self.core.deletions.tell()
