"""The next move, and the words for it: proved, or called a guess.

While the player follows the plan each hint is its next move, so that hints never lead in circles.
"""

from collections.abc import Container
from typing import NamedTuple

from engine.core import cards
from engine.core.automatic import play_through
from engine.core.game import Game, Kind, Move, Position, Status
from engine.core.number_words import counted
from engine.play.session import Session
from engine.solving.knowledge import Knowledge
from engine.solving.solve import Answer
from engine.view import speech

_THOUGHTFUL = "The verdict is thoughtful: it knows every card, covered ones too."


class Hint(NamedTuple):
    """What a player is told who asks; `move` is None where there is none to show."""

    words: str
    move: Move | None = None
    lost: bool = False  # it is certain that nothing can be won from here


def hint(session: Session, insight: Knowledge) -> Hint:
    """The next move of the plan, or that all is lost, or a guess."""
    if session.status() is Status.WON:
        return Hint("The game is won.")
    if not session.game.has_choices:
        return Hint("There is nothing to choose: any press goes on.")
    if insight.line(session.position):
        return _planned(session, insight)
    if insight.answer(session.here) is Answer.IMPOSSIBLE:
        return _hopeless(session, insight)
    return _guessed(session, insight)


_WORDS = {
    Answer.WINNABLE: "can be won",
    Answer.IMPOSSIBLE: "can no longer be won",
    Answer.UNKNOWN: "not known to be winnable",
}


def known(answer: Answer, *, ever: bool) -> str:
    """An answer in a few words; `ever` tells whether the deal could be won once, as far as is known."""
    return _WORDS[answer] if ever or answer is not Answer.IMPOSSIBLE else "cannot be won"


def could_be_won(session: Session, insight: Knowledge) -> bool:
    """Whether the deal itself is not known to be lost."""
    return insight.answer(session.root) is not Answer.IMPOSSIBLE


def verdict(session: Session, insight: Knowledge) -> str:
    """What is known of where the game stands, and what that rests on."""
    answer = insight.answer(session.here)
    if answer is Answer.WINNABLE:
        way = f": a way of {_to_the_win(session, insight)} is known" if insight.line(session.position) else ""
        return f"This can be won{way}. {_THOUGHTFUL}"
    if answer is Answer.IMPOSSIBLE:
        return f"{_hopeless(session, insight).words} {_THOUGHTFUL}"
    seen = insight.looked_at(session.here)
    tried = f"in {seen:,} positions" if seen else "so far"
    return f"Not known: {tried} neither a win was found nor a proof that there is none."


def nudge(session: Session, insight: Knowledge) -> str:
    """No more than whether there is something to be done."""
    if session.status() is not Status.PLAYING:
        return session.ending()
    words = {
        Answer.WINNABLE: "There is a way to win from here.",
        Answer.IMPOSSIBLE: f"This {known(Answer.IMPOSSIBLE, ever=could_be_won(session, insight))}.",
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


def _hopeless(session: Session, insight: Knowledge) -> Hint:
    words = known(Answer.IMPOSSIBLE, ever=could_be_won(session, insight))
    return Hint(f"This {words}: every way on was tried.", lost=True)


def _planned(session: Session, insight: Knowledge) -> Hint:
    line = insight.line(session.position)
    move = line[0]
    told = _told(session.game, session.position, move)
    reason = _reason(session.game, session.position, line)
    return Hint(f"{told}: {reason}. {_to_the_win(session, insight)} to the win.", move)


def _to_the_win(session: Session, insight: Knowledge) -> str:
    return speech.moves(len(insight.line(session.position)))


def _told(game: Game, position: Position, move: Move) -> str:
    after = play_through(game, position, move)
    return speech.sentence(speech.describe_move(game, position, move, after, short=True))


def _reason(game: Game, position: Position, line: tuple[Move, ...]) -> str:
    """What the move is good for: what it gains at once, or the next move of the plan that gains something."""
    gain = _gain(game, position, line[0])
    if gain:
        return gain
    after = play_through(game, position, line[0])
    for number, move in enumerate(line[1:], start=1):
        gain = _gain(game, after, move)
        if gain:
            when = "then" if number == 1 else f"{counted(number, 'move')} later"
            return f"{when} {gain}"
        after = play_through(game, after, move)
    return "it leads on to the win"


def _gain(game: Game, position: Position, move: Move) -> str:
    """What a move gains, in a few words; empty if nothing that shows."""
    after = play_through(game, position, move)
    left, kind = after[move.source], game.spots[move.source].kind
    gains = []
    if _brings(game, position, move, after):
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


def _brings(game: Game, position: Position, move: Move, after: Position) -> bool:
    """Whether a move brings the player nearer to the aim, by what the game counts."""
    points = game.points(position, move, after)
    return points < 0 if game.scored == "left" else points > 0


def _guessed(session: Session, insight: Knowledge) -> Hint:
    """The move that gains most at once, of those not known to lose; it may be a bad one, and says so."""
    game, position = session.game, session.position
    moves = list(game.moves(position))
    if not moves:
        return Hint("No move is left.", lost=True)
    good = [move for move in moves if not insight.loses(play_through(game, position, move))]
    if not good:
        return _hopeless(session, insight)
    been = {session.root.position, *(node.position for node in session.line())}
    move = max(good, key=lambda move: _worth(game, position, move, been))
    can = insight.answer(session.here) is Answer.WINNABLE
    why = "it can be won, but no way is at hand" if can else "nothing is proved"
    return Hint(f"A guess, {why}: {_told(game, position, move)}.", move)


def _worth(game: Game, position: Position, move: Move, been: Container[Position]) -> tuple[bool, ...]:
    """Where the game has not been yet; then what gains something, then the stock or the waste, then the rest."""
    source, target = (game.spots[spot].kind for spot in (move.source, move.target))
    gain = _gain(game, position, move)
    idle = source is Kind.FOUNDATION or source is target is Kind.CELL
    turns = source in {Kind.STOCK, Kind.WASTE}
    return play_through(game, position, move) not in been, not idle, bool(gain), "covered" in gain, turns
