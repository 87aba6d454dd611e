### The names of the games, and what is said of each before the first try. Use the names under which players of your
### language know a game and its rule sets; where it has no name of its own there, keep the English one.

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

### What the rules page says besides the rules that all rule sets of a game share. Those of English stand in the modules
### of the games; another language has them in its folder "rules" (see `engine/words/README.md`).

## Where the rules come from: the end of the page

source-heading = Source
source-backbone = A present-day rules guide to Backbone Solitaire, with eleven cards in each column. Solitaire Forever II credits this form to David Parlett.
source-backbone-traditional = The chapter “Backbone Patience (with two whist packs)” of a Victorian book of patience games. Solitaire Forever II names Mary Whitmore Jones and Basil Dalton for this form.
source-backbone-aisleriot = The manual page of Backbone in GNOME’s AisleRiot, by Vincent Povirk (2005).
source-bridge = Stephen Rogers’s game of 2016, as described by Denexa Games. The scoring is that of rubber bridge.
source-black-hole = David Parlett’s game of 1979, from “The Penguin Book of Patience”.
source-freecell = Paul Alfille’s game, with the deals of Microsoft FreeCell.
source-klondike = The game as it’s usually played; cards can come back from a foundation.
source-klondike-3 = The game as it’s usually played, three cards at a time; cards can come back from a foundation.
source-klondike-1x3 = A common house rule: one card at a time, three passes.
source-klondike-3x3 = A common house rule: three cards at a time, three passes.
source-clock = The traditional game, also called Clock Patience.
source-spider = The game in its common form; one and two suits as in Microsoft’s Spider.
source-seahaven = Art Cabral’s game of 1988.
source-pyramid = The game in its common form, with as many passes as you like.
source-pyramid-tut = The variant known as King Tut or Tut’s Tomb.
source-golf = The game in its strict form: nothing on a king, only a two on an ace.
source-golf-9 = The strict game, nine deals to a round, with the usual par of five cards a deal.
source-canfield = The game of Richard Canfield’s casino, in its common form: any face-up card moves with the cards on it.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = Eleven cards in each column. During the deal, an ace goes home at once and the next card takes its place. A king can’t be the coccyx: it goes to the bottom of the stock. Any free card can fill an empty rib: from the backbone, the waste or another rib, or straight from the stock.
note-backbone-traditional = Ten pairs and the coccyx. Each pack is shuffled separately, and the second is dealt after the first. Aces go home at once, both during the deal and when you turn them from the stock. A king can’t be the coccyx: it goes to the bottom of the stock. You have to fill an empty rib at once, from the waste or the stock, never from the backbone or another rib. When the waste and the stock are empty, the rib stays empty.
note-backbone-aisleriot = Nine cards in each column, dealt as they come. Aces don’t go home by themselves, and the coccyx can be a king. You can fill an empty rib from the waste or another rib, but never from the backbone. So a king in the backbone can only go home, on its queen.
note-klondike = You turn the stock one card at a time. You can go through it as often as you like.
note-klondike-3 = You turn the stock three cards at a time, and only the last of them is free. You can go through it as often as you like.
note-klondike-1x3 = You turn the stock one card at a time. You can go through it three times.
note-klondike-3x3 = You turn the stock three cards at a time, and only the last of them is free. You can go through it three times.
note-spider = All four suits are in play.
note-spider-2 = There are only spades and hearts, 52 of each.
note-spider-1 = Every card is a spade, so every run moves as one.
note-pyramid = A card is free only when nothing lies on it.
note-pyramid-tut = If a card is covered only by the card it pairs with, you can remove both together.
note-golf = One deal. You win when no cards are left in the columns.
note-golf-9 = A round of nine deals, with one pass through the stock in each. When nothing more fits, press the stock for the next deal. The cards left in the columns are added up. You win the round at par or better: 45 cards left in all, five a deal.
note-canfield = You turn the stock one card at a time.
note-canfield-3 = You turn the stock three cards at a time, and only the last of them is free.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = The table: { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }
