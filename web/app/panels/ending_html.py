"""Builds the sheets for a game that is over, or that cannot be won any more."""

from calendar import day_name
from collections.abc import Sequence
from typing import NamedTuple

from app.panels.number_text import ordinal, percentage
from app.panels.panel import Panel, button, button_row
from app.state.scores import chosen, score_words
from app.state.settings import Settings
from app.view.markup import NOTHING, Markup, element, joined
from engine.core import optional
from engine.core.game import Status
from engine.core.number_words import counted
from engine.play.achievements import Achievements, Standing
from engine.play.session import Session
from engine.play.stopwatch import clock_text
from engine.solving import hints
from engine.view import speech

_WIDTH, _HEIGHT = 120, 40  # of the curve of the win rate, in units of its view box
_SIGNS = {True: "✓", False: "✓", None: ""}


class DailyWeek(NamedTuple):
    """The daily deals of this week, at the end of the deal of today."""

    won: tuple[bool | None, ...]  # of each day from Monday, as `DailyWins.on` returns it
    today: int  # 0 for Monday
    streak: int  # days in a row


class Ending(NamedTuple):
    """What is known about the game that has ended, besides its position."""

    achievements: Achievements | None = None  # None if the game does not count
    from_link: bool = False  # opened from a link with moves
    was_lesson: bool = False  # begun as a lesson
    week: DailyWeek | None = None  # None unless it is the daily deal of today
    losing_move: int | None = None  # the move after which it could not be won any more; None if that is not known


def ended(
    status: Status, session: Session, seconds: float, settings: Settings, ending: Ending | None = None
) -> Panel:
    """Return the sheet for a game that is won or lost: what was reached, and what the player can do next.

    `seconds` is the playing time.
    """
    ending = ending or Ending()
    game, won = session.game, status is Status.WON
    found = ending.achievements
    peeked = optional.counts_peeks(game) and session.has_peeked()
    lost_at = "" if won or ending.losing_move is None else f" Move {ending.losing_move} lost it."
    body = element(
        "div",
        element("p", game.ending(session.position, status) + lost_at, class_="end-words"),
        _figures(session, seconds, settings, found, won=won),
        element("p", _first(session), class_="end-first") if found and found.is_first_win else NOTHING,
        _rate(found, optional.words(game).game_noun) if found else NOTHING,
        _week(ending.week) if ending.week else NOTHING,
        element("p", "You took back a move after it had shown you a new card.") if peeked else NOTHING,
        element("p", "Opened from a link that held moves, so it does not count.") if ending.from_link else NOTHING,
        element("p", "This deal was begun as a lesson, so it does not count.") if ending.was_lesson else NOTHING,
        button_row(
            button("new", f"New {optional.words(game).deal_noun}", main=True, autofocus=won),
        ),
        _next_steps(ending, won=won),
        element(
            "div",
            button("undo", "Undo") if won else button("share", "Share"),
            button("restart", "Restart"),
            *(button(f"report {each.name}", each.title) for each in optional.reports(game, session.position)),
            button("statistics", "Statistics"),
            button("games", "All games"),
            class_="row rest",
        ),
        class_="end end-won" if won else "end",
    )
    return Panel("Won!" if won else "Lost", body)


def _next_steps(ending: Ending, *, won: bool) -> Markup:
    if won:
        return button_row(button("review", "Review"), button("share", "Share"))
    review = (
        button("review", "Review", autofocus=True)
        if ending.losing_move is None
        else button("losing-move", "Where it was lost", autofocus=True)
    )
    return button_row(review, button("undo", "Undo"))


def words_of_win(session: Session, seconds: float, settings: Settings, found: Achievements | None) -> Markup:
    """Return the words in the figure that the cards of a won game form; `seconds` is the playing time."""
    result = [clock_text(seconds)] if settings.show_time else []
    best = _best(found, settings) if found else ""
    return joined(
        element("b", "Won"),
        element("span", " · ".join([*result, speech.moves(session.moves_made)])),
        element("i"),
        element("em", best) if best else NOTHING,
    )


def _best(found: Achievements, settings: Settings) -> str:
    """Return the best that can be said of a win, in two or three words; empty if it is a win like others."""
    if found.is_first_win:
        return "Your first win"
    if found.time is Standing.RECORD and settings.show_time:
        return "Best time"
    if found.moves is Standing.RECORD:
        return "Fewest moves"
    return f"{found.streak} wins in a row" if found.is_longest_streak else ""


def _first(session: Session) -> str:
    return f"Your first win in {session.game.title}"


# Figures


