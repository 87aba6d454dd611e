"""The *place* in a stock without a limit on redeals: a number for how far the player has gone through it."""


def stock_place(waste: int, left: int, turn: int) -> int:
    """Return the number of cards in the waste; 0 if the same cards can still be turned up as from the beginning.

    `left` is the number of cards in stock and waste together, `turn` the number of cards turned up at a time.
    """
    return 0 if waste == left or waste % turn == 0 else waste
