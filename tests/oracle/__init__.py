"""Implement the rules of each game a second time, independently of the engine, only to check the engine."""
