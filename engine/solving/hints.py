"""Hints: a move to make next, with a sentence about it.

The move is part of a known win; if no win is known, the sentence calls the move a guess. The hints for a known
win follow its moves one by one, so they never lead in circles.
"""

from typing import NamedTuple

from engine.core import cards, optional
from engine.core.automatic_moves import play_through
from engine.core.game import Game, Kind, Move, Position, Status
from engine.core.saying import Saying, say
from engine.play.session import Session
from engine.solving.gains import gains, worth
from engine.solving.knowledge import Knowledge
from engine.solving.solve import Answer
from engine.view import speech


class Hint(NamedTuple):
    """A hint: its words, and the move to show."""

    words: Saying  # one short sentence
    why: Saying | None = None  # the move again, and why it is good; None if the words say everything
    move: Move | None = None  # None if there is no move to show
    lost: bool = False  # it is certain that the position cannot be won


def hint(session: Session, knowledge: Knowledge) -> Hint:
    """Return a hint for the current position: the next move of a known win, or that the game is lost, or a guess.

    If the game is already won, or if its rules never give the player a choice, the hint says so and has no move.
    The same holds for a game where looking ahead counts: its hints are made in `fair_hint`.
    """
    if session.status_so_far() is Status.WON:
        return Hint(say("game-is-won", noun=optional.words(session.game).deal_noun))
    if not optional.has_choices(session.game):
        return Hint(say("nothing-to-choose"))
    if optional.counts_peeks(session.game):
        return Hint(session.ending() or say("nothing-is-certain", game=session.game.title))
    if knowledge.line(session.position):
        return _from_line(session, knowledge)
    if knowledge.answer(session.here) is Answer.IMPOSSIBLE:
        return _lost(session, knowledge)
    return _guessed(session, knowledge)


def answer_words(game: Game, answer: Answer, *, may_be_winnable: bool) -> Saying:
    """Return an answer in a few words, such as "can be won".

    `may_be_winnable` is False if the deal is known to be lost from its start. An impossible position then
    "cannot be won"; otherwise it "can no longer be won".
    """
    noun = optional.words(game).deal_noun
    return say("answer", answer=_told(answer, may_be_winnable=may_be_winnable), noun=noun)


def _told(answer: Answer, *, may_be_winnable: bool) -> str:
    """Return what messages call an answer: "winnable", "unknown", "lost", or "never" if it was always lost."""
    if answer is not Answer.IMPOSSIBLE:
        return "winnable" if answer is Answer.WINNABLE else "unknown"
    return "lost" if may_be_winnable else "never"


def could_be_won(session: Session, knowledge: Knowledge) -> bool:
    """Return False if the deal is known to be lost from its start, before the first move; otherwise True."""
    return knowledge.answer(session.root) is not Answer.IMPOSSIBLE


def verdict(session: Session, knowledge: Knowledge) -> Saying:
    """Return sentences that say whether the current position can be won, and how that is known."""
    answer, noun = knowledge.answer(session.here), optional.words(session.game).deal_noun
    if answer is Answer.WINNABLE:
        way = len(knowledge.line(session.position))
        words = say("can-be-won-in", count=way, noun=noun) if way else say("can-be-won", noun=noun)
        return _with_hidden_cards(session, words)
    if answer is Answer.IMPOSSIBLE:
        return _with_hidden_cards(session, _lost(session, knowledge).words)
    seen = knowledge.looked_at(session.here)
    return say("not-known-after", count=seen) if seen else say("not-known-so-far")


def _with_hidden_cards(session: Session, words: Saying) -> Saying:
    """Return a verdict, and that it takes hidden cards into account if there are any."""
    if not hides_cards(session.game, session.position):
        return words
    return say("sentences", parts=[words, say("takes-hidden-cards")])


