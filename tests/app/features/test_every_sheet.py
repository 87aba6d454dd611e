"""The sheets: what they offer, and that no text in them can become markup."""

import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from app.features.appearance.sheet import LOOKS, appearance_sheet
from app.features.menu.sheet import menu
from app.features.rules.sheet import prose, rules
from app.features.settings.sheet import GROUPS, NOTED, settings_sheet
from app.features.share.sheet import share
from app.panels import calls_html
from app.panels.ending_html import DailyWeek, Ending, cannot_be_won, ended, words_of_win
from app.panels.other_tab_html import open_in_other_tab
from app.panels.panel import button, button_row
from app.panels.piles_html import PileCommand, cards_of_pile, cards_to_pick, table_in_words
from app.panels.report_html import report
from app.panels.suits_html import with_suits
from app.state.settings import Settings, allowed, is_switch
from app.view.markup import Markup
from app.view.words import text as in_words
from app.words.english import LANGUAGE
from app.words.known import LANGUAGES
from chromium.player import won_link
from engine.core import cards
from engine.core.game import Game, Kind, Status, spots_of
from engine.core.reports import Grid, Report, Row
from engine.core.saying import say
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.games.rules import rules_page
from engine.play import intents
from engine.play.achievements import Achievements, Standing
from engine.play.session import Session
from engine.view import speech
from support.english import english, message
from support.sheets import commands, read, text
from support.strategies import recorded
from support.toy import Toy

KLONDIKE = CATALOGUE["klondike"]
HOSTILE = "<img src=x onerror=alert(1)>\"'&</p><b>"
# The same inside messages: in a sentence, in a message with signs, and in the name of a place.
HOSTILE_WORDS = say("fact", what=HOSTILE)
HOSTILE_SIGN = say("house-has-bid", bid=HOSTILE)
HOSTILE_PLACE = say("column-number", number=HOSTILE)


def session(name: str, moves: int = 0, number: int = 1) -> Session:
    found = Session(CATALOGUE[name], number)
    for _ in range(moves):
        found.play(next(iter(found.game.moves(found.position))))
    return found


# Buttons


def test_a_button_gives_its_command_and_may_be_the_main_one() -> None:
    (found,) = read(button("day 3", "Play < this", main=True, aria_pressed=False))
    assert found.attrib == {"type": "button", "data-do": "day 3", "class": "main", "aria-pressed": "false"}
    assert found.text == "Play < this"


def test_a_row_without_buttons_is_nothing() -> None:
    assert button_row() == "" and button_row(Markup(), Markup()) == ""
    assert len(read(button_row(button("a", "A"), Markup()))[0]) == 1


# Menu and settings


def test_the_menu_marks_which_deals_are_chosen() -> None:
    body = menu(session("klondike"), Settings(deals="hard"), ()).body
    pressed = {
        str(b.get("data-do")): b.get("aria-pressed") for b in read(body).iter("button") if b.get("aria-pressed")
    }
    assert pressed == {f"choose deals {name}": str(name == "hard").lower() for name in allowed("deals")}
    assert "Medium" in text(body) and "Middling" not in text(body)


def test_a_game_of_which_no_deal_is_known_has_no_choice_of_deals() -> None:
    assert not commands(menu(session("bridge"), Settings(), ()).body)


def test_every_setting_is_on_the_sheet_with_its_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LANGUAGES, "xx", "Another")  # with English alone there is nothing to choose
    chosen = Settings(tap="chooses", sound=True, letters=False, pace="slow", verdict="never", volume="quiet")
    body = settings_sheet(chosen).body
    switches = {
        b.get("data-do"): b.get("aria-checked") for b in read(body).iter("button") if b.get("role") == "switch"
    }
    names = {name for name in Settings._fields if is_switch(name)} - LOOKS
    names -= {"national_index"}  # which is there in a language with letters of its own
    assert switches == {f"switch {name}": str(getattr(chosen, name)).lower() for name in names}
    pressed = [b.get("data-do") for b in read(body).iter("button") if b.get("aria-pressed") == "true"]
    assert pressed == [
        *(
            "choose language auto",
            "choose tap chooses",
            "choose stock thumb",
            "choose card_size 1",
            "choose volume quiet",
            "choose verdict never",
            "choose advice all",
        ),
        *("choose klondike_score home", "choose spider_score home", "choose motion normal", "choose pace slow"),
        *("choose scanning off", "choose dwell off"),
    ]
    grouped = [name for group in GROUPS for name in group.settings]
    assert sorted([*grouped, *LOOKS, "deals"]) == sorted(Settings._fields)  # the last is in the menu
    assert set(grouped) >= NOTED


