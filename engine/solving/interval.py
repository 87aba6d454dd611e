"""The interval in which a share lies that is known only from a sample."""

_Z = 1.959964  # standard deviations on each side of the middle, for 95 %


def wilson(count: int, of: int) -> tuple[float, float]:
    """Return the 95 % interval for a share, from 0 to 1, that was counted as `count` of `of`, which is not 0.

    It is the score interval of E. B. Wilson, "Probable inference, the law of succession, and statistical
    inference", Journal of the American Statistical Association 22 (1927).
    """
    middle = (count + _Z * _Z / 2) / (of + _Z * _Z)
    half = _Z / (of + _Z * _Z) * (count * (of - count) / of + _Z * _Z / 4) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)  # rounding may lead out of the range
