"""A rubber against the pack: choosing, bidding, thirteen tricks card by card, and the score sheet."""

import json
import re
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from app.core.playback import PACES
from chromium.conftest import PHONE, Profiles
from chromium.gate import Gate
from chromium.player import GAMES, Player, deal_of, first_moves, moves_of, recorded, won_link
from chromium.test_accessibility import (
    BOXES,
    OUTSIDE,
    SCREENS,
    close,
    expect_no_barriers,
    expect_wide_enough,
    player_at,
)
from chromium.test_pointer_and_keys import WATCH_MOTION
from chromium.test_saving import come_back, crash
from engine.core import cards, hands
from engine.core.game import Call, Move, Position
from engine.core.reports import Grid
from engine.core.saying import Saying
from engine.games.bridge import state as bridge
from engine.games.bridge import tricks
from engine.games.bridge.state import BridgeSpot
from engine.games.catalogue import CATALOGUE
from engine.play.notation import card_text, move_text, read_card, read_move
from engine.play.session import Session
from support.english import english, message

pytestmark = pytest.mark.in_turn(6)

# Two hands that the house passes to: one may be bid at no trump, the other not
EVERY_BID = "v1/bridge/34/hkAd.hkKs.hkKh.hkQd.hkJs.hkJc.hd9h"
NO_NO_TRUMP = "v1/bridge/440/hkAc.hkKd.hkQd.hkJs.hkJh.hkTs.hd9d"
WON = won_link("bridge")
# A rubber of five deals with contracts made and set, doubled and not, and the figures as they are reckoned by hand
FIVE_DEALS = next(link for link in recorded(GAMES / "bridge.txt", "lost") if link.startswith("v1/bridge/106/"))
LAST_CARDS = (21, 42, 64, 85, 107)  # the moves that end its deals
SIGNS = {"♣": " clubs", "♦": " diamonds", "♥": " hearts", "♠": " spades"}


def part(link: str, moves: int) -> str:
    """Return the link to the first moves of a rubber."""
    return deal_of(link) + "/" + ".".join(link.split("/")[3].split(".")[:moves])


def spoken(said: Saying | str | None, form: str = "") -> str:
    """Return a text, or what is said in a form, as screen readers hear it: a suit sign is spoken by its name."""
    text = said if isinstance(said, str) else english(said, form)
    for sign, name in SIGNS.items():
        text = text.replace(sign, name)
    return text


def texts(found: Locator) -> list[str]:
    """Return the texts of elements without surrounding blanks."""
    return [" ".join(text.split()) for text in found.all_text_contents()]


class Watched(NamedTuple):
    """A move after which several cards are turned aside, and the positions that follow."""

    before: str  # the game until then, as a link
    move: Move
    steps: tuple[Position, ...]  # after the card, and after each thing that follows


def steps_after(session: Session) -> tuple[Position, ...]:
    """Return the positions from the player's last move to the last automatic move."""
    found = []
    for node in reversed(session.line()):
        found.append(node.position)
        if not node.is_automatic:
            break
    return tuple(reversed(found))


@cache
def several_turned(least: int = 4) -> Watched:
    """Return a card of a recorded rubber after which at least `least` cards are turned aside."""
    for outcome in ("won", "lost"):
        for link in recorded(GAMES / "bridge.txt", outcome):
            session = Session.read(deal_of(link), CATALOGUE)
            for move in moves_of(link):
                before = session.link()
                session.play(move)
                steps = steps_after(session)
                turned = len(steps[-1][BridgeSpot.ASIDE]) - len(steps[0][BridgeSpot.ASIDE])
                if move.target == BridgeSpot.PLAYER_CARD and turned >= least and steps[-1][BridgeSpot.HAND]:
                    return Watched(before, move, steps)
    raise AssertionError("the house never turns so many")


def turned(steps: tuple[Position, ...]) -> list[str]:
    """Return the cards turned from the stock, in order."""
    return [
        card_text(cards.identity(b[BridgeSpot.STOCK][-1]))
        for b, a in pairwise(steps)
        if b[BridgeSpot.STOCK] != a[BridgeSpot.STOCK]
    ]


# Looking


def plate(player: Player) -> list[str]:
    return texts(player.page.locator("#plate:visible p > span:not(.dots)"))


def facts_of(player: Player, position: Position) -> list[str]:
    return [spoken(fact, "sign") for fact in player.game.facts(position)]


def expect_facts(player: Player) -> None:
    """Expect the facts of the game on the plate, inside the window."""
    player.eventually(lambda: plate(player), facts_of(player, player.position))
    size = player.page.viewport_size
    assert size
    for line in player.page.locator("#plate p").all():
        box = line.bounding_box()
        assert box
        assert box["y"] >= 0 and box["height"] > 10 and box["x"] >= 0 and box["x"] + box["width"] <= size["width"]


def calls(player: Player) -> list[str]:
    """Return the calls in the bidding box in notation."""
    ids = "all => all.map(e => e.dataset.do)"
    found: list[str] = player.page.locator("#offer:visible :is([data-do^=bid], #call-acP)").evaluate_all(ids)
    return sorted(order.partition(" ")[2] for order in found)


def legal_calls(player: Player) -> list[str]:
    """Return the calls that the rules allow, asked one by one."""
    bids = (Move(BridgeSpot.HOUSE_CALL, BridgeSpot.CONTRACT, number) for number in range(36))
    return sorted(move_text(player.game, bid) for bid in bids if not player.game.refuse(player.position, bid))


def table_of(page: Page, kind: str) -> list[list[str]]:
    """Return the rows of a table in the sheet, with its head."""
    rows = page.locator(f"dialog table.{kind} tr")
    return [texts(row.locator("th, td")) for row in rows.all()]


