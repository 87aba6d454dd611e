"""The parts of every game: cards, rules of building, shuffling, the Game protocol, the base class of patiences."""
