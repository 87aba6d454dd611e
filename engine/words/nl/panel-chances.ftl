# Het blad dat zegt hoe vaak elke zet wint als alleen de geziene kaarten bekend zijn.

chances-title = Kansen
chances-meaning = { $count ->
    [one] De kaarten die je niet hebt gezien zijn { $count } keer opnieuw gedeeld. Na elke zet zijn zoveel van die spellen te winnen:
   *[other] De kaarten die je niet hebt gezien zijn { $count } keer opnieuw gedeeld. Na elke zet zijn zoveel van die spellen te winnen:
}
chances-won = Spellen
chances-interval = Kans (95 % zeker)
chances-from-to = { $low } tot { $high }
chances-unknown = Waar een spel niet op tijd kon worden beoordeeld, laat de kans winst en verlies toe.
chances-fewer = Een duidelijk slechtere zet is in minder spellen geprobeerd.
chances-later = Deze spellen zijn met open kaarten beoordeeld. Jij ziet ze niet, dus reken op minder.
chances-played = De kaarten die je niet hebt gezien zijn { $count } keer opnieuw gedeeld. Na elke zet won een eenvoudige speler zoveel van die spellen:
chances-player = Deze speler kent de volgorde van de stok, maar geen andere kaart die je niet hebt gezien. Wie beter speelt, mag meer verwachten.
chances-player-sees-no-more = Deze speler ziet geen kaart die je niet hebt gezien. Wie beter speelt, mag meer verwachten.
chances-plan = De eerste zet houdt zich aan het plan van deze speler. Een andere komt alleen vooraan als die duidelijk beter is.
chances-points = De kaarten die je niet hebt gezien zijn { $count } keer opnieuw gedeeld. Zo vaak loopt het contract goed voor je af, en zoveel punten win je gemiddeld:
chances-well = Loopt goed af
chances-gain = Punten (95 % zeker)
chances-margin = { $points } ± { $margin }
chances-simple = Een eenvoudige speler maakt elk van die spellen af, en ziet de kaarten ook niet. Wie beter speelt, mag meer verwachten.