def written(grid: Grid) -> list[list[str]]:
    """Return the same rows as the game reports them."""
    return [[spoken(cell) for cell in grid.head], *([spoken(cell) for cell in row.cells] for row in grid.rows)]


def report(player: Player, name: str) -> tuple[list[str], list[list[str]]]:
    """Return the sentences of a report of the game, and the rows of its table."""
    found = next(found for found in player.game.reports(player.position) if found.name == name)
    said = [spoken(part) for part in found.parts if isinstance(part, Saying)]
    return said, next(written(part) for part in found.parts if isinstance(part, Grid))


def focus(page: Page) -> str:
    """Return what has the focus: a card of the hand, a pile, or an element."""
    found: str = page.evaluate("""(e => e.dataset.card ? `${e.dataset.spot} ${e.dataset.card}`
        : e.dataset.spot ?? (e.id || e.dataset.do || e.tagName))(document.activeElement)""")
    return found


# Pressing


def tap_card(player: Player, text: str) -> None:
    player.tap(BridgeSpot.HAND, read_card(text))


def expect_made(player: Player, text: str) -> None:
    """Expect that the page has made this move and no other."""
    player.session.play(read_move(player.game, text))
    player.expect_moves(player.session.moves_made)


def show_end(player: Player) -> None:
    """Press the table, so that the end of the automatic moves is shown at once."""
    player.page.mouse.click(*player.bare_felt())


def play(player: Player, text: str) -> None:
    """Make a move by touch, and show the end of the automatic moves at once."""
    player.play(text)
    player.hurry()


def rows_of_hand(player: Player) -> dict[str, float]:
    """Return the top of every card of the hand on the screen."""
    script = "all => Object.fromEntries(all.map(e => [e.dataset.card, e.getBoundingClientRect().y]))"
    found: dict[str, float] = player.page.locator('#table .card[data-spot="h"]').evaluate_all(script)
    return found


# Choosing


def test_six_cards_rise_one_goes_back_and_there_is_no_seventh(phone: Player) -> None:
    page = phone.page
    phone.open("v1/bridge/34")
    expect(page.locator("#offer h2")).to_have_text("Keep six cards: six to go")
    expect(page.locator("#offer button")).to_have_count(0)
    phone.expect_position()  # all are dealt
    low = rows_of_hand(phone)
    kept = ["Ad", "Ks", "Kh", "Qd", "Js", "Jc"]
    for text in kept:
        tap_card(phone, text)
        expect_made(phone, f"hk{text}")
        expect_facts(phone)
    phone.expect_position()
    high = rows_of_hand(phone)
    assert sorted(text for text in high if high[text] < low[text] - 4) == sorted(kept)
    assert all(abs(high[text] - low[text]) < 1 for text in high if text not in kept)
    # a seventh does not rise; dropped anywhere but on the discard it hears why
    reason = message("six-kept-already")
    phone.drag(BridgeSpot.HAND, BridgeSpot.STOCK, n=read_card("9h"))
    phone.expect_said(reason)
    expect(page.locator("#said.aloud")).to_be_visible()
    phone.expect_moves(6)
    phone.expect_position()
    tap_card(phone, "Ks")
    expect_made(phone, "hkKs")
    phone.expect_position()
    expect(page.locator("#offer h2")).to_have_text("Keep six cards: one to go")
    expect(page.locator("#offer button")).to_have_count(0)
    # and none goes on the discard before there are six
    phone.drag(BridgeSpot.HAND, BridgeSpot.DISCARD, n=read_card("9h"))
    phone.expect_said("Keep six cards first: one to go.")
    expect(page.locator("#said.aloud")).to_be_visible()
    phone.expect_position()


def test_a_joker_cannot_be_put_back(phone: Player) -> None:
    phone.open(next(f"v1/bridge/{n}" for n in range(1, 99) if hands.jokers(first_hand(n))))
    joker = next(card for card in phone.position[BridgeSpot.HAND] if hands.is_joker(card))
    expect(phone.page.locator("#offer")).to_contain_text(message("joker-is-kept"))
    phone.tap(BridgeSpot.HAND, joker)
    phone.expect_said(message("joker-is-kept"))
    expect(phone.page.locator("#said.aloud")).to_be_visible()
    phone.expect_moves(0)
    phone.expect_position()


def first_hand(number: int) -> bytes:
    return CATALOGUE["bridge"].start(number)[BridgeSpot.HAND]


SIX_KEPT = EVERY_BID.rpartition(".")[0]


def test_the_button_takes_up_the_blind(phone: Player) -> None:
    phone.open(SIX_KEPT)
    offered = phone.game.call_options(phone.position)
    assert offered
    highest = offered.calls[0].move
    name = english(cards.name(highest.n))
    assert hands.height(highest.n) == max(
        hands.height(card)
        for card in phone.position[BridgeSpot.HAND]
        if card not in bridge.read_state(phone.position).kept
    )
    expect(phone.page.locator("#offer")).to_contain_text(spoken(cards.name(highest.n), "sign"))
    button = phone.page.get_by_role("button", name=f"pick up the blind, with the {name} on top")
    expect(button).to_have_text(message("take-up-blind"))
    button.tap()
    expect_made(phone, move_text(phone.game, highest))
    phone.expect_position()
    expect_facts(phone)
    assert len(rows_of_hand(phone)) == 13


