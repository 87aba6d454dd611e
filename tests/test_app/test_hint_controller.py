"""The controller of hints and demonstrations, with stand-ins for the page around it."""

from collections.abc import Sequence
from unittest.mock import Mock

from app.control.hint_controller import HintController
from app.control.page_context import PageContext
from app.state.settings import Settings
from engine.core.automatic import PlayedMove
from engine.core.game import Move
from engine.play.session import Session
from engine.solving.solve import Answer, Verdict
from support.toy import Toy

BAG = Move(0, 2)


def test_a_demonstration_shows_the_automatic_moves_too() -> None:
    """The toy game puts open aces away by itself: without them the second move of the line would take an ace."""
    session = Session(Toy(), 2)
    shown: list[PlayedMove] = []

    def demonstrate(steps: Sequence[PlayedMove]) -> None:
        shown.extend(steps)

    context = PageContext(
        table=lambda: Mock(session=session),
        settings=Settings,
        say=Mock(),
        after=Mock(),
        open=Mock(),
        demonstrate=demonstrate,
    )
    controller = HintController(Mock(), Mock(), Mock(), context)
    controller._analysis.knowledge.learn(session.root, Verdict(Answer.WINNABLE, (BAG,) * 4, 4))
    controller.commands()["demo"]("")
    made = Session(Toy(), 2)
    for _ in range(4):
        made.play(BAG)
    line = [PlayedMove(node.move, node.position) for node in made.line() if node.move]
    assert len(line) == 6
    assert shown == [*line, line[-1]]
