"""The gallery: the order of the games, the text of each tile, and correct pictures."""

import xml.etree.ElementTree as ET

import pytest

from app.features.gallery import sheet as gallery_sheet
from app.panels import game_picture
from app.panels.how_long_ago import played
from app.state.gallery import FILTERS, Tile, matches, search_words, tiles
from app.view.markup import NOTHING, Markup, element
from app.view.thumbnail_svg import thumbnail
from app.view.words import form_or_nothing
from app.view.words import text as in_words
from chromium.player import won_link
from engine.core import cards
from engine.core.game import Game
from engine.core.saying import Saying
from engine.games.catalogue import CATALOGUE
from engine.play.history import History, HistoryEntry
from engine.play.results import Result
from engine.play.session import Session
from support.english import english, message
from support.plain_games import GAMES
from support.rule_sets import PLAIN_TITLES

MIDNIGHT = 1_790_000_000.0
DAY = 86_400.0
FAMILIES = list(dict.fromkeys(english(game.family_title) for game in CATALOGUE.values()))

GOLF = CATALOGUE["golf"].family_title


def entry(link: str, played: float = 0.0) -> HistoryEntry:
    return HistoryEntry(Session.read(link, CATALOGUE), link, last_played=played)


def row(*entries: HistoryEntry) -> History:
    history = History(entries[0])
    for other in entries[1:]:
        history.append(other)
    return history


def shown(history: History, *results: Result, favourites: tuple[str, ...] = ()) -> dict[str, Tile]:
    found = tiles(CATALOGUE, history, results, frozenset(favourites), lambda game: 7)
    return {english(tile.title): tile for tile in found}


def moved(name: str, number: int = 1) -> str:
    """Return a link to a game in which one move was made."""
    session = Session(CATALOGUE[name], number)
    session.play(next(session.game.moves(session.position)))
    return session.link()


def result(game: str, ended: float) -> Result:
    return Result("token", game, 5, True, 100, 60.0, 52, ended)


# Order


def test_at_first_the_games_stand_as_in_the_catalogue() -> None:
    assert list(shown(row(entry("v1/backbone/1")))) == FAMILIES


def test_the_game_that_opens_first_is_followed_by_those_that_most_people_know() -> None:
    assert FAMILIES[:5] == ["Backbone", "Klondike", "Spider", "FreeCell", "Golf"]


def test_favourites_come_first_then_what_was_played_last() -> None:
    history = row(entry(moved("golf"), MIDNIGHT), entry(moved("klondike-3"), MIDNIGHT + 9))
    order = list(shown(history, result("freecell", MIDNIGHT + 5), favourites=("pyramid", "golf")))
    assert order[:4] == ["Golf", "Pyramid", "Klondike", "FreeCell"]
    assert order[4:] == [name for name in FAMILIES if name not in order[:4]]


def test_a_favourite_no_game_goes_by_is_no_matter() -> None:
    assert list(shown(row(entry("v1/backbone/1")), favourites=("whist", ""))) == FAMILIES


# What a tile shows


def test_a_tile_shows_the_game_in_progress_of_the_rule_set_played_last() -> None:
    history = row(
        entry(moved("klondike-1x3"), MIDNIGHT), entry(moved("klondike-3", 77), MIDNIGHT + 5), entry("v1/golf/3")
    )
    tile = shown(history)["Klondike"]
    assert tile.shown.id == "klondike-3"
    assert tile.position == Session.read(moved("klondike-3", 77), CATALOGUE).position
    assert tile.in_progress == {"klondike-3", "klondike-1x3"}
    assert [game.id for game in tile.rule_sets] == ["klondike", "klondike-3", "klondike-1x3", "klondike-3x3"]


def test_the_rule_set_on_the_table_is_shown_though_another_was_played_later() -> None:
    history = row(entry(moved("klondike-3"), MIDNIGHT), entry("v1/klondike/8"))
    tile = shown(history)["Klondike"]
    assert (tile.shown.id, tile.on_table) == ("klondike", True)
    assert tile.in_progress == {"klondike-3"}


