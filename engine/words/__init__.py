"""The words of the engine: for each language a folder of messages, and what puts sayings into words."""
