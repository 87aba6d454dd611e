"""The rules of patience and what every game needs beside them, in pure Python with the standard library only.

Results depend on the arguments alone: nothing here reads a clock, draws random numbers or touches the screen.

- `core`: cards, packing relations, shuffling, the `Game` protocol and the base class of patiences.
- `games`: one short file for each game, and the catalogue.
- `play`: notation, a game being played, taps and drags, automatic moves, statistics, the stopwatch.
- `view`: what the page draws, as data, and what it says.
- `solving`: the solver, one search model for each game, hints, and the deals sorted by difficulty.
"""
