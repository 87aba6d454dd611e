"""The words of the engine in the language 'en', compiled by `python3 build.py words`."""

from engine.words.language import Language, Lines, Messages

_TEXTS = Lines(r'''
a-trump a trump
above-the-line Above the line
all-home All cards are home.
all-in-hole All cards are in the black hole.
all-runs-complete All runs are complete.
already-there The card is already there.
another-rib another rib
another-rib.the another rib
answer [["select","answer",{"winnable":"can be won","lost":"can no longer be won","never":"could never be won","impossible":"can’t be won","pending":"not known yet"},"may or may not be winnable"]]
any-card any card
as-in-rules [["shown","words"]]
as-many-at-most [["select","spaces",{"0":[["message","most-cards"],": ",["message","free-cells"],"."]},[["message","most-cards"],": ",["message","free-cells"]," and ",["message","spaces-too"],"."]]]
aside-stays Cards set aside stay where they are.
back-only-to-column [["select","pile",{"rib":"A card on a foundation can only go back to a rib."},"A card on a foundation can only go back to a column."]]
begins-with [["message","rank"]," first"]
behind [["shown","points"]," behind"]
below-the-line Below the line
best-move ["Best move: ",["shown","move"],"."]
bid [["select","strain",{"clubs":[["select","level",{"one":"one club"},[["spelled","level"]," clubs"]]],"diamonds":[["select","level",{"one":"one diamond"},[["spelled","level"]," diamonds"]]],"hearts":[["select","level",{"one":"one heart"},[["spelled","level"]," hearts"]]],"spades":[["select","level",{"one":"one spade"},[["spelled","level"]," spades"]]]},[["select","level",{"one":"one no-trump"},[["spelled","level"]," no-trumps"]]]]]
bid-first Bid or pass first.
bid-higher ["Bid higher than ",["shown","bid"],"."]
bid-higher-or-pass Bid higher, or pass.
bid-move ["bid ",["shown","bid"]]
bid.sign [["shown","level"],["message","strain-sign"]]
bidding-begins-later Bidding starts once you’ve chosen your hand.
bidding-is-over The bidding is over.
black-hole black hole
black-hole.empty empty
black-hole.the the black hole
blind blind
blind-comes-later You pick up the blind after you’ve kept six cards.
blind.empty empty
blind.the the blind
bridge-contract This position has an impossible contract.
bridge-number-too-high This position has a number that is too high for Bridge Solitaire.
bridge-trick This position has an impossible trick.
bridge-tricks This position has impossible tricks.
bridge-unscored This position has a deal that was played but not scored.
by-own-rules [["shown","name"]," by house rules."]
call-can-be-made it’s your turn to bid
call-of-the-house The house’s call
can-be-won This game can be won.
can-be-won-in [["select","count",{"one":["This game can be won in ",["shown","count"]," move."]},["This game can be won in ",["shown","count"]," moves."]]]
capital [["upper",["shown","what"]]]
caption-aside set aside
caption-discard discard
caption-house house
caption-you you
caption-your-card your card
caption-your-lead your lead
card [["message","rank"]," of ",["message","suit"]]
card-at [["shown","card"],", ",["shown","place"]]
card-cost [["select","count",{"one":["This card cost a trick; ",["shown","card","the"]," was better."]},["This card cost ",["spelled","count"]," tricks; ",["shown","card","the"]," was better."]]]
card-found [["upper",["shown","card"]],": ",["listed","places","semicolon"],"."]
card-home [["shown","card"]," home"]
card-is-covered [["upper",["shown","card","the"]]," is covered."]
card-kept [["shown","card"],", kept"]
card-not-in-sight [["upper",["shown","card"]],": not visible."]
card-not-now You can’t play this card now.
card-of-colour [["select","colour",{"red":["a red ",["message","rank"]]},["a black ",["message","rank"]]]]
card-of-rank [["select","rank",{"1":["an ",["message","rank"]],"8":["an ",["message","rank"]]},["a ",["message","rank"]]]]
card-of-suits ["the ",["message","rank"]," of ",["listed","suits","or"]]
card-there-is-gone The card there has been removed.
card-to [["shown","card"]," to ",["shown","place","the"]]
card-to-every-column a card to every column
card-twice ["The card ",["shown","text"]," appears twice."]
card-wins [["select","side",{"you":[["upper",["shown","card"]]," wins for you: ",["shown","reason"],"."]},[["upper",["shown","card"]]," wins for the house: ",["shown","reason"],"."]]]
card-wins.sign [["select","side",{"you":[["upper",["shown","card","sign"]]," wins for you: ",["shown","reason"],"."]},[["upper",["shown","card","sign"]]," wins for the house: ",["shown","reason"],"."]]]
card-with-others [["shown","card"]," and ",["select","count",{"one":"one more"},[["spelled","count"]," more"]]]
card.sign [["message","rank-sign"],["message","suit-sign"]]
card.the ["the ",["message","rank"]," of ",["message","suit"]]
cards [["select","count",{"one":[["shown","count"]," card"]},[["shown","count"]," cards"]]]
cards-can-move [["select","count",{"one":[["shown","count"]," card can move"]},[["shown","count"]," cards can move"]]]
cards-face-down [["message","cards"]," face down"]
cards-kept cards kept
cards-left-before cards left in earlier deals
cards-taken-away [["listed","cards","and"]," removed"]
cards-to [["shown","cards"]," to ",["shown","place","the"]]
cell-holds-one [["select","cell",{"tower":"A tower holds one card."},"A cell holds one card."]]
cell-number ["cell ",["shown","number"]]
cell-number.empty empty
cell-number.the ["cell ",["shown","number"]]
cells-from-to ["cells ",["shown","first"]," to ",["shown","last"]]
clauses [["listed","parts","semicolon"]]
clock-has-stopped The clock has stopped.
clock-odds There’s nothing to decide: one deal in 13 comes out.
clock-stopped The fourth king stopped the clock.
clock-won All cards are face up, and the fourth king came last.
closing-bracket This list of moves has a closing bracket without an opening one.
coccyx coccyx
coccyx-first Move the coccyx first: it locks both columns.
coccyx.empty gone
coccyx.the the coccyx
column-better-card Better
column-call Call
column-contract Contract
column-deal Deal
column-house House
column-house-declares House declares
column-number ["column ",["shown","number"]]
column-number.empty empty
column-number.the ["column ",["shown","number"]]
column-points Points
column-rounds Round by round
column-suit Suit
column-the-house The house
column-trick Trick
column-tricks Tricks
column-trumps Trumps
column-you You
column-you-declare You declare
column-your-card Your card
columns-cleared You’ve cleared the columns.
columns-from-to ["columns ",["shown","first"]," to ",["shown","last"]]
contract contract
contract-bid [["select","doubled",{"1":[["message","bid"]," doubled"],"2":[["message","bid"]," redoubled"]},[["message","bid"]]]]
contract-bid.sheet [["message","contract-bid.sign"]]
contract-bid.sign [["select","doubled",{"1":[["message","bid.sign"]," doubled"],"2":[["message","bid.sign"]," redoubled"]},[["message","bid.sign"]]]]
contract-is [["select","side",{"you":["the contract is ",["shown","contract"],"; you declare and need ",["message","tricks-needed"]]},["the contract is ",["shown","contract"],"; the house declares and needs ",["message","tricks-needed"]]]]
contract-needs [["shown","contract"],": ",["shown","needed"]," of 13 tricks"]
contract-needs.sign [["shown","contract","sign"],": ",["shown","needed"]," of ",["shown","all"]," tricks"]
contract-of [["select","side",{"you":["Yours: ",["shown","contract"]]},["House’s: ",["shown","contract"]]]]
contract-of.sign [["select","side",{"you":["Yours: ",["shown","contract","sign"]]},["House’s: ",["shown","contract","sign"]]]]
count-of-hand [["select","count",{"0":["Your hand has no winning tricks. Six minus zero is six, so ",["shown","call"],"."],"one":["Your hand has one winning trick. Six minus one is five, so ",["shown","call"],"."]},[["select","level",{"0":["Your hand has ",["spelled","count"]," winning tricks. That’s six or more, so ",["shown","call"],"."]},["Your hand has ",["spelled","count"]," winning tricks. Six minus ",["spelled","count"]," is ",["spelled","level"],", so ",["shown","call"],"."]]]]]
covered ["covered by ",["listed","cards","and","the"]]
covered-by [["upper",["shown","card","the"]]," is covered by ",["listed","cards","and","the"],"."]
deal-begins ["deal ",["shown","deal"],"; ",["select","left",{"one":[["shown","left"]," card left so far"]},[["shown","left"]," cards left so far"]]]
deal-in-table [["select","side",{"you":["Yours: ",["shown","contract","sign"],", ",["shown","outcome"]]},["House’s: ",["shown","contract","sign"],", ",["shown","outcome"]]]]
deal-in-table.sign [["message","deal-in-table"]]
deal-number ["Deal ",["shown","number"]]
deal-number.sign [["message","deal-number"]]
deal-of-round deal of the round
deal-result [["select","side",{"you":["Your ",["shown","contract"],": ",["shown","outcome"]]},["The house’s ",["shown","contract"],": ",["shown","outcome"]]]]
deal-result.sign [["select","side",{"you":["Your ",["shown","contract","sign"],": ",["shown","outcome"]]},["The house’s ",["shown","contract","sign"],": ",["shown","outcome"]]]]
deal-scored [["select","side",{"you":["your ",["shown","contract"],", ",["message","outcome"],": ",["listed","scored","semicolon"]]},["the house’s ",["shown","contract"],", ",["message","outcome"],": ",["listed","scored","semicolon"]]]]
deal-title [["select","noun",{"rubber":[["shown","title"],", rubber ",["shown","number"]]},[["shown","title"],", deal ",["shown","number"]]]]
deal-to-choose ["deal ",["shown","number"],"; cards to choose from: ",["shown","hand"]]
deals-left [["select","count",{"one":[["shown","count"]," deal"]},[["shown","count"]," deals"]]]
deals-of-rubber deals in the rubber
dealt-to-columns ["a card dealt to every column: ",["listed","cards","comma"]]
discard discard pile
discard-stays Discarded cards stay where they are.
discard-with ["discard the rest, with ",["shown","card","the"]," on top"]
discard.empty empty
discard.the the discard pile
empty [["shown","place","empty"]]
face-down-card face-down card
face-down-card.sign face-down card
face-down-card.the the face-down card
face-down-count [["shown","count"]," face down"]
face-down-stays You can’t move a face-down card.
fair-hint [["select","won",{"0":[["upper",["shown","move"]],": ",["select","count",{"one":["no win found in ",["shown","count"]," deal."]},["no win found in ",["shown","count"]," deals."]]]},[["select","count",{"one":[["upper",["shown","move"]],": wins ",["shown","won"]," of ",["shown","count"]," deal."]},[["upper",["shown","move"]],": wins ",["shown","won"]," of ",["shown","count"]," deals."]]]]]
family-alaska Alaska
family-alaska.kind Digging
family-alaska.sentence Like Yukon, but built in suit, up as well as down.
family-alpha-star Alpha Star
family-alpha-star.kind Calculating
family-alpha-star.sentence Twelve columns of four, built in suit; runs move as one.
family-backbone Backbone
family-backbone.kind Untangling
family-backbone.sentence Take the backbone apart from the bottom up, with ribs to help.
family-bakers-dozen Baker’s Dozen
family-bakers-dozen.kind Planning
family-bakers-dozen.sentence Thirteen columns, kings at the bottom; empty columns stay empty.
family-bakers-game Baker’s Game
family-bakers-game.kind Planning
family-bakers-game.sentence FreeCell’s ancestor: everything is built in suit.
family-beleaguered-castle Beleaguered Castle
family-beleaguered-castle.also Laying Siege, Sham Battle
family-beleaguered-castle.kind Calculating
family-beleaguered-castle.sentence The aces are home. Nothing is hidden, but a lot is buried.
family-black-hole Black Hole
family-black-hole.kind Thinking ahead
family-black-hole.sentence Every card goes on one pile, one rank up or down.
family-bridge Bridge Solitaire
family-bridge.kind Judgement
family-bridge.sentence A full rubber of bridge: you against the house.
family-canfield Canfield
family-canfield.also Demon, Thirteen, Fascination
family-canfield.kind Adapting
family-canfield.sentence Thirteen cards in reserve, and chance sets the first rank.
family-castles-in-spain Castles in Spain
family-castles-in-spain.kind Planning
family-castles-in-spain.sentence Thirteen short columns, built down in alternating colours.
family-clock The Clock
family-clock.also Clock Patience, Sundial, Travellers, Hidden Cards
family-clock.kind Pure chance
family-clock.sentence Nothing to decide: turn the cards and watch.
family-delta-star Delta Star
family-delta-star.kind Calculating
family-delta-star.sentence Twelve columns of four, built in suit, one card at a time.
family-double-klondike Double Klondike
family-double-klondike.kind Uncovering
family-double-klondike.sentence Klondike with two packs and nine columns.
family-easthaven Easthaven
family-easthaven.also East Haven
family-easthaven.kind Uncovering
family-easthaven.sentence Klondike, but you deal the stock to the columns.
family-eight-off Eight Off
family-eight-off.kind Planning
family-eight-off.sentence Eight cells, half of them filled, and everything in suit.
family-fan Fan
family-fan.kind Calculating
family-fan.sentence Eighteen short columns, built in suit, all face up.
family-fore-cell Fore Cell
family-fore-cell.kind Planning
family-fore-cell.sentence FreeCell with full cells to start; only kings fill empty columns.
family-fortress Fortress
family-fortress.kind Calculating
family-fortress.sentence Ten columns, built up or down in suit, one card at a time.
family-forty-thieves Forty Thieves
family-forty-thieves.also Napoleon at St Helena, Roosevelt at San Juan, Big Forty, Le Cadran
family-forty-thieves.kind Holding back
family-forty-thieves.sentence Two packs, one card at a time, one pass through the stock.
family-freecell FreeCell
family-freecell.also Free Cell
family-freecell.kind Planning
family-freecell.sentence Nothing is hidden: four free cells, and your plan.
family-golf Golf
family-golf.also One Foundation
family-golf.kind Making chains
family-golf.sentence One rank up or one down, in one long chain.
family-gypsy Gypsy
family-gypsy.kind Uncovering
family-gypsy.sentence Klondike’s columns, Spider’s stock and two packs.
family-king-albert King Albert
family-king-albert.also Idiot’s Delight
family-king-albert.kind Planning
family-king-albert.sentence Nine columns, seven cards in reserve, nothing hidden.
family-klondike Klondike
family-klondike.also Solitaire, Patience, Triangle, Fascination, American Patience
family-klondike.kind Uncovering
family-klondike.sentence The classic: red on black, and kings into empty columns.
family-lucas Lucas
family-lucas.kind Holding back
family-lucas.sentence An easier Forty Thieves: aces home, 13 columns.
family-mrs-mop Mrs Mop
family-mrs-mop.kind Sorting
family-mrs-mop.sentence Spider with all its cards face up from the start.
family-portuguese-solitaire Portuguese Solitaire
family-portuguese-solitaire.kind Planning
family-portuguese-solitaire.sentence Baker’s Dozen with a way out: a king can fill an empty column.
family-pyramid Pyramid
family-pyramid.also Pile of 28
family-pyramid.kind Counting
family-pyramid.sentence Remove pairs that make 13, from the base to the tip.
family-raglan Raglan
family-raglan.kind Planning
family-raglan.sentence An easier King Albert: the aces are home.
family-russian Russian Solitaire
family-russian.kind Digging
family-russian.sentence Like Yukon, but built down in suit, and far harder.
family-scorpion Scorpion
family-scorpion.kind Untangling
family-scorpion.sentence Move any face-up card, and build four runs, king to ace.
family-seahaven Seahaven Towers
family-seahaven.also Sea Haven, Sea Towers
family-seahaven.kind Calculating
family-seahaven.sentence All cards face up, four towers, everything in suit.
family-siegecraft Siegecraft
family-siegecraft.kind Calculating
family-siegecraft.sentence Beleaguered Castle, with one cell to hold a card.
family-simple-simon Simple Simon
family-simple-simon.kind Sorting
family-simple-simon.sentence Spider with one pack and no stock: all cards face up.
family-somerset Somerset
family-somerset.kind Calculating
family-somerset.sentence King Albert without its reserve: all cards in ten columns.
family-spanish-patience Spanish Patience
family-spanish-patience.kind Planning
family-spanish-patience.sentence Thirteen short columns, built down regardless of suit.
family-spider Spider
family-spider.kind Sorting
family-spider.sentence Sort two packs into eight runs, king to ace.
family-spiderette Spiderette
family-spiderette.kind Sorting
family-spiderette.sentence Spider with one pack, dealt as in Klondike.
family-streets-and-alleys Streets and Alleys
family-streets-and-alleys.kind Calculating
family-streets-and-alleys.sentence Beleaguered Castle, but you have to dig out the aces first.
family-stronghold Stronghold
family-stronghold.kind Calculating
family-stronghold.sentence Streets and Alleys, with one cell to hold a card.
family-tripeaks TriPeaks
family-tripeaks.also Three Peaks, Triple Peaks, Tri Towers
family-tripeaks.kind Making chains
family-tripeaks.sentence Three peaks, one long chain: one rank up or one down.
family-westcliff Westcliff
family-westcliff.kind Uncovering
family-westcliff.sentence Ten-column Klondike: one pass, any card in an empty column.
family-will-o-the-wisp Will o’ the Wisp
family-will-o-the-wisp.kind Sorting
family-will-o-the-wisp.sentence Spiderette with seven columns of three cards each.
family-yukon Yukon
family-yukon.kind Digging
family-yukon.sentence Move any face-up card, with all the cards on it.
fan-number ["fan ",["shown","number"]]
fan-number.empty empty
fan-number.the ["fan ",["shown","number"]]
fans-from-to ["fans ",["shown","first"]," to ",["shown","last"]]
fill-columns-first [["select","count",{"one":"Fill the empty column before you deal."},"Fill the empty columns before you deal."]]
fill-ribs-first [["select","count",{"one":["Fill the empty rib first, from ",["listed","places","or","the"],"."]},["Fill the empty ribs first, from ",["listed","places","or","the"],"."]]]
first-foundation-of ["first ",["message","foundation-of"]]
first-foundation-of.empty empty
first-foundation-of.the ["the first ",["message","foundation-of"]]
follow-suit ["You have to follow suit: ",["message","suit"]," were led."]
found-at [["select","count",{"0":[["shown","place"],", on top"],"one":[["shown","place"],", under one card"]},[["shown","place"],", under ",["spelled","count"]," cards"]]]
foundation-complete This foundation is complete.
foundation-of [["select","suit",{"clubs":"club foundation","diamonds":"diamond foundation","hearts":"heart foundation"},"spade foundation"]]
foundation-of.empty empty
foundation-of.the ["the ",["message","foundation-of"]]
free-cells [["select","cell",{"tower":[["select","free",{"one":"one free tower"},[["spelled","free"]," free towers"]]]},[["select","free",{"one":"one free cell"},[["spelled","free"]," free cells"]]]]]
freed ["freed ",["shown","card"]]
frees-a-place [["select","cell",{"tower":"frees a tower"},"frees a cell"]]
frees-a-space [["select","pile",{"rib":"empties a rib","fan":"empties a fan"},"empties a column"]]
frees-card ["frees ",["shown","card","the"]]
gain-card [["shown","card","the"]," is freed"]
gain-home one more card is home
gain-later [["select","count",{"1":["then ",["shown","gain"]]},[["spelled","count"]," moves later, ",["shown","gain"]]]]
gain-one-less fewer cards are left
gain-place [["select","cell",{"tower":"a tower is freed"},"a cell is freed"]]
gain-run a run is complete
gain-space [["select","pile",{"rib":"a rib is emptied","fan":"a fan is emptied"},"a column is emptied"]]
gain-turned a face-down card is turned up
gains [["listed","parts","clauses"]]
game-alone [["shown","name"]]
game-alone.short [["shown","name"]]
game-alone.variant 
game-backbone Backbone
game-backbone-aisleriot Backbone, AisleRiot
game-backbone-aisleriot.short AisleRiot
game-backbone-aisleriot.variant AisleRiot
game-backbone-traditional Backbone, traditional
game-backbone-traditional.short Traditional
game-backbone-traditional.variant traditional
game-backbone.short Backbone
game-backbone.variant 
game-black-hole Black Hole
game-black-hole.short Black Hole
game-black-hole.variant 
game-bridge Bridge Solitaire
game-bridge.short Bridge Solitaire
game-bridge.variant 
game-canfield Canfield
game-canfield-3 Canfield, turn three
game-canfield-3.short Turn three
game-canfield-3.variant turn three
game-canfield.short Turn one
game-canfield.variant 
game-clock The Clock
game-clock.short The Clock
game-clock.variant 
game-freecell FreeCell
game-freecell.short FreeCell
game-freecell.variant 
game-golf Golf
game-golf-9 Golf, nine deals
game-golf-9.short Nine deals
game-golf-9.variant nine deals
game-golf.short One deal
game-golf.variant 
game-is-over [["select","noun",{"rubber":"This rubber is over."},"This game is over."]]
game-is-won [["select","noun",{"rubber":"You’ve already won this rubber."},"You’ve already won this game."]]
game-klondike Klondike
game-klondike-1x3 Klondike, three passes
game-klondike-1x3.short 3 passes
game-klondike-1x3.variant three passes
game-klondike-3 Klondike, turn three
game-klondike-3.short Turn three
game-klondike-3.variant turn three
game-klondike-3x3 Klondike, turn three, three passes
game-klondike-3x3.short 3 × 3
game-klondike-3x3.variant turn three, three passes
game-klondike.short Turn one
game-klondike.variant 
game-pyramid Pyramid
game-pyramid-tut Tut’s Tomb
game-pyramid-tut.short Tut’s Tomb
game-pyramid-tut.variant 
game-pyramid.short Pyramid
game-pyramid.variant 
game-seahaven Seahaven Towers
game-seahaven.short Seahaven Towers
game-seahaven.variant 
game-spider Spider
game-spider-1 Spider, one suit
game-spider-1.short One suit
game-spider-1.variant one suit
game-spider-2 Spider, two suits
game-spider-2.short Two suits
game-spider-2.variant two suits
game-spider.short Four suits
game-spider.variant 
games-of-theirs [["select","theirs",{"0":"none"},[["spelled","theirs"]]]]
games-of-yours [["select","yours",{"0":"none"},[["spelled","yours"]]]]
games-won ["Games won: you ",["message","games-of-yours"],", the house ",["message","games-of-theirs"],"."]
golf-stuck The stock is empty and no card can be played.
grand-slam grand slam
grand-slam.for for a grand slam
grand-slam.sheet grand slam
guess ["Best guess: ",["shown","move"],"."]
hand hand
hand-by-suit [["shown","place"],": ",["shown","hand"]]
hand-holds [["upper",["shown","place"]],": ",["shown","hand"],"."]
hand-of-clock hand
hand-of-clock.empty empty
hand-of-clock.the the hand
hand.empty empty
hand.the your hand
held-of-each [["select","held",{"0":"each a void","one":"one card each"},[["spelled","held"]," cards each"]]]
held-of-suit [["select","held",{"0":"you’re void","one":"one card"},[["spelled","held"]," cards"]]]
higher-card the higher card
home-one-by-one Cards go home one at a time.
honours honours
honours.for for honours
honours.sheet honours
hour [["shown","number"]," o’clock"]
hour.empty empty
hour.the [["shown","number"]," o’clock"]
house-bids ["the house bids ",["shown","bid"]]
house-bids-title ["The house bids ",["shown","bid"]]
house-bids-title.sign ["The house bids ",["shown","bid","sign"]]
house-call the house’s call
house-card the house’s card
house-card.empty none
house-card.the the house’s card
house-goes-on the house plays on
house-has-bid ["House bids ",["shown","bid"]]
house-has-bid.sign ["House bids ",["shown","bid","sign"]]
house-has-passed House passes
house-has-passed.sign House passes
house-leads ["the house leads ",["shown","card","the"]]
house-passed-so-bid The house has passed, so you have to bid.
house-passes the house passes
house-passes-title The house passes
house-passes-title.sign The house passes
house-plays ["the house plays ",["shown","card","the"]]
house-takes-jokers a trick with a joker goes to the house
house-tricks the house’s tricks
house-tricks.empty none
house-tricks.the the house’s tricks
house-turn It’s the house’s turn.
house-turns-cards The house plays its own cards.
how-counted Each suit is counted as if the house held all the other cards of the suit. While your highest card beats the house’s highest, it wins a trick. When it doesn’t, you lose your lowest card to the house’s highest.
in-reserve [["shown","count"]," in reserve"]
in-short [["listed","parts","comma"]]
insult insult
insult.for for the insult
insult.sheet insult
joker joker
joker-doubles [["select","count",{"one":"One joker: doubled"},"Two jokers: redoubled"]]
joker-is-kept You have to keep jokers.
joker.sign joker
joker.the the joker
jokers-in-hand [["select","count",{"one":"a joker"},"both jokers"]]
keep ["keep ",["shown","card","the"]]
keep-six-cards ["Keep six cards: ",["spelled","count"]," to go"]
keep-six-cards.sign [["message","keep-six-cards"]]
keep-six-first ["Keep six cards first: ",["spelled","count"]," to go."]
kept-cards ["Kept: ",["listed","cards","comma"],"."]
kept-not-discarded You can’t discard a card you’re keeping.
kept-of-six [["shown","count"]," of 6 kept"]
kept-of-six.sign [["message","kept-of-six"]]
king-goes-alone A king is removed on its own.
klondike-stuck No face-down card can be turned up, and no card from the stock or waste can be played.
last-cards-win [["select","count",{"one":["the stock is empty, so your last card wins a trick: ",["listed","cards","comma"]]},["the stock is empty, so each card left in your hand wins a trick: ",["listed","cards","comma"]]]]
last-deal-of-round This is the last deal of the round.
leads-to-win it leads to a win
left-rib [["message","rib-height"]," left rib"]
left-rib.empty empty
left-rib.the ["the ",["message","rib-height"]," left rib"]
left-spine left column of the backbone
left-spine.empty empty
left-spine.the the left column of the backbone
lesson-backbone-1 Two columns, locked by one card across their ends: the coccyx. Bring all 104 cards home.
lesson-backbone-1.title Take the backbone apart
lesson-backbone-2 Press the eight of spades: it goes on the nine of spades and leaves an empty rib behind.
lesson-backbone-2.title Ribs go down in suit
lesson-backbone-3 Any card can fill an empty rib. Press the jack of hearts, the coccyx: it unlocks both columns.
lesson-backbone-3.title Unlock the backbone
lesson-backbone-4 Foundations go up in suit, ace to king. Press the two of spades: it goes on its ace.
lesson-backbone-4.title Home from the ace up
lesson-backbone-5 Press the stock to turn a card. Then press the ten of hearts: it goes on the jack of hearts.
lesson-backbone-5.title Turn the stock
lesson-backbone-6 Empty ribs help most, so don’t fill them too soon. You can undo any move.
lesson-backbone-6.title [["message","lesson-now-it-is-yours"]]
lesson-black-hole-1 The ace of spades in the middle is the black hole. Play all the other cards onto it.
lesson-black-hole-1.title Everything into the hole
lesson-black-hole-2 The two of spades is one rank above the ace. Press it. Suits don’t matter here.
lesson-black-hole-2.title One up or one down
lesson-black-hole-3 Only the top card of each fan is free. Press the three of hearts, then the four of hearts.
lesson-black-hole-3.title Keep going up
lesson-black-hole-4 Up to the five of clubs, then back down to the four of spades: press one, then the other.
lesson-black-hole-4.title Change direction
lesson-black-hole-5 Aces and kings go on each other, too. Look at the cards beneath before you choose.
lesson-black-hole-5.title [["message","lesson-now-it-is-yours"]]
lesson-bridge-1 The stock is your opponent, the house. You bid how many of the 13 tricks your hand will win.
lesson-bridge-1.title A rubber of bridge
lesson-bridge-2 Long suits and aces win tricks. Press each of your five hearts and the ace of clubs to keep them.
lesson-bridge-2.title Keep six cards
lesson-bridge-3 ["You discard the other seven. Press “",["message","take-up-blind.sign"],"”: its seven cards join your hand."]
lesson-bridge-3.title [["message","take-up-blind.sign"]]
lesson-bridge-4 The house has passed, so you have to bid. Hearts are your long suit: bid 1♥, which needs seven tricks.
lesson-bridge-4.title Bid
lesson-bridge-5 The house leads the four of spades. You have no spades, so press a trump: the two of hearts.
lesson-bridge-5.title Win with a trump
lesson-bridge-6 You won the trick, so you lead to the next one. Follow suit if you can; the rules explain the rest.
lesson-bridge-6.title [["message","lesson-now-it-is-yours"]]
lesson-canfield-1 Foundations start with the rank of the first card: here, queens. An ace follows a king.
lesson-canfield-1.title Home from the queen up
lesson-canfield-2 Press the ten of clubs: it goes on the jack of hearts. The reserve fills the empty column at once.
lesson-canfield-2.title Black on red, going down
lesson-canfield-3 The top card of the reserve is free. Press the queen of spades: it starts a foundation.
lesson-canfield-3.title The reserve
lesson-canfield-4 Press the stock to turn a card. Then press the seven of hearts: it goes on the eight of clubs.
lesson-canfield-4.title Stock and waste
lesson-canfield-5 Play the reserve first: it decides the game.
lesson-canfield-5.title [["message","lesson-now-it-is-yours"]]
lesson-clock-1 Twelve piles for the hours, with the kings in the middle. Each card goes to the pile of its rank.
lesson-clock-1.title Nothing to decide
lesson-clock-2 Press anywhere: the queen of diamonds goes to twelve o’clock, and the next card turns up there.
lesson-clock-2.title The queen goes to twelve
lesson-clock-3 The nine of hearts goes to nine o’clock. Press anywhere.
lesson-clock-3.title And so on
lesson-clock-4 ["You win if the fourth king comes last. Press “",["message","run-button"],"” to play automatically; press anywhere to stop."]
lesson-clock-4.title [["message","lesson-now-it-is-yours"]]
lesson-freecell-1 All cards are face up. Each suit goes home from ace to king. Press the ace of diamonds.
lesson-freecell-1.title Every suit goes home
lesson-freecell-2 Press the two of clubs: it goes on the three of hearts, one higher and of the other colour.
lesson-freecell-2.title Black on red, going down
lesson-freecell-3 A cell holds one card. Press the jack of clubs: it goes to a cell and uncovers an ace.
lesson-freecell-3.title Four cells to help
lesson-freecell-4 Press the ace of hearts. Empty your cells again as soon as you can.
lesson-freecell-4.title What the cell was for
lesson-freecell-5 Free cells let you move several cards at once. Press the three of hearts: the two of clubs goes with it.
lesson-freecell-5.title Several cards at once
lesson-freecell-6 Look for the low cards and what covers them. Nearly every deal can be won.
lesson-freecell-6.title [["message","lesson-now-it-is-yours"]]
lesson-golf-1 Play cards from the columns to the waste, one rank above or below its top card, in any suit.
lesson-golf-1.title One up or one down
lesson-golf-2 Press the eight of spades: it goes on the seven of clubs.
lesson-golf-2.title Eight on seven
lesson-golf-3 Press the seven of diamonds, then the six of clubs: now you’re going down.
lesson-golf-3.title Change direction
lesson-golf-4 Nothing can be played on the six of clubs. Press the stock to turn the next card.
lesson-golf-4.title A new start
lesson-golf-5 Press the queen of spades: it goes on the jack of spades. Then press the jack of clubs.
lesson-golf-5.title Continue from there
lesson-golf-6 Nothing goes on a king, and you go through the stock only once. Leave as few cards as you can.
lesson-golf-6.title [["message","lesson-now-it-is-yours"]]
lesson-klondike-1 Press the eight of clubs: it goes on the nine of diamonds. The card it covered turns up.
lesson-klondike-1.title Black on red, going down
lesson-klondike-2 Bring every suit home, from ace to king. Press the ace of diamonds.
lesson-klondike-2.title Aces go home first
lesson-klondike-3 Press the nine of diamonds: it goes on the ten of clubs and takes the eight with it.
lesson-klondike-3.title A run moves as one
lesson-klondike-4 Press the king of spades: it goes to the empty column, and another card turns up.
lesson-klondike-4.title Kings fill empty columns
lesson-klondike-5 Press the stock to turn a card. Then press the seven of diamonds: it goes on the eight of clubs.
lesson-klondike-5.title The stock has the rest
lesson-klondike-6 Turn up face-down cards first. You can go through the stock as often as you like.
lesson-klondike-6.title [["message","lesson-now-it-is-yours"]]
lesson-now-it-is-yours Your turn
lesson-pyramid-1 Remove pairs of free cards that add up to 13. An ace is 1, a jack 11, a queen 12.
lesson-pyramid-1.title Pairs that make 13
lesson-pyramid-2 The ten and three of spades are free. Press the ten of spades: it’s removed with the three.
lesson-pyramid-2.title Ten and three
lesson-pyramid-3 Nothing covers the king of clubs any more, and it makes 13 on its own. Press it.
lesson-pyramid-3.title A king needs no partner
lesson-pyramid-4 Press the stock. The ace of clubs makes 13 with the queen of spades: press the ace.
lesson-pyramid-4.title The stock helps
lesson-pyramid-5 Clear the whole pyramid. You can go through the stock as often as you like.
lesson-pyramid-5.title [["message","lesson-now-it-is-yours"]]
lesson-seahaven-1 Each suit goes home from ace to king. A tower holds one card; two are in use.
lesson-seahaven-1.title Four towers
lesson-seahaven-2 Press the eight of clubs: it goes on the nine of clubs.
lesson-seahaven-2.title Columns go down in suit
lesson-seahaven-3 The ten of clubs covers an ace. Press the ten: it goes to an empty tower.
lesson-seahaven-3.title Use a tower
lesson-seahaven-4 Press the ace of spades: it starts the foundation of its suit.
lesson-seahaven-4.title Aces go home
lesson-seahaven-5 Press the jack of spades: it goes on the queen of spades, and its tower is free again.
lesson-seahaven-5.title Empty the towers again
lesson-seahaven-6 Only a king can fill an empty column. More free towers let you move longer runs.
lesson-seahaven-6.title [["message","lesson-now-it-is-yours"]]
lesson-spider-1 A complete run goes from king to ace in one suit. It’s removed automatically. Complete eight to win.
lesson-spider-1.title Eight runs to build
lesson-spider-2 Press the nine of diamonds: it goes on the ten of diamonds. The same suit is best.
lesson-spider-2.title One lower, on any suit
lesson-spider-3 Press the ten of diamonds: it goes on the jack of clubs and takes the nine with it.
lesson-spider-3.title One suit moves as one
lesson-spider-4 Suits can differ: press the two of diamonds. It goes on the three of clubs, and a card turns up.
lesson-spider-4.title Turn cards up
lesson-spider-5 When nothing else helps, press the stock: it deals one card to every column.
lesson-spider-5.title Deal a row
lesson-spider-6 Try to empty a column: any card can go there. Fill every empty column before you deal.
lesson-spider-6.title [["message","lesson-now-it-is-yours"]]
list-and , 
list-and-only  and 
list-and-only.last  and 
list-and.last  and 
list-clauses  and 
list-clauses.last  and 
list-comma , 
list-comma.last , 
list-full-stop . 
list-full-stop.last . 
list-or , 
list-or.last  or 
list-semicolon ; 
list-semicolon.last ; 
list-sentence  
list-sentence.last  
locked locked
lost-by-search [["select","answer",{"never":"This deal could never be won: a full search found no win.","impossible":"This game can’t be won: a full search found no win."},"This game can no longer be won: a full search found no win."]]
lowest-of-shortest [["select","house",{"bids":["Its suit is ",["message","suit"],". Your shortest suits are ",["listed","suits","and"],", ",["message","held-of-each"],"; ",["message","suit"]," rank lowest."]},["Its suit would be ",["message","suit"],". Your shortest suits are ",["listed","suits","and"],", ",["message","held-of-each"],"; ",["message","suit"]," rank lowest."]]]
makes-game makes game
middle middle
middle.empty empty
middle.the the middle
more-to-keep [["upper",["spelled","count"]]," more to keep."]
most-cards [["select","count",{"one":"One card at most"},[["upper",["spelled","count"]]," cards at most"]]]
move-from-place [["shown","move"]," (from ",["shown","place","the"],")"]
move-refused ["Move ",["shown","number"],", ",["shown","text"],", can’t be played: ",["shown","reason"]]
move-unread ["Move ",["shown","number"]," can’t be read: ",["shown","reason"]]
moves [["select","count",{"one":[["shown","count"]," move"]},[["shown","count"]," moves"]]]
named-rules [["shown","given"]]
named-rules.kind House rules
named-rules.sentence [["shown","like"],". ",["shown","like","sentence"]]
names-no-piles ["“",["shown","text"],"” doesn’t name any piles in ",["shown","game"],"."]
next-deal next deal
next-deal-after-tricks The next deal starts after 13 tricks.
next-deal-button Next deal
next-deal-button.sign Next deal
next-deal-can-begin you can begin the next deal
next-deal-later Finish this deal first: you can still play a card.
next-deal-of-round next deal
no-card no card
no-card-text ["“",["shown","text"],"” isn’t a card."]
no-card-to-pair There’s no card to pair it with.
no-card-to-take There’s no card to take.
no-counter-text ["“",["shown","text"],"” isn’t a valid number for ",["shown","counter"],"."]
no-deal-number ["A deal number is a whole number from ",["shown","first"]," to ",["shown","last"],"."]
no-depth The depth is a whole number from 0 to 99.
no-free-card-fits No free card can be played.
no-legal-move [["upper",["shown","card","the"]]," can’t go anywhere now."]
no-link This link doesn’t name a game.
no-list-of-cards ["“",["shown","text"],"” isn’t a list of cards."]
no-more-home No more cards can go home.
no-move-left There are no moves left.
no-move-text ["“",["shown","text"],"” isn’t a move in ",["shown","game"],"."]
no-picture ["“",["shown","text"],"” isn’t a picture."]
no-redeal-left You can’t go through the stock again.
no-run These cards aren’t a run.
no-run-left No more runs can be completed.
no-run-possible No face-down card can be turned up, and no run can be completed.
no-such-bid There’s no such bid.
no-such-game ["There’s no game called “",["shown","text"],"” here."]
no-such-game-listed ["There’s no game called “",["shown","text"],"”; `games` lists them."]
no-such-move That card can’t go there.
no-such-place There’s no such place on this table.
no-such-rules No game can be played by the rules in this link.
no-suit-in-hand ["no ",["message","suit"]]
no-trump-name No-trumps
no-turn-now You can’t turn a card now.
not-balanced You can bid no-trumps only with 4-3-3-3, with 3-3-3-3 and a joker, or with 3-3-3-2 and both jokers.
not-in-hand That card isn’t in your hand.
not-known-after [["select","count",{"one":["Unknown: ",["number","count"]," position searched; a win was neither found nor ruled out."]},["Unknown: ",["number","count"]," positions searched; a win was neither found nor ruled out."]]]
not-known-moves This game may or may not be winnable. There are still moves to make.
not-known-so-far Unknown so far: a win has been neither found nor ruled out.
not-known-stock This game may or may not be winnable. All you can do is turn the stock.
not-so-many-cards There aren’t that many cards.
not-together [["upper",["shown","card","the"]]," can’t move with the cards on it."]
note-backbone Eleven cards in each column. During the deal, an ace goes home at once and the next card takes its place. A king can’t be the coccyx: it goes to the bottom of the stock. Any free card can fill an empty rib: from the backbone, the waste or another rib, or straight from the stock.
note-backbone-aisleriot Nine cards in each column, dealt as they come. Aces don’t go home by themselves, and the coccyx can be a king. You can fill an empty rib from the waste or another rib, but never from the backbone. So a king in the backbone can only go home, on its queen.
note-backbone-traditional Ten cards in each column. Each pack is shuffled separately, and the second is dealt after the first. Aces go home at once, both during the deal and when you turn them from the stock. A king can’t be the coccyx: it goes to the bottom of the stock. You have to fill an empty rib at once, from the waste or the stock, never from the backbone or another rib. When the waste and the stock are empty, the rib stays empty.
note-canfield You turn the stock one card at a time.
note-canfield-3 You turn the stock three cards at a time, and only the last of them is free.
note-golf One deal. You win when no cards are left in the columns.
note-golf-9 A round of nine deals, with one pass through the stock in each. When no more cards can be played, press the stock for the next deal. The cards left in the columns are added up. You win the round at par or better: 45 cards or fewer left in all, five a deal on average.
note-klondike You turn the stock one card at a time. You can go through it as often as you like.
note-klondike-1x3 You turn the stock one card at a time. You can go through it three times.
note-klondike-3 You turn the stock three cards at a time, and only the last of them is free. You can go through it as often as you like.
note-klondike-3x3 You turn the stock three cards at a time, and only the last of them is free. You can go through it three times.
note-pyramid A card is free only when nothing lies on it.
note-pyramid-tut If a card is covered only by the card it pairs with, you can remove both together.
note-spider All four suits are in play.
note-spider-1 Every card is a spade, so every run moves as one.
note-spider-2 There are only spades and hearts, 52 of each.
nothing-goes-there-now ["No card can go to ",["shown","place","the"]," now."]
nothing-is-certain ["Nothing is certain in ",["shown","game"],": a lot depends on cards still to come."]
nothing-on-card ["Nothing goes on ",["shown","card","the"],"."]
nothing-on-place ["You can’t place cards on ",["shown","place","the"],"."]
nothing-out-of-hole Cards can’t leave the black hole.
nothing-there No card can go there.
nothing-to-choose No choices here: press anywhere to continue.
nothing-to-stock Cards can’t go back to the stock.
nothing-to-take-away No more cards can be removed.
nothing-useful-left No useful moves are left.
number-after [["shown","option"]," takes a whole number from 0 to 1000000000."]
number-or-position Give either a deal number or --position.
on-joker-led you played it on the house’s joker
on-waste-now [["shown","card"]," now on top of the waste"]
one-at-a-time You can move only one card at a time.
one-of [["listed","cards","or"]]
one-pass You can go through the stock only once.
only-card-in-hand Only the card in hand can move.
only-fills-space [["select","pile",{"rib":["Only ",["shown","wanted"]," can fill an empty rib."],"fan":["Only ",["shown","wanted"]," can fill an empty fan."]},["Only ",["shown","wanted"]," can fill an empty column."]]]
only-into-hole Cards can only go into the black hole.
only-king-alone Only a king can be removed on its own.
only-on-card ["Only ",["shown","wanted"]," goes on ",["shown","card","the"],"."]
only-starts [["select","kind",{"waste":["Only ",["shown","wanted"]," can start the waste."],"cell":["Only ",["shown","wanted"]," can go to this cell."]},["Only ",["shown","wanted"]," can start this foundation."]]]
only-to-waste Cards can only go to the waste.
only-ways-back Every move leads back to an earlier position.
only-with [["upper",["shown","card","the"]]," pairs only with ",["shown","wanted"],"."]
only-with-cover [["upper",["shown","card","the"]]," pairs only with ",["shown","upon","the"],", which covers it."]
open-cards [["select","pile",{"foundation":["home: ",["listed","cards","comma"]],"cell":["cells: ",["listed","cards","comma"]],"tower":["towers: ",["listed","cards","comma"]],"backbone":["backbone: ",["listed","cards","comma"]],"reserve":["reserve: ",["listed","cards","comma"]],"place":["free cards: ",["listed","cards","comma"]],"one":[["shown","place"],": ",["listed","cards","comma"]]},["top cards: ",["listed","cards","comma"]]]]
opening-bracket This list of moves has an opening bracket without a closing one.
other-suit the other card doesn’t follow suit
other-version ["This is a ",["shown","found"]," link, but only ",["shown","known"]," links can be opened here."]
out-of-the-game A removed card is out of the game.
outcome [["select","missing",{"0":[["select","margin",{"0":"made"},["made with ",["message","overtricks-made"]]]]},[["spelled","missing"]," down"]]]
overtricks [["select","count",{"one":"one overtrick"},[["spelled","count"]," overtricks"]]]
overtricks-made [["select","margin",{"one":"one overtrick"},[["spelled","margin"]," overtricks"]]]
overtricks.for ["for ",["message","overtricks"]]
overtricks.sheet [["message","overtricks"]]
own-rules [["shown","name"],", house rules"]
own-rules.kind House rules
own-rules.sentence [["shown","changes"]]
pairs-with-cover which it pairs with
part-scores ["Part-score towards the next game: you ",["shown","yours"],", the house ",["shown","theirs"],"."]
pass-button Pass
pass-button.sign Pass
pass-move pass
pass-words pass: the house declares
passes-left [["select","noun",{"deal":[["select","count",{"one":"one more deal after this"},[["spelled","count"]," more deals after this"]]]},[["select","count",{"one":"one more pass after this"},[["spelled","count"]," more passes after this"]]]]]
peaks-gone You’ve cleared the peaks.
picture-of-table ["The table: ",["listed","piles","and"],"."]
pile [["upper",["shown","place"]],", ",["listed","facts","comma"]]
pile-face-down [["upper",["shown","place"]],": ",["message","cards"],", face down."]
pile-from-open-end [["upper",["shown","place"]],", from the top: ",["listed","cards","comma"],"."]
pile-is-empty [["upper",["shown","place"]],": ",["shown","place","empty"],"."]
pile-is-none [["upper",["shown","place"]],": none."]
pile-none [["upper",["shown","place"]],": none"]
pile-tricks [["upper",["shown","place"]],": ",["shown","count"]]
place-now-empty [["shown","place","the"]," is now empty"]
play-card ["play ",["shown","card","the"]]
play-to-trick Play a card from your hand to this trick.
points-below [["shown","points"]," below the line"]
points-for [["shown","points"]," ",["shown","reason","for"]]
points-hint [["select","goal",{"make":[["select","count",{"one":[["upper",["shown","move"]],": made in ",["shown","won"]," of ",["shown","count"]," deal, ",["shown","points"]," points on average."]},[["upper",["shown","move"]],": made in ",["shown","won"]," of ",["shown","count"]," deals, ",["shown","points"]," points on average."]]],"set":[["select","count",{"one":[["upper",["shown","move"]],": the house goes down in ",["shown","won"]," of ",["shown","count"]," deal, ",["shown","points"]," points on average."]},[["upper",["shown","move"]],": the house goes down in ",["shown","won"]," of ",["shown","count"]," deals, ",["shown","points"]," points on average."]]]},[["upper",["shown","move"]],": ",["shown","points"]," points on average."]]]
points-legend [["select","doubled",{"1":"points below the line, doubled","2":"points below the line, redoubled"},"points below the line"]]
points-made [["select","above",{"0":[["shown","below"]," below the line"]},[["shown","below"]," below, ",["shown","above"]," above"]]]
points-on-sheet [["shown","points"]," ",["shown","reason","sheet"]]
possible-moves [["message","moves"],": ",["listed","moves","semicolon"],"."]
press-for-next-deal Press the stock for the next deal.
press-to-keep Press a card to keep it or put it back.
put-back ["put back ",["shown","card","the"]]
pyramid-gone You’ve cleared the pyramid.
pyramid-place ["row ",["shown","row"]," card ",["shown","number"]]
pyramid-place.empty removed
pyramid-place.the ["row ",["shown","row"]," card ",["shown","number"]]
rank [["select","rank",{"1":"ace","2":"two","3":"three","4":"four","5":"five","6":"six","7":"seven","8":"eight","9":"nine","10":"ten","11":"jack","12":"queen"},"king"]]
rank-beats ["your ",["shown","mine"]," beats ",["shown","theirs"]]
rank-goes-to ["The ",["message","rank"]," goes to ",["shown","place","the"],"."]
rank-loses ["the house’s ",["shown","theirs"]," beats your ",["shown","mine"]]
rank-sign [["select","rank",{"1":"A","11":"J","12":"Q","13":"K"},[["shown","rank"]]]]
rank-sign-national [["message","rank-sign"]]
rank-wins ["your ",["shown","mine"]," wins"]
redeals passes left
redeals.the the passes left
reserve reserve
reserve-number [["message","reserve"]," ",["shown","number"]]
reserve-number.empty empty
reserve-number.the [["message","reserve"]," ",["shown","number"]]
reserve.empty empty
reserve.the the reserve
rib-height [["select","number",{"1":"top","2":"second","3":"third"},"bottom"]]
rib-only-from ["You can fill an empty rib only from ",["listed","places","or","the"],"."]
right-rib [["message","rib-height"]," right rib"]
right-rib.empty empty
right-rib.the ["the ",["message","rib-height"]," right rib"]
right-spine right column of the backbone
right-spine.empty empty
right-spine.the the right column of the backbone
round-lost You’ve played all nine deals, with more than 45 cards left.
round-number round number
round-won You’ve played all nine deals, with 45 or fewer cards left.
rounds [["listed","rounds","comma"]]
rubber-bonus rubber
rubber-bonus.for for the rubber
rubber-bonus.sheet rubber
rubber-ended [["upper",["shown","result"]],". Total: you ",["shown","yours"],", the house ",["shown","theirs"],". The side with more points wins the rubber."]
rubber-is-over The rubber is over.
rubber-number rubber number
rules-ace-turned An ace turned from the stock goes home at once.
rules-aces-dealt An ace that comes up in the deal goes home at once, and the next card takes its place.
rules-aces-in-deal Aces are dealt like all other cards.
rules-aces-laid-out The aces lie on the foundations from the start.
rules-aim The aim
rules-all-face-up All these cards are face up.
rules-any-fills [["select","moves",{"one":"Any card can fill an empty column."},"Any card, on its own or with the cards on it, can fill an empty column."]]
rules-any-moves You can move any face-up card, with all the cards on it, whether they’re in order or not.
rules-as-if-singly You can still move a run as one if there’s room to move its cards one by one. The most you can move is one card more than there are free cells: three cards with two free cells.
rules-built-both-ways [["select","suits",{"same":"Columns are built up or down in suit: the ten of hearts or the eight of hearts goes on the nine of hearts.","alternate":"Columns are built up or down in alternating colours: a red ten or a red eight goes on a black nine."},"Columns are built up or down, whatever the suit: a ten or an eight goes on a nine."]]
rules-built-down [["select","suits",{"same":"Columns are built down in suit: the eight of hearts goes on the nine of hearts.","alternate":"Columns are built down in alternating colours: a red eight goes on a black nine."},"Columns are built down, whatever the suit: an eight goes on a nine."]]
rules-built-up [["select","suits",{"same":"Columns are built up in suit: the ten of hearts goes on the nine of hearts.","alternate":"Columns are built up in alternating colours: a red ten goes on a black nine."},"Columns are built up, whatever the suit: a ten goes on a nine."]]
rules-closed ["Nothing goes on ",["shown","card"],"."]
rules-columns [["select","cards",{"0":[["select","columns",{"one":"One empty column."},[["upper",["spelled","columns"]]," empty columns."]]]},[["select","columns",{"one":"One column","13":"Thirteen columns","17":"Seventeen columns","18":"Eighteen columns"},[["upper",["spelled","columns"]]," columns"]]," of ",["select","cards",{"one":"one card."},[["spelled","cards"]," cards."]]]]]
rules-columns-counted [["upper",["spelled","columns"]]," columns of these lengths: ",["shown","numbers"],"."]
rules-columns-rising [["upper",["spelled","columns"]]," columns of ",["spelled","fewest"]," to ",["spelled","most"]," cards."]
rules-columns-two [["select","columns",{"13":"Thirteen columns","17":"Seventeen columns","18":"Eighteen columns"},[["upper",["spelled","columns"]]," columns"]],": ",["select","first",{"0":"none","one":"one card"},[["spelled","first"]," cards"]]," in ",["select","count",{"one":"the first"},["each of the first ",["spelled","count"]]],", ",["spelled","rest"]," in ",["select","others",{"one":"the last."},["each of the other ",["spelled","others"],"."]]]
rules-comes-back The top card of a foundation can come back to a column.
rules-cover-goes If a card is covered only by the card it pairs with, you can remove both together.
rules-empty-cells ["There ",["select","count",{"one":"is one empty **cell**."},["are ",["spelled","count"]," empty **cells**."]]]
rules-face-down-counted ["Face-down cards in each column, in order: ",["shown","numbers"],"."]
rules-fill-first You have to fill it before any other move, if there’s a card that can.
rules-filled-cells ["There ",["select","count",{"one":"is one **cell**."},["are ",["spelled","count"]," **cells**."]]," ",["select","filled",{"one":"One card starts in a cell."},[["upper",["spelled","filled"]]," cards start in cells."]]]
rules-fills-from ["The card that fills it has to come from ",["listed","piles","or"],"."]
rules-first-face-down [["select","columns",{"one":"In the first column"},["In each of the first ",["spelled","columns"]," columns"]],", ",["select","cards",{"one":"one card is face down."},[["spelled","cards"]," cards are face down."]]]
rules-first-rank One card is dealt to a foundation. All foundations start with the rank of this card.
rules-foundations [["select","count",{"one":"There is one foundation."},["There are ",["spelled","count"]," foundations."]]]
rules-free [["select","count",{"one":[["upper",["listed","places","and"]]," is free."]},[["upper",["listed","places","and"]]," are free."]]]
rules-free-in-cells any card in a cell
rules-free-in-columns the top card of each column
rules-free-in-peaks each card that nothing covers
rules-free-in-reserve [["select","piles",{"one":"the top card of the reserve"},[["select","cards",{"one":"any card of the reserve"},"the top card of each reserve pile"]]]]
rules-free-on-waste the top card of the waste
rules-from [["select","kind",{"tableau":"another column","cell":"a cell","reserve":"the reserve","foundation":"a foundation","waste":"the waste"},"the stock"]]
rules-full-columns You can do that only if no column is empty.
rules-heap [["select","ranks",{"lower":["A free card goes ",["select","kind",{"waste":"on the waste"},"on the foundation"]," if it’s one rank below the top card there."],"higher":["A free card goes ",["select","kind",{"waste":"on the waste"},"on the foundation"]," if it’s one rank above the top card there."]},["A free card goes ",["select","kind",{"waste":"on the waste"},"on the foundation"]," if it’s one rank above or below the top card there."]]]
rules-heap-starts [["select","kind",{"waste":"One card starts the waste."},"One card starts the foundation."]]
rules-heap-starts-with [["select","kind",{"waste":["The waste starts with ",["shown","card","the"],"."]},["The foundation starts with ",["shown","card","the"],"."]]]
rules-heap-suits [["select","suits",{"same":"It has to be of the same suit.","alternate":"It has to be of the other colour."},"Suits don’t matter."]]
rules-home ["Bring all ",["shown","count"]," cards home. Each foundation is built up in suit, from ace to king."]
rules-home-from-first ["Bring all ",["shown","count"]," cards home. Each foundation is built up in suit, and an ace follows a king."]
rules-king-fills [["select","moves",{"one":"Only a king can fill an empty column."},"Only a king, on its own or with the cards on it, can fill an empty column."]]
rules-kings-below Before you begin, kings go under the other cards of their columns.
rules-last-face-up [["select","count",{"one":"Only the last card of each column is face up."},["Only the last ",["spelled","count"]," cards of each column are face up."]]]
rules-last-row-face-up Only the cards in the bottom row are face up.
rules-lock One more card lies across the reserve.
rules-lock-no-king It can’t be a king: a king goes to the bottom of the stock, and the next card takes its place.
rules-locked Until the card across the reserve is played, no other card of the reserve is free.
rules-no-cells There are no cells.
rules-nothing-built You can’t place cards on the columns.
rules-nothing-fills An empty column stays empty.
rules-numbered Deals are numbered as in Microsoft FreeCell.
rules-one-at-a-time Cards move one at a time.
rules-only-suits ["All cards count as ",["listed","suits","or"],"."]
rules-packs [["select","count",{"one":"One pack."},[["upper",["spelled","count"]]," packs."]]]
rules-packs-apart Each pack is shuffled separately, and the second is dealt after the first.
rules-pairs [["select","place",{"pyramid":["Remove all ",["shown","count"]," cards of the pyramid, in pairs that add up to 13."],"peaks":["Remove all ",["shown","count"]," cards of the peaks, in pairs that add up to 13."]},["Remove all ",["shown","count"]," cards of the columns, in pairs that add up to 13."]]]
rules-pairs-go Remove two free cards that add up to 13: press one, then the other.
rules-passes [["select","count",{"0":"You can go through the stock as often as you like.","one":"You can go through the stock only once.","2":"You can go through the stock twice."},["You can go through the stock ",["spelled","count"]," times."]]]
rules-peaks [["select","peaks",{"one":["A pyramid of ",["select","rows",{"one":"one row"},[["spelled","rows"]," rows"]],", with ",["shown","cards"]," cards in all. Each card above the bottom row is covered by two cards in the row below."]},[["upper",["spelled","peaks"]]," peaks of ",["spelled","rows"]," rows that share the bottom row: ",["shown","cards"]," cards in all. Each card above the bottom row is covered by two cards in the row below."]]]
rules-peaks-turn-up A face-down card turns up when nothing covers it.
rules-piles [["select","kind",{"pyramid":"pyramid","peaks":"peaks","foundation":[["select","count",{"one":"foundation"},"foundations"]],"tableau":[["select","count",{"one":"column"},"columns"]],"cell":[["select","count",{"one":"cell"},"cells"]],"reserve":"reserve","waste":"waste"},"stock"]]
rules-play Play
rules-reserve [["select","piles",{"one":[["upper",["spelled","cards"]]," cards form the **reserve**."]},[["select","cards",{"one":[["upper",["spelled","piles"]]," single cards form the **reserve**."]},[["upper",["spelled","piles"]]," piles of ",["spelled","cards"]," cards form the **reserve**."]]]]]
rules-reserve-counted ["The **reserve** has piles of these sizes: ",["shown","numbers"],"."]
rules-reserve-fills The top card of the reserve fills an empty column at once. When the reserve is empty, any card can fill the column.
rules-reserve-top-up [["select","piles",{"one":"Only its top card is face up."},"Only the top card of each pile is face up."]]
rules-ring [["select","ranks",{"lower":"A king goes on an ace.","higher":"An ace goes on a king."},"Aces and kings go on each other."]]
rules-rounds Press the stock to deal a card to each column, until the stock is empty.
rules-run [["select","ranks",{"lower":"A run goes down","higher":"A run goes up"},"A run goes up or down"],["select","suits",{"same":" in suit.","alternate":" in alternating colours."},", whatever the suit."]]
rules-runs ["Sort all ",["shown","count"]," cards into ",["spelled","runs"]," runs, each of one suit from king to ace. A complete run is removed from the table."]
rules-runs-move A run moves as one. You can also move just its top few cards.
rules-spaces-double Each empty column doubles that number, but the column you’re moving to doesn’t count.
rules-stock [["select","count",{"0":"The other cards are the stock.","one":"The last card is the stock."},["The other ",["shown","count"]," cards are the stock."]]]
rules-table The table
rules-to-heap [["select","place",{"pyramid":["Play all ",["shown","count"]," cards of the pyramid"],"peaks":["Play all ",["shown","count"]," cards of the peaks"]},["Play all ",["shown","count"]," cards of the columns"]]," ",["select","kind",{"waste":"to the waste."},"to the foundation."]]
rules-turned [["select","count",{"one":"Turn the stock one card at a time."},["Turn the stock ",["spelled","count"]," cards at a time. Only the last of them is free."]]]
rules-turns-up A face-down card in a column turns up when nothing lies on it.
rules-values An ace counts 1, a jack 11, a queen 12. A king counts 13 and is removed on its own.
run-and-next ["Run of ",["shown","length"]," · next: ",["listed","ranks","or"]]
run-button Run
run-complete ["a run of ",["message","suit"]," is complete"]
run-ends ["Run of ",["shown","length"]," · next: none"]
run-fits-nowhere [["upper",["shown","card","the"]]," and the cards on it can’t go anywhere now."]
run-leaves-by-itself A complete run, king to ace in one suit, is removed automatically.
run-number ["slot for run ",["shown","number"]]
run-number.empty empty
run-number.the ["the slot for run ",["shown","number"]]
run-of ["run of ",["shown","length"]]
score [["select","scored",{"left":[["shown","points"]," left"],"shown":[["shown","points"]," face up"],"ahead":[["shown","points"]," ahead"],"runs":[["select","points",{"one":[["shown","points"]," run"]},[["shown","points"]," runs"]]]},[["shown","points"]," home"]]]
score-500-counts You start with 500. Each run you complete scores 100; each move and each undo costs 1.
score-lead [["select","lead",{"ahead":["Score +",["shown","points"]],"behind":["Score −",["shown","points"]]},"Score"]]
score-lead.sign [["message","score-lead"]]
score-sheet Score sheet
score-standard-counts You score 10 for each card brought home, 5 for each card moved from the waste to a column and 5 for each card turned up. You lose 15 for each card moved back from a foundation, and 100 for each new pass if you turn one card at a time.
score-vegas-counts You pay 52 for the pack and get 5 back for each card home. You can go through the stock as often as the variant allows.
second-foundation-of ["second ",["message","foundation-of"]]
second-foundation-of.empty empty
second-foundation-of.the ["the second ",["message","foundation-of"]]
sentences [["listed","parts","sentence"]]
shortest-suit [["select","house",{"bids":["Its suit is ",["message","suit"],", your shortest: ",["message","held-of-suit"],"."]},["Its suit would be ",["message","suit"],", your shortest: ",["message","held-of-suit"],"."]]]
showing-long-way showing a win (many moves)
showing-way [["select","count",{"one":["showing a win in ",["shown","count"]," move"]},["showing a win in ",["shown","count"]," moves"]]]
side-on-lead side on lead
side-scored [["select","side",{"you":["you ",["listed","entries","comma"]]},["the house ",["listed","entries","comma"]]]]
six-are-kept Six cards kept
six-are-kept.sign Six cards kept
six-kept-already You’ve kept six cards already. Put one back first.
small-slam small slam
small-slam.for for a small slam
small-slam.sheet small slam
so-far ["Calculating… ",["shown","hint"]]
so-you-bid So you have to bid.
some-empty [["select","pile",{"place":[["shown","count"]," removed"]},[["shown","count"]," empty"]]]
source-backbone A present-day guide to the rules of Backbone Solitaire, with eleven cards in each column. Solitaire Forever II credits this form to David Parlett.
source-backbone-aisleriot The manual page of Backbone in GNOME’s AisleRiot, by Vincent Povirk (2005).
source-backbone-traditional The chapter “Backbone Patience (with two whist packs)” of a Victorian book of patience games. Solitaire Forever II credits this form to Mary Whitmore Jones and Basil Dalton.
source-black-hole David Parlett’s game of 1979, from “The Penguin Book of Patience”.
source-blake-gent The rules are those of “The Winnability of Klondike Solitaire and Many Other Patience Games” by Charlie Blake and Ian P. Gent.
source-bridge Stephen Rogers’s game of 2016, as described by Denexa Games. The scoring is that of rubber bridge.
source-canfield The game of Richard Canfield’s casino, in its common form: any face-up card moves with the cards on it.
source-clock The traditional game, also called Clock Patience.
source-common-form The game in its common form, as in most collections.
source-freecell Paul Alfille’s game, with the deals of Microsoft FreeCell.
source-golf The game in its strict form: nothing on a king, only a two on an ace.
source-golf-9 The strict game, nine deals to a round, with the usual par of five cards a deal.
source-heading Source
source-klondike The game as it’s usually played; cards can come back from a foundation.
source-klondike-1x3 A common house rule: one card at a time, three passes.
source-klondike-3 The game as it’s usually played, three cards at a time; cards can come back from a foundation.
source-klondike-3x3 A common house rule: three cards at a time, three passes.
source-own ["House rules: the rules of ",["shown","name"]," were changed."]
source-pyramid The game in its common form, with as many passes as you like.
source-pyramid-tut The variant known as King Tut or Tut’s Tomb.
source-seahaven Art Cabral’s game of 1988.
source-spider The game in its common form; one and two suits as in Microsoft’s Spider.
source-tripeaks Robert Hogue’s game of 1989, with the rules of Microsoft’s TriPeaks.
space-from-reserve Only a card from the reserve can fill an empty column.
space-not-from [["select","kind",{"foundation":"You can’t fill an empty column from a foundation.","waste":"You can’t fill an empty column from the waste.","reserve":"You can’t fill an empty column from the reserve.","cell":"You can’t fill an empty column from a cell."},"You can’t fill an empty column from another column."]]
space-stays-empty [["select","pile",{"rib":"An empty rib stays empty.","fan":"An empty fan stays empty."},"An empty column stays empty."]]
spaces-too [["select","to",{"space":[["select","spaces",{"one":"one other empty column"},[["spelled","spaces"]," other empty columns"]]]},[["select","spaces",{"one":"one empty column"},[["spelled","spaces"]," empty columns"]]]]]
spelled [["select","number",{"0":"no","1":"one","2":"two","3":"three","4":"four","5":"five","6":"six","7":"seven","8":"eight","9":"nine","10":"ten","11":"eleven","12":"twelve"},[["shown","number"]]]]
standing-of-round [["shown","number"]," of ",["shown","count"]]
statement [["upper",["shown","what"]],"."]
statements [["listed","parts","full-stop"],"."]
stays-home A card that’s home stays there.
stays-on-waste A card on the waste stays there.
stock stock
stock-and-redeals [["shown","count"]," ↻"]
stock-and-waste-used-up The stock and the waste are empty.
stock-can-be-turned you can turn the stock
stock-count [["shown","count"]]
stock-deals-to-all The stock deals a card to every column.
stock-not-used-up The stock isn’t empty yet.
stock-to ["stock to ",["shown","place","the"]]
stock-used-up The stock is empty.
stock.empty empty
stock.the the stock
strain-sign [["select","strain",{"clubs":"♣","diamonds":"♦","hearts":"♥","spades":"♠"},"NT"]]
study-best-call Best call
study-button Analysis
study-button.sign Analysis
study-costs [["select","count",{"one":"You gave away one trick:"},["You gave away ",["spelled","count"]," tricks:"]]]
study-known With all cards visible, the most tricks you could have taken:
study-no-cost None of your cards cost a trick.
study-title What was possible in this deal
study-your-call Your call
suit [["select","suit",{"clubs":"clubs","diamonds":"diamonds","hearts":"hearts"},"spades"]]
suit-of-hand [["message","suit"]," ",["listed","ranks","comma"]]
suit-sign [["select","suit",{"clubs":"♣","diamonds":"♦","hearts":"♥"},"♠"]]
take-cards-away ["remove ",["listed","cards","and"]]
take-up-blind Pick up the blind
take-up-blind-with ["pick up the blind, with ",["shown","card","the"]," on top of the discard pile"]
take-up-blind.sign Pick up the blind
taken-away removed cards
taken-away.empty none
taken-away.the the removed cards
takes-hidden-cards This takes hidden cards into account.
then-the-blind Then you pick up the seven cards of the blind.
there-is-a-way There’s a way to win from here.
this-is-lost [["select","answer",{"never":"This deal could never be won.","impossible":"This game can’t be won."},"This game can no longer be won."]]
told [["listed","parts","full-stop"]]
too-few-to-deal Too few cards are left to fill every column, so you can’t deal.
total [["shown","points"]]
tower-number ["tower ",["shown","number"]]
tower-number.empty empty
tower-number.the ["tower ",["shown","number"]]
towers-from-to ["towers ",["shown","first"]," to ",["shown","last"]]
trick-stays Won tricks stay where they are.
trick-won [["select","side",{"you":["you win the trick: you ",["shown","yours"],", the house ",["shown","theirs"]]},["the house wins the trick: you ",["shown","yours"],", the house ",["shown","theirs"]]]]
tricks-needed [["select","needed",{"one":"one trick"},[["spelled","needed"]," tricks"]]]
tricks-of-needed [["select","side",{"you":["You ",["shown","count"]," of ",["shown","needed"]]},["House ",["shown","count"]," of ",["shown","needed"]]]]
tricks-of-needed.sign [["message","tricks-of-needed"]]
tricks-of-side [["select","side",{"you":["You ",["shown","count"]]},["House ",["shown","count"]]]]
tricks-of-side.sign [["message","tricks-of-side"]]
tricks-played tricks played
turn-a-card turn a card
turn-to-waste-first Turn the card onto the waste first.
turn-waste-over ["turn the waste over, ",["message","cards"]," back in the stock"]
turn-waste-over-last ["turn the waste over for the last time, ",["message","cards"]," back in the stock"]
turned [["shown","card"]," turned"]
turned-aside cards set aside
turned-aside-cards ["set aside: ",["listed","cards","comma"]]
turned-aside.empty none
turned-aside.the the cards set aside
turned-on [["shown","card"]," turned, on top of ",["listed","cards","and-only"]]
turned-up [["shown","card"]," turned up"]
turns-a-card turns up a card
two-jokers both cards are jokers
uncovered ["uncovered ",["shown","card"]]
undertricks [["select","count",{"one":"one undertrick"},[["spelled","count"]," undertricks"]]]
undertricks.for ["for ",["message","undertricks"]]
undertricks.sheet [["message","undertricks"]]
undo-button Undo
vulnerable [["select","who",{"nobody":"Neither vulnerable","you":"You’re vulnerable","house":"House vulnerable"},"Both vulnerable"]]
vulnerable.sign [["message","vulnerable"]]
was-kept [["shown","card"]," kept"]
was-put-back [["shown","card"]," put back"]
waste waste
waste-is-empty The waste is empty. Press the stock to turn a card.
waste-only-from-stock Only cards turned from the stock go on the waste.
waste-turned-over ["waste turned over, ",["message","cards"]," back in the stock"]
waste-turned-over-last ["waste turned over for the last time, ",["message","cards"]," back in the stock"]
waste.empty empty
waste.the the waste
way-leads-to [["select","scored",{"left":[["select","count",{"one":"At best, one card is left."},["At best, ",["spelled","count"]," cards are left."]]]},[["select","count",{"one":"At best, one more card goes home."},["At best, ",["spelled","count"]," more cards go home."]]]]]
why-bid ["Why ",["shown","bid"],"?"]
why-bid.sign ["Why ",["shown","bid","sign"],"?"]
why-guess [["select","known",{"winnable":["Best guess: ",["shown","move"],". There’s a way to win, but it hasn’t been found yet."]},["Best guess: ",["shown","move"],". No win found so far."]]]
why-hint [["select","count",{"one":[["upper",["shown","move"]],": ",["shown","reason"],". ",["shown","count"]," move to win."]},[["upper",["shown","move"]],": ",["shown","reason"],". ",["shown","count"]," moves to win."]]]
why-hint-far [["upper",["shown","move"]],": ",["shown","reason"],". The win is still far off."]
why-pass Why pass?
why-pass.sign Why pass?
will-lie-on-discard ["The ",["shown","card","sign"]," will be on top of the discard pile, where you can still see it. To put another card there, press it, then the discard pile."]
win-stock-used-up You win the trick: the stock is empty.
win-stock-used-up.sign You win the trick: the stock is empty.
win-unanswered You win the trick: the house couldn’t play a card.
win-unanswered.sign You win the trick: the house couldn’t play a card.
won-in [["select","count",{"one":["Won in ",["shown","count"]," move."]},["Won in ",["shown","count"]," moves."]]]
won-of [["shown","won"]," of ",["shown","count"]]
worth-honours ["Honours: ",["shown","points"]," either way."]
worth-in-short [["select","gain",{"rubber":[["shown","contract"],": ",["shown","points"]," below the line, makes game and rubber"],"game":[["shown","contract"],": ",["shown","points"]," below the line, makes game"]},[["shown","contract"],": ",["shown","points"]," below the line"]]]
worth-made [["select","gain",{"rubber":["Made: ",["message","points-made"],"; makes game and rubber."],"game":["Made: ",["message","points-made"],"; makes game."]},["Made: ",["message","points-made"],"."]]]
worth-short ["One down: ",["shown","one"]," to the house; two down: ",["shown","two"],"."]
wrong-piles [["shown","game"]," has ",["shown","wanted"]," piles, but this position has ",["shown","found"],"."]
you-hold-none you hold none
you-play ["you play ",["shown","card","the"]]
your-card your card
your-card.empty none
your-card.the your card
your-hand-and-call ["your hand: ",["shown","hand"],"; ",["shown","call"]]
your-tricks your tricks
your-tricks.empty none
your-tricks.the your tricks
''')
_PLURALS = ('other one' + ' other' * 198).split()
LANGUAGE = Language('en', 'ltr', Messages(_TEXTS), _PLURALS, ',')
