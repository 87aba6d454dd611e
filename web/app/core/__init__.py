"""What all features share: the games, the table, the sheets, presses, and what tells features what happens."""
