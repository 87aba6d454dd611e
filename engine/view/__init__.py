"""What a player sees and hears, as data: which cards to show where, and the sentences that describe them."""
