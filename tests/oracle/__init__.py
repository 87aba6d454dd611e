"""Second readings of the rules, written apart from the engine and used only to check it."""
