# De vensters met de hele tafel in woorden, of met de kaarten van één stapel om uit te kiezen.

table-in-words = { menu-words }
no-card-to-pick = Hier kun je nu geen kaart pakken.
cards-below-face-down = { $count ->
    [one] Eén dichte kaart
   *[other] { UPPER(SPELLED($count)) } dichte kaarten
}
# Naast de naam van een kaart die je nu niet kunt pakken.
card-stays = blijft liggen

# Het venster met alles wat tijdens dit bezoek gezegd is.
said-title = Meldingen
nothing-said = Nog geen meldingen.
