"""Test what follows from a verdict for the line to a win, for the positions before, and for later ones."""

from collections.abc import Sequence

import pytest

from engine.core import cards
from engine.core.game import Game, Kind, Move, Position, Status
from engine.core.saying import say
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.session import Node, Session
from engine.solving import hints
from engine.solving.knowledge import Knowledge, LosingInterval, losing_interval, next_to_judge
from engine.solving.models import can_judge
from engine.solving.solve import Answer, Verdict, solve
from support.english import english, message
from support.toy import Toy

GAME = CATALOGUE["black-hole"]
WON = solve(GAME, GAME.start(17))
NEVER, NOT_KNOWN = Verdict(Answer.IMPOSSIBLE, (), 1), Verdict(Answer.UNKNOWN, (), 500)


def played(*texts: str, number: int = 17) -> Session:
    session = Session(GAME, number)
    for text in texts:
        session.play(notation.read_move(GAME, text))
    return session


def other_move(session: Session) -> str:
    """Return a legal move that is not the next move of the known win."""
    moves = [move for move in GAME.moves(session.position) if move != WON.line[session.moves_made]]
    return notation.move_text(GAME, moves[0])


def nodes(session: Session) -> list[Node]:
    return [session.root, *session.line()]


def test_nothing_is_known_of_a_deal_nobody_looked_at() -> None:
    assert Knowledge(GAME).answer(played().here) is None


def test_a_line_proves_every_position_on_it() -> None:
    session, knowledge = played(), Knowledge(GAME)
    knowledge.learn(session.here, WON)
    assert WON.answer is Answer.WINNABLE
    assert knowledge.line(session.position) == WON.line
    for number, move in enumerate(WON.line):
        assert knowledge.answer(session.here) is Answer.WINNABLE
        assert knowledge.line(session.position) == WON.line[number:]
        session.play(move)
    session.status()
    assert knowledge.answer(session.here) is Answer.WINNABLE


def test_what_led_to_a_position_that_can_be_won_could_be_won() -> None:
    session, knowledge = played(), Knowledge(GAME)
    for move in WON.line[:30]:
        session.play(move)
    verdict = solve(GAME, session.position)
    knowledge.learn(session.here, verdict)
    assert knowledge.line(session.root.position) == WON.line[:30] + verdict.line
    assert all(knowledge.answer(node) is Answer.WINNABLE for node in nodes(session))


def test_what_is_lost_stays_lost_and_says_nothing_of_what_came_before() -> None:
    session, knowledge = played(), Knowledge(GAME)
    session.play(WON.line[0])
    knowledge.learn(session.here, NEVER)
    session.play(next(GAME.moves(session.position)))
    assert knowledge.answer(session.here) is Answer.IMPOSSIBLE
    assert knowledge.answer(session.root) is None


def test_a_search_in_vain_is_remembered_until_there_is_an_answer() -> None:
    session, knowledge = played(), Knowledge(GAME)
    knowledge.learn(session.here, NOT_KNOWN)
    assert knowledge.answer(session.here) is Answer.UNKNOWN
    assert knowledge.looked_at(session.here) == 500
    knowledge.learn(session.here, WON)
    assert knowledge.answer(session.here) is Answer.WINNABLE


@pytest.mark.parametrize(("name", "number"), [("seahaven", 5), ("seahaven", 21), ("spider-1", 7)])
def test_a_way_to_the_win_comes_nowhere_twice(name: str, number: int) -> None:
    session = Session(CATALOGUE[name], number)
    found = solve(session.game, session.position)
    # The line found visits some position twice.
    assert len(set(positions(session, found.line))) < len(found.line) + 1
    knowledge = Knowledge(session.game)
    knowledge.learn(session.here, found)
    way = positions(session, knowledge.line(session.position))
    assert len(set(way)) == len(way)
    assert session.game.status(way[-1]) is Status.WON