@pytest.mark.parametrize("by", ["tap", "drag", "keys"])
def test_another_card_is_laid_on_top_of_the_discard(phone: Player, by: str) -> None:
    phone.open(SIX_KEPT)
    state = bridge.read_state(phone.position)
    low = min((card for card in state.hand if card not in state.kept), key=hands.height)
    if by == "tap":
        phone.tap(BridgeSpot.HAND, low)
        phone.expect_said("can go to discard pile")
        expect(phone.page.locator("#table .marks .chosen")).to_have_count(1)
        expect(phone.page.locator("#table .marks .target")).to_have_count(1)
        phone.expect_moves(6)
        phone.tap(BridgeSpot.DISCARD)
    elif by == "drag":
        phone.drag(BridgeSpot.HAND, BridgeSpot.DISCARD, n=low)
    else:
        phone.walk(BridgeSpot.HAND, low)
        phone.page.keyboard.press("Enter")
        phone.walk(BridgeSpot.DISCARD)
        phone.page.keyboard.press("Enter")
    expect_made(phone, f"hd{card_text(low)}")
    phone.expect_position()
    top = phone.page.locator('#table .card[data-spot="d"]').last
    expect(top).to_have_attribute("data-card", card_text(low))


# Bidding


@cache
def all_biddings() -> list[str]:
    """Return positions of the recorded rubbers during the bidding, one for each call of the house."""
    found: dict[object, str] = {}
    for outcome in ("won", "lost"):
        for link in recorded(GAMES / "bridge.txt", outcome):
            session = Session.read(deal_of(link), CATALOGUE)
            for move in moves_of(link):
                if move.source == BridgeSpot.HOUSE_CALL:
                    found.setdefault(bridge.read_state(session.position).house_bid, session.link())
                session.play(move)
    return list(found.values())


def test_the_box_shows_the_legal_calls_and_nothing_else(phone: Player) -> None:
    page = phone.page
    links = [EVERY_BID, NO_NO_TRUMP, *all_biddings()]
    assert len(links) > 8
    for link in links:
        phone.follow(link)
        phone.eventually(lambda: calls(phone), legal_calls(phone))
        offered = phone.game.call_options(phone.position)
        assert offered
        expect(page.locator("#offer h2")).to_have_text(spoken(offered.title, "sign"))
        assert texts(page.locator("#offer .stakes p")) == [spoken(note) for note in offered.notes]
        even = tricks.is_balanced(phone.position[BridgeSpot.HAND])
        assert any("only bid no trump" in english(note) for note in offered.notes) != even
        assert any(call.endswith("N") for call in calls(phone)) == even
        state = bridge.read_state(phone.position)
        assert ("acP" in calls(phone)) == (state.house_bid is not None)
        # what each button is called, and that all stand level by level and suit by suit
        signs = page.locator("#offer .bids button").evaluate_all("all => all.map(e => [e.id, e.ariaLabel])")
        wanted = [call for call in offered.grid if call]
        assert signs == [[f"bid-{move_text(phone.game, call.move)}", label_of(call)] for call in wanted]
        expect_facts(phone)
        phone.expect_position()
    assert len(legal_calls(phone)) < 35
    phone.follow(EVERY_BID)
    assert len(calls(phone)) == 35


def label_of(call: Call) -> str:
    """Return how the button that chooses a bid is called."""
    assert call.stakes
    return english(call.stakes.label)


def test_a_bid_is_read_before_it_is_made(phone: Player) -> None:
    """The first press only chooses: it shows what the bid needs, wins and loses."""
    page = phone.page
    phone.open(EVERY_BID)
    offered = phone.game.call_options(phone.position)
    assert offered
    make = page.locator("#offer .main")
    expect(make).to_be_disabled()
    for sign, text in (("2♥", "ac2H"), ("5♣", "ac5C")):
        call = next(call for call in offered.grid if call and english(call.button, "sign") == sign)
        assert call.stakes
        page.locator(f"#bid-{text}").tap()
        expect(page.locator("#offer [aria-pressed=true]")).to_have_count(1)
        expect(page.locator(f"#bid-{text}")).to_have_attribute("aria-pressed", "true")
        wanted = [spoken(call.stakes.title, "sign"), *map(spoken, call.stakes.lines)]
        assert texts(page.locator("#offer .stakes p")) == wanted
        expect(make).to_have_text(f"Bid {spoken(sign)}")
        phone.expect_said(english(call.stakes.title)[1:])
    phone.expect_moves(7)
    make.tap()
    expect_made(phone, "ac5C")


def test_why_the_house_bids_so(phone: Player) -> None:
    page = phone.page
    for link in (EVERY_BID, *all_biddings()[:3]):
        phone.follow(link)
        page.locator("#offer [data-do='report count']").tap()
        expect(page.locator("#panel-title")).to_have_text(message("call-of-the-house"))
        hand = phone.position[BridgeSpot.HAND]
        bid = tricks.house_bid(hand)
        won = sum(tricks.winning_tricks(hand, suit) for suit in cards.SUITS)
        words = page.locator("#panel-body").inner_text()
        assert f"so the house {f'bids {english(bid.name)}' if bid else 'passes'}." in words
        shortest = cards.SUIT_NAMES[tricks.shortest_suit(hand)]
        assert f"{shortest}, your shortest" in words or f"{shortest}. Your shortest suits" in words
        rows = table_of(page, "count")[1:]
        assert sum(int(row[2]) for row in rows) == won
        for row, suit in zip(rows, hands.HAND_SUITS, strict=True):
            assert row[0].lower() == cards.SUIT_NAMES[suit]
            rounds = tricks.counting_rounds(hand, suit)
            assert len(rounds) == len(hands.of_suit(hand, suit))
            assert row[1].count("beats") + row[1].count("wins") == int(row[2]) == tricks.winning_tricks(hand, suit)
            assert row[1].count("loses") == len(rounds) - int(row[2])
        said, table = report(phone, "count")
        assert table_of(page, "count") == table
        assert texts(page.locator("#panel-body p")) == said
        close(page)


