# The sheets that list the whole table in words, or the cards of one pile to choose from.

table-in-words = השולחן במילים
no-card-to-pick = אי אפשר לקחת מכאן קלף עכשיו.
cards-below-face-down = { $count ->
    [one] קלף סגור אחד
    [two] שני קלפים סגורים
   *[other] { SPELLED($count) } קלפים סגורים
}
# Beside the name of a card that cannot be taken now.
card-stays = נשאר

# The sheet with everything that was said on this visit.
said-title = מה נאמר
nothing-said = עוד לא נאמר דבר.
