"""Play a game: notation, sessions with undo, taps and drags, automatic moves, statistics and playing time."""
