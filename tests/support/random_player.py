"""Plays at random with the App alone, and checks the laws of the App after the steps.

A law is a rule that must hold at any time. Each action of the player is a text, so that `play` can repeat a
failure and `shortened` can make it shorter.
"""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from html import unescape
from itertools import count
from random import Random
from typing import Any

from app.core.core import Core
from app.core.recovery import recover
from app.state.state_text import comparable
from app.view.arrow_keys import ARROWS
from app.view.board_svg import card_name
from engine.core import cards
from engine.core.game import Kind, Move, Status
from engine.games.catalogue import CATALOGUE
from engine.play.notation import move_text
from engine.play.session import Session
from make.tools import ROOT
from support.app_alone import Alone, Place, Right
from support.hand_clock import Clock
from support.kept_texts import Shelf
from support.unseen_device import Device

_COMMAND = re.compile(r'data-do="([^"]*)"')
_FIELD = re.compile(r'<form[^>]*data-do="([^"]*)"')
AROUND = sorted(set(_COMMAND.findall((ROOT / "web/index.html").read_text("utf-8"))))
"""The commands of all buttons around the table."""
_OTHER_KEYS = (*ARROWS, "Tab", "ä")
_MS = (0, 16, 70, 150, 300, 460, 700, 1200, 2500, 6500, 30_000)
_TYPED = ("7", "0", "4711", "king", "7h", "", "-1", "x" * 50, "<b>")
_REST_MS = 120_000  # after this time, nothing runs any more that a press started
_MOST_TRIES = 100  # attempts to find a shorter list of actions
_LAWS_EVERY = 25  # the slow laws are checked every so many steps
_COMES_BACK_EVERY = 200
# All games, and some by rules of the player's own, by their names in links
_GAMES = [*sorted(CATALOGUE), "klondike~Tfa", "freecell~Cc2_0", "yukon~Tto.Cc0", "~Tc8_3blafa.Cc3_0.SrN"]


def press_for(core: Core, move: Move, *, drags: bool) -> str:
    """Return the press with which a player makes a legal move, as `Presses.answer` takes it.

    It is a drag if `drags`, else a tap. A tap may make another move of the same card. For a bid, it may only
    choose the bid.
    """
    spots = core.table.game.spots
    if spots[move.source].kind is Kind.COUNTER:  # a counter pile is not drawn: such a move has a button
        return f"do {'call' if drags else 'bid'} {move_text(core.table.game, move)}"
    fitting = [card for card in core.board.layout.board.cards if card.spot == move.source and card.n == move.n]
    if fitting and drags:
        return f"drag {spots[move.source].name} {card_name(fitting[0])} {spots[move.target].name}"
    return f"tap {spots[move.source].name} {card_name(fitting[0]) if fitting else '-'}"


class BrokenLawError(AssertionError):
    """A law is broken. The arguments are the error and the last actions of the player as JSON."""


