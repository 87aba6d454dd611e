"""The review of a game as a strip: one place for each position, with what is known of it, as SVG text."""

from collections.abc import Sequence
from itertools import groupby

from engine.solving.knowledge import LosingInterval
from engine.solving.solve import Answer

HEIGHT = 40
_TOP = {Answer.WINNABLE: 6, Answer.UNKNOWN: 16, None: 16, Answer.IMPOSSIBLE: 26}  # a win stands high, a loss low
_NAMES = {Answer.WINNABLE: "won", Answer.UNKNOWN: "open", None: "unseen", Answer.IMPOSSIBLE: "lost"}


def strip(answers: Sequence[Answer | None], at: int, turn: LosingInterval) -> str:
    """The strip of a game: high where it can be won, low where it is lost, and where the player stands.

    A wedge marks the move that lost it; between two places that are not next to each other it is a bar.
    """
    parts, start = [], 0
    for answer, group in groupby(answers):
        count = len(list(group))
        top = _TOP[answer]
        parts.append(
            f'<rect class="{_NAMES[answer]}" x="{start}" y="{top}" width="{count}" height="{HEIGHT - 6 - top}"/>'
        )
        start += count
    if 0 <= turn.last < turn.first < len(answers):
        width = max(1, turn.first - turn.last)
        parts.append(f'<rect class="turn" x="{turn.last + 0.5}" y="0" width="{width}" height="4"/>')
    parts.append(f'<rect class="at" x="{at}" y="0" width="1" height="{HEIGHT}"/>')
    return (
        f'<svg viewBox="0 0 {len(answers)} {HEIGHT}" preserveAspectRatio="none" aria-hidden="true">'
        f"{''.join(parts)}</svg>"
    )
