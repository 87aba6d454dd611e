"""What the device keeps of the games, and how it is read again."""
