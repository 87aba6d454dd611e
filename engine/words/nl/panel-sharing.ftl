# Het resultaat van een gewonnen spel om te delen. "Backbone Patience" is de naam van deze verzameling.

# $deal is welke verdeling het was, zoals "spel 4711" of "dagspel van 22 november 2026".
result-heading = { -verzameling }: { $game }, { $deal }
result-won-with = Gewonnen met { moves }
result-won-in = Gewonnen in { $time } met { moves }
# In het midden van de afbeelding, als daar geen tijd staat.
result-card-won = Gewonnen
# Voor wie de afbeelding niet ziet.
result-card-label = { $game }, { $deal }: gewonnen, { moves }

## Het venster om te delen

share-title = Delen
share-picture = Deel de afbeelding
save-picture = Bewaar de afbeelding
share-shows-no-card = Toont geen kaart van het spel. De link opent hetzelfde spel, nog ongespeeld.
share-as-text = Deel als tekst
copy-as-text = Kopieer als tekst
# Boven de links.
share-game-so-far = Het spel tot nu toe
share-deal = Dit spel, vanaf het begin
copy-link = Kopieer
