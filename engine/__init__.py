"""The rules of patience: pure Python, the standard library only, no clock, no randomness, no screen.

Read from the ground up: `cards`, `relations`, `shuffle` and `game` are the words; `patience` is what games
of piles share; `games` holds one short file for each game. `notation`, `session`, `sitting`, `intents`,
`board`, `speech`, `stopwatch` and `ledger` serve every game alike and never name one.
"""
