"""Test Bridge Solitaire: play both examples of its source, card by card."""

from engine.core import cards
from engine.core.game import Status
from engine.play import notation
from support.bridge_positions import (
    BOOK,
    FIRST,
    GAME,
    PILES,
    SPOT,
    WHOLE_PACK,
    bid,
    contract,
    counter_pile,
    down,
    first_hand,
    offer,
    on,
    record,
    said,
    second_hand,
    spoken,
)


def test_the_first_example_is_a_whole_pack() -> None:
    position = BOOK.at(**FIRST)
    assert sorted(cards.identity(card) for i in PILES for card in position[i]) == WHOLE_PACK


def test_the_first_example_up_to_the_contract() -> None:
    position = first_hand()
    piles = BOOK.piles(position)
    assert piles["h"] == "9s4sQh8h7hAcKcQcJcTc8c3dXc"
    assert piles["d"] == "~Ts~7s~2s~5h~4h~9dJs"
    assert "b" not in piles and "k" not in piles
    assert "a" not in piles  # six winning tricks, so the house passes
    after = BOOK.after(position, "ac1C")
    assert counter_pile(after, "c") == int(contract("p1Cx", 150)) == 1 + 128 + 1536
    assert counter_pile(after, "l") == 1  # the player declares, so the house leads


FIRST_PLAY = [
    # (the moves of a trick, the tricks won so far by the player and by the house)
    (["su", "ht8c", "tw"], (1, 0)),
    (["htAc", "sx", "sx", "sx", "su", "tw"], (2, 0)),
    (["htKc", "sx", "su", "tw"], (3, 0)),
    (["htQc", "sx", "sx", "su", "tw"], (4, 0)),
    (["htJc", "sx", "su", "tw"], (5, 0)),
    (["htQh", "sx", "su", "tv"], (5, 1)),  # the house trumps with the four
    (["su", "ht4s", "tv"], (5, 2)),  # the king of the house wins
    (["su", "ht3d", "tv"], (5, 3)),  # the four of the house wins
    (["su", "htXc", "tv"], (5, 4)),  # the player's joker loses to the queen of diamonds
    (["su", "ht7h", "tw"], (6, 4)),  # wins against the two of hearts
    (["ht9s", "su", "tv"], (6, 5)),  # the house answers with a joker
    (["su", "htTc", "tw"], (7, 5)),  # the ten trumps the six of diamonds
    (["ht8h", "su", "tv"], (7, 6)),  # the house trumps with the five of clubs
]


def test_the_first_example_card_by_card() -> None:
    position = BOOK.after(first_hand(), "ac1C")
    for moves, (mine, theirs) in FIRST_PLAY:
        for text in moves:
            if text[0] != "h":
                assert BOOK.moves(position) == {text}  # automatic moves are the only legal ones
            position = BOOK.after(position, text)
        packets = [len(GAME.trick_sizes(position, SPOT[name])) for name in "wv"]
        assert packets == [mine, theirs]
    assert BOOK.piles(position)["r"] == record("p1Cx7+150")
    assert BOOK.piles(position)["s"] == down("2d 8d Jd 3h 6h 9h Th Jh Kh 3s 5s 6s 8s")
    assert BOOK.piles(position)["w"] == "~3c~8c~Ac~9c~Kc~2c~Qc~6c~Jc~7c~2h~7h~6d~Tc"
    assert BOOK.piles(position)["v"] == "~Qh~4c~Ks~4s~4d~3d~Qd~Xc~9s~Xd~8h~5c"
    assert BOOK.moves(position) == {"ds"}


def test_the_first_example_scores_as_the_source_says() -> None:
    position = BOOK.after(first_hand(), "ac1C", *(text for moves, _ in FIRST_PLAY[:-1] for text in moves))
    assert said(position, "ht8h") == (
        "you play the eight of hearts; the house plays the five of clubs; "
        "the house wins the trick: you 7, the house 6; "
        "your one club doubled, made: you 150 for honours, 40 below the line, 50 for the insult"
    )
    end = on(position, "ht8h")
    assert spoken(offer(end).notes) == ("You 150 for honours, 40 below the line, 50 for the insult.",)
    assert GAME.status(end) is Status.PLAYING
    last = notation.read_move(GAME, "tv")
    before = BOOK.after(position, "ht8h", "su")
    assert GAME.points(before, last, end) == 240


def test_what_the_player_sees_of_the_first_example() -> None:
    position = BOOK.after(first_hand(), "ac1C", "su", "ht8c", "tw", "htAc", "sx", "sx", "sx")
    assert BOOK.piles(position)["x"] == "7d5dAh"
    position = BOOK.after(position, "su", "tw")
    assert BOOK.piles(position)["x"] == "~7d~5d~Ah"  # turned face down after the trick
    assert "htJc" in BOOK.moves(position)


def test_the_second_example_as_far_as_it_is_told() -> None:
    position = second_hand()
    piles = BOOK.piles(position)
    assert piles["h"] == "As9s3sAhQhTh3h2hKc4c3c3dXc"
    assert counter_pile(position, "a") == bid("1D")
    position = BOOK.after(position, "ac1H")
    assert counter_pile(position, "c") == int(contract("p1Hx"))
    position = BOOK.after(position, "su", "htQh", "tw")  # the queen wins against the jack
    assert BOOK.piles(position)["w"] == "~Jh~Qh"
    position = BOOK.after(position, "htAh", "sx")  # the house may not play the queen of diamonds
    assert BOOK.piles(position)["x"] == "Qd"
    position = BOOK.after(position, "su", "tv")  # the house plays the other joker
    assert BOOK.piles(position)["v"] == "~Ah~Xd"
    assert counter_pile(position, "l") == 1 and BOOK.moves(position) == {"su"}
