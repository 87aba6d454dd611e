"""The words of the program: for each language a folder of messages, and what puts sayings into words."""
