# What the rules page says besides the rules that all rule sets of a game share. Those of English stand in the modules
# of the games; another language has them in its folder "rules" (see `engine/words/README.md`).

## Where the rules come from: the end of the page

source-heading = Source
source-backbone = A present-day rules guide to Backbone Solitaire, with eleven cards in each column; Solitaire Forever II ascribes this form to David Parlett.
source-backbone-traditional = The chapter “Backbone Patience (with two whist packs)” of a Victorian book of patience games; Solitaire Forever II names Mary Whitmore Jones and Basil Dalton for this form.
source-backbone-aisleriot = The manual page of Backbone in GNOME's AisleRiot, by Vincent Povirk (2005).
source-bridge = Stephen Rogers's game of 2016 as told by Denexa Games; the score is that of rubber bridge.
source-black-hole = David Parlett's game of 1979, from “The Penguin Book of Patience”.
source-freecell = The game of Paul Alfille, with the deals of Microsoft FreeCell.
source-klondike = The game as it is commonly played, with foundation cards allowed back.
source-klondike-3 = The game as it is commonly played, three cards at a time, with foundation cards allowed back.
source-klondike-1x3 = A common house rule: one card at a time, three passes.
source-klondike-3x3 = A common house rule: three cards at a time, three passes.
source-clock = The traditional game, also called Clock Patience.
source-spider = The game in its common form; one and two suits as in Microsoft's Spider.
source-seahaven = Art Cabral's game of 1988.
source-pyramid = The game in its common form, with as many passes as you like.
source-pyramid-tut = The variant known as King Tut or Tut's Tomb.
source-golf = The game in its strict form: nothing on a king, only a two on an ace.
source-golf-9 = The strict game, nine deals to a round; par of five cards a deal as commonly told.
source-canfield = The game of Richard Canfield's casino, in its common form: any face-up card moves with those on it.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = Eleven cards in each column. An ace dealt to backbone or ribs goes home at once and the next card takes its place; a king is not left as coccyx but goes to the bottom of the stock. A space may be filled by any free card: from the backbone, the waste, another rib, or straight from the stock.
note-backbone-traditional = Ten pairs and the coccyx. The packs are shuffled separately, the second dealt after the first. Aces met in the deal go home at once, and later an ace turned from the stock goes home by itself; a king is not left as coccyx but goes to the bottom of the stock. A space must be filled at once from the waste or the stock, as you choose, and never from backbone or ribs; when both are used up it stays empty.
note-backbone-aisleriot = Nine cards in each column, dealt as they come: no ace goes home by itself and the coccyx may be a king. A space may be filled from the waste or another rib, never from the backbone, so a king there can leave only to a queen at home.
note-klondike = The stock turns one card at a time, with as many passes as you like.
note-klondike-3 = The stock turns three cards at a time, the last of which is free, with as many passes as you like.
note-klondike-1x3 = The stock turns one card at a time, in three passes at most.
note-klondike-3x3 = The stock turns three cards at a time, the last of which is free, in three passes at most.
note-spider = All four suits count.
note-spider-2 = There are only spades and hearts, 52 of each.
note-spider-1 = Every card is a spade, so that every run moves together.
note-pyramid = A card is free only when nothing lies on it.
note-pyramid-tut = A card covered only by the very card it pairs with is free for that pair.
note-golf = One deal, won when no card is left.
note-golf-9 = A round of nine deals, each with a pass of its own. The cards left in the columns are added up from deal to deal. When nothing more fits, press the stock for the next deal. The round is won at par or better: 45 cards left in all, five a deal.
note-canfield = The stock turns one card at a time.
note-canfield-3 = The stock turns three cards at a time, and the last of them is free.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = The table: { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }
