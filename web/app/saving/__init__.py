"""Keeps the games on the device, and reads them again."""
