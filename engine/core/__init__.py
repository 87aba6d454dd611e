"""The parts of every game: cards, rules of building, shuffling, the base classes of games and of patiences."""