def test_a_game_that_is_over_does_not_wait() -> None:
    game = CATALOGUE["golf"]
    session = Session(game, 1)
    while moves := list(game.moves(session.position)):
        session.play(moves[0])
    tile = shown(row(HistoryEntry(session, "", last_played=MIDNIGHT), entry("v1/backbone/1")))["Golf"]
    assert tile.entry is None
    assert tile.in_progress == frozenset()
    assert tile.position == game.start(7)
    assert gallery_sheet.status_line(tile, MIDNIGHT) == "played today"


@pytest.mark.parametrize(
    ("tile", "words"),
    [
        (shown(row(entry(moved("golf")), entry("v1/backbone/1")))["Golf"], "in progress · 1 move"),
        (shown(row(entry(moved("golf"))))["Golf"], "on the table · 1 move"),
        (shown(row(entry("v1/golf/1")))["Golf"], "on the table"),
        (shown(row(entry("v1/golf/1"), entry("v1/backbone/1")))["Golf"], ""),
        (shown(row(entry("v1/golf/1")), result("clock", MIDNIGHT - 5))["The Clock"], "played yesterday"),
        (shown(row(entry("v1/golf/1")))["The Clock"], ""),
    ],
)
def test_how_things_stand_is_said_in_a_line(tile: Tile, words: str) -> None:
    assert gallery_sheet.status_line(tile, MIDNIGHT) == words


@pytest.mark.parametrize(
    ("days", "words"),
    [
        (-0.9, "played today"),
        (0.001, "played yesterday"),
        (0.999, "played yesterday"),
        (1.001, "played 2 days ago"),
        (13, "played 13 days ago"),
        (14, "played 2 weeks ago"),
        (59, "played 8 weeks ago"),
        (60, "played 2 months ago"),
        (800, "played 26 months ago"),
    ],
)
def test_how_long_ago_a_game_was_played(days: float, words: str) -> None:
    assert in_words(played(MIDNIGHT - days * DAY, MIDNIGHT, "deal")) == words


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("klondike", ["Klondike"]),
        ("TURN three", ["Klondike", "Canfield"]),
        ("3 passes", ["Klondike"]),
        ("tut", ["Pyramid"]),
        ("pure chance", ["The Clock"]),
        ("13 pairs", ["Pyramid"]),
        ("demon", ["Canfield"]),
        ("napoleon helena", ["Forty Thieves"]),
        ("idiot's", ["King Albert"]),
        ("free cell", ["FreeCell"]),
        ("vegas", ["Klondike"]),
        ("nearly all", ["Backbone", "Spider", "FreeCell", "Canfield"]),
        ("whist", []),
        ("  ", FAMILIES),
    ],
)
def test_a_search_looks_in_names_kind_sentence_chance_and_scores(text: str, found: list[str]) -> None:
    tiles = shown(row(entry("v1/backbone/1"))).values()
    titles = [english(tile.title) for tile in tiles if matches(search_words(tile, form_or_nothing), text)]
    assert [title for title in titles if title in found or title not in PLAIN_TITLES] == list(found)


def test_a_search_looks_in_the_words_of_the_language() -> None:
    def abroad(saying: Saying, form: str) -> str:
        is_golf = saying.name in {"family-golf", "game-golf"}
        return f"Lochspiel {form}" if is_golf else form_or_nothing(saying, form)

    words = search_words(shown(row(entry("v1/backbone/1")))["Golf"], abroad)
    assert matches(words, "lochspiel kind") and matches(words, "short")
    assert not matches(words, "making chains") and not matches(words, "one deal")


