# Het resultaat van een gewonnen spel om te delen. "Backbone Patience" is de naam van deze verzameling.

# $deal is welke verdeling het was, zoals "spel 4711" of "dagspel van 22 november 2026".
result-heading = { -verzameling }: { $game }, { $deal }
result-won-with = Gewonnen in { moves }
result-won-in = Gewonnen in { $time } met { moves }
# In het midden van de afbeelding, als daar geen tijd staat.
result-card-won = Gewonnen
# Voor wie de afbeelding niet ziet.
result-card-label = { $game }, { $deal }: gewonnen, { moves }

## Het venster om te delen

share-title = Delen
share-picture = Afbeelding delen
save-picture = Afbeelding opslaan
share-shows-no-card = De kaarten zijn niet te zien. De link opent hetzelfde spel vanaf het begin.
share-as-text = Delen als tekst
copy-as-text = Kopiëren als tekst
# Boven de links.
share-game-so-far = Het spel tot nu toe
share-deal = Dit spel, vanaf het begin
copy-link = Kopiëren
