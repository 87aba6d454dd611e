"""What every game is made of: cards, packing relations, shuffling, the Game protocol and the base of patiences."""
