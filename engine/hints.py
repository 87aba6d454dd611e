"""The next move, and the words for it: proved, or called a guess.

While the player follows the plan each hint is its next move, so that hints never lead in circles.
"""

from typing import NamedTuple

from engine import cards, speech
from engine.game import Game, Kind, Move, Position, Status
from engine.insight import Insight
from engine.session import Session
from engine.solve import Answer
from engine.words import counted

_THOUGHTFUL = "The verdict is thoughtful: it knows every card, covered ones too."


class Hint(NamedTuple):
    """What a player is told who asks; `move` is None where there is none to show."""

    words: str
    move: Move | None = None
    lost: bool = False  # it is certain that nothing can be won from here


def hint(session: Session, insight: Insight) -> Hint:
    """The next move of the plan, or that all is lost, or a guess."""
    if session.status() is Status.WON:
        return Hint("The game is won.")
    if not session.game.choices:
        return Hint("There is nothing to choose: any press goes on.")
    answer = insight.answer(session.here)
    if insight.line(session.position):
        return _planned(session, insight)
    if answer is Answer.IMPOSSIBLE:
        return Hint(f"This {known(answer, session.moves_made)}: every way on was tried.", lost=True)
    return _guessed(session)


_WORDS = {
    Answer.WINNABLE: "can be won",
    Answer.IMPOSSIBLE: "can no longer be won",
    Answer.UNKNOWN: "not known to be winnable",
}


def known(answer: Answer, made: int) -> str:
    """An answer in a few words, for a position after so many moves."""
    return "cannot be won" if answer is Answer.IMPOSSIBLE and not made else _WORDS[answer]


def verdict(session: Session, insight: Insight) -> str:
    """What is known of where the game stands, and what that rests on."""
    answer = insight.answer(session.here)
    if answer is Answer.WINNABLE:
        way = f": a way of {_to_the_win(session, insight)} is known" if insight.line(session.position) else ""
        return f"This can be won{way}. {_THOUGHTFUL}"
    if answer is Answer.IMPOSSIBLE:
        return f"This {known(answer, session.moves_made)}: every way on was tried. {_THOUGHTFUL}"
    seen = insight.looked_at(session.here)
    tried = f"in {seen:,} positions" if seen else "so far"
    return f"Not known: {tried} neither a win was found nor a proof that there is none."


def nudge(session: Session, insight: Insight) -> str:
    """No more than whether there is something to be done."""
    if session.status() is not Status.PLAYING:
        return session.ending()
    words = {
        Answer.WINNABLE: "There is a way to win from here.",
        Answer.IMPOSSIBLE: f"This {known(Answer.IMPOSSIBLE, session.moves_made)}.",
    }
    moves = [
        move
        for move in session.game.moves(session.position)
        if session.game.spots[move.source].kind is not Kind.STOCK
    ]
    some = "There are moves to make." if moves else "There is nothing to do but turn the stock."
    return words.get(
        insight.answer(session.here) or Answer.UNKNOWN, f"Nobody knows whether this can be won. {some}"
    )


def _planned(session: Session, insight: Insight) -> Hint:
    line = insight.line(session.position)
    move = line[0]
    told = _told(session.game, session.position, move)
    reason = _reason(session.game, session.position, line)
    return Hint(f"{told}: {reason}. {_to_the_win(session, insight)} to the win.", move)


def _to_the_win(session: Session, insight: Insight) -> str:
    return speech.moves(len(insight.line(session.position)))


def _told(game: Game, position: Position, move: Move) -> str:
    return speech.sentence(speech.said(game, position, move, game.play(position, move), short=True))


def _reason(game: Game, position: Position, line: tuple[Move, ...]) -> str:
    """What the move is good for: what it gains at once, or the next move of the plan that gains something."""
    gain = _gain(game, position, line[0])
    if gain:
        return gain
    after = game.play(position, line[0])
    for number, move in enumerate(line[1:], start=1):
        gain = _gain(game, after, move)
        if gain:
            when = "then" if number == 1 else f"{counted(number, 'move')} later"
            return f"{when} {gain}"
        after = game.play(after, move)
    return "it leads on to the win"


def _gain(game: Game, position: Position, move: Move) -> str:
    """What a move gains, in a few words; empty if nothing that shows."""
    after = game.play(position, move)
    left, kind = after[move.source], game.spots[move.source].kind
    gains = []
    if game.points(position, move, after):
        gains.append("a card goes home" if game.scored == "home" else "one card less is left")
    if kind is Kind.TABLEAU and left and cards.is_down(position[move.source][len(left) - 1]):
        gains.append("a covered card is turned up")
    elif kind is Kind.TABLEAU and not left:
        gains.append("a space comes free")
    elif kind is Kind.CELL:
        gains.append("a place for one card comes free")
    elif gains and left and kind in {Kind.TABLEAU, Kind.RESERVE}:
        gains.append(f"the {speech.name(game, left[-1])} comes free")
    return " and ".join(gains)


def _guessed(session: Session) -> Hint:
    """The move that gains most at once; it may be a bad one, and says so."""
    game, position = session.game, session.position
    moves = list(game.moves(position))
    if not moves:
        return Hint("No move is left.", lost=True)
    move = max(moves, key=lambda move: _worth(game, position, move))
    return Hint(f"A guess, nothing is proved: {_told(game, position, move)}.", move)


def _worth(game: Game, position: Position, move: Move) -> tuple[bool, bool, bool]:
    """Moves that gain something first, then those from the stock or the waste, then carrying cards about."""
    kind = game.spots[move.source].kind
    gain = _gain(game, position, move)
    return bool(gain), "covered" in gain, kind in {Kind.STOCK, Kind.WASTE}
