"""Says how long ago something was played."""

from engine.core.saying import Saying, say

_DAY = 24 * 60 * 60  # seconds
_UNITS = ((30, "months"), (7, "weeks"), (1, "days"))  # in days


def played(when: float, midnight: float, noun: str) -> Saying:
    """Return how many days, weeks or months ago the player played: "played today", "played 3 days ago".

    `when` and `midnight` (when today began) are in seconds since 1970; `noun` is what the game calls a deal.
    """
    days = max(0, -int((when - midnight) // _DAY))
    if days <= 1:
        return say("played", unit=("today", "yesterday")[days], count=days, noun=noun)
    # the largest unit of which at least two have passed
    length, unit = next((length, unit) for length, unit in _UNITS if days >= 2 * length)
    return say("played", unit=unit, count=days // length, noun=noun)
