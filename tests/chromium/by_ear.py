"""Play without seeing the page, in any browser, by keys and by what a screen reader hears.

The player hears the accessibility tree and the live region. It knows the rules and the names of piles and cards.
It learns where the piles are by moving the focus. It never reads the document.
"""

import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from statistics import median, quantiles
from typing import Any, NamedTuple, NoReturn

from app.view.arrow_keys import ARROWS
from chromium.player import deal_of, moves_of
from engine.core import cards
from engine.core.game import Kind, Move
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play import intents, notation
from engine.play.intents import Play
from engine.play.session import Session
from engine.view import speech
from support.english import english
from support.hands import Hands, Point
from support.patience import PATIENCE

Record = Callable[[str, object], None]  # the type of pytest's fixture `record_property`

_DIGITS = "1234567890"
_FAR = 4  # If the way to a card needs more keys than this, the player types the name of the card instead
_LOST = 60  # the player gives up after this number of steps


class Told(NamedTuple):
    """What a screen reader knows at one moment."""

    focus: str  # the name of the element with the focus; "" if none has it
    is_pressed: bool
    sheet: str  # the title of the open sheet; "" without one
    live: str  # the text of the live regions
    table: str  # the name of the card table


class Cost(NamedTuple):
    """The cost of one move: words spoken and keys pressed."""

    words: int
    keys: int


class Ear(ABC):
    """Notes every utterance, that is, what a screen reader says without being asked.

    A subclass reads the accessibility tree.
    """

    def __init__(self) -> None:
        self.told = Told("", False, "", "", "")
        self.utterances: list[str] = []

    @abstractmethod
    def read(self) -> Told:
        """Read the accessibility tree as it is now."""

    def listen(self) -> Told:
        """Read the tree, and note what has changed in it since the last time."""
        before, self.told = self.told, self.read()
        now = self.told
        if now.sheet != before.sheet and now.sheet:
            self.utterances.append(now.sheet)
        if (now.focus, now.is_pressed) != (before.focus, before.is_pressed) and now.focus:
            self.utterances.append(f"{now.focus}, pressed" if now.is_pressed else now.focus)
        if now.live != before.live and now.live.strip():
            self.utterances.append(now.live)
        return now


