"""Rules of the patience games and everything about them that needs no browser.

It needs nothing but the standard library. Every result depends on the arguments alone: nothing here reads a clock,
draws random numbers or touches the screen.

- `core`: cards, packing relations, shuffling, the base classes of games and of patiences.
- `records`: patiences as records, the interpreter that plays them, and the sentences that describe them.
- `games`: one short file for each game with a class of its own, one list of the others, and the catalogue.
- `play`: notation, sessions with undo, taps and drags, automatic moves, statistics, the stopwatch.
- `view`: what the page draws, as data, and the sentences that describe it.
- `solving`: the solver, its search models, hints, and the deals sorted by difficulty.
- `words`: the messages in every language.
"""
