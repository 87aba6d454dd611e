"""The guided first games, one for each game: a deal whose first moves show what the game is about.

A card that a sentence names is the card to press, or one that can be seen at the end of a pile. No sentence says
left or right, since the table may be mirrored. `tests/test_games/test_lessons.py` plays every lesson.
"""

from engine.core.game import Game
from engine.core.lesson import Lesson
from engine.core.lesson import LessonStep as Step
from engine.games import CATALOGUE

_GO_ON = "Now it is yours"

LESSONS = (
    Lesson(
        "backbone",
        405,
        (
            Step(
                "Take the backbone apart",
                "Two columns, locked by one card across their end: the coccyx. Bring all 104 cards home.",
                look=("l", "r", "c"),
            ),
            Step(
                "Ribs grow down in suit",
                "The eight of spades fits on the nine of spades. Press it: it leaves a space behind.",
                ("t2t8",),
            ),
            Step(
                "Free the backbone",
                "Any card may fill an empty rib. Press the jack of hearts, the coccyx: both columns are free.",
                ("ct2",),
            ),
            Step(
                "Home from the ace up",
                "Foundations grow in suit, up to the king. Press the two of spades: it goes on its ace.",
                ("lf1",),
            ),
            Step(
                "Turn the stock",
                "Press the stock to turn a card. Then press the ten of hearts: it fits on the jack of hearts.",
                ("sw", "wt2"),
            ),
            Step(_GO_ON, "Empty ribs help most, so do not fill them too soon. Undo takes back whatever you like."),
        ),
    ),
    Lesson(
        "bridge",
        47,
        (
            Step(
                "A rubber of bridge",
                "The stock is your opponent, the house. You bid how many of thirteen tricks your hand will win.",
                look=("s", "h"),
            ),
            Step(
                "Keep six cards",
                "A long suit and an ace win tricks. Press your five hearts and the ace of clubs to keep them.",
                ("hkQh", "hkJh", "hk9h", "hk4h", "hk2h", "hkAc"),
            ),
            Step(
                "Take up the blind",
                "The other seven cards go. Press Take up the blind: its seven cards join your hand.",
                ("hdKd",),
            ),
            Step(
                "Bid",
                "The house has passed. Nine hearts make fine trumps: bid 1♥. You promise seven tricks.",
                ("ac1H",),
            ),
            Step(
                "Win with a trump",
                "The house leads the four of spades. You have no spade, so press a trump: the two of hearts.",
                ("ht2h",),
            ),
            Step(
                _GO_ON, "You won the trick, so you lead to the next. Follow suit when you can; the rules say more."
            ),
        ),
    ),
    Lesson(
        "black-hole",
        5,
        (
            Step(
                "Everything into the hole",
                "The ace of spades in the middle is the black hole. Play all other cards onto it.",
                look=("f",),
            ),
            Step(
                "One up or one down",
                "The two of spades is one rank above the ace. Press it. Suits do not matter here.",
                ("t11f",),
            ),
            Step(
                "Go on upwards",
                "Only the last card of each fan is free. Press the three of hearts, then the four of hearts.",
                ("t15f", "t2f"),
            ),
            Step(
                "Turn round when you like",
                "Up once more to the five of clubs, then down again to the four of spades: press them in turn.",
                ("t1f", "t2f"),
            ),
            Step(_GO_ON, "Kings and aces are neighbours, too. Look at the cards beneath before you choose."),
        ),
    ),
    Lesson(
        "freecell",
        31,
        (
            Step(
                "Every suit goes home",
                "All cards lie open. Each suit goes home from the ace to the king. Press the ace of diamonds.",
                ("t8f3",),
            ),
            Step(
                "Red on black, going down",
                "The two of clubs fits on the three of hearts: one lower, and of the other colour. Press it.",
                ("t5t8",),
            ),
            Step(
                "Four cells help",
                "A cell holds one card. Press the jack of clubs: it goes to a cell and uncovers an ace.",
                ("t2a1",),
            ),
            Step(
                "What the cell was for",
                "Press the ace of hearts. Empty your cells again as soon as you can.",
                ("t2f2",),
            ),
            Step(
                "Several cards at once",
                "Free cells let a run move as one. Press the three of hearts: it goes on the four of clubs.",
                ("t8t5x2",),
            ),
            Step(_GO_ON, "Look for the low cards and what lies on them. Nearly every deal can be won."),
        ),
    ),
    Lesson(
        "klondike",
        2357,
        (
            Step(
                "Red on black, going down",
                "Press the eight of clubs: it fits on the nine of diamonds. The card under it turns up.",
                ("t2t4",),
            ),
            Step(
                "Aces go home first",
                "Bring every suit home, from its ace to its king. Press the ace of diamonds.",
                ("t2f3",),
            ),
            Step(
                "A run moves as one",
                "Press the nine of diamonds: with the eight on it, it goes on the ten of clubs.",
                ("t4t1x2",),
            ),
            Step(
                "Kings fill the spaces",
                "Press the king of spades: it goes to the empty column, and another card turns up.",
                ("t5t2",),
            ),
            Step(
                "The stock has the rest",
                "Press the stock to turn a card. Then press the seven of diamonds: it fits on the eight of clubs.",
                ("sw", "wt1"),
            ),
            Step(_GO_ON, "Turn up face-down cards first. The stock can be turned as often as you like."),
        ),
    ),
    Lesson(
        "clock",
        1,
        (
            Step(
                "Nothing to decide",
                "Twelve piles for the hours, and the kings in the middle. Each card goes to the pile of its rank.",
                look=("t13", "h"),
            ),
            Step(
                "The queen goes to twelve",
                "Press anywhere: the queen of diamonds goes to twelve o'clock, and the next card turns up there.",
                ("ht12",),
            ),
            Step(
                "And so on",
                "The nine of hearts goes to nine o'clock. Press anywhere.",
                ("ht9",),
            ),
            Step(
                _GO_ON,
                "Turn up all cards before the fourth king comes. Run plays by itself, and a press stops it.",
            ),
        ),
    ),
    Lesson(
        "spider",
        3,
        (
            Step(
                "Eight runs to build",
                "King to ace in one suit is a whole run and leaves by itself. Eight runs win.",
                look=tuple(f"t{i}" for i in range(1, 11)),
            ),
            Step(
                "One lower, on any suit",
                "The nine of diamonds fits on the ten of diamonds. Press it. The same suit is best.",
                ("t9t3",),
            ),
            Step(
                "One suit moves as one",
                "Press the ten of diamonds: with its nine it goes on the jack of clubs.",
                ("t3t1x2",),
            ),
            Step(
                "Turn cards up",
                "Suits may differ: press the two of diamonds, which fits on the three of clubs. A card turns up.",
                ("t2t4",),
            ),
            Step(
                "Deal a row",
                "When nothing else helps, press the stock: it deals one card to every column.",
                ("st1",),
            ),
            Step(_GO_ON, "Try to empty a column: any card may go there. Spaces must be filled before you deal."),
        ),
    ),
    Lesson(
        "seahaven",
        16,
        (
            Step(
                "Four towers",
                "Each suit goes home from the ace to the king. A tower holds one card; two are in use.",
                look=("a1", "a2", "a3", "a4"),
            ),
            Step(
                "Columns go down in suit",
                "The eight of clubs fits on the nine of clubs. Press it.",
                ("t10t2",),
            ),
            Step(
                "Use a tower",
                "The ten of clubs lies on an ace. Press the ten: it goes to an empty tower.",
                ("t10a1",),
            ),
            Step(
                "Aces go home",
                "Press the ace of spades: the foundation of its suit begins with it.",
                ("t10f1",),
            ),
            Step(
                "Empty the towers again",
                "Press the jack of spades: it fits on the queen of spades, and its tower is free.",
                ("a3t5",),
            ),
            Step(
                _GO_ON, "Only a king may fill an empty column. A run moves as one where the free towers allow it."
            ),
        ),
    ),
    Lesson(
        "pyramid",
        45,
        (
            Step(
                "Pairs that make thirteen",
                "Take away pairs of free cards that add up to 13. An ace is 1, a jack 11, a queen 12.",
                look=tuple(f"t{i}" for i in range(22, 29)),
            ),
            Step(
                "Ten and three",
                "Both lie free. Press the ten of spades: it goes away with the three of spades.",
                ("t23t24",),
            ),
            Step(
                "A king goes alone",
                "Nothing covers it any more, and it counts 13. Press the king of clubs.",
                ("t17f",),
            ),
            Step(
                "The stock helps",
                "Press the stock. The ace of clubs makes 13 with the queen of spades: press the ace.",
                ("sw", "wt27"),
            ),
            Step(_GO_ON, "Take the whole pyramid away. The stock can be turned as often as you like."),
        ),
    ),
    Lesson(
        "golf",
        88,
        (
            Step(
                "One up or one down",
                "Play the columns to the waste, each card one rank above or below its top card, in any suit.",
                look=("w",),
            ),
            Step(
                "Eight on seven",
                "The eight of spades fits on the seven of clubs. Press it.",
                ("t5w",),
            ),
            Step(
                "Turn round when you like",
                "Press the seven of diamonds, then the six of clubs: now you go down.",
                ("t6w", "t5w"),
            ),
            Step(
                "A new start",
                "Nothing fits on the six of clubs. Press the stock: it turns the next card.",
                ("sw",),
            ),
            Step(
                "Go on from there",
                "The queen of spades fits on the jack of spades; then the jack of clubs on the queen. Press both.",
                ("t4w", "t3w"),
            ),
            Step(_GO_ON, "Nothing goes on a king, and the stock has one pass. Each card that stays counts one."),
        ),
    ),
    Lesson(
        "canfield",
        119,
        (
            Step(
                "Home from the queen up",
                "The foundations begin with the rank of the first card: here queens. An ace follows a king.",
                look=("f1", "f2", "f3", "f4"),
            ),
            Step(
                "Red on black, going down",
                "The ten of clubs fits on the jack of hearts. Press it: the reserve fills the space at once.",
                ("t1t2",),
            ),
            Step(
                "The reserve",
                "Its top card is free. Press the queen of spades: she begins a foundation.",
                ("rf1",),
            ),
            Step(
                "Stock and waste",
                "Press the stock to turn a card. Then press the seven of hearts: it fits on the eight of clubs.",
                ("sw", "wt4"),
            ),
            Step(_GO_ON, "Play the reserve away first: the game is decided there."),
        ),
    ),
)


def lesson_for(game: Game) -> Lesson | None:
    """Return the lesson of a game, which is that of its first rule set; None if it has none."""
    return next((lesson for lesson in LESSONS if CATALOGUE[lesson.game].family == game.family), None)
