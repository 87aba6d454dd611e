"""The sheets that open over the table, as HTML text. A button's `data-do` names the command it gives."""

import re
from collections.abc import Iterable
from html import escape
from typing import Any, NamedTuple

from app.state.settings import Settings, allowed
from app.view.keys import ALWAYS, LETTERS
from engine.core.game import Game, Kind, Position, Status
from engine.core.number_words import counted
from engine.play.session import Session
from engine.play.stopwatch import clock_text
from engine.solving import deal_index
from engine.view import speech


class Panel(NamedTuple):
    """A sheet: its title and what stands in it."""

    title: str
    body: str


def button(command: str, words: str, *, main: bool = False, pressed: bool | None = None) -> str:
    """A button that gives a command."""
    kind = ' class="main"' if main else ""
    state = "" if pressed is None else f' aria-pressed="{str(pressed).lower()}"'
    return f'<button type="button" data-do="{escape(command)}"{kind}{state}>{escape(words)}</button>'


def row(*buttons: str) -> str:
    """Buttons side by side; nothing where there are none."""
    return f'<div class="row">{"".join(buttons)}</div>' if any(buttons) else ""


def menu(session: Session, chosen: Settings) -> Panel:
    """What can be done besides playing."""
    numbered = session.game.deal_noun
    levels = [
        level
        for level in deal_index.LEVELS
        if all(deal_index.winnable(session.game.id, each) for each in deal_index.LEVELS)
    ]
    wished = choice(chosen, "deals", ("any", "winnable", *levels))
    deals = (
        f'<h3>New {numbered}s</h3><div class="row choice">{wished}</div>'
        if deal_index.charted(session.game.id)
        else ""
    )
    reports = [button(f"report {found.name}", found.title) for found in session.game.reports(session.position)]
    body = (
        f'<form data-do="number"><label for="number">{speech.sentence(numbered)} number</label><div class="row">'
        f'<input id="number" name="number" inputmode="numeric" autocomplete="off" value="{session.number}">'
        f'<button type="submit" class="main">Deal it</button></div></form>'
        + deals
        + (row(*reports) if reports else "")
        + row(button("new", f"New {numbered}"), button("restart", "Restart"), button("share", "Share"))
        + (row(button("daily", "Daily deals")) if deal_index.has_daily(session.game.id) else "")
        + row(button("games", "All games"), button("statistics", "Statistics"), button("review", "Review"))
        + row(button("rules", "Rules"), button("settings", "Settings"))
        + row(button("words", "The table in words"), button("help", "Keys"))
    )
    return Panel("Menu", body)


def rules(game: Game) -> Panel:
    """The rules page of a game."""
    return Panel(game.title, f'<div class="prose">{prose(game.rules)}</div>')


def prose(text: str) -> str:
    """The light markup of the rules pages as HTML: headings, points, paragraphs and strong words."""
    blocks = []
    for block in re.split(r"\n\s*\n", text.strip()):
        lines = block.strip().splitlines()
        if lines[0].startswith("# "):
            blocks.append(f"<h3>{escape(lines.pop(0)[2:])}</h3>")
        if lines and lines[0].startswith("- "):
            points = " ".join(lines)[2:].split(" - ")
            blocks.append("<ul>" + "".join(f"<li>{_strong(point)}</li>" for point in points) + "</ul>")
        elif lines:
            blocks.append(f"<p>{_strong(' '.join(lines))}</p>")
    return "".join(blocks)


def _strong(text: str) -> str:
    return re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(text))


def words(game: Game, position: Position) -> Panel:
    """Every pile and every move in words, for whoever would rather read or hear the table than see it."""
    piles = [i for i, spot in enumerate(game.spots) if spot.kind is not Kind.COUNTER]
    told = "".join(f"<li>{escape(speech.contents(game, position, i))}</li>" for i in piles)
    return Panel("The table in words", f"<p>{escape(speech.possible(game, position))}</p><ul>{told}</ul>")


def share(deal: str, game: str) -> Panel:
    """The links to this deal, and to this deal with the moves made so far."""

    def link(name: str, words: str, address: str) -> str:
        return (
            f'<label for="{name}">{words}</label><div class="row">'
            f'<input id="{name}" readonly value="{escape(address)}">{button(f"copy {name}", "Copy")}</div>'
        )

    same = "" if deal == game else link("game-link", "The game so far", game)
    return Panel("Share", link("deal-link", "This deal, from its start", deal) + same)


_SWITCHES = {
    "four_colours": "Four colours",
    "show_time": "Show the time",
    "show_score": "Show the score",
    "left_handed": "Left-handed",
    "sound": "Sound",
    "calm": "Reduce motion",
    "safe_home": "Safe cards go home by themselves",
    "letters": "Keyboard letters",
    "gallery_first": "Begin with all games",
}
CHOICES: dict[str, dict[Any, str]] = {
    "theme": {"auto": "Same as device", "felt": "Felt", "night": "Night", "day": "Day"},
    "pace": {"slow": "Slow", "steady": "Steady", "fast": "Fast"},
    "verdict": {"always": "Always", "lost": "Only when it cannot", "never": "Never"},
    "deals": {"any": "Any", "winnable": "Winnable", "easy": "Easy", "middling": "Medium", "hard": "Hard"},
}
"""The words for the values of the settings that have more than two."""


