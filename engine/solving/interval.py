"""The confidence interval of a share that is estimated from a sample."""

_Z = 1.959964  # standard deviations on each side of the middle, for 95 %


def wilson(count: int, of: int) -> tuple[float, float]:
    """Return the lower and upper end of the 95 % confidence interval of a share, each from 0 to 1.

    `of` is the size of the sample, 1 or more. `count` is how many of its members were counted, such as the deals
    that were won. This is the score interval of E. B. Wilson, "Probable inference, the law of succession, and
    statistical inference", Journal of the American Statistical Association 22 (1927).
    """
    middle = (count + _Z * _Z / 2) / (of + _Z * _Z)
    half = _Z / (of + _Z * _Z) * (count * (of - count) / of + _Z * _Z / 4) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)  # rounding errors may lead out of this range