class ByEar(Hands):
    """Plays by keys and ear.

    `costs` has the words and keys of each move, `learning` those for learning the way around the table.
    `press_key` presses a key by its name, `visit` opens an address. This player does nothing else to a browser.
    """

    def __init__(
        self, ear: Ear, press_key: Callable[[str], object], visit: Callable[[str], object], address: str
    ) -> None:
        self.ear = ear
        self._press_key = press_key
        self._visit = visit
        self.address = address
        self.session = Session(CATALOGUE["backbone"], 1)
        self.keys = 0
        self.costs: list[Cost] = []
        self.learning = Cost(0, 0)
        self._jumps: dict[str, str] = {}  # key -> the place to which it leads from everywhere
        self._ways: dict[tuple[str, str], str] = {}  # (place, key) -> the place to which the key led from there

    # What a player who sees nothing cannot do

    def evaluate(self, script: str, argument: Any = None) -> NoReturn:
        raise AssertionError("this player sees nothing")

    def tap_at(self, point: Point) -> NoReturn:
        raise AssertionError("this player sees nothing")

    def carry(self, start: Point, end: Point) -> NoReturn:
        raise AssertionError("this player sees nothing")

    def tap_on(self, selector: str) -> NoReturn:
        raise AssertionError("this player sees nothing")

    def focus_on(self, selector: str) -> NoReturn:
        raise AssertionError("this player sees nothing")

    def expect_moves(self, number: int) -> None:
        """Do nothing: `_played` hears the move itself."""

    def let_calls_be_read(self) -> None:
        """Do nothing: the page never takes a key press for a mistaken touch."""

    # Pressing keys and listening

    def key(self, name: str) -> None:
        self.keys += 1
        self._press_key(name)
        self.ear.listen()

    def wait_to_hear(self, words: str) -> None:
        """Listen until the live region has said these words."""
        until = time.monotonic() + PATIENCE
        while words.lower() not in self._heard() and time.monotonic() < until:
            self.ear.listen()
        assert words.lower() in self._heard(), f"wanted {words!r}, heard {self.ear.utterances[-4:]}"

    def _heard(self) -> str:
        return self.ear.told.live.replace("\u00a0", " ").lower()

    def wait_for_sheet(self, title: str) -> None:
        """Listen until a sheet with this title is open."""
        until = time.monotonic() + PATIENCE
        while self.ear.told.sheet != title and time.monotonic() < until:
            self.ear.listen()
        assert self.ear.told.sheet == title, f"heard {self.ear.utterances[-4:]}"

    def turn_on(self, choice: str) -> None:
        """Choose a value in the settings by Tab and Enter, and go back to the table."""
        for name in ("Menu", "Settings", choice):
            self._tab_to(name)
            self.key("Enter")
        self.key("Escape")

    # The table

    def open(self, link: str) -> None:
        """Open a game by its link, hear its name, and learn the ways on its table."""
        self.session = Session.read(link, CATALOGUE)
        self._visit("about:blank")
        self._visit(f"{self.address}#{link}")
        title = english(speech.deal_title(self.game, self.session.number))
        until = time.monotonic() + PATIENCE
        while self.ear.told.table != title and time.monotonic() < until:
            self.ear.listen()
        assert self.ear.told.table == title
        self._learn()

    def make(self, move: Move) -> None:
        """Make a move, and note its cost."""
        self.ear.utterances.clear()
        self.keys = 0
        self.press(move)
        self.costs.append(self._cost())

    def _cost(self) -> Cost:
        return Cost(sum(len(words.split()) for words in self.ear.utterances), self.keys)

    def _played(self, move: Move) -> None:
        """Wait until the page has announced this move."""
        before = self.session.position
        self.session.play(move)
        self.wait_to_hear(english(speech.describe_move(self.game, before, move, self.position)))

    # The ways between places

    def _learn(self) -> None:
        """Try the keys that lead to columns and to kinds of piles, then go along each kind to the right."""
        self._jumps, self._ways, self.keys = {}, {}, 0
        self.ear.utterances.clear()
        self.key("ArrowRight")
        for digit in _DIGITS:
            before = self._here()
            self.key(digit)
            if self._here() == before and "no column" in self._heard():
                break
            self._jumps[digit] = self._here()
        while (self._here(), "PageDown") not in self._ways:
            self._go_by("PageDown")
        heads = list(dict.fromkeys(self._ways.values()))
        for head in heads:
            self.go_to(head)
            while (self._here(), "ArrowRight") not in self._ways:
                self._go_by("ArrowRight")
        self.learning = self._cost()

    def _here(self) -> str:
        return self._place(self.ear.told.focus)

    def _place(self, name: str) -> str:
        """Return the place with this name.

        The name of a pile contains more than its title, so the longest matching title counts.
        """
        titles = (speech.sentence(english(spot.title)) for spot in self.game.spots)
        known = (title for title in titles if name == title or name.startswith((f"{title},", f"{title}:")))
        return max(known, key=len, default=name.removesuffix(", kept"))

    def _go_by(self, key: str) -> str:
        """Press a key, and remember where it leads."""
        before = self._here()
        self.key(key)
        self._ways[before, key] = self._here()
        return self._here()

    def go_to(self, place: str, typed: str = "") -> None:
        """Go to a place by the shortest known way.

        If no way is known, look around, or type the name of the card that lies there.
        """
        for _ in range(_LOST):
            if self._here() == place:
                return
            way = self._way(place)
            if typed and (way is None or len(way) > _FAR):
                self._find(typed)
                typed = ""
            elif way:
                self._go_by(way[0])
            else:
                self._look_around()
        raise AssertionError(f"{place} is not found from {self._here()}: {sorted(set(self._ways.values()))}")

    def _way(self, goal: str) -> list[str] | None:
        """Return the keys of the shortest known way to a place; None if no way is known."""
        start = self._here()
        came: dict[str, list[str]] = {start: []}
        waiting = deque([start])
        while waiting and goal not in came:
            here = waiting.popleft()
            ways = {key: there for (place, key), there in self._ways.items() if place == here} | self._jumps
            for key, there in ways.items():
                if there not in came:
                    came[there] = [*came[here], key]
                    waiting.append(there)
        return came.get(goal)

    def _look_around(self) -> None:
        """Press an arrow key that was not yet tried, at the nearest place that has one."""
        known = {self._here(), *self._jumps.values(), *self._ways.values()}
        new = [(place, key) for place in known for key in ARROWS if (place, key) not in self._ways]
        reached = [(way, key) for place, key in new if (way := self._way(place)) is not None]
        assert reached, "every way was tried"
        way, key = min(reached, key=lambda found: len(found[0]))
        for step in way:
            self._go_by(step)
        self._go_by(key)

    def _find(self, card: str) -> None:
        """Type a card to go to its pile."""
        for key in ("/", *card, "Enter"):
            self.key(key)

    # Moves

    def press(self, move: Move) -> None:
        """Make a move with the fewest keys: the key of the stock, or Space if Space means this move here."""
        stock = self._stock()
        source = move.source if self.game.spots[move.source].kind is not Kind.HAND else None
        turns = stock >= 0 and intents.tap(Turn(self.game, self.position), stock, None) == Play(move)
        is_best = source is not None and intents.tap(Turn(self.game, self.position), source, None) == Play(move)
        if self.is_called(move) or not (turns or is_best):
            super().press(move)
            return
        if self.session.here.is_automatic:
            self.key("Escape")
        if turns:
            self.key("d")
        else:
            self.walk(move.source)
            self.key(" ")
        self._played(move)

    # The methods that `Hands.press` calls

    def walk(self, spot: int, n: int = 1) -> None:
        what, pile = self.game.spots[spot], self.position[spot]
        if what.kind is Kind.HAND:
            self.go_to(english(speech.name(self.game, n)), typed=notation.card_text(n))
            return
        is_open = bool(pile) and not cards.is_down(pile[-1])
        self.go_to(speech.sentence(english(what.title)), typed=notation.card_text(pile[-1]) if is_open else "")
        self._check(spot)

    def _check(self, spot: int) -> None:
        """Check that the name of the pile says which cards lie there."""
        wanted = english(speech.pile(self.game, self.position, spot))
        assert self.ear.told.focus == wanted, f"heard {self.ear.told.focus!r}, wanted {wanted!r}"

    def choose_from_list(self, move: Move) -> None:
        taken = speech.sentence(english(speech.cards_taken(self.game, self.position[move.source], move.n)))
        self._tab_to(taken)

    def walk_to_call(self, move: Move) -> None:
        self.key("c")
        call = self.call_for(move)
        assert call
        self._tab_to(english(call.stakes.label if call.stakes else call.words))

    def _tab_to(self, name: str) -> None:
        for _ in range(_LOST):
            if self.ear.told.focus == name:
                return
            self.key("Tab")
        raise AssertionError(f"nothing here is called {name}")


def play(player: ByEar, link: str, last: int, record: Record, browser: str = "") -> None:
    """Play the last moves of a won game, hear that it is won, and record the cost of a move."""
    session, moves = Session.read(deal_of(link), CATALOGUE), moves_of(link)
    for move in moves[:-last]:
        session.play(move)
    player.open(session.link())
    longest = ""
    for move in moves[-last:]:
        player.make(move)
        longest = max(longest, *player.ear.utterances, key=lambda words: len(words.split()))
    player.wait_to_hear("Won in ")
    words, keys = ([cost.words for cost in player.costs], [cost.keys for cost in player.costs])
    nine_tenths = quantiles(words, n=10, method="inclusive")[-1] if len(words) > 1 else words[0]
    row = [f"{player.game.id} {browser}", len(words), median(words), round(nine_tenths), median(keys), longest]
    record("by ear", row)
