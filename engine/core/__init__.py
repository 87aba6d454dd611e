"""What every game is made of: cards, packing relations, the deal, the Game protocol, games of piles."""