def test_each_filter_shows_what_its_name_says() -> None:
    history = row(entry(moved("golf"), MIDNIGHT), entry("v1/backbone/1"))
    tiles = shown(history, favourites=("spider",)).values()
    found = {name: {english(tile.title) for tile in tiles if shows(tile)} for name, shows in FILTERS.items()}
    assert found["all"] == set(FAMILIES)
    assert (found["begun"], found["favourites"]) == ({"Golf"}, {"Spider"})
    assert found["short"] - PLAIN_TITLES == {"Black Hole", "The Clock", "Pyramid", "Golf"}
    assert found["sure"] - PLAIN_TITLES == {"Backbone", "FreeCell", "Spider", "Canfield"}
    assert found["open"] - PLAIN_TITLES == {"Black Hole", "FreeCell", "Seahaven Towers"}
    assert found["two-packs"] - PLAIN_TITLES == {"Backbone", "Spider"}
    covered = [game for game in GAMES if game.record.stock or any(game.record.columns.face_down)]
    hidden = {english(game.family_title) for game in covered}
    assert found["open"] & PLAIN_TITLES == PLAIN_TITLES - hidden
    assert found["two-packs"] & PLAIN_TITLES == {english(game.family_title) for game in GAMES if game.packs > 1}


def test_the_filters_of_the_week_and_of_like_games_follow_week_and_table() -> None:
    history = row(entry("v1/golf/1"))
    found = {tile.name: tile for tile in tiles(CATALOGUE, history, (), frozenset(), lambda game: 7, "spider")}
    (of_week,) = (tile for tile in found.values() if FILTERS["of-week"](tile))
    assert of_week.name == "spider"
    assert "Game of the week" in "".join(html({"Spider": of_week}).itertext())
    like_golf = {name for name, tile in found.items() if FILTERS["alike"](tile)}
    assert {"tripeaks", "black-hole"} <= like_golf and "golf" not in like_golf and "spider" not in like_golf
    words = "".join(ET.fromstring(element("div", gallery_sheet.filters(found.values(), "all", GOLF))).itertext())
    assert f"Like Golf {len(like_golf)}" in words


def test_games_by_rules_of_the_players_own_have_tiles_once_they_are_played() -> None:
    """Check that the tile says which rules were changed."""
    own = CATALOGUE["klondike~Tfa.Cc1_0"]
    history = row(entry("v1/klondike~Tfa.Cc1_0/1/sw"), entry("v1/golf/1"))
    found = [
        tile for tile in tiles(CATALOGUE, history, (), frozenset({own.id}), lambda game: 7) if FILTERS["own"](tile)
    ]
    assert [tile.name for tile in found] == [own.id]
    assert found[0].favourite and found[0].order == f"game {own.id}"
    said = "".join(html({"Klondike, house rules": found[0]}).itertext())
    assert "Klondike, house rules" in said and "any card" in said.lower() and "one empty cell" in said


def test_a_filter_that_shows_nothing_is_not_offered() -> None:
    tiles = shown(row(entry("v1/backbone/1"))).values()
    drawn = ET.fromstring(element("div", gallery_sheet.filters(tiles, "short", GOLF)))
    offered = {str(each.get("data-do")): "".join(each.itertext()) for each in drawn.iter("button")}
    assert offered["filter all"] == f"All {len(FAMILIES)}"
    assert set(offered) == {f"filter {name}" for name in FILTERS} - {
        "filter begun",
        "filter favourites",
        "filter of-week",
        "filter own",
    }
    assert [b.get("data-do") for b in drawn.iter("button") if b.get("aria-pressed") == "true"] == ["filter short"]


def test_a_tile_says_what_the_game_is_like_how_long_it_takes_and_how_many_deals_can_be_won() -> None:
    tile = html({"Black Hole": shown(row(entry("v1/backbone/1")))["Black Hole"]})
    words = " ".join("".join(tile.itertext()).split())
    assert "Thinking ahead Every card goes on one pile" in words
    assert "4–8 min 7 in 8 winnable" in words
    assert message("tile-go-on") not in words


def test_a_game_in_progress_says_go_on_with_a_ring_as_full_as_the_game_is_done() -> None:
    session = Session.read(won_link("golf"), CATALOGUE)
    half = next(node for node in session.line() if session.game.score(node.position) == 7)
    session.go_to(half)
    tile = html(shown(row(HistoryEntry(session, "", last_played=MIDNIGHT), entry("v1/backbone/1"))))
    assert message("tile-go-on") in "".join(tile.itertext())
    (ring,) = [each for each in tile.iter("circle") if each.get("class") == "part"]
    assert ring.get("stroke-dasharray") == "80 100"  # 28 of 35 cards