def _figures(
    session: Session, seconds: float, settings: Settings, found: Achievements | None, *, won: bool
) -> Markup:
    """Return time, moves, score and streak, each with its best so far where there are other wins."""
    several = won and found is not None and found.won > 1
    figures = []
    if settings.show_time:
        note = NOTHING
        if found and several and found.best_seconds is not None:
            note = _note(found.time, f"best {clock_text(found.best_seconds)}")
        figures.append(_figure("Time", clock_text(seconds), note))
    note = _note(found.moves, f"fewest {found.fewest_moves}") if found and several else NOTHING
    figures.append(_figure("Moves", str(session.moves_made), note))
    if settings.show_score and (chosen(session.game, settings) or not (won and _is_same_in_all_wins(session))):
        amount, _, what = score_words(session, settings).partition(" ")
        figures.append(_figure("Score", amount, element("small", what)))
    if found and won:
        longest = element("small", "Longest", class_="best") if found.is_longest_streak else NOTHING
        usual = element("small", f"longest {found.best_streak}") if found.best_streak > 1 else NOTHING
        figures.append(_figure("Wins in a row", str(found.streak), longest or usual))
    return element("dl", *figures, class_="end-figures")


def _is_same_in_all_wins(session: Session) -> bool:
    """Return whether every won game ends with the same score, as in a patience whose cards are all home then."""
    game = session.game
    return optional.words(game).counted == "cards" and not optional.progress_label(game, session.position)


def _figure(name: str, value: str, note: Markup) -> Markup:
    return element("div", element("dt", name), element("dd", element("b", value), note))


def _note(standing: Standing, best: str) -> Markup:
    """Return the note beside a figure: that it is the best, that it equals the best, or what the best is."""
    if standing is Standing.RECORD:
        return element("small", "Best", class_="best")
    return element("small", "equals best" if standing is Standing.EQUAL else best)


def _rate(found: Achievements, noun: tuple[str, str]) -> Markup:
    """Return the win rate, with its course over the last games if there are enough; `noun` as in `GameWords`."""
    one, several = noun
    games = f"{found.played} {one if found.played == 1 else several}"
    course = NOTHING
    if found.rates:
        first, last = (f"{round(100 * rate)}%" for rate in (found.rates[0], found.rates[-1]))
        words = f"Win rate after each of the last {len(found.rates)} {several}: from {first} to {last}."
        course = _curve(found.rates, words)
    value = element("b", percentage(found.won, found.played))
    return element("div", element("p", element("span", f"Win rate, {games}"), value), course, class_="end-tile")


def _curve(rates: Sequence[float], words: str) -> Markup:
    """Return the win rates as a curve from the lowest to the highest, with a dot at its end."""
    low, high = min(rates), max(rates)
    step, span = (_WIDTH - 10) / (len(rates) - 1), (high - low) or 1.0
    points = [(4 + step * i, _HEIGHT - 6 - (_HEIGHT - 12) * (rate - low) / span) for i, rate in enumerate(rates)]
    line = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    (x, y), foot = points[-1], _HEIGHT - 2
    return element(
        "svg",
        element("path", class_="area", d=f"M4 {foot}L{line}L{x:.1f} {foot}Z"),
        element("path", class_="course", d=f"M{line}"),
        element("circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r=4),
        class_="end-course",
        viewBox=f"0 0 {_WIDTH} {_HEIGHT}",
        role="img",
        aria_label=words,
    )


def _week(week: DailyWeek) -> Markup:
    """Return the daily deals of this week: a mark for each day, and the days in a row in words."""
    if week.streak > 1:
        words = f"{speech.sentence(ordinal(week.streak))} day in a row"
    else:
        words = f"{counted(sum(won is not None for won in week.won), 'day')} of this week"
    named = zip(day_name, week.won, strict=True)
    days = (_weekday(name, won, is_today=day == week.today) for day, (name, won) in enumerate(named))
    title = element("p", element("b", "Daily deal"), element("span", words))
    return element("div", title, element("ol", *days), class_="end-tile week")


def _weekday(name: str, won: bool | None, *, is_today: bool) -> Markup:
    state = {True: "won", False: "won on a later day", None: "not won"}[won]
    return element(
        "li",
        element("i", _SIGNS[won], class_={True: "won", False: "won-later", None: None}[won], aria_hidden=True),
        element("span", name[0], aria_hidden=True),
        element("span", f"{name}: {state}", class_="unseen"),
        aria_current="date" if is_today else None,
    )


# A game that goes on but cannot be won


def cannot_be_won(session: Session, *, may_be_winnable: bool) -> Panel:
    """Return the sheet that is shown instead of a hint if the game cannot be won from the current position.

    `may_be_winnable` is False if it is known that the deal could not be won even from its start.
    """
    begun, unit = session.can_undo(), optional.words(session.game).deal_noun
    what = "This game can no longer be won." if may_be_winnable else f"This {unit} cannot be won."
    hidden = ", which knows the hidden cards too," if hints.hides_cards(session.game, session.position) else ""
    body = joined(
        element("p", f"{what} The solver{hidden} has ruled out every way to win."),
        button_row(
            button("back", "Back to where it could be won", main=True) if may_be_winnable else NOTHING,
            button("review", "Review") if begun else NOTHING,
        ),
        button_row(
            button("close", "Play on"),
            button("new", f"New {unit}", main=not may_be_winnable),
            button("restart", "Restart") if begun else NOTHING,
        ),
    )
    return Panel("No way to win", body)
