"""What a game says besides the cards: the facts always in sight, and the calls to choose from, as HTML text."""

import re
from html import escape

from app.panels.panel_html import Panel, button
from engine.core.game import Call, Game, Grid, Offer, Position, Report, Row
from engine.play import notation

_SUITS = {"♣": ("c", "clubs"), "♦": ("d", "diamonds"), "♥": ("h", "hearts"), "♠": ("s", "spades")}
_PIP = re.compile("[♣♦♥♠]")
_ENTRY = re.compile(r"(\d+) (.+)")


def pips(text: str) -> str:
    """The text with its suits drawn as on the cards, in their colours, and named for the ear."""

    def drawn(found: re.Match[str]) -> str:
        letter, name = _SUITS[found[0]]
        shape = f'<use href="#s-{letter}"/>'
        sign = f'<svg class="pip s-{letter}" viewBox="-14 -14 28 28" aria-hidden="true">{shape}</svg>'
        return f'{sign}<span class="unseen"> {name}</span>'

    return _PIP.sub(drawn, escape(text))


def plate(game: Game, position: Position) -> str:
    """The facts of a position, and the way to the score; empty for a game that has none."""
    facts = game.facts(position)
    told = "".join(f"<span>{pips(fact)}</span>" for fact in facts)
    ways = [button(f"report {report.name}", report.button) for report in game.reports(position)[:1]]
    return f"<p>{told}</p>{''.join(ways)}" if facts else ""


def offer(game: Game, position: Position) -> str:
    """The calls that can be made now, and why there are no others; empty where there are none."""
    offered = game.offer(position)
    if offered is None:
        return ""
    notes = "".join(f"<p>{pips(note)}</p>" for note in offered.notes)
    return (
        f"<h2>{pips(offered.title)}</h2>"
        f'<div class="row">{_ways(game, position, offered)}</div>{_grid(game, offered)}'
        f'<div class="notes">{notes}</div>'
    )


def _grid(game: Game, offered: Offer) -> str:
    cells = "".join(_call(game, call) if call else "<i></i>" for call in offered.grid)
    kind = "bids suits" if offered.columns == len(_SUITS) else "bids"
    return f'<div class="{kind}">{cells}</div>' if cells else ""


def _ways(game: Game, position: Position, offered: Offer) -> str:
    """The calls beside the grid, and the way to the report that tells more."""
    reports = {report.name: report for report in game.reports(position)}
    more = reports.get(offered.report)
    way = button(f"report {more.name}", more.button) if more else ""
    return "".join(_call(game, call, main=True) for call in offered.calls) + way


def _call(game: Game, call: Call, *, main: bool = False) -> str:
    text = notation.move_text(game, call.move)
    kind = ' class="main"' if main else ""
    return (
        f'<button type="button" id="call-{text}" data-do="call {text}" aria-label="{escape(call.words)}"{kind}>'
        f"{pips(call.sign)}</button>"
    )


# Reports


def report(found: Report) -> Panel:
    """A report as a sheet."""
    parts = (f"<p>{pips(part)}</p>" if isinstance(part, str) else _table(part) for part in found.parts)
    return Panel(found.title, "".join(parts))


def _table(grid: Grid) -> str:
    head = "".join(f'<th scope="col">{escape(title)}</th>' for title in grid.head)
    rows = "".join(_row(line, len(grid.head)) for line in grid.rows)
    return f'<table class="{grid.kind}"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def _row(line: Row, columns: int) -> str:
    kind = f' class="row-{line.mark}"' if line.mark else ""
    if line.mark == "heading":
        return f'<tr{kind}><th scope="rowgroup" colspan="{columns}">{escape(line.cells[0])}</th></tr>'
    return f"<tr{kind}>{''.join(map(_cell, line.cells))}</tr>"


def _cell(text: str) -> str:
    """A cell; points and what they are for stand in lines of their own."""
    entry = _ENTRY.fullmatch(text)
    drawn = f"<b>{entry[1]}</b> <small>{pips(entry[2])}</small>" if entry else pips(text)
    return f"<td>{drawn}</td>"