class AppMachine:
    """One player with one device, on which there may be several tabs."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._place = Place(Clock(Random(seed + 1)), Shelf(), Right())
        self._tab = Alone(self._place)
        self._others: list[Alone] = []
        self._tokens: frozenset[str] = frozenset()  # the unique names of the results
        self.done: list[str] = []
        self.steps = 0

    # What the player does

    def run(self, steps: int) -> None:
        """Do `steps` random actions, and check the laws after each."""
        for _ in range(steps):
            self.step(self._choose())

    def step(self, what: str) -> None:
        """Do one action, and check the laws."""
        self.done.append(what)
        self.steps += 1
        name, _, about = what.partition(" ")
        try:
            _DEEDS[name](self, about)
            self._look_at_laws()
        except Exception as error:
            raise BrokenLawError(repr(error), json.dumps(self.done[-200:])) from error

    def _choose(self) -> str:
        """Return the next action. If a sheet is open, it is mostly an action on that sheet."""
        chance, core = self._chance, self._tab.app.core
        kind = chance.random()
        if core.panels.is_open and kind < 0.8:
            return self._on_sheet()
        if kind < 0.5:
            return self._on_table()
        if kind < 0.7:
            return f"press do {chance.choice(AROUND)}"
        if kind < 0.8:
            known = [key.name for key in core.keyboard.keys]
            return f"key {chance.choice([*known, *_OTHER_KEYS])}"
        if kind < 0.93:
            return f"wait {chance.choice(_MS)}"
        return chance.choice(["hide", "reload", "tab", "leave", "load", "recover", self._link(), "python"])

    def _on_sheet(self) -> str:
        panel = self._tab.app.core.panels.panel
        body = str(panel.body) if panel else ""
        forms = _FIELD.findall(body)
        commands = [each for each in map(unescape, _COMMAND.findall(body)) if each not in forms]
        if forms and self._chance.random() < 0.3:
            return f"press do {self._chance.choice(forms)} {self._chance.choice(_TYPED)}"
        if commands and self._chance.random() < 0.8:
            return f"press do {self._chance.choice(commands)}"
        if not panel and self._chance.random() < 0.6:
            return f"press do game {self._chance.choice(_GAMES)}"
        return "leave"

    def _on_table(self) -> str:
        """Return a press on the table: a legal move by a tap or a drag, or any other press."""
        chance, core = self._chance, self._tab.app.core
        spots, drawn = core.table.game.spots, core.board.layout.board.cards
        moves = list(core.table.turn.moves)
        kind = chance.random()
        if moves and kind < 0.7:
            return f"press {press_for(core, chance.choice(moves), drags=kind < 0.4)}"
        card = chance.choice(drawn) if drawn else None
        spot = card.spot if card else chance.choice(core.board.layout.stops).spot
        where = f"{spots[spot].name} {card_name(card) if card else '-'}"
        if kind < 0.9 or not card:
            return f"press tap {where}"
        return chance.choice([f"press hold {where}", "press let-go", "press tap - -", f"press home {where}"])

    def _link(self) -> str:
        game = self._chance.choice(_GAMES)
        return self._chance.choice(
            [f"link v1/{game}/{self._chance.randint(1, 60)}", "link v1/nothing/1", "link games", "link daily"]
        )

    # The deeds

    def _press(self, press: str) -> None:
        self._tab.app.presses.answer(press)

    def _key(self, key: str) -> None:
        self._tab.app.presses.key(key, control=False, alt=False, place="")

    def _leave(self, _: str) -> None:
        self._tab.app.core.leave()

    def _wait(self, ms: str) -> None:
        self._place.clock.advance(float(ms))

    def _hide(self, _: str) -> None:
        self._tab.device.is_hidden = True
        self._tab.app.lifecycle.leave()
        self._place.clock.advance(1000)
        self._tab.device.is_hidden = False
        self._tab.app.lifecycle.look()

    def _reload(self, _: str) -> None:
        """Close the tab and open it again. The games must be the same, and no game may be won or lost by it."""
        self._wake()
        before = self._all_kept()
        device = self._again(self._tab)
        self._tab.close()
        self._tab = Alone(self._place, device)
        assert self._all_kept() == before, "a reload has changed the games"

    def _open_tab(self, _: str) -> None:
        """Open another tab, which takes the games over. Then go on in the new tab, or wake the old one."""
        self._wake()
        before = self._all_kept()
        self._others = [*self._others, self._tab][-2:]
        self._tab = Alone(self._place, self._again(self._tab))
        assert self._all_kept() == before, "another tab has other games"
        if self._chance.random() < 0.5:
            self._tab, self._others[-1] = self._others[-1], self._tab
            self._place.clock.advance(1000)
            self._wake()
            assert self._all_kept() == before, "the tab that was there before has other games"

    def _again(self, tab: Alone) -> Device:
        device = Device()
        device.files, device.small_texts = tab.device.files, tab.device.small_texts
        return device

    def _wake(self) -> None:
        """Let this tab have the games, and end its running moves."""
        core = self._tab.app.core
        if core.asleep:
            core.do("here")
        core.stop_moves()

    def _follow_link(self, fragment: str) -> None:
        self._tab.device.fragment = f"#{fragment}"
        self._tab.app.core.receive()

    def _load(self, _: str) -> None:
        """Write the whole state as a text and read it again, as a recording does. The state must stay the same."""
        self._wake()
        self._rest()
        core = self._tab.app.core
        text = core.whole_state.dump()
        assert core.load(text)
        assert comparable(core.whole_state.dump()) == comparable(text)

    def _recover(self, _: str) -> None:
        """Recover as after an exception. The games must stay the same, and no sheet may be open."""
        self._wake()
        before = self._all_kept()
        recover(self._tab.app.core, self._tab.app.other_tab_sheet)
        assert self._all_kept() == before, "the games are others after an exception"
        assert not self._tab.app.core.panels.is_open

    def _hand_over(self, _: str) -> None:
        """Hand the page over to another Python, as on a first visit. It must have the same games and texts."""
        self._wake()
        self._rest()
        if not self._tab.app.may_hand_over():
            return
        before, memories = self._all_kept(), self._tab.app.core.whole_state.memories()
        device = self._again(self._tab)
        left = self._tab.app.left_behind()
        self._tab.close()
        self._tab = Alone(self._place, device, left)
        assert (self._all_kept(), self._tab.app.core.whole_state.memories()) == (before, memories)

    def _rest(self) -> None:
        """Close what lies over the table, drop the choice of cards, and wait until nothing runs."""
        core = self._tab.app.core
        for _ in range(4):
            core.leave()
            self._place.clock.advance(0)
        self._tab.app.presses.give("release")
        core.do("close")
        self._place.clock.advance(_REST_MS)
        core.leave()
        self._place.clock.advance(_REST_MS)

    # The laws

    def _look_at_laws(self) -> None:
        app = self._tab.app
        self._no_result_is_lost_or_entered_twice()
        self._one_thing_at_a_time_has_the_table()
        if self.steps % _LAWS_EVERY == 0 and not app.core.asleep:
            self._the_session_replays_from_its_text()
            self._what_is_on_the_table_is_drawn()
            self._what_is_shown_is_known()
        if self.steps % _COMES_BACK_EVERY == 0:
            self._reload("")

    def _no_result_is_lost_or_entered_twice(self) -> None:
        core = self._tab.app.core
        if core.asleep:
            return
        tokens = [result.token for result in core.table.results]
        assert len(set(tokens)) == len(tokens), "a result is there twice"

    def _one_thing_at_a_time_has_the_table(self) -> None:
        """Check that at most one of these is on: a lesson, the review, moves that the page makes, a celebration.

        Below a sheet or the gallery the page makes no moves. A lesson or the review may wait there.
        """
        core = self._tab.app.core
        lesson = any(part.is_open for part in core.features if type(part).__name__ == "LessonFeature")
        found = {
            "lesson": lesson,
            "review": core.is_reviewed,
            "moves": core.playback.is_running,
            "celebration": core.celebration.is_shown and not core.panels.is_open,
        }
        on = [name for name, is_on in found.items() if is_on]
        assert len(on) <= 1, f"at once: {on}"
        assert not (core.playback.is_running and core.panels.is_open), "the page makes moves below a sheet"

    def _the_session_replays_from_its_text(self) -> None:
        session = self._tab.app.core.session
        again = Session.read(session.text(), CATALOGUE)
        assert again.position == session.position
        assert again.text() == session.text()

    def _what_is_on_the_table_is_drawn(self) -> None:
        core = self._tab.app.core
        if core.playback.kind:
            return
        drawn = self._tab.table.drawn
        assert drawn is not None
        for card in drawn.board.cards:
            lies = core.table.game.displayed_card(core.session.position[card.spot][card.depth])
            same = cards.is_down(lies) if cards.is_down(card.card) else lies & cards.FACE == card.card & cards.FACE
            assert same, f"another card is drawn than lies on the table: {card}"

    def _what_is_shown_is_known(self) -> None:
        """Check that the header shows an outcome exactly when the game is over."""
        core = self._tab.app.core
        heading = core.header.heading()
        over = core.session.status_so_far() is not Status.PLAYING
        assert (heading["outcome"] is not None) == over

    def _all_kept(self) -> Any:
        """Return all games, the game on the table, and the settings."""
        core = self._tab.app.core
        table = core.table
        games = [(entry.session.text(), entry.token, entry.is_abandoned) for entry in table.history.entries]
        on_table = table.session.text(), table.history.entry.token
        # The results are left out: the proof that a game is lost may add one at any time.
        return on_table, sorted(games), core.settings


_DEEDS: dict[str, Callable[[AppMachine, str], None]] = {
    "press": AppMachine._press,
    "key": AppMachine._key,
    "leave": AppMachine._leave,
    "wait": AppMachine._wait,
    "hide": AppMachine._hide,
    "reload": AppMachine._reload,
    "tab": AppMachine._open_tab,
    "link": AppMachine._follow_link,
    "load": AppMachine._load,
    "recover": AppMachine._recover,
    "python": AppMachine._hand_over,
}


def play(seed: int, deeds: Sequence[str]) -> None:
    """Repeat the actions of a player."""
    machine = AppMachine(seed)
    for deed in deeds:
        machine.step(deed)


def shortened(seed: int, deeds: Sequence[str]) -> list[str]:
    """Return a shorter list of actions that breaks the same law.

    Actions are left out in blocks, as long as the law is still broken. The search ends after `_MOST_TRIES`
    attempts.
    """
    left, size, why = list(deeds), len(deeds), _broken(seed, deeds)
    tries = count()
    while size:
        for start in _starts(len(left), size):
            if next(tries) > _MOST_TRIES:
                return left
            fewer = left[:start] + left[start + size :]
            if _broken(seed, fewer) == why:
                left = fewer
        size //= 2
    return left


def _starts(length: int, size: int) -> Iterator[int]:
    return iter(range(((length - 1) // size) * size, -1, -size))


def _broken(seed: int, deeds: Sequence[str]) -> str:
    try:
        play(seed, deeds)
    except BrokenLawError as error:
        return str(error.args[0])
    return ""
