"""Playing a game: notation, sessions with undo, presses, cards that go home by themselves, statistics."""