@pytest.mark.parametrize("text", ["ac1C", "ac2H", "ac7N"])
def test_a_bid_by_touch(phone: Player, text: str) -> None:
    phone.open(EVERY_BID)
    phone.page.locator(f"#bid-{text}").tap()
    phone.page.locator(f"#call-{text}").tap()
    expect_made(phone, text)
    phone.hurry()
    expect_facts(phone)
    phone.expect_position()
    expect(phone.page.locator("#offer")).to_be_hidden()
    assert phone.position[BridgeSpot.HOUSE_CARD], "the house leads"


def test_arrows_walk_in_the_box_and_enter_bids(desk: Player) -> None:
    page = desk.page
    desk.open(EVERY_BID)
    page.keyboard.press("c")
    expect(page.locator("#offer button:focus")).to_have_count(1)
    # from one bid to the next level, and back
    page.locator("#bid-ac3D").focus()
    for key, there in (
        ("ArrowDown", "bid-ac3H"),
        ("ArrowRight", "bid-ac4H"),
        ("ArrowUp", "bid-ac4D"),
        ("ArrowLeft", "bid-ac3D"),
    ):
        page.keyboard.press(key)
        assert focus(page) == there
    desk.expect_moves(7)
    desk.walk_to_call(read_move(desk.game, "ac7N"))
    desk.walk_to_call(read_move(desk.game, "ac4S"))
    page.keyboard.press("Enter")
    desk.expect_moves(7)
    assert focus(page) == "call-ac4S"
    page.keyboard.press("Enter")
    expect_made(desk, "ac4S")
    show_end(desk)
    expect(page.locator("#offer")).to_be_hidden()
    expect_facts(desk)
    desk.expect_position()


def test_keys_open_the_sheets_and_say_where_there_is_none(desk: Player) -> None:
    page = desk.page
    desk.open(EVERY_BID)
    page.keyboard.press("b")
    expect(page.locator("#panel-title")).to_have_text(message("call-of-the-house"))
    close(page)
    page.keyboard.press("s")
    expect(page.locator("#panel-title")).to_have_text("Score sheet")
    close(page)
    desk.follow(first_moves("bridge", 12))
    page.keyboard.press("b")
    desk.expect_said(message("house-is-not-bidding"))
    page.keyboard.press("c")
    desk.expect_said(message("nothing-to-call"))
    desk.follow("v1/klondike/3")
    page.keyboard.press("s")
    desk.expect_said(message("no-score-sheet"))


# Thirteen tricks

WATCH_STEPS = """() => {
    window.steps = [];
    const look = () => {
        const open = [...document.querySelectorAll('#table .card[data-spot="x"], #table .card[data-spot="u"]')]
            .filter(card => !card.querySelector(':scope > use[href="#back"]')).map(card => card.dataset.card);
        const facts = document.querySelectorAll("#plate p > span:not(.dots)");
        const plate = [...facts].map(e => e.textContent).join(" / ");
        const seen = JSON.stringify([open, plate]);
        if (seen !== steps.at(-1)?.seen) steps.push({ seen, at: performance.now() });
    };
    look();
    const began = performance.now();
    new MutationObserver(look).observe(document.querySelector("main"),
        { subtree: true, childList: true, attributes: true, attributeFilter: ["data-spot"] });
    return began;
}"""


def open_cards(position: Position) -> list[str]:
    """Return the face-up cards in the trick and beside it."""
    there = (*position[BridgeSpot.HOUSE_CARD], *position[BridgeSpot.ASIDE])
    return sorted(card_text(card) for card in there if not cards.is_down(card))


@pytest.mark.parametrize(("pace", "size"), [("slow", SCREENS[0]), *(("fast", size) for size in SCREENS)])
@pytest.mark.timing
def test_the_cards_of_the_house_are_seen_one_by_one(
    contexts: Profiles, address: str, pace: str, size: tuple[int, int]
) -> None:
    player = player_at(contexts, address, size, pace=pace)
    page = player.page
    watched = several_turned()
    player.open(watched.before)
    began = page.evaluate(WATCH_STEPS)
    was = player.position
    player.tap(BridgeSpot.HAND, watched.move.n)
    expect_made(player, move_text(player.game, watched.move))  # kept at once, though it is still to be seen
    wanted: list[list[Any]] = []
    for position in (was, *watched.steps):
        here = [open_cards(position), " / ".join(facts_of(player, position))]
        wanted += [here] if here not in wanted[-1:] else []

    def seen() -> list[list[Any]]:
        found = page.evaluate("steps.map(step => JSON.parse(step.seen))")
        return [[sorted(opened), facts] for opened, facts in found]

    ready = "wanted => steps.at(-1).seen.endsWith(wanted)"
    page.wait_for_function(ready, arg=f"{json.dumps(wanted[-1][1], ensure_ascii=False)}]")
    player.expect_position()
    assert seen() == wanted
    took = page.evaluate("steps.at(-1).at") - began
    pauses = len(watched.steps) - 1
    # after four pauses each is 0.85 of the one before
    assert took >= PACES[pace] * sum(0.85 ** max(0, number - 3) for number in range(pauses))
    if pace == "fast":
        assert took < PACES["steady"] * pauses
    expect_facts(player)


@pytest.mark.parametrize("by", ["finger", "key"])
@pytest.mark.fast_clock
def test_a_press_shows_the_end_and_plays_nothing(contexts: Profiles, address: str, by: str) -> None:
    player = player_at(contexts, address, SCREENS[0], pace="slow")
    page = player.page
    watched = several_turned()
    player.open(watched.before)
    player.touch(watched.move)
    after = next(iter(player.game.moves(player.position)))
    assert plate(player) != facts_of(player, player.position)  # there is more to come
    if by == "finger":
        player.tap(BridgeSpot.HAND, after.n)  # on a card that might be played
    else:
        page.keyboard.press("ArrowRight")
    player.expect_position()
    player.expect_moves(player.session.moves_made)
    expect_facts(player)
    player.pass_time(5000)
    player.expect_moves(player.session.moves_made)
    # the next press plays
    player.tap(BridgeSpot.HAND, after.n)
    expect_made(player, move_text(player.game, after))


