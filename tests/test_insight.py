"""What follows from a verdict: for a line to a win, for what led there, and for what comes after."""

import pytest

from engine import cards, hints, notation
from engine.game import Game
from engine.games import CATALOGUE
from engine.insight import Insight, Turn, next_to_judge, turn
from engine.session import Node, Session
from engine.solve import Answer, Verdict, solve

GAME = CATALOGUE["black-hole"]
WON = solve(GAME, GAME.start(17))
NEVER, NOT_KNOWN = Verdict(Answer.IMPOSSIBLE, (), 1), Verdict(Answer.UNKNOWN, (), 500)


def played(*texts: str, number: int = 17) -> Session:
    session = Session(GAME, number)
    for text in texts:
        session.play(notation.read_move(GAME, text))
    return session


def other_move(session: Session) -> str:
    """A legal move that is not the next of the known win."""
    moves = [move for move in GAME.moves(session.position) if move != WON.line[session.moves_made]]
    return notation.move_text(GAME, moves[0])


def nodes(session: Session) -> list[Node]:
    return [session.root, *session.line()]


def test_nothing_is_known_of_a_deal_nobody_looked_at() -> None:
    assert Insight(GAME).answer(played().here) is None


def test_a_line_proves_every_position_on_it() -> None:
    session, insight = played(), Insight(GAME)
    insight.learn(session.here, WON)
    assert WON.answer is Answer.WINNABLE
    assert insight.line(session.position) == WON.line
    for number, move in enumerate(WON.line):
        assert insight.answer(session.here) is Answer.WINNABLE
        assert insight.line(session.position) == WON.line[number:]
        session.play(move)
    session.status()
    assert insight.answer(session.here) is Answer.WINNABLE


def test_what_led_to_a_position_that_can_be_won_could_be_won() -> None:
    session, insight = played(), Insight(GAME)
    for move in WON.line[:30]:
        session.play(move)
    verdict = solve(GAME, session.position)
    insight.learn(session.here, verdict)
    assert insight.line(session.root.position) == WON.line[:30] + verdict.line
    assert all(insight.answer(node) is Answer.WINNABLE for node in nodes(session))


def test_what_is_lost_stays_lost_and_says_nothing_of_what_came_before() -> None:
    session, insight = played(), Insight(GAME)
    session.play(WON.line[0])
    insight.learn(session.here, NEVER)
    session.play(next(GAME.moves(session.position)))
    assert insight.answer(session.here) is Answer.IMPOSSIBLE
    assert insight.answer(session.root) is None


def test_a_search_in_vain_is_remembered_until_there_is_an_answer() -> None:
    session, insight = played(), Insight(GAME)
    insight.learn(session.here, NOT_KNOWN)
    assert insight.answer(session.here) is Answer.UNKNOWN
    assert insight.looked_at(session.here) == 500
    insight.learn(session.here, WON)
    assert insight.answer(session.here) is Answer.WINNABLE


class Told(Insight):
    """Knows of the positions of one line what it was told, and what follows along that line."""

    def __init__(self, line: list[Node], lost_at: int, in_vain: set[int]) -> None:
        super().__init__(GAME)
        self.places = {id(node): i for i, node in enumerate(line)}
        self.lost_at, self.in_vain = lost_at, in_vain
        self.asked: set[int] = set()

    def answer(self, node: Node) -> Answer | None:
        number = self.places[id(node)]
        if any(number <= other < self.lost_at for other in self.asked - self.in_vain):
            return Answer.WINNABLE
        if any(self.lost_at <= other <= number for other in self.asked - self.in_vain):
            return Answer.IMPOSSIBLE
        return Answer.UNKNOWN if number in self.asked else None


@pytest.mark.parametrize("lost_at", [1, 7, 16, 20])
@pytest.mark.parametrize("in_vain", [set(), {9}, {6, 7, 8}, set(range(4, 12))])
def test_the_losing_move_is_found_by_halving(lost_at: int, in_vain: set[int]) -> None:
    session = played()
    for move in WON.line[:20]:
        session.play(move)
    line = nodes(session)
    insight = Told(line, lost_at, in_vain)
    while (number := next_to_judge(line, insight)) is not None:
        insight.asked.add(number)
    last = max((i for i in range(lost_at) if i not in in_vain), default=-1)
    first = min((i for i in range(lost_at, 21) if i not in in_vain), default=21)
    assert turn(line, insight) == Turn(last, first)
    assert len(insight.asked) <= 6 + len(in_vain)


def test_a_game_that_can_still_be_won_is_asked_about_once() -> None:
    session, insight = played(), Insight(GAME)
    for move in WON.line[:20]:
        session.play(move)
    assert next_to_judge(nodes(session), insight) == 20
    insight.learn(session.here, Verdict(Answer.WINNABLE, WON.line[20:], 1))
    assert next_to_judge(nodes(session), insight) is None


# Hints


def test_hints_follow_one_plan_to_the_win() -> None:
    session, insight = played(), Insight(GAME)
    insight.learn(session.here, WON)
    for move in WON.line:
        hint = hints.hint(session, insight)
        assert hint.move == move
        assert "guess" not in hint.words
        session.play(move)
    assert hints.hint(session, insight) == hints.Hint("The game is won.")


def test_a_hint_says_what_the_move_is_good_for() -> None:
    session, insight = played(), Insight(GAME)
    insight.learn(session.here, WON)
    words = hints.hint(session, insight).words
    fan = session.position[WON.line[0].source]
    why = f"a card goes home and the {cards.name(fan[-2])} comes free"
    assert words == f"{cards.name(fan[-1]).capitalize()} to the black hole: {why}. 51 moves to the win."


def test_of_a_lost_position_there_is_no_hint() -> None:
    session, insight = played(), Insight(GAME)
    insight.learn(session.here, NEVER)
    hint = hints.hint(session, insight)
    assert hint.lost
    assert hint.move is None


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_where_nothing_is_known_a_hint_is_called_a_guess(game: Game) -> None:
    session = Session(game, 1)
    hint = hints.hint(session, Insight(game))
    if game.choices:
        assert hint.words.startswith("A guess")
        assert hint.move in set(game.moves(session.position))
    else:
        assert hint == hints.Hint("There is nothing to choose: any press goes on.")


@pytest.mark.parametrize(
    ("verdict", "words"),
    [
        (WON, "There is a way to win from here."),
        (NEVER, "This cannot be won."),
        (NOT_KNOWN, "Nobody knows whether this can be won. There are moves to make."),
    ],
)
def test_a_nudge_shows_no_move(verdict: Verdict, words: str) -> None:
    session, insight = played(), Insight(GAME)
    insight.learn(session.here, verdict)
    assert hints.nudge(session, insight) == words


def test_a_verdict_says_what_it_rests_on() -> None:
    session, insight = played(), Insight(GAME)
    assert hints.verdict(session, insight).startswith("Not known: so far")
    insight.learn(session.here, NOT_KNOWN)
    assert "in 500 positions" in hints.verdict(session, insight)
    insight.learn(session.here, WON)
    assert "a way of 51 moves is known. The verdict is thoughtful" in hints.verdict(session, insight)
