"""Opens the gallery of all games, and draws its pictures after it is shown.

The gallery fills the window like a page of its own. It has a tile for each game with all its rule sets.
"""

from collections.abc import Iterator

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.core.slices import Slices
from app.features.gallery import sheet
from app.features.gallery.favourites import FAVOURITES
from app.panels.game_picture import picture
from app.panels.menu_entry import MenuEntry, MenuGroup
from app.state import dates
from app.state.gallery import FILTERS, Tile, matches, prepare, search_words, tiles
from app.state.game_of_the_week import family_of_week
from app.state.state_text import Memory
from app.view.keys import Key
from app.view.markup import NOTHING, Markup
from app.view.words import form_or_nothing, words
from engine.core.game import Game, Position
from engine.core.saying import say
from engine.games.catalogue import CATALOGUE

_AT_ONCE = 6  # so many tiles have their content as soon as the gallery opens: all that a phone shows
_PREPARES_AFTER_MS = 1000  # so long after the start the gallery is prepared
SIGN = "M4 4.5h6.5V11H4zM13.5 4.5H20V11h-6.5zM4 14h6.5v6.5H4zM13.5 14H20v6.5h-6.5z"


class Gallery(Feature):
    """Shows the gallery, and begins or continues the game that the player chooses in it."""

    keys = (Key("g", "games", "key-games"),)
    data = (FAVOURITES,)
    in_menu = (MenuEntry("games", say("menu-games"), MenuGroup.PLAY, SIGN),)

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._favourites: frozenset[str] = frozenset()
        # the number of the new deal in the picture, by the id of the rule set and the value of `Table.deal_filter`
        self._deals: dict[tuple[str, str], int] = {}
        self._drawn: dict[str, tuple[Game, Position, Markup]] = {}  # the last picture of each tile
        self._to_draw: list[str] = []  # the names of tiles without a picture yet
        self._to_fill: list[str] = []  # the names of tiles that are still empty
        self._tiles: list[Tile] = []
        self._filter = "all"  # a name in `FILTERS`
        self._search = ""  # what was typed into the search field
        self._search_words: dict[str, str] = {}  # by `Tile.name`: see `_words_of`
        self._preparing = Slices(core.time, slice_ms=4, pause_ms=20)

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "games": lambda _: self._open(),
            "game": self._choose,
            "resume": self._resume,
            "favourite": self._favour,
            "filter": self._use_filter,
            "search": self._use_search,
        }

    def memory(self) -> Memory:
        """Return the numbers of the new deals in the pictures, by rule set and filter of deals."""
        return {" ".join(name): number for name, number in self._deals.items()}

    def recall(self, memory: Memory) -> None:
        """Show the new deals that `memory` has returned."""
        self._deals = {}
        for name, number in memory.items():
            game, _, wish = name.partition(" ")
            self._deals[game, wish] = int(number)

    # Opening

    def started(self) -> None:
        """Prepare the gallery in the background, so that it opens at once."""
        if self.core.asleep:
            return  # another tab has the games
        self._preparing.start(self._prepare(), in_ms=_PREPARES_AFTER_MS)

    def _prepare(self) -> Iterator[None]:
        """Make the games that nobody has asked for yet, and compute what their tiles need to know, in steps."""
        for family in CATALOGUE.families():
            games = CATALOGUE.rule_sets(family)
            yield
            for game in games:
                prepare(game, self.core.table.deal_filter)
                yield

    def seen(self) -> None:
        """Go on preparing the gallery."""
        self.started()

    def stop(self) -> None:
        """Prepare nothing while the page is hidden."""
        self._preparing.stop()

    def _open(self) -> None:
        """Open the gallery, and put the focus on its first game. The games keep their order while it is open."""
        self.core.rest()
        self.core.panels.close()  # closes an open gallery, too, so that it is built anew
        table = self.core.table
        self._favourites = frozenset(self.core.storage.load_data(FAVOURITES))
        self._tiles = tiles(CATALOGUE, table.history, table.results, self._favourites, self._deal, self._of_week())
        self._filter, self._search, self._search_words = "all", "", {}
        page = self.core.page
        page.fill("gallery-body", sheet.gallery(self._tiles, self._first_contents()))
        self._show_filters()
        page.set_text("gallery-said", "")
        page.set_text("gallery-note", words("winnable-means"))
        self.core.panels.open_gallery()
        page.focus_first("gallery-body", ".play")
        self.core.time.after(0, self._draw_next)

    def _of_week(self) -> str:
        """Return the family of the game of the week; empty if the clock does not say which day it is."""
        try:
            return family_of_week(CATALOGUE.families(), dates.read(self.core.time.today())[1])
        except ValueError:
            return ""

    def _deal(self, game: Game) -> int:
        """Return the number of the new deal in the picture of a rule set; a press on the tile begins this deal.

        The number stays the same until the deal is begun, or until the player changes the filter of deals.
        """
        table = self.core.table
        name = game.id, table.deal_filter
        if name not in self._deals:
            self._deals[name] = table.fresh_number(game)
        return self._deals[name]

    def _choose(self, about: str) -> None:
        """Go on with the unfinished game of a rule set, or begin a deal of it.

        `about` is the id of the rule set; a space and the number of the deal to begin may follow.
        """
        name, _, number = about.partition(" ")
        table = self.core.table
        self._deals.pop((name, table.deal_filter), None)  # the next picture will show another deal
        self.core.after(table.choose_game(name, int(number) if number else None))
        self.core.focus.take()

    def _resume(self, about: str) -> None:
        """Go on with a game in progress, named as in `resume_command`; do nothing if it is gone."""
        at, game, number = about.split(" ")
        found = self.core.table.history.find_begun(int(at), game, int(number))
        if found is not None:
            self.core.after(self.core.table.return_to(found))
            self.core.focus.take()

    # Contents and pictures

    def _first_contents(self) -> dict[str, Markup]:
        """Return the contents of the first tiles, by name, with the pictures that are drawn already.

        `_draw_next` shows the other contents and pictures one by one, so that no press has to wait for all.
        """
        midnight = self.core.time.midnight()
        self._to_fill = [tile.name for tile in self._tiles[_AT_ONCE:]]
        pictures = {tile.name: self._picture_drawn(tile) for tile in self._tiles[:_AT_ONCE]}
        self._to_draw = [name for name, drawing in pictures.items() if not drawing]
        return {tile.name: sheet.content(tile, pictures[tile.name], midnight) for tile in self._tiles[:_AT_ONCE]}

    def _picture_drawn(self, tile: Tile) -> Markup:
        """Return the picture of a tile if it is drawn already; otherwise nothing."""
        game, position, drawing = self._drawn.get(tile.name, (None, None, NOTHING))
        return drawing if game is tile.shown and position == tile.position else NOTHING

    def _draw_next(self) -> None:
        if not self.core.panels.gallery_is_open:
            return
        page = self.core.page
        if self._to_draw and not (self._to_fill and self._is_narrow):
            tile = self._tile(self._to_draw.pop(0))
            page.fill(f"picture-{tile.name}", self._draw(tile))
        elif self._to_fill:
            tile = self._tile(self._to_fill.pop(0))
            drawing = self._picture_drawn(tile) or self._draw(tile)
            page.fill(f"tile-{tile.name}", sheet.content(tile, drawing, self.core.time.midnight()))
        else:
            return
        self._words_of(tile)
        self.core.time.after(0, self._draw_next)

    def _tile(self, name: str) -> Tile:
        return next(tile for tile in self._tiles if tile.name == name)

    def _draw(self, tile: Tile) -> Markup:
        drawing = picture(tile.shown, tile.position)
        self._drawn[tile.name] = tile.shown, tile.position, drawing
        return drawing

    # Which games are shown

    def _use_filter(self, name: str) -> None:
        """Show only the tiles of a filter; `name` is a name in `FILTERS`, any other is ignored."""
        if name in FILTERS:
            self._filter = name
            self._narrow()

    def _use_search(self, text: str) -> None:
        """Show only the tiles of games that fit what was typed."""
        self._search = text
        self._narrow()

    def _narrow(self) -> None:
        """Show the tiles that the filter and the search field ask for, and say how many there are."""
        shows, text = FILTERS[self._filter], self._search
        found = {
            tile.name for tile in self._tiles if shows(tile) and (not text or matches(self._words_of(tile), text))
        }
        for tile in self._tiles:
            self.core.page.show(f"tile-{tile.name}", shown=tile.name in found)
        self._to_fill = sorted(self._to_fill, key=lambda name: name not in found)  # what is to be seen comes first
        for name in FILTERS:
            self._mark("gallery-filters", f"filter {name}", is_on=name == self._filter)
        said = sheet.found_words(len(found)) if self._is_narrow else ""
        self.core.page.set_text("gallery-said", said)

    @property
    def _is_narrow(self) -> bool:
        """Whether a filter or the search field leaves tiles out."""
        return self._filter != "all" or bool(self._search.strip())

    def _words_of(self, tile: Tile) -> str:
        """Return the words of a tile that a search looks in; they are put together only once."""
        if tile.name not in self._search_words:
            self._search_words[tile.name] = search_words(tile, form_or_nothing)
        return self._search_words[tile.name]

    def _mark(self, within: str, command: str, *, is_on: bool) -> None:
        """Show on a button whether it is on; `within` is the id of an element around it."""
        self.core.page.set_on_button(within, command, {"aria-pressed": "true" if is_on else "false"})

    def _show_filters(self) -> None:
        self.core.page.fill(
            "gallery-filters", sheet.filters(self._tiles, self._filter, self.core.table.game.family_title)
        )

    # Favourites

    def _favour(self, name: str) -> None:
        """Make a game a favourite, or no longer a favourite; its place changes when the gallery is next opened."""
        self._favourites ^= {name}
        self.core.storage.save_data(FAVOURITES, sorted(self._favourites))
        self._mark("gallery-body", f"favourite {name}", is_on=name in self._favourites)
        self._tiles = [tile._replace(favourite=tile.name in self._favourites) for tile in self._tiles]
        self._show_filters()
