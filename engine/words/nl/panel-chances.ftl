# Het blad dat zegt hoe vaak elke zet wint als alleen de geziene kaarten bekend zijn.

chances-title = Kansen
chances-meaning = { $count ->
    [one] De kaarten die je niet hebt gezien, zijn één keer willekeurig opnieuw gedeeld. De tabel toont na welke zetten dat spel nog te winnen is.
   *[other] De kaarten die je niet hebt gezien, zijn { $count } keer willekeurig opnieuw gedeeld. De tabel toont in hoeveel van die spellen je na elke zet nog kunt winnen.
}
chances-won = Winst
chances-interval = Kans (95% zeker)
chances-from-to = { $low } tot { $high }
chances-unknown = Spellen die niet op tijd zijn opgelost, maken de marge groter: ze kunnen winst of verlies zijn.
chances-fewer = Duidelijk slechtere zetten zijn in minder spellen geprobeerd.
chances-later = De computer zag in deze spellen alle kaarten. Jij niet, dus je wint minder vaak.
chances-played = { $count ->
    [one] De kaarten die je niet hebt gezien, zijn één keer willekeurig opnieuw gedeeld. De tabel toont na welke zetten een eenvoudige computerspeler dat spel won.
   *[other] De kaarten die je niet hebt gezien, zijn { $count } keer willekeurig opnieuw gedeeld. De tabel toont hoeveel van die spellen een eenvoudige computerspeler na elke zet won.
}
chances-player = De computerspeler kent de volgorde van de stok, maar verder geen kaart die jij niet hebt gezien. Misschien doe jij het beter.
chances-player-sees-no-more = De computerspeler ziet alleen de kaarten die jij hebt gezien. Misschien doe jij het beter.
chances-plan = Bovenaan staat de zet van de computerspeler. Een andere zet komt daar alleen als die duidelijk beter is.
chances-points = { $count ->
    [one] De kaarten die je niet hebt gezien, zijn één keer willekeurig opnieuw gedeeld. De tabel toont na welke keuzes het contract in dat spel goed voor je afloopt, en hoeveel punten je wint.
   *[other] De kaarten die je niet hebt gezien, zijn { $count } keer willekeurig opnieuw gedeeld. De tabel toont hoe vaak het contract na elke keuze goed voor je afloopt, en hoeveel punten je gemiddeld wint.
}
chances-well = Goede afloop
chances-gain = Punten (95% zeker)
chances-margin = { $points } ± { $margin }
chances-simple = Een eenvoudige computerspeler speelde elk van die spellen uit zonder de dichte kaarten te zien. Misschien doe jij het beter.