def choice(chosen: Settings, name: str, among: Iterable[Any] = ()) -> str:
    """Return a button for each allowed value of a setting, or for those given, with the chosen one pressed."""
    value = getattr(chosen, name)
    return "".join(
        button(f"choose {name} {each}", CHOICES[name][each], pressed=value == each)
        for each in among or allowed(name)
    )


def settings(chosen: Settings) -> Panel:
    """What the player may choose."""
    values = chosen._asdict()
    body = (
        f'<h3>Theme</h3><div class="row themes">{choice(chosen, "theme")}</div>'
        '<h3>Table</h3><div class="switches">'
        + "".join(
            f'<button type="button" role="switch" data-do="switch {name}" '
            f'aria-checked="{str(values[name]).lower()}">{words}</button>'
            for name, words in _SWITCHES.items()
        )
        + f'</div><h3>A game that runs by itself</h3><div class="row">{choice(chosen, "pace")}</div>'
        f'<h3>Say whether the game can still be won</h3><div class="row">{choice(chosen, "verdict")}</div>'
    )
    return Panel("Settings", body)


def no_daily(game: Game) -> Panel:
    """The words for a game that has no deal for every day."""
    return Panel(
        "Daily deals", f"<p>There are no daily deals of {escape(game.title)}: too little is proved of it.</p>"
    )


def lost(session: Session, *, ever: bool) -> Panel:
    """Nothing can be won from here, as a player hears who asked for a hint; `ever` if the deal itself could be."""
    begun, numbered = session.can_undo(), session.game.deal_noun
    what = "This can no longer be won" if ever else f"This {numbered} cannot be won"
    body = (
        f"<p>{what}: every way on was tried, with every card known, covered ones too.</p>"
        + row(
            *([button("back", "Back to where it could be won", main=True)] if ever else []),
            *([button("review", "Review")] if begun else []),
        )
        + row(
            button("close", "Play on"),
            button("new", f"New {numbered}", main=not ever),
            *([button("restart", "Restart")] if begun else []),
        )
    )
    return Panel("No way to win", body)


def pile(game: Game, position: Position, spot: int) -> Panel:
    """The cards of a pile that can be taken, as a list, where what shows of them is too narrow for a finger."""
    there = position[spot]
    counts = sorted({move.n for move in game.moves(position) if move.source == spot}, reverse=True)
    rows = (button(f"pick {spot} {n}", _taken(speech.name(game, there[-n]), n)) for n in counts)
    none = f"<p>{escape(speech.contents(game, position, spot))} No card can be taken from here now.</p>"
    body = f'<div class="pile">{"".join(rows)}</div>' if counts else none
    return Panel(speech.sentence(game.spots[spot].title), body)


def _taken(card: str, n: int) -> str:
    """A card and what would be lifted with it."""
    more = f" with {counted(n - 1, 'card')}" if n > 1 else ""
    return speech.sentence(f"{card}{more}")


def keys(*, letters: bool) -> Panel:
    """The keys and what they do."""
    names = {" ": "Space"}
    shown = {**ALWAYS, **(LETTERS if letters else {})}
    rows = "".join(
        f"<tr><th><kbd>{escape(names.get(key, key))}</kbd></th><td>{escape(words)}</td></tr>"
        for key, (_, words) in shown.items()
    )
    arrows = "<tr><th><kbd>Arrows</kbd></th><td>to the next pile that way</td></tr>"
    off = "" if letters else "<p>Letters are switched off in the settings.</p>"
    return Panel("Keys", f'<table class="keys">{arrows}{rows}</table>{off}')


def ended(status: Status, session: Session, seconds: float, settings: Settings) -> Panel:
    """The game is over: what was reached and what can be done."""
    won = status is Status.WON
    reached = [speech.moves(session.moves_made)]
    if settings.show_time:
        reached.append(clock_text(seconds))
    if settings.show_score:
        reached.append(speech.score(session.game, session.points))
    why = session.game.ending(session.position, status)
    ahead = session.game.peeks_count and session.looked_ahead()
    peeked = "<p>You looked ahead: undo went back past a card that had come up.</p>" if ahead else ""
    body = (
        f"<p>{why}</p><p class=reached>{' · '.join(reached)}</p>{peeked}"
        + row(
            button("new", f"New {session.game.deal_noun}", main=True),
            button("undo", "Undo"),
            button("restart", "Restart"),
        )
        + row(*(button(f"report {found.name}", found.title) for found in session.game.reports(session.position)))
        + row(button("review", "Review"), button("share", "Share"))
        + row(button("games", "All games"), button("statistics", "Statistics"))
    )
    return Panel("Won!" if won else "Lost", body)


def elsewhere() -> Panel:
    """The same games are being played in another tab."""
    body = "<p>These games are being played in another tab or window. Nothing is lost.</p>"
    return Panel("Open elsewhere", body + row(button("here", "Play here", main=True)))
