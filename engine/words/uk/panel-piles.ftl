# Вікна, що перелічують увесь стіл словами або карти одного стосу на вибір.

table-in-words = Стіл словами
no-card-to-pick = Звідси зараз не взяти жодної карти.
cards-below-face-down = { $count ->
    [1] Одна закрита карта
    [one] { $count } закрита карта
    [few] { UPPER(SPELLED($count)) } закриті карти
   *[many] { UPPER(SPELLED($count)) } закритих карт
}
# Beside the name of a card that cannot be taken now.
card-stays = лежить

# The sheet with everything that was said on this visit.
said-title = Що було сказано
nothing-said = Ще нічого не сказано.
