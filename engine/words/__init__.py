"""The words of the engine: for each language a folder of messages, and the code that puts sayings into words."""