def positions(session: Session, line: Sequence[Move]) -> list[Position]:
    """Return the positions along a line, starting with the current one."""
    found = [session.position]
    for move in line:
        found.append(session.game.play(found[-1], move))
    return found


def test_a_win_is_the_end_of_the_way_even_where_a_card_may_be_taken_back() -> None:
    session = Session(CATALOGUE["klondike"], 2)
    for move in solve(session.game, session.position).line:
        session.play(move)
    won, knowledge = session.position, Knowledge(session.game)
    assert session.status() is Status.WON
    session.play(next(session.game.moves(won)))
    knowledge.learn(session.here, solve(session.game, session.position))
    assert len(knowledge.line(session.position)) == 1
    assert knowledge.line(won) == ()


def test_a_position_is_known_to_be_won_without_having_been_played_to() -> None:
    session, knowledge = played(), Knowledge(GAME)
    for move in WON.line:
        session.play(move)
    again = Session.read(session.text(), CATALOGUE)
    again.undo()
    line = again.player_nodes()
    while (number := next_to_judge(line, knowledge)) is not None:
        assert knowledge.answer(line[number]) is None
        knowledge.learn(line[number], solve(GAME, line[number].position))
    assert losing_interval(line, knowledge) == LosingInterval(len(line) - 1, len(line))


def test_a_short_search_in_vain_is_no_reason_against_a_long_one() -> None:
    session, knowledge = played(), Knowledge(GAME)
    knowledge.learn(session.here, NOT_KNOWN, at_length=False)
    assert knowledge.answer(session.here) is Answer.UNKNOWN
    assert next_to_judge([session.root], knowledge) == 0
    knowledge.learn(session.here, Verdict(Answer.UNKNOWN, (), 0))  # the search was cut short
    assert next_to_judge([session.root], knowledge) == 0
    knowledge.learn(session.here, NOT_KNOWN)
    assert next_to_judge([session.root], knowledge) is None


class Answered(Knowledge):
    """Knows the answers for those positions of one line that were asked, and what follows along that line."""

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

    def has_given_up(self, node: Node) -> bool:
        return self.places[id(node)] in self.asked & self.in_vain


@pytest.mark.parametrize("lost_at", [1, 7, 16, 20])
@pytest.mark.parametrize("in_vain", [set(), {9}, {6, 7, 8}, set(range(4, 12))])
def test_the_losing_move_is_found_by_halving(lost_at: int, in_vain: set[int]) -> None:
    session = played()
    for move in WON.line[:20]:
        session.play(move)
    line = nodes(session)
    knowledge = Answered(line, lost_at, in_vain)
    while (number := next_to_judge(line, knowledge)) is not None:
        knowledge.asked.add(number)
    last = max((i for i in range(lost_at) if i not in in_vain), default=-1)
    first = min((i for i in range(lost_at, 21) if i not in in_vain), default=21)
    assert losing_interval(line, knowledge) == LosingInterval(last, first)
    assert len(knowledge.asked) <= 6 + len(in_vain)


def test_a_game_that_can_still_be_won_is_asked_about_once() -> None:
    session, knowledge = played(), Knowledge(GAME)
    for move in WON.line[:20]:
        session.play(move)
    assert next_to_judge(nodes(session), knowledge) == 20
    knowledge.learn(session.here, Verdict(Answer.WINNABLE, WON.line[20:], 1))
    assert next_to_judge(nodes(session), knowledge) is None


# Hints


def test_hints_follow_one_plan_to_the_win() -> None:
    session, knowledge = played(), Knowledge(GAME)
    knowledge.learn(session.here, WON)
    for move in WON.line:
        hint = hints.hint(session, knowledge)
        assert hint.move == move
        assert "guess" not in english(hint.words) + english(hint.why)
        session.play(move)
    assert hints.hint(session, knowledge) == hints.Hint(say("game-is-won", noun="deal"))
    assert english(hints.hint(session, knowledge).words) == message("game-is-won", noun="deal")