def test_the_appearance_marks_one_value_of_each_look() -> None:
    chosen = Settings(theme="ocean", back="rose", face="large", four_colours=True, hearts="brown")
    groups = [each for each in read(appearance_sheet(chosen).body).iter() if each.get("role") == "radiogroup"]
    marked = [[one for one in group if one.get("aria-checked") == "true"] for group in groups]
    assert [one.get("data-do") for (one,) in marked] == [
        *("choose theme ocean", "choose back rose", "choose face large", "choose four_colours on"),
        *("choose spades usual", "choose hearts brown", "choose diamonds usual", "choose clubs usual"),
        "choose patterned off",
    ]
    for group in groups:
        assert group.get("aria-labelledby") in {
            each.get("id") for each in read(appearance_sheet(chosen).body).iter()
        }
        assert [one.get("tabindex") for one in group].count("0") == 1


def test_every_look_has_a_picture_and_a_name() -> None:
    body = appearance_sheet(Settings()).body
    radios = [each for each in read(body).iter("button") if each.get("role") == "radio"]
    values = sum(len(allowed(name)) for name in LOOKS)
    assert len(radios) == values == len({each.get("data-do") for each in radios})
    for radio in radios:
        assert radio.get("aria-label") or "".join(radio.itertext()).strip()
        assert len(radio) > 1 or radio.get("data-do") == "choose theme auto" or radio.get("aria-label")


# Rules, help, words


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_rules_of_every_game_are_whole_and_without_marks(name: str) -> None:
    panel = rules(CATALOGUE[name])
    assert panel.title == english(CATALOGUE[name].title)
    assert "**" not in text(panel.body) and "# " not in text(panel.body)
    marks = re.compile(r"[\s#*-]")
    body = re.sub("<figure>.*?</figure>", "", panel.body)
    written = re.sub(
        r"^\[(table|move) .*?\]$", "", rules_page(CATALOGUE[name], LANGUAGE), flags=re.MULTILINE | re.DOTALL
    )
    assert marks.sub("", text(Markup(body))) == marks.sub("", written)


def test_the_light_markup_becomes_headings_paragraphs_points_and_strong_words() -> None:
    drawn = prose("# Aim\nPlay **well**\nand fast.\n\n- One & two\n- **three**\n\nLast < word.\n\n# Alone")
    assert drawn == (
        "<h3>Aim</h3><p>Play <b>well</b> and fast.</p><ul><li>One &amp; two</li><li><b>three</b></li></ul>"
        "<p>Last &lt; word.</p><h3>Alone</h3>"
    )


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_table_in_words_says_every_pile(name: str) -> None:
    here = session(name, moves=3)
    body = table_in_words(Turn(here.game, here.position)).body
    said = [str(item.text) for item in read(body).iter("li")]
    assert len(said) == len([spot for spot in here.game.spots if spot.kind is not Kind.COUNTER])
    assert read(body)[0].text == in_words(speech.possible(Turn(here.game, here.position)))


def test_the_cards_of_a_pile_can_be_picked_the_longest_run_first() -> None:
    game = CATALOGUE["freecell"]
    position = game.start(1)
    for spot in range(len(game.spots)):
        counts = sorted({move.n for move in game.moves(position) if move.source == spot}, reverse=True)
        body = cards_to_pick(Turn(game, position), spot).body
        assert commands(body) == [f"pick {spot} {n}" for n in counts]
        assert bool(counts) != (message("no-card-to-pick") in text(body))


def test_a_run_says_how_many_cards_come_with_the_first() -> None:
    toy: Game = Toy()
    body = cards_to_pick(Turn(toy, toy.start(2)), 0).body
    assert commands(body) == ["pick 0 2", "pick 0 1"]
    assert "and one more" in text(body).lower()


