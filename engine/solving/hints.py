"""Hints: a move to make next, with a sentence about it.

The move is part of a known win. If the game cannot be won, the move begins the way to the best position that can
still be reached, and the sentence says so. If nothing is known, the sentence calls the move a guess.

Hints never lead in circles. Those for a known win, and those on a known way to a better position, follow its moves
one by one. All others lead to a position that has not yet occurred in the game.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import cards
from engine.core.automatic_moves import play_through
from engine.core.game import Game, Kind, Move, Position, Status
from engine.core.saying import Saying, say
from engine.play.fresh_moves import leading_on
from engine.play.session import Session
from engine.solving.gains import gains, worth
from engine.solving.knowledge import Knowledge
from engine.solving.solve import Answer
from engine.view import speech

_FAR = 150  # if a win needs more moves than this, hints do not give the number: it would discourage the player


class Hint(NamedTuple):
    """A hint: its words, and the move to show."""

    words: Saying  # one short sentence
    why: Saying | None = None  # the move again, and why it is good; None if the words say everything
    move: Move | None = None  # None if there is no move to show
    lost: bool = False  # whether it is certain that the position cannot be won
    useless: bool = False  # whether it is also certain that no move can gain anything any more


def hint(session: Session, knowledge: Knowledge) -> Hint:
    """Return a hint for the current position: the next move of a known win, or the best move there is.

    If the game is already won, or if its rules never give the player a choice, the hint says so and has no move.
    The hint has no move either if the game has `counts_peeks`: its hints are made in `fair_hint`.
    """
    if session.status_so_far() is Status.WON:
        return Hint(say("game-is-won", noun=session.game.words.deal_noun))
    if not session.game.has_choices:
        return Hint(say("nothing-to-choose"))
    if session.game.counts_peeks:
        return Hint(session.ending() or say("nothing-is-certain", game=session.game.title))
    if knowledge.line(session.position):
        return _from_line(session, knowledge)
    if knowledge.answer(session.here) is Answer.IMPOSSIBLE:
        return _when_lost(session, knowledge)
    return _guessed(session, knowledge)


def answer_words(game: Game, answer: Answer, deal: Answer | None) -> Saying:
    """Return an answer in a few words, such as "can be won".

    `deal` is what is known of the deal at its start, see `_told`.
    """
    return say("answer", answer=_told(answer, deal), noun=game.words.deal_noun)


def _told(answer: Answer, deal: Answer | None) -> str:
    """Return the word that messages use for an answer: "winnable", "unknown", or a word for IMPOSSIBLE.

    This word is "never" if the deal could not be won from its start, "lost" if it could, and "impossible" if that
    is not known.
    """
    if answer is not Answer.IMPOSSIBLE:
        return "winnable" if answer is Answer.WINNABLE else "unknown"
    return {Answer.IMPOSSIBLE: "never", Answer.WINNABLE: "lost"}.get(deal or Answer.UNKNOWN, "impossible")


def how_lost(session: Session, knowledge: Knowledge) -> str:
    """Return the word that messages use if the current position cannot be won: "never", "lost" or "impossible"."""
    return _told(Answer.IMPOSSIBLE, knowledge.answer(session.root))


def is_useless(session: Session, knowledge: Knowledge) -> bool:
    """Return whether the game goes on, but it is proved that no move can gain anything any more."""
    if session.status_so_far() is not Status.PLAYING or knowledge.answer(session.here) is not Answer.IMPOSSIBLE:
        return False
    reach = knowledge.reach(session.position)
    return bool(reach and reach.is_useless)


def verdict(session: Session, knowledge: Knowledge) -> Saying:
    """Return sentences that say whether the current position can be won, and how that is known."""
    answer, noun = knowledge.answer(session.here), session.game.words.deal_noun
    if answer is Answer.WINNABLE:
        way = len(knowledge.line(session.position))
        words = say("can-be-won-in", count=way, noun=noun) if 0 < way <= _FAR else say("can-be-won", noun=noun)
        return _with_hidden_cards(session, words)
    if answer is Answer.IMPOSSIBLE:
        return _with_hidden_cards(session, _lost_words(session, knowledge))
    seen = knowledge.looked_at(session.here)
    return say("not-known-after", count=seen) if seen else say("not-known-so-far")


def _with_hidden_cards(session: Session, words: Saying) -> Saying:
    """Return a verdict; if some cards are hidden, add that the verdict takes them into account."""
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
    if session.game.counts_peeks:
        return say("nothing-is-certain", game=session.game.title)
    answer, noun = knowledge.answer(session.here), session.game.words.deal_noun
    if answer is Answer.WINNABLE:
        return say("there-is-a-way")
    if answer is Answer.IMPOSSIBLE:
        if is_useless(session, knowledge):
            return say("nothing-useful-left")
        return say("this-is-lost", answer=how_lost(session, knowledge), noun=noun)
    moves = (move for move in session.turn.moves if session.game.spots[move.source].kind is not Kind.STOCK)
    return say("not-known-moves" if any(moves) else "not-known-stock", noun=noun)


def _lost_words(session: Session, knowledge: Knowledge) -> Saying:
    noun = session.game.words.deal_noun
    return say("lost-by-search", answer=how_lost(session, knowledge), noun=noun)


def _when_lost(session: Session, knowledge: Knowledge) -> Hint:
    """Return a hint for a position that cannot be won: the best move, or no move if none is of use."""
    why = _lost_words(session, knowledge)
    if is_useless(session, knowledge):
        return Hint(say("nothing-useful-left"), lost=True, useless=True)
    game, position, reach = session.game, session.position, knowledge.reach(session.position)
    line = reach.line if reach else ()
    move = line[0] if line else _fresh_move(session, session.turn.moves)
    if move is None or session.status_so_far() is not Status.PLAYING:
        return Hint(why, lost=True)
    is_best = bool(line and reach and reach.is_proved)
    best = say("best-move" if is_best else "guess", move=_brief(game, position, move))
    told = say("answer", answer=how_lost(session, knowledge), noun=game.words.deal_noun)
    goal = _goal(game, position, line) if is_best else []
    parts = [say("statement", what=told), best, *goal]
    return Hint(say("sentences", parts=parts), why, move, lost=True)


def _goal(game: Game, position: Position, line: tuple[Move, ...]) -> list[Saying]:
    """Return a sentence with the number of cards that the best line brings home or leaves, if that gets better."""
    after = position
    for move in line:
        after = play_through(game, after, move)
    words, count = game.words, game.score(after)
    is_counted = words.counted == "cards" and not game.progress_label(position)
    if not is_counted or count == game.score(position):
        return []
    if words.brings_home:
        count -= game.score(position)  # cards that are home already are not brought home by the line
    return [say("way-leads-to", scored=words.scored, count=count)]


def _from_line(session: Session, knowledge: Knowledge) -> Hint:
    line = knowledge.line(session.position)
    move = line[0]
    words = _move_words(session.game, session.position, move)
    reason = _reason(session.game, session.position, line)
    if len(line) > _FAR:
        why = say("why-hint-far", move=words, reason=reason)
    else:
        why = say("why-hint", move=words, reason=reason, count=len(line))
    return Hint(say("statement", what=_brief(session.game, session.position, move)), why, move)


def _move_words(game: Game, position: Position, move: Move) -> Saying:
    after = play_through(game, position, move)
    return with_source(game, position, move, speech.describe_move(game, position, move, after, short=True))


def with_source(game: Game, position: Position, move: Move, words: Saying, *, always: bool = False) -> Saying:
    """Return the words for a move; add where its cards come from if their name is not unique, or if `always`."""
    if not (always or speech.has_twin(game, position, move)):
        return words
    return say("move-from-place", move=words, place=game.spots[move.source].title)


def _brief(game: Game, position: Position, move: Move) -> Saying:
    """Return a move and what it gains at once in few words: "ace of hearts home, turns a card"."""
    after = play_through(game, position, move)
    found = [gain.brief for gain in gains(game, position, move) if gain.brief]
    words = with_source(game, position, move, speech.describe_move_briefly(game, position, move, after))
    return say("in-short", parts=[words, *found])


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
    """Return a guess: the next move of a way to a better position, or the move that gains most at once.

    A guess is never a move that is known to lose, or one that leads back (see `_fresh_move`).
    """
    game, position = session.game, session.position
    moves = session.turn.moves
    if not moves:
        return Hint(say("no-move-left"), lost=True)
    good = [move for move in moves if not knowledge.loses(play_through(game, position, move))]
    if not good:
        return _when_lost(session, knowledge)
    reach = knowledge.reach(position)
    line = reach.line if reach else ()
    move = line[0] if line and line[0] in good else _fresh_move(session, good)
    if move is None:
        return Hint(say("only-ways-back"))
    can = knowledge.answer(session.here) is Answer.WINNABLE
    why = say("why-guess", move=_move_words(game, position, move), known="winnable" if can else "nothing")
    return Hint(say("guess", move=_brief(game, position, move)), why, move)


def _fresh_move(session: Session, moves: Sequence[Move]) -> Move | None:
    """Return the move that gains most at once (`gains.worth`), of those that do not lead back; None if all do."""
    game, position = session.game, session.position
    return max(leading_on(session, moves), key=lambda move: worth(game, position, move), default=None)


def way_words(count: int) -> Saying:
    """Return a message that a way to win is shown, with its number of moves if this is not very large."""
    return say("showing-way", count=count) if count <= _FAR else say("showing-long-way")