def test_a_hint_says_what_the_move_is_good_for() -> None:
    session, knowledge = played(), Knowledge(GAME)
    knowledge.learn(session.here, WON)
    hint = hints.hint(session, knowledge)
    fan = session.position[WON.line[0].source]
    card, free = english(cards.name(fan[-1])).capitalize(), english(cards.name(fan[-2]))
    why = f"one more card is home and the {free} is freed"
    assert english(hint.words) == f"{card} to the black hole, frees the {free}."
    assert english(hint.why) == f"{card} to the black hole: {why}. 51 moves to win."


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ("v1/klondike/1", "Ace of diamonds home, turns up a card."),
        ("v1/freecell/1", "Three of diamonds to cell 1."),
        ("v1/spider-1/1", "Four of spades to column 8, turns up a card."),
        ("v1/backbone/1", "Jack of diamonds to the top right rib, empties a rib."),
    ],
)
def test_a_hint_is_short(link: str, words: str) -> None:
    session = Session.read(link, CATALOGUE)
    knowledge = Knowledge(session.game)
    knowledge.learn(session.here, solve(session.game, session.position))
    assert english(hints.hint(session, knowledge).words) == words


def test_a_hint_knows_what_the_game_calls_the_pile_that_it_frees() -> None:
    session = Session.read("v1/backbone/1", CATALOGUE)
    knowledge = Knowledge(session.game)
    knowledge.learn(session.here, solve(session.game, session.position))
    assert "('pile', 'rib')" in repr(hints.hint(session, knowledge).words)


def test_a_hint_in_a_lost_position_says_so_and_still_gives_a_move() -> None:
    session, knowledge = played(), Knowledge(GAME)
    knowledge.learn(session.here, NEVER)
    hint = hints.hint(session, knowledge)
    assert hint.lost
    assert hint.move in set(session.game.moves(session.position))


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_where_nothing_is_known_a_hint_is_called_a_guess(game: Game) -> None:
    session = Session(game, 1)
    hint = hints.hint(session, Knowledge(game))
    if game.counts_peeks:  # A guess must not know the cards to come, so no hint is given.
        assert hint == hints.Hint(say("nothing-is-certain", game=game.title))
        words = message("nothing-is-certain", game=game.title)
        assert english(hint.words) == words
        assert hints.nudge(session, Knowledge(game)) == hint.words
    elif game.has_choices:
        assert english(hint.words).startswith("Best guess")
        assert hint.move in set(game.moves(session.position))
    else:
        assert hint == hints.Hint(say("nothing-to-choose"))
        assert english(hint.words) == message("nothing-to-choose")


@pytest.mark.parametrize(
    ("verdict", "words"),
    [
        (WON, message("there-is-a-way")),
        (NEVER, "This deal could never be won."),
        (NOT_KNOWN, message("not-known-moves")),
    ],
)
def test_a_nudge_shows_no_move(verdict: Verdict, words: str) -> None:
    session, knowledge = played(), Knowledge(GAME)
    knowledge.learn(session.here, verdict)
    assert english(hints.nudge(session, knowledge)) == words


def test_a_verdict_says_what_it_rests_on() -> None:
    session, knowledge = played(), Knowledge(GAME)
    assert english(hints.verdict(session, knowledge)).startswith("Unknown so far")
    knowledge.learn(session.here, NOT_KNOWN)
    assert "500 positions searched" in english(hints.verdict(session, knowledge))
    knowledge.learn(session.here, WON)
    assert english(hints.verdict(session, knowledge)).endswith("can be won in 51 moves.")


def test_a_verdict_says_where_cards_are_hidden_that_it_takes_them_into_account() -> None:
    session = Session(CATALOGUE["klondike"], 1)
    knowledge = Knowledge(session.game)
    knowledge.learn(session.here, Verdict(Answer.WINNABLE, (), 1))
    words = hints.verdict(session, knowledge)
    assert english(words) == "This game can be won. This takes hidden cards into account."


