"""Check that the document of the page says of a face-down card only that it lies face down."""

from typing import Any

import pytest

from chromium.player import Player, won_link
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.card_names import betrayed
from support.extent import amount

LOOKS = amount(8, 12, 10**6)
# Leaves out the deck's drawings and the picture of a win, which have every card, and the last message.
DOCUMENT = """() => {
    const all = document.documentElement.cloneNode(true);
    for (const element of all.querySelectorAll(".deck, #celebration, #said, script, style")) element.remove();
    return all.outerHTML;
}"""
PAINT = "() => JSON.parse(localStorage.getItem('backbone.paint')).html"


@pytest.mark.every_case
@pytest.mark.fast_clock
@pytest.mark.parametrize("rule_set", ["klondike", "spider"])
def test_nothing_in_the_page_tells_a_face_down_card(phone: Player, rule_set: str) -> None:
    link = won_link(rule_set)
    moves = len(Session.read(link, CATALOGUE).line())
    phone.open(f"{link}@0")
    for number in range(1, moves + 1):
        phone.page.keyboard.press("y")
        phone.session.redo()
        phone.expect_moves(phone.session.moves_made)
        if number % max(1, moves // LOOKS) == 0 and number < moves:
            expect_nothing_betrayed(phone)


def expect_nothing_betrayed(player: Player) -> None:
    player.pass_time(5000)  # the cards come to rest, and the page saves the board for the next visit
    found: Any = player.evaluate(DOCUMENT)
    assert not list(betrayed(found, player.game, player.position))
    kept: Any = player.evaluate(PAINT)
    assert 'data-card="' in kept
    assert not list(betrayed(kept, player.game, player.position))