@pytest.mark.fast_clock
def test_undo_while_the_house_plays_takes_back_the_card(phone: Player) -> None:
    watched = several_turned()
    phone.open(watched.before)
    phone.touch(watched.move)
    phone.page.locator("#undo").tap()
    phone.session.undo()
    phone.expect_moves(phone.session.moves_made)
    phone.expect_position()
    expect_facts(phone)
    phone.pass_time(5000)
    phone.expect_position()
    phone.page.locator("#redo").tap()
    phone.session.redo()
    phone.expect_position()
    expect_facts(phone)


@pytest.mark.parametrize("by", ["finger", "mouse"])
def test_a_card_is_carried_to_the_trick(phone: Player, by: Any) -> None:
    phone.open(first_moves("bridge", 12))
    move = next(iter(phone.game.moves(phone.position)))
    phone.drag(BridgeSpot.HAND, BridgeSpot.PLAYER_CARD, by, n=move.n)
    expect_made(phone, move_text(phone.game, move))
    phone.hurry()
    phone.expect_position()


def must_follow() -> Session:
    """Return a trick in which the player has to follow suit and also holds other suits."""
    session = Session.read(part(WON, 8), CATALOGUE)
    for move in moves_of(WON)[8:]:
        legal = {option.n for option in session.game.moves(session.position)}
        if session.position[BridgeSpot.HOUSE_CARD] and len(legal) < len(session.position[BridgeSpot.HAND]):
            return session
        session.play(move)
    raise AssertionError("every card could be played")


@pytest.mark.parametrize("by", ["tap", "drag", "Enter"])
def test_a_card_that_may_not_be_played_hears_why(phone: Player, by: str) -> None:
    session = must_follow()
    phone.open(session.link())
    legal = {option.n for option in session.game.moves(session.position)}
    wrong = next(card for card in session.position[BridgeSpot.HAND] if card not in legal)
    if by == "tap":
        phone.tap(BridgeSpot.HAND, wrong)
    elif by == "drag":
        phone.drag(BridgeSpot.HAND, BridgeSpot.PLAYER_CARD, n=wrong)
    else:
        phone.walk(BridgeSpot.HAND, wrong)
        phone.page.keyboard.press("Enter")
    led = cards.SUIT_NAMES[cards.suit(session.position[BridgeSpot.HOUSE_CARD][0])]
    phone.expect_said(f"You have to follow suit: {led} were led.")
    expect(phone.page.locator("#said.aloud")).to_be_visible()
    phone.expect_moves(session.moves_made)
    phone.expect_position()


@pytest.mark.parametrize("size", SCREENS)
def test_the_facts_are_in_sight_at_every_step(contexts: Profiles, address: str, size: tuple[int, int]) -> None:
    player = player_at(contexts, address, size, pace="fast")
    player.open(part(WON, 15))
    moves = WON.split("/")[3].split(".")
    for text in moves[15:25]:
        play(player, text)
        expect_facts(player)
        shown = " / ".join(plate(player))
        state = bridge.read_state(player.position)
        assert "vulnerable" in shown
        if state.contract:
            assert spoken(state.contract.name, "sign") in shown
            assert re.search(rf"\bYou {state.player_tricks}\b", shown)
            assert re.search(rf"\bHouse {state.house_tricks}\b", shown)
    player.expect_position()


def test_tricks_lie_crosswise(phone: Player) -> None:
    phone.open(part(WON, LAST_OF_FIRST - 1))
    phone.expect_position()
    played = bridge.read_state(phone.position)
    for spot, count in (("v", played.house_tricks), ("w", played.player_tricks)):
        script = "all => all.map(e => e.getBoundingClientRect().toJSON())"
        boxes = phone.page.locator(f'#table .card[data-spot="{spot}"]').evaluate_all(script)
        tops = boxes[: count - 1]  # under the last trick, whose other card may be there, too
        assert len(tops) == count - 1 > 1
        across = [box["width"] > box["height"] for box in tops]
        assert all(one != other for one, other in pairwise(across)), across


# The score


def ending_of_deals(link: str) -> tuple[int, ...]:
    """Return the numbers of the moves that end the deals of a rubber."""
    session = Session.read(deal_of(link), CATALOGUE)
    found = []
    for move in moves_of(link):
        session.play(move)
        if bridge.read_state(session.position).played_out:
            found.append(session.moves_made)
    return tuple(found)


LAST_OF_FIRST = ending_of_deals(WON)[0]
# The house bids five clubs and is set by two: 50 for each. Two clubs doubled with two overtricks: 2 x 20 x 2 below
# the line, 100 for each of the two and 50 for the insult. Four diamonds with one overtrick: 4 x 20 below the line,
# which with the 80 makes a game, and 20. Six hearts doubled, vulnerable, set by one: 200. Five diamonds doubled
# with one overtrick: 5 x 20 x 2 below the line, a game; 200 for the one, 50 insult; 700 for two games to none.
BY_HAND: tuple[tuple[list[list[str]], list[list[str]], tuple[str, str]], ...] = (
    ([["100 two undertricks", ""]], [], ("100", "0")),
    (
        [["", "50 insult"], ["100 two undertricks", "200 two overtricks"]],
        [["", "80 2 clubs doubled"]],
        ("100", "330"),
    ),
    (
        [["", "20 one overtrick"], ["", "50 insult"], ["100 two undertricks", "200 two overtricks"]],
        [["", "80 2 clubs doubled"], ["", "80 4 diamonds"]],
        ("100", "430"),
    ),
    (
        [
            ["", "20 one overtrick"],
            ["200 one undertrick", "50 insult"],
            ["100 two undertricks", "200 two overtricks"],
        ],
        [["", "80 2 clubs doubled"], ["", "80 4 diamonds"]],
        ("300", "430"),
    ),
    (
        [
            ["", "700 rubber"],
            ["", "50 insult"],
            ["", "200 one overtrick"],
            ["", "20 one overtrick"],
            ["200 one undertrick", "50 insult"],
            ["100 two undertricks", "200 two overtricks"],
        ],
        [["", "80 2 clubs doubled"], ["", "80 4 diamonds"], ["", "200 5 diamonds doubled"]],
        ("300", "1580"),
    ),
)


