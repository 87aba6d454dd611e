# What is said of the table on command, and why a command does nothing. What has a full stop is a sentence.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = הפריט נמחק: { $what }.
back-again = הפריט שוחזר: { $what }.
result = תוצאה
move-of-several = { $move }, { $number } מתוך { $count }
card-not-home-now = אי אפשר להעביר את { FORM($card, "the") } הביתה עכשיו.
no-finish-yet = עדיין אי אפשר להשלים אוטומטית: יש עוד מה להחליט.
no-such-column = אין טור { $number }.
# $text is what the player has typed.
not-a-card = אין קלף כזה: ״{ "\u2068" }{ $text }{ "\u2069" }״. הקלידו ערך וצורה, למשל 7 עלה.
nothing-to-call = כרגע אין מה להכריז.
no-trick-yet = עוד לא שוחקה אף לקיחה.
no-score-sheet = במשחק הזה אין דף ניקוד.
house-is-not-bidding = הבית לא מכריז עכשיו.
frame-waits = הסריקה מושהית. לחצו כדי להמשיך.
# In a game without choices, a button that shows the last trick again.
last-trick-button = הלקיחה האחרונה
# On the card that wins a trick.
wins-tag = זוכה
# For screen readers: what kind of thing the table is.
card-table = שולחן קלפים
# $progress is such as "Step 1 of 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

## The size of the cards

cards-largest = אי אפשר להגדיל עוד את הקלפים.
cards-smallest = אי אפשר להקטין עוד את הקלפים.
table-ends = כאן השולחן נגמר.
# $size is "number-with-tenths", such as "1.5", or a whole number.
cards-times = גודל הקלפים: { "\u2066" }×{ $size }{ "\u2069" }.