@pytest.mark.parametrize("command", ["pick", "press"])
@pytest.mark.parametrize("name", ["klondike", "spider", "bridge", "canfield", "pyramid"])
def test_the_list_of_a_pile_has_a_button_for_each_open_card_and_marks_what_stays(
    name: str, command: PileCommand
) -> None:
    here = Session.read(recorded(CATALOGUE[name])[0][1], CATALOGUE)
    game, marked = here.game, set()
    for node in here.line()[::7]:
        for spot, pile in enumerate(node.position):
            is_open = [not cards.is_down(card) for card in pile]
            if game.spots[spot].kind is Kind.COUNTER or not any(is_open):
                continue
            in_hand = game.spots[spot].kind is Kind.HAND
            ns = [card if in_hand else len(pile) - at for at, card in enumerate(pile) if is_open[at]]
            body = cards_of_pile(Turn(game, node.position), spot, command).body
            assert commands(body) == [f"{command} {spot} {n}" for n in (ns if in_hand else reversed(ns))]
            for n, each in zip(ns if in_hand else reversed(ns), read(body).iter("button"), strict=True):
                card = n if in_hand else pile[-n]
                assert "".join(each.itertext()).lower().startswith(in_words(speech.name(game, card)))
                means = intents.pick(Turn(game, node.position), spot, n)
                if command == "press":
                    means = intents.tap(Turn(game, node.position), spot, None, n=n)
                stays = isinstance(means, intents.Refuse)
                assert (
                    (each.get("aria-disabled") == "true")
                    is stays
                    is (message("card-stays") in "".join(each.itertext()))
                )
                marked.add(stays)
            down = len(pile) - len(ns)
            assert (english(say("cards-below-face-down", count=down)) in text(body)) is (down > 0)
    assert marked == {False, True}


def test_the_list_of_a_pile_counts_the_cards_that_lie_face_down() -> None:
    game = CATALOGUE["klondike"]
    first, second, *_, last = spots_of(game, Kind.TABLEAU)
    lists = [text(cards_of_pile(Turn(game, game.start(1)), spot, "press").body) for spot in (first, second, last)]
    assert "face down" not in lists[0]
    assert lists[1].endswith("One card face down") and lists[2].endswith("Six cards face down")


def test_a_pile_without_an_open_card_is_listed_as_before() -> None:
    game = CATALOGUE["klondike"]
    position = game.start(1)
    for spot, pile in enumerate(position):
        if all(map(cards.is_down, pile)):
            assert cards_of_pile(Turn(game, position), spot, "press") == cards_to_pick(Turn(game, position), spot)


def test_the_cards_of_a_hand_are_listed_one_at_a_time_in_every_position_of_a_deal_of_bridge() -> None:
    here = Session.read(recorded(CATALOGUE["bridge"])[0][1], CATALOGUE)
    listed = set()
    for node in [here.root, *here.line()]:
        moves = list(here.game.moves(node.position))
        for spot in (number for number, one in enumerate(here.game.spots) if one.kind is Kind.HAND):
            body = cards_to_pick(Turn(here.game, node.position), spot).body
            playable = sorted({move.n for move in moves if move.source == spot}, reverse=True)
            assert commands(body) == [f"pick {spot} {card}" for card in playable]
            words = [speech.sentence(in_words(speech.name(here.game, card))) for card in playable]
            assert [str(item.text) for item in read(body).iter("button")] == words
            listed |= set(playable)
    assert len(listed) > 20


# Links


def test_both_links_can_be_copied_and_one_is_enough_at_the_deal() -> None:
    both = share("https://x/#v1/golf/1", "https://x/#v1/golf/1/sw").body
    assert commands(both) == ["copy deal-link", "copy game-link"]
    assert [field.get("value") for field in read(both).iter("input")] == [
        "https://x/#v1/golf/1",
        "https://x/#v1/golf/1/sw",
    ]
    assert commands(share("https://x/#a", "https://x/#a").body) == ["copy deal-link"]


# Endings


def test_the_end_of_a_game_says_what_was_reached() -> None:
    here = session("klondike", moves=1)
    shown = ended(Status.WON, here, 83.0, Settings())
    assert shown.title == "Won!"
    assert figures(shown.body) == {"Time": "1:23", "Moves": "1"}
    lost = ended(Status.LOST, here, 83.0, Settings()).body
    assert figures(lost) == {"Time": "1:23", "Moves": "1", "Score": f"{here.points}home"}
    rubber = Session.read(won_link("bridge"), CATALOGUE)
    assert figures(ended(Status.WON, rubber, 83.0, Settings()).body)["Score"] == f"{rubber.points}ahead"
    assert ended(Status.LOST, here, 83.0, Settings()).title == "Lost"
    bare = ended(Status.WON, here, 83.0, Settings(show_time=False, show_score=False)).body
    assert figures(bare) == {"Moves": "1"}
    assert commands(shown.body)[:5] == ["new", "review", "share", "undo", "restart"]


def figures(body: Markup) -> dict[str, str]:
    """The figures of a sheet at the end: the name of each, and its value with the note beside it."""
    names, values = ([text_of(each) for each in read(body).iter(tag)] for tag in ("dt", "dd"))
    return dict(zip(names, values, strict=True))


def text_of(element: ET.Element) -> str:
    return "".join(element.itertext())