def test_the_score_sheet_after_each_deal(phone: Player) -> None:
    page = phone.page
    assert ending_of_deals(FIVE_DEALS) == LAST_CARDS
    for number, (above, below, totals) in enumerate(BY_HAND):
        phone.follow(part(FIVE_DEALS, LAST_CARDS[number] - 1))
        phone.touch(moves_of(FIVE_DEALS)[LAST_CARDS[number] - 1])
        phone.hurry()
        expect_facts(phone)
        if number < len(BY_HAND) - 1:
            offered = phone.game.call_options(phone.position)
            assert offered
            expect(page.locator("#offer h2")).to_have_text(spoken(offered.title, "sign"))
            assert texts(page.locator("#offer .notes p")) == [spoken(note) for note in offered.notes]
            expect(page.locator("#offer [data-do='study']")).to_be_visible()
        else:
            expect(page.get_by_role("dialog")).to_contain_text(
                "Total: you 300, the house 1580. The side with more points wins the rubber."
            )
            close(page)
        page.locator("#plate [data-do='report score']").tap()
        expect(page.locator("#panel-title")).to_have_text("Score sheet")
        table = table_of(page, "score")
        assert table == [["You", "The house"], ["Above the line"], *above, ["Below the line"], *below, [*totals]]
        said, reported = report(phone, "score")
        assert table == reported
        assert texts(page.locator("#panel-body p")) == said
        close(page)
    rules = page.locator("table.score .row-rule")
    assert [texts(row.locator("td"))[1] for row in rules.all()] == ["80 4 diamonds", "200 5 diamonds doubled"]


def test_after_a_deal_the_page_says_what_was_possible(phone: Player) -> None:
    page = phone.page
    phone.open(part(WON, LAST_OF_FIRST))
    page.locator("#offer [data-do='study']").tap()
    expect(page.locator("#panel-title")).to_have_text("What was possible in this deal")
    expect(page.locator("table.study").first.locator("tbody tr")).to_have_count(5)
    expect_no_barriers(page, "what was possible")


@pytest.mark.parametrize("by", ["button", "stock", "d", "call"])
def test_the_next_deal(phone: Player, by: str) -> None:
    phone.open(part(WON, LAST_OF_FIRST))
    if by == "button":
        phone.button("next deal").tap()
    elif by == "stock":
        phone.tap(BridgeSpot.STOCK)
    elif by == "d":
        phone.page.keyboard.press("d")
    else:
        phone.walk_to_call(bridge.NEXT_DEAL)
        phone.page.keyboard.press("Enter")
    expect_made(phone, "ds")
    phone.expect_position()
    expect_facts(phone)
    assert bridge.read_state(phone.position).choosing
    expect(phone.page.locator("#offer h2")).to_contain_text("Keep six cards")


# Nothing is lost


def test_a_page_killed_while_the_house_plays_loses_nothing(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE)
    player = Player(context.new_page(), address)
    watched = several_turned()
    player.open(watched.before)
    player.touch(watched.move)
    crash(player.page)
    player = come_back(context, address, player.session)
    expect_facts(player)
    expect(player.page.locator("html")).to_have_attribute("data-moves", str(player.session.moves_made))
    text = move_text(player.game, next(iter(player.game.moves(player.position))))
    player.play(text)
    player.page.reload()
    player.wait_for_python()
    player.expect_moves(player.session.moves_made)
    player.expect_position()
    expect_facts(player)


def test_a_reload_comes_back_with_the_plate_in_the_first_paint(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE, service_workers="block")
    player = Player(context.new_page(), address)
    player.open(first_moves("bridge", 15))
    player.expect_position()
    wanted, facts = player.shown(), plate(player)
    where = "all => all.map(c => [c.dataset.spot, c.dataset.card, c.getBoundingClientRect().toJSON()])"
    places = player.page.locator("#table .card").evaluate_all(where)
    player.page.goto("about:blank")
    gate = Gate(context, "**/*.wasm")
    page = player.page
    page.goto(address, wait_until="commit")
    expect(page.locator("#first-paint .card")).to_have_count(len(wanted))
    assert texts(page.locator("#first-paint .plate p > span:not(.dots)")) == facts
    painted = page.locator("#first-paint .card").evaluate_all(where)
    assert [card[:2] for card in painted] == [card[:2] for card in places]
    far = [max(abs(a[2][k] - b[2][k]) for k in ("x", "y", "width")) for a, b in zip(painted, places, strict=True)]
    assert max(far) <= 6, far
    gate.open()
    player.wait_for_python()
    player.expect_moves(player.session.moves_made)
    player.expect_position()
    expect_facts(player)


# Looking ahead


@pytest.mark.parametrize("ahead", [False, True])
def test_undo_past_a_turned_card_is_told_at_the_end(phone: Player, ahead: bool) -> None:
    moves = moves_of(FIVE_DEALS)
    phone.open(part(FIVE_DEALS, len(moves) - 4))
    if ahead:
        other = next(move for move in phone.game.moves(phone.position) if move != moves[-4])
        phone.touch(other)
        phone.page.locator("#undo").tap()
        phone.session.undo()
        phone.expect_moves(phone.session.moves_made)
        phone.expect_position()
    for move in moves[-4:]:
        phone.touch(move)
    phone.hurry()
    dialog = phone.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Lost")
    expect(dialog.get_by_text(message("end-peeked"))).to_have_count(int(ahead))


