"""What the page says besides the engine, as messages."""