@pytest.mark.parametrize("part", [0.0, 0.5, 1.0])
def test_a_ring_is_filled_by_its_part(part: float) -> None:
    assert f'stroke-dasharray="{100 * part:.0f} 100"' in gallery_sheet.progress_ring(part)
    assert gallery_sheet.progress_ring(None) == ""


# Pictures


def halfway(game: Game) -> Session:
    """Return a game after at most 25 moves."""
    session = Session(game, 3)
    for number in range(25):
        moves = list(game.moves(session.position))
        if not moves:
            break
        session.play(moves[number % len(moves)])
    return session


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_a_picture_shows_every_card_that_can_be_seen_in_its_place(game: Game) -> None:
    for position in (game.start(1), halfway(game).position):
        layout = game_picture.layout(game, position)
        drawn = ET.fromstring(thumbnail(layout))
        fields = [one for one in drawn.iter("rect") if one.get("class") in {"face", "back"}]
        seen = [view for view in layout.board.cards if not view.hidden]
        assert [one.get("class") == "back" for one in fields] == [cards.is_down(view.card) for view in seen]
        for field, view in zip(fields, seen, strict=True):
            place = [float(field.get(name, "nan")) for name in ("x", "y", "width", "height")]
            assert place == pytest.approx(layout.rect(view), abs=0.06)
        suits = [str(use.get("href"))[-1] for use in drawn.iter("use")]
        told = [view for view in seen if not cards.is_down(view.card) and (view.corner or not view.covered)]
        assert suits == ["cdhs"[cards.suit(view.card)] for view in told]


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_nothing_of_a_picture_runs_off(game: Game) -> None:
    for position in (game.start(1), halfway(game).position):
        layout = game_picture.layout(game, position)
        for place in [*map(layout.rect, layout.board.cards), *map(layout.rect, layout.board.spots)]:
            assert place.x >= -1 and place.x + place.width <= layout.width + 1
            assert place.y >= -1 and place.y + place.height <= layout.height + 1


# HTML


def html(shown: dict[str, Tile], pictures: dict[str, Markup] | None = None) -> ET.Element:
    drawn = pictures or {}
    contents = {
        tile.name: gallery_sheet.content(tile, drawn.get(tile.name, NOTHING), MIDNIGHT) for tile in shown.values()
    }
    return ET.fromstring(element("ul", gallery_sheet.gallery(shown.values(), contents)))


def test_every_rule_set_is_one_press_away() -> None:
    page = html(shown(row(entry("v1/backbone/1"))))
    orders = {button.get("data-do") for button in page.iter("button")}
    # The command has the number of the shown deal at its end.
    begun = {str(order).removesuffix(" 7") for order in orders}
    assert {f"game {name}" for name in CATALOGUE} <= begun
    assert len([button for button in page.iter("button") if button.get("class") == "play"]) == len(FAMILIES)


def test_the_press_on_a_picture_leads_to_what_it_shows() -> None:
    page = html(shown(row(entry(moved("klondike-3")), entry("v1/golf/1")), favourites=("golf",)))
    plays = [str(button.get("data-do")) for button in page.iter("button") if button.get("class") == "play"]
    assert plays[:2] == ["game golf", "game klondike-3"]
    stars = [button.get("aria-pressed") for button in page.iter("button") if button.get("class") == "star"]
    assert stars == ["true", *["false"] * (len(FAMILIES) - 1)]


def test_a_picture_at_hand_is_put_in_and_the_others_have_their_place() -> None:
    page = html(shown(row(entry("v1/backbone/1"))), {"golf": element("svg")})
    places = {place.get("id"): len(place) for place in page.iter("span") if place.get("class") == "picture"}
    assert places.pop("picture-golf") == 1
    assert set(places.values()) == {0}