def test_the_link_of_a_whole_rubber_opens_at_its_end(phone: Player) -> None:
    for link, outcome in ((WON, "won"), (FIVE_DEALS, "lost")):
        phone.open(link)
        phone.expect_position()
        expect_facts(phone)
        expect(phone.page.locator("#outcome")).to_have_text(outcome)
        expect(phone.page.locator("#offer")).to_be_hidden()
        mine, theirs = bridge.read_state(phone.position).sheet.totals
        phone.expect_said(english(phone.session.ending()))
        phone.page.locator("#plate [data-do='report score']").tap()
        assert table_of(phone.page, "score")[-1] == [str(mine), str(theirs)]
        close(phone.page)


# The keyboard


def test_the_focus_stays_in_the_hand(contexts: Profiles, address: str) -> None:
    player = player_at(contexts, address, (1280, 800), pace="fast")
    page = player.page
    player.open(part(WON, 12))
    while not bridge.read_state(player.position).played_out:
        hand = [card_text(card) for card in player.position[BridgeSpot.HAND]]
        move = next(iter(player.game.moves(player.position)))
        player.walk(BridgeSpot.HAND, move.n)
        page.keyboard.press("Enter")
        expect_made(player, move_text(player.game, move))
        at = hand.index(card_text(move.n))
        hand.remove(card_text(move.n))
        wanted = f"h {hand[min(at, len(hand) - 1)]}" if hand else None
        assert focus(page) == wanted if wanted else player.spot_number(focus(page)) >= 0
        player.expect_position()  # the house has played
        if player.position[BridgeSpot.HAND]:
            assert focus(page) == wanted
        else:
            assert player.spot_number(focus(page)) >= 0


# For every eye and hand


def states() -> dict[str, str]:
    """Return a link to each state of the table."""
    return {
        "choosing": "v1/bridge/34/hkAd.hkKs",
        "six kept": SIX_KEPT,
        "all bids": EVERY_BID,
        "no no trump": NO_NO_TRUMP,
        "after a bid of the house": all_biddings()[-1],
        "playing": first_moves("bridge", 14),
        "after a deal": part(FIVE_DEALS, LAST_CARDS[1]),
        "the end": FIVE_DEALS,
    }


@pytest.mark.parametrize(("theme", "sizes"), [("felt", SCREENS), ("night", SCREENS[:1]), ("day", SCREENS[:1])])
def test_axe_finds_nothing(contexts: Profiles, address: str, theme: str, sizes: list[tuple[int, int]]) -> None:
    player = player_at(contexts, address, SCREENS[0], theme=theme)
    page = player.page
    for what, link in states().items():
        player.follow(link)
        for size in sizes:
            player.resize(*size)
            expect_no_barriers(page, f"{what} at {size}")
    for key, link in (("s", FIVE_DEALS), ("b", EVERY_BID)):
        player.follow(link)
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        for size in sizes:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            expect_no_barriers(page, f"the sheet of {key} at {size}")
        close(page)


# What is cut off by the box that it stands in, or scrolls there
CUT_OFF = """() => {
    const box = document.getElementById("offer");
    const inside = box.getBoundingClientRect();
    const scrolls = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
    const found = scrolls ? ["the box scrolls"] : [];
    for (const e of box.querySelectorAll("h2, p, button")) {
        const { left, right, top, bottom } = e.getBoundingClientRect();
        const name = e.id || e.textContent;
        if (left < inside.left || right > inside.right || top < inside.top || bottom > inside.bottom + 0.5) {
            found.push(`${name} is cut off by the box`);
        }
        if (e.scrollWidth > e.clientWidth + 1) found.push(`${name} is too wide for itself`);
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!e.contains(there)) found.push(`${name} is covered by ${there?.outerHTML.slice(0, 60)}`);
    }
    return found;
}"""
# Cards of the hand, and facts, on which the box lies
COVERED = """() => {
    const box = document.getElementById("offer").getBoundingClientRect();
    const things = document.querySelectorAll('#table .card[data-spot="h"], #plate p, #plate button, header, nav');
    return [...things].filter(e => {
        const { left, right, top, bottom } = e.getBoundingClientRect();
        return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
    }).map(e => e.dataset.card ?? e.id ?? e.tagName);
}"""


@pytest.mark.parametrize("size", SCREENS)
def test_every_call_is_large_enough_and_in_sight(contexts: Profiles, address: str, size: tuple[int, int]) -> None:
    player = player_at(contexts, address, size)
    page = player.page
    for what, link in states().items():
        player.follow(link)
        player.expect_position()
        expect_wide_enough(page.locator("#plate button:visible").evaluate_all(BOXES), f"{what}: plate")
        assert page.evaluate(OUTSIDE) == [], what
        if page.locator("#offer").is_hidden():
            continue
        buttons = page.locator("#offer button")
        if buttons.count():
            expect_wide_enough(buttons.evaluate_all(BOXES), f"{what} at {size}")
        assert page.evaluate(CUT_OFF) == [], what
        assert page.evaluate(COVERED) == [], what


