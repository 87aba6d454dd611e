"""The solver: it searches for wins, judges positions and numbered deals, and gives hints."""
