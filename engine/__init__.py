"""Rules of the patience games and everything about them that needs no browser.

It needs nothing but the standard library. Every result depends on the arguments alone: nothing here reads a clock,
draws random numbers or touches the screen.

- `core`: cards, packing relations, shuffling, the base classes of games and of patiences.
- `games`: one short file for each game, and the catalogue.
- `play`: notation, sessions with undo, taps and drags, automatic moves, statistics, the stopwatch.
- `view`: what the page draws, as data, and the sentences that describe it.
- `solving`: the solver, one search model for each game, hints, and the deals sorted by difficulty.
"""
