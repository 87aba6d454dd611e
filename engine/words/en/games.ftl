# The names of the games, and what is said of each before the first try. Use the names under which players of your
# language know a game and its rule sets; where it has no name of its own there, keep the English one.

## Games: "family-" and the id of the first rule set. The form ".kind" is what a player does most, in one or two words
## and 16 letters at most; ".sentence" what the game is like, in a sentence of 66 letters at most.

family-backbone = Backbone
    .kind = Untangling
    .sentence = Take a spine apart from the bottom up, with ribs to help.
family-bridge = Bridge Solitaire
    .kind = Judging
    .sentence = A full rubber of bridge: you against the pack.
family-black-hole = Black Hole
    .kind = Thinking ahead
    .sentence = Every card goes on one pile, one rank up or down.
family-freecell = FreeCell
    .kind = Planning
    .sentence = Nothing is hidden: four free cells, and your plan.
family-klondike = Klondike
    .kind = Uncovering
    .sentence = The classic: red on black, and kings into empty columns.
family-clock = The Clock
    .kind = Pure chance
    .sentence = Nothing to decide: turn the cards and watch.
family-spider = Spider
    .kind = Sorting
    .sentence = Sort two packs into eight runs, king to ace.
family-seahaven = Seahaven Towers
    .kind = Calculating
    .sentence = All cards face up, four towers, everything in suit.
family-pyramid = Pyramid
    .kind = Counting
    .sentence = Remove pairs that make thirteen, from the base to the tip.
family-golf = Golf
    .kind = Chaining
    .sentence = One rank up or one down, in one long run.
family-canfield = Canfield
    .kind = Adapting
    .sentence = Thirteen cards in reserve, and chance sets the first rank.

## Rule sets: "game-" and the id, with the whole name. Above the table the name of the game stands large, and the form
## ".variant" after it or below it, small; where it is empty, the whole name stands there alone. ".short" is for a small
## button below the name of the game, with 16 letters at most; no two rule sets of a game have the same.

game-backbone = Backbone
    .variant = { "" }
    .short = Backbone
game-backbone-traditional = Backbone, traditional
    .variant = traditional
    .short = Traditional
game-backbone-aisleriot = Backbone, AisleRiot
    .variant = AisleRiot
    .short = AisleRiot
game-bridge = Bridge Solitaire
    .variant = { "" }
    .short = Bridge Solitaire
game-black-hole = Black Hole
    .variant = { "" }
    .short = Black Hole
game-freecell = FreeCell
    .variant = { "" }
    .short = FreeCell
# The stock turns one card, with as many passes as you like.
game-klondike = Klondike
    .variant = { "" }
    .short = Turn one
game-klondike-3 = Klondike, turn three
    .variant = turn three
    .short = Turn three
# The stock turns one card, with three passes at most.
game-klondike-1x3 = Klondike, three passes
    .variant = three passes
    .short = 3 passes
# The stock turns three cards, with three passes at most.
game-klondike-3x3 = Klondike, turn three, three passes
    .variant = turn three, three passes
    .short = 3 × 3
game-clock = The Clock
    .variant = { "" }
    .short = The Clock
game-spider = Spider
    .variant = { "" }
    .short = Four suits
game-spider-2 = Spider, two suits
    .variant = two suits
    .short = Two suits
game-spider-1 = Spider, one suit
    .variant = one suit
    .short = One suit
game-seahaven = Seahaven Towers
    .variant = { "" }
    .short = Seahaven Towers
game-pyramid = Pyramid
    .variant = { "" }
    .short = Pyramid
# A rule set of Pyramid that has a name of its own.
game-pyramid-tut = Tut’s Tomb
    .variant = { "" }
    .short = Tut’s Tomb
game-golf = Golf
    .variant = { "" }
    .short = One deal
game-golf-9 = Golf, nine deals
    .variant = nine deals
    .short = Nine deals
game-canfield = Canfield
    .variant = { "" }
    .short = Turn one
game-canfield-3 = Canfield, turn three
    .variant = turn three
    .short = Turn three
