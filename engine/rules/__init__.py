"""Patiences as values: what lies where, and which card goes on which."""
