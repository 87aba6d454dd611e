"""Opens the gallery of all games, and draws its pictures after it is shown.

The gallery fills the window like a page of its own.
"""

from typing import Any

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.features.gallery import sheet
from app.panels.game_picture import picture
from app.state.gallery import FILTERS, Tile, matches, tiles
from app.state.state_text import Memory
from app.view import keys
from app.view.markup import NOTHING, Markup
from app.view.words import text as in_words
from app.view.words import words
from engine.core.game import Game, Position
from engine.games.catalogue import CATALOGUE


class Gallery(Feature):
    """Shows the gallery, and begins the game that is chosen in it.

    `before` is called before the gallery opens, `begun` after a game was chosen.
    """

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._dialog = core.dom.element("gallery")
        self._favourites: frozenset[str] = frozenset()
        # by rule set and by which deals the player wants, the number of the deal shown in its picture
        self._deals: dict[tuple[str, str], int] = {}
        self._drawn: dict[str, tuple[Game, Position, Markup]] = {}  # the last picture of every tile
        self._to_draw: list[Tile] = []
        self._tiles: list[Tile] = []
        self._filter = "all"  # a name in `FILTERS`
        self._search = core.dom.element("gallery-search")
        core.dom.listen(self._search, "input", lambda event: self._narrow())
        core.dom.listen(self._dialog, "keydown", self._key, passive=False)

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "games": lambda _: self._open(),
            "game": self._choose,
            "favourite": self._favour,
            "filter": self._use_filter,
        }

    def memory(self) -> Memory:
        """Return the deals that the pictures show, by rule set and by which deals the player wants."""
        return {" ".join(name): number for name, number in self._deals.items()}

    def recall(self, memory: Memory) -> None:
        """Show these deals from now on."""
        self._deals = {}
        for name, number in memory.items():
            game, _, wish = name.partition(" ")
            self._deals[game, wish] = int(number)

    # Opening

    def _open(self) -> None:
        """Open the gallery, and put the focus on its first game. The games keep their order while it is open."""
        self.core.rest()
        self.core.chrome.close_panel()  # closes an open gallery, too, so that it is built anew
        table = self.core.table
        self._favourites = self.core.storage.load_favourites()
        self._tiles = tiles(CATALOGUE, table.history, table.results, self._favourites, self._deal)
        self._filter, self._search.value = "all", ""
        body = self.core.dom.element("gallery-body")
        drawn = sheet.gallery(self._tiles, self._pictures(self._tiles), self.core.dom.midnight())
        self.core.dom.fill(body, drawn)
        self._show_filters()
        self.core.dom.set_text("gallery-said", "")
        self.core.dom.set_text("gallery-note", words("winnable-means"))
        self.core.chrome.open_gallery()
        body.parentNode.scrollTop = 0
        body.querySelector(".play").focus()
        self.core.dom.after(0, self._draw_next)

    def _deal(self, game: Game) -> int:
        """Return the number of the deal that the picture of a rule set shows and that begins if it is chosen.

        The number stays the same until that deal is begun, or until the player wants other deals.
        """
        table = self.core.table
        name = game.id, table.deal_filter
        if name not in self._deals:
            self._deals[name] = table.fresh_number(game)
        return self._deals[name]

    def _choose(self, about: str) -> None:
        """Go on with the unfinished game of a rule set, or begin a deal of it.

        `about` is the id of the rule set, and after a space perhaps the number of the deal to begin.
        """
        name, _, number = about.partition(" ")
        table = self.core.table
        self._deals.pop((name, table.deal_filter), None)  # the next picture will show another deal
        self.core.after(table.choose_game(name, int(number) if number else None))
        self.core.board.take_focus()

    # Pictures

    def _pictures(self, tiles: list[Tile]) -> dict[str, Markup]:
        """Return the pictures that are drawn already, by the names of their tiles; note the others for drawing.

        `_draw_next` draws those one by one, so that a press need not wait for all of them.
        """
        found = {}
        self._to_draw = []
        for tile in tiles:
            game, position, drawing = self._drawn.get(tile.name, (None, None, NOTHING))
            if game is tile.shown and position == tile.position:
                found[tile.name] = drawing
            else:
                self._to_draw.append(tile)
        return found

    def _draw_next(self) -> None:
        if not self._to_draw or not self._dialog.open:
            return
        tile = self._to_draw.pop(0)
        drawing = picture(tile.shown, tile.position)
        self._drawn[tile.name] = tile.shown, tile.position, drawing
        self.core.dom.fill(self.core.dom.element(f"picture-{tile.name}"), drawing)
        self.core.dom.after(0, self._draw_next)

    # Which games are shown

    def _use_filter(self, name: str) -> None:
        """Show only the tiles of a filter; `name` is a name in `FILTERS`, any other is ignored."""
        if name in FILTERS:
            self._filter = name
            self._narrow()

    def _narrow(self) -> None:
        """Show the tiles that the filter and the search field ask for, and say how many there are."""
        shows, text = FILTERS[self._filter], str(self._search.value)
        count = 0
        for tile in self._tiles:
            found = shows(tile) and matches(tile, text, in_words)
            self.core.dom.element(f"tile-{tile.name}").hidden = not found
            count += found
        for button in self._dialog.querySelectorAll("#gallery-filters [data-do]"):
            chosen = button.dataset.do == f"filter {self._filter}"
            button.setAttribute("aria-pressed", "true" if chosen else "false")
        everything = self._filter == "all" and not text.strip()
        self.core.dom.set_text("gallery-said", "" if everything else sheet.found_words(count))

    def _show_filters(self) -> None:
        markup = sheet.filters(self._tiles, self._filter)
        self.core.dom.fill(self.core.dom.element("gallery-filters"), markup)

    # Favourites

    def _favour(self, name: str) -> None:
        """Make a game a favourite, or no longer a favourite; its place changes when the gallery is next opened."""
        self._favourites ^= {name}
        self.core.storage.save_favourites(self._favourites)
        button = self._dialog.querySelector(f'[data-do="favourite {name}"]')
        button.setAttribute("aria-pressed", "true" if name in self._favourites else "false")
        self._tiles = [tile._replace(favourite=tile.name in self._favourites) for tile in self._tiles]
        self._show_filters()

    # Keys

    def _key(self, event: Any) -> None:
        """Move the focus from tile to tile with the arrow keys, by rows and columns; "/" leads to the search."""
        if event.target.matches("input"):
            return
        if keys.pressed(event) == "/":
            event.preventDefault()
            self._search.focus()
            return
        plays = [play for play in self._dialog.querySelectorAll(".play") if not play.closest("li").hidden]
        tops = [play.getBoundingClientRect().top for play in plays]
        row = tops.count(tops[0]) if tops else 1
        steps = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -row, "ArrowDown": row}
        step = steps.get(keys.pressed(event))
        at = next((i for i, play in enumerate(plays) if play.contains(self.core.dom.document.activeElement)), None)
        if step is None or at is None:
            return
        event.preventDefault()
        plays[min(max(at + step, 0), len(plays) - 1)].focus()
