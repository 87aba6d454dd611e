"""The limits for input from outside: links, backup files, and kept texts that somebody may have changed.

With these limits, no link and no file can stop the page for longer than the player expects, or fill the device. No
limit applies to what the player plays: a game saved by this page can always be read again.
"""

from engine.games import own_game

# All moves of a link are played when it is opened and at every later start, and they are written at every further
# move. With 2,000 moves, one more move takes about 40 milliseconds. The longest games of Spider have about 700
# moves, undone moves included, and a rubber of Bridge with thirty deals has 1,800.
LINK_MOVES = 2_000
LINK_LETTERS = 40_000

FILE_LETTERS = 40_000_000  # of a backup: about 200,000 results, which is fifty games a day for ten years
FILE_MOVES = 60_000  # of all games in a file together, because each game is replayed
GAME_MOVES = 5_000  # of one game in a file; more than LINK_MOVES, because it may be the player's own game
ALL_GAMES = 200  # on the device at the same time, with those from files; nobody begins this many

DEPTH = 8  # nesting of brackets in JSON; the page writes four levels
TOKEN_LETTERS = 64  # the page writes sixteen
NAME_LETTERS = own_game.MOST_LETTERS  # of the ids of rule sets and favourites
OWN_NAMES = 50  # names that a player gives to games by rules of their own
OWN_NAME_LETTERS = 24  # of such a name; more would not fit above the table on a phone
NOTES_LETTERS = 5_000  # enough for a rubber of eight hundred deals
SECONDS_OF_PLAY = 1e9
AMOUNT = 1e12  # of moves and points; comparing with it also refuses NaN ("not a number")
LAST_SECOND = 253_402_300_799  # the end of the year 9999, in seconds since 1970
