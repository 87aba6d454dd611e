# Arkusze, które podają słowami cały stół albo karty jednego stosu do wyboru.

table-in-words = Opis stołu
no-card-to-pick = Teraz nie można stąd wziąć żadnej karty.
cards-below-face-down = { $count ->
    [one] Jedna zakryta karta
    [few] { UPPER(SPELLED($count, "feminine")) } zakryte karty
   *[many] { UPPER(SPELLED($count)) } zakrytych kart
}
# Beside the name of a card that cannot be taken now.
card-stays = nie można przenieść

# The sheet with everything that was said on this visit.
said-title = Komunikaty
nothing-said = Nie było jeszcze żadnych komunikatów.
