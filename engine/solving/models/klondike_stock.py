"""The stock of Klondike: which cards can be turned to the top of the waste, and which places are no better."""

from collections.abc import Iterator, Sequence

from engine.solving.models.stock import stock_place

_PASS = 32  # added to a place for each redeal made; larger than any number of cards in the stock


class TurnRules:
    """The rules of turning up the stock: which of its cards can be reached, and in what order.

    A *place* is a number that says how far the player has gone through the stock: the number of cards in the
    waste, plus `_PASS` for each redeal made.

    Without a limit on redeals, the redeals made are not counted. The place is then 0 whenever the same cards can
    still be turned up as with all cards in the stock: if every card is in the waste, or if the number of cards in
    the waste is a multiple of `turn`, the number of cards turned up at a time.
    """

    def __init__(self, deck: Sequence[int], turn: int, redeals: int | None) -> None:
        self.deck = deck  # the bits of the cards in stock and waste, in the order in which they are turned
        self.turn = turn
        self.redeals = redeals
        self.any_time = turn == 1 and redeals is None
        self._at_any_time = {card: [0] for card in deck}  # what `reach` returns if `any_time` is True
        self._reached: dict[tuple[int, int], tuple[int, dict[int, list[int]]]] = {}
        self._turned: dict[tuple[int, int], list[tuple[int, list[int]]]] = {}
        self._no_better: dict[tuple[int, int], int] = {}

    def place(self, left: int, waste: int, made: int) -> int:
        """Return the place in the stock: a number that says how far the player has gone through the stock.

        `left` is the number of cards in stock and waste together, `waste` the number of cards in the waste, and
        `made` the number of redeals made. As long as the cards in stock and waste are the same, an equal place
        means that the same cards can still be turned up. If `left` is 0, so is the place.
        """
        if left == 0:
            return 0
        if self.redeals is None:
            return stock_place(waste, left, self.turn)
        return made * _PASS + waste

    def stops(self, left: int, place: int) -> Iterator[tuple[int, int]]:
        """Yield how many cards the waste has at a place and after each further turn or redeal, in order.

        Each is yielded as (number of cards in the waste, number of redeals made). `left` is the number of cards
        in stock and waste together. Without a limit on redeals, only redeals from now on are counted, and one of
        them is enough.
        """
        first, waste = divmod(place, _PASS)
        # Without a limit, the second pass shows every card that any later pass can show.
        last = 1 if self.redeals is None else self.redeals
        for made in range(first, last + 1):
            yield from ((cards_turned, made) for cards_turned in (*range(waste, left, self.turn), left))
            waste = 0

    def reach(self, stock: int, place: int) -> tuple[int, dict[int, list[int]]]:
        """Return the cards that are on top of the waste or can be turned there, as bits and as a dictionary.

        `stock` holds the bits of the cards in stock and waste. The keys of the dictionary are the bits of the
        cards that can be reached; each value lists the places that are possible once the card is taken from the
        waste, in the order in which turning leads to them.
        """
        if self.any_time:
            return stock, self._at_any_time
        found = self._reached.get((stock, place))
        if found is None:
            if len(self._reached) > 10_000:
                self._reached.clear()
            found = self._reached[stock, place] = self._reach(stock, place)
        return found

    def _reach(self, stock: int, place: int) -> tuple[int, dict[int, list[int]]]:
        """Compute what `reach` returns, without the cache."""
        left = [card for card in self.deck if card & stock]
        turned = self._turned.get((len(left), place))
        if turned is None:
            turned = self._turned[len(left), place] = self._tops(len(left), place)
        after = {left[waste - 1]: places for waste, places in turned}
        return sum(after), after

    def _tops(self, left: int, place: int) -> list[tuple[int, list[int]]]:
        """Return how many cards the waste can have from a place on, in the order of turning; 0 is left out.

        `left` is the number of cards in stock and waste. With each number come the places that are possible once
        the top card is taken from that waste.
        """
        after: dict[int, list[int]] = {}
        for waste, made in self.stops(left, place):
            if waste:
                places = after.setdefault(waste, [])
                then = self.place(left - 1, waste - 1, made)
                if then not in places:
                    places.append(then)
        return list(after.items())

    def no_better(self, stock: int, place: int) -> int:
        """Return the places in the stock that are no better than this one, as bits (bit n for place n).

        `stock` holds the bits of the cards in stock and waste. The result has this place itself, the places
        that turning leads to from it, and the same places with fewer redeals left.
        """
        left = stock.bit_count()
        found = self._no_better.get((left, place))
        if found is None:
            found = self._no_better[left, place] = self._worse(left, place)
        return found

    def _worse(self, left: int, place: int) -> int:
        """Return the places that turning leads to, also those with fewer redeals left, as bits."""
        last = self.redeals or 0
        return sum(
            {
                1 << self.place(left, waste, later)
                for waste, made in self.stops(left, place)
                for later in range(made, max(last, made) + 1)
            }
        )
