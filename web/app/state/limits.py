"""The limits of what comes from outside: links, backup files, and kept texts that somebody may have changed.

A limit is there so that no link and no file can stop the page for longer than the player expects, or fill the
device. None of them applies to what the player plays: a game saved by this page can always be read again.
"""

# Each move of a link is played when it is opened and at every later start, and written out at every further move:
# with so many, one more move takes some 40 milliseconds. The longest games of Spider have some 700 with all that
# was tried, and a rubber of Bridge with thirty deals has 1,800.
LINK_MOVES = 2_000
LINK_LETTERS = 40_000

FILE_LETTERS = 40_000_000  # of a backup: some two hundred thousand results, fifty games a day for ten years
FILE_MOVES = 60_000  # of all games in a file, since each is replayed
GAME_MOVES = 5_000  # of a game in a file; see LINK_MOVES. It may be the player's own, so there is more room
ALL_GAMES = 200  # kept on the device at the same time, those from files included: nobody begins so many

DEPTH = 8  # brackets within brackets in JSON; the page writes four
TOKEN_LETTERS = 64  # the page writes sixteen
NAME_LETTERS = 40  # of rule sets and favourites; the longest has twenty
NOTES_LETTERS = 5_000  # enough for a rubber of eight hundred deals
SECONDS_OF_PLAY = 1e9
AMOUNT = 1e12  # of moves and points; comparing with it also refuses NaN ("not a number")
LAST_SECOND = 253_402_300_799  # the end of the year 9999, in seconds since 1970