def hides_cards(game: Game, position: Position) -> bool:
    """Return whether some cards lie face down."""
    piles = (pile for spot, pile in zip(game.spots, position, strict=True) if spot.kind is not Kind.COUNTER)
    return any(cards.is_down(card) for pile in piles for card in pile)


def nudge(session: Session, knowledge: Knowledge) -> Saying:
    """Return a hint that names no move: whether the position can be won, as far as is known.

    If that is not known, the hint says whether there are moves other than those from the stock. If the game is
    over, the hint says how it ended.
    """
    ending = session.ending()
    if ending:
        return ending
    if optional.counts_peeks(session.game):
        return say("nothing-is-certain", game=session.game.title)
    answer, noun = knowledge.answer(session.here), optional.words(session.game).deal_noun
    if answer is Answer.WINNABLE:
        return say("there-is-a-way")
    if answer is Answer.IMPOSSIBLE:
        told = _told(answer, may_be_winnable=could_be_won(session, knowledge))
        return say("this-is-lost", answer=told, noun=noun)
    moves = (
        move
        for move in session.game.moves(session.position)
        if session.game.spots[move.source].kind is not Kind.STOCK
    )
    return say("not-known-moves" if any(moves) else "not-known-stock", noun=noun)


def _lost(session: Session, knowledge: Knowledge) -> Hint:
    told = _told(Answer.IMPOSSIBLE, may_be_winnable=could_be_won(session, knowledge))
    return Hint(say("lost-by-search", answer=told, noun=optional.words(session.game).deal_noun), lost=True)


def _from_line(session: Session, knowledge: Knowledge) -> Hint:
    line = knowledge.line(session.position)
    move = line[0]
    words = _move_words(session.game, session.position, move)
    reason = _reason(session.game, session.position, line)
    why = say("why-hint", move=words, reason=reason, count=len(line))
    return Hint(say("statement", what=_brief(session.game, session.position, move)), why, move)


def _move_words(game: Game, position: Position, move: Move) -> Saying:
    after = play_through(game, position, move)
    return speech.describe_move(game, position, move, after, short=True)


def _brief(game: Game, position: Position, move: Move) -> Saying:
    """Return a move and what it gains at once in few words: "ace of hearts home, turns a card"."""
    after = play_through(game, position, move)
    found = [gain.brief for gain in gains(game, position, move) if gain.brief]
    return say("in-short", parts=[speech.describe_move_briefly(game, position, move, after), *found])


def _reason(game: Game, position: Position, line: tuple[Move, ...]) -> Saying:
    """Return why the first move of a known win is good: what this move gains, or what a later one gains."""
    gain = _gain(game, position, line[0])
    if gain:
        return gain
    after = play_through(game, position, line[0])
    for number, move in enumerate(line[1:], start=1):
        gain = _gain(game, after, move)
        if gain:
            return say("gain-later", count=number, gain=gain)
        after = play_through(game, after, move)
    return say("leads-to-win")


def _gain(game: Game, position: Position, move: Move) -> Saying | None:
    """Return what a move gains, in a few words; None if there is nothing that the player can see."""
    found = [gain.words for gain in gains(game, position, move)]
    return say("gains", parts=found) if found else None


def _guessed(session: Session, knowledge: Knowledge) -> Hint:
    """Return a guess: of the moves not known to lose, the one that gains most at once (see `gains.worth`)."""
    game, position = session.game, session.position
    moves = list(game.moves(position))
    if not moves:
        return Hint(say("no-move-left"), lost=True)
    good = [move for move in moves if not knowledge.loses(play_through(game, position, move))]
    if not good:
        return _lost(session, knowledge)
    been = {session.root.position, *(node.position for node in session.line())}
    move = max(good, key=lambda move: worth(game, position, move, been))
    can = knowledge.answer(session.here) is Answer.WINNABLE
    why = say("why-guess", move=_move_words(game, position, move), known="winnable" if can else "nothing")
    return Hint(say("guess", move=_brief(game, position, move)), why, move)
