"""Builds the sheet (a dialog) with the chances of the moves, for a player who knows only the cards seen.

A chance is the result of a move in samples. A sample is a possible deal: the cards that the player has not seen
are dealt anew at random.
"""

from collections.abc import Sequence

from app.panels.number_text import percentage
from app.panels.panel import Panel
from app.view.markup import NOTHING, Markup, element
from app.view.words import text, words
from engine.core.game import Game
from engine.core.saying import Saying
from engine.play.session import Session
from engine.solving import fair_hint
from engine.solving.bridge.fair_words import signed
from engine.solving.chance import Chance
from engine.solving.simple_players import has_simple_player, knows_stock, plans_ahead

NAME = "chances"
_ROWS = 13  # at most; enough for all cards of a hand; of the calls in Bridge, the worst are left out


def chances_sheet(session: Session, chances: Sequence[Chance]) -> Panel:
    """Return the sheet with a table of the judged moves; `chances` has at least one, the best move first."""
    chances = chances[:_ROWS]
    for_points = bool(chances[0].gain)
    meaning, judged = _meaning(session.game, for_points=for_points)
    names = fair_hint.words_of_moves(session, [chance.move for chance in chances])
    moves = map(_move, names, chances)
    table = element("table", element("thead", _head(session, for_points=for_points)), *moves, class_="chances")
    body = element(
        "section",
        element("p", words(meaning, count=chances[0].samples)),
        table,
        element("p", words("chances-unknown"), class_="key") if any(each.unknown for each in chances) else NOTHING,
        element("p", words("chances-fewer"), class_="key") if _some_were_dropped(chances) else NOTHING,
        element("p", words(judged), class_="key"),
        element("p", words("chances-plan"), class_="key") if _keeps_to_a_plan(session, chances) else NOTHING,
    )
    return Panel(NAME, words("chances-title"), body)


def _meaning(game: Game, *, for_points: bool) -> tuple[str, str]:
    """Return the names of two messages: what the figures mean, and who played or searched the samples."""
    if for_points:
        return "chances-points", "chances-simple"
    if not has_simple_player(game):
        return "chances-meaning", "chances-later"
    return "chances-played", "chances-player" if knows_stock(game) else "chances-player-sees-no-more"


def _head(session: Session, *, for_points: bool) -> Markup:
    """Return the headings of the columns of figures."""
    noun = session.game.words.deal_noun
    often, how_much = ("chances-well", "chances-gain") if for_points else ("chances-won", "chances-interval")
    return element(
        "tr",
        element("td"),
        element("th", words(often, noun=noun), scope="col"),
        element("th", words(how_much), scope="col"),
    )


def _some_were_dropped(chances: Sequence[Chance]) -> bool:
    """Return whether a move was tried in fewer samples than the first move.

    A difference of one does not count, since the last sample may not be finished.
    """
    return any(each.samples < chances[0].samples - 1 for each in chances)


def _keeps_to_a_plan(session: Session, chances: Sequence[Chance]) -> bool:
    """Return whether the simple player's own move is listed first although another move won more often.

    The simple player is the program that plays the samples to their end, see `engine.solving.simple_players`.
    """
    first = chances[0]
    if not plans_ahead(session.game):
        return False
    if not any(each.share > first.share and each.samples >= first.samples - 1 for each in chances):
        return False
    return first.move == next(iter(fair_hint.moves_to_judge(session)), None)  # checked last, since it is slow


def _move(name: Saying, chance: Chance) -> Markup:
    """Return two table rows for a move: its words, and below them its figures, which need the whole width."""
    figures = (
        element("td", _bar(chance)),
        element("td", text(fair_hint.chance_words(chance))),
        element("td", _how_much(chance)),
    )
    return element(
        "tbody",
        element("tr", element("th", words("capital", what=name), scope="rowgroup", colspan=len(figures))),
        element("tr", *figures),
    )


def _how_much(chance: Chance) -> str:
    """Return the 95 % confidence interval of the chance to win; in a game for points, of the points gained."""
    if chance.gain:
        return words("chances-margin", points=signed(chance.gain.mean), margin=chance.gain.margin)
    low, high = (percentage(round(1000 * end), 1000) for end in chance.interval)
    return words("chances-from-to", low=low, high=high)


def _bar(chance: Chance) -> Markup:
    """Return a bar filled to the share of samples won, with a mark at each end of the interval."""
    marks = (
        element("rect", class_="mark", x=f"{100 * end:.1f}", y=0, width=1.6, height=14) for end in chance.interval
    )
    return element(
        "svg",
        element("rect", class_="trough", x=0, y=3, width=100, height=8, rx=4),
        element("rect", class_="won", x=0, y=3, width=f"{100 * chance.share:.1f}", height=8, rx=4)
        if chance.share
        else NOTHING,
        *marks,
        class_="rate",
        viewBox="0 0 102 14",
        preserveAspectRatio="none",
        aria_hidden=True,
    )
