"""What a player sees and hears, as data: which cards to draw where, and the sentences that describe them."""
