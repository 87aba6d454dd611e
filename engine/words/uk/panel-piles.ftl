# Вікна, що перелічують увесь стіл словами або карти одного стосу на вибір.

table-in-words = { menu-words }
no-card-to-pick = Зараз звідси не можна взяти жодної карти.
cards-below-face-down = { $count ->
    [1] Одна закрита карта
    [one] { $count } закрита карта
    [few] { UPPER(SPELLED($count)) } закриті карти
   *[many] { UPPER(SPELLED($count)) } закритих карт
}
# Beside the name of a card that cannot be taken now.
card-stays = не можна взяти

# The sheet with everything that was said on this visit.
said-title = Повідомлення
nothing-said = Повідомлень іще немає.