# Guesses


def test_a_guess_is_never_a_move_that_is_known_to_lose() -> None:
    session, knowledge = Session(CATALOGUE["freecell"], 500), Knowledge(CATALOGUE["freecell"])
    for _ in range(3):
        move = hints.hint(session, knowledge).move
        assert move
        session.play(move)
        knowledge.learn(session.here, NEVER)
        session.undo()
        assert hints.hint(session, knowledge).move != move


def test_where_every_move_is_known_to_lose_that_is_said() -> None:
    session, knowledge = played(), Knowledge(GAME)
    for move in GAME.moves(session.position):
        session.play(move)
        knowledge.learn(session.here, NEVER)
        session.undo()
    assert hints.hint(session, knowledge).lost


def test_where_a_win_is_known_but_no_way_a_guess_says_so() -> None:
    session, knowledge = played(), Knowledge(GAME)
    knowledge.learn_answer(session.root, Answer.WINNABLE)
    hint = hints.hint(session, knowledge)
    assert english(hint.words).startswith("Best guess: ")
    assert english(hint.why).startswith("Best guess:")


@pytest.mark.parametrize(
    "name", [name for name, game in CATALOGUE.items() if game.has_choices and can_judge(game)]
)
def test_guesses_do_not_go_to_and_fro(name: str) -> None:
    session, knowledge = Session(CATALOGUE[name], 1), Knowledge(CATALOGUE[name])
    been = {session.position}
    for _ in range(40):
        move = hints.hint(session, knowledge).move
        new = [
            there for move in session.game.moves(session.position) if (there := after(session, move)) not in been
        ]
        if not move:
            break
        session.play(move)
        assert session.position not in been or not new
        been.add(session.position)


def after(session: Session, move: Move) -> Position:
    return session.game.play(session.position, move)


def test_a_card_taken_back_is_no_gain() -> None:
    session = Session(CATALOGUE["klondike"], 3)
    for _ in range(30):
        hint = hints.hint(session, Knowledge(session.game))
        assert hint.move
        assert session.game.spots[hint.move.source].kind is not Kind.FOUNDATION
        session.play(hint.move)


# Hints in a game with automatic moves: the toy game puts face-up aces away automatically

BOX, BAG = Move(0, 1), Move(0, 2)


def test_a_guess_avoids_a_move_that_loses_with_what_follows_it() -> None:
    session, knowledge = Session(Toy(), 2), Knowledge(Toy())
    session.play(BAG)
    # Every move except "two cards to the bag" is proved lost, in the position after its automatic moves.
    for target, n in ((1, 1), (1, 2), (2, 1)):
        lost = Session(Toy(), 2)
        lost.play(BAG)
        lost.play(Move(0, target, n))
        knowledge.learn(lost.here, NEVER)
    assert hints.hint(session, knowledge).move == Move(0, 2, 2)


def test_the_known_line_is_played_with_its_automatic_moves() -> None:
    """In deal 2 two aces turn up. The line would fail if their automatic moves were left out."""
    session, knowledge = Session(Toy(), 2), Knowledge(Toy())
    knowledge.learn(session.here, Verdict(Answer.WINNABLE, (BAG,) * 4, 4))
    assert [move for move, _ in knowledge.played_line(session.position)] == [BAG, BAG, BOX, BOX, BAG, BAG]
    assert english(hints.hint(session, knowledge).words).startswith("Six of ")


def test_a_way_from_an_earlier_position_has_no_automatic_moves() -> None:
    session = Session(Toy(), 2)
    for _ in range(2):
        session.play(Move(0, 2))
    knowledge = Knowledge(session.game)
    knowledge.learn(session.here, Verdict(Answer.WINNABLE, (Move(0, 2),) * 2, 2))
    assert knowledge.line(session.root.position) == (Move(0, 2),) * 4
    assert len(knowledge.played_line(session.root.position)) == 6