@pytest.mark.parametrize("size", SCREENS)
def test_larger_text_leaves_everything_usable(contexts: Profiles, address: str, size: tuple[int, int]) -> None:
    player = player_at(contexts, address, size)
    page = player.page
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for link in (SIX_KEPT, NO_NO_TRUMP, part(FIVE_DEALS, LAST_CARDS[1])):
        player.follow(link)
        player.expect_laid_out()
        player.expect_position()
        player.eventually(lambda: plate(player), facts_of(player, player.position))
        clipped = "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"
        assert page.locator("#offer button, #offer h2, #plate button").evaluate_all(clipped) == []
        expect_wide_enough(page.locator("#offer button").evaluate_all(BOXES), "calls")
        sizes = "all => all.map(e => parseFloat(getComputedStyle(e).fontSize))"
        assert min(page.locator("#offer button").evaluate_all(sizes)) >= 24
        for button in (page.locator("#offer button").first, page.locator("#offer button").last):
            button.scroll_into_view_if_needed()
            box = button.bounding_box()
            assert box
            point = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            script = "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.dataset.do"
            assert page.evaluate(script, point) == button.get_attribute("data-do")
    player.follow(NO_NO_TRUMP)
    page.locator("#bid-ac7S").tap()
    page.locator("#call-ac7S").tap()
    expect_made(player, "ac7S")
    player.hurry()
    player.touch(next(iter(player.game.moves(player.position))))
    player.hurry()
    player.eventually(lambda: plate(player), facts_of(player, player.position))
    player.expect_position()


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
@pytest.mark.timing
def test_nothing_moves_for_those_who_want_no_motion(contexts: Profiles, address: str, wish: Any) -> None:
    context = contexts(**PHONE, reduced_motion=wish)
    context.add_init_script(WATCH_MOTION)
    player = Player(context.new_page(), address)
    watched = several_turned()
    player.open(watched.before)
    player.page.evaluate(WATCH_STEPS)
    player.touch(watched.move)
    # what the house turns is still to be seen, card by card
    player.eventually(lambda: bool(player.page.evaluate("steps.length >= 3")), True)
    player.hurry()
    player.expect_position()
    expect(player.page.locator("#table .flying")).to_have_count(0)
    assert any(player.page.evaluate("framesSeen")) == (wish == "no-preference")


# What a first look at the game found


def test_focus_after_a_call_by_enter(desk: Player) -> None:
    for link in (SIX_KEPT, NO_NO_TRUMP, part(WON, LAST_OF_FIRST)):
        desk.open(link)
        desk.page.keyboard.press("c")
        desk.page.keyboard.press("Enter")
        if link == NO_NO_TRUMP:
            desk.page.keyboard.press("Enter")
        desk.expect_moves(desk.session.moves_made + 1)
        assert focus(desk.page) != "BODY"


def test_undo_from_the_score_button_to_a_game_without_a_score_sheet(desk: Player) -> None:
    desk.page.keyboard.press("d")  # undo leads to no deal that was not played
    expect(desk.page.locator("html")).to_have_attribute("data-moves", "1")
    desk.follow("v1/bridge/34")
    desk.page.locator("#plate button").focus()
    desk.page.keyboard.press("u")
    expect(desk.page.locator("#title")).to_have_text("Backbone")
    expect(desk.page.locator("#plate")).to_be_hidden()


@pytest.mark.fast_clock
def test_a_second_tap_on_the_blind_bids_nothing(phone: Player) -> None:
    phone.open(SIX_KEPT)
    box = phone.page.locator("#offer button").bounding_box()
    assert box
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    phone.page.touchscreen.tap(*at)
    phone.page.touchscreen.tap(*at)
    phone.pass_time(300)
    phone.expect_moves(7)


def test_the_end_comes_though_the_phone_is_turned(phone: Player) -> None:
    phone.open(WON.rpartition(".")[0])
    phone.touch(moves_of(WON)[-1])
    phone.page.set_viewport_size({"width": 844, "height": 390})
    expect(phone.page.get_by_role("dialog")).to_contain_text("Won!")


@pytest.mark.fast_clock
def test_the_paint_is_of_the_end_of_the_replies(phone: Player) -> None:
    watched = several_turned()
    phone.open(watched.before)
    phone.touch(watched.move)
    phone.hurry()
    phone.expect_position()
    phone.pass_time(5000)  # the paint is kept when the player pauses
    script = """[...new DOMParser().parseFromString(
        backboneTrust.createHTML(JSON.parse(localStorage['backbone.paint']).html), 'text/html'
    ).querySelectorAll('.card')].map(c => [c.dataset.spot, c.dataset.card, c.getAttribute('transform')])"""
    assert phone.page.evaluate(script) == phone.shown()


def test_early_taps_on_the_hand(contexts: Profiles, address: str) -> None:
    context = contexts(**PHONE, service_workers="block")
    player = Player(context.new_page(), address)
    player.open("v1/bridge/34")
    player.expect_position()
    player.page.goto("about:blank")
    gate = Gate(context, "**/*.wasm")
    page = player.page
    page.goto(address, wait_until="commit")
    page.locator('#first-paint .card[data-card="Ad"]').tap(position={"x": 8, "y": 12})
    gate.open()
    player.wait_for_python()
    player.session = Session.read("v1/bridge/34/hkAd", CATALOGUE)
    player.expect_moves(1)


@pytest.mark.fast_clock
def test_enter_while_the_house_plays_plays_nothing(contexts: Profiles, address: str) -> None:
    player = player_at(contexts, address, (1280, 800), pace="slow")
    watched = several_turned()
    player.open(watched.before)
    player.press(watched.move)
    assert plate(player) != facts_of(player, player.position)  # there is more to come
    player.page.keyboard.press("Enter")
    player.expect_position()
    player.pass_time(5000)
    player.expect_moves(player.session.moves_made)


def test_a_seventh_card_is_answered_in_words_on_the_screen(phone: Player) -> None:
    phone.open(SIX_KEPT)
    tap_card(phone, "9h")
    expect(phone.page.locator("#said.aloud")).to_be_visible()


def test_for_the_left_hand_nothing_lies_over_the_hand(contexts: Profiles, address: str) -> None:
    player = player_at(contexts, address, (844, 390), left_handed=True)
    player.follow("v1/bridge/34")
    assert [one for one in player.page.evaluate(OUTSIDE) if "outline" not in one] == []
