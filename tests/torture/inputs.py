"""Attack with changed texts, without a browser: links, positions, backups and saved texts.

Whatever the text, only exceptions that the interface names may be raised, no game that breaks a rule may be
accepted, a damaged text may lose only what it contains itself, and none may take a second of work.
"""

import multiprocessing
import time
from collections.abc import Callable, Generator
from functools import lru_cache
from itertools import cycle
from random import Random

from app.state import backup
from app.state.settings import Settings
from engine.core.automatic_moves import play_steps
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.notation import CannotReadError
from engine.play.session import Session
from support.english import english
from support.kept_texts import book_of
from torture import kept_attack, samples
from torture.mutations import mutated
from torture.report import Report, counted

KIND = "changed texts"
_LONGEST = 1.0  # seconds of processor time for one text


def attempts(chance: Random) -> Generator[str]:
    """Change a text of each sort in turn, and yield each time what was lost."""
    for sort in cycle(_TURNS):
        attack = _ATTACKS[sort]
        began = time.process_time()
        try:
            lost = attack(chance)
        except Exception as error:  # any: these functions should raise none
            lost = f"{type(error).__name__}: {error}"
        took = time.process_time() - began
        if took > _LONGEST:
            lost = lost or f"{took:.1f} seconds of work"
        yield f"{sort}: {lost}" if lost else ""


def side_by_side(seed: int, tries: int, seconds: float, processes: int) -> Report:
    """Try `tries` texts in several processes, for at most `seconds`; return the report."""
    report = Report(KIND)
    share = -(-tries // processes)
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        work = [(seed * 1000 + number, share, seconds) for number in range(processes)]
        for part in pool.starmap(_one_process, work):
            report.join(part)
    return report


def _one_process(seed: int, tries: int, seconds: float) -> Report:
    return counted(KIND, lambda: attempts(Random(seed)), tries, seconds)


# Links and positions


def _link(chance: Random) -> str:
    table = samples.table()
    before = table.session.text()
    change = table.open(mutated(chance.choice(samples.links()), chance))
    if change.refused:
        return "" if change.said and table.session.text() == before else "refused without a word"
    if before not in [entry.session.text() for entry in table.history.entries]:
        return "the game on the table is gone"
    if table.results:
        return "a link was counted"
    return illegal(table.session)


def _position(chance: Random) -> str:
    rule_set, text = chance.choice(samples.positions())
    game = CATALOGUE[rule_set]
    try:
        position = notation.read_position(game, mutated(text, chance))
    except CannotReadError as error:
        return "" if english(error.reason) else "refused without a word"
    written = notation.position_text(game, position)
    return "" if notation.read_position(game, written) == position else f"{written} is read as another position"


@lru_cache(maxsize=10_000)
def _legal(rule_set: str, position: tuple[bytes, ...]) -> frozenset[object]:
    return frozenset(CATALOGUE[rule_set].moves(position))


@lru_cache(maxsize=2000)
def _illegal(text: str) -> str:
    session = Session.read(text, CATALOGUE)
    game = session.game
    if session.text() != text:
        return f"{text} is written as {session.text()}"
    if Session(game, session.number).position != _settled_deal(session):
        return f"{session.text()} begins with another deal"
    waiting = [session.root]
    while waiting:
        node = waiting.pop()
        waiting += node.children
        if node.move is None or node.parent is None:
            continue
        if not node.is_automatic and node.move not in _legal(game.id, node.parent.position):
            return f"{session.text()} has a move that is not legal"
        first = next(iter(play_steps(game, node.parent.position, node.move)))
        if first.position != node.position:
            return f"{session.text()} has a move that leads elsewhere"
    return ""


def illegal(session: Session) -> str:
    """Return a sentence about a move in the session that breaks a rule; empty if there is none."""
    return _illegal(session.text())


def _settled_deal(session: Session) -> tuple[bytes, ...]:
    """Return the position after the deal and the automatic moves that follow it."""
    node = session.root
    while node.children and node.children[0].is_automatic:
        node = node.children[0]
    return node.position


# Backup files


def _backup(chance: Random) -> str:
    table = samples.table()
    table.book = book_of(*samples.RESULTS)
    games = [entry.session for entry in table.history.entries]
    try:
        found = backup.read(mutated(chance.choice(samples.backups()), chance), CATALOGUE)
    except backup.CannotImportError as error:
        return "" if "Nothing was changed." in english(error.reason) else "refused without a word"
    backup.add(table, found)
    after = [entry.session for entry in table.history.entries]
    if not all(any(other.contains(game) for other in after) for game in games):
        return "a game on this device is gone"
    kept = {result.token: result for result in table.results}
    for result in samples.RESULTS:
        if result.token not in kept or result.won > kept[result.token].won:
            return "a result on this device is gone"
    backup.to_text(table, Settings(), found.others, now=0, day="2026-11-22")
    return next(filter(None, (illegal(entry.session) for entry in found.entries)), "")


_ATTACKS: dict[str, Callable[[Random], str]] = {
    "link": _link,
    "position": _position,
    "backup": _backup,
    "kept text": lambda chance: kept_attack.damaged(chance, illegal),
    "crafted text": lambda chance: kept_attack.crafted(chance, illegal),
}
# Fast attacks come more often.
_TURNS = (
    *("link", "position", "kept text", "backup", "link", "position", "crafted text", "link", "position"),
    *("backup", "link", "position", "link", "position"),
)
