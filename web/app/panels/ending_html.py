"""Builds the sheets for a game that is over, or that cannot be won any more."""

from collections.abc import Sequence
from typing import NamedTuple

from app.panels.number_text import number, ordinal, percentage
from app.panels.panel import Panel, button, button_row
from app.state.dates import weekday_name, weekdays
from app.state.scores import chosen
from app.state.settings import Settings
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import text, words
from engine.core.game import Status
from engine.core.saying import Saying, say
from engine.play import scoring
from engine.play.achievements import Achievements, Standing
from engine.play.session import Session
from engine.play.stopwatch import clock_text
from engine.solving import hints
from engine.solving.bridge.study_report import can_study
from engine.view import speech

_WIDTH, _HEIGHT = 120, 40  # of the curve of the win rate, in units of its view box
_SIGNS = {True: "✓", False: "✓", None: ""}


class DailyWeek(NamedTuple):
    """The daily deals of this week, shown when one of them has been won."""

    won: tuple[bool | None, ...]  # of each day, as `DailyWins.on` returns it
    today: int  # the weekday of today, 0 for Monday
    streak: int  # days in a row
    first: int = 0  # the weekday of the first day


class Ending(NamedTuple):
    """What is known about the game that has ended, besides its position."""

    achievements: Achievements | None = None  # None if the game does not count
    from_link: bool = False  # opened from a link with moves
    was_lesson: bool = False  # begun as a lesson
    week: DailyWeek | None = None  # None unless it is a daily deal of this week
    is_first: bool = False  # the first game that counts, of all rule sets
    losing_move: int | None = None  # the move after which it could not be won any more; None if that is not known
    could_be_won: bool = True  # False if it is proved that the deal could not be won even from its start


def ended(
    status: Status, session: Session, seconds: float, settings: Settings, ending: Ending | None = None
) -> Panel:
    """Return the sheet for a game that is won or lost: what was reached, and what the player can do next.

    `seconds` is the playing time.
    """
    ending = ending or Ending()
    game, won = session.game, status is Status.WON
    noun = game.words.deal_noun
    found = ending.achievements
    peeked = game.counts_peeks and session.has_peeked()
    told = [game.ending(session.position, status)]
    if not won and ending.losing_move is not None:
        told.append(say("move-that-lost", number=ending.losing_move, noun=noun))
    if not won and not ending.could_be_won:
        told.append(say("game-cannot-be-won", answer="never", noun=noun))
    first = element("p", words("first-win-in", game=game.title), class_="end-first")
    body = element(
        "div",
        element("p", text(say("sentences", parts=told)), class_="end-words"),
        _figures(session, seconds, settings, found, won=won),
        first if found and found.is_first_win else NOTHING,
        _rate(found, game.words.game_noun) if found else NOTHING,
        _week(ending.week, noun) if ending.week else NOTHING,
        element("p", words("end-peeked")) if peeked else NOTHING,
        element("p", words("end-from-link", noun=noun)) if ending.from_link else NOTHING,
        element("p", words("end-was-lesson", noun=noun)) if ending.was_lesson else NOTHING,
        button_row(
            button("new", words("end-new", noun=noun), main=True, autofocus=won),
        ),
        _next_steps(ending, noun, won=won),
        element(
            "div",
            button("undo", words("end-undo")) if won else button("share", words("end-share")),
            button("restart", words("end-restart")) if won or ending.could_be_won else NOTHING,
            *(button(f"report {each.name}", text(each.title)) for each in game.reports(session.position)),
            button("study", words("study-button")) if can_study(game, session.position) else NOTHING,
            button("statistics", words("end-statistics")),
            button("games", words("end-games")),
            button("sound-on", words("end-sound")) if won and ending.is_first and not settings.sound else NOTHING,
            class_="row rest",
        ),
        class_="end end-won" if won else "end",
    )
    return Panel("end", words("end-won" if won else "end-lost", noun=noun), body, is_base=True)


def _next_steps(ending: Ending, noun: str, *, won: bool) -> Markup:
    if won:
        return button_row(button("review", words("end-review")), button("share", words("end-share")))
    review = (
        button("review", words("end-review"), autofocus=True)
        if ending.losing_move is None
        else button("losing-move", words("end-losing-move", noun=noun), autofocus=True)
    )
    return button_row(review, button("undo", words("end-undo")))


def words_of_win(session: Session, seconds: float, settings: Settings, found: Achievements | None) -> Markup:
    """Return the words inside the figure that the cards form after a win; `seconds` is the playing time."""
    time = [say("fact", what=clock_text(seconds))] if settings.show_time else []
    facts = say("facts-in-line", facts=[*time, speech.moves(session.moves_made)])
    best = _best(found, settings) if found else None
    return joined(
        element("b", words("figure-of-win", noun=session.game.words.deal_noun)),
        element("span", text(facts)),
        element("i"),
        element("em", text(best)) if best else NOTHING,
    )


def _best(found: Achievements, settings: Settings) -> Saying | None:
    """Return the best thing about a win, such as a record, in two or three words; None if it is a usual win."""
    if found.is_first_win:
        return say("your-first-win")
    if found.time is Standing.RECORD and settings.show_time:
        return say("your-best-time")
    if found.moves is Standing.RECORD:
        return say("your-fewest-moves")
    return say("your-longest-streak", count=found.streak) if found.is_longest_streak else None


# Figures: numbers with their names