USUAL = Achievements(
    played=9,
    won=4,
    is_first_win=False,
    streak=2,
    best_streak=3,
    is_longest_streak=False,
    best_seconds=70.0,
    time=Standing.NEITHER,
    fewest_moves=40,
    moves=Standing.NEITHER,
    rates=(0.5, 0.4, 0.44),
)


def end(found: Achievements | None, status: Status = Status.WON, **known: Any) -> Markup:
    ending = Ending(found, **known)
    return ended(status, session("klondike", moves=1), 83.0, Settings(show_score=False), ending).body


def test_the_end_says_why_a_game_does_not_count() -> None:
    for ending, why in ((Ending(from_link=True), "from a link"), (Ending(was_lesson=True), "started as a lesson")):
        body = ended(Status.WON, session("klondike"), 83.0, Settings(), ending).body
        assert why in body and "so it doesn’t count" in body
    assert "count" not in text(ended(Status.WON, session("klondike"), 83.0, Settings(), Ending()).body)


def test_a_win_is_compared_with_the_others() -> None:
    assert figures(end(USUAL)) == {"Time": "1:23best 1:10", "Moves": "1fewest 40", "Wins in a row": "2longest 3"}
    best = USUAL._replace(time=Standing.RECORD, moves=Standing.EQUAL, is_longest_streak=True)
    assert figures(end(best)) == {
        "Time": "1:23Best",
        "Moves": "1equals your best",
        "Wins in a row": "2Longest",
    }


def test_a_first_win_is_called_so_and_compared_with_nothing() -> None:
    first = USUAL._replace(won=1, is_first_win=True, streak=1, best_streak=1)
    assert figures(end(first)) == {"Time": "1:23", "Moves": "1", "Wins in a row": "1"}
    assert "Your first win in Klondike" in text(end(first))
    assert "first win" not in text(end(USUAL))


def test_a_loss_is_compared_with_no_win() -> None:
    assert figures(end(USUAL, Status.LOST)) == {"Time": "1:23", "Moves": "1"}


def test_the_win_rate_has_a_curve_where_there_are_enough_games() -> None:
    body = end(USUAL)
    assert "Win rate, 9 games 44%" in text(body) or "Win rate, 9 games44%" in text(body)
    (curve,) = (each for each in read(body).iter("svg"))
    assert curve.get("aria-label") == "Win rate after each of the last 3 games: from 50% to 44%."
    assert not list(read(end(USUAL._replace(rates=()))).iter("svg"))
    assert list(read(end(USUAL._replace(rates=(1.0,) * 5))).iter("svg"))


def test_a_game_that_does_not_count_says_why_and_nothing_of_records() -> None:
    body = end(None, from_link=True)
    assert "doesn’t count" in text(body) and "Win rate" not in text(body)
    assert "count" not in text(end(None))


def test_the_week_of_the_daily_deal_is_shown_to_eyes_and_ears() -> None:
    week = DailyWeek((True, False, None, True, None, None, None), today=3, streak=1)
    body = end(USUAL, week=week)
    assert "Monday: won" in text(body) and "Tuesday: won on a later day" in text(body)
    assert message("week-won", count=3, noun="deal") in text(body)
    (today,) = (each for each in read(body).iter("li") if each.get("aria-current"))
    assert "Thursday: won" in text_of(today)
    assert "7th day in a row" in text(end(USUAL, week=week._replace(streak=7)))


def test_after_a_loss_one_press_leads_to_the_move_that_lost() -> None:
    known = end(USUAL, Status.LOST, losing_move=57)
    assert "Lost at move 57." in text(known)
    assert commands(known)[:3] == ["new", "losing-move", "undo"]
    unknown = end(USUAL, Status.LOST)
    assert commands(unknown)[:3] == ["new", "review", "undo"] and "Lost at" not in text(unknown)


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (None, ""),
        (USUAL, ""),
        (USUAL._replace(is_first_win=True), "Your first win"),
        (USUAL._replace(time=Standing.RECORD, moves=Standing.RECORD), "Best time"),
        (USUAL._replace(moves=Standing.RECORD, is_longest_streak=True), "Fewest moves"),
        (USUAL._replace(is_longest_streak=True), "2 wins in a row"),
        (USUAL._replace(time=Standing.EQUAL), ""),
    ],
)
def test_the_figure_says_the_best_that_can_be_said(found: Achievements | None, words: str) -> None:
    drawn = read(words_of_win(session("klondike", moves=1), 83.0, Settings(), found))
    assert "".join(text_of(each) for each in drawn.iter("em")) == words
    assert "1:23 · 1 move" in text_of(drawn)
    hidden = words_of_win(session("klondike", moves=1), 83.0, Settings(show_time=False), found)
    assert "1:23" not in hidden and "Best time" not in hidden


