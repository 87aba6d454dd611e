"""Links that a random player follows: to deals, to positions near the end of a game, and damaged ones."""

from functools import cache

from hypothesis import strategies as st

from support.strategies import GAMES, recorded

DAMAGED = (
    *("v1/klondike/4711/zz", "v1/nothing/1", "v1/klondike/-1", "v1/klondike/1/sw.(sw", "v1/klondike/1/sw)", "%"),
    *("v2/klondike/1", "v1/klondike/1/t1t2x99", "v1/klondike/99999999999", "<img src=x onerror=alert(1)>"),
    *("games", "v1/freecell/1/" + "t1a1." * 30, "v1/klondike/1/" + "(" * 300, "v1/klondike/1/" + "sw." * 40_000),
    *("v1/klondike/1/sw@99", "v1/bridge/3/hkKs", "v1/klondike/\ud7ff", "v1/klondike/1//", "%E0%A4%A", "#"),
)


@cache
def _whole_games() -> list[tuple[str, list[str]]]:
    """Return the start and the moves of each recorded game."""
    found = []
    for game in GAMES:
        for _, link in recorded(game):
            version, name, number, moves = link.split("/")
            found.append((f"{version}/{name}/{number}", moves.split(".")))
    return found


@cache
def games_that_finish() -> list[tuple[str, list[str]]]:
    """Return the recorded games of those rule sets that end with Finish, or, in The Clock, by themselves."""
    families = ("backbone", "klondike", "canfield", "freecell", "seahaven", "clock")
    return [game for game in _whole_games() if game[0].split("/")[1].startswith(families)]


@st.composite
def links(draw: st.DrawFn) -> str:
    """Draw a link to a deal, or to a position at most 60 moves before the end of a game."""
    if draw(st.booleans()):
        game = draw(st.sampled_from(GAMES))
        return f"v1/{game.id}/{draw(st.integers(1, 60) | st.integers(1001, 9999))}"
    deal, moves = draw(st.sampled_from(_whole_games()))
    left = draw(st.integers(0, min(len(moves), 60)))
    return "/".join([deal, *filter(None, [".".join(moves[: len(moves) - left])])])