def _figures(
    session: Session, seconds: float, settings: Settings, found: Achievements | None, *, won: bool
) -> Markup:
    """Return time, moves, score and streak; time and moves with the best value so far if there are other wins."""
    several = won and found is not None and found.won > 1
    figures = []
    if settings.show_time:
        note = NOTHING
        if found and several and found.best_seconds is not None:
            note = _note(found.time, words("end-best-time", time=clock_text(found.best_seconds)))
        figures.append(_figure(words("end-time"), clock_text(seconds), note))
    note = NOTHING
    if found and several and found.fewest_moves is not None:
        note = _note(found.moves, words("end-fewest-moves", count=found.fewest_moves))
    figures.append(_figure(words("end-moves"), str(session.moves_made), note))
    if settings.show_score and (chosen(session.game, settings) or not (won and _is_same_in_all_wins(session))):
        figures.append(_score(session, settings))
    if found and won:
        figures.append(_streak(found))
    return element("dl", *figures, class_="end-figures")


def _streak(found: Achievements) -> Markup:
    """Return the number of wins in a row, with the longest streak so far if this is more than one win."""
    note = NOTHING
    if found.is_longest_streak:
        note = element("small", words("end-longest"), class_="best")
    elif found.best_streak > 1:
        note = element("small", words("end-longest-streak", count=found.best_streak))
    return _figure(words("end-streak"), str(found.streak), note)


def _score(session: Session, settings: Settings) -> Markup:
    """Return the same score as `score_words`, with the number and what it counts in two elements."""
    other, points = chosen(session.game, settings), session.points
    if other:
        points = scoring.points(session, other)
        value, what = number(points), words("end-points", count=points)
    elif points < 0:
        value, what = number(-points), words("end-counted", scored="behind", count=-points)
    else:
        count = speech.counted(session.game, points)
        value, what = number(count), words("end-counted", scored=session.game.words.scored, count=count)
    return _figure(words("end-score"), value, element("small", what))


def _is_same_in_all_wins(session: Session) -> bool:
    """Return whether every won game ends with the same score, because all cards are on the foundations then."""
    game = session.game
    return game.words.counted == "cards" and not game.progress_label(session.position)


def _figure(name: str, value: str, note: Markup) -> Markup:
    return element("div", element("dt", name), element("dd", element("b", value), note))


def _note(standing: Standing, best: str) -> Markup:
    """Return the note beside a figure: that it is the best, that it equals the best, or what the best is."""
    if standing is Standing.RECORD:
        return element("small", words("end-best"), class_="best")
    return element("small", words("end-equals-best") if standing is Standing.EQUAL else best)


def _rate(found: Achievements, noun: str) -> Markup:
    """Return the win rate, and a curve of it over the last games if there are enough.

    `noun` is `GameWords.game_noun`.
    """
    course = NOTHING
    if found.rates:
        first, last = (words("per-cent", number=round(100 * rate)) for rate in (found.rates[0], found.rates[-1]))
        label = words("end-rates-in-words", noun=noun, count=len(found.rates), first=first, last=last)
        course = _curve(found.rates, label)
    value = element("b", percentage(found.won, found.played))
    title = element("span", words("end-rate", noun=noun, count=found.played))
    return element("div", element("p", title, value), course, class_="end-tile")


def _curve(rates: Sequence[float], label: str) -> Markup:
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
        aria_label=label,
    )


def _week(week: DailyWeek, noun: str) -> Markup:
    """Return the daily deals of this week: a mark for each day, and the days in a row in words."""
    if week.streak > 1:
        told = words("week-streak", ordinal=ordinal(week.streak, "day"), count=week.streak)
    else:
        told = words("week-won", count=sum(won is not None for won in week.won), noun=noun)
    won_by_day = zip(weekdays(week.first), week.won, strict=True)
    days = (_weekday(day, won, noun, is_today=day == week.today) for day, won in won_by_day)
    title = element("p", element("b", words("week-title")), element("span", told))
    return element("div", title, element("ol", *days), class_="end-tile week")


def _weekday(day: int, won: bool | None, noun: str, *, is_today: bool) -> Markup:
    name, state = weekday_name(day), {True: "won", False: "later", None: "not"}[won]
    return element(
        "li",
        element("i", _SIGNS[won], class_={True: "won", False: "won-later", None: None}[won], aria_hidden=True),
        element("span", text(name, "initial"), aria_hidden=True),
        element("span", words("week-day", day=name, won=state, noun=noun), class_="unseen"),
        aria_current="date" if is_today else None,
    )


# A game that goes on but cannot be won


def cannot_be_won(session: Session, how_lost: str, *, useless: bool = False) -> Panel:
    """Return the sheet that says that the game cannot be won from the current position, with the player's options.

    `how_lost` is "never" if the deal could not be won even from its start, "lost" if it could, and "impossible" if
    that is not known. `useless` says that no move can gain anything any more. If the game is over, the sheet says
    how it ended, and offers to undo the last move instead of playing on.
    """
    ending = session.ending()
    begun, noun, never = session.can_undo(), session.game.words.deal_noun, how_lost == "never"
    what = say("game-cannot-be-won", answer=how_lost, noun=noun)
    hides = hints.hides_cards(session.game, session.position)
    why = say("solver-sees-no-way-hidden" if hides else "solver-sees-no-way")
    told = [ending, what] if ending else [what, why, *([say("nothing-useful-left")] if useless else [])]
    body = joined(
        element("p", words("sentences", parts=tuple(told))),
        button_row(
            button("back", words("back-to-winnable", noun=noun), main=True) if begun and not never else NOTHING,
            button("review", words("end-review")) if begun else NOTHING,
        ),
        button_row(
            button("undo", words("end-undo")) if ending else button("close", words("no-way-play-on")),
            button("new", words("end-new", noun=noun), main=never),
            button("restart", words("end-restart")) if begun and not never else NOTHING,
        ),
    )
    return Panel("no-way", words("no-way-title"), body)