@pytest.mark.parametrize(
    ("how_lost", "words"),
    [
        ("lost", "This game can no longer be won."),
        ("never", "This deal could never be won."),
        ("impossible", "This game can’t be won from here."),
    ],
)
def test_a_game_that_cannot_be_won_offers_what_is_of_use(how_lost: str, words: str) -> None:
    """Where the deal could never be won there is no way back, and no use in beginning it again."""
    body = cannot_be_won(session("klondike", 2), how_lost).body
    assert words in text(body)
    assert {"back", "restart"} & set(commands(body)) == (set() if how_lost == "never" else {"back", "restart"})
    assert "review" in commands(body)
    (main,) = (b for b in read(body).iter("button") if b.get("class") == "main")
    assert main.get("data-do") == ("new" if how_lost == "never" else "back")


def test_where_no_move_is_of_use_the_sheet_says_so() -> None:
    useless = message("nothing-useful-left")
    for is_useless in (True, False):
        assert (useless in text(cannot_be_won(session("golf", 2), "never", useless=is_useless).body)) is is_useless


def test_a_deal_that_could_never_be_won_is_not_to_be_begun_again_after_its_end() -> None:
    for could in (True, False):
        body = ended(Status.LOST, session("golf", 2), 83.0, Settings(), Ending(could_be_won=could)).body
        assert ("restart" in commands(body)) is could
        assert ("This deal could never be won." in text(body)) is not could


def test_the_sheet_of_another_tab_brings_the_games_here() -> None:
    assert commands(open_in_other_tab().body) == ["here"]


# Facts, calls and reports


def test_suits_are_drawn_and_named() -> None:
    drawn = read(with_suits("3♠ < 4♥"))
    assert [use.get("href") for use in drawn.iter("use")] == ["#s-s", "#s-h"]
    assert "".join(drawn.itertext()) == "3 spades < 4 hearts"


def test_the_calls_of_bridge_are_those_that_the_game_offers() -> None:
    here = session("bridge")
    for _ in range(60):
        offered = here.game.call_options(here.position)
        body = calls_html.offer(here.turn)
        assert (offered is None) is (body == "")
        if offered:
            bids = [call.stakes.label for call in offered.grid if call and call.stakes]
            labels = [b.get("aria-label") for b in read(body).iter("button") if b.get("aria-label")]
            assert labels == [in_words(each) for each in (*bids, *(call.words for call in offered.calls))]
        assert len(list(read(calls_html.facts(here.game, here.position)).iter("span"))) >= len(
            here.game.facts(here.position)
        )
        here.play(next(iter(here.game.moves(here.position))))


def test_a_game_without_facts_or_calls_has_nothing_to_show() -> None:
    assert calls_html.facts(KLONDIKE, KLONDIKE.start(1)) == ""
    assert calls_html.offer(Turn(KLONDIKE, KLONDIKE.start(1))) == ""


def test_a_report_is_shown_as_paragraphs_and_tables() -> None:
    points = say("points-on-sheet", points=30, reason=say("contract-bid", level=1, strain="clubs", doubled=0))
    rows = (
        Row((say("above-the-line"),), "heading"),
        Row((points, None), "rule"),
        Row((say("total", points=5), None)),
    )
    grid = Grid("score", (say("column-you"), say("column-the-house")), rows)
    panel = report(Report("score", say("score-sheet"), HOSTILE_SIGN, (say("rubber-is-over"), grid)))
    body = read(panel.body)
    assert panel.title == "Score sheet"
    assert body[0].text == "The rubber is over."
    assert [head.text for head in body.iter("th")] == ["You", "The house", "Above the line"]
    assert [row.get("class") for row in body.iter("tr")] == [None, "row-heading", "row-rule", None]
    assert [str(number.text) for number in body.iter("b")] == ["30"]
    assert ["".join(each.itertext()) for each in body.iter("small")] == ["1 clubs"]
    assert len(list(body.iter("use"))) == 1


def test_only_points_with_a_reason_are_set_apart() -> None:
    ranks = [say("rank-sign", rank=rank) for rank in (9, 8)]
    row = Row((say("rank-beats", mine=ranks[0], theirs=ranks[1]),))
    body = report(Report("count", HOSTILE_WORDS, HOSTILE_SIGN, (Grid("count", (), (row,)),))).body
    assert [cell.text for cell in read(body).iter("td")] == ["9 beats 8"]
    assert not list(read(body).iter("b"))
