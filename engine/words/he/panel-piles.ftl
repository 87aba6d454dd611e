# The sheets that list the whole table in words, or the cards of one pile to choose from.

table-in-words = { menu-words }
no-card-to-pick = אי אפשר לקחת מכאן קלף עכשיו.
cards-below-face-down = { $count ->
    [one] קלף סגור אחד
    [two] שני קלפים סגורים
   *[other] { SPELLED($count) } קלפים סגורים
}
# Beside the name of a card that cannot be taken now.
card-stays = אי אפשר להזיז

# The sheet with everything that was said on this visit.
said-title = הודעות
nothing-said = עוד אין הודעות.
